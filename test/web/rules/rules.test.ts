import { describe, expect, test } from 'vitest'
import { Poland } from '../../../src/games/atlas.ts'
import { redSea, scoreOfCard, twilightStruggle, view } from '../../../src/index.ts'
import { SPECTATOR } from '../../../src/rules/view.ts'
import { citedIn } from '../../../src/web/rules/cited.ts'
import { closedAt, periodsOf, southeastAsia } from '../../../src/web/rules/facts.ts'
import { depthOf, outlineOf, plainText, search, under } from '../../../src/web/rules/outline.ts'
import { LANGUAGES } from '../../../src/words/languages.ts'
import { loadRules } from '../../../src/words/rules/index.ts'
import { words } from '../../../src/words/speak.ts'
import { table } from '../../table.ts'

const rulesEn = await loadRules('twilight-struggle', 'en')

describe('the book', () => {
  test('sections, parts and paragraphs', () => {
    expect(['6.0', '6.1', '6.1.1', '4.5', '4.5 C', 'late-war', 'late-war.board', '6.3.6.1'].map(depthOf)).toEqual([1, 2, 3, 2, 3, 1, 2, 3])
  })

  test('what stands under a number: 6.1 has its paragraphs, 6.0 its whole section, 1 is not the beginning of 10', () => {
    expect(under(rulesEn, '6.1')).toEqual(Object.keys(rulesEn).filter((number) => number === '6.1' || number.startsWith('6.1.')))
    expect(under(rulesEn, '6.0')).toEqual(Object.keys(rulesEn).filter((number) => number.startsWith('6.')))
    expect(under(rulesEn, '4.5')).toContain('4.5 C')
    expect(under(rulesEn, '6.1.1')).toEqual(['6.1.1'])
    expect(under(rulesEn, 'late-war')).toEqual(['late-war', 'late-war.board', 'late-war.cards', 'late-war.victory'])
  })

  test('the table of contents has each section once, with its parts', () => {
    const outline = outlineOf(rulesEn)
    expect(outline.map(({ number }) => number).slice(0, 5)).toEqual(['2.0', '3.0', '4.0', '5.0', '6.0'])
    expect(outline.find(({ number }) => number === '6.0')!.parts.map(({ number }) => number)).toEqual(['6.1', '6.2', '6.3', '6.4'])
  })

  test('search finds words, numbers and the names of countries', () => {
    const w = words('en', 'twilight-struggle')
    expect(search(rulesEn, '6.3.2', 'twilight-struggle', w)).toEqual(['6.3.2'])
    expect(search(rulesEn, 'Israel stability', 'twilight-struggle', w)).toContain('2.1.7')
    expect(search(rulesEn, 'xylophone', 'twilight-struggle', w)).toEqual([])
  })

  test('no paragraph shows its markup', async () => {
    for (const book of ['twilight-struggle', 'red-sea'] as const) {
      for (const language of LANGUAGES) {
        const w = words(language, book)
        const text = await loadRules(book, language)
        const marked = Object.keys(text).filter((number) => /[{}*]|undefined/.test(plainText(text[number]!.text, book, w)))
        expect(marked).toEqual([])
      }
    }
  })
})

describe('rules named in sentences', () => {
  test('the number becomes a part of its own, the sentence stays what it was', () => {
    expect(citedIn('Poland is out of reach. Rule 6.1.1.')).toEqual([
      { text: 'Poland is out of reach. Rule ', isRule: false, at: 0 },
      { text: '6.1.1', isRule: true, at: 29 },
      { text: '.', isRule: false, at: 34 },
    ])
    expect(citedIn('Пункт 4.5 C правил.').map(({ text }) => text)).toEqual(['Пункт ', '4.5 C', ' правил.'])
    expect(citedIn('The average is 3.5.')).toEqual([{ text: 'The average is 3.5.', isRule: false, at: 0 }])
  })

  test('a refusal is linked in both languages', () => {
    for (const language of LANGUAGES) {
      const sentence = words(language, 'twilight-struggle').reason({ key: 'out-of-reach', rule: '6.1.1', country: Poland })
      expect(citedIn(sentence).flatMap(({ text, isRule }) => (isRule ? [text] : []))).toEqual(['6.1.1'])
    }
  })
})

describe('tables', () => {
  test('turns that are alike stand together (4.1)', () => {
    expect(periodsOf(twilightStruggle)).toEqual([
      { from: 1, to: 3, era: 'early', hand: 8, rounds: 6 },
      { from: 4, to: 7, era: 'mid', hand: 9, rounds: 7 },
      { from: 8, to: 10, era: 'late', hand: 9, rounds: 7 },
    ])
    expect(periodsOf(redSea).map(({ from, to }) => [from, to])).toEqual([
      [1, 1],
      [2, 2],
    ])
  })

  test('regions closed by DEFCON (8.1.5)', () => {
    const names = (level: number): string[] => closedAt(twilightStruggle, level).map((region) => twilightStruggle.map.regions[region]!)
    expect(names(5)).toEqual([])
    expect(names(4)).toEqual(['europe'])
    expect(names(2).toSorted()).toEqual(['asia', 'europe', 'middle-east'])
  })

  test('Southeast Asia: what the table says of a country is what the engine pays for it', () => {
    const { map, cardNumbers } = twilightStruggle
    const scoring = cardNumbers.get('southeast-asia-scoring')!
    for (const { country, vp } of southeastAsia(twilightStruggle)) {
      const t = table({ influence: { [map.countries[country]!.id]: [9, 0] } })
      expect(scoreOfCard(view(t.g, SPECTATOR), scoring).vp).toBe(vp)
    }
  })
})
