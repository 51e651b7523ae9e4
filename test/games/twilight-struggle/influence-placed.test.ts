/** Events that place influence. */
import { describe, test } from 'vitest'
import {
  EASTERN_EUROPE,
  everyCountry,
  everyLateWarPlay,
  everyMidWarPlay,
  headlines,
  late,
  midWar,
  only,
  orders,
  playsFor,
} from '../../plays.ts'
import { table, times } from '../../table.ts'
import { type Board, everyWay, SIDES } from '../../ways.ts'

const WESTERN_EUROPE: Readonly<Record<string, number>> = {
  canada: 4,
  'united-kingdom': 5,
  norway: 4,
  sweden: 4,
  finland: 4,
  denmark: 3,
  benelux: 3,
  france: 3,
  'spain-portugal': 2,
  italy: 2,
  'west-germany': 4,
  greece: 2,
  turkey: 2,
  austria: 4,
}

/** Events of the USSR that ask nothing and change the board. */
const simple = [
  {
    title: '52 Portuguese Empire Crumbles',
    card: 'portuguese-empire-crumbles',
    ops: 2,
    from: { angola: [1, 0], 'southeast-african-states': [3, 1] },
    to: { angola: [1, 2], 'southeast-african-states': [3, 3] },
    gain: 0,
    effect: [],
  },
  { title: '54 Allende', card: 'allende', ops: 1, from: { chile: [3, 1] }, to: { chile: [3, 3] }, gain: 0, effect: [] },
  {
    title: '55 Willy Brandt',
    card: 'willy-brandt',
    ops: 2,
    from: { 'west-germany': [4, 0] },
    to: { 'west-germany': [4, 1] },
    gain: -1,
    effect: ['willy-brandt'],
  },
] as const

describe('14 COMECON', () => {
  everyWay('comecon', {
    side: 'ussr',
    ops: 3,
    setup: { influence: { poland: [1, 1], hungary: [3, 0] } },
    answers: (me) => me.picks('poland', 'bulgaria', 'austria', 'finland'),
    has: { poland: [1, 2], bulgaria: [0, 1], austria: [0, 1], finland: [0, 1] },
    goes: 'removed',
  })

  test('four different countries of Eastern Europe that the US does not control (ruling 54)', () => {
    const t = table({ ussr: ['comecon'], influence: { hungary: [3, 0], romania: [2, 0] } })
    t.ussr.plays('comecon', 'event')
    t.offers(...EASTERN_EUROPE.filter((id) => id !== 'hungary'))
      .refuses('hungary', 'controlled-by-opponent')
      .refuses('italy', 'outside-area')
      .refuses('done', 'must-spend-all')
    t.ussr.picks('romania')
    t.refuses('romania', 'already-chosen')
  })

  test('with fewer, all that qualify', () => {
    const influence = Object.fromEntries(EASTERN_EUROPE.slice(2).map((id) => [id, [3, 0] as const]))
    const t = table({ ussr: ['comecon'], influence })
    t.ussr.plays('comecon', 'event', 'finland', 'austria')
    t.has({ finland: [0, 1], austria: [0, 1] })
      .cards({ comecon: 'removed' })
      .idle()
    const none = table({ ussr: ['comecon'], influence: { ...influence, finland: [4, 0], austria: [4, 0] } })
    none.ussr.plays('comecon', 'event')
    none.has({}).cards({ comecon: 'removed' }).idle()
  })
})

describe('22 Independent Reds', () => {
  const reds = 'independent-reds'

  everyWay(reds, {
    side: 'us',
    ops: 2,
    setup: { influence: { romania: [1, 3], hungary: [0, 1] } },
    answers: (me) => me.picks('romania'),
    has: { romania: [3, 3] },
    goes: 'removed',
  })

  test.each(['yugoslavia', 'romania', 'bulgaria', 'hungary', 'czechoslovakia'])('%s is one of the five', (country) => {
    const t = table({ us: [reds], influence: { [country]: [0, 2], poland: [0, 2], 'east-germany': [0, 1], austria: [0, 1] } })
    t.us.plays(reds, 'event')
    t.offers(country).refuses('poland', 'outside-area').refuses('austria', 'outside-area')
    t.us.picks(country)
    t.has({ [country]: [2, 2] }).idle()
  })

  test('ruling 51: never where the US has as much or more; it never lowers', () => {
    const t = table({ us: [reds], influence: { yugoslavia: [2, 2], bulgaria: [3, 1], hungary: [1, 2] } })
    t.us.plays(reds, 'event')
    t.offers('hungary').refuses('yugoslavia', 'nothing-to-match').refuses('bulgaria', 'nothing-to-match')
    t.refuses('done', 'must-spend-all').us.picks('hungary')
    t.has({ hungary: [2, 2] }).idle()
  })

  test('without a country that qualifies nothing happens and the card is removed', () => {
    const t = table({ us: [reds], influence: { yugoslavia: [2, 2], poland: [0, 3] } })
    t.us.plays(reds, 'event')
    t.has({})
      .cards({ [reds]: 'removed' })
      .idle()
  })
})

