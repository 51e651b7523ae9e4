/** Events are written for `me` and `them`: each one also works with the sides exchanged. */
import { beforeAll, describe, expect, test } from 'vitest'
import { generator, oneOf } from '../../src/bots/generator.ts'
import { avoiding } from '../../src/bots/players/careful.ts'
import { anyAsked } from '../../src/bots/players/random.ts'
import { type Actor, CHANCE, call, type Decision, leave, other, run, type Side, type Steps, US, USSR } from '../../src/engine/script.ts'
import { checkQuestions, checkSecrets, checkState, playOn } from '../../src/fuzz/checks.ts'
import { ALL_RULES } from '../../src/games/index.ts'
import { apply, applyUnchecked, asked, clone, decision, newGame, type Rules, rulesNamed, rulesOf, type State } from '../../src/index.ts'
import { addsUp } from '../../src/rules/card.ts'
import { put } from '../../src/rules/cards.ts'
import { inForce } from '../../src/rules/effects.ts'
import { dispose, resolveEvent } from '../../src/rules/play.ts'
import type { Random } from '../../src/rules/resample.ts'
import { install } from '../../src/rules/ruleset.ts'
import { Zone } from '../../src/rules/state.ts'
import { idleQuestion } from '../idle.ts'
import { soak } from '../soak.ts'
import { type Table, table } from '../table.ts'

const rules = rulesNamed('twilight-struggle')!
const cardNamed = (id: string): number => rules.cardNumbers.get(id)!

