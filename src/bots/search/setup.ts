/** The set-up as a whole: the value network compares placements, not single points; where the book has some, only those. */
import { type Side, US } from '../../engine/script.ts'
import { rulesOf } from '../../games/index.ts'
import { clone, decision } from '../../rules/api.ts'
import type { Random } from '../../rules/resample.ts'
import { Phase, type State } from '../../rules/state.ts'
import { isCountry, pickOf } from '../../rules/vocabulary.ts'
import { oneOf } from '../generator.ts'
import { play, type SearchContext } from './policy.ts'

/** Placements that are kept after each point. */
const WIDTH = 16

interface Placement {
  readonly picks: readonly number[]
  /** The worlds with these picks made. */
  readonly worlds: readonly State[]
  readonly value: number
}

/**
 * The placements of the US, and of the USSR, that won most in 36,500 games of self-play which began with chosen set-ups (docs/measurements.md).
 * Left to itself, the network chooses set-ups that won less and that no person plays, such as 2 points in Canada.
 */
const BOOK: readonly (readonly Readonly<Record<string, number>>[])[] = [
  [
    { 'west-germany': 3, italy: 3, france: 1 },
    { 'west-germany': 4, italy: 2, france: 1 },
    { 'west-germany': 4, italy: 3 },
  ],
  [
    { poland: 3, yugoslavia: 3 },
    { poland: 4, hungary: 2 },
    { 'east-germany': 1, poland: 4, austria: 1 },
  ],
]

/** Whether the side is asked for a point of the set-up. */
export const asksForSetup = (g: State, side: Side): boolean => g.phase === Phase.Setup && decision(g, side)?.kind === 'place'

/** The placement with these picks made as well; null where the side may not make them all. */
function placed(context: SearchContext, side: Side, { picks, worlds }: Placement, more: readonly number[]): Placement | null {
  const after = worlds.map(clone)
  for (const pick of more)
    for (const g of after) {
      if (!asksForSetup(g, side) || !decision(g, side)!.moves.includes(pick)) return null
      play(context, g, side, pick)
    }
  const value = after.reduce((sum, g) => sum + context.judge(g), 0)
  return { picks: [...picks, ...more], worlds: after, value: side === US ? value : -value }
}

/** The placements of the book where the whole set-up, which is that of the standard game, is still to be placed. */
function fromBook(context: SearchContext, side: Side, nothing: Placement): Placement[] {
  const g = nothing.worlds[0]!
  const { prompt, left } = decision(g, side)!
  if (prompt !== 'place-start' || !g.game.startsWith('twilight-struggle')) return []
  const rules = rulesOf(g)
  return BOOK[side]!.map((influence) =>
    Object.entries(influence).flatMap(([country, points]) => Array<number>(points).fill(pickOf(rules, country))),
  )
    .filter(({ length }) => length === left)
    .map((picks) => placed(context, side, nothing, picks))
    .filter((placement) => placement !== null)
}

/**
 * The points that are left of the side's set-up, in order: the best of the book, or with `random` any of it, which are as good as each other;
 * else the best whole placement that a beam search finds.
 */
export function planSetup(context: SearchContext, side: Side, worlds: readonly State[], random?: Random): readonly number[] {
  const nothing: Placement = { picks: [], worlds, value: 0 }
  const known = fromBook(context, side, nothing)
  let beam = known.length === 0 ? [nothing] : random === undefined ? known.sort((a, b) => b.value - a.value) : [oneOf(known, random)]
  while (asksForSetup(beam[0]!.worlds[0]!, side)) {
    const next = new Map<string, Placement>()
    for (const placement of beam)
      for (const pick of decision(placement.worlds[0]!, side)!.moves.filter(isCountry)) {
        const key = [...placement.picks, pick].toSorted((a, b) => a - b).join(' ')
        if (!next.has(key)) next.set(key, placed(context, side, placement, [pick])!)
      }
    beam = [...next.values()].sort((a, b) => b.value - a.value).slice(0, WIDTH)
  }
  return beam[0]!.picks
}
