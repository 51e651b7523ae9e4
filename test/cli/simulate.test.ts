import { afterEach, describe, expect, test } from 'vitest'
import { endOf } from '../../src/bots/lab/absurd.ts'
import { type Job, nothing, simulateGames, sum } from '../../src/bots/lab/simulation.ts'
import { PLAYERS } from '../../src/bots/players/names.ts'
import type { MakePlayer } from '../../src/bots/players/player.ts'
import { asText, resultsOf } from '../../src/cli/commands/simulate.ts'
import { batches } from '../../src/cli/workers/crew.ts'
import { Broken } from '../../src/engine/script.ts'
import { apply, newGame, pickOf, rulesNamed } from '../../src/index.ts'
import { playRecord, readRecord } from '../../src/records/record.ts'
import type { Position } from '../../src/rules/position/position.ts'

const job: Job = { kind: { game: 'twilight-struggle', mix: false }, players: ['random', 'random'], seed: 5, first: 0, games: 40 }

describe('simulated games', () => {
  test('are all counted, once each', () => {
    const { games, errors, ends, winners, turns, length } = simulateGames(job)
    const total = (counts: object): number => Object.values(counts).reduce((a: number, b: number) => a + b, 0)
    expect([games, errors, total(ends), total(winners)]).toEqual([40, [], 40, 40])
    expect(turns.min).toBeGreaterThanOrEqual(1)
    expect(turns.max).toBeLessThanOrEqual(10)
    expect(turns.sum).toBeGreaterThan(40)
    expect(length.sum).toBeGreaterThan(40 * length.min)
    expect(length.max).toBeGreaterThan(length.min)
  })

  test('are the same for the same seed however they are shared out, and others for another', () => {
    const whole = simulateGames(job)
    for (const cores of [1, 3]) {
      const parts = batches(0, 40, cores).map((batch) => simulateGames({ ...job, ...batch }))
      expect(parts.length).toBeGreaterThan(1)
      expect(parts.toReversed().reduce(sum, nothing)).toEqual(whole)
    }
    expect(simulateGames({ ...job, seed: 6 })).not.toEqual(whole)
  })

  test('one of them can be seen again by its number', () => {
    const one = simulateGames({ ...job, first: 17, games: 1 })
    const others = sum(simulateGames({ ...job, games: 17 }), simulateGames({ ...job, first: 18, games: 22 }))
    expect(sum(one, others)).toEqual(simulateGames(job))
  })

  test('have records that play again to the same end, also from a position', () => {
    const late: Position = { turn: 8, round: 6, side: 'us', defcon: 3, hands: { us: ['nasser'], ussr: ['fidel'] } }
    for (const position of [undefined, late]) {
      const { records, ends } = simulateGames({ ...job, position, games: 3, keep: true })
      expect(records.map(([game]) => game)).toEqual([0, 1, 2])
      const replayed = records.map(([, text]) => playRecord(readRecord(text)).state)
      const again: Record<string, number> = {}
      for (const g of replayed) again[endOf(g)] = (again[endOf(g)] ?? 0) + 1
      expect(again).toEqual(ends)
    }
    expect(simulateGames({ ...job, games: 3 }).records).toEqual([])
  })

  test('end by a card under its name', () => {
    const { ends } = simulateGames({ ...job, games: 400 })
    expect(ends).toHaveProperty('cuban-missile-crisis')
    expect(ends).not.toHaveProperty('event')
  })

  test('careful players play longer games than random ones', () => {
    const careful = simulateGames({ ...job, players: ['careful', 'careful'], games: 10 })
    const random = simulateGames({ ...job, games: 10 })
    expect(careful.turns.sum).toBeGreaterThan(random.turns.sum)
  })
})

describe.each([
  ['red-sea', false, 2],
  ['red-sea', true, 3],
  ['twilight-struggle', true, 10],
])('games of %s, mixed: %j', (game, mix, turns) => {
  test.each(['random', 'careful'])('are played to their ends by the %s player', (player) => {
    const games = player === 'random' ? 60 : 12
    const count = simulateGames({ ...job, kind: { game, mix }, players: [player, player], games })
    expect([count.games, count.errors]).toEqual([games, []])
    expect(count.turns.max).toBeLessThanOrEqual(turns)
    expect(count.turns.max).toBeGreaterThan(1)
    expect(count.winners.us).toBeGreaterThan(0)
    expect(count.winners.ussr).toBeGreaterThan(0)
  })
})

