/** RS27 Mengistu Haile Mariam, and every US event, of Red Sea and of the base game mixed in, that it carries out with the sides exchanged. */
import { describe, expect, test } from 'vitest'
import { asked, CHANCE, decision, nameOf, rulesNamed, rulesOf, US, USSR } from '../../../src/index.ts'
import { roundsOf } from '../../../src/rules/turn/round.ts'
import { type Player, type Setup, type Table, table, times } from '../../table.ts'
import { everyWay, opponentOf, pair, points } from '../../ways.ts'

type SideName = 'us' | 'ussr'
type Board = Readonly<Record<string, readonly [number, number]>>

const SEA = 'strategic-sea-lanes'
const mengistu = 'mengistu-haile-mariam'
const lion = 'the-lion-falters'
const effects = { [lion]: 'ussr' } as const
const mixed = { game: 'red-sea-mixed', options: { mix: true } }
const at = (setup: Setup = {}): Table => table({ game: 'red-sea', turn: 2, holder: 'nobody', effects, ...setup })

// ---- every US event for either side

/** A US event as `me` carries it out; boards are written from its side: own influence first. */
interface Exchanged {
  readonly card: string
  /** What sets one of several cases of the card apart. */
  readonly when?: string
  readonly setup?: (me: SideName, them: SideName) => Setup
  readonly board?: Board
  readonly rolls?: (me: SideName) => (number | string)[]
  readonly answers?: (me: Player, t: Table, side: SideName) => unknown
  readonly has?: Board
  readonly vp?: number
  /** Own military operations. */
  readonly milops?: number
  readonly defcon?: number
  readonly goes: 'removed' | 'discard'
  readonly inForce?: readonly string[]
  /** What the event leaves in force; `has` compares the board with the one after the event. */
  readonly later?: (t: Table, me: SideName, them: SideName, has: (changes: Board) => void) => void
  /** Where the US spends the operations of Mengistu. */
  readonly elsewhere?: string
}

const boardOf = (me: SideName, board: Board): Board =>
  Object.fromEntries(Object.entries(board).map(([id, [own, their]]) => [id, pair(me, own, their)]))
/** The USSR's die is thrown first. */
const dice = (me: SideName, own: number, their: number): number[] => (me === 'us' ? [their, own] : [own, their])
const handOf = (side: SideName): string => `${side}-hand`
/** A card of a side's own event, worth 1 or 2. */
const ownCard = (side: SideName, ops: 1 | 2): string => {
  if (side === 'us') return ops === 1 ? 'eritrean-popular-liberation-front' : 'israeli-periphery-doctrine'
  return ops === 1 ? 'detente' : 'cyrus-vance'
}

/** An event of the USSR is barred, whichever side barred it. */
function isBarred(t: Table, card: string): void {
  t.ussr.begins().picks(card)
  t.refuses('event', 'event-cannot-happen')
}

