/** Effects in force that bar a country to operations or wars. */
import { type Side, US, USSR } from '../../engine/script.ts'
import { cardOfEffect, dataOfEffect, eachEffect, isOwnedBy } from '../effects.ts'
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

/** An effect in force that may bar, for one owner. */
interface BarInForce {
  readonly hook: Hook<'barPlacement'>
  readonly owner: Side
  readonly data: number
}

/** The effects in force that may bar: found once for a whole list of countries. */
export function barsOf(g: State, name: BarHook): readonly BarInForce[] {
  if ((g.hooks & HOOK[name]) === 0) return NO_BARS
  const bars: BarInForce[] = []
  eachEffect(g, name, (hook, owner, _card, data) => bars.push({ hook, owner, data }))
  return bars
}
const NO_BARS: readonly BarInForce[] = []

/** The same as `barredBy`, without the reason. */
export function isBarred(g: State, bars: readonly BarInForce[], side: Side, country: number): boolean {
  for (let i = 0; i < bars.length; i++) {
    const { hook, owner, data } = bars[i]!
    if (hook(g, side, owner, country, data) !== null) return true
  }
  return false
}
