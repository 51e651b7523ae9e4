/** 11.4: the players bid for the sides, in secret; and what the bids are worth. */

import { describe, expect, test } from 'vitest'
import { generator } from '../../src/bots/generator.ts'
import { PRESETS } from '../../src/games/options.ts'
import {
  type Actor,
  apply,
  asked,
  CHANCE,
  clone,
  decision,
  type Note,
  nameOf,
  resample,
  rulesOf,
  SPECTATOR,
  type State,
  US,
  USSR,
  type Viewer,
  view,
} from '../../src/index.ts'
import { MOST_BID } from '../../src/rules/bidding.ts'
import { PUBLIC } from '../../src/rules/notes.ts'
import { Game } from '../game.ts'

const GAMES = ['twilight-struggle', 'red-sea'] as const
type Seat = 'us' | 'ussr'
type Bid = readonly [side: Seat, n: number]
const bid = (game: Game, seat: Seat, [side, n]: Bid): Game => game.answers(seat, side, String(n))
const bidding = (game: string): Game => new Game({ game, bidding: true })

/** A game in which both have bid. */
const withBids = (game: string, us: Bid, ussr: Bid): Game => bid(bid(bidding(game), 'us', us), 'ussr', ussr)

/** Deals and places as the list comes, up to the extra influence, or to the headlines where there is none. */
function setUp(game: Game): Game {
  while ((asked(game.g) & 3) !== 3) {
    const by = ([CHANCE, US, USSR] as const).find((actor) => (asked(game.g) >> actor) & 1)!
    const question = decision(game.g, by)!
    if (question.prompt === 'place-extra') return game
    apply(game.g, { by, pick: question.moves[0]! })
  }
  return game
}

