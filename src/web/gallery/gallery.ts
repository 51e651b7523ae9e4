/** All cards of both games, and choosing among them. */
import { rulesNamed } from '../../games/index.ts'
import { type Card, Era } from '../../rules/ruleset.ts'
import { CARD } from '../../rules/vocabulary.ts'
import type { Language } from '../../words/languages.ts'
import { LANGUAGES } from '../../words/languages.ts'
import { words } from '../../words/speak.ts'
import { matches } from '../parts/matching.ts'
import { BOOKS, type Book } from '../router/books.ts'

export interface CardEntry {
  readonly game: Book
  /** Its place among the cards of the game. */
  readonly card: number
  readonly facts: Card
}

export const ENTRIES: readonly CardEntry[] = BOOKS.flatMap((game) =>
  rulesNamed(game)!.cards.map((facts, card): CardEntry => ({ game, card, facts })),
)

export const entryOf = (game: Book, id: string): CardEntry | undefined =>
  ENTRIES.find((entry) => entry.game === game && entry.facts.id === id)

/** Each filter and its values, in the order in which they are offered. */
export const FILTERS = {
  game: BOOKS,
  side: ['us', 'ussr', 'both'],
  era: ['early', 'mid', 'late'],
  ops: ['1', '2', '3', '4'],
  kind: ['scoring', 'war', 'once', 'lasting', 'optional', 'promo'],
} as const
export type FilterName = keyof typeof FILTERS
export type ValueOf<K extends FilterName> = (typeof FILTERS)[K][number]

export type CardFilter = { readonly [K in FilterName]?: ValueOf<K> } & { readonly text?: string }

const TEXT = 'text'
const NAMES = Object.keys(FILTERS) as FilterName[]

/** What an address asks for; values that are not known are left out. */
export function wantedFrom(query: string): CardFilter {
  const asked = new URLSearchParams(query)
  const known = NAMES.flatMap((name) => {
    const value = FILTERS[name].find((each) => each === asked.get(name))
    return value === undefined ? [] : [[name, value]]
  })
  const text = asked.get(TEXT)
  return { ...(Object.fromEntries(known) as CardFilter), ...(text && { text }) }
}

export const queryOf = (wanted: CardFilter): string =>
  new URLSearchParams(Object.entries(wanted).filter(([, value]) => value !== '')).toString()

const SIDES = ['us', 'ussr', 'both'] as const
const ERAS = Object.keys(Era).map((name) => name.toLowerCase())

const OF_KIND: { readonly [K in ValueOf<'kind'>]: (card: Card) => boolean } = {
  scoring: ({ scoring }) => scoring !== null,
  war: ({ war }) => war,
  once: ({ once }) => once,
  lasting: ({ lasts }) => lasts,
  optional: ({ optional }) => optional,
  promo: ({ promo }) => promo,
}

const CHECKS: { readonly [K in FilterName]: (entry: CardEntry, value: ValueOf<K>) => boolean } = {
  game: ({ game }, value) => game === value,
  side: ({ facts }, value) => facts.scoring === null && SIDES[facts.side] === value,
  era: ({ facts }, value) => ERAS[facts.era] === value,
  ops: ({ facts }, value) => facts.ops === Number(value),
  kind: ({ facts }, value) => OF_KIND[value](facts),
}

/** What a card is called in any language. */
const namesOf = ({ game, card, facts }: CardEntry): string =>
  [...LANGUAGES.map((language) => words(language, game).card(card)), ...words('en', game).aliases(CARD + card), facts.number].join(' ')

/** Cards with this name come before those whose effect speaks of it. */
export function chosenCards(wanted: CardFilter, language: Language): CardEntry[] {
  const fits = (entry: CardEntry, name: FilterName): boolean => {
    const value = wanted[name]
    return value === undefined || CHECKS[name](entry, value as never)
  }
  const text = wanted.text ?? ''
  const fitting = ENTRIES.filter((entry) => NAMES.every((name) => fits(entry, name)))
  if (text.trim() === '') return fitting
  const named = fitting.filter((entry) => matches(namesOf(entry), text))
  const speaking = fitting.filter(
    (entry) => !named.includes(entry) && matches(`${namesOf(entry)} ${words(language, entry.game).effect(entry.card)}`, text),
  )
  return [...named, ...speaking]
}
