/** The actions of a player in a running game. Each checks first; a refused action changes nothing. */
import { CHANCE, other, Refused, type Side, US, USSR } from '../../engine/script.ts'
import { canUndoAlone, lastPlayStart, type NotedMove } from '../../match/undo.ts'
import type { Ending, ErrorCode, OpenHands } from '../../protocol/common.ts'
import type { Person } from '../../protocol/people.ts'
import { type Note, PUBLIC } from '../../rules/notes.ts'
import { SPECTATOR } from '../../rules/view.ts'
import type { GameRow, Offers, StoredEntry, Takeback } from '../storage/storage.ts'
import { type Credentials, seatFor } from './access.ts'
import { goOn, isSmallAsked } from './automatic.ts'
import { dueOf, flaggedAt, MOST_LAG, vacationFrom } from './clock.ts'
import { type Course, canGoBack, isTooMuchBack, moveOf, movesBefore, movesIn, openCourse, withBack, withMove } from './course.ts'
import { Denied } from './denied.ts'
import { isAsked, type Seat, SIDE_NAMES, sideOf, type Table } from './table.ts'
import { clientKey, type GameTables } from './tables.ts'

/** Which seat acts, and how its action is acknowledged. */
export interface ActionContext {
  readonly seat: Seat
  /** The client's id of the message: the same one again is only acknowledged. */
  readonly client: string
  /** The round trip to the client, in milliseconds. */
  readonly lag?: number
  /** What opened the seat, to be checked again; bots have none. */
  readonly credentials?: Credentials
  /** The authenticated user. */
  readonly person?: Person | undefined
  /** Whether a user is of the same household: a rated game is between two. */
  readonly isKin?: (user: string) => Promise<boolean>
  /** The network that pays for the bots of a game that this action begins. */
  readonly bots?: { readonly network: string; readonly hasRoom: () => boolean }
  readonly acknowledge: (seq: number) => void
}

/** Whether the credentials still open the seat: another player may have taken it since. */
export function isStillOpen(row: GameRow, { seat, credentials }: Pick<ActionContext, 'seat' | 'credentials'>): boolean {
  return credentials === undefined || seatFor(row, credentials) === seat
}

/** Returns the player's seat. Throws `Denied` for spectators, and where the credentials no longer open the seat. */
export function stillSeated(row: GameRow, deed: ActionContext): Side {
  if (deed.seat === SPECTATOR || !isStillOpen(row, deed)) throw new Denied('not-your-seat', { seq: row.seq })
  return deed.seat
}

/**
 * Does what a player asks for in a game that is played. A message that was handled before is only acknowledged again. Where a clock ran out
 * before the message was sent, the game ends instead.
 */
async function inPlay(
  tables: GameTables,
  id: string,
  deed: ActionContext,
  work: (table: Table, seat: Side) => Promise<void>,
): Promise<void> {
  try {
    await play(tables, id, deed, work)
  } catch (error) {
    // The message may be older than those that are in memory.
    const { seat, client, acknowledge } = deed
    if (!(error instanceof Denied) || !LATE.has(error.code) || seat === SPECTATOR) throw error
    const { row } = await tables.read(id)
    if (!isStillOpen(row, deed) || !(await tables.storage.isDone(id, clientKey(seat, client)))) throw error
    acknowledge(row.seq)
  }
}

/** What a message that comes again may be refused with, since the game has gone on. */
const LATE: ReadonlySet<ErrorCode> = new Set(['stale-seq', 'not-your-seat', 'game-over'])

async function play(tables: GameTables, id: string, deed: ActionContext, work: (table: Table, seat: Side) => Promise<void>): Promise<void> {
  await tables.at(id, async (table) => {
    const { row, done } = table
    const seat = stillSeated(row, deed)
    if (done.has(clientKey(seat, deed.client))) return deed.acknowledge(row.seq)
    if (row.status === 'over') throw new Denied('game-over', { seq: row.seq })
    if (row.status === 'waiting') throw new Denied('not-begun', { seq: row.seq })
    const lag = Math.min(deed.lag ?? 0, MOST_LAG)
    if (row.clock.kind !== 'none') await tables.fresh()
    if (flaggedAt(row.clock, row.timing, tables.served() - lag) !== null) {
      await flag(tables, table)
      throw new Denied('game-over', { seq: row.seq + 1 })
    }
    await work(table, seat)
  })
}

