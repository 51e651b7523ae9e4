/** Advice on a side's own question: the best few moves, the chance to win with each, and the one thing that speaks most for it. */
import { type Side, US } from '../../engine/script.ts'
import { asked, clone, decision } from '../../rules/api.ts'
import type { State } from '../../rules/state.ts'
import type { Hint, Why } from '../../words/hint.ts'
import { scan } from '../evaluation/board.ts'
import { judgeOf, modelOf } from '../evaluation/learned.ts'
import { addFeatures, COUNTRY_TERMS, chanceOf, type Model, REGION_TERMS, TERMS, type Term } from '../evaluation/model.ts'
import type { Judge } from '../evaluation/network.ts'
import { newSparse } from '../evaluation/sparse.ts'
import type { Action } from '../search/actions.ts'
import { newWatch } from '../search/deadly.ts'
import { answer, carryOut, firstOf, momentOf, pickOf, play, type SearchContext } from '../search/policy.ts'
import { safeOnes } from '../search/safety.ts'
import { SETTINGS, type SearchedAction } from '../search/search.ts'
import { NO_USE, usesOf } from '../search/uses.ts'
import { contextOf } from './club.ts'
import { think } from './expert.ts'
import type { BotSeat, Budget } from './player.ts'

const MOST = 3
/** How often a move is tried out for its reasons. */
const TIMES = 6
/** Other questions than plays are tried out so often for each answer. */
const TRIALS = 4
const MANY = 8
/** Worlds in which a danger is looked for. */
const WATCHED = 3

/** The best few moves of the question, the best first. */
export function hints(seat: BotSeat, budget: Budget): readonly Hint[] {
  const { decision, side } = seat
  const world = seat.sample()
  const context = contextOf(modelOf(world), seat, judgeOf(world))
  if (decision.kind !== 'play' && decision.kind !== 'headline') return answers(context, seat)
  const { found } = think(context, seat, world, SETTINGS, budget, newWatch())
  const useOf = ({ card, use }: Action): number => (decision.kind === 'play' && card >= 0 ? use : NO_USE)
  const best = new Map<number, SearchedAction>()
  for (const one of found) {
    const pick = pickOf(one.action)
    if (one.visits === 0 || best.has(pick)) continue
    // By the static scores a card could be put to every use.
    if (decision.kind === 'headline' || usesOf(world, side, pick).includes(useOf(one.action))) best.set(pick, one)
  }
  return [...best]
    .slice(0, MOST)
    .sort(([, a], [, b]) => b.chance - a.chance)
    .map(([pick, { action, chance }]) => ({
      pick,
      use: useOf(action),
      where: action.where,
      chance,
      why: reasonFor(context, seat, action),
    }))
}

/** Small questions: each answer tried out up to the end of what asks. */
function answers(context: SearchContext, seat: BotSeat): readonly Hint[] {
  const { model, judge } = context
  const { decision, side } = seat
  const worlds = Array.from({ length: TRIALS }, seat.sample)
  if (decision.moves.length === 1)
    return [{ pick: decision.moves[0]!, use: NO_USE, where: [], chance: meanChance(judge, worlds, side), why: { key: 'nothing-else' } }]
  // Among so many answers, what follows each is not tried out in its turn.
  if (decision.moves.length > MANY) context.trials = 0
  const tried = safeOnes(seat, decision.moves, worlds.slice(0, WATCHED)).map((pick) => {
    const ends = worlds.map((world, i) => {
      const g = clone(world)
      context.firstDie = (i % 6) + 1
      play(context, g, side, pick)
      toTheEnd(context, g, world)
      context.firstDie = 0
      return g
    })
    return { pick, ends, chance: meanChance(judge, ends, side) }
  })
  // What happens whatever is answered speaks for none of the answers.
  const usual = tried.flatMap(({ ends }) => ends)
  return tried
    .sort((a, b) => b.chance - a.chance)
    .slice(0, MOST)
    .map(({ pick, ends, chance }) => {
      const there = reasonsFor(model, side, worlds[0]!, worlds, ends).find(({ why, gain }) => gain > 0 && isAbout(why, pick))
      return { pick, use: NO_USE, where: [], chance, why: there?.why ?? because(model, side, worlds[0]!, usual, ends) }
    })
}

/** Of a country that is chosen, what changes there comes first. */
const isAbout = (why: Why, pick: number): boolean => 'country' in why && why.country === pick

/** Steps after which a question is taken to be settled. */
const LONG = 40

/** Plays on to the end of what asked, or of the round. */
function toTheEnd(context: SearchContext, g: State, began: State): void {
  const moment = momentOf(began)
  for (let i = 0; i < LONG && g.result === null && g.frames.length >= began.frames.length && momentOf(g) === moment; i++) {
    const by = firstOf(asked(g))
    play(context, g, by, answer(context, g, decision(g, by)!))
  }
}

