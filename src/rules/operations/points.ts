/** The points of operations while they are spent one by one: what they come to, and what is left. */

import type { Frame, Side } from '../../engine/script.ts'
import { countryOf } from '../board.ts'
import { eachEffect, hasHook } from '../effects.ts'
import { HOOK } from '../ruleset.ts'
import type { State } from '../state.ts'
import { FLAGS, V } from './terms.ts'
import { bonusRegions, general, limited, ones } from './value.ts'

/** Regions (bits) that take a point away if any influence is placed there. */
function penaltyRegions(g: State, side: Side): number {
  let regions = 0
  if (hasHook(g, HOOK.regionalPenalty))
    eachEffect(g, HOOK.regionalPenalty, (hook, owner) => {
      const n = hook(g, side, owner)
      if (n >= 0) regions |= 1 << n
    })
  return regions
}

/** The points of a frame: with these regions still giving an extra point, and these touched. */
export function pointsOf(g: State, f: Frame, bonus: number, touched: number): number {
  const v = f.v
  if (v[V.flags]! & FLAGS.exact) return v[V.ops]!
  return limited(g, general(g, f.me, v[V.ops]!, ones(v[V.penalty]! & touched)), ones(bonus))
}

/** Points available if the next one is spent in this country. Regions that take a point away are touched by placement alone. */
export function budget(g: State, f: Frame, country: number, placing: boolean): number {
  const { regions } = countryOf(g, country)!
  return pointsOf(g, f, f.v[V.bonus]! & regions, placing ? f.v[V.touched]! | regions : f.v[V.touched]!)
}

export function openPoints(g: State, f: Frame): void {
  f.v[V.spent] = 0
  f.v[V.bonus] = bonusRegions(g, f.me, f.card)
  f.v[V.penalty] = penaltyRegions(g, f.me)
  f.v[V.touched] = 0
  f.left = pointsOf(g, f, 0, 0)
  f.got = 0
}

export const pointsLeft = (g: State, f: Frame): number => Math.max(0, pointsOf(g, f, f.v[V.bonus]!, f.v[V.touched]!) - f.v[V.spent]!)

export function spend(g: State, f: Frame, country: number, cost: number, placing: boolean): void {
  const { regions } = countryOf(g, country)!
  f.v[V.spent]! += cost
  f.v[V.bonus]! &= regions
  if (placing) f.v[V.touched]! |= regions
  f.left = pointsLeft(g, f)
  f.got++
}
