import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { generator, oneOf } from '../../src/bots/generator.ts'
import { careful } from '../../src/bots/players/careful.ts'
import { anyAsked } from '../../src/bots/players/random.ts'
import { checkQuestions, checkSecrets, checkState } from '../../src/fuzz/checks.ts'
import {
  type Actor,
  apply,
  asked,
  BadOptions,
  BadPosition,
  CHANCE,
  clone,
  decision,
  type NewGame,
  nameOf,
  newGame,
  type Position,
  type Problem,
  parsePosition,
  pickOf,
  positionOf,
  rulesOf,
  type Side,
  SPECTATOR,
  type State,
  US,
  USSR,
  view,
  Zone,
} from '../../src/index.ts'
import { standing } from '../../src/rules/turn/course.ts'
import { LANGUAGES } from '../../src/words/languages.ts'
import { words } from '../../src/words/speak.ts'

const game = 'twilight-struggle'
const from = (position: Position, options: Partial<NewGame> = {}): State => newGame({ game, ...options }, position)

const legal = (g: State, who: Actor): string[] => (decision(g, who)?.moves ?? []).map((pick) => nameOf(rulesOf(g), pick)!)
const cardsIn = (g: State, zone: number): string[] =>
  rulesOf(g)
    .cards.filter((_, card) => (g.place[card]! & 15) === zone)
    .map((card) => card.id)
const answer = (g: State, by: Actor, ...names: string[]): void => {
  for (const name of names) apply(g, { by, pick: pickOf(rulesOf(g), name) })
}

/** Everything that is left out, as `positionOf` writes it. */
const EMPTY = {
  turn: 1,
  phase: 'headline',
  defcon: 5,
  vp: 0,
  milops: [0, 0],
  space: [0, 0],
  spaced: [0, 0],
  passing: { holder: 'ussr', ready: true },
  influence: {},
  stability: {},
  markers: {},
  effects: {},
  shown: [],
  discard: [],
  removed: [],
  beside: [],
  under: [],
  mixed: [],
} as const

describe('what is left out', () => {
  test('turn 1, an empty map, the deck of the Early War, both hands dealt before the headlines', () => {
    const g = from({})
    expect(positionOf(g)).toEqual({ ...EMPTY, hands: {} })
    expect(decision(g, CHANCE)).toMatchObject({ prompt: 'draw', left: 16 })
    expect(cardsIn(g, Zone.Deck)).toHaveLength(38)
    expect(cardsIn(g, Zone.Later)).toHaveLength(71)
  })

  test('in Red Sea: DEFCON 4, Romanian Autonomy with the US, the cards of the Mid War', () => {
    const g = from({}, { game: 'red-sea' })
    expect(positionOf(g)).toEqual({ ...EMPTY, defcon: 4, passing: { holder: 'us', ready: true }, hands: {} })
  })

  test('11.3: the cards are dealt in turns, the USSR first, and the headlines follow', () => {
    const g = from({ turn: 4 })
    for (let i = 0; i < 18; i++) apply(g, { by: CHANCE, pick: decision(g, CHANCE)!.moves[0]! })
    expect([cardsIn(g, Zone.Hand), cardsIn(g, Zone.Hand + 1)].map((hand) => hand.length)).toEqual([9, 9])
    expect(cardsIn(g, Zone.Hand + 1)[0]).toBe('asia-scoring')
    expect(decision(g, US)?.kind).toBe('headline')
    expect(decision(g, USSR)?.kind).toBe('headline')
  })

  test('a hand that is given is not dealt to', () => {
    const g = from({ hands: { us: ['nato', 'fidel'] } })
    expect(decision(g, CHANCE)?.left).toBe(8)
    for (let i = 0; i < 8; i++) apply(g, { by: CHANCE, pick: decision(g, CHANCE)!.moves[0]! })
    expect(cardsIn(g, Zone.Hand)).toEqual(['fidel', 'nato'])
    expect(cardsIn(g, Zone.Hand + 1)).toHaveLength(8)
  })

  test.each<[Position, [number, number]]>([
    [{ round: 1 }, [7, 7]],
    [{ round: 1, side: 'us' }, [7, 6]],
    [{ round: 4, side: 'ussr' }, [4, 4]],
    [{ turn: 8, round: 7, side: 'us' }, [2, 1]],
    [{ turn: 3, round: 6, side: 'us' }, [2, 1]],
  ])('in an action round hands are dealt as large as they would be by then: %j', (position, sizes) => {
    const g = from(position)
    while (decision(g, CHANCE) !== null) apply(g, { by: CHANCE, pick: decision(g, CHANCE)!.moves[0]! })
    expect([cardsIn(g, Zone.Hand).length, cardsIn(g, Zone.Hand + 1).length]).toEqual(sizes)
    expect(decision(g, position.side === 'us' ? US : USSR)?.kind).toBe('play')
  })

  test('before the deal both hands are filled up', () => {
    const g = from({ phase: 'deal', turn: 2, hands: { us: ['nato'] } })
    expect(decision(g, CHANCE)?.left).toBe(15)
    expect(positionOf(g)).toMatchObject({ phase: 'deal', hands: { us: ['nato'], ussr: [] } })
  })

  test('4.4: cards of later eras join the deck when their turn comes', () => {
    const g = from({ turn: 3, round: 6, side: 'us', hands: { us: ['nato'], ussr: ['fidel'] }, influence: { panama: [1, 0] } })
    answer(g, US, 'nato', 'influence', 'panama', 'panama', 'panama', 'panama')
    expect(g.turn).toBe(4)
    expect(legal(g, CHANCE)).toContain('brush-war')
    expect(legal(g, CHANCE)).not.toContain('solidarity')
  })
})

