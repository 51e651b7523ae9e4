/**
 * The tables of this process: `commit` stores a change, then acknowledges it and notifies the watchers. A process uses its copy of a game
 * without asking: a write that names an old revision conflicts, and then the process catches up and tries again. It does the same before it
 * refuses anything, so that no refusal comes from an old copy.
 */
import type { FastifyBaseLogger } from 'fastify'
import { CHANCE, type Side } from '../../engine/script.ts'
import type { Random } from '../../rules/resample.ts'
import type { Pulse } from '../pulse.ts'
import { type Bus, type GameMessage, silentBus } from '../storage/bus.ts'
import {
  type Change,
  Conflict,
  type DealRow,
  type NewEntry,
  NO_OFFERS,
  type Storage,
  type StoredEntry,
  type StoredPosition,
} from '../storage/storage.ts'
import { dueOf, stopped, timingAfter } from './clock.ts'
import { type Course, movesIn, nameIn, POSITION_EVERY, positionOf } from './course.ts'
import { Denied } from './denied.ts'
import { type Hub, makeHub } from './hub.ts'
import { infoOf } from './messages.ts'
import { type Presence, sharePresence } from './presence.ts'
import { newId } from './secrets.ts'
import {
  botsAsked,
  endingOf,
  type GameHistory,
  isSecret,
  loadHistory,
  loadTable,
  scenesIn,
  seatsAsked,
  type Table,
  tableAfter,
  tableWith,
} from './table.ts'
import { makeTexts, type Texts } from './texts.ts'
import { makeWork, type Work } from './work.ts'

export interface GameTables {
  readonly storage: Storage
  readonly bus: Bus
  readonly hub: Hub
  readonly presence: Presence
  readonly texts: Texts
  /** Wall time: of entries, chat and notices. */
  readonly now: () => number
  /** Served time: database time minus downtime, which clocks run on. */
  readonly served: () => number
  /** Resolves when served time is known to a second: before a clock is judged. */
  readonly fresh: () => Promise<void>
  readonly random: Random
  /** Whether a game is in memory, so that it need not be opened. */
  isKept(id: string): boolean
  /** The table as it is stored now. Throws `Denied` where there is none. */
  read(id: string): Promise<Table>
  /**
   * Works at a table, one piece of work after the other. The table may be an old copy: the work must end with a commit or a refusal, and is
   * done again where the copy was old.
   */
  at<T>(id: string, work: (table: Table) => Promise<T>): Promise<T>
  /** The same with the table as it is stored now. */
  atCurrent<T>(id: string, work: (table: Table) => Promise<T>): Promise<T>
  /** The same while the process receives what others do in the game; it goes on receiving while the game has a watcher. */
  atWatched<T>(id: string, work: (table: Table) => Promise<T>): Promise<T>
  /** The game with its whole log, for what needs it. Throws `Denied` where there is none. */
  history(id: string): Promise<GameHistory>
  /** The newest copy of a table in memory. */
  newest(table: Table): Table
  /** Stores a change and notifies the watchers. */
  commit(table: Table, done: Commit): Promise<Table>
  /** Calls the function with every change that this process has stored. */
  onChange(listener: (table: Table, before: Table) => void): void
  readonly work: Work
  /** Starts to receive what other processes do. */
  connect(log: FastifyBaseLogger): Promise<void>
  readonly kept: number
}

export interface Commit {
  readonly course?: Course
  /** Entries beside the moves of the course. */
  readonly entries?: readonly StoredEntry[]
  readonly change?: Change
  /** The deal with what the players have contributed by now. */
  readonly deal?: DealRow
  /** The seat that did it, with the client's id of the message. */
  readonly seat?: Side
  readonly client?: string
  readonly lag?: number
  /** Default: now. */
  readonly at?: number
  /** Called when the change is stored, before anyone else is notified. */
  readonly acknowledge?: (seq: number) => void
  /** The header of the game has changed. */
  readonly info?: boolean
}

/** Tables in memory, of about 10 kB each. Others are read again. */
const MOST_KEPT = 10_000
const MOST_CONFLICTS = 5
/** Lines of the chat that a client gets when it opens a game. */
export const CHAT_LINES = 100

export const clientKey = (seat: Side, client: string): string => `${seat}:${client}`

/** The time that clocks run on. */
export type ServedTime = Pick<Pulse, 'served' | 'fresh'>

const NO_BUS = silentBus(newId(), () => Promise.reject(new Error('there is no heartbeat')))

