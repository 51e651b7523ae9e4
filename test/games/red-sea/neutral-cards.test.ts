/** The cards of Red Sea that belong to both sides, the scoring cards and Romanian Autonomy. */
import { describe, test } from 'vitest'
import { begin } from '../../../src/rules/effects.ts'
import { type Player, type Setup, type Table, table, times } from '../../table.ts'
import { opponentOf, pair, points } from '../../ways.ts'

const SIDES = ['us', 'ussr'] as const
type SideName = (typeof SIDES)[number]
type Board = Readonly<Record<string, readonly [number, number]>>

const SEA = 'strategic-sea-lanes'
const at = (setup: Setup = {}): Table => table({ game: 'red-sea', ...setup })
const headlined = (t: Table, side: SideName, card: string): Table => t.headlines(side === 'us' ? card : null, side === 'ussr' ? card : null)
const victory = (t: Table, side: SideName): Table => t.over(side, 'vp').is({ vp: points(side, 10) })

interface Event {
  readonly setup?: Setup
  readonly rolls?: readonly (number | string)[]
  readonly answers?: (me: Player) => unknown
  readonly has?: Board
  readonly is?: Parameters<Table['is']>[0]
  readonly goes: 'removed' | 'discard'
  readonly inForce?: readonly string[]
}

/** An event of both sides: played and headlined by each, and not happening where the card is used for operations or sent to space. */
function eachSide(id: string, ops: number, event: (me: SideName) => Event): void {
  const seat = (me: SideName): Table => {
    const { setup = {} } = event(me)
    return at({ ...setup, [me]: [...(setup[me] ?? []), id] })
  }
  const happens = (t: Table, me: SideName): void => {
    const { rolls = [], answers, has = {}, is = {}, goes, inForce = [] } = event(me)
    t.rolls(...rolls)
    answers?.(t[me])
    t.has(has)
      .is(is)
      .cards({ [id]: goes })
      .inForce(...inForce)
      .idle()
  }
  const doesNot = (t: Table, me: SideName, has: Board): void => {
    const { vp = 0, defcon = 5, milops = [0, 0], space = [0, 0] } = event(me).setup ?? {}
    t.has(has)
      .is({ vp, defcon, milops, space })
      .cards({ [id]: 'discard' })
      .inForce()
      .idle()
  }

  test.each(SIDES)('as the event of the %s', (me) => {
    const t = seat(me)
    t[me].plays(id, 'event')
    happens(t, me)
  })

  test.each(SIDES)('headlined by the %s', (me) => happens(headlined(seat(me), me, id), me))

  test.each(SIDES)('used for operations or sent to space by the %s, its event does not happen (5.1, 6.4.5)', (me) => {
    const t = seat(me)
    t[me].plays(id, 'influence', ...times(ops, SEA))
    doesNot(t, me, { [SEA]: pair(me, ops, 0) })
    const spaced = seat(me)
    if (ops < 2) return
    spaced[me].plays(id, 'space')
    spaced.rolls(6)
    doesNot(spaced, me, {})
  })
}

/** An event whose condition is unmet: refused in a round; headlined, it does nothing and is discarded (5.2). */
function cannotHappen(id: string, side: SideName, setup: Setup): void {
  const t = at({ ...setup, [side]: [...(setup[side] ?? []), id] })
  t[side].begins().picks(id)
  t.refuses('event', 'event-cannot-happen')
  const headline = at({ ...setup, [side]: [...(setup[side] ?? []), id] })
  headlined(headline, side, id)
    .has({})
    .is({ vp: 0 })
    .cards({ [id]: 'discard' })
    .idle()
}

