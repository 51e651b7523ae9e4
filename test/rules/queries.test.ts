import { describe, expect, test } from 'vitest'
import {
  controlOf,
  coupOdds,
  handCards,
  militaryOperations,
  nameOf,
  realignOdds,
  rulesOf,
  type Side,
  SPECTATOR,
  scoreOfCard,
  scoresAtEnd,
  scoresNow,
  spaceTry,
  US,
  USSR,
  unseenCards,
  view,
} from '../../src/index.ts'
import { type Table, table } from '../table.ts'

const seen = (t: Table, who: Side | typeof SPECTATOR = US) => view(t.g, who)
const region = (t: Table, name: string) => rulesOf(t.g).map.regions.indexOf(name)
const scoreNow = (t: Table, name: string) => scoresNow(seen(t)).find((score) => score.region === region(t, name))!
const cardIds = (t: Table, cards: readonly number[]) => cards.map((card) => rulesOf(t.g).cards[card]!.id)

describe('control (2.1.7)', () => {
  test('who has it, and what each side lacks', () => {
    const t = table({ influence: { iran: [1, 0], egypt: [3, 1], syria: [0, 4], italy: [2, 2] } })
    const found = Object.fromEntries(controlOf(seen(t)).map((c) => [nameOf(rulesOf(t.g), c.country), c]))
    expect(found.iran).toMatchObject({ influence: [1, 0], controller: -1, lacks: [1, 3] })
    expect(found.egypt).toMatchObject({ influence: [3, 1], controller: US, lacks: [0, 4] })
    expect(found.syria).toMatchObject({ controller: USSR, lacks: [6, 0] })
    expect(found.italy).toMatchObject({ controller: -1, lacks: [2, 2] })
    expect(found.france).toMatchObject({ influence: [0, 0], controller: -1, lacks: [3, 3] })
    expect(Object.keys(found)).toHaveLength(84)
  })

  test('a stability that an event has changed counts, for control and for coups', () => {
    const t = table({ turn: 4, options: { promoCards: true }, us: ['mobutu-sese-seko'] })
    const zaire = t.country('zaire')
    const found = () => controlOf(seen(t)).find((c) => c.country === zaire)
    t.us.plays('mobutu-sese-seko', 'event')
    expect(found()).toMatchObject({ influence: [2, 0], controller: -1, lacks: [1, 5] })
    const odds = coupOdds(seen(t), USSR, zaire, { ops: 3 })
    expect(odds.faces.map((face) => face.result)).toEqual([-2, -1, 0, 1, 2, 3])
    expect(odds.faces[5]).toMatchObject({ influence: [0, 1], controller: -1 })
  })
})

