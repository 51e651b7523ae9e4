import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { inputNames, inputsOf } from '../../../src/bots/evaluation/inputs.ts'
import { judgeOf, modelOf, weightsOf } from '../../../src/bots/evaluation/learned.ts'
import { makeModel, namesOf, usualWeight, worth } from '../../../src/bots/evaluation/model.ts'
import { judgeBy, newNetwork } from '../../../src/bots/evaluation/network.ts'
import { newSparse } from '../../../src/bots/evaluation/sparse.ts'
import { decodeWeights, encodeWeights, modelFrom, networkFrom, weightsFrom } from '../../../src/bots/evaluation/weights.ts'
import { generator } from '../../../src/bots/generator.ts'
import { playGame } from '../../../src/bots/lab/driver.ts'
import { scatter } from '../../../src/bots/lab/fitting.ts'
import { playerNamed } from '../../../src/bots/players/names.ts'
import { clone, newGame, rulesNamed, type State } from '../../../src/index.ts'

const GAMES = ['twilight-struggle', 'red-sea']
const FOLDER = 'src/bots/evaluation/weights'

/** Positions of a game, at each play of the US. */
function positionsOf(game: string, seed: number): readonly State[] {
  const states: State[] = []
  const player = playerNamed('beginner')
  const [us, ussr] = [player(), player()]
  playGame(
    { game },
    [
      (seat) => {
        if (seat.decision.kind === 'play') states.push(clone(seat.sample()))
        return us(seat)
      },
      ussr,
    ],
    seed,
    [],
  )
  return states
}

describe.each(GAMES)('the value network of %s', (game) => {
  const rules = rulesNamed(game)!
  const weights = weightsOf(game)!
  const names = inputNames(rules)

  test('has an input of its own for each name, the features of the static evaluation first', () => {
    // A place of the atlas that is not on this map has no name.
    const named = names.filter((name) => !name.includes('//'))
    expect(new Set(named).size).toBe(named.length)
    expect(names.slice(0, namesOf(rules).length)).toEqual(namesOf(rules))
  })

  test('sees every position of a game: inputs are finite, each is set once, and none lies outside the list', () => {
    const model = modelFrom(rules, weights)
    const s = newSparse()
    for (const g of positionsOf(game, 3)) {
      inputsOf(model, g, s)
      const set = [...s.at.subarray(0, s.n)]
      expect(new Set(set).size).toBe(set.length)
      expect(Math.max(...set)).toBeLessThan(names.length)
      expect([...s.x.subarray(0, s.n)].every(Number.isFinite)).toBe(true)
      expect(set.some((i) => names[i]!.includes('//'))).toBe(false)
    }
  })

  test('is a plain sum without hidden units, as the static evaluation with its weights', () => {
    const model = makeModel(rules, undefined)
    const network = newNetwork(names.length, 4)
    network.linear.set(model.w)
    const judge = judgeBy(model, network)
    for (const g of positionsOf(game, 4)) expect(judge(g)).toBeCloseTo(worth(model, g), 4)
  })

  test('has weights in the project for every input and card, in finite numbers', () => {
    expect(weights).toMatchObject({ game, inputs: names, cards: rules.cards.map(({ id }) => id) })
    const { linear, into, bias, out } = weights.network
    for (const part of [weights.features, weights.events, linear, into, bias, out])
      expect([...part].filter((n) => !Number.isFinite(n) || Math.abs(n) > 10)).toEqual([])
  })

  test('is read as it was written', () => {
    const network = newNetwork(names.length, 3)
    scatter(network, generator(1))
    const made = weightsFrom(rules, makeModel(rules, undefined), network)
    expect(decodeWeights(encodeWeights(made))).toEqual(made)
    expect([...encodeWeights(weights)]).toEqual([...readFileSync(join(FOLDER, `${game}.bin`))])
  })

  test('knows a game that is over', () => {
    const g = newGame({ game })
    g.result = { winner: 1, kind: 'vp', card: -1 }
    expect(judgeOf(g)(g)).toBe(worth(modelOf(g), g))
  })

  test('serves the mixed game too, where cards that it does not know count as before anything is learned', () => {
    const mixed = rulesNamed(`${game}-mixed`)!
    const g = newGame({ game, mix: true })
    expect(weightsOf(mixed.id)).toBe(weights)
    expect(Number.isFinite(judgeOf(g)(g))).toBe(true)
    const { linear } = networkFrom(mixed, weights)
    const known = new Set(weights.inputs)
    const unknown = inputNames(mixed).flatMap((name, i) => (known.has(name) ? [] : [[name, linear[i]!] as const]))
    expect(unknown.length).toBeGreaterThan(0)
    for (const [name, weight] of unknown) expect(weight).toBeCloseTo(usualWeight(mixed, name), 6)
  })
})

test('the weights of both games are less than 600 kB', () => {
  const sizes = readdirSync(FOLDER).map((file) => statSync(join(FOLDER, file)).size)
  expect(sizes).toHaveLength(GAMES.length)
  expect(sizes.reduce((a, b) => a + b)).toBeLessThan(600_000)
})

test('other bytes are not taken for weights', () => {
  expect(() => decodeWeights(new TextEncoder().encode('{"version":1}'))).toThrow('not weights')
})
