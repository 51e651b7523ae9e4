/** The cards of the Mid War, 36 to 58. */
import { describe, expect, test } from 'vitest'
import { US, USSR } from '../../../src/index.ts'
import { type Player, type Setup, type Table, table } from '../../table.ts'

const sides = ['us', 'ussr'] as const
type SideName = (typeof sides)[number]
const otherSide = (side: SideName): SideName => (side === 'us' ? 'ussr' : 'us')
/** A pair of the board or of a track, own number first. */
const pair = (side: SideName, own: number, their: number): [number, number] => (side === 'us' ? [own, their] : [their, own])
const vp = (side: SideName, n: number): number => (side === 'us' ? n : 0 - n)
/** Next to the superpower, so always within reach. */
const home = (side: SideName): string => (side === 'us' ? 'canada' : 'poland')
const only = (side: SideName, ...cards: string[]): Setup => (side === 'us' ? { us: cards } : { ussr: cards })
const headlines = (t: Table, side: SideName, card: string): Table => t.headlines(side === 'us' ? card : null, side === 'ussr' ? card : null)
const times = (n: number, pick: string): string[] => Array.from({ length: n }, () => pick)

const orders = ['event', 'operations'] as const
/** Plays a card of the other side's event: the event first or the operations first. */
function playsFor(
  player: Player,
  card: string,
  first: (typeof orders)[number],
  operations: string[],
  event = (): unknown => undefined,
): void {
  const [use, ...picks] = operations
  if (first === 'event') {
    player.plays(card, 'event')
    event()
    player.picks(...operations)
  } else {
    player.plays(card, use!, ...picks)
    event()
  }
}

/** 5.1: a card of both sides used for operations, without its event. */
function withoutItsEvent(card: string, ops: number): void {
  test.each(sides)('used for operations by the %s, its event does not happen', (side) => {
    const t = table({ ...only(side, card), defcon: 4, influence: { panama: [2, 1], angola: [1, 2] }, milops: [2, 2], discard: ['nasser'] })
    t[side].plays(card, 'influence', ...times(ops, home(side)))
    t.has({ [home(side)]: pair(side, ops, 0) })
      .is({ vp: 0, defcon: 4, milops: [2, 2] })
      .cards({ [card]: 'discard', nasser: 'discard' })
      .inForce()
      .idle()
  })
}

describe('36 Brush War', () => {
  test.each(sides)('the %s wins on 3: 1 VP, 3 military operations, and all influence there changes sides', (side) => {
    const t = table({ ...only(side, 'brush-war'), influence: { kenya: pair(side, 1, 3), somalia: [1, 1] } })
    t[side].plays('brush-war', 'event', 'kenya')
    t.rolls(3)
    t.has({ kenya: pair(side, 4, 0) })
      .is({ vp: vp(side, 1), milops: pair(side, 3, 0), defcon: 5 })
      .cards({ 'brush-war': 'discard' })
      .idle()
  })

  test('ruling 75: lost on 2, it still counts as 3 military operations', () => {
    const t = table({ us: ['brush-war'], influence: { kenya: [0, 3] } })
    t.us.plays('brush-war', 'event', 'kenya')
    t.rolls(2)
      .has({})
      .is({ vp: 0, milops: [3, 0] })
      .cards({ 'brush-war': 'discard' })
      .idle()
  })

  test.each([
    ['us', 'afghanistan', 5, 'lost'],
    ['us', 'afghanistan', 6, 'won'],
    ['ussr', 'mexico', 4, 'lost'],
    ['ussr', 'mexico', 5, 'won'],
    ['ussr', 'afghanistan', 3, 'won'],
  ] as const)(
    'ruling 74: neighbours of the other side, its superpower too, lower the die: %s in %s with %i is %s',
    (side, country, die, end) => {
      const t = table({
        ...only(side, 'brush-war'),
        influence: { iran: [0, 2], pakistan: [0, 3], guatemala: [1, 0], [country]: pair(side, 0, 4) },
      })
      t[side].plays('brush-war', 'event', country)
      t.rolls(die)
      t.has(end === 'won' ? { [country]: pair(side, 4, 0) } : {})
        .is({ vp: end === 'won' ? vp(side, 1) : 0 })
        .idle()
    },
  )

  test('only in a country of stability 1 or 2, and not to be declined', () => {
    const t = table({ us: ['brush-war'] })
    t.us.plays('brush-war', 'event')
    for (const country of ['iraq', 'chile', 'poland', 'japan', 'united-kingdom']) t.refuses(country, 'stability-too-high')
    t.refuses('done', 'must-spend-all')
    expect(t.legal()).toEqual(expect.arrayContaining(['nigeria', 'vietnam', 'italy', 'iran', 'brazil', 'haiti']))
  })

  test('ruling 61: an empty country may be attacked', () => {
    const t = table({ ussr: ['brush-war'] })
    t.ussr.plays('brush-war', 'event', 'nigeria')
    t.rolls(3)
      .has({})
      .is({ vp: -1, milops: [0, 3] })
      .idle()
  })

  test('NATO: European countries under US control cannot be attacked, others can', () => {
    const t = table({ ussr: ['brush-war'], effects: { nato: 'us' }, influence: { italy: [2, 0], greece: [1, 0], iran: [2, 0] } })
    t.ussr.plays('brush-war', 'event')
    t.refuses('italy', 'protected-by-card')
    expect(t.legal()).toEqual(expect.arrayContaining(['greece', 'iran', 'turkey']))
    t.ussr.picks('greece')
    t.rolls(4)
    t.has({ greece: [0, 1] }).idle()
  })

  test('DEFCON is not changed, and closes no region to it', () => {
    const t = table({ ussr: ['brush-war'], defcon: 2, influence: { italy: [2, 0] } })
    t.ussr.plays('brush-war', 'event', 'italy')
    t.rolls(6)
    t.has({ italy: [0, 2] })
      .is({ defcon: 2, vp: -1 })
      .idle()
  })

  test('Red Scare/Purge does not lower its 3 military operations', () => {
    const t = table({ us: ['brush-war'], effects: { 'red-scare-purge': 'ussr' } })
    t.us.plays('brush-war', 'event', 'sudan')
    t.rolls(1)
      .is({ milops: [3, 0] })
      .idle()
  })

  test('ruling 12: a VP that wins the game comes before the influence changes', () => {
    const t = table({ us: ['brush-war'], vp: 19, influence: { angola: [0, 2] } })
    t.us.plays('brush-war', 'event', 'angola')
    t.rolls(6).over('us', 'vp').has({})
  })

  test.each(sides)('headlined by the %s', (side) => {
    const t = table({ ...only(side, 'brush-war'), influence: { cuba: [0, 0], zaire: pair(side, 0, 1) } })
    headlines(t, side, 'brush-war')
    t[side].picks('zaire')
    t.rolls(3)
    t.has({ zaire: pair(side, 1, 0) })
      .is({ vp: vp(side, 1), milops: pair(side, 3, 0) })
      .cards({ 'brush-war': 'discard' })
      .idle()
  })

  withoutItsEvent('brush-war', 3)
})