describe('scores now (10.1)', () => {
  const middleEast = { egypt: [2, 0], libya: [2, 0], lebanon: [1, 0], iran: [0, 2], syria: [0, 2] } as const

  test('levels, countries, battlegrounds and VP of both sides are what the card then scores', () => {
    const t = table({ us: ['middle-east-scoring'], influence: middleEast })
    expect(scoreNow(t, 'middle-east')).toMatchObject({
      sides: [
        { level: 'domination', countries: 3, battlegrounds: 2, borders: 0, vp: 7 },
        { level: 'presence', countries: 2, battlegrounds: 1, borders: 0, vp: 4 },
      ],
      winner: -1,
      vp: 3,
    })
    expect(scoreOfCard(seen(t), t.card('middle-east-scoring'))).toEqual({ vp: 3, winner: -1 })
    t.us.plays('middle-east-scoring', 'event')
    t.is({ vp: 3 }).idle()
  })

  test('the border with a superpower counts for the other side (10.1.2)', () => {
    const t = table({ us: ['asia-scoring'], influence: { 'north-korea': [3, 0], japan: [0, 4], afghanistan: [2, 0] } })
    expect(scoreNow(t, 'asia').sides).toMatchObject([
      { countries: 2, battlegrounds: 1, borders: 2, vp: 6 },
      { countries: 1, battlegrounds: 1, borders: 1, vp: 5 },
    ])
    t.us.plays('asia-scoring', 'event')
    t.is({ vp: 1 }).idle()
  })

  test('an effect in force counts: Formosan Resolution makes Taiwan a battleground of the US', () => {
    const influence = { taiwan: [3, 0], 'south-korea': [3, 0] } as const
    expect(scoreNow(table({ influence }), 'asia').sides[US].battlegrounds).toBe(1)
    expect(scoreNow(table({ influence, effects: { 'formosan-resolution': 'us' } }), 'asia').sides[US].battlegrounds).toBe(2)
  })

  test('Southeast Asia has a count of its own, by its card', () => {
    const t = table({ ussr: ['southeast-asia-scoring'], turn: 4, influence: { thailand: [0, 2], burma: [0, 2], philippines: [2, 0] } })
    expect(scoreOfCard(seen(t, USSR), t.card('southeast-asia-scoring'))).toEqual({ vp: -2, winner: -1 })
    t.ussr.plays('southeast-asia-scoring', 'event')
    t.is({ vp: -2 }).idle()
  })

  test('Shuttle Diplomacy: its side is asked before the count, and takes what helps it most', () => {
    const t = table({
      turn: 4,
      ussr: ['middle-east-scoring'],
      influence: { egypt: [0, 2], libya: [0, 2], syria: [0, 2], iran: [2, 0] },
      effects: { 'shuttle-diplomacy': 'us' },
    })
    expect(scoreNow(t, 'middle-east').vp).toBe(3 + 1 - (5 + 2))
    expect(scoreOfCard(seen(t), t.card('middle-east-scoring'))).toEqual({ vp: 3 + 1 - (3 + 1), winner: -1 })
    t.ussr.plays('middle-east-scoring', 'event')
    t.us.picks('egypt')
    t.is({ vp: 0 }).idle()
  })

  test('control of Europe wins the game (10.1.1)', () => {
    const t = table({
      ussr: ['europe-scoring'],
      influence: { france: [0, 3], italy: [0, 2], 'west-germany': [0, 4], poland: [0, 3], 'east-germany': [0, 3] },
    })
    expect(scoreNow(t, 'europe')).toMatchObject({ winner: USSR, sides: [{ level: 'none' }, { level: 'control' }] })
    expect(scoreOfCard(seen(t), t.card('europe-scoring'))).toMatchObject({ winner: USSR })
    t.ussr.plays('europe-scoring', 'event')
    t.over('ussr', 'region-control')
  })
})

describe('scores at the end (10.3.2)', () => {
  test('every region, then the China Card', () => {
    const t = table({ vp: 4, holder: 'us', influence: { angola: [0, 1], zaire: [0, 1], panama: [2, 0] } })
    const found = scoresAtEnd(seen(t))
    expect(found.regions.find((score) => score.region === region(t, 'africa'))!.vp).toBe(-(1 + 2))
    expect(found).toMatchObject({ passing: { side: US, vp: 1 }, vp: 4 - 3 + (1 + 1) + 1, winner: US, kind: 'final-scoring' })
    t.endsGame()
    t.is({ vp: found.vp }).over('us', 'final-scoring')
  })

  test('no 20 VP stop on the way, and a marker on 0 is a draw', () => {
    const t = table({ vp: 18, holder: 'us', influence: { angola: [1, 0], zaire: [1, 0] } })
    expect(scoresAtEnd(seen(t))).toMatchObject({ vp: 18 + 3 + 1, winner: US, kind: 'final-scoring' })
    const even = table({ vp: -1, holder: 'us' })
    expect(scoresAtEnd(seen(even))).toMatchObject({ vp: 0, winner: -1 })
    even.endsGame()
    even.over('nobody', 'final-scoring')
  })

  test('control of Europe wins whatever the marker says', () => {
    const europe = { france: [0, 3], italy: [0, 2], 'west-germany': [0, 4], poland: [0, 3], 'east-germany': [0, 3] } as const
    const t = table({ vp: 19, influence: europe })
    expect(scoresAtEnd(seen(t))).toMatchObject({ winner: USSR, kind: 'region-control' })
    t.endsGame()
    t.over('ussr', 'region-control')
  })

  test('Shuttle Diplomacy leaves nothing out at the end, Formosan Resolution counts', () => {
    const t = table({ turn: 4, holder: 'us', influence: { taiwan: [3, 0] }, effects: { 'formosan-resolution': 'us' } })
    expect(scoresAtEnd(seen(t))).toMatchObject({ vp: 3 + 1 + 1 })
    t.endsGame()
    t.is({ vp: 5 })
  })
})

