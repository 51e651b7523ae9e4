/** The operations value of a card, with its modifiers (7.4). */
import { type Side, US, USSR } from '../../engine/script.ts'
import { countryOf } from '../board.ts'
import { cardOf } from '../cards.ts'
import { cardOfEffect, dataOfEffect, eachEffect, hasHook, isOwnedBy } from '../effects.ts'
import { HOOK, rulesOf } from '../ruleset.ts'
import type { State } from '../state.ts'

/**
 * 7.4: the base and all general modifiers, summed, then limited: a bonus lifts no card above the limit of its effect; of
 * several bonuses the highest limit counts. `penalty` is what the regions that are touched take away.
 */
export function general(g: State, side: Side, base: number, penalty = 0): number {
  if ((g.hooks & HOOK.opsBonus) === 0) return base - penalty
  let total = base - penalty
  let limit = 0
  const cards = rulesOf(g).cards
  for (const effect of g.effects) {
    const card = cards[cardOfEffect(effect)]!
    const hook = card.opsBonus
    if (hook === undefined) continue
    const data = dataOfEffect(effect)
    const bonus =
      (isOwnedBy(effect, US) ? hook(g, side, US, base, data) : 0) + (isOwnedBy(effect, USSR) ? hook(g, side, USSR, base, data) : 0)
    total += bonus
    if (bonus > 0) limit = Math.max(limit, card.opsLimit)
  }
  return limit > 0 && total > limit ? Math.max(Math.min(base, total), limit) : total
}

/** Then the regional extra points; at least 1. */
export const limited = (g: State, value: number, extra: number): number =>
  g.options.readings.regionalPoint === 'before-lower-limit' ? Math.max(1, value + extra) : Math.max(1, value) + extra

/** The value with all general modifiers. */
export const modified = (g: State, side: Side, base: number): number => limited(g, general(g, side, base), 0)

/** The value of a card before modifiers. */
export function baseOps(g: State, side: Side, card: number): number {
  const c = cardOf(g, card)
  return c.opsNow === undefined ? c.ops : c.opsNow(g, side)
}

/** 7.4.2: the value of a card counts modified for every demand. Scoring cards have none. */
export function opsOf(g: State, side: Side, card: number): number {
  const base = baseOps(g, side, card)
  return base === 0 ? 0 : modified(g, side, base)
}

/** Regions (bits) that give one more point if every point is spent there (9.6). */
export function bonusRegions(g: State, side: Side, card: number): number {
  let regions = 0
  const own = card < 0 ? -1 : cardOf(g, card).ownRegionalPoint
  if (own >= 0) regions |= 1 << own
  if (hasHook(g, HOOK.regionalPoint))
    eachEffect(g, HOOK.regionalPoint, (hook, owner) => {
      const n = hook(g, side, owner)
      if (n >= 0) regions |= 1 << n
    })
  return regions
}

export function ones(bits: number): number {
  let n = 0
  for (let b = bits; b !== 0; b &= b - 1) n++
  return n
}

/** The value of these operations if all are spent in one country. */
export function opsIn(g: State, side: Side, base: number, card: number, country: number): number {
  return limited(g, general(g, side, base), ones(bonusRegions(g, side, card) & (countryOf(g, country)?.regions ?? 0)))
}
