/** Events are written for `me` and `them`: each one also works with the sides exchanged. */
import { beforeAll, describe, expect, test } from 'vitest'
import { avoiding } from '../../../src/bots/careful.ts'
import { generator, oneOf } from '../../../src/bots/generator.ts'
import { anyAsked } from '../../../src/bots/random.ts'
import { checkQuestions, checkSecrets, checkState, playOn } from '../../../src/cli/checks.ts'
import {
  type Actor,
  type Ask,
  CHANCE,
  call,
  type Decision,
  leave,
  other,
  run,
  type Script,
  type Side,
  US,
  USSR,
} from '../../../src/engine/script.ts'
import { apply, applyUnchecked, asked, clone, decision, newGame, type Rules, rulesNamed, rulesOf, type State } from '../../../src/index.ts'
import { put } from '../../../src/rules/cards.ts'
import { inForce } from '../../../src/rules/effects.ts'
import { dispose, resolveEvent } from '../../../src/rules/play.ts'
import { register } from '../../../src/rules/ruleset.ts'
import { Zone } from '../../../src/rules/state.ts'

const rules = rulesNamed('twilight-struggle')!
const cardNamed = (id: string): number => rules.cardNumbers.get(id)!

/** Positions at the beginning of an action round, out of long random games, from all eras. */
function positionsOf(games: number, seed: number): State[] {
  const found: State[] = []
  const player = avoiding(() => true)
  for (let i = 0; i < games; i++) {
    const random = generator(seed, i)
    const g = newGame({ game: rules.id })
    while (g.result === null) {
      const by = anyAsked(asked(g), random)
      const asks = decision(g, by)!
      if (asks.kind === 'play' && random() < 0.15) found.push(clone(g))
      const seat = { side: by as Side, decision: asks, random, view: () => expect.unreachable(), sample: () => clone(g) }
      applyUnchecked(g, { by, pick: by === CHANCE ? oneOf(asks.moves, random) : player(seat) })
    }
  }
  return found
}

let positions: State[] = []
beforeAll(() => {
  positions = positionsOf(6, 1)
})

const eraOf = (g: State): number => rules.tables.eraOfTurn(g.turn)

/** A script that waits until the event above it is over. */
const WAITS = 'test/waits'
const waits: Ask<State> = {
  kind: 'waits',
  prompt: 'waits',
  who: () => 0,
  open: (_g, f) => {
    f.left = 1
  },
  any: () => true,
  refuse: () => ({ key: 'not-asked' }),
  list: () => undefined,
  take: () => undefined,
}
;(rules.scripts as Map<string, Script<State>>).set(WAITS, [waits])

/** Begins an event before the round that is about to be played. */
function begins(g: State, card: number, me: Side, by: Side): void {
  call(g, WAITS, me, by, -1)
  run(rulesOf(g).scripts, g)
  put(g, card, Zone.Table)
  resolveEvent(g, card, me, by)
  run(rulesOf(g).scripts, g)
}

const isOver = (g: State): boolean => g.result !== null || g.frames.at(-1)!.at === WAITS

/** Puts the card away and goes on with the round; returns whether the event happened. */
function ends(g: State, card: number): boolean {
  const f = g.frames.at(-1)!
  const happened = f.got === 1
  dispose(g, card, happened)
  leave(f)
  run(rulesOf(g).scripts, g)
  return happened
}

const usEvents = rules.cards.flatMap((card, n) => (card.side === US ? [[card.id, n] as const] : []))

describe('every US event runs for the USSR', () => {
  test('there are positions of all eras to run it in', () => {
    expect(new Set(positions.map(eraOf))).toEqual(new Set([0, 1, 2]))
    expect(positions.length).toBeGreaterThan(40)
    expect(usEvents).toHaveLength(42)
  })

  test.each(usEvents)('%s', (_id, card) => {
    const random = generator(7, card)
    let happened = 0
    for (const position of positions.filter((g) => rules.cards[card]!.era <= eraOf(g))) {
      const g = clone(position)
      begins(g, card, USSR, oneOf([US, USSR] as const, random))
      while (!isOver(g)) {
        checkState(g)
        checkQuestions(g)
        checkSecrets(g, random)
        playOn(g, 1, random)
      }
      if (g.result !== null) continue
      if (ends(g, card)) happened++
      // What it leaves in force goes on for the other side too.
      for (let i = 0; i < 40 && g.result === null; i++) {
        checkState(g)
        checkQuestions(g)
        playOn(g, 1, random)
      }
    }
    expect(happened).toBeGreaterThan(0)
  })
})

