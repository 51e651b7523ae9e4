/** The China Card and the events that need or move it; the space race. */
import { describe, test } from 'vitest'
import { everyMidWarPlay, headlines, midWar, only, operationsOnly, orders, playsFor } from '../../plays.ts'
import { type Setup, table, times } from '../../table.ts'
import { type Board, everyWay, pair, points, SIDES } from '../../ways.ts'

describe('6 The China Card', () => {
  const china = 'the-china-card'
  const many = (n: number, country: string): string[] => Array.from({ length: n }, () => country)

  test('4 operations; it passes face down, and face up at the end of the turn (9.3)', () => {
    const t = table({ us: ['fidel', 'nasser'], influence: { poland: [0, 3], panama: [1, 0] } })
    t.ussr.plays(china, 'influence', ...many(4, 'poland'))
    t.has({ poland: [0, 7] })
      .is({ holder: 'us', ready: false })
      .cards({ [china]: 'passing', fidel: 'us-hand' })
      .idle()
    t.us.begins()
    t.offers('fidel', 'nasser').refuses(china, 'not-ready')
    t.us.plays('nasser', 'influence', 'panama')
    t.endsTurn().is({ holder: 'us', ready: true }).idle()
    t.ussr.begins()
    t.idle()
    t.us.begins()
    t.offers('fidel', china)
  })

  test('it has no event, is no headline (ruling 20), and the other side cannot play it', () => {
    const t = table({ us: ['fidel'], ussr: ['nasser'], holder: 'us', influence: { japan: [1, 0] } })
    t.headlines(null, null)
    t.refuses(china, 'no-headline', 'us').offers('fidel')
    const round = table({ us: ['fidel'], ussr: ['nasser'], holder: 'us', influence: { japan: [1, 0] } })
    round.ussr.begins()
    round.refuses(china, 'not-ready')
    const used = table({ holder: 'us', influence: { japan: [1, 0] } })
    used.us.begins().picks(china)
    used.refuses('event', 'operations-only')
  })

  test('5 points if all are spent in Asia, Southeast Asia included (9.6)', () => {
    const t = table({ holder: 'us', influence: { japan: [1, 0], thailand: [1, 0], panama: [1, 0] } })
    t.us.plays(china, 'influence', 'japan', 'thailand', 'japan')
    t.refuses('done', 'must-spend-all')
    t.us.picks('japan')
    t.refuses('panama', 'too-expensive')
    t.us.picks('thailand')
    t.has({ japan: [4, 0], thailand: [3, 0] })
      .is({ holder: 'ussr', ready: false })
      .idle()
  })

  test('ruling 34: a point elsewhere, and there are 4; no later card keeps the fifth', () => {
    const t = table({ holder: 'us', us: ['olympic-games'], influence: { japan: [1, 0], panama: [1, 0] } })
    t.us.plays(china, 'influence', 'japan', 'panama', 'japan', 'japan')
    t.has({ japan: [4, 0], panama: [2, 0] }).idle()
    t.us.plays('olympic-games', 'influence', 'japan', 'japan')
    t.has({ japan: [6, 0], panama: [2, 0] }).idle()
  })

  test('the fifth point counts in a coup in Asia, for the die and for military operations', () => {
    const t = table({ holder: 'us', influence: { thailand: [0, 2] } })
    t.rolls(1).us.plays(china, 'coup', 'thailand')
    t.has({ thailand: [0, 0] })
      .is({ milops: [5, 0], defcon: 4 })
      .idle()
    const elsewhere = table({ holder: 'us', influence: { iran: [0, 2] } })
    elsewhere.rolls(1).us.plays(china, 'coup', 'iran')
    elsewhere
      .has({ iran: [0, 1] })
      .is({ milops: [4, 0] })
      .idle()
  })

  test('a fifth realignment only if the first four were in Asia', () => {
    const t = table({ holder: 'us', influence: { vietnam: [0, 9], cuba: [0, 9] } })
    t.rolls(1, 2, 1, 2, 1, 2, 1, 2)
      .us.plays(china, 'realign')
      .picks(...many(4, 'vietnam'))
    t.refuses('cuba', 'too-expensive').rolls(1, 4).us.picks('vietnam')
    t.has({ vietnam: [0, 7] }).idle()
    const mixed = table({ holder: 'us', influence: { vietnam: [0, 9], cuba: [0, 9] } })
    mixed.rolls(1, 2, 1, 1, 1, 2, 1, 2).us.plays(china, 'realign').picks('vietnam', 'cuba', 'vietnam', 'vietnam')
    mixed.has({}).idle()
  })

  test.each<[string, 'us' | 'ussr', Setup['effects'], number, number]>([
    ['Containment cannot push it above 4', 'us', { containment: 'us' }, 4, 5],
    ['Red Scare/Purge lowers it', 'us', { 'red-scare-purge': 'ussr' }, 3, 4],
    ['Vietnam Revolts comes on top', 'ussr', { 'vietnam-revolts': 'ussr' }, 4, 6],
    ['ruling 29: Brezhnev Doctrine and Red Scare/Purge cancel out', 'ussr', { 'brezhnev-doctrine': 'ussr', 'red-scare-purge': 'us' }, 4, 5],
  ])('9.7: %s', (_name, side, effects, elsewhere, inSoutheastAsia) => {
    const influence = { vietnam: pair(side, 1, 0), peru: pair(side, 1, 0) }
    for (const [country, n] of [
      ['peru', elsewhere],
      ['vietnam', inSoutheastAsia],
    ] as const) {
      const t = table({ holder: side, effects: effects!, influence })
      t[side].plays(china, 'influence', ...many(n, country))
      t.has({ [country]: pair(side, 1 + n, 0) }).idle()
    }
  })

  test('ruling 30: the example of 7.4 makes 5', () => {
    const t = table({ us: ['red-scare-purge'], ussr: ['vietnam-revolts'] })
    t.headlines('red-scare-purge', 'vietnam-revolts')
    t.ussr.plays(china, 'influence', ...many(5, 'vietnam'))
    t.has({ vietnam: [0, 7] }).idle()
  })

  test('not in the place of a scoring card that would be held (9.5)', () => {
    const setup = { holder: 'us', us: ['asia-scoring'], influence: { panama: [1, 0] } } as const
    const last = table({ ...setup, round: 6 })
    last.us.begins()
    last.offers('asia-scoring').refuses(china, 'scoring-would-be-held')
    const earlier = table({ ...setup, round: 5 })
    earlier.us.begins()
    earlier.offers('asia-scoring', china)
  })

  test('nobody must play it, even as the last card (9.8)', () => {
    const t = table({ holder: 'us' })
    t.us.begins()
    t.offers(china, 'pass')
    t.us.picks('pass')
    t.is({ holder: 'us', ready: true }).idle()
  })

  test('ruling 83: it cannot be discarded, not even to get out of a trap', () => {
    const t = table({ holder: 'us', effects: { quagmire: 'ussr' }, turn: 4 })
    t.us.begins()
    t.is({ holder: 'us', ready: true }).inForce('quagmire').idle()
  })

  test('it can go to space, and passes as always', () => {
    const t = table({ holder: 'us' })
    t.rolls(3).us.plays(china, 'space')
    t.is({ space: [1, 0], vp: 2, holder: 'ussr', ready: false }).idle()
  })

  test.each([
    ['cultural-revolution', 'ussr', 'us', true],
    ['ussuri-river-skirmish', 'us', 'ussr', true],
    ['nixon-plays-the-china-card', 'us', 'ussr', false],
  ] as const)('passed by %s it comes to the %s', (card, side, holder, ready) => {
    const t = table({ [side]: [card], holder, turn: 4 })
    t[side].plays(card, 'event')
    t.is({ holder: side, ready, vp: 0 }).idle()
  })

  test.each([true, false])('ruling 14: its holder has 1 VP more in the end, face up or down (ready: %s)', (ready) => {
    const t = table({ turn: 10, holder: 'us', ready })
    t.endsGame().is({ vp: 1 }).over('us', 'final-scoring')
  })
})

