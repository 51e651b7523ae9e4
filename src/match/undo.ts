/** The rule for undo: a side may undo its last move alone if the move revealed nothing. */
import { type Actor, bit, CHANCE, type Side } from '../engine/script.ts'
import { asked, resample } from '../rules/api.ts'
import type { Note } from '../rules/notes.ts'
import type { Random } from '../rules/resample.ts'
import type { State } from '../rules/state.ts'
import { at, type Made, type Match, make } from './match.ts'

export type UndoRefusal = 'nothing' | 'chance' | 'opponent' | 'shown'

type Past = Pick<Match, 'state' | 'made'>

/** Returns why this side cannot undo the last move of a game that both players follow at one screen, or null. */
export function refuseUndo({ made }: Past, side: Side): UndoRefusal | null {
  const last = made.at(-1)
  if (last === undefined || !made.some(({ move }) => move.by === side)) return 'nothing'
  if (last.move.by === CHANCE) return 'chance'
  if (last.move.by !== side) return 'opponent'
  return last.showed ? 'shown' : null
}

/** Whether this side may undo its last move without the consent of an opponent at another screen, who may be thinking already. */
export const canUndoAlone = (match: Past, side: Side): boolean =>
  match.state.result === null && refuseUndo(match, side) === null && !match.made.at(-1)!.passed

/** Whether a move revealed something that undo could not hide again. */
export const reveals = ({ move, showed, passed }: Made): boolean => move.by === CHANCE || showed || passed

/** Whether these picks could not be taken back: they end this side's turn, make the rules ask the other side, or show cards. They are tried in a world that this side imagines. */
export function isFinal(state: State, side: Side, picks: readonly number[], random: Random): boolean {
  const world = resample(state, side, random)
  const made = picks.map((pick) => make(world, { by: side, pick }))
  return (asked(world) & bit(side)) === 0 || made.some(({ showed, passed }) => showed || passed)
}

export const undo = (match: Match): Match => at(match, match.made.length - 1)

/** How many moves come before this side's last one; null where it has made none. */
export function movesBeforeLast({ made }: Pick<Match, 'made'>, side: Side): number | null {
  const last = made.findLastIndex(({ move }) => move.by === side)
  return last < 0 ? null : last
}

/** Notes after which another play, or another part of the turn, begins. */
const BEGINS: ReadonlySet<Note['key']> = new Set(['plays', 'headline-phase', 'headline', 'round', 'cleanup', 'turn', 'final-scoring'])

/** A move with what it did, as a server or a page knows it. */
export interface NotedMove {
  readonly by: Actor
  readonly notes: readonly Note[]
}

export interface PlayStart {
  /** How many moves stay if the play is taken back. */
  readonly moves: number
  /** False where the play may begin before the first of the moves. */
  readonly isWhole: boolean
}

/**
 * Finds what a takeback undoes: the side's last play from its card on, with all its rolls and targets; without a card of its own, the
 * side's choices since the last play, headline or round began. Null where the side has made no move.
 */
export function lastPlayStart(made: readonly NotedMove[], side: Side): PlayStart | null {
  const last = made.findLastIndex(({ by }) => by === side)
  if (last < 0) return null
  let first = last
  for (let at = last; at >= 0; at--) {
    const { by, notes } = made[at]!
    if (by === side && notes.some((note) => note.key === 'plays' && note.side === side)) return { moves: at, isWhole: true }
    // What begins with the last move itself comes after the play.
    if (at < last && notes.some(({ key }) => BEGINS.has(key))) return { moves: first, isWhole: true }
    if (by === side) first = at
  }
  return { moves: first, isWhole: false }
}