describe('Famine', () => {
  const famine = 'famine'
  eachSide(famine, 2, (me) => ({
    setup: { influence: { sudan: pair(me, 0, 1), kenya: pair(me, 0, 2) } },
    rolls: [2],
    answers: (player) => player.picks('egypt', 'sudan', 'sudan'),
    has: { sudan: pair(me, 2, 0) },
    is: { milops: pair(me, 2, 0), defcon: 5 },
    goes: 'discard',
    inForce: [famine],
  }))

  /** A table with markers of an earlier Famine. */
  const famished = (setup: Setup, owners: readonly SideName[], ...countries: string[]): Table => {
    const t = at({ ...setup, markers: { [famine]: countries } })
    for (const owner of owners) begin(t.g, t.card(famine), owner === 'us' ? 0 : 1)
    return t
  }

  test('markers in two neighbouring countries, then a coup in one of them, not to be declined', () => {
    const t = at({ us: [famine], influence: { kenya: [0, 2], somalia: [0, 1], madagascar: [0, 1] } })
    t.us.plays(famine, 'event')
    t.refuses(SEA, 'outside-area').refuses('done', 'must-spend-all')
    t.us.picks('kenya')
    t.marked(famine, 'kenya').offers('ethiopia', 'somalia', 'madagascar')
    t.refuses('kenya', 'already-chosen').refuses('sudan', 'outside-area').refuses(SEA, 'outside-area').refuses('done', 'must-spend-all')
    t.us.picks('madagascar')
    t.marked(famine, 'kenya', 'madagascar').asks('us', 'coup').offers('kenya', 'madagascar')
    t.refuses('somalia', 'outside-area').refuses('done', 'must-spend-all')
    t.us.picks('madagascar')
    t.rolls(1).noted('coup', { die: 1, ops: 2, mod: 1, n: 0 })
    t.has({})
      .marked(famine, 'kenya', 'madagascar')
      .is({ milops: [2, 0], defcon: 5 })
      .idle()
  })

  test('a successful coup takes the marker away; battlegrounds lower DEFCON', () => {
    const t = at({ us: [famine], influence: { kenya: [0, 2] } })
    t.us.plays(famine, 'event', 'kenya', 'madagascar', 'kenya')
    t.rolls(2)
    t.has({ kenya: [0, 1] })
      .marked(famine, 'madagascar')
      .is({ defcon: 4, milops: [2, 0] })
      .idle()
  })

  test('6.3.6.1: a flashpoint shows the top card of the deck first', () => {
    const t = at({ us: [famine], influence: { ethiopia: [0, 1] } })
    t.us.plays(famine, 'event', 'ethiopia', 'sudan', 'ethiopia')
    t.rolls('peace-corps', 1)
    t.has({ ethiopia: [1, 0] })
      .is({ defcon: 4 })
      .cards({ 'peace-corps': 'discard' })
      .marked(famine, 'sudan')
      .idle()
  })

  test('7.3.2: operations modifiers count, for military operations too', () => {
    const more = at({ ussr: [famine], effects: { 't-62s-and-kalashnikovs': 'ussr' }, influence: { madagascar: [2, 0] } })
    more.ussr.plays(famine, 'event', 'kenya', 'madagascar', 'madagascar')
    more.rolls(1)
    more
      .has({ madagascar: [1, 0] })
      .is({ milops: [0, 3] })
      .idle()
    const less = at({ us: ['afghanistan-invasion'], ussr: [famine], influence: { madagascar: [2, 0] } })
    less.us.plays('afghanistan-invasion', 'event')
    less.ussr.plays(famine, 'event', 'kenya', 'madagascar', 'madagascar')
    less.rolls(3)
    less
      .has({ madagascar: [1, 0] })
      .is({ milops: [0, 1] })
      .idle()
  })

  test('DEFCON 3 closes the Middle East to this coup; without a target the markers stay', () => {
    const t = at({ us: [famine], defcon: 3, influence: { egypt: [0, 1], sudan: [0, 1] } })
    t.us.plays(famine, 'event', 'egypt', 'sudan')
    t.refuses('egypt', 'defcon-closed').offers('sudan')
    const closed = at({ us: [famine], defcon: 3, influence: { oman: [0, 1], 'saudi-arabia': [0, 1] } })
    closed.us.plays(famine, 'event', 'oman', 'saudi-arabia')
    closed
      .has({})
      .marked(famine, 'oman', 'saudi-arabia')
      .is({ milops: [0, 0], defcon: 3 })
      .cards({ [famine]: 'discard' })
      .idle()
    const empty = at({ us: [famine], influence: { kenya: [2, 0] } })
    empty.us.plays(famine, 'event', 'kenya', 'madagascar')
    empty.has({}).marked(famine, 'kenya', 'madagascar').idle()
  })

  test('a country under CENTCOM is no target for the USSR', () => {
    const t = at({ us: ['centcom'], ussr: [famine], influence: { kenya: [1, 0], madagascar: [1, 0] } })
    t.us.plays('centcom', 'event', 'kenya')
    t.ussr.plays(famine, 'event', 'kenya', 'madagascar')
    t.refuses('kenya', 'protected-by-card').offers('madagascar')
  })

  test.each(SIDES)(
    'R8: later coups of the %s there get 1 more, in later turns too; a failed one leaves the marker, realignments get nothing',
    (side) => {
      const card = side === 'us' ? 'peace-corps' : 'the-derg'
      const other = side === 'us' ? 'diego-garcia' : 'cyrus-vance'
      const last = side === 'us' ? 'voice-of-america-in-amharic' : 'gosplan-advisers'
      const t = famished({ [side]: [card, other, last], influence: { oman: pair(side, 0, 2) } }, ['us'], 'oman', 'saudi-arabia')
      t.endsTurn().marked(famine, 'oman', 'saudi-arabia')
      t[side].plays(card, 'coup', 'oman')
      t.rolls(1).noted('coup', { mod: 1, n: 0 })
      t.has({}).marked(famine, 'oman', 'saudi-arabia')
      t.rolls(1, 1, 1, 1)[side].plays(other, 'realign', 'oman', 'oman')
      t.noted('realign', { side: side === 'us' ? 0 : 1, extra: 0 })
      t[side].plays(last, 'coup', 'oman')
      t.rolls(2)
      t.has({ oman: pair(side, 0, 1) })
        .marked(famine, 'saudi-arabia')
        .idle()
    },
  )

  test('without a marker a country gets nothing', () => {
    const t = famished({ us: ['peace-corps'], influence: { yemen: [0, 2] } }, ['us'], 'oman', 'saudi-arabia')
    t.us.plays('peace-corps', 'coup', 'yemen')
    t.rolls(2).noted('coup', { mod: 0, n: 0 })
    t.has({}).marked(famine, 'oman', 'saudi-arabia').idle()
  })

  test('played by both sides it still gives 1', () => {
    const t = famished({ us: ['peace-corps'], influence: { oman: [0, 2] } }, SIDES, 'oman')
    t.us.plays('peace-corps', 'coup', 'oman')
    t.rolls(3).noted('coup', { mod: 1, n: 2 })
    t.marked(famine).idle()
  })

  test('no country bears two markers, and the coup may be where an earlier one lies', () => {
    const t = famished({ us: [famine], influence: { yemen: [0, 2] } }, ['ussr'], 'saudi-arabia', 'yemen', 'sudan', 'djibouti')
    t.us.plays(famine, 'event')
    for (const country of ['saudi-arabia', 'yemen', 'sudan', 'djibouti']) t.refuses(country, 'already-chosen')
    for (const country of ['oman', 'egypt', 'south-yemen']) t.refuses(country, 'outside-area')
    t.offers('ethiopia', 'kenya', 'somalia', 'madagascar')
    t.us.picks('somalia')
    t.offers('kenya', 'madagascar')
    t.us.picks('madagascar')
    t.offers('yemen')
    t.us.picks('yemen')
    t.rolls(3)
    t.has({ yemen: [0, 0] })
      .marked(famine, 'saudi-arabia', 'sudan', 'djibouti', 'somalia', 'madagascar')
      .idle()
  })

  test('where no two free neighbours are left there is the coup alone', () => {
    const all = ['egypt', 'sudan', 'ethiopia', 'djibouti', 'somalia', 'kenya', 'madagascar', 'saudi-arabia', 'south-yemen', 'yemen']
    const t = famished({ us: [famine], influence: { yemen: [0, 2] } }, ['us'], ...all)
    t.us.plays(famine, 'event', 'yemen')
    t.rolls(1)
    t.has({}).marked(famine, ...all)
    t.idle()
  })
})

