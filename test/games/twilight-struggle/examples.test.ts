/**
 * The worked examples of the rulebooks (003: Deluxe; 004: the edition before it; 001: the summary), each named by its id.
 *
 * Left out:
 * - s003-6.1.2-ex2: the caption of a picture; the influence stands only in the picture.
 * - s004-5.2-ex4: a slip of the older edition (Star Wars "without effect" although the US leads, and removed); the Deluxe edition
 *   corrects it, see s003-5.2-ex4.
 * Examples of Red Sea (s000-…) belong to that game.
 */
import { describe, expect, test } from 'vitest'
import { US, USSR } from '../../../src/index.ts'
import { controller } from '../../../src/rules/board.ts'
import { table, times } from '../../table.ts'

describe('2 the map', () => {
  test.each([
    [4, 0, US],
    [3, 0, -1],
    [5, 1, US],
    [5, 2, -1],
    [0, 4, USSR],
    [1, 5, USSR],
    [1, 4, -1],
    [4, 4, -1],
  ])('s003-2.1.7, s004-2.1.7: Israel with US %i and USSR %i', (us, ussr, side) => {
    const t = table({ influence: { israel: [us, ussr] } })
    expect(controller(t.g, t.country('israel'))).toBe(side)
  })
})

describe('5 playing cards', () => {
  test('s003-5.2-ex1, s004-5.2-ex1: the USSR uses NATO before its condition is met: 4 points, no event, discarded', () => {
    const t = table({ ussr: ['nato'], influence: { poland: [0, 1] } })
    t.ussr.plays('nato', 'influence', ...times(4, 'poland'))
    t.has({ poland: [0, 5] })
      .cards({ nato: 'discard' })
      .inForce()
      .idle()
  })

  test('s003-5.2-ex1, s004-5.2-ex1, variant: after Marshall Plan the event happens and the card is removed', () => {
    const t = table({ ussr: ['nato'], influence: { poland: [0, 1] }, effects: { 'marshall-plan': 'us' } })
    t.ussr.plays('nato', 'influence', ...times(4, 'poland'))
    t.has({ poland: [0, 5] })
      .cards({ nato: 'removed' })
      .inForce('marshall-plan', 'nato')
      .idle()
  })

  test('s003-5.2-ex2, s004-5.2-ex2: the US uses Arab-Israeli War after Camp David Accords: 2 points, no war, discarded', () => {
    const t = table({ turn: 4, us: ['arab-israeli-war'], effects: { 'camp-david-accords': 'us' }, influence: { israel: [1, 0] } })
    t.us.plays('arab-israeli-war', 'influence', 'israel', 'israel')
    t.has({ israel: [3, 0] })
      .is({ vp: 0, milops: [0, 0] })
      .cards({ 'arab-israeli-war': 'discard' })
      .inForce('camp-david-accords')
      .idle()
  })

  test('s003-5.2-ex3, s004-5.2-ex3: Alliance for Progress that pays nothing has happened all the same and is removed', () => {
    const t = table({ turn: 4, ussr: ['alliance-for-progress'], influence: { poland: [0, 1], panama: [1, 0] } })
    t.ussr.plays('alliance-for-progress', 'influence', ...times(3, 'poland'))
    t.has({ poland: [0, 4] })
      .is({ vp: 0 })
      .cards({ 'alliance-for-progress': 'removed' })
      .idle()
  })

  test('s003-5.2-ex4: the USSR uses Star Wars while the US is behind in space: 2 points, no event, discarded', () => {
    const t = table({ turn: 8, ussr: ['star-wars'], space: [1, 2], discard: ['fidel', 'nato'], influence: { poland: [0, 1] } })
    t.ussr.plays('star-wars', 'influence', 'poland', 'poland')
    t.has({ poland: [0, 3] })
      .cards({ 'star-wars': 'discard', fidel: 'discard', nato: 'discard' })
      .idle()
  })

  test('s003-5.3, s004-5.3: Quagmire takes cards worth 2, 3 and 4, not 1', () => {
    const t = table({ turn: 4, us: ['cia-created', 'independent-reds', 'containment', 'nato'], effects: { quagmire: 'ussr' } })
    t.us.begins()
    t.asks('us', 'trap').offers('independent-reds', 'containment', 'nato').refuses('cia-created', 'value-too-low')
    t.rolls(5).us.picks('nato')
    t.cards({ nato: 'discard', 'cia-created': 'us-hand' }).inForce('quagmire').has({}).idle()
  })
})

