/** A seat at a game on a server: what the server sends to it, and what it sends. Nothing here draws or stores; the server is authoritative. */

import { type Side, US, USSR } from '../../../engine/script.ts'
import { rulesOf } from '../../../games/index.ts'
import { HUMAN, REMOTE } from '../../../match/players.ts'
import type { SeatName } from '../../../match/seats.ts'
import type { ErrorCode } from '../../../protocol/common.ts'
import {
  type ClientMessageOf,
  type GameInfo,
  type Present,
  RefusedByServer,
  type ServerMessage,
  type ServerMessageOf,
} from '../../../protocol/socket.ts'
import type { RecordedEnd } from '../../../records/record.ts'
import type { Random } from '../../../rules/resample.ts'
import { nameOf } from '../../../rules/vocabulary.ts'
import { type ConnectionState, type OutgoingMessage, openConnection, type SocketLike } from './connection.ts'
import { foresee, isLegal } from './foresee.ts'
import type { Asks, JoinStep } from './joining.ts'
import { type Received, readable, receive, receiveEnd, withOlder } from './received.ts'
import { type RemoteSession, remoteSession } from './remote-session.ts'

export type Role = ServerMessageOf<'game'>['role']
type Refusal = Pick<ServerMessageOf<'error'>, 'code' | 'reason'>

export interface SeatState {
  readonly connection: ConnectionState
  /** Why there is nothing to show; null while it is being opened, or where there is. */
  readonly missing: ErrorCode | 'unreadable' | null
  readonly role: Role
  readonly info: GameInfo | null
  readonly received: Received | null
  readonly chat: readonly ServerMessageOf<'chat'>['line'][]
  readonly own: ServerMessageOf<'game'>['own']
  readonly present: Present
  /** The last thing that the server refused. */
  readonly trouble: Refusal | null
  /** What the person has to agree to before the game can begin. */
  readonly asks: Asks | null
}

export const NO_SEAT: SeatState = {
  connection: 'connecting',
  missing: null,
  role: 'spectator',
  info: null,
  received: null,
  chat: [],
  own: null,
  present: { us: false, ussr: false },
  trouble: null,
  asks: null,
}

/** A message about the game, without what all of them have. */
type WithoutGame<T> = T extends unknown ? Omit<T, 'game'> : never
export type AtTable = WithoutGame<OutgoingMessage>

export interface SeatClient {
  readonly state: SeatState
  /** The game as this seat sees it, with what it has answered and is not yet confirmed; null before it begins. */
  session(): RemoteSession | null
  answer(picks: readonly number[]): void
  /** Takes the last move back; the other side is asked where it has to be. */
  takeBack(): void
  /** Sends another message; what the server refuses is in `trouble`. True when it is carried out. */
  send(message: AtTable): Promise<boolean>
  set(changes: Pick<Partial<SeatState>, 'own' | 'trouble'>): void
  /** Sits down: the person agrees to what `asks` says. */
  agree(): void
  /** Does what the seat has to do before the first deal, where it was put off. */
  proceed(): void
  hurry(): void
  close(): void
}

export interface SeatNeeds {
  readonly id: string
  readonly open: () => SocketLike
  readonly read: (text: string) => ServerMessage | null
  /** Fetches lines of the log before an entry. */
  readonly older: (before: number) => Promise<LogPart>
  /** What opens the seat. */
  readonly token: () => string | undefined
  /** The server does not let this token in. True: `token` gives another one now. */
  readonly hasOtherToken: () => boolean
  readonly onChange: (state: SeatState, isMoved: boolean) => void
  /** What the seat has to do before the first deal. */
  readonly step: (role: SeatName, info: GameInfo, isOpening: boolean) => JoinStep | null
  /** What to bring to sit down. */
  readonly toSit: (role: SeatName, info: GameInfo) => Omit<ClientMessageOf<'sit'>, 'type' | 'id' | 'game'>
  /** Whether the seat is to be given to the player's account. */
  readonly isToClaim: (role: SeatName, info: GameInfo) => boolean
  readonly newId: () => string
  readonly random: Random
}

/** Lines of the log, all after entry `from`. */
interface LogPart {
  readonly from: number
  readonly lines: ServerMessageOf<'game'>['log']
}

interface Pending {
  /** Picks that have been sent, until the server reports their effect. */
  readonly sent: readonly number[] | null
  /** The log entry that has their effect; null until the server acknowledges them. */
  readonly acknowledged: number | null
  /** Picks made in the meantime. */
  readonly queue: readonly number[]
  /** The connection broke before the server acknowledged them. */
  readonly isUncertain: boolean
  /** The last of them is to be taken back when it is confirmed. */
  readonly takesBack: boolean
}