describe('OAU', () => {
  const oau = 'oau'
  /** A card of the other side's event, worth 2. */
  const theirs = (me: SideName): string => (me === 'us' ? 'the-derg' : 'diego-garcia')
  eachSide(oau, 1, (me) => ({
    setup: { [me]: [theirs(me)], influence: { kenya: pair(me, 1, 0) } },
    rolls: [4],
    answers: (player) => player.picks(theirs(me), 'influence', 'kenya', 'somalia'),
    has: { kenya: pair(me, 2, 0), somalia: pair(me, 1, 0) },
    goes: 'discard',
  }))

  test.each(SIDES)(
    'the %s discards a card of the other side, whose event does not happen (5.4); on 1 to 3 there are no operations',
    (me) => {
      const own = me === 'us' ? 'diego-garcia' : 'the-derg'
      for (const die of [1, 2, 3]) {
        const t = at({ [me]: [oau, theirs(me), own, 'separatists', 'africa-scoring'], holder: me })
        t[me].plays(oau, 'event')
        t.asks(me, 'discard').offers(theirs(me)).refuses('done', 'must-spend-all')
        for (const card of [own, 'separatists', 'africa-scoring']) t.refuses(card, 'not-opponent-event')
        for (const card of [oau, 'romanian-autonomy', 'zbig']) t.refuses(card, 'not-there')
        t[me].picks(theirs(me))
        t.rolls(die).noted('roll', { die })
        t.has({})
          .stable('ethiopia', 1)
          .cards({ [oau]: 'discard', [theirs(me)]: 'discard', [own]: me === 'us' ? 'us-hand' : 'ussr-hand' })
          .idle()
      }
    },
  )

  test.each([
    [4, 'the-derg', 2],
    [5, 'soviets-airlift-cubans', 3],
    [6, 'mr-nyet', 4],
  ])('%i: operations worth %s, %i; not to space, and not to be passed', (die, card, ops) => {
    const t = at({ us: [oau, card], influence: { sudan: [0, 1] } })
    t.us.plays(oau, 'event', card)
    t.rolls(die)
    t.offers('influence', 'realign', 'coup').refuses('space', 'not-an-answer').refuses('pass', 'must-spend-all')
    t.us.picks('influence', ...times(ops, SEA))
    t.has({ [SEA]: [ops, 0] })
      .is({ defcon: 5, milops: [0, 0] })
      .idle()
  })

  test('7.3.1: modifiers count for these operations', () => {
    const t = at({ ussr: [oau, 'diego-garcia'], effects: { 't-62s-and-kalashnikovs': 'ussr' }, influence: { oman: [2, 0] } })
    t.ussr.plays(oau, 'event', 'diego-garcia')
    t.rolls(4).ussr.picks('coup', 'oman')
    t.rolls(2)
    t.has({ oman: [1, 0] })
      .is({ milops: [0, 3] })
      .idle()
  })

  test.each(SIDES)('without a card of the other side it cannot happen for the %s', (me) => {
    cannotHappen(oau, me, {})
    const t = at({ [me]: [oau, me === 'us' ? 'diego-garcia' : 'the-derg', 'separatists', 'africa-scoring'], holder: me })
    t[me].begins().picks(oau)
    t.refuses('event', 'event-cannot-happen')
  })
})

