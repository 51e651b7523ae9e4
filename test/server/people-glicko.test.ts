/** The arithmetic of ratings. */
import { expect, test } from 'vitest'
import { NEWCOMER, rated } from '../../src/server/people/glicko.ts'

test('the worked example of the paper', () => {
  const player = { rating: 1500, deviation: 200, volatility: 0.06 }
  const against = (rating: number, deviation: number) => ({ rating, deviation, volatility: 0.06 })
  const after = rated(player, [
    { against: against(1400, 30), score: 1 },
    { against: against(1550, 100), score: 0 },
    { against: against(1700, 300), score: 0 },
  ])
  expect(after.rating).toBeCloseTo(1464.06, 1)
  expect(after.deviation).toBeCloseTo(151.52, 1)
  // The paper cuts it off: 0.05999.
  expect(after.volatility).toBeCloseTo(0.059996, 6)
})

test('who does not play becomes less certain, never more so than a newcomer', () => {
  const player = { rating: 1700, deviation: 50, volatility: 0.06 }
  const later = rated(player, [], 1)
  expect(later.rating).toBe(1700)
  // Step 6 of the paper: the square root of φ² + σ².
  expect(later.deviation).toBeCloseTo(Math.hypot(50, 0.06 * 173.7178), 6)
  expect(rated(player, [], 1e6).deviation).toBeCloseTo(NEWCOMER.deviation, 6)
})

test('a surprise moves more than what was expected, and a draw between equals nothing', () => {
  const strong = { rating: 1900, deviation: 60, volatility: 0.06 }
  const weak = { rating: 1500, deviation: 60, volatility: 0.06 }
  const lost = strong.rating - rated(strong, [{ against: weak, score: 0 }]).rating
  const won = rated(strong, [{ against: weak, score: 1 }]).rating - strong.rating
  expect(lost).toBeGreaterThan(5 * won)
  expect(rated(weak, [{ against: weak, score: 0.5 }]).rating).toBeCloseTo(1500, 9)
})

test('whatever comes, the numbers stay numbers', () => {
  let player = NEWCOMER
  for (let i = 0; i < 300; i++)
    player = rated(player, [{ against: { rating: 3000, deviation: 30, volatility: 0.06 }, score: i % 2 }], i % 7)
  for (const value of Object.values(player)) expect(Number.isFinite(value)).toBe(true)
  expect(player.volatility).toBeLessThan(1)
})
