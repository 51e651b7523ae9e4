/** The names that the text log uses: those of the app, which differ here and there from the cards'. */
import type { CardId } from '../../games/card-ids.ts'
import type { Rules } from '../../rules/ruleset.ts'
import type { Result } from '../../rules/state.ts'
import { redSeaEn } from '../../words/en/red-sea.ts'
import { twilightStruggleEn } from '../../words/en/twilight-struggle.ts'

const CARDS: Readonly<Partial<Record<CardId, string>>> = {
  'middle-east-scoring': 'Mideast Scoring',
  'ask-not-what-your-country-can-do-for-you': '"Ask Not What Your Country..."*',
  'one-small-step': '"One Small Step..."',
  'we-will-bury-you': '"We Will Bury You"*',
  'lone-gunman': '"Lone Gunman"*',
  'an-evil-empire': '"An Evil Empire"*',
  'us-japan-mutual-defense-pact': 'US/Japan Mutual Defense Pact*',
  'soviets-shoot-down-kal-007': 'Soviets Shoot Down KAL-007*',
  'red-scare-purge': 'Red Scare/Purge',
  'grain-sales-to-soviets': 'Grain Sales To Soviets',
  'awacs-sale-to-saudis': 'AWACS Sale To Saudis*',
  'the-voice-of-america': 'The Voice of America',
  'alliance-for-progress': 'Alliance For Progress*',
  'how-i-learned-to-stop-worrying': 'How I Learned To Stop Worrying*',
  'nixon-plays-the-china-card': 'Nixon Plays The China Card*',
  'oas-founded': 'OAS Founded',
  'aldrich-ames-remix': 'Aldrich Ames Remix*',
  'pershing-ii-deployed': 'Pershing II Deployed*',
  'dont-wait-for-the-translation': "Don't Wait For The Translation*",
}

const COUNTRIES: Readonly<Record<string, string>> = {
  'united-kingdom': 'UK',
  'spain-portugal': 'Spain/Portugal',
  'laos-cambodia': 'Laos/Cambodia',
  'southeast-african-states': 'SE African States',
  'dominican-republic': 'Dominican Republic',
}

/** Why a game ended, by kind of end or the card that ended it. */
const ENDS: Readonly<Record<string, string>> = {
  vp: 'Victory Points',
  'region-control': 'Europe Control',
  'nuclear-war': 'DEFCON',
  'held-scoring': 'Held Scoring Card',
  'final-scoring': 'Final Scoring',
  'cuban-missile-crisis': 'Cuban Missile Crisis',
  wargames: 'WarGames',
}

export const endOf = (rules: Rules, { kind, card }: Result): string => ENDS[kind === 'event' ? rules.cards[card]!.id : kind] ?? 'Unknown'

const words: Readonly<Record<string, string>> = { ...redSeaEn, ...twilightStruggleEn }

/** Names are compared without regard to case, quotation marks and asterisks. */
const plain = (name: string): string => name.toLowerCase().replace(/[^a-z0-9]/g, '')

export interface LogNames {
  /** The cards whose names begin so; else those that it begins with. */
  cardsLike(damaged: string): readonly number[]
  card(number: number): string
  country(number: number): string
  region(number: number): string
  /** Numbers of names, or -1. */
  cardNumber(name: string): number
  countryNumber(name: string): number
  regionNumber(name: string): number
}

export function namesOf(rules: Rules): LogNames {
  const cards = rules.cards.map((card) => CARDS[card.id as CardId] ?? `${words[`card.${card.id}`] ?? card.id}${card.once ? '*' : ''}`)
  const countries = rules.map.countries.map((country) =>
    country === undefined ? '' : (COUNTRIES[country.id] ?? words[`country.${country.id}`] ?? country.id),
  )
  const regions = rules.map.regions.map((id) => words[`region.${id}`] ?? id)
  const index = (names: readonly string[], also: readonly string[]): Map<string, number> => {
    const map = new Map<string, number>()
    names.forEach((name, i) => {
      if (name !== '') map.set(plain(name), i)
      if (also[i] !== undefined) map.set(plain(also[i]), i)
    })
    return map
  }
  const byCard = index(
    cards,
    rules.cards.map((card) => words[`card.${card.id}`] ?? card.id),
  )
  const byCountry = index(
    countries,
    rules.map.countries.map((country) => (country === undefined ? '' : (words[`country.${country.id}`] ?? country.id))),
  )
  const byRegion = index(regions, rules.map.regions)
  return {
    card: (n) => cards[n] ?? '?',
    country: (n) => countries[n] ?? '?',
    region: (n) => regions[n] ?? '?',
    cardsLike: (damaged) => {
      const like = (test: (name: string) => boolean): number[] => cards.flatMap((name, n) => (test(plain(name)) ? [n] : []))
      const longer = like((name) => name.startsWith(plain(damaged)))
      return longer.length > 0 ? longer : like((name) => plain(damaged).startsWith(name))
    },
    cardNumber: (name) => byCard.get(plain(name)) ?? -1,
    countryNumber: (name) => byCountry.get(plain(name)) ?? -1,
    regionNumber: (name) => byRegion.get(plain(name)) ?? -1,
  }
}
