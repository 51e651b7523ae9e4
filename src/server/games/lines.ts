/** The log of a game as it is shown: the moves that count, with what the reader may know of them. */
import { bit } from '../../engine/script.ts'
import { viewerOf } from '../../match/seats.ts'
import type { LogLine } from '../../protocol/socket.ts'
import { ACTORS } from '../../records/moves.ts'
import type { MoveLine, Storage } from '../storage/storage.ts'
import { type Course, lastMoves, type MadeEntry, movesIn, RECENT } from './course.ts'
import { loadHistory, type Seat, type Table } from './table.ts'

/** Older lines that a client gets with one request. */
const OLDER = 500

/** Lines of the log, all after entry `from`. */
export interface LogPart {
  readonly from: number
  /** How many moves count before them. */
  readonly earlier: number
  readonly lines: readonly MoveLine[]
}

const lineOf = ({ seq, move, swapped, notes }: MadeEntry): MoveLine => ({ seq, by: move.by, swapped, notes })

/** The line as a seat may read it. */
export function logLineFor({ seq, by, swapped, notes }: MoveLine, seat: Seat): LogLine {
  const viewer = viewerOf({ swapped }, seat)
  return { seq, by: ACTORS[by], notes: notes.filter(({ to }) => (to & bit(viewer)) !== 0) }
}

export const madeLineFor = (made: MadeEntry, seat: Seat): LogLine => logLineFor(lineOf(made), seat)

/** The last of the lines before an entry, of which so many count; from the whole log where an older version has stored them. */
async function linesBefore(storage: Storage, id: string, before: number, moves: number | null, most: number): Promise<LogPart> {
  const stored = moves === null ? null : await storage.lines(id, before, moves, most)
  if (stored !== null) return partOf(stored, moves!)
  const all = (await loadHistory(storage, id))!.course.made.filter(({ seq }) => seq < before)
  return partOf(all.slice(-most).map(lineOf), all.length)
}

const partOf = (lines: readonly MoveLine[], moves: number): LogPart => ({
  from: lines.length === moves ? 0 : (lines[0]?.seq ?? 1) - 1,
  earlier: moves - lines.length,
  lines,
})

/** More than any game has. */
const ALL = 1_000_000

/** Clients that open a game at the same revision share the lines. */
const recent = new WeakMap<Course, Promise<LogPart>>()
const whole = new WeakMap<Course, Promise<LogPart>>()

/** The lines that a client gets when it opens the game: the last ones, or all of them. */
export function openingLines(storage: Storage, { row, course }: Table, isRecent: boolean): Promise<LogPart> {
  const last = lastMoves(course)
  if (last !== null && (isRecent || last.made.length === last.moves)) return Promise.resolve(partOf(last.made.map(lineOf), last.moves))
  const shared = isRecent ? recent : whole
  const known = shared.get(course)
  if (known !== undefined) return known
  const read = linesBefore(storage, row.id, course.seq + 1, movesIn(course), isRecent ? RECENT : ALL)
  shared.set(course, read)
  read.catch(() => shared.delete(course))
  return read
}

/** Lines before an entry of the log. */
export const olderLines = async (storage: Storage, id: string, before: number): Promise<LogPart> => {
  const moves = await storage.movesAfter(id, before)
  return linesBefore(storage, id, before, moves === null ? null : moves - 1, OLDER)
}
