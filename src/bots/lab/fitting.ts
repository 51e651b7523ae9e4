/** Fits the value network and the static weights to lessons: gradient steps (Adam) on the log loss of the targets. */
import type { Random } from '../../rules/resample.ts'
import type { Rules } from '../../rules/ruleset.ts'
import { leastWeight, namesOf } from '../evaluation/model.ts'
import { forward, type Network } from '../evaluation/network.ts'
import type { Sparse } from '../evaluation/sparse.ts'
import type { EventTally, TrainingPositions } from './self-play.ts'

/** All lessons as one. */
export function together(all: readonly TrainingPositions[]): TrainingPositions {
  const total = (length: (one: TrainingPositions) => number): number => all.reduce((sum, one) => sum + length(one), 0)
  const made: TrainingPositions = {
    at: new Uint16Array(total(({ at }) => at.length)),
    x: new Float32Array(total(({ x }) => x.length)),
    from: new Uint32Array(total(({ target }) => target.length) + 1),
    target: new Float32Array(total(({ target }) => target.length)),
    games: new Uint32Array(total(({ won }) => won.length) + 1),
    won: new Float32Array(total(({ won }) => won.length)),
    tally: { times: new Float64Array(all[0]!.tally.times.length), sums: new Float64Array(all[0]!.tally.sums.length) },
  }
  let [inputs, positions, games] = [0, 0, 0]
  for (const { at, x, from, target, games: begins, won, tally } of all) {
    made.at.set(at, inputs)
    made.x.set(x, inputs)
    for (let i = 0; i < from.length; i++) made.from[positions + i] = inputs + from[i]!
    made.target.set(target, positions)
    for (let i = 0; i < begins.length; i++) made.games[games + i] = positions + begins[i]!
    made.won.set(won, games)
    addTally(made.tally, tally)
    inputs += at.length
    positions += target.length
    games += won.length
  }
  return made
}

function addTally(into: EventTally, { times, sums }: EventTally): void {
  for (let i = 0; i < times.length; i++) {
    into.times[i]! += times[i]!
    into.sums[i]! += sums[i]!
  }
}

/** The inputs of a position. */
function inputsAt({ at, x, from }: TrainingPositions, position: number): Sparse {
  const begin = from[position]!
  const end = from[position + 1]!
  return { at: at.subarray(begin, end), x: x.subarray(begin, end), n: end - begin }
}

/** The positions of the games that are chosen by their numbers. */
export function positionsOf({ games }: TrainingPositions, isChosen: (game: number) => boolean): Uint32Array {
  const positions: number[] = []
  for (let game = 0; game + 1 < games.length; game++)
    if (isChosen(game)) for (let i = games[game]!; i < games[game + 1]!; i++) positions.push(i)
  return Uint32Array.from(positions)
}

const sigmoid = (x: number): number => 1 / (1 + Math.exp(-x))
const logLoss = (p: number, target: number): number => {
  const q = Math.min(1 - 1e-7, Math.max(1e-7, p))
  return -target * Math.log(q) - (1 - target) * Math.log(1 - q)
}

/** Mean log loss of the network's chances against the results of the games: how well it predicts. */
export function lossOf(network: Network, lessons: TrainingPositions, isChosen: (game: number) => boolean): number {
  const units = new Float32Array(network.hidden)
  let sum = 0
  let count = 0
  for (let game = 0; game < lessons.won.length; game++) {
    if (!isChosen(game)) continue
    for (let i = lessons.games[game]!; i < lessons.games[game + 1]!; i++, count++)
      sum += logLoss(sigmoid(forward(network, inputsAt(lessons, i), units)), lessons.won[game]!)
  }
  return sum / count
}

/** What a later position counts for in the target of an earlier one, a ply. */
const LAMBDA = 0.95

/**
 * Sets the targets anew, from what this network thinks of later positions, of which this share was kept: it must not have been fitted to the
 * games that are chosen.
 */