describe('18 Captured Nazi Scientist', () => {
  const scientist = 'captured-nazi-scientist'

  for (const side of SIDES)
    describe(`of the ${side}`, () => {
      test.each([
        ['first to box 1: 2 VP', 0, 0, 2],
        ['second to box 1: 1 VP', 0, 1, 1],
        ['box 2: none', 1, 0, 0],
        ['first to box 3: 2 VP', 2, 2, 2],
        ['second to box 3: none', 2, 3, 0],
        ['second to box 5: 1 VP', 4, 6, 1],
        ['first to box 8: 2 VP', 7, 7, 2],
      ])('%s', (_name, own, their, vp) => {
        const t = table({ [side]: [scientist], space: pair(side, own, their) })
        t[side].plays(scientist, 'event')
        t.has({})
          .is({ space: pair(side, own + 1, their), vp: points(side, vp) })
          .cards({ [scientist]: 'removed' })
          .idle()
      })

      test('on the last box nothing happens; the card is removed', () => {
        const t = table({ [side]: [scientist], space: pair(side, 8, 0) })
        t[side].plays(scientist, 'event')
        t.is({ space: pair(side, 8, 0), vp: 0 })
          .cards({ [scientist]: 'removed' })
          .idle()
      })

      test('headlined', () => {
        const t = table({ [side]: [scientist] })
        t.headlines(side === 'us' ? scientist : null, side === 'ussr' ? scientist : null)
        t.is({ space: pair(side, 1, 0), vp: points(side, 2) })
          .cards({ [scientist]: 'removed' })
          .idle()
      })

      test('used for operations its event does not happen', () => {
        const t = table({ [side]: [scientist], influence: { peru: pair(side, 1, 0) } })
        t[side].plays(scientist, 'influence', 'peru')
        t.has({ peru: pair(side, 2, 0) })
          .is({ space: [0, 0], vp: 0 })
          .cards({ [scientist]: 'discard' })
          .idle()
      })

      test('it does not use up the attempt of the turn, and brings the ability of the box', () => {
        const t = table({ [side]: [scientist, 'olympic-games', 'nuclear-test-ban', 'red-scare-purge'], space: pair(side, 1, 0) })
        t[side].plays(scientist, 'event')
        for (const card of ['olympic-games', 'nuclear-test-ban']) t.rolls(6)[side].plays(card, 'space')
        t.is({ space: pair(side, 2, 0) })
        t[side].begins().picks('red-scare-purge')
        t.refuses('space', 'space-limit')
      })
    })

  test('too low a card to go to space itself', () => {
    const t = table({ us: [scientist] })
    t.us.begins().picks(scientist)
    t.refuses('space', 'space-card-too-low')
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

describe('58 Cultural Revolution', () => {
  test.each([true, false])('ruling 59: the China Card of the US (ready: %s) goes to the USSR, ready for use', (ready) => {
    const t = table({ ussr: ['cultural-revolution'], holder: 'us', ready })
    t.ussr.plays('cultural-revolution', 'event')
    t.has({}).is({ vp: 0, holder: 'ussr', ready: true }).cards({ 'cultural-revolution': 'removed' }).idle()
    t.ussr.plays('the-china-card', 'influence', ...times(4, 'poland'))
    t.is({ holder: 'us', ready: false }).idle()
  })

  test.each([true, false])('ruling 59: with the China Card (ready: %s) the USSR gets 1 VP instead', (ready) => {
    const t = table({ ussr: ['cultural-revolution'], holder: 'ussr', ready })
    t.ussr.plays('cultural-revolution', 'event')
    t.has({}).is({ vp: -1, holder: 'ussr', ready }).cards({ 'cultural-revolution': 'removed' }).idle()
  })

  test.each(orders)('played by the US, %s first', (first) => {
    for (const holder of SIDES) {
      const t = table({ us: ['cultural-revolution'], holder })
      playsFor(t.us, 'cultural-revolution', first, ['influence', ...times(3, 'canada')])
      t.has({ canada: [3, 0] })
        .is({ holder: 'ussr', ready: true, vp: holder === 'us' ? 0 : -1 })
        .cards({ 'cultural-revolution': 'removed' })
        .idle()
    }
  })

  test.each(SIDES)('headlined by the %s', (side) => {
    const t = table({ ...only(side, 'cultural-revolution'), holder: 'us' })
    headlines(t, side, 'cultural-revolution')
    t.is({ holder: 'ussr', ready: true, vp: 0 }).cards({ 'cultural-revolution': 'removed' }).idle()
  })

  test('12.4: while nobody has the China Card (Chinese Civil War) it does not happen, and is discarded', () => {
    const t = table({ ussr: ['cultural-revolution'], holder: 'nobody' })
    t.ussr.begins().picks('cultural-revolution')
    t.refuses('event', 'event-cannot-happen')
    const u = table({ us: ['cultural-revolution'], holder: 'nobody' })
    u.us.plays('cultural-revolution', 'event', 'influence', ...times(3, 'canada'))
    u.has({ canada: [3, 0] })
      .is({ holder: 'nobody', vp: 0 })
      .cards({ 'cultural-revolution': 'discard' })
      .idle()
  })

  test('used by the USSR for operations, its event does not happen', () => {
    const t = table({ ussr: ['cultural-revolution'], holder: 'us' })
    t.ussr.plays('cultural-revolution', 'influence', ...times(3, 'poland'))
    t.has({ poland: [0, 3] })
      .is({ holder: 'us', vp: 0 })
      .cards({ 'cultural-revolution': 'discard' })
      .idle()
  })
})

describe('71 Nixon Plays the China Card', () => {
  const nixon = 'nixon-plays-the-china-card'
  describe.each([true, false])('the USSR has the China Card, ready: %s (ruling 59)', (ready) => {
    everyMidWarPlay({
      card: nixon,
      owner: 'us',
      ops: 2,
      setup: { holder: 'ussr', ready },
      is: { holder: 'us', ready: false },
      to: 'removed',
    })
  })
  describe.each([true, false])('the US has it, ready: %s (ruling 59)', (ready) => {
    everyMidWarPlay({ card: nixon, owner: 'us', ops: 2, setup: { holder: 'us', ready }, is: { vp: 2, holder: 'us', ready }, to: 'removed' })
  })

  test('it can not be used this turn, but the next', () => {
    const t = midWar({ us: [nixon, 'fidel'], holder: 'ussr', milops: [5, 5] })
    t.us.plays(nixon, 'event')
    t.endsTurn().is({ holder: 'us', ready: true })
    t.us.begins()
    t.offers('the-china-card', 'fidel')

    const now = midWar({ us: [nixon, 'fidel'], holder: 'ussr' })
    now.us.plays(nixon, 'event')
    now.us.begins()
    now.offers('fidel').refuses('the-china-card', 'not-ready')
  })

  test('while nobody has it (Chinese Civil War) the US counts as its holder (12.4.1)', () => {
    const t = midWar({ us: [nixon], holder: 'nobody' })
    t.us.plays(nixon, 'event')
    t.is({ vp: 2, holder: 'nobody' })
      .cards({ [nixon]: 'removed' })
      .idle()
  })
})

describe('76 Ussuri River Skirmish', () => {
  const ussuri = 'ussuri-river-skirmish'
  describe.each([true, false])('the USSR has the China Card, ready: %s (ruling 59)', (ready) => {
    everyMidWarPlay({
      card: ussuri,
      owner: 'us',
      ops: 3,
      setup: { holder: 'ussr', ready },
      is: { holder: 'us', ready: true },
      to: 'removed',
    })
  })
  describe('the US has it (ruling 59)', () => {
    everyMidWarPlay({
      card: ussuri,
      owner: 'us',
      ops: 3,
      setup: { holder: 'us', influence: { 'north-korea': [0, 3] } },
      answers: ['thailand', 'thailand', 'north-korea', 'india'],
      has: { thailand: [2, 0], 'north-korea': [1, 3], india: [1, 0] },
      is: { holder: 'us', ready: true },
      to: 'removed',
    })
  })

  test('it can be used this turn', () => {
    const t = midWar({ us: [ussuri], holder: 'ussr', ready: false })
    t.us.plays(ussuri, 'event')
    t.us.plays('the-china-card', 'influence', 'japan', 'japan', 'japan', 'japan', 'japan')
    t.has({ japan: [5, 0] })
      .is({ holder: 'ussr', ready: false })
      .idle()
  })

  test('face down with the US it stays so', () => {
    const t = midWar({ us: [ussuri], holder: 'us', ready: false })
    t.us.plays(ussuri, 'event', 'japan', 'japan', 'taiwan', 'taiwan')
    t.has({ japan: [2, 0], taiwan: [2, 0] })
      .is({ holder: 'us', ready: false })
      .idle()
  })

  test('at most 2 in a country, only in Asia, all four', () => {
    const t = midWar({ us: [ussuri], holder: 'us' })
    t.us.plays(ussuri, 'event', 'vietnam', 'vietnam')
    t.refuses('vietnam', 'at-most-in-country').refuses('iran', 'outside-area').refuses('done', 'must-spend-all')
    t.us.picks('australia', 'afghanistan')
    t.has({ vietnam: [2, 0], australia: [1, 0], afghanistan: [1, 0] }).idle()
  })

  test('while nobody has it (Chinese Civil War) the US counts as its holder (12.4.1)', () => {
    const t = midWar({ us: [ussuri], holder: 'nobody' })
    t.us.plays(ussuri, 'event', 'vietnam', 'vietnam', 'japan', 'japan')
    t.has({ vietnam: [2, 0], japan: [2, 0] })
      .cards({ [ussuri]: 'removed' })
      .idle()
  })
})

describe('80 One Small Step', () => {
  const step = 'one-small-step'
  operationsOnly(step, { space: [0, 0] })
  operationsOnly(step, { space: [1, 3] })

  test.each([
    { own: 0, other: 1, to: 2, vp: 0 },
    { own: 0, other: 3, to: 2, vp: 0 },
    { own: 1, other: 2, to: 3, vp: 2 },
    { own: 1, other: 4, to: 3, vp: 0 },
    { own: 3, other: 4, to: 5, vp: 3 },
    { own: 3, other: 5, to: 5, vp: 1 },
    { own: 5, other: 6, to: 7, vp: 4 },
    { own: 5, other: 8, to: 7, vp: 2 },
    { own: 6, other: 7, to: 8, vp: 2 },
    { own: 7, other: 8, to: 8, vp: 0 },
  ])('from $own, the opponent on $other: to $to, only its $vp VP (ruling 98)', ({ own, other, to, vp }) => {
    const us = midWar({ us: [step], space: [own, other] })
    us.us.plays(step, 'event')
    us.has({})
      .is({ vp, space: [to, other] })
      .cards({ [step]: 'discard' })
      .idle()

    const ussr = midWar({ ussr: [step], space: [other, own] })
    ussr.headlines(null, step)
    ussr
      .has({})
      .is({ vp: 0 - vp, space: [other, to] })
      .cards({ [step]: 'discard' })
      .idle()
  })

  test.each([
    [2, 2],
    [3, 2],
  ])('on %i against %i the event can not happen', (own, other) => {
    const t = midWar({ us: [step], space: [own, other] })
    t.us.begins().picks(step)
    t.refuses('event', 'event-cannot-happen')

    const headline = midWar({ us: [step], space: [own, other] })
    headline.headlines(step, null)
    headline
      .is({ vp: 0, space: [own, other] })
      .cards({ [step]: 'discard' })
      .idle()
  })

  test('does not use up the attempt of the turn', () => {
    const t = midWar({ us: [step, 'fidel'], space: [1, 4] }).rolls(1)
    t.us.plays(step, 'event')
    t.us.plays('fidel', 'space')
    t.is({ space: [4, 4] }).idle()
  })

  test('gives the ability of the second box to the first side there (6.4.4)', () => {
    const t = midWar({ us: [step, 'fidel', 'nasser', 'suez-crisis'], space: [0, 1] }).rolls(6, 6)
    t.us.plays(step, 'event')
    t.us.plays('fidel', 'space')
    t.us.plays('suez-crisis', 'space')
    t.is({ space: [2, 1] }).idle()
  })

  test('ends the ability of the opponent on a box that it passes or enters (6.4.4)', () => {
    for (const space of [
      [1, 2],
      [0, 2],
    ] as const) {
      const t = midWar({ us: [step], ussr: ['containment', 'duck-and-cover'], space }).rolls(6)
      t.us.plays(step, 'event')
      t.ussr.plays('containment', 'space')
      t.ussr.begins().picks('duck-and-cover')
      t.refuses('space', 'space-limit')
    }
  })

  test('its VP may win the game', () => {
    const t = midWar({ ussr: [step], space: [4, 3], vp: -17 })
    t.ussr.plays(step, 'event')
    t.over('ussr', 'vp').is({ vp: -20 })
  })
})