const events: readonly Exchanged[] = [
  {
    card: 'peace-corps',
    board: { yemen: [0, 1], 'south-yemen': [0, 1], kenya: [2, 0], oman: [2, 0] },
    answers: (me, t) => {
      t.refuses('south-yemen', 'controlled-by-opponent')
      me.picks('yemen', 'kenya', 'oman')
    },
    has: { yemen: [0, 0], kenya: [3, 0], oman: [3, 0] },
    goes: 'discard',
  },
  {
    card: 'zbig',
    setup: () => ({ defcon: 2 }),
    board: { 'saudi-arabia': [0, 2], kenya: [2, 0] },
    rolls: () => [6],
    answers: (me, t) => {
      t.offers('saudi-arabia')
      me.picks('saudi-arabia')
    },
    has: { 'saudi-arabia': [1, 0] },
    milops: 3,
    defcon: 2,
    goes: 'discard',
  },
  {
    card: 'zbig',
    when: 'in a flashpoint',
    setup: () => ({ defcon: 2 }),
    board: { somalia: [0, 1] },
    rolls: () => ['separatists', 4],
    answers: (me) => me.picks('somalia'),
    has: { somalia: [2, 0] },
    milops: 3,
    defcon: 2,
    goes: 'discard',
  },
  {
    card: 'ogaden-war',
    when: 'won',
    board: { ethiopia: [1, 3], sudan: [0, 1], kenya: [2, 0] },
    rolls: () => [6],
    has: { ethiopia: [4, 0] },
    vp: 2,
    milops: 2,
    goes: 'discard',
  },
  {
    card: 'ogaden-war',
    when: 'lost',
    board: { ethiopia: [1, 3], sudan: [0, 1], kenya: [2, 0] },
    rolls: () => [5],
    milops: 2,
    goes: 'discard',
  },
  {
    card: 'usaid',
    board: { kenya: [1, 0] },
    answers: (me) => me.picks('influence', 'kenya'),
    has: { kenya: [2, 0] },
    goes: 'removed',
  },
  {
    card: 'albano-stalinist-economics',
    setup: (me, them) => ({ [me]: ['water-wars'], [them]: ['separatists'] }),
    board: { kenya: [1, 1] },
    goes: 'removed',
    inForce: ['albano-stalinist-economics'],
    later: (t, me, them, has) => {
      t[them].plays('separatists', 'influence', 'kenya')
      has({ kenya: [1, 2] })
      t[me].plays('water-wars', 'influence', 'kenya', 'kenya')
      has({ kenya: [3, 2] })
      t.endsTurn().inForce(lion)
    },
  },
  {
    card: 'the-victorious-leader',
    board: { oman: [0, 2], 'south-yemen': [0, 1], kenya: [2, 0] },
    answers: (me, t) => {
      t.offers('saudi-arabia', 'djibouti')
      me.picks('saudi-arabia', 'saudi-arabia', 'djibouti', 'djibouti')
    },
    has: { 'saudi-arabia': [2, 0], djibouti: [2, 0] },
    goes: 'removed',
  },
  {
    card: 'eritrean-popular-liberation-front',
    board: { ethiopia: [0, 1] },
    answers: (me) => me.picks('kenya'),
    has: { ethiopia: [1, 1], kenya: [1, 0] },
    vp: 1,
    goes: 'discard',
  },
  {
    card: 'centcom',
    setup: (me, them) => ({ [me]: ['water-wars'], [them]: ['separatists', 'arab-league'] }),
    board: { oman: [2, 1], yemen: [2, 0] },
    answers: (me) => me.picks('oman'),
    goes: 'discard',
    inForce: ['centcom'],
    later: (t, me, them, has) => {
      t[them].plays('separatists', 'coup')
      t.refuses('oman', 'protected-by-card').rolls(1)[them].picks('yemen')
      t[them].plays('arab-league', 'realign')
      t.refuses('oman', 'protected-by-card')
      t.rolls(1, 1, 1, 1)[them].picks('yemen', 'yemen')
      t[me].plays('water-wars', 'coup', 'oman')
      t.rolls(3)
      has({ oman: [2, 0] })
      t.endsTurn().inForce(lion, 'centcom')
    },
  },
  {
    card: 'carter-doctrine',
    setup: (_me, them) => ({ [them]: ['separatists'] }),
    board: { yemen: [2, 0] },
    goes: 'removed',
    inForce: ['carter-doctrine'],
    later: (t, me, them, has) => {
      t[them].plays('separatists', 'coup', 'yemen')
      t.asks(me, 'die').offers('1', '6', 'done')
      t[me].picks('1')
      has({})
      t.inForce(lion).idle()
    },
  },
  {
    card: 'kenya-joins-rapid-deployment-force',
    board: { yemen: [0, 1], kenya: [0, 2] },
    answers: (me, t) => {
      t.offers('yemen', 'kenya')
      me.picks('kenya')
    },
    has: { kenya: [1, 1] },
    goes: 'discard',
  },
  {
    card: 'voice-of-america-in-amharic',
    setup: (me, them) => ({ [me]: [ownCard(me, 1)], [them]: [ownCard(them, 1)] }),
    board: { kenya: [1, 1] },
    answers: (me) => me.picks('influence', 'kenya'),
    has: { kenya: [2, 1] },
    goes: 'removed',
    inForce: ['voice-of-america-in-amharic'],
    later: (t, me, them, has) => {
      t[me].plays(ownCard(me, 1), 'influence', 'kenya', 'kenya')
      t[them].plays(ownCard(them, 1), 'influence', 'somalia')
      has({ kenya: [4, 1], somalia: [0, 1] })
      t.endsTurn().inForce(lion)
    },
  },
  {
    card: 'french-connections',
    board: { djibouti: [0, 2], madagascar: [0, 1] },
    answers: (me) => me.picks('djibouti', 'madagascar'),
    has: { djibouti: [0, 0], madagascar: [2, 1] },
    goes: 'removed',
  },
  {
    card: 'the-events-of-86',
    board: { 'south-yemen': [0, 1], oman: [2, 0], egypt: [2, 0], kenya: [2, 0], 'saudi-arabia': [0, 2] },
    answers: (me) => me.picks('saudi-arabia', 'south-yemen'),
    has: { 'saudi-arabia': [0, 1], 'south-yemen': [0, 0] },
    vp: 1,
    goes: 'discard',
  },
  {
    card: 'hero-of-the-crossing',
    setup: (me, them) => ({
      [me]: [ownCard(them, 1), 'separatists'],
      discard: [ownCard(me, 2), ownCard(them, 2), 'arab-league'],
    }),
    answers: (me, t, side) => {
      const them = opponentOf(side)
      t.offers(ownCard(them, 1)).refuses('separatists', 'not-opponent-event')
      me.picks(ownCard(them, 1))
      t.offers(ownCard(side, 2), 'arab-league').refuses(ownCard(them, 2), 'of-other-side')
      me.picks(ownCard(side, 2))
      t.cards({ [ownCard(them, 1)]: 'discard', [ownCard(side, 2)]: handOf(side), separatists: handOf(side), 'arab-league': 'discard' })
    },
    goes: 'discard',
  },
  {
    card: 'israeli-periphery-doctrine',
    setup: () => ({ defcon: 2 }),
    board: { kenya: [0, 2], egypt: [0, 1], oman: [0, 2] },
    rolls: (me) => [...dice(me, 3, 2), ...dice(me, 4, 1)],
    answers: (me, t) => {
      t.offers('kenya', 'egypt', 'done')
      me.picks('kenya', 'egypt')
    },
    has: { kenya: [0, 1], egypt: [0, 0] },
    defcon: 2,
    goes: 'discard',
  },
  {
    card: 'the-strong-man-of-sudan',
    board: { ethiopia: [4, 2], sudan: [1, 0] },
    has: { sudan: [4, 0] },
    goes: 'removed',
  },
  {
    card: 'afghanistan-invasion',
    setup: (me, them) => {
      const cards = { [me]: ['water-wars'], [them]: ['separatists'] }
      return { ...cards, ussr: [...cards.ussr!, 'presidential-directive-30'] }
    },
    board: { kenya: [1, 1] },
    goes: 'discard',
    inForce: ['afghanistan-invasion'],
    later: (t, me, them, has) => {
      t[them].plays('separatists', 'influence', 'kenya')
      t[me].plays('water-wars', 'influence', 'kenya', 'kenya')
      has({ kenya: [3, 2] })
      isBarred(t, 'presidential-directive-30')
    },
  },
  {
    card: 'daniel-arap-moi',
    when: 'with control of Kenya',
    setup: () => ({ defcon: 3 }),
    board: { kenya: [2, 0] },
    answers: (me) => me.picks('raise'),
    vp: 1,
    defcon: 4,
    goes: 'removed',
  },
  { card: 'daniel-arap-moi', when: 'without it', board: { kenya: [0, 2] }, has: { kenya: [2, 2] }, goes: 'removed' },
  {
    card: 'we-are-the-world',
    setup: (_me, them) => ({ effects: { ...effects, famine: them }, markers: { famine: ['sudan', 'kenya'] } }),
    board: { kenya: [0, 2] },
    answers: (me, t) => {
      t.offers('sudan', 'kenya')
      me.picks('kenya')
      t.marked('famine', 'sudan')
    },
    has: { kenya: [2, 2] },
    vp: 1,
    goes: 'removed',
    inForce: ['famine'],
  },
  { card: 'diego-garcia', board: { [SEA]: [0, 2] }, has: { [SEA]: [2, 1] }, goes: 'discard', elsewhere: 'madagascar' },

  // Cards of the base game (12.2).
  {
    card: 'bear-trap',
    setup: (_me, them) => ({ [them]: ['separatists', 'oau'] }),
    goes: 'removed',
    inForce: ['bear-trap'],
    later: (t, _me, them, has) => {
      t[them].begins()
      t.refuses('oau', 'value-too-low').offers('separatists')
      t[them].picks('separatists')
      t.rolls(4)
      has({})
      t.inForce(lion).cards({ separatists: 'discard' }).idle()
    },
  },
  {
    card: 'colonial-rear-guards',
    board: { kenya: [0, 2] },
    answers: (me, t) => {
      t.refuses('oman', 'outside-area').refuses(SEA, 'outside-area')
      me.picks('kenya', 'egypt', 'sudan', 'somalia')
    },
    has: { kenya: [1, 2], egypt: [1, 0], sudan: [1, 0], somalia: [1, 0] },
    goes: 'discard',
  },
  {
    card: 'puppet-governments',
    board: { kenya: [0, 1], yemen: [1, 0] },
    answers: (me, t) => {
      t.refuses('kenya', 'occupied').refuses('yemen', 'occupied').refuses(SEA, 'outside-area')
      me.picks('oman', 'sudan', 'egypt')
    },
    has: { oman: [1, 0], sudan: [1, 0], egypt: [1, 0] },
    goes: 'removed',
  },
  { card: 'sadat-expels-soviets', board: { egypt: [1, 3], sudan: [0, 1] }, has: { egypt: [2, 0] }, goes: 'removed' },
  {
    card: 'the-voice-of-america',
    board: { yemen: [0, 3], kenya: [1, 2], oman: [2, 0] },
    answers: (me, t) => {
      t.refuses('oman', 'no-influence-to-remove').refuses(SEA, 'outside-area')
      me.picks('yemen', 'yemen')
      t.refuses('yemen', 'at-most-in-country')
      me.picks('kenya', 'kenya')
    },
    has: { yemen: [0, 1], kenya: [1, 0] },
    goes: 'discard',
  },
  {
    card: 'our-man-in-tehran',
    board: { oman: [2, 0] },
    rolls: () => ['peace-corps', 'separatists', 'famine', 'nasserism', 'africa-scoring'],
    answers: (me, t, side) => {
      t.knows(side, 'famine').knows(opponentOf(side), 'famine', false)
      me.picks('africa-scoring', 'separatists', 'done')
      t.cards({ 'africa-scoring': 'discard', separatists: 'discard', famine: 'deck', nasserism: 'deck', 'peace-corps': 'deck' })
    },
    goes: 'removed',
  },
  {
    card: 'north-sea-oil',
    setup: () => ({ ussr: ['opec'] }),
    goes: 'removed',
    inForce: ['north-sea-oil'],
    later: (t, me) => {
      expect(([US, USSR] as const).map((side) => roundsOf(t.g, side))).toEqual(pair(me, 8, 7))
      isBarred(t, 'opec')
    },
  },
  {
    card: 'awacs-sale-to-saudis',
    setup: () => ({ ussr: ['muslim-revolution'] }),
    board: { 'saudi-arabia': [1, 1] },
    has: { 'saudi-arabia': [3, 1] },
    goes: 'removed',
    inForce: ['awacs-sale-to-saudis'],
    later: (t) => isBarred(t, 'muslim-revolution'),
  },
]

