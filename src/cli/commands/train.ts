/** `hotline train`: learns the bots' weights for a game by self-play, in generations, and goes on where it was stopped. */

import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { deserialize, serialize } from 'node:v8'
import { weightsOf } from '../../bots/evaluation/learned.ts'
import { decodeWeights, encodeWeights, networkFrom } from '../../bots/evaluation/weights.ts'
import { together } from '../../bots/lab/fitting.ts'
import { type FitReport, fitGeneration } from '../../bots/lab/generation.ts'
import type { TrainingPositions } from '../../bots/lab/self-play.ts'
import { rateOf } from '../../bots/lab/statistics.ts'
import type { LessonTask, PairTask, TaskResult } from '../../bots/lab/training.ts'
import { rulesNamed } from '../../games/index.ts'
import { GAMES } from '../../games/options.ts'
import { phrase } from '../../words/program.ts'
import { type Command, readArguments } from '../args.ts'
import { makeDirectory } from '../files.ts'
import { progress } from '../progress.ts'
import { shareOut, workerFile } from '../workers/crew.ts'
import { curveOf } from './train/curve.ts'

export const command = {
  name: 'train',
  help: phrase('command.train'),
  options: {
    game: { is: 'name', usual: GAMES[0], among: GAMES, help: phrase('option.game') },
    dir: { is: 'text', usual: 'training', value: 'DIR', help: phrase('option.dir') },
    generations: { is: 'number', usual: 3, least: 1, most: 1000, help: phrase('option.generations') },
    games: { is: 'number', usual: 25_000, least: 16, most: 10_000_000, help: phrase('option.train.games') },
    hidden: { is: 'number', usual: 32, least: 1, most: 256, help: phrase('option.hidden') },
    epochs: { is: 'number', usual: 5, least: 1, most: 100, help: phrase('option.epochs') },
    minutes: { is: 'number', usual: 100_000, least: 1, most: 100_000, help: phrase('option.minutes') },
    test: { is: 'number', usual: 200, least: 0, most: 100_000, help: phrase('option.test') },
    nodes: { is: 'number', usual: 600, least: 1, most: 1_000_000, help: phrase('option.nodes') },
    seed: { is: 'number', usual: 1, least: 0, most: Number.MAX_SAFE_INTEGER, help: phrase('option.train.seed') },
    cores: { is: 'number', usual: availableParallelism(), least: 1, most: 1024, help: phrase('option.cores') },
  },
} as const satisfies Command

type Wanted = NonNullable<ReturnType<typeof readArguments<(typeof command)['options']>>>

/** Games in one file of lessons. */
const GAMES_A_FILE = 100
/** Random streams of the tests at the end. */
const TESTS = 900

export async function train(args: readonly string[]): Promise<number | null> {
  const wanted = readArguments(command, args)
  if (wanted === null) return null
  const { game, dir, generations, minutes } = wanted
  const start = performance.now()
  const isOver = (): boolean => performance.now() - start > minutes * 60_000
  const say = (text: string): void => {
    process.stderr.write(`${((performance.now() - start) / 1000).toFixed(0)} s: ${text}\n`)
  }
  makeDirectory(dir)
  const used = encodeWeights(weightsOf(game)!)
  let weights: Uint8Array = used
  const reports: FitReport[] = []
  for (let generation = 1; generation <= generations; generation++) {
    const file = join(dir, `${game}-${generation}.bin`)
    const reportFile = join(dir, `${game}-${generation}.json`)
    if (!existsSync(reportFile)) {
      if (!(await gatherLessons(wanted, generation, weights, isOver))) {
        say(`stopped in generation ${generation}; the same command goes on`)
        return 0
      }
      const fitted = learn(wanted, generation, weights, say)
      keep(file, encodeWeights(fitted.weights))
      keep(reportFile, Buffer.from(`${JSON.stringify(fitted.report)}\n`))
    }
    weights = readFileSync(file)
    reports.push(JSON.parse(readFileSync(reportFile, 'utf8')) as FitReport)
    const { before, network, staticWeights, positions } = reports.at(-1)!
    say(
      `generation ${generation}: ${positions} positions, log loss ${before.toFixed(4)} before, ${network.toFixed(4)} fitted, ` +
        `${staticWeights.toFixed(4)} by the static weights: ${file}`,
    )
    writeFileSync(join(dir, `${game}.svg`), curveOf(game, reports))
  }
  for (const nodes of wanted.test === 0 ? [] : [0, wanted.nodes]) say(await test(wanted, [weights, used], nodes))
  return 0
}

