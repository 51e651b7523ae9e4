/** The scenario that begins in the Late War: its whole beginning, and its own conditions of victory. */
import { describe, expect, test } from 'vitest'
import { apply, asked, CHANCE, decision, type NewGame, rulesOf, type State, Zone } from '../../../src/index.ts'
import { controller } from '../../../src/rules/board.ts'
import { levelOf, scoreRegion } from '../../../src/rules/scoring.ts'
import { Game } from '../../game.ts'
import { type Setup, type Table, table } from '../../table.ts'

const scenario = 'late-war'
const begun = (options: Partial<NewGame> = {}): Game => new Game({ scenario, ...options })
/** A table of the scenario; its events are in force, its board only with `start`. */
const late = (setup: Setup, readings: NewGame['readings'] = {}): Table => table({ turn: 8, ...setup, options: { scenario, readings } })

const numbersIn = (g: State, zone: number): number[] =>
  rulesOf(g)
    .cards.filter((card, n) => (g.place[n]! & 15) === zone && card.number <= 110)
    .map((card) => card.number)

const BOARD = {
  afghanistan: [0, 2],
  algeria: [0, 2],
  angola: [1, 3],
  argentina: [2, 0],
  australia: [4, 0],
  benelux: [3, 0],
  bulgaria: [0, 3],
  burma: [0, 1],
  chile: [3, 0],
  colombia: [2, 1],
  cuba: [0, 3],
  czechoslovakia: [0, 3],
  denmark: [3, 0],
  'dominican-republic': [1, 0],
  'east-germany': [0, 3],
  egypt: [1, 0],
  ethiopia: [0, 1],
  finland: [1, 2],
  france: [3, 1],
  haiti: [1, 0],
  honduras: [2, 0],
  hungary: [0, 3],
  india: [0, 3],
  indonesia: [1, 0],
  iran: [2, 0],
  iraq: [0, 3],
  israel: [4, 0],
  italy: [2, 0],
  japan: [4, 0],
  jordan: [2, 2],
  kenya: [2, 0],
  'laos-cambodia': [0, 2],
  libya: [0, 2],
  malaysia: [3, 1],
  nicaragua: [1, 0],
  nigeria: [1, 0],
  'north-korea': [0, 3],
  norway: [4, 0],
  pakistan: [2, 0],
  panama: [2, 0],
  peru: [2, 1],
  philippines: [3, 1],
  poland: [0, 3],
  romania: [1, 3],
  'saudi-arabia': [2, 0],
  somalia: [2, 0],
  'south-africa': [2, 1],
  'south-korea': [3, 0],
  'southeast-african-states': [0, 2],
  'spain-portugal': [0, 1],
  syria: [0, 3],
  taiwan: [3, 0],
  thailand: [2, 0],
  turkey: [2, 0],
  'united-kingdom': [5, 0],
  venezuela: [2, 0],
  vietnam: [0, 5],
  'west-germany': [5, 1],
  yugoslavia: [1, 2],
  zaire: [1, 0],
  zimbabwe: [0, 1],
} as const

/** The countries that each side controls at the beginning. */
const CONTROL = {
  us: [
    'italy',
    'benelux',
    'united-kingdom',
    'denmark',
    'norway',
    'west-germany',
    'israel',
    'iran',
    'pakistan',
    'turkey',
    'zaire',
    'somalia',
    'kenya',
    'nigeria',
    'japan',
    'south-korea',
    'taiwan',
    'philippines',
    'thailand',
    'indonesia',
    'australia',
    'malaysia',
    'nicaragua',
    'panama',
    'haiti',
    'honduras',
    'venezuela',
    'chile',
    'argentina',
    'colombia',
    'dominican-republic',
  ],
  ussr: [
    'poland',
    'iraq',
    'hungary',
    'east-germany',
    'bulgaria',
    'india',
    'czechoslovakia',
    'libya',
    'cuba',
    'afghanistan',
    'syria',
    'ethiopia',
    'algeria',
    'zimbabwe',
    'north-korea',
    'angola',
    'laos-cambodia',
    'vietnam',
    'southeast-african-states',
  ],
  nobody: [
    'burma',
    'egypt',
    'finland',
    'france',
    'jordan',
    'peru',
    'romania',
    'saudi-arabia',
    'south-africa',
    'spain-portugal',
    'yugoslavia',
  ],
} as const

