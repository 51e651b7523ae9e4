/** The one list of levels, and the names that older versions had for them. */
import { describe, expect, test } from 'vitest'
import { PLAYERS, playerNamed } from '../../src/bots/players/names.ts'
import { asSeated, currentSpec, LEVEL_LIST, LEVELS, levelOf, levelProblem, thinksLong } from '../../src/protocol/levels.ts'
import { pageEn } from '../../src/words/en/page.ts'
import { pageRu } from '../../src/words/ru/page.ts'

test('there are six levels, each of them a player, with a name in both languages', () => {
  expect(LEVELS).toEqual(['recruit', 'beginner', 'club', 'veteran', 'expert', 'master'])
  expect(LEVELS.filter((level) => !PLAYERS.has(level))).toEqual([])
  expect(LEVELS.map((level) => pageEn[`bot.${level}`])).toEqual(['Recruit', 'Beginner', 'Club player', 'Veteran', 'Expert', 'Master'])
  expect(LEVELS.map((level) => pageRu[`bot.${level}`])).toEqual(['Новобранец', 'Новичок', 'Клубный игрок', 'Ветеран', 'Эксперт', 'Мастер'])
})

describe('names of version 0.1', () => {
  test.each([
    ['careful', 'recruit'],
    ['beginner', 'beginner'],
    ['club', 'club'],
    ['expert', 'expert'],
    ['expert:2s', 'master:2s'],
    ['expert:600n', 'master:600n'],
    ['random', 'random'],
  ])('%s plays on as %s', (old, now) => {
    expect(currentSpec(old)).toBe(now)
    expect(() => playerNamed(currentSpec(old))).not.toThrow()
    expect(currentSpec(now)).toBe(now)
  })

  test.each([
    ['careful', 'recruit'],
    ['expert:2s', 'master'],
    ['expert:600n', 'master'],
    ['master:10s', 'master'],
    ['expert', 'expert'],
    ['random', null],
    ['human', null],
  ])('%s is shown as %s', (spec, level) => {
    expect(levelOf(spec)).toBe(level)
  })

  test('are seated by a server like those of today', () => {
    expect([levelProblem('careful'), levelProblem('expert:2s'), levelProblem('expert:600s')]).toEqual([null, null, expect.any(String)])
    expect([asSeated('careful'), asSeated('expert:2s'), asSeated('expert:600n')]).toEqual(['recruit', 'master:2s', 'master'])
  })
})

test('a thinking time is for the levels that think', () => {
  expect(LEVEL_LIST.filter(({ timed }) => timed).map(({ name }) => name)).toEqual(['master'])
  expect([thinksLong('master'), thinksLong('expert:2s'), thinksLong('expert'), thinksLong('club')]).toEqual([true, true, false, false])
  expect(levelProblem('veteran:1s')).toBe('veteran answers at once and takes no thinking time.')
})
