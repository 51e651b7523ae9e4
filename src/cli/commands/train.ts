/** `hotline train`: learns the bots' weights for a game by self-play. */

import { writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { judgementFrom, newNetwork } from '../../bots/evaluation/judgement.ts'
import { leastWeight, makeModel, namesOf } from '../../bots/evaluation/model.ts'
import { type Weights, weightsOf } from '../../bots/evaluation/weights.ts'
import { generator } from '../../bots/generator.ts'
import { fitNetwork, scatter } from '../../bots/lab/fitting.ts'
import { rateOf, type WinRate } from '../../bots/lab/statistics.ts'
import { type EventTally, fitWeights, noTally, type TrainingSample } from '../../bots/lab/training.ts'
import type { Learned, Test, Tested, TrainingTask } from '../../bots/lab/training-games.ts'
import { factorsText, improved, rounded, trialAround, unchanged, withFactors } from '../../bots/lab/tuning.ts'
import { rulesNamed } from '../../games/index.ts'
import { GAMES } from '../../games/options.ts'
import type { Rules } from '../../rules/ruleset.ts'
import { type Command, readArguments } from '../args.ts'
import { progress } from '../progress.ts'
import { shareOut, workerFile } from '../workers/crew.ts'

export const command = {
  name: 'train',
  help: 'train the bots by self-play',
  options: {
    game: { is: 'name', usual: GAMES[0], among: GAMES, help: `which game: ${GAMES.join(', ')}` },
    rounds: {
      is: 'number',
      usual: 2,
      least: 0,
      most: 1000,
      help: 'self-play rounds with the static policy, fitted after each; 0 keeps current weights',
    },
    games: { is: 'number', usual: 2000, least: 1, most: 1_000_000, help: 'games in each of those rounds' },
    deep: { is: 'number', usual: 2, least: 0, most: 1000, help: 'self-play rounds with search, to fit the value network' },
    searched: { is: 'number', usual: 1500, least: 1, most: 1_000_000, help: 'games in each of those rounds' },
    nodes: { is: 'number', usual: 150, least: 1, most: 1_000_000, help: 'search nodes per card play' },
    tuned: {
      is: 'number',
      usual: 1200,
      least: 0,
      most: 1_000_000,
      help: 'pairs of games to tune the sizes of groups of weights',
    },
    test: { is: 'number', usual: 200, least: 0, most: 100_000, help: 'pairs of games against the current weights at the end' },
    seed: { is: 'number', usual: 1, least: 0, most: Number.MAX_SAFE_INTEGER, help: 'the same seed gives the same weights' },
    cores: { is: 'number', usual: availableParallelism(), least: 1, most: 1024, help: 'how many games are played at once' },
    out: { is: 'text', usual: '', value: 'FILE', help: 'output file: FILE.ts for a module of the project, else JSON' },
  },
} as const satisfies Command

/** Games in one task of a worker. */
const BATCH = 20
/** A fit uses so many positions, the newest. */
const MOST_SAMPLES = 900_000
const PASSES = 6
/** Regularization towards the earlier weights. */
const HOLD = 0.1
/** Hidden units of the expert's value network. */
const HIDDEN = 16
const DEEP_PASSES = 4
/** Random streams of training with search. */
const SCATTER = 500
const TUNING = 700
/** The prior for an event's value counts as so many trials. */
const BELIEF = 20

export async function train(args: readonly string[]): Promise<number | null> {
  const wanted = readArguments(command, args)
  if (wanted === null) return null
  const { game, rounds, seed, cores } = wanted
  const rules = rulesNamed(game)!
  const start = performance.now()
  const say = (text: string): void => {
    process.stderr.write(`${((performance.now() - start) / 1000).toFixed(0)} s: ${text}\n`)
  }
  const least = new Float64Array(namesOf(rules).map(leastWeight))
  let weights: Weights | null = rounds === 0 ? (weightsOf(game) ?? null) : null
  let pool: TrainingSample[] = []
  for (let round = 0; round < rounds; round++) {
    const lesson = { is: 'lesson', game, weights, seed: seed * 1000 + round, nodes: 0 } as const
    const { samples, tally } = await lessons(lesson, rules, wanted.games, cores)
    pool = [...pool, ...samples].slice(-MOST_SAMPLES)
    const model = makeModel(rules, weights ?? undefined)
    const { before, after } = fitWeights(model.w, pool, generator(seed, round), PASSES, HOLD, least)
    weights = weightsFrom(rules, model.w, model.events, tally)
    say(`round ${round}: ${wanted.games} games, ${samples.length} positions, log loss ${before.toFixed(4)}, fitted ${after.toFixed(4)}`)
  }
  if (rounds > 0 && wanted.tuned > 0) weights = await tune(game, weights!, wanted.tuned, seed, cores, say)
  if (wanted.deep > 0) weights = await deepen(wanted, rules, weights, say)
  if (weights === null) return 0
  if (wanted.out !== '') writeFileSync(wanted.out, asFile(weights, wanted.out))
  if (wanted.test > 0) say(await gain(game, weights, wanted.test, seed, cores))
  return 0
}

interface Deep {
  readonly game: string
  readonly deep: number
  readonly searched: number
  readonly nodes: number
  readonly seed: number
  readonly cores: number
}

/** Self-play of the expert: its value network learns from search values and results, then plays the next round. */
async function deepen(
  { game, deep, searched, nodes, seed, cores }: Deep,
  rules: Rules,
  from: Weights | null,
  say: (text: string) => void,
): Promise<Weights> {
  const model = makeModel(rules, from ?? undefined)
  const staticWeights = weightsFrom(rules, model.w, model.events, noTally(rules.cards.length))
  let weights = staticWeights
  const network = newNetwork(model, HIDDEN)
  scatter(network, generator(seed, SCATTER))
  let pool: TrainingSample[] = []
  for (let round = 0; round < deep; round++) {
    const lesson = { is: 'lesson', game, weights, seed: seed * 1000 + SCATTER + round, nodes } as const
    const { samples } = await lessons(lesson, rules, searched, cores)
    pool = [...pool, ...samples].slice(-MOST_SAMPLES)
    const { before, after } = fitNetwork(network, pool, generator(seed, SCATTER, round), DEEP_PASSES)
    weights = { ...staticWeights, judgement: judgementFrom(rules, network) }
    say(`deep round ${round}: ${searched} games, ${samples.length} positions, log loss ${before.toFixed(4)}, fitted ${after.toFixed(4)}`)
  }
  return weights
}

async function lessons(
  lesson: Omit<TrainingTask, 'number' | 'games'>,
  rules: Rules,
  games: number,
  cores: number,
): Promise<{ samples: TrainingSample[]; tally: EventTally }> {
  const jobs = Array.from({ length: Math.ceil(games / BATCH) }, (_, number) => ({
    ...lesson,
    number,
    games: Math.min(BATCH, games - number * BATCH),
  }))
  const shown = progress('games', games)
  const found: Learned[] = []
  await shareOut<(job: TrainingTask) => Learned>(workerFile('train'), cores, jobs, (learned) => {
    found.push(learned)
    shown.add(jobs[learned.number]!.games)
  })
  shown.end()
  found.sort((a, b) => a.number - b.number) // the fit must not depend on which worker was faster
  const tally = noTally(rules.cards.length)
  for (const { tally: one } of found)
    for (const side of [0, 1] as const)
      for (let card = 0; card < rules.cards.length; card++) {
        tally.times[side]![card]! += one.times[side]![card]!
        tally.sums[side]![card]! += one.sums[side]![card]!
      }
  return { samples: found.flatMap(({ samples }) => samples), tally }
}

function weightsFrom(rules: Rules, w: Float64Array, believed: readonly Float64Array[], tally: EventTally): Weights {
  const worth = (card: number, side: 0 | 1): number =>
    rounded((tally.sums[side]![card]! + believed[side]![card]! * BELIEF) / (tally.times[side]![card]! + BELIEF))
  return {
    version: 1,
    game: rules.id,
    features: Object.fromEntries(namesOf(rules).flatMap((name, i) => (name.includes('//') ? [] : [[name, rounded(w[i]!)] as const]))),
    events: Object.fromEntries(rules.cards.map(({ id }, card) => [id, [worth(card, 0), worth(card, 1)] as const])),
  }
}

const MODULE =
  "/** Made by `hotline train`; not written by hand. `model.ts` says what the features are, `judgement.ts` what the signs are. */\nimport type { Weights } from '../weights.ts'\n\nexport const weights: Weights = "

function asFile(weights: Weights, name: string): string {
  const json = JSON.stringify(weights, null, 1)
  return name.endsWith('.ts') ? `${MODULE}${json}\n` : `${json}\n`
}

/** Rounds in which the sizes of groups of weights are tuned, and the share of their games that is played to see what it is worth. */
const TUNING_ROUNDS = 4
const TUNING_TEST = 6

/** Scales groups of weights up and down in games of the club player, and keeps what wins. */
async function tune(
  game: string,
  from: Weights,
  pairs: number,
  seed: number,
  cores: number,
  say: (text: string) => void,
): Promise<Weights> {
  const each = Math.ceil(pairs / TUNING_ROUNDS)
  let factors = unchanged
  for (let round = 0; round < TUNING_ROUNDS; round++) {
    const random = generator(seed, TUNING, round)
    const trials = Array.from({ length: each }, () => trialAround(factors, random))
    const ways = trials.map(({ ways: [a, b] }) => [withFactors(from, a), withFactors(from, b)] as const)
    const scores = await playPairs(game, ways, seed * 1000 + TUNING + round, cores, 0)
    factors = improved(factors, trials, scores.map(meanOf))
    say(`tuned with ${each} pairs: ${factorsText(factors)}`)
  }
  const tuned = withFactors(from, factors)
  const { winRate } = await match(game, [tuned, from], Math.ceil(pairs / TUNING_TEST), seed * 1000 + TUNING + TUNING_ROUNDS, cores, 0)
  say(`tuned against not tuned: ${winRate.toFixed(3)}${winRate > 0.5 ? ', kept' : ''}`)
  return winRate > 0.5 ? tuned : from
}

const meanOf = (scores: readonly number[]): number => scores.reduce((sum, score) => sum + score, 0) / scores.length

/** The scores of the first weights of each pair against the second, used by the expert with so many nodes, or by the club player (0). */
async function playPairs(
  game: string,
  pairs: readonly Test['weights'][],
  seed: number,
  cores: number,
  nodes: number,
): Promise<readonly (readonly number[])[]> {
  const jobs = pairs.map((weights, number): Test => ({ is: 'test', number, game, weights, seed, nodes }))
  const shown = progress('pairs', jobs.length)
  const found: Tested[] = []
  await shareOut<(job: Test) => Tested>(workerFile('train'), cores, jobs, (tested) => {
    found.push(tested)
    shown.add(1)
  })
  shown.end()
  return found.sort((a, b) => a.number - b.number).map(({ scores }) => scores)
}

/** The win rate of the first weights against the second. */
async function match(game: string, weights: Test['weights'], pairs: number, seed: number, cores: number, nodes: number): Promise<WinRate> {
  const same = Array.from({ length: pairs }, () => weights)
  return rateOf(await playPairs(game, same, seed, cores, nodes))
}

/** Nodes of the expert that shows what was learned. */
const SHOWN = 600

/** Measures the club player and the expert with the new weights against themselves with the current weights, and with none. */
async function gain(game: string, weights: Weights, pairs: number, seed: number, cores: number): Promise<string> {
  const figures = async (nodes: number, name: string, others: Weights | null): Promise<string> => {
    const { winRate, low, high } = await match(game, [weights, others], pairs, seed, cores, nodes)
    return `against ${name} ${winRate.toFixed(3)} (${low.toFixed(3)} to ${high.toFixed(3)})`
  }
  const used = weightsOf(game) ?? null
  const { judgement: _, ...staticWeights } = weights
  const club = `club: ${await figures(0, 'those in use', used)}, ${await figures(0, 'none learned', null)}`
  const expert = `expert: ${await figures(SHOWN, 'those in use', used)}, ${await figures(SHOWN, 'the static evaluation', staticWeights)}`
  return `with these weights, ${pairs} pairs each, ${club}; ${expert}`
}
