/**
 * Glicko-2 as Mark Glickman's paper has it ("Example of the Glicko-2 system"); the numbers of its steps are in the comments. Pure: times come
 * as a number of rating periods.
 */
export interface Rating {
  readonly rating: number
  /** How sure it is: two of them to both sides hold the strength in 19 of 20 cases. */
  readonly deviation: number
  readonly volatility: number
}

interface Result {
  readonly against: Rating
  /** 1, 0.5 or 0. */
  readonly score: number
}

export const NEWCOMER: Rating = { rating: 1500, deviation: 350, volatility: 0.06 }

const SCALE = 173.7178
/** How much volatility may change; the paper proposes 0.3 to 1.2. */
const TAU = 0.5
const CLOSE_ENOUGH = 1e-6

/** Step 5: the volatility that fits how surprising the results are, by the Illinois variant of regula falsi. */
function newVolatility(phi: number, sigma: number, v: number, delta: number): number {
  const a = Math.log(sigma ** 2)
  const f = (x: number): number => {
    const e = Math.exp(x)
    return (e * (delta ** 2 - phi ** 2 - v - e)) / (2 * (phi ** 2 + v + e) ** 2) - (x - a) / TAU ** 2
  }
  let low = a
  let high: number
  if (delta ** 2 > phi ** 2 + v) high = Math.log(delta ** 2 - phi ** 2 - v)
  else {
    let k = 1
    while (f(a - k * TAU) < 0) k++
    high = a - k * TAU
  }
  let [fLow, fHigh] = [f(low), f(high)]
  while (Math.abs(high - low) > CLOSE_ENOUGH) {
    const next = low + ((low - high) * fLow) / (fHigh - fLow)
    const fNext = f(next)
    if (fNext * fHigh <= 0) {
      low = high
      fLow = fHigh
    } else fLow /= 2
    high = next
    fHigh = fNext
  }
  return Math.exp(low / 2)
}

/** The rating after results that came within one period; `periods` is how long it has not been touched. */
export function rated(player: Rating, results: readonly Result[], periods = 1): Rating {
  // Step 2.
  const mu = (player.rating - NEWCOMER.rating) / SCALE
  const phi = player.deviation / SCALE
  // Steps 3 and 4.
  const games = results.map(({ against, score }) => {
    const g = 1 / Math.sqrt(1 + (3 * (against.deviation / SCALE) ** 2) / Math.PI ** 2)
    const expected = 1 / (1 + Math.exp(-g * (mu - (against.rating - NEWCOMER.rating) / SCALE)))
    return { g, expected, score }
  })
  const information = games.reduce((sum, { g, expected }) => sum + g ** 2 * expected * (1 - expected), 0)
  const surprise = games.reduce((sum, { g, expected, score }) => sum + g * (score - expected), 0)
  const volatility =
    results.length === 0 ? player.volatility : newVolatility(phi, player.volatility, 1 / information, surprise / information)
  // Step 6.
  const grown = Math.min(NEWCOMER.deviation / SCALE, Math.sqrt(phi ** 2 + periods * volatility ** 2))
  if (results.length === 0) return { ...player, deviation: grown * SCALE }
  // Steps 7 and 8.
  const newPhi = 1 / Math.sqrt(1 / grown ** 2 + information)
  return { rating: NEWCOMER.rating + (mu + newPhi ** 2 * surprise) * SCALE, deviation: newPhi * SCALE, volatility }
}
