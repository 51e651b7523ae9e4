/**
 * Readings that are ascribed to the official app and that no log of a real game shows, so that its preset leaves them alone. Each test has
 * the usual reading beside the other one.
 */
import { describe, expect, test } from 'vitest'
import { generator } from '../../../src/bots/generator.ts'
import { PRESETS } from '../../../src/games/options.ts'
import { cardNumber } from '../../../src/games/shared.ts'
import { resample, US, USSR } from '../../../src/index.ts'
import { isIn } from '../../../src/rules/cards.ts'
import { Zone } from '../../../src/rules/state.ts'
import { type Setup, type Table, table, times } from '../../table.ts'

const READINGS = {
  trapKeepsScoring: true,
  unmetPromoEvents: 'does-not-happen',
  firstLightningHeadline: false,
  deStalinizationReturn: false,
  civilWarHeadlines: false,
  grantedOpsSpace: true,
} as const

type Reading = keyof typeof READINGS
/** The same table without the reading and with it. */
const both = (reading: Reading, setup: Setup): readonly [usual: Table, other: Table] => [
  table(setup),
  table({ ...setup, options: { ...setup.options, readings: { [reading]: READINGS[reading] } } }),
]

test('the preset of the app has none of them', () => {
  for (const [reading, value] of Object.entries(READINGS))
    expect([reading, PRESETS.app.readings[reading as Reading]]).not.toEqual([reading, value])
})

/** 10.1.5: no scoring card may stay in a hand at the end of a turn. */
describe.each([
  ['us', 'ussr', 'quagmire', 'nato'],
  ['ussr', 'us', 'bear-trap', 'comecon'],
] as const)('trapKeepsScoring: the %s', (side, opponent, trap, other) => {
  const setup = { turn: 4, round: 7, [side]: ['asia-scoring', other], effects: { [trap]: opponent }, milops: [5, 5] } as const

  test('is not forced to play a scoring card in its last round, but may', () => {
    const [usual, free] = both('trapKeepsScoring', setup)
    usual[side].begins()
    usual.offers('asia-scoring').refuses(other, 'must-play-scoring')
    free[side].begins()
    free.offers('asia-scoring', other)[side].picks('asia-scoring', 'event')
    free.cards({ 'asia-scoring': 'discard', [other]: `${side}-hand` }).idle()
  })

  test('still trapped, does not lose by holding one; set free, it does', () => {
    const stays = both('trapKeepsScoring', setup)[1]
    stays.rolls(5)[side].begins().picks(other)
    stays
      .idle()
      .endsTurn()
      .idle()
      .cards({ 'asia-scoring': `${side}-hand` })
    const leaves = both('trapKeepsScoring', setup)[1]
    leaves.rolls(4)[side].begins().picks(other)
    leaves.idle().endsTurn().over(opponent, 'held-scoring')
  })

  test('without a card to discard it may keep the scoring card, in any round', () => {
    for (const round of [3, 7]) {
      const [usual, free] = both('trapKeepsScoring', { ...setup, round, [side]: ['asia-scoring'] })
      usual[side].begins()
      usual.offers('asia-scoring').refuses('done', 'must-spend-all')
      free[side].begins()
      free.offers('asia-scoring', 'done')[side].picks('done')
      free.cards({ 'asia-scoring': `${side}-hand` }).idle()
    }
  })

  test('with rounds to spare a card that can be discarded goes first, as always', () => {
    const [, free] = both('trapKeepsScoring', { ...setup, round: 6 })
    free[side].begins()
    free.offers(other).refuses('asia-scoring', 'value-too-low')
  })

  test('20 VP by military operations win with a scoring card in hand too (10.3.1)', () => {
    const [vp, milops] = side === 'us' ? ([18, [5, 0]] as const) : ([-18, [0, 5]] as const)
    const won = both('trapKeepsScoring', { ...setup, vp, milops })[1]
    won.rolls(5)[side].begins().picks(other)
    won.endsTurn().over(side, 'vp')
  })
})

