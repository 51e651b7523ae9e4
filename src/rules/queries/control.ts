/** Who controls what, and what control would take. */
import { other, type Side, US, USSR } from '../../engine/script.ts'
import { controller, influence, stabilityOf } from '../board.ts'
import { rulesOf } from '../ruleset.ts'
import type { State } from '../state.ts'
import type { View } from '../view.ts'
import { boardOf } from './board.ts'

export interface Control {
  readonly country: number
  readonly influence: readonly [us: number, ussr: number]
  /** -1: nobody. */
  readonly controller: Side | -1
  /** Influence that each side would have to add for control; 0 for the side that has it. */
  readonly lacks: readonly [us: number, ussr: number]
}

const lacks = (g: State, side: Side, country: number): number =>
  Math.max(0, stabilityOf(g, country) + influence(g, other(side), country) - influence(g, side, country))

/** Every country of the map, by its number. */
export function controlOf(view: View): Control[] {
  const g = boardOf(view)
  return rulesOf(g).map.all.map((country) => ({
    country,
    influence: [influence(g, US, country), influence(g, USSR, country)],
    controller: controller(g, country),
    lacks: [lacks(g, US, country), lacks(g, USSR, country)],
  }))
}
