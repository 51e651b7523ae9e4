/** One connection: reads its messages, does what they ask, answers. */
import type { FastifyBaseLogger } from 'fastify'
import type { WebSocket } from 'ws'
import type { Person } from '../../protocol/people.ts'
import {
  type ClientMessage,
  type ClientMessageOf,
  type Current,
  clientMessage,
  LONGEST_MESSAGE,
  PROTOCOL,
  type ServerMessage,
  type ServerMessageOf,
} from '../../protocol/socket.ts'
import { SPECTATOR } from '../../rules/view.ts'
import type { Owner } from '../fair-queue.ts'
import { hears, seatFor } from '../games/access.ts'
import {
  type ActionContext,
  answer,
  arrange,
  back,
  isStillOpen,
  move,
  offerDraw,
  offerHands,
  resign,
  reveal,
  sit,
  stillSeated,
  vacation,
} from '../games/actions.ts'
import { Denied } from '../games/denied.ts'
import { knownOf, type Watcher } from '../games/hub.ts'
import { chatLineOf, infoOf } from '../games/messages.ts'
import { answerRematch, rematch } from '../games/rematch.ts'
import { isSecret, ROLE_NAMES } from '../games/table.ts'
import { CHAT_LINES, type GameTables } from '../games/tables.ts'
import type { Looker, Telling } from '../lobby/telling.ts'
import { isOneHousehold } from '../people/households.ts'
import type { People } from '../people/people.ts'
import { isOutage } from '../storage/trouble.ts'
import { COSTS, costOf, OF_ENTRY, type RateBudget, type RateLimit, WATCH } from './costs.ts'
import { type Bucket, bucket } from './limits.ts'
import type { Pace } from './pace.ts'

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

/** Messages that cost next to nothing, and are answered before what waits. */
const AT_ONCE: ReadonlySet<ClientMessage['type']> = new Set(['hello', 'ping', 'leave'])
/** Bytes that wait to be sent; whoever reads slower than that may come again. */
const MOST_WAITING = 4_000_000
/** How often the way to the client and back is measured. */
const MEASURE = 10_000
/** Pings in a row that a client may leave unanswered. A count, not a time: a machine that stood still has not heard the answers yet. */
const MOST_UNANSWERED = 3
const TOO_MANY_FAULTS = 100
/** The code with which a connection is closed whose session has ended. */
const NOT_WELCOME = 4401

export interface Surroundings {
  readonly tables: GameTables
  readonly people: People
  readonly lobby: Telling
  readonly log: FastifyBaseLogger
  readonly limits: SocketLimits
  readonly budget: RateBudget
  readonly pace: Pace
  /** For whom it is paced. */
  readonly owner: Owner
  /** Whose session or token this connection came with. */
  readonly person: Person | null
  /** Whose bots it may ask for. */
  readonly bots: NonNullable<ActionContext['bots']>
  /** Whether that one may still use it. */
  readonly isWelcome: () => Promise<boolean>
}

/** The name of a message that could not be read, so that the client knows which it was. */
function nameOf(value: unknown): { id: string | null; game: string | null } {
  const text = (key: string, form: RegExp): string | null => {
    const found = typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>)[key] : null
    return typeof found === 'string' && form.test(found) ? found : null
  }
  return { id: text('id', /^[\w-]{1,64}$/), game: text('game', /^[a-z0-9]{12}$/) }
}

