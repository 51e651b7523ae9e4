/** The USSR's cards of Red Sea; Mengistu Haile Mariam has a file of its own. */
import { describe, test } from 'vitest'
import { type Setup, type Table, table, times } from '../../table.ts'
import { everyWay } from '../../ways.ts'

const game = 'red-sea'
const at = (setup: Setup = {}): Table => table({ game, ...setup })
/** The two games mixed. */
const mixed = (setup: Setup): Table => table({ game: 'red-sea-mixed', options: { mix: true }, ...setup })
const SEA = 'strategic-sea-lanes'

/** The event cannot take place: refused to the USSR; in US hands only the operations count; the card is discarded (5.2). */
function doesNotHappen(card: string, ops: number, setup: Setup): void {
  const untouched = (t: Table, placed: Record<string, [number, number]>): Table =>
    t
      .has(placed)
      .is({ vp: 0, defcon: 5, milops: [0, 0] })
      .cards({ [card]: 'discard' })
      .inForce(...Object.keys(setup.effects ?? {}))
      .idle()

  test('it is refused to the USSR', () => {
    const t = at({ ...setup, ussr: [card] })
    t.ussr.begins().picks(card)
    t.refuses('event', 'event-cannot-happen')
  })

  test('in US hands it gives operations alone, in either order', () => {
    const first = at({ ...setup, us: [card] })
    first.us.plays(card, 'event', 'influence', ...times(ops, SEA))
    untouched(first, { [SEA]: [ops, 0] })
    const last = at({ ...setup, us: [card] })
    last.us.plays(card, 'influence', ...times(ops, SEA))
    untouched(last, { [SEA]: [ops, 0] })
  })

  test('headlined by either side it is discarded', () => {
    untouched(at({ ...setup, us: [card] }).headlines(card, null), {})
    untouched(at({ ...setup, ussr: [card] }).headlines(null, card), {})
  })
}

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
    const t = at({ ussr: [card], influence: { ethiopia: [5, 5], egypt: [2, 0], 'saudi-arabia': [1, 0], sudan: [0, 1], [SEA]: [2, 0] } })
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
    const t = at({ ussr: [card], influence: { oman: [2, 0], kenya: [0, 1] } })
    t.ussr.plays(card, 'event')
    t.has({})
      .cards({ [card]: 'discard' })
      .idle()
  })
})

describe('RS20 Détente', () => {
  const card = 'detente'
  everyWay(card, {
    side: 'ussr',
    ops: 1,
    setup: { game, milops: [3, 1], holder: 'us' },
    is: { milops: [1, 3], holder: 'ussr', ready: true, vp: 0, defcon: 5 },
    goes: 'discard',
  })

  test('the track runs from 0 to 5', () => {
    const t = at({ ussr: [card], milops: [1, 4] })
    t.ussr.plays(card, 'event')
    t.is({ milops: [0, 5] }).idle()
  })

  test('Romanian Autonomy comes face up, even if it lay face down: it can be played this turn', () => {
    const t = at({ ussr: [card], holder: 'us', ready: false })
    t.ussr.plays(card, 'event').plays('romanian-autonomy', 'influence', SEA, SEA)
    t.has({ [SEA]: [0, 2] })
      .is({ holder: 'us', ready: false, milops: [0, 2] })
      .idle()
  })

  test.each([true, false])('with the USSR already, Romanian Autonomy stays as it lies (face up: %s)', (ready) => {
    const t = at({ ussr: [card], holder: 'ussr', ready, milops: [2, 0] })
    t.ussr.plays(card, 'event')
    t.is({ holder: 'ussr', ready, milops: [0, 2] }).idle()
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
    const t = at({ ussr: [card] })
    t.ussr.plays(card, 'event')
    t.has({ ethiopia: [0, 1] })
      .is({ vp: 0 })
      .idle()
  })

  test('2 VP can win the game', () => {
    const t = at({ ussr: [card], vp: -8, influence: { ethiopia: [0, 1] } })
    t.ussr.plays(card, 'event')
    t.over('ussr', 'vp').has({}).is({ vp: -10 })
  })

  test.each([
    ['with control', { ethiopia: [0, 1] }],
    ['without control', { ethiopia: [1, 0] }],
  ] as const)('Mengistu Haile Mariam may be played from now on, in later turns too: %s', (_how, influence) => {
    const mengistu = 'mengistu-haile-mariam'
    const t = at({ ussr: [card, mengistu], influence })
    t.ussr.begins().picks(mengistu)
    t.refuses('event', 'event-cannot-happen')
    const after = at({ ussr: [card, mengistu, 'diego-garcia'], influence })
    after.ussr.plays(card, 'event')
    after.endsTurn().inForce(card)
    after.ussr.plays(mengistu, 'event', 'diego-garcia')
    after.cards({ [mengistu]: 'discard', 'diego-garcia': 'discard' }).idle()
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
    const t = at({ ussr: [card], influence: { 'south-yemen': [0, 1], kenya: [0, 1] } })
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
    doesNotHappen(card, 2, { influence: { 'south-yemen': [1, 1], oman: [0, 2] } })
  })
  describe('South Yemen under US control', () => {
    doesNotHappen(card, 2, { influence: { 'south-yemen': [2, 1] } })
  })
})

