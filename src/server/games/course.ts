/** A game as its log tells it: the truth is the log, and this can be made from it again at any time. */
import { type Actor, bit, CHANCE, type Move, other, type Side, US, USSR } from '../../engine/script.ts'
import { countAnswer, type Given } from '../../records/fair.ts'
import { make } from '../../records/made.ts'
import { apply, asked, clone, newGame } from '../../rules/api.ts'
import type { Note } from '../../rules/notes.ts'
import type { Options } from '../../rules/options.ts'
import { rulesNamed, rulesOf } from '../../rules/ruleset.ts'
import type { State } from '../../rules/state.ts'
import { nameOf, pickOf } from '../../rules/vocabulary.ts'
import type { Entry, GameRow } from '../storage/storage.ts'
import { Denied } from './denied.ts'

export interface Made {
  readonly seq: number
  readonly move: Move
  readonly notes: readonly Note[]
  /** Whether it showed somebody a card other than the one it names. */
  readonly showed: boolean
  /** Whether the other side is asked since this move. */
  readonly passed: boolean
  /** Whether the players had changed sides after it (11.4). */
  readonly swapped: number
}

type Line = Made | { readonly seq: number; readonly back: number }

export interface Course {
  readonly start: State
  readonly g: State
  /** The moves that count. */
  readonly live: readonly Made[]
  /** Everything that ever happened. */
  readonly lines: readonly Line[]
  readonly given: Given
  /** The entry since which each side's question stands: a move of the other side's in the meantime has not changed it. */
  readonly since: readonly [number, number]
}

function beginCourse(game: string, options: Options): Course {
  const start = newGame({ ...options, game })
  return { start, g: clone(start), live: [], lines: [], given: new Map(), since: [0, 0] }
}

/** What is asked, so that a change can be seen. */
function questionTo(g: State, side: Side): string {
  if ((asked(g) & bit(side)) === 0) return ''
  const f = g.frames.at(-1)!
  return `${g.frames.length} ${f.at} ${f.pc}`
}

/** The course after one more move. Throws `Refused`. */
export function withMove(course: Course, seq: number, move: Move): Course {
  const g = clone(course.g)
  const given = new Map(course.given)
  const before = asked(g)
  const questions = [questionTo(g, US), questionTo(g, USSR)] as const
  if (move.by === CHANCE) countAnswer(given, g)
  const { notes, showed } = make(g, move)
  const passed = move.by !== CHANCE && (asked(g) & ~before & bit(other(move.by))) !== 0
  const made: Made = { seq, move, notes, showed, passed, swapped: g.swapped }
  const stands = (side: Side): number =>
    move.by !== side && questions[side] !== '' && questions[side] === questionTo(g, side) ? course.since[side] : seq
  return {
    ...course,
    g,
    given,
    live: [...course.live, made],
    lines: [...course.lines, made],
    since: [stands(US), stands(USSR)],
  }
}

/** The position after so many of the moves that count. */
export function stateAfter({ start, live }: Course, moves: number): State {
  const g = clone(start)
  for (const { move } of live.slice(0, moves)) apply(g, move)
  return g
}

/** The course with only so many of its moves; chance does not forget what it has answered. */
export function withBack(course: Course, seq: number, to: number): Course {
  const live = course.live.slice(0, to)
  const g = stateAfter(course, to)
  return { ...course, g, live, lines: [...course.lines, { seq, back: live.at(-1)?.seq ?? 0 }], since: [seq, seq] }
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

/** Rules of an older version that are kept for its games would be chosen here. So far there is one version of each game. */
function checkRules({ game, rules }: Pick<GameRow, 'game' | 'rules'>): void {
  const known = rulesNamed(game)?.version
  if (known === rules) return
  const here = known === undefined ? 'does not know it' : `has version ${known}`
  throw new Denied('other-rules', {}, `the game began with version ${rules} of the rules of ${game}; this server ${here}`)
}

/** The course that a log tells. Throws `BrokenLog`, or `Denied` where the game was begun with other rules. */
export function courseOf({ game, rules, options }: Pick<GameRow, 'game' | 'rules' | 'options'>, entries: readonly Entry[]): Course {
  checkRules({ game, rules })
  let course = beginCourse(game, options)
  for (const entry of entries) {
    try {
      if (entry.kind === 'move') course = withMove(course, entry.seq, moveOf(course.g, entry.by, entry.value))
      else if (entry.kind === 'back') course = withBack(course, entry.seq, Number(entry.value))
    } catch (error) {
      throw new BrokenLog(`entry ${entry.seq} (${entry.by} ${entry.value}): ${String(error)}`, { cause: error })
    }
  }
  return course
}

/** How many moves stay if this side takes its last one back without asking anybody; null where it has to ask. */
export function freeBack({ live, g }: Course, side: Side): number | null {
  const last = live.at(-1)
  return last === undefined || g.result !== null || last.move.by !== side || last.showed || last.passed ? null : live.length - 1
}

/** How many moves stay if the other side agrees: those before this side's last one. */
export function backWithConsent({ live }: Course, side: Side): number | null {
  const last = live.findLastIndex(({ move }) => move.by === side)
  return last < 0 ? null : last
}
