import { describe, test } from 'vitest'
import { US, USSR } from '../../src/index.ts'
import { type Setup, type Table, table } from '../table.ts'

/** What the sides added to their dice in the last realignment. */
const modifiers = (t: Table, us: number, ussr: number): Table =>
  t.noted('realign', { side: US, mod: us }).noted('realign', { side: USSR, mod: ussr })

describe('6.2 realignment', () => {
  test('6.2.1: only where the opponent has influence; own influence is not needed anywhere', () => {
    const t = table({ us: ['duck-and-cover'], influence: { angola: [0, 1], chile: [3, 0] } })
    t.us.plays('duck-and-cover', 'realign')
    t.offers('angola').refuses('chile', 'no-opposing-influence').refuses('kenya', 'no-opposing-influence')
  })

  test('6.2.1, 6.2.2: 1 point an attempt, in several countries or in the same', () => {
    const t = table({ us: ['duck-and-cover'], influence: { angola: [0, 4], kenya: [0, 3] } })
    t.us.plays('duck-and-cover', 'realign', 'angola')
    t.rolls(1, 3).us.picks('angola')
    t.rolls(1, 4).us.picks('kenya')
    t.rolls(1, 2)
    t.has({ angola: [0, 1] })
      .is({ milops: [0, 0], defcon: 5 })
      .idle()
  })

  test('6.2.2: 1 for each neighbour under control', () => {
    const t = table({ us: ['formosan-resolution'], influence: { zaire: [1, 1], angola: [1, 0], cameroon: [1, 0], zimbabwe: [0, 1] } })
    t.us.plays('formosan-resolution', 'realign', 'zaire')
    modifiers(t.rolls(2, 2), 2, 1).has({ zaire: [1, 0] })
  })

  test('6.2.2: a neighbour with influence but without control counts nothing', () => {
    const t = table({ us: ['formosan-resolution'], influence: { angola: [1, 1], 'south-africa': [2, 0], botswana: [0, 1], zaire: [1, 1] } })
    t.us.plays('formosan-resolution', 'realign', 'angola')
    modifiers(t.rolls(3, 3), 0, 0).has({})
  })

  test('6.2.2: 1 for more influence in the country', () => {
    const t = table({ us: ['formosan-resolution'], influence: { angola: [3, 2] } })
    t.us.plays('formosan-resolution', 'realign', 'angola')
    modifiers(t.rolls(3, 3), 1, 0).has({ angola: [3, 1] })
  })

  test.each([
    ['cuba', 1, 0],
    ['afghanistan', 0, 1],
    ['angola', 0, 0],
  ])('2.1.5, 6.2.2: 1 for the superpower next to %s', (country, us, ussr) => {
    const t = table({ us: ['formosan-resolution'], influence: { [country]: [2, 2] } })
    t.us.plays('formosan-resolution', 'realign', country)
    modifiers(t.rolls(4, 4), us, ussr)
  })

  test('6.2.2: all of them together', () => {
    const t = table({ ussr: ['fidel'], influence: { 'north-korea': [1, 3], 'south-korea': [3, 0] } })
    t.ussr.plays('fidel', 'realign', 'north-korea')
    modifiers(t.rolls(1, 1), 1, 2).has({ 'north-korea': [0, 3] })
  })

  test('6.2.2: equal results change nothing; the side that attempts may lose influence itself', () => {
    const t = table({ us: ['duck-and-cover'], influence: { angola: [3, 3] } })
    t.us.plays('duck-and-cover', 'realign', 'angola')
    t.rolls(5, 5).has({}).us.picks('angola')
    t.rolls(6, 4).has({ angola: [1, 3] })
  })

  test('6.2.2: modifiers follow what the attempts before changed', () => {
    const t = table({ us: ['duck-and-cover'], influence: { angola: [1, 2], zaire: [1, 1] } })
    t.us.plays('duck-and-cover', 'realign', 'angola')
    modifiers(t.rolls(1, 5), 0, 1).has({ angola: [1, 0] })
    t.us.picks('zaire')
    modifiers(t.rolls(1, 1), 1, 0).has({ angola: [1, 0], zaire: [1, 0] })
    t.idle()
  })

  test('6.2.3: no more is removed than there is, and none is added', () => {
    const t = table({ us: ['formosan-resolution'], influence: { angola: [0, 1], kenya: [0, 1] } })
    t.us.plays('formosan-resolution', 'realign', 'angola')
    t.rolls(1, 6)
      .has({ angola: [0, 0] })
      .refuses('angola', 'no-opposing-influence')
  })

  // Version 1 of the rules let a side stop; so does an option (ruling 70).
  test.each<[string, NonNullable<Setup['options']>]>([
    ['by option', { readings: { stopRealigning: true } }],
    ['in version 1 of the rules', { rules: 1 }],
  ])('%s attempts may be stopped after the first', (_when, options) => {
    const t = table({ us: ['duck-and-cover'], influence: { angola: [0, 4] }, options })
    t.us.plays('duck-and-cover', 'realign')
    t.refuses('done', 'must-spend-all').us.picks('angola')
    t.rolls(1, 1).us.picks('done')
    t.has({}).cards({ 'duck-and-cover': 'discard' }).idle()
  })

  test('6.0: every point is an attempt, but for the extra point of a region (9.6) and where no target is left', () => {
    const all = table({ us: ['duck-and-cover'], influence: { angola: [0, 4] } })
    all.us.plays('duck-and-cover', 'realign', 'angola')
    all.rolls(1, 1).left(2).refuses('done', 'must-spend-all').offers('angola').us.picks('angola')
    all.rolls(1, 1).refuses('done', 'must-spend-all').us.picks('angola')
    all.rolls(1, 1).has({}).cards({ 'duck-and-cover': 'discard' }).idle()
    const asia = table({ holder: 'us', influence: { vietnam: [0, 9] } })
    asia.us.plays('the-china-card', 'realign')
    for (let n = 0; n < 4; n++) {
      asia.refuses('done', 'must-spend-all').us.picks('vietnam')
      asia.rolls(1, 1)
    }
    asia.left(1).offers('vietnam', 'done').us.picks('done')
    asia.has({}).idle()
    const emptied = table({ us: ['duck-and-cover'], influence: { angola: [0, 1] } })
    emptied.us.plays('duck-and-cover', 'realign', 'angola')
    emptied
      .rolls(1, 6)
      .has({ angola: [0, 0] })
      .idle()
  })

  test('ruling 70: Iran-Contra lowers the US die by 1, by option only in its own attempts', () => {
    const setup = {
      turn: 8,
      us: ['formosan-resolution'],
      ussr: ['fidel'],
      effects: { 'iran-contra-scandal': 'ussr' },
      influence: { angola: [2, 2] },
    } as const
    const t = table({ ...setup, options: { readings: { stopRealigning: true } } })
    t.us.plays('formosan-resolution', 'realign', 'angola')
    modifiers(t.rolls(3, 3), -1, 0).us.picks('done')
    t.ussr.plays('fidel', 'realign', 'angola')
    modifiers(t.rolls(3, 3), -1, 1)
    const own = table({ ...setup, options: { readings: { stopRealigning: true, iranContra: 'own-realignments' } } })
    own.us.plays('formosan-resolution', 'realign', 'angola')
    modifiers(own.rolls(3, 3), -1, 0).us.picks('done')
    own.ussr.plays('fidel', 'realign', 'angola')
    modifiers(own.rolls(3, 3), 0, 1)
  })

  test('ruling 70: NATO and the pact with Japan bar attempts, The Reformer does not', () => {
    const t = table({
      turn: 8,
      ussr: ['fidel'],
      effects: { 'marshall-plan': 'us', nato: 'us', 'us-japan-mutual-defense-pact': 'us', 'the-reformer': 'ussr' },
      influence: { italy: [2, 0], greece: [1, 0], japan: [1, 0], france: [2, 1] },
    })
    t.ussr.plays('fidel', 'realign')
    t.offers('greece', 'france').refuses('italy', 'protected-by-card').refuses('japan', 'protected-by-card')
  })
})