describe('RS23 Nasserism', () => {
  const card = 'nasserism'
  everyWay(card, { side: 'ussr', ops: 1, setup: { game, influence: { sudan: [1, 0] } }, goes: 'removed', inForce: [card] })

  test('1 more on the die of each USSR coup; military operations do not change', () => {
    const t = at({ ussr: ['detente', 'the-derg'], effects: { [card]: 'ussr' }, influence: { sudan: [1, 0], madagascar: [2, 0] } })
    t.ussr.plays('detente', 'coup', 'sudan')
    t.rolls(1)
    t.noted('coup', { die: 1, ops: 1, mod: 1, n: 1 })
    t.has({ sudan: [0, 0] }).is({ milops: [0, 1] })
    t.ussr.plays('the-derg', 'coup', 'madagascar')
    t.rolls(2)
    t.has({ sudan: [0, 0], madagascar: [1, 0] })
      .is({ milops: [0, 3] })
      .idle()
  })

  test('neither US coups nor realignments nor wars change', () => {
    const t = at({
      us: ['peace-corps', 'ogaden-war'],
      ussr: ['detente'],
      effects: { [card]: 'ussr' },
      influence: { madagascar: [0, 2], oman: [1, 0], ethiopia: [0, 1] },
    })
    t.us.plays('peace-corps', 'coup', 'madagascar')
    t.rolls(1)
    t.noted('coup', { mod: 0, n: -1 })
    t.ussr.plays('detente', 'realign', 'oman')
    t.rolls(3, 2)
    t.noted('realign', { side: 1, mod: 0 }).noted('realign', { side: 0, mod: 1 })
    t.us.plays('ogaden-war', 'event')
    t.rolls(5)
    t.has({ ethiopia: [1, 0] })
      .is({ vp: 2, milops: [4, 0] })
      .idle()
  })

  test('ends with the turn', () => {
    const t = at({ ussr: ['detente'], effects: { [card]: 'ussr' }, influence: { sudan: [1, 0] } })
    t.endsTurn().inForce()
    t.ussr.plays('detente', 'coup', 'sudan')
    t.rolls(1)
    t.has({}).idle()
  })
})

describe('RS24 T-62s and Kalashnikovs', () => {
  const card = 't-62s-and-kalashnikovs'
  const effects = { [card]: 'ussr' } as const
  everyWay(card, { side: 'ussr', ops: 3, setup: { game, influence: { kenya: [1, 1] } }, goes: 'discard', inForce: [card] })

  test.each([
    ['detente', 1, 2],
    ['diego-garcia', 2, 3],
    ['soviets-airlift-cubans', 3, 3],
    ['mr-nyet', 4, 4],
  ])('%s, worth %i, counts %i for the USSR and no more than printed for the US', (played, printed, value) => {
    const ussr = at({ ussr: [played], effects })
    ussr.ussr.plays(played, 'influence')
    ussr.left(value)
    const us = at({ us: [played], effects })
    us.us.plays(played, 'influence')
    us.left(printed)
  })

  test('7.3.1, example 1: a coup with 2 operations adds 3 and gives 3 military operations', () => {
    const t = at({ ussr: ['the-derg'], effects, influence: { oman: [2, 0] } })
    t.ussr.plays('the-derg', 'coup', 'oman')
    t.rolls(2)
    t.has({ oman: [1, 0] })
      .is({ milops: [0, 3] })
      .idle()
  })

  test('7.3.1, example 3: the event of Stagflation gives 3 operations', () => {
    const t = at({ ussr: ['stagflation'], effects })
    t.ussr.plays('stagflation', 'event', 'influence', SEA, SEA, SEA)
    t.has({ [SEA]: [0, 3] }).idle()
  })

  test('7.3.1: realignments and the demand of the space race too', () => {
    const t = at({ ussr: ['detente'], effects, influence: { oman: [4, 0] } })
    t.ussr.plays('detente', 'realign', 'oman')
    t.rolls(1, 1).left(1)
    const last = at({ ussr: ['the-derg'], effects, space: [0, 2], vp: 1, deck: ['zbig'] })
    last.ussr.plays('the-derg', 'space')
    last
      .rolls(4, 'zbig')
      .is({ space: [0, 3], vp: -2 })
      .idle()
    const first = at({ ussr: ['detente'], effects })
    first.ussr.plays('detente', 'space')
    first
      .rolls(5)
      .is({ space: [0, 0] })
      .idle()
  })

  test.each([
    ['even', 0, 3],
    ['behind', 1, 3],
  ])('9.7: Romanian Autonomy, %s on VP (%i), counts %i', (_how, vp, value) => {
    const t = at({ holder: 'ussr', vp, effects })
    t.ussr.plays('romanian-autonomy', 'influence', ...times(value, SEA))
    t.has({ [SEA]: [0, value] }).idle()
  })

  test('the example of 7.3: it cancels Albano-Stalinist Economics out', () => {
    const t = at({ us: ['albano-stalinist-economics'], ussr: [card], holder: 'ussr', vp: 1, influence: { somalia: [0, 1] } })
    t.headlines('albano-stalinist-economics', card).inForce('albano-stalinist-economics', card)
    t.ussr.plays('romanian-autonomy', 'influence', 'somalia', 'djibouti', 'kenya')
    t.has({ somalia: [0, 2], djibouti: [0, 1], kenya: [0, 1] }).idle()
  })

  test('7.3: Afghanistan Invasion cancels it out as well', () => {
    for (const [played, value] of [
      ['detente', 1],
      ['the-derg', 2],
      ['soviets-airlift-cubans', 3],
    ] as const) {
      const t = at({ us: ['afghanistan-invasion'], ussr: [played], effects })
      t.us.plays('afghanistan-invasion', 'event')
      t.ussr.plays(played, 'influence')
      t.left(value)
    }
  })

  test.each([
    ['detente', 3],
    ['the-derg', 4],
    ['soviets-airlift-cubans', 4],
    ['mr-nyet', 4],
  ])('its limit binds its own bonus, not that of Brezhnev Doctrine: %s counts %i', (played, value) => {
    const t = mixed({ ussr: [played], effects: { ...effects, 'brezhnev-doctrine': 'ussr' } })
    t.ussr.plays(played, 'influence')
    t.left(value)
  })

  test('ends with the turn', () => {
    const t = at({ ussr: [card, 'detente'] })
    t.ussr.plays(card, 'event')
    t.endsTurn().inForce()
    t.ussr.plays('detente', 'influence')
    t.left(1)
  })
})

