/** Events that bind the rounds of the other side. */
import { describe, expect, test } from 'vitest'
import { US, USSR } from '../../../src/index.ts'
import { headlines, home, only, orders, playsFor, withoutItsEvent } from '../../plays.ts'
import { type Setup, type Table, table, times } from '../../table.ts'
import { opponentOf, pair, SIDES } from '../../ways.ts'

const traps = [
  { title: '42 Quagmire', card: 'quagmire', side: 'ussr', more: 'containment', less: 'red-scare-purge' },
  { title: '44 Bear Trap', card: 'bear-trap', side: 'us', more: 'brezhnev-doctrine', less: 'red-scare-purge' },
] as const

describe.each(traps)('$title', ({ card, side, more, less }) => {
  const them = opponentOf(side)
  /** A table on which the other side is trapped, with this hand. */
  const trapped = (hand: readonly string[], more: Setup = {}): Table =>
    table({ turn: 5, ...more, ...only(them, ...hand), effects: { [card]: side, ...more.effects } })

  test('its event traps the other side until it escapes', () => {
    const t = table({ turn: 5, [side]: [card, 'nasser'], [them]: ['brush-war', 'allende'] })
    t[side].plays(card, 'event')
    t.has({})
      .is({ vp: 0, defcon: 5 })
      .cards({ [card]: 'removed' })
      .inForce(card)
    t[them].begins()
    t.asks(them, 'trap').refuses('allende', 'value-too-low').offers('brush-war')
    t[them].picks('brush-war')
    t.rolls(5)
    t.has({})
      .is({ vp: 0, milops: [0, 0] })
      .cards({ 'brush-war': 'discard' })
      .inForce(card)
      .idle()
  })

  test.each([1, 4])('the die shows %i: the trap ends, the round is used up, the next one is ordinary', (die) => {
    const t = trapped(['brush-war', 'allende'])
    t[them].begins().picks('brush-war')
    t.rolls(die).inForce().idle()
    t[them].plays('allende', 'influence', home(them))
    t.idle()
  })

  test.each([5, 6])('the die shows %i: it goes on, into the next turn', (die) => {
    const t = trapped(['brush-war', 'abm-treaty'])
    t[them].begins().picks('brush-war')
    t.rolls(die).endsTurn().inForce(card)
    t[them].begins()
    t.asks(them, 'trap').offers('abm-treaty')
  })

  test('5.3, 5.4: a card of higher value will do, and its event does not happen', () => {
    const theirs = side === 'us' ? 'duck-and-cover' : 'comecon'
    const t = trapped([theirs, 'abm-treaty'])
    t[them].begins()
    t.offers(theirs, 'abm-treaty')
    t[them].picks(theirs)
    t.rolls(6)
    t.has({})
      .is({ vp: 0, defcon: 5 })
      .cards({ [theirs]: 'discard' })
      .idle()
  })

  test('the other side is not trapped', () => {
    const t = trapped([], { [side]: ['allende'] })
    t[side].begins()
    t.asks(side, 'play').offers('allende', ...(side === 'ussr' ? ['the-china-card'] : []))
  })

  test('ruling 40: the modified value counts, lowered', () => {
    const t = trapped(['nasser', 'indo-pakistani-war', 'arms-race'], { effects: { [less]: side } })
    t[them].begins()
    t.refuses('indo-pakistani-war', 'value-too-low').offers('arms-race')
  })

  test('ruling 40: and raised', () => {
    const t = trapped(['nasser', 'arms-race'], { effects: { [more]: them } })
    t[them].begins()
    t.offers('nasser', 'arms-race')
  })

  test('ruling 81: with cards of value 1 and scoring cards, only a scoring card is played, and scores', () => {
    const t = trapped(['nasser', 'asia-scoring'], { influence: { india: [3, 0] } })
    t[them].begins()
    t.refuses('nasser', 'value-too-low').offers('asia-scoring')
    t[them].picks('asia-scoring', 'event')
    t.is({ vp: 4 })
      .cards({ 'asia-scoring': 'discard', nasser: `${them}-hand` })
      .inForce(card)
      .idle()
  })

  // 5.1: a side with a card that it may play can't pass.
  test('a scoring card that is all it may play is played, with rounds to spare too', () => {
    const t = trapped(['nasser', 'asia-scoring'], { round: 2 })
    t[them].begins()
    t.refuses('done', 'must-spend-all').offers('asia-scoring')
  })

  // The card, in 003: until the end of the turn. Version 1 of the rules looked anew in each round.
  test.each([
    { rules: 2, again: false },
    { rules: 1, again: true },
  ])(
    'out of suitable cards, it may play scoring cards only until the turn is over (version $rules of the rules: $again)',
    ({ rules, again }) => {
      const raises = them === 'us' ? 'containment' : 'brezhnev-doctrine'
      const t = trapped(['nasser', 'allende', 'asia-scoring'], { [side]: [raises], options: { rules } })
      t[them].begins().picks('asia-scoring', 'event')
      t[side].plays(raises, 'influence', ...times(3, home(side)))
      t[them].begins()
      if (again) t.asks(them, 'trap').offers('nasser', 'allende')
      else t.inForce(card, raises).idle()
    },
  )

  test('ruling 82: scoring cards that need every round left come first', () => {
    const t = trapped(['asia-scoring', 'europe-scoring', 'brush-war'], { round: 6 })
    t[them].begins()
    t.refuses('brush-war', 'must-play-scoring').offers('asia-scoring', 'europe-scoring')
  })

  test('ruling 82: with rounds to spare a card is discarded first', () => {
    const t = trapped(['asia-scoring', 'brush-war'], { round: 6 })
    t[them].begins()
    t.refuses('asia-scoring', 'value-too-low').offers('brush-war')
  })

  test('ruling 83: without an eligible card the round is lost; the China Card is no help', () => {
    for (const hand of [['nasser'], []]) {
      const t = trapped(hand, { holder: them })
      t[them].begins()
      t.inForce(card).is({ holder: them, ready: true }).idle()
      for (const c of hand) t.cards({ [c]: `${them}-hand` })
    }
    const t = trapped(['brush-war'], { holder: them })
    t[them].begins()
    t.refuses('the-china-card', 'not-there').offers('brush-war')
  })

  test('headlines are free', () => {
    const t = trapped(['allende'])
    headlines(t, them, 'allende')
    t.has({ chile: [0, 2] })
      .inForce(card)
      .idle()
  })

  /** The trapped side has been handed Missile Envy for a card without effect. */
  const envied = (...effects: string[]): Table => {
    const t = table({
      turn: 5,
      [side]: ['missile-envy'],
      [them]: ['arms-race', 'indo-pakistani-war'],
      effects: Object.fromEntries([card, ...effects].map((id) => [id, side])),
    })
    t[side].plays('missile-envy', 'event')
    t[them].picks('arms-race')
    return t.idle()
  }

  test('ruling 84: Missile Envy that was handed over must be the discard', () => {
    const t = envied()
    t[them].begins()
    t.refuses('indo-pakistani-war', 'must-play-card').offers('missile-envy')
    t[them].picks('missile-envy')
    t.rolls(6).cards({ 'missile-envy': 'discard' }).inForce(card).idle()
  })

  test('ruling 84: not UN Intervention either, were it worth 2', () => {
    const partner = them === 'us' ? 'fidel' : 'duck-and-cover'
    const t = table({
      turn: 5,
      [side]: ['missile-envy'],
      [them]: ['abm-treaty', 'un-intervention', partner],
      effects: { [card]: side, [more]: them },
    })
    t[side].plays('missile-envy', 'event')
    t[them].picks('abm-treaty')
    t[side].picks('pass')
    t[them].begins()
    t.refuses('un-intervention', 'must-play-card').offers('missile-envy')
  })

  test('ruling 84: but not where it is worth 1', () => {
    const t = envied('red-scare-purge')
    t[them].begins()
    t.inForce(card, 'missile-envy', 'red-scare-purge')
      .cards({ 'missile-envy': `${them}-hand` })
      .idle()
  })

  test('an extra round may be declined under a trap too', () => {
    const t = trapped(['brush-war'], { round: 8, space: pair(them, 8, 0) })
    t[them].begins()
    t.offers('brush-war', 'done')
    t[them].picks('done')
    t.cards({ 'brush-war': `${them}-hand` })
      .inForce(card)
      .idle()
  })

  test.each(orders)('played by the side it traps, %s first: the operations of this round are not lost', (first) => {
    const t = table({ turn: 5, ...only(them, card, 'abm-treaty') })
    playsFor(t[them], card, first, ['influence', ...times(3, home(them))])
    t.has({ [home(them)]: pair(them, 3, 0) })
      .cards({ [card]: 'removed' })
      .inForce(card)
      .idle()
    t[them].begins()
    t.asks(them, 'trap').offers('abm-treaty')
  })

  test.each(SIDES)('headlined by the %s it traps from the first round on', (by) => {
    const t = table({ turn: 5, [by]: [card, 'abm-treaty'], [opponentOf(by)]: ['arms-race', 'summit'] })
    t.headlines(by === 'us' ? card : 'arms-race', by === 'ussr' ? card : 'arms-race')
    t.cards({ [card]: 'removed' })
      .inForce(card)
      .idle()
    t[them].begins()
    if (them === by) t.asks(them, 'trap').offers('abm-treaty')
    else t.cards({ summit: `${them}-hand` }).idle()
  })

  test('NORAD is ended by Quagmire alone', () => {
    const t = table({ turn: 5, ...only(side, card), effects: { norad: 'us' } })
    t[side].plays(card, 'event')
    if (side === 'ussr') t.inForce(card).idle()
    else t.inForce(card, 'norad').idle()
  })
})

