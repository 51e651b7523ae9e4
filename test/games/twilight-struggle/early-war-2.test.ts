import { describe, test } from 'vitest'
import { table } from '../../table.ts'
import { everyWay, opponentOf, pair, points } from '../../ways.ts'

type Board = Readonly<Record<string, readonly [number, number]>>
const SIDES = ['us', 'ussr'] as const

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

describe('24 Indo-Pakistani War', () => {
  const war = 'indo-pakistani-war'

  for (const side of SIDES) {
    const them = opponentOf(side)
    const their = (n: number): readonly [number, number] => pair(side, 0, n)
    describe(`of the ${side}`, () => {
      test('won on 4: 2 VP, 2 military operations, their influence changes sides; DEFCON stays', () => {
        const t = table({ [side]: [war], influence: { india: pair(side, 1, 2), pakistan: their(1) }, defcon: 2 })
        t[side].plays(war, 'event')
        t.asks(side, 'war').offers('india', 'pakistan').refuses('burma', 'outside-area').refuses('done', 'must-spend-all')
        t.rolls(4)[side].picks('india')
        t.has({ india: pair(side, 3, 0) })
          .is({ vp: points(side, 2), milops: pair(side, 2, 0), defcon: 2 })
          .cards({ [war]: 'discard' })
          .idle()
      })

      test('lost on 3: military operations all the same (ruling 75)', () => {
        const t = table({ [side]: [war], influence: { pakistan: their(1) } })
        t.rolls(3)[side].plays(war, 'event', 'pakistan')
        t.has({})
          .is({ vp: 0, milops: pair(side, 2, 0) })
          .cards({ [war]: 'discard' })
          .idle()
      })

      test.each<[string, string, Board, number]>([
        ['India: Pakistan', 'india', { pakistan: their(2) }, 5],
        ['India: Burma', 'india', { burma: their(2) }, 5],
        ['India: both', 'india', { pakistan: their(2), burma: their(2) }, 6],
        ['Pakistan: India', 'pakistan', { india: their(3) }, 5],
        ['Pakistan: Iran', 'pakistan', { iran: their(2) }, 5],
        ['Pakistan: Afghanistan', 'pakistan', { afghanistan: their(2) }, 5],
        ['not the country attacked', 'india', { india: their(3) }, 4],
        ['not a neighbour of ours', 'india', { pakistan: pair(side, 2, 0), burma: pair(side, 2, 0) }, 4],
        ['not the neighbours of the other country', 'india', { iran: their(2), afghanistan: their(2) }, 4],
      ])('ruling 74: %s', (_name, target, influence, needed) => {
        for (const die of [needed - 1, needed]) {
          const t = table({ [side]: [war], influence })
          t.rolls(die)[side].plays(war, 'event', target)
          const won = die >= needed
          t.has(won && influence[target] !== undefined ? { [target]: pair(side, 3, 0) } : {})
            .is({ vp: won ? points(side, 2) : 0, milops: pair(side, 2, 0) })
            .idle()
        }
      })

      test('headlined', () => {
        const t = table({ [side]: [war], influence: { pakistan: their(1) } })
        t.headlines(side === 'us' ? war : null, side === 'ussr' ? war : null)
        t.rolls(6)[side].picks('pakistan')
        t.has({ pakistan: pair(side, 1, 0) })
          .is({ vp: points(side, 2), milops: pair(side, 2, 0) })
          .cards({ [war]: 'discard' })
          .idle()
      })

      test('used for operations its event does not happen', () => {
        const t = table({ [side]: [war], influence: { peru: [1, 1] } })
        t[side].plays(war, 'influence', 'peru', 'peru')
        t.has({ peru: pair(side, 3, 1) })
          .is({ vp: 0, milops: [0, 0] })
          .cards({ [war]: 'discard' })
          .idle()
      })

      test('ruling 12: with the 20th VP the influence stays', () => {
        const t = table({ [side]: [war], influence: { pakistan: their(1) }, vp: points(side, 18) })
        t.rolls(6)[side].plays(war, 'event', 'pakistan')
        t.has({}).over(side, 'vp')
      })

      test(`it does not ask the ${them}`, () => {
        const t = table({ [side]: [war] })
        t[side].plays(war, 'event')
        t.refuses('india', 'not-asked', them)
      })
    })
  }
})