describe('RS25 GOSPLAN Advisers', () => {
  const card = 'gosplan-advisers'
  everyWay(card, {
    side: 'ussr',
    ops: 2,
    setup: { game, ussr: ['the-derg', 'nasserism'] },
    rolls: ['water-wars', 'separatists'],
    answers: (me) => me.picks('the-derg', 'separatists'),
    goes: 'discard',
  })

  test('two cards are drawn, hidden from the US; then any two of the hand are discarded, without their events (5.4)', () => {
    const t = at({ us: ['peace-corps'], ussr: [card, 'the-derg', 'nasserism'], discard: ['oau'], influence: { kenya: [2, 0] } })
    t.ussr.plays(card, 'event')
    t.asks('chance', 'draw').rolls('africa-scoring', 'separatists').knows('us', 'separatists', false)
    t.asks('ussr', 'discard').offers('the-derg', 'nasserism', 'africa-scoring', 'separatists')
    for (const other of [card, 'romanian-autonomy', 'oau', 'peace-corps']) t.refuses(other, 'not-there')
    t.refuses('done', 'must-spend-all')
    t.ussr.picks('africa-scoring')
    t.refuses('africa-scoring', 'not-there')
    t.ussr.picks('nasserism')
    t.has({})
      .is({ vp: 0 })
      .cards({ [card]: 'discard', 'africa-scoring': 'discard', nasserism: 'discard', 'the-derg': 'ussr-hand', separatists: 'ussr-hand' })
      .inForce()
      .knows('us', 'separatists', false)
      .idle()
  })

  test('with an empty hand both cards drawn are discarded again', () => {
    const t = at({ us: [card] })
    t.us.plays(card, 'event')
    t.rolls('separatists', 'famine')
    t.ussr.picks('separatists', 'famine')
    t.cards({ separatists: 'discard', famine: 'discard' }).asks('us', 'operations')
  })

  test('an empty deck is made of the discard pile (4.3), and what is not there is not drawn', () => {
    const t = at({ ussr: [card, 'the-derg'], deck: ['famine'], discard: ['separatists'] })
    t.ussr.plays(card, 'event')
    t.rolls('famine', 'separatists')
    t.ussr.picks('famine', 'separatists')
    t.cards({ famine: 'discard', separatists: 'discard', 'the-derg': 'ussr-hand' }).idle()
    const few = at({ ussr: [card], deck: ['famine'] })
    few.ussr.plays(card, 'event')
    few.rolls('famine').ussr.picks('famine')
    few.cards({ famine: 'discard', [card]: 'discard' }).idle()
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
      const t = at({ ussr: [card], influence: { ethiopia: before } })
      t.ussr.plays(card, 'event')
      t.has({ ethiopia: after })
        .stable('ethiopia', stability)
        .stable('somalia', 2)
        .cards({ [card]: 'removed' })
        .idle()
    },
  )

  test('stability 3 may take the control away at once: US influence there costs 1', () => {
    const t = at({ ussr: [card], us: [threeOps], influence: { ethiopia: [1, 0] } })
    t.ussr.plays(card, 'event')
    t.us.plays(threeOps, 'influence', 'ethiopia', 'ethiopia', 'ethiopia')
    t.has({ ethiopia: [4, 2] })
  })

  test('with 3 influence control is kept: US influence costs 2', () => {
    const t = at({ ussr: [card], us: [threeOps], influence: { ethiopia: [0, 1], kenya: [1, 0] } })
    t.ussr.plays(card, 'event')
    t.us.plays(threeOps, 'influence', 'ethiopia', 'ethiopia')
    t.has({ ethiopia: [2, 3] }).idle()
  })

  test('it holds for coups, and to the end of the game', () => {
    const t = at({ ussr: [card], us: [threeOps] })
    t.ussr.plays(card, 'event')
    t.endsTurn().stable('ethiopia', 3)
    t.us.plays(threeOps, 'coup', 'ethiopia')
    t.rolls('soviets-airlift-cubans', 4)
    t.has({ ethiopia: [0, 1] }).idle()
  })

  test('where the condition failed, later control does not raise the stability', () => {
    const t = at({ ussr: [card, 'dhofar-rebellion'], influence: { ethiopia: [2, 0] } })
    t.ussr.plays(card, 'event').plays('dhofar-rebellion', 'influence', 'ethiopia', 'ethiopia')
    t.has({ ethiopia: [2, 4] })
      .stable('ethiopia', 1)
      .idle()
  })
})