describe('6 operations', () => {
  test('s003-6.1.2-ex1, s004-6.1.2: the first point in US-controlled Turkey costs 2, the next ones 1', () => {
    const t = table({ ussr: ['red-scare-purge'], influence: { turkey: [2, 0], romania: [0, 1] } })
    t.ussr.plays('red-scare-purge', 'influence')
    t.left(4).ussr.picks('turkey')
    t.left(2).ussr.picks('turkey')
    t.left(1).ussr.picks('turkey')
    t.has({ turkey: [2, 3] }).idle()
    expect(controller(t.g, t.country('turkey'))).toBe(-1)
  })

  test('s003-6.1.2-ex1, s004-6.1.2, variant: against 1 US influence every point costs 1', () => {
    const t = table({ ussr: ['red-scare-purge'], influence: { turkey: [1, 0], romania: [0, 1] } })
    t.ussr.plays('red-scare-purge', 'influence')
    for (const points of [4, 3, 2, 1]) t.left(points).ussr.picks('turkey')
    t.has({ turkey: [1, 4] }).idle()
    expect(controller(t.g, t.country('turkey'))).toBe(USSR)
  })

  test.each(['south-korea', 'taiwan', 'japan', 'north-korea'])(
    's003-6.1.3, s004-6.1.3: from Panama and South Korea to Costa Rica, Colombia and %s',
    (third) => {
      const t = table({ us: ['duck-and-cover'], influence: { panama: [1, 0], 'south-korea': [1, 0] } })
      t.us.plays('duck-and-cover', 'influence', 'costa-rica', 'colombia', third)
      t.has({ 'costa-rica': [1, 0], colombia: [1, 0], [third]: [third === 'south-korea' ? 2 : 1, 0] }).idle()
    },
  )

  test('s003-6.1.3, s004-6.1.3: not by way of Costa Rica to Nicaragua', () => {
    const t = table({ us: ['duck-and-cover'], influence: { panama: [1, 0], 'south-korea': [1, 0] } })
    t.us.plays('duck-and-cover', 'influence', 'costa-rica')
    t.refuses('nicaragua', 'out-of-reach')
    t.us.picks('colombia', 'colombia')
    t.has({ 'costa-rica': [1, 0], colombia: [2, 0] }).idle()
  })

  test('s003-6.2.2, s004-6.2.2: the US realigns North Korea with 5 against 2 + 2', () => {
    const t = table({ us: ['duck-and-cover'], influence: { 'north-korea': [0, 3], 'south-korea': [1, 0] } })
    t.us.plays('duck-and-cover', 'realign', 'north-korea')
    t.rolls(2, 5)
    t.noted('realign', { side: US, die: 5, mod: 0, n: 5 }).noted('realign', { side: USSR, die: 2, mod: 2, n: 4 })
    t.has({ 'north-korea': [0, 2] }).is({ defcon: 5, milops: [0, 0] })
  })

  test('s003-6.3.3, s004-6.3.3: a US coup in Mexico with 3 operations and a 4', () => {
    const t = table({ us: ['duck-and-cover'], influence: { mexico: [0, 2] } })
    t.us.plays('duck-and-cover', 'coup', 'mexico')
    t.asks('chance', 'die').is({ milops: [3, 0] })
    t.rolls(4)
    t.noted('coup', { die: 4, ops: 3, mod: 0, n: 3 })
    t.has({ mexico: [1, 0] })
      .is({ milops: [3, 0], defcon: 4 })
      .idle()
  })

  test('s003-6.4.4, s004-6.4.4: box 2 lets the USSR send a second card in the same turn, box 4 makes the US show its headline first', () => {
    const t = table({
      turn: 4,
      space: [0, 1],
      us: ['duck-and-cover', 'containment'],
      ussr: ['fidel', 'vietnam-revolts', 'korean-war', 'decolonization'],
      milops: [5, 5],
    })
    t.rolls(4).ussr.plays('fidel', 'space')
    t.is({ space: [0, 2] })
    t.rolls(3).ussr.plays('vietnam-revolts', 'space')
    t.is({ space: [0, 3] })
      .ussr.begins()
      .picks('korean-war')
    t.refuses('space', 'space-limit').rolls(4).ussr.picks('event')
    t.us.begins().picks('duck-and-cover')
    t.rolls(6).us.picks('space')
    t.us.begins().picks('containment')
    t.refuses('space', 'space-limit').us.picks('event')
    t.is({ space: [0, 3] }).idle()
  })

  test('s003-6.4.4, s004-6.4.4: with boxes 2 and 4 the USSR has both abilities; the US at box 2 ends the first only', () => {
    const t = table({
      turn: 4,
      space: [1, 3],
      us: ['duck-and-cover', 'nuclear-test-ban'],
      ussr: ['fidel', 'vietnam-revolts', 'korean-war', 'arms-race'],
    })
    t.rolls(4).ussr.plays('fidel', 'space')
    t.is({ space: [1, 4] })
    t.rolls(4).us.plays('duck-and-cover', 'space')
    t.is({ space: [2, 4] })
    t.ussr.begins().picks('vietnam-revolts')
    t.refuses('space', 'space-limit').ussr.picks('event')
    t.headlines(null, null)
    t.asks('us', 'headline').refuses('arms-race', 'not-asked', 'ussr')
    t.us.picks('nuclear-test-ban')
    t.knows('ussr', 'nuclear-test-ban').asks('ussr', 'headline')
    t.ussr.picks('arms-race')
    t.cards({ 'nuclear-test-ban': 'discard', 'arms-race': 'discard' }).idle()
  })
})