const NOTHING: Pending = { sent: null, acknowledged: null, queue: [], isUncertain: false, takesBack: false }

const SEATS = { us: US, ussr: USSR } as const satisfies Record<SeatName, Side>

/** The ends that the rules do not make. */
const BY_PLAYERS: ReadonlySet<string> = new Set(['resigned', 'agreed', 'time'] satisfies RecordedEnd['kind'][])

export function seatsFor(role: Role, { seats }: GameInfo): readonly [string, string] {
  const name = (seat: SeatName): string => (seat === role ? HUMAN : seats[seat].kind === 'bot' ? (seats[seat].name ?? REMOTE) : REMOTE)
  return [name('us'), name('ussr')]
}

/** The session as the server has sent it. */
function confirmed({ received, info, role }: SeatState): RemoteSession | null {
  if (received === null || info === null || received.now.status === 'waiting') return null
  const { lines, world, now } = received
  const { ending, free, takebacks } = now
  return remoteSession({
    seats: seatsFor(role, info),
    hints: info.hints,
    rated: info.rated,
    g: world,
    actors: lines.map(({ by }) => by),
    notes: lines.map(({ notes }) => notes),
    isPartial: received.from > 0,
    mayUndo: free,
    isSending: false,
    ...(ending !== null && BY_PLAYERS.has(ending.kind) ? { ended: ending as RecordedEnd } : {}),
    ...(takebacks === undefined
      ? {}
      : { takebacks: takebacks.map(({ side, moves, notes }) => ({ side: SEATS[side], moves, notes: readable(notes) })) }),
  })
}

/** The side that the seat plays now. */
const sideOf = ({ received }: SeatState): Side | null => (received === null || received.now.side === null ? null : SEATS[received.now.side])

/** Chat messages of this seat that the server got, though its acknowledgement never came. */
const newTexts = (before: SeatState['chat'], { chat, role }: ServerMessageOf<'game'>): string[] =>
  chat.filter(({ n, by }) => by === role && n > (before.at(-1)?.n ?? 0)).map(({ text }) => text)

