/** The sizes of groups of weights, tuned in games. */
import { describe, expect, test } from 'vitest'
import { weightsOf } from '../../../src/bots/evaluation/weights.ts'
import { generator } from '../../../src/bots/generator.ts'
import { type Factors, factorsText, improved, trialAround, unchanged, withFactors } from '../../../src/bots/lab/tuning.ts'

describe('the factors of groups', () => {
  const weights = weightsOf('red-sea')!

  test('change the weights of their group and no others', () => {
    expect(withFactors(weights, unchanged)).toEqual(weights)
    const doubled = withFactors(
      weights,
      unchanged.map((_, i) => (i === 0 ? Math.log(2) : 0)),
    )
    const changed = Object.keys(weights.features).filter((name) => doubled.features[name] !== weights.features[name])
    expect(changed.length).toBeGreaterThan(10)
    expect(changed.every((name) => name.endsWith('/margin'))).toBe(true)
    for (const name of changed) expect(doubled.features[name]).toBeCloseTo(weights.features[name]! * 2)
    expect(doubled).toEqual({ ...weights, features: doubled.features })
  })

  test('are tried in both directions at once', () => {
    const from = unchanged.map((_, i) => i / 10)
    const { signs, ways } = trialAround(from, generator(1))
    expect(new Set(signs)).toEqual(new Set([1, -1]))
    for (const [i, factor] of from.entries()) {
      expect((ways[0][i]! + ways[1][i]!) / 2).toBeCloseTo(factor)
      expect(Math.sign(ways[0][i]! - ways[1][i]!)).toBe(signs[i])
    }
  })

  /** Tuned in games that the better factors win more often; all are as good where `steep` is 0. */
  function tuned(best: Factors, steep: number, seed: number): Factors {
    const random = generator(seed)
    const worth = (factors: Factors): number => -steep * factors.reduce((sum, factor, i) => sum + (factor - best[i]!) ** 2, 0)
    let factors = unchanged
    for (let round = 0; round < 4; round++) {
      const trials = Array.from({ length: 300 }, () => trialAround(factors, random))
      const rates = trials.map(({ ways: [a, b] }) => {
        const chance = 1 / (1 + Math.exp(worth(b) - worth(a)))
        return (Number(random() < chance) + Number(random() < chance)) / 2
      })
      factors = improved(factors, trials, rates)
    }
    return factors
  }

  test('move to where games are won', () => {
    const best = unchanged.map((_, i) => (i % 2 === 0 ? 0.7 : -0.7))
    for (const seed of [1, 2, 3]) {
      const found = tuned(best, 0.5, seed)
      for (const [i, factor] of found.entries()) expect(Math.abs(factor - best[i]!)).toBeLessThan(0.5)
    }
  })

  test('hardly move where they do not matter', () => {
    for (const seed of [1, 2, 3]) for (const factor of tuned(unchanged, 0, seed)) expect(Math.abs(factor)).toBeLessThan(0.35)
  })

  test('are told by name', () => expect(factorsText(unchanged)).toMatch(/^lead 1.00, control 1.00, /))
})