describe('RS42 Separatists', () => {
  const separatists = 'separatists'
  eachSide(separatists, 2, (me) => ({
    setup: { influence: { yemen: pair(me, 1, 4), kenya: pair(me, 0, 3) } },
    answers: (player) => player.picks('yemen'),
    has: { yemen: pair(me, 4, 4) },
    goes: 'discard',
  }))

  test.each(SIDES)('the %s: in a country that is no battleground, flashpoints among them (2.1.5)', (me) => {
    const open = { ethiopia: pair(me, 0, 2), somalia: pair(me, 1, 2), sudan: pair(me, 0, 1) }
    const barred = { kenya: pair(me, 0, 2), egypt: pair(me, 0, 2), 'saudi-arabia': pair(me, 1, 3), [SEA]: pair(me, 0, 3) }
    const influence = { ...open, ...barred, oman: pair(me, 2, 2), yemen: pair(me, 3, 1) }
    const t = at({ [me]: [separatists], influence })
    t[me].plays(separatists, 'event')
    t.offers('ethiopia', 'somalia', 'sudan').refuses('done', 'must-spend-all').refuses(SEA, 'outside-area')
    for (const country of ['kenya', 'egypt', 'saudi-arabia']) t.refuses(country, 'battleground')
    for (const country of ['oman', 'yemen', 'djibouti']) t.refuses(country, 'nothing-to-match')
    t[me].picks('ethiopia')
    t.has({ ethiopia: pair(me, 2, 2) }).idle()
  })

  test('nowhere more influence of the other side: nothing happens', () => {
    const t = at({ us: [separatists], influence: { oman: [1, 1], kenya: [0, 3], [SEA]: [0, 1] } })
    t.us.plays(separatists, 'event')
    t.has({})
      .cards({ [separatists]: 'discard' })
      .idle()
  })
})

describe('RS43 Arab League', () => {
  const league = 'arab-league'
  eachSide(league, 2, (me) => ({
    setup: { influence: { egypt: pair(me, 2, 0), sudan: pair(me, 2, 1), 'south-yemen': pair(me, 1, 0), yemen: pair(me, 0, 2) } },
    is: { vp: points(me, 3) },
    goes: 'discard',
  }))

  const six = { 'saudi-arabia': 3, egypt: 2, oman: 2, sudan: 1, yemen: 2, 'south-yemen': 1 }
  const held = (me: SideName, ...countries: (keyof typeof six)[]): Board =>
    Object.fromEntries(countries.map((country) => [country, pair(me, six[country], 0)]))

  test.each([
    [['saudi-arabia', 'egypt', 'oman'], 3],
    [['sudan', 'yemen', 'south-yemen'], 3],
    [['saudi-arabia', 'egypt', 'oman', 'sudan', 'yemen', 'south-yemen'], 3],
    [['saudi-arabia', 'egypt'], 0],
    [[], 0],
  ] as const)('%j: %i VP for the player', (countries, vp) => {
    for (const me of SIDES) {
      const t = at({ [me]: [league], influence: { ...held(me, ...countries), kenya: pair(me, 2, 0), djibouti: pair(me, 2, 0) } })
      t[me].plays(league, 'event')
      t.has({})
        .is({ vp: points(me, vp) })
        .cards({ [league]: 'discard' })
        .idle()
    }
  })

  test('influence is not control, and the countries of the opponent do not matter', () => {
    const t = at({ us: [league], influence: { oman: [2, 0], egypt: [2, 0], sudan: [1, 1] } })
    t.us.plays(league, 'event')
    t.is({ vp: 0 }).idle()
    const opponents = at({ us: [league], influence: held('ussr', 'egypt', 'oman', 'sudan', 'yemen') })
    opponents.us.plays(league, 'event')
    opponents.is({ vp: 0 }).idle()
  })

  test.each(SIDES)('3 VP can win the game for the %s', (me) => {
    const t = at({ [me]: [league], vp: points(me, 8), influence: held(me, 'egypt', 'oman', 'sudan') })
    t[me].plays(league, 'event')
    victory(t, me)
  })
})

describe('RS44 Apollo-Soyuz Test Project', () => {
  const apollo = 'apollo-soyuz-test-project'
  eachSide(apollo, 2, (me) => ({ is: { space: pair(me, 1, 0), vp: 0 }, goes: 'discard' }))

  test.each([
    [1, 0, 2, 2],
    [1, 2, 2, 1],
    [2, 3, 3, 0],
    [0, 1, 1, 0],
  ] as const)('from box %i, the other side at %i, to %i with its VP: %i (6.4.3)', (own, their, to, vp) => {
    for (const me of SIDES) {
      const t = at({ [me]: [apollo], space: pair(me, own, their) })
      t[me].plays(apollo, 'event')
      t.is({ space: pair(me, to, their), vp: points(me, vp) }).idle()
    }
  })

  test.each(SIDES)('the first at box 3, the %s, draws a card and gets 3 VP (6.4.4)', (me) => {
    const t = at({ [me]: [apollo], space: pair(me, 2, 2) })
    t[me].plays(apollo, 'event')
    t.asks('chance', 'draw').rolls('peace-corps')
    t.is({ space: pair(me, 3, 2), vp: points(me, 3) })
      .cards({ 'peace-corps': me === 'us' ? 'us-hand' : 'ussr-hand', [apollo]: 'discard' })
      .idle()
  })

  test('in the last box it does nothing', () => {
    const t = at({ us: [apollo], space: [3, 0] })
    t.us.plays(apollo, 'event')
    t.is({ space: [3, 0], vp: 0 })
      .cards({ [apollo]: 'discard' })
      .idle()
  })

  test('6.4.2: it does not use up the attempt of this turn', () => {
    const t = at({ us: [apollo, 'peace-corps', 'diego-garcia'] })
    t.us.plays(apollo, 'event').plays('peace-corps', 'space')
    t.rolls(3).is({ space: [2, 0], vp: 2 })
    t.us.begins().picks('diego-garcia')
    t.refuses('space', 'space-limit')
  })

  test.each(SIDES)('6.4.4: headlined by the %s it gives the ability of box 1 after this very phase', (me) => {
    const t = at({ [me]: [apollo], influence: { kenya: pair(me, 1, 2) } })
    headlined(t, me, apollo).asks(me, 'space-removal').offers('kenya')
    t[me].picks('kenya')
    t.has({ kenya: pair(me, 1, 1) }).idle()
  })
})

