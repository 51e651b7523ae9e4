import { describe, expect, test } from 'vitest'
import { judgeBy, judgementFrom, judgeOf, networkFrom, newNetwork, signNames, signs } from '../../../src/bots/evaluation/judgement.ts'
import { makeModel, modelOf, namesOf, worth } from '../../../src/bots/evaluation/model.ts'
import { weightsOf } from '../../../src/bots/evaluation/weights.ts'
import { generator } from '../../../src/bots/generator.ts'
import { playGame } from '../../../src/bots/lab/driver.ts'
import { fitNetwork, lessonsOf, lossOf, type SearchedPosition, scatter, thoughtOf } from '../../../src/bots/lab/fitting.ts'
import type { TrainingSample } from '../../../src/bots/lab/training.ts'
import { playerNamed } from '../../../src/bots/players/names.ts'
import { clone, newGame, rulesNamed, type State } from '../../../src/index.ts'

const GAMES = ['twilight-struggle', 'red-sea']

/** Positions of a game, every few moves, and who won. */
function positionsOf(game: string, seed: number): { readonly states: readonly State[]; readonly won: number } {
  const states: State[] = []
  const player = playerNamed('beginner')
  const [us, ussr] = [player(), player()]
  const { result } = playGame(
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
  return { states, won: result!.winner === 0 ? 1 : result!.winner === 1 ? 0 : 0.5 }
}

describe.each(GAMES)('the judgement of %s', (game) => {
  const rules = rulesNamed(game)!
  const model = makeModel(rules, weightsOf(game))
  const { length } = signNames(rules)
  const networkOf = (seed: number): ReturnType<typeof newNetwork> => {
    const network = newNetwork(model, 4)
    scatter(network, generator(seed))
    return network
  }

  test('has a name of its own for each sign, those of the model first', () => {
    const named = signNames(rules).filter((name) => !name.includes('//'))
    expect(new Set(named).size).toBe(named.length)
    expect(signNames(rules).slice(0, namesOf(rules).length)).toEqual(namesOf(rules))
  })

  test('in the project names every sign and nothing else, in finite numbers', () => {
    const { judgement } = weightsOf(game)!
    const { hidden, bias, out, signs } = judgement!
    expect(Object.keys(signs)).toEqual(signNames(rules).filter((name) => !name.includes('//')))
    const numbers = (text: string): number[] => text.split(' ').map(Number)
    expect([numbers(bias).length, numbers(out).length]).toEqual([hidden, hidden])
    for (const text of Object.values(signs)) {
      expect(numbers(text)).toHaveLength(1 + hidden)
      expect(numbers(text).every((n) => Math.abs(n) < 10)).toBe(true)
    }
  })

  test('looks at every position of a game: signs are finite, and no sign lies outside the list', () => {
    for (const g of positionsOf(game, 3).states) {
      const x = new Float64Array(length + 1)
      signs(model, g, x)
      expect(x.every((value) => Number.isFinite(value))).toBe(true)
      expect(x[length]).toBe(0)
    }
  })

  test('is that of the model until something is learned', () => {
    const judge = judgeBy(model, newNetwork(model, 4))
    for (const g of positionsOf(game, 4).states) expect(judge(g)).toBeCloseTo(worth(model, g), 9)
  })

  test('is the same after it was written down, but for the last places', () => {
    const network = networkOf(1)
    const judge = judgeBy(model, network)
    const again = judgeBy(model, networkFrom(model, judgementFrom(rules, network)))
    for (const g of positionsOf(game, 5).states) expect(again(g)).toBeCloseTo(judge(g), 1)
    expect(judgementFrom(rules, networkFrom(model, judgementFrom(rules, network)))).toEqual(judgementFrom(rules, network))
  })

  test('knows a game that is over', () => {
    const g = newGame({ game })
    g.result = { winner: 1, kind: 'vp', card: -1 }
    expect(judgeOf(g)(g)).toBe(worth(modelOf(g), g))
  })

  test('serves the mixed game too, where what it doesn’t know is as usual', () => {
    const mixed = `${game}-mixed`
    const g = newGame({ game, mix: true })
    expect(Number.isFinite(judgeOf(g)(g))).toBe(true)
    const own = makeModel(rulesNamed(mixed)!, weightsOf(mixed))
    const { linear } = networkFrom(own, weightsOf(mixed)!.judgement!)
    signNames(own.rules).forEach((name, i) => {
      if (weightsOf(mixed)!.judgement!.signs[name] === undefined) expect(linear[i]).toBe(own.w[i] ?? 0)
    })
  })

  test('is fitted to what became of positions: the log loss falls, the same for the same seed', () => {
    const samples: TrainingSample[] = [1, 2, 3].flatMap((seed) => {
      const { states, won } = positionsOf(game, seed)
      return lessonsOf(
        states.map((g) => thoughtOf(model, length, g, 0.5)),
        won,
      )
    })
    const [one, two] = [networkOf(2), networkOf(2)]
    const before = lossOf(one, samples)
    const fit = fitNetwork(one, samples, generator(7), 20)
    expect(fit).toEqual({ before, after: lossOf(one, samples) })
    expect(fit.after).toBeLessThan(before)
    fitNetwork(two, samples, generator(7), 20)
    expect(two).toEqual(one)
  })
})

test('what is learned of a position is between what was thought of it and what became of it', () => {
  const thought = (chance: number): SearchedPosition => ({ at: new Uint16Array(), x: new Float32Array(), chance })
  const lessons = lessonsOf([0.5, 0.6, 0.9].map(thought), 1).map(({ won }) => won)
  // The last position first.
  expect(lessons[0]).toBeCloseTo(0.97, 9)
  expect(lessons[1]).toBeCloseTo(0.7 * (0.05 * 0.9 + 0.95 * 0.97) + 0.3 * 0.6, 9)
  expect(lessons[2]!).toBeLessThan(lessons[1]!)
  expect(lessonsOf([0.5].map(thought), 0)[0]!.won).toBeCloseTo(0.15, 9)
})
