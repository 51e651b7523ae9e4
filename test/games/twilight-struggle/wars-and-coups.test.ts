/** Wars, and events that grant a coup. */
import { describe, expect, test } from 'vitest'
import { everyLateWarPlay, everyMidWarPlay, headlines, late, midWar, only, withoutItsEvent } from '../../plays.ts'
import { type Table, table } from '../../table.ts'
import { type Board, everyWay, opponentOf, pair, points, SIDES } from '../../ways.ts'

describe('11 Korean War', () => {
  const war = 'korean-war'

  everyWay(war, {
    side: 'ussr',
    ops: 2,
    setup: { influence: { 'south-korea': [2, 1], japan: [1, 0] } },
    rolls: [4],
    has: { 'south-korea': [0, 3] },
    is: { vp: -2, milops: [0, 2], defcon: 5 },
    goes: 'removed',
  })

  describe('lost: military operations all the same (ruling 75)', () => {
    everyWay(war, {
      side: 'ussr',
      ops: 2,
      setup: { influence: { 'south-korea': [2, 1] } },
      rolls: [3],
      is: { vp: 0, milops: [0, 2] },
      goes: 'removed',
    })
  })

  test.each<[string, Board, number]>([
    ['Japan under US control', { japan: [4, 0] }, 5],
    ['Taiwan', { taiwan: [3, 0] }, 5],
    ['North Korea', { 'north-korea': [3, 0] }, 5],
    ['two of them', { japan: [4, 0], taiwan: [3, 0] }, 6],
    ['influence without control does not count', { japan: [3, 0], taiwan: [2, 0] }, 4],
    ['nor does control of the USSR', { japan: [0, 4], 'north-korea': [0, 3] }, 4],
    ['nor a country that is no neighbour, nor South Korea itself', { philippines: [2, 0], 'south-korea': [3, 0] }, 4],
  ])('ruling 74: %s', (_name, influence, needed) => {
    for (const die of [needed - 1, needed]) {
      const t = table({ ussr: [war], influence: { 'south-korea': [1, 0], ...influence } })
      t.rolls(die).ussr.plays(war, 'event')
      const us = influence['south-korea']?.[0] ?? 1
      t.has(die < needed ? {} : { 'south-korea': [0, us] })
        .is({ vp: die < needed ? 0 : -2, milops: [0, 2] })
        .idle()
    }
  })

  test('three neighbours under US control cannot be beaten', () => {
    const t = table({ ussr: [war], influence: { 'south-korea': [1, 0], japan: [4, 0], taiwan: [3, 0], 'north-korea': [3, 0] } })
    t.rolls(6).ussr.plays(war, 'event')
    t.has({})
      .is({ vp: 0 })
      .cards({ [war]: 'removed' })
      .idle()
  })

  test('legal and worth the VP without influence there, and at DEFCON 2', () => {
    const t = table({ ussr: [war], defcon: 2 })
    t.rolls(6).ussr.plays(war, 'event')
    t.has({})
      .is({ vp: -2, defcon: 2, milops: [0, 2] })
      .idle()
  })

  test('12.4.2: one more is subtracted while nobody has the China Card', () => {
    for (const [die, vp] of [
      [4, 0],
      [5, -2],
    ] as const) {
      const t = table({ ussr: [war], holder: 'nobody' })
      t.rolls(die).ussr.plays(war, 'event')
      t.is({ vp, milops: [0, 2] }).idle()
    }
  })

  test('ruling 76: played by the US it is still a war of the USSR (8.2.4)', () => {
    const t = table({ us: [war], influence: { 'south-korea': [1, 0] } })
    t.rolls(6).us.plays(war, 'influence', 'south-korea', 'south-korea')
    t.has({ 'south-korea': [0, 3] })
      .is({ vp: -2, milops: [0, 2] })
      .idle()
  })

  test('ruling 12: with the 20th VP the game is over before the influence changes sides', () => {
    const t = table({ ussr: [war], vp: -18, influence: { 'south-korea': [1, 0] } })
    t.rolls(4).ussr.plays(war, 'event')
    t.has({}).is({ vp: -20 }).over('ussr', 'vp')
  })
})