describe('Indian Ocean Zone of Peace', () => {
  const zone = 'indian-ocean-zone-of-peace'
  const effects = { [zone]: 'us' } as const
  eachSide(zone, 2, (me) => ({ is: { vp: points(me, 2), defcon: 5 }, goes: 'removed', inForce: [zone] }))

  test.each([
    ['us', 'us'],
    ['us', 'ussr'],
    ['ussr', 'us'],
    ['ussr', 'ussr'],
  ] as const)('after the %s played it, each coup of the %s lowers DEFCON by 1, in a battleground too', (owner, side) => {
    const setup = { [side]: ['separatists'], effects: { [zone]: owner } }
    for (const country of ['oman', 'sudan', 'kenya', 'egypt']) {
      const t = at({ ...setup, influence: { [country]: pair(side, 0, 5) } })
      t[side].plays('separatists', 'coup', country)
      t.rolls(1).is({ defcon: 4 }).idle()
    }
  })

  test('a flashpoint lowers DEFCON by 1, and by another if the card shown says so', () => {
    for (const [shown, defcon] of [
      ['peace-corps', 3],
      ['soviets-airlift-cubans', 4],
    ] as const) {
      const t = at({ us: ['separatists'], effects, influence: { somalia: [0, 5] } })
      t.us.plays('separatists', 'coup', 'somalia')
      t.rolls(shown, 1).is({ defcon }).idle()
    }
  })

  test('at DEFCON 2 any coup loses the game', () => {
    const t = at({ ussr: ['separatists'], effects, defcon: 2, influence: { sudan: [1, 0] } })
    t.ussr.plays('separatists', 'coup', 'sudan')
    t.rolls(1).over('us', 'nuclear-war')
  })

  test('the coup of Zbig leaves DEFCON where it is', () => {
    const t = at({ us: ['zbig'], effects, influence: { oman: [0, 5] } })
    t.us.plays('zbig', 'event', 'oman')
    t.rolls(1).is({ defcon: 5 }).idle()
  })

  test('coups only: Separatists and scoring keep to what is printed', () => {
    const t = at({ us: ['separatists', 'africa-scoring'], effects, influence: { sudan: [0, 1], madagascar: [2, 0] } })
    t.us.plays('separatists', 'event', 'sudan').plays('africa-scoring', 'event')
    t.has({ sudan: [1, 1] })
      .is({ vp: 1, defcon: 5 })
      .idle()
  })

  test('ends with the turn', () => {
    const t = at({ us: ['separatists'], effects, influence: { oman: [0, 5] } })
    t.endsTurn().inForce()
    t.us.plays('separatists', 'coup', 'oman')
    t.rolls(1).is({ defcon: 5 }).idle()
  })

  test.each(SIDES)('2 VP can win the game for the %s', (me) => {
    const t = at({ [me]: [zone], vp: points(me, 8) })
    t[me].plays(zone, 'event')
    victory(t, me)
  })
})

describe('RS51 Water Wars', () => {
  const wars = 'water-wars'
  eachSide(wars, 2, (me) => ({
    setup: { influence: { egypt: pair(me, 1, 4), ethiopia: pair(me, 0, 3), sudan: pair(me, 0, 1) } },
    answers: (player) => player.picks('egypt'),
    has: { egypt: pair(me, 1, 0) },
    goes: 'discard',
  }))

  test.each(SIDES)('the opponent of the %s leaves the country in which it has more influence, whatever its lead there', (me) => {
    const t = at({ [me]: [wars], influence: { egypt: pair(me, 0, 2), ethiopia: pair(me, 2, 3) } })
    t[me].plays(wars, 'event')
    t.offers('ethiopia').refuses('egypt', 'outside-area').refuses('sudan', 'outside-area').refuses('done', 'must-spend-all')
    t[me].picks('ethiopia')
    t.has({ ethiopia: pair(me, 2, 0) }).idle()
  })

  test.each(SIDES)('with as much in both the player chooses, the %s that headlined it too', (me) => {
    for (const country of ['egypt', 'ethiopia']) {
      const setup = { [me]: [wars], influence: { egypt: pair(me, 0, 2), ethiopia: pair(me, 0, 2) } }
      const t = headlined(at(setup), me, wars).asks(me, 'remove-all').offers('egypt', 'ethiopia')
      t[me].picks(country)
      t.has({ [country]: [0, 0] })
        .cards({ [wars]: 'discard' })
        .idle()
    }
  })

  test.each([
    ['Egypt alone', { egypt: [0, 2], ethiopia: [1, 1] }],
    ['Ethiopia alone', { egypt: [0, 1], ethiopia: [0, 1] }],
    ['neither', {}],
    ['both, but the player does', { egypt: [2, 0], ethiopia: [1, 0] }],
  ] as const)('it cannot happen where the opponent controls %s', (_what, influence) => {
    cannotHappen(wars, 'us', { influence })
  })
})

// ---- scoring