/** 5.2: an event whose condition is unmet does not happen, and its card is discarded. */
describe('unmetPromoEvents', () => {
  const promo = { promoCards: true } as const

  test.each([
    ['us', 'ussr', 'dont-wait-for-the-translation', { turn: 4, milops: [2, 2] }, { turn: 4, milops: [1, 2] }, 'removed', 3],
    ['ussr', 'us', 'who-lost-china', { holder: 'us', milops: [3, 2] }, { holder: 'ussr', milops: [3, 2] }, 'discard', 1],
  ] as const)('%s against %s: %s', (side, opponent, card, unmet, met, goes, ops) => {
    const own = (setup: Setup) => both('unmetPromoEvents', { options: promo, influence: { peru: [1, 1] }, [side]: [card], ...setup })
    const [usual, other] = own(unmet)
    usual[side].plays(card, 'event')
    usual.cards({ [card]: goes }).idle()
    other[side].begins().picks(card)
    other.refuses('event', 'event-cannot-happen')[side].picks('influence', ...times(ops, 'peru'))
    other.cards({ [card]: 'discard' }).idle()
    const theirs = both('unmetPromoEvents', { options: promo, influence: { peru: [1, 1] }, [opponent]: [card], ...unmet })[1]
    theirs[opponent].plays(card, 'influence', ...times(ops, 'peru'))
    theirs.cards({ [card]: 'discard' }).idle()
    const [, happens] = own(met)
    happens[side].plays(card, 'event')
    happens.cards({ [card]: goes }).idle()
  })
})

describe('firstLightningHeadline', () => {
  const setup = { options: { promoCards: true }, ussr: ['first-lightning', 'fidel'] } as const

  test('no headline by the reading; its event in an action round stays', () => {
    const [usual, other] = both('firstLightningHeadline', setup)
    usual.headlines(null, null).offers('first-lightning', 'fidel')
    other.headlines(null, null).offers('fidel').refuses('first-lightning', 'no-headline')
    const round = both('firstLightningHeadline', { ...setup, ussr: ['first-lightning', 'nato'], influence: { peru: [1, 1] } })[1]
    round.ussr.plays('first-lightning', 'event', 'nato', 'influence', ...times(4, 'peru'))
    round.cards({ 'first-lightning': 'removed' }).idle()
  })

  test('a hidden headline is not taken for it', () => {
    const taken = both('firstLightningHeadline', { ...setup, us: ['nato'], deck: [] }).map((t) => {
      const { g } = t.headlines(null, 'fidel')
      const worlds = Array.from({ length: 20 }, (_, i) => resample(g, US, generator(i)))
      return worlds.some((world) => isIn(world, cardNumber(g, 'first-lightning'), Zone.Headline + USSR))
    })
    expect(taken).toEqual([true, false])
  })
})

/** 5.5: the text of a card wins over the rules; De-Stalinization's does not speak of the countries that influence leaves. */
describe('deStalinizationReturn', () => {
  test('by the reading no influence goes back into a country that was emptied; into one that was not, it may', () => {
    const setup = { ussr: ['de-stalinization'], influence: { cuba: [0, 1], poland: [0, 4] } } as const
    const [usual, other] = both('deStalinizationReturn', setup)
    for (const t of [usual, other]) t.ussr.plays('de-stalinization', 'event').picks('cuba', 'poland', 'done')
    usual.ussr.picks('cuba', 'poland')
    usual.has({}).idle()
    other.refuses('cuba', 'just-emptied').ussr.picks('poland', 'brazil')
    other.has({ cuba: [0, 0], poland: [0, 4], brazil: [0, 1] }).idle()
  })
})

