/** The two games mixed (Red Sea, section 12): the choice of cards, and what they mean on a map that is not theirs. */
import { describe, expect, test } from 'vitest'
import { apply, asked, CHANCE, decision, newGame, rulesOf, type State, US, USSR, Zone } from '../../src/index.ts'
import { lastTurn } from '../../src/rules/turn/set-up.ts'
import { words } from '../../src/words/speak.ts'
import { Game } from '../game.ts'
import { table } from '../table.ts'

/** A mixed game, dealt and set up, at the first choice. */
function dealt(game: string): Game {
  const t = new Game({ game, mix: true })
  while (decision(t.g, US)?.prompt !== 'mix-in') {
    const by = ([CHANCE, US, USSR] as const).find((actor) => (asked(t.g) >> actor) & 1)!
    apply(t.g, { by, pick: decision(t.g, by)!.moves[0]! })
  }
  return t
}

const asks = (t: Game): string => words('en', t.g.game).decision(decision(t.g, US)!)

const inZone = (g: State, zone: number): string[] =>
  rulesOf(g)
    .cards.filter((_, i) => (g.place[i]! & 15) === zone)
    .map((card) => card.id)

describe('12.1 the choice', () => {
  test('the US chooses first, up to 9 operations of its own and shared cards', () => {
    const t = dealt('red-sea')
    expect(decision(t.g, USSR)).toBeNull()
    t.refuses('us', 'opec', 'of-other-side')
    expect(asks(t)).toBe('Add cards from the other game (9 Ops left).')
    t.answers('us', 'wargames', 'brush-war')
    expect(asks(t)).toBe('Add cards from the other game (2 Ops left).')
    t.refuses('us', 'bear-trap', 'over-budget')
    t.answers('us', 'sadat-expels-soviets', 'done')
    t.refuses('ussr', 'wargames', 'not-there')
    t.answers('ussr', 'opec', 'done')
    expect(inZone(t.g, Zone.Reserve)).toEqual([])
    expect(inZone(t.g, Zone.Absent)).toContain('bear-trap')
  })

  test('mid-war cards join the deck, late ones wait for their era', () => {
    const t = dealt('red-sea')
    t.answers('us', 'brush-war', 'north-sea-oil', 'done').answers('ussr', 'done')
    expect(inZone(t.g, Zone.Deck)).toContain('brush-war')
    expect(inZone(t.g, Zone.Later)).toContain('north-sea-oil')
    const base = dealt('twilight-struggle')
    base.answers('us', 'peace-corps', 'done').answers('ussr', 'nasserism', 'done')
    expect(inZone(base.g, Zone.Later)).toEqual(expect.arrayContaining(['peace-corps', 'nasserism']))
  })

  test('12.1.2: three turns if a base card was mixed in, two if none was', () => {
    const t = dealt('red-sea')
    expect(lastTurn(t.g)).toBe(3)
    t.answers('us', 'done').answers('ussr', 'done')
    expect(lastTurn(t.g)).toBe(2)
    const one = dealt('red-sea')
    one.answers('us', 'done').answers('ussr', 'lone-gunman', 'done')
    expect(lastTurn(one.g)).toBe(3)
    expect(lastTurn(newGame({ game: 'red-sea' }))).toBe(2)
  })
})

interface Guest {
  readonly card: string
  readonly by?: 'us' | 'ussr'
  readonly setup?: object
  readonly answers?: readonly string[]
  readonly rolls?: readonly (number | string)[]
  readonly has?: Readonly<Record<string, readonly [number, number]>>
  readonly is?: object
  readonly inForce?: readonly string[]
}

function check(
  game: string,
  turn: number,
  { card, by = 'us', setup = {}, answers = [], rolls = [], has = {}, is = {}, inForce = [] }: Guest,
): void {
  const t = table({ game, options: { mix: true }, turn, [by]: [card], ...setup })
  t.rolls(...rolls)
  t[by].plays(card, 'event', ...answers)
  t.has(has)
    .is(is)
    .inForce(...inForce)
    .idle()
}

const ussr = 'ussr' as const

