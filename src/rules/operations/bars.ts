/** Effects in force that bar a country to operations or wars. */
import { type Side, US, USSR } from '../../engine/script.ts'
import { HOOK, type Hook, type Refusal, rulesOf } from '../ruleset.ts'
import type { State } from '../state.ts'

type BarHook = 'barCoup' | 'barRealign' | 'barPlacement' | 'barWar'

export function barredBy(g: State, name: BarHook, side: Side, country: number): Refusal | null {
  if ((g.hooks & HOOK[name]) === 0) return null
  const cards = rulesOf(g).cards
  for (const effect of g.effects) {
    const card = cards[effect >> 10]!
    if ((card.hooks & HOOK[name]) === 0) continue
    const hook = card[name] as Hook<'barPlacement'>
    const data = (effect >> 2) & 255
    const reason = (effect & 1 ? hook(g, side, US, country, data) : null) ?? (effect & 2 ? hook(g, side, USSR, country, data) : null)
    if (reason !== null) return { ...reason, card: effect >> 10 }
  }
  return null
}

/** The effects in force that may bar: found once for a whole list of countries. */
export function barsOf(g: State, name: BarHook): readonly number[] {
  if ((g.hooks & HOOK[name]) === 0) return NO_BARS
  const { cards } = rulesOf(g)
  return g.effects.filter((effect) => (cards[effect >> 10]!.hooks & HOOK[name]) !== 0)
}
const NO_BARS: readonly number[] = []

/** The same as `barredBy`, without the reason. */
export function isBarred(g: State, name: BarHook, bars: readonly number[], side: Side, country: number): boolean {
  const { cards } = rulesOf(g)
  for (let i = 0; i < bars.length; i++) {
    const effect = bars[i]!
    const hook = cards[effect >> 10]![name] as Hook<'barPlacement'>
    const data = (effect >> 2) & 255
    if (effect & 1 && hook(g, side, US, country, data) !== null) return true
    if (effect & 2 && hook(g, side, USSR, country, data) !== null) return true
  }
  return false
}