describe('23 Marshall Plan', () => {
  const plan = 'marshall-plan'
  const seven = ['canada', 'united-kingdom', 'turkey', 'austria', 'finland', 'france', 'west-germany']

  everyWay(plan, {
    side: 'us',
    ops: 4,
    setup: { influence: { turkey: [0, 1], italy: [0, 2] } },
    answers: (me) => me.picks(...seven),
    has: { ...Object.fromEntries(seven.map((id) => [id, [1, 0] as const])), turkey: [1, 1] },
    inForce: [plan],
    goes: 'removed',
  })

  test('seven different countries of Western Europe that the USSR does not control (ruling 54)', () => {
    const t = table({ us: [plan], influence: { italy: [0, 2], greece: [0, 1] } })
    t.us.plays(plan, 'event')
    t.offers(...Object.keys(WESTERN_EUROPE).filter((id) => id !== 'italy'))
      .refuses('italy', 'controlled-by-opponent')
      .refuses('poland', 'outside-area')
      .refuses('done', 'must-spend-all')
    t.us.picks('greece')
    t.refuses('greece', 'already-chosen')
  })

  test('with fewer, all that qualify', () => {
    const soviet = Object.fromEntries(Object.entries(WESTERN_EUROPE).map(([id, n]) => [id, [0, n] as const]))
    const t = table({ us: [plan], influence: { ...soviet, canada: [0, 0], turkey: [0, 1] } })
    t.us.plays(plan, 'event', 'turkey', 'canada')
    t.has({ turkey: [1, 1], canada: [1, 0] })
      .inForce(plan)
      .idle()
    const none = table({ us: [plan], influence: soviet })
    none.us.plays(plan, 'event')
    none
      .has({})
      .inForce(plan)
      .cards({ [plan]: 'removed' })
      .idle()
  })

  test('it makes NATO possible, for good; used for operations it does not', () => {
    const t = table({ us: ['nato', plan] })
    t.us.plays(plan, 'event', ...seven)
    t.endsTurn().inForce(plan)
    t.us.plays('nato', 'event')
    t.inForce(plan, 'nato').idle()
    const unused = table({ us: ['nato', plan], influence: { peru: [1, 0] } })
    unused.us.plays(plan, 'influence', 'peru', 'peru', 'peru', 'peru').begins().picks('nato')
    unused.refuses('event', 'event-cannot-happen')
  })
})

describe('30 Decolonization', () => {
  const decolonization = 'decolonization'

  everyWay(decolonization, {
    side: 'ussr',
    ops: 2,
    setup: { influence: { nigeria: [1, 0], thailand: [2, 0] } },
    answers: (me) => me.picks('nigeria', 'thailand', 'angola', 'philippines'),
    has: { nigeria: [1, 1], thailand: [2, 1], angola: [0, 1], philippines: [0, 1] },
    goes: 'discard',
  })

  test('four different countries of Africa and Southeast Asia, in any mix', () => {
    const t = table({ ussr: [decolonization] })
    t.ussr.plays(decolonization, 'event')
    for (const country of ['egypt', 'libya', 'australia', 'taiwan', 'india', 'spain-portugal']) t.refuses(country, 'outside-area')
    t.refuses('done', 'must-spend-all').ussr.picks('zaire')
    t.refuses('zaire', 'already-chosen').ussr.picks('algeria', 'south-africa', 'somalia')
    t.has({ zaire: [0, 1], algeria: [0, 1], 'south-africa': [0, 1], somalia: [0, 1] }).idle()
  })

  test('all countries of both, and no others, are offered', () => {
    const t = table({ ussr: [decolonization] })
    t.ussr.plays(decolonization, 'event')
    t.offers(
      ...'morocco algeria tunisia west-african-states ivory-coast saharan-states nigeria cameroon zaire angola south-africa'.split(' '),
      ...'botswana zimbabwe southeast-african-states kenya somalia ethiopia sudan'.split(' '),
      ...'burma laos-cambodia thailand vietnam malaysia indonesia philippines'.split(' '),
    )
  })
})

