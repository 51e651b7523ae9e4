/** Whatever is chosen when a game is created is in its record and in its text log, and comes back from them. */

import { describe, expect, test } from 'vitest'
import { everyKind } from '../../src/fuzz/kinds.ts'
import { startOfGame } from '../../src/games/index.ts'
import { DEFAULTS, GAMES, PRESETS } from '../../src/games/options.ts'
import { type NewGame, newGame, type Options } from '../../src/index.ts'
import { nameOfKind } from '../../src/records/kinds.ts'
import { openGame } from '../../src/records/open.ts'
import { briefly, differingFrom, grouped, optionsOf } from '../../src/records/options.ts'
import { playRecord, readRecord, recordOf, writeRecord, writeRecordLines } from '../../src/records/record.ts'
import { exportTextLog } from '../../src/records/text-log/export.ts'
import { BadLog } from '../../src/records/text-log/parse.ts'
import { replayTextLog } from '../../src/records/text-log/replay.ts'
import { isFor, LISTED } from '../../src/words/options.ts'
import { gameOf } from './games.ts'

/** Every kind of game, and each reading for itself: that is finer than the fuzz. */
const KINDS: readonly (readonly [string, NewGame])[] = [
  ...everyKind().map((kind) => [nameOfKind(kind), kind] as const),
  ...GAMES.flatMap((game) =>
    LISTED.filter((one) => one.within === 'readings' && isFor(game, one)).map(({ key, choice }) => {
      const kind = { game, mix: false, ...grouped([[key, choice!.values[1]!]]) }
      return [nameOfKind(kind), kind] as const
    }),
  ),
]

const PLAYERS = { us: 'Ann', ussr: 'Bob' }

describe.each(KINDS)('%s', (_, kind) => {
  const games = ([1, 2] as const).map((seed) => gameOf('random', seed, kind))

  test('is in the record, all options by name, and replays from it', () => {
    for (const { g, moves } of games) {
      const record = recordOf(g, moves, { players: PLAYERS })
      for (const write of [writeRecord, writeRecordLines]) {
        const read = readRecord(write(record))
        expect(Object.keys(read.record.options).sort()).toEqual(Object.keys(DEFAULTS).sort())
        expect(read.record.options).toEqual(g.options)
        expect(playRecord(read).state).toEqual(g)
        expect(write(read.record)).toBe(write(record))
      }
    }
  })

  test('is in the text log, which is read and written again byte for byte', () => {
    for (const { g, moves } of games) {
      const text = exportTextLog(startOfGame(g), moves, PLAYERS)
      const read = replayTextLog(text)
      expect(read).toMatchObject({ difference: null, result: g.result, players: PLAYERS })
      expect(read.state.options).toEqual(g.options)
      expect([read.state.game, read.state.influence, read.state.vp, read.state.turn]).toEqual([g.game, g.influence, g.vp, g.turn])
      expect(exportTextLog(startOfGame(read.state), read.moves, read.players)).toBe(text)
    }
  })
})

describe('a record of before there were editions, scenarios, variants, bids and promo cards', () => {
  const { optionalCards, mix, handicap, showHeldCards } = DEFAULTS
  const { lateWarLead: _lead, lateWarSpain: _spain, civilWarPlacement: _placement, ...readings } = DEFAULTS.readings
  const old = { optionalCards, mix, handicap, showHeldCards, readings }

  test.each([
    ['the base game', 'twilight-struggle', {}],
    ['the base game without optional cards', 'twilight-struggle', { optionalCards: false }],
    ['a mixed game', 'red-sea', { mix: true }],
  ])('%s is played as it was then', (_, game, other) => {
    const { g, moves } = gameOf('random', 3, { game, ...other })
    const text = writeRecord({ ...recordOf(g, moves), options: { ...old, ...other } as unknown as Options })
    const read = readRecord(text)
    expect(read.record.options).not.toHaveProperty('edition')
    expect(playRecord(read).state).toEqual(g)
    expect(writeRecord(read.record)).toBe(text)
  })
})

