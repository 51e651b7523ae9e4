/** The catalogues: complete, readable by the formatter, and alike in both languages. That no key is missing is the compiler's business. */

import { describe, expect, test } from 'vitest'
import { ATLAS } from '../../src/games/atlas.ts'
import { ALL_RULES, newGame } from '../../src/games/index.ts'
import { rulesNamed } from '../../src/index.ts'
import type { Card, Rules } from '../../src/rules/ruleset.ts'
import { games, general, LANGUAGES, type MessageKey } from '../../src/words/languages.ts'
import { words } from '../../src/words/speak.ts'
import { parametersOf, parse, pluralsOf } from './messages.ts'

const keys = Object.keys(general.en) as MessageKey[]

test('every message can be read by the formatter', () => {
  for (const language of LANGUAGES) {
    for (const key of keys) expect(() => parse(general[language][key], language), `${language} ${key}`).not.toThrow()
  }
})

/** A language may name a place or say where it is: "Asia", "в Азии". */
const PLACES = new Set(['country', 'region', 'where'])

test('a message has the same parameters in every language', () => {
  const unlike = keys.filter((key) => {
    const [first, ...others] = LANGUAGES.map((language) =>
      parametersOf(general[language][key], language)
        .map((name) => (PLACES.has(name) ? 'place' : name))
        .sort()
        .join(),
    )
    return others.some((parameters) => parameters !== first)
  })
  expect(unlike).toEqual([])
})

test('a Russian plural that counts has all four forms', () => {
  const wrong = keys.filter((key) =>
    pluralsOf(general.ru[key], 'ru').some(({ forms, counts }) => counts && forms.toSorted().join() !== 'few,many,one,other'),
  )
  expect(wrong).toEqual([])
})

test('card names are quoted where they are spoken, not in the messages', () => {
  expect(keys.filter((key) => general.ru[key].includes('«{card}»'))).toEqual([])
})

test('a sentence of the rules ends like one, and so does its translation', () => {
  const sentences = keys.filter((key) => /^(reason|prompt|note)\./.test(key))
  const open = sentences.filter((key) => LANGUAGES.some((language) => !/[.?]\}*$/.test(general[language][key])))
  expect(open).toEqual([])
})

test('a card comes with its quotation marks, so no Russian sentence of the rules adds any', () => {
  const quoting = keys.filter((key) => /^(reason|prompt|note|end)\./.test(key) && general.ru[key].includes('«{card}»'))
  expect(quoting).toEqual([])
})

/** Boxes of the space race whose ability is put into words (6.4.4). */
const ABILITIES: Readonly<Record<string, readonly number[]>> = { 'twilight-struggle': [2, 4, 6, 8], 'red-sea': [1, 3] }
/** What the map of another scenario and another edition have of their own. */
const MORE: Readonly<Record<string, readonly string[]>> = {
  'twilight-struggle': [
    'game.civil-war',
    'game.civil-war-mixed',
    'country.chinese-civil-war',
    'country.chinese-civil-war.in',
    'space.2.second',
    'space.3.second',
    'space.4.second',
    'space.5.second',
    'space.6.second',
    'space.6.second.ability',
    'space.7.second',
    'space.8.second',
  ],
  'red-sea': ['final-bonus'],
}

/** The card whose effect in force bars the event of this one. */
const preventing = (rules: Rules, card: Card): Card | undefined =>
  rules.cards.find((other) => other.barEvent?.(newGame({ game: rules.id }), card, other.side === 1 ? 1 : 0))

