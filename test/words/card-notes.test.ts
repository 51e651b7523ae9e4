/** History and rulings of the cards: short, in the right alphabet, alike in both languages. That no card is missing is the compiler's business. */
import { describe, expect, test } from 'vitest'
import { historyEn } from '../../src/words/en/history.ts'
import { rulingsEn } from '../../src/words/en/rulings.ts'
import { games } from '../../src/words/languages.ts'
import { historyRu } from '../../src/words/ru/history.ts'
import { rulingsRu } from '../../src/words/ru/rulings.ts'
import { loadRules } from '../../src/words/rules/index.ts'
import { linesOf } from '../../src/words/rules/markup.ts'

const BOOKS = ['twilight-struggle', 'red-sea'] as const
const history = { en: historyEn, ru: historyRu }
const rulings = { en: rulingsEn, ru: rulingsRu }
const MOST_LETTERS = 160
const MOST_RULINGS = 3

/** Not one sentence: a full stop in the middle. Initials and the like are no full stops. */
const severalSentences = (text: string): boolean => /[.!?] [A-ZА-Я]/.test(text.replaceAll('Dr. ', ''))

const foreign = {
  en: (text: string): boolean => /[а-яё]/i.test(text),
  ru: (text: string): boolean => /[a-z]/i.test(text.replaceAll(/DEFCON|U-2|F-5E|\bXX\b|\bI\b/g, '')) || !/[а-я]/i.test(text),
}

describe.each(['en', 'ru'] as const)('in %s', (language) => {
  test.each(BOOKS)('each card of %s has one short sentence of history', (book) => {
    const wrong = Object.entries(history[language][book]).filter(
      ([, text]) =>
        text.length > MOST_LETTERS ||
        !text.endsWith('.') ||
        severalSentences(text) ||
        foreign[language](text) ||
        /[{}"'*[\]]| {2}/.test(text),
    )
    expect(wrong).toEqual([])
  })

  test.each(BOOKS)('a card of %s has at most three rulings, of one sentence each', (book) => {
    for (const [id, said] of Object.entries<readonly string[]>(rulings[language][book])) {
      expect([id, said.length]).toSatisfy(([, n]) => n > 0 && n <= MOST_RULINGS)
      const plain = said.map((text) => text.replaceAll(/\{[^}]*\}|\[[^\]]*\]/g, ''))
      expect([id, ...plain.filter((text) => !text.endsWith('.') || severalSentences(text) || foreign[language](text))]).toEqual([id])
    }
  })

  test.each(BOOKS)('everything that a ruling of %s refers to exists', async (book) => {
    const rules = await loadRules(book, language)
    const missing = Object.values<readonly string[]>(rulings[language][book])
      .flat()
      .flatMap((text) => linesOf(text).flatMap((line) => line.pieces))
      .filter((piece) => {
        if (piece.kind === 'paragraph') return !(piece.number in rules)
        if (piece.kind === 'card' || piece.kind === 'country') return !(`${piece.kind}.${piece.id}` in games[book]![language])
        return piece.kind !== 'text' || /[*{}[\]"']/.test(piece.text)
      })
    expect(missing).toEqual([])
  })
})

test.each(BOOKS)('a card of %s has the same number of rulings in both languages', (book) => {
  const counts = (of: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(Object.entries(of).map(([id, said]) => [id, said.length]))
  expect(counts(rulingsRu[book])).toEqual(counts(rulingsEn[book]))
})