describe('RS28 US Presidential Elections', () => {
  const card = 'us-presidential-elections'

  test.each(['carter-doctrine', 'africa-scoring', 'peace-corps', 'the-derg', 'arab-league', 'indian-ocean-zone-of-peace'])(
    'headlined by the USSR it cancels %s, which is discarded',
    (cancelled) => {
      const t = at({ us: [cancelled], ussr: [card], influence: { kenya: [2, 0], egypt: [2, 0], sudan: [1, 0], oman: [2, 0] } })
      t.headlines(cancelled, card)
      t.has({})
        .is({ vp: 0, defcon: 5 })
        .cards({ [card]: 'discard', [cancelled]: 'discard' })
        .inForce()
        .idle()
    },
  )

  test('a cancelled scoring card counts as played', () => {
    const t = at({ us: ['africa-scoring'], ussr: [card], influence: { kenya: [2, 0] }, milops: [5, 5] })
    t.headlines('africa-scoring', card).endsTurn().is({ vp: 0 }).idle()
  })

  test('headlined by the US it does nothing: the headline of the USSR happens', () => {
    const t = at({ us: [card], ussr: ['nasserism'] })
    t.headlines(card, 'nasserism')
    t.has({})
      .cards({ [card]: 'discard', nasserism: 'removed' })
      .inForce('nasserism')
      .idle()
  })

  test('there may be no US headline to cancel', () => {
    const t = at({ ussr: [card] })
    t.headlines(null, card)
    t.has({})
      .cards({ [card]: 'discard' })
      .idle()
  })

  test('in an action round it does nothing, now or later', () => {
    const t = at({ ussr: [card] })
    t.ussr.plays(card, 'event')
    t.has({})
      .cards({ [card]: 'discard' })
      .inForce()
      .idle()
    for (const answers of [
      ['event', 'influence', SEA],
      ['influence', SEA],
    ] as const) {
      const us = at({ us: [card, 'nasserism'], ussr: ['the-derg'] })
      us.us.plays(card, answers[0], ...answers.slice(1))
      us.has({ [SEA]: [1, 0] }).cards({ [card]: 'discard' })
      us.headlines('nasserism', 'the-derg').inForce('nasserism').idle()
    }
  })
})