describe('7 events', () => {
  test('s003-7.4, s004-7.4: the China Card wholly in Southeast Asia under Red Scare and Vietnam Revolts is worth 5', () => {
    const t = table({ us: ['red-scare-purge'], ussr: ['vietnam-revolts'] })
    t.headlines('red-scare-purge', 'vietnam-revolts')
    t.ussr.plays('the-china-card', 'influence', 'vietnam', 'vietnam', 'thailand', 'laos-cambodia', 'thailand')
    t.has({ vietnam: [0, 4], thailand: [0, 2], 'laos-cambodia': [0, 1] })
      .is({ holder: 'us', ready: false })
      .inForce('red-scare-purge', 'vietnam-revolts')
      .idle()
  })

  test('s003-7.4.1, s004-7.4.1: Brezhnev Doctrine does not help the US with a card out of the Soviet hand', () => {
    const t = table({
      turn: 4,
      us: ['grain-sales-to-soviets'],
      ussr: ['salt-negotiations'],
      effects: { 'brezhnev-doctrine': 'ussr' },
      influence: { israel: [1, 0] },
    })
    t.rolls('salt-negotiations').us.plays('grain-sales-to-soviets', 'event', 'play', 'influence', ...times(3, 'israel'))
    t.has({ israel: [4, 0] })
      .cards({ 'salt-negotiations': 'discard' })
      .idle()
  })

  test('s003-7.4.2-ex1, s004-7.4.2-ex1: under Red Scare a US coup with a card of 2 counts 1 for die and military operations', () => {
    const t = table({ us: ['indo-pakistani-war'], effects: { 'red-scare-purge': 'ussr' }, influence: { colombia: [0, 3] } })
    t.rolls(3).us.plays('indo-pakistani-war', 'coup', 'colombia')
    t.noted('coup', { die: 3, ops: 1, mod: 0, n: 2 })
    t.has({ colombia: [0, 1] })
      .is({ milops: [1, 0] })
      .idle()
  })

  test('s003-7.4.2-ex2, s004-7.4.2-ex2: with Brezhnev Doctrine Bear Trap takes a card of 1', () => {
    const t = table({ turn: 4, ussr: ['lone-gunman'], effects: { 'bear-trap': 'us', 'brezhnev-doctrine': 'ussr' } })
    t.ussr.begins()
    t.asks('ussr', 'trap').offers('lone-gunman')
    t.rolls(4).ussr.picks('lone-gunman')
    t.cards({ 'lone-gunman': 'discard' }).inForce('brezhnev-doctrine').idle()
  })

  test('s003-7.4.2-ex2, s004-7.4.2-ex2, variant: without it there is nothing to discard', () => {
    const t = table({ turn: 4, ussr: ['lone-gunman'], effects: { 'bear-trap': 'us' } })
    t.ussr.begins()
    t.cards({ 'lone-gunman': 'ussr-hand' }).inForce('bear-trap').idle()
  })

  test('s003-7.4.2-ex3, s004-7.4.2-ex3: under Containment the operations of CIA Created are worth 2', () => {
    const t = table({ us: ['cia-created'], effects: { containment: 'us' }, influence: { israel: [1, 0] } })
    t.us.plays('cia-created', 'event', 'influence', 'israel', 'israel')
    t.has({ israel: [3, 0] })
      .cards({ 'cia-created': 'removed' })
      .idle()
  })
})

