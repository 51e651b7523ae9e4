/** Events that move DEFCON or count military operations. */
import { describe, test } from 'vitest'
import { headlines, home, late, only, orders, playsFor, withoutItsEvent } from '../../plays.ts'
import { table, times } from '../../table.ts'
import { everyWay, opponentOf, pair, points, SIDES } from '../../ways.ts'

describe('4 Duck and Cover', () => {
  everyWay('duck-and-cover', { side: 'us', ops: 3, is: { defcon: 4, vp: 1, milops: [0, 0] }, goes: 'discard' })

  test.each([
    [5, 1],
    [4, 2],
    [3, 3],
  ])('from DEFCON %i it is worth %i VP: the level after the fall counts', (defcon, vp) => {
    const t = table({ us: ['duck-and-cover'], defcon })
    t.us.plays('duck-and-cover', 'event')
    t.has({})
      .is({ defcon: defcon - 1, vp })
      .idle()
  })

  test.each(SIDES)('at DEFCON 2 the %s, phasing, loses before any VP (8.1.3)', (side) => {
    const t = table({ [side]: ['duck-and-cover'], defcon: 2 })
    t[side].plays('duck-and-cover', 'event')
    t.is({ vp: 0, defcon: 1 }).over(opponentOf(side), 'nuclear-war')
  })

  test.each(SIDES)('ruling 3: at DEFCON 2 the %s, whose headline it is, loses', (side) => {
    const t = table({ [side]: ['duck-and-cover'], defcon: 2 })
    t.headlines(side === 'us' ? 'duck-and-cover' : null, side === 'ussr' ? 'duck-and-cover' : null)
    t.over(opponentOf(side), 'nuclear-war')
  })

  test('with the 20th VP the game is won', () => {
    const t = table({ us: ['duck-and-cover'], vp: 19 })
    t.us.plays('duck-and-cover', 'event')
    t.over('us', 'vp')
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

describe('39 Arms Race', () => {
  for (const side of SIDES)
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
        .is({ vp: points(side, gain), defcon, milops: pair(side, own, their) })
        .cards({ 'arms-race': 'discard' })
        .idle()
    })

  test('only the side that plays it can score: the other one, ahead, gets nothing', () => {
    const t = table({ us: ['arms-race'], defcon: 2, milops: [1, 5] })
    t.us.plays('arms-race', 'event')
    t.is({ vp: 0 }).idle()
  })

  test.each(SIDES)('headlined by the %s it counts what headlines before it have earned', (side) => {
    const t = table({ ...only(side, 'arms-race'), defcon: 3, milops: pair(side, 3, 2) })
    headlines(t, side, 'arms-race')
    t.is({ vp: points(side, 3) })
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
  test.each(SIDES)('played by the %s: DEFCON becomes 2, for this turn', (side) => {
    for (const defcon of [5, 3, 2]) {
      const t = table({ ...only(side, 'cuban-missile-crisis'), defcon, milops: [2, 2] })
      t[side].plays('cuban-missile-crisis', 'event')
      t.has({}).is({ defcon: 2, vp: 0 }).cards({ 'cuban-missile-crisis': 'removed' }).inForce('cuban-missile-crisis').idle()
      t.endsTurn().inForce()
    }
  })

  test.each(SIDES)(
    'ruling 6: a coup of the side opposed to the %s loses the game before die, influence and military operations',
    (side) => {
      const them = opponentOf(side)
      const t = table({ ...only(them, 'summit'), defcon: 2, effects: { 'cuban-missile-crisis': side }, influence: { kenya: [1, 1] } })
      t[them].plays('summit', 'coup', 'kenya')
      t.over(side, 'cuban-missile-crisis')
        .has({})
        .is({ milops: [0, 0], defcon: 2 })
    },
  )

  test.each(SIDES)('a coup of the %s, whose event it was, is an ordinary one', (side) => {
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
      effects: { 'cuban-missile-crisis': opponentOf(side) },
      influence: { [country]: pair(side, 0, 2) },
    })
    t[side].plays(card, 'event', ...picks, country)
    t.over(opponentOf(side), 'cuban-missile-crisis').is({ milops: [0, 0], defcon: 2, vp: 0 })
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
      effects: { 'cuban-missile-crisis': opponentOf(side) },
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

  test.each(SIDES)('headlined by the %s it threatens the rounds of this turn', (side) => {
    const them = opponentOf(side)
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

  test.each(SIDES)('headlined by the %s', (side) => {
    const t = table({ ...only(side, 'nuclear-subs') })
    headlines(t, side, 'nuclear-subs')
    t.cards({ 'nuclear-subs': 'removed' }).inForce('nuclear-subs').idle()
  })
})

describe('45 Summit', () => {
  test.each(SIDES)('the %s rolls higher: 2 VP, and DEFCON may go either way or stay', (side) => {
    for (const [choice, defcon] of [
      ['raise', 4],
      ['lower', 2],
      ['pass', 3],
    ] as const) {
      const t = table({ ...only(side, 'summit'), defcon: 3 })
      t[side].plays('summit', 'event')
      t.rolls(5, 4)
      t.asks(side, 'summit')
        .is({ vp: points(side, 2), defcon: 3 })
        .offers('raise', 'lower', 'pass')
      t[side].picks(choice)
      t.has({})
        .is({ vp: points(side, 2), defcon, milops: [0, 0] })
        .cards({ summit: 'discard' })
        .idle()
    }
  })

  test.each(SIDES)('played by the %s, the other side rolls higher and has the choice', (side) => {
    const them = opponentOf(side)
    const t = table({ ...only(side, 'summit'), defcon: 3 })
    t[side].plays('summit', 'event')
    t.rolls(1, 2)
    t.asks(them, 'summit').refuses('raise', 'not-asked', side)
    t[them].picks('lower')
    t.is({ vp: points(them, 2), defcon: 2 }).idle()
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

  test('8.1.3: the phasing side loses, whichever side lowers DEFCON to 1', () => {
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
  for (const side of SIDES)
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

  test.each(SIDES)('headlined by the %s', (side) => {
    const t = table({ ...only(side, 'how-i-learned-to-stop-worrying') })
    headlines(t, side, 'how-i-learned-to-stop-worrying')
    t[side].picks('2')
    t.is({ defcon: 2, milops: pair(side, 5, 0) })
      .cards({ 'how-i-learned-to-stop-worrying': 'removed' })
      .idle()
  })

  withoutItsEvent('how-i-learned-to-stop-worrying', 2)
})

describe('57 ABM Treaty', () => {
  test.each(SIDES)('the %s: DEFCON rises by one, then operations worth 4', (side) => {
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

  test.each(SIDES)('headlined by the %s the operations are conducted at once', (side) => {
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

describe('100 Wargames', () => {
  test.each([
    ['us', 7, 'us', 1],
    ['us', 5, 'ussr', -1],
    ['us', -3, 'ussr', -9],
    ['ussr', -7, 'ussr', -1],
    ['ussr', -5, 'us', 1],
    ['ussr', 2, 'us', 8],
  ] as const)('ended by the %s at %i: the %s wins at %i, without final scoring (ruling 10)', (player, vp, winner, score) => {
    const t = late({ [player]: ['wargames'], defcon: 2, vp, influence: { angola: [3, 0], zaire: [0, 3] } })
    t[player].plays('wargames', 'event', 'yes')
    t.over(winner, 'wargames').is({ vp: score }).refuses('yes', 'game-over')
  })

  test.each([
    ['us', 6],
    ['ussr', -6],
  ] as const)('ended by the %s at %i the marker stands on 0: a draw, or the opponent wins (ruling 11)', (player, vp) => {
    const setup = { [player]: ['wargames'], defcon: 2, vp }
    const draw = late(setup)
    draw[player].plays('wargames', 'event', 'yes')
    draw.over('nobody', 'wargames').is({ vp: 0 })
    const won = late({ ...setup, options: { readings: { wargamesTie: 'opponent' } } })
    won[player].plays('wargames', 'event', 'yes')
    won.over(opponentOf(player), 'wargames').is({ vp: 0 })
  })

  test('the 6 VP count first and can bring the opponent to 20', () => {
    const t = late({ us: ['wargames'], defcon: 2, vp: -14 })
    t.us.plays('wargames', 'event', 'yes')
    t.over('ussr', 'vp').is({ vp: -20 })
  })

  test('may be declined: no VP move, and the event has happened (ruling 10)', () => {
    const t = late({ us: ['wargames'], defcon: 2, vp: 10 })
    t.us.plays('wargames', 'event')
    t.asks('us', 'wargames').offers('yes', 'no').us.picks('no')
    t.is({ vp: 10 }).cards({ wargames: 'removed' }).idle()
  })

  test.each([3, 4, 5])('at DEFCON %i the event cannot happen (ruling 10)', (defcon) => {
    const t = late({ ussr: ['wargames'], defcon, vp: -10 })
    t.ussr.begins().picks('wargames')
    t.refuses('event', 'event-cannot-happen')
    t.ussr.picks('influence', 'angola', 'angola', 'angola', 'angola')
    t.is({ vp: -10 }).cards({ wargames: 'discard' }).idle()
  })

  test('used for operations at DEFCON 2, its event does not happen', () => {
    const t = late({ ussr: ['wargames'], defcon: 2, vp: -10 })
    t.ussr.plays('wargames', 'influence', 'angola', 'angola', 'angola', 'angola')
    t.has({ angola: [1, 5] })
      .is({ vp: -10 })
      .cards({ wargames: 'discard' })
      .idle()
  })

  test.each(['us', 'ussr'] as const)('headlined by the %s', (player) => {
    const early = late({ [player]: ['wargames'], defcon: 3, vp: 10 })
    early.headlines(player === 'us' ? 'wargames' : null, player === 'us' ? null : 'wargames')
    early.is({ vp: 10 }).cards({ wargames: 'discard' }).idle()
    const t = late({ [player]: ['wargames'], defcon: 2, vp: 10 })
    t.headlines(player === 'us' ? 'wargames' : null, player === 'us' ? null : 'wargames')
    t.asks(player, 'wargames')[player].picks('yes')
    t.over('us', 'wargames').is({ vp: player === 'us' ? 4 : 16 })
  })

  test('in the headline DEFCON counts as the first headline leaves it', () => {
    const t = late({ us: ['soviets-shoot-down-kal-007'], ussr: ['wargames'], defcon: 3, vp: -9 })
    t.headlines('soviets-shoot-down-kal-007', 'wargames').asks('ussr', 'wargames').ussr.picks('yes')
    t.over('ussr', 'wargames').is({ vp: -1, defcon: 2 })
  })
})
