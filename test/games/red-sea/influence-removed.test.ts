/** Events of Red Sea that remove influence. */
import { describe, test } from 'vitest'
import { cannotHappen, eachSide, headlines, redSea, SEA, sea } from '../../plays.ts'
import { times } from '../../table.ts'
import { everyWay, pair, SIDES } from '../../ways.ts'

const game = 'red-sea'

describe('RS1 Peace Corps', () => {
  const corps = 'peace-corps'
  const influence = { yemen: [0, 1], 'south-yemen': [0, 1], kenya: [2, 0], oman: [2, 0], sudan: [1, 0] } as const
  everyWay(corps, {
    side: 'us',
    ops: 2,
    setup: { game, influence },
    answers: (me) => me.picks('yemen', 'kenya', 'oman'),
    has: { yemen: [0, 0], kenya: [3, 0], oman: [3, 0] },
    is: { vp: 0, defcon: 5, milops: [0, 0] },
    goes: 'discard',
  })

  test('1 influence leaves a country that the USSR does not control', () => {
    const t = sea({ us: [corps], influence: { ...influence, egypt: [3, 1], [SEA]: [0, 1] } })
    t.us.plays(corps, 'event')
    t.asks('us', 'remove-each').offers('yemen', 'egypt')
    t.refuses('south-yemen', 'controlled-by-opponent').refuses('oman', 'no-influence-to-remove')
    t.refuses(SEA, 'outside-area').refuses('done', 'must-spend-all')
    t.us.picks('egypt', 'egypt', 'sudan')
    t.has({ egypt: [4, 0], sudan: [2, 0] }).idle()
  })

  test('then 1 in each of two different countries under US control, the sea lanes not among them', () => {
    const t = sea({ us: [corps], influence: { ...influence, ethiopia: [1, 1], [SEA]: [4, 0] } })
    t.us.plays(corps, 'event', 'yemen')
    t.asks('us', 'place').offers('kenya', 'oman', 'sudan')
    t.refuses('ethiopia', 'not-controlled-by-you')
      .refuses('egypt', 'not-controlled-by-you')
      .refuses(SEA, 'outside-area')
      .refuses('done', 'must-spend-all')
    t.us.picks('kenya')
    t.refuses('kenya', 'already-chosen')
    t.us.picks('sudan')
    t.has({ yemen: [0, 0], kenya: [3, 0], sudan: [2, 0] }).idle()
  })

  test('the removal may give the control that the second step asks for', () => {
    const t = sea({ us: [corps], influence: { egypt: [2, 1], kenya: [2, 0] } })
    t.us.plays(corps, 'event', 'egypt', 'egypt', 'kenya')
    t.has({ egypt: [3, 0], kenya: [3, 0] }).idle()
  })

  test('without a country for the removal it is left out; with one country under control only that one gets influence', () => {
    const t = sea({ us: [corps], influence: { 'south-yemen': [0, 1], kenya: [2, 0] } })
    t.us.plays(corps, 'event', 'kenya')
    t.has({ kenya: [3, 0] })
      .cards({ [corps]: 'discard' })
      .idle()
  })

  test('with neither it does nothing and is discarded', () => {
    const t = sea({ us: [corps], influence: { 'south-yemen': [0, 1], kenya: [1, 0] } })
    t.us.plays(corps, 'event')
    t.has({})
      .cards({ [corps]: 'discard' })
      .idle()
  })
})

describe('RS10 Kenya Joins Rapid Deployment Force', () => {
  const kenya = 'kenya-joins-rapid-deployment-force'
  everyWay(kenya, {
    side: 'us',
    ops: 1,
    setup: { game, influence: { yemen: [0, 1], sudan: [0, 1] } },
    answers: (me) => me.picks('yemen'),
    has: { kenya: [1, 0], yemen: [0, 0] },
    goes: 'discard',
  })

  test('the removal: not where the USSR has control, and looked at after Kenya has its influence', () => {
    const t = sea({ us: [kenya], influence: { kenya: [0, 2], sudan: [0, 1], oman: [0, 1], [SEA]: [0, 1] } })
    t.us.plays(kenya, 'event')
    t.has({ kenya: [1, 2] }).offers('kenya', 'oman')
    t.refuses('sudan', 'controlled-by-opponent').refuses('yemen', 'no-influence-to-remove').refuses(SEA, 'outside-area')
    t.refuses('done', 'must-spend-all')
    t.us.picks('kenya')
    t.has({ kenya: [1, 1] }).idle()
  })

  test('without a country for the removal it is left out', () => {
    const t = sea({ us: [kenya], influence: { sudan: [0, 1], [SEA]: [0, 1] } })
    t.us.plays(kenya, 'event')
    t.has({ kenya: [1, 0] })
      .cards({ [kenya]: 'discard' })
      .idle()
  })
})

