/** An expert: searches over sampled worlds for the play of each round and each headline, within its budget, and keeps its plan. */

import type { Side } from '../engine/script.ts'
import { clone } from '../rules/api.ts'
import type { State } from '../rules/state.ts'
import type { Action } from './actions.ts'
import { byScore, inTime, mannerOf, type Plan, smallAnswer, triedOut } from './club.ts'
import { mindful, newWatch, type Watch, withWorst } from './deadly.ts'
import { type Judge, judgeOf } from './judgement.ts'
import { type Model, modelOf } from './model.ts'
import type { Budget, MakePlayer, Seat } from './player.ts'
import { type Manner, pickOf } from './policy.ts'
import { safest } from './safety.ts'
import { candidatesOf, type Found, SETTINGS, type Settings, search } from './search.ts'

const USUAL: Budget = { nodes: 20_000 }
/** What it keeps of its time for the last look at dangers and for the small questions of the play; of a short time, so many milliseconds. */
const KEPT = 0.07
const KEPT_AT_LEAST = 15
const KEPT_AT_LEAST_HEADLINE = 30
const WATCHED = 4
/** Positions looked at again where every move seems to lose: what fits into the time that is kept for it, about 15 µs each at worst. */
const PATIENCE = 40_000
const PATIENCE_A_SECOND = 3_000
/** Worlds that are asked about a small question. */
const VOTES = 5
/** How often a play is tried out before the search. */
const TIMES = 6

/** Whether the budget lasts: by nodes, by time, until it is stopped. */
function lasting({ nodes, seconds, stopped }: Budget, manner: Manner, keptAtLeast: number): () => boolean {
  const forSearch = seconds === undefined ? Number.POSITIVE_INFINITY : seconds * 1000 - Math.max(seconds * 1000 * KEPT, keptAtLeast)
  const end = performance.now() + forSearch
  const most = nodes ?? Number.POSITIVE_INFINITY
  return () => manner.nodes < most && stopped?.() !== true && performance.now() < end
}

/** The plays of a round, or the headlines, that search found, the best first; those it did not go into come last. */
export interface Thought {
  readonly found: readonly Found[]
  readonly actions: readonly Action[]
}

/** Thinks about the play of a round or a headline for as long as the budget lasts. */
export function think(manner: Manner, seat: Seat, world: State, settings: Settings, budget: Budget, watch: Watch): Thought {
  const { decision, side, sample } = seat
  const goOn = lasting(budget, manner, decision.kind === 'headline' ? KEPT_AT_LEAST_HEADLINE : KEPT_AT_LEAST)
  const worlds = Array.from({ length: TIMES }, sample)
  const weighed = candidatesOf(manner.model, worlds, side, decision.kind, inTime(world, seat))
  const glance = byScore(mindful(watch, seat, world, weighed))
  const tried = triedOut(manner, side, worlds, glance.slice(0, settings.tried), TIMES, goOn)
  const found = search(manner, side, sample, tried.slice(0, settings.kept), settings, goOn)
  return { found, actions: [...found.map(({ action }) => action), ...tried, ...glance] }
}

const withUsual = (budget: Budget): Budget =>
  budget.nodes === undefined && budget.seconds === undefined ? { ...budget, ...USUAL } : budget

/** Is told each position that was thought about, and the chance of the side that thought. */
export type Told = (world: State, side: Side, chance: number) => void

/** To measure and to learn. */
interface More {
  /** Judges positions; without it they are worth what they are at a glance. */
  readonly judge?: (g: State) => Judge
  readonly told?: Told
}

export const makeExpert =
  (model: (g: State) => Model, settings: Settings, { judge, told }: More = {}): MakePlayer =>
  (given) => {
    const budget = withUsual(given)
    const patience = budget.seconds === undefined ? PATIENCE : Math.round(budget.seconds * PATIENCE_A_SECOND)
    const oneWorld = settings.worlds === 1
    const watch = newWatch()
    let plan: Plan | null = null
    return (given) => {
      const { decision, side } = given
      if (decision.moves.length === 1 && decision.kind !== 'play') return decision.moves[0]!
      const world = given.sample()
      const seat = oneWorld ? { ...given, sample: () => clone(world) } : given
      const manner = mannerOf(model(world), seat, judge?.(world))
      const watched = (worlds: readonly State[]): readonly State[] => (oneWorld ? worlds : withWorst(watch, seat, worlds, true))
      if (decision.kind !== 'play' && decision.kind !== 'headline')
        return smallAnswer(manner, seat, plan, Array.from({ length: VOTES }, seat.sample), watched([world]), patience)
      const { found, actions } = think(manner, seat, world, settings, budget, watch)
      told?.(world, side, found[0]!.chance)
      const pick = safest(seat, [...new Set(actions.map(pickOf))], watched(Array.from({ length: WATCHED }, seat.sample)), patience)
      const action = actions.find((one) => pickOf(one) === pick)
      plan = action === undefined || decision.kind === 'headline' ? null : { action, at: 0 }
      return pick
    }
  }

export const expert: MakePlayer = makeExpert(modelOf, SETTINGS, { judge: judgeOf })

/** The expert that believes in the first world it imagines, with all that chance brings in it: to measure what sampling is worth. */
export const expertOfOneWorld: MakePlayer = makeExpert(modelOf, { ...SETTINGS, worlds: 1 }, { judge: judgeOf })
