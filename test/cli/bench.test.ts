/** The recorded games of `hotline bench`, and the comparison of two engines. */
import { spawnSync } from 'node:child_process'
import { describe, expect, test } from 'vitest'
import { RECORDED } from '../../src/cli/commands/bench/games.ts'
import { quantile } from '../../src/cli/commands/bench/measure.ts'
import { followGame } from '../../src/cli/commands/bench/works.ts'
import * as engine from '../../src/index.ts'

describe('the recorded games', () => {
  test('are of both games, with and without cards of the other', () => {
    expect(RECORDED.map(({ kind, games }) => [kind, games.length])).toEqual([
      [{ game: 'twilight-struggle', mix: false }, 16],
      [{ game: 'twilight-struggle', mix: true }, 16],
      [{ game: 'red-sea', mix: false }, 16],
      [{ game: 'red-sea', mix: true }, 16],
    ])
  })

  test.each(RECORDED)('of $kind.game, mix $kind.mix, still end as they did', ({ kind, games }) => {
    for (const game of games) expect(followGame(engine, kind, game).places.length).toBe(game.moves.length / 3)
  })

  const { kind, games } = RECORDED[2]!
  const game = games[0]!
  const anew = 'record the games anew: node scripts/record-bench.js'

  test('that another answer would change are refused', () => {
    const other = { ...game, moves: game.moves.replace(/^.{3}/, '000') }
    expect(() => followGame(engine, kind, other)).toThrow(/decision 1 of \d+ is another one/)
    expect(() => followGame(engine, kind, other)).toThrow(anew)
  })

  test('that end otherwise are refused', () => {
    const unfinished = { ...game, moves: game.moves.slice(0, -3) }
    expect(() => followGame(engine, kind, unfinished)).toThrow('its result is null')
    expect(() => followGame(engine, kind, { ...game, result: { ...game.result, card: 7 } })).toThrow(anew)
  })
})

test('quartiles lie between the values beside them', () => {
  expect([0.25, 0.5, 0.75].map((part) => quantile([5, 1, 4, 2, 3], part))).toEqual([2, 3, 4])
  expect(quantile([4, 1, 2, 3], 0.5)).toBe(2.5)
})

describe('bench-ratio', () => {
  const report = (ratios: readonly number[]): string => {
    const runs = ratios.map((ratio) => {
      const figures = ['inPlace', 'cloneEvery30', 'clone', 'view', 'resample', 'replay'].map((work) => ({ work, ratio, each: [ratio, 1] }))
      return JSON.stringify({ figures, stateBytes: [1500, 3000] })
    })
    return spawnSync(process.execPath, ['scripts/bench-ratio.js'], { input: `${runs.join('\n')}\n`, encoding: 'utf8' }).stdout
  }

  test('leaves out one run of ten at each end', () => {
    const text = report([1.1, 0.9, 1.04, 1.01, 1.02, 1.03, 1.05, 1.06, 1.07, 1.08])
    expect(text).toContain('median of 10 runs, 97.9 % interval')
    expect(text).toMatch(/^ {2}1\.045 {2}1\.010 to 1\.080 .* decisions in place$/m)
    expect(text).toMatch(/^ {2}0\.500 .* bytes of numbers in a state$/m)
  })

  test('takes all of six runs and leaves out five of twenty at each end', () => {
    expect(report([1, 2, 3, 4, 5, 6])).toContain(' 3.500  1.000 to 6.000 ')
    expect(report(Array.from({ length: 20 }, (_, i) => i + 1))).toContain(' 10.500  6.000 to 15.000 ')
  })
})
