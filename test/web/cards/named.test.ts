/** Cards are found by their names in sentences, in both languages. */
import { expect, test } from 'vitest'
import { cardsNamed } from '../../../src/web/cards/named.ts'
import { words } from '../../../src/words/speak.ts'

const found = (language: 'en' | 'ru', text: string): string[] => {
  const w = words(language, 'twilight-struggle')
  return cardsNamed(text, w).flatMap(({ card }) => (card === null ? [] : [w.card(card)]))
}

test('a part of a word is no name', () => {
  expect(found('en', 'US plays Chernobyl, not Che; Summits are no Summit.')).toEqual(['Chernobyl', 'Che', 'Summit'])
})

test('in Russian a name stands in quotation marks', () => {
  expect(found('ru', 'США разыгрывают «НАТО». НАТО действует; «Пригнись и накройся» нет.')).toEqual(['НАТО', '«Пригнись и накройся»'])
})

test('the parts give the sentence back', () => {
  const text = 'USSR plays Fidel, then Blockade.'
  const parts = cardsNamed(text, words('en', 'twilight-struggle'))
  expect(parts.map((part) => part.text).join('')).toBe(text)
  expect(parts.map(({ at }) => at)).toEqual([0, 11, 16, 23, 31])
})

test.each(['en', 'ru'] as const)('every card is found by the name that sentences give it (%s)', (language) => {
  const w = words(language, 'twilight-struggle')
  expect(w.cards().filter((card) => cardsNamed(`– ${w.quoted(card)}.`, w).every((part) => part.card !== card))).toEqual([])
})