describe('33 De-Stalinization', () => {
  const thaw = 'de-stalinization'

  everyWay(thaw, {
    side: 'ussr',
    ops: 3,
    setup: { influence: { poland: [0, 4], 'east-germany': [0, 3], brazil: [1, 0] } },
    answers: (me) => me.picks('poland', 'poland', 'poland', 'east-germany', 'brazil', 'brazil', 'venezuela', 'chile'),
    has: { poland: [0, 1], 'east-germany': [0, 2], brazil: [1, 2], venezuela: [0, 1], chile: [0, 1] },
    goes: 'removed',
  })

  test('puts at most 2 into a country and none under US control (ruling 49)', () => {
    const t = table({ ussr: [thaw], influence: { poland: [0, 4], 'west-germany': [5, 0] } })
    t.ussr.plays(thaw, 'event').picks('poland', 'poland', 'done')
    t.refuses('west-germany', 'controlled-by-opponent')
    t.ussr.picks('brazil', 'brazil')
    t.has({ poland: [0, 2], brazil: [0, 2] })
      .cards({ [thaw]: 'removed' })
      .idle()
  })

  test('ruling 49: no more than 4, no more in than out, at most 2 into a country', () => {
    const t = table({ ussr: [thaw], influence: { poland: [0, 9], iran: [1, 0] } })
    t.ussr.plays(thaw, 'event')
    t.refuses('iran', 'no-influence-to-remove').ussr.picks('poland', 'poland', 'poland', 'poland')
    t.refuses('done', 'must-spend-all').ussr.picks('iran', 'iran')
    t.refuses('iran', 'at-most-in-country').ussr.picks('poland', 'laos-cambodia')
    t.has({ poland: [0, 6], iran: [1, 2], 'laos-cambodia': [0, 1] }).idle()
  })

  test.each<[string, Board, string[]]>([
    ['nothing moved', { poland: [0, 3] }, ['done']],
    ['nothing to move', { france: [3, 0] }, []],
  ])('%s: the card is removed all the same', (_name, influence, picks) => {
    const t = table({ ussr: [thaw], influence })
    t.ussr.plays(thaw, 'event', ...picks)
    t.has({})
      .cards({ [thaw]: 'removed' })
      .idle()
  })

  test('a country that comes under US control by the removal is closed', () => {
    const t = table({ ussr: [thaw], influence: { iran: [2, 1] } })
    t.ussr.plays(thaw, 'event', 'iran')
    t.refuses('iran', 'controlled-by-opponent').ussr.picks('iraq')
    t.has({ iran: [2, 0], iraq: [0, 1] }).idle()
  })
})

