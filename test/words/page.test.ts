/** What only the page says: readable by the formatter, and alike in both languages. That no key is missing is the compiler's business. */
import { expect, test, vi } from 'vitest'
import { onlineEn } from '../../src/words/en/online.ts'
import { pageEn } from '../../src/words/en/page.ts'
import { roomsEn } from '../../src/words/en/rooms.ts'
import { scenesEn } from '../../src/words/en/scenes.ts'
import { tableEn } from '../../src/words/en/table.ts'
import { sayIn } from '../../src/words/page.ts'
import { onlineRu } from '../../src/words/ru/online.ts'
import { pageRu } from '../../src/words/ru/page.ts'
import { roomsRu } from '../../src/words/ru/rooms.ts'
import { scenesRu } from '../../src/words/ru/scenes.ts'
import { tableRu } from '../../src/words/ru/table.ts'
import { words } from '../../src/words/speak.ts'
import { parametersOf, pluralsOf } from './messages.ts'

const en: Readonly<Record<string, string>> = { ...pageEn, ...roomsEn, ...onlineEn, ...tableEn, ...scenesEn }
const ru: Readonly<Record<string, string>> = { ...pageRu, ...roomsRu, ...onlineRu, ...tableRu, ...scenesRu }
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
  expect(words('en', 'twilight-struggle').say('hand.other', { side: 'USSR', n: 1 })).toBe('USSR: 1 card in hand.')
  expect(words('ru', 'twilight-struggle').say('hand.other', { side: 'СССР', n: 5 })).toBe('СССР: 5 карт в руке.')
})

test('the first page is said without number formats, which a browser takes long to build', () => {
  const format = vi.spyOn(Intl, 'NumberFormat')
  const supported = vi.spyOn(Intl.NumberFormat, 'supportedLocalesOf')
  for (const language of ['en', 'ru'] as const) sayIn(language)('home.computer.about', { n: 6, first: 'A', last: 'B' })
  expect(format).not.toHaveBeenCalled()
  expect(supported).not.toHaveBeenCalled()
  vi.restoreAllMocks()
})
