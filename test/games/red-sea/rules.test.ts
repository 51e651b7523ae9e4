/** The rules in which Red Sea differs from the base game, by the paragraphs of its own rulebook: map, course, operations. */
import { describe, expect, test } from 'vitest'
import { generator } from '../../../src/bots/generator.ts'
import {
  apply,
  asked,
  newGame,
  pickOf,
  resample,
  rulesNamed,
  rulesOf,
  SPECTATOR,
  US,
  USSR,
  type Viewer,
  view,
  Zone,
} from '../../../src/index.ts'
import { controller } from '../../../src/rules/board.ts'
import { Game } from '../../game.ts'
import { type Setup, type Table, table, times } from '../../table.ts'
import { pair, SIDES, type SideName } from '../../ways.ts'

const game = 'red-sea'

const SEA = 'strategic-sea-lanes'

const AUTONOMY = 'romanian-autonomy'

const { map, cards } = rulesNamed(game)!

/** Romanian Autonomy is out of the way unless a test deals it. */
const sea = (setup: Setup = {}): Table => table({ game, holder: 'nobody', ...setup })

const names = (list: string): string[] => list.trim().split(/\s+/)

const MID = names(`
  peace-corps ogaden-war usaid the-victorious-leader eritrean-popular-liberation-front french-connections hero-of-the-crossing
  israeli-periphery-doctrine the-strong-man-of-sudan diego-garcia soviets-airlift-cubans detente the-lion-falters dhofar-rebellion
  nasserism the-derg us-presidential-elections f-5es-delivered cyrus-vance yemeni-presidential-assassinations
  malagasy-constitutional-referendum famine separatists arab-league apollo-soyuz-test-project indian-ocean-zone-of-peace water-wars
  africa-scoring
`)

const LATE = names(`
  zbig albano-stalinist-economics centcom carter-doctrine kenya-joins-rapid-deployment-force voice-of-america-in-amharic
  the-events-of-86 afghanistan-invasion daniel-arap-moi we-are-the-world t-62s-and-kalashnikovs gosplan-advisers
  mengistu-haile-mariam marxist-leninist-vanguard-party presidential-directive-30 stagflation cento-collapses
  anti-zionist-committee-of-the-soviet-public mr-nyet seychelles oau middle-east-scoring
`)

/** The hands of turn 1, in the order of the deal. */
const HANDS = MID.slice(0, 18)