describe('RS29 F-5Es Delivered', () => {
  const card = 'f-5es-delivered'
  everyWay(card, {
    side: 'ussr',
    ops: 3,
    setup: { game, influence: { kenya: [2, 0], egypt: [1, 1], 'saudi-arabia': [2, 0] } },
    rolls: [5, 1, 6, 1],
    answers: (me) => me.picks('kenya', 'egypt'),
    has: { kenya: [0, 0], egypt: [0, 1] },
    is: { milops: [0, 0], defcon: 5 },
    goes: 'removed',
    inForce: [card],
  })

  test('one roll in each African country with US influence, Egypt at DEFCON 2 too (6.2.6); each may be left out', () => {
    const influence = { kenya: [4, 0], egypt: [4, 0], sudan: [2, 0], somalia: [0, 1], oman: [1, 0], [SEA]: [1, 0] } as const
    const t = at({ ussr: [card], defcon: 2, influence })
    t.ussr.plays(card, 'event')
    t.offers('kenya', 'egypt', 'sudan', 'done')
      .refuses('oman', 'outside-area')
      .refuses('somalia', 'no-opposing-influence')
      .refuses(SEA, 'not-a-country')
    t.rolls(6, 4, 1, 1).ussr.picks('kenya')
    t.refuses('kenya', 'already-chosen').offers('egypt', 'sudan', 'done')
    t.ussr.picks('egypt')
    t.refuses('egypt', 'already-chosen').offers('sudan', 'done')
    t.ussr.picks('done')
    t.has({ kenya: [3, 0] })
      .is({ defcon: 2, milops: [0, 0] })
      .idle()
  })

  test('no modifier of operations changes the number of rolls, and the USSR gets no bonus on its die', () => {
    const t = at({ ussr: [card], us: ['afghanistan-invasion'], influence: { kenya: [3, 0], sudan: [2, 0], egypt: [3, 0] } })
    t.us.plays('afghanistan-invasion', 'event')
    t.ussr.plays(card, 'event')
    t.rolls(4, 2, 4, 2, 4, 2).ussr.picks('kenya')
    t.noted('realign', { side: 1, die: 4, mod: 0 })
    t.ussr.picks('egypt', 'sudan')
    t.has({ kenya: [2, 0], egypt: [3, 0], sudan: [2, 0] }).idle()
  })

  test('a country under CENTCOM cannot be chosen', () => {
    const t = at({ us: ['centcom'], ussr: [card], influence: { kenya: [2, 0], sudan: [1, 0] } })
    t.us.plays('centcom', 'event', 'kenya')
    t.ussr.plays(card, 'event')
    t.refuses('kenya', 'protected-by-card').offers('sudan', 'done')
  })

  test('without any target, or without a roll, Ogaden War is barred all the same', () => {
    for (const influence of [{}, { kenya: [1, 0] }] as const) {
      const t = at({ ussr: [card], us: ['ogaden-war'], influence })
      t.ussr.plays(card, 'event', ...Object.keys(influence).map(() => 'done'))
      t.has({})
        .cards({ [card]: 'removed' })
        .inForce(card)
        .idle()
      t.endsTurn().inForce(card)
      t.us.begins().picks('ogaden-war')
      t.refuses('event', 'event-cannot-happen')
    }
  })

  test('5.2, example 1: the USSR uses the 2 operations of Ogaden War; no event, no military operations, the card is discarded', () => {
    const t = at({ ussr: ['ogaden-war'], effects: { [card]: 'ussr' }, influence: { ethiopia: [0, 1] } })
    t.ussr.plays('ogaden-war', 'influence', 'ethiopia', 'ethiopia')
    t.has({ ethiopia: [0, 3] })
      .is({ milops: [0, 0], vp: 0 })
      .cards({ 'ogaden-war': 'discard' })
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
    const t = at({ ussr: [card], influence: { somalia: [0, 2], yemen: [0, 2], kenya: [1, 0], [SEA]: [0, 3] } })
    t.ussr.plays(card, 'event')
    t.offers('somalia', 'yemen', 'done').refuses('kenya', 'no-influence-to-remove').refuses(SEA, 'outside-area')
    t.ussr.picks('yemen')
    t.refuses('somalia', 'outside-area').offers('yemen', 'done')
    t.ussr.picks('yemen')
    t.asks('ussr', 'place').left(2)
  })

  test('into other countries, at most 2 in each, and all of it', () => {
    const t = at({ ussr: [card], influence: { yemen: [0, 5] } })
    t.ussr.plays(card, 'event', 'yemen', 'yemen', 'yemen')
    t.refuses('yemen', 'already-chosen').refuses(SEA, 'outside-area').refuses('done', 'must-spend-all')
    t.ussr.picks('kenya', 'kenya')
    t.refuses('kenya', 'at-most-in-country')
    t.ussr.picks('madagascar')
    t.has({ yemen: [0, 2], kenya: [0, 2], madagascar: [0, 1] }).idle()
  })

  test('fewer than 3, or none', () => {
    const one = at({ ussr: [card], influence: { yemen: [0, 5] } })
    one.ussr.plays(card, 'event', 'yemen', 'done', 'egypt')
    one.has({ yemen: [0, 4], egypt: [0, 1] }).idle()
    const none = at({ ussr: [card], influence: { yemen: [0, 5] } })
    none.ussr.plays(card, 'event', 'done')
    none.has({}).idle()
  })

  test('without influence in a country nothing happens', () => {
    const t = at({ us: [card], influence: { kenya: [1, 0], [SEA]: [0, 2] } })
    t.us.plays(card, 'event', 'influence', 'kenya', 'kenya')
    t.has({ kenya: [3, 0] })
      .cards({ [card]: 'discard' })
      .idle()
  })
})

describe('RS31 Presidential Directive 30', () => {
  const card = 'presidential-directive-30'
  everyWay(card, {
    side: 'ussr',
    ops: 2,
    setup: { game, influence: { yemen: [2, 0] } },
    answers: (me) => me.picks('yemen'),
    has: { yemen: [2, 1] },
    goes: 'removed',
    inForce: [card],
  })

  test('1 influence anywhere, the sea lanes too, or none', () => {
    const t = at({ ussr: [card] })
    t.ussr.plays(card, 'event', SEA)
    t.has({ [SEA]: [0, 1] }).idle()
    const none = at({ ussr: [card] })
    none.ussr.plays(card, 'event', 'done')
    none.has({}).inForce(card).idle()
  })

  const silent = ['nasserism', 'the-lion-falters', 'cento-collapses', 'malagasy-constitutional-referendum', 'the-derg', 'seychelles']
  /** A turn in which the US has nothing to play. */
  const turn = (ussr: readonly string[], plays: number): Table => {
    const t = at({ ussr, holder: 'us', ready: false, deck: ['zbig'] }).playsOn('rounds')
    for (const played of ussr.slice(0, plays)) {
      t.ussr.plays(played, 'event')
      if (played === card) t.ussr.picks('done')
    }
    return t
  }

  test('an eighth round, which may be passed; no ninth', () => {
    const cards = [card, ...silent, 'us-presidential-elections', 't-62s-and-kalashnikovs']
    const t = turn(cards, 7)
    t.is({ turn: 1, round: 8 }).asks('ussr', 'play').offers('us-presidential-elections', 't-62s-and-kalashnikovs', 'pass')
    t.ussr.picks('pass')
    t.is({ turn: 2 }).cards({ 't-62s-and-kalashnikovs': 'ussr-hand' })
    turn(cards, 8).is({ turn: 2 }).cards({ 't-62s-and-kalashnikovs': 'ussr-hand' })
  })

  test('played in the seventh round it still gives the eighth; without a card left there is none; without the event there are seven', () => {
    turn([...silent, card, 'us-presidential-elections'], 7)
      .is({ turn: 1, round: 8 })
      .asks('ussr', 'play')
    turn([...silent, card], 7).is({ turn: 2 })
    turn([...silent, 't-62s-and-kalashnikovs', 'us-presidential-elections'], 7).is({ turn: 2 })
  })

  test('the extra round belongs to the USSR alone, after the seventh of both', () => {
    const us = ['kenya-joins-rapid-deployment-force', 'the-strong-man-of-sudan', 'diego-garcia', 'carter-doctrine', 'arab-league']
    us.push('albano-stalinist-economics', 'ogaden-war', 'zbig')
    const t = at({ us, ussr: [card, ...silent, 'us-presidential-elections'], ready: false }).playsOn('rounds')
    for (const [i, played] of [card, ...silent].entries()) {
      t.ussr.plays(played, 'event')
      if (played === card) t.ussr.picks('done')
      t.us.plays(us[i]!, 'event')
    }
    t.us.picks('done') // no die fixed by Carter Doctrine
    t.rolls(1)
    t.is({ turn: 1, round: 8 }).asks('ussr', 'play')
    t.ussr.picks('pass')
    t.is({ turn: 2 }).cards({ zbig: 'us-hand' })
  })

  test('ends with the turn', () => {
    at({ effects: { [card]: 'ussr' } })
      .endsTurn()
      .inForce()
  })

  test('Afghanistan Invasion takes the extra round away again; the influence stays', () => {
    const t = at({ us: ['afghanistan-invasion'], ussr: [card] })
    t.ussr.plays(card, 'event', 'oman')
    t.us.plays('afghanistan-invasion', 'event')
    t.has({ oman: [0, 1] })
      .inForce('afghanistan-invasion')
      .idle()
  })

  describe('after Afghanistan Invasion, in a later turn', () => {
    doesNotHappen(card, 2, { turn: 2, effects: { 'afghanistan-invasion': 'us' } })
  })
})

