import { afterEach, describe, expect, test, vi } from 'vitest'
import { type MatchGame, type MatchSpec, playMatchGame } from '../../../src/bots/lab/match.ts'
import { resultsOf } from '../../../src/bots/lab/results.ts'
import { PLAYERS } from '../../../src/bots/players/names.ts'
import type { MakePlayer } from '../../../src/bots/players/player.ts'
import { Broken } from '../../../src/engine/script.ts'
import { rulesNamed } from '../../../src/index.ts'
import { playRecord, readRecord } from '../../../src/records/record.ts'

const game = rulesNamed('twilight-struggle')!.id
const match: MatchSpec = { wanted: { game }, players: ['careful', 'random'], seed: 4 }

const gamesOf = (from: MatchSpec, n: number): MatchGame[] => Array.from({ length: n }, (_, game) => playMatchGame({ ...from, game }))
const untimed = (one: MatchGame): object => ({ ...one, times: null })

describe('the games of a match', () => {
  test('come in pairs: the same seed, and the sides changed', () => {
    const games = gamesOf(match, 6)
    expect(games.map(({ seed }) => games.findIndex((other) => other.seed === seed))).toEqual([0, 0, 2, 2, 4, 4])
    expect(games.map(({ us, ussr, first }) => [us, ussr, first])).toEqual(
      [0, 1, 2].flatMap(() => [
        ['careful', 'random', 'us'],
        ['random', 'careful', 'ussr'],
      ]),
    )
  })

  test('are the same for the same seed, one by one', () => {
    const games = gamesOf(match, 4).map(untimed)
    expect([3, 1].map((game) => untimed(playMatchGame({ ...match, game })))).toEqual([games[3], games[1]])
    expect(untimed(playMatchGame({ ...match, seed: 5, game: 0 }))).not.toEqual(games[0])
  })

  test('name the players by the sides they end with where bids changed them (11.4)', () => {
    const wanted = { game, bidding: true }
    const games = gamesOf({ ...match, wanted, players: ['random', 'careful'] }, 12)
    expect(games.map(({ error }) => error)).toEqual(games.map(() => undefined))
    expect(games.filter(({ game, first }) => (first === 'us') !== (game % 2 === 0)).length).toBeGreaterThan(0)
    for (const { us, first } of games) expect(us).toBe(first === 'us' ? 'random' : 'careful')
  })

  test('count what an answer and a card play took', () => {
    const { times } = playMatchGame({ ...match, game: 0 })
    for (const { answers, plays, total, longestPlay, eachPlay } of [times.us, times.ussr]) {
      expect(plays).toBeGreaterThan(0)
      expect(answers).toBeGreaterThan(plays)
      expect(total).toBeGreaterThanOrEqual(longestPlay)
      expect(eachPlay).toHaveLength(plays)
      // Each is rounded to a millisecond, the longest to a thousandth of one.
      expect(Math.abs(Math.max(...eachPlay!) - longestPlay)).toBeLessThan(0.501)
    }
  })

  test('count the set-up to no card play', () => {
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => now++)
    const { times } = playMatchGame({ ...match, game: 0 })
    vi.restoreAllMocks()
    // 3.2: the USSR places 6 influence in Eastern Europe, each point is an answer.
    const setup = 6
    expect(times.ussr.total).toBe(times.ussr.answers)
    expect(times.ussr.eachPlay!.reduce((a, b) => a + b, 0)).toBe(times.ussr.answers - setup)
  })

  test('have a record that leads to their end where it was absurd', () => {
    const games = gamesOf({ ...match, players: ['random', 'random'] }, 12).filter(({ absurd }) => absurd !== undefined)
    expect(games.length).toBeGreaterThan(0)
    for (const { record, winner, absurd, end } of games) {
      const { state } = playRecord(readRecord(JSON.stringify(record)))
      expect(['us', 'ussr'][state.result!.winner]).toBe(winner)
      expect(absurd!.side).not.toBe(winner)
      expect(absurd!.end).toBe(end)
    }
  })

  describe('that break', () => {
    const players = PLAYERS as Map<string, MakePlayer>
    afterEach(() => players.delete('breaks'))

    test('are reported, with a record of what was played', () => {
      players.set('breaks', () => ({ decision }) => {
        if (decision.kind === 'headline') throw new Broken('no headline comes to mind')
        return decision.moves[0]!
      })
      const broken = playMatchGame({ ...match, players: ['random', 'breaks'], game: 1 })
      expect(broken).toMatchObject({
        winner: null,
        end: 'error',
        us: 'breaks',
        error: expect.stringContaining('no headline comes to mind'),
      })
      expect(playRecord(readRecord(JSON.stringify(broken.record))).moves).toHaveLength(broken.length)
      const results = resultsOf(['random', 'breaks'], [broken])
      expect(results).toMatchObject({ games: 1, pairs: 0, winRate: 0.5, low: 0, high: 1, ends: {} })
      expect(results.errors).toMatchObject([{ game: 1, us: 'breaks', ussr: 'random', error: broken.error, record: broken.record }])
    })
  })
})