const FULL: Position = {
  turn: 8,
  phase: 'action',
  round: 3,
  side: 'us',
  defcon: 3,
  vp: -7,
  milops: [2, 4],
  space: [4, 2],
  spaced: [1, 0],
  passing: { holder: 'us', ready: false },
  influence: { canada: [4, 0], poland: [1, 4], zaire: [2, 0] },
  stability: { zaire: 3 },
  markers: {},
  effects: {
    nato: { owner: 'us' },
    'red-scare-purge': { owner: 'both' },
    'missile-envy': { owner: 'us' },
    'shuttle-diplomacy': { owner: 'us' },
    'north-sea-oil': { owner: 'us', number: 8 },
    chernobyl: { owner: 'us', region: 'asia' },
  },
  hands: { us: ['duck-and-cover', 'junta', 'solidarity'], ussr: ['fidel', 'missile-envy', 'wargames'] },
  shown: ['junta', 'missile-envy'],
  discard: ['red-scare-purge', 'brush-war'],
  removed: ['nato', 'north-sea-oil', 'chernobyl'],
  beside: ['shuttle-diplomacy'],
  under: ['asia-scoring', 'comecon'],
  mixed: [],
}

describe('what is given', () => {
  test('stands as it is written, and is written down again the same', () => {
    const g = from(FULL)
    expect(positionOf(g)).toEqual(FULL)
    checkState(g)
    expect(g.phasing).toBe(US)
    expect(legal(g, US).sort()).toEqual(['duck-and-cover', 'junta', 'solidarity'])
  })

  test('cards of effects go to their places by themselves', () => {
    const { beside: _beside, removed: _removed, ...rest } = FULL
    expect(positionOf(from(rest))).toEqual(FULL)
  })

  test('the effects work, with what they keep', () => {
    const g = from({
      round: 1,
      turn: 8,
      defcon: 5,
      hands: { us: [], ussr: ['fidel', 'comecon'] },
      influence: { poland: [0, 1], india: [0, 1], italy: [2, 0], france: [3, 0] },
      effects: { nato: { owner: 'us' }, 'de-gaulle-leads-france': { owner: 'ussr' }, chernobyl: { owner: 'us', region: 'asia' } },
    })
    answer(g, USSR, 'comecon')
    const uses = clone(g)
    answer(uses, USSR, 'coup')
    expect(legal(uses, USSR)).toEqual(['france'])
    answer(g, USSR, 'influence')
    expect(legal(g, USSR)).toContain('poland')
    expect(legal(g, USSR)).not.toContain('india')
  })

  test('an open hand is seen by the other side; of other hands what is shown', () => {
    const position: Position = { round: 1, turn: 8, hands: { us: ['nato', 'junta'], ussr: ['fidel', 'wargames'] }, shown: ['fidel'] }
    const unseen = (g: State, who: Side): string[] =>
      rulesOf(g)
        .cards.filter((_, card) => view(g, who).place[card] === -1)
        .map(({ id }) => id)
    const closed = from(position)
    expect(unseen(closed, USSR)).toEqual(expect.arrayContaining(['nato', 'junta']))
    expect(unseen(closed, US)).toContain('wargames')
    expect(unseen(closed, US)).not.toContain('fidel')
    const open = from({ ...position, effects: { 'aldrich-ames-remix': { owner: 'ussr' } } })
    expect(unseen(open, USSR)).not.toContain('nato')
  })

  test('a known card under the deck is drawn last', () => {
    const removed = rulesOf(from({})).cards.filter(({ era, id }) => era === 0 && !['the-china-card', 'nato', 'fidel'].includes(id))
    const ids = removed.map(({ id }) => id).filter((id) => !['first-lightning', 'kremlin-flu', 'who-lost-china'].includes(id))
    const g = from({ phase: 'deal', removed: ids, under: ['fidel'] })
    expect(legal(g, CHANCE)).toEqual(['nato'])
  })

  test('Red Sea: markers, changed stability, the marker of CENTCOM, Strategic Sea Lanes', () => {
    const position: Position = {
      ...EMPTY,
      turn: 2,
      phase: 'action',
      round: 1,
      side: 'ussr',
      passing: { holder: 'us', ready: true },
      influence: { sudan: [1, 0], ethiopia: [2, 0], 'strategic-sea-lanes': [1, 1] },
      stability: { ethiopia: 3 },
      markers: { famine: ['ethiopia', 'sudan'] },
      effects: { centcom: { owner: 'us', country: 'sudan' }, famine: { owner: 'ussr' } },
      hands: { us: ['zbig'], ussr: ['famine'] },
    }
    const g = from(position, { game: 'red-sea' })
    expect(positionOf(g)).toEqual({
      ...position,
      markers: { famine: ['ethiopia', 'sudan'].sort((a, b) => pickOf(rulesOf(g), a) - pickOf(rulesOf(g), b)) },
    })
    answer(g, USSR, 'famine', 'coup')
    expect(legal(g, USSR)).toEqual(['ethiopia'])
  })

  test('mixed games: guests that are listed, in a place or in force take part; the others do not', () => {
    const g = from({ turn: 4, mixed: ['zbig', 'usaid'], discard: ['ogaden-war'], hands: { us: [], ussr: [] } }, { mix: true })
    expect(positionOf(g).mixed).toEqual(['ogaden-war', 'usaid', 'zbig'].sort((a, b) => pickOf(rulesOf(g), a) - pickOf(rulesOf(g), b)))
    expect(cardsIn(g, Zone.Later)).toContain('zbig')
    expect(cardsIn(g, Zone.Deck)).toContain('usaid')
    expect(cardsIn(g, Zone.Absent)).toContain('peace-corps')
    expect(cardsIn(g, Zone.Reserve)).toEqual([])
  })

  test('promotional cards take part where the options say so', () => {
    const position: Position = { round: 1, hands: { us: ['nato'], ussr: ['first-lightning'] } }
    expect(legal(from(position, { promoCards: true }), USSR)).toContain('first-lightning')
    expect(() => from(position)).toThrow(BadPosition)
  })

  test('the USSR acts first, the US second, and the round after follows', () => {
    const g = from({ round: 2, side: 'us', hands: { us: ['asia-scoring', 'nato'], ussr: ['fidel'] } })
    answer(g, US, 'asia-scoring', 'event')
    expect({ round: g.round, phasing: g.phasing, asked: asked(g) }).toEqual({ round: 3, phasing: USSR, asked: 1 << USSR })
  })

  test('an eighth round, by the space race or an effect', () => {
    const hands = { us: ['nato'], ussr: ['fidel'] }
    expect(legal(from({ turn: 8, round: 8, side: 'us', space: [8, 3], hands }), US)).toContain('pass')
    const oil = { 'north-sea-oil': { owner: 'us', number: 8 } } as const
    expect(legal(from({ turn: 8, round: 8, side: 'us', effects: oil, hands }), US)).toContain('pass')
  })

  test('a view does not tell how the game began', () => {
    const hands = (ussr: string): State => from({ hands: { us: ['nato'], ussr: [ussr] } })
    for (const who of [US, SPECTATOR] as const)
      expect(JSON.stringify(view(hands('fidel'), who))).toBe(JSON.stringify(view(hands('nasser'), who)))
    expect(JSON.stringify(view(hands('fidel'), USSR))).not.toBe(JSON.stringify(view(hands('nasser'), USSR)))
    checkSecrets(hands('fidel'), generator(1))
  })
})