describe('6.3 coups', () => {
  test('6.3.1, ruling 61: only where the opponent has influence; own influence is not needed anywhere', () => {
    const t = table({ us: ['duck-and-cover'], influence: { angola: [0, 1], chile: [3, 0] } })
    t.us.plays('duck-and-cover', 'coup')
    t.offers('angola').refuses('chile', 'no-opposing-influence').refuses('kenya', 'no-opposing-influence').refuses('done', 'must-spend-all')
  })

  test('ruling 61: a war needs no influence', () => {
    const t = table({ turn: 4, us: ['brush-war'] })
    t.rolls(3).us.plays('brush-war', 'event', 'kenya')
    t.is({ vp: 1, milops: [3, 0] })
      .has({})
      .idle()
  })

  test.each([
    [1, -1, [0, 4]],
    [2, 0, [0, 4]],
    [3, 1, [0, 3]],
    [6, 4, [0, 0]],
  ] as const)('6.3.2: operations 2 and a %i against stability 2: result %i', (die, n, after) => {
    const t = table({ us: ['formosan-resolution'], influence: { kenya: [0, 4] } })
    t.rolls(die).us.plays('formosan-resolution', 'coup', 'kenya')
    t.noted('coup', { die, ops: 2, mod: 0, n })
      .has({ kenya: after })
      .is({ milops: [2, 0], defcon: 5 })
      .idle()
  })

  test('6.3.2: what exceeds the influence of the opponent becomes own influence', () => {
    const t = table({ ussr: ['comecon'], influence: { kenya: [2, 1] } })
    t.rolls(6).ussr.plays('comecon', 'coup', 'kenya')
    t.noted('coup', { n: 5 })
      .has({ kenya: [0, 4] })
      .is({ milops: [0, 3] })
      .idle()
  })

  test('6.3.3, 8.2.3, ruling 67: military operations are the operations used, whether the coup succeeds or not', () => {
    const t = table({ us: ['nato', 'duck-and-cover'], influence: { 'costa-rica': [0, 3] } })
    t.rolls(1).us.plays('nato', 'coup', 'costa-rica')
    t.noted('coup', { n: -1 })
      .is({ milops: [4, 0] })
      .has({})
    t.rolls(1).us.plays('duck-and-cover', 'coup', 'costa-rica')
    t.is({ milops: [5, 0] })
      .has({})
      .idle()
  })

  test('6.3.4, 8.1.4: an attempt in a battleground lowers DEFCON, successful or not; elsewhere it does not', () => {
    const t = table({ us: ['nato', 'duck-and-cover'], influence: { 'south-africa': [0, 3], kenya: [0, 3] } })
    t.rolls(1).us.plays('nato', 'coup', 'south-africa')
    t.is({ defcon: 4 }).has({})
    t.rolls(6).us.plays('duck-and-cover', 'coup', 'kenya')
    t.is({ defcon: 4 })
      .has({ kenya: [2, 0] })
      .idle()
  })

  test('ruling 62: free coups of events give no military operations, but lower DEFCON in a battleground', () => {
    const t = table({ turn: 4, us: ['junta'], influence: { panama: [0, 2] } })
    t.rolls(6).us.plays('junta', 'event', 'costa-rica', 'coup', 'panama')
    t.is({ milops: [0, 0], defcon: 4 })
      .has({ 'costa-rica': [2, 0], panama: [2, 0] })
      .idle()
  })

  test('ruling 63: Che: military operations, and a second coup elsewhere if the first removed influence', () => {
    const t = table({
      turn: 4,
      ussr: ['che'],
      influence: { guatemala: [1, 0], kenya: [2, 0], panama: [2, 0], vietnam: [1, 0], haiti: [1, 0] },
    })
    t.ussr.plays('che', 'event')
    t.offers('guatemala', 'kenya', 'haiti', 'done').refuses('panama', 'battleground').refuses('vietnam', 'outside-area')
    t.ussr.picks('guatemala')
    t.rolls(4).is({ milops: [0, 3] })
    t.offers('kenya', 'haiti', 'done').refuses('guatemala', 'no-opposing-influence')
    t.ussr.picks('kenya')
    t.rolls(6)
    t.has({ guatemala: [0, 4], kenya: [0, 3] })
      .is({ milops: [0, 5], defcon: 5 })
      .cards({ che: 'discard' })
      .idle()
  })

  test('ruling 63: Che: not the same country twice, and no second coup after a failure', () => {
    const twice = table({ turn: 4, ussr: ['che'], influence: { kenya: [9, 0], haiti: [1, 0] } })
    twice.rolls(6).ussr.plays('che', 'event', 'kenya')
    twice.refuses('kenya', 'already-chosen').ussr.picks('done')
    twice.has({ kenya: [4, 0] }).idle()
    const failed = table({ turn: 4, ussr: ['che'], influence: { kenya: [1, 0], haiti: [1, 0] } })
    failed.rolls(1).ussr.plays('che', 'event', 'kenya')
    failed
      .has({})
      .is({ milops: [0, 3] })
      .idle()
  })

  test('ruling 63: Che: both coups may be left', () => {
    const t = table({ turn: 4, ussr: ['che'], influence: { haiti: [1, 0] } })
    t.ussr.plays('che', 'event', 'done')
    t.has({})
      .is({ milops: [0, 0] })
      .idle()
  })

  test('ruling 64: Junta as event keeps every roll to Central and South America, for operations it does not', () => {
    const influence = { chile: [0, 3], angola: [0, 3], haiti: [0, 3] } as const
    const event = table({ turn: 4, us: ['junta'], influence })
    event.us.plays('junta', 'event', 'peru', 'realign')
    event.refuses('angola', 'outside-area').us.picks('chile')
    event.rolls(3, 3).refuses('angola', 'outside-area').us.picks('haiti')
    event.rolls(3, 4).idle()
    const operations = table({ turn: 4, us: ['junta'], influence })
    operations.us.plays('junta', 'coup')
    operations.offers('chile', 'angola', 'haiti')
  })

  test('6.3.5, ruling 65: Tear Down This Wall: a free coup in Europe at any DEFCON, by the US, also when the USSR plays it', () => {
    const t = table({ turn: 8, ussr: ['tear-down-this-wall'], defcon: 3, influence: { france: [0, 2], panama: [0, 2], poland: [0, 4] } })
    t.ussr.plays('tear-down-this-wall', 'event')
    t.asks('us', 'operations').us.picks('coup')
    t.offers('france', 'poland', 'done').refuses('panama', 'outside-area').us.picks('france')
    t.rolls(6)
      .is({ defcon: 2, milops: [0, 0] })
      .asks('ussr', 'operations')
    t.has({ 'east-germany': [3, 0], france: [1, 0] })
  })

  test('ruling 66: Ortega clears Nicaragua; a free coup next to it by the USSR, in Cuba too', () => {
    const t = table({
      turn: 8,
      us: ['ortega-elected-in-nicaragua'],
      influence: { nicaragua: [2, 0], cuba: [3, 0], honduras: [1, 0], panama: [2, 0] },
    })
    t.us.plays('ortega-elected-in-nicaragua', 'event')
    t.asks('ussr', 'coup').offers('cuba', 'honduras', 'done').refuses('panama', 'outside-area').ussr.picks('cuba')
    t.rolls(6)
      .is({ defcon: 4, milops: [0, 0] })
      .has({ nicaragua: [0, 0], cuba: [1, 0] })
      .asks('us', 'operations')
  })

  test('ruling 67: SALT and Death Squads change the die, not the military operations', () => {
    const t = table({ turn: 4, us: ['nato'], effects: { 'salt-negotiations': 'us' }, influence: { kenya: [0, 9] } })
    t.rolls(4).us.plays('nato', 'coup', 'kenya')
    t.noted('coup', { die: 4, ops: 4, mod: -1, n: 3 })
      .is({ milops: [4, 0] })
      .has({ kenya: [0, 6] })
      .idle()
  })

  test.each([
    ['us', 'us', 'chile', 1],
    ['us', 'us', 'guatemala', 1],
    ['us', 'us', 'kenya', 0],
    ['us', 'ussr', 'chile', -1],
    ['ussr', 'us', 'chile', -1],
    ['ussr', 'ussr', 'chile', 1],
  ] as const)('ruling 67: Death Squads of the %s in a coup of the %s in %s: %i', (owner, side, country, mod) => {
    const t = table({ turn: 4, [side]: ['junta'], effects: { 'latin-american-death-squads': owner }, influence: { [country]: [5, 5] } })
    t.rolls(6)[side].plays('junta', 'coup', country)
    t.noted('coup', { die: 6, ops: 2, mod }).idle()
  })

  test('ruling 68: a modified die has no floor', () => {
    const t = table({ turn: 4, us: ['cia-created'], effects: { 'salt-negotiations': 'ussr' }, influence: { angola: [0, 1] } })
    t.rolls(1).us.plays('cia-created', 'coup', 'angola')
    t.noted('coup', { die: 1, ops: 1, mod: -1, n: -1 }).has({}).idle()
  })

  test.each(['us', 'ussr'] as const)('ruling 69: SALT of the US lowers the die of the %s', (side) => {
    const t = table({ turn: 4, [side]: ['junta'], effects: { 'salt-negotiations': 'us' }, influence: { angola: [5, 5] } })
    t.rolls(3)[side].plays('junta', 'coup', 'angola')
    t.noted('coup', { die: 3, ops: 2, mod: -1, n: 2 }).idle()
  })
})

