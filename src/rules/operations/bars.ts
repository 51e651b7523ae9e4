/** Effects in force that bar a country to operations or wars. */
import { type Side, US, USSR } from '../../engine/script.ts'
import { cardOfEffect, dataOfEffect, isOwnedBy } from '../effects.ts'
import { type Card, HOOK, type HookOf, type Refusal, rulesOf } from '../ruleset.ts'
import type { State } from '../state.ts'

type BarBit = (typeof HOOK)['barCoup' | 'barRealign' | 'barPlacement' | 'barWar']
type Bar = HookOf<typeof HOOK.barPlacement>

/** The hook of a card that has it. Each is read by its name, which is faster than `hookOf`. */
function barOf(card: Card, which: BarBit): Bar {
  if (which === HOOK.barCoup) return card.barCoup!
  if (which === HOOK.barRealign) return card.barRealign!
  return which === HOOK.barPlacement ? card.barPlacement! : card.barWar!
}

export function barredBy(g: State, which: BarBit, side: Side, country: number): Refusal | null {
  if ((g.hooks & which) === 0) return null
  const cards = rulesOf(g).cards
  for (const effect of g.effects) {
    const card = cards[cardOfEffect(effect)]!
    if ((card.hooks & which) === 0) continue
    const hook = barOf(card, which)
    const data = dataOfEffect(effect)
    const reason =
      (isOwnedBy(effect, US) ? hook(g, side, US, country, data) : null) ??
      (isOwnedBy(effect, USSR) ? hook(g, side, USSR, country, data) : null)
    if (reason !== null) return { ...reason, card: cardOfEffect(effect) }
  }
  return null
}

/** The same as `barredBy`, without the reason. */
export function isBarred(g: State, which: BarBit, side: Side, country: number): boolean {
  const { effects } = g
  const { cards } = rulesOf(g)
  for (let i = 0; i < effects.length; i++) {
    const effect = effects[i]!
    const card = cards[cardOfEffect(effect)]!
    if ((card.hooks & which) === 0) continue
    const hook = barOf(card, which)
    const data = dataOfEffect(effect)
    if (isOwnedBy(effect, US) && hook(g, side, US, country, data) !== null) return true
    if (isOwnedBy(effect, USSR) && hook(g, side, USSR, country, data) !== null) return true
  }
  return false
}