/** Answers one question after the other. All picks or none: none of them may follow on what chance or the other side does. */
export const move = (tables: GameTables, id: string, deed: ActionContext, seq: number, picks: readonly string[]): Promise<void> =>
  inPlay(tables, id, deed, async (table, seat) => {
    const side = sideOf(table, seat)
    if (!isAsked(table.course, side)) throw new Denied('not-your-seat', { seq: table.row.seq })
    // Numbers go up with everything that happens, and entries at the end of a game have no line in the course.
    if (seq > table.row.seq || seq < table.course.since[side]) throw new Denied('stale-seq', { seq: table.row.seq })
    const now = tables.now()
    const after = picks.reduce((course, name, at) => {
      try {
        return withMove(course, { seq: course.seq + 1, at: now }, moveOf(course.state, side, name))
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        throw new Denied('illegal', { reason: error.reason, at, seq: table.row.seq })
      }
    }, table.course)
    const chanced = goOn(after, table.key!, [], now)
    const course = isSmallAsked(chanced) ? goOn(chanced, table.key!, await tables.storage.arranged(id), now) : chanced
    await tables.commit(table, { course, ...deed, seat, at: now })
  })

/** Undoes the last move where it revealed nothing; else asks the other side to let the whole play be taken back. */
export const back = (tables: GameTables, id: string, deed: ActionContext, seq: number): Promise<void> =>
  inPlay(tables, id, deed, async (table, seat) => {
    if (seq !== table.row.seq) throw new Denied('stale-seq', { seq: table.row.seq })
    const side = sideOf(table, seat)
    if (!canUndoAlone(table.course, side)) return askToTakeBack(tables, table, deed, seat)
    const to = movesIn(table.course) - 1
    const course = await courseFor(tables, table, to)
    if (isTooMuchBack(course, to)) throw new Denied('too-many-undos', { seq: table.row.seq })
    await tables.commit(table, { course: withBack(course, course.seq + 1, to), ...deed, seat })
  })

async function askToTakeBack(tables: GameTables, table: Table, deed: ActionContext, seat: Side): Promise<void> {
  if (table.row.offers.back !== null) throw new Denied('already-offered')
  const { course, to } = await beforeLastPlay(tables, table, sideOf(table, seat))
  if (isTooMuchBack(course, to)) throw new Denied('too-many-undos', { seq: table.row.seq })
  await setOffer(tables, table, deed, 'back', { by: seat, to })
}

/** How many moves come before the side's last play, and a course that has them in memory. */
async function beforeLastPlay({ storage }: GameTables, { row, course }: Table, side: Side): Promise<{ course: Course; to: number }> {
  if (movesBefore(course, side) === null) throw new Denied('nothing-to-take-back')
  const inMemory = lastPlayStart(noted(course.made), side)
  if (inMemory !== null && (inMemory.isWhole || course.past.moves === 0)) return { course, to: course.past.moves + inMemory.moves }
  const full = await openCourse(row, (await storage.entries(row.id)).slice(0, row.seq))
  return { course: full, to: lastPlayStart(noted(full.made), side)!.moves }
}

const noted = (made: Course['made']): NotedMove[] => made.map(({ move, notes }) => ({ by: move.by, notes }))

/** The course from which so many moves can stay: it is made from the whole log where too little is in memory. */
async function courseFor({ storage }: GameTables, { row, course }: Table, to: number): Promise<Course> {
  if (canGoBack(course, to)) return course
  return openCourse(row, (await storage.entries(row.id)).slice(0, row.seq))
}

async function setOffer<K extends keyof Offers>(
  tables: GameTables,
  table: Table,
  deed: ActionContext,
  offer: K,
  value: Offers[K],
): Promise<void> {
  await tables.commit(table, { change: { offers: { ...table.row.offers, [offer]: value, declined: null } }, acknowledge: deed.acknowledge })
}

