/** Events of Red Sea that place influence. */
import { describe, test } from 'vitest'
import { cannotHappen, eachSide, redSea, SEA, sea, usEventDoesNotHappen, ussrEventDoesNotHappen } from '../../plays.ts'
import { times } from '../../table.ts'
import { everyWay, pair, SIDES, type SideName } from '../../ways.ts'

const game = 'red-sea'

describe('RS6 The Victorious Leader', () => {
  const leader = 'the-victorious-leader'
  everyWay(leader, {
    side: 'us',
    ops: 3,
    setup: { game, influence: { sudan: [0, 1] } },
    answers: (me) => me.picks('egypt', 'egypt', 'ethiopia', 'somalia'),
    has: { egypt: [2, 0], ethiopia: [1, 0], somalia: [1, 0] },
    goes: 'removed',
  })

  test('at most 2 in a country, all 4 next to countries under USSR control; the sea lanes border none', () => {
    const t = sea({ us: [leader], influence: { sudan: [0, 1], oman: [0, 1], [SEA]: [0, 4] } })
    t.us.plays(leader, 'event')
    t.left(4).offers('egypt', 'ethiopia', 'somalia')
    t.refuses('sudan', 'outside-area').refuses('kenya', 'outside-area').refuses('saudi-arabia', 'outside-area').refuses(SEA, 'outside-area')
    t.us.picks('egypt', 'egypt')
    t.refuses('egypt', 'at-most-in-country').refuses('done', 'must-spend-all')
    t.us.picks('somalia', 'somalia')
    t.has({ egypt: [2, 0], somalia: [2, 0] }).idle()
  })

  test('6.1.1: neither reach nor the double price count; a country under USSR control counts if it borders another', () => {
    const t = sea({ us: [leader], influence: { sudan: [0, 1], ethiopia: [0, 1] } })
    t.us.plays(leader, 'event')
    t.offers('egypt', 'ethiopia', 'somalia', 'sudan', 'kenya')
    t.us.picks('sudan', 'sudan', 'ethiopia', 'kenya')
    t.has({ sudan: [2, 1], ethiopia: [1, 1], kenya: [1, 0] }).idle()
  })

  test('control lost while it happens still counts', () => {
    const t = sea({ us: [leader], influence: { sudan: [0, 1], ethiopia: [0, 1] } })
    t.us.plays(leader, 'event', 'sudan', 'sudan')
    t.offers('egypt', 'ethiopia', 'somalia', 'kenya')
  })

  test('what counts is the beginning of the round: operations spent before it change nothing', () => {
    const t = sea({ ussr: [leader], influence: { sudan: [0, 1], kenya: [0, 1] } })
    t.ussr.plays(leader, 'influence', 'kenya', SEA, SEA)
    t.left(4).offers('egypt', 'ethiopia', 'somalia').refuses('madagascar', 'outside-area')
  })

  test('headlined, what counts is the beginning of the headline phase', () => {
    const t = sea({ us: [leader], ussr: ['mr-nyet'], influence: { sudan: [0, 1], kenya: [1, 2] } })
    t.headlines(leader, 'mr-nyet')
    t.ussr.picks('kenya')
    t.has({ kenya: [0, 2] })
    t.left(4).offers('egypt', 'ethiopia', 'somalia').refuses('madagascar', 'outside-area')
    t.us.picks('egypt', 'egypt', 'ethiopia', 'ethiopia')
    t.has({ kenya: [0, 2], egypt: [2, 0], ethiopia: [2, 0] }).idle()
  })

  test('where the USSR controls nothing it does nothing, but has happened', () => {
    const t = sea({ us: [leader], influence: { kenya: [0, 1], sudan: [1, 1] } })
    t.us.plays(leader, 'event')
    t.has({})
      .cards({ [leader]: 'removed' })
      .idle()
  })
})

