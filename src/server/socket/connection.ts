/** One connection: limits how fast its messages come, reads them, and passes each to the part that handles it. */
import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import type { Person } from '../../protocol/people.ts'
import { type ClientMessage, type ClientMessageOf, clientMessage, LONGEST_MESSAGE, PROTOCOL } from '../../protocol/socket.ts'
import type { Owner } from '../fair-queue.ts'
import type { ActionContext } from '../games/actions.ts'
import { Denied } from '../games/denied.ts'
import type { GameTables } from '../games/tables.ts'
import type { LobbyBroadcast, LobbySubscriber } from '../lobby/broadcast.ts'
import type { People } from '../people/people.ts'
import { COSTS, costOf, type RateBudget, type RateLimit } from './costs.ts'
import { startHeartbeat } from './heartbeat.ts'
import { type Bucket, bucket } from './limits.ts'
import type { Pace } from './pace.ts'
import { type ClientSender, makeSender } from './sender.ts'
import type { OpenConnection } from './sockets.ts'
import { makeTableMessages } from './table-messages.ts'
import { makeWatchedGames } from './watching.ts'

export interface SocketLimits {
  /** Messages of one connection. */
  readonly aSecond: number
  readonly atOnce: number
  /** Games that one connection watches. */
  readonly games: number
  /** What all connections of a network may ask for, and all of a person. */
  readonly network?: RateLimit
  readonly person?: RateLimit
}

export const USUAL_LIMITS: SocketLimits = { aSecond: 30, atOnce: 120, games: 50 }

/** Messages that cost next to nothing: they do not wait for their turn. */
const AT_ONCE: ReadonlySet<ClientMessage['type']> = new Set(['hello', 'ping', 'leave'])
/** Refused messages after which a client that has not said hello is disconnected. */
const TOO_MANY_FAULTS = 100
/** The code with which a connection is closed whose session has ended. */
const SESSION_ENDED = 4401

export interface ConnectionContext {
  readonly tables: GameTables
  readonly people: People
  readonly lobby: LobbyBroadcast
  readonly log: FastifyBaseLogger
  readonly limits: SocketLimits
  readonly budget: RateBudget
  readonly pace: Pace
  /** The network and person in whose share of `pace` the messages are handled. */
  readonly owner: Owner
  /** The user of the session or token with which the connection was opened; null without one. */
  readonly person: Person | null
  /** For games with bots that this client begins. */
  readonly bots: NonNullable<ActionContext['bots']>
  /** Whether that session or token is still valid. */
  readonly isSignedIn: () => Promise<boolean>
}

/** The id and game of a message that could not be read, so that the client knows which message the error answers. */
function nameOf(value: unknown): { id: string | null; game: string | null } {
  const text = (key: string, form: RegExp): string | null => {
    const found = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : null
    return typeof found === 'string' && form.test(found) ? found : null
  }
  return { id: text('id', /^[\w-]{1,64}$/), game: text('game', /^[a-z0-9]{12}$/) }
}

/** The JSON value of a message, or null. */
function parse(data: Buffer, isBinary: boolean): unknown {
  if (isBinary || data.length > LONGEST_MESSAGE) return null
  try {
    return JSON.parse(data.toString('utf8'))
  } catch {
    return null
  }
}

interface LobbyListener {
  listen(message: ClientMessageOf<'lobby'>): Promise<void>
  stop(): void
}

/** Subscribes the client to the lobby. */
function makeLobbyListener({ lobby, person, budget }: ConnectionContext, { isOpen, send, sendText }: ClientSender): LobbyListener {
  const subscriber: LobbySubscriber = {
    person: person?.id ?? null,
    send: (message) => {
      const text = JSON.stringify(message)
      // The client pays for the whole list, which it has asked for, but not for the changes that follow.
      if (message.type === 'lobby') budget.settle(costOf(text), Date.now())
      sendText(text)
    },
  }
  const stop = (): void => lobby.unsubscribe(subscriber)
  return {
    listen: async ({ id, on }) => {
      if (on) {
        await lobby.subscribe(subscriber, id)
        // The client may have disconnected in the meantime.
        if (!isOpen()) stop()
        return
      }
      stop()
      send({ type: 'lobby', id, entries: [] })
    },
    stop,
  }
}