describe('2.1 the map', () => {
  const AFRICA = 1
  const MIDDLE_EAST = 2
  const facts = [
    ['egypt', AFRICA | MIDDLE_EAST, 2, 'battleground', ['sudan']],
    ['sudan', AFRICA, 1, '', ['egypt', 'ethiopia', 'somalia']],
    ['ethiopia', AFRICA, 1, 'flashpoint', ['sudan', 'kenya']],
    ['djibouti', AFRICA, 2, '', ['somalia', 'south-yemen']],
    ['somalia', AFRICA, 2, 'flashpoint', ['sudan', 'djibouti', 'kenya', 'madagascar']],
    ['kenya', AFRICA, 2, 'battleground', ['ethiopia', 'somalia', 'madagascar']],
    ['madagascar', AFRICA, 2, '', ['somalia', 'kenya']],
    ['saudi-arabia', MIDDLE_EAST, 3, 'battleground', ['south-yemen', 'yemen', 'oman']],
    ['south-yemen', MIDDLE_EAST, 1, '', ['djibouti', 'saudi-arabia']],
    ['yemen', MIDDLE_EAST, 2, '', ['saudi-arabia']],
    ['oman', MIDDLE_EAST, 2, '', ['saudi-arabia']],
  ] as const

  test.each(facts)('2.1.2 to 2.1.6, R3: %s', (id, regions, stable, kind, neighbours) => {
    const country = map.countries.find((c) => c?.id === id)!
    expect({
      regions: country.regions,
      stability: country.stability,
      kind: country.battleground ? 'battleground' : country.flashpoint ? 'flashpoint' : '',
      neighbours: country.neighbours.map((n) => map.countries[n]!.id).sort(),
      borders: country.borders,
      area: country.area,
    }).toEqual({ regions, stability: stable, kind, neighbours: [...neighbours].sort(), borders: 0, area: false })
  })

  test('two regions and eleven countries', () => {
    expect(map.regions).toEqual(['africa', 'middle-east'])
    expect(map.all.map((n) => map.countries[n]!.id).sort()).toEqual(facts.map(([id]) => id).sort())
  })

  test('2.1.7, R4: the sea lanes are no country, in no region and next to nothing', () => {
    const lanes = map.countries.find((c) => c?.id === SEA)!
    expect([lanes.area, lanes.regions, lanes.neighbours, lanes.stability]).toEqual([true, 0, [], 4])
    expect([lanes.battleground, lanes.flashpoint]).toEqual([false, false])
  })

  test('2.0: 51 cards: 20 of the US, 21 of the USSR, 8 of both, 2 for scoring; 28, 22 and Romanian Autonomy', () => {
    const count = (side: number): number => cards.filter((card) => card.side === side && card.scoring === null).length
    expect([cards.length, count(US), count(USSR), count(2)]).toEqual([51, 20, 21, 8])
    expect(cards.map((card) => card.number)).toEqual(Array.from({ length: 51 }, (_, i) => i + 1))
    expect([MID.length, LATE.length]).toEqual([28, 22])
    expect(cards.map((card) => card.id).sort()).toEqual([...MID, ...LATE, AUTONOMY].sort())
    expect(cards.filter((card) => card.war).map((card) => card.id)).toEqual(['ogaden-war']) // 7.5
    expect(cards.filter((card) => card.scoring !== null).map((card) => card.id)).toEqual(['middle-east-scoring', 'africa-scoring'])
  })
})

describe('3 set-up', () => {
  test('3.1, 11.3: 9 cards each out of the mid-war, one by one, the USSR first; Romanian Autonomy beside the US (R7)', () => {
    const t = new Game({ game }).asks('chance')
    expect(t.legal('chance').sort()).toEqual([...MID].sort())
    t.deals(HANDS[0]!)
    expect([t.cardsIn(Zone.Hand), t.cardsIn(Zone.Hand + 1)]).toEqual([[], [HANDS[0]]])
    t.deals(...HANDS.slice(1)).asks('us', 'ussr')
    expect([t.cardsIn(Zone.Hand).length, t.cardsIn(Zone.Hand + 1).length, t.cardsIn(Zone.Deck).length]).toEqual([9, 9, 10])
    expect(t.cardsIn(Zone.Later).sort()).toEqual([...LATE].sort())
    expect([t.g.holder, t.g.ready]).toEqual([US, 1])
  })

  test('3.2, 3.3: four influence and no choice; DEFCON 4, everything else at its start', () => {
    const t = new Game({ game }).deals(...HANDS)
    expect(t.board()).toEqual({ somalia: [0, 1], 'south-yemen': [0, 1], ethiopia: [1, 0], 'saudi-arabia': [1, 0] })
    const { turn, round, defcon, vp, milops, space, effects } = t.g
    expect({ turn, round, defcon, vp, milops, space, effects }).toEqual({
      turn: 1,
      round: 0,
      defcon: 4,
      vp: 0,
      milops: [0, 0],
      space: [0, 0],
      effects: [],
    })
  })
})