describe('RS12 French Connections', () => {
  const french = 'french-connections'
  everyWay(french, {
    side: 'us',
    ops: 2,
    setup: { game, influence: { djibouti: [1, 3], madagascar: [0, 1], kenya: [0, 2] } },
    answers: (me) => me.picks('djibouti', 'madagascar'),
    has: { djibouti: [1, 0], madagascar: [2, 1] },
    goes: 'removed',
  })

  test('both may fall on the same country; there are only these two', () => {
    const t = sea({ us: [french], influence: { djibouti: [0, 3], madagascar: [0, 1], kenya: [0, 2] } })
    t.us.plays(french, 'event')
    t.asks('us', 'remove-all').offers('djibouti', 'madagascar').refuses('kenya', 'outside-area').refuses('done', 'must-spend-all')
    t.us.picks('madagascar')
    t.asks('us', 'place-each').offers('djibouti', 'madagascar').refuses('kenya', 'outside-area').refuses('done', 'must-spend-all')
    t.us.picks('madagascar')
    t.has({ madagascar: [2, 0] }).idle()
  })

  test('where nothing is to be removed, the 2 influence come all the same', () => {
    const t = sea({ us: [french] })
    t.us.plays(french, 'event', 'djibouti', 'djibouti')
    t.has({ djibouti: [2, 0] })
      .cards({ [french]: 'removed' })
      .idle()
  })
})

describe("RS13 The Events of '86", () => {
  const events = 'the-events-of-86'
  everyWay(events, {
    side: 'us',
    ops: 2,
    setup: { game, influence: { egypt: [2, 0], oman: [2, 0], 'south-yemen': [0, 1], yemen: [0, 3] } },
    answers: (me) => me.picks('yemen', 'south-yemen'),
    has: { yemen: [0, 2], 'south-yemen': [0, 0] },
    is: { vp: 1 },
    goes: 'discard',
  })

  test('without USSR control of South Yemen no VP, but the removal', () => {
    const t = sea({ us: [events], influence: { oman: [2, 0], 'south-yemen': [1, 1], yemen: [0, 3] } })
    t.us.plays(events, 'event', 'yemen')
    t.has({ yemen: [0, 2] })
      .is({ vp: 0 })
      .idle()
  })

  test('without a country under US control only the VP', () => {
    const t = sea({ us: [events], influence: { 'south-yemen': [0, 1], oman: [1, 0] } })
    t.us.plays(events, 'event')
    t.has({})
      .is({ vp: 1 })
      .cards({ [events]: 'discard' })
      .idle()
  })

  test('2.1.2: Egypt is a place to remove from; Africa and the sea lanes are none, and do not count', () => {
    const t = sea({ us: [events], influence: { oman: [2, 0], kenya: [2, 1], sudan: [1, 0], egypt: [0, 2], [SEA]: [5, 1] } })
    t.us.plays(events, 'event')
    t.left(1).offers('egypt')
    t.refuses('kenya', 'outside-area')
      .refuses(SEA, 'outside-area')
      .refuses('oman', 'no-influence-to-remove')
      .refuses('done', 'must-spend-all')
    t.us.picks('egypt')
    t.has({ egypt: [0, 1] }).idle()
  })

  test('as much as there is', () => {
    const t = sea({ us: [events], influence: { oman: [2, 0], yemen: [2, 0], 'saudi-arabia': [4, 1] } })
    t.us.plays(events, 'event')
    t.left(3).us.picks('saudi-arabia')
    t.has({ 'saudi-arabia': [4, 0] }).idle()
  })
})