describe('25 Containment', () => {
  const inForce = { effects: { containment: 'us' } } as const

  everyWay('containment', { side: 'us', ops: 3, inForce: ['containment'], goes: 'removed' })

  test.each([
    ['captured-nazi-scientist', 2],
    ['olympic-games', 3],
    ['duck-and-cover', 4],
    ['nuclear-test-ban', 4],
  ])('%s is worth %i for the US', (card, n) => {
    const t = table({ ...inForce, us: [card], influence: { panama: [1, 0] } })
    t.us.plays(card, 'influence', ...Array.from({ length: n }, () => 'panama'))
    t.has({ panama: [1 + n, 0] }).idle()
  })

  test('not for the USSR', () => {
    const t = table({ ...inForce, ussr: ['olympic-games'], influence: { poland: [0, 1] } })
    t.ussr.plays('olympic-games', 'influence', 'poland', 'poland')
    t.has({ poland: [0, 3] }).idle()
  })

  test('the modified value counts for coups, military operations, realignments and space (7.4.2)', () => {
    const coup = table({ ...inForce, us: ['olympic-games'], influence: { iran: [0, 2] } })
    coup.rolls(2).us.plays('olympic-games', 'coup', 'iran')
    coup
      .has({ iran: [0, 1] })
      .is({ milops: [3, 0] })
      .idle()
    const realign = table({ ...inForce, us: ['captured-nazi-scientist'], influence: { iran: [0, 9] } })
    realign.rolls(1, 3, 1, 3).us.plays('captured-nazi-scientist', 'realign', 'iran', 'iran')
    realign.has({ iran: [0, 7] }).idle()
    const space = table({ ...inForce, us: ['captured-nazi-scientist'] })
    space.rolls(3).us.plays('captured-nazi-scientist', 'space')
    space.is({ space: [1, 0], vp: 2 }).idle()
  })

  test('CIA Created gives 2 operations (7.4.2, example 3)', () => {
    const t = table({ ...inForce, us: ['cia-created'], influence: { panama: [1, 0] } })
    t.us.plays('cia-created', 'event', 'influence', 'panama', 'panama')
    t.has({ panama: [3, 0] }).idle()
  })

  test('ruling 29: Red Scare/Purge and Containment cancel out', () => {
    for (const [card, n] of [
      ['captured-nazi-scientist', 1],
      ['nuclear-test-ban', 4],
    ] as const) {
      const t = table({ us: [card], influence: { panama: [1, 0] }, effects: { containment: 'us', 'red-scare-purge': 'ussr' } })
      t.us.plays(card, 'influence', ...Array.from({ length: n }, () => 'panama'))
      t.has({ panama: [1 + n, 0] }).idle()
    }
  })

  test('it ends with the turn', () => {
    const t = table({ ...inForce, us: ['olympic-games'], influence: { panama: [1, 0] } })
    t.endsTurn().inForce()
    t.us.plays('olympic-games', 'influence', 'panama', 'panama')
    t.has({ panama: [3, 0] }).idle()
  })
})

describe('26 CIA Created', () => {
  const cia = 'cia-created'

  everyWay(cia, {
    side: 'us',
    ops: 1,
    setup: { ussr: ['fidel'], influence: { panama: [1, 0] } },
    answers: (me, _them, t) => {
      t.knows('us', 'fidel').asks('us', 'operations')
      me.picks('influence', 'panama')
    },
    has: { panama: [2, 0] },
    goes: 'removed',
  })

  test('the hand is shown once: cards that come later stay hidden', () => {
    const t = table({ us: [cia], ussr: ['fidel', 'asia-scoring'], deck: ['nasser', 'comecon', 'nato'], influence: { panama: [1, 0] } })
    t.knows('us', 'fidel', false)
    t.us.plays(cia, 'event', 'influence', 'panama')
    t.knows('us', 'fidel').knows('us', 'asia-scoring')
    t.ussr.plays('asia-scoring', 'event')
    t.playsOn('cleanup').rolls('nato', 'comecon', 'nasser', 'asia-scoring')
    t.cards({ nasser: 'ussr-hand', fidel: 'ussr-hand' }).knows('us', 'fidel').knows('us', 'nasser', false)
  })

  test('ruling 38: no space; and the US may do without', () => {
    const t = table({ us: [cia], influence: { panama: [1, 0], iran: [0, 1] } })
    t.us.plays(cia, 'event')
    t.offers('influence', 'realign', 'coup', 'pass').refuses('space', 'not-an-answer')
    t.us.picks('pass')
    t.has({})
      .cards({ [cia]: 'removed' })
      .idle()
  })

  test('a coup with the point is an ordinary one: military operations, limits of DEFCON', () => {
    const t = table({ us: [cia], defcon: 4, influence: { iran: [0, 2], poland: [0, 1] } })
    t.us.plays(cia, 'event', 'coup')
    t.refuses('poland', 'defcon-closed').rolls(4).us.picks('iran')
    t.has({ iran: [0, 1] })
      .is({ milops: [1, 0], defcon: 3 })
      .idle()
  })

  test('ruling 2: played by the USSR at DEFCON 2, a US coup in a battleground is legal, and the USSR loses', () => {
    const influence = { cuba: [0, 3], poland: [0, 3] } as const
    const t = table({ ussr: [cia], defcon: 2, influence })
    t.ussr.plays(cia, 'event')
    t.rolls(1).us.picks('coup', 'cuba')
    t.over('us', 'nuclear-war')
    const own = table({ us: [cia], defcon: 2, influence })
    own.rolls(1).us.plays(cia, 'event', 'coup', 'cuba')
    own.over('ussr', 'nuclear-war')
  })

  test('ruling 3: headlined by the USSR at DEFCON 2 it loses the same way', () => {
    const t = table({ ussr: [cia], defcon: 2, influence: { cuba: [0, 3] } })
    t.headlines(null, cia)
    t.rolls(1).us.picks('coup', 'cuba')
    t.over('us', 'nuclear-war')
  })

  test('an empty hand, and nowhere to act: the card is removed all the same', () => {
    const t = table({ us: [cia] })
    t.us.plays(cia, 'event')
    t.asks('us', 'operations').us.picks('pass')
    t.has({})
      .cards({ [cia]: 'removed' })
      .idle()
  })
})

