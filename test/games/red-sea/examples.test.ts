/**
 * The worked examples of Red Sea's rulebook (000), each named by its id.
 *
 * Left out: s000-6.1.2-ex2, the caption of a picture; the influence stands only in the picture.
 */
import { describe, expect, test } from 'vitest'
import { US, USSR } from '../../../src/index.ts'
import { controller } from '../../../src/rules/board.ts'
import { Game } from '../../game.ts'
import { type Setup, type Table, table, times } from '../../table.ts'

const game = 'red-sea'
const SEA = 'strategic-sea-lanes'
const sea = (setup: Setup = {}): Table => table({ game, holder: 'nobody', ...setup })

describe('2 the map', () => {
  test('s000-2.1.2: an event that removes 2 US influence in the Middle East may take it from Egypt (CENTO Collapses)', () => {
    const t = sea({ turn: 2, ussr: ['cento-collapses'], influence: { egypt: [2, 0] } })
    t.ussr.plays('cento-collapses', 'event', 'egypt', 'egypt')
    t.has({ egypt: [0, 0] }).idle()
  })

  test.each([
    [3, 0, US],
    [2, 0, -1],
    [4, 1, US],
    [4, 2, -1],
    [0, 3, USSR],
    [1, 4, USSR],
    [1, 3, -1],
    [3, 3, -1],
  ])('s000-2.1.8: Saudi Arabia with US %i and USSR %i', (us, ussr, side) => {
    const t = sea({ influence: { 'saudi-arabia': [us, ussr] } })
    expect(controller(t.g, t.country('saudi-arabia'))).toBe(side)
  })
})

describe('5 playing cards', () => {
  test('s000-5.2-ex1: the USSR uses Ogaden War after F-5Es Delivered: 2 points, no war, discarded', () => {
    const t = sea({ ussr: ['ogaden-war'], effects: { 'f-5es-delivered': 'ussr' }, influence: { ethiopia: [0, 1] } })
    t.ussr.plays('ogaden-war', 'influence', 'ethiopia', 'ethiopia')
    t.has({ ethiopia: [0, 3] })
      .is({ vp: 0, milops: [0, 0] })
      .cards({ 'ogaden-war': 'discard' })
      .idle()
  })

  test.each([
    ['nobody', [0, 0]],
    ['the US', [1, 0]],
  ] as const)('s000-5.2-ex2: the USSR uses EPLF while %s controls Ethiopia: 1 point, no event, discarded', (_who, ethiopia) => {
    const front = 'eritrean-popular-liberation-front'
    const t = sea({ ussr: [front], influence: { ethiopia } })
    t.ussr.plays(front, 'influence', SEA)
    t.has({ [SEA]: [0, 1] })
      .is({ vp: 0 })
      .cards({ [front]: 'discard' })
      .idle()
  })

  test('s000-5.2-ex3: the USSR uses The Victorious Leader while it controls nothing: no result, but removed', () => {
    const leader = 'the-victorious-leader'
    const t = sea({ ussr: [leader], influence: { kenya: [0, 1] } })
    t.ussr.plays(leader, 'influence', SEA, SEA, SEA)
    t.has({ [SEA]: [0, 3] })
      .cards({ [leader]: 'removed' })
      .idle()
  })
})

