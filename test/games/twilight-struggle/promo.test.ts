import { describe, expect, test } from 'vitest'
import { newGame, rulesNamed, rulesOf, Zone } from '../../../src/index.ts'
import { table as plainTable, type Setup, type Table, times } from '../../table.ts'
import { everyWay, opponentOf, pair, points } from '../../ways.ts'

type Board = Readonly<Record<string, readonly [number, number]>>
const SIDES = ['us', 'ussr'] as const
const options = { promoCards: true } as const
const table = (setup: Setup): Table => plainTable({ options, ...setup })

const PROMO = [
  'non-aligned-movement',
  'mobutu-sese-seko',
  'berlin-wall',
  'stanislav-petrov',
  'kremlin-flu',
  'first-lightning',
  'who-lost-china',
  'dont-wait-for-the-translation',
]

/** Number, side, operations, era, and whether the event removes the card. */
const FACTS = [
  [111, 'neutral', 1, 'mid', false],
  [112, 'us', 2, 'mid', true],
  [113, 'ussr', 2, 'mid', true],
  [114, 'neutral', 3, 'late', true],
  [115, 'us', 2, 'early', false],
  [116, 'ussr', 2, 'early', true],
  [117, 'ussr', 1, 'early', false],
  [118, 'us', 3, 'mid', true],
]

describe('the deck', () => {
  const rules = rulesNamed('twilight-struggle')!

  test('the promotional cards stand behind card 110, with their facts', () => {
    const promo = rules.cards.slice(110)
    expect(promo.map((card) => card.id)).toEqual(PROMO)
    expect(rules.cards.slice(0, 110).some((card) => card.promo)).toBe(false)
    const sides = ['us', 'ussr', 'neutral']
    const eras = ['early', 'mid', 'late']
    expect(promo.map(({ number, side, ops, era, once }) => [number, sides[side], ops, eras[era], once])).toEqual(FACTS)
  })

  test.each([false, true])('they are out of the game unless it asks for them (mixed: %s)', (mix) => {
    const zones = (promoCards: boolean): number[] => {
      const g = newGame({ game: 'twilight-struggle', mix, promoCards })
      return PROMO.map((id) => g.place[rulesOf(g).cardNumbers.get(id)!]! & 15)
    }
    expect(zones(false)).toEqual(PROMO.map(() => Zone.Absent))
    const { Deck, Later } = Zone
    expect(zones(true)).toEqual([Later, Later, Later, Later, Deck, Deck, Deck, Later])
  })

  test('none of them can be mixed into Red Sea (Red Sea 12.2)', () => {
    const guests = rulesNamed('red-sea-mixed')!.cards.map((card) => card.id)
    expect(guests.filter((id) => PROMO.includes(id))).toEqual([])
  })
})