/** 12.4: until the USSR has the China Card, three events cannot be played. */
describe('civilWarHeadlines', () => {
  const options = { scenario: 'chinese-civil-war' } as const
  const card = { 'formosan-resolution': 1, 'cultural-revolution': 4, 'red-scare-purge': 1 } as const

  test.each([
    ['us', 'formosan-resolution', false],
    ['ussr', 'formosan-resolution', false],
    ['us', 'cultural-revolution', false],
    ['ussr', 'cultural-revolution', false],
    ['ussr', 'red-scare-purge', false],
    ['us', 'red-scare-purge', true],
  ] as const)('the %s headlines %s: %s', (side, id, may) => {
    const setup = { options, turn: card[id], [side]: [id, 'olympic-games'] }
    const offered = (t: Table): Table => t.headlines(null, null).offers(id, 'olympic-games')
    const [usual, other] = both('civilWarHeadlines', setup)
    offered(usual)
    if (may) offered(other)
    else other.headlines(null, null).offers('olympic-games').refuses(id, 'no-headline', side)
    offered(both('civilWarHeadlines', { ...setup, holder: 'ussr' })[1])
  })
})

/** 7.4.3: operations that an event grants are used like those of a card; 6.4.1 asks for a card that is given up for the space race. */
describe('grantedOpsSpace', () => {
  const spaced = (t: Table, side: 'us' | 'ussr'): void => {
    t[side].picks('space')
    t.rolls(3)
    t.is({ space: side === 'us' ? [1, 0] : [0, 1] }).idle()
  }

  test('operations of an event: by their own value, not by that of its card', () => {
    const [usual, other] = both('grantedOpsSpace', { turn: 4, us: ['abm-treaty'] })
    for (const t of [usual, other]) t.us.plays('abm-treaty', 'event')
    usual.refuses('space', 'not-an-answer')
    spaced(other, 'us')
    const boycott = both('grantedOpsSpace', { turn: 8, ussr: ['olympic-games'], space: [0, 7] })[1]
    boycott.ussr.plays('olympic-games', 'event')
    boycott.us.picks('boycott')
    boycott.ussr.picks('space')
    boycott.rolls(2).is({ space: [0, 8] })
    const few = both('grantedOpsSpace', { us: ['cia-created'] })[1]
    few.us.plays('cia-created', 'event')
    few.refuses('space', 'space-card-too-low')
  })

  test('the one attempt of the turn is used up', () => {
    const t = both('grantedOpsSpace', { turn: 4, us: ['abm-treaty', 'nato'] })[1]
    t.us.plays('abm-treaty', 'event')
    spaced(t, 'us')
    t.us.begins().picks('nato')
    t.refuses('space', 'space-limit')
  })

  test('the operations of a card used with UN Intervention', () => {
    const [usual, other] = both('grantedOpsSpace', { us: ['un-intervention', 'fidel'] })
    for (const t of [usual, other]) t.us.plays('un-intervention', 'event', 'fidel')
    usual.refuses('space', 'not-an-answer')
    spaced(other, 'us')
    other.cards({ fidel: 'discard' })
  })

  test('the operations of a card taken by Missile Envy, in an action round too', () => {
    const [usual, other] = both('grantedOpsSpace', { turn: 4, us: ['missile-envy'], ussr: ['fidel'] })
    for (const t of [usual, other]) {
      t.us.plays('missile-envy', 'event')
      t.ussr.picks('fidel')
    }
    usual.refuses('space', 'not-an-answer')
    spaced(other, 'us')
  })

  test('the operations of Grain Sales to Soviets, whose card was given back', () => {
    const [usual, other] = both('grantedOpsSpace', { turn: 4, us: ['grain-sales-to-soviets'], ussr: ['fidel'] })
    for (const t of [usual, other]) {
      t.rolls('fidel').us.plays('grain-sales-to-soviets', 'event')
      t.us.picks('return')
    }
    usual.refuses('space', 'not-an-answer')
    spaced(other, 'us')
  })

  test('not where the event names other uses', () => {
    const t = both('grantedOpsSpace', { turn: 8, us: ['soviets-shoot-down-kal-007'], influence: { 'south-korea': [3, 0] } })[1]
    t.us.plays('soviets-shoot-down-kal-007', 'event')
    t.refuses('space', 'not-an-answer')
  })
})