describe('RS7 Eritrean Popular Liberation Front', () => {
  const front = 'eritrean-popular-liberation-front'
  everyWay(front, {
    side: 'us',
    ops: 1,
    setup: { game, influence: { ethiopia: [1, 3] } },
    answers: (me) => me.picks('kenya'),
    has: { ethiopia: [2, 3], kenya: [1, 0] },
    is: { vp: 1 },
    goes: 'discard',
  })

  test('its second influence goes to Sudan or Kenya', () => {
    const t = sea({ us: [front], influence: { ethiopia: [0, 1] } })
    t.us.plays(front, 'event')
    t.offers('sudan', 'kenya').refuses('somalia', 'outside-area').refuses('ethiopia', 'outside-area').refuses(SEA, 'outside-area')
    t.refuses('done', 'must-spend-all')
    t.us.picks('sudan')
    t.has({ ethiopia: [1, 1], sudan: [1, 0] })
      .is({ vp: 1 })
      .idle()
  })

  describe('where nobody controls Ethiopia', () => {
    usEventDoesNotHappen(front, 1, { influence: { ethiopia: [1, 1] } })
  })
  describe('where the US controls Ethiopia', () => {
    usEventDoesNotHappen(front, 1, { influence: { ethiopia: [1, 0] } })
  })

  test('the condition is looked at when the event comes: after operations that took Ethiopia', () => {
    const t = sea({ ussr: [front], influence: { sudan: [0, 1] } })
    t.ussr.plays(front, 'influence', 'ethiopia')
    t.us.picks('kenya')
    t.has({ ethiopia: [1, 1], kenya: [1, 0] })
      .is({ vp: 1 })
      .idle()
  })

  test('10.4.1: the tenth VP ends the game before any influence comes', () => {
    const t = sea({ us: [front], vp: 9, influence: { ethiopia: [0, 1] } })
    t.us.plays(front, 'event')
    t.has({}).over('us', 'vp')
  })
})

describe('RS16 The Strong Man of Sudan', () => {
  const man = 'the-strong-man-of-sudan'
  everyWay(man, {
    side: 'us',
    ops: 1,
    setup: { game, influence: { ethiopia: [4, 3], sudan: [1, 1] } },
    has: { sudan: [5, 1] },
    goes: 'removed',
  })

  test('without USSR influence in Ethiopia it is 1', () => {
    const t = sea({ us: [man], influence: { ethiopia: [2, 0] } })
    t.us.plays(man, 'event')
    t.has({ sudan: [1, 0] })
      .cards({ [man]: 'removed' })
      .idle()
  })
})

describe('RS18 Daniel arap Moi', () => {
  const moi = 'daniel-arap-moi'
  describe('without control of Kenya', () => {
    everyWay(moi, {
      side: 'us',
      ops: 2,
      setup: { game, defcon: 3, influence: { kenya: [2, 1] } },
      has: { kenya: [4, 1] },
      is: { vp: 0, defcon: 3 },
      goes: 'removed',
    })
  })
  describe('with it', () => {
    everyWay(moi, {
      side: 'us',
      ops: 2,
      setup: { game, defcon: 3, influence: { kenya: [2, 0] } },
      answers: (me) => me.picks('lower'),
      is: { vp: 1, defcon: 2 },
      goes: 'removed',
    })
  })

  test('DEFCON must move; the direction is free', () => {
    const t = sea({ us: [moi], defcon: 3, influence: { kenya: [2, 0] } })
    t.us.plays(moi, 'event')
    t.asks('us', 'move-defcon').offers('raise', 'lower').refuses('done', 'not-an-answer')
    t.us.picks('raise')
    t.has({}).is({ vp: 1, defcon: 4 }).idle()
  })

  test('8.1.3: at 5 a step up has no effect and is allowed', () => {
    const t = sea({ us: [moi], defcon: 5, influence: { kenya: [2, 0] } })
    t.us.plays(moi, 'event', 'raise')
    t.is({ vp: 1, defcon: 5 })
      .cards({ [moi]: 'removed' })
      .idle()
  })

  test.each(['event', 'influence'])(
    '8.1.4: played by the USSR at DEFCON 2 (%s first), the US may begin the war that the USSR loses',
    (first) => {
      const t = sea({ ussr: [moi], defcon: 2, influence: { kenya: [2, 0] } })
      if (first === 'event') t.ussr.plays(moi, 'event')
      else t.ussr.plays(moi, 'influence', SEA, SEA)
      t.us.picks('lower')
      t.is({ defcon: 1, vp: 1 }).over('us', 'nuclear-war')
    },
  )

  test.each([
    ['us', 'ussr'],
    ['ussr', 'us'],
  ] as const)('8.1.4: headlined by the %s at DEFCON 2 and lowered, the %s wins', (by, winner) => {
    const t = sea({ [by]: [moi], defcon: 2, influence: { kenya: [2, 0] } })
    t.headlines(by === 'us' ? moi : null, by === 'ussr' ? moi : null)
    t.us.picks('lower')
    t.over(winner, 'nuclear-war')
  })

  test('10.4.1: the tenth VP ends the game before DEFCON moves', () => {
    const t = sea({ us: [moi], vp: 9, defcon: 2, influence: { kenya: [2, 0] } })
    t.us.plays(moi, 'event')
    t.is({ defcon: 2 }).over('us', 'vp')
  })
})

