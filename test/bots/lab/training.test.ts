import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { leastWeight, makeModel, modelOf, namesOf, usualWeight } from '../../../src/bots/evaluation/model.ts'
import { type Weights, weightsOf } from '../../../src/bots/evaluation/weights.ts'
import { generator } from '../../../src/bots/generator.ts'
import { fitWeights, loss, noTally, type TrainingSample, trainingGame } from '../../../src/bots/lab/training.ts'
import { type Learned, type TrainingTask, work } from '../../../src/bots/lab/training-games.ts'
import { newGame, rulesNamed } from '../../../src/index.ts'
import { soak } from '../../soak.ts'

const GAMES = ['twilight-struggle', 'red-sea']

describe.each(GAMES)('the weights of %s in the project', (game) => {
  const rules = rulesNamed(game)!
  const weights = weightsOf(game)!

  test('name every feature of the model and every card, and nothing else', () => {
    // A place of the atlas that is not on this map has no name.
    const names = namesOf(rules).filter((name) => !name.includes('//'))
    expect(Object.keys(weights.features).sort()).toEqual(names.sort())
    expect(Object.keys(weights.events).sort()).toEqual(rules.cards.map(({ id }) => id).sort())
    expect(weights).toMatchObject({ version: 1, game })
  })

  test('are finite numbers, and what bots play by', () => {
    const numbers = [...Object.values(weights.features), ...Object.values(weights.events).flat()]
    expect(numbers.filter((n) => !Number.isFinite(n) || Math.abs(n) > 10)).toEqual([])
    const { w } = modelOf(newGame({ game }))
    namesOf(rules).forEach((name, i) => expect(w[i]).toBe(weights.features[name] ?? usualWeight(rules, name)))
  })

  test('serve the mixed game too, where what they don’t know is as usual', () => {
    const mixed = rulesNamed(`${game}-mixed`)!
    const { w, layout } = makeModel(mixed, weightsOf(mixed.id))
    expect(weightsOf(mixed.id)).toBe(weights)
    expect(w).toHaveLength(layout.size)
    namesOf(mixed).forEach((name, i) => expect(w[i]).toBe(weights.features[name] ?? usualWeight(mixed, name)))
  })
})

test('the weights are less than 1 MB', () => {
  const folder = 'src/bots/evaluation/weights'
  const sizes = readdirSync(folder).map((file) => statSync(join(folder, file)).size)
  expect(sizes).toHaveLength(GAMES.length)
  expect(Math.max(...sizes)).toBeLessThan(1_000_000)
})

/** Positions of some games at a glance, and what events were worth in them. */
function lesson(
  game: string,
  seed: number,
  games: number,
): { readonly samples: TrainingSample[]; readonly tally: ReturnType<typeof noTally> } {
  const model = makeModel(rulesNamed(game)!, undefined)
  const samples: TrainingSample[] = []
  const tally = noTally(model.rules.cards.length)
  for (let i = 0; i < games; i++) expect(trainingGame(model, { game }, generator(seed, i), 0.1, samples, tally).result).not.toBeNull()
  return { samples, tally }
}

describe.each(GAMES)('learning %s', (game) => {
  test('gives the same for the same seed, and other positions for another', () => {
    const first = lesson(game, 1, 2)
    expect(lesson(game, 1, 2)).toEqual(first)
    expect(lesson(game, 2, 2).samples).not.toEqual(first.samples)
    expect(first.samples.length).toBeGreaterThan(20)
    expect(new Set(first.samples.map(({ won }) => won)).size).toBeGreaterThan(0)
    expect(first.tally.times.flatMap((times) => [...times]).reduce((a, b) => a + b, 0)).toBeGreaterThan(5)
  })

  test('fits the weights to how games ended: the log loss falls', () => {
    const { w } = makeModel(rulesNamed(game)!, undefined)
    const { samples } = lesson(game, 3, 24)
    const before = loss(w, samples)
    const fit = fitWeights(w, samples, generator(5), 3, 0.1, unbounded(w))
    expect(fit.before).toBe(before)
    expect(fit.after).toBe(loss(w, samples))
    expect(fit.after).toBeLessThan(fit.before)
  })

  test('lets no weight of points, regions or countries fall below 0, where other weights may', () => {
    const rules = rulesNamed(game)!
    const { w } = makeModel(rules, undefined)
    const least = new Float64Array(namesOf(rules).map(leastWeight))
    const { samples } = lesson(game, 3, 12)
    const free = w.slice()
    fitWeights(free, samples, generator(5), 20, 0, unbounded(w))
    expect(namesOf(rules).some((_, i) => least[i] === 0 && free[i]! < 0)).toBe(true)
    fitWeights(w, samples, generator(5), 20, 0, least)
    expect(namesOf(rules).filter((_, i) => w[i]! < least[i]!)).toEqual([])
    expect(w.some((weight) => weight < 0)).toBe(true)
  })

  test('repeats a fit for the same seed', () => {
    const { samples } = lesson(game, 6, 4)
    const [one, two] = [7, 7].map((seed) => {
      const { w } = makeModel(rulesNamed(game)!, undefined)
      fitWeights(w, samples, generator(seed), 2, 0.0005, unbounded(w))
      return w
    })
    expect(two).toEqual(one)
  })
})

test('a lesson with search keeps what was thought about, the same again for the same seed', () => {
  const wanted: TrainingTask = { is: 'lesson', number: 1, game: 'red-sea', weights: null, games: 1, seed: 2, nodes: 50 }
  const found: Learned = work(wanted)
  expect(found.samples.length).toBeGreaterThan(10)
  expect(found.samples.every(({ won }) => won >= 0 && won <= 1)).toBe(true)
  expect(work(wanted)).toEqual(found)
})

const unbounded = (w: Float64Array): Float64Array => w.map(() => Number.NEGATIVE_INFINITY)

describe('hotline train', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hotline-train-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))
  test('writes the same weights on one core and on two, and tells its gain in the arena', () => {
    const trained = (cores: string, pairs: string): { readonly weights: Weights; readonly told: string } => {
      const file = join(folder, `weights-${cores}.json`)
      const amount = [
        '--rounds',
        '1',
        '--games',
        '21',
        '--tuned',
        soak(4, 8).toString(),
        '--deep',
        '2',
        '--searched',
        '2',
        '--nodes',
        soak(10, 30).toString(),
        '--seed',
        '3',
        '--test',
        pairs,
      ]
      const args = ['bin/hotline.js', 'train', '--game', 'red-sea', ...amount, '--cores', cores, '--out', file]
      const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
      expect([status, stderr]).toEqual([0, expect.stringMatching(/log loss \d/)])
      return { weights: JSON.parse(readFileSync(file, 'utf8')) as Weights, told: stderr }
    }
    const [one, two] = [trained('1', '0').weights, trained('2', '1')] as const
    const rate = String.raw`[\d.]+ \([\d.]+ to [\d.]+\)`
    expect(two.told).toMatch(new RegExp(`1 pairs each, club: against those in use ${rate}, against none learned ${rate}; expert: against`))
    expect(two.weights).toEqual(one)
    expect(Object.keys(one.features)).toEqual(Object.keys(weightsOf('red-sea')!.features))
    expect(one.features).not.toEqual(weightsOf('red-sea')!.features)
    expect(Object.keys(one.judgement!.signs)).toEqual(Object.keys(weightsOf('red-sea')!.judgement!.signs))
  })
})