describe('6 operations', () => {
  test('s000-6.1.2-ex1: 4 points in US-controlled Egypt cost 2, 1 and 1', () => {
    const t = sea({ turn: 2, ussr: ['mr-nyet'], influence: { egypt: [2, 0], sudan: [0, 1] } })
    t.ussr.plays('mr-nyet', 'influence')
    for (const left of [4, 2, 1]) t.left(left).ussr.picks('egypt')
    t.has({ egypt: [2, 3] }).idle()
    expect(controller(t.g, t.country('egypt'))).toBe(-1)
  })

  test('s000-6.1.2-ex1, variant: against 1 US influence every point costs 1', () => {
    const t = sea({ turn: 2, ussr: ['mr-nyet'], influence: { egypt: [1, 0], sudan: [0, 1] } })
    t.ussr.plays('mr-nyet', 'influence')
    for (const left of [4, 3, 2, 1]) t.left(left).ussr.picks('egypt')
    t.has({ egypt: [1, 4] }).idle()
    expect(controller(t.g, t.country('egypt'))).toBe(USSR)
  })

  test('s000-6.1.4: from South Yemen, Kenya and Djibouti', () => {
    const t = sea({ us: ['hero-of-the-crossing'], influence: { 'south-yemen': [1, 0], kenya: [2, 0], djibouti: [1, 0] } })
    t.us.plays('hero-of-the-crossing', 'influence')
    t.offers('south-yemen', 'kenya', 'djibouti', 'madagascar', 'somalia', 'ethiopia', 'saudi-arabia', SEA)
    for (const country of ['yemen', 'sudan', 'egypt', 'oman']) t.refuses(country, 'out-of-reach')
    t.us.picks('madagascar', 'saudi-arabia', SEA)
    t.has({ madagascar: [1, 0], 'saudi-arabia': [1, 0], [SEA]: [1, 0] }).idle()
  })

  test('s000-6.2.2: the US realigns Ethiopia: 4 + 1 against 2 + 2', () => {
    const t = sea({ us: ['the-strong-man-of-sudan'], influence: { ethiopia: [0, 3], sudan: [0, 1], kenya: [2, 0] } })
    t.us.plays('the-strong-man-of-sudan', 'realign', 'ethiopia')
    t.rolls(2, 4)
    t.has({ ethiopia: [0, 2] })
      .noted('realign', { side: US, die: 4, mod: 1, n: 5 })
      .noted('realign', { side: USSR, die: 2, mod: 2, n: 4 })
      .idle()
  })

  test('s000-6.3.4: the US coups Kenya with 3 points and a 4', () => {
    const t = sea({ us: ['hero-of-the-crossing'], defcon: 4, influence: { kenya: [0, 2] } })
    t.us.plays('hero-of-the-crossing', 'coup', 'kenya')
    t.is({ milops: [3, 0], defcon: 4 }).rolls(4)
    t.has({ kenya: [1, 0] })
      .is({ milops: [3, 0], defcon: 3 })
      .noted('coup', { die: 4, ops: 3, n: 3 })
      .idle()
  })

  describe('s000-6.3.6.1: the USSR coups Somalia with 2 points', () => {
    const attack = (defcon: number): Table => {
      const t = sea({ turn: 2, ussr: ['famine'], defcon, influence: { somalia: [1, 0] } })
      t.ussr.plays('famine', 'coup', 'somalia')
      return t.is({ milops: [0, 2] })
    }

    test('a card worth 1 lowers DEFCON from 3 to 2 and is discarded; the coup goes on', () => {
      const t = attack(3).rolls('nasserism').is({ defcon: 2 }).cards({ nasserism: 'discard' }).asks('chance', 'die')
      t.rolls(3)
        .has({ somalia: [0, 0] })
        .idle()
    })

    test('variant: at DEFCON 2 the USSR begins a nuclear war and loses', () => {
      attack(2).rolls('nasserism').has({}).is({ defcon: 1 }).over('us', 'nuclear-war')
    })

    test.each(['f-5es-delivered', 'carter-doctrine'])('variants: %s, worth 3 or 4, goes under the deck', (card) => {
      const t = attack(3)
        .rolls(card)
        .is({ defcon: 3 })
        .cards({ [card]: 'deck' })
        .asks('chance', 'die')
      expect(t.g.under).toEqual([t.card(card)])
    })
  })

  test('s000-6.4.4: the first on box 1 removes influence after each headline phase, until the other arrives', () => {
    const t = sea({ us: ['arab-league', 'separatists'], ussr: ['famine'], influence: { kenya: [2, 1], oman: [1, 1] } })
    t.ussr.plays('famine', 'space')
    t.rolls(4).is({ space: [0, 1] })
    t.headlines('arab-league', null).asks('ussr', 'space-removal').offers('kenya', 'oman').ussr.picks('kenya')
    t.has({ kenya: [1, 1] }).idle()
    t.us.plays('separatists', 'space')
    t.rolls(4).is({ space: [1, 1] })
    t.headlines(null, null)
      .has({ kenya: [1, 1] })
      .idle()
  })

  test('s000-6.4.4: the first on box 3 draws a card and gains 3 VP, the second neither', () => {
    const t = sea({ us: ['hero-of-the-crossing'], ussr: ['f-5es-delivered'], space: [2, 2], deck: ['usaid', 'detente'] })
    t.ussr.plays('f-5es-delivered', 'space')
    t.rolls(4, 'detente')
      .is({ space: [2, 3], vp: -3 })
      .cards({ detente: 'ussr-hand' })
      .idle()
    t.us.plays('hero-of-the-crossing', 'space')
    t.rolls(4)
      .is({ space: [3, 3], vp: -3 })
      .cards({ usaid: 'deck' })
      .idle()
  })
})

