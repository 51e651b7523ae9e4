/** An expert: searches over sampled worlds for the play of each round and each headline, within its budget, and keeps its plan. */

import type { Side } from '../../../../engine/script.ts'
import { clone } from '../../../../rules/api.ts'
import type { State } from '../../../../rules/state.ts'
import type { BotSeat, Budget, MakePlayer } from '../../../players/player.ts'
import { type Judge, judgeOf } from '../evaluation/judgement.ts'
import { type Model, modelOf } from '../evaluation/model.ts'
import type { Action } from '../search/actions.ts'
import { mindful, newWatch, type Watch, withWorst } from '../search/deadly.ts'
import { type Manner, pickOf } from '../search/policy.ts'
import { safeOnes } from '../search/safety.ts'
import { candidatesOf, SETTINGS, type SearchedAction, type SearchSettings, search } from '../search/search.ts'
import { byScore, inTime, mannerOf, type PlannedAction, smallAnswer, triedOut } from './club.ts'

/** What it spends on a card play where nobody says anything else. */
const USUAL: Budget = { nodes: 20_000 }
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
/** How often a play is tried out before the search. */
const TIMES = 6

/** Whether the budget, or this share of its time, lasts: by nodes, by time, until it is stopped. */
function lasting({ nodes, seconds, stopped }: Budget, manner: Manner, share = 1): () => boolean {
  const forSearch = seconds === undefined ? Number.POSITIVE_INFINITY : seconds * 1000 - Math.max(seconds * 1000 * KEPT, KEPT_AT_LEAST)
  const end = performance.now() + forSearch * share
  const most = nodes ?? Number.POSITIVE_INFINITY
  return () => manner.nodes < most && stopped?.() !== true && performance.now() < end
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

/**
 * Thinks about the play of a round or a headline for as long as the budget lasts. What loses at once is not thought about: there is little
 * room at the root, and the way out must be there.
 */
function think(manner: Manner, seat: BotSeat, world: State, settings: SearchSettings, budget: Budget, watch: Watch): SearchResult {
  const { decision, side, sample } = seat
  const goOn = lasting(budget, manner)
  const worlds = Array.from({ length: TIMES }, sample)
  const weighed = candidatesOf(manner.model, worlds, side, decision.kind, inTime(world, seat))
  const all = byScore(mindful(watch, seat, world, weighed))
  const feared = watched(seat, worlds.slice(0, WATCHED), settings, watch)
  const safe = safeOnes(seat, [...new Set(all.map(pickOf))], feared, patienceOf(budget), lasting(budget, manner, FOR_DANGERS))
  const glance = all.filter((action) => safe.includes(pickOf(action)))
  const tried = triedOut(manner, side, worlds, glance.slice(0, settings.tried), TIMES, goOn)
  const found = search(manner, side, sample, tried.slice(0, settings.kept), settings, goOn)
  return { found, actions: [...found.map(({ action }) => action), ...tried, ...glance] }
}

const withUsual = (budget: Budget): Budget =>
  budget.nodes === undefined && budget.seconds === undefined ? { ...budget, ...USUAL } : budget

/** Is told each position that was thought about, and the chance of the side that thought. */
export type OnSearched = (world: State, side: Side, chance: number) => void

/** To measure and to learn. */
interface More {
  /** Judges positions; without it they are worth what they are at a glance. */
  readonly judge?: (g: State) => Judge
  readonly told?: OnSearched
}

const makeExpert =
  (model: (g: State) => Model, settings: SearchSettings, { judge, told }: More = {}): MakePlayer =>
  (given) => {
    const budget = withUsual(given)
    const watch = newWatch()
    let plan: PlannedAction | null = null
    /** Milliseconds that are left for the play under way. */
    let left = Number.POSITIVE_INFINITY
    const choose = (given: BotSeat): number => {
      const { decision, side } = given
      if (decision.moves.length === 1 && decision.kind !== 'play') return decision.moves[0]!
      const world = given.sample()
      const seat = settings.worlds === 1 ? { ...given, sample: () => clone(world) } : given
      const manner = mannerOf(model(world), seat, judge?.(world))
      if (decision.kind !== 'play' && decision.kind !== 'headline') {
        const asked = Array.from({ length: left > 0 ? VOTES : 1 }, seat.sample)
        return smallAnswer(manner, seat, plan, asked, watched(seat, [world], settings, watch), patienceOf(budget))
      }
      if (budget.seconds !== undefined) left = budget.seconds * 1000
      const { found } = think(manner, seat, world, settings, budget, watch)
      const { action, chance } = found[0]!
      told?.(world, side, chance)
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

export const expert: MakePlayer = makeExpert(modelOf, SETTINGS, { judge: judgeOf })