describe.each(Object.keys(games))('the catalogue of %s', (game) => {
  const rules = rulesNamed(game)!

  test('every card, country, area, region and space box has its words, and nothing else has', () => {
    const named = [
      'game',
      'game.mixed',
      ...rules.cards.flatMap(({ id }) => [`card.${id}`, `card.${id}.effect`]),
      ...rules.cards.flatMap((card) => (card.can !== undefined || preventing(rules, card) !== undefined ? [`card.${card.id}.unmet`] : [])),
      ...rules.map.countries.flatMap((country) => (country === undefined ? [] : [`country.${country.id}`, `country.${country.id}.in`])),
      ...rules.map.regions.flatMap((id) => [`region.${id}`, `region.${id}.in`]),
      ...rules.tables.spaceBoxes.map((_, n) => `space.${n}`),
      ...ABILITIES[game]!.map((n) => `space.${n}.ability`),
      'end.region-control',
      ...MORE[game]!,
    ].sort()
    for (const language of LANGUAGES) expect(Object.keys(games[game]![language]).sort()).toEqual(named)
  })

  test('no words are empty or have braces, straight quotation marks or spaces to spare', () => {
    for (const language of LANGUAGES)
      expect(Object.entries(games[game]![language]).filter(([, text]) => /^$|[{}'"]|^ | $| {2}/.test(text))).toEqual([])
  })

  test('every effect and ability ends like a sentence', () => {
    for (const language of LANGUAGES) {
      const sentences = Object.entries(games[game]![language]).filter(([key]) => /\.(effect|ability|unmet)$/.test(key))
      expect(sentences.filter(([, text]) => !text.endsWith('.'))).toEqual([])
    }
  })

  test('a card has one reason for which its event can’t happen, and a card that prevents it is named', () => {
    const prevented = rules.cards.filter((card) => preventing(rules, card) !== undefined)
    expect(prevented.length).toBeGreaterThan(1)
    for (const card of prevented) {
      expect(card.can).toBeUndefined()
      for (const language of LANGUAGES) {
        const catalogue: Readonly<Record<string, string>> = games[game]![language]
        expect(catalogue[`card.${card.id}.unmet`]).toContain(catalogue[`card.${preventing(rules, card)!.id}`])
      }
    }
  })

  test('Russian words have foreign letters only where Russian uses them', () => {
    const foreign = Object.entries(games[game]!.ru).filter(([, text]) => /[a-z]/i.test(text.replaceAll(/DEFCON|F-5E|U-2|II/g, '')))
    expect(foreign).toEqual([])
  })
})

describe.each(ALL_RULES.map(({ id }) => id))('%s', (game) => {
  const rules = rulesNamed(game)!

  test('every card, country, region and space box can be named, a card by the catalogue of its own game', () => {
    for (const language of LANGUAGES) {
      const w = words(language, game)
      rules.cards.forEach((card, n) => {
        const catalogue = games[card.game]![language]
        expect([w.card(n), w.effect(n)]).toEqual([catalogue[`card.${card.id}`], catalogue[`card.${card.id}.effect`]])
        expect(w.card(n)).toBeTruthy()
      })
      // Of both maps: a card that is mixed in may speak of a country that is not on this one.
      const unnamed = ATLAS.filter((_, n) => !w.country(n))
      expect(unnamed).toEqual([])
      for (const n of rules.map.regions.keys()) expect(w.region(n)).toBeTruthy()
      for (const n of rules.tables.spaceBoxes.keys()) expect(w.box(n)).toBeTruthy()
    }
  })

  test('no two answers have the same name', () => {
    for (const language of LANGUAGES) {
      const w = words(language, game)
      const names = [...rules.picks.values()].map((pick) => w.pick(pick).toLowerCase())
      const twice = names.filter((name, i) => names.indexOf(name) !== i)
      expect(twice).toEqual([])
    }
  })
})

test('6.4.4: boxes of the space race have the names of their edition, no two the same, and a number where none is known', () => {
  const second = words('ru', 'twilight-struggle', 'second')
  expect([2, 3, 4, 5, 6, 7, 8].map((n) => second.box(n))).toEqual([
    'Животные в космосе',
    'Деление 3',
    'Человек в космосе',
    'Деление 5',
    'Орбитальная космическая станция',
    'Лунная орбита',
    'База на Луне',
  ])
  const deluxe = words('ru', 'twilight-struggle')
  expect([2, 4, 6, 8].map((n) => deluxe.box(n))).toEqual([
    'Животное в космосе',
    'Человек на орбите Земли',
    'Высадка на Луне',
    'Космическая станция',
  ])
  expect(second.note({ key: 'space', side: 0, n: 8 })).toContain('База на Луне')
})

test('no two games have the same name', () => {
  for (const language of LANGUAGES) {
    const names = ALL_RULES.map(({ id }) => id).map((game) => words(language, game).game())
    expect(new Set(names).size).toBe(names.length)
  }
})
