/** What a typed line means. */
import { expect, test } from 'vitest'
import { COMMANDS, labelOf, meaning, parse } from '../../src/cli/commands/play/prompt.ts'
import { ALL_RULES } from '../../src/games/index.ts'
import { pickOf, rulesNamed } from '../../src/index.ts'
import { LANGUAGES } from '../../src/words/languages.ts'
import { words } from '../../src/words/speak.ts'

const rules = rulesNamed('twilight-struggle')!
const en = words('en', rules.id)
const ru = words('ru', rules.id)
const picks = (...names: string[]): number[] => names.map((name) => pickOf(rules, name))
const means = (text: string, legal: readonly number[], w = en) => meaning(text, legal, rules, w)
const pick = (name: string) => ({ kind: 'pick', pick: pickOf(rules, name) })

const COUNTRIES = picks('east-germany', 'west-germany', 'iran', 'iraq', 'spain-portugal', 'done')

test('a number is a place in the list', () => {
  expect(means('2', COUNTRIES)).toEqual(pick('west-germany'))
  expect(means('6', COUNTRIES)).toEqual(pick('done'))
  expect(means('7', COUNTRIES)).toEqual({ kind: 'no-such-number' })
  expect(means('0', COUNTRIES)).toEqual({ kind: 'no-such-number' })
})

test('numbers that are answers stand for themselves', () => {
  const levels = picks('2', '3', '4')
  expect(levels.map((_, i) => labelOf(levels, i))).toEqual([2, 3, 4])
  expect(means('2', levels)).toEqual(pick('2'))
  expect(means('1', levels)).toEqual({ kind: 'no-such-number' })
})

test('names count without case, signs and quotation marks, in the language and as in records', () => {
  for (const text of ['Spain/Portugal', 'spain portugal', 'SPAIN-PORTUGAL']) expect(means(text, COUNTRIES)).toEqual(pick('spain-portugal'))
  expect(means('испания/португалия', COUNTRIES, ru)).toEqual(pick('spain-portugal'))
  expect(means('spain-portugal', COUNTRIES, ru)).toEqual(pick('spain-portugal'))
  expect(means('железная леди', picks('the-iron-lady', 'nato'), ru)).toEqual(pick('the-iron-lady'))
  expect(means('«НАТО»', picks('the-iron-lady', 'nato'), ru)).toEqual(pick('nato'))
})

test('the beginning of a name is enough, and beginnings of its words', () => {
  expect(means('e', COUNTRIES)).toEqual(pick('east-germany'))
  expect(means('w g', COUNTRIES)).toEqual(pick('west-germany'))
  expect(means('port', COUNTRIES)).toEqual(pick('spain-portugal'))
  expect(means('зап', COUNTRIES, ru)).toEqual(pick('west-germany'))
})

test('a text that may mean several is not guessed', () => {
  expect(means('ger', COUNTRIES)).toEqual({ kind: 'unclear', picks: picks('east-germany', 'west-germany') })
  expect(means('ira', COUNTRIES)).toEqual({ kind: 'unclear', picks: picks('iran', 'iraq') })
  expect(means('iran', COUNTRIES)).toEqual(pick('iran'))
})

test('the whole name of another answer is that answer, so that its refusal can be explained', () => {
  expect(means('iran', picks('iranian-hostage-crisis', 'nato'))).toEqual(pick('iran'))
  expect(means('brazil', COUNTRIES)).toEqual(pick('brazil'))
  expect(means('braz', COUNTRIES)).toEqual(pick('brazil'))
  expect(means('atlantis', COUNTRIES)).toEqual({ kind: 'unknown' })
})

test('half a name means no region where countries are asked for', () => {
  const countries = picks('iran', 'iraq')
  expect(means('запад', countries, ru)).toEqual(pick('west-germany'))
  expect(means('запад', [...countries, ...picks('asia')], ru)).toEqual({ kind: 'unclear', picks: picks('west-germany', 'western-europe') })
  expect(means('western europe', countries)).toEqual(pick('western-europe'))
})

test('commands are known by their English name and that of the language', () => {
  expect(parse('  Board asia ', en)).toEqual({ kind: 'command', command: 'board', rest: 'asia' })
  expect(parse('поле азия', ru)).toEqual({ kind: 'command', command: 'board', rest: 'азия' })
  expect(parse('save a game.json', ru)).toEqual({ kind: 'command', command: 'save', rest: 'a game.json' })
  expect(parse('?', en)).toEqual({ kind: 'command', command: 'help', rest: '' })
  expect(parse('   ', en)).toEqual({ kind: 'nothing' })
})

test('commas separate answers', () => {
  expect(parse('iran, iran,iraq ,', en)).toEqual({ kind: 'answers', answers: ['iran', 'iran', 'iraq'] })
})

test.each(ALL_RULES.map(({ id }) => id))('no answer in %s has the name of a command', (game) => {
  const { picks } = rulesNamed(game)!
  for (const language of LANGUAGES) {
    const w = words(language, game)
    const names = new Set([...picks.values()].map((pick) => w.pick(pick).toLowerCase()))
    const commands = COMMANDS.flatMap((command) => [command, w.say(`cli.command.${command}`)])
    expect(commands.filter((command) => names.has(command) || picks.has(command))).toEqual([])
  }
})
