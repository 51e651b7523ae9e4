import { describe, expect, test } from 'vitest'
import { judgeOf, modelOf } from '../../../src/bots/evaluation/learned.ts'
import { chanceOf } from '../../../src/bots/evaluation/model.ts'
import type { Judge } from '../../../src/bots/evaluation/network.ts'
import { generator } from '../../../src/bots/generator.ts'
import { playGame } from '../../../src/bots/lab/driver.ts'
import { contextOf } from '../../../src/bots/players/club.ts'
import { makeExpert, master, think } from '../../../src/bots/players/expert.ts'
import { playerNamed } from '../../../src/bots/players/names.ts'
import type { BotSeat, Budget, MakePlayer, Player } from '../../../src/bots/players/player.ts'
import { newWatch } from '../../../src/bots/search/deadly.ts'
import { SETTINGS, type SearchedAction, type SearchSettings } from '../../../src/bots/search/search.ts'
import { type Move, US, USSR } from '../../../src/engine/script.ts'
import { apply, clone, decision, type NewGame, resample, type State } from '../../../src/index.ts'
import { soak } from '../../soak.ts'
import { BOARD, positioned, seatIn } from '../seats.ts'

const game = 'twilight-struggle'

/** A player whose every answer is one of the legal moves, or the test fails. */
const checked =
  (player: Player, answers: number[]): Player =>
  (seat) => {
    const pick = player(seat)
    expect(seat.decision.moves, `${seat.decision.prompt} of ${seat.decision.at}`).toContain(pick)
    answers.push(pick)
    return pick
  }

/** Few nodes: games are played for their end here, not for their quality. */
const EXPERT = `expert:${soak(40, 100)}n`

describe('the levels play whole games with legal answers', () => {
  test.each<[us: string, ussr: string, wanted: NewGame]>([
    ['beginner', 'club', { game }],
    [EXPERT, 'beginner', { game: 'red-sea' }],
    ['club', EXPERT, { game: 'red-sea', bidding: true }],
    ['beginner', 'beginner', { game, mix: true, promoCards: true }],
    ['club', EXPERT, { game: 'red-sea', mix: true }],
    [EXPERT, 'club', { game, scenario: 'late-war' }],
    ['beginner', 'club', { game, scenario: 'chinese-civil-war', bidding: true }],
    [
      'club',
      EXPERT,
      {
        game,
        scenario: 'late-war',
        variants: { realignAtAnyDefcon: true, realignWithoutLoss: true, realignAndPlace: true, spaceWithoutRoll: true },
      },
    ],
    ['beginner', EXPERT, { game, scenario: 'late-war', mix: true, edition: 'second', optionalCards: false }],
  ])('%s against %s: %j', (us, ussr, wanted) => {
    const answers: number[] = []
    const log: Move[] = []
    const g = playGame(wanted, [checked(playerNamed(us)(), answers), checked(playerNamed(ussr)(), answers)], 5, log)
    expect(g.result).not.toBeNull()
    expect(answers).toEqual(log.filter(({ by }) => by === US || by === USSR).map(({ pick }) => pick))
  })
})

const NODES = soak(100, 300)

test.each(['recruit', 'beginner', 'club', 'veteran', 'expert', `master:${NODES}n`, `expert-one-world:${NODES}n`])(
  '%s plays the same game again from the same seed',
  (name) => {
    const played = (seed: number): Move[] => {
      const log: Move[] = []
      playGame({ game: 'red-sea' }, [playerNamed(name)(), playerNamed(name)()], seed, log)
      return log
    }
    const first = played(3)
    expect(played(3)).toEqual(first)
    expect(played(4)).not.toEqual(first)
  },
)

/** The USSR's round, with a hand to choose from. */
const position = (): State =>
  positioned({
    turn: 2,
    round: 3,
    side: 'ussr',
    defcon: 3,
    influence: BOARD,
    hands: {
      us: ['nato', 'marshall-plan', 'containment', 'truman-doctrine'],
      ussr: ['fidel', 'nasser', 'decolonization', 'romanian-abdication', 'blockade'],
    },
  })

