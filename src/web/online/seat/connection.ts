/**
 * The connection to the server: opened again whenever it breaks, each time with the same game. A message is sent until it is answered, always under
 * its own name, so that the server carries it out once.
 */
import {
  type ClientMessage,
  type ClientMessageOf,
  PROTOCOL,
  RefusedByServer,
  type ServerMessage,
  type ServerMessageOf,
} from '../../../protocol/socket.ts'

/** What of a browser's socket is used. */
export interface SocketLike {
  send(text: string): void
  close(): void
  addEventListener(type: 'open' | 'close', listener: () => void): void
  addEventListener(type: 'message', listener: (event: { readonly data: unknown }) => void): void
}

export type ConnectionState = 'connecting' | 'open' | 'lost'

type Answered = Exclude<ClientMessage, { type: 'hello' | 'watch' | 'ping' | 'leave' | 'lobby' }>
type WithoutId<T> = T extends unknown ? Omit<T, 'id'> : never
/** A message that is answered; the connection gives it its name. */
export type OutgoingMessage = WithoutId<Answered>

export interface ConnectionNeeds {
  readonly open: () => SocketLike
  /** Reads a message; null where it has none of the known forms. */
  readonly read: (text: string) => ServerMessage | null
  /** What opens the game: asked again for each connection, because more is known by then. */
  readonly watch: () => Omit<ClientMessageOf<'watch'>, 'type' | 'id'>
  readonly onMessage: (message: ServerMessage) => void
  readonly onState: (state: ConnectionState) => void
  /** The server does not open the game. True: another watch may be tried at once. */
  readonly onRefused: (error: ServerMessageOf<'error'>) => boolean
  /** Whether a message that was never answered has been carried out, as the game shows that has just been opened again. */
  readonly isDone: (message: OutgoingMessage) => boolean
  /** The server speaks of things that this page does not know. */
  readonly onUnreadable: () => void
  readonly newId: () => string
}

export interface ServerConnection {
  /** Sends a message until it is answered: gives the entry at which the game stands. Throws `RefusedByServer`. */
  ask(message: OutgoingMessage): Promise<number>
  /** Opens the game anew on this connection, to get what was missed. */
  watchAgain(): void
  /** Tries at once where the connection is broken: the device is back, or the person. */
  hurry(): void
  close(): void
}

interface Waiting {
  readonly id: string
  readonly message: OutgoingMessage
  readonly resolve: (seq: number) => void
  readonly reject: (error: Error) => void
  /** How often it has been sent: it may have been carried out on an earlier connection. */
  tries: number
}

/** Milliseconds before the next try: doubled with each that fails. */
const FIRST_WAIT = 250
const LONGEST_WAIT = 8000
/** How often the connection is tried out, and how long an answer may take. */
const BEAT = 10_000

/** What has come about although the message that asked for it was never answered: sent again, it is refused like this. */
const HAS_HAPPENED: Readonly<Partial<Record<Answered['type'], string>>> = {
  'offer-draw': 'already-offered',
  'offer-hands': 'already-offered',
  rematch: 'already-offered',
  back: 'already-offered',
  answer: 'no-such-offer',
  vacation: 'not-allowed',
}

export function openConnection(needs: ConnectionNeeds): ServerConnection {
  const waiting = new Map<string, Waiting>()
  let socket: SocketLike | null = null
  let isOpen = false
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined
  let isClosed = false
  let watching: string | null = null
  /** Whether a message came since the last heartbeat. */
  let isAlive = true

  const send = (message: ClientMessage): void => socket?.send(JSON.stringify(message))

  function watch(): void {
    watching = needs.newId()
    send({ type: 'watch', id: watching, ...needs.watch() })
  }

  function connect(): void {
    clearTimeout(timer)
    if (isClosed) return
    needs.onState(failures === 0 ? 'connecting' : 'lost')
    isAlive = true
    const opened = needs.open()
    socket = opened
    opened.addEventListener('open', () => {
      if (opened !== socket) return
      send({ type: 'hello', protocol: PROTOCOL })
      watch()
    })
    opened.addEventListener('message', ({ data }) => {
      if (opened === socket) receive(String(data))
    })
    opened.addEventListener('close', () => {
      if (opened === socket) lose()
    })
  }

  function lose(): void {
    socket = null
    isOpen = false
    if (isClosed) return
    failures++
    needs.onState('lost')
    const wait = Math.min(LONGEST_WAIT, FIRST_WAIT * 2 ** (failures - 1))
    // All clients come back at once after a restart: not all in the same moment.
    timer = setTimeout(connect, wait * (0.5 + Math.random() / 2))
  }

  function receive(text: string): void {
    isAlive = true
    const message = needs.read(text)
    if (message === null) return needs.onUnreadable()
    switch (message.type) {
      case 'ack':
        return answered(message.id, (one) => one.resolve(message.seq))
      case 'error':
        return refused(message)
      case 'game':
        needs.onMessage(message)
        return opened()
      case 'welcome':
      case 'pong':
        return
      default:
        return needs.onMessage(message)
    }
  }

  function opened(): void {
    failures = 0
    if (isOpen) return
    isOpen = true
    needs.onState('open')
    for (const one of waiting.values())
      if (one.tries > 0 && needs.isDone(one.message)) answered(one.id, ({ resolve }) => resolve(0))
      else transmit(one)
  }

  function transmit(one: Waiting): void {
    one.tries++
    send({ ...one.message, id: one.id })
  }

  function answered(id: string, settle: (one: Waiting) => void): void {
    const one = waiting.get(id)
    waiting.delete(id)
    if (one !== undefined) settle(one)
  }

  function refused(error: ServerMessageOf<'error'>): void {
    if (error.id !== null && error.id === watching) {
      if (needs.onRefused(error)) watch()
      return
    }
    if (error.id === null) return
    answered(error.id, (one) => {
      const isDone = one.tries > 1 && HAS_HAPPENED[one.message.type] === error.code
      if (isDone) one.resolve(error.seq ?? 0)
      else one.reject(new RefusedByServer(error))
    })
  }

  const beat = setInterval(() => {
    if (socket === null) return
    if (!isAlive) {
      const dead = socket
      lose()
      dead.close()
      return
    }
    isAlive = false
    if (isOpen) send({ type: 'ping', id: needs.newId() })
  }, BEAT)

  connect()
  return {
    ask: (message) =>
      new Promise((resolve, reject) => {
        const id = needs.newId()
        const one: Waiting = { id, message, resolve, reject, tries: 0 }
        waiting.set(id, one)
        if (isOpen) transmit(one)
      }),
    watchAgain: () => {
      if (isOpen) watch()
    },
    hurry: () => {
      if (socket === null && !isClosed) connect()
    },
    close: () => {
      isClosed = true
      clearTimeout(timer)
      clearInterval(beat)
      waiting.clear()
      const last = socket
      socket = null
      last?.close()
    },
  }
}