describe('111 Non-Aligned Movement', () => {
  const movement = 'non-aligned-movement'
  const four = ['fidel', 'nato', 'nasser', 'comecon']
  const turn = 4

  for (const side of SIDES)
    describe(`of the ${side}`, () => {
      test('both sides leave the country, and four cards of the deck are discarded', () => {
        const t = table({ turn, [side]: [movement], influence: { india: [2, 3], zaire: [4, 2], thailand: [1, 1] } })
        t[side].plays(movement, 'event')
        t.asks(side, movement).offers('india', 'zaire').refuses('done', 'must-spend-all')
        t[side].picks('india')
        t.asks('chance', 'draw').rolls(...four)
        t.has({ india: [0, 0] })
          .is({ vp: 0, defcon: 5 })
          .cards({ ...Object.fromEntries(four.map((id) => [id, 'discard'])), [movement]: 'discard' })
          .knows('us', 'fidel')
          .knows('ussr', 'fidel')
          .idle()
      })

      test('headlined', () => {
        const t = table({ turn, [side]: [movement], influence: { egypt: [2, 2] } })
        t.headlines(side === 'us' ? movement : null, side === 'ussr' ? movement : null)
        t.rolls(...four)[side].picks('egypt')
        t.has({ egypt: [0, 0] })
          .cards({ [movement]: 'discard', fidel: 'discard' })
          .idle()
      })

      test('used for operations its event does not happen', () => {
        const t = table({ turn, [side]: [movement], influence: { peru: [2, 2] } })
        t[side].plays(movement, 'influence', 'peru')
        t.has({ peru: pair(side, 3, 2) })
          .cards({ [movement]: 'discard', fidel: 'deck' })
          .idle()
      })

      test(`the ${opponentOf(side)} is not asked`, () => {
        const t = table({ turn, [side]: [movement], influence: { india: [2, 2] } })
        t[side].plays(movement, 'event')
        t.refuses('india', 'not-asked', opponentOf(side))
      })
    })

  test('India, Africa, Southeast Asia, the Middle East and South America, nothing else', () => {
    const everywhere = Object.fromEntries(
      rulesNamed('twilight-struggle')!.map.countries.flatMap((country) => (country === undefined ? [] : [[country.id, [2, 2] as const]])),
    )
    const t = table({ turn, us: [movement], influence: everywhere })
    t.us.plays(movement, 'event')
    for (const country of ['pakistan', 'afghanistan', 'japan', 'taiwan', 'australia', 'north-korea', 'cuba', 'panama', 'france', 'turkey'])
      t.refuses(country, 'outside-area')
    t.offers(
      ...'india burma laos-cambodia thailand vietnam malaysia indonesia philippines'.split(' '),
      ...'egypt libya israel lebanon syria jordan iraq iran gulf-states saudi-arabia'.split(' '),
      ...'colombia venezuela ecuador peru bolivia chile argentina paraguay uruguay brazil'.split(' '),
      ...'morocco algeria tunisia west-african-states ivory-coast saharan-states nigeria cameroon zaire angola south-africa'.split(' '),
      ...'botswana zimbabwe southeast-african-states kenya somalia ethiopia sudan'.split(' '),
    )
  })

  test.each<[number, number, boolean]>([
    [2, 2, true],
    [9, 2, true],
    [1, 9, false],
    [9, 1, false],
    [0, 0, false],
  ])('at least 2 of each: with US %i and USSR %i it is %s', (us, ussr, possible) => {
    const t = table({ turn, us: [movement], influence: { angola: [us, ussr], 'saudi-arabia': [3, 3] } })
    t.us.plays(movement, 'event')
    if (possible) t.offers('angola', 'saudi-arabia')
    else t.offers('saudi-arabia').refuses('angola', 'too-little-influence')
  })

  test('without such a country the event cannot be played; as a headline it does not happen and is discarded', () => {
    const setup = { turn, us: [movement], influence: { india: [2, 1], japan: [4, 4] } } as const
    const t = table(setup)
    t.us.begins().picks(movement)
    t.refuses('event', 'event-cannot-happen')
    const headline = table(setup)
    headline
      .headlines(movement, null)
      .has({})
      .cards({ [movement]: 'discard', fidel: 'deck' })
      .idle()
  })

  test('4.3: a deck that runs out is made of the discard pile, the cards just discarded among them', () => {
    const t = table({ turn, us: [movement], influence: { india: [2, 2] }, deck: ['fidel', 'nato'], discard: ['nasser', 'comecon'] })
    t.us.plays(movement, 'event', 'india')
    t.offers('fidel', 'nato').rolls('fidel', 'nato')
    t.offers('fidel', 'nato', 'nasser', 'comecon').rolls('nato', 'comecon')
    t.cards({ nato: 'discard', comecon: 'discard', fidel: 'deck', nasser: 'deck', [movement]: 'discard' }).idle()
  })

  test('without a card in deck and discard pile none is discarded', () => {
    const t = table({ turn, us: [movement], influence: { india: [2, 2] }, deck: [] })
    t.us.plays(movement, 'event', 'india')
    t.has({ india: [0, 0] })
      .cards({ [movement]: 'discard' })
      .idle()
  })
})

describe('112 Mobutu Sese Seko', () => {
  const mobutu = 'mobutu-sese-seko'
  const turn = 4

  describe('2 influence in Zaire', () => {
    everyWay(mobutu, {
      side: 'us',
      ops: 2,
      setup: { options, turn, influence: { zaire: [0, 1], angola: [1, 0] } },
      has: { zaire: [2, 1] },
      goes: 'removed',
    })
  })

  test('its stability is 3 for the rest of the game', () => {
    const t = table({ turn, us: [mobutu], ussr: ['brush-war', 'comecon'], influence: { zaire: [0, 1], angola: [1, 1] } })
    t.stable('zaire', 1).us.plays(mobutu, 'event')
    t.stable('zaire', 3).stable('angola', 1).endsTurn().stable('zaire', 3)
    // No longer a country of stability 1 or 2.
    t.ussr.plays('brush-war', 'event')
    t.refuses('zaire', 'stability-too-high').rolls(1).ussr.picks('angola')
    t.has({ zaire: [2, 1] }).idle()
    // A coup must beat 6.
    t.rolls(4).ussr.plays('comecon', 'coup', 'zaire')
    t.has({ zaire: [1, 1] }).idle()
  })

  test('control takes 3 more than the other side has', () => {
    const t = table({ turn, us: [mobutu], ussr: ['nasser'], influence: { zaire: [0, 0], angola: [0, 1] } })
    t.us.plays(mobutu, 'event')
    t.ussr.plays('nasser', 'influence', 'zaire')
    t.has({ zaire: [2, 1] }).idle()
    const controlled = table({ turn, us: [mobutu], ussr: ['nasser'], influence: { zaire: [1, 0], angola: [0, 1] } })
    controlled.us.plays(mobutu, 'event')
    controlled.ussr.plays('nasser', 'influence')
    controlled.refuses('zaire', 'too-expensive')
  })

  test('used for operations it changes nothing in Zaire', () => {
    const t = table({ turn, us: [mobutu], influence: { zaire: [1, 0] } })
    t.us.plays(mobutu, 'influence', 'zaire', 'zaire')
    t.has({ zaire: [3, 0] })
      .stable('zaire', 1)
      .cards({ [mobutu]: 'discard' })
      .idle()
  })
})

