/**
 * The course of a game: the position, and of the log as much as the next moves need. The log is the truth, and the course can be made from it
 * again at any time. Only undo beyond the last moves, export and `hotline check` need the whole log.
 */
import { type Actor, bit, CHANCE, type Move, type Side, US, USSR } from '../../engine/script.ts'
import { newGame, rulesNamed, rulesOf, startOfGame } from '../../games/index.ts'
import { type Made, make, stateAt } from '../../match/match.ts'
import { movesBeforeLast, reveals } from '../../match/undo.ts'
import { countAnswer, type Given } from '../../records/fair.ts'
import { apply, asked, clone } from '../../rules/api.ts'
import type { State } from '../../rules/state.ts'
import { isVersion } from '../../rules/version.ts'
import { nameOf, pickOf } from '../../rules/vocabulary.ts'
import type { GameRow, StoredEntry, StoredPosition } from '../storage/storage.ts'
import { Denied } from './denied.ts'

/** A move that counts, and its entry. */
export interface MadeEntry extends Made {
  readonly seq: number
  readonly at: number
}

type Line = MadeEntry | { readonly seq: number; readonly back: number }

/** The moves that count and are no longer in memory. */
interface Past {
  readonly moves: number
  /** The entry of the last of them. */
  readonly last: number
  /** The entry of the last of them that revealed something. */
  readonly revealed: number
  /** How many of them each side found before its last move; null where it has made none. */
  readonly before: readonly [number | null, number | null]
}

const NO_PAST: Past = { moves: 0, last: 0, revealed: 0, before: [null, null] }

export interface Course {
  /** The state before the first move; null where moves are no longer in memory. */
  readonly start: State | null
  readonly state: State
  readonly past: Past
  /** The moves that count after those of `past`: at least all since the last one that revealed something. */
  readonly made: readonly MadeEntry[]
  /** The last move or undo of the log. */
  readonly seq: number
  /** What happened after entry `from`, each undo among it. */
  readonly lines: readonly Line[]
  readonly from: number
  readonly given: Given
  /** The entry since which each side's question is open: a move of the other side's in the meantime has not changed it. */
  readonly since: readonly [number, number]
  /** The positions before each of the last moves that revealed nothing, so that they are taken back without a replay. */
  readonly trail: readonly State[]
}

/** A course with the whole log. */
export type FullCourse = Course & { readonly start: State }

/** How many moves count. */
export const movesIn = ({ past, made }: Pick<Course, 'past' | 'made'>): number => past.moves + made.length

/** The entry of the last move that counts. */
export const lastOf = ({ past, made }: Pick<Course, 'past' | 'made'>): number => made.at(-1)?.seq ?? past.last

/** Whether no player has moved yet. */
export const isUnplayed = ({ past, made }: Course): boolean =>
  past.before.every((n) => n === null) && made.every(({ move }) => move.by === CHANCE)

/** How many moves stay if a side's last one is taken back; null where it has made none. */
export function movesBefore({ past, made }: Course, side: Side): number | null {
  const found = movesBeforeLast({ made }, side)
  return found === null ? past.before[side] : past.moves + found
}

/** What is asked, so that a change can be seen. */
function questionTo(g: State, side: Side): string {
  if ((asked(g) & bit(side)) === 0) return ''
  const f = g.frames.at(-1)!
  return `${g.frames.length} ${f.at} ${f.pc}`
}

type Since = readonly [number, number]
type EntryOfMove = Pick<StoredEntry, 'seq' | 'at'>

/** Makes a move and counts it, changing `g` and `given`. Throws `Refused` where it is not legal; then neither is good for anything. */
function step(
  g: State,
  given: Given,
  since: Since,
  { seq, at }: EntryOfMove,
  move: Move,
): { readonly made: MadeEntry; readonly since: Since } {
  const questions = [questionTo(g, US), questionTo(g, USSR)] as const
  if (move.by === CHANCE) countAnswer(given, g)
  const made = make(g, move)
  const stands = (side: Side): number =>
    move.by !== side && questions[side] !== '' && questions[side] === questionTo(g, side) ? since[side] : seq
  return { made: { ...made, seq, at }, since: [stands(US), stands(USSR)] }
}