describe('37 Central America Scoring', () => {
  test('the example of 10.1.2: 5 to 1 for the USSR', () => {
    const t = table({
      ussr: ['central-america-scoring'],
      influence: { cuba: [0, 3], haiti: [0, 1], 'dominican-republic': [0, 1], guatemala: [1, 0], panama: [1, 0] },
    })
    t.ussr.plays('central-america-scoring', 'event')
    t.has({})
      .is({ vp: -4, milops: [0, 0] })
      .cards({ 'central-america-scoring': 'discard' })
      .idle()
  })

  test.each([
    ['nobody controls anything', {}, 0],
    ['US presence', { haiti: [1, 0] }, 1],
    ['US presence with a battleground, which is no border of its own', { mexico: [2, 0] }, 2],
    ['USSR presence with Mexico, battleground and border', { mexico: [0, 2] }, -3],
    ['US domination', { mexico: [2, 0], haiti: [1, 0] }, 3 + 1],
    ['no domination without another country than battlegrounds', { mexico: [2, 0], panama: [2, 0], haiti: [0, 1] }, 1 + 2 - 1],
    ['US control', { mexico: [2, 0], panama: [2, 0], cuba: [3, 0] }, 5 + 3],
    ['USSR control, with two borders', { mexico: [0, 2], panama: [0, 2], cuba: [0, 3] }, -(5 + 3 + 2)],
    [
      'all battlegrounds but not more countries',
      { mexico: [2, 0], panama: [2, 0], cuba: [3, 0], haiti: [0, 1], nicaragua: [0, 1], guatemala: [0, 1] },
      1 + 3 - 1,
    ],
    ['other regions do not count', { colombia: [1, 0], venezuela: [2, 0], angola: [0, 1] }, 0],
  ] as const)('ruling 99: %s', (_what, influence, score) => {
    for (const side of sides) {
      const t = table({ ...only(side, 'central-america-scoring'), influence })
      t[side].plays('central-america-scoring', 'event')
      t.has({}).is({ vp: score }).cards({ 'central-america-scoring': 'discard' }).idle()
    }
  })

  test('has no operations', () => {
    const t = table({ us: ['central-america-scoring'] })
    t.us.begins().picks('central-america-scoring')
    t.refuses('influence', 'scoring-card').refuses('space', 'scoring-card').offers('event')
  })

  test('ruling 13: both scores are netted before the end of the track is looked at', () => {
    const t = table({
      ussr: ['central-america-scoring'],
      vp: -19,
      influence: { cuba: [0, 3], panama: [2, 0], mexico: [2, 0], haiti: [1, 0] },
    })
    t.ussr.plays('central-america-scoring', 'event')
    t.is({ vp: -19 + 5 - 3 }).idle()
  })

  test('ruling 19: headlined, it is scored after the other headline', () => {
    const t = table({ us: ['central-america-scoring'], ussr: ['fidel'], influence: { cuba: [3, 0] } })
    t.headlines('central-america-scoring', 'fidel')
    t.has({ cuba: [0, 3] })
      .is({ vp: -3 })
      .cards({ 'central-america-scoring': 'discard', fidel: 'removed' })
      .idle()
  })

  test('held at the end of the turn it loses the game', () => {
    table({ ussr: ['central-america-scoring'], milops: [5, 5] })
      .endsTurn()
      .over('us', 'held-scoring')
  })
})

describe('38 Southeast Asia Scoring', () => {
  test.each([
    ['nobody', {}, 0],
    ['Thailand counts 2', { thailand: [2, 0] }, 2],
    ['each other country 1', { burma: [0, 2], 'laos-cambodia': [0, 1], vietnam: [0, 1], malaysia: [0, 2], indonesia: [0, 1] }, -5],
    [
      'all of it, without levels',
      {
        thailand: [0, 2],
        burma: [0, 2],
        'laos-cambodia': [0, 1],
        vietnam: [0, 1],
        malaysia: [0, 2],
        indonesia: [0, 1],
        philippines: [0, 2],
      },
      -8,
    ],
    ['the difference', { thailand: [2, 0], philippines: [2, 0], vietnam: [0, 1] }, 2],
    ['influence without control', { thailand: [1, 0], burma: [0, 1] }, 0],
    ['the rest of Asia', { india: [3, 0], australia: [4, 0], japan: [4, 0], pakistan: [0, 2] }, 0],
  ] as const)('ruling 100: %s', (_what, influence, score) => {
    for (const side of sides) {
      const t = table({ ...only(side, 'southeast-asia-scoring'), influence })
      t[side].plays('southeast-asia-scoring', 'event')
      t.has({}).is({ vp: score }).cards({ 'southeast-asia-scoring': 'removed' }).idle()
    }
  })

  test('ruling 100: Shuttle Diplomacy and Formosan Resolution do not touch it, and it does not use the former up', () => {
    const t = table({
      us: ['southeast-asia-scoring'],
      effects: { 'shuttle-diplomacy': 'us', 'formosan-resolution': 'us' },
      influence: { thailand: [0, 2], taiwan: [3, 0] },
    })
    t.us.plays('southeast-asia-scoring', 'event')
    t.is({ vp: -2 }).inForce('shuttle-diplomacy', 'formosan-resolution').idle()
  })

  test('ruling 14: not scored again at the end of the game', () => {
    table({ influence: { vietnam: [1, 0], thailand: [2, 0] }, holder: 'us' })
      .endsGame()
      .over('us', 'final-scoring')
      .is({ vp: 7 + 1 + 1 })
  })

  test('ruling 13: both scores are netted before the end of the track is looked at', () => {
    const t = table({ ussr: ['southeast-asia-scoring'], vp: 19, influence: { thailand: [2, 0], burma: [0, 2], malaysia: [0, 2] } })
    t.ussr.plays('southeast-asia-scoring', 'event')
    t.is({ vp: 19 }).idle()
  })

  test('has no operations; headlined, it is scored after the other headline', () => {
    const t = table({ us: ['vietnam-revolts'], ussr: ['southeast-asia-scoring', 'nasser'] })
    t.ussr.begins().picks('southeast-asia-scoring')
    t.refuses('coup', 'scoring-card').offers('event')
    t.ussr.picks('event')
    t.idle()
    const h = table({ us: ['vietnam-revolts'], ussr: ['southeast-asia-scoring'] })
    h.headlines('vietnam-revolts', 'southeast-asia-scoring')
    h.has({ vietnam: [0, 2] })
      .is({ vp: -1 })
      .cards({ 'southeast-asia-scoring': 'removed' })
      .idle()
  })
})