describe('49 Missile Envy', () => {
  test('the other side hands over a card of its highest value, its own choice among equals', () => {
    const t = table({ us: ['missile-envy'], ussr: ['brezhnev-doctrine', 'arms-race', 'nasser', 'asia-scoring'] })
    t.us.plays('missile-envy', 'event')
    t.asks('ussr', 'missile-envy').refuses('nasser', 'not-highest').refuses('asia-scoring', 'scoring-card')
    t.refuses('the-china-card', 'not-there').refuses('done', 'must-spend-all').offers('brezhnev-doctrine', 'arms-race')
  })

  test.each(SIDES)('ruling 85: the %s uses the operations of an opposing card, without its event, and it is discarded', (side) => {
    const them = opponentOf(side)
    const theirs = side === 'us' ? 'fidel' : 'panama-canal-returned'
    const ops = side === 'us' ? 2 : 1
    const t = table({ [side]: ['missile-envy'], [them]: [theirs] })
    t[side].plays('missile-envy', 'event')
    t[them].picks(theirs)
    t.asks(side, 'operations').refuses('space', 'not-an-answer').refuses('pass', 'must-spend-all')
    t[side].picks('influence', ...times(ops, home(side)))
    t.has({ [home(side)]: pair(side, ops, 0) })
      .cards({ [theirs]: 'discard', 'missile-envy': `${them}-hand` })
      .knows(side, 'missile-envy')
      .inForce('missile-envy')
      .idle()
  })

  test('ruling 85: an event of its own happens at once, and a starred one is removed', () => {
    const t = table({ us: ['missile-envy'], ussr: ['panama-canal-returned'] })
    t.us.plays('missile-envy', 'event')
    t.ussr.picks('panama-canal-returned')
    t.has({ panama: [1, 0], 'costa-rica': [1, 0], venezuela: [1, 0] })
      .cards({ 'panama-canal-returned': 'removed', 'missile-envy': 'ussr-hand' })
      .idle()
  })

  test('ruling 85: an event of both sides happens for the side that played Missile Envy', () => {
    const t = table({ ussr: ['missile-envy'], us: ['brush-war'], influence: { angola: [1, 0] } })
    t.ussr.plays('missile-envy', 'event')
    t.us.picks('brush-war')
    t.ussr.picks('angola')
    t.rolls(3)
    t.has({ angola: [0, 1] })
      .is({ vp: -1, milops: [0, 3] })
      .cards({ 'brush-war': 'discard', 'missile-envy': 'us-hand' })
      .idle()
  })

  test('an own event whose condition is unmet does not happen; its card is discarded', () => {
    const t = table({ us: ['missile-envy'], ussr: ['kitchen-debates'] })
    t.us.plays('missile-envy', 'event')
    t.ussr.picks('kitchen-debates')
    t.is({ vp: 0 }).cards({ 'kitchen-debates': 'discard', 'missile-envy': 'ussr-hand' }).idle()
  })

  test('ruling 85: from a hand that is empty or all scoring cards nothing comes, and Missile Envy is discarded', () => {
    for (const ussr of [[], ['asia-scoring', 'europe-scoring']]) {
      const t = table({ us: ['missile-envy'], ussr })
      t.us.plays('missile-envy', 'event')
      t.has({}).cards({ 'missile-envy': 'discard' }).inForce().idle()
    }
  })

  test('the operations of the card handed over take the modifiers of the side that uses them (7.4.1)', () => {
    const t = table({ us: ['missile-envy'], ussr: ['fidel'], effects: { containment: 'us', 'brezhnev-doctrine': 'ussr' } })
    t.us.plays('missile-envy', 'event')
    t.ussr.picks('fidel')
    t.us.picks('influence', 'canada', 'canada', 'canada')
    t.has({ canada: [3, 0] }).idle()
  })

  test.each([
    ['holder', ['comecon', 'we-will-bury-you']],
    ['player', ['we-will-bury-you']],
  ] as const)('ruling 41: the value counts as for the %s', (missileEnvyValue, offered) => {
    const t = table({
      us: ['missile-envy'],
      ussr: ['comecon', 'we-will-bury-you', 'fidel'],
      effects: { 'brezhnev-doctrine': 'ussr' },
      options: { readings: { missileEnvyValue } },
    })
    t.us.plays('missile-envy', 'event')
    t.refuses('fidel', 'not-highest').offers(...offered)
  })

  /** The USSR holds Missile Envy and must use it. */
  const forced = (ussr: string[], more: Setup = {}): Table => {
    const t = table({ ...more, us: ['missile-envy'], ussr: ['we-will-bury-you', ...ussr] })
    t.us.plays('missile-envy', 'event')
    t.ussr.picks('we-will-bury-you')
    t.us.picks('influence', ...times(4, 'canada'))
    return t.idle()
  }

  test('ruling 84: in its next round the other side must play it, for operations only; the event is not repeated', () => {
    const t = forced(['arms-race', 'nasser'])
    t.ussr.begins()
    t.refuses('arms-race', 'must-play-card').refuses('the-china-card', 'must-play-card').refuses('pass', 'must-play').offers('missile-envy')
    t.ussr.picks('missile-envy')
    t.refuses('event', 'operations-only')
    t.ussr.picks('influence', 'poland', 'poland')
    t.has({ canada: [4, 0], poland: [0, 2] })
      .cards({ 'missile-envy': 'discard' })
      .inForce()
      .idle()
    t.ussr.begins()
    t.offers('arms-race', 'nasser', 'the-china-card')
  })

  test('the side that played it is free', () => {
    const t = table({ us: ['missile-envy', 'arms-race'], ussr: ['fidel'] })
    t.us.plays('missile-envy', 'event')
    t.ussr.picks('fidel')
    t.us.picks('influence', 'canada', 'canada')
    t.us.begins()
    t.offers('arms-race')
  })

  test('ruling 84: it gives way to a scoring card that would be held, and then waits', () => {
    const t = forced(['asia-scoring', 'arms-race'], { round: 6 })
    t.ussr.begins()
    t.refuses('arms-race', 'must-play-card').offers('asia-scoring', 'missile-envy')
    t.ussr.picks('asia-scoring', 'event')
    t.inForce('missile-envy').endsTurn().inForce('missile-envy')
    t.ussr.begins()
    t.offers('missile-envy')
  })

  // 6.0: the space race is a use of operations.
  test('it may be sent to space', () => {
    const t = forced(['arms-race'])
    t.ussr.begins().picks('missile-envy', 'space')
    t.rolls(1)
      .is({ space: [0, 1] })
      .cards({ 'missile-envy': 'discard' })
      .inForce()
      .idle()
  })

  // 5.2, 7.5: the card goes to the discard pile; its operations are no substitute, because the event is the side's own or shared.
  test.each([
    ['of its own, barred', 'opec', { 'north-sea-oil': 'us' }],
    ['shared, without its condition', 'one-small-step', {}],
  ] as const)('an event %s does not happen, nor are there operations', (_what, taken, effects) => {
    const t = table({ turn: 8, ussr: ['missile-envy'], us: [taken], effects, influence: { poland: [0, 3] } })
    t.ussr.plays('missile-envy', 'event')
    t.us.picks(taken)
    t.has({})
      .is({ vp: 0, space: [0, 0] })
      .cards({ [taken]: 'discard', 'missile-envy': 'us-hand' })
      .inForce('missile-envy', ...Object.keys(effects))
      .idle()
  })

  test('ruling 84: a scoring card that can wait does not free it', () => {
    const t = forced(['asia-scoring'], { round: 5 })
    t.ussr.begins()
    t.refuses('asia-scoring', 'must-play-card').offers('missile-envy')
  })

  test('ruling 84: UN Intervention as event with a partner may come before it', () => {
    const t = forced(['un-intervention', 'duck-and-cover'])
    t.ussr.begins()
    t.offers('missile-envy', 'un-intervention')
    t.ussr.picks('un-intervention')
    t.refuses('influence', 'event-only').offers('event')
    t.ussr.picks('event', 'duck-and-cover', 'influence', 'poland', 'poland', 'poland')
    t.is({ vp: 0, defcon: 5 }).cards({ 'un-intervention': 'discard', 'duck-and-cover': 'discard' }).inForce('missile-envy')
    t.ussr.begins()
    t.offers('missile-envy')
  })

  test('ruling 84: not without a partner', () => {
    const t = forced(['un-intervention', 'fidel'])
    t.ussr.begins()
    t.refuses('un-intervention', 'must-play-card').offers('missile-envy')
  })

  test('Red Scare/Purge lowers the forced card to 1', () => {
    const t = forced(['arms-race'], { effects: { 'red-scare-purge': 'us' } })
    t.ussr.plays('missile-envy', 'influence', 'poland')
    t.has({ canada: [4, 0], poland: [0, 1] }).idle()
  })

  test('it may be sent to space: that is a use of its operations', () => {
    const t = forced(['arms-race'])
    t.ussr.plays('missile-envy', 'space')
    t.rolls(6).cards({ 'missile-envy': 'discard' }).inForce().idle()
  })

  test('rulings 20, 25: headlined it works; handed over it cannot be headlined and is due in the first round', () => {
    const t = table({ us: ['missile-envy', 'summit'], ussr: ['fidel', 'nasser'] })
    t.headlines('missile-envy', 'nasser')
    t.ussr.picks('fidel')
    t.refuses('space', 'not-an-answer')
    t.us.picks('influence', 'canada', 'canada')
    t.has({ canada: [2, 0], egypt: [0, 2] })
      .cards({ fidel: 'discard', nasser: 'removed', 'missile-envy': 'ussr-hand' })
      .idle()
    t.ussr.begins()
    t.offers('missile-envy')
    const h = forced(['arms-race'])
    h.headlines(null, null)
    h.refuses('missile-envy', 'no-headline', 'ussr').offers('arms-race')
  })

  test('ruling 24: the headline of the other side cannot be handed over', () => {
    const t = table({ us: ['missile-envy'], ussr: ['asia-scoring', 'nasser'] })
    t.headlines('missile-envy', 'asia-scoring')
    t.refuses('asia-scoring', 'not-there').offers('nasser')
  })

  test('ruling 23: Defectors handed over to the US in the headline phase cancels the headline of the USSR', () => {
    const t = table({ us: ['missile-envy'], ussr: ['nasser', 'defectors'] })
    t.headlines('missile-envy', 'nasser')
    t.ussr.picks('defectors')
    t.has({}).cards({ nasser: 'discard', defectors: 'discard', 'missile-envy': 'ussr-hand' }).idle()
  })

  test('UN Intervention handed over in the headline phase does nothing', () => {
    const t = table({ us: ['missile-envy', 'fidel'], ussr: ['un-intervention'], effects: { 'u2-incident': 'ussr' } })
    t.headlines('missile-envy', null)
    t.ussr.picks('un-intervention')
    t.is({ vp: 0 }).cards({ 'un-intervention': 'discard', fidel: 'us-hand' }).inForce('missile-envy', 'u2-incident').idle()
  })

  test('ruling 87: UN Intervention handed over happens with a partner, and U2 Incident counts it only then', () => {
    const t = table({ us: ['missile-envy', 'fidel'], ussr: ['un-intervention'], effects: { 'u2-incident': 'ussr' } })
    t.us.plays('missile-envy', 'event')
    t.ussr.picks('un-intervention')
    t.us.picks('fidel', 'influence', 'canada', 'canada')
    t.has({ canada: [2, 0] })
      .is({ vp: -1 })
      .cards({ 'un-intervention': 'discard', fidel: 'discard' })
      .inForce('missile-envy')
      .idle()
    const n = table({ us: ['missile-envy'], ussr: ['un-intervention'], effects: { 'u2-incident': 'ussr' } })
    n.us.plays('missile-envy', 'event')
    n.ussr.picks('un-intervention')
    n.is({ vp: 0 }).cards({ 'un-intervention': 'discard' }).inForce('missile-envy', 'u2-incident').idle()
  })

  test('a headlined Missile Envy may go to space where the option says so, and only in the headline phase', () => {
    const options = { readings: { missileEnvyHeadlineSpace: true } }
    const t = table({ us: ['missile-envy'], ussr: ['fidel', 'nasser'], options })
    t.headlines('missile-envy', 'nasser')
    t.ussr.picks('fidel')
    t.us.picks('space')
    t.rolls(3)
      .is({ space: [1, 0], vp: 2 })
      .cards({ fidel: 'discard' })
      .idle()
    const a = table({ us: ['missile-envy'], ussr: ['fidel'], options })
    a.us.plays('missile-envy', 'event')
    a.ussr.picks('fidel')
    a.refuses('space', 'not-an-answer')
  })

  test('taken out of the hand by another card, it obliges nobody', () => {
    const g = table({ us: ['missile-envy', 'grain-sales-to-soviets'], ussr: ['fidel', 'arms-race'] })
    g.us.plays('missile-envy', 'event')
    g.ussr.picks('arms-race')
    g.us.plays('grain-sales-to-soviets', 'event')
    g.rolls('missile-envy')
    g.us.picks('play', 'influence', 'canada', 'canada')
    g.cards({ 'missile-envy': 'discard' }).inForce().idle()
    g.ussr.begins()
    g.offers('fidel', 'the-china-card')
  })

  withoutItsEvent('missile-envy', 2)
})

