/** The public surface of the engine: functions over a plain state, beside `newGame` of `src/games/index.ts`. Everything else is a query. */

import type { Actor, Decision, Move, Reason, Side } from '../engine/script.ts'
import * as engine from '../engine/script.ts'
import { listening, type Note } from './notes.ts'
import type { Kind } from './prompts.ts'
import { rulesOf } from './ruleset.ts'
import type { State } from './state.ts'
import { CARD, isCard, isCountry } from './vocabulary.ts'

export { resample } from './resample.ts'
export { clone } from './state.ts'
export { view } from './view.ts'

/**
 * The actors that are asked now, as bits; 0 when the game is over. In the headline phase both sides are asked at once.
 *
 * Where a game begins with bids (11.4), both are asked at once too: the actors then are the two seats, and their players are not yet bound
 * to a side. When both bids are in, `swapped` of the state and of every view says who plays what: with 1, questions to the US are from now
 * on for the player who sat as the USSR, and the other way round. Programs that know their players by seat look there.
 */
export const asked = (g: State): number => engine.asked(rulesOf(g).scripts, g)

/** The actors that are asked now, as a list: one, both sides, or none when the game is over. */
export function whoIsAsked(g: State): Actor[] {
  const bits = asked(g)
  return ACTORS.filter((actor) => (bits & engine.bit(actor)) !== 0)
}
const ACTORS = [engine.US, engine.USSR, engine.CHANCE] as const

/** A decision as the rules ask for it: they have only these kinds. `PromptKey` of `src/games/prompts.ts` has the prompts. */
export interface Asked extends Decision {
  readonly kind: Kind
}

/** What this actor is asked, with its legal moves; null where it is not asked. */
export const decision = (g: State, who: Actor): Asked | null => engine.decision(rulesOf(g).scripts, g, who) as Asked | null

/**
 * The side that a question to chance is about: the side whose die it is, that gets or sees the card drawn, or out of whose hand a card is
 * taken. Null where chance is not asked.
 */
export const sideOfChance = (g: State): Side | null => engine.sideOfChance(rulesOf(g).scripts, g)

/** Why the move would be refused, or null where it is legal. */
export function explain(g: State, move: Move): Reason | null {
  const reason = engine.explain(rulesOf(g).scripts, g, move.by, move.pick)
  return reason === null ? null : about(move, reason)
}

/** The reason with the country or card that was picked, where it names none itself. */
function about({ pick }: Move, reason: Reason): Reason {
  if (isCountry(pick)) return { country: pick, ...reason }
  return isCard(pick) ? { card: pick - CARD, ...reason } : reason
}

/** Makes a move. Throws `Refused` with the reason, and changes nothing, where it is not legal. Gathers what happened in `notes`. */
export function apply(g: State, move: Move, notes?: Note[]): void {
  const { scripts } = rulesOf(g)
  const reason =
    notes === undefined
      ? engine.attempt(scripts, g, move.by, move.pick)
      : listening(notes, () => engine.attempt(scripts, g, move.by, move.pick))
  if (reason !== null) throw new engine.Refused(about(move, reason))
}

/** Makes a move that is known to be legal: for search, with moves out of a decision's list. */
export const applyUnchecked = (g: State, move: Move): void => engine.applyUnchecked(rulesOf(g).scripts, g, move.by, move.pick)