const elsewhere = (event: Exchanged): string => event.elsewhere ?? SEA
const isGuest = (card: string): boolean => !rulesNamed('red-sea')!.cardNumbers.has(card)

/** A table for the event of `me`, with these cards added to the hands. */
function seat(event: Exchanged, me: SideName, hands: { readonly us?: string[]; readonly ussr?: string[] }): Table {
  const setup: Setup = event.setup?.(me, opponentOf(me)) ?? {}
  return at({
    ...(isGuest(event.card) ? mixed : {}),
    ...setup,
    influence: { [elsewhere(event)]: [1, 0], ...boardOf(me, event.board ?? {}) },
    us: [...(setup.us ?? []), ...(hands.us ?? [])],
    ussr: [...(setup.ussr ?? []), ...(hands.ussr ?? [])],
  })
}

/** The event takes its course, and its result is the one of its own side's view. */
function happens(t: Table, event: Exchanged, me: SideName, placed: Board): void {
  const { card, vp = 0, milops = 0, defcon = 5, goes, inForce = [] } = event
  const after = { ...boardOf(me, event.has ?? {}), ...placed }
  event.answers?.(t[me], t, me)
  t.has(after)
    .is({ vp: points(me, vp), milops: pair(me, milops, 0), defcon })
    .cards({ [card]: goes })
    .inForce(lion, ...inForce)
    .idle()
  event.later?.(t, me, opponentOf(me), (changes) => t.has({ ...after, ...boardOf(me, changes) }))
}

