/** Events that take, play or cancel another card. */
import { describe, test } from 'vitest'
import { everyLateWarPlay, everyMidWarPlay, headlines, late, midWar, only, withoutItsEvent } from '../../plays.ts'
import { type Setup, type Table, table } from '../../table.ts'
import { opponentOf, pair, SIDES } from '../../ways.ts'

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

      test('ruling 87: U2 Incident pays 1 VP for it, played by either side', () => {
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

describe('43 SALT Negotiations', () => {
  test.each(SIDES)('played by the %s: DEFCON rises by two, and a card of the discard pile is taken and shown', (side) => {
    const t = table({ ...only(side, 'salt-negotiations'), defcon: 2, discard: ['nasser', 'brush-war', 'asia-scoring'] })
    t[side].plays('salt-negotiations', 'event')
    t.asks(side, 'from-discard-pile').refuses('asia-scoring', 'scoring-card').refuses('salt-negotiations', 'not-there')
    t.refuses('fidel', 'not-there').offers('nasser', 'brush-war', 'done')
    t[side].picks('brush-war')
    t.has({})
      .is({ defcon: 4, vp: 0 })
      .cards({ 'salt-negotiations': 'removed', 'brush-war': `${side}-hand`, nasser: 'discard', 'asia-scoring': 'discard' })
      .knows(opponentOf(side), 'brush-war')
      .inForce('salt-negotiations')
      .idle()
  })

  test('DEFCON stops at 5; taking a card may be declined', () => {
    const t = table({ us: ['salt-negotiations'], defcon: 4, discard: ['nasser'] })
    t.us.plays('salt-negotiations', 'event', 'done')
    t.is({ defcon: 5 }).cards({ nasser: 'discard' }).idle()
  })

  test('an empty discard pile, or one of scoring cards, offers nothing', () => {
    for (const discard of [[], ['asia-scoring']]) {
      const t = table({ us: ['salt-negotiations'], discard })
      t.us.plays('salt-negotiations', 'event')
      t.cards({ 'salt-negotiations': 'removed', 'asia-scoring': discard.length === 0 ? 'deck' : 'discard' }).idle()
    }
  })

  test.each(SIDES)('rulings 67, 69: 1 less on coup dice of the %s, not on military operations', (side) => {
    const t = table({ ...only(side, 'arms-race'), effects: { 'salt-negotiations': 'us' }, influence: { kenya: pair(side, 0, 3) } })
    t[side].plays('arms-race', 'coup', 'kenya')
    t.rolls(4)
    t.has({ kenya: pair(side, 0, 1) })
      .is({ milops: pair(side, 3, 0) })
      .idle()
  })

  test('ruling 68: the die has no floor', () => {
    const t = table({ us: ['indo-pakistani-war'], effects: { 'salt-negotiations': 'us' }, influence: { sudan: [0, 2] } })
    t.us.plays('indo-pakistani-war', 'coup', 'sudan')
    t.rolls(1)
      .has({})
      .is({ milops: [2, 0] })
      .idle()
    const u = table({ us: ['indo-pakistani-war'], influence: { sudan: [0, 2] } })
    u.us.plays('indo-pakistani-war', 'coup', 'sudan')
    u.rolls(1)
    u.has({ sudan: [0, 1] }).idle()
  })

  test('realignments, wars and space are not touched', () => {
    const t = table({
      us: ['summit', 'brush-war', 'indo-pakistani-war'],
      effects: { 'salt-negotiations': 'us' },
      influence: { kenya: [0, 2], nigeria: [0, 1] },
    })
    t.us.plays('summit', 'realign', 'kenya')
    t.rolls(1, 4)
    t.us.plays('brush-war', 'event', 'nigeria')
    t.rolls(3)
    t.us.plays('indo-pakistani-war', 'space')
    t.rolls(3)
    t.has({ kenya: [0, 0], nigeria: [1, 0] })
      .is({ vp: 3, space: [1, 0] })
      .idle()
  })

  test('ends with the turn', () => {
    const t = table({ us: ['arms-race'], effects: { 'salt-negotiations': 'ussr' }, influence: { kenya: [0, 3] } })
    t.endsTurn().inForce()
    t.us.plays('arms-race', 'coup', 'kenya')
    t.rolls(4)
    t.has({ kenya: [0, 0] }).idle()
  })

  test('ruling 86: a Missile Envy taken back is an ordinary card in one hand', () => {
    const t = table({ us: ['missile-envy', 'salt-negotiations'], ussr: ['arms-race', 'summit'] })
    t.us.plays('missile-envy', 'event')
    t.ussr.picks('arms-race')
    t.ussr.plays('missile-envy', 'influence', 'poland', 'poland')
    t.us.plays('salt-negotiations', 'event', 'missile-envy')
    t.cards({ 'missile-envy': 'us-hand' }).inForce('salt-negotiations')
    t.us.begins()
    t.offers('missile-envy')
    t.us.picks('missile-envy', 'event')
    t.asks('ussr', 'missile-envy').offers('summit')
  })

  test.each(SIDES)('headlined by the %s', (side) => {
    const t = table({ ...only(side, 'salt-negotiations'), defcon: 3, discard: ['nasser'] })
    headlines(t, side, 'salt-negotiations')
    t[side].picks('nasser')
    t.is({ defcon: 5 })
      .cards({ nasser: `${side}-hand`, 'salt-negotiations': 'removed' })
      .inForce('salt-negotiations')
      .idle()
  })

  withoutItsEvent('salt-negotiations', 3)
})

describe('67 Grain Sales to Soviets', () => {
  const grain = 'grain-sales-to-soviets'
  /** The US plays Grain Sales and draws the card named first. */
  const draws = (setup: Setup & { readonly ussr: readonly string[] }): Table => {
    const t = midWar({ ...setup, us: [grain, ...(setup.us ?? [])] }).rolls(setup.ussr[0]!)
    t.us.plays(grain, 'event')
    return t.asks('us', 'grain-sales')
  }

  describe('with an empty hand of the USSR, operations (ruling 90)', () => {
    everyMidWarPlay({
      card: grain,
      owner: 'us',
      ops: 2,
      answers: ['influence', 'canada', 'canada'],
      has: { canada: [2, 0] },
      to: 'discard',
    })
  })

  test('any card of the hand may be drawn, not the China Card', () => {
    const t = midWar({ us: [grain], ussr: ['fidel', 'nasser', 'asia-scoring'], holder: 'ussr' })
    t.us.plays(grain, 'event')
    t.asks('chance', 'random-card').offers('fidel', 'nasser', 'asia-scoring')

    const none = midWar({ us: [grain], ussr: [], holder: 'ussr' })
    none.us.plays(grain, 'event', 'influence', 'canada', 'canada')
    none.is({ holder: 'ussr', ready: true }).idle()
  })

  test('returned, the card is known in the hand of the USSR and the US has 2 operations, not to space (rulings 38, 90)', () => {
    const t = draws({ ussr: ['fidel', 'nasser'], influence: { panama: [0, 1] } })
    t.offers('play', 'return').us.picks('return')
    t.offers('influence', 'realign', 'coup').refuses('space', 'not-an-answer').refuses('pass', 'must-spend-all')
    t.rolls(5).us.picks('coup', 'panama')
    t.has({ panama: [2, 0] })
      .is({ milops: [2, 0], defcon: 4 })
      .cards({ fidel: 'ussr-hand', nasser: 'ussr-hand', [grain]: 'discard' })
      .knows('us', 'fidel')
      .knows('us', 'nasser', false)
      .idle()
  })

  test('returned, it has never left the hand: a Missile Envy that must be played must still be', () => {
    const t = midWar({ us: ['missile-envy', grain], ussr: ['arms-race', 'fidel'] })
    t.us.plays('missile-envy', 'event')
    t.ussr.picks('arms-race')
    t.rolls('missile-envy').us.plays(grain, 'event', 'return', 'influence', 'canada', 'canada')
    t.inForce('missile-envy').ussr.begins()
    t.refuses('fidel', 'must-play-card').offers('missile-envy')
  })

  test('an event of the US happens', () => {
    const t = draws({ ussr: ['oas-founded', 'nasser'] })
    t.us.picks('play', 'event', 'haiti', 'haiti')
    t.has({ haiti: [2, 0] })
      .cards({ 'oas-founded': 'removed', [grain]: 'discard', nasser: 'ussr-hand' })
      .idle()
  })

  test('an event of both is the event of the US', () => {
    const t = draws({ ussr: ['nuclear-test-ban'] })
    t.us.picks('play', 'event')
    t.is({ vp: 3, defcon: 5 }).cards({ 'nuclear-test-ban': 'discard' }).idle()
  })

  test.each([
    ['event first', ['play', 'event', 'influence', 'canada', 'canada']],
    ['operations first', ['play', 'influence', 'canada', 'canada']],
  ])('an event of the USSR takes place with the operations, %s', (_order, answers) => {
    const t = draws({ ussr: ['fidel'] })
    t.us.picks(...answers)
    t.has({ canada: [2, 0], cuba: [0, 3] })
      .cards({ fidel: 'removed', [grain]: 'discard' })
      .idle()
  })

  test('the card may go to space without its event', () => {
    const t = draws({ ussr: ['opec'], influence: { egypt: [0, 2] } })
    t.us.picks('play', 'space')
    t.rolls(4)
    t.is({ vp: 0, space: [0, 0] })
      .cards({ opec: 'discard' })
      .idle()
  })

  test('a scoring card may be played, for its scoring only, or returned', () => {
    const t = draws({ ussr: ['africa-scoring'], influence: { tunisia: [2, 0] } })
    t.us.picks('play')
    t.refuses('influence', 'scoring-card').offers('event').us.picks('event')
    t.is({ vp: 1 }).cards({ 'africa-scoring': 'discard' }).idle()

    const returned = draws({ ussr: ['africa-scoring'], influence: { tunisia: [2, 0] } })
    returned.us.picks('return', 'influence', 'canada', 'canada')
    returned.is({ vp: 0 }).cards({ 'africa-scoring': 'ussr-hand' }).idle()
  })

  test('modifiers of the US count for the card, those of the USSR do not (7.4.1)', () => {
    const t = draws({ ussr: ['fidel'], effects: { 'brezhnev-doctrine': 'ussr' } })
    t.us.picks('play', 'influence', 'canada', 'canada')
    t.has({ canada: [2, 0], cuba: [0, 3] }).idle()

    const more = draws({ ussr: ['fidel'], effects: { containment: 'us' } })
    more.us.picks('play', 'influence', 'canada', 'canada', 'canada')
    more.has({ canada: [3, 0], cuba: [0, 3] }).idle()
  })

  test('played by the USSR, event first: the US draws and answers, then the USSR has its operations', () => {
    const t = midWar({ ussr: [grain, 'fidel'] }).rolls('fidel')
    t.ussr.plays(grain, 'event')
    t.asks('us', 'grain-sales').us.picks('play', 'influence', 'canada', 'canada')
    t.ussr.picks('influence', 'finland', 'finland')
    t.has({ canada: [2, 0], cuba: [0, 3], finland: [0, 2] })
      .cards({ fidel: 'removed', [grain]: 'discard' })
      .idle()
  })

  test('played by the USSR, operations first', () => {
    const t = midWar({ ussr: [grain, 'fidel'] }).rolls('fidel')
    t.ussr.plays(grain, 'influence', 'finland', 'finland')
    t.us.picks('return', 'influence', 'canada', 'canada')
    t.has({ canada: [2, 0], finland: [0, 2] })
      .cards({ fidel: 'ussr-hand', [grain]: 'discard' })
      .idle()
  })

  test('triggered by the USSR at DEFCON 2, a card of the US that lowers DEFCON loses the game for the USSR', () => {
    const t = midWar({ ussr: [grain, 'duck-and-cover'], defcon: 2 }).rolls('duck-and-cover')
    t.ussr.plays(grain, 'event')
    t.us.picks('play', 'event')
    t.over('us', 'nuclear-war')
  })

  test('with UN Intervention in hand the US may intervene: operations without the event', () => {
    const t = draws({ us: ['un-intervention'], ussr: ['fidel'] })
    t.offers('play', 'return', 'intervene').us.picks('intervene', 'influence', 'canada', 'canada')
    t.has({ canada: [2, 0] })
      .cards({ fidel: 'discard', 'un-intervention': 'discard', [grain]: 'discard' })
      .idle()
  })

  test('no intervention without UN Intervention, nor against a card that shows no event of the USSR', () => {
    draws({ ussr: ['fidel'] }).refuses('intervene', 'not-in-hand')
    draws({ us: ['un-intervention'], ussr: ['oas-founded'] }).refuses('intervene', 'not-opponent-event')
    draws({ us: ['un-intervention'], ussr: ['brush-war'] }).refuses('intervene', 'not-opponent-event')
    draws({ us: ['un-intervention'], ussr: ['asia-scoring'] }).refuses('intervene', 'not-opponent-event')
  })

  test('UN Intervention drawn in an action round may be played with a card of the US hand', () => {
    const t = draws({ us: ['nasser'], ussr: ['un-intervention'] })
    t.us.picks('play', 'event', 'nasser', 'influence', 'canada')
    t.has({ canada: [1, 0] })
      .cards({ nasser: 'discard', 'un-intervention': 'discard' })
      .idle()
  })

  test('UN Intervention through it answers We Will Bury You (ruling 88)', () => {
    const t = draws({ us: ['un-intervention'], ussr: ['fidel'], effects: { 'we-will-bury-you': 'ussr' } })
    t.us.picks('intervene', 'influence', 'canada', 'canada')
    t.is({ vp: 0 }).inForce().idle()

    const without = draws({ us: ['un-intervention'], ussr: ['fidel'], effects: { 'we-will-bury-you': 'ussr' } })
    without.us.picks('return', 'influence', 'canada', 'canada')
    without.is({ vp: -3 }).inForce().idle()
  })

  test('Missile Envy inside it: the USSR hands over its highest card and gets Missile Envy', () => {
    const t = draws({ ussr: ['missile-envy', 'fidel', 'nasser'] })
    t.us.picks('play', 'event')
    t.refuses('nasser', 'not-highest').ussr.picks('fidel')
    t.us.picks('influence', 'canada', 'canada')
    t.has({ canada: [2, 0] })
      .cards({ 'missile-envy': 'ussr-hand', fidel: 'discard', nasser: 'ussr-hand', [grain]: 'discard' })
      .inForce('missile-envy')
      .idle()
  })

  test('in a round of the USSR the forced play of Missile Envy does not bind the US (ruling 84)', () => {
    const t = midWar({ us: ['containment', 'nasser'], ussr: ['missile-envy', grain, 'un-intervention'] })
    t.headlines('nasser', 'missile-envy').us.picks('containment')
    t.ussr.picks('influence', 'finland', 'finland', 'finland')
    t.rolls('un-intervention').ussr.plays(grain, 'event')
    t.us.picks('play')
    t.refuses('event', 'event-cannot-happen').us.picks('influence', 'canada')
    t.ussr.picks('influence', 'finland', 'finland')
    t.has({ canada: [1, 0], egypt: [0, 2], finland: [0, 5] })
      .cards({ 'un-intervention': 'discard', 'missile-envy': 'us-hand' })
      .inForce('missile-envy')
      .idle()
    t.us.begins()
    t.offers('missile-envy')
  })

  test('in the headline it can not draw the card that the USSR has headlined (ruling 24)', () => {
    const t = midWar({ us: [grain], ussr: ['fidel', 'nasser'] })
    t.headlines(grain, 'fidel').asks('chance', 'random-card').offers('nasser')
    t.rolls('nasser').us.picks('return', 'influence', 'canada', 'canada')
    t.has({ canada: [2, 0], cuba: [0, 3] })
      .cards({ fidel: 'removed', nasser: 'ussr-hand' })
      .idle()
  })

  test('in the headline UN Intervention can only be returned, and can not be paired (rulings 20, 28)', () => {
    const t = midWar({ us: [grain, 'nasser'], ussr: ['un-intervention'] }).rolls('un-intervention')
    t.headlines(grain, null)
    t.offers('return').refuses('play', 'no-headline').us.picks('return', 'influence', 'canada', 'canada')
    t.cards({ 'un-intervention': 'ussr-hand' }).idle()

    const pair = midWar({ us: [grain, 'un-intervention'], ussr: ['fidel', 'nasser'] }).rolls('nasser')
    pair.headlines(grain, 'fidel').offers('play', 'return').refuses('intervene', 'no-headline')
  })

  test('Defectors drawn in the headline cancels a headline of the USSR that has not been resolved (ruling 23)', () => {
    const t = midWar({ us: [grain], ussr: ['nasser', 'defectors'] }).rolls('defectors')
    t.headlines(grain, 'nasser').us.picks('play', 'event')
    t.has({}).is({ vp: 0 }).cards({ nasser: 'discard', defectors: 'discard' }).idle()

    const late = midWar({ us: [grain], ussr: ['comecon', 'defectors'] }).rolls('defectors')
    late.headlines(grain, 'comecon').ussr.picks('poland', 'hungary', 'romania', 'bulgaria')
    late.us.picks('play', 'event')
    late
      .has({ poland: [0, 1], hungary: [0, 1], romania: [0, 1], bulgaria: [0, 1] })
      .cards({ comecon: 'removed', defectors: 'discard' })
      .idle()
  })
})

describe('85 Star Wars', () => {
  const ahead = { space: [1, 0] } as const

  everyLateWarPlay('star-wars', {
    owner: 'us',
    ops: 2,
    setup: { ...ahead, discard: ['sadat-expels-soviets', 'asia-scoring'], influence: { egypt: [0, 2] } },
    answers: (t) => t.asks('us', 'from-discard-pile').us.picks('sadat-expels-soviets'),
    has: { egypt: [1, 0] },
    cards: { 'sadat-expels-soviets': 'removed', 'asia-scoring': 'discard' },
  })

  test.each([[[0, 0]], [[1, 1]], [[2, 3]]] as const)('with the space race at %j the event cannot happen', (space) => {
    const t = late({ us: ['star-wars'], space, discard: ['duck-and-cover'] })
    t.us.begins().picks('star-wars')
    t.refuses('event', 'event-cannot-happen')
    t.us.picks('influence', 'angola', 'angola')
    t.cards({ 'star-wars': 'discard', 'duck-and-cover': 'discard' }).is({ vp: 0, defcon: 5 }).idle()
  })

  test.each(['event', 'influence'])('the USSR plays it while the US is behind, %s first: no effect, discarded (5.2, example 4)', (use) => {
    const t = late({ ussr: ['star-wars'], space: [0, 1], discard: ['duck-and-cover'] })
    t.ussr.plays('star-wars', use, ...(use === 'event' ? ['influence'] : []), 'angola', 'angola')
    t.has({ angola: [1, 3] })
      .cards({ 'star-wars': 'discard', 'duck-and-cover': 'discard' })
      .idle()
  })

  test('headlined while the US is not ahead it is discarded', () => {
    const t = late({ us: ['star-wars'], space: [1, 1], discard: ['duck-and-cover'] })
    t.headlines('star-wars', null)
    t.cards({ 'star-wars': 'discard' }).is({ vp: 0 }).idle()
  })

  test('takes no scoring card, none that is not in the discard pile, and must take one (ruling 91)', () => {
    const t = late({ ...ahead, us: ['star-wars', 'nato'], discard: ['asia-scoring', 'duck-and-cover', 'fidel'], removed: ['nasser'] })
    t.us.plays('star-wars', 'event')
    t.offers('duck-and-cover', 'fidel')
    t.refuses('asia-scoring', 'scoring-card').refuses('nasser', 'not-there').refuses('nato', 'not-there').refuses('star-wars', 'not-there')
    t.refuses('done', 'must-spend-all')
    t.us.picks('duck-and-cover')
    t.is({ vp: 1, defcon: 4 }).cards({ 'duck-and-cover': 'discard', 'star-wars': 'removed' }).idle()
  })

  test.each([[[]], [['asia-scoring', 'europe-scoring']]])(
    'with %j in the discard pile it happens without effect and is removed',
    (discard) => {
      const t = late({ ...ahead, us: ['star-wars'], discard })
      t.us.plays('star-wars', 'event')
      t.has({}).is({ vp: 0 }).cards({ 'star-wars': 'removed' }).idle()
    },
  )

  test('an event of the USSR happens for the USSR, a neutral one for the US', () => {
    const fidel = late({ ...ahead, us: ['star-wars'], discard: ['fidel'], influence: { cuba: [1, 0] } })
    fidel.us.plays('star-wars', 'event', 'fidel')
    fidel
      .has({ cuba: [0, 3] })
      .cards({ fidel: 'removed' })
      .idle()
    const junta = late({ ...ahead, ussr: ['star-wars'], discard: ['junta'], influence: { chile: [0, 1] } })
    junta.ussr.plays('star-wars', 'event')
    junta.us.picks('junta', 'chile', 'pass')
    junta.ussr.picks('influence', 'angola', 'angola')
    junta
      .has({ chile: [2, 1], angola: [1, 3] })
      .cards({ junta: 'discard', 'star-wars': 'removed' })
      .idle()
  })

  test('a card whose event is barred comes to nothing and stays in the discard pile (5.2)', () => {
    const t = late({ ...ahead, us: ['star-wars'], discard: ['flower-power'], effects: { 'an-evil-empire': 'us' } })
    t.us.plays('star-wars', 'event', 'flower-power')
    t.cards({ 'flower-power': 'discard', 'star-wars': 'removed' }).inForce('an-evil-empire').idle()
  })

  test('takes Missile Envy: the USSR gives its highest card and gets Missile Envy', () => {
    const t = late({ ...ahead, us: ['star-wars'], ussr: ['nasser', 'captured-nazi-scientist'], discard: ['missile-envy'] })
    t.us.plays('star-wars', 'event', 'missile-envy')
    t.asks('ussr', 'missile-envy').ussr.picks('captured-nazi-scientist')
    t.is({ space: [2, 0] })
      .cards({ 'missile-envy': 'ussr-hand', 'captured-nazi-scientist': 'removed', 'star-wars': 'removed', nasser: 'ussr-hand' })
      .idle()
  })

  test.each([
    ['us', 'ussr'],
    ['ussr', 'us'],
  ] as const)('at DEFCON 2, played by the %s, We Will Bury You out of the pile: the %s wins (8.1.3, ruling 91)', (player, winner) => {
    const t = late({ ...ahead, [player]: ['star-wars'], discard: ['we-will-bury-you'], defcon: 2 })
    t[player].plays('star-wars', 'event')
    t.us.picks('we-will-bury-you')
    t.over(winner, 'nuclear-war')
  })

  test('brings UN Intervention as the event that averts We Will Bury You (ruling 88)', () => {
    const t = late({
      ...ahead,
      us: ['star-wars', 'fidel'],
      discard: ['un-intervention'],
      effects: { 'we-will-bury-you': 'ussr' },
      influence: { cuba: [1, 0] },
    })
    t.us.plays('star-wars', 'event', 'un-intervention', 'fidel', 'influence', 'angola', 'angola')
    t.has({ angola: [3, 1] })
      .is({ vp: 0 })
      .cards({ 'un-intervention': 'discard', fidel: 'discard', 'star-wars': 'removed' })
      .inForce()
      .idle()
  })

  test('any other card does not avert We Will Bury You (ruling 88)', () => {
    const t = late({ ...ahead, us: ['star-wars'], discard: ['fidel'], effects: { 'we-will-bury-you': 'ussr' } })
    t.us.plays('star-wars', 'event', 'fidel')
    t.is({ vp: -3 }).inForce().idle()
  })

  test('in the headline Defectors out of the pile cancel a headline not yet resolved (ruling 23)', () => {
    const t = late({ ...ahead, us: ['star-wars'], ussr: ['nasser'], discard: ['defectors'] })
    t.headlines('star-wars', 'nasser').us.picks('defectors')
    t.has({}).cards({ 'star-wars': 'removed', defectors: 'discard', nasser: 'discard' }).is({ vp: 0 }).idle()
  })

  test('in the headline UN Intervention out of the pile comes to nothing (ruling 20)', () => {
    const t = late({ ...ahead, us: ['star-wars', 'fidel'], discard: ['un-intervention'] })
    t.headlines('star-wars', null).us.picks('un-intervention')
    t.cards({ 'un-intervention': 'discard', fidel: 'us-hand', 'star-wars': 'removed' }).idle()
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