describe('the results of a match', () => {
  const times = { answers: 10, plays: 4, total: 20, longest: 5, longestPlay: 8 }
  const slow = { answers: 30, plays: 6, total: 100, longest: 50, longestPlay: 60, eachPlay: [60, 8, 8, 8, 8, 8] }
  const line = (game: number, winner: 'us' | 'ussr' | 'draw', more: Partial<MatchGame> = {}): MatchGame => {
    const first = game % 2 === 0
    return {
      game,
      seed: Math.floor(game / 2),
      us: first ? 'a' : 'b',
      ussr: first ? 'b' : 'a',
      first: first ? 'us' : 'ussr',
      winner,
      end: 'vp',
      turn: 5,
      vp: 0,
      length: 100,
      times: first ? { us: times, ussr: slow } : { us: slow, ussr: times },
      ...more,
    }
  }
  const held = { side: 'ussr', end: 'held-scoring', forced: true } as const
  const war = { side: 'us', end: 'nuclear-war', forced: false } as const
  const games = [
    line(0, 'us', { end: 'held-scoring', absurd: held, record: { of: 0 } }),
    line(1, 'ussr', { end: 'nuclear-war', absurd: war, record: { of: 1 }, turn: 2, length: 40 }),
    line(2, 'draw'),
    line(3, 'us', { turn: 10, length: 400 }),
  ]
  const results = resultsOf(['a', 'b'], games)

  test('have the first player’s win rate, a draw counting half, with its interval and Elo', () => {
    expect(results).toMatchObject({ games: 4, pairs: 2, winRate: 2.5 / 4, draws: 1, errors: [] })
    expect(results.low).toBeLessThan(results.winRate)
    expect(results.high).toBeGreaterThan(results.winRate)
    expect(results.elo.difference).toBeCloseTo(88.7, 1)
    expect(results.us.winRate).toBe(2.5 / 4)
    expect(results.ussr.winRate).toBe(1.5 / 4)
  })

  test('count wins by side, ends, turns and decisions', () => {
    expect(results.players.map(({ player, us, ussr }) => [player, us, ussr])).toEqual([
      ['a', { games: 2, wins: 1, draws: 1 }, { games: 2, wins: 1, draws: 0 }],
      ['b', { games: 2, wins: 1, draws: 0 }, { games: 2, wins: 0, draws: 1 }],
    ])
    expect(results.ends).toEqual({ vp: 2, 'held-scoring': 1, 'nuclear-war': 1 })
    expect([results.turns, results.length, results.decisions]).toEqual([
      { mean: 5.5, min: 2, max: 10 },
      { mean: 160, min: 40, max: 400 },
      640,
    ])
  })

  test('have each player’s times, whichever side it had', () => {
    expect(results.players.map((one) => one.times)).toEqual([
      { answers: 40, mean: 2, max: 5, plays: 16, meanPlay: 5, maxPlay: 8, mostPlays: null },
      { answers: 120, mean: 3.333, max: 50, plays: 24, meanPlay: 16.667, maxPlay: 60, mostPlays: 60 },
    ])
  })

  test('count absurd ends for the player that lost, and show those that could have been avoided first', () => {
    const none = { avoidable: 0, forced: 0 }
    expect(results.players.map(({ absurd }) => absurd)).toEqual([
      { 'nuclear-war': none, 'cuban-missile-crisis': none, 'held-scoring': none },
      { 'nuclear-war': { avoidable: 1, forced: 0 }, 'cuban-missile-crisis': none, 'held-scoring': { avoidable: 0, forced: 1 } },
    ])
    expect(results.absurdGames).toEqual([
      { game: 1, seed: 0, us: 'b', ussr: 'a', absurd: war, record: { of: 1 } },
      { game: 0, seed: 0, us: 'a', ussr: 'b', absurd: held, record: { of: 0 } },
    ])
  })

  test('are the same in whatever order the games came', () => {
    expect(resultsOf(['a', 'b'], games.toReversed())).toEqual(results)
  })

  test('of a player against itself favour nobody by more than chance', () => {
    const { low, high } = resultsOf(['random', 'random'], gamesOf({ ...match, players: ['random', 'random'] }, 60))
    expect(low).toBeLessThan(0.5)
    expect(high).toBeGreaterThan(0.5)
  })
})