describe('options in few words', () => {
  test('are a preset and what differs from it, and come back from that', () => {
    for (const [, kind] of KINDS) {
      const { options, game } = newGame(kind)
      const { preset, differing } = briefly(options)
      expect(newGame({ ...optionsOf(preset, differing), game }).options).toEqual(options)
    }
  })

  test('name the nearest preset', () => {
    const { options } = newGame({ game: 'twilight-struggle', ...PRESETS.app, showHeldCards: true })
    expect(briefly(options)).toEqual({ preset: 'app', differing: [['showHeldCards', true]] })
    expect(briefly(DEFAULTS)).toEqual({ preset: 'rulebook', differing: [] })
    expect(differingFrom('app', DEFAULTS).map(([key]) => key)).toEqual([
      'wargamesTie',
      'passingCardHoldsScoring',
      'glasnostEndsReformer',
      'flowerPowerBroughtWar',
      'shuttleBorderBonus',
      'missileEnvyHeadlineSpace',
      'defectorsByFiveYearPlan',
      'reformerAfterGlasnost',
    ])
  })
})

describe('a text log', () => {
  test('of a game that the app has carries no moves, whatever its readings, handicap and optional cards', () => {
    const kind = { ...PRESETS.app, handicap: [1, 2], optionalCards: false } as const
    const { g, moves } = gameOf('random', 4, kind)
    expect(exportTextLog(startOfGame(g), moves)).not.toContain('Hotline moves')
  })

  test.each([
    [{ edition: 'second' }, 'Hotline rules: rulebook edition=second; Hotline version: 2; Hotline moves: '],
    [{ scenario: 'late-war' }, 'Hotline rules: rulebook scenario=late-war; Hotline version: 2; Hotline moves: '],
    [{ promoCards: true }, 'Hotline rules: rulebook promoCards=true; Hotline version: 2; Hotline moves: '],
    [{ bidding: true }, 'Hotline rules: rulebook bidding=true; Hotline version: 2; Hotline moves: '],
    [
      { ...PRESETS.app, variants: { realignAndPlace: true } },
      'Hotline rules: app realignAndPlace=true; Hotline version: 2; Hotline moves: ',
    ],
  ] as const)('of %j carries them behind the clock', (options, clock) => {
    const { g, moves } = gameOf('random', 4, options)
    const text = exportTextLog(startOfGame(g), moves)
    expect(text).toContain(clock)
    expect(() => replayTextLog(text.replace(/; Hotline moves: .*/, ''))).toThrow(BadLog)
    expect(() => replayTextLog(text.replace(/; Hotline moves: .*/, ''))).toThrow('has its moves behind the clock')
  })

  test('says which scenario is played, in its own line and behind the clock alike', () => {
    const { g, moves } = gameOf('random', 4, { scenario: 'late-war' })
    const text = exportTextLog(startOfGame(g), moves)
    expect(text).toContain('\nScenario: Late War\n')
    expect(text).toContain('\n\nTurn 8, Headline Phase')
    expect(() => openGame(text.replace('Scenario: Late War', 'Scenario: Standard'))).toThrow('the scenario Standard is not known')
    expect(() => openGame(text.replace(' scenario=late-war', ''))).toThrow('the scenario Late War is not known')
  })

  test('refuses options that contradict each other, and values that no option has', () => {
    const { g, moves } = gameOf('random', 4, { edition: 'second' })
    const text = exportTextLog(startOfGame(g), moves)
    const log = (rules: string): string => text.replace('edition=second', rules)
    expect(() => openGame(log('edition=third'))).toThrow("the SETUP block can't be played: edition is one of deluxe, second, not third")
    expect(() => openGame(log('edition=second').replace('Scenario: Standard', 'Scenario: Standard\nOptional Cards Added'))).toThrow(
      'the second edition has no optional cards',
    )
  })

  test('names the players of the sides after bids that exchanged them (11.4), the record those who sat down', () => {
    const games = Array.from({ length: 20 }, (_, seed) => gameOf('random', seed, { bidding: true }))
    const swapped = games.find(({ g }) => g.swapped === 1)!
    const kept = games.find(({ g }) => g.swapped === 0)!
    const log = ({ g, moves }: typeof swapped): string => exportTextLog(startOfGame(g), moves, PLAYERS)
    expect(log(kept)).toContain('Bob will play as USSR.\nAnn will play as USA.\n')
    expect(log(swapped)).toContain('Ann will play as USSR.\nBob will play as USA.\n')
    for (const game of [swapped, kept]) expect(replayTextLog(log(game)).players).toEqual(PLAYERS)
  })
})
