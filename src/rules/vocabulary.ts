/**
 * One number names one answer: a country, a card, a number from 0 to 9, a region or a word. Records and people use the names,
 * the engine and the bots the numbers.
 */
import type { Rules } from './ruleset.ts'

export const CARD = 100
export const NUMBER = 400
export const REGION = 410
const WORD = 430

const WORDS = [
  'done',
  'pass',
  'event',
  'influence',
  'realign',
  'coup',
  'space',
  'yes',
  'no',
  'participate',
  'boycott',
  'raise',
  'lower',
  'add',
  'remove',
  'play',
  'return',
  'intervene',
  'us',
  'ussr',
] as const
export type Word = (typeof WORDS)[number]

/** The answer that stands for a word: `W.done`. */
export const W = Object.fromEntries(WORDS.map((word, i) => [word, WORD + i])) as Readonly<Record<Word, number>>

export const isCountry = (pick: number): boolean => pick >= 0 && pick < CARD
export const isCard = (pick: number): boolean => pick >= CARD && pick < NUMBER
export const isNumber = (pick: number): boolean => pick >= NUMBER && pick < REGION
export const isRegion = (pick: number): boolean => pick >= REGION && pick < WORD

export function wordOf(pick: number): Word | undefined {
  return WORDS[pick - WORD]
}

/** The name of an answer: `nameOf(rulesOf(g), pick)`; undefined where the number stands for none. */
export function nameOf(rules: Rules, pick: number): string | undefined {
  if (isCountry(pick)) return rules.map.countries[pick]?.id
  if (isCard(pick)) return rules.cards[pick - CARD]?.id
  if (isNumber(pick)) return String(pick - NUMBER)
  if (isRegion(pick)) return rules.map.regions[pick - REGION]
  return wordOf(pick)
}

/** The number of a named answer, or -1. */
export function pickOf(rules: Rules, name: string): number {
  return rules.picks.get(name) ?? -1
}

export function allPicks(rules: Pick<Rules, 'map' | 'cards'>): Map<string, number> {
  const picks = new Map<string, number>()
  const add = (name: string, pick: number): void => {
    if (picks.has(name)) throw new Error(`two answers are named ${name}`)
    picks.set(name, pick)
  }
  rules.map.countries.forEach((country, i) => {
    if (country !== undefined) add(country.id, i)
  })
  rules.cards.forEach((card, i) => add(card.id, CARD + i))
  for (let n = 0; n < 10; n++) add(String(n), NUMBER + n)
  rules.map.regions.forEach((id, i) => add(id, REGION + i))
  WORDS.forEach((word, i) => add(word, WORD + i))
  return picks
}
