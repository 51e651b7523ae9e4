/** By a variant, one card for influence and realignments. */

import { call, type Frame, leave } from '../../engine/script.ts'
import { note } from '../notes.ts'
import { HOOK } from '../ruleset.ts'
import type { State } from '../state.ts'
import { placements } from './placements.ts'
import { targets } from './targets.ts'
import { FLAGS, isSplit, split, USES, V } from './terms.ts'

/** Whether any point has been spent since these operations were put to their present use. */
export const spentHere = (f: Frame): boolean => f.v[V.spent]! > (isSplit(f) ? f.v[V.before]! : 0)

const BOTH_USES = USES.influence | USES.realign

/** Whether what is left may be put to the other use, of influence and realignment. Operations granted for a region have only one. */
export function maySwitch(g: State, f: Frame): boolean {
  if (!g.options.variants.realignAndPlace || !spentHere(f)) return false
  if ((f.v[V.uses]! & BOTH_USES) !== BOTH_USES || f.v[V.regions] !== 0 || f.v[V.flags]! & FLAGS.free) return false
  return f.at === 'influence' ? targets(g, f, HOOK.barRealign, null) : placements(g, f, null)
}

export const SWITCHES = -2

export function switches(f: Frame, pick: number): void {
  f.left = 0
  f.got = SWITCHES
  note?.({ key: 'chooses', side: f.me, pick })
}

/** Goes on with the other use of what is left. */
export function goesOn(g: State, f: Frame, use: 'influence' | 'realign'): void {
  const v = split(f).slice()
  v[V.before] = v[V.spent]!
  leave(f, 0)
  call(g, use, f.me, f.by, f.card, v)
}