const BASE_CARDS: readonly Guest[] = [
  {
    card: 'brush-war',
    setup: { influence: { sudan: [0, 1] } },
    answers: ['sudan'],
    rolls: [6],
    has: { sudan: [1, 0] },
    is: { vp: 1, milops: [3, 0] },
  },
  { card: 'arms-race', setup: { milops: [3, 0], defcon: 3 }, is: { vp: 3 } },
  { card: 'salt-negotiations', setup: { defcon: 2 }, is: { defcon: 4 }, inForce: ['salt-negotiations'] },
  { card: 'summit', answers: ['pass'], rolls: [6, 1], is: { vp: 2 } },
  { card: 'missile-envy', is: { vp: 0 } },
  { card: 'bear-trap', inForce: ['bear-trap'] },
  {
    card: 'colonial-rear-guards',
    answers: ['sudan', 'kenya', 'ethiopia', 'egypt'],
    has: { sudan: [1, 0], kenya: [1, 0], ethiopia: [1, 0], egypt: [1, 0] },
  },
  { card: 'puppet-governments', answers: ['oman', 'done'], has: { oman: [1, 0] } },
  { card: 'sadat-expels-soviets', setup: { influence: { egypt: [0, 2] } }, has: { egypt: [1, 0] } },
  {
    card: 'the-voice-of-america',
    setup: { influence: { sudan: [0, 2], kenya: [0, 3] } },
    answers: ['sudan', 'sudan', 'kenya', 'kenya'],
    has: { sudan: [0, 0], kenya: [0, 1] },
  },
  { card: 'our-man-in-tehran', setup: { influence: { oman: [2, 0] }, deck: ['zbig'] }, answers: ['zbig'], rolls: ['zbig'] },
  { card: 'brezhnev-doctrine', by: ussr, inForce: ['brezhnev-doctrine'] },
  {
    card: 'muslim-revolution',
    by: ussr,
    setup: { influence: { sudan: [2, 0], 'saudi-arabia': [1, 0], oman: [1, 0] } },
    answers: ['sudan', 'saudi-arabia'],
    has: { sudan: [0, 0], 'saudi-arabia': [0, 0] },
  },
  { card: 'opec', by: ussr, setup: { influence: { egypt: [0, 2], 'saudi-arabia': [0, 3], oman: [0, 2] } }, is: { vp: -2 } },
  { card: 'lone-gunman', by: ussr, answers: ['pass'] },
  { card: 'terrorism', by: ussr, setup: { us: ['zbig'] }, rolls: ['zbig'] },
  { card: 'wargames', setup: { defcon: 2 }, answers: ['no'] },
  { card: 'north-sea-oil', inForce: ['north-sea-oil'] },
  { card: 'awacs-sale-to-saudis', has: { 'saudi-arabia': [2, 0] }, inForce: ['awacs-sale-to-saudis'] },
  { card: 'aldrich-ames-remix', by: ussr, setup: { us: ['zbig'] }, answers: ['zbig'], inForce: ['aldrich-ames-remix'] },
  { card: 'yuri-and-samantha', by: ussr, inForce: ['yuri-and-samantha'] },
]

describe('12.2 base cards on the map of Red Sea', () => {
  test.each(BASE_CARDS)('$card', (guest) => check('red-sea-mixed', 2, guest))

  test('the list is the whole list', () => {
    const rules = rulesOf(newGame({ game: 'red-sea', mix: true }))
    expect(BASE_CARDS.map(({ card }) => card).sort()).toEqual(
      rules.cards
        .filter((card) => card.game === 'twilight-struggle')
        .map((card) => card.id)
        .sort(),
    )
  })
})

