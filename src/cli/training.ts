/** What the workers of `hotline train` do: games to learn from, and games that show what was learned. */
import { makeClub } from '../bots/club.ts'
import { playGame } from '../bots/driver.ts'
import { makeExpert } from '../bots/expert.ts'
import { generator, seedOfGame } from '../bots/generator.ts'
import { type Model, makeModel } from '../bots/model.ts'
import { SETTINGS } from '../bots/search.ts'
import { type EventTally, noTally, type Sample, sampleOf, trainingGame } from '../bots/training.ts'
import type { Weights } from '../bots/weights.ts'
import { type Side, US, USSR } from '../engine/script.ts'
import { rulesNamed } from '../rules/ruleset.ts'
import type { State } from '../rules/state.ts'

export interface Lesson {
  readonly is: 'lesson'
  readonly number: number
  readonly game: string
  readonly weights: Weights | null
  readonly games: number
  readonly seed: number
  /** Nodes of search a card play; 0: at a glance. */
  readonly nodes: number
}

export interface Learned {
  readonly number: number
  readonly samples: readonly Sample[]
  readonly tally: EventTally
}

/** A pair of games in which two sets of weights change sides. */
export interface Test {
  readonly is: 'test'
  readonly number: number
  readonly game: string
  readonly weights: readonly [Weights | null, Weights | null]
  readonly seed: number
}

export interface Tested {
  readonly number: number
  /** The first weights' score in both games. */
  readonly scores: readonly number[]
}

/** How much plays differ from the best, so that games differ. */
const TEMPERATURE = 0.08

const modelWith = (game: string, weights: Weights | null): Model => makeModel(rulesNamed(game)!, weights ?? undefined)

function learn({ number, game, weights, games, seed, nodes }: Lesson): Learned {
  const model = modelWith(game, weights)
  const samples: Sample[] = []
  const tally = noTally(model.rules.cards.length)
  for (let i = 0; i < games; i++) {
    const own = seedOfGame(seed, number * 10_000 + i)
    if (nodes === 0) trainingGame(model, { game }, generator(own), TEMPERATURE, samples, tally)
    else searchedGame(model, game, own, nodes, samples)
  }
  return { number, samples, tally }
}

/** How far the end of a game, and not what search thought of the position, is what is learned from it. */
const BY_THE_END = 0.5

/** A game of the expert with itself, of which the positions that it thought about are kept. */
function searchedGame(model: Model, game: string, seed: number, nodes: number, samples: Sample[]): void {
  const seen: ((won: number) => Sample)[] = []
  const told = (world: State, side: Side, chance: number): void => {
    const sample = sampleOf(model, world)
    const thought = side === US ? chance : 1 - chance
    seen.push((won) => sample(BY_THE_END * won + (1 - BY_THE_END) * thought))
  }
  const expert = makeExpert(() => model, SETTINGS, { told })
  const { result } = playGame({ game }, [expert({ nodes }), expert({ nodes })], seed, [])
  const won = result!.winner === US ? 1 : result!.winner === USSR ? 0 : 0.5
  for (const sample of seen) samples.push(sample(won))
}

function test({ number, game, weights, seed }: Test): Tested {
  const [a, b] = weights.map((w) => makeClub(() => modelWith(game, w))) as [ReturnType<typeof makeClub>, ReturnType<typeof makeClub>]
  const own = seedOfGame(seed, number)
  const scores = [US, USSR].map((side) => {
    const { result } = playGame({ game }, side === US ? [a({}), b({})] : [b({}), a({})], own, [])
    return result!.winner === side ? 1 : result!.winner < 0 ? 0.5 : 0
  })
  return { number, scores }
}

export function work(job: Lesson): Learned
export function work(job: Test): Tested
export function work(job: Lesson | Test): Learned | Tested {
  return job.is === 'lesson' ? learn(job) : test(job)
}
