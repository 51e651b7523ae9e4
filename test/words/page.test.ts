/** What only the page says: readable by the formatter, and alike in both languages. That no key is missing is the compiler's business. */
import { expect, test } from 'vitest'
import { onlineEn } from '../../src/words/online.en.ts'
import { onlineRu } from '../../src/words/online.ru.ts'
import { pageEn } from '../../src/words/page.en.ts'
import { pageRu } from '../../src/words/page.ru.ts'
import { sayIn } from '../../src/words/page.ts'
import { roomsEn } from '../../src/words/rooms.en.ts'
import { roomsRu } from '../../src/words/rooms.ru.ts'
import { parametersOf, pluralsOf } from './messages.ts'

const en: Readonly<Record<string, string>> = { ...pageEn, ...roomsEn, ...onlineEn }
const ru: Readonly<Record<string, string>> = { ...pageRu, ...roomsRu, ...onlineRu }
const keys = Object.keys(en)

test('a message has the same parameters in every language', () => {
  const unlike = keys.filter((key) => parametersOf(en[key]!, 'en').join() !== parametersOf(ru[key]!, 'ru').join())
  expect(unlike).toEqual([])
})

test('a Russian plural that counts has all four forms', () => {
  const wrong = keys.filter((key) =>
    pluralsOf(ru[key]!, 'ru').some(({ forms, counts }) => counts && forms.toSorted().join() !== 'few,many,one,other'),
  )
  expect(wrong).toEqual([])
})

test('a message is said with its values', () => {
  expect(sayIn('en')('hand.other', { side: 'USSR', n: 1 })).toBe('USSR: 1 card in hand.')
  expect(sayIn('ru')('hand.other', { side: 'СССР', n: 5 })).toBe('СССР: 5 карт в руке.')
})
