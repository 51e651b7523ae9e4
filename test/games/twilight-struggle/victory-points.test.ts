/** Events that score victory points. */
import { describe, test } from 'vitest'
import { everyCountry, everyLateWarPlay, everyMidWarPlay, headlines, late, midWar, only, orders, playsFor } from '../../plays.ts'
import { type Setup, type Table, table } from '../../table.ts'
import { type Board, opponentOf, pair, points, SIDES } from '../../ways.ts'

describe('20 Olympic Games', () => {
  const games = 'olympic-games'

  for (const side of SIDES) {
    const guest = opponentOf(side)
    describe(`hosted by the ${side}`, () => {
      test.each([
        ['the host adds 2', [3, 4], side],
        ['the guest may win', [1, 4], guest],
        ['equal totals are rolled again', [2, 4, 4, 6, 1, 6], guest],
      ] as const)('competition: %s', (_name, dice, winner) => {
        const t = table({ [side]: [games] })
        t[side].plays(games, 'event')
        t.asks(guest, 'olympic-games').offers('participate', 'boycott')
        t.rolls(...dice)[guest].picks('participate')
        t.has({})
          .is({ vp: points(winner, 2), defcon: 5 })
          .cards({ [games]: 'discard' })
          .idle()
      })

      test('boycott: DEFCON falls, the host has 4 operations, not for space; a coup is an ordinary one', () => {
        const influence = { peru: [1, 1], iran: pair(side, 0, 3), poland: [1, 1] } as const
        const t = table({ [side]: [games], influence })
        t[side].plays(games, 'event')
        t[guest].picks('boycott')
        t.is({ defcon: 4, vp: 0 }).asks(side, 'operations').offers('influence', 'realign', 'coup', 'pass')
        t.refuses('space', 'not-an-answer')[side].picks('coup')
        t.refuses('poland', 'defcon-closed').rolls(2)[side].picks('iran')
        t.has({ iran: pair(side, 0, 1) })
          .is({ defcon: 3, milops: pair(side, 4, 0), vp: 0 })
          .cards({ [games]: 'discard' })
          .idle()
      })

      test('boycott: 4 points of influence, none of them to be left', () => {
        const t = table({ [side]: [games], influence: { peru: [1, 1] } })
        t[side].plays(games, 'event')
        t[guest].picks('boycott')
        t[side].picks('influence', 'peru', 'peru', 'peru')
        t.refuses('done', 'must-spend-all')
        t[side].picks('peru')
        t.has({ peru: pair(side, 5, 1) }).idle()
      })

      test('boycott: the host may do without operations', () => {
        const t = table({ [side]: [games], influence: { peru: [1, 1] } })
        t[side].plays(games, 'event')
        t[guest].picks('boycott')
        t[side].picks('pass')
        t.has({}).is({ defcon: 4 }).idle()
      })

      test('ruling 4: a boycott at DEFCON 2 loses the game for the host (8.1.3)', () => {
        const t = table({ [side]: [games], defcon: 2 })
        t[side].plays(games, 'event')
        t[guest].picks('boycott')
        t.over(guest, 'nuclear-war')
      })

      test('headlined, a boycott still gives the operations; at DEFCON 2 the host loses', () => {
        const [us, ussr] = side === 'us' ? [games, null] : [null, games]
        const t = table({ [side]: [games], influence: { peru: [1, 1] } }).headlines(us, ussr)
        t[guest].picks('boycott')
        t[side].picks('influence', 'peru', 'peru', 'peru', 'peru')
        t.has({ peru: pair(side, 5, 1) })
          .is({ defcon: 4 })
          .cards({ [games]: 'discard' })
          .idle()
        const war = table({ [side]: [games], defcon: 2 }).headlines(us, ussr)
        war[guest].picks('boycott')
        war.over(guest, 'nuclear-war')
      })

      test('7.4.3: the 4 points are subject to modifiers', () => {
        const t = table({ [side]: [games], influence: { peru: [1, 1] }, effects: { 'red-scare-purge': guest } })
        t[side].plays(games, 'event')
        t[guest].picks('boycott')
        t[side].picks('influence', 'peru', 'peru', 'peru')
        t.has({ peru: pair(side, 4, 1) }).idle()
      })

      test('used for operations its event does not happen', () => {
        const t = table({ [side]: [games], influence: { peru: [1, 1] } })
        t[side].plays(games, 'influence', 'peru', 'peru')
        t.has({ peru: pair(side, 3, 1) })
          .is({ vp: 0, defcon: 5 })
          .cards({ [games]: 'discard' })
          .idle()
      })
    })
  }

  test('20 VP win', () => {
    const t = table({ us: [games], vp: -19 })
    t.rolls(1, 6).us.plays(games, 'event')
    t.ussr.picks('participate')
    t.over('ussr', 'vp')
  })
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

  test.each(SIDES)('headlined by the %s', (side) => {
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

describe('59 Flower Power', () => {
  everyMidWarPlay({ card: 'flower-power', owner: 'ussr', ops: 4, to: 'removed', inForce: ['flower-power'] })

  const flowers = { 'flower-power': 'ussr' } as const

  describe.each([
    { war: 'korean-war', owner: 'ussr', ops: 2, target: [] },
    { war: 'arab-israeli-war', owner: 'ussr', ops: 2, target: [] },
    { war: 'indo-pakistani-war', owner: 'neutral', ops: 2, target: ['india'] },
    { war: 'brush-war', owner: 'neutral', ops: 3, target: ['haiti'] },
    { war: 'iran-iraq-war', owner: 'neutral', ops: 2, target: ['iran'] },
  ])('$war', ({ war, owner, ops, target }) => {
    const points = Array.from({ length: ops }, () => 'canada')
    const fought = owner === 'ussr'

    test('gives the USSR 2 VP when the US plays it for operations (ruling 77)', () => {
      const t = midWar({ effects: flowers, us: [war] }).rolls(...(fought ? [1] : []))
      t.us.plays(war, 'influence', ...points)
      t.has({ canada: [ops, 0] })
        .is({ vp: -2, milops: [0, fought ? 2 : 0] })
        .inForce('flower-power')
        .idle()
    })

    test('gives the USSR 2 VP when the US plays it for the event, once (ruling 77)', () => {
      const t = midWar({ effects: flowers, us: [war] }).rolls(1)
      t.us.plays(war, 'event', ...target, ...(fought ? ['influence', ...points] : []))
      t.has(fought ? { canada: [ops, 0] } : {})
        .is({ vp: -2, milops: fought ? [0, 2] : [ops, 0] })
        .idle()
    })

    test('gives nothing when the USSR plays it', () => {
      const t = midWar({ effects: flowers, ussr: [war] }).rolls(1)
      t.ussr.plays(war, 'event', ...target)
      t.has({}).is({ vp: 0 }).idle()
    })

    test('gives nothing in space (ruling 77)', () => {
      const t = midWar({ effects: flowers, us: [war] }).rolls(6)
      t.us.plays(war, 'space')
      t.is({ vp: 0 })
        .cards({ [war]: 'discard' })
        .idle()
    })
  })

  test('counts no other card', () => {
    const t = midWar({ effects: flowers, us: ['nasser'] })
    t.us.plays('nasser', 'influence', 'canada')
    t.has({ canada: [1, 0], egypt: [0, 2] })
      .is({ vp: 0 })
      .idle()
  })

  test('counts a war card in the headline of the US, not of the USSR (ruling 77)', () => {
    const t = midWar({ effects: flowers, us: ['korean-war'], ussr: ['brush-war'] }).rolls(1, 1)
    t.headlines('korean-war', 'brush-war').ussr.picks('haiti')
    t.has({})
      .is({ vp: -2, milops: [0, 5] })
      .idle()
  })

  test('counts no discard: a trap, Blockade (ruling 77)', () => {
    const t = midWar({ effects: { ...flowers, quagmire: 'ussr' }, us: ['korean-war'] }).rolls(5)
    t.us.begins().picks('korean-war')
    t.is({ vp: 0 }).cards({ 'korean-war': 'discard' }).inForce('flower-power', 'quagmire').idle()

    const b = midWar({ effects: flowers, us: ['brush-war'], ussr: ['blockade'] })
    b.ussr.plays('blockade', 'event')
    b.us.picks('brush-war')
    b.has({}).is({ vp: 0 }).cards({ 'brush-war': 'discard' }).idle()
  })

  test('a war card paired with UN Intervention counts, though its event does not happen', () => {
    const t = midWar({ effects: flowers, us: ['un-intervention', 'korean-war'] })
    t.us.plays('un-intervention', 'event', 'korean-war', 'influence', 'canada', 'canada')
    t.has({ canada: [2, 0] })
      .is({ vp: -2, milops: [0, 0] })
      .cards({ 'korean-war': 'discard', 'un-intervention': 'discard' })
      .idle()
  })

  // The US must play the card, as the USSR must play Defectors. The app pays, and so did version 1 of the rules.
  describe.each<[string, number, NonNullable<Setup['options']>]>([
    ['nothing', 0, {}],
    ['2 VP by option', -2, { readings: { flowerPowerBroughtWar: 'counted' } }],
    ['2 VP in version 1 of the rules', -2, { rules: 1 }],
  ])('a war card that an event brings the US is worth %s', (_what, vp, options) => {
    test('by Missile Envy', () => {
      const t = midWar({ effects: flowers, us: ['missile-envy'], ussr: ['korean-war'], options })
      t.us.plays('missile-envy', 'event')
      t.ussr.picks('korean-war')
      t.us.picks('influence', 'canada', 'canada')
      t.has({ canada: [2, 0] })
        .is({ vp, milops: [0, 0] })
        .idle()
    })

    test('by Star Wars', () => {
      const t = midWar({ effects: flowers, us: ['star-wars'], discard: ['korean-war'], space: [1, 0], options }).rolls(1)
      t.us.plays('star-wars', 'event', 'korean-war')
      t.is({ vp, milops: [0, 2] })
        .cards({ 'korean-war': 'removed' })
        .idle()
    })
  })

  test('a war card drawn by Grain Sales counts if it is played, not if it is returned', () => {
    const grain = (): Table => midWar({ effects: flowers, us: ['grain-sales-to-soviets'], ussr: ['korean-war'] }).rolls('korean-war')
    const t = grain()
    t.us.plays('grain-sales-to-soviets', 'event', 'play', 'influence', 'canada', 'canada')
    t.rolls(1)
    t.is({ vp: -2, milops: [0, 2] })
      .cards({ 'korean-war': 'removed' })
      .idle()

    const returned = grain()
    returned.us.plays('grain-sales-to-soviets', 'event', 'return', 'influence', 'canada', 'canada')
    returned.is({ vp: 0 }).cards({ 'korean-war': 'ussr-hand' }).idle()
  })

  test.each([
    ['exempt', 0],
    ['counted', -2],
  ] as const)('a war card whose event can no longer happen is %s (ruling 77)', (reading, vp) => {
    const t = midWar({
      options: { readings: { flowerPowerPreventedWar: reading } },
      effects: { ...flowers, 'camp-david-accords': 'us' },
      us: ['arab-israeli-war'],
    })
    t.us.plays('arab-israeli-war', 'influence', 'canada', 'canada')
    t.has({ canada: [2, 0] })
      .is({ vp, milops: [0, 0] })
      .cards({ 'arab-israeli-war': 'discard' })
      .idle()
  })

  test('lasts beyond the turn', () => {
    const t = midWar({ ussr: ['flower-power'], us: ['korean-war'], milops: [5, 5] })
    t.ussr.plays('flower-power', 'event')
    t.endsTurn().inForce('flower-power').rolls(1)
    t.us.plays('korean-war', 'influence', 'canada', 'canada')
    t.is({ vp: -2 }).idle()
  })

  test('can end the game before the war is fought', () => {
    const t = midWar({ effects: flowers, us: ['korean-war'], vp: -18 })
    t.us.plays('korean-war', 'event')
    t.over('ussr', 'vp')
      .has({})
      .is({ vp: -20, milops: [0, 0] })
  })

  test('An Evil Empire ends it (ruling 56)', () => {
    const t = midWar({ effects: flowers, us: ['an-evil-empire', 'brush-war'] })
    t.us.plays('an-evil-empire', 'event')
    t.is({ vp: 1 }).inForce('an-evil-empire')
    t.us.plays('brush-war', 'influence', 'canada', 'canada', 'canada')
    t.is({ vp: 1 }).idle()
  })

  test('An Evil Empire bars it for good: the card is discarded (rulings 56, 57)', () => {
    const bar = { 'an-evil-empire': 'us' } as const
    const t = midWar({ effects: bar, ussr: ['flower-power'] })
    t.ussr.begins().picks('flower-power')
    t.refuses('event', 'event-cannot-happen')
    t.ussr.picks('influence', 'finland', 'finland', 'finland', 'finland')
    t.cards({ 'flower-power': 'discard' }).inForce('an-evil-empire').idle()

    const other = midWar({ effects: bar, us: ['flower-power'] })
    other.us.plays('flower-power', 'influence', 'canada', 'canada', 'canada', 'canada')
    other.cards({ 'flower-power': 'discard' }).inForce('an-evil-empire').idle()

    const headline = midWar({ effects: bar, ussr: ['flower-power'] })
    headline.headlines(null, 'flower-power').cards({ 'flower-power': 'discard' }).inForce('an-evil-empire').idle()
  })
})

describe('60 U2 Incident', () => {
  everyMidWarPlay({ card: 'u2-incident', owner: 'ussr', ops: 3, is: { vp: -1 }, to: 'removed', inForce: ['u2-incident'] })

  const u2 = { 'u2-incident': 'ussr' } as const

  test('the game may end with its first VP', () => {
    const t = midWar({ ussr: ['u2-incident'], vp: -19 })
    t.ussr.plays('u2-incident', 'event')
    t.over('ussr', 'vp').is({ vp: -20 })
  })

  test.each([
    ['us', 'nasser', 'canada'],
    ['ussr', 'truman-doctrine', 'finland'],
  ] as const)('UN Intervention as an event of the %s is worth 1 VP to the USSR (ruling 87)', (side, partner, home) => {
    const t = midWar({ effects: u2, [side]: ['un-intervention', partner] })
    t[side].plays('un-intervention', 'event', partner, 'influence', home)
    t.is({ vp: -1 }).inForce().idle()
  })

  test('the extra VP is earned at most once', () => {
    const t = midWar({ effects: u2, us: ['un-intervention', 'nasser', 'romanian-abdication', 'salt-negotiations'] })
    t.us.plays('un-intervention', 'event', 'nasser', 'influence', 'canada')
    t.us.plays('salt-negotiations', 'event', 'un-intervention')
    t.us.plays('un-intervention', 'event', 'romanian-abdication', 'influence', 'canada')
    t.has({ canada: [2, 0] })
      .is({ vp: -1 })
      .inForce('salt-negotiations')
      .idle()
  })

  test('UN Intervention for operations or in space is worth nothing (ruling 87)', () => {
    const t = midWar({ effects: u2, us: ['un-intervention', 'nasser'] })
    t.us.plays('un-intervention', 'influence', 'canada')
    t.is({ vp: 0 }).inForce('u2-incident').idle()

    const space = midWar({ effects: { ...u2, containment: 'us' }, us: ['un-intervention', 'nasser'] }).rolls(6)
    space.us.plays('un-intervention', 'space')
    space.is({ vp: 0 }).inForce('u2-incident', 'containment').idle()
  })

  test('no other event is worth anything', () => {
    const t = midWar({ effects: u2, us: ['duck-and-cover'] })
    t.us.plays('duck-and-cover', 'event')
    t.is({ vp: 1, defcon: 4 }).inForce('u2-incident').idle()
  })

  test('UN Intervention through Grain Sales counts', () => {
    const t = midWar({ effects: u2, us: ['grain-sales-to-soviets', 'un-intervention'], ussr: ['fidel'] }).rolls('fidel')
    t.us.plays('grain-sales-to-soviets', 'event', 'intervene', 'influence', 'canada', 'canada')
    t.is({ vp: -1 }).inForce().idle()
  })

  test('UN Intervention taken by Missile Envy counts when its event happens, only then (ruling 87)', () => {
    const envy = (...hand: string[]): Table => {
      const t = midWar({ effects: u2, us: ['missile-envy', ...hand], ussr: ['un-intervention'] })
      t.us.plays('missile-envy', 'event')
      t.ussr.picks('un-intervention')
      return t
    }
    const t = envy('nasser')
    t.us.picks('nasser', 'influence', 'canada')
    t.is({ vp: -1 }).inForce('missile-envy').idle()

    envy().is({ vp: 0 }).inForce('missile-envy', 'u2-incident').cards({ 'un-intervention': 'discard' }).idle()

    const headline = midWar({ effects: u2, us: ['missile-envy', 'nasser'], ussr: ['un-intervention'] })
    headline.headlines('missile-envy', null).ussr.picks('un-intervention')
    headline.is({ vp: 0 }).inForce('missile-envy', 'u2-incident').idle()
  })

  test('ends with the turn', () => {
    const t = midWar({ ussr: ['u2-incident'], us: ['un-intervention', 'nasser'], milops: [5, 5] })
    t.ussr.plays('u2-incident', 'event')
    t.endsTurn().inForce()
    t.us.plays('un-intervention', 'event', 'nasser', 'influence', 'canada')
    t.is({ vp: -1 }).idle()
  })
})

describe('61 OPEC', () => {
  const oil: Board = {
    egypt: [0, 2],
    iran: [0, 2],
    iraq: [0, 3],
    libya: [0, 2],
    'saudi-arabia': [0, 3],
    'gulf-states': [0, 3],
    venezuela: [0, 2],
  }
  everyMidWarPlay({ card: 'opec', owner: 'ussr', ops: 3, setup: { influence: oil }, is: { vp: -7 }, to: 'discard' })

  test('counts control, not influence, and no other country', () => {
    const t = midWar({
      ussr: ['opec'],
      influence: { egypt: [0, 2], iran: [1, 2], iraq: [3, 0], venezuela: [1, 3], syria: [0, 2], indonesia: [0, 1], nigeria: [0, 1] },
    })
    t.ussr.plays('opec', 'event')
    t.has({}).is({ vp: -2 }).idle()
  })

  test('without any of them it is worth nothing', () => {
    const t = midWar({ ussr: ['opec'] })
    t.ussr.plays('opec', 'event')
    t.has({}).is({ vp: 0 }).cards({ opec: 'discard' }).idle()
  })

  test('North Sea Oil bars it, also in later turns (rulings 56, 57)', () => {
    const t = midWar({ us: ['north-sea-oil', 'opec'], ussr: [], influence: oil, milops: [5, 5] })
    t.us.plays('north-sea-oil', 'event')
    t.endsTurn()
    t.us.plays('opec', 'event', 'influence', 'canada', 'canada', 'canada')
    t.has({ canada: [3, 0] })
      .is({ vp: 0 })
      .cards({ opec: 'discard' })
      .idle()

    const own = midWar({ effects: { 'north-sea-oil': 'us' }, ussr: ['opec'], influence: oil })
    own.ussr.begins().picks('opec')
    own.refuses('event', 'event-cannot-happen')

    const headline = midWar({ effects: { 'north-sea-oil': 'us' }, ussr: ['opec'], influence: oil })
    headline.headlines(null, 'opec').is({ vp: 0 }).cards({ opec: 'discard' }).idle()
  })
})

describe('78 Alliance for Progress', () => {
  const alliance = 'alliance-for-progress'
  everyMidWarPlay({
    card: alliance,
    owner: 'us',
    ops: 3,
    setup: {
      influence: { brazil: [2, 0], cuba: [3, 0], haiti: [1, 0], chile: [2, 0], mexico: [0, 2], algeria: [2, 0] },
    },
    is: { vp: 2 },
    to: 'removed',
  })
  describe('without a battleground it counts as played all the same (5.2, example 3)', () => {
    everyMidWarPlay({ card: alliance, owner: 'us', ops: 3, to: 'removed' })
  })

  test('seven at most', () => {
    const t = midWar({
      us: [alliance],
      influence: Object.fromEntries(everyCountry().map((id) => [id, [5, 0] as const])),
    })
    t.us.plays(alliance, 'event')
    t.is({ vp: 7 }).idle()
  })
})

describe('84 Reagan Bombs Libya', () => {
  everyLateWarPlay('reagan-bombs-libya', {
    owner: 'us',
    ops: 2,
    setup: { influence: { libya: [2, 4], egypt: [0, 4] } },
    has: {},
    is: { vp: 2 },
  })

  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [7, 3],
  ])('%i USSR influence in Libya gives %i VP, and the card is removed in any case (5.2)', (influence, vp) => {
    const t = late({ us: ['reagan-bombs-libya'], influence: { libya: [5, influence] } })
    t.us.plays('reagan-bombs-libya', 'event')
    t.has({}).is({ vp }).cards({ 'reagan-bombs-libya': 'removed' }).idle()
  })

  test('the USSR may add to Libya with its operations first, and then pays for it', () => {
    const t = late({ ussr: ['reagan-bombs-libya'], influence: { libya: [0, 2] } })
    t.ussr.plays('reagan-bombs-libya', 'influence', 'libya', 'libya')
    t.has({ libya: [0, 4] })
      .is({ vp: 2 })
      .idle()
  })
})

describe('109 Yuri and Samantha', () => {
  everyLateWarPlay('yuri-and-samantha', { owner: 'ussr', ops: 2, inForce: ['yuri-and-samantha'] })

  const friends = (setup: Setup): Table => late({ effects: { 'yuri-and-samantha': 'ussr' }, ...setup })

  test.each([1, 6])('a coup of the US with a %i is worth 1 VP, failed or not (ruling 79)', (die) => {
    const t = friends({ us: ['reagan-bombs-libya'], influence: { kenya: [0, 2] } })
    t.us.plays('reagan-bombs-libya', 'coup', 'kenya')
    t.rolls(die)
    t.has({ kenya: die === 1 ? [0, 2] : [2, 0] })
      .is({ vp: -1, milops: [2, 0] })
      .idle()
  })

  test('so is each further one, and a free coup (ruling 79)', () => {
    const t = friends({ us: ['junta', 'tear-down-this-wall'], influence: { chile: [0, 1], bulgaria: [0, 1] } })
    t.us.plays('junta', 'event', 'peru', 'coup', 'chile')
    t.rolls(1)
    t.is({ vp: -1 })
    t.us.plays('tear-down-this-wall', 'event', 'coup', 'bulgaria')
    t.rolls(1)
    t.is({ vp: -2, milops: [0, 0] }).idle()
  })

  test('a coup of the US in the round of the USSR counts too', () => {
    const t = friends({ ussr: ['tear-down-this-wall'], influence: { bulgaria: [0, 1] } })
    t.ussr.plays('tear-down-this-wall', 'event')
    t.us.picks('coup', 'bulgaria')
    t.rolls(1)
    t.ussr.picks('influence', 'angola', 'angola', 'angola')
    t.is({ vp: -1 }).idle()
  })

  test('coups of the USSR, realignments and wars of the US are worth nothing', () => {
    const t = friends({ ussr: ['fidel'], us: ['reagan-bombs-libya', 'brush-war'], influence: { kenya: [1, 1] } })
    t.ussr.plays('fidel', 'coup', 'kenya')
    t.rolls(1)
    t.us.plays('reagan-bombs-libya', 'realign', 'kenya')
    t.rolls(1, 1, 1, 1).us.picks('kenya')
    t.us.plays('brush-war', 'event', 'kenya')
    t.rolls(1)
    t.is({ vp: 0 }).idle()
  })

  test('a free coup that is declined is no attempt', () => {
    const t = friends({ us: ['tear-down-this-wall'], influence: { bulgaria: [0, 1] } })
    t.us.plays('tear-down-this-wall', 'event', 'coup', 'done')
    t.is({ vp: 0 }).idle()
  })

  test('played by the US for a coup: the operations first cost nothing, the event first 1 VP', () => {
    for (const use of ['coup', 'event'] as const) {
      const t = late({ us: ['yuri-and-samantha'], influence: { kenya: [0, 2] } })
      t.us.plays('yuri-and-samantha', use, ...(use === 'event' ? ['coup'] : []), 'kenya')
      t.rolls(1)
      t.is({ vp: use === 'event' ? -1 : 0 })
        .inForce('yuri-and-samantha')
        .idle()
    }
  })

  test('20 VP of the USSR end the game', () => {
    const t = friends({ us: ['reagan-bombs-libya'], vp: -19, influence: { kenya: [0, 2] } })
    t.us.plays('reagan-bombs-libya', 'coup', 'kenya')
    t.over('ussr', 'vp').has({})
  })

  test('the Cuban Missile Crisis ends the game before the VP (ruling 6)', () => {
    const effects = { 'cuban-missile-crisis': 'ussr', 'yuri-and-samantha': 'ussr' } as const
    const t = late({ effects, us: ['reagan-bombs-libya'], influence: { kenya: [0, 2] } })
    t.us.plays('reagan-bombs-libya', 'coup', 'kenya')
    t.over('ussr', 'cuban-missile-crisis').is({ vp: 0, milops: [0, 0] })
  })

  test('ends with the turn', () => {
    const t = friends({ us: ['reagan-bombs-libya'], influence: { kenya: [0, 2] } })
      .endsTurn()
      .inForce()
    t.us.plays('reagan-bombs-libya', 'coup', 'kenya')
    t.rolls(1)
    t.is({ vp: 0 }).idle()
  })
})

test('cards 109 and 110 are left out with the optional cards', () => {
  late({ options: { optionalCards: false } }).cards({ 'yuri-and-samantha': 'absent', 'awacs-sale-to-saudis': 'absent', wargames: 'deck' })
  late().cards({ 'yuri-and-samantha': 'deck', 'awacs-sale-to-saudis': 'deck', wargames: 'deck' })
})