// ---- mirrors

const swapBits = (bits: number): number => ((bits & 1) << 1) | ((bits >> 1) & 1)
const mirroredSide = (side: number): number => (side === US || side === USSR ? other(side) : side)
const swapped = ([us, ussr]: readonly number[]): number[] => [ussr!, us!]

/** The game with the superpowers exchanged: their places on the map and the sides of the cards. */
function mirroredRules(): Rules {
  const { map, cards } = rules
  return register({
    ...rules,
    id: 'mirrored',
    map: {
      ...map,
      countries: map.countries.map((c) => c && { ...c, borders: swapBits(c.borders) }),
      home: [map.home[USSR]!, map.home[US]!],
    },
    cards: cards.map((card) => ({ ...card, side: mirroredSide(card.side) as Side | 2 })),
  })
}

const mirroredZone = (zone: number): number => {
  for (const first of [Zone.Hand, Zone.Headline]) {
    if (zone === first) return first + 1
    if (zone === first + 1) return first
  }
  return zone
}

/** The same position with the sides exchanged. */
function mirrored(g: State): State {
  const half = g.reach.length / 2
  return {
    ...clone(g),
    game: 'mirrored',
    phasing: other(g.phasing),
    vp: g.vp === 0 ? 0 : -g.vp,
    milops: swapped(g.milops),
    space: swapped(g.space),
    spaced: swapped(g.spaced),
    holder: mirroredSide(g.holder),
    influence: g.influence.map((_, i) => g.influence[i ^ 1]!),
    place: g.place.map((place) => mirroredZone(place & 15) | (swapBits(place >> 4) << 4)),
    counts: g.counts.map((_, zone) => g.counts[mirroredZone(zone)]!),
    effects: g.effects.map((effect) => (effect & ~3) | swapBits(effect)),
    reach: [...g.reach.slice(half), ...g.reach.slice(0, half)],
    frames: g.frames.map((f) => ({ ...f, me: other(f.me), by: other(f.by), picks: [...f.picks], v: [...f.v] })),
    result: g.result && { ...g.result, winner: mirroredSide(g.result.winner) as Side | -1 },
  }
}

const withoutFrames = (g: State): object => ({ ...g, frames: [], game: '' })

/** In a realignment the USSR's die is thrown first, so that the mirror of two dice is the two exchanged. */
const isRealignmentDie = (asks: Decision): boolean => asks.kind === 'die' && asks.at === 'realign'

describe('every event does the same for both sides', () => {
  beforeAll(mirroredRules)

  // The Cuban Missile Crisis names the countries in which each superpower may pay.
  const symmetric = (g: State): boolean => !inForce(g, cardNamed('cuban-missile-crisis'))
  const events = rules.cards.flatMap((card, n) => (card.id === 'the-china-card' ? [] : [[card.id, n] as const]))

  test.each(events)('%s', (_id, card) => {
    const random = generator(11, card)
    const own = rules.cards[card]!.side
    let compared = 0
    for (const position of positions.filter((g) => rules.cards[card]!.era <= eraOf(g) && symmetric(g))) {
      const g = clone(position)
      const image = mirrored(g)
      const me = own === 2 ? oneOf([US, USSR] as const, random) : own
      const by = oneOf([US, USSR] as const, random)
      begins(g, card, me, by)
      begins(image, card, other(me), other(by))
      while (!isOver(g)) {
        expect(withoutFrames(image)).toEqual(withoutFrames(mirrored(g)))
        const who = anyAsked(asked(g), random)
        const mirroredWho = mirroredSide(who) as Actor
        const asks = decision(g, who)!
        expect(decision(image, mirroredWho)).toEqual({ ...asks, who: mirroredWho })
        const dice = isRealignmentDie(asks) ? [oneOf(asks.moves, random), oneOf(asks.moves, random)] : []
        const picks = dice.length > 0 ? dice : [oneOf(asks.moves, random)]
        for (const pick of picks) apply(g, { by: who, pick })
        for (const pick of picks.toReversed()) apply(image, { by: mirroredWho, pick })
      }
      expect(withoutFrames(image)).toEqual(withoutFrames(mirrored(g)))
      compared++
    }
    expect(compared).toBeGreaterThan(0)
  })
})