describe.each(simple)('$title', ({ card, ops, from, to, gain, effect }) => {
  test('its event, whichever side controls the countries', () => {
    const t = table({ ussr: [card], influence: from })
    t.ussr.plays(card, 'event')
    t.has(to)
      .is({ vp: gain, defcon: 5, milops: [0, 0] })
      .cards({ [card]: 'removed' })
      .inForce(...effect)
      .idle()
  })

  test('its event on an empty board', () => {
    const t = table({ ussr: [card] })
    t.ussr.plays(card, 'event')
    t.has(
      Object.fromEntries(
        Object.entries(to).map(([country, [, ussr]]) => [
          country,
          [0, ussr - (from as Record<string, readonly [number, number]>)[country]![1]],
        ]),
      ),
    )
    t.cards({ [card]: 'removed' }).idle()
  })

  test.each(orders)('played by the US, %s first', (first) => {
    const t = table({ us: [card], influence: from })
    playsFor(t.us, card, first, ['influence', ...times(ops, 'canada')])
    t.has({ ...to, canada: [ops, 0] })
      .is({ vp: gain })
      .cards({ [card]: 'removed' })
      .inForce(...effect)
      .idle()
  })

  test.each(SIDES)('headlined by the %s', (side) => {
    const t = table({ ...only(side, card), influence: from })
    headlines(t, side, card)
    t.has(to)
      .is({ vp: gain })
      .cards({ [card]: 'removed' })
      .inForce(...effect)
      .idle()
  })

  test('used by the USSR for operations, its event does not happen', () => {
    const t = table({ ussr: [card], influence: from })
    t.ussr.plays(card, 'influence', ...times(ops, 'poland'))
    t.has({ poland: [0, ops] })
      .is({ vp: 0 })
      .cards({ [card]: 'discard' })
      .inForce()
      .idle()
  })

  test('sent to space by the US, its event does not happen', () => {
    const t = table({ us: [card], influence: from, effects: { containment: 'us' } })
    t.us.plays(card, 'space')
    t.rolls(6)
    t.has({})
      .is({ vp: 0 })
      .cards({ [card]: 'discard' })
      .inForce('containment')
      .idle()
  })

  if (card !== 'willy-brandt') return

  test('ruling 71: NATO no longer protects West Germany, but all the rest', () => {
    const influence = { 'west-germany': [4, 0], france: [3, 0] } as const
    const t = table({ ussr: ['arms-race'], influence, effects: { nato: 'us' } })
    t.ussr.begins().picks('arms-race')
    t.refuses('coup', 'no-target')
    const w = table({ ussr: ['willy-brandt', 'arms-race', 'summit'], influence, effects: { nato: 'us' } })
    w.ussr.plays('willy-brandt', 'event')
    w.ussr.plays('arms-race', 'coup')
    w.refuses('france', 'protected-by-card').offers('west-germany')
    w.ussr.picks('west-germany')
    w.rolls(6)
    w.has({ 'west-germany': [3, 1] }).is({ defcon: 4 })
  })

  test('ruling 71: realignments too', () => {
    const t = table({
      ussr: ['summit'],
      influence: { 'west-germany': [5, 1], italy: [2, 0] },
      effects: { nato: 'us', 'willy-brandt': 'ussr' },
    })
    t.ussr.plays('summit', 'realign')
    t.refuses('italy', 'protected-by-card').offers('west-germany')
  })

  test('it lasts beyond the turn', () => {
    table({ effects: { 'willy-brandt': 'ussr' } })
      .endsTurn()
      .inForce('willy-brandt')
  })

  test('ruling 12: the VP that wins the game comes first', () => {
    const t = table({ ussr: ['willy-brandt'], vp: -19 })
    t.ussr.plays('willy-brandt', 'event')
    t.over('ussr', 'vp').has({})
  })

  test('ruling 56: Tear Down This Wall ends it, and leaves VP and influence', () => {
    const t = table({
      us: ['tear-down-this-wall'],
      ussr: ['arms-race'],
      vp: -1,
      influence: { 'west-germany': [5, 1] },
      effects: { nato: 'us', 'willy-brandt': 'ussr' },
    })
    t.us.plays('tear-down-this-wall', 'event', 'pass')
    t.has({ 'west-germany': [5, 1], 'east-germany': [3, 0] })
      .is({ vp: -1 })
      .inForce('nato', 'tear-down-this-wall')
      .idle()
    t.ussr.begins().picks('arms-race')
    t.refuses('coup', 'no-target')
  })

  test('rulings 56, 57: after Tear Down This Wall it does not happen, and is discarded', () => {
    const effects = { 'tear-down-this-wall': 'us' } as const
    const t = table({ ussr: ['willy-brandt'], effects })
    t.ussr.begins().picks('willy-brandt')
    t.refuses('event', 'event-cannot-happen')
    const h = table({ ussr: ['willy-brandt'], effects })
    h.headlines(null, 'willy-brandt').has({}).is({ vp: 0 }).cards({ 'willy-brandt': 'discard' }).idle()
    for (const first of orders) {
      const u = table({ us: ['willy-brandt'], effects })
      playsFor(u.us, 'willy-brandt', first, ['influence', 'canada', 'canada'])
      u.has({ canada: [2, 0] })
        .is({ vp: 0 })
        .cards({ 'willy-brandt': 'discard' })
        .inForce('tear-down-this-wall')
        .idle()
    }
  })
})