describe('113 Berlin Wall', () => {
  const wall = 'berlin-wall'
  const turn = 4

  describe('behind in the space race', () => {
    everyWay(wall, {
      side: 'ussr',
      ops: 2,
      setup: { options, turn, space: [3, 1], influence: { 'east-germany': [1, 3], poland: [0, 2] } },
      has: { 'east-germany': [1, 5] },
      is: { space: [3, 2], vp: 0, milops: [0, 0], defcon: 5 },
      goes: 'removed',
    })
  })

  test.each<[readonly [number, number], readonly [number, number], number]>([
    [[0, 0], [0, 1], -2],
    [[1, 0], [1, 1], -1],
    [[2, 2], [2, 3], -2],
    [[0, 1], [0, 1], 0],
    [[4, 5], [4, 5], 0],
    [[8, 8], [8, 8], 0],
  ])('US and USSR in boxes %j: then in %j, with the VP of the box', (space, after, vp) => {
    const t = table({ turn, ussr: [wall], space })
    t.ussr.plays(wall, 'event')
    t.has({ 'east-germany': [0, 2] })
      .is({ space: after, vp })
      .cards({ [wall]: 'removed' })
      .idle()
  })

  test('the card sent to space this turn is not used up by it', () => {
    const t = table({ turn, ussr: [wall, 'comecon'] })
    t.ussr.plays(wall, 'event')
    t.rolls(4).ussr.plays('comecon', 'space')
    t.is({ space: [0, 2] }).idle()
  })

  test('ruling 12: with the 20th VP the game is over', () => {
    const t = table({ turn, us: [wall], vp: -18 })
    t.us.plays(wall, 'event')
    t.over('ussr', 'vp')
  })
})

describe('114 Stanislav Petrov', () => {
  const petrov = 'stanislav-petrov'
  const turn = 8

  for (const side of SIDES)
    describe(`of the ${side}`, () => {
      test.each(['4', '5'])('DEFCON becomes %s', (level) => {
        const t = table({ turn, defcon: 2, [side]: [petrov] })
        t[side].plays(petrov, 'event')
        t.asks(side, petrov).offers('4', '5').refuses('3', 'not-an-answer').refuses(level, 'not-asked', opponentOf(side))
        t[side].picks(level)
        t.has({})
          .is({ defcon: Number(level), vp: 0, milops: [0, 0] })
          .cards({ [petrov]: 'removed' })
          .idle()
      })

      test.each([3, 4, 5])('at DEFCON %i the event cannot be played; its operations can', (defcon) => {
        const t = table({ turn, defcon, [side]: [petrov], influence: { peru: [1, 1] } })
        t[side].begins().picks(petrov)
        t.refuses('event', 'event-cannot-happen')[side].picks('influence', 'peru', 'peru', 'peru')
        t.has({ peru: pair(side, 4, 1) })
          .is({ defcon })
          .cards({ [petrov]: 'discard' })
          .idle()
      })

      test('as a headline at another level it does not happen and is discarded', () => {
        const t = table({ turn, defcon: 3, [side]: [petrov] })
        t.headlines(side === 'us' ? petrov : null, side === 'ussr' ? petrov : null)
        t.is({ defcon: 3 })
          .cards({ [petrov]: 'discard' })
          .idle()
      })

      test('a headline that comes first may make it possible', () => {
        const first = 'we-will-bury-you'
        const t = table({ turn, defcon: 3, [side]: [petrov], [opponentOf(side)]: [first] })
        t.headlines(side === 'us' ? petrov : first, side === 'ussr' ? petrov : first)
        t.is({ defcon: 2 })[side].picks('5')
        t.is({ defcon: 5 })
          .cards({ [petrov]: 'removed' })
          .idle()
      })
    })

  test('the new level opens regions for the next round (8.1.5)', () => {
    const t = table({ turn, defcon: 2, us: [petrov], ussr: ['comecon'], influence: { iran: [1, 0], japan: [1, 0] } })
    t.us.plays(petrov, 'event', '4')
    t.ussr.plays('comecon', 'coup')
    t.offers('iran', 'japan')
  })

  test('DEFCON that rises does not call NORAD', () => {
    const t = table({ turn, defcon: 2, us: [petrov], effects: { norad: 'us' }, influence: { canada: [4, 0] } })
    t.us.plays(petrov, 'event', '4')
    t.has({}).idle()
  })
})

