/** What a player is: it gets what its side may know, by type never the real state, and answers with one of the legal moves. */
import type { Decision, Side } from '../../engine/script.ts'
import type { Random } from '../../rules/resample.ts'
import type { State } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'

export interface BotSeat {
  readonly side: Side
  readonly decision: Decision
  readonly random: Random
  readonly view: () => View
  /** A world that this side can't tell from the real one, to try moves in. */
  readonly sample: () => State
}

export type Player = (seat: BotSeat) => number

/** What a player may spend on one card play with all its small decisions. */
export interface Budget {
  readonly nodes?: number
  readonly seconds?: number
  /** Passes of the tree search; what comes before it is not counted. */
  readonly passes?: number
  /** Seconds that it may take at most, whatever else it may spend. */
  readonly within?: number
  readonly stopped?: () => boolean
  /** A number of the game's own: a weak player errs alike for as long as the game lasts. Without it, the first question decides. */
  readonly character?: number
}

/** The budget; where it names no amount, with that of `usual`. */
export const withUsual = (budget: Budget, usual: Budget): Budget =>
  budget.nodes === undefined && budget.seconds === undefined && budget.passes === undefined ? { ...budget, ...usual } : budget

/** A player for one seat of one game: it may keep a plan between its answers. */
export type MakePlayer = (budget: Budget) => Player

/** The character of the players of a game, from its name. */
export const characterOf = (game: string): number => {
  let hash = 0
  for (const letter of game) hash = (Math.imul(hash, 31) + letter.codePointAt(0)!) | 0
  return hash >>> 0
}
