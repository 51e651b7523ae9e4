/**
 * A club player: weighs every play of its hand at a glance, tries the better ones out in a few worlds to the end of its round, and keeps
 * away from what loses at once.
 */
import { type Side, US } from '../../../../engine/script.ts'
import { clone } from '../../../../rules/api.ts'
import { isScoring } from '../../../../rules/cards.ts'
import type { State } from '../../../../rules/state.ts'
import { mustScore } from '../../../../rules/turn/round.ts'
import { CARD, isCard } from '../../../../rules/vocabulary.ts'
import type { BotSeat, MakePlayer } from '../../../players/player.ts'
import type { Judge } from '../evaluation/judgement.ts'
import { type Model, modelOf, worth } from '../evaluation/model.ts'
import { outlookOn } from '../evaluation/outlook.ts'
import { type Action, actionsOf, headlinesOf } from '../search/actions.ts'
import { mindful, newWatch, type Watch, withWorst } from '../search/deadly.ts'
import { answer, carryOut, type Manner, pickOf } from '../search/policy.ts'
import { safest } from '../search/safety.ts'

/** Plays that are tried out, and how often each. */
const TRIED = 12
const TIMES = 6
/** After so many answers in what is tried out, the rest is left: the club answers at once. */
const MOST_NODES = 600
/** Worlds in which a danger is looked for. */
const WATCHED = 3

export interface PlannedAction {
  readonly action: Action
  at: number
}

/** The answer that the plan has for this question, or -1. */
function planned(plan: PlannedAction | null, { decision: { kind, at, card, moves } }: BotSeat): number {
  if (plan === null || card !== plan.action.card) return -1
  const pick =
    at === 'play' && kind === 'use' ? plan.action.use : kind === 'influence' || kind === 'coup' ? plan.action.where[plan.at] : undefined
  if (pick === undefined || !moves.includes(pick)) return -1
  if (kind !== 'use') plan.at++
  return pick
}

/** The best first, at a glance. */
export const byScore = (actions: readonly Action[]): readonly Action[] =>
  actions.slice().sort((a, b) => b.score + (b.bias ?? 0) - a.score - (a.bias ?? 0))

/** The actions with what each is worth on average after the round, the best first; those that were tried out while `goOn` said so. */
export function triedOut(
  manner: Manner,
  side: Side,
  worlds: readonly State[],
  actions: readonly Action[],
  times: number,
  goOn: () => boolean = () => true,
): Action[] {
  const tried: Action[] = []
  trying: for (const action of actions) {
    let sum = 0
    for (let i = 0; i < times; i++) {
      if (tried.length > 0 && !goOn()) break trying
      const g = clone(worlds[i % worlds.length]!)
      manner.firstDie = (i % 6) + 1
      carryOut(manner, g, side, action)
      manner.firstDie = 0
      sum += side === US ? manner.judge(g) : -manner.judge(g)
    }
    tried.push({ ...action, score: sum / times + (action.bias ?? 0) })
  }
  return tried.sort((a, b) => b.score - a.score)
}

export const mannerOf = (model: Model, seat: BotSeat, judge: Judge = (g) => worth(model, g)): Manner => ({
  model,
  judge,
  random: seat.random,
  nodes: 0,
  trials: 1,
  firstDie: 0,
})

/** The moves that keep to the duty to play scoring cards in time (10.1.5); all of them where none does. */
export function inTime(world: State, { side, decision: { moves } }: BotSeat): readonly number[] {
  if (!mustScore(world, side)) return moves
  const scoring = moves.filter((pick) => isCard(pick) && isScoring(world, pick - CARD))
  return scoring.length === 0 ? moves : scoring
}

/** The answer at a glance that most of the worlds call for. */
function usualAnswer(manner: Manner, { decision }: BotSeat, worlds: readonly State[]): number {
  const votes = new Map<number, number>()
  for (const world of worlds) {
    const pick = answer(manner, world, decision)
    votes.set(pick, (votes.get(pick) ?? 0) + 1)
  }
  return [...votes].reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}

/** The small questions of a play: as planned, or at a glance, but not what loses at once. */
export function smallAnswer(
  manner: Manner,
  seat: BotSeat,
  plan: PlannedAction | null,
  worlds: readonly State[],
  watched: readonly State[],
  patience = 0,
): number {
  const { moves } = seat.decision
  const ready = planned(plan, seat)
  const best = ready >= 0 ? ready : usualAnswer(manner, seat, worlds)
  return safest(seat, [best, ...moves.filter((pick) => pick !== best)], watched, patience)
}

export interface ClubRanking {
  /** The plays, or headlines, that were tried out, the best first; and all of them, as they look at a glance. */
  readonly ranked: readonly Action[]
  readonly glance: readonly Action[]
  readonly worlds: readonly State[]
}

function clubRanking(manner: Manner, seat: BotSeat, watch: Watch, world: State): ClubRanking {
  const { decision, side } = seat
  const worlds = [world, ...Array.from({ length: TIMES - 1 }, () => seat.sample())]
  const moves = inTime(world, seat)
  const weighed = (decision.kind === 'play' ? actionsOf : headlinesOf)(outlookOn(manner.model, world), side, moves)
  const glance = byScore(mindful(watch, seat, world, weighed))
  return { ranked: triedOut(manner, side, worlds, glance.slice(0, TRIED), TIMES, () => manner.nodes < MOST_NODES), glance, worlds }
}

const makeClub =
  (model: (g: State) => Model): MakePlayer =>
  () => {
    const watch = newWatch()
    let plan: PlannedAction | null = null
    return (seat) => {
      const { decision } = seat
      if (decision.moves.length === 1) return decision.moves[0]!
      const world = seat.sample()
      const manner = mannerOf(model(world), seat)
      if (decision.kind !== 'play' && decision.kind !== 'headline')
        return smallAnswer(manner, seat, plan, [world], withWorst(watch, seat, [world]))
      const { ranked, glance, worlds } = clubRanking(manner, seat, watch, world)
      const picks = [...new Set([...ranked, ...glance].map(pickOf))]
      const pick = safest(seat, picks, withWorst(watch, seat, worlds.slice(0, WATCHED)))
      const action = ranked.find((one) => pickOf(one) === pick)
      plan = action === undefined || decision.kind === 'headline' ? null : { action, at: 0 }
      return pick
    }
  }

export const club: MakePlayer = makeClub(modelOf)