/** The side's chance to win in this position, without search. */
export const chanceFor = (judge: Judge, g: State, side: Side): number => (side === US ? chanceOf(judge(g)) : 1 - chanceOf(judge(g)))

const meanChance = (judge: Judge, worlds: readonly State[], side: Side): number =>
  worlds.reduce((sum, g) => sum + chanceFor(judge, g, side), 0) / worlds.length

function reasonFor(context: SearchContext, seat: BotSeat, action: Action): Why {
  const before = Array.from({ length: TIMES }, seat.sample)
  const after = before.map((world, i) => {
    const g = clone(world)
    context.firstDie = (i % 6) + 1
    carryOut(context, g, seat.side, action)
    context.firstDie = 0
    return g
  })
  return because(context.model, seat.side, before[0]!, before, after)
}

/** What changed most for the side. */
function because(model: Model, side: Side, now: State, from: readonly State[], to: readonly State[]): Why {
  if (to.every((g) => g.result?.winner === side)) return { key: 'wins' }
  const none = { why: { key: 'nothing-else' } as const, gain: 0 }
  return reasonsFor(model, side, now, from, to).reduce<HintReason>((best, one) => (one.gain > best.gain ? one : best), none).why
}

export interface HintReason {
  readonly why: Why
  /** What it is worth to the side, as the logarithm of odds. */
  readonly gain: number
}

/** All that is different in some positions from what it is in others, on average; together it makes the difference of their worth. */
export function reasonsFor(model: Model, side: Side, now: State, from: readonly State[], to: readonly State[]): readonly HintReason[] {
  const change = new Float64Array(model.layout.size)
  const s = newSparse()
  const add = (g: State, share: number): void => {
    s.n = 0
    addFeatures(model, g, s, scan())
    for (let i = 0; i < s.n; i++) change[s.at[i]!]! += share * s.x[i]! * model.w[s.at[i]!]!
  }
  for (const g of from) add(g, -1 / from.length)
  for (const g of to) add(g, 1 / to.length)
  const reasons = new Map<string, HintReason>()
  for (let i = 0; i < change.length; i++) {
    if (change[i] === 0) continue
    const why = whyOf(model, side, i, now, from, to, change[i]! * model.w[i]! > 0)
    const key = JSON.stringify(why)
    reasons.set(key, { why, gain: (reasons.get(key)?.gain ?? 0) + (side === US ? 1 : -1) * change[i]! })
  }
  return [...reasons.values()]
}

const OF_TERM: Readonly<Partial<Record<Term, Why>>> = {
  vp: { key: 'vp' },
  'vp-late': { key: 'vp' },
  'vp-last': { key: 'vp' },
  'short-early': { key: 'military-operations' },
  'short-late': { key: 'military-operations' },
  'passing-ready': { key: 'passing-card' },
  'passing-used': { key: 'passing-card' },
  space: { key: 'space' },
  'second-card': { key: 'space' },
  'headline-first': { key: 'space' },
  'discard-held': { key: 'space' },
  'extra-round': { key: 'space' },
  'defcon-2': { key: 'defcon' },
  'defcon-3': { key: 'defcon' },
  'defcon-4': { key: 'defcon' },
  'defcon-5': { key: 'defcon' },
}

/** What a feature stands for; `rises`: there is more of it than in the positions that are compared. */
function whyOf(model: Model, side: Side, i: number, now: State, from: readonly State[], to: readonly State[], rises: boolean): Why {
  const { layout } = model
  if (i < TERMS.length) return OF_TERM[TERMS[i]!] ?? { key: 'tempo' }
  if (i < layout.countries) return { key: 'region', region: model.regions[Math.floor((i - layout.regions) / REGION_TERMS.length)]!.region }
  if (i < layout.effects) {
    const country = Math.floor((i - layout.countries) / COUNTRY_TERMS.length)
    const own = country * 2 + side
    const mean = (worlds: readonly State[], at: number): number => worlds.reduce((sum, g) => sum + g.influence[at]!, 0) / worlds.length
    if (to.some((g) => g.influence[own]! > now.influence[own]!)) return { key: 'country-own', country }
    if (mean(to, own) > mean(from, own)) return { key: 'country-kept', country }
    return { key: 'country-theirs', country }
  }
  if (i < layout.hands) return { key: 'effect', card: i - layout.effects }
  const card = (i - layout.hands) >> 1
  const isOwn = (i - layout.hands) % 2 === side
  return { key: isOwn ? (rises ? 'holds' : 'rid-of') : rises ? 'leaves' : 'keeps', card }
}

/** The chance of the US to win after each move of a game, for those who may see everything. */
export function evaluations(states: Iterable<State>): number[] {
  const chances: number[] = []
  for (const g of states) chances.push(chanceOf(judgeOf(g)(g)))
  return chances
}