describe('RS19 Soviets Airlift Cubans', () => {
  const card = 'soviets-airlift-cubans'
  everyWay(card, {
    side: 'ussr',
    ops: 3,
    setup: { game, influence: { kenya: [3, 1], egypt: [2, 0], 'saudi-arabia': [1, 0] } },
    answers: (me) => me.picks('kenya'),
    has: { kenya: [0, 1] },
    goes: 'discard',
  })

  test('one African country with US influence, Egypt among them (2.1.2)', () => {
    const t = redSea({ ussr: [card], influence: { ethiopia: [5, 5], egypt: [2, 0], 'saudi-arabia': [1, 0], sudan: [0, 1], [SEA]: [2, 0] } })
    t.ussr.plays(card, 'event')
    t.offers('ethiopia', 'egypt')
      .refuses('saudi-arabia', 'outside-area')
      .refuses(SEA, 'outside-area')
      .refuses('sudan', 'no-influence-to-remove')
      .refuses('done', 'must-spend-all')
    t.ussr.picks('egypt')
    t.has({ egypt: [0, 0] }).idle()
  })

  test('no US influence in Africa: nothing happens', () => {
    const t = redSea({ ussr: [card], influence: { oman: [2, 0], kenya: [0, 1] } })
    t.ussr.plays(card, 'event')
    t.has({})
      .cards({ [card]: 'discard' })
      .idle()
  })
})

describe('RS21 The Lion Falters', () => {
  const card = 'the-lion-falters'
  describe('with control of Ethiopia', () => {
    everyWay(card, {
      side: 'ussr',
      ops: 2,
      setup: { game, influence: { ethiopia: [1, 2] } },
      is: { vp: -2, milops: [0, 0] },
      goes: 'removed',
      inForce: [card],
    })
  })

  describe('without it', () => {
    everyWay(card, {
      side: 'ussr',
      ops: 2,
      setup: { game, influence: { ethiopia: [2, 2], sudan: [1, 0] } },
      has: { ethiopia: [0, 3] },
      is: { vp: 0 },
      goes: 'removed',
      inForce: [card],
    })
  })

  test('an empty Ethiopia receives 1', () => {
    const t = redSea({ ussr: [card] })
    t.ussr.plays(card, 'event')
    t.has({ ethiopia: [0, 1] })
      .is({ vp: 0 })
      .idle()
  })

  test('2 VP can win the game', () => {
    const t = redSea({ ussr: [card], vp: -8, influence: { ethiopia: [0, 1] } })
    t.ussr.plays(card, 'event')
    t.over('ussr', 'vp').has({}).is({ vp: -10 })
  })

  test.each([
    ['with control', { ethiopia: [0, 1] }],
    ['without control', { ethiopia: [1, 0] }],
  ] as const)('Mengistu Haile Mariam may be played from now on, in later turns too: %s', (_how, influence) => {
    const mengistu = 'mengistu-haile-mariam'
    const t = redSea({ ussr: [card, mengistu], influence })
    t.ussr.begins().picks(mengistu)
    t.refuses('event', 'event-cannot-happen')
    const after = redSea({ ussr: [card, mengistu, 'diego-garcia'], influence })
    after.ussr.plays(card, 'event')
    after.endsTurn().inForce(card)
    after.ussr.plays(mengistu, 'event', 'diego-garcia')
    after.cards({ [mengistu]: 'discard', 'diego-garcia': 'discard' }).idle()
  })
})

describe('RS34 CENTO Collapses', () => {
  const card = 'cento-collapses'
  everyWay(card, {
    side: 'ussr',
    ops: 1,
    setup: { game, influence: { oman: [2, 0], 'saudi-arabia': [3, 1], kenya: [2, 0] } },
    answers: (me) => me.picks('oman', 'saudi-arabia'),
    has: { oman: [1, 0], 'saudi-arabia': [2, 1] },
    goes: 'removed',
  })

  test('2.1.2: both out of Egypt; nothing outside the Middle East', () => {
    const t = redSea({ ussr: [card], influence: { egypt: [2, 0], kenya: [2, 0], yemen: [0, 1], oman: [1, 0], [SEA]: [2, 0] } })
    t.ussr.plays(card, 'event')
    t.offers('egypt', 'oman')
      .refuses('kenya', 'outside-area')
      .refuses(SEA, 'outside-area')
      .refuses('yemen', 'no-influence-to-remove')
      .refuses('done', 'must-spend-all')
    t.ussr.picks('egypt', 'egypt')
    t.has({ egypt: [0, 0] }).idle()
  })

  test('as much as there is', () => {
    const t = redSea({ ussr: [card], influence: { oman: [1, 0], kenya: [2, 0] } })
    t.ussr.plays(card, 'event', 'oman')
    t.has({ oman: [0, 0] })
      .cards({ [card]: 'removed' })
      .idle()
    const none = redSea({ ussr: [card], influence: { kenya: [2, 0] } })
    none.ussr.plays(card, 'event')
    none
      .has({})
      .cards({ [card]: 'removed' })
      .idle()
  })
})

