/** The rule for undo: a side may undo its last move alone if the move revealed nothing. */
import { bit, CHANCE, type Side } from '../engine/script.ts'
import { asked, resample } from '../rules/api.ts'
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

/** How many moves stay if the opponent agrees to a takeback: those before this side's last one; null where it has made none. */
export function movesBeforeLast({ made }: Pick<Match, 'made'>, side: Side): number | null {
  const last = made.findLastIndex(({ move }) => move.by === side)
  return last < 0 ? null : last
}