describe('53 South African Unrest', () => {
  test.each([
    [['south-africa'], { 'south-africa': [1, 2] }],
    [['angola', 'angola'], { 'south-africa': [1, 1], angola: [0, 2] }],
    [['angola', 'botswana'], { 'south-africa': [1, 1], angola: [0, 1], botswana: [0, 1] }],
    [['botswana', 'botswana'], { 'south-africa': [1, 1], botswana: [0, 2] }],
  ] as const)('ruling 53: 2 in South Africa, or 1 there and 2 in its neighbours: %j', (picks, to) => {
    const t = table({ ussr: ['south-african-unrest'], influence: { 'south-africa': [1, 0] } })
    t.ussr.plays('south-african-unrest', 'event', ...picks)
    t.has(to).is({ vp: 0 }).cards({ 'south-african-unrest': 'discard' }).idle()
  })

  test('nowhere else, and South Africa gets no third', () => {
    const t = table({ ussr: ['south-african-unrest'] })
    t.ussr.plays('south-african-unrest', 'event')
    t.refuses('zaire', 'outside-area').refuses('zimbabwe', 'outside-area').refuses('done', 'must-spend-all')
    t.offers('south-africa', 'angola', 'botswana')
    t.ussr.picks('angola')
    t.refuses('south-africa', 'outside-area').offers('angola', 'botswana')
  })

  test.each(orders)('ruling 53: played by the US, %s first, the USSR chooses', (first) => {
    const t = table({ us: ['south-african-unrest'] })
    playsFor(t.us, 'south-african-unrest', first, ['influence', 'canada', 'canada'], () => {
      t.asks('ussr', 'south-african-unrest')
      t.ussr.picks('botswana', 'angola')
    })
    t.has({ canada: [2, 0], 'south-africa': [0, 1], botswana: [0, 1], angola: [0, 1] })
      .cards({ 'south-african-unrest': 'discard' })
      .idle()
  })

  test.each(SIDES)('headlined by the %s', (side) => {
    const t = table({ ...only(side, 'south-african-unrest') })
    headlines(t, side, 'south-african-unrest')
    t.ussr.picks('south-africa')
    t.has({ 'south-africa': [0, 2] })
      .cards({ 'south-african-unrest': 'discard' })
      .idle()
  })

  test('used by the USSR for operations, its event does not happen', () => {
    const t = table({ ussr: ['south-african-unrest'] })
    t.ussr.plays('south-african-unrest', 'influence', 'poland', 'poland')
    t.has({ poland: [0, 2] })
      .cards({ 'south-african-unrest': 'discard' })
      .idle()
  })
})

describe('63 Colonial Rear Guards', () => {
  everyMidWarPlay({
    card: 'colonial-rear-guards',
    owner: 'us',
    ops: 2,
    setup: { influence: { nigeria: [0, 1], sudan: [1, 0] } },
    answers: ['nigeria', 'sudan', 'thailand', 'vietnam'],
    has: { nigeria: [1, 1], sudan: [2, 0], thailand: [1, 0], vietnam: [1, 0] },
    to: 'discard',
  })

  test('refuses a country twice, other regions, and fewer than four', () => {
    const t = midWar({ us: ['colonial-rear-guards'] })
    t.us.plays('colonial-rear-guards', 'event', 'angola')
    t.refuses('angola', 'already-chosen')
      .refuses('egypt', 'outside-area')
      .refuses('india', 'outside-area')
      .refuses('australia', 'outside-area')
      .refuses('brazil', 'outside-area')
      .refuses('done', 'must-spend-all')
    t.us.picks('burma', 'philippines', 'algeria')
    t.has({ angola: [1, 0], burma: [1, 0], philippines: [1, 0], algeria: [1, 0] }).idle()
  })
})

describe('64 Panama Canal Returned', () => {
  everyMidWarPlay({
    card: 'panama-canal-returned',
    owner: 'us',
    ops: 1,
    setup: { influence: { panama: [1, 0], venezuela: [0, 2] } },
    has: { panama: [2, 0], 'costa-rica': [1, 0], venezuela: [1, 2] },
    to: 'removed',
  })
})