describe('27 US/Japan Mutual Defense Pact', () => {
  const pact = 'us-japan-mutual-defense-pact'

  everyWay(pact, {
    side: 'us',
    ops: 4,
    setup: { influence: { japan: [1, 2], 'south-korea': [1, 0] } },
    has: { japan: [6, 2] },
    inForce: [pact],
    goes: 'removed',
  })

  test.each<[number, number, number]>([
    [0, 0, 4],
    [1, 0, 4],
    [4, 0, 4],
    [7, 0, 7],
    [5, 3, 7],
  ])('US %i, USSR %i: the US has %i afterwards', (us, ussr, after) => {
    const t = table({ us: [pact], influence: { japan: [us, ussr] } })
    t.us.plays(pact, 'event')
    t.has({ japan: [after, ussr] }).idle()
  })

  test.each(['coup', 'realign'])('no %s of the USSR in Japan, for good, also without control', (use) => {
    const t = table({ ussr: ['comecon'], effects: { [pact]: 'us' }, influence: { japan: [1, 0], 'south-korea': [1, 0], canada: [4, 0] } })
    t.endsTurn().inForce(pact)
    t.ussr.plays('comecon', use)
    t.offers('south-korea', 'canada').refuses('japan', 'protected-by-card')
  })

  test('the USSR may place influence there, and the US may realign it away', () => {
    const t = table({
      us: ['duck-and-cover'],
      ussr: ['comecon'],
      effects: { [pact]: 'us' },
      influence: { japan: [4, 0], 'south-korea': [0, 1] },
    })
    t.ussr.plays('comecon', 'influence', 'japan', 'japan')
    t.has({ japan: [4, 2] }).idle()
    t.rolls(1, 1).us.plays('duck-and-cover', 'realign')
    t.offers('japan', 'south-korea').us.picks('japan')
    t.has({ japan: [4, 0] })
  })
})

describe('28 Suez Crisis', () => {
  const suez = 'suez-crisis'

  everyWay(suez, {
    side: 'ussr',
    ops: 3,
    setup: { influence: { france: [3, 0], 'united-kingdom': [5, 0], israel: [1, 1], italy: [2, 0] } },
    answers: (me) => me.picks('france', 'united-kingdom', 'israel', 'france'),
    has: { france: [1, 0], 'united-kingdom': [4, 0], israel: [0, 1] },
    goes: 'removed',
  })

  test('four in all, at most 2 in a country, in the three', () => {
    const t = table({ ussr: [suez], influence: { france: [3, 0], 'united-kingdom': [5, 0], egypt: [2, 0] } })
    t.ussr.plays(suez, 'event')
    t.refuses('egypt', 'outside-area').refuses('israel', 'no-influence-to-remove').refuses('done', 'must-spend-all')
    t.ussr.picks('france', 'france')
    t.refuses('france', 'at-most-in-country').ussr.picks('united-kingdom', 'united-kingdom')
    t.has({ france: [1, 0], 'united-kingdom': [3, 0] }).idle()
  })

  test.each<[string, Board, string[], Board]>([
    ['too little', { israel: [1, 0], france: [1, 0] }, ['israel', 'france'], { israel: [0, 0], france: [0, 0] }],
    ['the limit of 2', { 'united-kingdom': [5, 0] }, ['united-kingdom', 'united-kingdom'], { 'united-kingdom': [3, 0] }],
    ['none', {}, [], {}],
  ])('as much as the limits allow: %s', (_name, influence, picks, has) => {
    const t = table({ ussr: [suez], influence })
    t.ussr.plays(suez, 'event', ...picks)
    t.has(has)
      .cards({ [suez]: 'removed' })
      .idle()
  })
})

