import { describe, expect, test } from 'vitest'
import {
  controlOf,
  coupOdds,
  type Danger,
  dangers,
  decision,
  handCards,
  lethalEvents,
  militaryOperations,
  nameOf,
  realignOdds,
  resample,
  rulesNamed,
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

/** A generator of whole numbers' worth of chance, the same on every run. */
function chance(seed: number): () => number {
  let word = seed
  return () => {
    word = (Math.imul(word, 1664525) + 1013904223) >>> 0
    return (word >>> 8) / 2 ** 24
  }
}

function worlds(t: Table, side: Side, count = 6) {
  const random = chance(7)
  return Array.from({ length: count }, () => resample(t.g, side, random))
}

type Named = Readonly<Record<string, string>>
const named = (t: Table, found: readonly Danger[]): Named =>
  Object.fromEntries(
    found.map(({ pick, how, why, card }) => [
      nameOf(rulesOf(t.g), pick)!,
      `${how} ${why}${card < 0 ? '' : ` ${rulesOf(t.g).cards[card]!.id}`}`,
    ]),
  )
const dangersFor = (t: Table, side: Side, count?: number): Named =>
  named(t, dangers(view(t.g, side), decision(t.g, side)!, worlds(t, side, count)))
const lethalFor = (t: Table, side: Side, count?: number): Named => named(t, lethalEvents(view(t.g, side), worlds(t, side, count)))

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

describe('what would lose the game', () => {
  test('First Lightning at DEFCON 2, which lowers DEFCON whatever it is used for, but not in space', () => {
    const t = table({ options: { promoCards: true }, us: ['first-lightning'], ussr: ['nato'], defcon: 2, influence: { peru: [1, 1] } })
    t.us.begins().picks('first-lightning')
    expect(dangersFor(t, US)).toEqual({
      event: 'certain nuclear-war',
      influence: 'certain nuclear-war',
      realign: 'certain nuclear-war',
      coup: 'certain nuclear-war',
    })
    const held = table({ options: { promoCards: true }, ussr: ['first-lightning', 'nato'], defcon: 2, influence: { peru: [1, 1] } })
    held.ussr.begins()
    expect(lethalFor(held, USSR)).toEqual({ 'first-lightning': 'certain nuclear-war' })
  })

  const open = { angola: [1, 1], kenya: [1, 1] } as const

  test('8.1.3: a coup in a battleground at DEFCON 2, and nothing else', () => {
    const t = table({ ussr: ['comecon'], defcon: 2, influence: open })
    t.ussr.plays('comecon', 'coup')
    expect(dangersFor(t, USSR)).toEqual({ angola: 'certain nuclear-war' })
    t.ussr.picks('angola')
    t.rolls(1).over('us', 'nuclear-war')
  })

  test('the same at DEFCON 3 is no danger, nor with Nuclear Subs', () => {
    const t = table({ ussr: ['comecon'], defcon: 3, influence: open })
    t.ussr.plays('comecon', 'coup')
    expect(dangersFor(t, USSR)).toEqual({})
    const subs = table({ us: ['nato'], turn: 4, defcon: 2, influence: open, effects: { 'nuclear-subs': 'us' } })
    subs.us.plays('nato', 'coup')
    expect(dangersFor(subs, US)).toEqual({})
  })

  test('a use is warned of where all its targets lose', () => {
    const t = table({ ussr: ['comecon'], defcon: 2, influence: { angola: [1, 1] } })
    t.ussr.begins().picks('comecon')
    expect(dangersFor(t, USSR)).toEqual({ coup: 'certain nuclear-war' })
  })

  test('realignments put off what their card brings, also with dice that a side may fix', () => {
    const t = table({
      game: 'red-sea',
      us: ['mr-nyet'],
      defcon: 2,
      influence: { kenya: [1, 1], sudan: [1, 1] },
      effects: { 'carter-doctrine': 'us' },
    })
    t.us.begins().picks('mr-nyet')
    expect(dangersFor(t, US)['realign']).toBe('certain nuclear-war')
  })

  test('where one target is known to lose and there was no time for the others, the others are no comfort', () => {
    const t = table({ ussr: ['comecon'], defcon: 2, influence: open })
    t.ussr.begins().picks('comecon')
    const within = (limit: number): Named => named(t, dangers(view(t.g, USSR), decision(t.g, USSR)!, worlds(t, USSR, 1), limit))
    expect(within(3)).toEqual({ coup: 'chance nuclear-war' })
    expect(within(30)).toEqual({})
  })

  test('Red Sea, 6.3.6.1: the card that a coup in a flashpoint shows may lower DEFCON', () => {
    const deck = rulesNamed('red-sea')!.cards.flatMap(({ id, era }) => (era < 2 && id !== 'famine' ? [id] : []))
    const t = table({ game: 'red-sea', turn: 2, us: ['famine'], defcon: 2, deck, influence: { somalia: [0, 3], sudan: [0, 1] } })
    t.us.plays('famine', 'coup')
    expect(dangersFor(t, US, 1)).toEqual({ somalia: 'chance nuclear-war' })
  })

  test('Cuban Missile Crisis: a coup loses, unless the side can pay first', () => {
    const setup = { turn: 4, us: ['nato'], defcon: 3, influence: open, effects: { 'cuban-missile-crisis': 'ussr' } } as const
    const t = table(setup)
    t.us.begins().picks('nato')
    expect(dangersFor(t, US)).toEqual({ coup: 'certain event cuban-missile-crisis' })
    t.us.picks('coup', 'kenya')
    t.over('ussr', 'cuban-missile-crisis')
    const rich = table({ ...setup, influence: { ...open, turkey: [2, 0] } })
    rich.us.begins().picks('done', 'nato')
    expect(dangersFor(rich, US)).toEqual({})
    rich.us.picks('coup')
    expect(dangersFor(rich, US)).toEqual({ done: 'certain event cuban-missile-crisis' })
  })

  test("an opponent's event that lowers DEFCON: every use but space loses, and the card itself once space is closed", () => {
    const setup = { ussr: ['duck-and-cover', 'comecon'], defcon: 2, influence: { poland: [0, 1] } } as const
    const t = table(setup)
    t.ussr.begins()
    expect(lethalFor(t, USSR)).toEqual({ 'duck-and-cover': 'certain nuclear-war' })
    expect(dangersFor(t, USSR)).toEqual({})
    t.ussr.picks('duck-and-cover')
    expect(dangersFor(t, USSR)).toEqual({ event: 'certain nuclear-war', influence: 'certain nuclear-war' })
    t.ussr.picks('influence')
    expect(dangersFor(t, USSR).poland).toBe('certain nuclear-war')
    const closed = table({ ...setup, ussr: ['nuclear-test-ban', ...setup.ussr] })
    closed.ussr.plays('nuclear-test-ban', 'space')
    closed.rolls(6).ussr.begins()
    expect(dangersFor(closed, USSR)).toEqual({ 'duck-and-cover': 'certain nuclear-war' })
  })

  test.each([
    ['ussr', 'cia-created', {}],
    ['us', 'lone-gunman', { turn: 4 }],
    ['ussr', 'grain-sales-to-soviets', { turn: 4 }],
    ['ussr', 'olympic-games', {}],
  ] as const)('%s with %s: only what gives the other side a battleground coup at DEFCON 2', (side, card, more) => {
    const at = (defcon: number, influence: Readonly<Record<string, readonly [number, number]>>) => {
      const t = table({ [side]: [card, 'asia-scoring'], defcon, influence, ...more })
      t[side].begins()
      return lethalFor(t, t[side].side)
    }
    expect(at(2, open)).toEqual({ [card]: 'opponent nuclear-war' })
    expect(at(3, open)).toEqual({})
    if (card === 'olympic-games') expect(at(2, {})).toEqual({ [card]: 'opponent nuclear-war' })
    else expect(at(2, { kenya: [1, 1], poland: [1, 1] })).toEqual({})
  })

  test('Five Year Plan hangs on the card that is drawn', () => {
    const t = table({ ussr: ['five-year-plan', 'duck-and-cover', 'comecon'], defcon: 2 })
    t.ussr.begins()
    expect(lethalFor(t, USSR)).toEqual({ 'five-year-plan': 'chance nuclear-war', 'duck-and-cover': 'certain nuclear-war' })
    const only = table({ ussr: ['five-year-plan', 'duck-and-cover'], defcon: 2 })
    only.ussr.begins()
    expect(lethalFor(only, USSR)['five-year-plan']).toBe('certain nuclear-war')
  })

  test('Star Wars played by the other side: it takes what loses out of the discard pile', () => {
    const t = table({ turn: 8, ussr: ['star-wars'], space: [1, 0], defcon: 2, discard: ['fidel', 'duck-and-cover'] })
    t.ussr.begins()
    expect(lethalFor(t, USSR)).toEqual({ 'star-wars': 'opponent nuclear-war' })
  })

  test("one's own event is listed too, but the card can be put to operations", () => {
    const t = table({ us: ['duck-and-cover'], defcon: 2, influence: { canada: [1, 0] } })
    t.us.begins()
    expect(lethalFor(t, US)).toEqual({ 'duck-and-cover': 'certain nuclear-war' })
    t.us.picks('duck-and-cover')
    expect(dangersFor(t, US)).toEqual({ event: 'certain nuclear-war' })
  })

  test('answers of events: How I Learned to Stop Worrying on 1', () => {
    const t = table({ turn: 4, us: ['how-i-learned-to-stop-worrying'] })
    t.us.plays('how-i-learned-to-stop-worrying', 'event')
    expect(dangersFor(t, US)).toEqual({ '1': 'certain nuclear-war' })
  })

  test("in the other side's round it is the other side that answers for DEFCON", () => {
    const t = table({ us: ['olympic-games'], defcon: 2 })
    t.us.plays('olympic-games', 'event')
    expect(dangersFor(t, USSR)).toEqual({})
    t.ussr.picks('boycott')
    t.over('ussr', 'nuclear-war')
  })

  test('VP: 20 for the other side, surely, by chance, or by control of Europe', () => {
    const t = table({ turn: 4, us: ['opec', 'brush-war'], vp: -19, influence: { egypt: [0, 2] } })
    t.us.begins()
    expect(lethalFor(t, US)).toEqual({ opec: 'certain vp' })
    const summit = table({ turn: 4, us: ['summit'], vp: -18 })
    summit.us.begins()
    expect(lethalFor(summit, US)).toEqual({ summit: 'chance vp' })
    const europe = { france: [0, 3], italy: [0, 2], 'west-germany': [0, 4], poland: [0, 3], 'east-germany': [0, 3] } as const
    const scoring = table({ us: ['europe-scoring'], influence: europe })
    scoring.us.begins()
    expect(dangersFor(scoring, US)).toEqual({ 'europe-scoring': 'certain region-control' })
  })

  test('a side saves itself with its own operations before the event: control of one battleground more', () => {
    const t = table({ turn: 4, ussr: ['kitchen-debates'], vp: 18, influence: { angola: [1, 0], zimbabwe: [0, 1] } })
    t.ussr.begins().picks('kitchen-debates')
    expect(dangersFor(t, USSR)).toEqual({ event: 'certain vp', coup: 'chance vp', realign: 'chance vp' })
    t.ussr.picks('influence')
    const found = dangersFor(t, USSR)
    expect(t.legal()).toContain('zaire')
    expect(found).toEqual(Object.fromEntries(t.legal().flatMap((name) => (name === 'zaire' ? [] : [[name, 'certain vp']]))))
    t.ussr.picks('zaire')
    t.is({ vp: 18 }).idle()
  })

  test('headlines: the side that chose the card answers for it (4.5 C)', () => {
    const t = table({ us: ['fidel'], ussr: ['duck-and-cover', 'comecon'], defcon: 2 })
    t.headlines(null, null)
    expect(dangersFor(t, USSR)).toEqual({ 'duck-and-cover': 'certain nuclear-war' })
  })

  test('headlines: what hangs on the other headline is a matter of chance', () => {
    const t = table({ turn: 4, us: ['we-will-bury-you', 'fidel'], ussr: ['duck-and-cover'], deck: ['nasser'], defcon: 3 })
    t.headlines(null, null)
    expect(dangersFor(t, USSR, 12)).toEqual({ 'duck-and-cover': 'chance nuclear-war' })
  })

  test('what hangs on hidden cards is a matter of chance: Missile Envy may bring an event of its own side', () => {
    const t = table({ turn: 4, us: ['missile-envy'], ussr: ['fidel'], deck: ['duck-and-cover', 'nasser'], defcon: 2 })
    t.us.begins()
    expect(lethalFor(t, US, 12)).toEqual({ 'missile-envy': 'chance nuclear-war' })
    const known = table({ turn: 4, us: ['missile-envy'], ussr: ['duck-and-cover'], deck: [], defcon: 2 })
    known.us.begins()
    expect(lethalFor(known, US)).toEqual({ 'missile-envy': 'certain nuclear-war' })
  })

  test('Our Man in Tehran: draws from the deck on the way hide no safe use', () => {
    const t = table({ turn: 4, ussr: ['our-man-in-tehran'], defcon: 2, influence: { angola: [1, 1], iran: [2, 0] }, space: [0, 8] })
    t.ussr.begins()
    expect(dangersFor(t, USSR)).toEqual({})
    t.ussr.picks('our-man-in-tehran')
    expect(dangersFor(t, USSR)).toEqual({ coup: 'certain nuclear-war' })
  })

  test('Che: coups outside battlegrounds are no danger at DEFCON 2', () => {
    const t = table({ turn: 4, us: ['che'], defcon: 2, influence: { kenya: [1, 0], angola: [1, 0] } })
    t.us.begins()
    expect(lethalFor(t, US)).toEqual({})
  })

  test('10.1.5, ruling 16: plays that strand a scoring card', () => {
    const t = table({ us: ['asia-scoring', 'europe-scoring', 'nato', 'fidel'], round: 5, holder: 'us', influence: { canada: [1, 0] } })
    t.us.begins()
    expect(dangersFor(t, US)).toEqual({ nato: 'chance strands-scoring', fidel: 'chance strands-scoring' })
    t.refuses('the-china-card', 'scoring-would-be-held')
    const early = table({ us: ['asia-scoring', 'europe-scoring', 'nato'], round: 4, influence: { canada: [1, 0] } })
    early.us.begins()
    expect(dangersFor(early, US)).toEqual({})
  })

  test('a spectator and a side that is not asked get no warnings', () => {
    const t = table({ ussr: ['duck-and-cover'], defcon: 2 })
    t.ussr.begins()
    const asked = decision(t.g, USSR)!
    expect(dangers(seen(t, SPECTATOR), asked, worlds(t, USSR))).toEqual([])
    expect(dangers(seen(t, US), asked, worlds(t, USSR))).toEqual([])
    expect(lethalEvents(seen(t, SPECTATOR), worlds(t, USSR))).toEqual([])
  })
})