describe('66 Puppet Governments', () => {
  everyMidWarPlay({
    card: 'puppet-governments',
    owner: 'us',
    ops: 2,
    answers: ['haiti', 'peru', 'poland'],
    has: { haiti: [1, 0], peru: [1, 0], poland: [1, 0] },
    to: 'removed',
  })

  test('refuses countries with influence of either side, and one twice', () => {
    const t = midWar({ us: ['puppet-governments'], influence: { cuba: [0, 1], mexico: [1, 0] } })
    t.us.plays('puppet-governments', 'event', 'haiti')
    t.refuses('cuba', 'occupied').refuses('mexico', 'occupied').refuses('haiti', 'already-chosen')
    t.us.picks('nicaragua', 'north-korea')
    t.has({ haiti: [1, 0], nicaragua: [1, 0], 'north-korea': [1, 0] }).idle()
  })

  test('the US may stop early, or take none at all', () => {
    const t = midWar({ us: ['puppet-governments'] })
    t.us.plays('puppet-governments', 'event', 'haiti', 'done')
    t.has({ haiti: [1, 0] }).idle()

    const none = midWar({ us: ['puppet-governments'] })
    none.us.plays('puppet-governments', 'event', 'done')
    none.has({}).cards({ 'puppet-governments': 'removed' }).idle()
  })

  test('without an empty country nobody is asked; the event has happened', () => {
    const t = midWar({ us: ['puppet-governments'], influence: Object.fromEntries(everyCountry().map((id) => [id, [0, 1] as const])) })
    t.us.plays('puppet-governments', 'event')
    t.has({}).cards({ 'puppet-governments': 'removed' }).idle()
  })
})

describe('70 OAS Founded', () => {
  everyMidWarPlay({
    card: 'oas-founded',
    owner: 'us',
    ops: 1,
    setup: { influence: { chile: [0, 3] } },
    answers: ['chile', 'haiti'],
    has: { chile: [1, 3], haiti: [1, 0] },
    to: 'removed',
  })

  test('both in one country, none elsewhere, not fewer', () => {
    const t = midWar({ us: ['oas-founded'], influence: { japan: [1, 0] } })
    t.us.plays('oas-founded', 'event')
    t.refuses('japan', 'outside-area').refuses('canada', 'outside-area').refuses('done', 'must-spend-all')
    t.us.picks('brazil', 'brazil')
    t.has({ brazil: [2, 0] }).idle()
  })
})

describe('75 Liberation Theology', () => {
  const theology = 'liberation-theology'
  everyMidWarPlay({
    card: theology,
    owner: 'ussr',
    ops: 2,
    setup: { influence: { mexico: [2, 0] } },
    answers: ['mexico', 'mexico', 'haiti'],
    has: { mexico: [2, 2], haiti: [0, 1] },
    to: 'discard',
  })

  test('at most 2 in a country, only in Central America, all three', () => {
    const t = midWar({ ussr: [theology] })
    t.ussr.plays(theology, 'event', 'cuba', 'cuba')
    t.refuses('cuba', 'at-most-in-country').refuses('colombia', 'outside-area').refuses('done', 'must-spend-all')
    t.ussr.picks('nicaragua')
    t.has({ cuba: [0, 2], nicaragua: [0, 1] }).idle()
  })
})

