/** The levels up to the expert: they try plays out to the end of the round, with the weaknesses of people (`weaknesses.ts`). */
import type { Side } from '../../engine/script.ts'
import type { Random } from '../../rules/resample.ts'
import type { State } from '../../rules/state.ts'
import { modelOf } from '../evaluation/learned.ts'
import type { Model } from '../evaluation/model.ts'
import { newWatch, type Watch, withWorst } from '../search/deadly.ts'
import { pickOf, type SearchContext } from '../search/policy.ts'
import { safest } from '../search/safety.ts'
import { type ClubRanking, clubRanking, contextOf, type PlannedAction, smallAnswer } from './club.ts'
import type { BotSeat, MakePlayer } from './player.ts'
import { believed, inMind, type Weaknesses } from './weaknesses.ts'

const CHARACTERS = 2 ** 32
/** Worlds in which a danger is looked for. */
const WATCHED = 3

export const newCharacter = (random: Random): number => Math.floor(random() * CHARACTERS)

/** The plays, or headlines, as the side likes them with these weaknesses. */
export function humanRanking(
  weak: Weaknesses,
  context: SearchContext,
  seat: BotSeat,
  watch: Watch,
  world: State,
  character: number,
): ClubRanking {
  const imagine = (one: State): State => inMind(weak, one, seat.side, character, seat.random)
  return clubRanking(context, { ...seat, sample: () => imagine(seat.sample()) }, watch, imagine(world), weak.tries)
}

/** A player with the weaknesses that it has in a game. */
export const makeHuman =
  (weaknessesIn: (g: State) => Weaknesses): MakePlayer =>
  (budget) => {
    const watch = newWatch()
    let { character } = budget
    let plan: PlannedAction | null = null
    let opinion: { readonly turn: number; readonly side: Side; readonly model: Model } | null = null
    return (seat) => {
      const { decision, side } = seat
      if (decision.moves.length === 1) return decision.moves[0]!
      character ??= newCharacter(seat.random)
      const world = seat.sample()
      const weak = weaknessesIn(world)
      if (opinion?.turn !== world.turn || opinion.side !== side)
        opinion = { turn: world.turn, side, model: believed(weak, modelOf(world), world, side, character) }
      const context = contextOf(opinion.model, seat)
      if (decision.kind !== 'play' && decision.kind !== 'headline')
        return smallAnswer(context, seat, plan, [world], withWorst(watch, seat, [world]))
      const { ranked, all } = humanRanking(weak, context, seat, watch, world, character)
      const liked = [...ranked, ...all]
      // What loses at once is looked for in worlds without errors.
      const worlds = [world, ...Array.from({ length: WATCHED - 1 }, seat.sample)]
      const pick = safest(seat, [...new Set(liked.map(pickOf))], withWorst(watch, seat, worlds))
      const action = liked.find((one) => pickOf(one) === pick)
      plan = action === undefined || decision.kind === 'headline' ? null : { action, at: 0 }
      return pick
    }
  }