describe('RS22 Dhofar Rebellion', () => {
  const card = 'dhofar-rebellion'
  everyWay(card, {
    side: 'ussr',
    ops: 2,
    setup: { game, influence: { 'south-yemen': [0, 1], oman: [1, 0], 'saudi-arabia': [3, 0] } },
    answers: (me) => me.picks('saudi-arabia'),
    has: { oman: [1, 1], 'saudi-arabia': [3, 1] },
    goes: 'discard',
  })

  test('the second influence goes to another Middle East country, Egypt too (2.1.2)', () => {
    const t = redSea({ ussr: [card], influence: { 'south-yemen': [0, 1], kenya: [0, 1] } })
    t.ussr.plays(card, 'event')
    t.offers('egypt', 'saudi-arabia', 'south-yemen', 'yemen')
      .refuses('oman', 'outside-area')
      .refuses('kenya', 'outside-area')
      .refuses(SEA, 'outside-area')
      .refuses('done', 'must-spend-all')
    t.ussr.picks('egypt')
    t.has({ oman: [0, 1], egypt: [0, 1] }).idle()
  })

  describe('South Yemen under nobody’s control', () => {
    ussrEventDoesNotHappen(card, 2, { influence: { 'south-yemen': [1, 1], oman: [0, 2] } })
  })
  describe('South Yemen under US control', () => {
    ussrEventDoesNotHappen(card, 2, { influence: { 'south-yemen': [2, 1] } })
  })
})

describe('RS26 The Derg', () => {
  const card = 'the-derg'
  const threeOps = 'the-victorious-leader'
  everyWay(card, { side: 'ussr', ops: 2, setup: { game, influence: { kenya: [1, 0] } }, has: { ethiopia: [0, 2] }, goes: 'removed' })

  test.each([
    [[0, 0], [0, 2], 3],
    [[1, 0], [1, 2], 3],
    [[2, 0], [2, 2], 1],
    [[3, 2], [3, 4], 3],
    [[4, 0], [4, 2], 1],
  ] as const)(
    'Ethiopia at %j: control is looked at with stability 1 after 2 influence were added; it becomes %j with stability %i',
    (before, after, stability) => {
      const t = redSea({ ussr: [card], influence: { ethiopia: before } })
      t.ussr.plays(card, 'event')
      t.has({ ethiopia: after })
        .stable('ethiopia', stability)
        .stable('somalia', 2)
        .cards({ [card]: 'removed' })
        .idle()
    },
  )

  test('stability 3 may take the control away at once: US influence there costs 1', () => {
    const t = redSea({ ussr: [card], us: [threeOps], influence: { ethiopia: [1, 0] } })
    t.ussr.plays(card, 'event')
    t.us.plays(threeOps, 'influence', 'ethiopia', 'ethiopia', 'ethiopia')
    t.has({ ethiopia: [4, 2] })
  })

  test('with 3 influence control is kept: US influence costs 2', () => {
    const t = redSea({ ussr: [card], us: [threeOps], influence: { ethiopia: [0, 1], kenya: [1, 0] } })
    t.ussr.plays(card, 'event')
    t.us.plays(threeOps, 'influence', 'ethiopia', 'ethiopia')
    t.has({ ethiopia: [2, 3] }).idle()
  })

  test('it holds for coups, and to the end of the game', () => {
    const t = redSea({ ussr: [card], us: [threeOps] })
    t.ussr.plays(card, 'event')
    t.endsTurn().stable('ethiopia', 3)
    t.us.plays(threeOps, 'coup', 'ethiopia')
    t.rolls('soviets-airlift-cubans', 4)
    t.has({ ethiopia: [0, 1] }).idle()
  })

  test('where the condition failed, later control does not raise the stability', () => {
    const t = redSea({ ussr: [card, 'dhofar-rebellion'], influence: { ethiopia: [2, 0] } })
    t.ussr.plays(card, 'event').plays('dhofar-rebellion', 'influence', 'ethiopia', 'ethiopia')
    t.has({ ethiopia: [2, 4] })
      .stable('ethiopia', 1)
      .idle()
  })
})

