/** Everything that can be chosen when a game is created is listed once, and has its words. */

import { describe, expect, test } from 'vitest'
import { CHOICES, DEFAULTS, type Options, PRESETS, READINGS, VARIANTS } from '../../src/games/options.ts'
import { newGame } from '../../src/index.ts'
import { general, LANGUAGES } from '../../src/words/languages.ts'
import { LISTED, nameOfValue, SECTIONS } from '../../src/words/options.ts'

describe('the list of options', () => {
  test('has every option of a game once, in a section', () => {
    const { variants, readings, ...rest } = newGame({ game: 'twilight-struggle' }).options
    const all = [...Object.keys(rest), ...Object.keys(variants), ...Object.keys(readings)]
    expect(LISTED.map(({ key }) => key).sort()).toEqual(all.sort())
    expect(new Set(all).size).toBe(all.length)
    expect(new Set(LISTED.map(({ section }) => section))).toEqual(new Set(SECTIONS))
  })

  test('has the usual value of each first, which is its default', () => {
    const firsts = (choices: object): object => Object.fromEntries(Object.entries(choices).map(([key, { values }]) => [key, values[0]]))
    const usual = { ...firsts(CHOICES), handicap: [0, 0], variants: firsts(VARIANTS), readings: firsts(READINGS) }
    expect(usual).toEqual(DEFAULTS)
    expect(PRESETS.rulebook).toEqual({ showHeldCards: DEFAULTS.showHeldCards, readings: DEFAULTS.readings })
  })

  test('says where each stands in the options of a game', () => {
    for (const { key, within, choice } of LISTED) {
      const group: object = within === 'options' ? DEFAULTS : DEFAULTS[within]
      expect([key, group[key as keyof object]]).toEqual([key, choice === null ? DEFAULTS.handicap : choice.values[0]])
    }
  })

  test('has at least two values of each', () => {
    for (const { key, choice } of LISTED) if (choice !== null) expect([key, new Set(choice.values).size > 1]).toEqual([key, true])
  })
})

describe.each(LANGUAGES)('the words in %s', (language) => {
  const messages = general[language]

  test('name no two values of an option alike', () => {
    for (const { key, choice } of LISTED) {
      const names = choice?.values.map((value) => messages[nameOfValue(key, value)]) ?? []
      expect([key, names]).toEqual([key, [...new Set(names)]])
      expect(names).not.toContain(undefined)
    }
  })

  test('name no two options alike', () => {
    const names = LISTED.map(({ key }) => messages[`option.${key}`])
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([])
  })

  test('explain each option, section and preset in sentences', () => {
    const keys = [
      ...LISTED.map(({ key }) => `option.${key}.about` as const),
      ...SECTIONS.map((section) => `section.${section}.about` as const),
      ...(Object.keys(PRESETS) as (keyof typeof PRESETS)[]).map((preset) => `preset.${preset}.about` as const),
    ]
    expect(keys.filter((key) => !/^\p{Lu}.+\.$/u.test(messages[key].replace(/^«/, '')))).toEqual([])
  })

  test('have no words for values that an option does not have', () => {
    const known = new Set(
      LISTED.flatMap(({ key, choice }) => [
        `option.${key}`,
        `option.${key}.about`,
        ...(choice?.values.map((value) => nameOfValue(key, value)) ?? []),
      ]),
    )
    expect(Object.keys(messages).filter((key) => key.startsWith('option.') && !known.has(key))).toEqual([])
  })
})

test('Russian words have foreign letters only where Russian uses them', () => {
  const foreign = Object.entries(general.ru).filter(
    ([key, text]) => /^(option|preset|section)\./.test(key) && /[a-z]/i.test(text.replaceAll(/DEFCON|Deluxe/g, '')),
  )
  expect(foreign).toEqual([])
})

test('an option is what the words say: yes and no where it is on or off', () => {
  const options: Options = DEFAULTS
  expect(nameOfValue('mix', options.mix)).toBe('word.no')
  expect(nameOfValue('edition', options.edition)).toBe('option.edition.deluxe')
})