export function makeTables(
  storage: Storage,
  now: () => number,
  random: Random,
  bus: Bus = NO_BUS,
  { served, fresh }: ServedTime = { served: now, fresh: () => Promise.resolve() },
): GameTables {
  const kept = new Map<string, Table>()
  const queues = new Map<string, Promise<unknown>>()
  /** Games that are being read from the storage. */
  const loading = new Map<string, Promise<void>>()
  /** Games whose messages are needed by so many pieces of work. */
  const following = new Map<string, { count: number; readonly joined: Promise<void> }>()
  const texts = makeTexts()
  const hub = makeHub(random, texts, { now, served })
  const presence = sharePresence(hub, bus, follow, () => log)
  const listeners: ((table: Table, before: Table) => void)[] = []
  let log: FastifyBaseLogger | null = null

  function keep(table: Table): void {
    const { id, rev } = table.row
    if ((kept.get(id)?.row.rev ?? 0) > rev) return
    kept.delete(id)
    kept.set(id, table)
    for (const old of kept.keys()) {
      if (kept.size <= MOST_KEPT) break
      kept.delete(old)
    }
  }

  /** Keeps a table that another process has changed, and notifies the watchers here. */
  async function accept(table: Table): Promise<Table> {
    keep(table)
    const isNewHeader = hub.update(table)
    // When one game of a match is over, the other can begin, or its chance is no secret any more.
    if (isNewHeader || (table.row.match !== null && table.row.status !== 'playing')) await sendInfo(table)
    return table
  }

  /** Reads the entries after the copy's last one, or the whole game. The bus, gaps and opening all use it. */
  async function catchUp(id: string): Promise<Table> {
    for (;;) {
      const known = kept.get(id) ?? null
      if (known !== null && (await storage.revision(id)) === known.row.rev) return known
      const others = loading.get(id)
      if (others === undefined) return load(id, known)
      // It may have changed since they began to read: look again.
      await others
    }
  }

  async function load(id: string, known: Table | null): Promise<Table> {
    const work = loadTable(storage, id, known)
    loading.set(id, settled(work))
    try {
      const table = await work
      if (table !== null) return await accept(table)
      kept.delete(id)
      throw new Denied('not-found')
    } finally {
      loading.delete(id)
    }
  }

  async function attempt<T>(id: string, first: Table, work: (table: Table) => Promise<T>): Promise<T> {
    let table = first
    for (let tries = 1; ; tries++) {
      try {
        return await work(table)
      } catch (error) {
        if (!(error instanceof Conflict) && !(error instanceof Denied)) throw error
        const before = table.row.rev
        table = await catchUp(id)
        const isOld = table.row.rev !== before
        if (error instanceof Denied && (!isOld || tries >= MOST_CONFLICTS)) throw error
        if (tries >= MOST_CONFLICTS) throw new Denied('too-busy')
      }
    }
  }

  function inTurn<T>(id: string, work: () => Promise<T>): Promise<T> {
    const before = queues.get(id) ?? Promise.resolve()
    const mine = before.then(work)
    const end: Promise<void> = settled(mine).finally(() => {
      if (queues.get(id) === end) queues.delete(id)
    })
    queues.set(id, end)
    return mine
  }

  const at: GameTables['at'] = (id, work) => inTurn(id, async () => attempt(id, kept.get(id) ?? (await catchUp(id)), work))
  const atCurrent: GameTables['at'] = (id, work) => inTurn(id, async () => attempt(id, await catchUp(id), work))

  function unfollow(id: string): void {
    if (!following.has(id) && hub.watchers(id).size === 0) bus.leave(id)
  }
  hub.on({ onPresence: () => undefined, onEmpty: unfollow })

  /** Receives the messages about a game at least until the work is done. */
  async function follow<T>(id: string, work: () => Promise<T>): Promise<T> {
    const joined = following.get(id)?.joined ?? (hub.watchers(id).size === 0 ? bus.join(id) : Promise.resolve())
    const mine = following.get(id) ?? { count: 0, joined }
    following.set(id, mine)
    mine.count++
    try {
      await joined
      return await work()
    } finally {
      if (--mine.count === 0) {
        following.delete(id)
        unfollow(id)
      }
    }
  }

  const atWatched: GameTables['at'] = async (id, work) => {
    const isFirst = hub.watchers(id).size === 0
    const result = await follow(id, () => atCurrent(id, work))
    if (isFirst && hub.watchers(id).size > 0) presence.onJoin(id)
    return result
  }

  async function commit(table: Table, done: Commit): Promise<Table> {
    const { entries, change: planned, at: when, position } = plan(table, done, done.at ?? now(), served())
    const course = done.course ?? table.course
    const planRow = { ...table.row, ...planned, seq: table.row.seq + entries.length, changed: when }
    const change = { ...planned, ...workAfter({ ...table, row: planRow, course, deal: done.deal ?? table.deal }, table, done) }
    const more = { ...(done.deal === undefined ? {} : { deal: done.deal }), ...(position === null ? {} : { position }) }
    const rev = await storage.write(table.row.id, { rev: table.row.rev, at: when, entries, change, ...more })
    const row = { ...table.row, ...change, rev, seq: table.row.seq + entries.length, changed: when }
    // The second game of a match has the deal to which the players of the first have contributed.
    const deal = done.deal ?? (row.match?.leg === 2 && table.key === null ? (await storage.deal(row.deal))! : table.deal)
    const next = tableWith(table, row, deal, course, entries)
    keep(next)
    if (change.work === bus.process) work.run(next, table)
    done.acknowledge?.(row.seq)
    const isNewHeader = hub.update(next)
    if (done.info === true || isNewHeader) await sendInfo(next)
    for (const listener of listeners) listener(next, table)
    return next
  }

  /** Which process sees to what the change leaves behind. */
  function workAfter(next: Table, before: Table, { seat }: Commit): Pick<Change, 'work'> {
    if (work.isNeeded(next, before)) return { work: bus.process }
    // A bot that has answered ends its work with its move, unless there is other work.
    const isAnswer = seat !== undefined && next.row.seats[seat].kind === 'bot' && botsAsked(next).length === 0
    return isAnswer && before.row.work === bus.process && work.underWay(next.row.id) <= 1 ? { work: null } : {}
  }

  async function endWork(id: string): Promise<void> {
    if (kept.get(id)?.row.work !== bus.process || !(await storage.setWork(id, bus.process, null))) return
    const table = kept.get(id)
    if (table?.row.work === bus.process && work.underWay(id) === 0) kept.set(id, { ...table, row: { ...table.row, work: null } })
  }

  const work = makeWork({
    storage,
    process: bus.process,
    read: catchUp,
    onDone: (id) => void endWork(id).catch((error: unknown) => log?.error({ error, game: id }, 'the end of work could not be stored')),
    log: () => log,
  })

  async function sendInfo(table: Table): Promise<void> {
    if (hub.watchers(table.row.id).size === 0) return
    hub.broadcast(table.row.id, { type: 'info', game: table.row.id, info: infoOf(table, await isSecret(storage, table)) })
  }

  async function sendChat(id: string): Promise<void> {
    const { row } = await catchUp(id)
    hub.sendChat(id, await storage.chat(id, CHAT_LINES), row.status === 'over')
  }

  async function receive(id: string, message: GameMessage): Promise<void> {
    const watchers = [...hub.watchers(id)]
    if (watchers.length === 0) return
    if (message.type === 'change') {
      const isNews = (): boolean => (kept.get(id)?.row.rev ?? 0) < message.rev
      if (isNews())
        await inTurn(id, async () => {
          // A write of this process may have been on its way.
          if (!isNews()) return
          const known = kept.get(id)
          const next = known === undefined ? null : tableAfter(known, message.rev, message.written)
          await (next === null ? catchUp(id) : accept(next))
        })
    } else if (message.type === 'chat' && watchers.some(({ lastChat }) => lastChat < message.n)) await sendChat(id)
  }

  /** Compares all watched games with the storage. */
  async function receiveAll(): Promise<void> {
    const errors: unknown[] = []
    for (const { id, rev, chat } of await storage.heads(hub.games()))
      await Promise.all([receive(id, { type: 'change', rev, written: null }), receive(id, { type: 'chat', n: chat })]).catch(
        (error: unknown) => errors.push(error),
      )
    // A game that can't be opened does not keep the others from being compared.
    if (errors.length > 0) throw errors[0]
  }

  const logged = (work: Promise<void>): void =>
    void work.catch((error: unknown) => log?.error({ error }, 'a change by another process could not be shown'))

  bus.on({
    onMessage: (game, message) => {
      presence.onMessage(game, message)
      logged(receive(game, message))
    },
    onGap: () => {
      presence.onGap()
      logged(receiveAll())
    },
  })

  return {
    storage,
    bus,
    hub,
    presence,
    texts,
    now,
    served,
    fresh,
    random,
    isKept: (id) => kept.has(id),
    read: catchUp,
    at,
    atCurrent,
    atWatched,
    history: async (id) => {
      const history = await loadHistory(storage, id)
      if (history === null) throw new Denied('not-found')
      return history
    },
    newest: (table) => {
      const known = kept.get(table.row.id)
      return known !== undefined && known.row.rev > table.row.rev ? known : table
    },
    commit,
    onChange: (listener) => void listeners.push(listener),
    work,
    connect: async (logger) => {
      log = logger
      await bus.open()
    },
    get kept() {
      return kept.size
    },
  }
}

