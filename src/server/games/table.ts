/** A game in the memory of a process: the stored row, and the course of the game from its log. */

import { bit, type Side, US, USSR } from '../../engine/script.ts'
import type { SeatName } from '../../match/seats.ts'
import { sideOf as sideInState } from '../../match/seats.ts'
import type { Ending } from '../../protocol/common.ts'
import { fairKey } from '../../records/fair.ts'
import { asked } from '../../rules/api.ts'
import type { State } from '../../rules/state.ts'
import { sceneLength } from '../../scenes/lengths.ts'
import type { PublishedWrite } from '../storage/bus.ts'
import type { DealRow, GameRow, Storage, StoredEntry } from '../storage/storage.ts'
import { type Course, courseAt, type FullCourse, isFull, openCourse, trimmed, withEntries } from './course.ts'

export interface Table {
  readonly row: GameRow
  readonly deal: DealRow
  readonly course: Course
  /** The key of its chance, once both seats have revealed their contributions. */
  readonly key: Uint8Array | null
  /** The last messages that have been carried out, by seat and the client's id of them. */
  readonly done: Set<string>
}

/** A game with its whole log. */
export interface GameHistory extends Table {
  readonly course: FullCourse
  /** The log with what the rules do not know: times, clocks, ends. */
  readonly entries: readonly StoredEntry[]
}

export const SIDE_NAMES = ['us', 'ussr'] as const satisfies readonly SeatName[]
export const ROLE_NAMES = ['us', 'ussr', 'spectator'] as const
export type Seat = Side | 2

export function keyOf({ version, secret, contributions: [us, ussr] }: DealRow): Uint8Array | null {
  return us === null || ussr === null ? null : fairKey({ version, secret, contributions: [us, ussr] })
}

/** Entries that are applied to a copy or a stored position; after more, the log is replayed, which passes over what was taken back. */
const MOST_APPLIED = 100

/** Whether entries can be applied to a copy of a game to come to this row. */
const isBaseOf = ({ row: known }: Table, row: GameRow): boolean =>
  known.rev <= row.rev &&
  known.seq <= row.seq &&
  row.seq - known.seq <= MOST_APPLIED &&
  known.game === row.game &&
  known.rules === row.rules &&
  JSON.stringify(known.options) === JSON.stringify(row.options)

/** A course, and the entries of the log that it was made with. */
interface Opened {
  readonly course: Course
  readonly entries: readonly StoredEntry[]
}

/** Replays the whole log. Throws where it does not fit the rules. */
async function replay(storage: Storage, row: GameRow): Promise<Opened & Pick<GameHistory, 'course'>> {
  // A write may have come in between: the row says how far the log belongs to it.
  const entries = (await storage.entries(row.id)).slice(0, row.seq)
  return { course: await openCourse(row, entries), entries }
}

/** Applies the entries after a course that goes up to entry `seq`; null where that is not possible. */
async function goOnFrom(storage: Storage, row: GameRow, course: Course, seq: number): Promise<Opened | null> {
  const entries = seq === row.seq ? [] : (await storage.entries(row.id, seq)).slice(0, row.seq - seq)
  const after = withEntries(course, entries)
  return after === null ? null : { course: after, entries }
}

/** Spectators who see the hands late need positions of long ago. */
const needsHistory = ({ openHands, status }: GameRow): boolean => openHands !== null && status === 'playing'

/** Opens a game from its stored position, or from the whole log. */
async function openFrom(storage: Storage, row: GameRow): Promise<Opened> {
  const position = needsHistory(row) ? null : await storage.position(row.id)
  const course = position === null || position.seq > row.seq || row.seq - position.seq > MOST_APPLIED ? null : courseAt(row, position)
  const opened = course === null ? null : await goOnFrom(storage, row, course, position!.seq)
  return opened ?? replay(storage, row)
}

/** The table with everything that is stored after `known`; null where there is no such game. */
export async function loadTable(storage: Storage, id: string, known: Table | null = null): Promise<Table | null> {
  const row = await storage.game(id)
  if (row === null) return null
  const base = known !== null && isBaseOf(known, row) && (isFull(known.course) || !needsHistory(row)) ? known : null
  const [applied, deal] = await Promise.all([
    base === null ? null : goOnFrom(storage, row, base.course, base.row.seq),
    base === null || base.key === null ? storage.deal(row.deal) : base.deal,
  ])
  const { course, entries } = applied ?? (await openFrom(storage, row))
  return tableWith(base, row, deal!, course, entries)
}