describe('39 Arms Race', () => {
  for (const side of sides)
    test.each([
      ['more and enough', 4, 3, 4, 3],
      ['more than enough', 5, 4, 2, 3],
      ['more but not enough', 3, 2, 4, 1],
      ['enough but no more than the other', 4, 4, 4, 0],
      ['less', 2, 3, 2, 0],
      ['none at all', 0, 0, 5, 0],
    ])(`the ${side} with %s`, (_what, own, their, defcon, gain) => {
      const t = table({ ...only(side, 'arms-race'), defcon, milops: pair(side, own, their) })
      t[side].plays('arms-race', 'event')
      t.has({})
        .is({ vp: vp(side, gain), defcon, milops: pair(side, own, their) })
        .cards({ 'arms-race': 'discard' })
        .idle()
    })

  test('only the side that plays it can score: the other one, ahead, gets nothing', () => {
    const t = table({ us: ['arms-race'], defcon: 2, milops: [1, 5] })
    t.us.plays('arms-race', 'event')
    t.is({ vp: 0 }).idle()
  })

  test.each(sides)('headlined by the %s it counts what headlines before it have earned', (side) => {
    const t = table({ ...only(side, 'arms-race'), defcon: 3, milops: pair(side, 3, 2) })
    headlines(t, side, 'arms-race')
    t.is({ vp: vp(side, 3) })
      .cards({ 'arms-race': 'discard' })
      .idle()
    const none = table({ us: ['brush-war'], ussr: ['arms-race'], defcon: 3 })
    none.headlines('brush-war', 'arms-race').us.picks('nigeria')
    none
      .rolls(1)
      .is({ vp: 0, milops: [3, 0] })
      .cards({ 'arms-race': 'discard' })
      .idle()
  })

  // 4.2: the side whose round it is, not the side that brings the card out. Version 1 of the rules scored it for the latter.
  describe.each([
    { rules: 2, us: 0, ussr: -3 },
    { rules: 1, us: 3, ussr: 0 },
  ])('brought out by the US in a round of the USSR, by version $rules of the rules', ({ rules, us, ussr }) => {
    const ahead = [
      { milops: [3, 0], vp: us },
      { milops: [0, 3], vp: ussr },
    ] as const

    test.each(ahead)('with Grain Sales, military operations $milops', ({ milops, vp }) => {
      const t = table({ ussr: ['grain-sales-to-soviets', 'arms-race'], turn: 5, defcon: 3, milops, options: { rules } }).rolls('arms-race')
      t.ussr.plays('grain-sales-to-soviets', 'event')
      t.us.picks('play', 'event')
      t.is({ vp }).cards({ 'arms-race': 'discard' }).ussr.picks('influence', 'finland', 'finland')
      t.idle()
    })

    test.each(ahead)('with Star Wars, military operations $milops', ({ milops, vp }) => {
      const t = table({
        ussr: ['star-wars'],
        discard: ['arms-race'],
        space: [1, 0],
        turn: 8,
        defcon: 3,
        milops,
        influence: { finland: [0, 1] },
        options: { rules },
      })
      t.ussr.plays('star-wars', 'influence', 'finland', 'finland')
      t.us.picks('arms-race')
      t.is({ vp }).cards({ 'arms-race': 'discard' }).idle()
    })
  })

  withoutItsEvent('arms-race', 3)
})