describe('50 We Will Bury You', () => {
  /** It is in force, and the US is next. */
  const threatened = (us: string[], more: Setup = {}): Table => {
    const t = table({ turn: 5, ...more, us, ussr: ['we-will-bury-you', ...(more.ussr ?? [])] })
    t.ussr.plays('we-will-bury-you', 'event')
    return t.inForce(...Object.keys(more.effects ?? {}), 'we-will-bury-you').idle()
  }

  test('DEFCON falls; 3 VP when the US plays another card', () => {
    const t = threatened(['summit'], { defcon: 4 })
    t.has({}).is({ defcon: 3, vp: 0 }).cards({ 'we-will-bury-you': 'removed' })
    t.us.begins().picks('summit', 'influence')
    t.is({ vp: -3 }).inForce()
    t.us.picks('canada')
    t.is({ vp: -3 }).idle()
  })

  test('the 3 VP come before any of the US: at 17 they win', () => {
    const t = threatened(['camp-david-accords'], { vp: -17 })
    t.us.plays('camp-david-accords', 'event')
    t.over('ussr', 'vp').has({})
  })

  test('ruling 88: not if the US plays UN Intervention as event', () => {
    const t = threatened(['un-intervention', 'fidel', 'summit'])
    t.us.plays('un-intervention', 'event', 'fidel', 'influence', 'canada', 'canada')
    t.is({ vp: 0 }).inForce()
    t.us.plays('summit', 'influence', 'canada')
    t.is({ vp: 0 }).idle()
  })

  test.each([
    ['UN Intervention for operations', ['un-intervention', 'fidel'], ['un-intervention', 'influence', 'canada'], []],
    ['a card sent to space', ['brush-war'], ['brush-war', 'space'], [6]],
    ['the China Card', ['nasser'], ['the-china-card', 'influence', ...times(4, 'canada')], []],
    ['a scoring card', ['africa-scoring'], ['africa-scoring', 'event'], []],
    ['an opposing event', ['nasser'], ['nasser', 'event', 'influence', 'canada'], []],
  ] as const)('ruling 88: %s does not help', (_what, us, picks, dice) => {
    const t = threatened([...us], { holder: 'us' })
    t.us.begins().picks(...picks)
    t.rolls(...dice)
    t.is({ vp: -3 }).inForce().idle()
  })

  test('ruling 88: nor does the discard of a trapped US, nor a round lost in the trap', () => {
    const t = threatened(['brush-war'], { effects: { quagmire: 'ussr' } })
    t.us.begins().picks('brush-war')
    t.rolls(6).is({ vp: -3 }).inForce('quagmire').idle()
    const l = threatened(['un-intervention', 'nasser'], { effects: { quagmire: 'ussr' } })
    l.us.begins()
    l.is({ vp: -3 }).inForce('quagmire').idle()
  })

  test('ruling 88: rounds of the USSR and headlines do not use it up', () => {
    const t = threatened(['summit', 'duck-and-cover'], { ussr: ['nasser', 'arms-race'] })
    t.ussr.plays('nasser', 'influence', 'poland')
    t.is({ vp: 0 }).inForce('we-will-bury-you')
    t.headlines('duck-and-cover', 'arms-race')
    t.is({ vp: 2 }).inForce('we-will-bury-you').idle()
    t.us.plays('summit', 'influence', 'canada')
    t.is({ vp: -1 }).inForce().idle()
  })

  test('ruling 88: nor an extra round that the US passes', () => {
    const t = threatened(['summit'], { round: 8, space: [8, 0] })
    t.us.begins().picks('pass')
    t.is({ vp: 0 }).inForce('we-will-bury-you').idle()
  })

  // 4.5 D: a side without cards waits, but its round is its next one. Version 1 of the rules let the 3 VP wait, for ever in turn 10.
  describe.each([
    { rules: 2, vp: -3, waits: [], winner: 'ussr' },
    { rules: 1, vp: 0, waits: ['we-will-bury-you'], winner: 'us' },
  ] as const)('a round of the US without a card, in version $rules of the rules', ({ rules, vp, waits, winner }) => {
    test('with an empty hand', () => {
      const t = threatened([], { options: { rules } })
      t.us.begins()
      t.is({ vp })
        .inForce(...waits)
        .idle()
    })

    test('with the China Card alone, which it keeps', () => {
      const t = threatened([], { options: { rules }, holder: 'us' })
      t.us.begins().picks('pass')
      t.is({ vp })
        .inForce(...waits)
        .idle()
    })

    test('in a trap with an empty hand', () => {
      const t = threatened([], { options: { rules }, effects: { quagmire: 'ussr' } })
      t.us.begins()
      t.is({ vp })
        .inForce('quagmire', ...waits)
        .idle()
    })

    test('in the last round of the game it may decide it', () => {
      const t = threatened([], { options: { rules }, turn: 10, round: 7, vp: 2, milops: [5, 5], holder: 'nobody' })
      t.us.begins()
      t.endsGame().over(winner, 'final-scoring')
    })
  })

  test.each([
    { rules: 2, vp: 0 },
    { rules: 1, vp: -3 },
  ])('UN Intervention that Five Year Plan leads to, in version $rules of the rules: $vp VP', ({ rules, vp }) => {
    const ussr = ['grain-sales-to-soviets', 'un-intervention']
    const t = threatened(['five-year-plan', 'fidel'], { ussr, options: { rules } })
    t.rolls('grain-sales-to-soviets', 'un-intervention').us.plays('five-year-plan', 'event', 'play', 'event')
    t.us.picks('fidel', 'influence', 'canada', 'canada')
    t.is({ vp }).inForce().idle()
  })

  test('an own event that does not lead to it: the 3 VP come at the end of the round, or before the first other VP of either side', () => {
    const t = threatened(['oas-founded'])
    t.us.plays('oas-founded', 'event', 'panama')
    t.is({ vp: 0 }).us.picks('panama')
    t.is({ vp: -3 }).inForce().idle()
    const own = threatened(['nixon-plays-the-china-card'], { holder: 'us' })
    own.us.plays('nixon-plays-the-china-card', 'event')
    const changes = own.notes.flatMap((n) => (n.key === 'vp' ? [[n.side, n.n]] : []))
    expect(changes).toEqual([
      [USSR, 3],
      [US, 2],
    ])
    const games = threatened(['wargames'], { turn: 8, defcon: 3, vp: 8 })
    games.us.plays('wargames', 'event', 'yes')
    games.is({ vp: -1 }).over('ussr', 'wargames')
  })

  test('headlined by the USSR it means the first round of the US', () => {
    const t = table({ us: ['arms-race', 'summit'], ussr: ['we-will-bury-you'], milops: [0, 0] })
    t.headlines('arms-race', 'we-will-bury-you').is({ defcon: 4, vp: 0 }).inForce('we-will-bury-you')
    t.us.plays('summit', 'influence', 'canada')
    t.is({ vp: -3 }).inForce().idle()
  })

  test('headlined by the US likewise', () => {
    const t = table({ us: ['we-will-bury-you', 'summit'] })
    t.headlines('we-will-bury-you', null).is({ defcon: 4, vp: 0 }).cards({ 'we-will-bury-you': 'removed' })
    t.us.plays('summit', 'influence', 'canada')
    t.is({ vp: -3 }).inForce().idle()
  })

  test.each(orders)('played by the US, %s first: the next round of the US is meant, even of the next turn', (first) => {
    const t = table({ turn: 5, us: ['we-will-bury-you', 'summit'], milops: [5, 5] })
    playsFor(t.us, 'we-will-bury-you', first, ['influence', ...times(4, 'canada')])
    t.has({ canada: [4, 0] })
      .is({ vp: 0, defcon: 4 })
      .cards({ 'we-will-bury-you': 'removed' })
      .inForce('we-will-bury-you')
      .idle()
    t.endsTurn().inForce('we-will-bury-you')
    t.us.plays('summit', 'influence', 'canada')
    t.is({ vp: -3 }).inForce().idle()
  })

  test('played by the US, UN Intervention in its next round still helps', () => {
    const t = table({ us: ['we-will-bury-you', 'un-intervention', 'fidel'] })
    t.us.plays('we-will-bury-you', 'event', 'influence', ...times(4, 'canada'))
    t.us.plays('un-intervention', 'event', 'fidel', 'influence', 'canada', 'canada')
    t.is({ vp: 0 }).inForce().idle()
  })

  test('at DEFCON 2 the phasing side loses at once', () => {
    const t = table({ ussr: ['we-will-bury-you'], defcon: 2 })
    t.ussr.plays('we-will-bury-you', 'event')
    t.over('us', 'nuclear-war')
    const u = table({ us: ['we-will-bury-you'], defcon: 2 })
    u.us.plays('we-will-bury-you', 'event')
    u.over('ussr', 'nuclear-war')
  })

  test('ruling 88: UN Intervention through Missile Envy helps, with a partner', () => {
    const t = threatened(['missile-envy', 'fidel'], { ussr: ['un-intervention'] })
    t.us.plays('missile-envy', 'event')
    t.is({ vp: 0 })
    t.ussr.picks('un-intervention')
    t.us.picks('fidel', 'influence', 'canada', 'canada')
    t.is({ vp: 0 }).inForce('missile-envy').idle()
  })

  test('ruling 88: without a partner its event does not happen, and the 3 VP are due', () => {
    const t = threatened(['missile-envy'], { ussr: ['un-intervention'] })
    t.us.plays('missile-envy', 'event')
    t.ussr.picks('un-intervention')
    t.is({ vp: -3 }).inForce('missile-envy').idle()
  })

  test('ruling 88: through Missile Envy any other card costs 3 VP before its own effect, and so does none', () => {
    const t = threatened(['missile-envy'], { ussr: ['camp-david-accords'], vp: -17 })
    t.us.plays('missile-envy', 'event')
    t.is({ vp: -17 })
    t.ussr.picks('camp-david-accords')
    t.over('ussr', 'vp')
    const n = threatened(['missile-envy'])
    n.us.plays('missile-envy', 'event')
    n.is({ vp: -3 }).inForce().idle()
  })

  test('Missile Envy for operations costs 3 VP', () => {
    const t = threatened(['missile-envy'], { ussr: ['un-intervention'] })
    t.us.plays('missile-envy', 'influence', 'canada', 'canada')
    t.is({ vp: -3 }).inForce().idle()
  })

  test('ruling 88: UN Intervention through Star Wars helps, another card does not', () => {
    const t = threatened(['star-wars', 'fidel'], { space: [1, 0], discard: ['un-intervention', 'summit'] })
    t.us.plays('star-wars', 'event', 'un-intervention', 'fidel', 'influence', 'canada', 'canada')
    t.is({ vp: 0 }).inForce().idle()
    const o = threatened(['star-wars', 'fidel'], { space: [1, 0], discard: ['un-intervention', 'arms-race'] })
    o.us.plays('star-wars', 'event', 'arms-race')
    o.is({ vp: -3 }).inForce().idle()
  })

  test('ruling 88: UN Intervention drawn by Grain Sales, or played with a card drawn, helps', () => {
    const t = threatened(['grain-sales-to-soviets', 'fidel'], { ussr: ['un-intervention'] })
    t.us.plays('grain-sales-to-soviets', 'event')
    t.rolls('un-intervention')
    t.us.picks('play', 'event', 'fidel', 'influence', 'canada', 'canada')
    t.is({ vp: 0 }).inForce().idle()
    const p = threatened(['grain-sales-to-soviets', 'un-intervention'], { ussr: ['fidel'] })
    p.us.plays('grain-sales-to-soviets', 'event')
    p.rolls('fidel')
    p.us.picks('intervene', 'influence', 'canada', 'canada')
    p.is({ vp: 0 }).inForce().idle()
  })

  test('ruling 88: Grain Sales with another card, or with the card given back, costs 3 VP', () => {
    const t = threatened(['grain-sales-to-soviets'], { ussr: ['summit'] })
    t.us.plays('grain-sales-to-soviets', 'event')
    t.rolls('summit')
    t.us.picks('play', 'influence')
    t.is({ vp: -3 })
    const r = threatened(['grain-sales-to-soviets'], { ussr: ['un-intervention'] })
    r.us.plays('grain-sales-to-soviets', 'event')
    r.rolls('un-intervention')
    r.us.picks('return', 'influence', 'canada', 'canada')
    r.is({ vp: -3 }).inForce().idle()
  })
})
