import type { Side } from '../../engine/script.ts'
import { applyUnchecked, asked, clone, decision } from '../../rules/api.ts'
import type { State } from '../../rules/state.ts'

/** Where a card, or a pass, has no use to be chosen. */
export const NO_USE = -1

/** The uses that a card can be put to once it is chosen. */
export function usesOf(g: State, side: Side, pick: number): readonly number[] {
  const trial = clone(g)
  applyUnchecked(trial, { by: side, pick })
  const asks = (asked(trial) >> side) & 1 ? decision(trial, side) : null
  return asks?.prompt === 'use' ? asks.moves : [NO_USE]
}