export function connect(
  socket: WebSocket,
  { tables, people, lobby, log, limits, budget, pace, owner, person, bots, isWelcome }: Surroundings,
): void {
  const watching = new Map<string, Watcher>()
  const rate: Bucket = bucket(limits.aSecond, limits.atOnce)
  /** Refusals for being too fast: clients that ignore them are disconnected. */
  const patience: Bucket = bucket(limits.aSecond / 10, 2 * limits.atOnce)
  const chatRate: Bucket = bucket(0.5, 5)
  let greeted = false
  let muted: ReadonlySet<string> = new Set()
  const ignores = (one: string | null): boolean => one !== null && muted.has(one)
  let lag = 0
  let faults = 0
  let unanswered = 0
  let measured = 0

  const isOpen = (): boolean => socket.readyState === socket.OPEN
  function sendText(text: string): void {
    if (!isOpen()) return
    if (socket.bufferedAmount > MOST_WAITING) return socket.terminate()
    socket.send(text)
  }
  const send = (message: ServerMessage): void => sendText(JSON.stringify(message))
  const acknowledge =
    (id: string, game: string) =>
    (seq: number): void =>
      send({ type: 'ack', id, game, seq })

  function refuse(error: unknown, id: string | null, game: string | null): void {
    if (!(error instanceof Denied)) log.error({ error, game }, 'a message could not be handled')
    const { code, more } = error instanceof Denied ? error : new Denied(isOutage(error) ? 'too-busy' : 'internal')
    const { reason, at, seq } = more
    send({
      type: 'error',
      id,
      game,
      code,
      ...(reason === undefined ? {} : { reason }),
      ...(at === undefined ? {} : { at }),
      ...(seq === undefined ? {} : { seq }),
    })
  }

  function leave(game: string): void {
    const found = watching.get(game)
    if (found !== undefined) tables.hub.leave(game, found)
    watching.delete(game)
  }

  /** Whoever it is, by the name of today: it may have changed since the connection was opened, and be somebody else's by now. */
  async function somebody(): Promise<Person | null> {
    if (person === null) return null
    const now = await people.byId(person.id)
    if (now === null) throw new Denied('not-signed-in')
    return now
  }

  async function readMutes(): Promise<void> {
    if (person !== null) muted = await people.mutesOf(person.id)
  }

  async function watch({ id, game, token, seq = 0, parts = ['view'] }: ClientMessageOf<'watch'>): Promise<void> {
    const credentials = { token, user: person?.id }
    await readMutes()
    const isCold = !tables.isKept(game)
    await tables.at(game, async (table) => {
      const seat = seatFor(table.row, credentials)
      if (seat === null) throw new Denied('not-allowed')
      const { storage } = tables
      const isOver = table.row.status === 'over'
      const [chat, notes, arranged, secret] = await Promise.all([
        storage.chat(game, CHAT_LINES),
        seat === SPECTATOR ? '' : storage.notes(game, seat),
        seat === SPECTATOR ? [] : storage.arranged(game),
        isSecret(storage, table),
      ])
      // Whoever has gone in the meantime is not there.
      if (!isOpen()) return
      if (!watching.has(game) && watching.size >= limits.games) throw new Denied('too-busy')
      leave(game)
      const watcher: Watcher = {
        seat,
        credentials,
        ignores,
        parts: new Set(parts),
        send: sendText,
        known: knownOf(table),
        heard: chat.at(-1)?.n ?? 0,
      }
      watching.set(game, watcher)
      tables.hub.join(game, watcher)
      const own = arranged.filter((one) => one.seat === seat).map(({ card, prompt, pick }) => ({ card, prompt, pick }))
      // A client that knows more than there is has seen another game under this name: it gets everything.
      const after = seq > table.row.seq ? 0 : seq
      const head = JSON.stringify({
        type: 'game',
        id,
        role: ROLE_NAMES[seat],
        info: infoOf(table, secret),
        chat: chat.filter((line) => hears(line, seat, isOver) && !ignores(line.person)).map(chatLineOf),
        own: seat === SPECTATOR ? null : { notes, arranged: own },
        present: tables.hub.present(game),
      } satisfies Omit<ServerMessageOf<'game'>, keyof Current>)
      const state = tables.texts.of(table, { seat, after, parts: watcher.parts, now: tables.now(), random: tables.random })
      const text = `${head.slice(0, -1)},${state}}`
      budget.settle(costOf(text) + (isCold ? OF_ENTRY * table.row.seq : 0) - WATCH, Date.now())
      sendText(text)
    })
  }

  async function say({ id, game, text }: ClientMessageOf<'chat'>, deed: ActionContext): Promise<void> {
    const { seat } = deed
    const { row } = await tables.read(game)
    if (!isStillOpen(row, deed)) throw new Denied('not-your-seat')
    const speaker = await somebody()
    if (seat === SPECTATOR && speaker === null) throw new Denied('not-allowed')
    if (speaker !== null && (await people.isSilenced(speaker.id))) throw new Denied('muted')
    if (!chatRate.take(Date.now())) throw new Denied('too-fast')
    const line = await tables.storage.say(game, {
      at: tables.now(),
      by: seat,
      person: speaker?.id ?? null,
      name: speaker?.name ?? null,
      text,
    })
    acknowledge(id, game)(row.seq)
    tables.hub.say(game, [line], row.status === 'over')
  }

  async function setNotes({ id, game, text }: ClientMessageOf<'notes'>, deed: ActionContext): Promise<void> {
    const { row } = await tables.read(game)
    const seat = stillSeated(row, deed)
    await tables.storage.setNotes(game, seat, text)
    acknowledge(id, game)(row.seq)
  }

  async function sitDown(message: ClientMessageOf<'sit'>, deed: ActionContext): Promise<void> {
    const me = await somebody()
    if (me === null) return sit(tables, message.game, deed, message)
    const isKin = (user: string): Promise<boolean> => isOneHousehold(people.storage.db, me.id, user)
    await sit(tables, message.game, { ...deed, person: me, isKin }, message)
  }

  /** Whoever acts has to watch. */
  async function watcherAt(game: string): Promise<Watcher> {
    const found = watching.get(game)
    if (found !== undefined) return found
    await tables.read(game)
    throw new Denied('not-your-seat')
  }

  const looker: Looker = {
    person: person?.id ?? null,
    send: (message) => {
      const text = JSON.stringify(message)
      // The whole list is an answer, all else comes unasked.
      if (message.type === 'lobby') budget.settle(costOf(text), Date.now())
      sendText(text)
    },
  }

  async function lookAtLobby({ id, on }: ClientMessageOf<'lobby'>): Promise<void> {
    if (on) {
      await lobby.join(looker, id)
      // Whoever has gone in the meantime is not there.
      if (!isOpen()) lobby.leave(looker)
      return
    }
    lobby.leave(looker)
    send({ type: 'lobby', id, entries: [] })
  }

  type AtTable = Exclude<ClientMessage, { type: 'hello' | 'ping' | 'watch' | 'leave' | 'lobby' }>

  async function act(message: AtTable): Promise<void> {
    const { id, game } = message
    const watcher = await watcherAt(game)
    // Whoever brings a new key still has the old one where the seat was taken before.
    if (message.type === 'sit' && message.token !== undefined) watcher.credentials = { ...watcher.credentials, brought: message.token }
    const { seat, credentials } = watcher
    const deed: ActionContext = { seat, credentials, client: id, lag, bots, acknowledge: acknowledge(id, game) }
    switch (message.type) {
      case 'sit':
        return sitDown(message, deed)
      case 'reveal':
        return reveal(tables, game, deed, message.contribution)
      case 'move':
        return move(tables, game, deed, message.seq, message.picks)
      case 'back':
        return back(tables, game, deed, message.seq)
      case 'offer-draw':
        return offerDraw(tables, game, deed)
      case 'answer':
        return message.offer === 'rematch'
          ? answerRematch(tables, game, deed, message.accept)
          : answer(tables, game, deed, message.offer, message.accept)
      case 'offer-hands':
        return offerHands(tables, game, deed, message.openHands)
      case 'rematch':
        return rematch(tables, game, deed, message.duplicate)
      case 'resign':
        return resign(tables, game, deed)
      case 'vacation':
        return vacation(tables, game, deed, message.on)
      case 'arrange':
        return arrange(tables, game, deed, message.card, message.prompt, message.pick)
      case 'chat':
        return say(message, deed)
      case 'notes':
        return setNotes(message, deed)
    }
  }

  async function handle(message: ClientMessage): Promise<void> {
    switch (message.type) {
      case 'hello':
        if (message.protocol !== PROTOCOL) throw new Denied('unknown-protocol')
        greeted = true
        return send({ type: 'welcome', protocol: PROTOCOL, now: tables.now() })
      case 'ping':
        return send({ type: 'pong', id: message.id, now: tables.now() })
      case 'lobby':
        return lookAtLobby(message)
      case 'watch':
        return watch(message)
      case 'leave':
        leave(message.game)
        return acknowledge(message.id, message.game)(0)
      default:
        return act(message)
    }
  }

  function read(data: Buffer, isBinary: boolean): unknown {
    if (isBinary || data.length > LONGEST_MESSAGE) return null
    try {
      return JSON.parse(data.toString('utf8'))
    } catch {
      return null
    }
  }

  async function hear(data: Buffer, isBinary: boolean): Promise<void> {
    // A connection that this side has closed still brings what the other side sends until that one closes it, too.
    if (!isOpen()) return
    unanswered = 0
    const now = Date.now()
    const value = read(data, isBinary)
    const { id, game } = nameOf(value)
    try {
      if (!rate.take(now)) {
        if (!patience.take(now)) return socket.terminate()
        throw new Denied('too-fast')
      }
      const parsed = clientMessage.safeParse(value)
      if (!parsed.success) throw new Denied('malformed')
      const { type } = parsed.data
      if (!greeted && type !== 'hello') throw new Denied('unknown-protocol')
      if (!budget.take(COSTS[type], now)) {
        if (!patience.take(now)) return socket.terminate()
        throw new Denied('too-fast')
      }
      await (AT_ONCE.has(type) ? handle(parsed.data) : pace.run(owner, COSTS[type], () => handle(parsed.data)))
    } catch (error) {
      refuse(error, id, game)
      // Whoever sends nothing that can be read does not want to play.
      if (++faults >= TOO_MANY_FAULTS && !greeted) socket.terminate()
    }
  }

  /** Sessions end and people are banned in other processes, too. */
  async function checkWelcome(): Promise<void> {
    try {
      if (!(await isWelcome())) return socket.close(NOT_WELCOME)
      await readMutes()
    } catch (error) {
      log.error({ error }, 'a session could not be looked up')
    }
  }

  function ping(): void {
    unanswered++
    measured = Date.now()
    socket.ping()
  }

  const timer = setInterval(() => {
    if (unanswered >= MOST_UNANSWERED) return socket.terminate()
    ping()
    if (person !== null) void checkWelcome()
  }, MEASURE)
  timer.unref()

  const leaveHouse = person === null ? () => undefined : people.attend(person.id, () => void checkWelcome())
  socket.on('message', (data: Buffer, isBinary: boolean) => void hear(data, isBinary))
  socket.on('pong', () => {
    unanswered = 0
    lag = Date.now() - measured
  })
  socket.on('error', (error) => log.debug({ error }, 'a connection broke'))
  socket.on('close', () => {
    clearInterval(timer)
    leaveHouse()
    lobby.leave(looker)
    for (const game of watching.keys()) leave(game)
  })
  ping()
}
