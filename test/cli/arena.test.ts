import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Agreement } from '../../src/bots/lab/agreement.ts'
import { playGame } from '../../src/bots/lab/driver.ts'
import { type MatchGame, type MatchSpec, playMatchGame } from '../../src/bots/lab/match.ts'
import { resultsOf } from '../../src/bots/lab/results.ts'
import { playerNamed } from '../../src/bots/players/names.ts'
import { BadArguments } from '../../src/cli/args.ts'
import { openMatchFile } from '../../src/cli/commands/arena/file.ts'
import { asText } from '../../src/cli/commands/arena/text.ts'
import type { Move } from '../../src/engine/script.ts'
import { startOfGame } from '../../src/games/index.ts'
import { rulesNamed } from '../../src/index.ts'
import { exportTextLog } from '../../src/records/text-log/export.ts'

const match: MatchSpec = { wanted: { game: rulesNamed('red-sea')!.id }, players: ['random', 'careful'], seed: 3 }
const gameOf = (game: number): MatchGame => playMatchGame({ ...match, game })

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hotline-arena-'))
  file = join(folder, 'match.jsonl')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const text = (): string => readFileSync(file, 'utf8')

describe('the file of a match', () => {
  const games = [gameOf(0), gameOf(3)]
  const begun = (): void => {
    const { played, add } = openMatchFile(file, match)
    expect(played).toEqual([])
    for (const game of games) add(game)
  }

  test('has its settings, then a game a line, and is gone on with', () => {
    begun()
    expect(text().trimEnd().split('\n')).toHaveLength(3)
    expect(JSON.parse(text().split('\n')[0]!)).toMatchObject({ format: 'hotline-arena', version: 1, ...match })
    const { played, add } = openMatchFile(file, match)
    expect(played).toEqual(games)
    add(gameOf(1))
    expect(openMatchFile(file, match).played.map(({ game }) => game)).toEqual([0, 3, 1])
  })

  test.each([1, 20, 300])('that was stopped %i characters before the end of a line loses that game alone', (cut) => {
    begun()
    writeFileSync(file, text().slice(0, -cut))
    const { played, add } = openMatchFile(file, match)
    expect(played).toEqual(games.slice(0, 1))
    add(games[1]!)
    expect(openMatchFile(file, match).played).toEqual(games)
  })

  test('that was stopped in its first line begins again', () => {
    begun()
    const whole = text()
    writeFileSync(file, whole.slice(0, 30))
    begun()
    expect(text()).toBe(whole)
  })

  test.each([
    [{ seed: 4 }, 'seed 3 there, 4 here'],
    [{ players: ['random', 'careful:1s'] as const }, 'players ["random","careful"] there, ["random","careful:1s"] here'],
    [{ wanted: { game: 'twilight-struggle' } }, 'wanted {"game":"red-sea"} there, {"game":"twilight-struggle"} here'],
  ])('of another match is refused: %j', (other, message) => {
    begun()
    const before = text()
    expect(() => openMatchFile(file, { ...match, ...other })).toThrow(BadArguments)
    expect(() => openMatchFile(file, { ...match, ...other })).toThrow(message)
    expect(text()).toBe(before)
  })

  test.each(['a letter', 'a letter\nto a friend\n', '{"format":"hotline-record"}\n'])('that is none stays as it is: %j', (letter) => {
    writeFileSync(file, letter)
    expect(() => openMatchFile(file, match)).toThrow('is not the file of a match')
    expect(text()).toBe(letter)
  })

  test.each([
    ['no JSON', 'nonsense'],
    ['a game with another seed', JSON.stringify({ ...gameOf(0), seed: 1 })],
    ['a game without an end', JSON.stringify({ ...gameOf(0), winner: 'both' })],
  ])('names a line that is %s', (_name, line) => {
    begun()
    writeFileSync(file, `${text()}${line}\n`)
    expect(() => openMatchFile(file, match)).toThrow('line 4')
  })

  test('that can’t be written is reported', () => {
    expect(() => openMatchFile(join(folder, 'nowhere', 'match.jsonl'), match)).toThrow(BadArguments)
    expect(() => openMatchFile(folder, match)).toThrow(BadArguments)
  })
})