/** The problems of a position, as `path key`. */
function problemsOf(position: unknown, options: Partial<NewGame> = {}): readonly Problem[] {
  try {
    from(position as Position, options)
  } catch (error) {
    if (error instanceof BadPosition) return error.problems
    throw error
  }
  return []
}
const found = (position: unknown, options?: Partial<NewGame>): string[] =>
  problemsOf(position, options).map(({ path, key }) => `${path} ${key}`)

describe('what is refused', () => {
  test.each<[string, unknown, string[]]>([
    ['no object', [], [' not-an-object']],
    ['nothing', null, [' not-an-object']],
    ['an unknown field', { defkon: 3 }, ['defkon unknown-field']],
    ['turn 0', { turn: 0 }, ['turn not-a-number']],
    ['turn 11', { turn: 11 }, ['turn not-a-number']],
    ['half a turn', { turn: 1.5 }, ['turn not-a-number']],
    ['a turn in words', { turn: '3' }, ['turn not-a-number']],
    ['an unknown phase', { phase: 'cleanup' }, ['phase not-a-choice']],
    ['a round of the headlines', { phase: 'headline', round: 2, side: 'us' }, ['round not-in-rounds', 'side not-in-rounds']],
    ['round 9', { turn: 8, round: 9 }, ['round not-a-number']],
    ['round 7 of turn 3', { turn: 3, round: 7 }, ['round no-such-round']],
    ['round 8 without the ability', { turn: 8, round: 8, side: 'us', space: [8, 8] }, ['round no-such-round']],
    ['a third side', { side: 'china' }, ['side not-a-choice']],
    ['DEFCON 1', { defcon: 1 }, ['defcon not-a-number']],
    ['DEFCON 6', { defcon: 6 }, ['defcon not-a-number']],
    ['20 VP', { vp: 20 }, ['vp not-a-number']],
    ['-20 VP', { vp: -20 }, ['vp not-a-number']],
    ['6 military operations', { milops: [6, 0] }, ['milops not-a-number']],
    ['one number for two', { milops: 3 }, ['milops not-a-pair']],
    ['three numbers for two', { milops: [1, 2, 3] }, ['milops not-a-pair']],
    ['a missing number', { milops: [1, null] }, ['milops not-a-number']],
    ['space beyond the last box', { space: [0, 9] }, ['space not-a-number']],
    ['3 cards to space', { spaced: [3, 0] }, ['spaced not-a-number']],
    ['a passing card with nobody', { passing: { holder: 'nobody' } }, ['passing.holder not-a-choice']],
    ['half ready', { passing: { ready: 1 } }, ['passing.ready not-a-choice']],
    ['negative influence', { influence: { poland: [0, -1] } }, ['influence.poland not-a-number']],
    ['100 influence', { influence: { poland: [100, 0] } }, ['influence.poland not-a-number']],
    ['influence of one side', { influence: { poland: 3 } }, ['influence.poland not-a-pair']],
    ['influence nowhere', { influence: { polnad: [0, 1] } }, ['influence.polnad unknown-country']],
    ['a country of the other map', { influence: { yemen: [0, 1] } }, ['influence.yemen unknown-country']],
    ['a card as country', { influence: { nato: [0, 1] } }, ['influence.nato unknown-country']],
    ['stability 6', { stability: { zaire: 6 } }, ['stability.zaire not-a-number']],
    ['an unknown card', { discard: ['nato', 'natto'] }, ['discard.1 unknown-card']],
    ['a number as card', { discard: [21] }, ['discard.0 unknown-card']],
    ['a card twice in one place', { discard: ['nato', 'nato'] }, ['discard.1 card-twice']],
    ['a card in two places', { hands: { us: ['nato'] }, removed: ['nato'] }, ['removed.0 card-twice']],
    ['a card in both hands', { hands: { us: ['nato'], ussr: ['nato'] } }, ['hands.ussr.0 card-twice']],
    ['a card of a later era', { turn: 3, hands: { us: ['junta'] } }, ['hands.us.0 later-era']],
    ['an effect of a later era', { turn: 3, effects: { quagmire: { owner: 'us' } } }, ['effects.quagmire later-era']],
    ['the China Card in a hand', { hands: { us: ['the-china-card'] } }, ['hands.us.0 passing-card']],
    ['a promotional card', { discard: ['kremlin-flu'] }, ['discard.0 not-in-game']],
    ['a guest in an unmixed game', { mixed: ['nato'] }, ['mixed.0 not-mixed-in']],
    ['a third hand', { hands: { china: [] } }, ['hands.china unknown-field']],
    ['a hand that is no list', { hands: { us: 'nato' } }, ['hands.us not-a-list']],
    ['a shown card that is in no hand', { discard: ['nato'], shown: ['nato'] }, ['shown.0 not-in-a-hand']],
    ['an effect of a card that leaves none', { effects: { nasser: { owner: 'us' } } }, ['effects.nasser no-lasting-effect']],
    ['an effect without an owner', { effects: { nato: {} } }, ['effects.nato.owner not-a-choice']],
    ['an effect as a word', { effects: { nato: 'us' } }, ['effects.nato not-an-object', 'effects.nato.owner not-a-choice']],
    ['a number that an effect does not keep', { effects: { nato: { owner: 'us', number: 1 } } }, ['effects.nato.number unknown-field']],
    ['NATO in force and in a hand', { hands: { us: ['nato'] }, effects: { nato: { owner: 'us' } } }, ['effects.nato still-in-play']],
    ['NATO in force and under the deck', { under: ['nato'], effects: { nato: { owner: 'us' } } }, ['effects.nato still-in-play']],
    ['Chernobyl without its region', { turn: 8, effects: { chernobyl: { owner: 'us' } } }, ['effects.chernobyl.region region-missing']],
    ['Chernobyl nowhere', { turn: 8, effects: { chernobyl: { owner: 'us', region: 'oz' } } }, ['effects.chernobyl.region unknown-region']],
    ['Missile Envy in no hand', { turn: 4, effects: { 'missile-envy': { owner: 'us' } } }, ['effects.missile-envy not-in-their-hand']],
    [
      'Missile Envy in its owner’s hand',
      { turn: 4, hands: { us: ['missile-envy'] }, effects: { 'missile-envy': { owner: 'us' } } },
      ['effects.missile-envy not-in-their-hand'],
    ],
    [
      'Shuttle Diplomacy in force and discarded',
      { turn: 4, discard: ['shuttle-diplomacy'], effects: { 'shuttle-diplomacy': { owner: 'us' } } },
      ['effects.shuttle-diplomacy not-beside'],
    ],
    ['Shuttle Diplomacy beside the board, not in force', { turn: 4, beside: ['shuttle-diplomacy'] }, ['beside.0 beside-without-effect']],
    ['NATO beside the board', { beside: ['nato'] }, ['beside.0 beside-without-effect']],
    ['markers without an effect', { markers: { nato: ['italy'] } }, ['markers.nato marker-without-effect']],
    ['a game that is over at once', { turn: 10, round: 7, side: 'us', hands: { us: [], ussr: [] } }, [' already-over']],
  ])('%s', (_name, position, problems) => {
    expect(found(position)).toEqual(problems)
  })

  test('a hand may have one card more than the turn deals, and no more', () => {
    const cards = from({})
      .place.map((place, card) => ((place & 15) === Zone.Deck ? rulesOf(from({})).cards[card]!.id : ''))
      .filter((id) => id !== '')
    expect(found({ hands: { us: cards.slice(0, 9), ussr: [] } })).toEqual([])
    expect(problemsOf({ hands: { us: cards.slice(0, 10), ussr: [] } })).toEqual([
      { key: 'hand-too-large', path: 'hands.us', text: '10', most: 9 },
    ])
  })

  test('Red Sea has its own limits', () => {
    const options = { game: 'red-sea' }
    expect(found({ vp: 10, space: [4, 0], turn: 3, spaced: [2, 0] }, options)).toEqual([
      'turn not-a-number',
      'vp not-a-number',
      'space not-a-number',
      'spaced not-a-number',
    ])
    expect(found({ influence: { poland: [1, 0] } }, options)).toEqual(['influence.poland unknown-country'])
  })

  test('everything at once, not the first thing only; nothing is made', () => {
    expect(
      found({
        turn: 99,
        defcon: 0,
        influence: { polnad: [1, 1], iran: [1] },
        hands: { us: ['norod', 'fidel'] },
        discard: ['fidel'],
      }).sort(),
    ).toEqual([
      'defcon not-a-number',
      'discard.0 card-twice',
      'hands.us.0 unknown-card',
      'influence.iran not-a-pair',
      'influence.polnad unknown-country',
      'turn not-a-number',
    ])
  })

  test('the error has a code, its problems and a message', () => {
    expect(() => from({ influence: { polnad: [0, 1] } })).toThrow('influence.polnad unknown-country "polnad" (poland?)')
    expect(new BadPosition([]).code).toBe('bad-position')
  })

  test.each<[Partial<NewGame>, string]>([
    [{ scenario: 'late-war' }, 'scenario'],
    [{ scenario: 'chinese-civil-war' }, 'scenario'],
    [{ bidding: true }, 'bidding'],
    [{ handicap: [0, 1] }, 'handicap'],
  ])('together with %j', (options, reason) => {
    expect(() => from({}, options)).toThrow(BadOptions)
    expect(() => from({}, options)).toThrow(reason)
  })

  test('a text that is no JSON', () => {
    expect(() => parsePosition('{ "turn": 3')).toThrow(BadPosition)
    expect(positionOf(from(parsePosition('{ "turn": 3, "hands": { "us": [], "ussr": ["nato"] } }')))).toMatchObject({ turn: 3 })
  })
})