/** The course after one more move. Throws `Refused`. */
export function withMove(course: Course, entry: EntryOfMove, move: Move): Course {
  const state = clone(course.state)
  // Only chance changes what it has given.
  const given = move.by === CHANCE ? new Map(course.given) : course.given
  const { made, since } = step(state, given, course.since, entry, move)
  const trail = reveals(made) ? [] : [...course.trail, course.state]
  return { ...course, state, given, since, trail, seq: entry.seq, made: [...course.made, made], lines: [...course.lines, made] }
}

/** The position that was last asked for, by the moves that it is a part of: all who look at earlier hands ask for the same. */
const remembered = new WeakMap<readonly MadeEntry[], { readonly moves: number; readonly g: State }>()

/** The position after so many of the moves that count; not to be changed. */
export function stateAfter(course: Pick<FullCourse, 'start' | 'made'>, moves: number): State {
  const known = remembered.get(course.made)
  if (known?.moves === moves) return known.g
  const g = stateAt(course, moves)
  remembered.set(course.made, { moves, g })
  return g
}

/** The positions before the moves that count from an index on. */
function trailFrom(course: FullCourse, from: number): State[] {
  const state = clone(stateAfter(course, from))
  return course.made.slice(from).map(({ move }) => {
    const before = clone(state)
    apply(state, move)
    return before
  })
}

/** An undo needs moves that are no longer in memory: it needs the whole log. */
class NeedsHistory extends Error {
  readonly code = 'needs-history'
}

export const isFull = (course: Course): course is FullCourse => course.start !== null

/** Whether so many moves can stay without the whole log. */
export const canGoBack = (course: Course, to: number): boolean => isFull(course) || movesIn(course) - to <= course.trail.length

/** The course with only so many of its moves; chance does not forget what it has answered. Throws `NeedsHistory`. */
export function withBack(course: Course, seq: number, to: number): Course {
  if (!canGoBack(course, to)) throw new NeedsHistory(`entry ${seq} takes back more than is in memory`)
  const made = course.made.slice(0, to - course.past.moves)
  const undone = course.made.length - made.length
  // The first time after the game was opened the positions are made again; from then on each is there.
  const trail = undone <= course.trail.length ? course.trail : trailFrom(course as FullCourse, made.findLastIndex(reveals) + 1)
  const at = trail.length - undone
  const state = undone === 0 ? course.state : trail[at]!
  const back = { seq, back: lastOf({ past: course.past, made }) }
  return { ...course, state, made, seq, trail: trail.slice(0, at), lines: [...course.lines, back], since: [seq, seq] }
}

/** Entries that are stored at most between two reveals, moves and what takes them back: ten times a whole operation and back. */
export const MOST_SINCE_REVEAL = 200
/** Entries of a game that count no more, in all. */
export const MOST_VOID = 5000

/** Whether too much would have been taken back if only so many moves stayed, of those that are in memory. */
export function isTooMuchBack({ past, made, seq }: Course, to: number): boolean {
  const revealed = made.slice(0, to - past.moves).findLast(reveals)?.seq ?? past.revealed
  const last = seq + 1
  return last - revealed > MOST_SINCE_REVEAL || last - to > MOST_VOID
}

/** Lines that stay in memory, for watchers and for the next undo; it is cut when there are twice as many. */
const KEPT_LINES = 32

/** The course without the moves up to an index, and without the lines up to an entry. */
function cut(course: Course, moves: number, from: number): Course {
  const gone = course.made.slice(0, moves)
  const before = (side: Side): number | null => movesBefore({ ...course, made: gone }, side)
  return {
    ...course,
    start: null,
    past: {
      moves: course.past.moves + moves,
      last: gone.at(-1)?.seq ?? course.past.last,
      revealed: gone.findLast(reveals)?.seq ?? course.past.revealed,
      before: [before(US), before(USSR)],
    },
    made: course.made.slice(moves),
    lines: course.lines.filter(({ seq }) => seq > from),
    from: Math.max(course.from, from),
  }
}

/** Moves that are kept at most for the scenes that a player still has to see: those since the player's last move. */
const MOST_SCENES = 24

