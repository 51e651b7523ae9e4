/** The form of the first page: whatever is chosen in it, a game comes of it. */

import { describe, expect, test } from 'vitest'
import { PLAYERS } from '../../../src/bots/players/names.ts'
import { DEFAULTS, GAMES, PRESETS } from '../../../src/games/options.ts'
import { newGame } from '../../../src/index.ts'
import { LEVELS } from '../../../src/protocol/levels.ts'
import { HOT_SEAT } from '../../../src/web/new-game/opponents.ts'
import {
  FIRST_WISHES,
  optionsOf,
  presetOf,
  seatsOf,
  startOf,
  valueIn,
  type Wishes,
  withOption,
  withPreset,
} from '../../../src/web/new-game/wishes.ts'
import { isFor } from '../../../src/words/options.ts'

const listed = (game: (typeof GAMES)[number], key: string) => optionsOf(game).find((each) => each.key === key)!

test('every opponent is a player', () => {
  expect(LEVELS.filter((name) => !PLAYERS.has(name))).toEqual([])
})

test('a person sits at the wanted side, at either by a coin, at both alone', () => {
  const wishes: Wishes = { ...FIRST_WISHES, opponent: 'club' }
  expect(seatsOf({ ...wishes, side: 'us' }, 'human', false)).toEqual(['human', 'club'])
  expect(seatsOf({ ...wishes, side: 'ussr' }, 'human', true)).toEqual(['club', 'human'])
  expect(seatsOf({ ...wishes, side: 'either' }, 'human', true)).toEqual(['human', 'club'])
  expect(seatsOf({ ...wishes, side: 'either' }, 'human', false)).toEqual(['club', 'human'])
  expect(seatsOf({ ...wishes, opponent: HOT_SEAT }, 'human', true)).toEqual(['human', 'human'])
})

test('a thinking time goes with a level that thinks, and with no other', () => {
  const wishes: Wishes = { ...FIRST_WISHES, thinking: 5 }
  expect(seatsOf({ ...wishes, opponent: 'master' }, 'human', true)).toEqual(['human', 'master:5s'])
  expect(seatsOf({ ...wishes, opponent: 'master', thinking: 0 }, 'human', true)).toEqual(['human', 'master'])
  expect(seatsOf({ ...wishes, opponent: 'expert' }, 'human', true)).toEqual(['human', 'expert'])
})

describe.each(GAMES)('%s', (game) => {
  const first: Wishes = { ...FIRST_WISHES, game }

  test('can be started as it is offered', () => {
    expect(newGame(startOf(first)).game).toBe(game)
  })

  test('offers no option of the other game, and can be started with each value of its own', () => {
    expect(optionsOf(game).some((each) => !isFor(game, each))).toBe(false)
    for (const each of optionsOf(game)) {
      for (const value of each.choice?.values ?? [[2, 1]]) {
        const options = withOption(DEFAULTS, each, value)
        expect([each.key, valueIn(options, each)]).toEqual([each.key, value])
        expect(() => newGame(startOf({ ...first, options }))).not.toThrow()
      }
    }
  })
})

test('what can’t go together is left out', () => {
  const second = withOption(DEFAULTS, listed('twilight-struggle', 'edition'), 'second')
  expect(second.optionalCards).toBe(false)
  const handicap = withOption(DEFAULTS, listed('twilight-struggle', 'handicap'), [2, 0])
  expect(withOption(handicap, listed('twilight-struggle', 'bidding'), true).handicap).toEqual([0, 0])
})

test('options of one game do not go over to the other', () => {
  const options = withOption(DEFAULTS, listed('twilight-struggle', 'scenario'), 'late-war')
  expect(newGame(startOf({ ...FIRST_WISHES, game: 'red-sea', options })).game).toBe('red-sea')
})

test('a named set is recognised until one of its readings is changed', () => {
  for (const name of Object.keys(PRESETS) as (keyof typeof PRESETS)[]) expect(presetOf(withPreset(DEFAULTS, name))).toBe(name)
  expect(presetOf(withOption(DEFAULTS, listed('twilight-struggle', 'shuttleBorderBonus'), 'kept'))).toBeNull()
})