/** Writes a file so that it is there whole or not at all. */
function keep(file: string, bytes: Uint8Array): void {
  writeFileSync(`${file}.part`, bytes)
  renameSync(`${file}.part`, file)
}

const lessonFile = ({ game, dir }: Wanted, generation: number, number: number): string =>
  join(dir, `${game}-${generation}-lessons-${number}.bin`)

const filesOf = ({ games }: Wanted): number => Math.ceil(games / GAMES_A_FILE)

/** Plays the games of a generation that no file has; false where the time is over. */
async function gatherLessons(wanted: Wanted, generation: number, weights: Uint8Array, isOver: () => boolean): Promise<boolean> {
  const { game, games, seed, cores } = wanted
  const missing = Array.from({ length: filesOf(wanted) }, (_, number) => number).filter(
    (number) => !existsSync(lessonFile(wanted, generation, number)),
  )
  const shown = progress('games', missing.length * GAMES_A_FILE)
  function* jobs(): Generator<LessonTask> {
    for (const number of missing) {
      if (isOver()) return
      const size = Math.min(GAMES_A_FILE, games - number * GAMES_A_FILE)
      yield { is: 'lessons', number, game, weights, games: size, seed: seed * 1000 + generation }
    }
  }
  let played = 0
  await shareOut<(job: LessonTask) => TaskResult<LessonTask>>(workerFile('train'), cores, jobs(), ({ number, lessons }) => {
    keep(lessonFile(wanted, generation, number), serialize(lessons))
    played++
    shown.add(GAMES_A_FILE)
  })
  shown.end()
  return played === missing.length
}

function learn(wanted: Wanted, generation: number, bytes: Uint8Array, say: (text: string) => void): ReturnType<typeof fitGeneration> {
  const rules = rulesNamed(wanted.game)!
  const from = decodeWeights(bytes)
  const lessons = together(
    Array.from(
      { length: filesOf(wanted) },
      (_, number) => deserialize(readFileSync(lessonFile(wanted, generation, number))) as TrainingPositions,
    ),
  )
  say(`generation ${generation}: fitting ${lessons.target.length} positions of ${lessons.won.length} games`)
  const { hidden, epochs, seed } = wanted
  return fitGeneration(rules, from, networkFrom(rules, from), lessons, { hidden, epochs, seed: seed * 1000 + generation }, say)
}

/** The win rate of the first weights against the second, used by the master with so many nodes, or one ply deep without it (0). */
async function test({ game, test, seed, cores }: Wanted, weights: PairTask['weights'], nodes: number): Promise<string> {
  const jobs = Array.from(
    { length: test },
    (_, number): PairTask => ({ is: 'pair', number, game, weights, seed: seed * 1000 + TESTS, nodes }),
  )
  const shown = progress('pairs', test)
  const scores: (readonly number[])[] = []
  await shareOut<(job: PairTask) => TaskResult<PairTask>>(workerFile('train'), cores, jobs, (answer) => {
    scores[answer.number] = answer.scores
    shown.add(1)
  })
  shown.end()
  const { winRate, low, high } = rateOf(scores)
  return `${nodes === 0 ? 'one ply' : `master:${nodes}n`} against itself with the weights in use, ${test} pairs: ${winRate.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`
}
