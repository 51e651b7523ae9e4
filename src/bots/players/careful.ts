/** Players that are random but keep away from moves that end the game: for long games out of random play. */
import { other, type Side } from '../../engine/script.ts'
import { applyUnchecked, asked, clone, decision } from '../../rules/api.ts'
import { isScoring } from '../../rules/cards.ts'
import { cannotLose } from '../../rules/queries/cannot-lose.ts'
import type { Random } from '../../rules/resample.ts'
import type { Result, State } from '../../rules/state.ts'
import { mustScore } from '../../rules/turn/round.ts'
import { CARD, isCard } from '../../rules/vocabulary.ts'
import { oneOf } from '../generator.ts'
import type { BotSeat, Player } from './player.ts'
import { anyAsked } from './random.ts'

/** How often the rest of the round is tried out, and how far. */
const TRIALS = 2
const HORIZON = 60

type Avoids = (result: Result, side: Side) => boolean

const momentOf = (g: State): number => ((g.turn * 16 + g.round) * 4 + g.phase) * 2 + g.phasing

/** Whether a move leads to an end to be avoided before this round, or the headlines, are over, when all else is random. */
function risks(world: State, side: Side, pick: number, avoids: Avoids, random: Random): boolean {
  for (let trial = 0; trial < TRIALS; trial++) {
    const g = clone(world)
    const moment = momentOf(g)
    applyUnchecked(g, { by: side, pick })
    for (let i = 0, bits = asked(g); i < HORIZON && bits !== 0 && momentOf(g) === moment; i++, bits = asked(g)) {
      const by = anyAsked(bits, random)
      applyUnchecked(g, { by, pick: oneOf(decision(g, by)!.moves, random) })
    }
    if (g.result !== null && avoids(g.result, side)) return true
  }
  return false
}

/** The moves that keep to the duty to play scoring cards in time; all of them where none does. */
function inTime(world: State, { side, decision: { kind, moves } }: BotSeat): readonly number[] {
  if ((kind !== 'play' && kind !== 'headline') || !mustScore(world, side)) return moves
  const scoring = moves.filter((pick) => isCard(pick) && isScoring(world, pick - CARD))
  return scoring.length === 0 ? moves : scoring
}

export function avoiding(avoids: Avoids): Player {
  return (seat) => {
    const { decision: asks, random, side } = seat
    if (asks.moves.length === 1) return oneOf(asks.moves, random)
    const world = seat.sample()
    if (cannotLose(world, asks)) return oneOf(asks.moves, random)
    const moves = inTime(world, seat).slice()
    while (moves.length > 1) {
      const at = Math.floor(random() * moves.length)
      if (!risks(world, side, moves[at]!, avoids, random)) return moves[at]!
      moves.splice(at, 1)
    }
    return moves[0]!
  }
}

/** Random, but does not lose at once where it can help it. */
export const careful: Player = avoiding((result, side) => result.winner === other(side))
