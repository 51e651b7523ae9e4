/** A client of the socket: sends messages and waits for their answers. */
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { setTimeout } from 'node:timers/promises'
import { WebSocket } from 'ws'
import { type ClientMessage, PROTOCOL, RefusedByServer, type ServerMessage } from '../protocol/socket.ts'

type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
type OutgoingRequest = WithoutId<Exclude<ClientMessage, { type: 'hello' }>> & { readonly id?: string }

export interface Client {
  /** Sends a message and waits for its acknowledgement, or for the game. Throws `RefusedByServer`. */
  ask(message: OutgoingRequest): Promise<ServerMessage>
  /** Sends a text as it is. */
  sendRaw(text: string | Buffer): void
  /** Registers a listener for all messages but acknowledgements. */
  onMessage(listener: (message: ServerMessage) => void): void
  /** Messages in both directions, and their bytes. */
  readonly traffic: { readonly messages: number; readonly bytes: number }
  /** Every received message as text, where the client keeps them (`keepReceived`). */
  readonly received: readonly string[]
  /** Resolves with the code when the connection is closed. */
  readonly closed: Promise<number>
  close(): void
}

interface PendingRequest {
  readonly resolve: (message: ServerMessage) => void
  readonly reject: (error: Error) => void
}

const ANSWERS: ReadonlySet<ServerMessage['type']> = new Set(['ack', 'game', 'pong'])

/** An overloaded server answers 503; the client tries again. */
const BUSY = /\b503$/
const TRIES = 10

async function opened(address: string, headers: Readonly<Record<string, string>>, game: string | null): Promise<WebSocket> {
  const url = `${address.replace(/^http/, 'ws').replace(/\/$/, '')}/api/socket${game === null ? '' : `?game=${game}`}`
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

/** `address` is that of the page; headers may say who it is, and a proxy may look at the game. */
export async function connectTo(
  address: string,
  keepReceived = false,
  headers: Readonly<Record<string, string>> = {},
  game: string | null = null,
): Promise<Client> {
  const socket = await opened(address, headers, game)
  const traffic = { messages: 0, bytes: 0 }
  const count = (size: number): void => {
    traffic.messages++
    traffic.bytes += size
  }
  const waiting = new Map<string, PendingRequest>()
  const listeners: ((message: ServerMessage) => void)[] = []
  const received: string[] = []
  // Ids must be unique over all connections of a seat: the server takes a message with a known id for a retry.
  const own = randomBytes(6).toString('hex')
  let last = 0
  const closed = new Promise<number>((resolve) => {
    socket.once('close', (code) => {
      for (const { reject } of waiting.values()) reject(new Error('the connection is closed'))
      waiting.clear()
      resolve(code)
    })
  })
  socket.on('message', (data: Buffer) => {
    count(data.length)
    const text = data.toString('utf8')
    if (keepReceived) received.push(text)
    const message = JSON.parse(text) as ServerMessage
    const id = 'id' in message ? message.id : null
    const asked = id === null ? undefined : waiting.get(id)
    if (asked !== undefined && id !== null) {
      waiting.delete(id)
      if (message.type === 'error') asked.reject(new RefusedByServer(message))
      else asked.resolve(message)
    }
    if (!ANSWERS.has(message.type) || message.type === 'game') for (const listener of listeners) listener(message)
  })
  socket.on('error', () => undefined)
  socket.send(JSON.stringify({ type: 'hello', protocol: PROTOCOL } satisfies ClientMessage))
  return {
    ask: ({ id = `${own}-${++last}`, ...message }) =>
      new Promise((resolve, reject) => {
        waiting.set(id, { resolve, reject })
        const text = JSON.stringify({ id, ...message })
        count(Buffer.byteLength(text))
        socket.send(text)
      }),
    sendRaw: (text) => socket.send(text),
    onMessage: (listener) => void listeners.push(listener),
    traffic,
    received,
    closed,
    close: () => socket.terminate(),
  }
}
