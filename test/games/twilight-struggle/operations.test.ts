/** Events that change the value, the dice or the targets of operations, or the number of rounds. */
import { describe, expect, test } from 'vitest'
import { bars, everyLateWarPlay, headlines, late, midWar, only, operationsOnly, orders, playsFor } from '../../plays.ts'
import { type Setup, type Table, table, times } from '../../table.ts'
import { everyWay, opponentOf, pair, points, SIDES } from '../../ways.ts'

describe('9 Vietnam Revolts', () => {
  const inForce = { effects: { 'vietnam-revolts': 'ussr' } } as const

  everyWay('vietnam-revolts', {
    side: 'ussr',
    ops: 2,
    setup: { influence: { vietnam: [1, 0] } },
    has: { vietnam: [1, 2] },
    inForce: ['vietnam-revolts'],
    goes: 'removed',
  })

  test('one point more if all are spent in Southeast Asia', () => {
    const t = table({ ...inForce, ussr: ['olympic-games'], influence: { vietnam: [0, 2], poland: [0, 1] } })
    t.ussr.plays('olympic-games', 'influence', 'vietnam', 'laos-cambodia')
    t.refuses('poland', 'too-expensive')
    t.ussr.picks('thailand')
    t.has({ vietnam: [0, 3], 'laos-cambodia': [0, 1], thailand: [0, 1] }).idle()
  })

  test.each([
    ['poland', 'vietnam'],
    ['vietnam', 'poland'],
    ['north-korea', 'vietnam'],
  ])('%s and %s: no more than the card has', (first, second) => {
    const t = table({ ...inForce, ussr: ['olympic-games'], influence: { vietnam: [0, 2], poland: [0, 1] } })
    t.ussr.plays('olympic-games', 'influence', first, second)
    t.has({ vietnam: [0, 3], [first === 'vietnam' ? second : first]: [0, first === 'north-korea' ? 1 : 2] }).idle()
  })

  test('ruling 32: a point of operations, not of influence', () => {
    const t = table({
      ...inForce,
      ussr: ['olympic-games'],
      influence: { vietnam: [0, 2], thailand: [2, 0], 'laos-cambodia': [1, 0] },
    })
    t.ussr.plays('olympic-games', 'influence', 'laos-cambodia')
    t.refuses('thailand', 'too-expensive')
    t.ussr.picks('laos-cambodia')
    t.has({ 'laos-cambodia': [1, 2] }).idle()
  })

  test('ruling 33: never for the US', () => {
    const t = table({ ...inForce, us: ['olympic-games', 'indo-pakistani-war'], influence: { thailand: [1, 0], malaysia: [0, 2] } })
    t.us.plays('olympic-games', 'influence', 'thailand', 'thailand')
    t.has({ thailand: [3, 0] }).idle()
    t.rolls(3).us.plays('indo-pakistani-war', 'coup', 'malaysia')
    t.has({ thailand: [3, 0], malaysia: [0, 1] })
      .is({ milops: [2, 0] })
      .idle()
  })

  test('it counts in a coup there, for the die and for military operations, and nowhere else', () => {
    const t = table({ ...inForce, ussr: ['olympic-games', 'indo-pakistani-war'], influence: { thailand: [2, 0], iran: [2, 0] } })
    t.rolls(2).ussr.plays('olympic-games', 'coup', 'thailand')
    t.has({ thailand: [1, 0] })
      .is({ milops: [0, 3], defcon: 4 })
      .idle()
    t.rolls(3).ussr.plays('indo-pakistani-war', 'coup', 'iran')
    t.has({ thailand: [1, 0], iran: [1, 0] })
      .is({ milops: [0, 5], defcon: 3 })
      .idle()
  })

  test('one realignment more, if all are there', () => {
    const t = table({ ...inForce, ussr: ['olympic-games'], influence: { thailand: [9, 0], iran: [1, 0] } })
    t.rolls(2, 1, 2, 1).ussr.plays('olympic-games', 'realign', 'thailand', 'thailand')
    t.refuses('iran', 'too-expensive').rolls(5, 1).ussr.picks('thailand')
    t.has({ thailand: [6, 0] }).idle()
  })

  test('Red Scare/Purge offsets it', () => {
    const t = table({
      ussr: ['comecon', 'olympic-games'],
      effects: { 'vietnam-revolts': 'ussr', 'red-scare-purge': 'us' },
      influence: { vietnam: [0, 1], poland: [0, 1] },
    })
    t.ussr.plays('comecon', 'influence', 'vietnam', 'vietnam', 'vietnam')
    t.has({ vietnam: [0, 4] }).idle()
    t.ussr.plays('olympic-games', 'influence', 'poland')
    t.has({ vietnam: [0, 4], poland: [0, 2] }).idle()
  })

  test.each([
    ['before-lower-limit', 1],
    ['after-lower-limit', 2],
  ] as const)('ruling 31: a card of 1 under Red Scare/Purge, %s, makes %i', (regionalPoint, n) => {
    const t = table({
      ussr: ['captured-nazi-scientist'],
      effects: { 'vietnam-revolts': 'ussr', 'red-scare-purge': 'us' },
      influence: { vietnam: [0, 1] },
      options: { readings: { regionalPoint } },
    })
    t.ussr.plays('captured-nazi-scientist', 'influence', ...Array.from({ length: n }, () => 'vietnam'))
    t.has({ vietnam: [0, 1 + n] }).idle()
  })

  test('operations granted by an event are those of a card (7.4.3)', () => {
    const t = table({ ...inForce, ussr: ['olympic-games'], influence: { vietnam: [0, 2] } })
    t.ussr.plays('olympic-games', 'event')
    t.us.picks('boycott')
    t.ussr.picks('influence', 'vietnam', 'vietnam', 'vietnam', 'vietnam', 'vietnam')
    t.has({ vietnam: [0, 7] }).idle()
  })

  test('it ends with the turn', () => {
    const t = table({ ...inForce, ussr: ['olympic-games'], influence: { vietnam: [0, 2] } })
    t.endsTurn().inForce()
    t.ussr.plays('olympic-games', 'influence', 'vietnam', 'vietnam')
    t.has({ vietnam: [0, 4] }).idle()
  })
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

describe('51 Brezhnev Doctrine', () => {
  test('each card of the USSR is worth one more this turn, at most 4; cards of the US are not', () => {
    const t = table({ us: ['indo-pakistani-war'], ussr: ['brezhnev-doctrine', 'summit', 'abm-treaty'] })
    t.ussr.plays('brezhnev-doctrine', 'event')
    t.has({}).is({ vp: 0, defcon: 5 }).cards({ 'brezhnev-doctrine': 'removed' }).inForce('brezhnev-doctrine')
    t.us.plays('indo-pakistani-war', 'influence', 'canada', 'canada')
    t.ussr.plays('summit', 'influence', 'poland', 'poland')
    t.ussr.plays('abm-treaty', 'influence', ...times(4, 'poland'))
    t.has({ canada: [2, 0], poland: [0, 6] }).idle()
  })

  test('7.4.2: the value counts in coups, military operations, space, and operations of events', () => {
    const t = table({
      ussr: ['arms-race', 'summit', 'lone-gunman'],
      effects: { 'brezhnev-doctrine': 'ussr' },
      influence: { kenya: [2, 0] },
    })
    t.ussr.plays('arms-race', 'coup', 'kenya')
    t.rolls(1)
    t.has({ kenya: [1, 0] }).is({ milops: [0, 4] })
    t.ussr.plays('summit', 'space')
    t.rolls(6)
    t.ussr.plays('lone-gunman', 'event', 'influence', 'poland', 'poland')
    t.has({ kenya: [1, 0], poland: [0, 2] }).idle()
  })

  test('ruling 29: with Red Scare/Purge it cancels out', () => {
    const t = table({ ussr: ['summit', 'abm-treaty'], effects: { 'brezhnev-doctrine': 'ussr', 'red-scare-purge': 'us' } })
    t.ussr.plays('summit', 'influence', 'poland')
    t.ussr.plays('abm-treaty', 'influence', ...times(4, 'poland'))
    t.has({ poland: [0, 5] }).idle()
  })

  test('9.7: the China Card stays at 4, with its point in Asia at 5', () => {
    const t = table({ ussr: [], effects: { 'brezhnev-doctrine': 'ussr' } })
    t.ussr.plays('the-china-card', 'influence', ...times(5, 'north-korea'))
    t.has({ 'north-korea': [0, 5] }).idle()
  })

  test('ends with the turn', () => {
    const t = table({ ussr: ['summit'], effects: { 'brezhnev-doctrine': 'ussr' } })
    t.endsTurn().inForce()
    t.ussr.plays('summit', 'influence', 'poland')
    t.has({ poland: [0, 1] }).idle()
  })

  test('7.4.1: a card that the US takes from the USSR does not have it', () => {
    const t = table({ us: ['grain-sales-to-soviets'], ussr: ['fidel'], effects: { 'brezhnev-doctrine': 'ussr' } })
    t.us.plays('grain-sales-to-soviets', 'event')
    t.rolls('fidel')
    t.us.picks('play', 'influence', 'canada', 'canada')
    t.has({ canada: [2, 0], cuba: [0, 3] }).idle()
  })

  test.each(orders)('played by the US, %s first: the US has 3 points, the USSR the bonus', (first) => {
    const t = table({ us: ['brezhnev-doctrine'], ussr: ['summit'] })
    playsFor(t.us, 'brezhnev-doctrine', first, ['influence', ...times(3, 'canada')])
    t.cards({ 'brezhnev-doctrine': 'removed' }).inForce('brezhnev-doctrine')
    t.ussr.plays('summit', 'influence', 'poland', 'poland')
    t.has({ canada: [3, 0], poland: [0, 2] }).idle()
  })

  test.each(SIDES)('headlined by the %s', (side) => {
    const t = table({ ...only(side, 'brezhnev-doctrine') })
    headlines(t, side, 'brezhnev-doctrine')
    t.cards({ 'brezhnev-doctrine': 'removed' }).inForce('brezhnev-doctrine').idle()
    t.endsTurn().inForce()
  })
})

describe('69 Latin American Death Squads', () => {
  const squads = 'latin-american-death-squads'
  operationsOnly(squads)

  test.each(['us', 'ussr'] as const)('played or headlined by the %s', (side) => {
    const t = midWar({ [side]: [squads] })
    t[side].plays(squads, 'event')
    t.has({})
      .inForce(squads)
      .cards({ [squads]: 'discard' })
      .idle()

    const headline = midWar({ [side]: [squads] })
    headline.headlines(side === 'us' ? squads : null, side === 'ussr' ? squads : null)
    headline
      .inForce(squads)
      .cards({ [squads]: 'discard' })
      .idle()
  })

  const them = { us: 'ussr', ussr: 'us' } as const
  describe.each(['us', 'ussr'] as const)('in force for the %s', (owner) => {
    test.each([
      { by: 'player', country: 'peru', left: 2 },
      { by: 'player', country: 'honduras', left: 2 },
      { by: 'opponent', country: 'peru', left: 4 },
      { by: 'opponent', country: 'honduras', left: 4 },
      { by: 'player', country: 'kenya', left: 3 },
      { by: 'opponent', country: 'kenya', left: 3 },
    ])('a coup of the $by in $country leaves $left; military operations stay 3 (ruling 67)', ({ by, country, left }) => {
      const side = by === 'player' ? owner : them[owner]
      const t = midWar({
        effects: { [squads]: owner },
        [side]: ['brush-war'],
        influence: { [country]: side === 'us' ? [0, 5] : [5, 0] },
      }).rolls(3)
      t[side].plays('brush-war', 'coup', country)
      t.has({ [country]: side === 'us' ? [0, left] : [left, 0] })
        .is({ milops: side === 'us' ? [3, 0] : [0, 3] })
        .idle()
    })
  })

  test('the die has no floor: 1 becomes 0 (ruling 68)', () => {
    const t = midWar({ effects: { [squads]: 'ussr' }, us: ['junta'], influence: { colombia: [0, 2] } }).rolls(1)
    t.us.plays('junta', 'coup', 'colombia')
    t.has({})
      .is({ milops: [2, 0] })
      .idle()
  })

  test('changes coups of events too, but no realignment and no war', () => {
    const t = midWar({ effects: { [squads]: 'us' }, us: ['junta'], influence: { peru: [0, 2] } }).rolls(2)
    t.us.plays('junta', 'event', 'haiti', 'coup', 'peru')
    t.has({ haiti: [2, 0], peru: [0, 1] })
      .is({ milops: [0, 0] })
      .idle()

    const rolls = midWar({ effects: { [squads]: 'us' }, us: ['nasser', 'brush-war'], influence: { peru: [0, 2] } }).rolls(4, 5, 2)
    rolls.us.plays('nasser', 'realign', 'peru')
    rolls.us.plays('brush-war', 'event', 'haiti')
    rolls
      .has({ egypt: [0, 2] })
      .is({ vp: 0 })
      .idle()
  })

  test('both sides may have it in one turn; SALT is added (ruling 69)', () => {
    const t = midWar({ us: [squads, 'brush-war'], ussr: ['salt-negotiations'], influence: { peru: [0, 5] } })
    t.us.plays(squads, 'event')
    t.ussr.plays('salt-negotiations', 'event', squads)
    t.ussr.plays(squads, 'event')
    t.inForce(squads, 'salt-negotiations').rolls(3).us.plays('brush-war', 'coup', 'peru')
    t.has({ peru: [0, 4] }).idle()
  })

  test('ends with the turn', () => {
    const t = midWar({ us: [squads, 'brush-war'], influence: { peru: [0, 5] }, milops: [5, 5] })
    t.us.plays(squads, 'event')
    t.endsTurn().inForce().rolls(3).us.plays('brush-war', 'coup', 'peru')
    t.has({ peru: [0, 3] }).idle()
  })
})

describe('86 North Sea Oil', () => {
  everyLateWarPlay('north-sea-oil', { owner: 'us', ops: 3, inForce: ['north-sea-oil'] })
  bars('north-sea-oil', 'opec', 'ussr', 3, { influence: { egypt: [0, 2], venezuela: [0, 2] } })

  /** Events that ask nothing. */
  const american = [
    'reagan-bombs-libya',
    'formosan-resolution',
    'nuclear-subs',
    'alliance-for-progress',
    'panama-canal-returned',
    'sadat-expels-soviets',
    'an-evil-empire',
    'awacs-sale-to-saudis',
  ]
  const soviet = ['fidel', 'nasser', 'allende', 'willy-brandt', 'romanian-abdication', 'portuguese-empire-crumbles', 'cultural-revolution']

  /** A turn in which the USSR has nothing to play, and the US plays its events one after the other. */
  const turn = (setup: Setup, rounds: number): Table => {
    const t = late({ ready: false, ...setup }).playsOn('rounds')
    for (let i = 0; i < rounds; i++) t.us.plays(setup.us![i]!, 'event')
    return t
  }

  test('gives an eighth round, which may be passed (ruling 97)', () => {
    const t = turn({ us: ['north-sea-oil', ...american] }, 7)
    t.is({ turn: 8, round: 8 }).asks('us', 'play').offers('an-evil-empire', 'awacs-sale-to-saudis', 'pass')
    t.us.picks('pass')
    t.asks('chance', 'draw').is({ turn: 9 }).cards({ 'an-evil-empire': 'us-hand', 'awacs-sale-to-saudis': 'us-hand' })
  })

  test('needs a card to play', () => {
    turn({ us: ['north-sea-oil', ...american.slice(0, 6)] }, 7)
      .asks('chance', 'draw')
      .is({ turn: 9 })
  })

  test.each([0, 8])('gives no ninth round, with the US at box %i of the space race', (box) => {
    turn({ us: ['north-sea-oil', ...american], space: [box, 6] }, 8)
      .asks('chance', 'draw')
      .is({ turn: 9 })
      .cards({ 'awacs-sale-to-saudis': 'us-hand' })
  })

  test('played in the seventh round it still gives the eighth', () => {
    turn({ us: [...american.slice(0, 6), 'north-sea-oil', 'an-evil-empire'] }, 7)
      .is({ turn: 8, round: 8 })
      .asks('us', 'play')
      .offers('an-evil-empire', 'pass')
  })

  test.each([{}, { 'north-sea-oil': 'us' }] as const)('with %j from earlier turns there are seven rounds', (effects) => {
    turn({ us: american, effects }, 7).asks('chance', 'draw').is({ turn: 9 })
  })

  test('its round remains where both are at the last box of the space race (6.4.4, ruling 97)', () => {
    turn({ us: ['north-sea-oil', ...american], space: [8, 8] }, 7)
      .is({ turn: 8, round: 8 })
      .asks('us', 'play')
  })

  test('headlined by the USSR it gives the round to the US alone', () => {
    const t = late({ ready: false, us: ['containment', ...american], ussr: ['north-sea-oil', ...soviet, 'quagmire'] }).playsOn('headline')
    t.us.picks('containment')
    t.ussr.picks('north-sea-oil')
    for (let i = 0; i < 7; i++) {
      t.ussr.plays(soviet[i]!, 'event')
      t.us.plays(american[i]!, 'event')
    }
    t.is({ turn: 8, round: 8 }).asks('us', 'play').offers('awacs-sale-to-saudis', 'pass').cards({ quagmire: 'ussr-hand' })
  })

  test('gives the time for a scoring card: the China Card may still be played in the seventh round (9.5)', () => {
    const rest = ['asia-scoring', 'an-evil-empire']
    const china = { holder: 'us', ready: true } as const
    turn({ ...china, us: ['north-sea-oil', ...american.slice(0, 5), ...rest] }, 6)
      .is({ round: 7 })
      .offers(...rest, 'the-china-card')
    turn({ ...china, us: [...american.slice(0, 6), ...rest] }, 6)
      .is({ round: 7 })
      .offers(...rest)
      .refuses('the-china-card', 'scoring-would-be-held')
  })
})

describe('89 Soviets Shoot Down KAL-007', () => {
  everyLateWarPlay('soviets-shoot-down-kal-007', {
    owner: 'us',
    ops: 4,
    setup: { influence: { 'south-korea': [2, 0] } },
    is: { vp: 2, defcon: 4 },
  })

  describe('with control of South Korea', () => {
    everyLateWarPlay('soviets-shoot-down-kal-007', {
      owner: 'us',
      ops: 4,
      setup: { influence: { 'south-korea': [3, 0], taiwan: [0, 1] } },
      answers: (t) => t.asks('us', 'operations').us.picks('influence', 'taiwan', 'taiwan', 'south-korea', 'japan'),
      has: { 'south-korea': [4, 0], taiwan: [2, 1], japan: [1, 0] },
      is: { vp: 2, defcon: 4 },
    })
  })

  const korea = { 'south-korea': [4, 1] } as const

  test('no coup and no space race with these points; they may be left (rulings 38 and 73)', () => {
    const t = late({ us: ['soviets-shoot-down-kal-007'], influence: korea })
    t.us.plays('soviets-shoot-down-kal-007', 'event')
    t.offers('influence', 'realign', 'pass').refuses('coup', 'not-an-answer').refuses('space', 'not-an-answer')
    t.us.picks('pass')
    t.has({}).is({ vp: 2, defcon: 4 }).cards({ 'soviets-shoot-down-kal-007': 'removed' }).idle()
  })

  test('realignments obey DEFCON as it stands now (7.4.3, 8.1.5), four at most', () => {
    const t = late({ us: ['soviets-shoot-down-kal-007'], influence: { ...korea, bulgaria: [0, 1], kenya: [0, 6] } })
    t.us.plays('soviets-shoot-down-kal-007', 'event', 'realign')
    t.refuses('bulgaria', 'defcon-closed').offers('angola', 'kenya', 'south-korea', 'done')
    for (let i = 0; i < 4; i++) {
      t.us.picks('kenya')
      t.rolls(1, 3)
    }
    t.has({ kenya: [0, 2] })
      .is({ defcon: 4, milops: [0, 0] })
      .idle()
  })

  test('the points are subject to modifiers (7.4.3, ruling 37)', () => {
    const t = late({ us: ['soviets-shoot-down-kal-007'], influence: korea, effects: { 'red-scare-purge': 'ussr' } })
    t.us.plays('soviets-shoot-down-kal-007', 'event', 'influence', 'japan', 'japan', 'japan')
    t.has({ japan: [3, 0] }).idle()
  })

  test('control that comes with the operations of the USSR or is lost by them counts when the event happens', () => {
    const t = late({ ussr: ['soviets-shoot-down-kal-007'], influence: { 'south-korea': [3, 0] } })
    t.ussr.plays('soviets-shoot-down-kal-007', 'influence', 'north-korea', 'angola', 'angola', 'angola')
    t.asks('us', 'operations').us.picks('pass')
    t.is({ vp: 2 }).idle()
    const lost = late({ ussr: ['soviets-shoot-down-kal-007'], influence: { 'south-korea': [3, 0], 'north-korea': [0, 3] } })
    lost.ussr.plays('soviets-shoot-down-kal-007', 'influence', 'south-korea', 'angola', 'angola')
    lost
      .has({ 'south-korea': [3, 1], angola: [1, 3] })
      .is({ vp: 2 })
      .idle()
  })

  test.each([
    ['us', 'ussr'],
    ['ussr', 'us'],
  ] as const)('at DEFCON 2, played by the %s, the %s wins before the VP count (8.1.3)', (player, winner) => {
    const t = late({ [player]: ['soviets-shoot-down-kal-007'], defcon: 2, vp: 18, influence: korea })
    t[player].plays('soviets-shoot-down-kal-007', 'event')
    t.over(winner, 'nuclear-war').is({ vp: 18, defcon: 1 })
  })

  test('headlined by the USSR at DEFCON 2 the USSR loses (4.5 C, ruling 3)', () => {
    const t = late({ ussr: ['soviets-shoot-down-kal-007'], defcon: 2 })
    t.headlines(null, 'soviets-shoot-down-kal-007')
    t.over('us', 'nuclear-war')
  })

  test('20 VP end the game before the operations (rulings 12 and 18)', () => {
    const t = late({ us: ['soviets-shoot-down-kal-007'], vp: 18, influence: korea })
    t.us.plays('soviets-shoot-down-kal-007', 'event')
    t.over('us', 'vp').refuses('influence', 'game-over', 'us')
  })

  test('a round that it moves to DEFCON 2 is one for NORAD (ruling 89)', () => {
    const t = late({ ussr: ['soviets-shoot-down-kal-007'], defcon: 3, effects: { norad: 'us' }, influence: { canada: [4, 0] } })
    t.ussr.plays('soviets-shoot-down-kal-007', 'event', 'influence', 'angola', 'angola', 'angola', 'angola')
    t.asks('us', 'place').us.picks('angola')
    t.has({ angola: [2, 5] })
      .is({ vp: 2, defcon: 2 })
      .idle()
  })
})

describe('93 Iran-Contra Scandal', () => {
  everyLateWarPlay('iran-contra-scandal', { owner: 'ussr', ops: 2, inForce: ['iran-contra-scandal'] })

  const scandal = (setup: Setup): Table => late({ effects: { 'iran-contra-scandal': 'ussr' }, influence: { kenya: [3, 3] }, ...setup })

  /** Dice: the USSR first, then the US. */
  test.each([
    [3, 3, [2, 3]],
    [3, 4, [3, 3]],
    [3, 5, [3, 2]],
    [1, 1, [2, 3]],
  ] as const)('USSR %i, US %i: the US die is lowered by 1, without a floor (rulings 68 and 70)', (ussr, us, kenya) => {
    for (const player of ['us', 'ussr'] as const) {
      const t = scandal({ [player]: ['nasser'] })
      t[player].plays('nasser', 'realign', 'kenya')
      t.rolls(ussr, us)
      t.has({ kenya, ...(player === 'us' ? { egypt: [0, 2] } : {}) }).idle()
    }
  })

  test('with the reading own-realignments, not where the USSR makes the attempt', () => {
    const options = { readings: { iranContra: 'own-realignments' } } as const
    const own = scandal({ options, us: ['sadat-expels-soviets'] })
    own.us.plays('sadat-expels-soviets', 'realign', 'kenya')
    own.rolls(3, 4)
    own.has({}).idle()
    const others = scandal({ options, ussr: ['nasser'] })
    others.ussr.plays('nasser', 'realign', 'kenya')
    others.rolls(3, 4)
    others.has({ kenya: [3, 2] }).idle()
  })

  test('coups are as before', () => {
    const t = scandal({ us: ['reagan-bombs-libya'] })
    t.us.plays('reagan-bombs-libya', 'coup', 'kenya')
    t.rolls(3)
    t.has({ kenya: [3, 2] }).idle()
  })

  test('played by the US, the event first spoils its own realignments, the operations first do not', () => {
    const setup = { us: ['iran-contra-scandal'], influence: { kenya: [3, 3] } } as const
    const event = late(setup)
    event.us.plays('iran-contra-scandal', 'event', 'realign', 'kenya')
    event.rolls(3, 4)
    event.has({}).left(1)
    const operations = late(setup)
    operations.us.plays('iran-contra-scandal', 'realign', 'kenya')
    operations.rolls(3, 4, 4, 3).us.picks('kenya')
    operations
      .has({ kenya: [3, 2] })
      .inForce('iran-contra-scandal')
      .idle()
  })

  test('ends with the turn', () => {
    const t = scandal({ us: ['sadat-expels-soviets'] })
      .endsTurn()
      .inForce()
    t.us.plays('sadat-expels-soviets', 'realign', 'kenya')
    t.rolls(3, 4)
    t.has({ kenya: [3, 2] }).idle()
  })
})

describe('94 Chernobyl', () => {
  everyLateWarPlay('chernobyl', {
    owner: 'us',
    ops: 3,
    answers: (t) => t.asks('us', 'chernobyl').us.picks('europe'),
    inForce: ['chernobyl'],
  })

  const REGIONS = ['europe', 'asia', 'middle-east', 'africa', 'central-america', 'south-america'] as const
  const inside = {
    europe: ['turkey', 'romania'],
    asia: ['vietnam', 'north-korea'],
    'middle-east': ['libya', 'egypt'],
    africa: ['angola', 'zaire'],
    'central-america': ['cuba', 'haiti'],
    'south-america': ['chile', 'argentina'],
  } as const
  const everywhere = { angola: [1, 1], turkey: [0, 1], vietnam: [0, 1], libya: [0, 1], cuba: [0, 1], chile: [0, 1] } as const

  /** The US names a region in its round, and the USSR plays a card afterwards. */
  const named = (region: string, setup: Setup): Table => {
    const t = late({ ...setup, us: ['chernobyl', ...(setup.us ?? [])] })
    t.us.plays('chernobyl', 'event', region)
    return t
  }

  test('one of the six regions is named', () => {
    const t = late({ us: ['chernobyl'] })
    t.us.plays('chernobyl', 'event')
    t.offers(...REGIONS)
    t.refuses('southeast-asia', 'not-an-answer').refuses('eastern-europe', 'not-an-answer').refuses('pass', 'not-an-answer')
  })

  test.each(REGIONS)('%s is closed to influence of the USSR by operations, and nothing else is (ruling 48)', (region) => {
    const t = named(region, { ussr: ['allende'], influence: everywhere })
    t.ussr.plays('allende', 'influence')
    for (const other of REGIONS)
      for (const country of inside[other]) {
        if (other === region) t.refuses(country, 'barred-by-card')
        else expect(t.legal()).toContain(country)
      }
  })

  test('an event of the USSR, a coup with the influence it brings, and a realignment stay possible', () => {
    const t = named('africa', { ussr: ['nasser', 'portuguese-empire-crumbles', 'fidel'], influence: { kenya: [1, 0] } })
    t.ussr.plays('portuguese-empire-crumbles', 'event')
    t.has({ angola: [1, 3], kenya: [1, 0], 'southeast-african-states': [0, 2] })
    t.ussr.plays('fidel', 'coup', 'kenya')
    t.rolls(5)
    t.has({ angola: [1, 3], kenya: [0, 2], 'southeast-african-states': [0, 2] })
    t.ussr.plays('nasser', 'realign', 'angola')
    t.rolls(2, 1)
    t.has({ angola: [0, 3], kenya: [0, 2], 'southeast-african-states': [0, 2] }).idle()
  })

  test('operations that an event grants are operations (7.4.3)', () => {
    const t = named('africa', { ussr: ['abm-treaty'] })
    t.ussr.plays('abm-treaty', 'event', 'influence')
    t.refuses('angola', 'barred-by-card')
  })

  test('the China Card goes round it as well', () => {
    const t = named('asia', { holder: 'ussr' })
    t.ussr.plays('the-china-card', 'influence')
    t.refuses('north-korea', 'barred-by-card').refuses('afghanistan', 'barred-by-card')
    t.ussr.picks('poland', 'poland', 'angola', 'angola')
    t.has({ poland: [0, 2], angola: [1, 3] }).idle()
  })

  test('where the USSR can reach nothing else, it can place nothing', () => {
    const t = table({ turn: 8, us: ['chernobyl'], ussr: ['nasser'], influence: { afghanistan: [5, 0], 'north-korea': [5, 0] } })
    t.us.plays('chernobyl', 'event', 'europe')
    t.ussr.begins().picks('nasser')
    t.refuses('influence', 'nowhere-to-place')
  })

  test('the US places where it likes', () => {
    const t = named('africa', { us: ['sadat-expels-soviets'] })
    t.us.plays('sadat-expels-soviets', 'influence', 'angola')
    t.has({ angola: [2, 1] }).idle()
  })

  test('played by the USSR, the event first binds the operations of the card, the operations first are free (ruling 48)', () => {
    const event = late({ ussr: ['chernobyl'] })
    event.ussr.plays('chernobyl', 'event')
    event.us.picks('africa')
    event.ussr.picks('influence')
    event.refuses('angola', 'barred-by-card')
    event.ussr.picks('poland', 'poland', 'poland')
    event.has({ poland: [0, 3] }).idle()
    const operations = late({ ussr: ['chernobyl'] })
    operations.ussr.plays('chernobyl', 'influence', 'angola', 'angola', 'angola')
    operations.us.picks('africa')
    operations.has({ angola: [1, 4] }).idle()
  })

  test('ends with the turn', () => {
    const t = named('africa', { ussr: ['nasser'] })
      .endsTurn()
      .inForce()
    t.ussr.plays('nasser', 'influence', 'angola')
    t.has({ angola: [1, 2] }).idle()
  })
})