/** The first move that has to stay in memory: undo needs those since the last reveal, and clocks those since each side's last move. */
function firstKept({ made }: Course): number {
  const last = (side: Side): number => made.findLastIndex(({ move }) => move.by === side)
  return Math.max(0, Math.min(made.findLastIndex(reveals) + 1, Math.max(made.length - MOST_SCENES, Math.min(last(US), last(USSR)))))
}

/** Lines that a client gets when it opens a game. */
export const RECENT = 100

/** The last moves of courses that were made from the whole log, until the next move. */
const recentMoves = new WeakMap<Course, LastMoves>()

interface LastMoves {
  readonly made: readonly MadeEntry[]
  /** How many count. */
  readonly moves: number
}

/** The last moves that count, where they are in memory. */
export const lastMoves = (course: Course): LastMoves | null =>
  isFull(course) ? { made: course.made.slice(-RECENT), moves: course.made.length } : (recentMoves.get(course) ?? null)

/** The course with what the next moves need; a game takes about 10 kB. */
export function trimmed(course: Course): Course {
  if (course.lines.length < 2 * KEPT_LINES && course.made.length < 2 * KEPT_LINES) return course
  const from = course.seq - KEPT_LINES
  const old = course.made.findLastIndex(({ seq }) => seq <= from) + 1
  const short = cut(course, Math.min(old, firstKept(course)), from)
  const last = lastMoves(course)
  if (last !== null) recentMoves.set(short, last)
  return short
}

// ---- stored positions

/** The version of stored positions; the server ignores other versions. Raise it whenever the fields of `State` or their meaning change. */
const POSITION_VERSION = 1
/** A position is stored when the log grows beyond a multiple of this, after an undo, and at the end. */
export const POSITION_EVERY = 32

type PositionBody = Pick<Course, 'state' | 'past' | 'made' | 'seq' | 'since'> & { readonly given: readonly (readonly [string, number])[] }

export function positionOf(course: Course, seq: number): StoredPosition {
  const { state, past, made, since, given } = cut(course, firstKept(course), course.seq)
  const body: PositionBody = {
    state,
    past,
    made,
    seq: course.seq,
    since,
    given: [...given],
  }
  return { seq, version: POSITION_VERSION, body: JSON.stringify(body) }
}

/** Returns the course at a stored position; null where this program does not know its version. Throws `Denied` for other rules. */
export function courseAt(game: OfGame, { version, body }: StoredPosition): Course | null {
  if (version !== POSITION_VERSION) return null
  checkRules(game)
  const { state, past, made, seq, since, given } = JSON.parse(body) as PositionBody
  return { start: null, state, past, made, seq, lines: [], from: seq, since, given: new Map(given), trail: [] }
}

/** The log has a line that the rules of this program do not accept. */
class BrokenLog extends Error {
  readonly code = 'broken-log'
}

export const moveOf = (g: State, by: Actor, name: string): Move => ({ by, pick: pickOf(rulesOf(g), name) })
export const nameIn = (g: State, pick: number): string => nameOf(rulesOf(g), pick)!

/** A game that can't be opened by this program: its log, or the version of its rules. */
export const isUnplayable = (error: unknown): boolean =>
  error instanceof BrokenLog || (error instanceof Denied && error.code === 'other-rules')

/** A game goes on by the version of the rules that it began with. */
function checkRules({ game, rules }: Pick<GameRow, 'game' | 'rules'>): void {
  const known = rulesNamed(game)?.version
  if (known !== undefined && isVersion(rules)) return
  const here = known === undefined ? 'does not know it' : `has the versions 1 to ${known}`
  throw new Denied('other-rules', {}, `the game began with version ${rules} of the rules of ${game}; this server ${here}`)
}

/** The course after more entries of its log; null where they need the whole log. Throws `BrokenLog`. */
export function withEntries(course: Course, entries: readonly StoredEntry[]): Course | null {
  try {
    return applyEntries(course, entries)
  } catch (error) {
    if (error instanceof NeedsHistory) return null
    throw error
  }
}