describe('in words', () => {
  const say = (language: 'en' | 'ru', position: unknown): string[] => problemsOf(position).map((one) => words(language, game).problem(one))

  test('a person can act on it', () => {
    expect(
      say('en', {
        influence: { poland: [0, 100], polnad: [0, 1], atlantis: [0, 1] },
        hands: { us: ['norad', 'natto'] },
        discard: ['norad'],
        defcon: 1,
        effects: { nasser: { owner: 'us' }, marshall: { owner: 'us' } },
      }),
    ).toEqual([
      'There is no card natto; did you mean nato?',
      'NORAD is listed twice, in the US hand and in the discard pile.',
      'Nasser has no effect that stays in play.',
      'There is no card marshall.',
      'defcon: expected a whole number from 2 to 5, not 1.',
      'Poland: expected a whole number from 0 to 99, not 100.',
      'There is no country polnad; did you mean poland?',
      'There is no country atlantis.',
    ])
    expect(say('ru', { influence: { poland: [0, 100] }, under: ['nato'], discard: ['nato'] })).toEqual([
      '«НАТО»: карта указана дважды, в сбросе и под колодой.',
      'Польша: нужно целое число от 0 до 99, а не 100.',
    ])
    expect(say('ru', { turn: 3, round: 7 })).toEqual(['У стороны, чей сейчас ход, в этом раунде 6 ходов, а не 7.'])
  })

  test('every problem has a sentence that ends', () => {
    const all: readonly Problem[] = [
      ...problemsOf({
        turn: 4,
        beside: ['nato'],
        effects: { 'missile-envy': { owner: 'us' }, 'shuttle-diplomacy': { owner: 'us' } },
        discard: ['shuttle-diplomacy'],
      }),
      ...problemsOf({
        turn: 4,
        hands: { us: ['junta', 'the-china-card', 'mobutu-sese-seko'] },
        effects: { junta: { owner: 'us' } },
        round: 1,
        phase: 'deal',
      }),
      { key: 'under-way', path: '' },
      { key: 'scenario', path: '', text: 'late-war' },
      { key: 'already-over', path: '' },
    ]
    for (const language of LANGUAGES) for (const problem of all) expect(words(language, game).problem(problem)).toMatch(/^[^{}]+[.?]$/)
  })
})

