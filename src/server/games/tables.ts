/**
 * The tables of this process. Whatever is done at a table is checked, stored, acknowledged and only then told to everybody. What is kept
 * here is a copy: before it is used its revision is compared with the storage.
 */
import { CHANCE, type Side } from '../../engine/script.ts'
import type { Random } from '../../rules/resample.ts'
import {
  type Change,
  Conflict,
  type DealRow,
  type GameNotification,
  NO_OFFERS,
  type Storage,
  type StoredEntry,
} from '../storage/storage.ts'
import { dueOf, stopped, timingAfter } from './clock.ts'
import { type Course, nameIn } from './course.ts'
import { Denied } from './denied.ts'
import { type Hub, makeHub } from './hub.ts'
import { infoOf } from './messages.ts'
import { BOT_CLAIM, botsAsked, endingOf, isNewToBots, isSecret, keyOf, loadTable, scenesIn, seatsAsked, type Table } from './table.ts'
import { makeTexts, type Texts } from './texts.ts'

export interface GameTables {
  readonly storage: Storage
  readonly hub: Hub
  readonly texts: Texts
  readonly now: () => number
  readonly random: Random
  /** Whether a game is in memory, so that it need not be opened. */
  isKept(id: string): boolean
  /** The table as it stands. Throws `Denied` where there is none. */
  read(id: string): Promise<Table>
  /** Does something at a table, one after the other; again from the beginning where another process was faster. */
  at<T>(id: string, work: (table: Table) => Promise<T>): Promise<T>
  /** Stores what was done and makes it known. */
  commit(table: Table, done: Done): Promise<Table>
  /** Tells the watchers here what another process has done at a table; null: whatever they may have missed. */
  catchUp(heard: GameNotification | null): Promise<void>
  /** Hears of every table that this process has changed. */
  onChange(hear: (table: Table, before: Table) => void): void
  readonly kept: number
}

export interface Done {
  readonly course?: Course
  /** Entries beside the moves of the course. */
  readonly entries?: readonly StoredEntry[]
  readonly change?: Change
  /** What the players have given to the chance by now. */
  readonly deal?: DealRow
  /** The seat that did it, with the client's name for the message. */
  readonly seat?: Side
  readonly client?: string
  readonly lag?: number
  /** When; now, where it is not said. */
  readonly at?: number
  /** Called when it is stored, before anybody else hears of it. */
  readonly acknowledge?: (seq: number) => void
  /** The row itself has changed in a way that the watchers' headers show. */
  readonly info?: boolean
}

/** How many tables are kept. A table that is not kept is read again. */
const MOST_KEPT = 2000
const MOST_CONFLICTS = 5
/** How much of the chat whoever comes to a table is told. */
export const CHAT_LINES = 100

export const clientKey = (seat: Side, client: string): string => `${seat}:${client}`

export function makeTables(storage: Storage, now: () => number, random: Random): GameTables {
  const kept = new Map<string, Table>()
  const queues = new Map<string, Promise<unknown>>()
  /** Games that are being opened. */
  const opening = new Map<string, Promise<void>>()
  const texts = makeTexts()
  const hub = makeHub(random, texts)
  const listeners: ((table: Table, before: Table) => void)[] = []

  function keep(table: Table): void {
    kept.delete(table.row.id)
    kept.set(table.row.id, table)
    for (const id of kept.keys()) {
      if (kept.size <= MOST_KEPT) break
      kept.delete(id)
    }
  }

  async function read(id: string): Promise<Table> {
    for (;;) {
      const known = kept.get(id)
      if (known !== undefined && (await storage.revision(id)) === known.row.rev) return known
      const opened = opening.get(id)
      if (opened === undefined) return open(id)
      // What others have begun to open is opened once, and looked at again: it may have changed since they began.
      await opened
    }
  }

  async function open(id: string): Promise<Table> {
    const work = loadTable(storage, id)
    opening.set(id, done(work))
    try {
      const table = await work
      if (table === null) throw new Denied('not-found')
      keep(table)
      return table
    } finally {
      opening.delete(id)
    }
  }

  async function attempt<T>(id: string, work: (table: Table) => Promise<T>): Promise<T> {
    for (let tries = 1; ; tries++) {
      try {
        return await work(await read(id))
      } catch (error) {
        if (!(error instanceof Conflict)) throw error
        kept.delete(id)
        if (tries >= MOST_CONFLICTS) throw new Denied('too-busy')
      }
    }
  }

  function at<T>(id: string, work: (table: Table) => Promise<T>): Promise<T> {
    const before = queues.get(id) ?? Promise.resolve()
    const mine = before.then(() => attempt(id, work))
    const settled: Promise<void> = done(mine).finally(() => {
      if (queues.get(id) === settled) queues.delete(id)
    })
    queues.set(id, settled)
    return mine
  }

  /** When it is over, well or not: whoever waits for its turn does not care. */
  async function done(work: Promise<unknown>): Promise<void> {
    try {
      await work
    } catch {
      // Whoever asked for it is told.
    }
  }

  async function commit(table: Table, done: Done): Promise<Table> {
    const written = plan(table, done, done.at ?? now())
    const { entries, change, at: when } = written
    const given = done.deal === undefined ? {} : { deal: done.deal }
    const rev = await storage.write(table.row.id, { rev: table.row.rev, at: when, entries, change, ...given })
    const row = { ...table.row, ...change, rev, seq: table.row.seq + entries.length, changed: when }
    // The second game of a match has the deal that the players of the first have given to.
    const deal = done.deal ?? (row.match?.leg === 2 && table.key === null ? (await storage.deal(row.deal))! : table.deal)
    const next: Table = {
      row,
      deal,
      course: done.course ?? table.course,
      key: table.key ?? keyOf(deal),
      done: table.done,
      entries: [...table.entries, ...entries],
    }
    for (const { client } of entries) if (client !== null) next.done.add(client)
    keep(next)
    done.acknowledge?.(row.seq)
    const isNewHeader = hub.update(next, when)
    if (done.info === true || isNewHeader) await tellInfo(next)
    for (const hear of listeners) hear(next, table)
    return next
  }

  async function tellInfo(table: Table): Promise<void> {
    if (hub.watchers(table.row.id).size === 0) return
    hub.tell(table.row.id, { type: 'info', game: table.row.id, info: infoOf(table, await isSecret(storage, table)) })
  }

  const tellChange = (id: string): Promise<void> =>
    at(id, async (table) => {
      const isNewHeader = hub.update(table, now())
      // When one game of a match is over, the other can begin, or its chance is no secret any more.
      if (isNewHeader || (table.row.match !== null && table.row.status !== 'playing')) await tellInfo(table)
    })

  async function tellChat(id: string): Promise<void> {
    const { row } = await read(id)
    hub.say(id, await storage.chat(id, CHAT_LINES), row.status === 'over')
  }

  async function catchUp(heard: GameNotification | null): Promise<void> {
    if (heard === null) {
      const faults: unknown[] = []
      for (const id of hub.games()) await Promise.all([tellChange(id), tellChat(id)]).catch((error: unknown) => faults.push(error))
      // One that is not there any more, or can't be opened, does not keep the others from hearing.
      if (faults.length > 0) throw faults[0]
      return
    }
    const { game, rev, chat } = heard
    const watchers = [...hub.watchers(game)]
    if (chat === undefined) {
      if (watchers.some(({ known }) => known.rev < rev)) await tellChange(game)
    } else if (watchers.some((one) => one.heard < chat)) await tellChat(game)
  }

  return {
    storage,
    hub,
    texts,
    now,
    random,
    isKept: (id) => kept.has(id),
    read,
    at,
    commit,
    catchUp,
    onChange: (hear) => void listeners.push(hear),
    get kept() {
      return kept.size
    },
  }
}