describe('115 Kremlin Flu', () => {
  const flu = 'kremlin-flu'

  describe('operations of this card, and the USSR falls ill', () => {
    everyWay(flu, {
      side: 'us',
      ops: 2,
      setup: { options, influence: { panama: [1, 0] } },
      answers: (me, _them, t) => {
        t.asks('us', 'operations')
        me.picks('influence', 'panama', 'panama')
      },
      has: { panama: [3, 0] },
      inForce: [flu],
      goes: 'discard',
    })
  })

  test('the next round of the USSR is lost, and only that', () => {
    const t = table({ us: [flu], ussr: ['fidel', 'nasser'], holder: 'ussr', influence: { panama: [1, 0] } })
    t.us.plays(flu, 'event', 'influence', 'panama', 'panama')
    t.ussr.begins()
    t.noted('loses-round', { side: 1 }).inForce().cards({ fidel: 'ussr-hand', nasser: 'ussr-hand' }).idle()
    t.ussr.plays('fidel', 'event')
    t.has({ panama: [3, 0], cuba: [0, 3] }).idle()
  })

  test('with a scoring card it must play one, and nothing else', () => {
    const t = table({ ussr: ['fidel', 'asia-scoring', 'europe-scoring'], holder: 'ussr', effects: { [flu]: 'us' } })
    t.ussr.begins()
    t.asks('ussr', flu).offers('asia-scoring', 'europe-scoring')
    t.refuses('fidel', 'not-scoring').refuses('the-china-card', 'not-there').refuses('done', 'must-spend-all')
    t.ussr.picks('asia-scoring', 'event')
    t.inForce().cards({ 'asia-scoring': 'discard', fidel: 'ussr-hand', 'europe-scoring': 'ussr-hand' }).idle()
    t.ussr.plays('fidel', 'event')
    t.has({ cuba: [0, 3] }).idle()
  })

  test('played by the USSR in its own round: that round is not the next one', () => {
    const t = table({ ussr: [flu, 'fidel', 'nasser'], us: ['duck-and-cover'], influence: { panama: [1, 0], peru: [1, 1] } })
    t.ussr.plays(flu, 'event')
    t.us.picks('influence', 'panama', 'panama')
    t.ussr.picks('influence', 'peru', 'peru')
    t.inForce(flu).idle()
    t.us.plays('duck-and-cover', 'event')
    t.inForce(flu).ussr.begins()
    t.inForce().cards({ fidel: 'ussr-hand' }).idle()
  })

  test('headlined, it takes the first action round; a round of the US does not use it up', () => {
    const t = table({ us: [flu, 'duck-and-cover'], ussr: ['fidel', 'asia-scoring'], influence: { panama: [1, 0] } })
    t.headlines(flu, 'asia-scoring')
    t.us.picks('influence', 'panama', 'panama').plays('duck-and-cover', 'event')
    t.inForce(flu).ussr.begins()
    t.inForce().cards({ fidel: 'ussr-hand' }).idle()
  })

  test('it waits for the next turn where the USSR has no round left', () => {
    const t = table({ us: [flu], ussr: ['fidel'], influence: { panama: [1, 0] } })
    t.us.plays(flu, 'event', 'pass')
    t.endsTurn().inForce(flu)
    t.ussr.begins()
    t.inForce().cards({ fidel: 'ussr-hand' }).idle()
  })

  test('in an eighth round, which is never compulsory, the scoring card may be kept; the flu is over all the same', () => {
    const setup = { ussr: ['asia-scoring', 'fidel'], effects: { [flu]: 'us' }, turn: 4, round: 8, space: [7, 8] } as const
    const t = table(setup)
    t.ussr.begins()
    t.offers('asia-scoring', 'done').ussr.picks('done')
    t.inForce().cards({ 'asia-scoring': 'ussr-hand', fidel: 'ussr-hand' }).idle()
  })

  test('without cards nothing is asked', () => {
    const t = table({ effects: { [flu]: 'us' } })
    t.ussr.begins()
    t.inForce().idle()
  })

  test('the US acts as usual', () => {
    const t = table({ us: ['duck-and-cover'], effects: { [flu]: 'us' } })
    t.us.plays('duck-and-cover', 'event')
    t.is({ vp: 1 }).inForce(flu).idle()
  })

  test('its operations are no card on the way to space, and may be declined (7.4.3, ruling 38)', () => {
    const t = table({ us: [flu], influence: { panama: [1, 0], iran: [0, 1] } })
    t.us.plays(flu, 'event')
    t.offers('influence', 'realign', 'coup', 'pass').refuses('space', 'not-an-answer').us.picks('pass')
    t.has({}).inForce(flu).idle()
  })

  test('ruling 37: its operations are modified, its coup earns military operations and lowers DEFCON', () => {
    const t = table({ us: [flu], influence: { iran: [0, 2] }, effects: { containment: 'us' } })
    t.rolls(2).us.plays(flu, 'event', 'coup', 'iran')
    t.has({ iran: [0, 1] })
      .is({ milops: [3, 0], defcon: 4 })
      .idle()
  })

  test('under Bear Trap too the round is lost, or a scoring card is played; the trap waits', () => {
    const effects = { [flu]: 'us', 'bear-trap': 'us' } as const
    const t = table({ turn: 4, ussr: ['comecon', 'fidel'], effects })
    t.ussr.begins()
    t.inForce('bear-trap').cards({ comecon: 'ussr-hand', fidel: 'ussr-hand' }).idle()
    t.rolls(4).ussr.begins().picks('comecon')
    t.inForce().cards({ comecon: 'discard' }).idle()
    const scores = table({ turn: 4, ussr: ['comecon', 'asia-scoring'], effects })
    scores.ussr.begins()
    scores.offers('asia-scoring').ussr.picks('asia-scoring', 'event')
    scores.inForce('bear-trap').idle()
  })

  test('a forced Missile Envy waits for the round after', () => {
    const t = table({ turn: 4, us: ['missile-envy'], ussr: ['comecon', 'fidel'], effects: { [flu]: 'us' }, influence: { panama: [1, 0] } })
    t.us.plays('missile-envy', 'event')
    t.ussr.picks('comecon')
    t.us.picks('influence', 'panama', 'panama', 'panama')
    t.ussr.begins()
    t.cards({ 'missile-envy': 'ussr-hand' }).idle()
    t.ussr.begins()
    t.refuses('fidel', 'must-play-card')
  })

  test('played again while it waits, it takes one round, not two', () => {
    const t = table({ turn: 8, us: [flu, 'star-wars'], ussr: ['fidel'], space: [1, 0], influence: { panama: [1, 0] } })
    t.us.plays(flu, 'event', 'pass').plays('star-wars', 'event', flu, 'pass')
    t.inForce(flu).ussr.begins()
    t.inForce().idle()
    t.ussr.plays('fidel', 'event')
    t.has({ cuba: [0, 3] }).idle()
  })
})