const applyEntries = (course: Course, entries: readonly StoredEntry[]): Course =>
  entries.reduce((before, { seq, at, kind, by, value }) => {
    try {
      if (kind === 'move') return withMove(before, { seq, at }, moveOf(before.state, by, value))
      return kind === 'back' ? withBack(before, seq, stayingOf(value, movesIn(before))) : before
    } catch (error) {
      if (error instanceof NeedsHistory) throw error
      throw new BrokenLog(`entry ${seq} (${by} ${value}): ${String(error)}`, { cause: error })
    }
  }, course)

interface ReplayPlan {
  /** Whether the replay makes the move of an entry. */
  readonly isMade: Uint8Array
  /** Entries whose positions an undo returns to; -1 for the start. */
  readonly bases: ReadonlySet<number>
}

/**
 * The moves of a log that a replay has to make: those that count, and those below an answer of chance that was taken back, since chance
 * does not forget. It skips all other moves that were taken back.
 */
function replayPlanOf(entries: readonly StoredEntry[]): ReplayPlan {
  const isMade = new Uint8Array(entries.length)
  const bases = new Set<number>()
  const stack: number[] = []
  // So many at the bottom of the stack are marked.
  let marked = 0
  const mark = (): void => {
    for (; marked < stack.length; marked++) isMade[stack[marked]!] = 1
  }
  for (const [i, { kind, by, value }] of entries.entries()) {
    if (kind === 'move') {
      stack.push(i)
      if (by === CHANCE) mark()
    } else if (kind === 'back') {
      const to = stayingOf(value, stack.length)
      if (to < marked) {
        bases.add(stack[to - 1] ?? -1)
        marked = to
      }
      stack.length = to
    }
  }
  mark()
  return { isMade, bases }
}

const stayingOf = (value: string, moves: number): number => Math.min(moves, Math.max(0, Number(value) || 0))

type OfGame = Pick<GameRow, 'game' | 'rules' | 'options'>

/** Makes the moves of a log, each at most once; yields now and then. Throws `BrokenLog`, or `Denied` where this server does not have its rules. */
function* opening(game: OfGame, entries: readonly StoredEntry[]): Generator<void, FullCourse> {
  checkRules(game)
  const start = newGame(startOfGame(game))
  const { isMade, bases } = replayPlanOf(entries)
  const kept = new Map<number, State>([[-1, start]])
  const lines: Line[] = []
  const given: Given = new Map()
  /** The moves that count so far by their entries; null for those that are passed over. */
  const stack: { readonly entry: number; readonly made: MadeEntry | null }[] = []
  // Before the first move they are one: most games that wait for a player are in memory like that.
  let g = entries.length === 0 ? start : clone(start)
  let since: Since = [0, 0]
  for (const [i, entry] of entries.entries()) {
    if (i % SLICE === SLICE - 1) yield
    if (entry.kind === 'move') {
      if (isMade[i] === 0) {
        stack.push({ entry: i, made: null })
        continue
      }
      try {
        const done = step(g, given, since, entry, moveOf(g, entry.by, entry.value))
        since = done.since
        stack.push({ entry: i, made: done.made })
        lines.push(done.made)
      } catch (error) {
        throw new BrokenLog(`entry ${entry.seq} (${entry.by} ${entry.value}): ${String(error)}`, { cause: error })
      }
      if (bases.has(i)) kept.set(i, clone(g))
    } else if (entry.kind === 'back') {
      const undone = stack.splice(stayingOf(entry.value, stack.length))
      const base = stack.at(-1)?.entry ?? -1
      if (undone.some(({ made }) => made !== null)) g = clone(kept.get(base)!)
      lines.push({ seq: entry.seq, back: base < 0 ? 0 : entries[base]!.seq })
      since = [entry.seq, entry.seq]
    }
  }
  const made = stack.map((one) => one.made!)
  return { start, state: g, past: NO_PAST, made, seq: lines.at(-1)?.seq ?? 0, lines, from: 0, given, since, trail: [] }
}

/** Entries between two yields: a few milliseconds. */
const SLICE = 200

/** Replays a whole log, and yields to other work while it replays a long one. */
export async function openCourse(game: OfGame, entries: readonly StoredEntry[]): Promise<FullCourse> {
  const work = opening(game, entries)
  for (;;) {
    const { done, value } = work.next()
    if (done === true) return value
    await new Promise((resolve) => setImmediate(resolve))
  }
}