describe('7 modifiers of operations', () => {
  const t62 = 't-62s-and-kalashnikovs'
  const albano = 'albano-stalinist-economics'

  test('s000-7.3: Romanian Autonomy of a USSR that is behind, with T-62s and Albano-Stalinist Economics: 3 points in Africa', () => {
    const t = sea({ turn: 2, vp: 1, holder: 'ussr', effects: { [t62]: 'ussr', [albano]: 'us' }, influence: { djibouti: [0, 1] } })
    t.ussr.plays('romanian-autonomy', 'influence', ...times(3, 'djibouti'))
    t.has({ djibouti: [0, 4] }).idle()
  })

  test('s000-7.3.1-ex1: with T-62s a coup of 2 points adds 3 and earns 3 military operations', () => {
    const t = sea({ turn: 2, ussr: ['cyrus-vance'], effects: { [t62]: 'ussr' }, influence: { oman: [5, 0] } })
    t.ussr.plays('cyrus-vance', 'coup', 'oman')
    t.rolls(4)
    t.has({ oman: [2, 0] })
      .is({ milops: [0, 3] })
      .noted('coup', { die: 4, ops: 3, n: 3 })
      .idle()
  })

  test('s000-7.3.1-ex2: with Albano-Stalinist Economics 3 points are 2 in Djibouti', () => {
    const t = sea({ turn: 2, ussr: ['f-5es-delivered'], effects: { [albano]: 'us' }, influence: { djibouti: [0, 1] } })
    t.ussr.plays('f-5es-delivered', 'influence', 'djibouti', 'djibouti')
    t.has({ djibouti: [0, 3] }).idle()
  })

  test('s000-7.3.1-ex3: with T-62s the event of Stagflation gives 3 points', () => {
    const t = sea({ turn: 2, ussr: ['stagflation'], effects: { [t62]: 'ussr' } })
    t.ussr.plays('stagflation', 'event', 'influence', SEA, SEA, SEA)
    t.has({ [SEA]: [0, 3] }).idle()
  })
})

describe('8 DEFCON and military operations', () => {
  test.each(['event', 'operations'])('s000-8.1.4: at DEFCON 2 the US must play Mr. Nyet, its last card (%s first), and loses', (first) => {
    const t = sea({ turn: 2, us: ['famine', 'mr-nyet'], defcon: 2 })
    t.us.plays('famine', 'space')
    t.rolls(6).us.begins()
    t.offers('mr-nyet').refuses('pass', 'must-play').us.picks('mr-nyet')
    t.refuses('space', 'space-limit')
    if (first === 'event') t.us.picks('event')
    else t.us.picks('influence', ...times(4, SEA))
    t.is({ defcon: 1 }).over('ussr', 'nuclear-war')
  })

  test('s000-8.2.1: at DEFCON 4 the USSR has 5 military operations, the US 2', () => {
    sea({ defcon: 4, milops: [2, 5] })
      .endsTurn()
      .is({ vp: -2, milops: [0, 0] })
      .idle()
  })
})

describe('10 scoring', () => {
  test('s000-10.2.3: the Middle East with US control of the sea lanes: 12 against 3', () => {
    const influence = { 'saudi-arabia': [3, 0], oman: [2, 0], yemen: [2, 0], 'south-yemen': [0, 1], [SEA]: [4, 0] } as const
    const t = sea({ turn: 2, us: ['middle-east-scoring'], influence })
    t.us.plays('middle-east-scoring', 'event')
    t.noted('scoring', { us: 12, ussr: 3 }).is({ vp: 9 }).idle()
  })

  test('s000-10.2.4: Africa with a US lead in the sea lanes: 3 against 1', () => {
    const influence = { ethiopia: [0, 1], madagascar: [0, 2], djibouti: [0, 2], egypt: [2, 0], kenya: [1, 0], [SEA]: [1, 0] } as const
    const t = sea({ ussr: ['africa-scoring'], influence })
    t.ussr.plays('africa-scoring', 'event')
    t.noted('scoring', { us: 3, ussr: 1 }).is({ vp: 2 }).idle()
  })

  test('s000-10.3.1: 9 of the US and 2 for the USSR leave 7', () => {
    const t = sea({ ussr: ['the-lion-falters'], vp: 9, influence: { ethiopia: [0, 1] } })
    t.ussr.plays('the-lion-falters', 'event')
    t.is({ vp: 7 }).idle()
  })

  test('s000-10.3.2: 1 of the USSR and 2 for the US make 1 of the US', () => {
    const t = sea({ us: ['ogaden-war'], vp: -1 })
    t.us.plays('ogaden-war', 'event')
    t.rolls(5).is({ vp: 1 }).idle()
  })
})

describe('11 tournaments', () => {
  test('s000-11.4.1: Saudi Arabia takes extra influence up to 5', () => {
    const t = new Game({ game, handicap: [5, 0] })
    for (let dealt = 0; dealt < 18; dealt++) t.deals(t.legal('chance')[0]!)
    t.asks('us').answers('us', ...times(4, 'saudi-arabia'))
    expect(t.board()).toMatchObject({ 'saudi-arabia': [5, 0] })
    t.refuses('us', 'saudi-arabia', 'over-control-limit').refuses('us', 'kenya', 'no-own-influence')
    t.answers('us', 'ethiopia').asks('us', 'ussr')
    expect(t.board()).toMatchObject({ 'saudi-arabia': [5, 0], ethiopia: [2, 0] })
  })
})