/** For the US and the USSR: level, countries and battlegrounds. */
const REGIONS = {
  europe: [
    ['presence', 7, 2],
    ['presence', 5, 2],
  ],
  asia: [
    ['domination', 9, 4],
    ['presence', 5, 2],
  ],
  'middle-east': [
    ['presence', 2, 2],
    ['presence', 3, 2],
  ],
  africa: [
    ['presence', 4, 2],
    ['presence', 5, 2],
  ],
  'central-america': [
    ['presence', 5, 1],
    ['presence', 1, 1],
  ],
  'south-america': [
    ['domination', 4, 3],
    ['none', 0, 0],
  ],
} as const

const EVENTS_IN_FORCE = [16, 17, 21, 23, 27, 59]

const OUT = [
  8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 21, 22, 23, 25, 26, 27, 28, 33, 35, 38, 40, 41, 42, 43, 46, 48, 50, 51, 52, 54, 55, 58, 59, 60,
  62, 66, 70, 71, 72, 76, 77, 78, 106, 108,
]

describe('the beginning', () => {
  test('turn 8, DEFCON 4, the US on box 6 and the USSR on box 4 of the space race, the US ahead by 4 VP', () => {
    const { g } = begun()
    expect([g.turn, g.defcon, g.space, g.vp, g.milops]).toEqual([8, 4, [6, 4], 4, [0, 0]])
    expect([g.holder, g.ready]).toEqual([1, 1])
  })

  test('the whole board', () => {
    expect(begun().board()).toEqual(BOARD)
  })

  test('events in force, each for its side', () => {
    const { g } = begun()
    const inForce = g.effects.map((effect) => [rulesOf(g).cards[effect >> 10]!.number, effect & 3])
    expect(inForce).toEqual([
      [16, 2],
      [17, 2],
      [21, 1],
      [23, 1],
      [27, 1],
      [59, 2],
    ])
  })

  test('cards with an asterisk of the first two periods have left the game but for four; all others are in one deck', () => {
    const { g } = begun()
    expect(numbersIn(g, Zone.Removed)).toEqual(OUT)
    expect(numbersIn(g, Zone.Later)).toEqual([])
    expect(numbersIn(g, Zone.Deck)).toEqual(Array.from({ length: 110 }, (_, i) => i + 1).filter((n) => n !== 6 && !OUT.includes(n)))
    expect(numbersIn(g, Zone.Deck)).toEqual(expect.arrayContaining([44, 64, 65, 68]))
  })

  test('9 cards each, no free placement; then both headlines, because both have passed box 4 (6.4.4)', () => {
    const game = begun()
    let dealt = 0
    for (; asked(game.g) === 1 << CHANCE; dealt++) apply(game.g, { by: CHANCE, pick: decision(game.g, CHANCE)!.moves[dealt % 3]! })
    expect([dealt, game.cardsIn(Zone.Hand).length, game.cardsIn(Zone.Hand + 1).length]).toEqual([18, 9, 9])
    game.asks('us', 'ussr')
    expect([game.g.defcon, decision(game.g, 0)!.kind]).toEqual([4, 'headline'])
    expect(game.board()).toEqual(BOARD)
  })

  test('readings of the English rulebook: the USSR ahead by 4, Spain with the US', () => {
    expect(begun({ readings: { lateWarLead: 'ussr' } }).g.vp).toBe(-4)
    expect(begun({ readings: { lateWarSpain: 'us' } }).board()).toEqual({ ...BOARD, 'spain-portugal': [1, 0] })
  })

  test('without optional cards they are not in the game at all; bids and mixed cards come on top', () => {
    const { g } = begun({ optionalCards: false })
    expect(numbersIn(g, Zone.Removed)).toEqual(OUT.filter((n) => n < 104))
    expect(numbersIn(g, Zone.Absent)).toEqual([104, 105, 106, 107, 108, 109, 110])
    expect(begun({ mix: true }).board()).toEqual(BOARD)
    expect(begun({ bidding: true }).asks('us', 'ussr').board()).toEqual(BOARD)
  })

  test('control, regions and events in force are those of the scenario', () => {
    const { g } = begun()
    const { map, cards, tables } = rulesOf(g)
    const held = (by: number): string[] => map.all.filter((n) => controller(g, n) === by).map((n) => map.countries[n]!.id)
    expect(held(0).sort()).toEqual([...CONTROL.us].sort())
    expect(held(1).sort()).toEqual([...CONTROL.ussr].sort())
    const contested = held(-1).filter((id) => id in BOARD)
    expect(contested.sort()).toEqual([...CONTROL.nobody].sort())
    const standings = tables.finalScoring.map((region) => {
      const { sides } = scoreRegion(g, region)
      return [
        map.regions[region]!,
        ([0, 1] as const).map((side) => [levelOf(g, region, side), sides[side].countries, sides[side].battlegrounds]),
      ]
    })
    expect(Object.fromEntries(standings)).toEqual(REGIONS)
    expect(g.effects.map((effect) => cards[effect >> 10]!.number)).toEqual(EVENTS_IN_FORCE)
  })

  test('the US dominates South America and Asia', () => {
    const { g } = begun()
    const level = (region: string, side: 0 | 1): string => levelOf(g, rulesOf(g).map.regions.indexOf(region), side)
    expect([level('south-america', 0), level('asia', 0), level('south-america', 1)]).toEqual(['domination', 'domination', 'none'])
    // The rulebook speaks of USSR domination of the Middle East, but each side controls two battlegrounds there (10.1.1).
    expect([level('middle-east', 0), level('middle-east', 1)]).toEqual(['presence', 'presence'])
  })
})

