import { afterEach, describe, expect, test } from 'vitest'
import { generator, oneOf, seedOfGame } from '../../../src/bots/generator.ts'
import { playGame } from '../../../src/bots/lab/driver.ts'
import { careful } from '../../../src/bots/players/careful.ts'
import { BadPlayer, PLAYERS, playerNamed, playerProblem } from '../../../src/bots/players/names.ts'
import type { BotSeat, Budget, MakePlayer, Player } from '../../../src/bots/players/player.ts'
import { anyAsked, random } from '../../../src/bots/players/random.ts'
import { CHANCE, type Move, type Side, US, USSR } from '../../../src/engine/script.ts'
import { apply, asked, clone, decision, newGame, resample, view } from '../../../src/index.ts'
import { type Table, table } from '../../table.ts'

const game = 'twilight-struggle'

describe('the generator', () => {
  const first = (n: number, ...seeds: number[]): number[] => {
    const next = generator(...seeds)
    return Array.from({ length: n }, next)
  }

  test('repeats itself for the same seeds, in their order, and for no others', () => {
    expect(first(20, 1, 2)).toEqual(first(20, 1, 2))
    const others = [[1, 3], [2, 1], [1], [1, 2, 0], [2 ** 32 + 1, 2], []].map((seeds) => first(20, ...seeds))
    for (const other of others) expect(other).not.toEqual(first(20, 1, 2))
  })

  test('gives numbers from 0 up to 1, evenly', () => {
    const numbers = first(60_000, 5)
    expect(Math.min(...numbers.slice(0, 1000))).toBeGreaterThanOrEqual(0)
    expect(numbers.every((n) => n < 1)).toBe(true)
    const faces = [0, 0, 0, 0, 0, 0]
    for (const n of numbers) faces[Math.floor(n * 6)]!++
    for (const count of faces) expect(Math.abs(count - 10_000)).toBeLessThan(500)
  })

  test('has a seed for each game of a run', () => {
    const seeds = [1, 2].flatMap((seed) => Array.from({ length: 5000 }, (_, i) => seedOfGame(seed, i)))
    expect(new Set(seeds).size).toBe(seeds.length)
    expect(seeds.every(Number.isSafeInteger)).toBe(true)
  })
})

describe('the name of a player', () => {
  const players = PLAYERS as Map<string, MakePlayer>
  afterEach(() => players.delete('spends'))

  test.each([
    ['spends', {}],
    ['spends:0.2s', { seconds: 0.2 }],
    ['spends:3s', { seconds: 3 }],
    ['spends:5000n', { nodes: 5000 }],
    ['spends:100p', { passes: 100 }],
  ])('%s says what it may spend: %j', (spec, budget) => {
    const given: Budget[] = []
    players.set('spends', (own) => {
      given.push(own)
      return random
    })
    const make = playerNamed(spec)
    make()
    const stopped = (): boolean => true
    make({ stopped })
    expect(given).toEqual([budget, { ...budget, stopped }])
  })

  test.each([
    'random:',
    'random:0s',
    'random:0n',
    'random:5',
    'random:1.5n',
    'random:1.5p',
    'random:-1s',
    'random:.5s',
    'random:1s:2s',
    'random:1e3n',
  ])('%s is refused with what to write instead', (spec) => {
    expect(() => playerNamed(spec)).toThrow(BadPlayer)
    expect(playerProblem(spec)).toContain('as 0.2s, 5000n or 100p')
  })

  test('that does not exist is refused with those that do', () => {
    expect(playerProblem('hal:1s')).toContain('there is no "hal". There is: random, careful')
    expect(playerProblem('careful')).toBe(null)
  })
})

describe('a game between players', () => {
  test.each([
    { game, mix: false },
    { game, mix: true },
    { game: 'red-sea', mix: false },
    { game: 'red-sea', mix: true },
  ])('is the same for the same seed, and replays from its log: %j', (kind) => {
    const logs: Move[][] = [[], []]
    const [one, two] = logs.map((log) => playGame(kind, [random, careful], 7, log))
    expect(two).toEqual(one)
    expect(logs[1]).toEqual(logs[0])
    const g = newGame(kind)
    for (const move of logs[0]!) apply(g, move)
    expect(g).toEqual(one)
  })

  test('has the same dice and deals for a player that uses chance otherwise', () => {
    const wasteful: Player = (seat) => {
      for (let i = 0; i < 5; i++) seat.random()
      return random(seat)
    }
    const logs: Move[][] = [[], []]
    playGame({ game }, [random, random], 7, logs[0])
    playGame({ game }, [wasteful, wasteful], 7, logs[1])
    const deal = ([...log]: readonly Move[]): Move[] => log.slice(0, 16)
    expect(deal(logs[0]!).every(({ by }) => by === CHANCE)).toBe(true)
    expect(deal(logs[1]!)).toEqual(deal(logs[0]!))
    expect(logs[1]).not.toEqual(logs[0])
  })

  test('shows a player its own question and view, and worlds that look the same to it', () => {
    let asks = 0
    const curious =
      (side: Side): Player =>
      (seat) => {
        asks++
        expect(seat.side).toBe(side)
        expect(seat.decision.who).toBe(side)
        expect(seat.view().who).toBe(side)
        expect(view(seat.sample(), side)).toEqual(seat.view())
        expect(decision(seat.sample(), side)).toEqual(seat.decision)
        return random(seat)
      }
    playGame({ game }, [curious(US), curious(USSR)], 3, [])
    expect(asks).toBeGreaterThan(20)
  })
})

describe('a careful player', () => {
  /** Plays the rest of a round, the USSR by this player, all else at random. */
  function plays(t: Table, player: Player, seed: number): void {
    const chance = generator(seed, 9)
    while (t.g.result === null && t.g.frames.length > 1) {
      const by = anyAsked(asked(t.g), chance)
      const asks = decision(t.g, by)!
      const world = clone(t.g)
      const seat: BotSeat = {
        side: USSR,
        decision: asks,
        random: chance,
        view: () => view(world, USSR),
        sample: () => resample(world, USSR, chance),
      }
      apply(t.g, { by, pick: by === USSR ? player(seat) : oneOf(asks.moves, chance) })
    }
  }
  const losses = (player: Player, setup: Parameters<typeof table>[0]): number => {
    let lost = 0
    for (let seed = 0; seed < 40; seed++) {
      const t = table(setup)
      t.ussr.begins()
      plays(t, player, seed)
      if (t.g.result?.winner === US) lost++
    }
    return lost
  }

  test('does not lower DEFCON to 1 where it can help it', () => {
    const setup = { ussr: ['duck-and-cover', 'fidel'], defcon: 2, influence: { iran: [2, 1], nigeria: [1, 1] } } as const
    expect(losses(careful, setup)).toBe(0)
    expect(losses(random, setup)).toBeGreaterThan(0)
  })

  test('does not set DEFCON to 1 itself', () => {
    const setup = { ussr: ['how-i-learned-to-stop-worrying'], turn: 4 } as const
    expect(losses(careful, setup)).toBe(0)
    expect(losses(random, setup)).toBeGreaterThan(0)
  })

  test('plays a scoring card in its last round', () => {
    for (let seed = 0; seed < 20; seed++) {
      const t = table({ ussr: ['asia-scoring', 'fidel', 'nasser'], round: 6, influence: { iran: [1, 1] } })
      t.ussr.begins()
      plays(t, careful, seed)
      t.cards({ 'asia-scoring': 'discard' })
    }
  })
})