/** A scoring card played by either side: the board stays, both sides score, the card is discarded. */
function scores(card: string, influence: Board, vp: number): void {
  for (const side of SIDES) {
    const t = at({ [side]: [card], influence })
    t[side].plays(card, 'event')
    t.has({})
      .is({ vp, defcon: 5, milops: [0, 0] })
      .cards({ [card]: 'discard' })
      .idle()
  }
}

/** The same position with the sides exchanged. */
const exchanged = (influence: Board): Board => Object.fromEntries(Object.entries(influence).map(([id, [us, ussr]]) => [id, [ussr, us]]))

function scoresAlike(card: string, influence: Board, vp: number): void {
  scores(card, influence, vp)
  scores(card, exchanged(influence), 0 - vp)
}

/** What both scoring cards keep to; in the position the US scores n, and one Middle East country is without US influence. */
function everyScoringCard(card: string, influence: Board, n: number): void {
  test('has no operations', () => {
    const t = at({ us: [card], influence: { oman: [1, 1] } })
    t.us.begins().picks(card)
    t.offers('event')
    for (const use of ['influence', 'coup', 'realign', 'space']) t.refuses(use, 'scoring-card')
  })

  test('as a headline it counts 0 and comes last (4.5 C)', () => {
    const t = at({ us: [card], ussr: ['seychelles'], influence })
    t.headlines(card, 'seychelles')
    t.noted('scoring', { us: n, ussr: 1 })
    t.has({ [SEA]: [0, 1] })
      .is({ vp: n - 1 })
      .cards({ [card]: 'discard', seychelles: 'discard' })
      .idle()
  })

  test('held to the end of the turn it loses the game (10.1.5)', () => {
    at({ us: [card] })
      .endsTurn()
      .over('ussr', 'held-scoring')
    at({ ussr: [card] })
      .endsTurn()
      .over('us', 'held-scoring')
  })

  test('must be played while there is time: Romanian Autonomy may not take its place (9.5)', () => {
    const late = at({ us: [card, 'zbig'], holder: 'us', round: 7 })
    late.us.begins()
    late.offers(card, 'zbig').refuses('romanian-autonomy', 'scoring-would-be-held')
    const early = at({ us: [card, 'zbig'], holder: 'us', round: 6 })
    early.us.begins()
    early.offers(card, 'zbig', 'romanian-autonomy')
  })
}

describe('RS37 Middle East Scoring', () => {
  const card = 'middle-east-scoring'
  everyScoringCard(card, { oman: [2, 0], egypt: [1, 0], 'saudi-arabia': [1, 0], 'south-yemen': [1, 1] }, 3)

  test('the example of 10.2.3: (5 + 1) × 2 to 3', () => {
    scoresAlike(card, { 'saudi-arabia': [3, 0], oman: [2, 0], yemen: [2, 0], 'south-yemen': [0, 1], [SEA]: [4, 0] }, 9)
  })

  test.each([
    ['nobody controls anything', { oman: [1, 0], egypt: [0, 1] }, 0],
    ['presence', { oman: [2, 0] }, 3],
    ['presence with a battleground', { egypt: [2, 0] }, 4],
    ['presence of both', { oman: [2, 0], yemen: [0, 2] }, 0],
    ['domination', { 'saudi-arabia': [3, 0], oman: [2, 0], yemen: [0, 2] }, 5 + 1 - 3],
    ['no domination without another country than battlegrounds', { 'saudi-arabia': [3, 0] }, 3 + 1],
    ['no domination without a battleground', { oman: [2, 0], yemen: [2, 0], 'south-yemen': [0, 1] }, 0],
    ['no domination with as many countries', { egypt: [2, 0], oman: [2, 0], yemen: [0, 2], 'south-yemen': [0, 1] }, 3 + 1 - 3],
    ['control', { egypt: [2, 0], 'saudi-arabia': [3, 0] }, 7 + 2],
    ['all battlegrounds but not more countries', { egypt: [2, 0], 'saudi-arabia': [3, 0], oman: [0, 2], yemen: [0, 2] }, 3 + 2 - 3],
    ['Africa does not count', { kenya: [2, 0], ethiopia: [1, 0], somalia: [0, 2] }, 0],
  ] as const)('%s', (_what, influence, vp) => scoresAlike(card, influence, vp))

  test.each([
    ['control doubles the own total, before the difference', { oman: [2, 0], yemen: [0, 2], [SEA]: [4, 0] }, 3 * 2 - 3],
    ['the lead alone adds 1', { oman: [2, 0], yemen: [0, 2], [SEA]: [4, 1] }, 3 + 1 - 3],
    ['as much influence adds nothing', { oman: [2, 0], [SEA]: [2, 2] }, 3],
    ['the lead adds 1 even to nothing', { [SEA]: [1, 0] }, 1],
    ['twice nothing is nothing', { [SEA]: [5, 0] }, 0],
    ['of the side that is behind', { oman: [2, 0], egypt: [2, 0], yemen: [0, 2], [SEA]: [0, 4] }, 5 + 1 - 3 * 2],
  ] as const)('10.2, R5: the sea lanes: %s', (_what, influence, vp) => scoresAlike(card, influence, vp))

  test('10 VP win at once, but only the difference counts', () => {
    const influence = { egypt: [2, 0], 'saudi-arabia': [3, 0], oman: [0, 2] } as const
    const t = at({ ussr: [card], vp: 3, influence })
    t.ussr.plays(card, 'event')
    t.is({ vp: 9 }).idle()
    const wins = at({ ussr: [card], vp: 4, influence })
    wins.ussr.plays(card, 'event')
    wins.over('us', 'vp')
  })
})

