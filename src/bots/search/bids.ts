/**
 * What the sides are worth, for bids (11.4). Each row is the side that equal bots win more often with, and the extra influence for the other
 * side that makes the game even: what to bid. Measured by games between equal bots with that handicap, 2026-11-18:
 *
 *   hotline arena --game GAME [--scenario S] [--mix yes] --players expert,expert --handicap US,USSR --games N --seed 11 --json
 *
 * A row takes as many games as there are, and stands for all editions and readings; docs/bots.md has the intervals.
 */
import { type Side, US, USSR } from '../../engine/script.ts'
import type { State } from '../../rules/state.ts'
import { NUMBER, W } from '../../rules/vocabulary.ts'

interface Worth {
  /** The side to name. */
  readonly side: Side
  readonly bid: number
}

/** By game, scenario, and whether the other game's cards are mixed in; kinds that are not measured count as the standard game. */
const WORTH: Readonly<Record<string, Worth>> = {
  // US 0.425 in 40 games without a handicap, 0.675 with 2 for the US: even at about 1
  'twilight-struggle/standard': { side: USSR, bid: 1 },
  // US 0.500 in 400 games without a handicap, 0.648 with 2 for the US: even
  'red-sea/standard': { side: USSR, bid: 0 },
}

/** What the sides are worth in a game. */
export function worthOfSides({ game, options: { scenario, mix } }: Pick<State, 'game' | 'options'>): Worth {
  const name = game.startsWith('red-sea') ? 'red-sea' : 'twilight-struggle'
  return WORTH[`${name}/${scenario}${mix ? '/mix' : ''}`] ?? WORTH[`${name}/standard`]!
}

/** The answer to either question of a bid: a side, or a number. */
export function bidIn(g: State, moves: readonly number[]): number {
  const { side, bid } = worthOfSides(g)
  return moves.includes(W.us) ? (side === US ? W.us : W.ussr) : NUMBER + bid
}
