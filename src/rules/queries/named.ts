/** Reads what states and views keep in packed numbers: picks, places of cards, influence, markers, effects in force. */
import { US } from '../../engine/script.ts'
import { cardOfMarker, countryOfMarker } from '../board.ts'
import { BOTH } from '../cards.ts'
import { cardOfEffect, dataOfEffect, isOwnedBy, ownersOf } from '../effects.ts'
import { type Rules, rulesNamed } from '../ruleset.ts'
import type { View } from '../view.ts'
import { CARD, isCard, isCountry, isNumber, isRegion, NUMBER, nameOf, REGION, type Word } from '../vocabulary.ts'

/** What a pick means. `card`, `country` and `region` are the numbers that notes, views and rules use. */
export type Answer =
  | { readonly kind: 'country'; readonly country: number; readonly id: string }
  | { readonly kind: 'card'; readonly card: number; readonly id: string }
  | { readonly kind: 'region'; readonly region: number; readonly id: string }
  | { readonly kind: 'number'; readonly n: number }
  | { readonly kind: 'word'; readonly word: Word }

/** What a pick means, or null where it stands for no answer. The other way: `pickOf(rules, id)`. */
export function answerOf(rules: Rules, pick: number): Answer | null {
  const id = nameOf(rules, pick)
  if (id === undefined) return null
  if (isCountry(pick)) return { kind: 'country', country: pick, id }
  if (isCard(pick)) return { kind: 'card', card: pick - CARD, id }
  if (isNumber(pick)) return { kind: 'number', n: pick - NUMBER }
  return isRegion(pick) ? { kind: 'region', region: pick - REGION, id } : { kind: 'word', word: id as Word }
}

/** The number of a card in `rules.cards`, by its id; -1 where there is none. */
export const cardIndex = ({ cardNumbers }: Rules, id: string): number => cardNumbers.get(id) ?? -1

/** The number of a country in `rules.map.countries`, by its id; -1 where it is not on this map. */
export const countryIndex = ({ map }: Rules, id: string): number => map.countries.findIndex((country) => country?.id === id)

/** The influence of both sides in a country, in a state or a view. */
export const influenceIn = ({ influence }: Pick<View, 'influence'>, country: number): readonly [us: number, ussr: number] => [
  influence[country * 2]!,
  influence[country * 2 + 1]!,
]

/** The stability of a country now, in a state or a view: events change it. */
export function stabilityIn({ game, altered }: Pick<View, 'game' | 'altered'>, country: number): number {
  for (let i = 0; i < altered.length; i += 2) if (altered[i] === country) return altered[i + 1]!
  return rulesNamed(game)!.map.countries[country]?.stability ?? 0
}

/** The countries with markers by the ids of the cards that the markers are of, in a state or a view. */
export function markersOnMap({ game, markers }: Pick<View, 'game' | 'markers'>): Record<string, string[]> {
  const { cards, map } = rulesNamed(game)!
  const found: Record<string, string[]> = {}
  for (const marker of markers) {
    const { id } = cards[cardOfMarker(marker)]!
    found[id] = [...(found[id] ?? []), map.countries[countryOfMarker(marker)]!.id]
  }
  return found
}

export interface EffectInForce {
  readonly owner: 'us' | 'ussr' | 'both'
  /** What it keeps, where it keeps something. */
  readonly number?: number
  readonly region?: string
  readonly country?: string
}

/** The effects in force by the ids of their cards, in a state or a view. */
export function effectsInForce({ game, effects }: Pick<View, 'game' | 'effects'>): Record<string, EffectInForce> {
  const rules = rulesNamed(game)!
  const owner = (effect: number): EffectInForce['owner'] => (ownersOf(effect) === BOTH ? 'both' : isOwnedBy(effect, US) ? 'us' : 'ussr')
  return Object.fromEntries(
    effects.map((effect) => [rules.cards[cardOfEffect(effect)]!.id, { owner: owner(effect), ...keptBy(effect, rules) }]),
  )
}

function keptBy(effect: number, { cards, map }: Rules): Omit<EffectInForce, 'owner'> {
  const { keeps } = cards[cardOfEffect(effect)]!
  const data = dataOfEffect(effect)
  if (keeps === 'region') return { region: map.regions[data]! }
  if (keeps === null || data === 0) return {}
  return keeps === 'country' ? { country: map.countries[data - 1]!.id } : { number: data }
}