describe('RS36 Mr. Nyet', () => {
  const card = 'mr-nyet'
  everyWay(card, {
    side: 'ussr',
    ops: 4,
    setup: { game, influence: { kenya: [3, 1], oman: [2, 1], somalia: [2, 2] } },
    answers: (me) => me.picks('oman', 'somalia'),
    has: { oman: [0, 1], somalia: [0, 2] },
    is: { defcon: 4 },
    goes: 'removed',
  })

  test('countries with influence of both sides, one a region', () => {
    const influence = { kenya: [3, 1], oman: [2, 1], yemen: [1, 1], sudan: [1, 0], djibouti: [0, 1], [SEA]: [1, 1] } as const
    const t = redSea({ ussr: [card], influence })
    t.ussr.plays(card, 'event')
    t.is({ defcon: 4 })
      .offers('kenya', 'oman', 'yemen')
      .refuses('sudan', 'no-own-influence')
      .refuses('djibouti', 'no-influence-to-remove')
      .refuses(SEA, 'outside-area')
      .refuses('done', 'must-spend-all')
    t.ussr.picks('oman')
    t.refuses('yemen', 'outside-area').refuses('oman', 'already-chosen').offers('kenya')
    t.ussr.picks('kenya')
    t.has({ kenya: [0, 1], oman: [0, 1] }).idle()
  })

  test.each([
    ['egypt', 'kenya'],
    ['kenya', 'egypt'],
    ['egypt', 'oman'],
    ['oman', 'egypt'],
  ])('Egypt stands for one of its two regions: %s, then %s', (first, second) => {
    const t = redSea({ ussr: [card], influence: { egypt: [2, 1], kenya: [2, 1], oman: [2, 1] } })
    t.ussr.plays(card, 'event', first, second)
    t.has({ [first]: [0, 1], [second]: [0, 1] }).idle()
  })

  test('two countries of one region are one too many; as much as possible happens', () => {
    const t = redSea({ ussr: [card], influence: { kenya: [2, 1], sudan: [1, 1] } })
    t.ussr.plays(card, 'event', 'sudan')
    t.has({ sudan: [0, 1] }).idle()
    const none = redSea({ ussr: [card], influence: { kenya: [2, 0], sudan: [0, 1] } })
    none.ussr.plays(card, 'event')
    none
      .has({})
      .is({ defcon: 4 })
      .cards({ [card]: 'removed' })
      .idle()
  })

  test.each([
    ['us', 'ussr'],
    ['ussr', 'us'],
  ] as const)('8.1.4: DEFCON falls first; at 2 the %s, who plays it, loses', (side, winner) => {
    for (const use of side === 'us' ? (['event', 'influence'] as const) : (['event'] as const)) {
      const t = redSea({ [side]: [card], defcon: 2, influence: { kenya: [2, 1] } })
      t[side].plays(card, use, ...(use === 'influence' ? times(4, SEA) : []))
      t.over(winner, 'nuclear-war').is({ defcon: 1 })
    }
    const headline = redSea({ [side]: [card], defcon: 2, influence: { kenya: [2, 1] } })
    headline.headlines(side === 'us' ? card : null, side === 'ussr' ? card : null)
    headline.over(winner, 'nuclear-war').has({})
  })
})