describe.each(GAMES)('11.4 bids for the sides: %s', (name) => {
  test('both are asked at once, before anything is dealt: for a side, then for a number', () => {
    const game = bidding(name).asks('us', 'ussr')
    expect(decision(game.g, US)).toMatchObject({ kind: 'bid', prompt: 'bid' })
    expect([game.legal('us'), game.legal('ussr'), game.legal('chance')]).toEqual([['us', 'ussr'], ['us', 'ussr'], []])
    game.refuses('us', '3', 'not-an-answer').refuses('us', 'done', 'not-an-answer').refuses('chance', 'us', 'not-asked')
    game.answers('ussr', 'us')
    expect(game.legal('ussr')).toEqual(Array.from({ length: MOST_BID + 1 }, (_, n) => String(n)))
    expect(game.legal('us')).toEqual(['us', 'ussr'])
    game.refuses('ussr', 'us', 'not-an-answer')
    game.answers('ussr', '9').asks('us').refuses('ussr', '9', 'not-asked')
    game.answers('us', 'ussr').asks('us').answers('us', '0').asks('chance')
    expect(game.legal('chance').length).toBeGreaterThan(9)
  })

  test.each([
    ['the sides they sit at', ['us', 3], ['ussr', 5], 0],
    ['the sides of each other', ['ussr', 9], ['us', 0], 1],
  ] as const)('they name different sides: each plays the side named, %s, and nobody gets anything', (_, us, ussr, swapped) => {
    const { g } = setUp(withBids(name, us, ussr)).asks('us', 'ussr')
    expect(g.swapped).toBe(swapped)
    expect(decision(g, US)!.kind).toBe('headline')
  })

  test.each([
    [['ussr', 2], ['ussr', 1], 1, 'us', 2],
    [['ussr', 1], ['ussr', 2], 0, 'us', 2],
    [['us', 4], ['us', 0], 0, 'ussr', 4],
    [['us', 0], ['us', 1], 1, 'ussr', 1],
  ] as const)(
    'they name the same side, %j and %j: the higher number plays it, the opponent gets that much',
    (us, ussr, swapped, extra, n) => {
      const game = setUp(withBids(name, us, ussr)).asks(extra)
      expect(game.g.swapped).toBe(swapped)
      const before = game.total(extra)
      const one = game.legal(extra)[0]!
      for (let i = 0; i < n; i++) {
        expect(decision(game.g, extra === 'us' ? US : USSR)).toMatchObject({ prompt: 'place-extra', left: n - i })
        game.refuses(extra, 'done', 'must-spend-all').answers(extra, game.legal(extra).includes(one) ? one : game.legal(extra)[0]!)
      }
      expect(game.total(extra)).toBe(before + n)
      game.asks('us', 'ussr')
    },
  )

  test.each([
    ['us', 'us', 0],
    ['us', 'ussr', 1],
    ['ussr', 'us', 0],
    ['ussr', 'ussr', 1],
  ] as const)('they name the %s and the same number: chance gives the player in the US seat the %s', (named, drawn, swapped) => {
    const game = withBids(name, [named, 3], [named, 3]).asks('chance')
    expect(game.legal('chance')).toEqual(['us', 'ussr'])
    expect(decision(game.g, CHANCE)!.prompt).toBe('draw-sides')
    game.refuses('chance', 'yes', 'not-an-answer').refuses('us', 'us', 'not-asked')
    game.answers('chance', drawn)
    expect(game.g.swapped).toBe(swapped)
    // The side that neither player named gets the number.
    setUp(game).asks(named === 'us' ? 'ussr' : 'us')
    expect(decision(game.g, named === 'us' ? USSR : US)).toMatchObject({ prompt: 'place-extra', left: 3 })
  })

  test('equal bids of 0: chance decides, and nobody gets anything', () => {
    const game = withBids(name, ['us', 0], ['us', 0]).asks('chance').answers('chance', 'us')
    setUp(game).asks('us', 'ussr')
  })

  test('without bidding nothing is asked, and nobody has a bid', () => {
    const { g } = new Game({ game: name }).asks('chance')
    expect([g.bids, g.swapped, view(g, US).bids, view(g, US).swapped]).toEqual([[], 0, [], 0])
  })

  test('what is said of bids names none before both are in', () => {
    const game = bidding(name)
    const notes: Note[] = []
    const answers = (by: Actor, ...names: string[]): void => {
      for (const answer of names) apply(game.g, { by, pick: game.pick(answer) }, notes)
    }
    answers(USSR, 'us', '5')
    expect(notes).toEqual([{ key: 'bid-made', side: USSR, to: PUBLIC }])
    answers(US, 'us', '2')
    const named = notes.slice(1, 5).map((note) => ({ ...note, ...('pick' in note && { pick: nameOf(rulesOf(game.g), note.pick) }) }))
    expect(named).toEqual([
      { key: 'bid-made', side: US, to: PUBLIC },
      { key: 'bid', side: US, pick: 'us', n: 2, to: PUBLIC },
      { key: 'bid', side: USSR, pick: 'us', n: 5, to: PUBLIC },
      { key: 'sides', swapped: 1, to: PUBLIC },
    ])
  })

  describe('secrecy', () => {
    const VIEWERS: readonly Viewer[] = [US, USSR, SPECTATOR]
    const seen = (g: State, who: Viewer): string => JSON.stringify(view(g, who))

    test('nobody else can tell one bid from another before both are in', () => {
      const bids: Bid[] = [
        ['us', 0],
        ['us', 7],
        ['ussr', 0],
        ['ussr', 9],
      ]
      for (const seat of ['us', 'ussr'] as const) {
        const states = bids.map((one) => bid(bidding(name), seat, one).g)
        const own = seat === 'us' ? US : USSR
        for (const who of VIEWERS) expect(new Set(states.map((g) => seen(g, who))).size).toBe(who === own ? bids.length : 1)
      }
    })

    test('nor whether the other has named a side already', () => {
      const untouched = bidding(name).g
      const named = bidding(name).answers('us', 'ussr').g
      expect([seen(named, USSR), seen(named, SPECTATOR)]).toEqual([seen(untouched, USSR), seen(untouched, SPECTATOR)])
      expect(view(named, US).bids).toEqual([USSR, -1, -1, -1])
    })

    test('all see them when both are in, and to the end', () => {
      const { g } = setUp(withBids(name, ['ussr', 2], ['us', 6]))
      for (const who of VIEWERS) expect([view(g, who).bids, view(g, who).swapped]).toEqual([[USSR, 2, US, 6], 1])
    })

    test('a world that is guessed looks the same, and its hidden bid is any bid', () => {
      const random = generator(11)
      const games: Game[] = [
        bidding(name),
        bidding(name).answers('us', 'ussr'),
        bid(bidding(name), 'us', ['ussr', 4]),
        bid(bidding(name), 'us', ['ussr', 4]).answers('ussr', 'us'),
        bid(bidding(name), 'ussr', ['us', 4]),
        withBids(name, ['us', 1], ['us', 1]),
      ]
      for (const { g } of games) {
        const frozen = JSON.stringify(g)
        for (const who of VIEWERS) {
          for (let i = 0; i < 20; i++) {
            const world = resample(g, who, random)
            expect(seen(world, who)).toBe(seen(g, who))
            if (who !== SPECTATOR) expect(decision(world, who)).toEqual(decision(g, who))
            if (who !== SPECTATOR && (asked(g) >> who) & 1) {
              const next = clone(world)
              apply(next, { by: who, pick: decision(world, who)!.moves[0]! })
            }
          }
        }
        expect(JSON.stringify(g)).toBe(frozen)
      }
      const { g } = games[2]!
      const worlds = Array.from({ length: 300 }, () => resample(g, USSR, random).bids.slice(0, 2).join())
      expect(new Set(worlds).size).toBe(2 * (MOST_BID + 1))
      const halves = Array.from({ length: 60 }, () => resample(games[3]!.g, US, random).bids.join())
      expect([...new Set(halves)].sort()).toEqual([`${USSR},4,-1,-1`, `${USSR},4,0,-1`, `${USSR},4,1,-1`].sort())
    })
  })
})

describe('11.4.1 what the bids are worth', () => {
  test('the extra influence obeys its limits: where the side has some, to two more than control takes', () => {
    const game = setUp(withBids('red-sea', ['ussr', 5], ['ussr', 1])).asks('us')
    game.refuses('us', 'kenya', 'no-own-influence').refuses('us', 'somalia', 'no-own-influence')
    game.answers('us', 'ethiopia', 'ethiopia').refuses('us', 'ethiopia', 'over-control-limit')
    game.answers('us', 'saudi-arabia', 'saudi-arabia', 'saudi-arabia').asks('us', 'ussr')
    expect(game.board()).toMatchObject({ ethiopia: [3, 0], 'saudi-arabia': [4, 0] })
  })

  test('it comes after both sides have placed their own', () => {
    const game = setUp(withBids('twilight-struggle', ['us', 1], ['us', 2])).asks('ussr')
    expect([game.total('us'), game.total('ussr')]).toEqual([25, 15])
    game.refuses('ussr', 'poland', 'no-own-influence').answers('ussr', 'syria', 'iraq').asks('us', 'ussr')
    expect(game.total('ussr')).toBe(17)
  })
})

test.each(GAMES)('11.1 to 11.3: the tournament preset shows held cards and leaves everything else as the rulebook has it: %s', (game) => {
  const { options } = new Game({ game, ...PRESETS.tournament }).g
  expect(options).toEqual({ ...new Game({ game }).g.options, showHeldCards: true })
})
