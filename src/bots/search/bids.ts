/**
 * What the sides are worth, for bids (11.4). Each row is the side that equal bots win more often with, and the extra influence for the other
 * side that makes the game even: what to bid. Measured by games between equal bots with that handicap, 2026-11-18:
 *
 *   hotline arena --game GAME [--scenario S] [--mix yes] --players expert,expert --handicap US,USSR --games N --seed 11 --json
 *
 * docs/bots.md has the win rates that each row comes from.
 */
import { type Side, US, USSR } from '../../engine/script.ts'
import type { State } from '../../rules/state.ts'
import { NUMBER, W } from '../../rules/vocabulary.ts'

interface Worth {
  /** The side to name. */
  readonly side: Side
  readonly bid: number
}

/** By game, scenario, and whether the other game's cards are mixed in. */
const WORTH: Readonly<Record<string, Worth>> = {
  'twilight-struggle/standard': { side: USSR, bid: 1 },
  'twilight-struggle/standard/mix': { side: USSR, bid: 1 },
  'twilight-struggle/chinese-civil-war': { side: USSR, bid: 1 },
  'twilight-struggle/chinese-civil-war/mix': { side: USSR, bid: 1 },
  'twilight-struggle/late-war': { side: USSR, bid: 1 },
  'twilight-struggle/late-war/mix': { side: USSR, bid: 1 },
  'red-sea/standard': { side: US, bid: 0 },
  'red-sea/standard/mix': { side: US, bid: 0 },
}

/** The row of the table for a game; options that are not measured count as those of the same game. */
export function worthOfSides({ game, options: { scenario, mix } }: Pick<State, 'game' | 'options'>): Worth {
  const name = game.startsWith('red-sea') ? 'red-sea' : 'twilight-struggle'
  return WORTH[`${name}/${scenario}${mix ? '/mix' : ''}`]!
}

/** The answer to either question of a bid: a side, or a number. */
export function bidIn(g: State, moves: readonly number[]): number {
  const { side, bid } = worthOfSides(g)
  return moves.includes(W.us) ? (side === US ? W.us : W.ussr) : NUMBER + bid
}