describe('RS32 Cyrus Vance', () => {
  const card = 'cyrus-vance'
  everyWay(card, {
    side: 'ussr',
    ops: 2,
    setup: { game, us: ['nasserism', 'peace-corps', 'zbig'] },
    rolls: ['nasserism', 'peace-corps'],
    answers: (me) => me.picks('nasserism'),
    is: { vp: -2 },
    goes: 'removed',
  })

  test.each([
    ['nasserism', -2],
    ['peace-corps', 0],
    ['arab-league', 0],
    ['africa-scoring', 0],
  ])('%s discarded: %i VP, its event does not happen (5.4)', (discarded, vp) => {
    const t = at({
      ussr: [card],
      us: ['peace-corps', 'nasserism', 'arab-league', 'africa-scoring', 'the-derg'],
      influence: { kenya: [2, 0] },
    })
    const kept = discarded === 'peace-corps' ? 'arab-league' : 'peace-corps'
    t.ussr.plays(card, 'event')
    t.rolls(discarded, kept)
    t.asks('ussr', 'discard').offers(discarded, kept).refuses('the-derg', 'not-there').refuses('done', 'must-spend-all')
    t.ussr.picks(discarded)
    t.has({})
      .is({ vp })
      .inForce()
      .cards({ [discarded]: 'discard', [kept]: 'us-hand', 'the-derg': 'us-hand', [card]: 'removed' })
      .knows('ussr', kept)
      .knows('ussr', 'the-derg', false)
      .idle()
  })

  test('both sides hear which two were drawn', () => {
    const t = at({ ussr: [card], us: ['peace-corps', 'zbig', 'the-derg'] })
    t.ussr.plays(card, 'event')
    t.rolls('peace-corps')
    t.noted('reveals', { side: 0, card: t.card('peace-corps'), to: 7 })
    t.rolls('zbig')
    t.noted('reveals', { side: 0, card: t.card('zbig'), to: 7 })
  })

  test('one card alone is drawn and discarded; Romanian Autonomy is no part of the hand (9.1, 9.5)', () => {
    const t = at({ ussr: [card], us: ['the-derg'], holder: 'us' })
    t.ussr.plays(card, 'event')
    t.offers('the-derg').rolls('the-derg')
    t.ussr.picks('the-derg')
    t.is({ vp: -2, holder: 'us', ready: true }).cards({ 'the-derg': 'discard', 'romanian-autonomy': 'passing' }).idle()
  })

  test('an empty US hand: nothing happens, and the card is removed', () => {
    const t = at({ us: [card] })
    t.us.plays(card, 'event', 'influence', SEA, SEA)
    t.has({ [SEA]: [2, 0] })
      .is({ vp: 0 })
      .cards({ [card]: 'removed' })
      .idle()
  })
})

