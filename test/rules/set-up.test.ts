import { describe, expect, test } from 'vitest'
import { BadOptions, type NewGame, newGame, Zone } from '../../src/index.ts'
import { Game, HANDS, started } from '../game.ts'

const USSR_START = { finland: [0, 1], 'east-germany': [0, 3], syria: [0, 1], iraq: [0, 1], 'north-korea': [0, 3] }
const US_START = {
  canada: [2, 0],
  'united-kingdom': [5, 0],
  israel: [1, 0],
  iran: [1, 0],
  philippines: [1, 0],
  australia: [4, 0],
  japan: [1, 0],
  'south-korea': [1, 0],
  'south-africa': [1, 0],
  panama: [1, 0],
}

describe('3 set-up', () => {
  test('3.1, 11.3, ruling 101: 8 cards each out of the Early War, dealt one by one, the USSR first; the China Card beside the USSR', () => {
    const game = new Game().asks('chance')
    const deck = game.legal('chance')
    expect(deck).toHaveLength(38)
    expect(deck).not.toContain('the-china-card')
    expect(deck).not.toContain('brush-war')
    expect(deck).not.toContain('glasnost')
    game.deals('fidel')
    expect([game.cardsIn(Zone.Hand), game.cardsIn(Zone.Hand + 1)]).toEqual([[], ['fidel']])
    game.deals('nato')
    expect([game.cardsIn(Zone.Hand), game.cardsIn(Zone.Hand + 1)]).toEqual([['nato'], ['fidel']])
    game.refuses('chance', 'fidel', 'not-an-answer').refuses('ussr', 'comecon', 'not-asked')
    game.deals(...HANDS.slice(2)).asks('ussr')
    expect([game.cardsIn(Zone.Hand).length, game.cardsIn(Zone.Hand + 1).length, game.cardsIn(Zone.Deck).length]).toEqual([8, 8, 22])
    expect([game.g.holder, game.g.ready]).toEqual([1, 1])
  })

  test('3.2: the USSR places 6 in Eastern Europe, Austria and Finland included, to a total of 15', () => {
    const game = new Game().deals(...HANDS).asks('ussr')
    expect(game.board()).toEqual({ ...USSR_START, ...US_START })
    game.refuses('ussr', 'west-germany', 'outside-area').refuses('ussr', 'cuba', 'outside-area').refuses('ussr', 'done', 'must-spend-all')
    game.refuses('us', 'poland', 'not-asked').refuses('ussr', 'fidel', 'not-an-answer')
    expect(game.legal('ussr').sort()).toEqual(
      ['austria', 'bulgaria', 'czechoslovakia', 'east-germany', 'finland', 'hungary', 'poland', 'romania', 'yugoslavia'].sort(),
    )
    game.answers('ussr', 'poland', 'poland', 'poland', 'austria', 'finland', 'yugoslavia').asks('us')
    expect(game.total('ussr')).toBe(15)
    expect(game.board()).toEqual({
      ...US_START,
      ...USSR_START,
      poland: [0, 3],
      austria: [0, 1],
      finland: [0, 2],
      yugoslavia: [0, 1],
    })
  })

  test('3.3: then the US places 7 in Western Europe, to a total of 25', () => {
    const game = new Game().deals(...HANDS).answers('ussr', 'poland', 'poland', 'poland', 'poland', 'poland', 'poland')
    game.asks('us').refuses('us', 'poland', 'outside-area').refuses('us', 'japan', 'outside-area').refuses('ussr', 'italy', 'not-asked')
    game.answers('us', 'italy', 'italy', 'west-germany', 'west-germany', 'west-germany', 'austria', 'canada')
    expect(game.total('us')).toBe(25)
    expect(game.board()).toEqual({
      ...US_START,
      ...USSR_START,
      poland: [0, 6],
      italy: [2, 0],
      'west-germany': [3, 0],
      austria: [1, 0],
      canada: [3, 0],
    })
    game.asks('us', 'ussr').refuses('us', 'italy', 'not-an-answer')
  })

  test('3.4: all markers at their start', () => {
    const { g } = started()
    expect({ turn: g.turn, defcon: g.defcon, vp: g.vp, milops: g.milops, space: g.space, effects: g.effects }).toEqual({
      turn: 1,
      defcon: 5,
      vp: 0,
      milops: [0, 0],
      space: [0, 0],
      effects: [],
    })
  })

  test('cards 104 to 110 may be left out', () => {
    const game = new Game({ optionalCards: false, promoCards: true })
    expect(game.legal('chance')).toHaveLength(38)
    expect(new Game({ optionalCards: false }).legal('chance')).toHaveLength(35)
    expect(game.cardsIn(Zone.Absent).filter((id) => !new Game().cardsIn(Zone.Absent).includes(id))).toEqual([
      'the-cambridge-five',
      'special-relationship',
      'norad',
      'che',
      'our-man-in-tehran',
      'yuri-and-samantha',
      'awacs-sale-to-saudis',
    ])
  })
})