const RED_SEA_CARDS: readonly Guest[] = [
  { card: 'separatists', setup: { influence: { sudan: [0, 2] } }, answers: ['sudan'], has: { sudan: [2, 2] } },
  { card: 'apollo-soyuz-test-project', is: { space: [1, 0], vp: 2 } },
  { card: 'water-wars', setup: { influence: { egypt: [0, 2], ethiopia: [0, 3] } }, answers: ['ethiopia'], has: { ethiopia: [0, 0] } },
  {
    card: 'peace-corps',
    setup: { influence: { angola: [1, 1], haiti: [1, 0] } },
    answers: ['angola', 'angola', 'haiti'],
    has: { angola: [2, 0], haiti: [2, 0] },
  },
  { card: 'ogaden-war', setup: { influence: { ethiopia: [0, 1] } }, rolls: [5], has: { ethiopia: [1, 0] }, is: { vp: 2, milops: [2, 0] } },
  { card: 'usaid', answers: ['pass'] },
  {
    card: 'the-victorious-leader',
    setup: { influence: { cuba: [0, 3] } },
    answers: ['haiti', 'haiti', 'nicaragua', 'nicaragua'],
    has: { haiti: [2, 0], nicaragua: [2, 0] },
  },
  {
    card: 'eritrean-popular-liberation-front',
    setup: { influence: { ethiopia: [0, 1] } },
    answers: ['sudan'],
    has: { ethiopia: [1, 1], sudan: [1, 0] },
    is: { vp: 1 },
  },
  { card: 'hero-of-the-crossing', setup: { discard: ['duck-and-cover'] }, answers: ['duck-and-cover'] },
  {
    card: 'israeli-periphery-doctrine',
    setup: { influence: { angola: [0, 1] } },
    answers: ['angola'],
    rolls: [1, 6],
    has: { angola: [0, 0] },
  },
  { card: 'the-strong-man-of-sudan', setup: { influence: { ethiopia: [0, 2] } }, has: { sudan: [3, 0] } },
  { card: 'soviets-airlift-cubans', by: ussr, setup: { influence: { angola: [3, 0] } }, answers: ['angola'], has: { angola: [0, 0] } },
  { card: 'the-lion-falters', by: ussr, has: { ethiopia: [0, 1] }, inForce: ['the-lion-falters'] },
  { card: 'nasserism', by: ussr, inForce: ['nasserism'] },
  { card: 'us-presidential-elections', by: ussr },
  { card: 'cyrus-vance', by: ussr, setup: { us: ['fidel'] }, rolls: ['fidel'], answers: ['fidel'], is: { vp: -2 } },
  {
    card: 'zbig',
    setup: { influence: { france: [0, 1] }, defcon: 2 },
    answers: ['france'],
    rolls: [6],
    has: { france: [2, 0] },
    is: { defcon: 2, milops: [0, 0] },
  },
  { card: 'albano-stalinist-economics', inForce: ['albano-stalinist-economics'] },
  { card: 'centcom', answers: ['iran'], inForce: ['centcom'] },
  { card: 'carter-doctrine', inForce: ['carter-doctrine'] },
  { card: 'kenya-joins-rapid-deployment-force', has: { kenya: [1, 0] } },
  { card: 'voice-of-america-in-amharic', answers: ['pass'], inForce: ['voice-of-america-in-amharic'] },
  { card: 'afghanistan-invasion', inForce: ['afghanistan-invasion'] },
  { card: 'daniel-arap-moi', has: { kenya: [2, 0] } },
  { card: 't-62s-and-kalashnikovs', by: ussr, inForce: ['t-62s-and-kalashnikovs'] },
  {
    card: 'gosplan-advisers',
    by: ussr,
    setup: { deck: ['fidel', 'nasser', 'opec'] },
    rolls: ['fidel', 'nasser'],
    answers: ['fidel', 'nasser'],
  },
  {
    card: 'marxist-leninist-vanguard-party',
    by: ussr,
    setup: { influence: { cuba: [0, 3] } },
    answers: ['cuba', 'done', 'brazil'],
    has: { cuba: [0, 2], brazil: [0, 1] },
  },
  { card: 'presidential-directive-30', by: ussr, answers: ['brazil'], has: { brazil: [0, 1] }, inForce: ['presidential-directive-30'] },
  { card: 'stagflation', by: ussr, answers: ['pass'] },
  { card: 'cento-collapses', by: ussr, setup: { influence: { iran: [2, 0] } }, answers: ['iran', 'iran'], has: { iran: [0, 0] } },
  {
    card: 'anti-zionist-committee-of-the-soviet-public',
    by: ussr,
    setup: { influence: { israel: [1, 0] } },
    answers: ['israel'],
    rolls: [6, 1],
    has: { israel: [0, 0] },
  },
  {
    card: 'mr-nyet',
    by: ussr,
    setup: { influence: { cuba: [1, 1], haiti: [1, 1], angola: [2, 1] } },
    answers: ['cuba', 'angola'],
    has: { cuba: [0, 1], angola: [0, 1] },
    is: { defcon: 4 },
  },
]

describe('12.3 Red Sea cards on the map of the base game', () => {
  test.each(RED_SEA_CARDS)('$card', (guest) => check('twilight-struggle-mixed', 8, guest))

  test('Mengistu and We Are the World need what the base game lacks or has not seen', () => {
    for (const [card, by] of [
      ['mengistu-haile-mariam', 'ussr'],
      ['we-are-the-world', 'us'],
    ] as const) {
      const t = table({ game: 'twilight-struggle-mixed', options: { mix: true }, turn: 8, [by]: [card] })
      t[by].begins()
      t.move(by === 'us' ? US : USSR, card)
      t.refuses('event', 'event-cannot-happen')
    }
  })

  test('the list is the whole list', () => {
    const rules = rulesOf(newGame({ game: 'twilight-struggle', mix: true }))
    const others = ['mengistu-haile-mariam', 'we-are-the-world']
    expect([...RED_SEA_CARDS.map(({ card }) => card), ...others].sort()).toEqual(
      rules.cards
        .filter((card) => card.game === 'red-sea')
        .map((card) => card.id)
        .sort(),
    )
  })
})