describe('40 Cuban Missile Crisis', () => {
  test.each(sides)('played by the %s: DEFCON becomes 2, for this turn', (side) => {
    for (const defcon of [5, 3, 2]) {
      const t = table({ ...only(side, 'cuban-missile-crisis'), defcon, milops: [2, 2] })
      t[side].plays('cuban-missile-crisis', 'event')
      t.has({}).is({ defcon: 2, vp: 0 }).cards({ 'cuban-missile-crisis': 'removed' }).inForce('cuban-missile-crisis').idle()
      t.endsTurn().inForce()
    }
  })

  test.each(sides)(
    'ruling 6: a coup of the side opposed to the %s loses the game before die, influence and military operations',
    (side) => {
      const them = otherSide(side)
      const t = table({ ...only(them, 'summit'), defcon: 2, effects: { 'cuban-missile-crisis': side }, influence: { kenya: [1, 1] } })
      t[them].plays('summit', 'coup', 'kenya')
      t.over(side, 'cuban-missile-crisis')
        .has({})
        .is({ milops: [0, 0], defcon: 2 })
    },
  )

  test.each(sides)('a coup of the %s, whose event it was, is an ordinary one', (side) => {
    const t = table({ ...only(side, 'cuban-missile-crisis', 'brush-war'), influence: { kenya: pair(side, 0, 1) } })
    t[side].plays('cuban-missile-crisis', 'event')
    t[side].plays('brush-war', 'coup', 'kenya')
    t.rolls(2)
    t.has({ kenya: pair(side, 0, 0) })
      .is({ milops: pair(side, 3, 0) })
      .idle()
  })

  test.each([
    ['us', 'junta', ['haiti', 'coup'], 'panama'],
    ['us', 'tear-down-this-wall', ['coup'], 'poland'],
    ['ussr', 'junta', ['haiti', 'coup'], 'panama'],
    ['ussr', 'ortega-elected-in-nicaragua', [], 'honduras'],
    ['ussr', 'che', [], 'kenya'],
  ] as const)('ruling 6: a free coup of the %s with %s is a coup', (side, card, picks, country) => {
    const t = table({
      ...only(side, card),
      defcon: 2,
      effects: { 'cuban-missile-crisis': otherSide(side) },
      influence: { [country]: pair(side, 0, 2) },
    })
    t[side].plays(card, 'event', ...picks, country)
    t.over(otherSide(side), 'cuban-missile-crisis').is({ milops: [0, 0], defcon: 2, vp: 0 })
  })

  test('ruling 6: the side that coups loses, also in a round of the other', () => {
    const t = table({ us: ['lone-gunman'], defcon: 2, effects: { 'cuban-missile-crisis': 'us' }, influence: { kenya: [1, 0] } })
    t.us.plays('lone-gunman', 'event')
    t.ussr.picks('coup', 'kenya')
    t.over('us', 'cuban-missile-crisis')
  })

  test('ruling 7: a free coup without a target, or declined, is no attempt', () => {
    const t = table({ us: ['junta'], defcon: 2, effects: { 'cuban-missile-crisis': 'ussr' } })
    t.us.plays('junta', 'event', 'haiti')
    t.has({ haiti: [2, 0] }).idle()
    const d = table({ us: ['junta'], defcon: 2, effects: { 'cuban-missile-crisis': 'ussr' }, influence: { haiti: [0, 1] } })
    d.us.plays('junta', 'event', 'haiti', 'pass')
    d.has({ haiti: [2, 1] })
      .inForce('cuban-missile-crisis')
      .idle()
    const o = table({ ussr: ['ortega-elected-in-nicaragua'], defcon: 2, effects: { 'cuban-missile-crisis': 'us' } })
    o.ussr.plays('ortega-elected-in-nicaragua', 'event')
    o.has({}).idle()
  })

  test.each([
    ['ussr', 'cuba'],
    ['us', 'west-germany'],
    ['us', 'turkey'],
  ] as const)('ruling 8: the %s lifts it at the start of its round with 2 influence of %s, exactly 2', (side, country) => {
    const t = table({
      ...only(side, 'brush-war'),
      defcon: 2,
      effects: { 'cuban-missile-crisis': otherSide(side) },
      influence: { [country]: pair(side, 3, 1), kenya: pair(side, 0, 2) },
    })
    t[side].begins()
    t.asks(side, 'cuban-missile-crisis').offers(country, 'done')
    t[side].picks(country)
    t.has({ [country]: pair(side, 1, 1) }).inForce()
    t[side].plays('brush-war', 'coup', 'kenya')
    t.rolls(3)
    t.has({ [country]: pair(side, 1, 1), kenya: pair(side, 0, 0) }).idle()
  })

  test('ruling 8: declined at the start of the round, it is offered again before a coup', () => {
    const t = table({
      us: ['brush-war'],
      defcon: 2,
      effects: { 'cuban-missile-crisis': 'ussr' },
      influence: { 'west-germany': [2, 0], turkey: [2, 0], kenya: [0, 2] },
    })
    t.us.begins().picks('done').plays('brush-war', 'coup')
    t.asks('us', 'cuban-missile-crisis').offers('west-germany', 'turkey', 'done')
    t.us.picks('turkey')
    t.inForce()
    t.us.picks('kenya')
    t.rolls(1)
    t.has({ turkey: [0, 0] })
      .is({ milops: [3, 0] })
      .idle()
  })

  test('ruling 8: declined both times, the coup loses', () => {
    const t = table({
      us: ['brush-war'],
      defcon: 2,
      effects: { 'cuban-missile-crisis': 'ussr' },
      influence: { turkey: [2, 0], kenya: [0, 2] },
    })
    t.us.begins().picks('done').plays('brush-war', 'coup', 'done', 'kenya')
    t.over('ussr', 'cuban-missile-crisis').has({})
  })

  test('ruling 8: before a coup in a round of the other side as well', () => {
    const t = table({
      us: ['lone-gunman'],
      defcon: 2,
      effects: { 'cuban-missile-crisis': 'us' },
      influence: { kenya: [2, 0], cuba: [0, 2] },
    })
    t.us.plays('lone-gunman', 'event')
    t.ussr.picks('coup', 'cuba', 'kenya')
    t.rolls(5)
    t.us.picks('influence', 'canada')
    t.has({ cuba: [0, 0], kenya: [0, 0], canada: [1, 0] })
      .inForce()
      .idle()
  })

  test('ruling 8: 1 influence does not pay, nor the country of the other side, nor 1 in each of two', () => {
    const t = table({
      us: ['summit', 'captured-nazi-scientist'],
      defcon: 2,
      effects: { 'cuban-missile-crisis': 'ussr' },
      influence: { turkey: [1, 0], 'west-germany': [1, 0], cuba: [3, 0] },
    })
    t.us.begins()
    t.asks('us', 'play')
    t.us.plays('summit', 'influence', 'turkey')
    t.us.begins()
    t.refuses('west-germany', 'cannot-pay').refuses('cuba', 'cannot-pay').refuses('italy', 'outside-area').offers('turkey', 'done')
  })

  test('ruling 8: it is offered only to the threatened side', () => {
    const t = table({ us: ['summit'], defcon: 2, effects: { 'cuban-missile-crisis': 'us' }, influence: { turkey: [2, 0], cuba: [0, 2] } })
    t.us.begins()
    t.asks('us', 'play')
  })

  test('ruling 9: Nuclear Subs does not save the US', () => {
    const t = table({
      us: ['summit'],
      defcon: 2,
      effects: { 'cuban-missile-crisis': 'ussr', 'nuclear-subs': 'us' },
      influence: { angola: [0, 2] },
    })
    t.us.plays('summit', 'coup', 'angola')
    t.over('ussr', 'cuban-missile-crisis')
  })

  test('realignments and wars are no coups', () => {
    const t = table({ us: ['summit', 'brush-war'], defcon: 2, effects: { 'cuban-missile-crisis': 'ussr' }, influence: { kenya: [0, 2] } })
    t.us.plays('summit', 'realign', 'kenya')
    t.rolls(3, 1)
    t.us.plays('brush-war', 'event', 'kenya')
    t.rolls(1).inForce('cuban-missile-crisis').idle()
  })

  test('the threat stays when DEFCON rises', () => {
    const t = table({ us: ['abm-treaty'], defcon: 2, effects: { 'cuban-missile-crisis': 'ussr' }, influence: { iran: [0, 1] } })
    t.us.plays('abm-treaty', 'event', 'coup', 'iran')
    t.over('ussr', 'cuban-missile-crisis').is({ defcon: 3 })
  })

  test.each(sides)('headlined by the %s it threatens the rounds of this turn', (side) => {
    const them = otherSide(side)
    const payer = them === 'us' ? 'turkey' : 'cuba'
    const t = table({
      [side]: ['cuban-missile-crisis'],
      [them]: ['captured-nazi-scientist', 'summit'],
      influence: { [payer]: pair(them, 2, 0), kenya: pair(them, 0, 1) },
    })
    t.headlines(
      side === 'us' ? 'cuban-missile-crisis' : 'captured-nazi-scientist',
      side === 'us' ? 'captured-nazi-scientist' : 'cuban-missile-crisis',
    )
    t.is({ defcon: 2 }).inForce('cuban-missile-crisis').idle()
    t[them].begins()
    t.asks(them, 'cuban-missile-crisis')
    t[them].picks('done').plays('summit', 'coup', 'done', 'kenya')
    t.over(side, 'cuban-missile-crisis')
  })

  withoutItsEvent('cuban-missile-crisis', 3)
})