describe('positions out of games', () => {
  test('in the middle of a round there is none, nor before the first headlines, nor after the end', () => {
    const underWay = (g: State): unknown => {
      try {
        return positionOf(g)
      } catch (error) {
        return (error as BadPosition).problems
      }
    }
    const problem = [{ key: 'under-way', path: '' }]
    expect(underWay(newGame({ game }))).toEqual(problem)
    const g = from({ round: 1, hands: { us: [], ussr: ['fidel'] }, influence: { poland: [0, 1] } })
    answer(g, USSR, 'fidel')
    expect(underWay(g)).toEqual(problem)
    answer(g, USSR, 'influence', 'poland')
    expect(underWay(g)).toEqual(problem)
    const over = from({ round: 1, vp: 19, hands: { us: [], ussr: ['duck-and-cover'] } })
    answer(over, USSR, 'duck-and-cover', 'event')
    expect(over.result).not.toBeNull()
    expect(underWay(over)).toEqual(problem)
  })

  test('a headline that is chosen already is back in the hand', () => {
    const position: Position = { ...EMPTY, hands: { us: ['nato'], ussr: ['fidel'] } }
    const g = from(position)
    answer(g, US, 'nato')
    expect(positionOf(g)).toEqual(position)
  })

  test('a trap, and the offer of the Cuban Missile Crisis, come at the beginning of a round', () => {
    const trapped: Position = { turn: 4, round: 2, effects: { 'bear-trap': { owner: 'us' } }, hands: { us: [], ussr: ['comecon'] } }
    const g = from(trapped)
    expect(decision(g, USSR)?.prompt).toBe('trap')
    expect(positionOf(g)).toMatchObject(trapped)
    const crisis: Position = {
      turn: 4,
      round: 2,
      defcon: 2,
      effects: { 'cuban-missile-crisis': { owner: 'us' } },
      influence: { cuba: [0, 3] },
      hands: { us: [], ussr: ['comecon'] },
    }
    const offered = from(crisis)
    expect(decision(offered, USSR)?.prompt).toBe('cuban-missile-crisis')
    expect(positionOf(offered)).toMatchObject(crisis)
  })

  test('games of a scenario with rules of its own have none', () => {
    expect(() => positionOf(newGame({ game, scenario: 'late-war' }))).toThrow('scenario')
  })
})