describe('95 Latin American Debt Crisis', () => {
  const south = { venezuela: [0, 2], brazil: [1, 1], chile: [2, 0], mexico: [0, 2] } as const

  everyLateWarPlay('latin-american-debt-crisis', {
    owner: 'ussr',
    ops: 2,
    setup: { influence: south },
    answers: (t) => t.asks('ussr', 'double').ussr.picks('venezuela', 'brazil'),
    has: { venezuela: [0, 4], brazil: [1, 2] },
    goesTo: 'discard',
  })

  describe('when the US pays', () => {
    everyLateWarPlay('latin-american-debt-crisis', {
      owner: 'ussr',
      ops: 2,
      setup: { influence: south, us: ['marshall-plan', 'fidel'] },
      answers: (t) => t.asks('us', 'discard-or-suffer').us.picks('marshall-plan'),
      goesTo: 'discard',
      cards: { 'marshall-plan': 'discard', fidel: 'us-hand' },
    })
  })

  test('the US may refuse to pay; the USSR doubles two different South American countries in which it has influence', () => {
    const t = late({ ussr: ['latin-american-debt-crisis'], us: ['containment'], influence: south })
    t.ussr.plays('latin-american-debt-crisis', 'event')
    t.offers('containment', 'done').us.picks('done')
    t.offers('venezuela', 'brazil').refuses('done', 'must-spend-all')
    t.refuses('chile', 'no-influence-to-double').refuses('mexico', 'outside-area')
    t.ussr.picks('venezuela')
    t.refuses('venezuela', 'already-chosen')
    t.ussr.picks('brazil')
    t.has({ venezuela: [0, 4], brazil: [1, 2] })
      .cards({ containment: 'us-hand', 'latin-american-debt-crisis': 'discard' })
      .idle()
  })

  test('scoring cards, lower cards and the China Card cannot pay; without a card the penalty comes at once (ruling 39)', () => {
    const t = late({ ussr: ['latin-american-debt-crisis'], us: ['fidel', 'asia-scoring'], holder: 'us', influence: south })
    t.ussr.plays('latin-american-debt-crisis', 'event')
    t.asks('ussr', 'double')
    const paying = late({ ussr: ['latin-american-debt-crisis'], us: ['fidel', 'asia-scoring', 'nato'], holder: 'us', influence: south })
    paying.ussr.plays('latin-american-debt-crisis', 'event')
    paying.offers('nato', 'done').refuses('fidel', 'value-too-low').refuses('asia-scoring', 'value-too-low')
    paying.refuses('the-china-card', 'not-there')
  })

  test('modified values count: Containment raises, Red Scare lowers (7.4.2, ruling 39)', () => {
    const raised = late({ ussr: ['latin-american-debt-crisis'], us: ['fidel'], influence: south, effects: { containment: 'us' } })
    raised.ussr.plays('latin-american-debt-crisis', 'event')
    raised.us.picks('fidel')
    raised.has({}).cards({ fidel: 'discard' }).idle()
    const lowered = late({
      ussr: ['latin-american-debt-crisis'],
      us: ['de-stalinization'],
      influence: south,
      effects: { 'red-scare-purge': 'ussr' },
    })
    lowered.ussr.plays('latin-american-debt-crisis', 'event')
    lowered.asks('ussr', 'double').cards({ 'de-stalinization': 'us-hand' })
  })

  test('the card itself cannot pay, even if Containment makes it worth 3 (ruling 39)', () => {
    const t = late({ us: ['latin-american-debt-crisis'], influence: south, effects: { containment: 'us' } })
    t.us.plays('latin-american-debt-crisis', 'influence', 'angola', 'angola', 'angola')
    t.asks('ussr', 'double').cards({ 'latin-american-debt-crisis': 'table' })
  })

  test('in the headline the card chosen as headline cannot pay (rulings 24 and 39)', () => {
    const t = late({ ussr: ['latin-american-debt-crisis'], us: ['the-iron-lady'], influence: south })
    t.headlines('the-iron-lady', 'latin-american-debt-crisis').asks('ussr', 'double')
    const higher = late({ ussr: ['latin-american-debt-crisis'], us: ['sadat-expels-soviets', 'nato'], influence: south })
    higher.headlines('sadat-expels-soviets', 'latin-american-debt-crisis').asks('us', 'discard-or-suffer').offers('nato', 'done')
  })

  test.each([
    [{ peru: [0, 3], chile: [1, 0] }, ['peru'], { peru: [0, 6] }],
    [{ chile: [1, 0], panama: [0, 1] }, [], {}],
  ] as const)('with %j it doubles what there is, and is never removed (ruling 60)', (influence, answers, has) => {
    const t = late({ ussr: ['latin-american-debt-crisis'], influence })
    t.ussr.plays('latin-american-debt-crisis', 'event', ...answers)
    t.has(has).cards({ 'latin-american-debt-crisis': 'discard' }).idle()
  })
})

