/** The rules as text: every paragraph that is cited exists, in both languages alike, and everything a text refers to is there. */

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { ALL_RULES } from '../../src/games/index.ts'
import type { PromptKey } from '../../src/games/prompts.ts'
import { explain, rulesNamed, US } from '../../src/index.ts'
import { gameOf } from '../../src/rules/ruleset.ts'
import { games, general, LANGUAGES, type Language } from '../../src/words/languages.ts'
import { LISTED } from '../../src/words/options.ts'
import { type Book, bookOf, loadRules, paragraphOf, type RulesText, shownNumber } from '../../src/words/rules/index.ts'
import { linesOf, type Piece, TABLES } from '../../src/words/rules/markup.ts'
import { table } from '../table.ts'

const BOOKS = ['twilight-struggle', 'red-sea'] as const

const load = async (book: Book): Promise<Record<Language, RulesText>> => ({
  en: await loadRules(book, 'en'),
  ru: await loadRules(book, 'ru'),
})
const texts: Readonly<Record<Book, Readonly<Record<Language, RulesText>>>> = {
  'twilight-struggle': await load('twilight-struggle'),
  'red-sea': await load('red-sea'),
}

const numbersIn = (book: Book): string[] => Object.keys(texts[book].en)
const exists = (game: Book, number: string): boolean => number in texts[bookOf(game, number)].en
const piecesOf = (text: string): Piece[] => linesOf(text).flatMap((line) => [...line.pieces])

/** What a text refers to in vain. */
const broken = (book: Book, text: string): Piece[] =>
  piecesOf(text).filter((piece) => {
    if (piece.kind === 'paragraph') return !(piece.number in texts[book].en)
    if (piece.kind === 'table') return !TABLES.includes(piece.table)
    if (piece.kind === 'card' || piece.kind === 'country') return !(`${piece.kind}.${piece.id}` in games[book]!.en)
    return /[*{}[\]]/.test(piece.text)
  })

describe.each(BOOKS)('the rules of %s', (book) => {
  test('both languages have the same paragraphs in the same order, with titles on the same ones', () => {
    const { en, ru } = texts[book]
    expect(Object.keys(ru)).toEqual(Object.keys(en))
    expect(Object.keys(ru).filter((number) => (ru[number]!.title === undefined) !== (en[number]!.title === undefined))).toEqual([])
  })

  test('paragraphs stand in the order of their numbers, each under the one it belongs to', () => {
    const numbers = numbersIn(book).filter((number) => /^\d/.test(number))
    const parts = (number: string): number[] =>
      number
        .replace(/ ([A-I])$/, (_, letter: string) => `.${letter.charCodeAt(0)}`)
        .split('.')
        .map(Number)
    const compare = (a: number[], b: number[]): number => {
      const at = a.findIndex((part, i) => part !== b[i])
      return at < 0 ? a.length - b.length : a[at]! - (b[at] ?? -1)
    }
    expect(numbers.toSorted((a, b) => compare(parts(a), parts(b)))).toEqual(numbers)
    const orphans = numbers.filter((number) => {
      const above = number.replace(/[. ][^. ]+$/, '')
      return !number.endsWith('.0') && !numbers.includes(above) && !numbers.includes(`${above}.0`)
    })
    expect(orphans).toEqual([])
  })

  test.each(LANGUAGES)('no text in %s is empty or unfinished, or has straight quotation marks or spaces to spare', (language) => {
    const wrong = Object.entries(texts[book][language]).filter(
      ([, { title, text }]) =>
        title === '' || !/[.}]$/.test(text) || [title ?? '', ...text.split('\n')].some((line) => /["']|^ | $| {2}/.test(line)),
    )
    expect(wrong).toEqual([])
  })

  test('English is written in English letters, Russian in Russian ones', () => {
    const said = (language: Language): string[] =>
      Object.values(texts[book][language]).flatMap(({ title, text }) =>
        [...(title === undefined ? [] : [title]), text].map((line) => line.replaceAll(/\{[^}]*\}|\[[^\]]*\]|DEFCON/g, '')),
      )
    expect(said('en').filter((text) => /[а-яё]/i.test(text))).toEqual([])
    expect(said('ru').filter((text) => /[a-z]/i.test(text) || !/[а-я]/i.test(text))).toEqual([])
  })

  test.each(LANGUAGES)('everything that a text in %s refers to exists', (language) => {
    const missing = Object.entries(texts[book][language]).flatMap(([number, { text }]) =>
      broken(book, text).map((piece) => [number, piece]),
    )
    expect(missing).toEqual([])
  })

  test('a paragraph has the same tables and the same references in both languages', () => {
    const references = (language: Language, number: string): string[] =>
      piecesOf(texts[book][language][number]!.text)
        .flatMap((piece) => (piece.kind === 'table' ? [piece.table] : piece.kind === 'paragraph' ? [piece.number] : []))
        .sort()
    for (const number of numbersIn(book)) expect([number, ...references('ru', number)]).toEqual([number, ...references('en', number)])
  })
})

