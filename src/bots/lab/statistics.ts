/** How sure a match makes a win rate, and what it is worth in Elo. */

export interface WinRate {
  /** Fractions of 1: the rate, and the ends of its 95 % confidence interval. */
  readonly winRate: number
  readonly low: number
  readonly high: number
}

const Z = 1.959964

/** Wilson's interval: unlike the plain one it stays within 0 and 1 and does not shrink to a point when every game was won. */
function wilson(rate: number, n: number): WinRate {
  const centre = (rate + Z ** 2 / (2 * n)) / (1 + Z ** 2 / n)
  const half = (Z / (1 + Z ** 2 / n)) * Math.sqrt((rate * (1 - rate)) / n + Z ** 2 / (4 * n ** 2))
  return { winRate: rate, low: Math.max(0, centre - half), high: Math.min(1, centre + half) }
}

/**
 * The win rate over groups of games, each group the scores (1, a half, 0) of the games that share a deal: pairs, or one game where its
 * twin is missing.
 *
 * Games of a pair are not independent: a deal that wins for the US with either player makes them differ, and a stronger player wins both. So
 * what counts as one observation is the pair. How far the pairs' scores scatter says how many independent games the match is worth
 * (twice as many games as pairs where the two games of a pair have nothing to do with each other), and Wilson's interval is taken
 * for that many. One pair lost and one pair won are added for the scatter, so that a few pairs that happen to agree don't look certain;
 * with all pairs won the match is worth as many games as it has pairs, the least it can be.
 */
export function rateOf(groups: readonly (readonly number[])[]): WinRate {
  const games = groups.flat().length
  if (games === 0) return { winRate: 0.5, low: 0, high: 1 }
  const total = (scores: readonly number[]): number => scores.reduce((a, b) => a + b, 0)
  const padded = [...groups, [0, 0], [1, 1]]
  const all = padded.flat().length
  const mean = total(padded.flat()) / all
  const scatter = padded.reduce((sum, scores) => sum + (total(scores) - mean * scores.length) ** 2, 0)
  const worth = ((mean * (1 - mean) * all) / scatter) * games
  return wilson(total(groups.flat()) / games, worth)
}

export interface Elo {
  /** Points by which the first player is ahead, and the ends of the interval; null where it is endless. */
  readonly difference: number | null
  readonly low: number | null
  readonly high: number | null
}

const points = (rate: number): number | null => (rate <= 0 || rate >= 1 ? null : -400 * Math.log10(1 / rate - 1))

export const eloOf = ({ winRate, low, high }: WinRate): Elo => ({ difference: points(winRate), low: points(low), high: points(high) })

/** No chance is taken to be nearer to 0 or 1 than this, so that one surprise does not count without end. */
const SUREST = 1e-6

/** How far chances were from what happened (1, a half, 0): the mean of the logarithm of what was given to it. Even chances have 0.693. */
export function logLossOf(chances: readonly number[], happened: readonly number[]): number {
  if (chances.length === 0) return 0
  const losses = chances.map((chance, i) => {
    const p = Math.min(1 - SUREST, Math.max(SUREST, chance))
    return -happened[i]! * Math.log(p) - (1 - happened[i]!) * Math.log(1 - p)
  })
  return losses.reduce((a, b) => a + b, 0) / losses.length
}

/** Newton's steps; a slight pull towards 0 keeps them finite where one number tells everything. */
const STEPS = 50
const PULL = 1e-3

/** The constant and the slope of the logistic curve that fits best; or the slope alone, with even chances at 0. */
export function fitLogistic(
  x: readonly number[],
  happened: readonly number[],
  withConstant = true,
): readonly [constant: number, slope: number] {
  let [a, b] = [0, 0]
  for (let step = 0; step < STEPS; step++) {
    let [ga, gb, haa, hab, hbb] = [PULL * a, PULL * b, PULL, 0, PULL]
    x.forEach((at, i) => {
      const p = 1 / (1 + Math.exp(-a - b * at))
      const error = p - happened[i]!
      const weight = p * (1 - p)
      ga += error
      gb += error * at
      haa += weight
      hab += weight * at
      hbb += weight * at * at
    })
    if (!withConstant) {
      b -= gb / hbb
      continue
    }
    const determinant = haa * hbb - hab * hab
    a -= (hbb * ga - hab * gb) / determinant
    b -= (haa * gb - hab * ga) / determinant
  }
  return [a, b]
}