describe('11.4.1 extra influence', () => {
  test('comes after both placements, the US one where the US has influence', () => {
    const game = started({ handicap: [2, 0] }).asks('us')
    game.refuses('us', 'france', 'no-own-influence').refuses('us', 'poland', 'no-own-influence').refuses('us', 'done', 'must-spend-all')
    game.refuses('ussr', 'poland', 'not-asked')
    game.answers('us', 'iran', 'italy').asks('us', 'ussr')
    expect([game.total('us'), game.total('ussr')]).toEqual([27, 15])
    expect(game.board()).toMatchObject({ iran: [2, 0], italy: [4, 0] })
  })

  test('to at most two more than control takes, opposing influence counted', () => {
    const game = new Game({ handicap: [9, 0] }).deals(...HANDS)
    game.answers('ussr', 'austria', 'poland', 'poland', 'poland', 'poland', 'poland')
    game.answers('us', 'austria', 'austria', 'austria', 'italy', 'italy', 'italy', 'west-germany')
    game.answers('us', 'italy').refuses('us', 'italy', 'over-control-limit')
    game.answers('us', 'austria', 'austria', 'austria', 'austria').refuses('us', 'austria', 'over-control-limit')
    game.answers('us', 'israel', 'israel', 'israel', 'iran').asks('us', 'ussr')
    expect(game.board()).toMatchObject({ italy: [4, 0], austria: [7, 1], israel: [4, 0], iran: [2, 0] })
  })

  test('the USSR may get it as well', () => {
    const game = started({ handicap: [0, 1] })
      .asks('ussr')
      .refuses('ussr', 'romania', 'no-own-influence')
    game.answers('ussr', 'iraq').asks('us', 'ussr')
    expect([game.total('us'), game.total('ussr')]).toEqual([25, 16])
    expect(game.board()).toMatchObject({ iraq: [0, 2] })
  })
})