test('mixed games are other games than those without the mix', () => {
  for (const game of ['twilight-struggle', 'red-sea'])
    expect(simulateGames({ ...job, kind: { game, mix: true } })).not.toEqual(simulateGames({ ...job, kind: { game, mix: false } }))
})

describe('a game that breaks', () => {
  const players = PLAYERS as Map<string, MakePlayer>
  afterEach(() => players.delete('breaks'))

  test('is reported with its number, its seed and a log that leads to the place', () => {
    players.set('breaks', () => ({ decision }) => {
      if (decision.kind === 'headline') throw new Broken('no headline comes to mind')
      return decision.moves[0]!
    })
    const { games, errors, ends } = simulateGames({ ...job, players: ['breaks', 'breaks'], first: 3, games: 2 })
    expect([games, ends]).toEqual([2, {}])
    expect(errors.map(({ game }) => game)).toEqual([3, 4])
    expect(errors[0]!.seed).not.toBe(errors[1]!.seed)
    expect(errors[0]!.message).toContain('no headline comes to mind')
    const g = newGame(job.kind)
    const actors = ['us', 'ussr', 'chance']
    for (const line of errors[0]!.log) {
      const [by, name] = line.split(' ') as [string, string]
      apply(g, { by: actors.indexOf(by) as 0 | 1 | 2, pick: pickOf(rulesNamed(job.kind.game)!, name) })
    }
    expect(g.frames.at(-1)!.at).toBe('headline')
  })
})

describe('the results', () => {
  const count = { ...nothing, games: 4, ends: { vp: 1, 'nuclear-war': 3 }, winners: { us: 3, ussr: 1, draw: 0 } }
  const span = { turns: { sum: 10, min: 1, max: 4 }, length: { sum: 800, min: 50, max: 400 } }
  const wanted = { seed: 9, players: ['random', 'careful'] }

  test('as JSON have every figure', () => {
    expect(JSON.parse(JSON.stringify(resultsOf(wanted, { ...count, ...span }, 2)))).toEqual({
      games: 4,
      seed: 9,
      players: ['random', 'careful'],
      errors: [],
      decisions: 800,
      ends: { 'nuclear-war': 3, vp: 1 },
      winners: { us: 3, ussr: 1, draw: 0 },
      turns: { mean: 2.5, min: 1, max: 4 },
      length: { mean: 200, min: 50, max: 400 },
      seconds: 2,
      decisionsPerSecond: 400,
    })
  })

  test('as text show ends, winners, length, speed and errors', () => {
    const failure = { game: 2, seed: 77, arranged: false, message: 'it fell over', log: ['chance fidel', 'us iran'] }
    const errors = [failure, { ...failure, game: 3, arranged: true }]
    const text = asText('red-sea, mix', resultsOf(wanted, { ...count, ...span, games: 6, errors }, 2))
    expect(text).toContain('red-sea, mix: 6 games, seed 9, US random, USSR careful')
    expect(text).toMatch(/nuclear-war +3 +75\.0 %/)
    expect(text).toMatch(/USSR +1 +25\.0 %/)
    expect(text).toMatch(/turns +mean 2\.5, from 1 to 4/)
    expect(text).toMatch(/decisions +mean 200\.0, from 50 to 400/)
    expect(text).toContain('400 decisions a second')
    expect(text).toContain('game 2 (its own seed 77) broke after 2 moves; --first 2 --games 1 plays it again')
    expect(text).toContain('game 3 (its own seed 77) broke after 2 moves; it was arranged: only its log leads there again')
    expect(text).toContain('it fell over\nlog: chance fidel, us iran')
  })

  test('of nothing but broken games have no means', () => {
    const errors = [{ game: 0, seed: 1, arranged: false, message: '', log: [] }]
    expect(resultsOf(wanted, { ...nothing, games: 1, errors }, 1)).toMatchObject({ turns: { mean: 0, min: 0, max: 0 }, decisions: 0 })
  })
})

test('batches cover every game once', () => {
  for (const [first, games, cores] of [
    [0, 1, 4],
    [10, 7, 2],
    [0, 100_003, 2],
  ] as const) {
    const numbers = batches(first, games, cores).flatMap((batch) => Array.from({ length: batch.games }, (_, i) => batch.first + i))
    expect(numbers).toEqual(Array.from({ length: games }, (_, i) => first + i))
  }
})