describe('4 the course of a game', () => {
  const rounds = (t: Table): number[] => t.notes.flatMap((n) => (n.key === 'round' ? [n.side] : []))

  test('4.1, R1: seven rounds for each side, the USSR first; then turn 2, and after it final scoring', () => {
    const t = sea({ deck: [], removed: LATE }).playsOn('rounds').over('nobody', 'final-scoring').is({ turn: 2 })
    expect(rounds(t)).toEqual(times(14, '').flatMap(() => [USSR, US]))
  })

  test('4.4, 4.5, R1: after turn 1 the late cards join the rest of the deck, the discard pile does not; DEFCON rises; both draw to 9', () => {
    const t = sea({ defcon: 3, us: ['peace-corps', 'usaid'], ussr: ['detente'], discard: ['nasserism', 'the-derg'], milops: [3, 3] })
    t.playsOn('cleanup')
      .asks('chance', 'draw')
      .left(16 - 1)
      .is({ turn: 2, defcon: 4 })
    const left = MID.filter((id) => !['peace-corps', 'usaid', 'detente', 'nasserism', 'the-derg'].includes(id))
    t.offers(...left, ...LATE)
    t.cards({ 'peace-corps': 'us-hand', detente: 'ussr-hand', nasserism: 'discard' })
  })

  test('4.5 B: Romanian Autonomy does not count as a card in hand', () => {
    sea({ holder: 'us', us: MID.slice(0, 8), ussr: MID.slice(8, 17) })
      .playsOn('cleanup')
      .asks('chance', 'draw')
      .left(1)
  })

  test('4.5 A: at 5 DEFCON stays', () => {
    sea({ defcon: 5, deck: [] }).playsOn('cleanup').is({ turn: 2, defcon: 5 })
  })

  test.each([
    { mixed: [], rules: 2, turn: 2 },
    { mixed: ['brush-war'], rules: 2, turn: 3 },
    { mixed: [], rules: 1, turn: 3 },
  ])('12.1.2: with $mixed mixed in the game has $turn turns, in version $rules of the rules', ({ mixed, rules, turn }) => {
    const hands = { us: [], ussr: ['the-derg'] }
    const passing = { holder: 'us', ready: false } as const
    const position = { turn: 2, round: 7, side: 'ussr', mixed, hands, passing, milops: [5, 5] } as const
    const g = newGame({ game, mix: true, rules }, position)
    for (const name of ['the-derg', 'event']) apply(g, { by: USSR, pick: pickOf(rulesOf(g), name) })
    expect({ turn: g.turn, over: g.result?.kind ?? null }).toEqual({ turn, over: turn === 2 ? 'final-scoring' : null })
  })

  test('12.1.2, R1: a third turn with cards of the base game, and no more late cards for it', () => {
    const t = sea({ turn: 2, options: { mix: true }, deck: ['zbig', 'usaid'] })
    t.playsOn('cleanup').asks('chance', 'draw').is({ turn: 3 }).offers('zbig', 'usaid')
    t.rolls('zbig', 'usaid').is({ turn: 3 })
    expect(asked(t.g)).toBe(3)
  })

  test('R12: cards are mixed in after the deal, so that none of them is in a hand of turn 1', () => {
    const t = new Game({ game, mix: true })
    expect(t.legal('chance').sort()).toEqual([...MID].sort())
    t.deals(...HANDS)
      .asks('us')
      .answers('us', 'puppet-governments', 'done')
      .asks('ussr')
      .answers('ussr', 'aldrich-ames-remix', 'done')
    expect(t.cardsIn(Zone.Deck)).toContain('puppet-governments')
    expect(t.cardsIn(Zone.Later)).toContain('aldrich-ames-remix')
    t.asks('us', 'ussr')
  })
})