interface Plan {
  readonly at: number
  readonly entries: readonly StoredEntry[]
  readonly change: Change
}

/** What is to be written: the moves as entries, the clocks, and the end where there is one. */
function plan(table: Table, done: Done, at: number): Plan {
  const { row, course: before } = table
  const course = done.course ?? before
  const made = course.lines.slice(before.lines.length)
  const { status = row.status, ending: ended = null } = done.change ?? {}
  const ending = row.ending ?? ended ?? endingOf(course.state)
  const isOver = ending !== null
  const base = done.change?.timing ?? row.timing
  const moved = done.seat !== undefined && made.some((line) => 'move' in line) ? done.seat : null
  // A takeback shows nothing.
  const scenes = made.some((line) => 'move' in line) ? scenesIn(course) : ([0, 0] as const)
  const timing = isOver
    ? stopped(row.clock, base, at)
    : status === 'playing' && (made.length > 0 || status !== row.status)
      ? timingAfter(row.clock, base, { now: at, moved, asked: seatsAsked(course), scenes, lag: done.lag ?? 0 })
      : base
  const clock = (seat: Side | null): number | null => (row.clock.kind === 'none' || seat === null ? null : timing.left[seat])
  const client = done.seat === undefined || done.client === undefined ? null : clientKey(done.seat, done.client)
  const entries = [
    ...made.map(
      (line): StoredEntry =>
        'move' in line
          ? {
              seq: line.seq,
              kind: 'move',
              by: line.move.by,
              value: nameIn(course.state, line.move.pick),
              at,
              clock: line.move.by === CHANCE ? null : clock(moved),
              client: null,
            }
          : { seq: line.seq, kind: 'back', by: done.seat ?? 2, value: String(staying(course, line.back)), at, clock: null, client: null },
    ),
    ...(done.entries ?? []),
  ].map((entry, i) => ({ ...entry, client: i === 0 ? client : null }))
  const after = { row: { ...row, ...done.change, status: isOver ? 'over' : status } as const, course }
  return {
    at,
    entries,
    change: {
      ...done.change,
      ...(isOver ? { status: 'over', ending } : { status }),
      timing,
      due: isOver || status !== 'playing' ? null : dueOf(row.clock, timing),
      // Whoever thinks about the same question goes on.
      ...(isNewToBots(after, table) ? { botDue: at + BOT_CLAIM } : botsAsked(after).length === 0 ? { botDue: null } : {}),
      // An offer is for the position in which it was made, but for the one to play again.
      ...(made.length > 0 || isOver ? { offers: { ...NO_OFFERS, rematch: (done.change?.offers ?? row.offers).rematch } } : {}),
    },
  }
}

/** How many moves were left after all behind an entry were taken back. */
const staying = (course: Course, back: number): number => course.made.filter(({ seq }) => seq <= back).length
