/** How the weights are learned: games that the model plays with itself at a glance, and the odds of winning fitted to their ends. */

import { CHANCE, other, run, type Side, US, USSR } from '../../engine/script.ts'
import { type NewGame, newGame, rulesOf } from '../../games/index.ts'
import { asked, clone, decision } from '../../rules/api.ts'
import { zoneOf } from '../../rules/cards.ts'
import { canHappen, resolveEvent } from '../../rules/play.ts'
import type { Random } from '../../rules/resample.ts'
import { type State, Zone } from '../../rules/state.ts'
import { features, type Model, worth } from '../evaluation/model.ts'
import { outlookOn } from '../evaluation/outlook.ts'
import { oneOf } from '../generator.ts'
import { type Action, actionsOf, headlinesOf } from '../search/actions.ts'
import { answer, carryOut, firstOf, type Manner, pickOf, play } from '../search/policy.ts'

/** A position: the features that are not 0, and how its game ended (1: the US won). */
export interface TrainingSample {
  readonly at: Uint16Array
  readonly x: Float32Array
  readonly won: number
}

/** What events were worth to the US, card by card: how often, and the sum, when the US or the USSR carried them out. */
export interface EventTally {
  readonly times: readonly Float64Array[]
  readonly sums: readonly Float64Array[]
}

export const noTally = (cards: number): EventTally => ({
  times: [new Float64Array(cards), new Float64Array(cards)],
  sums: [new Float64Array(cards), new Float64Array(cards)],
})

/** Plays differ from the best by chance, so that games differ. */
function varied(actions: readonly Action[], random: Random, temperature: number): Action {
  let best = actions[0]!
  let most = Number.NEGATIVE_INFINITY
  for (const action of actions) {
    const score = action.score - temperature * Math.log(-Math.log(random()))
    if (score > most) {
      most = score
      best = action
    }
  }
  return best
}

/** A position of a game, once it is known how it ended. */
function sampleOf(model: Model, g: State): (won: number) => TrainingSample {
  const x = new Float64Array(model.layout.size)
  features(model, g, x)
  const found = sparse(x)
  return (won) => ({ ...found, won })
}

/** Plays a game, and gathers its positions and the worth of events on the way. */
export function trainingGame(
  model: Model,
  wanted: NewGame,
  random: Random,
  temperature: number,
  samples: TrainingSample[],
  tally: EventTally,
): State {
  const manner: Manner = { model, judge: (state) => worth(model, state), random, nodes: 0, trials: 1, firstDie: 0 }
  const g = newGame(wanted)
  const positions: ((won: number) => TrainingSample)[] = []
  while (g.result === null) {
    const by = firstOf(asked(g))
    const asks = decision(g, by)!
    if (by === CHANCE || (asks.kind !== 'play' && asks.kind !== 'headline')) {
      play(manner, g, by, answer(manner, g, asks))
      continue
    }
    if (asks.kind === 'play' || by === US) {
      positions.push(sampleOf(model, g))
      tryEvent(manner, g, tally)
    }
    const o = outlookOn(model, g)
    const actions = (asks.kind === 'play' ? actionsOf : headlinesOf)(o, by, asks.moves)
    if (asks.kind === 'headline') play(manner, g, by, pickOf(varied(actions, random, temperature)))
    else guarded(manner, g, by, actions, temperature)
  }
  const won = g.result.winner === US ? 1 : g.result.winner === USSR ? 0 : 0.5
  for (const sample of positions) samples.push(sample(won))
  return g
}

const TRIES = 4

/** A play that loses at once gives way to another. */
function guarded(manner: Manner, g: State, side: Side, actions: readonly Action[], temperature: number): void {
  const before = clone(g)
  let left = actions
  for (let i = 0; ; i++) {
    const action = varied(left, manner.random, temperature)
    carryOut(manner, g, side, action)
    if (g.result === null || g.result.winner !== other(side) || i >= TRIES || left.length === 1) return
    left = left.filter((one) => one !== action)
    Object.assign(g, clone(before))
  }
}