/** The game with its whole log; null where there is none. */
export async function loadHistory(storage: Storage, id: string): Promise<GameHistory | null> {
  const row = await storage.game(id)
  if (row === null) return null
  const [{ course, entries }, deal] = await Promise.all([replay(storage, row), storage.deal(row.deal)])
  return { ...tableWith(null, row, deal!, course, entries), course, entries }
}

const MOST_DONE = 200

/** The table after a write whose entries lead to this row and course. */
export function tableWith(before: Table | null, row: GameRow, deal: DealRow, course: Course, entries: readonly StoredEntry[]): Table {
  const done = before?.done ?? new Set<string>()
  for (const { client } of entries) if (client !== null) done.add(client)
  for (const client of done) {
    if (done.size <= MOST_DONE) break
    done.delete(client)
  }
  return { row, deal, course: needsHistory(row) ? course : trimmed(course), key: before?.key ?? keyOf(deal), done }
}

/** The table after a write by another process; null where the message does not say all of it. */
export function tableAfter(before: Table, rev: number, written: PublishedWrite | null): Table | null {
  if (written === null || rev !== before.row.rev + 1 || before.key === null) return null
  const { at, entries, change } = written
  const row = { ...before.row, ...change, rev, seq: before.row.seq + entries.length, changed: at }
  const course = withEntries(before.course, entries)
  return course === null || (needsHistory(row) && !isFull(course)) ? null : tableWith(before, row, before.deal, course, entries)
}

/** Whether a game is over and has a result: one that was aborted is neither booked nor filed. */
export const isCounted = ({ status, ending }: Pick<GameRow, 'status' | 'ending'>): boolean =>
  status === 'over' && ending?.kind !== 'aborted'

/** Whether its chance is still to be kept secret: also after its end, while the other game of a match is played. */
export const isSecret = async (storage: Storage, { row: { status, deal } }: Pick<Table, 'row'>): Promise<boolean> =>
  status !== 'over' || (await storage.isDealOpen(deal))

/** The side that a seat plays: bids may have made the players change sides (11.4). */
export const sideOf = ({ course }: Pick<Table, 'course'>, seat: Side): Side => sideInState(course.state, seat)

export const isAsked = (course: Course, side: Side): boolean => (asked(course.state) & bit(side)) !== 0

/** Whether both sit, and the cards are dealt when this one opens the game: it has to reveal what it contributes to the chance. */
export const isAwaited = ({ row, deal }: Pick<Table, 'row' | 'deal'>, seat: Side): boolean =>
  row.status === 'waiting' &&
  row.seats[seat].taken &&
  deal.contributions[seat] === null &&
  deal.commitments.every((commitment) => commitment !== null)

/** Which seats are asked. */
export const seatsAsked = (course: Course): [boolean, boolean] => [
  isAsked(course, sideOf({ course }, US)),
  isAsked(course, sideOf({ course }, USSR)),
]

/** The seats of bots that are asked. */
export const botsAsked = ({ row, course }: Pick<Table, 'row' | 'course'>): readonly Side[] =>
  row.status === 'playing' ? ([US, USSR] as const).filter((seat) => row.seats[seat].kind === 'bot' && seatsAsked(course)[seat]) : []

/** Whether a bot is asked something that it was not asked before. */
export function isNewToBots(table: Pick<Table, 'row' | 'course'>, before: Pick<Table, 'row' | 'course'>): boolean {
  const known = botsAsked(before)
  const since = ({ course }: Pick<Table, 'course'>, seat: Side): number => course.since[sideOf({ course }, seat)]
  return botsAsked(table).some((seat) => !known.includes(seat) || since(table, seat) !== since(before, seat))
}

/** How long the scenes of all that came after each seat's last move take, by its click or not, in milliseconds. */
export function scenesIn(course: Course): [number, number] {
  const lengthFor = (seat: Side): number => {
    const side = sideOf({ course }, seat)
    const last = course.made.findLastIndex(({ move }) => move.by === side)
    const moves = course.made.slice(Math.max(0, last)).map(({ move: { by }, notes }, i) => ({ by, notes, own: i === 0 && last >= 0 }))
    return sceneLength(moves, side)
  }
  return [lengthFor(US), lengthFor(USSR)]
}

/** How the rules ended the game, or null. */
export function endingOf(g: Pick<State, 'result'>): Ending | null {
  if (g.result === null) return null
  const { winner, kind } = g.result
  return { winner: winner < 0 ? 'nobody' : SIDE_NAMES[winner as Side], kind }
}
