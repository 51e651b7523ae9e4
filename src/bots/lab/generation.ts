/** One generation of training: a network and static weights fitted to the lessons that the generation before it gave. */
import type { Rules } from '../../rules/ruleset.ts'
import { inputNames } from '../evaluation/inputs.ts'
import { type Network, newNetwork } from '../evaluation/network.ts'
import { modelFrom, type Weights, weightsFrom } from '../evaluation/weights.ts'
import { generator } from '../generator.ts'
import { fitEvents, fitNetwork, fitStatic, lossOf, positionsOf, relabel, scatter, staticLossOf } from './fitting.ts'
import { keptShare, type TrainingPositions } from './self-play.ts'

export interface FitSettings {
  readonly hidden: number
  readonly epochs: number
  readonly seed: number
}

/** Mean log loss on games kept apart: before the fit, of the new network, and of the new static weights. */
export interface FitReport {
  readonly before: number
  readonly network: number
  readonly staticWeights: number
  readonly positions: number
}

/** One game of so many is kept apart. */
const APART = 16
const isApart = (game: number): boolean => game % APART === 0
const isFirst = (game: number): boolean => !isApart(game) && game % 2 === 1
const isSecond = (game: number): boolean => !isApart(game) && game % 2 === 0
const STATIC_EPOCHS = 3

/**
 * Fits a network to each half of the games, lets it label the other half, and fits the network that counts to all of them: a network that
 * labels what it learns from believes itself.
 */
export function fitGeneration(
  rules: Rules,
  from: Weights,
  before: Network,
  lessons: TrainingPositions,
  { hidden, epochs, seed }: FitSettings,
  say: (text: string) => void,
): { readonly weights: Weights; readonly report: FitReport } {
  const inputs = inputNames(rules).length
  const fitted = (isChosen: (game: number) => boolean, stream: number): Network => {
    const network = newNetwork(inputs, hidden)
    scatter(network, generator(seed, stream))
    fitNetwork(network, lessons, positionsOf(lessons, isChosen), generator(seed, stream, 1), epochs)
    return network
  }
  const [first, second] = [fitted(isFirst, 1), fitted(isSecond, 2)]
  say(`halves: log loss ${lossOf(first, lessons, isApart).toFixed(4)} and ${lossOf(second, lessons, isApart).toFixed(4)}`)
  relabel(second, lessons, keptShare(rules), isFirst)
  relabel(first, lessons, keptShare(rules), isSecond)
  const network = fitted((game) => !isApart(game), 3)
  const chosen = positionsOf(lessons, (game) => !isApart(game))
  const w = fitStatic(rules, lessons, chosen, generator(seed, 4), STATIC_EPOCHS)
  const model = modelFrom(rules, from)
  const weights = weightsFrom(rules, { ...model, w, events: fitEvents(model.events, lessons.tally) }, network)
  const report = {
    before: lossOf(before, lessons, isApart),
    network: lossOf(network, lessons, isApart),
    staticWeights: staticLossOf(w, lessons, isApart),
    positions: lessons.target.length,
  }
  return { weights, report }
}