describe('29 East European Unrest', () => {
  const unrest = 'east-european-unrest'
  const influence = { poland: [1, 3], austria: [0, 1], finland: [0, 2], 'east-germany': [0, 3], france: [0, 2] } as const

  for (const [turn, has] of [
    [1, { poland: [1, 2], austria: [0, 0], finland: [0, 1] }],
    [7, { poland: [1, 2], austria: [0, 0], finland: [0, 1] }],
    [8, { poland: [1, 1], austria: [0, 0], finland: [0, 0] }],
    [10, { poland: [1, 1], austria: [0, 0], finland: [0, 0] }],
  ] as const)
    describe(`on turn ${turn}`, () => {
      everyWay(unrest, {
        side: 'us',
        ops: 3,
        setup: { turn, influence },
        answers: (me) => me.picks('poland', 'austria', 'finland'),
        has,
        goes: 'discard',
      })
    })

  test('three different countries of Eastern Europe with USSR influence (ruling 54)', () => {
    const t = table({ us: [unrest], influence })
    t.us.plays(unrest, 'event')
    t.offers('poland', 'austria', 'finland', 'east-germany')
      .refuses('france', 'outside-area')
      .refuses('hungary', 'no-influence-to-remove')
      .refuses('done', 'must-spend-all')
    t.us.picks('poland')
    t.refuses('poland', 'already-chosen')
  })

  test.each<[Board, string[]]>([
    [{ poland: [0, 3], hungary: [0, 1] }, ['poland', 'hungary']],
    [{}, []],
  ])('fewer than three: %j', (board, picks) => {
    const t = table({ us: [unrest], influence: board })
    t.us.plays(unrest, 'event', ...picks)
    t.has(Object.fromEntries(picks.map((id) => [id, [0, board[id]![1] - 1] as const])))
      .cards({ [unrest]: 'discard' })
      .idle()
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

describe('31 Red Scare/Purge', () => {
  const scare = 'red-scare-purge'

  for (const side of SIDES) {
    const them = opponentOf(side)
    const setup = { influence: { peru: [1, 1] }, effects: { [scare]: side } } as const
    describe(`of the ${side}`, () => {
      test('in force until the end of the turn; its card is discarded at once', () => {
        const t = table({ [side]: [scare], [them]: ['olympic-games', 'nuclear-test-ban'], influence: { peru: [1, 1] } })
        t[side].plays(scare, 'event')
        t.has({})
          .inForce(scare)
          .cards({ [scare]: 'discard' })
          .idle()
        t[them].plays('nuclear-test-ban', 'influence', 'peru', 'peru', 'peru')
        t.has({ peru: pair(side, 1, 4) }).idle()
        t.endsTurn().inForce()
        t[them].plays('olympic-games', 'influence', 'peru', 'peru')
        t.has({ peru: pair(side, 1, 6) }).idle()
      })

      test('headlined, it is in force before the action rounds', () => {
        const t = table({ [side]: [scare], [them]: ['olympic-games', 'asia-scoring'], influence: { peru: [1, 1] } })
        t.headlines(side === 'us' ? scare : 'asia-scoring', side === 'ussr' ? scare : 'asia-scoring')
        t.inForce(scare).cards({ [scare]: 'discard' })
        t[them].plays('olympic-games', 'influence', 'peru')
        t.has({ peru: pair(side, 1, 2) }).idle()
      })

      test('never below 1; the own cards keep their value', () => {
        const t = table({ ...setup, [them]: ['captured-nazi-scientist'], [side]: ['olympic-games'] })
        t[them].plays('captured-nazi-scientist', 'influence', 'peru')
        t[side].plays('olympic-games', 'influence', 'peru', 'peru')
        t.has({ peru: [side === 'us' ? 3 : 2, side === 'us' ? 2 : 3] }).idle()
      })

      test('a coup with a card of 2 adds 1 to the die and to military operations (7.4.2, example 1)', () => {
        const t = table({ ...setup, [them]: ['olympic-games'], influence: { iran: pair(side, 2, 0) } })
        t.rolls(4)[them].plays('olympic-games', 'coup', 'iran')
        t.has({ iran: pair(side, 1, 0) })
          .is({ milops: pair(side, 0, 1) })
          .idle()
      })

      test('realignments and space', () => {
        const t = table({ ...setup, [them]: ['olympic-games'], influence: { iran: pair(side, 9, 0) } })
        t[them].begins().picks('olympic-games')
        t.refuses('space', 'space-card-too-low')[them].picks('realign', 'iran')
        t.rolls(...(them === 'ussr' ? [5, 1] : [1, 5]))
        t.has({ iran: pair(side, 6, 0) }).idle()
      })

      test('fixed amounts of war events stay', () => {
        const t = table({ ...setup, [them]: ['indo-pakistani-war'] })
        t.rolls(4)[them].plays('indo-pakistani-war', 'event', 'india')
        t.is({ vp: points(them, 2), milops: pair(side, 0, 2) }).idle()
      })

      test('used for operations its event does not happen', () => {
        const t = table({ [side]: [scare], influence: { peru: [1, 1] } })
        t[side].plays(scare, 'influence', 'peru', 'peru', 'peru', 'peru')
        t.has({ peru: pair(side, 5, 1) })
          .inForce()
          .cards({ [scare]: 'discard' })
          .idle()
      })
    })
  }

  test('operations granted by events are worth less too (ruling 37)', () => {
    const t = table({ us: ['junta'], effects: { [scare]: 'ussr' }, influence: { cuba: [0, 1] }, turn: 4 })
    t.us.plays('junta', 'event', 'peru', 'coup')
    t.rolls(6).us.picks('cuba')
    t.has({ peru: [2, 0], cuba: [0, 0] })
      .is({ milops: [0, 0], defcon: 4 })
      .idle()
  })

  test('12.4: the USSR cannot use the event while nobody has the China Card; the US can', () => {
    const t = table({ ussr: [scare], influence: { peru: [1, 1] }, holder: 'nobody' })
    t.ussr.begins().picks(scare)
    t.refuses('event', 'event-cannot-happen').ussr.picks('influence', 'peru', 'peru', 'peru', 'peru')
    t.has({ peru: [1, 5] })
      .cards({ [scare]: 'discard' })
      .idle()
    const headline = table({ ussr: [scare], holder: 'nobody' })
    headline
      .headlines(null, scare)
      .inForce()
      .cards({ [scare]: 'discard' })
      .idle()
    const us = table({ us: [scare], holder: 'nobody' })
    us.us.plays(scare, 'event')
    us.inForce(scare).idle()
  })

  test('it can be in force against both sides at once', () => {
    const t = table({
      us: [scare, 'olympic-games'],
      ussr: ['salt-negotiations', 'indo-pakistani-war'],
      influence: { peru: [1, 1] },
      turn: 4,
    })
    t.us.plays(scare, 'event')
    t.ussr.plays('salt-negotiations', 'event', scare).plays(scare, 'event')
    t.inForce(scare, 'salt-negotiations')
    t.us.plays('olympic-games', 'influence', 'peru')
    t.ussr.plays('indo-pakistani-war', 'influence', 'peru')
    t.has({ peru: [2, 2] }).idle()
  })
})

describe('32 UN Intervention', () => {
  const un = 'un-intervention'

  for (const side of SIDES) {
    const them = opponentOf(side)
    const partner = side === 'us' ? 'de-stalinization' : 'us-japan-mutual-defense-pact'
    const own = side === 'us' ? 'duck-and-cover' : 'fidel'
    const ops = side === 'us' ? 3 : 4
    const spend = (n: number): string[] => Array.from({ length: n }, () => 'peru')
    describe(`of the ${side}`, () => {
      test('the operations of a card of the opponent without its event; both are discarded, asterisk or not', () => {
        const t = table({ [side]: [un, partner], influence: { peru: [1, 1] } })
        t[side].plays(un, 'event', partner, 'influence', ...spend(ops))
        t.has({ peru: pair(side, 1 + ops, 1) })
          .inForce()
          .cards({ [un]: 'discard', [partner]: 'discard' })
          .idle()
      })

      test('only a card that shows an event of the opponent', () => {
        const hand = [un, partner, own, 'olympic-games', 'asia-scoring']
        const t = table({ [side]: hand, holder: side, influence: { peru: [1, 1] } })
        t[side].plays(un, 'event')
        t.asks(side, 'un-intervention').offers(partner)
        for (const card of [own, 'olympic-games', 'asia-scoring']) t.refuses(card, 'not-opponent-event')
        t.refuses(un, 'not-there').refuses('the-china-card', 'not-there').refuses('done', 'must-spend-all')
      })

      test('without such a card only its own operations can be used', () => {
        const t = table({ [side]: [un, own], influence: { peru: [1, 1] } })
        t[side].begins().picks(un)
        t.refuses('event', 'event-cannot-happen')[side].picks('influence', 'peru')
        t.has({ peru: pair(side, 2, 1) })
          .cards({ [un]: 'discard', [own]: `${side}-hand` })
          .idle()
      })

      test('ruling 38: the partner is played for operations, not to space', () => {
        const t = table({ [side]: [un, partner], influence: { peru: [1, 1], iran: pair(side, 0, 1) } })
        t[side].plays(un, 'event', partner)
        t.asks(side, 'operations').offers('influence', 'realign', 'coup')
        t.refuses('space', 'not-an-answer').refuses('pass', 'must-spend-all').rolls(2)[side].picks('coup', 'iran')
        t.has({ iran: pair(side, ops - 3, 0) })
          .is({ milops: pair(side, ops, 0) })
          .cards({ [un]: 'discard', [partner]: 'discard' })
          .idle()
      })

      test("the partner's value is modified as usual", () => {
        const t = table({ [side]: [un, partner], influence: { peru: [1, 1] }, effects: { 'red-scare-purge': them } })
        t[side].plays(un, 'event', partner, 'influence', ...spend(ops - 1))
        t.has({ peru: pair(side, ops, 1) }).idle()
      })

      test('ruling 20: no headline', () => {
        const t = table({ [side]: [un, partner, own], [them]: ['olympic-games'] })
        t.headlines(null, null)
        t.refuses(un, 'no-headline', side)
      })

      test('used for operations its event does not happen', () => {
        const t = table({ [side]: [un, partner], influence: { peru: [1, 1] } })
        t[side].plays(un, 'influence', 'peru')
        t.has({ peru: pair(side, 2, 1) })
          .cards({ [un]: 'discard', [partner]: `${side}-hand` })
          .idle()
      })

      test('ruling 87: U2 Incident pays 1 VP for it, whoever plays it', () => {
        const t = table({ [side]: [un, partner], influence: { peru: [1, 1] }, effects: { 'u2-incident': 'ussr' }, turn: 4 })
        t[side].plays(un, 'event', partner, 'influence', ...spend(ops))
        t.is({ vp: -1 }).idle()
      })
    })
  }

  test('ruling 88: it averts We Will Bury You', () => {
    const t = table({ us: [un, 'fidel'], influence: { peru: [1, 1] }, effects: { 'we-will-bury-you': 'ussr' }, turn: 4 })
    t.us.plays(un, 'event', 'fidel', 'influence', 'peru', 'peru')
    t.is({ vp: 0 }).inForce().idle()
    const operations = table({ us: [un, 'fidel'], influence: { peru: [1, 1] }, effects: { 'we-will-bury-you': 'ussr' }, turn: 4 })
    operations.us.plays(un, 'influence', 'peru')
    operations.is({ vp: -3 }).inForce().idle()
  })

  test('ruling 77: a war card used with it is still played under Flower Power', () => {
    const t = table({ us: [un, 'korean-war'], influence: { peru: [1, 1] }, effects: { 'flower-power': 'ussr' }, turn: 4 })
    t.us.plays(un, 'event', 'korean-war', 'influence', 'peru', 'peru')
    t.has({ peru: [3, 1] })
      .is({ vp: -2, milops: [0, 0] })
      .cards({ 'korean-war': 'discard' })
      .idle()
  })

  test('it may go with a card that Grain Sales to Soviets brings', () => {
    const t = table({ us: [un, 'grain-sales-to-soviets'], ussr: ['de-stalinization'], influence: { peru: [1, 1] }, turn: 4 })
    t.rolls('de-stalinization').us.plays('grain-sales-to-soviets', 'event')
    t.us.picks('intervene', 'influence', 'peru', 'peru', 'peru')
    t.has({ peru: [4, 1] })
      .cards({ [un]: 'discard', 'de-stalinization': 'discard', 'grain-sales-to-soviets': 'discard' })
      .idle()
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

describe('34 Nuclear Test Ban', () => {
  const ban = 'nuclear-test-ban'

  for (const side of SIDES)
    describe(`of the ${side}`, () => {
      test.each([
        [5, 3, 5],
        [4, 2, 5],
        [3, 1, 5],
        [2, 0, 4],
      ])('at DEFCON %i: %i VP, then DEFCON %i', (defcon, vp, after) => {
        const t = table({ [side]: [ban], defcon })
        t[side].plays(ban, 'event')
        t.has({})
          .is({ vp: points(side, vp), defcon: after })
          .cards({ [ban]: 'discard' })
          .idle()
      })

      test('headlined', () => {
        const t = table({ [side]: [ban], defcon: 3 })
        t.headlines(side === 'us' ? ban : null, side === 'ussr' ? ban : null)
        t.is({ vp: points(side, 1), defcon: 5 })
          .cards({ [ban]: 'discard' })
          .idle()
      })

      test('ruling 12: with the 20th VP DEFCON stays', () => {
        const t = table({ [side]: [ban], defcon: 3, vp: points(side, 19) })
        t[side].plays(ban, 'event')
        t.is({ vp: points(side, 20), defcon: 3 }).over(side, 'vp')
      })

      test('used for operations its event does not happen', () => {
        const t = table({ [side]: [ban], influence: { peru: [1, 1] }, defcon: 3 })
        t[side].plays(ban, 'influence', 'peru', 'peru', 'peru', 'peru')
        t.has({ peru: pair(side, 5, 1) })
          .is({ vp: 0, defcon: 3 })
          .cards({ [ban]: 'discard' })
          .idle()
      })
    })
})

describe('35 Formosan Resolution', () => {
  const formosan = 'formosan-resolution'
  const inForce = { effects: { [formosan]: 'us' } } as const
  const sovietBattlegrounds: Board = {
    japan: [0, 4],
    'north-korea': [0, 3],
    'south-korea': [0, 3],
    india: [0, 3],
    pakistan: [0, 2],
    thailand: [0, 2],
  }

  everyWay(formosan, { side: 'us', ops: 2, setup: { influence: { taiwan: [1, 0] } }, inForce: [formosan], goes: 'removed' })

  test.each<[string, Board, number, number]>([
    ['a battleground under US control', { taiwan: [3, 0] }, 4, 3],
    ['no battleground under USSR control', { taiwan: [0, 3] }, -3, -3],
    ['none without control', { taiwan: [2, 0], 'south-korea': [3, 0] }, 4, 4],
    ['no longer the other country that domination takes', { taiwan: [3, 0], 'south-korea': [3, 0] }, 5, 8],
    ['one battleground more than the USSR has', { taiwan: [3, 0], philippines: [2, 0] }, 8, 3],
    ['in the way of USSR control', { ...sovietBattlegrounds, vietnam: [0, 1], taiwan: [3, 0] }, -10, -13],
    ['not needed for USSR control where the US has none', { ...sovietBattlegrounds, taiwan: [2, 0] }, -16, -16],
  ])('ruling 100: Asia Scoring: Taiwan is %s', (_name, influence, vp, without) => {
    for (const [setup, expected] of [
      [inForce, vp],
      [{}, without],
    ] as const) {
      const t = table({ ...setup, ussr: ['asia-scoring'], influence })
      t.ussr.plays('asia-scoring', 'event')
      t.has({}).is({ vp: expected }).idle()
    }
  })

  test('also in final scoring', () => {
    table({ ...inForce, turn: 10, holder: 'us', influence: { taiwan: [3, 0] } })
      .endsGame()
      .is({ vp: 5 })
      .over('us', 'final-scoring')
  })

  test('12.4: not while nobody has the China Card; its operations can be used', () => {
    const t = table({ us: [formosan], holder: 'nobody', influence: { peru: [1, 1] } })
    t.us.begins().picks(formosan)
    t.refuses('event', 'event-cannot-happen')
    const theirs = table({ ussr: [formosan], holder: 'nobody', influence: { peru: [1, 1] } })
    theirs.ussr.plays(formosan, 'influence', 'peru', 'peru')
    theirs
      .has({ peru: [1, 3] })
      .inForce()
      .cards({ [formosan]: 'discard' })
      .idle()
  })

  test('a coup in Taiwan does not lower DEFCON', () => {
    const t = table({ ...inForce, ussr: ['comecon'], influence: { taiwan: [4, 0] } })
    t.rolls(4).ussr.plays('comecon', 'coup', 'taiwan')
    t.has({ taiwan: [3, 0] })
      .is({ defcon: 5, milops: [0, 3] })
      .idle()
  })

  test('nor does it count as a battleground for Summit', () => {
    const t = table({ ...inForce, us: ['summit'], influence: { taiwan: [3, 0], 'south-korea': [3, 0] }, turn: 4 })
    t.rolls(3, 3).us.plays('summit', 'event', 'pass')
    t.is({ vp: 2 }).idle()
  })

  test('Taiwan does not count for Kitchen Debates', () => {
    const t = table({ ...inForce, us: ['kitchen-debates'], influence: { taiwan: [3, 0] }, turn: 4 })
    t.us.begins().picks('kitchen-debates')
    t.refuses('event', 'event-cannot-happen')
  })

  test.each(['influence', 'coup', 'realign', 'space'])('it ends as the US plays the China Card (%s)', (use) => {
    const t = table({ ...inForce, holder: 'us', influence: { japan: [1, 0], iran: [0, 9] } })
    t.us.plays('the-china-card', use)
    t.inForce().cards({ [formosan]: 'removed' })
  })

  test('not as the USSR plays it, nor as an event passes it, nor with the turn', () => {
    const t = table({ ...inForce, us: ['ussuri-river-skirmish'], ussr: ['fidel'], influence: { poland: [0, 1] }, turn: 4 })
    t.us.plays('ussuri-river-skirmish', 'event')
    t.is({ holder: 'us' }).inForce(formosan).endsTurn().inForce(formosan)
    const played = table({ ...inForce, influence: { poland: [0, 1] } })
    played.ussr.plays('the-china-card', 'influence', 'poland', 'poland', 'poland', 'poland')
    played.is({ holder: 'us' }).inForce(formosan).idle()
  })
})

describe('103 Defectors', () => {
  const defectors = 'defectors'

  test.each(['fidel', 'red-scare-purge', 'asia-scoring'])('ruling 21: headlined by the US it cancels %s, which is discarded', (card) => {
    const t = table({ us: [defectors], ussr: [card], influence: { cuba: [1, 0], taiwan: [0, 3] } })
    t.headlines(defectors, card)
    t.has({})
      .is({ vp: 0 })
      .inForce()
      .cards({ [card]: 'discard', [defectors]: 'discard' })
      .idle()
  })

  test('a US event headlined by the USSR is cancelled too', () => {
    const t = table({ us: [defectors], ussr: ['nuclear-test-ban'] })
    t.headlines(defectors, 'nuclear-test-ban')
    t.is({ vp: 0, defcon: 5 }).cards({ 'nuclear-test-ban': 'discard' }).idle()
    const us = table({ us: [defectors], ussr: ['duck-and-cover'], defcon: 2 })
    us.headlines(defectors, 'duck-and-cover')
    us.is({ vp: 0, defcon: 2 }).cards({ 'duck-and-cover': 'discard' }).idle()
  })

  test('with no headline to cancel nothing happens', () => {
    const t = table({ us: [defectors] })
    t.headlines(defectors, null)
    t.is({ vp: 0 })
      .cards({ [defectors]: 'discard' })
      .idle()
  })

  test('headlined by the USSR it does nothing; the US headline takes place', () => {
    const t = table({ us: ['captured-nazi-scientist'], ussr: [defectors] })
    t.headlines('captured-nazi-scientist', defectors)
    t.is({ vp: 2, space: [1, 0] })
      .cards({ [defectors]: 'discard', 'captured-nazi-scientist': 'removed' })
      .idle()
  })

  test.each([
    ['event first', ['event', 'influence', 'peru', 'peru']],
    ['operations first', ['influence', 'peru', 'peru']],
  ] as const)('ruling 22: the USSR plays it for operations, %s: 1 VP to the US', (_name, [use, ...answers]) => {
    const t = table({ ussr: [defectors], influence: { peru: [1, 1] } })
    t.ussr.plays(defectors, use, ...answers)
    t.has({ peru: [1, 3] })
      .is({ vp: 1 })
      .cards({ [defectors]: 'discard' })
      .idle()
  })

  test('ruling 22: after a coup as well; to space it is worth nothing', () => {
    const t = table({ ussr: [defectors], influence: { iran: [1, 0] } })
    t.rolls(1).ussr.plays(defectors, 'coup', 'iran')
    t.is({ vp: 1, milops: [0, 2] }).idle()
    const spaced = table({ ussr: [defectors] })
    spaced.rolls(6).ussr.plays(defectors, 'space')
    spaced
      .is({ vp: 0, space: [0, 0] })
      .cards({ [defectors]: 'discard' })
      .idle()
  })

  test('ruling 22: the US gains nothing by it in an action round', () => {
    const t = table({ us: [defectors] })
    t.us.plays(defectors, 'event')
    t.has({})
      .is({ vp: 0 })
      .cards({ [defectors]: 'discard' })
      .idle()
    const operations = table({ us: [defectors], influence: { peru: [1, 1] } })
    operations.us.plays(defectors, 'influence', 'peru', 'peru')
    operations.is({ vp: 0 }).idle()
  })

  test('the 20th VP wins', () => {
    const t = table({ ussr: [defectors], vp: 19 })
    t.ussr.plays(defectors, 'event')
    t.over('us', 'vp')
  })
})

describe('104 The Cambridge Five', () => {
  const five = 'the-cambridge-five'

  everyWay(five, {
    side: 'ussr',
    ops: 2,
    setup: { us: ['asia-scoring', 'nato'], influence: { japan: [4, 0] } },
    answers: (me, _them, t) => {
      t.knows('ussr', 'asia-scoring').knows('ussr', 'nato', false)
      me.picks('japan')
    },
    has: { japan: [4, 1] },
    goes: 'discard',
  })

  test('one point, in a region of a card shown', () => {
    const t = table({ ussr: [five], us: ['asia-scoring', 'middle-east-scoring'] })
    t.ussr.plays(five, 'event')
    t.refuses('poland', 'outside-area').refuses('algeria', 'outside-area').refuses('cuba', 'outside-area')
    t.ussr.picks('iran')
    t.has({ iran: [0, 1] })
      .cards({ 'asia-scoring': 'us-hand', 'middle-east-scoring': 'us-hand' })
      .idle()
  })

  test('for Southeast Asia Scoring it is Southeast Asia; the USSR may do without', () => {
    const t = table({ ussr: [five], us: ['southeast-asia-scoring'], turn: 4 })
    t.ussr.plays(five, 'event')
    t.offers('burma', 'laos-cambodia', 'thailand', 'vietnam', 'malaysia', 'indonesia', 'philippines', 'done').refuses(
      'india',
      'outside-area',
    )
    t.ussr.picks('done')
    t.has({})
      .cards({ [five]: 'discard' })
      .idle()
  })

  test.each<[string, string[]]>([
    ['no scoring card', ['nato', 'fidel']],
    ['an empty hand', []],
  ])('%s: nothing is placed, nothing else is shown', (_name, us) => {
    const t = table({ ussr: [five], us })
    t.ussr.plays(five, 'event')
    t.has({})
      .cards({ [five]: 'discard' })
      .idle()
    for (const card of us) t.knows('ussr', card, false)
  })

  test('a scoring card that is the US headline is not in its hand', () => {
    const t = table({ ussr: [five], us: ['europe-scoring', 'nato'] })
    t.headlines('europe-scoring', five)
    t.has({})
      .cards({ [five]: 'discard', 'europe-scoring': 'discard' })
      .idle()
  })

  test('not in the Late War, turns 8 to 10', () => {
    const setup = { turn: 8, influence: { peru: [1, 1] } } as const
    const own = table({ ...setup, ussr: [five], us: ['asia-scoring'] })
    own.ussr.begins().picks(five)
    own.refuses('event', 'event-cannot-happen')
    const theirs = table({ ...setup, us: [five, 'asia-scoring'] })
    theirs.us.plays(five, 'influence', 'peru', 'peru')
    theirs
      .has({ peru: [3, 1] })
      .knows('ussr', 'asia-scoring', false)
      .cards({ [five]: 'discard' })
      .idle()
    const mid = table({ ...setup, turn: 7, ussr: [five], us: ['asia-scoring'] })
    mid.ussr.plays(five, 'event', 'japan')
    mid.has({ japan: [0, 1] }).idle()
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

describe('106 NORAD', () => {
  const setup = {
    effects: { norad: 'us' },
    defcon: 3,
    influence: { canada: [4, 0], peru: [1, 1], cuba: [1, 3], mexico: [2, 0] },
  } as const

  everyWay('norad', { side: 'us', ops: 3, inForce: ['norad'], goes: 'removed' })

  test('ruling 89: after a round of the USSR in which DEFCON moved to 2, the US adds 1 where it has influence', () => {
    const t = table({ ...setup, ussr: ['olympic-games'] })
    t.rolls(1).ussr.plays('olympic-games', 'coup', 'mexico')
    t.is({ defcon: 2 }).asks('us', 'place').offers('canada', 'peru', 'cuba', 'mexico', 'done').refuses('iran', 'no-own-influence')
    t.us.picks('peru')
    t.has({ peru: [2, 1] })
      .inForce('norad')
      .idle()
  })

  test('after a round of the US as well; the US may do without', () => {
    const t = table({ ...setup, us: ['olympic-games'] })
    t.rolls(1).us.plays('olympic-games', 'coup', 'cuba')
    t.is({ defcon: 2 }).asks('us', 'place').us.picks('done')
    t.has({}).idle()
  })

  test('an event moves DEFCON just as well', () => {
    const t = table({ ...setup, us: ['duck-and-cover'] })
    t.us.plays('duck-and-cover', 'event')
    t.is({ defcon: 2, vp: 3 }).asks('us', 'place').us.picks('canada')
    t.has({ canada: [5, 0] }).idle()
    const crisis = table({ ...setup, ussr: ['cuban-missile-crisis'], defcon: 5, turn: 4 })
    crisis.ussr.plays('cuban-missile-crisis', 'event')
    crisis.asks('us', 'place').us.picks('canada')
    crisis.has({ canada: [5, 0] }).idle()
  })

  test('in the round in which the card itself is played, DEFCON first and NORAD after', () => {
    const t = table({ ussr: ['norad'], defcon: 3, influence: { canada: [4, 0], mexico: [2, 0] } })
    t.rolls(1).ussr.plays('norad', 'coup', 'mexico')
    t.is({ defcon: 2 }).inForce('norad').asks('us', 'place').us.picks('mexico')
    t.has({ mexico: [3, 0] }).idle()
  })

  test('not in the headline phase', () => {
    const t = table({ ...setup, us: ['duck-and-cover'] })
    t.headlines('duck-and-cover', null)
    t.is({ defcon: 2 }).has({}).idle()
  })

  test('not when DEFCON stays at 2, nor when it moves to another level', () => {
    const stays = table({ ...setup, defcon: 2, ussr: ['olympic-games'] })
    stays.ussr.plays('olympic-games', 'influence', 'peru', 'peru')
    stays.has({ peru: [1, 3] }).idle()
    const four = table({ ...setup, defcon: 4, us: ['duck-and-cover'] })
    four.us.plays('duck-and-cover', 'event')
    four.is({ defcon: 3 }).has({}).idle()
    const rises = table({ ...setup, defcon: 2, us: ['duck-and-cover', 'nuclear-test-ban'] })
    rises.us.plays('nuclear-test-ban', 'event')
    rises.is({ defcon: 4 }).has({}).idle()
  })

  test('only in the round in which DEFCON moved', () => {
    const t = table({ ...setup, us: ['duck-and-cover'], ussr: ['olympic-games'] })
    t.us.plays('duck-and-cover', 'event').picks('done')
    t.ussr.plays('olympic-games', 'influence', 'peru', 'peru')
    t.has({ peru: [1, 3] }).idle()
  })

  test('not without control of Canada', () => {
    const t = table({ ...setup, us: ['duck-and-cover'], influence: { canada: [4, 1] } })
    t.us.plays('duck-and-cover', 'event')
    t.is({ defcon: 2 }).has({}).idle()
  })

  test('it lasts; Quagmire ends it', () => {
    const t = table({ ...setup, ussr: ['quagmire', 'olympic-games'], turn: 4 })
    t.endsTurn().inForce('norad')
    t.ussr.plays('quagmire', 'event')
    t.inForce('quagmire').rolls(1).ussr.plays('olympic-games', 'coup', 'mexico')
    t.is({ defcon: 2 }).has({}).idle()
  })

  test('nothing forbids it after an earlier Quagmire', () => {
    const t = table({ ...setup, effects: { quagmire: 'ussr' }, us: ['norad'], ussr: ['asia-scoring', 'olympic-games'], turn: 4 })
    t.headlines('norad', 'asia-scoring')
    t.inForce('norad', 'quagmire').rolls(1).ussr.plays('olympic-games', 'coup', 'mexico')
    t.asks('us', 'place').us.picks('mexico')
    t.has({ mexico: [3, 0] }).idle()
  })
})