describe('8 DEFCON and military operations', () => {
  test('s003-8.1.3, s004-8.1.3: the US hosts Olympic Games at DEFCON 2, a boycott is nuclear war and the US loses', () => {
    const t = table({ us: ['olympic-games'], defcon: 2 })
    t.us.plays('olympic-games', 'event')
    t.ussr.picks('boycott')
    t.is({ defcon: 1 }).over('ussr', 'nuclear-war')
  })

  test('s003-8.2.1, s004-8.2.1: at DEFCON 4 the US with 2 military operations pays 2 VP', () => {
    const t = table({ defcon: 4, milops: [2, 4] })
    t.endsTurn()
    t.is({ vp: -2, milops: [0, 0], defcon: 4 }).idle()
  })

  test.each([1, 4])('s003-8.2.4, s004-8.2.4: Arab-Israeli War used by the US gives the USSR 2 military operations (die %i)', (die) => {
    const t = table({ us: ['arab-israeli-war'], influence: { israel: [1, 0], japan: [1, 0] } })
    t.rolls(die).us.plays('arab-israeli-war', 'influence', 'japan', 'japan')
    t.has({ japan: [3, 0], israel: die < 4 ? [1, 0] : [0, 1] })
      .is({ milops: [0, 2], vp: die < 4 ? 0 : -2 })
      .cards({ 'arab-israeli-war': 'discard' })
      .idle()
  })
})

describe('10 scoring and victory', () => {
  test('s003-10.1.2, s004-10.1.2: Central America: 5 for the USSR, 1 for the US', () => {
    const t = table({
      turn: 4,
      ussr: ['central-america-scoring'],
      influence: { cuba: [0, 3], haiti: [0, 1], 'dominican-republic': [0, 1], guatemala: [1, 0], panama: [1, 0] },
    })
    t.ussr.plays('central-america-scoring', 'event')
    t.noted('scoring', { us: 1, ussr: 5 }).is({ vp: -4 }).has({}).cards({ 'central-america-scoring': 'discard' }).idle()
  })

  test('s003-10.2.1, s004-10.2.1: from USSR-1 the marker goes 2 steps to US-1', () => {
    const t = table({ turn: 4, vp: -1, us: ['nixon-plays-the-china-card'], holder: 'us' })
    t.us.plays('nixon-plays-the-china-card', 'event')
    t.is({ vp: 1 }).idle()
  })

  test('s003-10.2.2-inline, s004-10.2.2-inline: from US-10 the marker goes 2 steps to US-8', () => {
    const t = table({ turn: 8, vp: 10, ussr: ['glasnost'] })
    t.ussr.plays('glasnost', 'event')
    t.is({ vp: 8 }).idle()
  })
})

describe('11 tournament rules', () => {
  test('s003-11.4.1: stability 3, US 3, USSR 1: extra influence up to 6', () => {
    const t = table({ options: { handicap: [4, 0] }, influence: { benelux: [3, 1], 'south-africa': [1, 0] } })
    t.playsOn('extra-influence')
    t.us.picks('benelux', 'benelux', 'benelux')
    t.has({ benelux: [6, 1] }).refuses('benelux', 'over-control-limit')
    t.us.picks('south-africa')
    t.has({ benelux: [6, 1], 'south-africa': [2, 0] })
  })
})

describe('the summary', () => {
  test('s001-coup-inline: a coup that leads by 5 against 3 influence adds 2 of its own', () => {
    const t = table({ us: ['duck-and-cover'], influence: { panama: [0, 3] } })
    t.rolls(6).us.plays('duck-and-cover', 'coup', 'panama')
    t.noted('coup', { n: 5 })
      .has({ panama: [2, 0] })
      .idle()
  })

  test('s001-headline-inline: who headlines an event of the opponent that lowers DEFCON to 1 loses', () => {
    const byUssr = table({ ussr: ['duck-and-cover'], us: ['containment'], defcon: 2 })
    byUssr.headlines('containment', 'duck-and-cover').over('us', 'nuclear-war')
    const byUs = table({ turn: 4, us: ['we-will-bury-you'], ussr: ['opec'], defcon: 2 })
    byUs.headlines('we-will-bury-you', 'opec').over('ussr', 'nuclear-war')
  })
})