describe('116 First Lightning', () => {
  const lightning = 'first-lightning'
  const partner = 'us-japan-mutual-defense-pact'
  const influence = { peru: [1, 1] } as const
  const placed = (ussr: number): Board => ({ peru: [1, 1 + ussr] })

  test('the operations of a card with a US event, without the event; then DEFCON falls', () => {
    const t = table({ ussr: [lightning, partner], influence })
    t.ussr.plays(lightning, 'event', partner, 'influence', ...times(3, 'peru'))
    t.is({ defcon: 5 }).ussr.picks('peru')
    t.has(placed(4))
      .is({ defcon: 4, vp: 0, milops: [0, 0] })
      .inForce()
      .cards({ [lightning]: 'removed', [partner]: 'discard' })
      .idle()
  })

  test('only a card that shows a US event', () => {
    const t = table({ ussr: [lightning, partner, 'fidel', 'olympic-games', 'asia-scoring'], holder: 'ussr', influence })
    t.ussr.plays(lightning, 'event')
    t.asks('ussr', 'un-intervention').offers(partner)
    for (const card of ['fidel', 'olympic-games', 'asia-scoring']) t.refuses(card, 'not-opponent-event')
    t.refuses(lightning, 'not-there').refuses('the-china-card', 'not-there').refuses('done', 'must-spend-all')
  })

  test('without such a card only its operations can be used; DEFCON falls by them too', () => {
    const t = table({ ussr: [lightning, 'fidel'], influence })
    t.ussr.begins().picks(lightning)
    t.refuses('event', 'event-cannot-happen').ussr.picks('influence', 'peru', 'peru')
    t.has(placed(2))
      .is({ defcon: 4 })
      .cards({ [lightning]: 'discard', fidel: 'ussr-hand' })
      .idle()
  })

  test.each<[string, readonly string[], readonly (number | string)[], Board]>([
    ['influence', ['peru', 'peru'], [], placed(2)],
    ['realign', ['iran', 'nigeria'], [5, 2, 1, 1], { iran: [0, 0] }],
    ['coup', ['nigeria'], [1], { nigeria: [0, 0] }],
  ])('used for operations by the USSR (%s): DEFCON falls afterwards', (use, picks, dice, has) => {
    const t = table({ ussr: [lightning], influence: { ...influence, iran: [2, 0], nigeria: [1, 0] } })
    t.rolls(...dice).ussr.plays(lightning, use, ...picks)
    t.has(has)
      .is({ defcon: use === 'coup' ? 3 : 4 })
      .cards({ [lightning]: 'discard' })
      .idle()
  })

  test('the regions that DEFCON closes are those before it falls', () => {
    const t = table({ ussr: [lightning], influence: { italy: [1, 0] } })
    t.rolls(4).ussr.plays(lightning, 'coup', 'italy')
    t.has({ italy: [0, 1] })
      .is({ defcon: 3 })
      .idle()
  })

  test.each(SIDES)('sent to space by the %s it leaves DEFCON alone', (side) => {
    const t = table({ [side]: [lightning], ussr: side === 'ussr' ? [lightning, partner] : [partner], influence })
    t.rolls(6)[side].plays(lightning, 'space')
    t.has({})
      .is({ defcon: 5 })
      .cards({ [lightning]: 'discard', [partner]: 'ussr-hand' })
      .idle()
  })

  test('played by the US, event first: the USSR uses a card of its hand, then the US its operations; DEFCON falls once', () => {
    const t = table({ us: [lightning, 'fidel'], ussr: [partner], influence: { ...influence, panama: [1, 0] } })
    t.us.plays(lightning, 'event')
    t.ussr.picks(partner, 'influence', ...times(4, 'peru'))
    t.us.picks('influence', 'panama', 'panama')
    t.has({ ...placed(4), panama: [3, 0] })
      .is({ defcon: 4 })
      .cards({ [lightning]: 'removed', [partner]: 'discard', fidel: 'us-hand' })
      .idle()
  })

  test('played by the US, operations first: DEFCON falls once', () => {
    const t = table({ us: [lightning], ussr: [partner], influence: { ...influence, panama: [1, 0] } })
    t.us.plays(lightning, 'influence', 'panama', 'panama')
    t.is({ defcon: 4 }).ussr.picks(partner, 'influence', ...times(4, 'peru'))
    t.has({ ...placed(4), panama: [3, 0] })
      .is({ defcon: 4 })
      .cards({ [lightning]: 'removed', [partner]: 'discard' })
      .idle()
  })

  test.each(['event', 'influence'])('played by the US while the USSR has no US card (%s first): DEFCON falls by the operations', (use) => {
    const t = table({ us: [lightning], ussr: ['fidel'], influence })
    t.us.plays(lightning, use, ...(use === 'event' ? ['influence'] : []), 'peru', 'peru')
    t.has({ peru: [3, 1] })
      .is({ defcon: 4 })
      .cards({ [lightning]: 'discard', fidel: 'ussr-hand' })
      .idle()
  })

  test.each(SIDES)('headlined by the %s without a US card in the hand of the USSR it does not happen: DEFCON stays', (side) => {
    const t = table({ [side]: [lightning], influence })
    t.headlines(side === 'us' ? lightning : null, side === 'ussr' ? lightning : null)
    t.has({})
      .is({ defcon: 5 })
      .cards({ [lightning]: 'discard' })
      .idle()
  })

  test('a card that the USSR has headlined itself is no longer in its hand', () => {
    const t = table({ us: [lightning], ussr: [partner], influence })
    t.headlines(lightning, partner)
    t.is({ defcon: 5 })
      .cards({ [lightning]: 'discard', [partner]: 'removed' })
      .idle()
  })

  test.each(SIDES)('headlined by the %s: the operations at once, then DEFCON falls', (side) => {
    const scoring = 'asia-scoring'
    const t = table({
      us: side === 'us' ? [lightning] : [scoring],
      ussr: side === 'us' ? [partner, scoring] : [partner, lightning],
      influence,
    })
    t.headlines(side === 'us' ? lightning : scoring, side === 'us' ? scoring : lightning)
    t.ussr.picks(partner, 'influence', ...times(4, 'peru'))
    t.has(placed(4))
      .is({ defcon: 4 })
      .cards({ [lightning]: 'removed', [partner]: 'discard' })
      .idle()
  })

  test('8.1.3: at DEFCON 2 the side that plays it loses, by its event or its operations', () => {
    for (const use of ['event', 'influence'] as const) {
      const own = table({ ussr: [lightning, partner], defcon: 2, influence })
      own.ussr.plays(lightning, use, ...(use === 'event' ? [partner, 'influence', 'peru', 'peru'] : []), 'peru', 'peru')
      own.over('us', 'nuclear-war')
    }
    const us = table({ us: [lightning], ussr: [partner], defcon: 2, influence })
    us.us.plays(lightning, 'influence', 'peru', 'peru')
    us.over('ussr', 'nuclear-war')
  })

  test('UN Intervention of the US uses its operations: DEFCON falls, the event does not happen', () => {
    const t = table({ us: ['un-intervention', lightning], ussr: [partner], influence })
    t.us.plays('un-intervention', 'event', lightning, 'influence', 'peru', 'peru')
    t.has({ peru: [3, 1] })
      .is({ defcon: 4 })
      .cards({ [lightning]: 'discard', 'un-intervention': 'discard', [partner]: 'ussr-hand' })
      .idle()
  })

  test('Missile Envy: the US uses its operations, the USSR its event', () => {
    const us = table({ turn: 4, us: ['missile-envy'], ussr: [lightning], influence })
    us.us.plays('missile-envy', 'event')
    us.ussr.picks(lightning)
    us.us.picks('influence', 'peru', 'peru')
    us.is({ defcon: 4 })
      .cards({ [lightning]: 'discard' })
      .idle()
    const ussr = table({ turn: 4, us: [lightning], ussr: ['missile-envy', partner], influence })
    ussr.ussr.plays('missile-envy', 'event')
    ussr.us.picks(lightning)
    ussr.ussr.picks(partner, 'influence', ...times(4, 'peru'))
    ussr
      .has(placed(4))
      .is({ defcon: 4 })
      .cards({ [lightning]: 'removed', [partner]: 'discard' })
      .idle()
  })

  test('Grain Sales: returned it does nothing; with UN Intervention its operations lower DEFCON', () => {
    const setup = { turn: 4, us: ['grain-sales-to-soviets', 'un-intervention'], ussr: [lightning], influence } as const
    const back = table(setup)
    back.rolls(lightning).us.plays('grain-sales-to-soviets', 'event', 'return', 'influence', 'peru', 'peru')
    back
      .is({ defcon: 5 })
      .cards({ [lightning]: 'ussr-hand' })
      .idle()
    const taken = table(setup)
    taken.rolls(lightning).us.plays('grain-sales-to-soviets', 'event', 'intervene', 'influence', 'peru', 'peru')
    taken
      .is({ defcon: 4 })
      .cards({ [lightning]: 'discard' })
      .idle()
  })

  test('a trap that takes it, or Five Year Plan that discards it, leaves DEFCON alone', () => {
    const t = table({ turn: 4, ussr: [lightning], effects: { 'bear-trap': 'us' } })
    t.rolls(6).ussr.begins().picks(lightning)
    t.is({ defcon: 5 })
      .cards({ [lightning]: 'discard' })
      .idle()
    const plan = table({ us: ['five-year-plan'], ussr: [lightning, partner] })
    plan.rolls(lightning).us.plays('five-year-plan', 'event')
    plan
      .is({ defcon: 5 })
      .cards({ [lightning]: 'discard' })
      .idle()
  })

  test('the partner may be any US card, Defectors too; its value is modified as usual', () => {
    const t = table({ ussr: [lightning, 'defectors'], influence, effects: { 'red-scare-purge': 'us' } })
    t.ussr.plays(lightning, 'event', 'defectors', 'influence', 'peru')
    t.has(placed(1)).is({ defcon: 4, vp: 0 }).idle()
  })

  test('ruling 38: the partner does not go to space', () => {
    const t = table({ ussr: [lightning, partner], influence: { ...influence, iran: [1, 0] } })
    t.ussr.plays(lightning, 'event', partner)
    t.offers('influence', 'realign', 'coup').refuses('space', 'not-an-answer')
  })
})

