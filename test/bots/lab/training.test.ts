import { spawnSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { inputNames } from '../../../src/bots/evaluation/inputs.ts'
import { leastWeight, makeModel, namesOf, worth } from '../../../src/bots/evaluation/model.ts'
import { newNetwork } from '../../../src/bots/evaluation/network.ts'
import { decodeWeights } from '../../../src/bots/evaluation/weights.ts'
import { generator } from '../../../src/bots/generator.ts'
import {
  fitEvents,
  fitNetwork,
  fitStatic,
  lossOf,
  positionsOf,
  relabel,
  scatter,
  staticLossOf,
  together,
} from '../../../src/bots/lab/fitting.ts'
import { newTally, selfPlay, type TrainingPositions } from '../../../src/bots/lab/self-play.ts'
import { rulesNamed } from '../../../src/index.ts'

const GAMES = ['twilight-struggle', 'red-sea']
const all = (): boolean => true

/** Some games of self-play, judged by the static evaluation before anything is learned. */
function lessonsOf(game: string, seed: number, games: number): TrainingPositions {
  const model = makeModel(rulesNamed(game)!, undefined)
  return selfPlay(
    model,
    (g) => worth(model, g),
    { game },
    games,
    (i) => generator(seed, i),
  )
}

describe.each(GAMES)('self-play of %s', (game) => {
  const rules = rulesNamed(game)!
  const lessons = lessonsOf(game, 3, 12)

  test('gives the same for the same seed, and other positions for another', () => {
    const first = lessonsOf(game, 1, 2)
    expect(lessonsOf(game, 1, 2)).toEqual(first)
    expect(lessonsOf(game, 2, 2).x).not.toEqual(first.x)
  })

  test('keeps positions of every game, with targets between 0 and 1 and what events were worth', () => {
    expect(lessons.won).toHaveLength(12)
    expect(lessons.target.length).toBeGreaterThan(50)
    expect([lessons.games.at(-1), lessons.from.at(-1), lessons.x.length]).toEqual([
      lessons.target.length,
      lessons.at.length,
      lessons.at.length,
    ])
    expect([...lessons.target].every((target) => target >= 0 && target <= 1)).toBe(true)
    expect(lessons.tally.times.reduce((a, b) => a + b)).toBeGreaterThan(5)
  })

  test('teaches a network: the log loss falls, the same for the same seed', () => {
    const fitted = (): ReturnType<typeof newNetwork> => {
      const network = newNetwork(inputNames(rules).length, 4)
      scatter(network, generator(2))
      fitNetwork(network, lessons, positionsOf(lessons, all), generator(7), 40)
      return network
    }
    const network = fitted()
    expect(lossOf(network, lessons, all)).toBeLessThan(lossOf(newNetwork(inputNames(rules).length, 4), lessons, all))
    expect(fitted()).toEqual(network)
  })

  test('teaches static weights, of which those of points, regions and countries never fall below 0', () => {
    const w = fitStatic(rules, lessons, positionsOf(lessons, all), generator(5), 40)
    expect(staticLossOf(w, lessons, all)).toBeLessThan(staticLossOf(new Float64Array(w.length), lessons, all))
    expect(namesOf(rules).filter((name, i) => w[i]! < leastWeight(name))).toEqual([])
    expect(w.some((weight) => weight < 0)).toBe(true)
  })
})

/** Two positions of one game with one input each. */
const two: TrainingPositions = {
  at: Uint16Array.of(0, 0),
  x: Float32Array.of(1, 1),
  from: Uint32Array.of(0, 1, 2),
  target: Float32Array.of(0, 0),
  games: Uint32Array.of(0, 2),
  won: Float32Array.of(1),
  tally: newTally(1),
}

test('lessons are put together with their positions and games in order', () => {
  const both = together([two, { ...two, won: Float32Array.of(0) }])
  expect(both).toMatchObject({ from: Uint32Array.of(0, 1, 2, 3, 4), games: Uint32Array.of(0, 2, 4), won: Float32Array.of(1, 0) })
  expect([...positionsOf(both, (game) => game === 1)]).toEqual([2, 3])
})

test('a target is what became of the position, and what a network thinks of the positions after it, of which half was kept', () => {
  const lessons = together([two])
  const network = newNetwork(1, 1)
  network.linear[0] = Math.log(0.6 / 0.4)
  relabel(network, lessons, 0.5, all)
  expect(lessons.target[1]).toBe(1)
  expect(lessons.target[0]).toBeCloseTo((1 - 0.95 ** 2) * 0.6 + 0.95 ** 2, 6)
})

test('an event is worth what was seen, held to what was believed', () => {
  const tally = newTally(1)
  tally.times[0] = 20
  tally.sums[0] = 10
  expect(fitEvents([Float64Array.of(0.1), Float64Array.of(-0.2)], tally).map((one) => one[0])).toEqual([0.3, -0.2])
})

describe('hotline train', () => {
  let folder: string
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'hotline-train-'))
  })
  afterEach(() => rmSync(folder, { recursive: true, force: true }))

  const amount = ['--games', '101', '--hidden', '2', '--epochs', '1', '--nodes', '20', '--seed', '3']
  const train = (dir: string, ...more: readonly string[]): string => {
    const args = ['bin/hotline.js', 'train', '--game', 'red-sea', '--dir', join(folder, dir), ...amount, ...more]
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
    expect([status, stderr]).toEqual([0, expect.stringMatching(/log loss \d/)])
    return stderr
  }
  const bytesIn = (dir: string, name: string): Buffer => readFileSync(join(folder, dir, name))

  test('makes the same weights on one core and on two, draws its curve, and goes on where it stopped', () => {
    const output = train('two', '--cores', '2', '--test', '1', '--generations', '2')
    expect(output).toMatch(/one ply against itself with the weights in use, 1 pairs: [\d.]+ \([\d.]+ to [\d.]+\)/)
    expect(output).toMatch(/master:20n against itself/)
    expect(bytesIn('two', 'red-sea.svg').toString()).toContain('<svg')
    const last = bytesIn('two', 'red-sea-2.bin')
    expect(decodeWeights(last)).toMatchObject({ game: 'red-sea', network: { hidden: 2 } })
    train('one', '--cores', '1', '--test', '0', '--generations', '1')
    expect(bytesIn('one', 'red-sea-1.bin').equals(bytesIn('two', 'red-sea-1.bin'))).toBe(true)
    // A file of lessons and all that came of it is lost: it comes back the same.
    for (const name of ['red-sea-2-lessons-1.bin', 'red-sea-2.json', 'red-sea-2.bin']) rmSync(join(folder, 'two', name))
    train('two', '--cores', '1', '--test', '0', '--generations', '2')
    expect(bytesIn('two', 'red-sea-2.bin').equals(last)).toBe(true)
    expect(readdirSync(join(folder, 'two')).filter((name) => name.endsWith('.part'))).toEqual([])
  })
})
