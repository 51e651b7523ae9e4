/** A beginner: sees what each play does at once, not what follows, and does not always take the best of it. Keeps away from plain losses. */

import { rulesOf } from '../../games/index.ts'
import type { State } from '../../rules/state.ts'
import { type Model, makeModel } from '../evaluation/model.ts'
import { outlookOn } from '../evaluation/outlook.ts'
import { type Action, actionsOf, headlinesOf } from '../search/actions.ts'
import { newWatch, withWorst } from '../search/deadly.ts'
import { pickOf, type SearchContext } from '../search/policy.ts'
import { safest } from '../search/safety.ts'
import { contextOf, inTime, type PlannedAction, smallAnswer } from './club.ts'
import type { BotSeat, MakePlayer } from './player.ts'

/** How far its taste may lead it astray. */
const WHIM = 0.35

const models = new Map<string, Model>()

/** It plays by the weights before anything is learned. */
export function untaught(g: State): Model {
  const found = models.get(g.game) ?? makeModel(rulesOf(g), undefined)
  models.set(g.game, found)
  return found
}

/** The plays, or headlines, as it likes them at the moment. */
export function beginnerRanking(context: SearchContext, seat: BotSeat, world: State): readonly Action[] {
  const { decision, side, random } = seat
  const weighed = (decision.kind === 'play' ? actionsOf : headlinesOf)(outlookOn(context.model, world), side, inTime(world, seat))
  return weighed
    .map((action): Action => ({ ...action, score: action.score - WHIM * Math.log(-Math.log(random())) }))
    .sort((a, b) => b.score - a.score)
}

export const beginner: MakePlayer = () => {
  const watch = newWatch()
  let plan: PlannedAction | null = null
  return (seat) => {
    const { decision } = seat
    if (decision.moves.length === 1) return decision.moves[0]!
    const world = seat.sample()
    const context = { ...contextOf(untaught(world), seat), trials: 0 }
    if (decision.kind !== 'play' && decision.kind !== 'headline')
      return smallAnswer(context, seat, plan, [world], withWorst(watch, seat, [world]))
    const liked = beginnerRanking(context, seat, world)
    const pick = safest(seat, [...new Set(liked.map(pickOf))], withWorst(watch, seat, [world]))
    const action = liked.find((one) => pickOf(one) === pick)
    plan = action === undefined || decision.kind === 'headline' ? null : { action, at: 0 }
    return pick
  }
}