describe('odds of a coup (6.3)', () => {
  test('six faces: result, influence, control; chance, mean, military operations and DEFCON', () => {
    const t = table({ us: ['marshall-plan'], defcon: 3, milops: [2, 0], influence: { angola: [1, 4] } })
    const odds = coupOdds(seen(t), US, t.country('angola'), { card: t.card('indo-pakistani-war') })
    expect(odds).toMatchObject({ ops: 2, modifier: 0, success: 1, expected: 3.5, milops: 2, defcon: 2 })
    expect(odds.faces[0]).toEqual({ die: 1, result: 1, removed: 1, added: 0, influence: [1, 3], controller: USSR })
    expect(odds.faces[3]).toMatchObject({ result: 4, removed: 4, added: 0, influence: [1, 0], controller: US })
    expect(odds.faces[5]).toEqual({ die: 6, result: 6, removed: 4, added: 2, influence: [3, 0], controller: US })
    expect(coupOdds(seen(t), US, t.country('angola'), { card: t.card('marshall-plan') }).milops).toBe(3)
    t.us.plays('marshall-plan', 'coup', 'angola')
    t.rolls(1)
    t.has({ angola: [1, 1] })
      .is({ milops: [5, 0], defcon: 2 })
      .idle()
  })

  test('a strong country: only the high faces succeed', () => {
    const t = table({ influence: { israel: [0, 2] } })
    const odds = coupOdds(seen(t), US, t.country('israel'), { ops: 3 })
    expect(odds.faces.map((face) => face.result)).toEqual([-4, -3, -2, -1, 0, 1])
    expect(odds.success).toBeCloseTo(1 / 6)
    expect(odds.expected).toBeCloseTo(1 / 6)
    expect(odds.faces[4]!.influence).toEqual([0, 2])
  })

  test('modifiers in force: SALT Negotiations, Latin American Death Squads, Containment, Red Scare', () => {
    const effects = { 'salt-negotiations': 'us', 'latin-american-death-squads': 'ussr', containment: 'us' } as const
    const t = table({ turn: 4, effects, influence: { chile: [2, 2], angola: [2, 2] } })
    expect(coupOdds(seen(t), US, t.country('chile'), { ops: 2 })).toMatchObject({ ops: 3, modifier: -2 })
    expect(coupOdds(seen(t), USSR, t.country('chile'), { ops: 2 })).toMatchObject({ ops: 2, modifier: 0 })
    expect(coupOdds(seen(t), US, t.country('angola'), { ops: 2 })).toMatchObject({ ops: 3, modifier: -1 })
    const scared = table({ effects: { 'red-scare-purge': 'us' }, influence: { angola: [2, 2] } })
    expect(coupOdds(seen(scared), USSR, scared.country('angola'), { ops: 1 })).toMatchObject({ ops: 1, milops: 1 })
  })

  test('the China Card has its extra point in Asia only (9.6)', () => {
    const t = table({ influence: { thailand: [0, 2], angola: [0, 2] } })
    const china = { card: t.card('the-china-card') }
    expect(coupOdds(seen(t), US, t.country('thailand'), china)).toMatchObject({ ops: 5, milops: 5 })
    expect(coupOdds(seen(t), US, t.country('angola'), china)).toMatchObject({ ops: 4, milops: 4 })
  })

  test('DEFCON: battlegrounds only, not with Nuclear Subs, never below 1; free coups earn nothing (8.2.2)', () => {
    const t = table({ turn: 4, defcon: 2, effects: { 'nuclear-subs': 'us' }, influence: { angola: [2, 2], kenya: [2, 2] } })
    expect(coupOdds(seen(t), USSR, t.country('angola'), { ops: 2 }).defcon).toBe(1)
    expect(coupOdds(seen(t), USSR, t.country('kenya'), { ops: 2 }).defcon).toBe(2)
    expect(coupOdds(seen(t), US, t.country('angola'), { ops: 2 }).defcon).toBe(2)
    expect(coupOdds(seen(t), USSR, t.country('kenya'), { ops: 2, earns: false }).milops).toBe(0)
  })
})