describe('options', () => {
  const bad = (wanted: unknown): string => {
    try {
      newGame(wanted as NewGame)
    } catch (error) {
      expect(error).toBeInstanceOf(BadOptions)
      expect((error as BadOptions).code).toBe('bad-options')
      return (error as BadOptions).message
    }
    throw new Error('no option was refused')
  }
  const game = 'twilight-struggle'

  test.each(['chess', '', undefined, 'constructor', '__proto__'])('no game is named %s', (name) => {
    expect(bad({ game: name })).toBe(`no game is named ${JSON.stringify(name)}; there is twilight-struggle, red-sea`)
  })

  test.each(['handycap', 'toString', 'constructor', '__proto__'])('an unknown option is named: %s', (name) => {
    expect(bad(JSON.parse(`{ "game": "${game}", "${name}": 1 }`))).toContain(name)
  })

  test.each(['wargameTie', 'constructor', '__proto__'])('an unknown reading is named: %s', (name) => {
    expect(bad(JSON.parse(`{ "game": "${game}", "readings": { "${name}": "draw" } }`))).toContain(name)
  })

  test('an unknown value of a reading is named with those that exist', () => {
    const message = bad({ game, readings: { wargamesTie: 'war' } })
    for (const part of ['wargamesTie', 'war', 'draw', 'opponent']) expect(message).toContain(part)
    expect(bad({ game, readings: { glasnostEndsReformer: 'yes' } })).toContain('glasnostEndsReformer')
  })

  test.each([[null], ['draw'], [[]], [7]])('readings that are %j', (readings) => {
    expect(bad({ game, readings })).toContain('readings')
  })

  test.each([['yes'], [1], [null]])('optionalCards that are %j', (optionalCards) => {
    expect(bad({ game, optionalCards })).toContain('optionalCards')
  })

  test.each([[[1]], [[1, 2, 3]], [[0.5, 0]], [[-1, 0]], [[0, 21]], [['1', 0]], [3], [null], [{}]])('a handicap of %j', (handicap) => {
    expect(bad({ game, handicap })).toContain('handicap')
  })

  describe('contradictions are refused, and the message says what to leave out', () => {
    test.each([
      ['the second edition has no optional cards', { edition: 'second', optionalCards: true }, ['second', 'optionalCards']],
      ['bids decide on the extra influence', { bidding: true, handicap: [0, 1] }, ['bidding', 'handicap']],
      ['bids decide on the extra influence of the US too', { bidding: true, handicap: [2, 0] }, ['bidding', 'handicap']],
    ])('%s', (_, options, parts) => {
      for (const part of parts) expect(bad({ game, ...options })).toContain(part)
    })

    test.each([
      ['red-sea', false, { edition: 'second' }, 'edition'],
      ['red-sea', true, { edition: 'second' }, 'edition'],
      ['red-sea', false, { scenario: 'late-war' }, 'scenario'],
      ['red-sea', true, { scenario: 'chinese-civil-war' }, 'scenario'],
      ['red-sea-mixed', true, { scenario: 'late-war' }, 'scenario'],
      ['red-sea', false, { promoCards: true }, 'promoCards'],
      ['red-sea', true, { promoCards: true }, 'promoCards'],
    ])('%s, mixed %s: %j is for the other game', (name, mix, options, key) => {
      const message = bad({ game: name, mix, ...options })
      for (const part of [key, 'twilight-struggle', 'red-sea', `leave ${key} out`]) expect(message).toContain(part)
    })

    test.each([
      [{ game: 'twilight-struggle-civil-war' }, 'scenario: chinese-civil-war'],
      [{ game: 'twilight-struggle-civil-war', scenario: 'late-war' }, 'scenario: chinese-civil-war'],
      [{ game: 'twilight-struggle-civil-war-mixed', scenario: 'chinese-civil-war' }, 'mix: true'],
      [{ game: 'twilight-struggle-mixed', mix: true, scenario: 'chinese-civil-war' }, 'scenario: standard or late-war'],
      [{ game: 'twilight-struggle-mixed' }, 'mix: true'],
    ])('%j names rules that do not play these options', (options, needs) => {
      expect(bad(options)).toContain(needs)
    })

    test('what does not contradict is played: without handicap, without optional cards, readings of the other game', () => {
      const fine: readonly NewGame[] = [
        { game, bidding: true, handicap: [0, 0] },
        { game, edition: 'second' },
        { game, edition: 'second', optionalCards: false, mix: true, scenario: 'late-war' },
        { game: 'red-sea', optionalCards: false },
        { game: 'red-sea', edition: 'deluxe', scenario: 'standard', promoCards: false },
        { game: 'red-sea', readings: { lateWarLead: 'ussr', civilWarPlacement: 'events-too' }, variants: { spaceWithoutRoll: true } },
        { game: 'twilight-struggle-civil-war-mixed', mix: true, scenario: 'chinese-civil-war' },
      ]
      expect(fine.map((wanted) => newGame(wanted).game)).toEqual([
        'twilight-struggle',
        'twilight-struggle',
        'twilight-struggle-mixed',
        'red-sea',
        'red-sea',
        'red-sea',
        'twilight-struggle-civil-war-mixed',
      ])
      expect(newGame({ game, edition: 'second' }).options.optionalCards).toBe(false)
    })

    test.each([
      ['edition', 'third'],
      ['scenario', 'turn-zero'],
      ['bidding', 'yes'],
    ])('an unknown value of %s is named', (key, value) => {
      const message = bad({ game, [key]: value })
      for (const part of [key, value]) expect(message).toContain(part)
    })

    test.each([[{ spaceWithoutRol: true }], [{ realignAndPlace: 1 }], [null], [[]]])('variants that are %j', (variants) => {
      expect(bad({ game, variants })).toMatch(/spaceWithoutRol|realignAndPlace|variants/)
    })
  })

  test('what is not chosen stands at the reading of the rulebook', () => {
    expect(newGame({ game, readings: { wargamesTie: 'opponent' } }).options).toEqual({
      edition: 'deluxe',
      scenario: 'standard',
      optionalCards: true,
      promoCards: false,
      mix: false,
      bidding: false,
      handicap: [0, 0],
      showHeldCards: false,
      variants: { realignAtAnyDefcon: false, realignWithoutLoss: false, realignAndPlace: false, spaceWithoutRoll: false },
      readings: {
        wargamesTie: 'opponent',
        heldScoringCheck: 'after-military-operations',
        bothHeldScoring: 'draw',
        regionalPoint: 'before-lower-limit',
        stopRealigning: false,
        eventWithoutEffect: false,
        sameEffectTwice: 'adds-up',
        missileEnvyValue: 'holder',
        glasnostEndsReformer: false,
        flowerPowerPreventedWar: 'exempt',
        flowerPowerBroughtWar: 'exempt',
        shuttleBorderBonus: 'lost',
        iranContra: 'every-realignment',
        missileEnvyHeadlineSpace: false,
        passingCardHoldsScoring: false,
        defectorsByFiveYearPlan: 'no-vp',
        reformerAfterGlasnost: 'bars-coups',
        grantedOpsSpace: false,
        trapKeepsScoring: false,
        unmetPromoEvents: 'no-effect',
        firstLightningHeadline: true,
        deStalinizationReturn: true,
        civilWarHeadlines: true,
        heroTakesScoring: true,
        lateWarLead: 'us',
        lateWarSpain: 'ussr',
        civilWarPlacement: 'operations',
      },
    })
  })
})