async function decline(tables: GameTables, table: Table, deed: ActionContext, offer: 'draw' | 'back' | 'hands', by: Side): Promise<void> {
  const offers = { ...table.row.offers, [offer]: null, declined: { offer, by } }
  await tables.commit(table, { change: { offers }, acknowledge: deed.acknowledge })
}

export const offerDraw = (tables: GameTables, id: string, deed: ActionContext): Promise<void> =>
  inPlay(tables, id, deed, async (table, seat) => {
    if (table.row.offers.draw !== null) throw new Denied('already-offered')
    await setOffer(tables, table, deed, 'draw', seat)
  })

/** Offers to let spectators see the hands, late. */
export const offerHands = (tables: GameTables, id: string, deed: ActionContext, openHands: OpenHands): Promise<void> =>
  inPlay(tables, id, deed, async (table, seat) => {
    const { match, offers, seats } = table.row
    // A bot does not answer offers, and the hands of one game of a match show those of the other.
    if (match !== null || seats[other(seat)].kind === 'bot') throw new Denied('not-allowed')
    if (offers.hands !== null) throw new Denied('already-offered')
    await setOffer(tables, table, deed, 'hands', { by: seat, openHands })
  })

/** Accepts or declines what the other side offers. */
export const answer = (
  tables: GameTables,
  id: string,
  deed: ActionContext,
  offer: 'draw' | 'back' | 'hands',
  accept: boolean,
): Promise<void> =>
  inPlay(tables, id, deed, async (table, seat) => {
    const { offers } = table.row
    const by = offer === 'draw' ? offers.draw : (offers[offer]?.by ?? null)
    if (by !== other(seat)) throw new Denied('no-such-offer')
    if (!accept) return decline(tables, table, deed, offer, seat)
    if (offer === 'draw') return end(tables, table, { winner: 'nobody', kind: 'agreed' }, deed)
    if (offer === 'hands') return acceptHands(tables, table, deed)
    return acceptBack(tables, table, deed, seat)
  })

async function acceptHands(tables: GameTables, table: Table, { acknowledge }: ActionContext): Promise<void> {
  const { offers } = table.row
  await tables.commit(table, {
    change: { openHands: offers.hands!.openHands, offers: { ...offers, hands: null } },
    acknowledge,
    info: true,
  })
}

async function acceptBack(tables: GameTables, table: Table, deed: ActionContext, seat: Side): Promise<void> {
  const { offers } = table.row
  const { to } = offers.back!
  const course = await courseFor(tables, table, to)
  if (isTooMuchBack(course, to)) throw new Denied('too-many-undos', { seq: table.row.seq })
  const at = tables.now()
  const takebacks = withTakeback(offers.takebacks, {
    side: other(sideOf(table, seat)),
    moves: to,
    notes: shortNotes(course.made.slice(to - course.past.moves)),
  })
  await tables.commit(table, {
    course: goOn(withBack(course, course.seq + 1, to), table.key!, [], at),
    change: { offers: { ...offers, takebacks } },
    ...deed,
    seat,
    at,
  })
}

/** Takebacks that the log of a game shows at most. */
const MOST_TAKEBACKS = 12

const withTakeback = (before: readonly Takeback[], next: Takeback): Takeback[] =>
  [...before.map((one) => ({ ...one, moves: Math.min(one.moves, next.moves) })), next].slice(-MOST_TAKEBACKS)

/** What names a play in the log: its card, the use and the target. */
const NAMING: ReadonlySet<Note['key']> = new Set(['plays', 'use', 'target', 'event'])

/** The first public notes of these moves, as far as they name a play. */
function shortNotes(made: Course['made']): Note[] {
  const [first, ...rest] = made.flatMap(({ notes }) => notes.filter(({ to }) => to === PUBLIC))
  if (first?.key !== 'plays') return []
  const end = rest.findIndex(({ key }) => !NAMING.has(key))
  return [first, ...(end < 0 ? rest : rest.slice(0, end))].slice(0, MOST_NAMING)
}

const MOST_NAMING = 4

