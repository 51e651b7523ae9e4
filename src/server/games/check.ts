/** Replays the log of a game and compares the stored position and the stored lines with it. */
import { US, USSR } from '../../engine/script.ts'
import type { Storage } from '../storage/storage.ts'
import { type Course, courseAt, isUnplayable, lastOf, movesBefore, movesIn, openCourse } from './course.ts'
import { type GameHistory, loadHistory } from './table.ts'

/** What a course says, with its last moves: of a course that was made from the whole log the same as of a stored one. */
const factsOf = (course: Course, moves: number): string =>
  JSON.stringify([
    course.state,
    course.seq,
    course.since,
    [...course.given],
    movesIn(course),
    lastOf(course),
    [movesBefore(course, US), movesBefore(course, USSR)],
    moves === 0 ? [] : course.made.slice(-moves),
  ])

/** Returns how the stored position of a game differs from its log, or null. */
async function positionProblem(storage: Storage, { row, entries }: GameHistory): Promise<string | null> {
  const stored = await storage.position(row.id)
  const course = stored === null ? null : courseAt(row, stored)
  if (stored === null || course === null) return null
  if (stored.seq > row.seq) return `the position goes up to entry ${stored.seq}, the log to ${row.seq}`
  const replayed = await openCourse(row, entries.slice(0, stored.seq))
  return factsOf(course, course.made.length) === factsOf(replayed, course.made.length)
    ? null
    : `the position at entry ${stored.seq} is not that of the log`
}

/** Returns how the stored lines of a game differ from its log, or null. */
async function linesProblem(storage: Storage, { row, course }: GameHistory): Promise<string | null> {
  const stored = await storage.lines(row.id, course.seq + 1, course.made.length, course.made.length)
  if (stored === null) return null
  const wrong = course.made.find(
    ({ seq, move, swapped, notes }, i) => JSON.stringify(stored[i]) !== JSON.stringify({ seq, by: move.by, swapped, notes }),
  )
  return wrong === undefined ? null : `the line of entry ${wrong.seq} is not that of the log`
}

/** Returns what is wrong with a game: one sentence for each problem. */
export async function problemsOf(storage: Storage, id: string): Promise<readonly string[]> {
  try {
    const history = await loadHistory(storage, id)
    if (history === null) return []
    const { row, entries } = history
    const gap = entries.length === row.seq ? entries.findIndex(({ seq }, i) => seq !== i + 1) : entries.length
    if (gap >= 0) return [`entry ${gap + 1} is missing`]
    return [await positionProblem(storage, history), await linesProblem(storage, history)].filter((problem) => problem !== null)
  } catch (error) {
    if (isUnplayable(error)) return [(error as Error).message]
    throw error
  }
}