test('the report for people has rate, interval, Elo, sides, ends, times and absurd ends', () => {
  const report = asText('a title', resultsOf(['random', 'careful'], [0, 1, 2, 3].map(gameOf)), 1.25)
  expect(report).toMatch(/^a title\n/)
  expect(report).toMatch(/win rate {3}[\d.]+ % \(95 %: [\d.]+ % to [\d.]+ %\) of random against careful/)
  expect(report).toMatch(/Elo {8}[+-](endless|\d+) \(95 %: [+-](endless|\d+) to [+-](endless|\d+)\)/)
  expect(report).toContain('games      4 in 2 pairs')
  expect(report).toMatch(/as the USSR {4}\d of 2 won, \d drawn/)
  expect(report).toMatch(/a card play {4}mean [\d.]+ ms, 99.9 % within \d+ ms, longest [\d.]+ ms/)
  expect(report).toMatch(/lost by nuclear-war +\d avoidable, \d forced/)
  expect(report).toContain('errors     0')
})

describe('hotline arena', () => {
  interface Report {
    readonly [key: string]: unknown
    readonly byPlayer: readonly { readonly times: object }[]
  }
  const run = (...args: string[]): { status: number | null; stdout: string; stderr: string } =>
    spawnSync(process.execPath, ['bin/hotline.js', 'arena', ...args], { encoding: 'utf8' })
  /** The results without what differs from run to run: times. */
  const results = (...args: string[]): object => {
    const { status, stdout, stderr } = run('--json', ...args)
    expect([status, stderr]).toEqual([0, ''])
    const report = JSON.parse(stdout) as Report
    return { ...report, seconds: null, byPlayer: report.byPlayer.map((one) => ({ ...one, times: null })) }
  }
  const ordinary = ['--game', 'red-sea', '--players', 'careful,random', '--seed', '7']

  test('plays the same match on one core and on three', () => {
    const [one, three] = ['1', '3'].map((cores) => results(...ordinary, '--games', '14', '--cores', cores))
    expect(three).toEqual(one)
    expect(one).toMatchObject({ game: 'red-sea', mix: false, seed: 7, players: ['careful', 'random'], games: 14, pairs: 7, errors: [] })
    const { winRate, low, high } = one as { winRate: number; low: number; high: number }
    expect([0, low, winRate, high, 1]).toEqual([0, low, winRate, high, 1].toSorted((a, b) => a - b))
  })

  test('goes on with a match in a file, and plays no game twice', () => {
    const whole = results(...ordinary, '--games', '10')
    results(...ordinary, '--games', '4', '--out', file)
    const before = text()
    expect(results(...ordinary, '--games', '10', '--out', file)).toEqual(whole)
    expect(text().startsWith(before)).toBe(true)
    expect(text().trimEnd().split('\n')).toHaveLength(11)
    const after = text()
    expect(results(...ordinary, '--games', '10', '--out', file)).toEqual(whole)
    expect(text()).toBe(after)
  })

  test('refuses the file of another match, and a player with a budget that can’t be read', () => {
    results(...ordinary, '--games', '2', '--out', file)
    const other = run(...ordinary, '--seed', '8', '--out', file)
    expect([other.status, other.stdout]).toEqual([2, ''])
    expect(other.stderr).toContain('has games of another match (seed 7 there, 8 here)')
    const player = run('--players', 'careful:fast,random')
    expect([player.status, player.stdout]).toEqual([2, ''])
    expect(player.stderr).toContain(
      '--players: "careful:fast" has no valid budget; write seconds, nodes or tree passes for a card play, as 0.2s, 5000n or 100p.',
    )
  })

  test('prints a report for people', () => {
    const { status, stdout } = run(...ordinary, '--games', '4')
    expect(status).toBe(0)
    expect(stdout).toMatch(/^red-sea: careful against random, 4 games, seed 7\n/)
  })

  test('prints the style of the games, keeps their records, and knows the script of advice without naming it', () => {
    const records = join(folder, 'records')
    const advised = ['--game', 'red-sea', '--players', 'master:20n,advice', '--games', '2', '--style', '--records', records]
    const { status, stdout } = run(...advised)
    expect(status).toBe(0)
    expect(stdout).toMatch(/\nstyle +here +people\n {2}end /)
    expect(stdout).toMatch(/set-up us: .* \d+\.\d %/)
    for (const name of ['game-00000.json', 'game-00001.json']) {
      const replay = spawnSync(process.execPath, ['bin/hotline.js', 'replay', join(records, name)], { encoding: 'utf8' })
      expect([replay.status, replay.stderr]).toEqual([0, ''])
    }
    const unknown = run('--players', 'nobody,club')
    expect(unknown.stderr).toMatch(
      /Unknown value "nobody" for --players\. Choose from: random, careful, recruit, beginner, club, veteran, expert, master/,
    )
    expect(unknown.stderr).not.toMatch(/advice/)
  })

  describe('--agreement', () => {
    /** A game between two of our own players, as a text log. */
    const log = (seed: number): string => {
      const moves: Move[] = []
      const g = playGame({ game: 'twilight-struggle' }, [playerNamed('beginner')(), playerNamed('beginner')()], seed, moves)
      const name = join(folder, `${seed}.log`)
      writeFileSync(name, exportTextLog(startOfGame(g), moves))
      return name
    }

    test('compares a bot with the players of games in files, the same on one core and on two', () => {
      const files = [log(1), log(2)]
      const [one, two] = ['1', '2'].map((cores) => {
        const { status, stdout } = run('--agreement', '--players', 'beginner', '--cores', cores, '--json', ...files)
        expect(status).toBe(0)
        return JSON.parse(stdout) as unknown
      })
      expect(two).toEqual(one)
      expect(one).toMatchObject({ player: 'beginner', games: 2, plays: { choices: expect.any(Number) as number }, problems: [] })
      const { plays, headlines, evaluation } = one as Agreement
      for (const { first, firstThree, card, random } of [plays, headlines]) {
        expect([0, first, firstThree, 1]).toEqual([0, first, firstThree, 1].toSorted((a, b) => a - b))
        expect(card).toBeGreaterThanOrEqual(first)
        expect(random.first).toBeLessThan(random.firstThree)
      }
      expect(evaluation.even).toBeCloseTo(Math.LN2, 6)
      expect(evaluation.scoreAndSide.logLoss).toBeLessThanOrEqual(evaluation.score.logLoss + 1e-6)
    })

    test('tells people what the figures are, and which file could not be read', () => {
      const { status, stdout } = run('--agreement', '--players', 'beginner', log(1), join(folder, 'nothing.log'))
      expect(status).toBe(1)
      expect(stdout).toMatch(/^beginner beside the people of 1 games\n/)
      expect(stdout).toMatch(/card and use +\d+ +[\d.]+ % \([\d.]+ %\) +[\d.]+ % \([\d.]+ %\)/)
      expect(stdout).toContain('fitted to these same positions, which favours it')
      expect(stdout).toContain('nothing.log: file not found')
    })

    test('prints no figures of no games', () => {
      const { status, stdout } = run('--agreement', join(folder, 'nothing.log'))
      expect({ status, stdout }).toEqual({ status: 1, stdout: 'nothing.log: file not found\n' })
    })

    test.each([
      [['--agreement'], 'name the files of the games'],
      [
        ['--agreement', '--players', 'random', 'x.log'],
        '"random" ranks no plays. Choose from: recruit, beginner, club, veteran, expert, master.',
      ],
      [['--agreement', '--players', 'expert:1h', 'x.log'], 'has no valid budget; write seconds, nodes or tree passes'],
      [['x.log'], 'arena reads files with --agreement only'],
      [['--players', 'club'], '--players takes 2 names with a comma between them'],
    ])('%j is refused', (args, message) => {
      const { status, stdout, stderr } = run(...args)
      expect([status, stdout]).toEqual([2, ''])
      expect(stderr).toContain(message)
    })
  })
})