describe('what is in force works', () => {
  test('NATO protects what the US controls in Europe, France excepted; the pact with Japan protects Japan', () => {
    const t = late({ start: true, ussr: ['duck-and-cover'], influence: { france: [4, 1] } })
    t.ussr.plays('duck-and-cover', 'coup')
    t.refuses('italy', 'protected-by-card').refuses('west-germany', 'protected-by-card').refuses('japan', 'protected-by-card')
    t.ussr.picks('france')
  })

  test('at DEFCON 4 nobody may attempt a coup in Europe (8.1.5)', () => {
    const t = late({ start: true, defcon: 4, us: ['duck-and-cover'] })
    t.us.plays('duck-and-cover', 'coup')
    t.refuses('poland', 'defcon-closed').refuses('romania', 'defcon-closed')
  })

  test('Flower Power: a war card of the US gives the USSR 2 VP', () => {
    const t = late({ start: true, us: ['indo-pakistani-war'] })
    t.us.plays('indo-pakistani-war', 'influence', 'canada', 'canada')
    t.is({ vp: -2 })
  })

  test('box 6 is the ability of the US alone: it may discard a held card', () => {
    const t = late({ space: [6, 4], milops: [5, 5], us: ['fidel'], ussr: ['nasser'] })
    t.endsTurn().asks('us', 'discard-held')
    t.us.picks('done')
    t.idle()
  })

  test('NATO can’t be played again: its card has left the game', () => {
    expect(begun().cardsIn(Zone.Removed)).toEqual(expect.arrayContaining(['nato', 'marshall-plan', 'warsaw-pact-formed']))
  })
})

