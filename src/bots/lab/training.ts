/** What the workers of `hotline train` do: games to learn from, and games that show what was learned. */
import { US, USSR } from '../../engine/script.ts'
import { rulesNamed } from '../../games/index.ts'
import { judgeBy } from '../evaluation/network.ts'
import { decodeWeights, modelFrom, networkFrom } from '../evaluation/weights.ts'
import { generator, seedOfGame } from '../generator.ts'
import { makeClub } from '../players/club.ts'
import { makeExpert } from '../players/expert.ts'
import type { Player } from '../players/player.ts'
import { SETTINGS } from '../search/search.ts'
import { playGame } from './driver.ts'
import { selfPlay, type TrainingPositions } from './self-play.ts'

/** Games of self-play with these weights, as a file has them. */
export interface LessonTask {
  readonly is: 'lessons'
  readonly number: number
  readonly game: string
  readonly weights: Uint8Array
  readonly games: number
  readonly seed: number
}

/** A pair of games in which two sets of weights change sides. */
export interface PairTask {
  readonly is: 'pair'
  readonly number: number
  readonly game: string
  readonly weights: readonly [Uint8Array, Uint8Array]
  readonly seed: number
  /** Nodes of the expert's search; 0: the club player uses the weights. */
  readonly nodes: number
}

/** Of each answer. */
interface Numbered {
  readonly number: number
}

const GAMES_A_TASK = 10_000

function lessonsOf({ number, game, weights, games, seed }: LessonTask): Numbered & { readonly lessons: TrainingPositions } {
  const rules = rulesNamed(game)!
  const learned = decodeWeights(weights)
  const model = modelFrom(rules, learned)
  const judge = judgeBy(model, networkFrom(rules, learned))
  return { number, lessons: selfPlay(model, judge, { game }, games, (i) => generator(seedOfGame(seed, number * GAMES_A_TASK + i))) }
}

function playerWith(game: string, weights: Uint8Array, nodes: number): Player {
  const rules = rulesNamed(game)!
  const learned = decodeWeights(weights)
  const model = modelFrom(rules, learned)
  if (nodes === 0) return makeClub(() => model)({})
  const judge = judgeBy(model, networkFrom(rules, learned))
  return makeExpert(() => model, SETTINGS, { judge: () => judge })({ nodes })
}

/** The first weights' score in both games. */
function pair({ number, game, weights: [a, b], seed, nodes }: PairTask): Numbered & { readonly scores: readonly number[] } {
  const own = seedOfGame(seed, number)
  const scores = [US, USSR].map((side) => {
    const [first, second] = [playerWith(game, a, nodes), playerWith(game, b, nodes)]
    const { result } = playGame({ game }, side === US ? [first, second] : [second, first], own, [])
    return result!.winner === side ? 1 : result!.winner < 0 ? 0.5 : 0
  })
  return { number, scores }
}

export type TaskResult<T extends LessonTask | PairTask> = T extends LessonTask ? ReturnType<typeof lessonsOf> : ReturnType<typeof pair>

export function work(job: LessonTask): TaskResult<LessonTask>
export function work(job: PairTask): TaskResult<PairTask>
export function work(job: LessonTask | PairTask): TaskResult<LessonTask> | TaskResult<PairTask> {
  return job.is === 'lessons' ? lessonsOf(job) : pair(job)
}
