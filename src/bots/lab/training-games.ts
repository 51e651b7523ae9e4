/** What the workers of `hotline train` do: games to learn from, and games that show what was learned. */

import { US, USSR } from '../../engine/script.ts'
import { rulesNamed } from '../../games/index.ts'
import { judgeBy, networkFrom, signNames } from '../evaluation/judgement.ts'
import { type Model, makeModel } from '../evaluation/model.ts'
import type { Weights } from '../evaluation/weights.ts'
import { generator, seedOfGame } from '../generator.ts'
import { makeClub } from '../players/club.ts'
import { makeExpert, type OnSearched } from '../players/expert.ts'
import type { MakePlayer, Player } from '../players/player.ts'
import { SETTINGS } from '../search/search.ts'
import { playGame } from './driver.ts'
import { lessonsOf, type SearchedPosition, thoughtOf } from './fitting.ts'
import { type EventTally, noTally, type TrainingSample, trainingGame } from './training.ts'

export interface TrainingTask {
  readonly is: 'lesson'
  readonly number: number
  readonly game: string
  readonly weights: Weights | null
  readonly games: number
  readonly seed: number
  /** Nodes of search a card play; 0: at a glance, from which the model learns, not the judgement. */
  readonly nodes: number
}

export interface Learned {
  readonly number: number
  readonly samples: readonly TrainingSample[]
  readonly tally: EventTally
}

/** A pair of games in which two sets of weights change sides. */
export interface Test {
  readonly is: 'test'
  readonly number: number
  readonly game: string
  readonly weights: readonly [Weights | null, Weights | null]
  readonly seed: number
  /** Nodes of the expert's search; 0: the club player uses the weights. */
  readonly nodes: number
}

export interface Tested {
  readonly number: number
  /** The first weights' score in both games. */
  readonly scores: readonly number[]
}

/** How much plays differ from the best, so that games differ. */
const TEMPERATURE = 0.08

const modelWith = (game: string, weights: Weights | null): Model => makeModel(rulesNamed(game)!, weights ?? undefined)

function learn({ number, game, weights, games, seed, nodes }: TrainingTask): Learned {
  const model = modelWith(game, weights)
  const samples: TrainingSample[] = []
  const tally = noTally(model.rules.cards.length)
  for (let i = 0; i < games; i++) {
    const own = seedOfGame(seed, number * 10_000 + i)
    if (nodes === 0) trainingGame(model, { game }, generator(own), TEMPERATURE, samples, tally)
    else searchedGame(model, game, weights, own, nodes, samples)
  }
  return { number, samples, tally }
}

/** An expert with these weights. */
function expertWith(game: string, weights: Weights | null, told?: OnSearched): MakePlayer {
  const model = modelWith(game, weights)
  const judge = weights?.judgement === undefined ? undefined : judgeBy(model, networkFrom(model, weights.judgement))
  return makeExpert(() => model, SETTINGS, { ...(judge && { judge: () => judge }), ...(told && { told }) })
}

/** A game of the expert with itself, of which the positions that it thought about are kept. */
function searchedGame(model: Model, game: string, weights: Weights | null, seed: number, nodes: number, samples: TrainingSample[]): void {
  const thoughts: SearchedPosition[] = []
  const size = signNames(model.rules).length
  const expert = expertWith(game, weights, (world, side, chance) =>
    thoughts.push(thoughtOf(model, size, world, side === US ? chance : 1 - chance)),
  )
  const { result } = playGame({ game }, [expert({ nodes }), expert({ nodes })], seed, [])
  samples.push(...lessonsOf(thoughts, result!.winner === US ? 1 : result!.winner === USSR ? 0 : 0.5))
}

function test({ number, game, weights, seed, nodes }: Test): Tested {
  const playerWith = (w: Weights | null): Player => (nodes === 0 ? makeClub(() => modelWith(game, w))({}) : expertWith(game, w)({ nodes }))
  const [a, b] = weights
  const own = seedOfGame(seed, number)
  const scores = [US, USSR].map((side) => {
    const { result } = playGame({ game }, side === US ? [playerWith(a), playerWith(b)] : [playerWith(b), playerWith(a)], own, [])
    return result!.winner === side ? 1 : result!.winner < 0 ? 0.5 : 0
  })
  return { number, scores }
}

export function work(job: TrainingTask): Learned
export function work(job: Test): Tested
export function work(job: TrainingTask | Test): Learned | Tested {
  return job.is === 'lesson' ? learn(job) : test(job)
}