describe('6.1.4, R4 the sea lanes', () => {
  test.each(SIDES)('the %s may always place influence there, though it has none anywhere', (side) => {
    const t = sea({ [side]: ['famine'] })
    t[side].plays('famine', 'influence')
    t.offers(SEA)
    t[side].picks(SEA, SEA)
    t.has({ [SEA]: pair(side, 2, 0) }).idle()
  })

  test('influence there opens nothing else', () => {
    const t = sea({ us: ['famine'], influence: { [SEA]: [3, 0] } })
    t.us.plays('famine', 'influence')
    t.offers(SEA).refuses('djibouti', 'out-of-reach')
  })

  test('6.1.2: it costs 2 where the other side has control, and 1 from the moment the control breaks', () => {
    const t = sea({ us: ['hero-of-the-crossing'], influence: { [SEA]: [0, 4] } })
    t.us.plays('hero-of-the-crossing', 'influence')
    t.left(3).us.picks(SEA)
    t.left(1).us.picks(SEA)
    t.has({ [SEA]: [2, 4] }).idle()
    const poor = sea({ us: ['the-strong-man-of-sudan'], influence: { [SEA]: [0, 4], oman: [1, 0] } })
    poor.us.plays('the-strong-man-of-sudan', 'influence')
    poor.refuses(SEA, 'too-expensive')
  })

  test('6.1.3: points may be shared between countries of both regions and the sea lanes', () => {
    const t = sea({ us: ['hero-of-the-crossing'], influence: { kenya: [1, 0], oman: [1, 0] } })
    t.us.plays('hero-of-the-crossing', 'influence', 'kenya', SEA, 'oman')
    t.has({ kenya: [2, 0], oman: [2, 0], [SEA]: [1, 0] }).idle()
  })

  test('6.2.4, 6.3: no coup and no realignment there', () => {
    for (const use of ['coup', 'realign']) {
      const none = sea({ us: ['famine'], influence: { [SEA]: [0, 3] } })
      none.us.begins().picks('famine')
      none.refuses(use, 'no-target')
      const some = sea({ us: ['famine'], influence: { [SEA]: [0, 3], sudan: [0, 1] } })
      some.us.plays('famine', use)
      some.offers('sudan').refuses(SEA, 'not-a-country')
    }
  })

  test.each([
    [4, 0, US],
    [3, 0, -1],
    [5, 1, US],
    [5, 2, -1],
    [2, 6, USSR],
  ])('10.2.2: with US %i and USSR %i the controlling side is %i', (us, ussr, side) => {
    const t = sea({ influence: { [SEA]: [us, ussr] } })
    expect(controller(t.g, t.country(SEA))).toBe(side)
  })
})

describe('8.1 DEFCON', () => {
  const everywhere = Object.fromEntries(map.all.map((n) => [map.countries[n]!.id, [1, 1]] as const))
  const africa = ['sudan', 'ethiopia', 'djibouti', 'somalia', 'kenya', 'madagascar']
  const middleEast = ['egypt', 'saudi-arabia', 'south-yemen', 'yemen', 'oman']

  test.each([5, 4])('8.1.7: at %i every country is open to coups and realignments', (defcon) => {
    for (const use of ['coup', 'realign']) {
      const t = sea({ us: ['famine'], defcon, influence: everywhere })
      t.us.plays('famine', use)
      t.offers(...africa, ...middleEast)
    }
  })

  test.each([3, 2])('8.1.7, R3: at %i the Middle East is closed, Egypt included', (defcon) => {
    for (const use of ['coup', 'realign']) {
      const t = sea({ ussr: ['famine'], defcon, influence: everywhere })
      t.ussr.plays('famine', use)
      t.offers(...africa)
      for (const country of middleEast) t.refuses(country, 'defcon-closed')
    }
  })

  test.each([...africa, ...middleEast].filter((id) => !['ethiopia', 'somalia'].includes(id)))('6.3.4: a coup in %s', (country) => {
    const t = sea({ us: ['famine'], defcon: 4, influence: { [country]: [0, 9] } })
    t.us.plays('famine', 'coup', country)
    t.rolls(1)
      .is({ defcon: ['egypt', 'kenya', 'saudi-arabia'].includes(country) ? 3 : 4 })
      .idle()
  })

  test('8.1.4: the side that lowers it to 1 in its own round loses', () => {
    const t = sea({ us: ['famine'], defcon: 2, influence: { kenya: [0, 9] } })
    t.us.plays('famine', 'coup', 'kenya')
    t.rolls(1).is({ defcon: 1 }).over('ussr', 'nuclear-war')
  })
})

