/** The master: searches over sampled worlds for the play of each round and each headline, within its budget, and keeps its plan. */

import { clone } from '../../rules/api.ts'
import type { State } from '../../rules/state.ts'
import { judgeOf, modelOf } from '../evaluation/learned.ts'
import type { Model } from '../evaluation/model.ts'
import type { Judge } from '../evaluation/network.ts'
import type { Action } from '../search/actions.ts'
import { mindful, newWatch, type Watch, withWorst } from '../search/deadly.ts'
import { pickOf, type SearchContext } from '../search/policy.ts'
import { safeOnes } from '../search/safety.ts'
import { candidatesOf, SETTINGS, type SearchedAction, type SearchSettings, search } from '../search/search.ts'
import { asksForSetup, planSetup } from '../search/setup.ts'
import { byScore, contextOf, inTime, type PlannedAction, smallAnswer, triedOut } from './club.ts'
import { type BotSeat, type Budget, type MakePlayer, withUsual } from './player.ts'
import { strengthIn } from './strength.ts'

/** What it keeps of its time for the small questions of the play; of a short time, so many milliseconds. */
const KEPT = 0.07
const KEPT_AT_LEAST = 15
/** Worlds in which a danger is looked for before the search, and the share of the time that may go into it. */
const WATCHED = 4
const FOR_DANGERS = 0.5
/** Positions looked at again where every move seems to lose: about 15 µs each at worst. */
const PATIENCE = 40_000
const PATIENCE_A_SECOND = 3_000
/** Worlds that are asked about a small question; one where no time is left. */
const VOTES = 5
/** Worlds in which placements of the set-up are compared. */
const SETUP_WORLDS = 4
/** How often a play is tried out before the search. */
const TIMES = 6

/** Whether the budget, or this share of its time, lasts: by nodes, by time, until it is stopped. */
export function lasting({ nodes, seconds, stopped }: Budget, context: SearchContext, share = 1): () => boolean {
  const forSearch = seconds === undefined ? Number.POSITIVE_INFINITY : seconds * 1000 - Math.max(seconds * 1000 * KEPT, KEPT_AT_LEAST)
  const end = performance.now() + forSearch * share
  const most = nodes ?? Number.POSITIVE_INFINITY
  return () => context.nodes < most && stopped?.() !== true && performance.now() < end
}

const patienceOf = ({ seconds }: Budget): number => (seconds === undefined ? PATIENCE : Math.round(seconds * PATIENCE_A_SECOND))

/** The worlds in which it looks for dangers; who believes in one world knows no worse. */
const watched = (seat: BotSeat, worlds: readonly State[], settings: SearchSettings, watch: Watch): readonly State[] =>
  settings.worlds === 1 ? worlds : withWorst(watch, seat, worlds, true)

/** The plays of a round, or the headlines, that search found, the best first; those it did not go into come last. */
export interface SearchResult {
  readonly found: readonly SearchedAction[]
  readonly actions: readonly Action[]
}

/** The plays that are worth a search, the best first by what a few trials say, and all others that do not lose at once. */
interface Prepared {
  readonly candidates: readonly Action[]
  readonly others: readonly Action[]
}

/** What loses at once is not thought about: there is little room at the root, and the way out must be there. */
export function prepare(
  context: SearchContext,
  seat: BotSeat,
  world: State,
  settings: SearchSettings,
  budget: Budget,
  watch: Watch,
): Prepared {
  const { decision, side, sample } = seat
  const goOn = lasting(budget, context)
  const worlds = Array.from({ length: TIMES }, sample)
  const weighed = candidatesOf(context.model, worlds, side, decision.kind, inTime(world, seat))
  const all = byScore(mindful(watch, seat, world, weighed))
  const feared = watched(seat, worlds.slice(0, WATCHED), settings, watch)
  const safe = safeOnes(seat, [...new Set(all.map(pickOf))], feared, patienceOf(budget), lasting(budget, context, FOR_DANGERS))
  const kept = all.filter((action) => safe.includes(pickOf(action)))
  const tried = triedOut(context, side, worlds, kept.slice(0, settings.tried), TIMES, goOn)
  return { candidates: tried.slice(0, settings.kept), others: [...tried, ...kept] }
}

/** Thinks about the play of a round or a headline for as long as the budget lasts. */
export function think(
  context: SearchContext,
  seat: BotSeat,
  world: State,
  settings: SearchSettings,
  budget: Budget,
  watch: Watch,
): SearchResult {
  const { side, sample } = seat
  const goOn = lasting(budget, context)
  const { candidates, others } = prepare(context, seat, world, settings, budget, watch)
  let left = budget.passes ?? Number.POSITIVE_INFINITY
  const found = search(context, side, sample, candidates, settings, () => --left > 0 && goOn())
  return { found, actions: [...found.map(({ action }) => action), ...others] }
}

/** For measurements. */
interface ExpertOptions {
  /** The value network; without it the static evaluation. */
  readonly judge?: (g: State) => Judge
}

/** The budget in a game, with its time limit. */
function budgetIn(given: Budget, usual: Budget): Budget {
  const budget = withUsual(given, usual)
  return given.within === undefined ? budget : { ...budget, seconds: Math.min(budget.seconds ?? given.within, given.within) }
}

export const makeExpert =
  (model: (g: State) => Model, settings: SearchSettings, { judge }: ExpertOptions = {}): MakePlayer =>
  (allowed) => {
    const watch = newWatch()
    let plan: PlannedAction | null = null
    /** Points of the set-up that are still to be placed. */
    const points: number[] = []
    /** Milliseconds that are left for the play under way. */
    let left = Number.POSITIVE_INFINITY
    const choose = (given: BotSeat): number => {
      const { decision, side } = given
      if (decision.moves.length === 1 && decision.kind !== 'play') return decision.moves[0]!
      const world = given.sample()
      const budget = budgetIn(allowed, strengthIn(world).master)
      const seat = settings.worlds === 1 ? { ...given, sample: () => clone(world) } : given
      const context = contextOf(model(world), seat, judge?.(world))
      if (asksForSetup(world, side)) {
        if (points.length === 0) points.push(...planSetup(context, side, Array.from({ length: SETUP_WORLDS }, seat.sample), seat.random))
        return points.shift()!
      }
      if (decision.kind !== 'play' && decision.kind !== 'headline') {
        const asked = Array.from({ length: left > 0 ? VOTES : 1 }, seat.sample)
        return smallAnswer(context, seat, plan, asked, watched(seat, [world], settings, watch), patienceOf(budget))
      }
      if (budget.seconds !== undefined) left = budget.seconds * 1000
      const { found } = think(context, seat, world, settings, budget, watch)
      const { action } = found[0]!
      plan = decision.kind === 'headline' ? null : { action, at: 0 }
      return pickOf(action)
    }
    return (seat) => {
      const start = performance.now()
      const pick = choose(seat)
      left -= performance.now() - start
      return pick
    }
  }

export const master: MakePlayer = makeExpert(modelOf, SETTINGS, { judge: judgeOf })

/** The master that believes in the first world it imagines, with all that chance brings in it: to measure what sampling is worth. */
export const masterOfOneWorld: MakePlayer = makeExpert(modelOf, { ...SETTINGS, worlds: 1 }, { judge: judgeOf })