describe('RS30 Marxist-Leninist Vanguard Party', () => {
  const card = 'marxist-leninist-vanguard-party'
  everyWay(card, {
    side: 'ussr',
    ops: 2,
    setup: { game, influence: { somalia: [1, 4], oman: [2, 0] } },
    answers: (me) => me.picks('somalia', 'somalia', 'somalia', 'kenya', 'kenya', 'oman'),
    has: { somalia: [1, 1], kenya: [0, 2], oman: [2, 1] },
    goes: 'discard',
  })

  test('out of one country', () => {
    const t = redSea({ ussr: [card], influence: { somalia: [0, 2], yemen: [0, 2], kenya: [1, 0], [SEA]: [0, 3] } })
    t.ussr.plays(card, 'event')
    t.offers('somalia', 'yemen', 'done').refuses('kenya', 'no-influence-to-remove').refuses(SEA, 'outside-area')
    t.ussr.picks('yemen')
    t.refuses('somalia', 'outside-area').offers('yemen', 'done')
    t.ussr.picks('yemen')
    t.asks('ussr', 'place').left(2)
  })

  test('into other countries, at most 2 in each, and all of it', () => {
    const t = redSea({ ussr: [card], influence: { yemen: [0, 5] } })
    t.ussr.plays(card, 'event', 'yemen', 'yemen', 'yemen')
    t.refuses('yemen', 'already-chosen').refuses(SEA, 'outside-area').refuses('done', 'must-spend-all')
    t.ussr.picks('kenya', 'kenya')
    t.refuses('kenya', 'at-most-in-country')
    t.ussr.picks('madagascar')
    t.has({ yemen: [0, 2], kenya: [0, 2], madagascar: [0, 1] }).idle()
  })

  test('fewer than 3, or none', () => {
    const one = redSea({ ussr: [card], influence: { yemen: [0, 5] } })
    one.ussr.plays(card, 'event', 'yemen', 'done', 'egypt')
    one.has({ yemen: [0, 4], egypt: [0, 1] }).idle()
    const none = redSea({ ussr: [card], influence: { yemen: [0, 5] } })
    none.ussr.plays(card, 'event', 'done')
    none.has({}).idle()
  })

  test('without influence in a country nothing happens', () => {
    const t = redSea({ us: [card], influence: { kenya: [1, 0], [SEA]: [0, 2] } })
    t.us.plays(card, 'event', 'influence', 'kenya', 'kenya')
    t.has({ kenya: [3, 0] })
      .cards({ [card]: 'discard' })
      .idle()
  })
})

describe('RS42 Separatists', () => {
  const separatists = 'separatists'
  eachSide(separatists, 2, (me) => ({
    setup: { influence: { yemen: pair(me, 1, 4), kenya: pair(me, 0, 3) } },
    answers: (player) => player.picks('yemen'),
    has: { yemen: pair(me, 4, 4) },
    goes: 'discard',
  }))

  test.each(SIDES)('the %s: in a country that is no battleground, flashpoints among them (2.1.5)', (me) => {
    const open = { ethiopia: pair(me, 0, 2), somalia: pair(me, 1, 2), sudan: pair(me, 0, 1) }
    const barred = { kenya: pair(me, 0, 2), egypt: pair(me, 0, 2), 'saudi-arabia': pair(me, 1, 3), [SEA]: pair(me, 0, 3) }
    const influence = { ...open, ...barred, oman: pair(me, 2, 2), yemen: pair(me, 3, 1) }
    const t = redSea({ [me]: [separatists], influence })
    t[me].plays(separatists, 'event')
    t.offers('ethiopia', 'somalia', 'sudan').refuses('done', 'must-spend-all').refuses(SEA, 'outside-area')
    for (const country of ['kenya', 'egypt', 'saudi-arabia']) t.refuses(country, 'battleground')
    for (const country of ['oman', 'yemen', 'djibouti']) t.refuses(country, 'nothing-to-match')
    t[me].picks('ethiopia')
    t.has({ ethiopia: pair(me, 2, 2) }).idle()
  })

  test('nowhere more influence of the other side: nothing happens', () => {
    const t = redSea({ us: [separatists], influence: { oman: [1, 1], kenya: [0, 3], [SEA]: [0, 1] } })
    t.us.plays(separatists, 'event')
    t.has({})
      .cards({ [separatists]: 'discard' })
      .idle()
  })
})

