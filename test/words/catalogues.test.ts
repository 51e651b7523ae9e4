/** The catalogues: complete, readable by the formatter, and alike in both languages. That no key is missing is the compiler's business. */
import { describe, expect, test } from 'vitest'
import { COMMANDS } from '../../src/cli/play/prompt.ts'
import { GAMES } from '../../src/cli/surroundings.ts'
import { rulesNamed } from '../../src/index.ts'
import { games, general, LANGUAGES, type MessageKey } from '../../src/words/languages.ts'
import { words } from '../../src/words/speak.ts'
import { parametersOf, parse, pluralsOf } from './messages.ts'

const keys = Object.keys(general.en) as MessageKey[]

test('every message can be read by the formatter', () => {
  for (const language of LANGUAGES) {
    for (const key of keys) expect(() => parse(general[language][key], language), `${language} ${key}`).not.toThrow()
  }
})

test('a message has the same parameters in every language', () => {
  const unlike = keys.filter((key) => {
    const [first, ...others] = LANGUAGES.map((language) => parametersOf(general[language][key], language).join())
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

test('a sentence of the rules ends like one, and so does its translation', () => {
  const sentences = keys.filter((key) => /^(reason|prompt|note)\./.test(key))
  const open = sentences.filter((key) => LANGUAGES.some((language) => !/[.?]$/.test(general[language][key])))
  expect(open).toEqual([])
})

describe.each(GAMES)('%s', (game) => {
  const rules = rulesNamed(game)!

  test('every card, country, region and space box has its words, and nothing else has', () => {
    const named = [
      'game',
      ...rules.cards.flatMap(({ id }) => [`card.${id}`, `card.${id}.effect`]),
      ...rules.map.all.map((n) => `country.${rules.map.countries[n]!.id}`),
      ...rules.map.regions.map((id) => `region.${id}`),
      ...rules.tables.spaceBoxes.map((_, n) => `space.${n}`),
      ...Object.values(rules.tables.abilities).map((n) => `space.${n}.ability`),
    ].sort()
    for (const language of LANGUAGES) {
      const catalogue = games[game]![language]
      expect(Object.keys(catalogue).sort()).toEqual(named)
      expect(Object.entries(catalogue).filter(([, text]) => text.trim() === '' || /[{}]/.test(text))).toEqual([])
    }
  })

  test('no two answers have the same name, and none has the name of a command', () => {
    for (const language of LANGUAGES) {
      const w = words(language, game)
      const names = [...rules.picks.values()].map((pick) => w.pick(pick).toLowerCase())
      const twice = names.filter((name, i) => names.indexOf(name) !== i)
      expect(twice).toEqual([])
      const commands = COMMANDS.flatMap((command) => [command, w.say(`cli.command.${command}`)])
      expect(commands.filter((command) => names.includes(command) || rules.picks.has(command))).toEqual([])
    }
  })
})
