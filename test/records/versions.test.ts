/** A game is played by the version of the rules that it began with, wherever it comes from. */
import { describe, expect, test, vi } from 'vitest'
import { presetAt } from '../../src/games/options.ts'
import { BadOptions, newGame, startOfGame } from '../../src/index.ts'
import { openGame } from '../../src/records/open.ts'
import { BadRecord, playRecord, readRecord, recordOf, writeRecord } from '../../src/records/record.ts'
import { playsCsv } from '../../src/records/tables.ts'
import { exportTextLog } from '../../src/records/text-log/export.ts'
import { BadLog } from '../../src/records/text-log/parse.ts'
import { byVersion, NEWEST, valuesAt } from '../../src/rules/version.ts'
import { recordBy, SCORES } from './version-1.ts'

const game = 'twilight-struggle'

describe('a new game', () => {
  test('has the newest version, or the wanted one', () => {
    expect(newGame({ game }).rules).toBe(NEWEST)
    expect(newGame({ game, rules: 1 }).rules).toBe(1)
    expect(newGame(startOfGame(newGame({ game: 'red-sea', mix: true, rules: 1 })))).toMatchObject({ game: 'red-sea-mixed', rules: 1 })
  })

  test.each([0, NEWEST + 1, 1.5, '1', null])('of version %j is refused', (rules) => {
    expect(() => newGame({ game, rules: rules as number })).toThrow(BadOptions)
  })
})

describe.each(SCORES)('version $version', ({ version, vp }) => {
  const text = recordBy(version)
  const played = playRecord(readRecord(text))
  const { state, moves } = played

  test('of a record', () => {
    expect([state.rules, state.vp]).toEqual([version, vp])
    const written = writeRecord(recordOf(state, moves, { players: {} }))
    expect(JSON.parse(written)).toMatchObject({ rules: version })
    expect(playRecord(readRecord(written)).state).toEqual(state)
    expect(openGame(text)).toMatchObject({ state: { vp }, difference: null, start: { rules: version } })
  })

  test('of a text log', () => {
    const log = exportTextLog(startOfGame(state), moves)
    expect(log.match(/Hotline version: \d/)?.[0]).toBe(version === 1 ? undefined : `Hotline version: ${version}`)
    expect(openGame(log)).toMatchObject({ state: { vp, rules: version }, difference: null })
    expect(playsCsv(startOfGame(state), moves).includes('VP')).toBe(version > 1)
  })
})

describe('a version that this program does not have', () => {
  const text = recordBy(NEWEST + 1)

  test('is refused in a record', () => {
    expect(() => readRecord(text)).toThrow(BadRecord)
    expect(() => readRecord(text)).toThrow(`it was played by version ${NEWEST + 1} of the rules; this program has version ${NEWEST}`)
  })

  test('is refused in a text log', () => {
    const { state, moves } = playRecord(readRecord(recordBy(2)))
    const log = exportTextLog(startOfGame(state), moves)
    for (const strange of [NEWEST + 1, 0, 'two'])
      expect(() => openGame(log.replace('Hotline version: 2', `Hotline version: ${strange}`))).toThrow(BadLog)
  })
})

test('a version has its own values, else those of the next later one that has any', () => {
  const newest = { a: 'new', b: 'new', c: 'new' }
  const earlier = { 0: { a: 'zero' }, 1: { a: 'one', b: 'one' } }
  expect(valuesAt(newest, earlier, NEWEST)).toEqual(newest)
  expect(valuesAt(newest, earlier, 1)).toEqual({ a: 'one', b: 'one', c: 'new' })
  expect(valuesAt(newest, earlier, 0)).toEqual({ a: 'zero', b: 'one', c: 'new' })
  const of = byVersion(newest, earlier)
  expect([of({ rules: 1 }).a, of({ rules: NEWEST }).a]).toEqual(['one', 'new'])
})

describe('a reading that came with version 2', () => {
  /** The program as it is when `wargamesTie` is new in version 2, and the app reads it as 'opponent'. */
  async function program() {
    vi.resetModules()
    vi.doMock('../../src/games/twilight-struggle/options.ts', async (original) => {
      const module = await original<typeof import('../../src/games/twilight-struggle/options.ts')>()
      return { ...module, table: { ...module.table, earlier: { 1: { wargamesTie: 'opponent' } } } }
    })
    const { newGame, startOfGame } = await import('../../src/games/index.ts')
    const { exportTextLog } = await import('../../src/records/text-log/export.ts')
    const { replayTextLog } = await import('../../src/records/text-log/replay.ts')
    const { optionsOf } = await import('../../src/records/options.ts')
    vi.doUnmock('../../src/games/twilight-struggle/options.ts')
    return { newGame, startOfGame, exportTextLog, replayTextLog, optionsOf }
  }

  test('has the value of version 1 in a game that began with it and does not name it, mixed or not', async () => {
    const { newGame } = await program()
    const { wargamesTie: _, ...without } = newGame({ game }).options.readings as { wargamesTie?: string }
    const read = (wanted: object): unknown => newGame({ game, ...wanted }).options.readings['wargamesTie' as never]
    expect(read({ rules: 1, readings: without })).toBe('opponent')
    expect(read({ rules: 1, readings: { wargamesTie: 'draw' } })).toBe('draw')
    expect(read({ readings: without })).toBe('draw')
    expect(read({ game: 'red-sea', mix: true, rules: 1 })).toBe('opponent')
  })

  test('is not set by a preset of version 1, in which it was not', async () => {
    const { newGame, startOfGame, exportTextLog, replayTextLog, optionsOf } = await program()
    expect(optionsOf('rulebook', []).readings).toMatchObject({ wargamesTie: 'draw' })
    expect(optionsOf('rulebook', [], 1).readings).toMatchObject({ wargamesTie: 'opponent' })
    const log = exportTextLog(startOfGame(newGame({ game, rules: 1 })), [])
    expect(log).toContain('; Hotline rules: rulebook\n')
    expect(replayTextLog(log).options).toMatchObject({ rules: 1, readings: { wargamesTie: 'opponent' } })
  })
})

test('the readings of the app that came with version 2 are not in its games of version 1', () => {
  const later = { passingCardHoldsScoring: true, defectorsByFiveYearPlan: 'vp', reformerAfterGlasnost: 'no-ban' }
  const then = { passingCardHoldsScoring: false, defectorsByFiveYearPlan: 'no-vp', reformerAfterGlasnost: 'bars-coups' }
  expect(presetAt('app', NEWEST).readings).toMatchObject(later)
  expect(presetAt('app', 1).readings).toMatchObject({ ...then, missileEnvyHeadlineSpace: true })
})
