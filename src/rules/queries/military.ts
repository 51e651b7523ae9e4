/** Military operations (8.2). */
import { type Side, US, USSR } from '../../engine/script.ts'
import type { View } from '../view.ts'

export interface MilitaryOperations {
  /** What each side has still to do this turn. */
  readonly missing: readonly [us: number, ussr: number]
  /** Victory points if the turn ended now, positive for the US: each side pays for what it missed. */
  readonly vp: number
}

export function militaryOperations(view: View): MilitaryOperations {
  const missing = (side: Side): number => Math.max(0, view.defcon - view.milops[side]!)
  return { missing: [missing(US), missing(USSR)], vp: missing(USSR) - missing(US) }
}