export function openSeat(needs: SeatNeeds): SeatClient {
  let state = NO_SEAT
  let pending = NOTHING
  let justSaid: readonly string[] = []
  /** How often older lines of the log were fetched. */
  let fetches = 0

  function set(changes: Partial<SeatState>, isMoved = false): void {
    state = { ...state, ...changes }
    needs.onChange(state, isMoved)
  }

  const connection = openConnection({
    open: needs.open,
    read: needs.read,
    newId: needs.newId,
    watch: () => {
      const token = needs.token()
      return {
        game: needs.id,
        parts: ['world'],
        recent: true,
        seq: state.received?.now.seq ?? 0,
        ...(token === undefined ? {} : { token }),
      }
    },
    isDone: (message) => message.type === 'chat' && justSaid.includes(message.text),
    onState: (now) => {
      // What was sent may have been carried out: until that is known, nothing is shown of it.
      if (now === 'lost' && pending.sent !== null && pending.acknowledged === null) pending = { ...pending, isUncertain: true }
      set({ connection: now }, now === 'lost')
    },
    onRefused: ({ code }) => {
      if (code === 'not-allowed' && needs.hasOtherToken()) return true
      if (code !== 'too-fast' && code !== 'too-busy') set({ missing: code })
      return false
    },
    onUnreadable: () => set({ missing: 'unreadable' }),
    onMessage,
  })

  function onMessage(message: ServerMessage): void {
    switch (message.type) {
      case 'game':
        return onGame(message)
      case 'update':
        return onCurrent(receive(state.received, message))
      case 'info':
        set({ info: message.info })
        return proceed(false)
      case 'chat':
        return set({ chat: state.chat.some(({ n }) => n === message.line.n) ? state.chat : [...state.chat, message.line] })
      case 'present':
        return set({ present: message.present })
      default:
    }
  }

  function onGame(message: ServerMessageOf<'game'>): void {
    justSaid = newTexts(state.chat, message)
    const { role, chat, own, present, info } = message
    state = { ...state, role, chat, own, present, info, missing: null }
    const isEnd = message.from > (state.received?.now.seq ?? 0)
    onCurrent(isEnd ? receiveEnd(message) : receive(state.received, message))
    proceed(true)
    if (state.received !== null && state.received.from > 0) void fetchOlder(state.received.from)
  }

  /** The server sends the last lines of a long game; the game is shown while the older ones are fetched. */
  async function fetchOlder(end: number): Promise<void> {
    const fetch = ++fetches
    const older: ServerMessageOf<'game'>['log'] = []
    try {
      for (let from = end; from > 0; ) {
        const part = await needs.older(from + 1)
        older.unshift(...part.lines)
        from = part.from
      }
    } catch {
      return // they are fetched when the game is opened again
    }
    if (fetch === fetches && state.received !== null) set({ received: withOlder(state.received, older) }, true)
  }

  function onCurrent(received: Received | 'gap'): void {
    if (received === 'gap') return connection.watchAgain()
    state = { ...state, received }
    settle()
    set({}, true)
  }

  /** Opening the game is sitting down. */
  function proceed(isOpening: boolean): void {
    const { role, info } = state
    if (role === 'spectator' || info === null) return
    if (state.received?.now.status === 'over') return
    if (isOpening && needs.isToClaim(role, info)) void send({ type: 'sit' })
    const step = needs.step(role, info, isOpening)
    const asks = step?.does === 'ask' ? step.asks : null
    if (asks !== state.asks) set({ asks })
    if (step?.does === 'sit') sitDown()
    if (step?.does === 'reveal') void send({ type: 'reveal', contribution: step.contribution })
  }

  function sitDown(): void {
    const { role, info } = state
    if (role !== 'spectator' && info !== null) void send({ type: 'sit', ...needs.toSit(role, info) })
  }

  // ---- moves

  /** What was answered here and is not yet confirmed is shown as if it were, where it is sure what it does. */
  function session(): RemoteSession | null {
    const base = confirmed(state)
    const side = sideOf(state)
    const picks = [...(pending.sent ?? []), ...pending.queue]
    if (base === null || side === null || picks.length === 0) return base
    const foreseen = pending.isUncertain ? null : foresee(base, side, picks, needs.random)
    return foreseen ?? remoteSession({ ...base.sent, mayUndo: false, isSending: true })
  }

  function answer(picks: readonly number[]): void {
    pending = { ...pending, queue: [...pending.queue, ...picks] }
    flush()
    set({ trouble: null }, true)
  }

  /** Sends what has gathered, one message at a time: the next one starts from where the game stands then. */
  function flush(): void {
    const { sent, queue } = pending
    if (state.received === null || sent !== null || queue.length === 0) return
    const { world, now } = state.received
    const rules = rulesOf(world)
    pending = { ...pending, sent: queue, queue: [], acknowledged: null }
    void confirm({ type: 'move', game: needs.id, seq: now.seq, picks: queue.map((pick) => nameOf(rules, pick)!) })
  }

  async function confirm(move: OutgoingMessage): Promise<void> {
    try {
      const acknowledged = await connection.ask(move)
      pending = { ...pending, acknowledged, isUncertain: false }
      settle()
      set({}, true)
    } catch (error) {
      // Nothing has changed on the server: the table goes back to the confirmed session.
      pending = NOTHING
      set({ trouble: refusalIn(error) }, true)
      connection.watchAgain()
    }
  }

  /** The server has reported the effect of the sent picks: now the queue can go. */
  function settle(): void {
    const { acknowledged, takesBack } = pending
    if (state.received === null || acknowledged === null || state.received.now.seq < acknowledged) return
    pending = { ...pending, sent: null, acknowledged: null, takesBack: false }
    const base = confirmed(state)
    const side = sideOf(state)
    if (takesBack) return takeBack()
    if (pending.queue.length === 0) return
    if (base !== null && side !== null && isLegal(base, side, pending.queue)) return flush()
    pending = NOTHING
    state = { ...state, trouble: { code: 'stale-seq' } }
  }

  function takeBack(): void {
    if (state.received === null) return
    if (pending.queue.length > 0) {
      pending = { ...pending, queue: pending.queue.slice(0, -1) }
      return set({}, true)
    }
    if (pending.sent === null) void send({ type: 'back', seq: state.received.now.seq })
    else pending = { ...pending, takesBack: true }
  }

  async function send(message: AtTable): Promise<boolean> {
    set({ trouble: null })
    try {
      await connection.ask({ ...message, game: needs.id })
      return true
    } catch (error) {
      set({ trouble: refusalIn(error) })
      return false
    }
  }

  return {
    get state() {
      return state
    },
    session,
    answer,
    takeBack,
    send,
    set: (changes) => set(changes),
    agree: sitDown,
    proceed: () => proceed(false),
    hurry: () => connection.hurry(),
    close: () => connection.close(),
  }
}

function refusalIn(error: unknown): Refusal {
  if (!(error instanceof RefusedByServer)) throw error
  const { code, reason } = error.error
  return { code, ...(reason === undefined ? {} : { reason }) }
}