describe('13 Arab-Israeli War', () => {
  const war = 'arab-israeli-war'

  everyWay(war, {
    side: 'ussr',
    ops: 2,
    setup: { influence: { israel: [1, 2], egypt: [1, 0] } },
    rolls: [4],
    has: { israel: [0, 3] },
    is: { vp: -2, milops: [0, 2], defcon: 5 },
    goes: 'discard',
  })

  test.each<[string, Board, number]>([
    ['Israel itself under US control', { israel: [4, 0] }, 5],
    ['Egypt', { egypt: [2, 0] }, 5],
    ['Jordan', { jordan: [2, 0] }, 5],
    ['Lebanon', { lebanon: [1, 0] }, 5],
    ['Syria', { syria: [2, 0] }, 5],
    ['Israel and Jordan', { israel: [4, 0], jordan: [2, 0] }, 6],
    ['not Iraq, nor what the USSR controls', { iraq: [3, 0], egypt: [0, 2], israel: [0, 4] }, 4],
  ])('ruling 74: %s', (_name, influence, needed) => {
    for (const die of [needed - 1, needed]) {
      const before = influence.israel ?? ([1, 0] as const)
      const t = table({ ussr: [war], influence: { ...influence, israel: before } })
      t.rolls(die).ussr.plays(war, 'event')
      t.has(die < needed ? {} : { israel: [0, before[0] + before[1]] })
        .is({ vp: die < needed ? 0 : -2, milops: [0, 2] })
        .cards({ [war]: 'discard' })
        .idle()
    }
  })

  test('Camp David Accords bars it: US operations only, no military operations of the USSR (5.2, example 2)', () => {
    const setup = { effects: { 'camp-david-accords': 'us' }, influence: { israel: [1, 0] }, turn: 4 } as const
    const theirs = table({ ...setup, us: [war] })
    theirs.us.plays(war, 'event', 'influence', 'israel', 'israel')
    theirs
      .has({ israel: [3, 0] })
      .is({ vp: 0, milops: [0, 0] })
      .cards({ [war]: 'discard' })
      .idle()
    const own = table({ ...setup, ussr: [war] })
    own.ussr.begins().picks(war)
    own.refuses('event', 'event-cannot-happen')
  })

  test('ruling 26: headlined against Camp David Accords, which comes first, it is prevented', () => {
    const t = table({ us: ['camp-david-accords'], ussr: [war], turn: 4 })
    t.headlines('camp-david-accords', war)
    t.has({ israel: [1, 0], jordan: [1, 0], egypt: [1, 0] })
      .is({ vp: 1, milops: [0, 0] })
      .cards({ [war]: 'discard', 'camp-david-accords': 'removed' })
      .idle()
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

describe('36 Brush War', () => {
  test.each(SIDES)('the %s wins on 3: 1 VP, 3 military operations, and all influence there changes sides', (side) => {
    const t = table({ ...only(side, 'brush-war'), influence: { kenya: pair(side, 1, 3), somalia: [1, 1] } })
    t[side].plays('brush-war', 'event', 'kenya')
    t.rolls(3)
    t.has({ kenya: pair(side, 4, 0) })
      .is({ vp: points(side, 1), milops: pair(side, 3, 0), defcon: 5 })
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
        .is({ vp: end === 'won' ? points(side, 1) : 0 })
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

  test.each(SIDES)('headlined by the %s', (side) => {
    const t = table({ ...only(side, 'brush-war'), influence: { cuba: [0, 0], zaire: pair(side, 0, 1) } })
    headlines(t, side, 'brush-war')
    t[side].picks('zaire')
    t.rolls(3)
    t.has({ zaire: pair(side, 1, 0) })
      .is({ vp: points(side, 1), milops: pair(side, 3, 0) })
      .cards({ 'brush-war': 'discard' })
      .idle()
  })

  withoutItsEvent('brush-war', 3)
})

describe('47 Junta', () => {
  test.each(SIDES)('ruling 62: the %s adds 2 in one country, then a free coup elsewhere: DEFCON falls, no military operations', (side) => {
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

  test.each(SIDES)('headlined by the %s', (side) => {
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

describe('91 Ortega Elected in Nicaragua', () => {
  const around = { nicaragua: [3, 1], cuba: [1, 3], honduras: [2, 0], 'costa-rica': [1, 0], guatemala: [2, 0] } as const

  everyLateWarPlay('ortega-elected-in-nicaragua', {
    owner: 'ussr',
    ops: 2,
    setup: { influence: around },
    answers: (t) => {
      t.asks('ussr', 'coup').ussr.picks('honduras')
      t.rolls(5)
    },
    has: { nicaragua: [0, 1], honduras: [0, 1] },
  })

  test('the coup is next to Nicaragua, against US influence, and may be left', () => {
    const t = late({ ussr: ['ortega-elected-in-nicaragua'], influence: { ...around, honduras: [0, 2] } })
    t.ussr.plays('ortega-elected-in-nicaragua', 'event')
    t.offers('cuba', 'costa-rica', 'done')
    t.refuses('guatemala', 'outside-area').refuses('nicaragua', 'no-opposing-influence').refuses('honduras', 'no-opposing-influence')
    t.ussr.picks('done')
    t.has({ nicaragua: [0, 1] })
      .is({ defcon: 5, milops: [0, 0] })
      .cards({ 'ortega-elected-in-nicaragua': 'removed' })
      .idle()
  })

  test.each(['ussr', 'us'] as const)('played by the %s, a coup in Cuba lowers DEFCON and earns nothing (rulings 62 and 66)', (player) => {
    const t = late({ [player]: ['ortega-elected-in-nicaragua'], influence: around })
    t[player].plays('ortega-elected-in-nicaragua', 'event')
    t.ussr.picks('cuba')
    t.rolls(6)
    if (player === 'us') t.us.picks('influence', 'angola', 'angola')
    t.has({ nicaragua: [0, 1], cuba: [0, 4], ...(player === 'us' ? { angola: [3, 1] } : {}) })
      .is({ defcon: 4, milops: [0, 0] })
      .idle()
  })

  test.each([
    ['us', 'ussr'],
    ['ussr', 'us'],
  ] as const)('at DEFCON 2, played by the %s, a coup in Cuba wins for the %s (8.1.3, ruling 66)', (player, winner) => {
    const t = late({ [player]: ['ortega-elected-in-nicaragua'], influence: around, defcon: 2 })
    t[player].plays('ortega-elected-in-nicaragua', 'event')
    t.ussr.picks('cuba')
    t.rolls(1)
    t.over(winner, 'nuclear-war')
  })

  test('without a target nothing is asked', () => {
    const t = late({ ussr: ['ortega-elected-in-nicaragua'], influence: { nicaragua: [2, 0], mexico: [2, 0] } })
    t.ussr.plays('ortega-elected-in-nicaragua', 'event')
    t.has({ nicaragua: [0, 0] })
      .cards({ 'ortega-elected-in-nicaragua': 'removed' })
      .idle()
  })

  test.each([
    ['red-scare-purge', 'us', 1],
    ['brezhnev-doctrine', 'ussr', 3],
  ] as const)('under %s the coup has the modified value (ruling 37)', (effect, owner, ops) => {
    const t = late({ ussr: ['ortega-elected-in-nicaragua'], influence: { honduras: [9, 0] }, effects: { [effect]: owner } })
    t.ussr.plays('ortega-elected-in-nicaragua', 'event', 'honduras')
    t.rolls(6)
    t.has({ honduras: [9 - (6 + ops - 4), 0] }).idle()
  })

  const crisis = { effects: { 'cuban-missile-crisis': 'us' }, defcon: 3 } as const

  test('under the Cuban Missile Crisis the coup loses the game before the die (ruling 6)', () => {
    const t = late({ ...crisis, us: ['ortega-elected-in-nicaragua'], influence: { nicaragua: [1, 0], honduras: [1, 0] } })
    t.us.plays('ortega-elected-in-nicaragua', 'event')
    t.ussr.picks('honduras')
    t.over('us', 'cuban-missile-crisis').has({ nicaragua: [0, 0] })
  })

  test('under the Cuban Missile Crisis it is safe without a target, or if declined (ruling 7)', () => {
    const none = late({ ...crisis, ussr: ['ortega-elected-in-nicaragua'], influence: { nicaragua: [1, 0] } })
    none.ussr.plays('ortega-elected-in-nicaragua', 'event')
    none.has({ nicaragua: [0, 0] }).idle()
    const declined = late({ ...crisis, ussr: ['ortega-elected-in-nicaragua'], influence: { honduras: [1, 0] } })
    declined.ussr.plays('ortega-elected-in-nicaragua', 'event', 'done')
    declined.has({}).inForce('cuban-missile-crisis').idle()
  })
})

describe('102 Iran-Iraq War', () => {
  test.each([
    ['us', 4, [3, 0], 2],
    ['us', 3, [1, 2], 0],
    ['ussr', 4, [0, 3], -2],
    ['ussr', 3, [1, 2], 0],
  ] as const)('the %s rolls %i in Iran: %j', (player, die, iran, vp) => {
    const t = late({ [player]: ['iran-iraq-war'], influence: { iran: [1, 2], iraq: [1, 1] } })
    t[player].plays('iran-iraq-war', 'event')
    t.asks(player, 'war').offers('iran', 'iraq').refuses('gulf-states', 'outside-area')
    t[player].picks('iran')
    t.rolls(die)
    t.has({ iran })
      .is({ vp, defcon: 5, milops: player === 'us' ? [2, 0] : [0, 2] })
      .cards({ 'iran-iraq-war': 'removed' })
      .idle()
  })

  /** Neighbours of the country attacked that the opponent controls, and the die that just wins. */
  test.each([
    ['iran', ['iraq'], 5],
    ['iran', ['iraq', 'afghanistan'], 6],
    ['iran', ['pakistan'], 5],
    ['iraq', ['iran'], 5],
    ['iraq', ['iran', 'jordan'], 6],
    ['iraq', ['gulf-states', 'saudi-arabia'], 6],
    ['iran', ['gulf-states', 'jordan', 'saudi-arabia', 'turkey', 'iran'], 4],
    ['iraq', ['afghanistan', 'pakistan', 'syria', 'iraq'], 4],
  ] as const)('in %s against %j a %i wins and less does not (ruling 74)', (target, controlled, wins) => {
    for (const player of ['us', 'ussr'] as const)
      for (const die of [wins - 1, wins]) {
        const theirs = (n: number): readonly [number, number] => (player === 'us' ? [0, n] : [n, 0])
        const ours = (n: number): readonly [number, number] => (player === 'us' ? [n, 0] : [0, n])
        const influence = { [target]: theirs(1), ...Object.fromEntries(controlled.map((c) => [c, theirs(5)])) }
        const t = late({ [player]: ['iran-iraq-war'], influence })
        t[player].plays('iran-iraq-war', 'event', target)
        t.rolls(die)
        const there = influence[target]![player === 'us' ? 1 : 0]
        t.has(die === wins ? { [target]: ours(there) } : {}).idle()
      }
  })

  test('countries of the attacker count nothing (ruling 74)', () => {
    const t = late({ us: ['iran-iraq-war'], influence: { iran: [0, 2], iraq: [3, 0], pakistan: [2, 0], afghanistan: [0, 1] } })
    t.us.plays('iran-iraq-war', 'event', 'iran')
    t.rolls(4)
    t.has({ iran: [2, 0] }).idle()
  })

  test('against three neighbours no die wins', () => {
    const t = late({ us: ['iran-iraq-war'], influence: { iran: [0, 2], iraq: [0, 3], pakistan: [0, 2], afghanistan: [0, 2] } })
    t.us.plays('iran-iraq-war', 'event', 'iran')
    t.rolls(6)
    t.has({})
      .is({ vp: 0, milops: [2, 0] })
      .idle()
  })

  test('needs no influence anywhere, and a lost war earns military operations all the same (7.6, rulings 61 and 75)', () => {
    const t = late({ ussr: ['iran-iraq-war'], defcon: 2, milops: [0, 1] })
    t.ussr.plays('iran-iraq-war', 'event', 'iraq')
    t.rolls(6)
    t.has({})
      .is({ vp: -2, defcon: 2, milops: [0, 3] })
      .idle()
    const lost = late({ ussr: ['iran-iraq-war'], milops: [0, 4] })
    lost.ussr.plays('iran-iraq-war', 'event', 'iraq')
    lost.rolls(1)
    lost
      .has({})
      .is({ vp: 0, milops: [0, 5] })
      .cards({ 'iran-iraq-war': 'removed' })
      .idle()
  })

  test('the attacked country must be named', () => {
    const t = late({ ussr: ['iran-iraq-war'] })
    t.ussr.plays('iran-iraq-war', 'event')
    t.refuses('done', 'must-spend-all')
  })

  test('20 VP end the game before influence changes sides (ruling 12)', () => {
    const t = late({ us: ['iran-iraq-war'], vp: 18, influence: { iran: [0, 2] } })
    t.us.plays('iran-iraq-war', 'event', 'iran')
    t.rolls(6)
    t.over('us', 'vp').has({})
  })

  test.each(['us', 'ussr'] as const)('used for operations by the %s, its event does not happen', (player) => {
    const t = late({ [player]: ['iran-iraq-war'], influence: { iran: [2, 2] } })
    t[player].plays('iran-iraq-war', 'influence', 'angola', 'angola')
    t.has({ angola: player === 'us' ? [3, 1] : [1, 3] })
      .is({ vp: 0, milops: [0, 0] })
      .cards({ 'iran-iraq-war': 'discard' })
      .idle()
  })

  test.each(['us', 'ussr'] as const)('headlined by the %s, it is the war of that side', (player) => {
    const t = late({ [player]: ['iran-iraq-war'], influence: { iran: [1, 1] } })
    t.headlines(player === 'us' ? 'iran-iraq-war' : null, player === 'us' ? null : 'iran-iraq-war')
    t[player].picks('iran')
    t.rolls(5)
    t.has({ iran: player === 'us' ? [2, 0] : [0, 2] })
      .cards({ 'iran-iraq-war': 'removed' })
      .idle()
  })

  test('is a war card for Flower Power: 2 VP when the US plays it, once; none in space and none of the USSR (ruling 77)', () => {
    const flower = (player: 'us' | 'ussr'): Table => late({ [player]: ['iran-iraq-war'], effects: { 'flower-power': 'ussr' } })
    const event = flower('us')
    event.us.plays('iran-iraq-war', 'event', 'iran')
    event.rolls(1)
    event.is({ vp: -2 }).idle()
    const operations = flower('us')
    operations.us.plays('iran-iraq-war', 'influence', 'angola', 'angola')
    operations.is({ vp: -2 }).idle()
    const space = flower('us')
    space.us.plays('iran-iraq-war', 'space')
    space.rolls(6)
    space.is({ vp: 0 }).idle()
    const soviet = flower('ussr')
    soviet.ussr.plays('iran-iraq-war', 'event', 'iran')
    soviet.rolls(1)
    soviet.is({ vp: 0 }).idle()
  })
})

describe('107 Che', () => {
  everyMidWarPlay({
    card: 'che',
    owner: 'ussr',
    ops: 3,
    setup: { influence: { 'saharan-states': [2, 0], colombia: [1, 0], haiti: [1, 0] } },
    rolls: [1, 1],
    answers: ['saharan-states', 'colombia'],
    has: { 'saharan-states': [0, 0], colombia: [0, 1] },
    is: { milops: [0, 5] },
    to: 'discard',
  })
  describe('without a target nobody is asked', () => {
    everyMidWarPlay({
      card: 'che',
      owner: 'ussr',
      ops: 3,
      setup: { influence: { zaire: [1, 0], lebanon: [1, 0], kenya: [0, 2] } },
      to: 'discard',
    })
  })

  test('only non-battlegrounds of Central America, South America and Africa with US influence; the second elsewhere (ruling 63)', () => {
    const t = midWar({
      ussr: ['che'],
      influence: { zaire: [1, 0], lebanon: [1, 0], haiti: [1, 0], peru: [1, 0], kenya: [1, 0], sudan: [0, 1], 'el-salvador': [3, 0] },
    }).rolls(1)
    t.ussr.plays('che', 'event')
    t.offers('haiti', 'peru', 'kenya', 'el-salvador', 'done')
    t.refuses('zaire', 'battleground').refuses('lebanon', 'outside-area').refuses('sudan', 'no-opposing-influence')
    t.ussr.picks('el-salvador')
    t.is({ milops: [0, 3] })
      .offers('haiti', 'peru', 'kenya', 'done')
      .refuses('el-salvador', 'already-chosen')
      .refuses('zaire', 'battleground')
    t.rolls(6).ussr.picks('peru')
    t.has({ 'el-salvador': [1, 0], peru: [0, 4] })
      .is({ milops: [0, 5], defcon: 5 })
      .idle()
  })

  test('no second coup when the first removed nothing; it earns military operations all the same (ruling 63)', () => {
    const t = midWar({ ussr: ['che'], influence: { 'costa-rica': [1, 0], haiti: [1, 0] } }).rolls(3)
    t.ussr.plays('che', 'event', 'costa-rica')
    t.has({})
      .is({ milops: [0, 3] })
      .cards({ che: 'discard' })
      .idle()
  })

  test('either may be declined (ruling 63)', () => {
    const none = midWar({ ussr: ['che'], influence: { haiti: [1, 0], peru: [1, 0] } })
    none.ussr.plays('che', 'event', 'done')
    none
      .has({})
      .is({ milops: [0, 0] })
      .idle()

    const one = midWar({ ussr: ['che'], influence: { haiti: [1, 0], peru: [1, 0] } }).rolls(1)
    one.ussr.plays('che', 'event', 'haiti', 'done')
    one
      .has({ haiti: [0, 1] })
      .is({ milops: [0, 3] })
      .idle()
  })

  test('leaves DEFCON alone at 2', () => {
    const t = midWar({ ussr: ['che'], influence: { haiti: [1, 0] }, defcon: 2 }).rolls(1)
    t.ussr.plays('che', 'event', 'haiti')
    t.has({ haiti: [0, 1] })
      .is({ defcon: 2 })
      .idle()
  })

  test.each([
    ['brezhnev-doctrine', 'ussr', 4, 0],
    ['red-scare-purge', 'us', 2, 2],
    ['containment', 'us', 3, 1],
  ] as const)('under %s of the %s it is worth %i (ruling 37)', (effect, owner, ops, left) => {
    const t = midWar({ ussr: ['che'], influence: { haiti: [3, 0] }, effects: { [effect]: owner } }).rolls(1)
    t.ussr.plays('che', 'event', 'haiti')
    t.has({ haiti: [left, 0] })
      .is({ milops: [0, ops] })
      .idle()
  })

  test('Death Squads and SALT change its dice', () => {
    const t = midWar({
      ussr: ['che'],
      influence: { haiti: [5, 0], kenya: [5, 0] },
      effects: { 'latin-american-death-squads': 'ussr', 'salt-negotiations': 'us' },
    }).rolls(1, 3)
    t.ussr.plays('che', 'event', 'haiti', 'kenya') // 1 + 3 - 2 and 3 - 1 + 3 - 4
    t.has({ haiti: [3, 0], kenya: [4, 0] }).idle()
  })

  test('under Cuban Missile Crisis a coup loses the game, even in a round of the US; to decline is safe (rulings 6, 7)', () => {
    const crisis = { 'cuban-missile-crisis': 'us' } as const
    const t = midWar({ us: ['che'], influence: { haiti: [1, 0], peru: [1, 0] }, effects: crisis, defcon: 2 })
    t.us.plays('che', 'event')
    t.ussr.picks('haiti')
    t.offers() // ruling 18
    t.over('us', 'cuban-missile-crisis')
      .has({})
      .is({ milops: [0, 0] })

    const declined = midWar({ ussr: ['che'], influence: { haiti: [1, 0] }, effects: crisis, defcon: 2 })
    declined.ussr.plays('che', 'event', 'done')
    declined.has({}).idle()

    const none = midWar({ ussr: ['che'], effects: crisis, defcon: 2 })
    none.ussr.plays('che', 'event')
    none.has({}).idle()
  })

  test('for operations its regions and limits do not count', () => {
    const t = midWar({ ussr: ['che'], influence: { zaire: [1, 0], haiti: [1, 0] } }).rolls(1)
    t.ussr.plays('che', 'coup', 'zaire')
    t.has({ zaire: [0, 1] })
      .is({ defcon: 4, milops: [0, 3] })
      .idle()
  })

  test('an optional card', () => {
    midWar({ options: { optionalCards: false } }).cards({ che: 'absent', 'our-man-in-tehran': 'absent' })
    midWar().cards({ che: 'deck', 'our-man-in-tehran': 'deck' })
  })
})