describe('RS33 Stagflation', () => {
  const card = 'stagflation'
  describe('without a scoring card in the US hand', () => {
    everyWay(card, {
      side: 'ussr',
      ops: 2,
      setup: { game, us: ['zbig'], influence: { somalia: [0, 1] } },
      answers: (me) => me.picks('influence', 'somalia', 'kenya'),
      has: { somalia: [0, 2], kenya: [0, 1] },
      goes: 'removed',
    })
  })
  describe('with one', () => {
    everyWay(card, {
      side: 'ussr',
      ops: 2,
      setup: { game, us: ['africa-scoring', 'zbig'], influence: { somalia: [0, 1] } },
      answers: (me) => me.picks('influence', 'somalia', 'kenya'),
      has: { somalia: [0, 2], kenya: [0, 1] },
      goes: 'removed',
      inForce: [card],
    })
  })

  test('the US shows its scoring cards and no others; the operations are influence, realignments or a coup, or none', () => {
    const influence = { somalia: [0, 1], oman: [2, 0] } as const
    const t = at({ us: ['africa-scoring', 'middle-east-scoring', 'zbig'], ussr: [card], influence })
    t.ussr.plays(card, 'event')
    t.knows('ussr', 'africa-scoring').knows('ussr', 'middle-east-scoring').knows('ussr', 'zbig', false)
    t.offers('influence', 'realign', 'coup', 'pass').refuses('space', 'not-an-answer')
    t.ussr.picks('pass')
    t.has({}).is({ milops: [0, 0] })
    const coup = at({ us: ['zbig'], ussr: [card], influence })
    coup.ussr.plays(card, 'event', 'coup', 'oman')
    coup.rolls(3)
    coup
      .has({ oman: [1, 0] })
      .is({ milops: [0, 2] })
      .inForce()
      .idle()
  })

  test('in its next round the US must play one of them, and is free afterwards', () => {
    const t = at({ us: ['africa-scoring', 'middle-east-scoring', 'zbig', 'peace-corps'], ussr: [card, 'nasserism'] })
    t.ussr.plays(card, 'event', 'pass')
    t.us.begins()
    t.offers('africa-scoring', 'middle-east-scoring')
      .refuses('zbig', 'must-score-for-card')
      .refuses('romanian-autonomy', 'must-score-for-card')
      .refuses('pass', 'must-play')
    t.us.plays('africa-scoring', 'event')
    t.inForce().idle()
    t.ussr.plays('nasserism', 'event')
    t.us.begins()
    t.offers('middle-east-scoring', 'zbig', 'peace-corps', 'romanian-autonomy')
  })

  test('nothing shown: the next US round is free', () => {
    const t = at({ us: ['zbig', 'peace-corps'], ussr: [card], ready: false })
    t.ussr.plays(card, 'event', 'pass')
    t.inForce()
    t.us.begins()
    t.offers('zbig', 'peace-corps')
  })

  test('played by the US it binds the round after this one', () => {
    const t = at({ us: ['africa-scoring', 'zbig', card], ussr: ['nasserism'], ready: false })
    t.us.plays(card, 'influence', SEA, SEA)
    t.ussr.picks('pass')
    t.inForce(card).idle()
    t.ussr.plays('nasserism', 'event')
    t.inForce(card, 'nasserism')
    t.us.begins()
    t.offers('africa-scoring').refuses('zbig', 'must-score-for-card')
    t.us.plays('africa-scoring', 'event')
    t.inForce('nasserism').idle()
  })

  test.each(['us', 'ussr'] as const)('headlined by the %s it binds the first US round of the turn, not the USSR', (side) => {
    const cards = { us: ['africa-scoring', 'zbig', 'nasserism'], ussr: ['middle-east-scoring', 'the-derg', 'detente'] }
    const t = at({ ...cards, [side]: [...cards[side], card], ready: false })
    t.headlines(side === 'us' ? card : 'nasserism', side === 'us' ? 'detente' : card)
    t.ussr.picks('pass')
    t.ussr.begins()
    t.refuses('zbig', 'not-in-hand').ussr.plays('the-derg', 'event')
    t.us.begins()
    t.offers('africa-scoring')
  })

  test('a shown card that has left the hand binds nobody', () => {
    const t = at({ us: ['africa-scoring', card, 'zbig'], ussr: ['cyrus-vance'], ready: false })
    t.us.plays(card, 'influence', SEA, SEA)
    t.ussr.picks('pass').plays('cyrus-vance', 'event')
    t.rolls('africa-scoring', 'zbig')
    t.ussr.picks('africa-scoring')
    t.us.begins()
    t.offers('zbig')
    t.us.plays('zbig', 'influence', SEA, SEA, SEA)
    t.inForce().idle()
  })

  test('against Missile Envy, which demands itself to be played, the US chooses which demand it meets', () => {
    const t = mixed({ us: ['africa-scoring', 'zbig', 'peace-corps', card], ussr: ['missile-envy'], ready: false })
    t.us.plays(card, 'influence', SEA, SEA)
    t.ussr.picks('pass').plays('missile-envy', 'event')
    t.us.picks('zbig')
    t.ussr.picks('influence', SEA, SEA, SEA)
    t.us.begins()
    t.offers('africa-scoring', 'missile-envy').refuses('peace-corps', 'must-score-for-card')
    t.us.plays('africa-scoring', 'event')
    t.inForce('missile-envy').idle()
    t.us.begins()
    t.offers('missile-envy')
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
    const t = at({ ussr: [card], influence: { egypt: [2, 0], kenya: [2, 0], yemen: [0, 1], oman: [1, 0], [SEA]: [2, 0] } })
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
    const t = at({ ussr: [card], influence: { oman: [1, 0], kenya: [2, 0] } })
    t.ussr.plays(card, 'event', 'oman')
    t.has({ oman: [0, 0] })
      .cards({ [card]: 'removed' })
      .idle()
    const none = at({ ussr: [card], influence: { kenya: [2, 0] } })
    none.ussr.plays(card, 'event')
    none
      .has({})
      .cards({ [card]: 'removed' })
      .idle()
  })
})