describe('RS38 Africa Scoring', () => {
  const card = 'africa-scoring'
  everyScoringCard(card, { madagascar: [2, 0], oman: [1, 0], 'saudi-arabia': [1, 0], 'south-yemen': [1, 1], yemen: [1, 0] }, 1)

  test('the example of 10.2.4: 1 + 1 + 1 to 1', () => {
    scoresAlike(card, { ethiopia: [0, 1], madagascar: [0, 2], djibouti: [0, 2], egypt: [2, 0], kenya: [1, 0], [SEA]: [1, 0] }, 2)
  })

  test.each([
    ['nobody controls anything', { sudan: [1, 1] }, 0],
    ['presence', { sudan: [1, 0] }, 1],
    ['flashpoints are no battlegrounds (2.1.5)', { ethiopia: [1, 0] }, 1],
    ['domination', { kenya: [2, 0], sudan: [1, 0], ethiopia: [0, 1] }, 3 + 1 - 1],
    ['control', { kenya: [2, 0], egypt: [2, 0], sudan: [0, 1] }, 4 + 2 - 1],
    ['all battlegrounds but not more countries', { kenya: [2, 0], egypt: [2, 0], sudan: [0, 1], madagascar: [0, 2] }, 1 + 2 - 1],
    ['the Middle East does not count, but Egypt does (2.1.2)', { oman: [2, 0], 'saudi-arabia': [3, 0], egypt: [2, 0] }, 1 + 1],
    ['the sea lanes double', { kenya: [2, 0], sudan: [1, 0], ethiopia: [0, 1], [SEA]: [4, 0] }, (3 + 1) * 2 - 1],
  ] as const)('%s', (_what, influence, vp) => scoresAlike(card, influence, vp))

  const both: Board = { ethiopia: [1, 0], somalia: [2, 0] }

  test.each(SIDES)('10.4.1, R2: both flashpoints and more countries of Africa win at once, for the %s, whoever plays it', (winner) => {
    for (const side of SIDES) {
      const influence = { ...both, kenya: [0, 2], egypt: [2, 2], [SEA]: [0, 9] } as const
      const t = at({ [side]: [card], influence: winner === 'us' ? influence : exchanged(influence) })
      t[side].plays(card, 'event')
      t.over(winner, 'region-control')
      const headline = at({ [side]: [card], influence: winner === 'us' ? influence : exchanged(influence) })
      headlined(headline, side, card).over(winner, 'region-control')
    }
  })

  test.each([
    ['one flashpoint', { ethiopia: [1, 0], sudan: [1, 0], kenya: [2, 0] }, 4],
    ['a flashpoint without control', { ethiopia: [1, 0], somalia: [2, 1], sudan: [1, 0], kenya: [2, 0] }, 4],
    ['not more countries', { ...both, kenya: [0, 2], madagascar: [0, 2] }, 1 - 2],
  ] as const)('%s: the game goes on', (_what, influence, vp) => scoresAlike(card, influence, vp))

  test('R2: it wins too when a coup in a flashpoint shows it', () => {
    const t = at({ us: ['peace-corps'], influence: { ethiopia: [2, 1], somalia: [2, 0] } })
    t.us.plays('peace-corps', 'coup', 'ethiopia')
    t.rolls(card).over('us', 'region-control')
  })

  test('6.3.6.1: shown by a coup in a flashpoint it lowers DEFCON and is scored before the coup', () => {
    const t = at({ us: ['peace-corps'], influence: { ethiopia: [0, 1], kenya: [2, 0] } })
    t.us.plays('peace-corps', 'coup', 'ethiopia')
    t.rolls(card)
    t.is({ defcon: 4, vp: 1 }).rolls(6)
    t.has({ ethiopia: [5, 0] })
      .cards({ [card]: 'discard' })
      .idle()
  })

  test('10.4.2, R2: in final scoring the flashpoints do not win; the regions count as always', () => {
    const t = at({ influence: { ...both, kenya: [0, 2], oman: [0, 2] }, milops: [5, 5], holder: 'nobody' })
    t.endsGame()
      .is({ vp: 1 - 2 - 3 })
      .over('ussr', 'final-scoring')
  })

  test('10.4.2, R6: in final scoring Egypt counts in both regions and the sea lanes once: 2 with control, 1 with the lead', () => {
    for (const [lanes, vp] of [
      [[4, 0], 2 + 4 + 2],
      [[1, 0], 2 + 4 + 1],
      [[1, 1], 2 + 4],
    ] as const) {
      const t = at({ influence: { egypt: [2, 0], [SEA]: lanes }, milops: [5, 5], holder: 'nobody' })
      t.endsGame().is({ vp }).over('us', 'final-scoring')
    }
  })
})