describe('6.3.6.1, R9 coups in flashpoints', () => {
  const deck = [
    'nasserism',
    'cyrus-vance',
    'peace-corps',
    'f-5es-delivered',
    'carter-doctrine',
    'africa-scoring',
    'middle-east-scoring',
    'usaid',
  ]
  const attack = (setup: Setup = {}, side: SideName = 'us', country = 'somalia'): Table => {
    const t = sea({ turn: 2, defcon: 4, [side]: ['famine'], deck, influence: { [country]: pair(side, 0, 3) }, ...setup })
    t[side].plays('famine', 'coup', country)
    return t
  }
  const under = (t: Table): string[] => t.g.under.map((card) => cards[card]!.id)

  test.each([
    ['us', 'somalia', [1, 0]],
    ['ussr', 'somalia', [0, 1]],
    ['us', 'ethiopia', [3, 0]],
    ['ussr', 'ethiopia', [0, 3]],
  ] as const)('the top card is shown before the die (%s in %s)', (side, country, after) => {
    const t = attack({}, side, country)
    t.asks('chance', 'draw')
      .has({})
      .is({ defcon: 4, milops: pair(side, 2, 0) })
    t.rolls('f-5es-delivered').asks('chance', 'die').has({}).rolls(6)
    t.has({ [country]: after })
      .is({ defcon: 4 })
      .idle()
    t.noted('flashpoint', { side: side === 'us' ? US : USSR, card: t.card('f-5es-delivered') })
  })

  test.each(['nasserism', 'cyrus-vance', 'peace-corps'])(
    'worth 1 or 2 (%s): DEFCON falls, the card is discarded, its event does not happen',
    (shown) => {
      const t = attack()
        .rolls(shown)
        .is({ defcon: 3, vp: 0 })
        .cards({ [shown]: 'discard' })
        .asks('chance', 'die')
      t.rolls(3)
        .has({ somalia: [0, 2] })
        .is({ defcon: 3 })
        .inForce()
        .idle()
      expect(under(t)).toEqual([])
    },
  )

  test.each(['f-5es-delivered', 'carter-doctrine'])('worth 3 or 4 (%s): DEFCON stays, the card goes under the deck', (shown) => {
    const t = attack()
      .rolls(shown, 3)
      .has({ somalia: [0, 2] })
      .is({ defcon: 4 })
      .cards({ [shown]: 'deck' })
      .inForce()
      .idle()
    expect(under(t)).toEqual([shown])
  })

  test('a scoring card: DEFCON falls, the region is scored, the card is discarded, then comes the die', () => {
    const t = attack({ influence: { somalia: [0, 3], sudan: [1, 0], kenya: [2, 0] } })
    t.rolls('africa-scoring')
      .is({ defcon: 3, vp: 3 + 1 - 1 })
      .cards({ 'africa-scoring': 'discard' })
      .asks('chance', 'die')
    t.rolls(6)
      .has({ somalia: [1, 0] })
      .idle()
  })

  test.each(['nasserism', 'middle-east-scoring'])(
    '8.1.4: DEFCON 1 ends the game before the die, and before anything is scored (%s)',
    (shown) => {
      const t = attack({ defcon: 2, influence: { somalia: [0, 3], oman: [2, 0] } })
      t.rolls(shown).has({}).is({ defcon: 1, vp: 0 }).over('ussr', 'nuclear-war')
    },
  )

  test("8.1.4: the phasing side loses, though the coup is the other side's", () => {
    const t = sea({ ussr: ['usaid'], defcon: 2, influence: { ethiopia: [0, 2] } })
    t.ussr.plays('usaid', 'event')
    t.us.picks('coup', 'ethiopia')
    t.rolls('nasserism').has({}).over('us', 'nuclear-war')
  })

  test('10.4.1: a scoring that ends the game ends it before the die', () => {
    const t = attack({ vp: 8, influence: { somalia: [0, 3], oman: [2, 0] } })
    t.rolls('middle-east-scoring').has({}).is({ vp: 10, defcon: 3 }).over('us', 'vp')
  })

  test('2.1.5: a flashpoint is no battleground: DEFCON falls for the card alone', () => {
    attack().rolls('nasserism', 1).is({ defcon: 3 }).idle()
  })

  test('the printed value of the shown card counts, whatever modifies operations', () => {
    const t = attack({ effects: { 't-62s-and-kalashnikovs': 'ussr' } }, 'ussr')
    t.rolls('cyrus-vance')
      .is({ defcon: 3, milops: [0, 3] })
      .cards({ 'cyrus-vance': 'discard' })
  })

  test('6.2.5: a realignment there shows no card', () => {
    const t = sea({ us: ['famine'], deck, influence: { somalia: [0, 3] } })
    t.us.plays('famine', 'realign', 'somalia')
    t.asks('chance', 'die').rolls(1, 3, 1, 1).us.picks('somalia')
    t.has({ somalia: [0, 2] })
      .is({ defcon: 5 })
      .idle()
  })

  test('cards under the deck are drawn last, in their order, and both sides know them', () => {
    const t = sea({
      turn: 2,
      us: ['separatists', 'arab-league', 'water-wars', 'diego-garcia', 'peace-corps'],
      deck: ['f-5es-delivered', 'carter-doctrine', 'nasserism'],
      influence: { somalia: [0, 9] },
    })
    const coup = (card: string): Table => {
      t.us.plays(card, 'coup', 'somalia')
      return t.asks('chance', 'draw')
    }
    coup('separatists').offers('f-5es-delivered', 'carter-doctrine', 'nasserism').rolls('carter-doctrine', 1)
    for (const side of SIDES) t.knows(side, 'carter-doctrine').knows(side, 'f-5es-delivered', false)
    expect(view(t.g, SPECTATOR).under).toEqual([t.card('carter-doctrine')])
    coup('arab-league').offers('f-5es-delivered', 'nasserism').rolls('f-5es-delivered', 1)
    expect(under(t)).toEqual(['carter-doctrine', 'f-5es-delivered'])
    coup('water-wars').offers('nasserism').rolls('nasserism', 1)
    coup('diego-garcia').offers('carter-doctrine').rolls('carter-doctrine', 1)
    expect(under(t)).toEqual(['f-5es-delivered', 'carter-doctrine'])
    coup('peace-corps').offers('f-5es-delivered')
  })

  test('a card drawn from under the deck stays known to both', () => {
    const t = sea({
      turn: 2,
      us: ['famine', 'hero-of-the-crossing'],
      deck: ['f-5es-delivered'],
      space: [2, 0],
      influence: { somalia: [0, 9] },
    })
    t.us.plays('famine', 'coup', 'somalia')
    t.rolls('f-5es-delivered', 1)
    t.us.plays('hero-of-the-crossing', 'space')
    t.rolls(1, 'f-5es-delivered').cards({ 'f-5es-delivered': 'us-hand' }).knows('ussr', 'f-5es-delivered').idle()
    t.noted('draws', { side: US, card: t.card('f-5es-delivered'), to: 7 })
  })

  test('4.4: when the late cards join, the cards under the deck are shuffled in, and nobody knows where they are', () => {
    const t = sea({ us: ['famine'], deck: ['f-5es-delivered', 'nasserism'], influence: { somalia: [0, 3] }, milops: [4, 4], defcon: 4 })
    t.us.plays('famine', 'coup', 'somalia')
    t.rolls('f-5es-delivered', 1)
    t.playsOn('cleanup')
      .asks('chance', 'draw')
      .offers('f-5es-delivered', 'nasserism', ...LATE)
    t.knows('us', 'f-5es-delivered', false).knows('ussr', 'f-5es-delivered', false)
    expect(under(t)).toEqual([])
    t.rolls('f-5es-delivered').cards({ 'f-5es-delivered': 'ussr-hand' }).knows('us', 'f-5es-delivered', false)
  })

  test('Our Man in Tehran, mixed in, shuffles the deck, so that nobody knows them any longer', () => {
    const others = ['nasserism', 'detente', 'usaid', 'the-derg', 'cyrus-vance']
    const t = sea({
      options: { mix: true },
      us: ['famine', 'our-man-in-tehran'],
      deck: ['f-5es-delivered', ...others],
      influence: { somalia: [0, 9], oman: [2, 0] },
    })
    t.us.plays('famine', 'coup', 'somalia')
    t.rolls('f-5es-delivered', 1)
    t.us.plays('our-man-in-tehran', 'event')
    t.rolls(...others).us.picks('detente', 'done')
    t.cards({ detente: 'discard', 'f-5es-delivered': 'deck', usaid: 'deck' }).knows('us', 'f-5es-delivered', false).idle()
    expect(under(t)).toEqual([])
  })

  test('an empty deck is made of the discard pile', () => {
    attack({ deck: [], discard: ['nasserism'] })
      .offers('nasserism')
      .rolls('nasserism', 1)
      .is({ defcon: 3 })
      .idle()
  })

  test('without any card none is shown, and the coup takes its course', () => {
    attack({ deck: [] })
      .asks('chance', 'die')
      .rolls(6)
      .has({ somalia: [1, 0] })
      .is({ defcon: 4 })
      .idle()
  })

  describe('nobody learns more than it may from a position with cards under the deck', () => {
    const position = (): Table => {
      const t = sea({
        turn: 2,
        us: ['separatists', 'arab-league', 'zbig', 'usaid', 'nasserism'],
        ussr: ['detente', 'mr-nyet', 'stagflation', 'oau'],
        influence: { somalia: [0, 9], kenya: [1, 1] },
      })
      t.us.plays('separatists', 'coup', 'somalia')
      t.rolls('carter-doctrine', 1)
      t.us.plays('arab-league', 'coup', 'somalia')
      t.rolls('afghanistan-invasion', 1)
      return t
    }
    const moments: readonly [string, (t: Table) => unknown][] = [
      ['between the rounds', () => undefined],
      ['while a card is chosen', (t) => t.ussr.begins()],
      ['while a third card is to be shown', (t) => t.us.plays('usaid', 'coup', 'somalia')],
      ['while headlines are chosen', (t) => t.headlines('usaid', null)],
    ]

    test.each(moments)('%s', (_when, comes) => {
      const t = position()
      comes(t)
      const random = generator(11)
      for (const who of [US, USSR, SPECTATOR] as const satisfies readonly Viewer[]) {
        const worlds = Array.from({ length: 25 }, () => resample(t.g, who, random))
        for (const world of worlds) {
          expect(view(world, who)).toEqual(view(t.g, who))
          expect(world.under).toEqual(t.g.under)
          for (const card of world.under) expect(world.place[card]! & 15).toBe(Zone.Deck)
        }
        expect(new Set(worlds.map((world) => world.place.join())).size).toBeGreaterThan(1)
      }
    })
  })
})

