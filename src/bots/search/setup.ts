/** The set-up as a whole: the value network compares placements, not single points. */
import { type Side, US } from '../../engine/script.ts'
import { clone, decision } from '../../rules/api.ts'
import { Phase, type State } from '../../rules/state.ts'
import { isCountry } from '../../rules/vocabulary.ts'
import { play, type SearchContext } from './policy.ts'

/** Placements that are kept after each point. */
const WIDTH = 16

interface Placement {
  readonly picks: readonly number[]
  /** The worlds with these picks made. */
  readonly worlds: readonly State[]
  readonly value: number
}

/** Whether the side is asked for a point of the set-up. */
export const asksForSetup = (g: State, side: Side): boolean => g.phase === Phase.Setup && decision(g, side)?.kind === 'place'

/** The points that are left of the side's set-up, in order: the best whole placement that a beam search finds. */
export function planSetup(context: SearchContext, side: Side, worlds: readonly State[]): readonly number[] {
  let beam: Placement[] = [{ picks: [], worlds, value: 0 }]
  while (asksForSetup(beam[0]!.worlds[0]!, side)) {
    const next = new Map<string, Placement>()
    for (const { picks, worlds } of beam)
      for (const pick of decision(worlds[0]!, side)!.moves.filter(isCountry)) {
        const all = [...picks, pick]
        const key = all.toSorted((a, b) => a - b).join(' ')
        if (next.has(key)) continue
        const placed = worlds.map((world) => {
          const g = clone(world)
          play(context, g, side, pick)
          return g
        })
        const value = placed.reduce((sum, g) => sum + context.judge(g), 0)
        next.set(key, { picks: all, worlds: placed, value: side === US ? value : -value })
      }
    beam = [...next.values()].sort((a, b) => b.value - a.value).slice(0, WIDTH)
  }
  return beam[0]!.picks
}