describe('8.1.5 DEFCON closes regions', () => {
  const countries = {
    poland: 'europe',
    canada: 'europe',
    turkey: 'europe',
    pakistan: 'asia',
    vietnam: 'asia',
    iran: 'middle-east',
    libya: 'middle-east',
  }
  const open = ['angola', 'panama', 'chile']

  test.each([
    [5, []],
    [4, ['europe']],
    [3, ['europe', 'asia']],
    [2, ['europe', 'asia', 'middle-east']],
  ])('8.1.5: level %i closes %j to coups and realignments', (defcon, closed: string[]) => {
    for (const use of ['coup', 'realign']) {
      const everywhere = Object.fromEntries([...Object.keys(countries), ...open].map((id) => [id, [0, 1] as const]))
      const t = table({ us: ['duck-and-cover'], defcon, influence: everywhere })
      t.us.plays('duck-and-cover', use)
      for (const [id, region] of Object.entries(countries)) if (closed.includes(region)) t.refuses(id, 'defcon-closed')
      t.offers(
        ...open,
        ...Object.entries(countries)
          .filter(([, region]) => !closed.includes(region))
          .map(([id]) => id),
      )
    }
  })

  test('8.1.5: a use without an open target is refused', () => {
    const t = table({ us: ['duck-and-cover'], defcon: 2, influence: { poland: [0, 3], iran: [0, 1] } })
    t.us.begins().picks('duck-and-cover')
    t.refuses('coup', 'no-target').refuses('realign', 'no-target')
  })

  test('8.1.5: influence is placed everywhere all the same, and wars are waged', () => {
    const t = table({ us: ['duck-and-cover', 'indo-pakistani-war'], defcon: 2, influence: { iran: [1, 0], pakistan: [0, 2] } })
    t.us.plays('duck-and-cover', 'influence', 'iran', 'iran', 'iraq')
    t.rolls(4).us.plays('indo-pakistani-war', 'event', 'pakistan')
    t.has({ iran: [3, 0], iraq: [1, 0], pakistan: [2, 0] })
      .is({ defcon: 2, milops: [2, 0] })
      .idle()
  })
})

