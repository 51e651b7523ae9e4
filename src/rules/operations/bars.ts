/** Effects in force that bar a country to operations or wars. */
import { type Side, US, USSR } from '../../engine/script.ts'
import { cardOfEffect, dataOfEffect, isOwnedBy } from '../packed/effect.ts'
import { HOOK, type Hook, type Refusal, rulesOf } from '../ruleset.ts'
import type { State } from '../state.ts'

type BarHook = 'barCoup' | 'barRealign' | 'barPlacement' | 'barWar'

export function barredBy(g: State, name: BarHook, side: Side, country: number): Refusal | null {
  if ((g.hooks & HOOK[name]) === 0) return null
  const cards = rulesOf(g).cards
  for (const effect of g.effects) {
    const card = cards[cardOfEffect(effect)]!
    if ((card.hooks & HOOK[name]) === 0) continue
    const hook = card[name] as Hook<'barPlacement'>
    const data = dataOfEffect(effect)
    const reason =
      (isOwnedBy(effect, US) ? hook(g, side, US, country, data) : null) ??
      (isOwnedBy(effect, USSR) ? hook(g, side, USSR, country, data) : null)
    if (reason !== null) return { ...reason, card: cardOfEffect(effect) }
  }
  return null
}

/** The effects in force that may bar: found once for a whole list of countries. */
export function barsOf(g: State, name: BarHook): readonly number[] {
  if ((g.hooks & HOOK[name]) === 0) return NO_BARS
  const { cards } = rulesOf(g)
  return g.effects.filter((effect) => (cards[cardOfEffect(effect)]!.hooks & HOOK[name]) !== 0)
}
const NO_BARS: readonly number[] = []

/** The same as `barredBy`, without the reason. */
export function isBarred(g: State, name: BarHook, bars: readonly number[], side: Side, country: number): boolean {
  const { cards } = rulesOf(g)
  for (let i = 0; i < bars.length; i++) {
    const effect = bars[i]!
    const hook = cards[cardOfEffect(effect)]![name] as Hook<'barPlacement'>
    const data = dataOfEffect(effect)
    if (isOwnedBy(effect, US) && hook(g, side, US, country, data) !== null) return true
    if (isOwnedBy(effect, USSR) && hook(g, side, USSR, country, data) !== null) return true
  }
  return false
}