describe('117 Who Lost China?', () => {
  const lost = 'who-lost-china'

  describe('with the China Card', () => {
    everyWay(lost, {
      side: 'ussr',
      ops: 1,
      setup: { options, holder: 'ussr', milops: [3, 2] },
      is: { milops: [0, 2], holder: 'ussr', vp: 0, defcon: 5 },
      goes: 'discard',
    })
  })

  describe('without it nothing happens', () => {
    everyWay(lost, {
      side: 'ussr',
      ops: 1,
      setup: { options, holder: 'us', milops: [3, 2] },
      is: { milops: [3, 2], holder: 'us' },
      goes: 'discard',
    })
  })

  test.each([true, false])('face up or down (ready: %s)', (ready) => {
    const t = table({ ussr: [lost], holder: 'ussr', ready, milops: [5, 0] })
    t.ussr.plays(lost, 'event')
    t.is({ milops: [0, 0], holder: 'ussr', ready }).idle()
  })

  test('military operations done afterwards count again', () => {
    const t = table({ ussr: [lost], us: ['duck-and-cover'], holder: 'ussr', milops: [4, 0], influence: { iran: [0, 1] } })
    t.ussr.plays(lost, 'event')
    t.rolls(1).us.plays('duck-and-cover', 'coup', 'iran')
    t.is({ milops: [3, 0] }).idle()
  })

  test('12.4: barred as an event while the Chinese Civil War goes on: operations only, and no effect for the opponent', () => {
    const setup = {
      options: { promoCards: true, scenario: 'chinese-civil-war' },
      milops: [3, 0],
      influence: { peru: [1, 1] },
    } as const
    const own = table({ ...setup, ussr: [lost] })
    own.ussr.begins().picks(lost)
    own.refuses('event', 'event-cannot-happen').ussr.picks('influence', 'peru')
    own.is({ milops: [3, 0] }).idle()
    const us = table({ ...setup, us: [lost] })
    us.us.plays(lost, 'event', 'influence', 'peru')
    us.has({ peru: [2, 1] })
      .is({ milops: [3, 0] })
      .cards({ [lost]: 'discard' })
      .idle()
    const headline = table({ ...setup, ussr: [lost] })
    headline
      .headlines(null, lost)
      .is({ milops: [3, 0] })
      .cards({ [lost]: 'discard' })
      .idle()
  })
})