/** Positions at the beginning of an action round, out of long random games, from all eras. */
function positionsOf(games: number, seed: number): State[] {
  const found: State[] = []
  const player = avoiding(() => true)
  for (let i = 0; i < games; i++) {
    const random = generator(seed, i)
    const g = newGame({ game: rules.id, promoCards: true })
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

/** Positions in which a card may be played, of each card others. */
const positionsFor = (card: number): State[] =>
  positions.filter((g) => rules.cards[card]!.era <= eraOf(g)).filter((_, i) => (i + card) % soak(3, 1) === 0)

/** A script that waits until the event above it is over. */
const WAITS = 'test/waits'
;(rules.scripts as Map<string, Steps<State>>).set(WAITS, [idleQuestion])

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
    expect(usEvents).toHaveLength(45)
  })

  test.each(usEvents)('%s', (_id, card) => {
    const random = generator(7, card)
    let happened = 0
    for (const position of positionsFor(card)) {
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
  const mirrored: Rules = {
    ...rules,
    id: 'mirrored',
    map: {
      ...map,
      countries: map.countries.map((c) => c && { ...c, borders: swapBits(c.borders) }),
      home: [map.home[USSR]!, map.home[US]!],
    },
    cards: cards.map((card) => ({ ...card, side: mirroredSide(card.side) as Side | 2 })),
  }
  install([...ALL_RULES, mirrored])
  return mirrored
}

const mirroredZone = (zone: number): number => {
  for (const first of [Zone.Hand, Zone.Headline]) {
    if (zone === first) return first + 1
    if (zone === first + 1) return first
  }
  return zone
}

/** A modifier that adds up counts four bits a side. */
function mirroredEffect(effect: number): number {
  const [card, data] = [effect >> 10, (effect >> 2) & 255]
  const counts = rules.cards[card]!.event.includes(addsUp)
  return (card << 10) | ((counts ? ((data & 15) << 4) | (data >> 4) : data) << 2) | swapBits(effect)
}

/** The same position with the sides exchanged. */
function mirrored(g: State): State {
  const exchanged = (words: readonly number[]): number[] => [...words.slice(words.length / 2), ...words.slice(0, words.length / 2)]
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
    effects: g.effects.map(mirroredEffect),
    reach: exchanged(g.reach),
    held: exchanged(g.held),
    frames: g.frames.map((f) => ({ ...f, me: other(f.me), by: other(f.by), picks: [...f.picks], v: [...f.v] })),
    result: g.result && { ...g.result, winner: mirroredSide(g.result.winner) as Side | -1 },
  }
}

/** Frames keep numbers whose meaning is their script's own, sides among them; what they lead to is compared instead. */
const withoutFrames = (g: State): object => ({ ...g, frames: [], game: '' })

function expectMirrored(g: State, image: State): void {
  const wanted = withoutFrames(mirrored(g))
  const found = withoutFrames(image)
  // Equal text is quickly seen; only a difference is worth a readable report.
  if (JSON.stringify(found) !== JSON.stringify(wanted)) expect(found).toEqual(wanted)
}

/** In a realignment the USSR's die is thrown first, so that the mirror of two dice is the two exchanged. */
const isRealignmentDie = (asks: Decision): boolean => asks.kind === 'die' && asks.at === 'realign'

/** Answers at random, the same on both sides of the mirror, until what has begun is over; every position and question is compared. */
function playMirrored(g: State, image: State, random: Random): void {
  expectMirrored(g, image)
  while (!isOver(g)) {
    const who = anyAsked(asked(g), random)
    const mirroredWho = mirroredSide(who) as Actor
    const asks = decision(g, who)!
    expect(decision(image, mirroredWho)).toEqual({ ...asks, who: mirroredWho })
    const picks = Array.from({ length: isRealignmentDie(asks) ? 2 : 1 }, () => oneOf(asks.moves, random))
    for (const pick of picks) apply(g, { by: who, pick })
    for (const pick of picks.toReversed()) apply(image, { by: mirroredWho, pick })
    expectMirrored(g, image)
  }
}

/** A round on top of the script that waits. */
function round(g: State, side: Side): void {
  call(g, 'round', side, side, -1)
  run(rulesOf(g).scripts, g)
}

describe('every event, and what it leaves in force in the next rounds, is the same for both sides', () => {
  beforeAll(mirroredRules)

  // The Cuban Missile Crisis names the countries in which each superpower may pay.
  const symmetric = (g: State): boolean => !inForce(g, cardNamed('cuban-missile-crisis'))
  const events = rules.cards.flatMap((card, n) => (card.id === 'the-china-card' ? [] : [[card.id, n] as const]))

  test.each(events)('%s', (_id, card) => {
    const random = generator(11, card)
    const own = rules.cards[card]!.side
    let happened = 0
    for (const position of positionsFor(card).filter(symmetric)) {
      const g = clone(position)
      const image = mirrored(g)
      const me = own === 2 ? oneOf([US, USSR] as const, random) : own
      const by = oneOf([US, USSR] as const, random)
      begins(g, card, me, by)
      begins(image, card, other(me), other(by))
      playMirrored(g, image, random)
      const hasHappened = g.result !== null || g.frames.at(-1)!.got === 1
      if (hasHappened) happened++
      for (const one of [g, image]) dispose(one, card, hasHappened)
      for (const side of [other(g.phasing), g.phasing, other(g.phasing)]) {
        if (g.result !== null || !symmetric(g)) break
        round(g, side)
        round(image, other(side))
        playMirrored(g, image, random)
      }
    }
    expect(happened).toBeGreaterThan(0)
  })
})

// ---- by example

/** Carries out an event for the USSR at a table that stands idle. */
function happensForUssr(t: Table, id: string): Table {
  call(t.g, 'event', USSR, USSR, cardNamed(id))
  run(rulesOf(t.g).scripts, t.g)
  return t
}

describe('US events of influence alone, carried out for the USSR', () => {
  test('John Paul II Elected Pope: the US loses 2 in Poland, the USSR gets 1', () => {
    happensForUssr(table({ influence: { poland: [3, 2] } }), 'john-paul-ii-elected-pope')
      .has({ poland: [1, 3] })
      .idle()
  })

  test('Sadat Expels Soviets: the US leaves Egypt, the USSR gets 1', () => {
    happensForUssr(table({ influence: { egypt: [3, 0], libya: [2, 0] } }), 'sadat-expels-soviets')
      .has({ egypt: [0, 1] })
      .idle()
  })

  test('Panama Canal Returned: the USSR gets 1 in each of three countries', () => {
    happensForUssr(table({ influence: { panama: [1, 0] } }), 'panama-canal-returned')
      .has({ panama: [1, 1], 'costa-rica': [0, 1], venezuela: [0, 1] })
      .idle()
  })

  test('Camp David Accords: 1 VP and 1 influence in each of three countries for the USSR', () => {
    happensForUssr(table({ influence: { israel: [1, 0] } }), 'camp-david-accords')
      .has({ israel: [1, 1], jordan: [0, 1], egypt: [0, 1] })
      .is({ vp: -1 })
      .inForce('camp-david-accords')
      .idle()
  })

  test('The Iron Lady: 1 VP for the USSR, the US gets 1 in Argentina and leaves the United Kingdom', () => {
    happensForUssr(table({ influence: { 'united-kingdom': [5, 1] } }), 'the-iron-lady')
      .has({ 'united-kingdom': [0, 1], argentina: [1, 0] })
      .is({ vp: -1 })
      .idle()
  })

  test('Marshall Plan: the USSR places in seven countries, none of them under US control', () => {
    const t = happensForUssr(table({ influence: { 'united-kingdom': [5, 0] } }), 'marshall-plan')
    t.refuses('united-kingdom', 'controlled-by-opponent')
    t.ussr.picks('canada', 'norway', 'sweden', 'denmark', 'benelux', 'france', 'italy')
    t.has({ canada: [0, 1], norway: [0, 1], sweden: [0, 1], denmark: [0, 1], benelux: [0, 1], france: [0, 1], italy: [0, 1] }).idle()
  })

  test('Mobutu Sese Seko: the USSR gets 2 in Zaire, whose stability becomes 3', () => {
    happensForUssr(table({ options: { promoCards: true }, influence: { zaire: [1, 0] } }), 'mobutu-sese-seko')
      .has({ zaire: [1, 2] })
      .stable('zaire', 3)
      .idle()
  })

  test("Don't Wait for the Translation: 2 VP for a USSR with fewer military operations", () => {
    const options = { promoCards: true }
    happensForUssr(table({ options, milops: [2, 1] }), 'dont-wait-for-the-translation')
      .is({ vp: -2 })
      .idle()
    happensForUssr(table({ options, milops: [1, 2] }), 'dont-wait-for-the-translation')
      .is({ vp: 0 })
      .idle()
  })

  test('The Voice of America: the USSR removes 4 US influence outside Europe', () => {
    const t = happensForUssr(table({ influence: { iran: [3, 0], japan: [1, 1], india: [1, 0], italy: [2, 0] } }), 'the-voice-of-america')
    t.refuses('italy', 'outside-area')
    t.ussr.picks('iran', 'iran')
    t.refuses('iran', 'at-most-in-country')
    t.ussr.picks('japan', 'india')
    t.has({ iran: [1, 0], japan: [0, 1], india: [0, 0] }).idle()
  })
})

describe('what US events leave in force, for the USSR', () => {
  test('US/Japan Mutual Defense Pact: the USSR controls Japan, and the US may not coup there', () => {
    const t = happensForUssr(table({ us: ['brush-war'], influence: { japan: [2, 0], iran: [0, 1] } }), 'us-japan-mutual-defense-pact')
    t.has({ japan: [2, 6] })
    t.us.plays('brush-war', 'coup')
    t.refuses('japan', 'protected-by-card')
  })

  test('Containment: cards of the USSR are worth one point more, cards of the US are not', () => {
    const t = happensForUssr(table({ us: ['fidel'], ussr: ['nasser'], influence: { iran: [1, 1] } }), 'containment')
    t.ussr.plays('nasser', 'influence', 'iraq', 'iran')
    t.us.plays('fidel', 'influence', 'iran', 'iran')
    t.has({ iran: [3, 2], iraq: [0, 1], cuba: [0, 3] }).idle()
  })

  test('Bear Trap: the US is trapped', () => {
    const t = happensForUssr(table({ us: ['duck-and-cover', 'nasser'] }), 'bear-trap')
    t.us.begins()
    t.refuses('nasser', 'value-too-low')
    t.us.picks('duck-and-cover')
    t.rolls(4)
    t.inForce().idle()
  })

  test('Kremlin Flu: the US loses its next round, also while the USSR waits for its own flu', () => {
    const flu = 'kremlin-flu'
    const setup = { options: { promoCards: true }, us: ['duck-and-cover'], ussr: ['fidel'], effects: { [flu]: 'us' } } as const
    const t = happensForUssr(table(setup), flu)
    t.ussr.picks('pass')
    t.us.begins()
    t.inForce(flu).cards({ 'duck-and-cover': 'us-hand' }).idle()
    t.us.plays('duck-and-cover', 'event')
    t.inForce(flu).ussr.begins()
    t.inForce().cards({ fidel: 'ussr-hand' }).idle()
  })

  test('Nuclear Subs: a battleground coup of the USSR leaves DEFCON where it is', () => {
    const t = happensForUssr(table({ ussr: ['nasser'], influence: { iran: [1, 0] } }), 'nuclear-subs')
    t.ussr.plays('nasser', 'coup', 'iran')
    t.rolls(1)
    t.is({ defcon: 5, milops: [0, 1] }).idle()
  })

  test('Formosan Resolution: Taiwan is a battleground for the USSR, and no longer once the USSR plays the China Card', () => {
    const setup = { ussr: ['asia-scoring'], influence: { taiwan: [0, 3] as const }, holder: 'ussr' as const }
    const t = happensForUssr(table(setup), 'formosan-resolution')
    t.ussr.plays('asia-scoring', 'event')
    t.is({ vp: -4 }).idle()
    const later = happensForUssr(table(setup), 'formosan-resolution')
    later.ussr.plays('the-china-card', 'influence', 'taiwan', 'taiwan', 'taiwan', 'taiwan', 'taiwan').plays('asia-scoring', 'event')
    later.is({ vp: -3 }).inForce().idle()
  })
})