// ---- whole games

/** The moments of a game at which a round, the headlines or a deal begin. */
function* momentsOf(options: NewGame, seed: number): Generator<State> {
  const g = newGame(options)
  const random = generator(seed)
  let before = ''
  while (g.result === null) {
    const moment = `${g.turn} ${standing(g)?.phase} ${g.round} ${g.phasing}`
    if (standing(g) !== null && moment !== before) yield g
    before = moment
    const by = anyAsked(asked(g), random)
    const asks = decision(g, by)!
    const seat = { side: by as Side, decision: asks, random, view: () => view(g, by), sample: () => clone(g) }
    apply(g, { by, pick: by === CHANCE ? oneOf(asks.moves, random) : careful(seat) })
  }
}

function playsOn(g: State, seed: number): void {
  const random = generator(seed)
  for (let i = 0; g.result === null; i++) {
    if (i % 20 === 0) {
      checkState(g)
      checkQuestions(g)
    }
    const by = anyAsked(asked(g), random)
    apply(g, { by, pick: oneOf(decision(g, by)!.moves, random) })
  }
}

const KINDS: readonly NewGame[] = [
  { game: 'twilight-struggle', promoCards: true },
  { game: 'twilight-struggle', mix: true, handicap: [2, 1] },
  { game: 'red-sea' },
  { game: 'red-sea', mix: true },
]

