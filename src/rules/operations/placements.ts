/** The countries in which influence may be placed (6.1). */
import { type Frame, other, type Side } from '../../engine/script.ts'
import { BITS, controls, onMap, reaches, stabilityOf, WORDS_A_SET } from '../board.ts'
import { hasHook } from '../effects.ts'
import { HOOK, type Refusal, rulesOf } from '../ruleset.ts'
import type { State } from '../state.ts'
import { isCountry } from '../vocabulary.ts'
import { barredBy, isBarred } from './bars.ts'
import { budget, pointsOf } from './points.ts'
import { NOT_AN_ANSWER, NOT_ON_MAP, OUT_OF_REACH, REALIGNED, TOO_EXPENSIVE } from './refusals.ts'
import { has, isSplit, V } from './terms.ts'

export const cost = (g: State, side: Side, country: number): number => (controls(g, other(side), country) ? 2 : 1)

export function refusePlacement(g: State, f: Frame, country: number): Refusal | null {
  if (!isCountry(country)) return NOT_AN_ANSWER
  if (!onMap(g, country)) return NOT_ON_MAP
  if (!reaches(g, f.me, country)) return OUT_OF_REACH
  if (isSplit(f) && has(f.v, V.seen, country)) return REALIGNED
  if (f.v[V.spent]! + cost(g, f.me, country) > budget(g, f, country, true)) return TOO_EXPENSIVE
  return barredBy(g, HOOK.barPlacement, f.me, country)
}

/** Lists the legal placements, or, without a list, returns whether there is one. The same as `refusePlacement` for every country, but faster. */
export function placements(g: State, f: Frame, into: number[] | null): boolean {
  const spent = f.v[V.spent]!
  const countries = rulesOf(g).map.countries
  const enemy = other(f.me)
  const regional = f.v[V.bonus] !== 0 || f.v[V.penalty] !== 0
  const plain = pointsOf(g, f, 0, 0) - spent
  const altered = g.altered.length > 0
  const mayBeBarred = hasHook(g, HOOK.barPlacement)
  const rolledFor = isSplit(f)
  for (let word = 0; word < WORDS_A_SET; word++) {
    let bits = g.reach[f.me * WORDS_A_SET + word]!
    if (rolledFor) bits &= ~f.v[V.seen + word]!
    while (bits !== 0) {
      const low = bits & -bits
      bits ^= low
      const country = word * BITS + 31 - Math.clz32(low)
      const c = countries[country]!
      const stability = altered ? stabilityOf(g, country) : c.stability
      const price = g.influence[country * 2 + enemy]! - g.influence[country * 2 + f.me]! >= stability ? 2 : 1
      const points = regional ? budget(g, f, country, true) - spent : plain
      if (price > points || (mayBeBarred && isBarred(g, HOOK.barPlacement, f.me, country))) continue
      if (into === null) return true
      into.push(country)
    }
  }
  return false
}