describe('every US event is the same for the US and, through Mengistu, for the USSR', () => {
  test('none is forgotten: 20 of Red Sea, 8 of the base game', () => {
    const ofUs = rulesNamed('red-sea-mixed')!
      .cards.filter((card) => card.side === US)
      .map((card) => card.id)
    expect(ofUs).toHaveLength(28)
    expect(new Set(events.map((event) => event.card))).toEqual(new Set(ofUs))
  })

  describe.each(events.map((event) => [`${event.card}${event.when ? ` ${event.when}` : ''}`, event] as const))('%s', (_name, event) => {
    test('played by the US', () => {
      const t = seat(event, 'us', { us: [event.card] })
      t.rolls(...(event.rolls?.('us') ?? []))
      t.us.plays(event.card, 'event')
      happens(t, event, 'us', {})
    })

    test('out of the hand of the USSR', () => {
      const t = seat(event, 'ussr', { ussr: [mengistu, event.card] })
      t.rolls(...(event.rolls?.('ussr') ?? []))
      t.ussr.plays(mengistu, 'event', event.card)
      happens(t, event, 'ussr', {})
      t.cards({ [mengistu]: 'discard' })
    })

    test('where the US plays Mengistu for its operations', () => {
      const t = seat(event, 'ussr', { us: [mengistu], ussr: [event.card] })
      t.us.plays(mengistu, 'influence', ...times(3, elsewhere(event)))
      t.rolls(...(event.rolls?.('ussr') ?? [])).ussr.picks(event.card)
      happens(t, event, 'ussr', { [elsewhere(event)]: [4, 0] })
      t.cards({ [mengistu]: 'discard' })
    })
  })
})