describe('101 Solidarity', () => {
  const pope = { effects: { 'john-paul-ii-elected-pope': 'us' }, influence: { poland: [1, 2] } } as const

  test.each([
    ['us', 'event', []],
    ['ussr', 'event', ['influence', 'angola', 'angola']],
    ['ussr', 'influence', ['angola', 'angola']],
  ] as const)('after John Paul II, played by the %s, %s first: 3 US influence in Poland', (player, use, operations) => {
    const t = late({ ...pope, [player]: ['solidarity'] })
    t[player].plays('solidarity', use, ...operations)
    t.has({ poland: [4, 2], ...(player === 'ussr' ? { angola: [1, 3] } : {}) })
      .cards({ solidarity: 'removed' })
      .idle()
  })

  test.each(['us', 'ussr'] as const)('headlined by the %s after John Paul II', (player) => {
    const t = late({ ...pope, [player]: ['solidarity'] })
    t.headlines(player === 'us' ? 'solidarity' : null, player === 'us' ? null : 'solidarity')
    t.has({ poland: [4, 2] })
      .cards({ solidarity: 'removed' })
      .idle()
  })

  test('John Paul II played as an event before, and only as an event, opens it', () => {
    const t = late({ us: ['john-paul-ii-elected-pope', 'solidarity'], influence: { poland: [0, 3] } })
    t.us.plays('john-paul-ii-elected-pope', 'event')
    t.endsTurn()
    t.us.plays('solidarity', 'event')
    t.has({ poland: [4, 1] }).idle()
    const closed = late({ us: ['john-paul-ii-elected-pope', 'solidarity'], influence: { poland: [0, 3] } })
    closed.us.plays('john-paul-ii-elected-pope', 'influence', 'angola', 'angola')
    closed.us.begins().picks('solidarity')
    closed.refuses('event', 'event-cannot-happen')
  })

  test.each(['event', 'influence'])('without John Paul II, played by the USSR, %s first, it is discarded (5.2, ruling 57)', (use) => {
    const t = late({ ussr: ['solidarity'], influence: { poland: [1, 2] } })
    t.ussr.plays('solidarity', use, ...(use === 'event' ? ['influence'] : []), 'angola', 'angola')
    t.has({ angola: [1, 3] })
      .cards({ solidarity: 'discard' })
      .idle()
  })

  test('without John Paul II it is discarded as a headline too', () => {
    const t = late({ us: ['solidarity'] })
    t.headlines('solidarity', null)
    t.has({}).cards({ solidarity: 'discard' }).idle()
  })

  test('headlined together: John Paul II of the US first on equal values, then Solidarity of the USSR happens', () => {
    const t = late({ us: ['john-paul-ii-elected-pope'], ussr: ['solidarity'], influence: { poland: [0, 3] } })
    t.headlines('john-paul-ii-elected-pope', 'solidarity')
    t.has({ poland: [4, 1] })
      .cards({ solidarity: 'removed' })
      .idle()
  })
})

describe('105 Special Relationship', () => {
  const relationship = 'special-relationship'
  const influence = { 'united-kingdom': [5, 0], benelux: [0, 3] } as const

  describe('without NATO', () => {
    everyWay(relationship, {
      side: 'us',
      ops: 2,
      setup: { influence },
      answers: (me) => me.picks('benelux'),
      has: { benelux: [1, 3] },
      is: { vp: 0 },
      goes: 'discard',
    })
  })

  describe('with NATO', () => {
    everyWay(relationship, {
      side: 'us',
      ops: 2,
      setup: { influence, effects: { nato: 'us' } },
      answers: (me) => me.picks('turkey'),
      has: { turkey: [2, 0] },
      is: { vp: 2 },
      goes: 'discard',
    })
  })

  describe('without control of the United Kingdom nothing happens (ruling 55)', () => {
    for (const effects of [{}, { nato: 'us' }] as const)
      everyWay(relationship, {
        side: 'us',
        ops: 2,
        setup: { influence: { 'united-kingdom': [4, 0] }, effects },
        is: { vp: 0 },
        goes: 'discard',
      })
  })

  test('ruling 55: without NATO 1 influence next to the United Kingdom', () => {
    const t = table({ us: [relationship], influence })
    t.us.plays(relationship, 'event')
    t.offers('canada', 'norway', 'benelux', 'france').refuses('united-kingdom', 'outside-area').refuses('west-germany', 'outside-area')
    t.refuses('done', 'must-spend-all').us.picks('canada')
    t.has({ canada: [1, 0] }).idle()
  })

  test('ruling 55: with NATO 2 influence in one country of Western Europe and 2 VP', () => {
    const t = table({ us: [relationship], influence, effects: { nato: 'us' } })
    t.us.plays(relationship, 'event')
    t.offers(...Object.keys(WESTERN_EUROPE)).refuses('poland', 'outside-area')
    t.us.picks('finland')
    t.has({ finland: [2, 0] })
      .is({ vp: 2 })
      .idle()
  })

  test('ruling 12: with the 20th VP nothing is placed', () => {
    const t = table({ us: [relationship], influence, effects: { nato: 'us' }, vp: 18 })
    t.us.plays(relationship, 'event')
    t.has({}).over('us', 'vp')
  })
})