const frozen = <T>(value: T): T => {
  if (typeof value === 'object' && value !== null) for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}

describe('the seat of a bot', () => {
  test('has no state: its view, its question and worlds it can’t tell apart are all there is', () => {
    const parts: Readonly<Record<keyof BotSeat, true>> = { side: true, decision: true, random: true, view: true, sample: true }
    // @ts-expect-error what a seat shows is no state: no move can be made in it
    const source: () => State = seatIn(position(), USSR).view
    expect(Object.keys(source())).not.toContain('frames')
    expect(Object.keys(seatIn(position(), USSR)).sort()).toEqual(Object.keys(parts).sort())
  })

  test.each(['recruit', 'beginner', 'club', 'veteran', 'expert', 'master:300n'])(
    'is left as it is by %s, and so is the real state',
    (name) => {
      const g = position()
      const before = JSON.stringify(g)
      const seat = seatIn(g, USSR)
      const shown: BotSeat = frozen({ ...seat, decision: seat.decision, view: () => frozen(seat.view()) })
      expect(shown.decision.moves).toContain(playerNamed(name)()(shown))
      expect(JSON.stringify(g)).toBe(before)
    },
  )

  test.each(['recruit', 'beginner', 'club', 'veteran', 'expert', 'master:300n'])(
    'tells %s nothing of the hand that it can’t see',
    (name) => {
      const g = position()
      const worlds = Array.from(
        { length: 400 },
        (
          (random) => () =>
            resample(g, USSR, random)
        )(generator(9)),
      )
      /** What it answers where these cards are the real ones: the worlds it imagines are the same. */
      const answered = (real: State): number => {
        let i = 0
        return playerNamed(name)()({ ...seatIn(real, USSR), sample: () => clone(worlds[i++ % worlds.length]!) })
      }
      const answers = [1, 2, 3].map((seed) => answered(resample(g, USSR, generator(seed))))
      expect(answers).toEqual([answered(g), answered(g), answered(g)])
    },
  )
})

describe('what the expert makes of positions', () => {
  const found = (settings: SearchSettings, nodes: number, judge?: Judge): readonly SearchedAction[] => {
    const seat = seatIn(position(), USSR)
    return think(contextOf(modelOf(position()), seat, judge), seat, seat.sample(), settings, { nodes }, newWatch()).found
  }

  test('is what its judge says, not the static evaluation', () => {
    for (const { visits, chance } of found(SETTINGS, 4000, () => -1.5)) if (visits > 0) expect(chance).toBeCloseTo(1 - chanceOf(-1.5), 9)
  })

  test('is learned: the expert of the project chooses otherwise than one with the static evaluation', () => {
    const played = (player: MakePlayer): readonly Move[] => {
      const moves: Move[] = []
      playGame({ game: 'red-sea' }, [player({ nodes: NODES }), player({ nodes: NODES })], 5, moves)
      return moves
    }
    expect(played(master)).toEqual(played(makeExpert(modelOf, SETTINGS, { judge: judgeOf })))
    expect(played(master)).not.toEqual(played(makeExpert(modelOf, SETTINGS)))
  })

  test('with one world is the same however often it walks into it, and with many it is not', () => {
    const chances = (worlds: number, nodes: number): number[] =>
      found({ ...SETTINGS, depth: 1, worlds }, nodes)
        .filter(({ visits }) => visits > 1)
        .map(({ chance }) => Number(chance.toFixed(9)))
        .sort((a, b) => a - b)
    expect(chances(1, 6000).length).toBeGreaterThan(2)
    expect(chances(1, 12_000)).toEqual(expect.arrayContaining(chances(1, 6000)))
    expect(chances(256, 12_000)).not.toEqual(expect.arrayContaining(chances(256, 6000)))
  })
})