describe('RS46 We Are the World', () => {
  const world = 'we-are-the-world'
  const setup = { effects: { famine: 'ussr' }, markers: { famine: ['sudan', 'ethiopia'] } } as const
  everyWay(world, {
    side: 'us',
    ops: 1,
    setup: { game, ...setup },
    answers: (me, _them, t) => {
      me.picks('ethiopia')
      t.marked('famine', 'sudan')
    },
    has: { ethiopia: [2, 0] },
    is: { vp: 1 },
    goes: 'removed',
  })

  test('only where a Famine marker lies', () => {
    const t = sea({ us: [world], ...setup })
    t.us.plays(world, 'event')
    t.offers('sudan', 'ethiopia').refuses('kenya', 'outside-area').refuses(SEA, 'outside-area').refuses('done', 'must-spend-all')
  })

  describe('without a marker', () => {
    usEventDoesNotHappen(world, 1, { effects: { famine: 'ussr' } })
  })

  test('10.4.1: the tenth VP ends the game before the influence comes', () => {
    const t = sea({ us: [world], vp: 9, ...setup })
    t.us.plays(world, 'event')
    t.has({}).marked('famine', 'sudan', 'ethiopia').over('us', 'vp')
  })
})

describe('RS49 Diego Garcia', () => {
  const garcia = 'diego-garcia'
  everyWay(garcia, {
    side: 'us',
    ops: 2,
    setup: { game, influence: { [SEA]: [1, 3] } },
    has: { [SEA]: [3, 2] },
    elsewhere: 'oman',
    goes: 'discard',
  })

  test('where the USSR has none, it loses none', () => {
    const t = sea({ us: [garcia] })
    t.us.plays(garcia, 'event')
    t.has({ [SEA]: [2, 0] })
      .cards({ [garcia]: 'discard' })
      .idle()
  })

  test('USSR control of the sea lanes is no obstacle', () => {
    const t = sea({ us: [garcia], influence: { [SEA]: [0, 4] } })
    t.us.plays(garcia, 'event')
    t.has({ [SEA]: [2, 3] }).idle()
  })
})

describe('Malagasy Constitutional Referendum', () => {
  const card = 'malagasy-constitutional-referendum'
  everyWay(card, {
    side: 'ussr',
    ops: 2,
    setup: { game, influence: { madagascar: [3, 1], kenya: [2, 0] } },
    has: { madagascar: [2, 4] },
    goes: 'removed',
  })

  test.each([
    [
      [0, 0],
      [0, 2],
    ],
    [
      [1, 0],
      [0, 2],
    ],
    [
      [1, 2],
      [0, 2],
    ],
    [
      [2, 3],
      [1, 3],
    ],
    [
      [1, 5],
      [0, 5],
    ],
    [
      [0, 4],
      [0, 4],
    ],
  ] as const)('Madagascar at %j becomes %j', (before, after) => {
    const t = redSea({ ussr: [card], influence: { madagascar: before } })
    t.ussr.plays(card, 'event')
    t.has({ madagascar: after })
      .cards({ [card]: 'removed' })
      .idle()
  })
})