describe('8.2 military operations', () => {
  test.each([
    [5, [5, 5], 0],
    [5, [0, 0], 0],
    [4, [0, 4], -4],
    [4, [4, 1], 3],
    [4, [1, 3], -2],
    [3, [5, 0], 3],
    [2, [1, 0], 1],
  ] as const)('8.2.1, 10.1.4: at DEFCON %i with military operations %j the marker moves by %i', (defcon, milops, vp) => {
    const t = table({ defcon, milops })
    t.endsTurn()
      .is({ vp, milops: [0, 0], defcon })
      .idle()
  })

  test('8.2.2: realignments earn none', () => {
    const t = table({ us: ['formosan-resolution'], influence: { angola: [0, 3] } })
    t.us.plays('formosan-resolution', 'realign', 'angola')
    t.rolls(1, 2).us.picks('angola')
    t.rolls(1, 2)
      .is({ milops: [0, 0] })
      .idle()
  })

  test.each([
    [3, 0],
    [4, 2],
  ])('7.6, 8.2.3: a war earns what its card says, won or not (die %i)', (die, vp) => {
    const t = table({ us: ['indo-pakistani-war'], influence: { india: [0, 3] } })
    t.rolls(die).us.plays('indo-pakistani-war', 'event', 'india')
    t.is({ milops: [2, 0], vp, defcon: 5 })
      .has({ india: vp === 0 ? [0, 3] : [3, 0] })
      .idle()
  })

  test('8.2.4: a war card of the opponent earns for the opponent', () => {
    const t = table({ us: ['korean-war'], influence: { 'south-korea': [1, 0] } })
    t.us.plays('korean-war', 'influence', 'japan', 'japan')
    t.rolls(3)
      .is({ milops: [0, 2], vp: 0 })
      .has({ japan: [2, 0] })
      .idle()
  })
})
