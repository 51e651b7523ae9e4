/** How the network is learned: steps along the gradient (Adagrad) towards what searched games made of their positions. */

import type { Random } from '../../rules/resample.ts'
import type { State } from '../../rules/state.ts'
import { type Network, signs } from '../evaluation/judgement.ts'
import type { Model } from '../evaluation/model.ts'
import { type Fit, sparse, type TrainingSample } from './training.ts'

/** A position that was thought about, and the chance of the US that was found. */
export interface SearchedPosition {
  readonly at: Uint16Array
  readonly x: Float32Array
  readonly chance: number
}

export function thoughtOf(model: Model, size: number, g: State, chance: number): SearchedPosition {
  const x = new Float64Array(size)
  signs(model, g, x)
  return { ...sparse(x), chance }
}

/** How far what comes later, and at last the end, is believed more than what was thought before it. */
const LATER = 0.95
/** What was thought of the position itself. */
const ITSELF = 0.3

/** The positions of a game with what is to be learned of each: what was thought of it, and what became of it. */
export function lessonsOf(thoughts: readonly SearchedPosition[], won: number): TrainingSample[] {
  let becomes = won
  return thoughts.toReversed().map(({ at, x, chance }) => {
    const target = (1 - ITSELF) * becomes + ITSELF * chance
    becomes = (1 - LATER) * chance + LATER * target
    return { at, x, won: target }
  })
}

const BATCH = 64
const RATE = 0.005
/** The plain sum is known better from the start, and moves more slowly. */
const LINEAR = 0.3
/** How strongly weights are held to where they were, or to 0 in the hidden units. */
const HOLD = 1e-4
/** How far apart the hidden units begin. */
const SPREAD = 0.05
const SPREAD_OUT = 0.1
/** Steps are measured by what has been seen so far, and this at the beginning. */
const BEFORE = 1e-3

/** A new network begins with units that differ. */
export function scatter({ into, out }: Network, random: Random): void {
  const any = (): number => (random() + random() + random() - 1.5) * 2
  for (let i = 0; i < into.length; i++) into[i] = SPREAD * any()
  for (let i = 0; i < out.length; i++) out[i] = SPREAD_OUT * any()
}

/** What the network makes of a sample, and in `units` what its hidden units say. */
function forward({ hidden, linear, into, bias, out }: Network, { at, x }: TrainingSample, units: Float64Array): number {
  units.set(bias)
  let sum = 0
  for (let k = 0; k < at.length; k++) {
    const value = x[k]!
    sum += linear[at[k]!]! * value
    for (let unit = 0, i = at[k]! * hidden; unit < hidden; unit++, i++) units[unit]! += into[i]! * value
  }
  for (let unit = 0; unit < hidden; unit++)
    if (units[unit]! > 0) sum += out[unit]! * units[unit]!
    else units[unit] = 0
  return 1 / (1 + Math.exp(-sum))
}

/** Mean log loss. */
export function lossOf(network: Network, samples: readonly TrainingSample[]): number {
  const units = new Float64Array(network.hidden)
  let sum = 0
  for (const sample of samples) {
    const p = Math.min(1 - 1e-9, Math.max(1e-9, forward(network, sample, units)))
    sum -= sample.won * Math.log(p) + (1 - sample.won) * Math.log(1 - p)
  }
  return sum / samples.length
}

/** Weights of one kind, with what the steps of each are measured by. */
interface Moved {
  readonly values: Float64Array
  readonly gradient: Float64Array
  readonly seen: Float64Array
}

const moved = (values: Float64Array): Moved => ({
  values,
  gradient: new Float64Array(values.length),
  seen: new Float64Array(values.length).fill(BEFORE),
})

/** One step of one weight, after which its gradient is 0 again. */
function step({ values, gradient, seen }: Moved, i: number, rate: number, home: number): void {
  const d = gradient[i]! / BATCH + HOLD * (values[i]! - home)
  seen[i]! += d * d
  values[i]! -= (rate * d) / Math.sqrt(seen[i]!)
  gradient[i] = 0
}

/** Fits the network to the samples; it is changed in place. */
export function fitNetwork(network: Network, samples: readonly TrainingSample[], random: Random, passes: number): Fit {
  const { hidden } = network
  const units = new Float64Array(hidden)
  const back = new Float64Array(hidden)
  const home = network.linear.slice()
  const [linear, into, bias, out] = [moved(network.linear), moved(network.into), moved(network.bias), moved(network.out)]
  const before = lossOf(network, samples)
  const steps = Math.ceil((passes * samples.length) / BATCH)
  const touched = new Set<number>()
  for (let n = 0; n < steps; n++) {
    for (let i = 0; i < BATCH; i++) {
      const sample = samples[Math.floor(random() * samples.length)]!
      const error = forward(network, sample, units) - sample.won
      for (let unit = 0; unit < hidden; unit++) {
        out.gradient[unit]! += error * units[unit]!
        back[unit] = units[unit]! > 0 ? error * network.out[unit]! : 0
        bias.gradient[unit]! += back[unit]!
      }
      const { at, x } = sample
      for (let k = 0; k < at.length; k++) {
        const sign = at[k]!
        touched.add(sign)
        linear.gradient[sign]! += error * x[k]!
        for (let unit = 0, i = sign * hidden; unit < hidden; unit++, i++) into.gradient[i]! += back[unit]! * x[k]!
      }
    }
    const rate = RATE * (1.05 - n / steps)
    for (const sign of touched) {
      step(linear, sign, rate * LINEAR, home[sign]!)
      for (let i = sign * hidden; i < (sign + 1) * hidden; i++) step(into, i, rate, 0)
    }
    touched.clear()
    for (let unit = 0; unit < hidden; unit++) {
      step(out, unit, rate, 0)
      step(bias, unit, rate, network.bias[unit]!)
    }
  }
  return { before, after: lossOf(network, samples) }
}
