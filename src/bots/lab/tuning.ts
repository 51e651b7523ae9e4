/**
 * How large whole groups of weights should be. A fit finds what predicts the winner, which is not quite what wins: so groups are made
 * larger and smaller in games. All of them at once, at random, so that every game tells something about every group.
 */
import type { Random } from '../../rules/resample.ts'
import type { Weights } from '../evaluation/weights.ts'

/** What a group is called, and which weights belong to it. */
const GROUPS: readonly (readonly [name: string, belongs: (weight: string) => boolean])[] = [
  ['lead', (weight) => weight.endsWith('/margin')],
  ['control', (weight) => weight.endsWith('/control')],
  ['presence', (weight) => weight.endsWith('/presence')],
  ['regions', (weight) => weight.startsWith('region/')],
  ['hand', (weight) => weight.startsWith('hand/')],
  ['points', (weight) => weight.startsWith('vp')],
  ['operations', (weight) => weight.startsWith('short-')],
  ['space', (weight) => weight === 'space'],
]

/** The logarithm of each group's factor. */
export type Factors = readonly number[]

export const unchanged: Factors = GROUPS.map(() => 0)

export const rounded = (x: number): number => Number(x.toFixed(4))

export function withFactors(weights: Weights, factors: Factors): Weights {
  const factorOf = (name: string): number => {
    const group = GROUPS.findIndex(([, belongs]) => belongs(name))
    return group < 0 ? 1 : Math.exp(factors[group]!)
  }
  const features = Object.fromEntries(Object.entries(weights.features).map(([name, weight]) => [name, rounded(weight * factorOf(name))]))
  return { ...weights, features }
}

/** Two ways apart from the present one, in opposite directions: of each group one has more, the other less. */
export interface Trial {
  readonly signs: readonly (1 | -1)[]
  readonly ways: readonly [Factors, Factors]
}

/** How far a group is changed to either side: together a factor of two. */
const WIDTH = Math.log(2) / 2

export function trialAround(factors: Factors, random: Random): Trial {
  const signs = factors.map((): 1 | -1 => (random() < 0.5 ? -1 : 1))
  const way = (by: number): Factors => factors.map((factor, i) => factor + signs[i]! * by)
  return { signs, ways: [way(WIDTH), way(-WIDTH)] }
}

/** How far a group moves for what its change won, as a share of games. */
const STEP = 6

/** The factors moved to where games were won; `rates` are those of the first way of each trial. What luck may have brought counts less. */
export function improved(factors: Factors, trials: readonly Trial[], rates: readonly number[]): Factors {
  const variance = rates.reduce((sum, rate) => sum + (rate - 0.5) ** 2, 0) / rates.length ** 2
  return factors.map((factor, i) => {
    const gain = trials.reduce((sum, { signs }, t) => sum + signs[i]! * (rates[t]! - 0.5), 0) / trials.length
    return gain === 0 ? factor : factor + STEP * gain * (gain ** 2 / (gain ** 2 + variance))
  })
}

export const factorsText = (factors: Factors): string => GROUPS.map(([name], i) => `${name} ${Math.exp(factors[i]!).toFixed(2)}`).join(', ')