describe('Seychelles', () => {
  const card = 'seychelles'
  everyWay(card, {
    side: 'ussr',
    ops: 2,
    setup: { game, influence: { oman: [1, 0], 'saudi-arabia': [1, 3] } },
    elsewhere: 'kenya',
    has: { [SEA]: [0, 3] },
    goes: 'discard',
  })

  test.each([
    ['none', {}, 5],
    ['Egypt (2.1.2)', { egypt: [1, 0] }, 4],
    ['African countries', { kenya: [3, 0], sudan: [1, 0], somalia: [1, 0] }, 5],
    ['all of the Middle East', { egypt: [1, 2], 'saudi-arabia': [1, 0], 'south-yemen': [1, 1], yemen: [1, 0], oman: [1, 0] }, 0],
    ['all but one', { egypt: [1, 2], 'saudi-arabia': [1, 0], 'south-yemen': [1, 1], yemen: [1, 0], oman: [0, 3] }, 1],
  ] as const)('US influence in %s: %j gives %i', (_where, influence, n) => {
    const t = redSea({ ussr: [card], influence: { ...influence, [SEA]: [2, 1] } })
    t.ussr.plays(card, 'event')
    t.has({ [SEA]: [2, 1 + n] })
      .cards({ [card]: 'discard' })
      .idle()
  })
})

describe('OAU', () => {
  const oau = 'oau'
  /** A card of the other side's event, worth 2. */
  const theirs = (me: SideName): string => (me === 'us' ? 'the-derg' : 'diego-garcia')
  eachSide(oau, 1, (me) => ({
    setup: { [me]: [theirs(me)], influence: { kenya: pair(me, 1, 0) } },
    rolls: [4],
    answers: (player) => player.picks(theirs(me), 'influence', 'kenya', 'somalia'),
    has: { kenya: pair(me, 2, 0), somalia: pair(me, 1, 0) },
    goes: 'discard',
  }))

  test.each(SIDES)(
    'the %s discards a card of the other side, whose event does not happen (5.4); on 1 to 3 there are no operations',
    (me) => {
      const own = me === 'us' ? 'diego-garcia' : 'the-derg'
      for (const die of [1, 2, 3]) {
        const t = redSea({ [me]: [oau, theirs(me), own, 'separatists', 'africa-scoring'], holder: me })
        t[me].plays(oau, 'event')
        t.asks(me, 'discard').offers(theirs(me)).refuses('done', 'must-spend-all')
        for (const card of [own, 'separatists', 'africa-scoring']) t.refuses(card, 'not-opponent-event')
        for (const card of [oau, 'romanian-autonomy', 'zbig']) t.refuses(card, 'not-there')
        t[me].picks(theirs(me))
        t.rolls(die).noted('roll', { die })
        t.has({})
          .stable('ethiopia', 1)
          .cards({ [oau]: 'discard', [theirs(me)]: 'discard', [own]: me === 'us' ? 'us-hand' : 'ussr-hand' })
          .idle()
      }
    },
  )

  test.each([
    [4, 'the-derg', 2],
    [5, 'soviets-airlift-cubans', 3],
    [6, 'mr-nyet', 4],
  ])('%i: operations worth %s, %i; not to space, and not to be passed', (die, card, ops) => {
    const t = redSea({ us: [oau, card], influence: { sudan: [0, 1] } })
    t.us.plays(oau, 'event', card)
    t.rolls(die)
    t.offers('influence', 'realign', 'coup').refuses('space', 'not-an-answer').refuses('pass', 'must-spend-all')
    t.us.picks('influence', ...times(ops, SEA))
    t.has({ [SEA]: [ops, 0] })
      .is({ defcon: 5, milops: [0, 0] })
      .idle()
  })

  test('7.3.1: modifiers count for these operations', () => {
    const t = redSea({ ussr: [oau, 'diego-garcia'], effects: { 't-62s-and-kalashnikovs': 'ussr' }, influence: { oman: [2, 0] } })
    t.ussr.plays(oau, 'event', 'diego-garcia')
    t.rolls(4).ussr.picks('coup', 'oman')
    t.rolls(2)
    t.has({ oman: [1, 0] })
      .is({ milops: [0, 3] })
      .idle()
  })

  test.each(SIDES)('without a card of the other side it cannot happen for the %s', (me) => {
    cannotHappen(oau, me, {})
    const t = redSea({ [me]: [oau, me === 'us' ? 'diego-garcia' : 'the-derg', 'separatists', 'africa-scoring'], holder: me })
    t[me].begins().picks(oau)
    t.refuses('event', 'event-cannot-happen')
  })
})