export function relabel(network: Network, lessons: TrainingPositions, share: number, isChosen: (game: number) => boolean): void {
  const lambda = LAMBDA ** (1 / share)
  const units = new Float32Array(network.hidden)
  for (let game = 0; game < lessons.won.length; game++) {
    if (!isChosen(game)) continue
    let target = lessons.won[game]!
    for (let i = lessons.games[game + 1]! - 1; i >= lessons.games[game]!; i--) {
      lessons.target[i] = target
      target = (1 - lambda) * sigmoid(forward(network, inputsAt(lessons, i), units)) + lambda * target
    }
  }
}

/** Weights, and what Adam remembers of their gradients. */
interface Adam {
  readonly values: Float32Array
  readonly gradient: Float32Array
  readonly mean: Float32Array
  readonly square: Float32Array
}

const adamOf = (values: Float32Array): Adam => ({
  values,
  gradient: new Float32Array(values.length),
  mean: new Float32Array(values.length),
  square: new Float32Array(values.length),
})

const BATCH = 128
const MEAN = 0.9
const SQUARE = 0.999
const TINY = 1e-8

/** One step of the weights from `begin` to `end`, after which their gradients are 0 again. */
function step({ values, gradient, mean, square }: Adam, begin: number, end: number, rate: number, decay: number): void {
  for (let i = begin; i < end; i++) {
    const d = gradient[i]! / BATCH
    gradient[i] = 0
    const m = MEAN * mean[i]! + (1 - MEAN) * d
    const v = SQUARE * square[i]! + (1 - SQUARE) * d * d
    mean[i] = m
    square[i] = v
    values[i]! -= rate * (m / (Math.sqrt(v) + TINY) + decay * values[i]!)
  }
}

const RATE = 4e-4
const LAST = 0.1
const DECAY = 0.1
/** How far apart the hidden units begin. */
const SPREAD = 0.05
const SPREAD_OUT = 0.15

/** A new network begins with units that differ. */
export function scatter({ into, out }: Network, random: Random): void {
  const any = (): number => (random() + random() + random() - 1.5) * 2
  for (let i = 0; i < into.length; i++) into[i] = SPREAD * any()
  for (let i = 0; i < out.length; i++) out[i] = SPREAD_OUT * any()
}

/** Fits the network to the positions; it is changed in place. */
export function fitNetwork(network: Network, lessons: TrainingPositions, positions: Uint32Array, random: Random, epochs: number): void {
  const { hidden } = network
  const units = new Float32Array(hidden)
  const back = new Float32Array(hidden)
  const [linear, into, bias, out] = [adamOf(network.linear), adamOf(network.into), adamOf(network.bias), adamOf(network.out)]
  const order = positions.slice()
  const steps = Math.max(1, Math.floor((epochs * order.length) / BATCH))
  const touched = new Uint8Array(network.linear.length)
  for (let n = 0, next = order.length; n < steps; n++) {
    for (let i = 0; i < BATCH; i++, next++) {
      if (next >= order.length) {
        shuffle(order, random)
        next = 0
      }
      const position = order[next]!
      const inputs = inputsAt(lessons, position)
      const error = sigmoid(forward(network, inputs, units)) - lessons.target[position]!
      for (let unit = 0; unit < hidden; unit++) {
        out.gradient[unit]! += error * units[unit]!
        back[unit] = units[unit]! > 0 ? error * network.out[unit]! : 0
        bias.gradient[unit]! += back[unit]!
      }
      const { at, x, n: count } = inputs
      for (let k = 0; k < count; k++) {
        const input = at[k]!
        const value = x[k]!
        touched[input] = 1
        linear.gradient[input]! += error * value
        for (let unit = 0, i = input * hidden; unit < hidden; unit++, i++) into.gradient[i]! += back[unit]! * value
      }
    }
    const rate = RATE * (1 - (1 - LAST) * (n / steps))
    for (let input = 0; input < touched.length; input++) {
      if (touched[input] === 0) continue
      touched[input] = 0
      step(linear, input, input + 1, rate, DECAY)
      step(into, input * hidden, (input + 1) * hidden, rate, DECAY)
    }
    step(out, 0, hidden, rate, 0)
    step(bias, 0, hidden, rate, 0)
  }
}

function shuffle(list: Uint32Array, random: Random): void {
  for (let i = list.length - 1; i > 0; i--) {
    const j = Math.floor(random() * (i + 1))
    const kept = list[i]!
    list[i] = list[j]!
    list[j] = kept
  }
}