describe('RS51 Water Wars', () => {
  const wars = 'water-wars'
  eachSide(wars, 2, (me) => ({
    setup: { influence: { egypt: pair(me, 1, 4), ethiopia: pair(me, 0, 3), sudan: pair(me, 0, 1) } },
    answers: (player) => player.picks('egypt'),
    has: { egypt: pair(me, 1, 0) },
    goes: 'discard',
  }))

  test.each(SIDES)('the opponent of the %s leaves the country in which it has more influence, whatever its lead there', (me) => {
    const t = redSea({ [me]: [wars], influence: { egypt: pair(me, 0, 2), ethiopia: pair(me, 2, 3) } })
    t[me].plays(wars, 'event')
    t.offers('ethiopia').refuses('egypt', 'outside-area').refuses('sudan', 'outside-area').refuses('done', 'must-spend-all')
    t[me].picks('ethiopia')
    t.has({ ethiopia: pair(me, 2, 0) }).idle()
  })

  test.each(SIDES)('with as much in both the player chooses, the %s that headlined it too', (me) => {
    for (const country of ['egypt', 'ethiopia']) {
      const setup = { [me]: [wars], influence: { egypt: pair(me, 0, 2), ethiopia: pair(me, 0, 2) } }
      const t = headlines(redSea(setup), me, wars).asks(me, 'remove-all').offers('egypt', 'ethiopia')
      t[me].picks(country)
      t.has({ [country]: [0, 0] })
        .cards({ [wars]: 'discard' })
        .idle()
    }
  })

  test.each([
    ['Egypt alone', { egypt: [0, 2], ethiopia: [1, 1] }],
    ['Ethiopia alone', { egypt: [0, 1], ethiopia: [0, 1] }],
    ['neither', {}],
    ['both, but the player does', { egypt: [2, 0], ethiopia: [1, 0] }],
  ] as const)('it cannot happen where the opponent controls %s', (_what, influence) => {
    cannotHappen(wars, 'us', { influence })
  })
})

describe('Yemeni Presidential Assassinations', () => {
  const card = 'yemeni-presidential-assassinations'
  everyWay(card, {
    side: 'ussr',
    ops: 2,
    setup: { game, influence: { yemen: [1, 1], oman: [1, 0] } },
    rolls: [4],
    has: { yemen: [1, 3] },
    is: { defcon: 4 },
    goes: 'removed',
  })

  test.each([
    ['nothing controlled', {}, 3, 'lost'],
    ['nothing controlled', {}, 4, 'won'],
    ['South Yemen controlled', { 'south-yemen': [0, 1] }, 2, 'lost'],
    ['South Yemen controlled', { 'south-yemen': [0, 1] }, 3, 'won'],
    ['Egypt controlled (2.1.2)', { egypt: [0, 2] }, 3, 'won'],
    ['three countries controlled', { egypt: [0, 2], oman: [0, 2], 'saudi-arabia': [0, 3] }, 1, 'won'],
    ['influence without control', { egypt: [0, 1], oman: [1, 2] }, 3, 'lost'],
    ['Africa and the sea lanes do not count', { kenya: [0, 2], [SEA]: [0, 4] }, 3, 'lost'],
    ['what the US controls does not count', { oman: [2, 0] }, 3, 'lost'],
  ] as const)('with %s (%j), %i is %s', (_what, influence, die, result) => {
    const t = redSea({ ussr: [card], influence: { ...influence, yemen: [2, 0] } })
    t.ussr.plays(card, 'event')
    t.rolls(die)
    t.has(result === 'won' ? { yemen: [2, 4] } : {})
      .is({ defcon: 4, milops: [0, 0] })
      .cards({ [card]: 'removed' })
      .idle()
  })

  test('Yemen under control: it counts itself, and nothing is added', () => {
    const t = redSea({ ussr: [card], influence: { yemen: [1, 5] } })
    t.ussr.plays(card, 'event')
    t.rolls(3).noted('roll', { side: 1, die: 3, mod: 1, n: 4 })
    t.has({}).is({ defcon: 4 }).idle()
  })

  test.each([
    ['us', 'ussr'],
    ['ussr', 'us'],
  ] as const)('8.1.4: at DEFCON 2 the %s, who plays it, loses before any die is rolled', (side, winner) => {
    const t = redSea({ [side]: [card], defcon: 2 })
    t[side].plays(card, 'event')
    t.over(winner, 'nuclear-war').has({})
  })
})
