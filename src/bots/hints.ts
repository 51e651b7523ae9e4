/** Advice on a side's own question: the best few moves, the chance to win with each, and the one thing that speaks most for it. */
import { type Side, US } from '../engine/script.ts'
import { clone } from '../rules/api.ts'
import type { State } from '../rules/state.ts'
import type { Action } from './actions.ts'
import { mannerOf } from './club.ts'
import { newWatch } from './deadly.ts'
import { think } from './expert.ts'
import { COUNTRY_TERMS, chanceOf, features, type Model, modelOf, REGION_TERMS, TERMS, type Term, worth } from './model.ts'
import type { Budget, Seat } from './player.ts'
import { carryOut, type Manner, pickOf, play, settle } from './policy.ts'
import { SETTINGS } from './search.ts'

/** What speaks for a move: a key of the catalogues with its parameters. */
export type Why =
  | { readonly key: 'vp' | 'military-operations' | 'passing-card' | 'space' | 'defcon' | 'tempo' | 'wins' | 'nothing-else' }
  | { readonly key: 'region'; readonly region: number }
  | { readonly key: 'country-own' | 'country-theirs'; readonly country: number }
  | { readonly key: 'effect' | 'rid-of' | 'keeps'; readonly card: number }

export interface Hint {
  readonly pick: number
  /** The use that goes with a card, a word, or -1. */
  readonly use: number
  /** The side's chance to win, from 0 to 1. */
  readonly chance: number
  readonly why: Why
}

const MOST = 3
/** How often a move is tried out for its reasons. */
const TIMES = 6
/** Other questions than plays are tried out so often for each answer. */
const TRIALS = 4
const MOST_ANSWERS = 40

/** The best few moves of the question, the best first. */
export function hints(seat: Seat, budget: Budget): readonly Hint[] {
  const { decision } = seat
  const world = seat.sample()
  const manner = mannerOf(modelOf(world), seat)
  if (decision.kind !== 'play' && decision.kind !== 'headline') return answers(manner, seat)
  const { found } = think(manner, seat, world, seat.sample, SETTINGS, budget, newWatch())
  const best = new Map<number, Hint>()
  for (const { action, chance, visits } of found) {
    const pick = pickOf(action)
    if (visits === 0 || best.has(pick) || best.size === MOST) continue
    best.set(pick, {
      pick,
      use: decision.kind === 'play' && action.card >= 0 ? action.use : -1,
      chance,
      why: reasonFor(manner, seat, action),
    })
  }
  return [...best.values()]
}

/** Small questions: each answer tried out up to the end of what asks. */
function answers(manner: Manner, seat: Seat): readonly Hint[] {
  const { decision, side } = seat
  if (decision.moves.length === 1)
    return [{ pick: decision.moves[0]!, use: -1, chance: chanceNow(manner, seat), why: { key: 'nothing-else' } }]
  const worlds = Array.from({ length: TRIALS }, seat.sample)
  return decision.moves
    .slice(0, MOST_ANSWERS)
    .map((pick) => {
      const ends = worlds.map((world, i) => {
        const g = clone(world)
        manner.firstDie = (i % 6) + 1
        play(manner, g, side, pick)
        settle(manner, g, world.frames.length)
        manner.firstDie = 0
        return g
      })
      const chance = ends.reduce((sum, g) => sum + chanceFor(manner.model, g, side), 0) / ends.length
      return { pick, use: -1, chance, why: because(manner.model, side, worlds, ends) }
    })
    .sort((a, b) => b.chance - a.chance)
    .slice(0, MOST)
}

/** The side's chance to win in this position, at a glance. */
export const chanceFor = (model: Model, g: State, side: Side): number =>
  side === US ? chanceOf(worth(model, g)) : 1 - chanceOf(worth(model, g))

const chanceNow = (manner: Manner, seat: Seat): number => chanceFor(manner.model, seat.sample(), seat.side)

function reasonFor(manner: Manner, seat: Seat, action: Action): Why {
  const before = Array.from({ length: TIMES }, seat.sample)
  const after = before.map((world, i) => {
    const g = clone(world)
    manner.firstDie = (i % 6) + 1
    carryOut(manner, g, seat.side, action)
    manner.firstDie = 0
    return g
  })
  return because(manner.model, seat.side, before, after)
}

/** The feature that changed most for the side. */
function because(model: Model, side: Side, before: readonly State[], after: readonly State[]): Why {
  if (after.every((g) => g.result?.winner === side)) return { key: 'wins' }
  const change = new Float64Array(model.layout.size)
  const x = new Float64Array(model.layout.size)
  const add = (g: State, n: number): void => {
    features(model, g, x)
    for (let i = 0; i < x.length; i++) change[i]! += n * x[i]! * model.w[i]!
  }
  for (const g of before) add(g, -1)
  for (const g of after) add(g, 1)
  const groups = new Map<string, { why: Why; gain: number }>()
  for (let i = 0; i < change.length; i++) {
    const gain = (side === US ? 1 : -1) * change[i]!
    if (gain === 0) continue
    const why = whyOf(model, side, i, before[0]!, after)
    const key = JSON.stringify(why)
    const group = groups.get(key) ?? { why, gain: 0 }
    group.gain += gain
    groups.set(key, group)
  }
  let best: Why = { key: 'nothing-else' }
  let most = 0
  for (const { why, gain } of groups.values())
    if (gain > most) {
      most = gain
      best = why
    }
  return best
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

function whyOf(model: Model, side: Side, i: number, before: State, after: readonly State[]): Why {
  const { layout } = model
  if (i < TERMS.length) return OF_TERM[TERMS[i]!] ?? { key: 'tempo' }
  if (i < layout.countries) return { key: 'region', region: model.regions[Math.floor((i - layout.regions) / REGION_TERMS.length)]!.region }
  if (i < layout.effects) {
    const country = Math.floor((i - layout.countries) / COUNTRY_TERMS.length)
    const own = after.some((g) => g.influence[country * 2 + side]! > before.influence[country * 2 + side]!)
    return { key: own ? 'country-own' : 'country-theirs', country }
  }
  if (i < layout.hands) return { key: 'effect', card: i - layout.effects }
  const card = (i - layout.hands) >> 1
  return { key: (i - layout.hands) % 2 === side ? 'rid-of' : 'keeps', card }
}

/** The chance of the US to win after each move of a game, for those who may see everything. */
export function evaluations(states: Iterable<State>): number[] {
  const chances: number[] = []
  for (const g of states) chances.push(chanceOf(worth(modelOf(g), g)))
  return chances
}
