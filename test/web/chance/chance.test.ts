import { expect, test } from 'vitest'
import { CHANCE, US, USSR } from '../../../src/engine/script.ts'
import { asked, decision, newGame } from '../../../src/index.ts'
import { chanceMove } from '../../../src/web/chance/chance.ts'
import { random, uniform } from '../../../src/web/chance/random.ts'

test('a whole number is below its limit, and every one comes', () => {
  const seen = new Set(Array.from({ length: 1000 }, () => uniform(6)))
  expect(seen).toEqual(new Set([0, 1, 2, 3, 4, 5]))
  expect(uniform(1)).toBe(0)
})

test('a random number is from 0 up to 1', () => {
  for (let i = 0; i < 100; i++) {
    const n = random()
    expect(n).toBeGreaterThanOrEqual(0)
    expect(n).toBeLessThan(1)
  }
})

test('chance answers with a legal move where it is asked, and with none where a side is', () => {
  const g = newGame({ game: 'red-sea' })
  const move = chanceMove(g, 0)!
  expect(move.by).toBe(CHANCE)
  expect(decision(g, CHANCE)!.moves).toContain(move.pick)
  const bidding = newGame({ game: 'red-sea', bidding: true })
  expect(asked(bidding)).toBe((1 << US) | (1 << USSR))
  expect(chanceMove(bidding, 0)).toBeNull()
})

test('from a seed the same answers come', () => {
  const g = newGame({ game: 'red-sea' })
  expect(chanceMove(g, 0, 7)).toEqual(chanceMove(g, 0, 7))
})