describe('RS27 Mengistu Haile Mariam', () => {
  const garcia = 'diego-garcia'

  everyWay(mengistu, {
    side: 'ussr',
    ops: 3,
    setup: { game: 'red-sea', effects, ussr: ['the-strong-man-of-sudan', 'zbig'], influence: { ethiopia: [2, 0] } },
    answers: (me) => me.picks('the-strong-man-of-sudan'),
    has: { sudan: [0, 3] },
    goes: 'discard',
  })

  test('only a card of a US event out of the hand of the USSR', () => {
    const t = at({ us: ['peace-corps'], ussr: [mengistu, garcia, 'zbig', 'the-derg', 'arab-league', 'africa-scoring'], holder: 'ussr' })
    t.ussr.plays(mengistu, 'event')
    t.asks('ussr', 'mengistu').offers(garcia, 'zbig', 'done')
    for (const card of ['the-derg', 'arab-league', 'africa-scoring']) t.refuses(card, 'not-opponent-event')
    for (const card of ['peace-corps', mengistu, 'romanian-autonomy', 'ogaden-war']) t.refuses(card, 'not-there')
  })

  test('it may be declined: the card stays in the hand', () => {
    const t = at({ ussr: [mengistu, garcia] })
    t.ussr.plays(mengistu, 'event', 'done')
    t.has({})
      .cards({ [mengistu]: 'discard', [garcia]: 'ussr-hand' })
      .idle()
  })

  test('without a US card in the hand nothing happens', () => {
    const t = at({ us: [garcia], ussr: [mengistu, 'the-derg'] })
    t.ussr.plays(mengistu, 'event')
    t.has({})
      .cards({ [mengistu]: 'discard', [garcia]: 'us-hand', 'the-derg': 'ussr-hand' })
      .idle()
  })

  test('played by the US, the USSR chooses out of its own hand, and the US has its operations', () => {
    const t = at({ us: [mengistu, 'zbig'], ussr: [garcia, 'the-derg'] })
    t.us.plays(mengistu, 'event')
    t.asks('ussr', 'mengistu').offers(garcia, 'done').refuses('zbig', 'not-there')
    t.ussr.picks(garcia)
    t.has({ [SEA]: [0, 2] })
    t.us.picks('influence', SEA, SEA, SEA)
    t.has({ [SEA]: [3, 2] })
      .cards({ [mengistu]: 'discard', [garcia]: 'discard', zbig: 'us-hand' })
      .idle()
  })

  describe('without The Lion Falters', () => {
    const setup = { effects: {}, ussr: [garcia] }
    const nothing = (t: Table, has: Board): Table =>
      t
        .has(has)
        .cards({ [mengistu]: 'discard', [garcia]: 'ussr-hand' })
        .idle()

    test('it is refused to the USSR', () => {
      const t = at({ ...setup, ussr: [garcia, mengistu] })
      t.ussr.begins().picks(mengistu)
      t.refuses('event', 'event-cannot-happen')
      t.ussr.picks('influence', SEA, SEA, SEA)
      nothing(t, { [SEA]: [0, 3] })
    })

    test('played by the US it gives operations alone, in either order (5.2)', () => {
      const first = at({ ...setup, us: [mengistu] })
      first.us.plays(mengistu, 'event', 'influence', SEA, SEA, SEA)
      nothing(first, { [SEA]: [3, 0] })
      const last = at({ ...setup, us: [mengistu] })
      last.us.plays(mengistu, 'influence', SEA, SEA, SEA)
      nothing(last, { [SEA]: [3, 0] })
    })

    test('headlined by either side it is discarded', () => {
      nothing(at({ ...setup, ussr: [garcia, mengistu] }).headlines(null, mengistu), {})
      const us = at({ ...setup, us: [mengistu], ussr: [garcia, 'arab-league'] })
      nothing(us.headlines(mengistu, 'arab-league'), {})
    })
  })

  test('a barred event stays barred: Ogaden War after F-5Es Delivered', () => {
    const t = at({ ussr: [mengistu, 'ogaden-war', garcia], effects: { ...effects, 'f-5es-delivered': 'ussr' } })
    t.ussr.plays(mengistu, 'event')
    t.refuses('ogaden-war', 'event-cannot-happen').offers(garcia, 'done')
  })

  test.each([
    ['eritrean-popular-liberation-front', { ethiopia: [0, 1] }],
    ['eritrean-popular-liberation-front', { ethiopia: [1, 1] }],
    ['we-are-the-world', {}],
    ['our-man-in-tehran', { oman: [2, 0], kenya: [0, 2] }],
  ] as const)('conditions are exchanged too: no %s with %j', (card, influence) => {
    const t = at({ ...mixed, influence, ussr: [mengistu, card, garcia] })
    t.ussr.plays(mengistu, 'event')
    t.refuses(card, 'event-cannot-happen').offers(garcia, 'done')
  })

  test.each(['yes', 'no'] as const)('headlined, it lets the USSR open the rounds through USAID: %s', (answer) => {
    const t = at({ ussr: [mengistu, 'usaid'], influence: { somalia: [0, 1] } })
    t.headlines(null, mengistu)
    t.ussr.picks('usaid', 'influence', 'somalia')
    t.asks('ussr', 'open-rounds').ussr.picks(answer)
    t.has({ somalia: [0, 2] })
      .inForce(...(answer === 'yes' ? [lion, 'usaid'] : [lion]))
      .cards({ usaid: 'removed', [mengistu]: 'discard' })
      .idle()
  })

  test.each([
    ['us', 'ussr'],
    ['ussr', 'us'],
  ] as const)('8.1.4: where its event brings DEFCON to 1, the %s, who played Mengistu, loses', (player, winner) => {
    const moi = 'daniel-arap-moi'
    const hands = player === 'us' ? { us: [mengistu], ussr: [moi] } : { ussr: [mengistu, moi] }
    const t = at({ ...hands, defcon: 2, influence: { kenya: [0, 2] } })
    t[player].plays(mengistu, 'event')
    t.ussr.picks(moi, 'lower')
    t.over(winner, 'nuclear-war')
  })

  test('its VP can win the game for the USSR', () => {
    const t = at({ ussr: [mengistu, 'eritrean-popular-liberation-front'], vp: -9, influence: { ethiopia: [1, 0] } })
    t.ussr.plays(mengistu, 'event', 'eritrean-popular-liberation-front')
    t.over('ussr', 'vp')
  })
})