/** Returns the function that checks that a message may be handled now. It throws `Denied`, or disconnects a client and returns false. */
function makeRateLimit(socket: WebSocket, { limits, budget }: ConnectionContext) {
  const rate: Bucket = bucket(limits.aSecond, limits.atOnce)
  /** Refusals for being too fast: clients that ignore them are disconnected. */
  const patience: Bucket = bucket(limits.aSecond / 10, 2 * limits.atOnce)
  const tooFast = (now: number): false => {
    if (patience.take(now)) throw new Denied('too-fast')
    socket.terminate()
    return false
  }
  return {
    /** Counts a message before it is read. */
    count: (now: number): boolean => rate.take(now) || tooFast(now),
    /** Pays for a message of this type. */
    pay: (type: ClientMessage['type'], now: number): boolean => budget.take(COSTS[type], now) || tooFast(now),
  }
}

/** Pings after which a session is looked up: an hour. Sessions last for months; their end by other ways is announced. */
const EXPIRY_CHECK = 360

/** The server restarts, or has lost its database: the client connects again. */
const RESTART = 1012
/** Milliseconds until a client that does not close the connection, too, is disconnected. */
const PATIENCE = 1000

export function connect(socket: WebSocket, context: ConnectionContext): OpenConnection {
  const { tables, people, log, pace, owner, person } = context
  const sender = makeSender(socket, log)
  const watched = makeWatchedGames(context, sender)
  const lobby = makeLobbyListener(context, sender)
  const rateLimit = makeRateLimit(socket, context)
  // Bans, sign-outs and mutes are announced; that a session has expired is not.
  let beats = Math.floor(Math.random() * EXPIRY_CHECK)
  const heartbeat = startHeartbeat(socket, () => {
    if (++beats % EXPIRY_CHECK === 0) void checkSession()
  })
  const handleAtTable = makeTableMessages(context, sender, watched, heartbeat.lag)
  let greeted = false
  let faults = 0
  const underWay = new Set<Promise<void>>()
  let isEnding = false

  async function handle(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'hello':
        if (message.protocol !== PROTOCOL) throw new Denied('unknown-protocol')
        greeted = true
        return sender.send({ type: 'welcome', protocol: PROTOCOL, now: tables.now() })
      case 'ping':
        return sender.send({ type: 'pong', id: message.id, now: tables.now() })
      case 'lobby':
        return lobby.listen(message)
      case 'watch':
        return watched.watch(message)
      case 'leave':
        watched.leave(message.game)
        return sender.acknowledge(message.id, message.game)(0)
      default:
        return handleAtTable(message)
    }
  }

  async function onMessage(data: Buffer, isBinary: boolean): Promise<void> {
    // After the server has closed a connection, messages of the client still arrive until the client closes it, too.
    if (!sender.isOpen()) return
    heartbeat.onMessage()
    const now = Date.now()
    const value = parse(data, isBinary)
    const { id, game } = nameOf(value)
    try {
      if (!rateLimit.count(now)) return
      const parsed = clientMessage.safeParse(value)
      if (!parsed.success) throw new Denied('malformed')
      const { type } = parsed.data
      if (!greeted && type !== 'hello') throw new Denied('unknown-protocol')
      if (!rateLimit.pay(type, now)) return
      await (AT_ONCE.has(type) ? handle(parsed.data) : pace.run(owner, COSTS[type], () => handle(parsed.data)))
    } catch (error) {
      sender.refuse(error, id, game)
      if (++faults >= TOO_MANY_FAULTS && !greeted) socket.terminate()
    }
  }

  /** Closes the connection where its session has ended, and reads which people the user has muted. */
  async function checkSession(): Promise<void> {
    if (person === null) return
    try {
      if (!(await context.isSignedIn())) return socket.close(SESSION_ENDED)
      await watched.readMutes()
    } catch (error) {
      log.error({ error }, 'a session could not be looked up')
    }
  }

  const stopRechecks = person === null ? () => undefined : people.onRecheck(person.id, () => void checkSession())
  socket.on('message', (data: Buffer, isBinary: boolean) => {
    // The client sends messages again that were not answered.
    if (isEnding) return
    const work = onMessage(data, isBinary).finally(() => underWay.delete(work))
    underWay.add(work)
  })
  socket.on('error', (error) => {
    log.debug({ error }, 'a connection broke')
    socket.terminate()
  })
  socket.on('close', () => {
    heartbeat.stop()
    stopRechecks()
    lobby.stop()
    watched.leaveAll()
  })
  // A client may have gone while its messages are handled: the database must stay open for them.
  const closed = new Promise<void>((resolve) => socket.once('close', () => void Promise.all(underWay).then(() => resolve())))
  return {
    end: async () => {
      isEnding = true
      await Promise.all(underWay)
      socket.close(RESTART)
      const timer = setTimeout(() => socket.terminate(), PATIENCE)
      await closed
      clearTimeout(timer)
    },
    closed,
  }
}
