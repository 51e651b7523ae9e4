/** Where a server under test sends things: a mail server, a push service and a chat, all of them on this machine. */
import { createDecipheriv, createECDH, createHmac, type ECDH, hkdfSync, randomBytes } from 'node:crypto'
import { createServer as createHttpServer, type IncomingHttpHeaders } from 'node:http'
import { createServer, type Socket } from 'node:net'
import { freePort } from './postgres.ts'

export interface Mail {
  readonly to: string
  readonly headers: ReadonlyMap<string, string>
  readonly text: string
}

export interface MailSink {
  readonly url: string
  readonly mails: Mail[]
  /** How many it turns away before it takes one. */
  refusing: number
  close(): Promise<void>
}

const decodedWord = (text: string): string =>
  text.replaceAll(/=\?utf-8\?([qb])\?([^?]*)\?=\s*/gi, (_all, how: string, word: string) =>
    how.toLowerCase() === 'b' ? Buffer.from(word, 'base64').toString('utf8') : quotedPrintable(word.replaceAll('_', ' ')),
  )

const quotedPrintable = (text: string): string =>
  Buffer.from(
    text.replaceAll(/=\r?\n/g, '').replaceAll(/=([0-9A-F]{2})/g, (_all, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
    'latin1',
  ).toString('utf8')

function mailFrom(to: string, raw: string): Mail {
  const [head = '', ...body] = raw.split('\r\n\r\n')
  const lines = head.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')
  const headers = new Map(lines.map((line) => [line.split(':')[0]!.toLowerCase(), decodedWord(line.slice(line.indexOf(':') + 1).trim())]))
  const content = body.join('\r\n\r\n')
  const how = headers.get('content-transfer-encoding')
  const text =
    how === 'base64' ? Buffer.from(content, 'base64').toString('utf8') : how === 'quoted-printable' ? quotedPrintable(content) : content
  return { to, headers, text: text.replaceAll('\r\n', '\n') }
}

/** As much of SMTP as it takes. */
export async function mailSink(): Promise<MailSink> {
  const mails: Mail[] = []
  const sockets = new Set<Socket>()
  const sink = { mails, refusing: 0 }
  const server = createServer((socket) => {
    sockets.add(socket)
    let to = ''
    let data: string | null = null
    let rest = ''
    const say = (line: string): void => void socket.write(`${line}\r\n`)
    const handle = (line: string): void => {
      if (data !== null) {
        if (line !== '.') {
          data += `${line.startsWith('..') ? line.slice(1) : line}\r\n`
          return
        }
        mails.push(mailFrom(to, data))
        data = null
        return say('250 kept')
      }
      const [word = ''] = line.toUpperCase().split(' ')
      if (word === 'RCPT') to = /<(.*)>/.exec(line)![1]!
      if (word === 'MAIL' && sink.refusing > 0) {
        sink.refusing--
        return say('451 try again later')
      }
      if (word === 'DATA') {
        data = ''
        return say('354 go on')
      }
      if (word === 'QUIT') {
        say('221 bye')
        return void socket.end()
      }
      say('250 fine')
    }
    say('220 sink')
    socket.on('data', (chunk) => {
      const lines = (rest + chunk.toString('utf8')).split('\r\n')
      rest = lines.pop()!
      for (const line of lines) handle(line)
    })
    socket.on('error', () => undefined)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return Object.assign(sink, {
    url: `smtp://127.0.0.1:${port}`,
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  })
}

export interface Call {
  readonly path: string
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

export interface HttpSink {
  readonly address: string
  readonly host: string
  readonly calls: Call[]
  /** What the next ones are answered; then 201. */
  readonly answers: number[]
  close(): Promise<void>
}

export async function httpSink(): Promise<HttpSink> {
  const calls: Call[] = []
  const answers: number[] = []
  const server = createHttpServer((request, reply) => {
    const chunks: Buffer[] = []
    request.on('data', (chunk: Buffer) => chunks.push(chunk))
    request.on('end', () => {
      calls.push({ path: request.url!, headers: request.headers, body: Buffer.concat(chunks) })
      reply.writeHead(answers.shift() ?? 201).end()
    })
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  return {
    address: `http://127.0.0.1:${port}`,
    host: `127.0.0.1:${port}`,
    calls,
    answers,
    close: () => {
      server.closeAllConnections()
      return new Promise<void>((resolve) => server.close(() => resolve()))
    },
  }
}

/** A browser with a push subscription: it alone can decrypt its messages. */
export interface Browser {
  readonly subscription: { readonly endpoint: string; readonly keys: { readonly p256dh: string; readonly auth: string } }
  read(body: Buffer): { readonly title: string; readonly body: string; readonly url: string; readonly tag: string }
}

const SALT = 16

export function browser(endpoint: string): Browser {
  const own: ECDH = createECDH('prime256v1')
  own.generateKeys()
  const auth = randomBytes(SALT)
  return {
    subscription: { endpoint, keys: { p256dh: own.getPublicKey('base64url'), auth: auth.toString('base64url') } },
    // RFC 8291 over RFC 8188.
    read: (body) => {
      const salt = body.subarray(0, SALT)
      const length = body[SALT + 4]!
      const theirs = body.subarray(SALT + 5, SALT + 5 + length)
      const sealed = body.subarray(SALT + 5 + length)
      const info = Buffer.concat([Buffer.from('WebPush: info\0'), own.getPublicKey(), theirs])
      const first = createHmac('sha256', auth).update(own.computeSecret(theirs)).digest()
      const secret = createHmac('sha256', first)
        .update(Buffer.concat([info, Buffer.from([1])]))
        .digest()
      const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
      const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
      const opening = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16))
      const open = Buffer.concat([opening.update(sealed.subarray(0, -16)), opening.final()])
      return JSON.parse(open.subarray(0, open.lastIndexOf(2)).toString('utf8')) as ReturnType<Browser['read']>
    },
  }
}