describe('9 Romanian Autonomy, R7', () => {
  test('9.2, 9.3: its play is a round of its own; it goes to the other side face down and can be played again in the next turn', () => {
    const t = sea({ holder: 'us', us: ['usaid'] })
    t.us.plays(AUTONOMY, 'influence', SEA, SEA)
    t.has({ [SEA]: [2, 0] })
      .is({ holder: 'ussr', ready: false })
      .cards({ usaid: 'us-hand', [AUTONOMY]: 'passing' })
      .idle()
    const down = sea({ holder: 'ussr', ready: false, ussr: ['nasserism'] })
    down.ussr.begins()
    down.offers('nasserism').refuses(AUTONOMY, 'not-ready')
    sea({ holder: 'ussr', ready: false }).endsTurn().is({ holder: 'ussr', ready: true })
  })

  test('only its holder may play it', () => {
    const t = sea({ holder: 'us', ussr: ['nasserism'] })
    t.ussr.begins()
    t.offers('nasserism').refuses(AUTONOMY, 'not-ready')
  })

  test('it has no event', () => {
    const t = sea({ holder: 'us' })
    t.us.begins().picks(AUTONOMY)
    t.refuses('event', 'operations-only')
  })

  test('9.4: sent to space it passes as well', () => {
    const t = sea({ holder: 'us' })
    t.us.plays(AUTONOMY, 'space')
    t.rolls(4)
      .is({ space: [1, 0], holder: 'ussr', ready: false })
      .idle()
  })

  test('9.5: no headline', () => {
    const t = sea({ holder: 'us', us: ['usaid'] })
    t.headlines(null, null)
    t.asks('us', 'headline').offers('usaid').refuses(AUTONOMY, 'no-headline')
  })

  test('9.5: not where a scoring card would be left over; before the last rounds it may', () => {
    const last = sea({ holder: 'us', us: ['africa-scoring', 'usaid'], round: 7 })
    last.us.begins()
    last.offers('africa-scoring', 'usaid').refuses(AUTONOMY, 'scoring-would-be-held')
    const early = sea({ holder: 'us', us: ['africa-scoring', 'usaid'], round: 6 })
    early.us.begins()
    early.offers('africa-scoring', 'usaid', AUTONOMY)
  })

  test('9.5: no event discards it', () => {
    const t = sea({ turn: 2, holder: 'ussr', ussr: ['gosplan-advisers', 'nasserism'], deck: ['detente', 'the-derg'] })
    t.ussr.plays('gosplan-advisers', 'event')
    t.rolls('detente', 'the-derg').offers('nasserism', 'detente', 'the-derg').refuses(AUTONOMY, 'not-there')
  })

  test.each([
    ['us', 0, 2],
    ['us', 1, 2],
    ['us', -1, 3],
    ['ussr', 0, 2],
    ['ussr', -1, 2],
    ['ussr', 1, 3],
  ] as const)('9.6: for the %s with the marker on %i it is worth %i', (holder, marker, value) => {
    const t = sea({ holder, vp: marker })
    t[holder].plays(AUTONOMY, 'influence')
    t.left(value)[holder].picks(...times(value, SEA))
    t.has({ [SEA]: pair(holder, value, 0) }).idle()
    const coup = sea({ holder, vp: marker, influence: { oman: pair(holder, 0, 9) } })
    coup[holder].plays(AUTONOMY, 'coup', 'oman')
    coup
      .rolls(4)
      .has({ oman: pair(holder, 0, 9 - value) })
      .is({ milops: pair(holder, value, 0) })
    const space = sea({ holder, vp: marker, space: [2, 2] })
    space[holder].begins().picks(AUTONOMY)
    if (value === 2) space.refuses('space', 'space-card-too-low')
    else space[holder].picks('space')
  })

  test('9.6: the beginning of the round decides, though a shown scoring card turns the marker', () => {
    const t = sea({ turn: 2, holder: 'us', vp: -1, influence: { somalia: [0, 9], oman: [2, 0] } })
    t.us.plays(AUTONOMY, 'coup', 'somalia')
    t.rolls('middle-east-scoring', 6)
      .is({ vp: 2, milops: [3, 0] })
      .has({ somalia: [0, 4] })
      .idle()
  })

  test('9.7: bonuses and penalties hold for it', () => {
    const t = sea({ turn: 2, holder: 'ussr', effects: { 't-62s-and-kalashnikovs': 'ussr' } })
    t.ussr.plays(AUTONOMY, 'influence', SEA, SEA, SEA)
    t.has({ [SEA]: [0, 3] }).idle()
  })

  test('9.8: nobody must play it: with an empty hand the side may pass', () => {
    const t = sea({ holder: 'us' })
    t.us.begins()
    t.offers(AUTONOMY, 'pass').us.picks('pass')
    t.is({ holder: 'us', ready: true }).idle()
  })

  test('5.1: with cards in hand there is no passing', () => {
    const t = sea({ holder: 'us', us: ['usaid'] })
    t.us.begins()
    t.offers(AUTONOMY, 'usaid').refuses('pass', 'must-play')
  })
})