export const resign = (tables: GameTables, id: string, deed: ActionContext): Promise<void> =>
  inPlay(tables, id, deed, (table, seat) => end(tables, table, { winner: SIDE_NAMES[other(sideOf(table, seat))], kind: 'resigned' }, deed))

/** Whether a side has made a move that counts. */
const hasPlayed = (course: Course, side: Side): boolean => movesBefore(course, side) !== null

/** Aborts a game that waits, or in which not each side has played once. Both games of a match end together. */
export const abort = (tables: GameTables, id: string, deed: ActionContext): Promise<void> =>
  tables.at(id, async (table) => {
    const { row, course } = table
    const seat = stillSeated(row, deed)
    if (row.ending?.kind === 'aborted') return deed.acknowledge(row.seq)
    if (row.status === 'over') throw new Denied('game-over', { seq: row.seq })
    // The players of the second game of a match know its cards.
    if (!row.seats[seat].taken || row.match?.leg === 2 || ([US, USSR] as const).every((side) => hasPlayed(course, side)))
      throw new Denied('not-allowed', { seq: row.seq })
    if (row.match !== null)
      await tables.atCurrent(row.match.twin, async (twin) => {
        if (twin.row.status === 'waiting') await end(tables, twin, ABORTED)
      })
    await end(tables, table, ABORTED, deed)
  })

const ABORTED: Ending = { winner: 'nobody', kind: 'aborted' }

/** Ends a game that the rules have not ended. */
async function end(tables: GameTables, table: Table, ending: Ending, deed?: ActionContext): Promise<void> {
  const seat = deed === undefined || deed.seat === SPECTATOR ? undefined : deed.seat
  const at = tables.now()
  const entry: StoredEntry = {
    seq: table.row.seq + 1,
    kind: 'end',
    by: seat === undefined ? CHANCE : sideOf(table, seat),
    value: ending.kind,
    at,
    clock: null,
    client: null,
  }
  await tables.commit(table, {
    at,
    entries: [entry],
    change: { ending },
    ...(deed === undefined || seat === undefined ? {} : { seat, client: deed.client, acknowledge: deed.acknowledge }),
  })
}

/** Ends the game where a clock has run out. */
async function flag(tables: GameTables, table: Table): Promise<void> {
  const { clock, timing, status } = table.row
  if (status !== 'playing') return
  const seat = flaggedAt(clock, timing, tables.served())
  if (seat === null) return correctDue(tables, table)
  await end(tables, table, { winner: SIDE_NAMES[other(sideOf(table, seat))], kind: 'time' })
}

/** Moves do not make `due` later: it is made so when its time has come. */
async function correctDue(tables: GameTables, table: Table): Promise<void> {
  const { clock, timing, changed } = table.row
  const due = dueOf(clock, timing)
  if (due !== table.row.due) await tables.commit(table, { change: { due }, at: changed })
}

export const flagIfDue = (tables: GameTables, id: string): Promise<void> => tables.atCurrent(id, (table) => flag(tables, table))

export const vacation = (tables: GameTables, id: string, deed: ActionContext, on: boolean): Promise<void> =>
  inPlay(tables, id, deed, async (table, seat) => {
    const timing = vacationFrom(table.row.timing, seat, on, tables.served())
    if (timing === null) throw new Denied('not-allowed')
    await tables.commit(table, { change: { timing }, acknowledge: deed.acknowledge })
  })

/** Answers a player may arrange in advance, in one game. */
const MOST_ARRANGED = 50

/** Stores the answer that a player gives in advance to a question of a card, or deletes it. */
export async function arrange(
  tables: GameTables,
  id: string,
  deed: ActionContext,
  card: string,
  prompt: string,
  pick: string | null,
): Promise<void> {
  const { row } = await tables.read(id)
  const seat = stillSeated(row, deed)
  if (row.status === 'over') throw new Denied('game-over')
  const known = await tables.storage.arranged(id)
  if (pick !== null && known.filter((one) => one.seat === seat).length >= MOST_ARRANGED) throw new Denied('too-busy')
  await tables.storage.arrange(id, seat, card, prompt, pick)
  deed.acknowledge(row.seq)
}