describe('41 Nuclear Subs', () => {
  test('ruling 78: coups of the US in battlegrounds leave DEFCON alone this turn, those of the USSR do not', () => {
    const t = table({
      us: ['nuclear-subs', 'summit'],
      ussr: ['blockade'],
      defcon: 3,
      influence: { angola: [0, 2], zaire: [2, 0], panama: [0, 1] },
    })
    t.us.plays('nuclear-subs', 'event')
    t.has({})
      .is({ defcon: 3, vp: 0, milops: [0, 0] })
      .cards({ 'nuclear-subs': 'removed' })
      .inForce('nuclear-subs')
    t.us.plays('summit', 'coup', 'angola')
    t.rolls(1)
    t.is({ defcon: 3, milops: [1, 0] })
    t.ussr.plays('blockade', 'coup', 'zaire')
    t.rolls(1).is({ defcon: 2 }).idle()
  })

  test('ends with the turn', () => {
    const t = table({
      us: ['summit'],
      ussr: [],
      defcon: 3,
      milops: [3, 3],
      effects: { 'nuclear-subs': 'us' },
      influence: { angola: [0, 2] },
    })
    t.endsTurn().inForce()
    t.us.plays('summit', 'coup', 'angola')
    t.rolls(1).is({ defcon: 2 })
  })

  test('a battleground coup at DEFCON 2 is safe, free or not', () => {
    const t = table({
      us: ['summit', 'junta'],
      defcon: 2,
      effects: { 'nuclear-subs': 'us' },
      influence: { angola: [0, 2], panama: [0, 2] },
    })
    t.us.plays('summit', 'coup', 'angola')
    t.rolls(1)
    t.us.plays('junta', 'event', 'haiti', 'coup', 'panama')
    t.rolls(1).is({ defcon: 2 }).idle()
  })

  test('DEFCON still closes regions, and events still change it', () => {
    const t = table({
      us: ['indo-pakistani-war', 'duck-and-cover'],
      defcon: 4,
      effects: { 'nuclear-subs': 'us' },
      influence: { poland: [0, 3], angola: [0, 1] },
    })
    t.us.plays('indo-pakistani-war', 'coup')
    t.refuses('poland', 'defcon-closed').offers('angola')
    t.us.picks('angola')
    t.rolls(1)
    t.us.plays('duck-and-cover', 'event')
    t.is({ defcon: 3 }).idle()
  })

  test.each(orders)('played by the USSR, %s first: it is in force for the US', (first) => {
    const t = table({ ussr: ['nuclear-subs'], us: ['summit'], defcon: 3, influence: { angola: [0, 3] } })
    playsFor(t.ussr, 'nuclear-subs', first, ['influence', 'poland', 'poland'])
    t.has({ poland: [0, 2] })
      .cards({ 'nuclear-subs': 'removed' })
      .inForce('nuclear-subs')
    t.us.plays('summit', 'coup', 'angola')
    t.rolls(1).is({ defcon: 3 }).idle()
  })

  test('played by the USSR as operations first, its own coup still lowers DEFCON', () => {
    const t = table({ ussr: ['nuclear-subs'], defcon: 3, influence: { angola: [1, 0] } })
    t.ussr.plays('nuclear-subs', 'coup', 'angola')
    t.rolls(1).is({ defcon: 2 }).inForce('nuclear-subs').idle()
  })

  test.each(sides)('headlined by the %s', (side) => {
    const t = table({ ...only(side, 'nuclear-subs') })
    headlines(t, side, 'nuclear-subs')
    t.cards({ 'nuclear-subs': 'removed' }).inForce('nuclear-subs').idle()
  })
})