describe('the budget of the expert', () => {
  interface Thinking {
    readonly worlds: number
    /** Of each play that search went into. */
    readonly walks: readonly number[]
  }

  /** What one card play cost. */
  function thinking(budget: Parameters<typeof master>[0]): Thinking {
    const seat = seatIn(position(), USSR)
    let worlds = 0
    const sample = (): State => {
      worlds++
      return seat.sample()
    }
    const { found } = think(contextOf(modelOf(position()), seat), { ...seat, sample }, seat.sample(), SETTINGS, budget, newWatch())
    return { worlds, walks: found.map(({ visits }) => visits) }
  }
  const walksIn = (budget: Parameters<typeof master>[0]): number => thinking(budget).walks.reduce((sum, walks) => sum + walks)
  const least = thinking({ nodes: 1 }).worlds

  test('is spent, and twice as many nodes are about twice as many walks', () => {
    const [some, twice] = [4000, 8000].map((nodes) => walksIn({ nodes }))
    expect(some).toBeGreaterThan(20)
    expect(twice! / some!).toBeGreaterThan(1.5)
    expect(twice! / some!).toBeLessThan(3)
  })

  test('may be passes of the tree: as many, whatever comes before them', () => {
    expect(walksIn({ passes: 7 })).toBe(7)
    expect(walksIn({ passes: 100 })).toBe(100)
  })

  test('goes into worlds that all plays are tried in', () => {
    const { worlds, walks } = thinking({ nodes: 8000 })
    expect(walks.length).toBeGreaterThan(2)
    expect(worlds).toBe(least - 1 + Math.max(...walks))
  })

  test('is kept to the node, but for the walk that is under way', () => {
    const seat = seatIn(position(), USSR)
    const context = contextOf(modelOf(position()), seat)
    think(context, seat, seat.sample(), SETTINGS, { nodes: 5000 }, newWatch())
    expect(context.nodes).toBeGreaterThanOrEqual(5000)
    expect(context.nodes).toBeLessThan(5500)
  })

  test('ends at once when it is stopped, however many nodes are left', () => {
    expect(walksIn({ nodes: 1_000_000, stopped: () => true })).toBe(1)
    let asked = 0
    // Each card but the first is looked at for dangers, and each play but the first tried out six times.
    const beforeSearch = decision(position(), USSR)!.moves.length - 1 + (SETTINGS.tried - 1) * 6
    expect(walksIn({ nodes: 1_000_000, stopped: () => ++asked > 100 })).toBe(1 + 100 - beforeSearch)
    expect(asked).toBe(101)
  })

  /** How many worlds are imagined for each answer of a card play. */
  function worldsOf(budget: Budget): number[] {
    const g = position()
    const player = master(budget)
    const walks: number[] = []
    while (decision(g, USSR) !== null) {
      const seat = seatIn(g, USSR)
      let worlds = 0
      const pick = player({
        ...seat,
        sample: () => {
          worlds++
          return seat.sample()
        },
      })
      walks.push(worlds)
      apply(g, { by: USSR, pick })
    }
    return walks
  }

  test('is for a card play: its small questions cost no search', () => {
    const walks = worldsOf({ nodes: 2000 })
    expect(walks.length).toBeGreaterThan(2)
    expect(walks[0]).toBeGreaterThan(least)
    expect(Math.max(...walks.slice(1))).toBeLessThan(least)
  })

  test('ends with the play: where search has used up the time, small questions are put to one world', () => {
    const [, ...inTime] = worldsOf({ nodes: 2000 })
    const [, ...late] = worldsOf({ seconds: 1e-9 })
    expect(late.length).toBeGreaterThan(0)
    // One to look for dangers in, and those that are asked.
    expect(new Set(inTime)).toEqual(new Set([1 + 5]))
    expect(new Set(late)).toEqual(new Set([1 + 1]))
  })
})