const STATIC_RATE = 2e-3
/** Corrections of single countries and cards stay small: they have few games to learn from. */
const STATIC_DECAY = 0.3
const COUNTRY_TERM = /^country\/(.+)\/(control|margin|presence)$/

/** The classes that a feature shares weights with: of a country, its kind and stability, and each of its regions. */
function classesOf(rules: Rules, name: string): string[] {
  const [, id, part] = COUNTRY_TERM.exec(name) ?? []
  const country = rules.map.countries.find((one) => one?.id === id)
  if (id === undefined || country === undefined) return []
  const kind = country.area ? 'area' : country.battleground ? 'battleground' : 'plain'
  const regions = rules.map.regions.filter((_, region) => (country.regions >> region) & 1)
  return [`${kind}/${part}`, `${kind}/${country.stability}/${part}`, ...regions.map((region) => `${region}/${kind}/${part}`)]
}

/** Fits static weights to the positions; returns them in the order of the features. */
export function fitStatic(rules: Rules, lessons: TrainingPositions, positions: Uint32Array, random: Random, epochs: number): Float64Array {
  const names = namesOf(rules)
  const known = new Map<string, number>()
  const classes = names.map((name) =>
    classesOf(rules, name).map((one) => {
      if (!known.has(one)) known.set(one, known.size)
      return known.get(one)!
    }),
  )
  const least = names.map(leastWeight)
  const own = adamOf(new Float32Array(names.length))
  const shared = adamOf(new Float32Array(known.size))
  const w = new Float64Array(names.length)
  const order = positions.slice()
  const steps = Math.max(1, Math.floor((epochs * order.length) / BATCH))
  for (let n = 0, next = order.length; n < steps; n++) {
    for (let i = 0; i < BATCH; i++, next++) {
      if (next >= order.length) {
        shuffle(order, random)
        next = 0
      }
      const { at, x, n: count } = inputsAt(lessons, order[next]!)
      let sum = 0
      for (let k = 0; k < count; k++) if (at[k]! < w.length) sum += w[at[k]!]! * x[k]!
      const error = sigmoid(sum) - lessons.target[order[next]!]!
      for (let k = 0; k < count; k++) {
        const feature = at[k]!
        if (feature >= w.length) continue
        own.gradient[feature]! += error * x[k]!
        for (const one of classes[feature]!) shared.gradient[one]! += error * x[k]!
      }
    }
    const rate = STATIC_RATE * (1 - (1 - LAST) * (n / steps))
    step(own, 0, w.length, rate, STATIC_DECAY)
    step(shared, 0, known.size, rate, 0)
    for (let feature = 0; feature < w.length; feature++) {
      let sum = own.values[feature]!
      for (const one of classes[feature]!) sum += shared.values[one]!
      if (sum < least[feature]!) {
        own.values[feature]! += least[feature]! - sum
        sum = least[feature]!
      }
      w[feature] = sum
    }
  }
  return w
}

/** Mean log loss of static weights against the results. */
export function staticLossOf(w: Float64Array, lessons: TrainingPositions, isChosen: (game: number) => boolean): number {
  let sum = 0
  let count = 0
  for (let game = 0; game < lessons.won.length; game++) {
    if (!isChosen(game)) continue
    for (let i = lessons.games[game]!; i < lessons.games[game + 1]!; i++, count++) {
      const { at, x, n } = inputsAt(lessons, i)
      let value = 0
      for (let k = 0; k < n; k++) if (at[k]! < w.length) value += w[at[k]!]! * x[k]!
      sum += logLoss(sigmoid(value), lessons.won[game]!)
    }
  }
  return sum / count
}

/** The prior for an event's value counts as so many trials. */
const BELIEF = 20

/** What events are worth, card by card and side by side, from what was believed and what was seen. */
export const fitEvents = (believed: readonly Float64Array[], { times, sums }: EventTally): Float64Array[] =>
  believed.map((ofSide, side) =>
    ofSide.map((value, card) => (sums[card * 2 + side]! + value * BELIEF) / (times[card * 2 + side]! + BELIEF)),
  )