const traps = [
  { title: '42 Quagmire', card: 'quagmire', side: 'ussr', more: 'containment', less: 'red-scare-purge' },
  { title: '44 Bear Trap', card: 'bear-trap', side: 'us', more: 'brezhnev-doctrine', less: 'red-scare-purge' },
] as const
describe.each(traps)('$title', ({ card, side, more, less }) => {
  const them = otherSide(side)
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

  test.each(sides)('headlined by the %s it traps from the first round on', (by) => {
    const t = table({ turn: 5, [by]: [card, 'abm-treaty'], [otherSide(by)]: ['arms-race', 'summit'] })
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

describe('43 SALT Negotiations', () => {
  test.each(sides)('played by the %s: DEFCON rises by two, and a card of the discard pile is taken and shown', (side) => {
    const t = table({ ...only(side, 'salt-negotiations'), defcon: 2, discard: ['nasser', 'brush-war', 'asia-scoring'] })
    t[side].plays('salt-negotiations', 'event')
    t.asks(side, 'from-discard-pile').refuses('asia-scoring', 'scoring-card').refuses('salt-negotiations', 'not-there')
    t.refuses('fidel', 'not-there').offers('nasser', 'brush-war', 'done')
    t[side].picks('brush-war')
    t.has({})
      .is({ defcon: 4, vp: 0 })
      .cards({ 'salt-negotiations': 'removed', 'brush-war': `${side}-hand`, nasser: 'discard', 'asia-scoring': 'discard' })
      .knows(otherSide(side), 'brush-war')
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

  test.each(sides)('rulings 67, 69: 1 less on coup dice of the %s, not on military operations', (side) => {
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

  test.each(sides)('headlined by the %s', (side) => {
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

describe('45 Summit', () => {
  test.each(sides)('the %s rolls higher: 2 VP, and DEFCON may go either way or stay', (side) => {
    for (const [choice, defcon] of [
      ['raise', 4],
      ['lower', 2],
      ['pass', 3],
    ] as const) {
      const t = table({ ...only(side, 'summit'), defcon: 3 })
      t[side].plays('summit', 'event')
      t.rolls(5, 4)
      t.asks(side, 'summit')
        .is({ vp: vp(side, 2), defcon: 3 })
        .offers('raise', 'lower', 'pass')
      t[side].picks(choice)
      t.has({})
        .is({ vp: vp(side, 2), defcon, milops: [0, 0] })
        .cards({ summit: 'discard' })
        .idle()
    }
  })

  test.each(sides)('played by the %s, the other side rolls higher and has the choice', (side) => {
    const them = otherSide(side)
    const t = table({ ...only(side, 'summit'), defcon: 3 })
    t[side].plays('summit', 'event')
    t.rolls(1, 2)
    t.asks(them, 'summit').refuses('raise', 'not-asked', side)
    t[them].picks('lower')
    t.is({ vp: vp(them, 2), defcon: 2 }).idle()
  })

  test('equal rolls: nothing, and no second roll', () => {
    const t = table({ us: ['summit'], defcon: 3 })
    t.us.plays('summit', 'event')
    t.rolls(4, 4).is({ vp: 0, defcon: 3 }).cards({ summit: 'discard' }).idle()
  })

  const africa = { angola: [1, 0], nigeria: [1, 0], kenya: [2, 0] } as const
  const centralAmerica = { mexico: [0, 2], cuba: [0, 3], panama: [0, 2] } as const
  test.each([
    ['domination counts one', africa, 3, 3, 2],
    ['and only one', africa, 3, 4, 0],
    ['control counts one', centralAmerica, 3, 3, -2],
    ['each side its own', { ...africa, ...centralAmerica }, 3, 3, 0],
    ['presence counts nothing', { angola: [1, 0] }, 3, 3, 0],
    ['two regions', { ...africa, brazil: [2, 0], peru: [2, 0] }, 2, 3, 2],
    ['ruling 100: Southeast Asia is no region', { burma: [2, 0], vietnam: [1, 0], japan: [0, 4], india: [0, 3] }, 3, 3, 0],
  ] as const)('%s', (_what, influence, die, theirs, score) => {
    const t = table({ us: ['summit'], influence })
    t.us.plays('summit', 'event')
    t.rolls(die, theirs)
    if (score > 0) t.us.picks('pass')
    if (score < 0) t.ussr.picks('pass')
    t.is({ vp: score }).idle()
  })

  test('DEFCON raised at 5 stays there', () => {
    const t = table({ us: ['summit'] })
    t.us.plays('summit', 'event')
    t.rolls(6, 1)
    t.us.picks('raise')
    t.is({ defcon: 5 }).idle()
  })

  test('8.1.3: whoever lowers DEFCON to 1, the phasing side loses', () => {
    const t = table({ us: ['summit'], defcon: 2 })
    t.us.plays('summit', 'event')
    t.rolls(1, 6)
    t.ussr.picks('lower')
    t.over('ussr', 'nuclear-war')
    const h = table({ ussr: ['summit'], defcon: 2 })
    h.headlines(null, 'summit')
    h.rolls(1, 6)
    h.us.picks('lower')
    h.over('us', 'nuclear-war')
  })

  test('ruling 12: VP that win the game leave no choice', () => {
    const t = table({ us: ['summit'], vp: -18 })
    t.us.plays('summit', 'event')
    t.rolls(1, 6).over('ussr', 'vp').is({ defcon: 5 })
  })

  withoutItsEvent('summit', 1)
})

describe('46 How I Learned to Stop Worrying', () => {
  for (const side of sides)
    test.each([2, 3, 4, 5])(`the ${side} sets DEFCON to %i and has 5 military operations`, (level) => {
      const t = table({ ...only(side, 'how-i-learned-to-stop-worrying'), defcon: 3, milops: [1, 1] })
      t[side].plays('how-i-learned-to-stop-worrying', 'event', String(level))
      t.has({})
        .is({ defcon: level, vp: 0, milops: pair(side, 5, 1) })
        .cards({ 'how-i-learned-to-stop-worrying': 'removed' })
        .idle()
    })

  test('only levels 1 to 5', () => {
    const t = table({ us: ['how-i-learned-to-stop-worrying'] })
    t.us.plays('how-i-learned-to-stop-worrying', 'event')
    t.refuses('0', 'not-an-answer').refuses('6', 'not-an-answer').refuses('done', 'not-an-answer').offers('1', '2', '3', '4', '5')
  })

  test('level 1 loses the game', () => {
    const t = table({ us: ['how-i-learned-to-stop-worrying'] })
    t.us.plays('how-i-learned-to-stop-worrying', 'event', '1')
    t.over('ussr', 'nuclear-war').is({ milops: [0, 0] })
  })

  test('8.1.3: through Grain Sales to Soviets the US may choose 1 in a round of the USSR, which loses', () => {
    const t = table({ ussr: ['grain-sales-to-soviets', 'how-i-learned-to-stop-worrying'] })
    t.ussr.plays('grain-sales-to-soviets', 'event')
    t.rolls('how-i-learned-to-stop-worrying')
    t.us.picks('play', 'event', '1')
    t.over('us', 'nuclear-war')
  })

  test('ruling 80: played last, it meets the requirement of the level it sets', () => {
    const t = table({ us: ['how-i-learned-to-stop-worrying'], round: 6, defcon: 2, milops: [0, 2] })
    t.us.plays('how-i-learned-to-stop-worrying', 'event', '5')
    t.endsTurn()
      .is({ vp: 3, milops: [0, 0], defcon: 5 })
      .idle()
  })

  test.each(sides)('headlined by the %s', (side) => {
    const t = table({ ...only(side, 'how-i-learned-to-stop-worrying') })
    headlines(t, side, 'how-i-learned-to-stop-worrying')
    t[side].picks('2')
    t.is({ defcon: 2, milops: pair(side, 5, 0) })
      .cards({ 'how-i-learned-to-stop-worrying': 'removed' })
      .idle()
  })

  withoutItsEvent('how-i-learned-to-stop-worrying', 2)
})

describe('47 Junta', () => {
  test.each(sides)('ruling 62: the %s adds 2 in one country, then a free coup elsewhere: DEFCON falls, no military operations', (side) => {
    const t = table({ ...only(side, 'junta'), defcon: 4, influence: { haiti: [1, 0], panama: pair(side, 0, 2), angola: pair(side, 0, 1) } })
    t[side].plays('junta', 'event', 'haiti')
    t.offers('coup', 'realign', 'pass')
    t[side].picks('coup', 'panama')
    t.rolls(5)
    t.has({ haiti: side === 'us' ? [3, 0] : [1, 2], panama: pair(side, 1, 0) })
      .is({ defcon: 3, milops: [0, 0], vp: 0 })
      .cards({ junta: 'discard' })
      .idle()
  })

  test('the influence goes to Central or South America, under the control of whomever', () => {
    const t = table({ us: ['junta'], influence: { brazil: [0, 5] } })
    t.us.plays('junta', 'event')
    for (const country of ['angola', 'canada', 'japan']) t.refuses(country, 'outside-area')
    t.refuses('done', 'must-spend-all')
    t.us.picks('brazil', 'pass')
    t.has({ brazil: [2, 5] }).idle()
  })

  test('ruling 64: the coup is in Central or South America', () => {
    const t = table({ us: ['junta'], influence: { angola: [0, 1], chile: [0, 1] } })
    t.us.plays('junta', 'event', 'haiti', 'coup')
    t.refuses('angola', 'outside-area').refuses('brazil', 'no-opposing-influence').offers('chile', 'done')
    t.us.picks('done')
    t.has({ haiti: [2, 0] })
      .is({ defcon: 5 })
      .idle()
  })

  test('ruling 64: so is every realignment, in either region', () => {
    const t = table({ us: ['junta'], influence: { angola: [0, 1], chile: [0, 1], haiti: [0, 1] } })
    t.us.plays('junta', 'event', 'cuba', 'realign')
    t.refuses('angola', 'outside-area').offers('chile', 'haiti', 'done')
    t.us.picks('haiti')
    t.rolls(1, 6)
    t.refuses('angola', 'outside-area').offers('chile')
    t.us.picks('chile')
    t.rolls(2, 4)
    t.has({ cuba: [2, 0], haiti: [0, 0], chile: [0, 0] })
      .is({ milops: [0, 0], defcon: 5 })
      .idle()
  })

  test('ruling 64: used for operations it has no region', () => {
    const t = table({ us: ['junta'], influence: { angola: [0, 1], chile: [0, 1] } })
    t.us.plays('junta', 'coup')
    t.offers('angola', 'chile')
    t.us.picks('angola')
    t.rolls(2)
    t.has({ angola: [1, 0] })
      .is({ milops: [2, 0], defcon: 4 })
      .idle()
  })

  test('without a target the event is over after the influence', () => {
    const t = table({ us: ['junta'], influence: { angola: [0, 1] } })
    t.us.plays('junta', 'event', 'peru')
    t.has({ peru: [2, 0] })
      .cards({ junta: 'discard' })
      .idle()
  })

  test('ruling 37: Red Scare/Purge makes the coup worth 1, the influence stays 2', () => {
    const t = table({ us: ['junta'], effects: { 'red-scare-purge': 'ussr' }, influence: { haiti: [0, 3] } })
    t.us.plays('junta', 'event', 'peru', 'coup', 'haiti')
    t.rolls(3)
    t.has({ peru: [2, 0], haiti: [0, 1] }).idle()
  })

  test('ruling 37: and leaves one realignment', () => {
    const t = table({ us: ['junta'], effects: { 'red-scare-purge': 'ussr' }, influence: { haiti: [0, 3], chile: [0, 1] } })
    t.us.plays('junta', 'event', 'peru', 'realign', 'haiti')
    t.rolls(1, 1)
    t.has({ peru: [2, 0] }).idle()
  })

  test('a battleground coup at DEFCON 2 loses the game of the phasing side', () => {
    const t = table({ ussr: ['junta'], defcon: 2, influence: { panama: [2, 0] } })
    t.ussr.plays('junta', 'event', 'panama', 'coup', 'panama')
    t.rolls(1).over('us', 'nuclear-war')
  })

  test.each(sides)('headlined by the %s', (side) => {
    const t = table({ ...only(side, 'junta'), influence: { colombia: pair(side, 0, 1) } })
    headlines(t, side, 'junta')
    t[side].picks('brazil', 'coup', 'colombia')
    t.rolls(1)
    t.has({ brazil: pair(side, 2, 0), colombia: pair(side, 0, 0) })
      .cards({ junta: 'discard' })
      .idle()
  })

  withoutItsEvent('junta', 2)
})

describe('48 Kitchen Debates', () => {
  const ahead = { angola: [1, 0], mexico: [2, 0], zaire: [0, 1] } as const
  const level = { angola: [1, 0], zaire: [0, 1], kenya: [2, 0] } as const

  test('with more battlegrounds under control the US gets 2 VP', () => {
    const t = table({ us: ['kitchen-debates'], influence: ahead })
    t.us.plays('kitchen-debates', 'event')
    t.has({}).is({ vp: 2 }).cards({ 'kitchen-debates': 'removed' }).idle()
  })

  test.each([
    ['as many', level],
    ['fewer', { zaire: [0, 1] }],
    ['none', {}],
    ['influence without control', { chile: [2, 0] }],
    ['no more even with Taiwan', { taiwan: [3, 0] }],
  ] as const)('with %s the event does not happen, and the card is discarded', (_what, influence) => {
    const t = table({ us: ['kitchen-debates'], influence, effects: { 'formosan-resolution': 'us' } })
    t.us.begins().picks('kitchen-debates')
    t.refuses('event', 'event-cannot-happen')
    const h = table({ us: ['kitchen-debates'], influence, effects: { 'formosan-resolution': 'us' } })
    h.headlines('kitchen-debates', null).has({}).is({ vp: 0 }).cards({ 'kitchen-debates': 'discard' }).idle()
  })

  test.each(orders)('played by the USSR, %s first', (first) => {
    for (const [influence, gain, place] of [
      [ahead, 2, 'removed'],
      [level, 0, 'discard'],
    ] as const) {
      const t = table({ ussr: ['kitchen-debates'], influence })
      playsFor(t.ussr, 'kitchen-debates', first, ['influence', 'poland'])
      t.has({ poland: [0, 1] })
        .is({ vp: gain })
        .cards({ 'kitchen-debates': place })
        .idle()
    }
  })

  test('the operations may break or make the condition, if they come first', () => {
    const t = table({ ussr: ['kitchen-debates'], influence: { angola: [1, 0] } })
    t.ussr.plays('kitchen-debates', 'coup', 'angola')
    t.rolls(2)
    t.has({ angola: [0, 0] })
      .is({ vp: 0 })
      .cards({ 'kitchen-debates': 'discard' })
      .idle()
  })

  test.each(sides)('headlined by the %s', (side) => {
    const t = table({ ...only(side, 'kitchen-debates'), influence: ahead })
    headlines(t, side, 'kitchen-debates')
    t.is({ vp: 2 }).cards({ 'kitchen-debates': 'removed' }).idle()
  })

  test('sent to space by the USSR under Brezhnev Doctrine, nothing happens', () => {
    const t = table({ ussr: ['kitchen-debates'], influence: ahead, effects: { 'brezhnev-doctrine': 'ussr' } })
    t.ussr.plays('kitchen-debates', 'space')
    t.rolls(6).is({ vp: 0 }).cards({ 'kitchen-debates': 'discard' }).idle()
  })
})

describe('49 Missile Envy', () => {
  test('the other side hands over a card of its highest value, its own choice among equals', () => {
    const t = table({ us: ['missile-envy'], ussr: ['brezhnev-doctrine', 'arms-race', 'nasser', 'asia-scoring'] })
    t.us.plays('missile-envy', 'event')
    t.asks('ussr', 'missile-envy').refuses('nasser', 'not-highest').refuses('asia-scoring', 'scoring-card')
    t.refuses('the-china-card', 'not-there').refuses('done', 'must-spend-all').offers('brezhnev-doctrine', 'arms-race')
  })

  test.each(sides)('ruling 85: the %s uses the operations of an opposing card, without its event, and it is discarded', (side) => {
    const them = otherSide(side)
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

  test.each(sides)('headlined by the %s', (side) => {
    const t = table({ ...only(side, 'brezhnev-doctrine') })
    headlines(t, side, 'brezhnev-doctrine')
    t.cards({ 'brezhnev-doctrine': 'removed' }).inForce('brezhnev-doctrine').idle()
    t.endsTurn().inForce()
  })
})

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
describe.each(simple)('$title', ({ card, ops, from, to, gain, effect }) => {
  test('its event, whoever controls the countries', () => {
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

  test.each(sides)('headlined by the %s', (side) => {
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

  test.each(sides)('headlined by the %s', (side) => {
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

describe('56 Muslim Revolution', () => {
  const eight = ['sudan', 'iran', 'iraq', 'egypt', 'libya', 'saudi-arabia', 'syria', 'jordan']
  const held = { iran: [2, 1], egypt: [3, 0], israel: [4, 0], jordan: [1, 2], 'gulf-states': [3, 0] } as const

  test('the US loses all influence in two of the countries', () => {
    const t = table({ ussr: ['muslim-revolution'], influence: held })
    t.ussr.plays('muslim-revolution', 'event', 'iran', 'egypt')
    t.has({ iran: [0, 1], egypt: [0, 0] })
      .is({ vp: 0 })
      .cards({ 'muslim-revolution': 'discard' })
      .idle()
  })

  test('only of the eight, twice different, with US influence', () => {
    const t = table({ ussr: ['muslim-revolution'], influence: Object.fromEntries(eight.map((country) => [country, [2, 1]])) })
    t.ussr.plays('muslim-revolution', 'event')
    for (const country of ['israel', 'gulf-states', 'lebanon', 'pakistan', 'turkey', 'ethiopia']) t.refuses(country, 'outside-area')
    t.refuses('done', 'must-spend-all').offers(...eight)
    t.ussr.picks('sudan')
    t.refuses('sudan', 'already-chosen')
    t.ussr.picks('libya')
    t.has({ sudan: [0, 1], libya: [0, 1] }).idle()
    const n = table({ ussr: ['muslim-revolution'], influence: held })
    n.ussr.plays('muslim-revolution', 'event')
    n.refuses('syria', 'no-influence-to-remove').offers('iran', 'egypt', 'jordan')
  })

  test('with US influence in one country, or none, it takes what there is', () => {
    const t = table({ ussr: ['muslim-revolution'], influence: { syria: [1, 0], israel: [1, 0] } })
    t.ussr.plays('muslim-revolution', 'event', 'syria')
    t.has({ syria: [0, 0] }).idle()
    const n = table({ ussr: ['muslim-revolution'], influence: { israel: [1, 0] } })
    n.ussr.plays('muslim-revolution', 'event')
    n.has({}).cards({ 'muslim-revolution': 'discard' }).idle()
  })

  test.each(orders)('played by the US, %s first, the USSR chooses', (first) => {
    const t = table({ us: ['muslim-revolution'], influence: held })
    playsFor(t.us, 'muslim-revolution', first, ['influence', ...times(4, 'canada')], () => t.ussr.picks('egypt', 'jordan'))
    t.has({ egypt: [0, 0], jordan: [0, 2], canada: [4, 0] })
      .cards({ 'muslim-revolution': 'discard' })
      .idle()
  })

  test.each(sides)('headlined by the %s', (side) => {
    const t = table({ ...only(side, 'muslim-revolution'), influence: held })
    headlines(t, side, 'muslim-revolution')
    t.ussr.picks('egypt', 'iran')
    t.has({ egypt: [0, 0], iran: [0, 1] })
      .cards({ 'muslim-revolution': 'discard' })
      .idle()
  })

  test('rulings 56, 57: AWACS Sale to Saudis bars it', () => {
    const t = table({ us: ['awacs-sale-to-saudis'], ussr: ['muslim-revolution'], influence: held })
    t.us.plays('awacs-sale-to-saudis', 'event')
    t.endsTurn()
    t.ussr.begins().picks('muslim-revolution')
    t.refuses('event', 'event-cannot-happen')
    const effects = { 'awacs-sale-to-saudis': 'us' } as const
    for (const first of orders) {
      const u = table({ us: ['muslim-revolution'], influence: held, effects })
      playsFor(u.us, 'muslim-revolution', first, ['influence', ...times(4, 'canada')])
      u.has({ canada: [4, 0] })
        .cards({ 'muslim-revolution': 'discard' })
        .idle()
    }
    const h = table({ ussr: ['muslim-revolution'], influence: held, effects })
    h.headlines(null, 'muslim-revolution').has({}).cards({ 'muslim-revolution': 'discard' }).idle()
  })

  test('NATO and other protection do not matter: used for operations, its event does not happen', () => {
    const t = table({ ussr: ['muslim-revolution'], influence: held })
    t.ussr.plays('muslim-revolution', 'influence', ...times(4, 'poland'))
    t.has({ poland: [0, 4] })
      .cards({ 'muslim-revolution': 'discard' })
      .idle()
  })
})

describe('57 ABM Treaty', () => {
  test.each(sides)('the %s: DEFCON rises by one, then operations worth 4', (side) => {
    const t = table({ ...only(side, 'abm-treaty'), defcon: 3 })
    t[side].plays('abm-treaty', 'event')
    t.asks(side, 'operations').is({ defcon: 4 })
    t[side].picks('influence', ...times(4, home(side)))
    t.has({ [home(side)]: pair(side, 4, 0) })
      .is({ defcon: 4, vp: 0 })
      .cards({ 'abm-treaty': 'discard' })
      .idle()
  })

  test('DEFCON rises first and may open a region; the coup is an ordinary one', () => {
    const t = table({ us: ['abm-treaty'], defcon: 2, influence: { iran: [0, 2] } })
    t.us.plays('abm-treaty', 'event', 'coup', 'iran')
    t.rolls(3)
    t.has({ iran: [1, 0] })
      .is({ defcon: 2, milops: [4, 0] })
      .idle()
  })

  test('what stays closed stays closed; DEFCON stops at 5', () => {
    const t = table({ us: ['abm-treaty'], defcon: 3, influence: { poland: [0, 2], iran: [0, 2] } })
    t.us.plays('abm-treaty', 'event', 'coup')
    t.refuses('poland', 'defcon-closed').offers('iran', 'done')
    const f = table({ us: ['abm-treaty'] })
    f.us.plays('abm-treaty', 'event', 'pass')
    f.is({ defcon: 5 }).idle()
  })

  test('ruling 38: not to space; the operations may be declined', () => {
    const t = table({ us: ['abm-treaty'], influence: { iran: [0, 2] } })
    t.us.plays('abm-treaty', 'event')
    t.refuses('space', 'not-an-answer').offers('influence', 'coup', 'realign', 'pass')
    t.us.picks('pass')
    t.has({}).cards({ 'abm-treaty': 'discard' }).idle()
  })

  test('four realignments', () => {
    const t = table({ us: ['abm-treaty'], influence: { kenya: [0, 9] } })
    t.us.plays('abm-treaty', 'event', 'realign', 'kenya')
    t.rolls(1, 3)
    t.us.picks('kenya')
    t.rolls(1, 3)
    t.us.picks('kenya')
    t.rolls(1, 3)
    t.us.picks('kenya')
    t.rolls(1, 3)
    t.has({ kenya: [0, 5] })
      .is({ milops: [0, 0] })
      .idle()
  })

  test('Red Scare/Purge makes it 3, Containment leaves it 4', () => {
    const t = table({ us: ['abm-treaty'], effects: { 'red-scare-purge': 'ussr' } })
    t.us.plays('abm-treaty', 'event', 'influence', ...times(3, 'canada'))
    t.has({ canada: [3, 0] }).idle()
    const c = table({ us: ['abm-treaty'], effects: { containment: 'us' } })
    c.us.plays('abm-treaty', 'event', 'influence', ...times(4, 'canada'))
    c.has({ canada: [4, 0] }).idle()
  })

  test.each(sides)('headlined by the %s the operations are conducted at once', (side) => {
    const t = table({ ...only(side, 'abm-treaty'), defcon: 3, influence: { kenya: pair(side, 0, 2) } })
    headlines(t, side, 'abm-treaty')
    t.refuses('space', 'not-an-answer')
    t[side].picks('coup', 'kenya')
    t.rolls(2)
    t.has({ kenya: [0, 0] })
      .is({ defcon: 4, milops: pair(side, 4, 0) })
      .cards({ 'abm-treaty': 'discard' })
      .idle()
  })

  withoutItsEvent('abm-treaty', 4)
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
    for (const holder of sides) {
      const t = table({ us: ['cultural-revolution'], holder })
      playsFor(t.us, 'cultural-revolution', first, ['influence', ...times(3, 'canada')])
      t.has({ canada: [3, 0] })
        .is({ holder: 'ussr', ready: true, vp: holder === 'us' ? 0 : -1 })
        .cards({ 'cultural-revolution': 'removed' })
        .idle()
    }
  })

  test.each(sides)('headlined by the %s', (side) => {
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