describe.each(KINDS)('in games of %j', (options) => {
  test('a game from the position goes on as the game itself would', () => {
    const phases = new Set<string>()
    let moments = 0
    for (const seed of [1, 2, 3]) {
      for (const g of momentsOf(options, seed)) {
        const position = JSON.parse(JSON.stringify(positionOf(g))) as Position
        const h = newGame({ ...options, handicap: [0, 0] }, position)
        expect(positionOf(h)).toEqual(position)
        for (const who of [US, USSR, CHANCE] as const) expect(decision(h, who)).toEqual(decision(g, who))
        checkState(h)
        if (position.phase === 'action') {
          const seen = (state: State, who: Side): object => ({ ...view(state, who), options: {} })
          for (const who of [US, USSR] as const) expect(seen(h, who)).toEqual(seen(g, who))
        }
        phases.add(position.phase!)
        if (moments++ % 8 === 0) playsOn(h, seed)
      }
    }
    expect([...phases].sort()).toEqual(['action', 'deal', 'headline'])
    expect(moments).toBeGreaterThan(40)
  })
})

test('the example of docs/position.md', () => {
  const text = /```json\n([\s\S]*?)```/.exec(readFileSync('docs/position.md', 'utf8'))![1]!
  const g = from(parsePosition(text))
  expect(positionOf(g)).toMatchObject({
    ...(JSON.parse(text) as object),
    removed: expect.arrayContaining(['nato', 'chernobyl']),
    beside: ['shuttle-diplomacy'],
  })
  expect(legal(g, US).sort()).toEqual(['duck-and-cover', 'europe-scoring', 'lone-gunman'])
})
