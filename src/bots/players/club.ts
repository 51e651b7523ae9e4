/**
 * A club player: scores every play of its hand by the static policy, tries the better ones out in a few worlds to the end of its round, and keeps
 * away from what loses at once.
 */
import { type Side, US } from '../../engine/script.ts'
import { clone } from '../../rules/api.ts'
import { isScoring } from '../../rules/cards.ts'
import type { State } from '../../rules/state.ts'
import { mustScore } from '../../rules/turn/round.ts'
import { CARD, isCard } from '../../rules/vocabulary.ts'
import { type Model, worth } from '../evaluation/model.ts'
import type { Judge } from '../evaluation/network.ts'
import { outlookOn } from '../evaluation/outlook.ts'
import { type Action, actionsOf, headlinesOf } from '../search/actions.ts'
import { mindful, newWatch, type Watch, withWorst } from '../search/deadly.ts'
import { answer, carryOut, pickOf, type SearchContext } from '../search/policy.ts'
import { safest } from '../search/safety.ts'
import type { BotSeat, MakePlayer } from './player.ts'

/** Plays that are tried out, and how often each. */
const TRIED = 12
const TIMES = 6
/** Try-outs stop after this many answers, so that the club answers at once. */
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

/** The best first, by their static scores. */
export const byScore = (actions: readonly Action[]): readonly Action[] =>
  actions.slice().sort((a, b) => b.score + (b.bias ?? 0) - a.score - (a.bias ?? 0))

/** The actions with what each is worth on average after the round, the best first; those that were tried out while `goOn` said so. */
export function triedOut(
  context: SearchContext,
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
      context.firstDie = (i % 6) + 1
      carryOut(context, g, side, action)
      context.firstDie = 0
      sum += side === US ? context.judge(g) : -context.judge(g)
    }
    tried.push({ ...action, score: sum / times + (action.bias ?? 0) })
  }
  return tried.sort((a, b) => b.score - a.score)
}

export const contextOf = (model: Model, seat: BotSeat, judge: Judge = (g) => worth(model, g)): SearchContext => ({
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

/** The answer of the static policy in most of the worlds. */
function usualAnswer(context: SearchContext, { decision }: BotSeat, worlds: readonly State[]): number {
  const votes = new Map<number, number>()
  for (const world of worlds) {
    const pick = answer(context, world, decision)
    votes.set(pick, (votes.get(pick) ?? 0) + 1)
  }
  return [...votes].reduce((best, one) => (one[1] > best[1] ? one : best))[0]
}

/** The small questions of a play: as planned, or by the static policy, but not what loses at once. */
export function smallAnswer(
  context: SearchContext,
  seat: BotSeat,
  plan: PlannedAction | null,
  worlds: readonly State[],
  watched: readonly State[],
  patience = 0,
): number {
  const { moves } = seat.decision
  const ready = planned(plan, seat)
  const best = ready >= 0 ? ready : usualAnswer(context, seat, worlds)
  return safest(seat, [best, ...moves.filter((pick) => pick !== best)], watched, patience)
}

export interface ClubRanking {
  /** The plays, or headlines, that were tried out, the best first; and all of them, by their static scores. */
  readonly ranked: readonly Action[]
  readonly all: readonly Action[]
  readonly worlds: readonly State[]
}

export function clubRanking(context: SearchContext, seat: BotSeat, watch: Watch, world: State, tries = TRIED): ClubRanking {
  const { decision, side } = seat
  const worlds = [world, ...Array.from({ length: tries === 0 ? 0 : TIMES - 1 }, () => seat.sample())]
  const moves = inTime(world, seat)
  const weighed = (decision.kind === 'play' ? actionsOf : headlinesOf)(outlookOn(context.model, world), side, moves)
  const all = byScore(mindful(watch, seat, world, weighed))
  return { ranked: triedOut(context, side, worlds, all.slice(0, tries), TIMES, () => context.nodes < MOST_NODES), all, worlds }
}

export const makeClub =
  (model: (g: State) => Model): MakePlayer =>
  () => {
    const watch = newWatch()
    let plan: PlannedAction | null = null
    return (seat) => {
      const { decision } = seat
      if (decision.moves.length === 1) return decision.moves[0]!
      const world = seat.sample()
      const context = contextOf(model(world), seat)
      if (decision.kind !== 'play' && decision.kind !== 'headline')
        return smallAnswer(context, seat, plan, [world], withWorst(watch, seat, [world]))
      const { ranked, all, worlds } = clubRanking(context, seat, watch, world)
      const picks = [...new Set([...ranked, ...all].map(pickOf))]
      const pick = safest(seat, picks, withWorst(watch, seat, worlds.slice(0, WATCHED)))
      const action = ranked.find((one) => pickOf(one) === pick)
      plan = action === undefined || decision.kind === 'headline' ? null : { action, at: 0 }
      return pick
    }
  }