/** Resolves when the work has ended, well or not: its caller gets the error. */
async function settled(work: Promise<unknown>): Promise<void> {
  try {
    await work
  } catch {
    // The caller of the work gets it.
  }
}

interface Plan {
  readonly at: number
  readonly entries: readonly NewEntry[]
  readonly change: Change
  readonly position: StoredPosition | null
}

/** What a commit writes: the moves as entries, the clocks, and the end where there is one. */
function plan(table: Table, done: Commit, at: number, served: number): Plan {
  const { row, course: before } = table
  const course = done.course ?? before
  const made = course.lines.filter(({ seq }) => seq > before.seq)
  const { status = row.status, ending: ended = null } = done.change ?? {}
  const ending = row.ending ?? ended ?? endingOf(course.state)
  const isOver = ending !== null
  const offers = done.change?.offers ?? row.offers
  const base = done.change?.timing ?? row.timing
  const moved = done.seat !== undefined && made.some((line) => 'move' in line) ? done.seat : null
  // A takeback shows nothing.
  const scenes = made.some((line) => 'move' in line) ? scenesIn(course) : ([0, 0] as const)
  const timing = isOver
    ? stopped(row.clock, base, served)
    : status === 'playing' && (made.length > 0 || status !== row.status)
      ? timingAfter(row.clock, base, { now: served, moved, asked: seatsAsked(course), scenes, lag: done.lag ?? 0 })
      : base
  const clock = (seat: Side | null): number | null => (row.clock.kind === 'none' || seat === null ? null : timing.left[seat])
  const client = done.seat === undefined || done.client === undefined ? null : clientKey(done.seat, done.client)
  let count = movesIn(before)
  const entryOf = (line: (typeof made)[number]): NewEntry => {
    const common = { seq: line.seq, at, client: null }
    if (!('move' in line)) {
      count = stayingAfter(course, line.back)
      const by = done.seat ?? CHANCE
      return { ...common, kind: 'back', by, value: String(count), clock: null, line: { moves: count, swapped: 0, notes: null } }
    }
    const { move, notes, swapped } = line
    const value = nameIn(course.state, move.pick)
    const shown = move.by === CHANCE ? null : clock(moved)
    return { ...common, kind: 'move', by: move.by, value, clock: shown, line: { moves: ++count, swapped, notes } }
  }
  const entries = [...made.map(entryOf), ...(done.entries ?? [])].map((entry, i) => ({ ...entry, client: i === 0 ? client : null }))
  const seq = row.seq + entries.length
  // After an undo, too: what it takes back may be older than the stored position.
  const isDue =
    entries.length > 0 &&
    (isOver || Math.floor(seq / POSITION_EVERY) > Math.floor(row.seq / POSITION_EVERY) || entries.some(({ kind }) => kind === 'back'))
  return {
    at,
    entries,
    position: isDue ? positionOf(course, seq) : null,
    change: {
      ...done.change,
      ...(isOver ? { status: 'over', ending } : { status }),
      timing,
      ...(isOver || status !== 'playing' ? { due: null } : earlier(row.due, dueOf(row.clock, timing))),
      // An offer is for the position in which it was made, but for the one to play again.
      ...(made.length > 0 || isOver ? { offers: { ...NO_OFFERS, rematch: offers.rematch, takebacks: offers.takebacks } } : {}),
    },
  }
}

/** `due` is a lower bound, so that a move need not change its index: it is written where it becomes earlier. */
const earlier = (before: number | null, due: number | null): Pick<Change, 'due'> =>
  due !== null && (before === null || due < before) ? { due } : {}

/** How many moves count after an undo of all behind an entry. */
const stayingAfter = ({ past, made }: Course, back: number): number => past.moves + made.filter(({ seq }) => seq <= back).length