describe('mixed into the base game, it carries out every US event of either game', () => {
  const rules = rulesNamed('twilight-struggle-mixed')!
  const ofUs = rules.cards.filter((card) => card.side === US).map((card) => card.id)
  /** What the conditions of events ask for, with the sides exchanged. */
  const prior: Readonly<Record<string, SideName>> = { ...effects, 'warsaw-pact-formed': 'us', 'john-paul-ii-elected-pope': 'ussr' }
  const influence = { iran: [0, 2], poland: [0, 3], 'east-germany': [0, 3], ethiopia: [1, 0], egypt: [2, 1], italy: [3, 1] } as const
  const seat = (id: string): Table =>
    table({
      game: 'twilight-struggle-mixed',
      options: { mix: true },
      turn: 8,
      space: [0, 1],
      influence,
      effects: Object.fromEntries(Object.entries(prior).filter(([card]) => card !== id)),
      discard: ['allende', 'nasser'],
      ussr: [mengistu, id, 'fidel'],
      us: ['blockade', 'suez-crisis'],
    })

  /** Answers with the first legal move until the table is idle. */
  function playsOut(t: Table): void {
    for (let i = 0; i < 60 && t.g.result === null && t.g.frames.length > 1; i++) {
      const by = ([US, USSR, CHANCE] as const).find((actor) => (asked(t.g) >> actor) & 1)!
      t.move(by, nameOf(rulesOf(t.g), decision(t.g, by)!.moves[0]!)!)
    }
    t.idle()
  }

  test.each(ofUs.filter((id) => id !== 'we-are-the-world'))('%s', (id) => {
    const t = seat(id)
    t.ussr.plays(mengistu, 'event', id)
    playsOut(t)
    const left = id === 'shuttle-diplomacy' ? 'beside' : rules.cards[t.card(id)]!.once ? 'removed' : 'discard'
    t.cards({ [mengistu]: 'discard', [id]: left })
    for (const effect of t.g.effects.filter((e) => e >> 10 === t.card(id))) expect(effect & 3).toBe(1 << USSR)
  })

  test('but We Are the World, without Famine', () => {
    const t = seat('we-are-the-world')
    t.ussr.plays(mengistu, 'event')
    t.has({})
      .cards({ [mengistu]: 'discard', 'we-are-the-world': 'ussr-hand' })
      .idle()
  })
})