describe('odds of a realignment (6.2)', () => {
  test('modifiers of both sides, chance of each outcome, mean', () => {
    const t = table({ us: ['fidel'], influence: { mexico: [2, 0], cuba: [0, 2], haiti: [0, 1] } })
    const odds = realignOdds(seen(t), US, t.country('cuba'))
    expect(odds.modifiers).toEqual([1, 1 + 1]) // the superpower; more influence and one neighbour
    expect(odds.success).toBeCloseTo(10 / 36)
    expect(odds.outcomes.reduce((sum, outcome) => sum + outcome.chance, 0)).toBeCloseTo(1)
    expect(odds.outcomes.find((outcome) => outcome.removed === 2)).toMatchObject({
      loser: USSR,
      influence: [0, 0],
      controller: -1,
      chance: 6 / 36,
    })
    expect(odds.expected).toBeCloseTo((4 * 1 + 6 * 2) / 36)
  })

  test('the side that started it may lose influence', () => {
    const t = table({ influence: { angola: [1, 1] } })
    const odds = realignOdds(seen(t), USSR, t.country('angola'))
    expect(odds.modifiers).toEqual([0, 0])
    expect(odds.outcomes).toHaveLength(3)
    expect(odds.outcomes).toContainEqual({ loser: US, removed: 1, influence: [0, 1], controller: USSR, chance: 15 / 36 })
    expect(odds.outcomes).toContainEqual({ loser: USSR, removed: 1, influence: [1, 0], controller: US, chance: 15 / 36 })
    expect(odds.outcomes[2]).toEqual({ loser: -1, removed: 0, influence: [1, 1], controller: -1, chance: 6 / 36 })
    expect(odds.expected).toBeCloseTo(0)
  })

  test('Iran-Contra Scandal lowers the US die; the reading says in whose realignments', () => {
    const influence = { angola: [1, 1] } as const
    const every = table({ turn: 8, influence, effects: { 'iran-contra-scandal': 'ussr' } })
    expect(realignOdds(seen(every), USSR, every.country('angola')).modifiers).toEqual([-1, 0])
    const options = { readings: { iranContra: 'own-realignments' } } as const
    const own = table({ turn: 8, options, influence, effects: { 'iran-contra-scandal': 'ussr' } })
    expect(realignOdds(seen(own), USSR, own.country('angola')).modifiers).toEqual([0, 0])
    expect(realignOdds(seen(own), US, own.country('angola')).modifiers).toEqual([-1, 0])
  })
})

describe('unseen cards', () => {
  const setup = { us: ['cia-created', 'fidel'], ussr: ['nato', 'blockade', 'nasser'], deck: ['containment', 'truman-doctrine'] } as const

  test('a side knows its own hand; the other hand and the deck are one heap to it', () => {
    const t = table(setup)
    const found = unseenCards(seen(t, US))
    expect(cardIds(t, found.cards).sort()).toEqual(['blockade', 'containment', 'nasser', 'nato', 'truman-doctrine'])
    expect(found).toMatchObject({ deck: 2, looked: 0 })
    expect(found.hands[USSR]).toMatchObject({ size: 3, known: [], chance: 3 / 5 })
    expect(cardIds(t, found.hands[US].known)).toEqual(['fidel', 'cia-created'])
    expect(found.hands[US].chance).toBe(0)
    expect(unseenCards(seen(t, SPECTATOR))).toMatchObject({
      hands: [
        { size: 2, known: [] },
        { size: 3, known: [] },
      ],
      deck: 2,
    })
    expect(unseenCards(seen(t, SPECTATOR)).cards).toHaveLength(7)
  })

  test('a card that was shown stays known until it moves', () => {
    const t = table({ ...setup, influence: { panama: [1, 0] } })
    t.us.plays('cia-created', 'event', 'influence', 'panama')
    const found = unseenCards(seen(t, US))
    expect(cardIds(t, found.hands[USSR].known).sort()).toEqual(['blockade', 'nasser', 'nato'])
    expect(found.hands[USSR]).toMatchObject({ size: 3, chance: 0 })
    expect(cardIds(t, found.cards).sort()).toEqual(['containment', 'truman-doctrine'])
    t.ussr.plays('nasser', 'event')
    expect(cardIds(t, unseenCards(seen(t, US)).hands[USSR].known).sort()).toEqual(['blockade', 'nato'])
  })

  test('a headline that is chosen but not shown is unseen', () => {
    const t = table(setup)
    t.headlines(null, 'nato')
    const found = unseenCards(seen(t, US))
    expect(found.hands[USSR]).toMatchObject({ size: 2, headlines: 1, knownHeadlines: [] })
    expect(found.cards).toHaveLength(5)
    expect(cardIds(t, unseenCards(seen(t, USSR)).hands[USSR].knownHeadlines)).toEqual(['nato'])
  })
})