describe('victory', () => {
  const atEnd = (setup: Setup): Table => late({ turn: 10, milops: [5, 5], holder: 'nobody', ...setup }).endsGame()

  test.each([
    [19, 'ussr'],
    [1, 'ussr'],
    [0, 'ussr'],
    [-5, 'ussr'],
  ] as const)('after final scoring with %i VP the %s wins: the US needs 20', (vp, winner) => {
    atEnd({ vp }).over(winner, 'final-scoring')
  })

  test('with 20 VP the US wins', () => {
    atEnd({ vp: 19, holder: 'us' }).is({ vp: 20 }).over('us', 'final-scoring')
    atEnd({ vp: 19, influence: { mexico: [2, 0] } })
      .is({ vp: 21 })
      .over('us', 'final-scoring')
  })

  test('final scoring counts to its end: 20 VP on the way do not win (10.3.2)', () => {
    atEnd({ vp: 18, influence: { thailand: [2, 0], mexico: [0, 2], panama: [0, 2], haiti: [0, 1] } })
      .is({ vp: 16 })
      .over('ussr', 'final-scoring')
  })

  test('nor is the marker stopped at 20: what goes beyond is there to be lost (10.3.2)', () => {
    atEnd({ vp: 19, influence: { thailand: [2, 0], japan: [4, 0], mexico: [0, 2] } })
      .is({ vp: 19 + 3 + 2 - 3 })
      .over('us', 'final-scoring')
  })

  test('in the standard game the side that leads wins', () => {
    table({ turn: 10, milops: [5, 5], holder: 'nobody', vp: 1 })
      .endsGame()
      .over('us', 'final-scoring')
    table({ turn: 10, milops: [5, 5], holder: 'nobody' })
      .endsGame()
      .over('nobody', 'final-scoring')
  })

  test('Wargames by the US: the USSR wins, whatever the lead of the US', () => {
    const t = late({ us: ['wargames'], defcon: 2, vp: 19 })
    t.us.plays('wargames', 'event', 'yes')
    t.is({ vp: 13 }).over('ussr', 'wargames')
    const standard = table({ turn: 8, us: ['wargames'], defcon: 2, vp: 19 })
    standard.us.plays('wargames', 'event', 'yes')
    standard.over('us', 'wargames')
  })

  test('Wargames by the USSR: the side that leads wins, as always', () => {
    const leads = late({ ussr: ['wargames'], defcon: 2, vp: -7 })
    leads.ussr.plays('wargames', 'event', 'yes')
    leads.is({ vp: -1 }).over('ussr', 'wargames')
    const behind = late({ ussr: ['wargames'], defcon: 2, vp: -3 })
    behind.ussr.plays('wargames', 'event', 'yes')
    behind.is({ vp: 3 }).over('us', 'wargames')
  })

  test.each([
    ['draw', 'nobody'],
    ['opponent', 'us'],
  ] as const)('Wargames by the USSR to 0 VP, reading %s: %s', (wargamesTie, winner) => {
    const t = late({ ussr: ['wargames'], defcon: 2, vp: -6 }, { wargamesTie })
    t.ussr.plays('wargames', 'event', 'yes')
    t.is({ vp: 0 }).over(winner, 'wargames')
  })

  test('Wargames may be declined', () => {
    const t = late({ us: ['wargames'], defcon: 2, vp: 3 })
    t.us.plays('wargames', 'event', 'no')
    t.is({ vp: 3 }).idle()
  })

  test('the other ends stay: 20 VP at once, control of Europe, nuclear war', () => {
    const vp = late({ us: ['olympic-games'], ussr: [], vp: 18 })
    vp.us.plays('olympic-games', 'event')
    vp.ussr.picks('participate')
    vp.rolls(6, 1).over('us', 'vp')
    const europe = { france: [3, 0], italy: [2, 0], 'west-germany': [4, 0], poland: [3, 0], 'east-germany': [3, 0] } as const
    atEnd({ vp: -10, influence: { ...europe, turkey: [2, 0] } }).over('us', 'region-control')
    const war = late({ ussr: ['duck-and-cover'], defcon: 2, influence: { angola: [1, 0] } })
    war.ussr.plays('duck-and-cover', 'coup', 'angola')
    war.rolls(1).over('us', 'nuclear-war')
  })
})
