/** The value network: one hidden layer of rectified units beside a plain sum, over the inputs of a position. */
import type { State } from '../../rules/state.ts'
import { inputsOf } from './inputs.ts'
import { type Model, worth } from './model.ts'
import { newSparse, type Sparse } from './sparse.ts'

/** The logarithm of the odds that the US wins. */
export type Judge = (g: State) => number

export interface Network {
  readonly hidden: number
  /** By input: its weight in the sum; and its weights in the hidden units (`input * hidden + unit`). */
  readonly linear: Float32Array
  readonly into: Float32Array
  /** By hidden unit. */
  readonly bias: Float32Array
  readonly out: Float32Array
}

export const newNetwork = (inputs: number, hidden: number): Network => ({
  hidden,
  linear: new Float32Array(inputs),
  into: new Float32Array(inputs * hidden),
  bias: new Float32Array(hidden),
  out: new Float32Array(hidden),
})

/** The output of the network; `units` gets the activations of the hidden units. */
export function forward({ hidden, linear, into, bias, out }: Network, { at, x, n }: Sparse, units: Float32Array): number {
  units.set(bias)
  let sum = 0
  for (let k = 0; k < n; k++) {
    const value = x[k]!
    const input = at[k]!
    sum += linear[input]! * value
    for (let unit = 0, i = input * hidden; unit < hidden; unit++, i++) units[unit]! += into[i]! * value
  }
  for (let unit = 0; unit < hidden; unit++)
    if (units[unit]! > 0) sum += out[unit]! * units[unit]!
    else units[unit] = 0
  return sum
}

export function judgeBy(model: Model, network: Network): Judge {
  const s = newSparse()
  const units = new Float32Array(network.hidden)
  return (g) => {
    if (g.result !== null) return worth(model, g)
    inputsOf(model, g, s)
    return forward(network, s, units)
  }
}