test('every table has its place', () => {
  const used = BOOKS.flatMap((book) => Object.values(texts[book].en)).flatMap(({ text }) => piecesOf(text))
  expect(TABLES.filter((name) => !used.some((piece) => piece.kind === 'table' && piece.table === name))).toEqual([])
})

test('phases have the letters of their language, and sections that no rulebook numbers have none', () => {
  expect([shownNumber('en', '4.5 C'), shownNumber('ru', '4.5 C'), shownNumber('ru', '4.5 I')]).toEqual(['4.5 C', '4.5 В', '4.5 И'])
  expect([shownNumber('en', '6.1.1'), shownNumber('ru', 'late-war.board')]).toEqual(['6.1.1', ''])
})

test('markup: items, emphasis, paragraphs, names and tables', () => {
  expect(linesOf('A *word* of [6.1.1]\n- {card:nato}, {table:space}')).toEqual([
    {
      item: false,
      pieces: [
        { kind: 'text', text: 'A ' },
        { kind: 'emphasis', text: 'word' },
        { kind: 'text', text: ' of ' },
        { kind: 'paragraph', number: '6.1.1' },
      ],
    },
    {
      item: true,
      pieces: [
        { kind: 'card', id: 'nato' },
        { kind: 'text', text: ', ' },
        { kind: 'table', table: 'space' },
      ],
    },
  ])
})

const sources = (...folders: string[]): string[] =>
  folders
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => join(folder, path)))
    .filter((path) => path.endsWith('.ts'))

describe('what is cited has its paragraph', () => {
  test('by reasons of the shared rules and of cards, in both rulebooks', () => {
    const cited = sources('src/rules', 'src/games')
      .filter((path) => !path.endsWith('options.ts'))
      .flatMap((path) => [...readFileSync(path, 'utf8').matchAll(/\brule: '([^']+)'/g)].map((match) => match[1]!))
    expect(cited).toContain('6.1.1')
    for (const number of cited) for (const book of BOOKS) expect([book, number, number in texts[book].en]).toEqual([book, number, true])
  })

  test.each(ALL_RULES.map(({ id }) => id))('by the tables of %s', (name) => {
    const rules = rulesNamed(name)!
    const { closedRule, mixing } = rules.tables
    const cited = mixing === undefined ? [closedRule] : [closedRule, mixing.rule]
    expect(cited.filter((number) => !exists(gameOf(rules) as Book, number))).toEqual([])
  })

  test.each(BOOKS)('by options of %s', (game) => {
    const cited = LISTED.flatMap(({ choice }) => choice?.rules[game] ?? [])
    expect(cited.length).toBeGreaterThan(10)
    expect(cited.filter((number) => !exists(game, number))).toEqual([])
  })

  test.each(BOOKS)('by questions in %s', (game) => {
    const prompts = Object.keys(general.en).flatMap((key) => (key.startsWith('prompt.') ? [key.slice(7) as PromptKey] : []))
    const cited = prompts.flatMap((prompt) => paragraphOf(game, prompt) ?? [])
    expect(cited).toContain('4.5 C')
    expect(cited.filter((number) => !exists(game, number))).toEqual([])
  })
})

describe('the two rulebooks number differently', () => {
  const reason = (game: Book, country: string) => {
    const t = table({
      game,
      us: [game === 'red-sea' ? 'famine' : 'red-scare-purge'],
      defcon: 2,
      influence: { [country]: [0, 1], sudan: [0, 1] },
    })
    const picks = rulesNamed(game)!.picks
    t.us.plays(game === 'red-sea' ? 'famine' : 'red-scare-purge', 'coup')
    return explain(t.g, { by: US, pick: picks.get(country)! })
  }

  test('8.1.5, Red Sea 8.1.7: a region closed by DEFCON', () => {
    expect(reason('twilight-struggle', 'egypt')).toMatchObject({ key: 'defcon-closed', rule: '8.1.5' })
    expect(reason('red-sea', 'egypt')).toMatchObject({ key: 'defcon-closed', rule: '8.1.7' })
    for (const [book, number] of [['twilight-struggle', '8.1.5'] as const, ['red-sea', '8.1.7'] as const])
      expect(texts[book].en[number]!.text).toContain('{table:defcon}')
  })

  test('Red Sea 12.1.1, 12.3.1: mixing stands in the book of Red Sea, whose section 12 it is', () => {
    expect(rulesNamed('red-sea-mixed')!.tables.mixing!.rule).toBe('12.1.1')
    expect(rulesNamed('twilight-struggle-mixed')!.tables.mixing!.rule).toBe('12.3.1')
    expect(bookOf('twilight-struggle', '12.3.1')).toBe('red-sea')
    expect(numbersIn('twilight-struggle')).not.toContain('12.3.1')
    expect(bookOf('twilight-struggle', '12.1')).toBe('twilight-struggle')
  })
})