describe('RS35 Anti-Zionist Committee of the Soviet Public', () => {
  const card = 'anti-zionist-committee-of-the-soviet-public'
  everyWay(card, {
    side: 'ussr',
    ops: 2,
    setup: { game, influence: { oman: [2, 0], yemen: [1, 0], kenya: [2, 0] } },
    rolls: [2, 1, 3, 1],
    answers: (me) => me.picks('oman', 'yemen'),
    has: { oman: [1, 0], yemen: [0, 0] },
    is: { milops: [0, 0], defcon: 5 },
    goes: 'removed',
  })

  test('1 more on the USSR die alone; both rolls may be in one country, at DEFCON 2 too (6.2.6)', () => {
    const t = at({ ussr: [card], defcon: 2, influence: { egypt: [4, 0], kenya: [2, 0], [SEA]: [1, 0] } })
    t.ussr.plays(card, 'event')
    t.offers('egypt').refuses('kenya', 'outside-area').refuses(SEA, 'not-a-country').refuses('done', 'must-spend-all')
    t.rolls(3, 1, 5, 4).ussr.picks('egypt')
    t.noted('realign', { side: 1, die: 3, mod: 1 }).noted('realign', { side: 0, die: 1, mod: 1 })
    t.has({ egypt: [2, 0] })
    t.ussr.picks('egypt')
    t.has({ egypt: [1, 0] })
      .is({ defcon: 2, milops: [0, 0] })
      .idle()
  })

  test('the US may win a roll: then the USSR loses influence', () => {
    const t = at({ ussr: [card], influence: { yemen: [1, 2], 'saudi-arabia': [3, 0] } })
    t.rolls(1, 6).ussr.plays(card, 'event', 'yemen')
    t.has({ yemen: [1, 0] })
  })

  test('both rolls are made, by option one may be left out (ruling 70); a bonus on operations gives no third', () => {
    const setup = { ussr: [card], influence: { oman: [9, 0] } } as const
    const t = at(setup)
    t.rolls(1, 1).ussr.plays(card, 'event', 'oman')
    t.refuses('done', 'must-spend-all').offers('oman')
    const stopped = at({ ...setup, options: { readings: { stopRealigning: true } } })
    stopped.rolls(1, 1).ussr.plays(card, 'event', 'oman', 'done')
    stopped.has({}).idle()
    const two = at({ ussr: [card], effects: { 't-62s-and-kalashnikovs': 'ussr' }, influence: { oman: [9, 0] } })
    two.rolls(1, 1, 1, 1).ussr.plays(card, 'event', 'oman', 'oman')
    two.has({}).idle()
  })

  test('no US influence in the Middle East: nothing happens, and the card is removed', () => {
    const t = at({ ussr: [card], influence: { kenya: [2, 0] } })
    t.ussr.plays(card, 'event')
    t.has({})
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
    const t = at({ ussr: [card], influence })
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
    const t = at({ ussr: [card], influence: { egypt: [2, 1], kenya: [2, 1], oman: [2, 1] } })
    t.ussr.plays(card, 'event', first, second)
    t.has({ [first]: [0, 1], [second]: [0, 1] }).idle()
  })

  test('two countries of one region are one too many; as much as possible happens', () => {
    const t = at({ ussr: [card], influence: { kenya: [2, 1], sudan: [1, 1] } })
    t.ussr.plays(card, 'event', 'sudan')
    t.has({ sudan: [0, 1] }).idle()
    const none = at({ ussr: [card], influence: { kenya: [2, 0], sudan: [0, 1] } })
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
      const t = at({ [side]: [card], defcon: 2, influence: { kenya: [2, 1] } })
      t[side].plays(card, use, ...(use === 'influence' ? times(4, SEA) : []))
      t.over(winner, 'nuclear-war').is({ defcon: 1 })
    }
    const headline = at({ [side]: [card], defcon: 2, influence: { kenya: [2, 1] } })
    headline.headlines(side === 'us' ? card : null, side === 'ussr' ? card : null)
    headline.over(winner, 'nuclear-war').has({})
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
    const t = at({ ussr: [card], influence: { ...influence, yemen: [2, 0] } })
    t.ussr.plays(card, 'event')
    t.rolls(die)
    t.has(result === 'won' ? { yemen: [2, 4] } : {})
      .is({ defcon: 4, milops: [0, 0] })
      .cards({ [card]: 'removed' })
      .idle()
  })

  test('Yemen under control: it counts itself, and nothing is added', () => {
    const t = at({ ussr: [card], influence: { yemen: [1, 5] } })
    t.ussr.plays(card, 'event')
    t.rolls(3).noted('roll', { side: 1, die: 3, mod: 1, n: 4 })
    t.has({}).is({ defcon: 4 }).idle()
  })

  test.each([
    ['us', 'ussr'],
    ['ussr', 'us'],
  ] as const)('8.1.4: at DEFCON 2 the %s, who plays it, loses before any die is rolled', (side, winner) => {
    const t = at({ [side]: [card], defcon: 2 })
    t[side].plays(card, 'event')
    t.over(winner, 'nuclear-war').has({})
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
    const t = at({ ussr: [card], influence: { madagascar: before } })
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
    const t = at({ ussr: [card], influence: { ...influence, [SEA]: [2, 1] } })
    t.ussr.plays(card, 'event')
    t.has({ [SEA]: [2, 1 + n] })
      .cards({ [card]: 'discard' })
      .idle()
  })
})