describe('the cards of a hand', () => {
  const values = (t: Table, side: Side, who: Side | typeof SPECTATOR = side) =>
    Object.fromEntries(handCards(view(t.g, who), side).map(({ card, ops, most }) => [rulesOf(t.g).cards[card]!.id, [ops, most]]))

  test('operations with modifiers (7.4): Containment to at most 4, Red Scare to at least 1; regional points', () => {
    const hand = ['fidel', 'nato', 'blockade', 'asia-scoring']
    const t = table({ us: hand, holder: 'us', effects: { containment: 'us' } })
    expect(values(t, US)).toEqual({ fidel: [3, 3], nato: [4, 4], blockade: [2, 2], 'asia-scoring': [0, 0], 'the-china-card': [4, 5] })
    const scared = table({ ussr: hand, effects: { 'red-scare-purge': 'us', 'vietnam-revolts': 'ussr' } })
    expect(values(scared, USSR)).toEqual({
      fidel: [1, 2],
      nato: [3, 4],
      blockade: [1, 1],
      'asia-scoring': [0, 0],
      'the-china-card': [3, 5],
    })
  })

  test('of the other hand only what is known; the China Card only while it is ready', () => {
    const t = table({ us: ['fidel'], ussr: ['nato'], holder: 'us', ready: false })
    expect(values(t, US)).toEqual({ fidel: [2, 2] })
    expect(values(t, USSR, US)).toEqual({})
    expect(values(t, US, SPECTATOR)).toEqual({})
  })

  test('space race: what the next box takes (6.4.1, 6.4.2), and which cards may go', () => {
    const refusals = (t: Table) =>
      Object.fromEntries(handCards(seen(t), US).map(({ card, refusesSpace }) => [rulesOf(t.g).cards[card]!.id, refusesSpace?.key ?? null]))
    const hand = ['fidel', 'nato', 'blockade', 'comecon', 'asia-scoring']
    const t = table({ us: hand, space: [4, 0], holder: 'ussr' })
    expect(spaceTry(seen(t), US)).toEqual({ ops: 3, roll: 3, chance: 0.5 })
    expect(spaceTry(seen(t), USSR)).toEqual({ ops: 2, roll: 3, chance: 0.5 })
    const low = 'space-card-too-low'
    expect(refusals(t)).toEqual({ fidel: low, nato: null, blockade: low, comecon: null, 'asia-scoring': 'scoring-card' })
    t.us.plays('nato', 'space')
    t.rolls(4).idle()
    expect(refusals(t)).toMatchObject({ comecon: null }) // the second card of box 2
    t.us.plays('comecon', 'space')
    t.rolls(3).idle()
    expect(spaceTry(seen(t), US)).toEqual({ ops: 3, roll: 4, chance: 4 / 6 })
    expect(refusals(t)).toMatchObject({ fidel: 'space-limit' })
    expect(spaceTry(seen(table({ space: [8, 0] })), US)).toBeNull()
  })
})

describe('military operations (8.2.1)', () => {
  test('what is missing, and the difference as VP', () => {
    const t = table({ defcon: 4, milops: [1, 3] })
    expect(militaryOperations(seen(t))).toEqual({ missing: [3, 1], vp: -2 })
    t.endsTurn()
    t.is({ vp: -2 })
    expect(militaryOperations(seen(table({ defcon: 2, milops: [5, 3] })))).toEqual({ missing: [0, 0], vp: 0 })
  })
})
