/** The numbers that `hotline train` makes, and the binary file in which they are kept. */
import type { Rules } from '../../rules/ruleset.ts'
import { inputNames } from './inputs.ts'
import { type Model, makeModel, type StaticWeights, usualWeight } from './model.ts'
import { type Network, newNetwork } from './network.ts'

/** Weights by name: of the static evaluation, of events, of the value network. */
export interface Weights {
  readonly game: string
  /** Names of the inputs, those of the static features first, and of the cards. */
  readonly inputs: readonly string[]
  readonly cards: readonly string[]
  /** Of the first inputs. */
  readonly features: Float32Array
  /** What the event of a card is worth to the US when the US, or the USSR, carries it out: two numbers a card. */
  readonly events: Float32Array
  readonly network: Network
}

/** The static weights as the model takes them. */
function staticOf({ inputs, features, cards, events }: Weights): StaticWeights {
  return {
    features: new Map(Array.from(features, (weight, i) => [inputs[i]!, weight])),
    events: new Map(cards.map((id, card) => [id, [events[card * 2]!, events[card * 2 + 1]!] as const])),
  }
}

export const modelFrom = (rules: Rules, weights: Weights | undefined): Model =>
  makeModel(rules, weights === undefined ? undefined : staticOf(weights))

/** The network for these rules; features that the weights do not name count as they do before anything is learned, other inputs for nothing. */
export function networkFrom(rules: Rules, { inputs, network }: Weights): Network {
  const known = new Map(inputs.map((name, i) => [name, i]))
  const names = inputNames(rules)
  const { hidden } = network
  const made = newNetwork(names.length, hidden)
  made.bias.set(network.bias)
  made.out.set(network.out)
  names.forEach((name, i) => {
    const from = known.get(name)
    if (from === undefined) {
      made.linear[i] = usualWeight(rules, name)
      return
    }
    made.linear[i] = network.linear[from]!
    made.into.set(network.into.subarray(from * hidden, (from + 1) * hidden), i * hidden)
  })
  return made
}

/** The weights of a model and a network that were fitted for these rules. */
export const weightsFrom = (rules: Rules, { w, events }: Model, network: Network): Weights => ({
  game: rules.id,
  inputs: inputNames(rules),
  cards: rules.cards.map(({ id }) => id),
  features: Float32Array.from(w),
  events: Float32Array.from(rules.cards.flatMap((_, card) => [events[0]![card]!, events[1]![card]!])),
  network,
})

const MAGIC = 'HLW2'
const WORD = 4

/** `HLW2`, the length of the header, the header as JSON padded to whole words, then all numbers as 32-bit floats, little-endian. */
export function encodeWeights({ game, inputs, cards, features, events, network }: Weights): Uint8Array {
  const { hidden, linear, into, bias, out } = network
  const text = JSON.stringify({ game, hidden, features: features.length, inputs, cards })
  const header = new TextEncoder().encode(MAGIC + ' '.repeat(WORD) + text + ' '.repeat((WORD - (text.length % WORD)) % WORD))
  const parts = [features, events, linear, into, bias, out]
  const bytes = new Uint8Array(header.length + parts.reduce((sum, { length }) => sum + length * WORD, 0))
  bytes.set(header)
  const view = new DataView(bytes.buffer)
  view.setUint32(WORD, header.length - 2 * WORD, true)
  let at = header.length
  for (const part of parts)
    for (const value of part) {
      view.setFloat32(at, value, true)
      at += WORD
    }
  return bytes
}

interface WeightsHeader {
  readonly game: string
  readonly hidden: number
  readonly features: number
  readonly inputs: readonly string[]
  readonly cards: readonly string[]
}

/** Throws where the bytes are not weights of this version. */
export function decodeWeights(bytes: Uint8Array): Weights {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const text = new TextDecoder()
  if (text.decode(bytes.subarray(0, WORD)) !== MAGIC) throw new Error(`these are not weights of version ${MAGIC}`)
  const length = view.getUint32(WORD, true)
  const { game, hidden, features, inputs, cards } = JSON.parse(text.decode(bytes.subarray(2 * WORD, 2 * WORD + length))) as WeightsHeader
  let at = 2 * WORD + length
  const next = (count: number): Float32Array => {
    const begin = at
    at += count * WORD
    return Float32Array.from({ length: count }, (_, i) => view.getFloat32(begin + i * WORD, true))
  }
  const staticPart = next(features)
  const events = next(cards.length * 2)
  const network: Network = {
    hidden,
    linear: next(inputs.length),
    into: next(inputs.length * hidden),
    bias: next(hidden),
    out: next(hidden),
  }
  return { game, inputs, cards, features: staticPart, events, network }
}
