/** A game in the memory of a process: the stored row, and the course of the game from its log. */

import { bit, type Side, US, USSR } from '../../engine/script.ts'
import type { SeatName } from '../../match/seats.ts'
import { sideOf as sideInState } from '../../match/seats.ts'
import type { Ending } from '../../protocol/common.ts'
import { fairKey } from '../../records/fair.ts'
import { asked } from '../../rules/api.ts'
import type { State } from '../../rules/state.ts'
import { sceneLength } from '../../scenes/lengths.ts'
import type { Written } from '../storage/bus.ts'
import type { DealRow, GameRow, Storage, StoredEntry } from '../storage/storage.ts'
import { type Course, openCourse, withEntries } from './course.ts'

export interface Table {
  readonly row: GameRow
  readonly deal: DealRow
  readonly course: Course
  /** The key of its chance, once both seats have revealed their contributions. */
  readonly key: Uint8Array | null
  /** Messages that have been carried out, by seat and the client's name for them. */
  readonly done: Set<string>
  /** The log with what the rules do not know: times, clocks, ends. */
  readonly entries: readonly StoredEntry[]
}

export const SIDE_NAMES = ['us', 'ussr'] as const satisfies readonly SeatName[]
export const ROLE_NAMES = ['us', 'ussr', 'spectator'] as const
export type Seat = Side | 2

export function keyOf({ version, secret, contributions: [us, ussr] }: DealRow): Uint8Array | null {
  return us === null || ussr === null ? null : fairKey({ version, secret, contributions: [us, ussr] })
}

/** Entries that are applied to a copy; after more, the game is opened anew, which passes over what was taken back. */
const MOST_APPLIED = 100

/** The table with everything that is stored after `known`, or the whole of it; null where there is no such game. */
export async function loadTable(storage: Storage, id: string, known: Table | null = null): Promise<Table | null> {
  const row = await storage.game(id)
  if (row === null) return null
  const isNear = known !== null && known.row.rev <= row.rev && known.row.seq <= row.seq && row.seq - known.row.seq <= MOST_APPLIED
  const base = isNear ? known : null
  const seq = base?.row.seq ?? 0
  const [stored, deal] = await Promise.all([
    seq === row.seq ? [] : storage.entries(id, seq),
    base === null || base.key === null ? storage.deal(row.deal) : base.deal,
  ])
  // A write may have come in between: the row says how far the log belongs to it.
  const entries = stored.slice(0, row.seq - seq)
  const course = base === null ? await openCourse(row, entries) : withEntries(base.course, entries)
  return tableWith(base, row, deal!, course, entries)
}

/** The table after a write whose entries lead to this row and course. */
export function tableWith(before: Table | null, row: GameRow, deal: DealRow, course: Course, entries: readonly StoredEntry[]): Table {
  const done = before?.done ?? new Set<string>()
  for (const { client } of entries) if (client !== null) done.add(client)
  return { row, deal, course, key: before?.key ?? keyOf(deal), done, entries: [...(before?.entries ?? []), ...entries] }
}

/** The table after a write by another process; null where the message does not say all of it. */
export function tableAfter(before: Table, rev: number, written: Written | null): Table | null {
  if (written === null || rev !== before.row.rev + 1 || before.key === null) return null
  const { at, entries, change } = written
  const row = { ...before.row, ...change, rev, seq: before.row.seq + entries.length, changed: at }
  return tableWith(before, row, before.deal, withEntries(before.course, entries), entries)
}

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

/** How long a process that has asked a bot, or says so again, has it to itself. */
export const BOT_CLAIM = 15_000

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
