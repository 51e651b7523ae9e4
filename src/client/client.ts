/** A client of the socket: sends messages and waits for what comes. */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { type ClientMessage, PROTOCOL, RefusedByServer, type ServerMessage } from '../protocol/socket.ts'

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
type Wanted = WithoutId<Exclude<ClientMessage, { type: 'hello' }>> & { readonly id?: string }

export interface Client {
  /** Sends a message and waits for its acknowledgement, or for the game. Throws `RefusedByServer`. */
  ask(message: Wanted): Promise<ServerMessage>
  /** Sends a text as it is. */
  sendRaw(text: string | Buffer): void
  /** Hears all messages but acknowledgements. */
  onMessage(hear: (message: ServerMessage) => void): void
  /** Every frame that has come, where the client was told to keep them. */
  readonly frames: readonly string[]
  readonly closed: Promise<void>
  close(): void
}

interface Waiting {
  readonly resolve: (message: ServerMessage) => void
  readonly reject: (error: Error) => void
}

const ANSWERS: ReadonlySet<ServerMessage['type']> = new Set(['ack', 'game', 'pong'])

/** A server that has too much to do asks whoever comes to come again. */
const BUSY = /\b503$/
const TRIES = 10

async function opened(address: string, headers: Readonly<Record<string, string>>): Promise<WebSocket> {
  const url = `${address.replace(/^http/, 'ws').replace(/\/$/, '')}/api/socket`
  for (let tries = 1; ; tries++) {
    const socket = new WebSocket(url, { perMessageDeflate: false, headers })
    try {
      await once(socket, 'open')
      return socket
    } catch (error) {
      if (tries >= TRIES || !(error instanceof Error) || !BUSY.test(error.message)) throw error
      await setTimeout(1000)
    }
  }
}

/** `address` is that of the page; headers may say who it is. */
export async function connectTo(address: string, keepFrames = false, headers: Readonly<Record<string, string>> = {}): Promise<Client> {
  const socket = await opened(address, headers)
  const waiting = new Map<string, Waiting>()
  const listeners: ((message: ServerMessage) => void)[] = []
  const frames: string[] = []
  // A message is known by its name in all connections of a seat: what has the same name is the same message, sent again.
  const own = randomBytes(6).toString('hex')
  let last = 0
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      for (const { reject } of waiting.values()) reject(new Error('the connection is closed'))
      waiting.clear()
      resolve()
    })
  })
  socket.on('message', (data: Buffer) => {
    const text = data.toString('utf8')
    if (keepFrames) frames.push(text)
    const message = JSON.parse(text) as ServerMessage
    const id = 'id' in message ? message.id : null
    const asked = id === null ? undefined : waiting.get(id)
    if (asked !== undefined && id !== null) {
      waiting.delete(id)
      if (message.type === 'error') asked.reject(new RefusedByServer(message))
      else asked.resolve(message)
    }
    if (!ANSWERS.has(message.type) || message.type === 'game') for (const hear of listeners) hear(message)
  })
  socket.on('error', () => undefined)
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL } satisfies ClientMessage))
  return {
    ask: ({ id = `${own}-${++last}`, ...message }) =>
      new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        socket.send(JSON.stringify({ id, ...message }))
      }),
    sendRaw: (text) => socket.send(text),
    onMessage: (hear) => void listeners.push(hear),
    frames,
    closed,
    close: () => socket.terminate(),
  }
}