describe("118 Don't Wait for the Translation", () => {
  const wait = 'dont-wait-for-the-translation'
  const turn = 4

  describe('fewer military operations than the USSR: 2 VP', () => {
    everyWay(wait, {
      side: 'us',
      ops: 3,
      setup: { options, turn, milops: [1, 2] },
      is: { vp: 2, milops: [1, 2], defcon: 5 },
      goes: 'removed',
    })
  })

  describe('as many: nothing, but the event has happened and its card leaves the game', () => {
    everyWay(wait, { side: 'us', ops: 3, setup: { options, turn, milops: [2, 2] }, is: { vp: 0 }, goes: 'removed' })
  })

  test.each<[readonly [number, number], number]>([
    [[0, 0], 0],
    [[0, 1], 2],
    [[4, 5], 2],
    [[5, 5], 0],
    [[3, 0], 0],
  ])('military operations %j: %i VP', (milops, vp) => {
    const t = table({ turn, us: [wait], milops })
    t.us.plays(wait, 'event')
    t.has({})
      .is({ vp, milops })
      .cards({ [wait]: 'removed' })
      .idle()
  })

  test('played by the USSR, a coup with its operations comes before the comparison or after it', () => {
    const setup = { turn, ussr: [wait], milops: [1, 1], influence: { iran: [2, 0] } } as const
    const after = table(setup)
    after.rolls(1).ussr.plays(wait, 'coup', 'iran')
    after.is({ vp: 2, milops: [1, 4] }).idle()
    const before = table(setup)
    before.rolls(1).ussr.plays(wait, 'event', 'coup', 'iran')
    before.is({ vp: 0, milops: [1, 4] }).idle()
  })

  test('10.3.1: the 20th VP wins', () => {
    const t = table({ turn, us: [wait], milops: [0, 1], vp: 18 })
    t.us.plays(wait, 'event')
    t.over('us', 'vp')
  })

  test.each(SIDES)('VP go to the US, played by either side: the %s', (side) => {
    const t = table({ turn, [side]: [wait], milops: [0, 1], influence: { peru: [1, 1] } })
    t[side].plays(wait, 'event', ...(side === 'ussr' ? ['influence', ...times(3, 'peru')] : []))
    t.is({ vp: points('us', 2) }).idle()
  })
})