/** The places of what is not 0, and what is there. */
export function sparse(x: Float64Array): Omit<TrainingSample, 'won'> {
  const at: number[] = []
  const values: number[] = []
  for (let i = 0; i < x.length; i++)
    if (x[i] !== 0) {
      at.push(i)
      values.push(x[i]!)
    }
  return { at: Uint16Array.from(at), x: Float32Array.from(values) }
}

const LONG = 60
/** Ends of the game in an event are no measure of its usual worth. */
const MOST_WORTH = 3

/** Carries out the event of some card that may still be played, on a board of its own, and notes what it was worth. */
function tryEvent(manner: Manner, g: State, tally: EventTally): void {
  const card = Math.floor(manner.random() * g.place.length)
  const { cards } = manner.model.rules
  const zone = zoneOf(g, card)
  if ((zone !== Zone.Deck && zone !== Zone.Hand && zone !== Zone.Hand + 1 && zone !== Zone.Discard) || cards[card]!.scoring !== null) return
  const owner = cards[card]!.side
  const side: Side = owner === 2 ? oneOf([US, USSR] as const, manner.random) : owner
  const trial = clone(g)
  if (!canHappen(trial, card, side)) return
  const before = worth(manner.model, trial)
  trial.phasing = side
  // On top of the question that is open: when the event is over, the question stands there again.
  resolveEvent(trial, card, side, side)
  run(rulesOf(trial).scripts, trial)
  for (let i = 0; i < LONG && trial.result === null && trial.frames.length > g.frames.length; i++) {
    const by = firstOf(asked(trial))
    play(manner, trial, by, answer(manner, trial, decision(trial, by)!))
  }
  const gain = Math.max(-MOST_WORTH, Math.min(MOST_WORTH, worth(manner.model, trial) - before))
  tally.times[side]![card]!++
  tally.sums[side]![card]! += gain
}

export interface Fit {
  /** Mean log loss before and after. */
  readonly before: number
  readonly after: number
}

/** Fits the weights to the samples by gradient steps (Adam), held to where they were by `hold`; none falls below its `least`. */
export function fitWeights(
  w: Float64Array,
  samples: readonly TrainingSample[],
  random: Random,
  passes: number,
  hold: number,
  least: Float64Array,
): Fit {
  const usual = w.slice()
  const m = new Float64Array(w.length)
  const v = new Float64Array(w.length)
  const gradient = new Float64Array(w.length)
  const before = loss(w, samples)
  const BATCH = 256
  let step = 0
  for (let pass = 0; pass < passes; pass++) {
    const rate = 0.003 * (1 - pass / passes) + 0.0002
    for (let from = 0; from < samples.length; from += BATCH) {
      gradient.fill(0)
      for (let i = 0; i < BATCH; i++) {
        const { at, x, won } = samples[Math.floor(random() * samples.length)]!
        const error = chance(w, at, x) - won
        for (let k = 0; k < at.length; k++) gradient[at[k]!]! += error * x[k]!
      }
      step++
      for (let k = 0; k < w.length; k++) {
        const d = gradient[k]! / BATCH + hold * (w[k]! - usual[k]!)
        m[k] = 0.9 * m[k]! + 0.1 * d
        v[k] = 0.999 * v[k]! + 0.001 * d * d
        const mean = m[k]! / (1 - 0.9 ** step)
        const square = v[k]! / (1 - 0.999 ** step)
        w[k] = Math.max(least[k]!, w[k]! - (rate * mean) / (Math.sqrt(square) + 1e-8))
      }
    }
  }
  return { before, after: loss(w, samples) }
}

function chance(w: Float64Array, at: Uint16Array, x: Float32Array): number {
  let sum = 0
  for (let k = 0; k < at.length; k++) sum += w[at[k]!]! * x[k]!
  return 1 / (1 + Math.exp(-sum))
}

export function loss(w: Float64Array, samples: readonly TrainingSample[]): number {
  let sum = 0
  for (const { at, x, won } of samples) {
    const p = Math.min(1 - 1e-9, Math.max(1e-9, chance(w, at, x)))
    sum -= won * Math.log(p) + (1 - won) * Math.log(1 - p)
  }
  return sum / samples.length
}
