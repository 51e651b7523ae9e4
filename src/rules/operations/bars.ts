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

/** An effect in force that may bar, for one owner. */
interface BarInForce {
  readonly hook: Bar
  readonly owner: Side
  readonly data: number
}

/** The effects in force that may bar: found once for a whole list of countries. */
export function barsOf(g: State, which: BarBit): readonly BarInForce[] {
  if ((g.hooks & which) === 0) return NO_BARS
  const bars: BarInForce[] = []
  const { cards } = rulesOf(g)
  for (const effect of g.effects) {
    const card = cards[cardOfEffect(effect)]!
    if ((card.hooks & which) === 0) continue
    const hook = barOf(card, which)
    const data = dataOfEffect(effect)
    if (isOwnedBy(effect, US)) bars.push({ hook, owner: US, data })
    if (isOwnedBy(effect, USSR)) bars.push({ hook, owner: USSR, data })
  }
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
