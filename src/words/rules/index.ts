/** The rules of both games as a page, numbered as the rulebooks are. The texts are loaded when the page shows them. */
import type { PromptKey } from '../../games/prompts.ts'
import type { Language } from '../languages.ts'
import type { Paragraph } from './markup.ts'

export type Book = 'twilight-struggle' | 'red-sea'
/** By number, in order. */
export type RulesText = Readonly<Record<string, Paragraph>>

const texts: Readonly<Record<Book, Readonly<Record<Language, () => Promise<RulesText>>>>> = {
  'twilight-struggle': {
    en: async () => (await import('../en/rules/twilight-struggle.ts')).twilightStruggleRulesEn,
    ru: async () => (await import('../ru/rules/twilight-struggle.ts')).twilightStruggleRulesRu,
  },
  'red-sea': {
    en: async () => (await import('../en/rules/red-sea.ts')).redSeaRulesEn,
    ru: async () => (await import('../ru/rules/red-sea.ts')).redSeaRulesRu,
  },
}

export const loadRules = (book: Book, language: Language): Promise<RulesText> => texts[book][language]()

/** How the games are mixed stands in the book of Red Sea alone; the other book's section 12 is a scenario. */
const MIXING = new Set(['12.1.1', '12.1.2', '12.3.1', '12.3.2'])

/** The book in which a paragraph cited in a game stands. */
export const bookOf = (game: Book, number: string): Book => (MIXING.has(number) ? 'red-sea' : game)

/** The phases of a turn have letters (4.5), in each language its own. */
const LETTERS = ['ABCDEFGHI', 'АБВГДЕЖЗИ'] as const

/** A number as it is shown; sections that the rulebooks do not number have their titles alone. */
export function shownNumber(language: Language, number: string): string {
  if (!/^\d/.test(number)) return ''
  return language === 'ru' ? number.replace(/[A-I]$/, (letter) => LETTERS[1][LETTERS[0].indexOf(letter)]!) : number
}

/** The paragraph that explains a question; questions of single cards are explained by the card. */
const ASKED: Readonly<Partial<Record<PromptKey, string>>> = {
  bid: '11.4',
  'draw-sides': '11.4',
  'place-start': '3.0',
  'place-extra': '11.4.1',
  headline: '4.5 C',
  play: '5.1',
  use: '5.2',
  operations: '6.0',
  influence: '6.1',
  realign: '6.2',
  coup: '6.3',
  'discard-held': '6.4.4',
  'space-removal': '6.4.4',
  'space-roll': '6.4.1',
}

export const paragraphOf = (game: Book, prompt: PromptKey): string | undefined =>
  prompt === 'mix-in' ? (game === 'red-sea' ? '12.1.1' : '12.3.1') : ASKED[prompt]
