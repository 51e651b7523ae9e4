import { describe, expect, test } from 'vitest'
import { generator } from '../../../src/bots/generator.ts'
import { eloOf, rateOf } from '../../../src/bots/lab/statistics.ts'

const times = (n: number, ...pairs: number[][]): number[][] => Array.from({ length: n }, () => pairs).flat()
const width = (groups: number[][]): number => rateOf(groups).high - rateOf(groups).low

describe('a win rate', () => {
  test('counts a draw as half a win, and a game without its twin as a game', () => {
    expect(rateOf([[1, 0], [1, 0.5], [1]]).winRate).toBeCloseTo(3.5 / 5)
  })

  test('of no games says nothing', () => {
    expect(rateOf([])).toEqual({ winRate: 0.5, low: 0, high: 1 })
  })

  test('of pairs that have nothing to do with each other has Wilson’s interval of as many games', () => {
    const { winRate, low, high } = rateOf(times(250, [1, 1], [1, 0], [0, 1], [0, 0]))
    expect(winRate).toBe(0.5)
    // Wilson for 1000 of 2000 games.
    expect(low).toBeCloseTo(0.4781, 3)
    expect(high).toBeCloseTo(0.5219, 3)
  })

  test('is less sure where a pair is won or lost as one, and surer where the deal decides', () => {
    const independent = width(times(50, [1, 1], [1, 0], [0, 1], [0, 0]))
    expect(width(times(100, [1, 1], [0, 0])) / independent).toBeCloseTo(Math.SQRT2, 1)
    expect(width(times(100, [1, 0], [0, 1]))).toBeLessThan(independent / 2)
  })

  test('is never quite sure, even where all pairs ended alike', () => {
    // Wilson for 30 of 30: each pair counts once.
    expect(rateOf(times(30, [1, 1]))).toMatchObject({ winRate: 1, high: 1 })
    expect(rateOf(times(30, [1, 1])).low).toBeCloseTo(0.8865, 3)
    expect(rateOf(times(30, [0, 0])).high).toBeCloseTo(0.1135, 3)
    expect(width(times(5, [1, 0]))).toBeGreaterThan(0.3)
  })

  test.each([
    ['independent games', 0.7, (random: () => number) => [0, 0].map(() => (random() < 0.7 ? 1 : 0))],
    ['games that a pair decides', 0.7, (random: () => number) => (random() < 0.7 ? [1, 1] : [0, 0])],
    ['games that the side decides', 0.55, (random: () => number) => [random() < 0.9 ? 1 : 0, random() < 0.2 ? 1 : 0]],
  ])('lies in its interval 19 times out of 20: %s', (_name, truth, pair) => {
    const random = generator(3)
    let inside = 0
    for (let i = 0; i < 1000; i++) {
      const { low, high } = rateOf(Array.from({ length: 60 }, () => pair(random)))
      if (low <= truth && truth <= high) inside++
    }
    expect(inside).toBeGreaterThan(930)
    expect(inside).toBeLessThan(985)
  })
})

describe('Elo', () => {
  test('is 0 for equals, 191 for three wins out of four, and mirrored for the other player', () => {
    expect(eloOf({ winRate: 0.5, low: 0.25, high: 0.75 })).toMatchObject({
      difference: -0,
      low: expect.closeTo(-190.8, 1),
      high: expect.closeTo(190.8, 1),
    })
  })

  test('is endless for a player that always wins', () => {
    expect(eloOf({ winRate: 1, low: 0.9, high: 1 })).toEqual({ difference: null, low: expect.closeTo(381.7, 1), high: null })
  })
})
