/** A game as its log tells it: the truth is the log, and this can be made from it again at any time. */

import { type Actor, bit, CHANCE, type Move, type Side, US, USSR } from '../../engine/script.ts'
import { newGame, rulesNamed, rulesOf, startOfGame } from '../../games/index.ts'
import { type Made, type Match, make, stateAt } from '../../match/match.ts'
import { reveals } from '../../match/undo.ts'
import { countAnswer, type Given } from '../../records/fair.ts'
import { apply, asked, clone } from '../../rules/api.ts'
import type { State } from '../../rules/state.ts'
import { isVersion } from '../../rules/version.ts'
import { nameOf, pickOf } from '../../rules/vocabulary.ts'
import type { GameRow, StoredEntry } from '../storage/storage.ts'
import { Denied } from './denied.ts'

/** A move that counts, and its entry. */
export interface MadeEntry extends Made {
  readonly seq: number
}

type Line = MadeEntry | { readonly seq: number; readonly back: number }

/** Its `made` are the moves that count. */
export interface Course extends Match<MadeEntry> {
  /** What has happened; of what was taken back before the game was opened here, only that. */
  readonly lines: readonly Line[]
  readonly given: Given
  /** The entry since which each side's question stands: a move of the other side's in the meantime has not changed it. */
  readonly since: readonly [number, number]
  /** The positions before each of the last moves that revealed nothing, so that they are taken back without a replay. */
  readonly trail: readonly State[]
}

/** The last entry of the log. */
export const lastSeq = ({ lines }: Pick<Course, 'lines'>): number => lines.at(-1)?.seq ?? 0

/** What is asked, so that a change can be seen. */
function questionTo(g: State, side: Side): string {
  if ((asked(g) & bit(side)) === 0) return ''
  const f = g.frames.at(-1)!
  return `${g.frames.length} ${f.at} ${f.pc}`
}

type Since = readonly [number, number]

/** Makes a move and counts it, changing `g` and `given`. Throws `Refused` where it is not legal; then neither is good for anything. */
function step(g: State, given: Given, since: Since, seq: number, move: Move): { readonly made: MadeEntry; readonly since: Since } {
  const questions = [questionTo(g, US), questionTo(g, USSR)] as const
  if (move.by === CHANCE) countAnswer(given, g)
  const made = make(g, move)
  const stands = (side: Side): number =>
    move.by !== side && questions[side] !== '' && questions[side] === questionTo(g, side) ? since[side] : seq
  return { made: { ...made, seq }, since: [stands(US), stands(USSR)] }
}

/** The course after one more move. Throws `Refused`. */
export function withMove(course: Course, seq: number, move: Move): Course {
  const state = clone(course.state)
  const given = new Map(course.given)
  const { made, since } = step(state, given, course.since, seq, move)
  const trail = reveals(made) ? [] : [...course.trail, course.state]
  return { ...course, state, given, since, trail, made: [...course.made, made], lines: [...course.lines, made] }
}

/** The position that was last asked for, by the moves that it is a part of: everybody who looks at hands of before asks for the same. */
const remembered = new WeakMap<readonly MadeEntry[], { readonly moves: number; readonly g: State }>()

/** The position after so many of the moves that count; not to be changed. */
export function stateAfter(course: Pick<Course, 'start' | 'made'>, moves: number): State {
  const known = remembered.get(course.made)
  if (known?.moves === moves) return known.g
  const g = stateAt(course, moves)
  remembered.set(course.made, { moves, g })
  return g
}

/** The positions before the moves that count from an index on. */
function trailFrom(course: Course, from: number): State[] {
  const state = clone(stateAfter(course, from))
  return course.made.slice(from).map(({ move }) => {
    const before = clone(state)
    apply(state, move)
    return before
  })
}

/** The course with only so many of its moves; chance does not forget what it has answered. */
export function withBack(course: Course, seq: number, to: number): Course {
  const made = course.made.slice(0, to)
  const undone = course.made.length - made.length
  // The first time after the game was opened the positions are made again; from then on each is there.
  const trail = undone <= course.trail.length ? course.trail : trailFrom(course, made.findLastIndex(reveals) + 1)
  const at = trail.length - undone
  const state = undone === 0 ? course.state : trail[at]!
  return {
    ...course,
    state,
    made,
    trail: trail.slice(0, at),
    lines: [...course.lines, { seq, back: made.at(-1)?.seq ?? 0 }],
    since: [seq, seq],
  }
}

/** Entries that are stored at most between two reveals, moves and what takes them back: ten times a whole operation and back. */
export const MOST_SINCE_REVEAL = 200
/** Entries of a game that count no more, in all. */
export const MOST_VOID = 5000

/** Whether too much would have been taken back if only so many moves stayed. */
export function isTooMuchBack(course: Course, to: number): boolean {
  const revealed = course.made.slice(0, to).findLast(reveals)?.seq ?? 0
  const last = lastSeq(course) + 1
  return last - revealed > MOST_SINCE_REVEAL || last - to > MOST_VOID
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

/** The course after more entries of its log. Throws `BrokenLog`. */
export const withEntries = (course: Course, entries: readonly StoredEntry[]): Course =>
  entries.reduce((before, { seq, kind, by, value }) => {
    try {
      if (kind === 'move') return withMove(before, seq, moveOf(before.state, by, value))
      return kind === 'back' ? withBack(before, seq, stayingOf(value, before.made.length)) : before
    } catch (error) {
      throw new BrokenLog(`entry ${seq} (${by} ${value}): ${String(error)}`, { cause: error })
    }
  }, course)

interface Needed {
  /** Whether the move of an entry is made. */
  readonly isMade: Uint8Array
  /** Entries whose positions are come back to; -1 for the start. */
  readonly bases: ReadonlySet<number>
}

/**
 * Which moves of a log have to be made to know how it stands: those that count, and those below an answer of chance that was taken back,
 * since chance does not forget. Any other move that was taken back is passed over.
 */
function neededOf(entries: readonly StoredEntry[]): Needed {
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
function* opening(game: OfGame, entries: readonly StoredEntry[]): Generator<void, Course> {
  checkRules(game)
  const start = newGame(startOfGame(game))
  const { isMade, bases } = neededOf(entries)
  const kept = new Map<number, State>([[-1, start]])
  const lines: Line[] = []
  const given: Given = new Map()
  /** The moves that count so far by their entries; null for those that are passed over. */
  const stack: { readonly entry: number; readonly made: MadeEntry | null }[] = []
  let g = clone(start)
  let since: Since = [0, 0]
  for (const [i, entry] of entries.entries()) {
    if (i % SLICE === SLICE - 1) yield
    if (entry.kind === 'move') {
      if (isMade[i] === 0) {
        stack.push({ entry: i, made: null })
        continue
      }
      try {
        const done = step(g, given, since, entry.seq, moveOf(g, entry.by, entry.value))
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
  return { start, state: g, made: stack.map(({ made }) => made!), lines, given, since, trail: [] }
}

/** Entries after which others get their turn: a few milliseconds. */
const SLICE = 200

/** Returns the course that a log tells, and lets others have their turn while it reads a long one. */
export async function openCourse(game: OfGame, entries: readonly StoredEntry[]): Promise<Course> {
  const work = opening(game, entries)
  for (;;) {
    const { done, value } = work.next()
    if (done === true) return value
    await new Promise((resolve) => setImmediate(resolve))
  }
}