describe('RS39 Romanian Autonomy', () => {
  const romania = 'romanian-autonomy'

  test('begins face up with the US (3.1); 2 operations; it passes face down, and face up at the end of the turn (9.3)', () => {
    const t = at({ us: ['zbig'], ussr: ['the-derg'] })
    t.is({ holder: 'us', ready: true }).cards({ [romania]: 'passing' })
    t.us.plays(romania, 'influence', SEA, SEA)
    t.has({ [SEA]: [2, 0] })
      .is({ holder: 'ussr', ready: false })
      .cards({ [romania]: 'passing', zbig: 'us-hand' })
      .idle()
    t.ussr.begins()
    t.offers('the-derg').refuses(romania, 'not-ready')
    t.ussr.plays('the-derg', 'event')
    t.endsTurn().is({ holder: 'ussr', ready: true })
    t.ussr.begins()
    t.offers(romania, 'pass')
  })

  test.each([
    ['us', 0, 2],
    ['us', 1, 2],
    ['us', -1, 3],
    ['us', -9, 3],
    ['ussr', 0, 2],
    ['ussr', -1, 2],
    ['ussr', 1, 3],
  ] as const)('9.6: for the %s with the marker at %i it is worth %i', (side, vp, value) => {
    const t = at({ holder: side, vp, influence: { oman: [5, 5], kenya: pair(side, 2, 0) } })
    t[side].plays(romania, 'influence', ...times(value, SEA))
    t.has({ [SEA]: pair(side, value, 0) })
      .is({ holder: opponentOf(side), ready: false })
      .idle()
    const coup = at({ holder: side, vp, influence: { oman: [5, 5] } })
    coup[side].plays(romania, 'coup', 'oman')
    coup
      .rolls(1)
      .is({ milops: pair(side, value, 0) })
      .idle()
  })

  test('9.6: what changes while it is used does not count: a scoring card shown by its own coup', () => {
    const t = at({ holder: 'us', vp: -1, influence: { ethiopia: [0, 9], kenya: [2, 0], egypt: [2, 0] } })
    t.us.plays(romania, 'coup', 'ethiopia')
    t.rolls('africa-scoring')
    t.is({ vp: -1 + 6 - 1 }).rolls(1)
    t.has({ ethiopia: [0, 7] })
      .is({ milops: [3, 0] })
      .idle()
  })

  test('it has no event, is no headline (9.5), and the other side cannot play it', () => {
    const t = at({ us: ['zbig'], ussr: ['the-derg'] })
    t.headlines(null, null)
    t.refuses(romania, 'no-headline', 'us').offers('zbig')
    const round = at({ us: ['zbig'], ussr: ['the-derg'] })
    round.ussr.begins()
    round.offers('the-derg').refuses(romania, 'not-ready')
    const used = at()
    used.us.begins().picks(romania)
    used.refuses('event', 'operations-only')
  })

  test('9.5: not in the place of a scoring card that would be held', () => {
    const late = at({ us: ['africa-scoring'], round: 7 })
    late.us.begins()
    late.offers('africa-scoring').refuses(romania, 'scoring-would-be-held')
    const two = at({ us: ['africa-scoring', 'middle-east-scoring'], round: 6 })
    two.us.begins()
    two.refuses(romania, 'scoring-would-be-held')
    const early = at({ us: ['africa-scoring'], round: 6 })
    early.us.begins()
    early.offers('africa-scoring', romania)
  })

  test('9.5: it cannot be discarded for an event', () => {
    const hero = at({ us: ['hero-of-the-crossing'], discard: ['peace-corps'] })
    hero.us.plays('hero-of-the-crossing', 'event')
    hero.asks('us', 'from-discard-pile').offers('peace-corps')
    const gosplan = at({ ussr: ['gosplan-advisers'], holder: 'ussr' })
    gosplan.ussr.plays('gosplan-advisers', 'event')
    gosplan.rolls('peace-corps', 'famine').refuses(romania, 'not-there')
  })

  test('9.8: nobody must play it, even as the last card', () => {
    const t = at()
    t.us.begins()
    t.offers(romania, 'pass')
    t.us.picks('pass')
    t.is({ holder: 'us', ready: true }).idle()
    const held = at({ us: ['zbig'] })
    held.us.begins()
    held.refuses('pass', 'must-play')
  })

  test('9.4: it may go to space, and passes all the same', () => {
    for (const [die, box] of [
      [4, 1],
      [5, 0],
    ] as const) {
      const t = at()
      t.us.plays(romania, 'space')
      t.rolls(die)
        .is({ space: [box, 0], holder: 'ussr', ready: false })
        .cards({ [romania]: 'passing' })
        .idle()
    }
    const last = at({ space: [2, 0] })
    last.us.begins().picks(romania)
    last.refuses('space', 'space-card-too-low')
    const behind = at({ space: [2, 0], vp: -1 })
    behind.us.begins().picks(romania, 'space')
    behind
      .rolls(6)
      .is({ space: [2, 0], holder: 'ussr' })
      .idle()
  })

  test('9.7: modifiers count for it', () => {
    const less = at({ us: ['afghanistan-invasion'], ussr: [], holder: 'ussr' })
    less.us.plays('afghanistan-invasion', 'event')
    less.ussr.plays(romania, 'influence', SEA)
    less.has({ [SEA]: [0, 1] }).idle()
    const penalty = at({ holder: 'ussr', effects: { 'albano-stalinist-economics': 'us' }, influence: { kenya: [0, 1] } })
    penalty.ussr.plays(romania, 'influence', 'kenya')
    penalty.has({ kenya: [0, 2] }).idle()
  })

  test.each([
    ['us', true, 1],
    ['us', false, 1],
    ['ussr', true, -1],
    ['ussr', false, -1],
  ] as const)('10.4.2: in final scoring its holder, the %s, has 1 VP more, face up (%s) or down', (holder, ready, vp) => {
    at({ holder, ready, milops: [5, 5] })
      .endsGame()
      .is({ vp })
      .over(holder, 'final-scoring')
  })
})
