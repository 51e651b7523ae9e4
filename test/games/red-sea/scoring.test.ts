/** Scoring cards of Red Sea, and events that score victory points or change what is scored. */
import { describe, test } from 'vitest'
import { begin } from '../../../src/rules/effects.ts'
import { eachSide, headlines, redSea, SEA, victory } from '../../plays.ts'
import type { Setup, Table } from '../../table.ts'
import { type Board, pair, points, SIDES, type SideName } from '../../ways.ts'

/** A scoring card played by either side: the board stays, both sides score, the card is discarded. */
function scoresForBoth(card: string, influence: Board, vp: number): void {
  for (const side of SIDES) {
    const t = redSea({ [side]: [card], influence })
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
  scoresForBoth(card, influence, vp)
  scoresForBoth(card, exchanged(influence), 0 - vp)
}

/** What both scoring cards keep to; in the position the US scores n, and one Middle East country is without US influence. */
function everySeaScoringCard(card: string, influence: Board, n: number): void {
  test('has no operations', () => {
    const t = redSea({ us: [card], influence: { oman: [1, 1] } })
    t.us.begins().picks(card)
    t.offers('event')
    for (const use of ['influence', 'coup', 'realign', 'space']) t.refuses(use, 'scoring-card')
  })

  test('as a headline it counts 0 and comes last (4.5 C)', () => {
    const t = redSea({ us: [card], ussr: ['seychelles'], influence })
    t.headlines(card, 'seychelles')
    t.noted('scoring', { us: n, ussr: 1 })
    t.has({ [SEA]: [0, 1] })
      .is({ vp: n - 1 })
      .cards({ [card]: 'discard', seychelles: 'discard' })
      .idle()
  })

  test('held to the end of the turn it loses the game (10.1.5)', () => {
    redSea({ us: [card] })
      .endsTurn()
      .over('ussr', 'held-scoring')
    redSea({ ussr: [card] })
      .endsTurn()
      .over('us', 'held-scoring')
  })

  test('must be played while there is time: Romanian Autonomy may not take its place (9.5)', () => {
    const late = redSea({ us: [card, 'zbig'], holder: 'us', round: 7 })
    late.us.begins()
    late.offers(card, 'zbig').refuses('romanian-autonomy', 'scoring-would-be-held')
    const early = redSea({ us: [card, 'zbig'], holder: 'us', round: 6 })
    early.us.begins()
    early.offers(card, 'zbig', 'romanian-autonomy')
  })
}

describe('RS37 Middle East Scoring', () => {
  const card = 'middle-east-scoring'
  everySeaScoringCard(card, { oman: [2, 0], egypt: [1, 0], 'saudi-arabia': [1, 0], 'south-yemen': [1, 1] }, 3)

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
    const t = redSea({ ussr: [card], vp: 3, influence })
    t.ussr.plays(card, 'event')
    t.is({ vp: 9 }).idle()
    const wins = redSea({ ussr: [card], vp: 4, influence })
    wins.ussr.plays(card, 'event')
    wins.over('us', 'vp')
  })
})

describe('RS38 Africa Scoring', () => {
  const card = 'africa-scoring'
  everySeaScoringCard(card, { madagascar: [2, 0], oman: [1, 0], 'saudi-arabia': [1, 0], 'south-yemen': [1, 1], yemen: [1, 0] }, 1)

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

  test.each(SIDES)('10.4.1, R2: both flashpoints and more countries of Africa win at once, for the %s, played by either side', (winner) => {
    for (const side of SIDES) {
      const influence = { ...both, kenya: [0, 2], egypt: [2, 2], [SEA]: [0, 9] } as const
      const t = redSea({ [side]: [card], influence: winner === 'us' ? influence : exchanged(influence) })
      t[side].plays(card, 'event')
      t.over(winner, 'region-control')
      const headline = redSea({ [side]: [card], influence: winner === 'us' ? influence : exchanged(influence) })
      headlines(headline, side, card).over(winner, 'region-control')
    }
  })

  test.each([
    ['one flashpoint', { ethiopia: [1, 0], sudan: [1, 0], kenya: [2, 0] }, 4],
    ['a flashpoint without control', { ethiopia: [1, 0], somalia: [2, 1], sudan: [1, 0], kenya: [2, 0] }, 4],
    ['not more countries', { ...both, kenya: [0, 2], madagascar: [0, 2] }, 1 - 2],
  ] as const)('%s: the game goes on', (_what, influence, vp) => scoresAlike(card, influence, vp))

  test('R2: it wins too when a coup in a flashpoint shows it', () => {
    const t = redSea({ us: ['peace-corps'], influence: { ethiopia: [2, 1], somalia: [2, 0] } })
    t.us.plays('peace-corps', 'coup', 'ethiopia')
    t.rolls(card).over('us', 'region-control')
  })

  test('6.3.6.1: shown by a coup in a flashpoint it lowers DEFCON and is scored before the coup', () => {
    const t = redSea({ us: ['peace-corps'], influence: { ethiopia: [0, 1], kenya: [2, 0] } })
    t.us.plays('peace-corps', 'coup', 'ethiopia')
    t.rolls(card)
    t.is({ defcon: 4, vp: 1 }).rolls(6)
    t.has({ ethiopia: [5, 0] })
      .cards({ [card]: 'discard' })
      .idle()
  })

  test('10.4.2, R2: in final scoring the flashpoints do not win; the regions count as always', () => {
    const t = redSea({ influence: { ...both, kenya: [0, 2], oman: [0, 2] }, milops: [5, 5], holder: 'nobody' })
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
      const t = redSea({ influence: { egypt: [2, 0], [SEA]: lanes }, milops: [5, 5], holder: 'nobody' })
      t.endsGame().is({ vp }).over('us', 'final-scoring')
    }
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
      const t = redSea({ [me]: [league], influence: { ...held(me, ...countries), kenya: pair(me, 2, 0), djibouti: pair(me, 2, 0) } })
      t[me].plays(league, 'event')
      t.has({})
        .is({ vp: points(me, vp) })
        .cards({ [league]: 'discard' })
        .idle()
    }
  })

  test('influence is not control, and the countries of the opponent do not matter', () => {
    const t = redSea({ us: [league], influence: { oman: [2, 0], egypt: [2, 0], sudan: [1, 1] } })
    t.us.plays(league, 'event')
    t.is({ vp: 0 }).idle()
    const opponents = redSea({ us: [league], influence: held('ussr', 'egypt', 'oman', 'sudan', 'yemen') })
    opponents.us.plays(league, 'event')
    opponents.is({ vp: 0 }).idle()
  })

  test.each(SIDES)('3 VP can win the game for the %s', (me) => {
    const t = redSea({ [me]: [league], vp: points(me, 8), influence: held(me, 'egypt', 'oman', 'sudan') })
    t[me].plays(league, 'event')
    victory(t, me)
  })
})

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
    const t = redSea({ ...setup, markers: { [famine]: countries } })
    for (const owner of owners) begin(t.g, t.card(famine), owner === 'us' ? 0 : 1)
    return t
  }

  test('markers in two neighbouring countries, then a coup in one of them, not to be declined', () => {
    const t = redSea({ us: [famine], influence: { kenya: [0, 2], somalia: [0, 1], madagascar: [0, 1] } })
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
    const t = redSea({ us: [famine], influence: { kenya: [0, 2] } })
    t.us.plays(famine, 'event', 'kenya', 'madagascar', 'kenya')
    t.rolls(2)
    t.has({ kenya: [0, 1] })
      .marked(famine, 'madagascar')
      .is({ defcon: 4, milops: [2, 0] })
      .idle()
  })

  test('6.3.6.1: a flashpoint shows the top card of the deck first', () => {
    const t = redSea({ us: [famine], influence: { ethiopia: [0, 1] } })
    t.us.plays(famine, 'event', 'ethiopia', 'sudan', 'ethiopia')
    t.rolls('peace-corps', 1)
    t.has({ ethiopia: [1, 0] })
      .is({ defcon: 4 })
      .cards({ 'peace-corps': 'discard' })
      .marked(famine, 'sudan')
      .idle()
  })

  test('7.3.2: operations modifiers count, for military operations too', () => {
    const more = redSea({ ussr: [famine], effects: { 't-62s-and-kalashnikovs': 'ussr' }, influence: { madagascar: [2, 0] } })
    more.ussr.plays(famine, 'event', 'kenya', 'madagascar', 'madagascar')
    more.rolls(1)
    more
      .has({ madagascar: [1, 0] })
      .is({ milops: [0, 3] })
      .idle()
    const less = redSea({ us: ['afghanistan-invasion'], ussr: [famine], influence: { madagascar: [2, 0] } })
    less.us.plays('afghanistan-invasion', 'event')
    less.ussr.plays(famine, 'event', 'kenya', 'madagascar', 'madagascar')
    less.rolls(3)
    less
      .has({ madagascar: [1, 0] })
      .is({ milops: [0, 1] })
      .idle()
  })

  test('DEFCON 3 closes the Middle East to this coup; without a target the markers stay', () => {
    const t = redSea({ us: [famine], defcon: 3, influence: { egypt: [0, 1], sudan: [0, 1] } })
    t.us.plays(famine, 'event', 'egypt', 'sudan')
    t.refuses('egypt', 'defcon-closed').offers('sudan')
    const closed = redSea({ us: [famine], defcon: 3, influence: { oman: [0, 1], 'saudi-arabia': [0, 1] } })
    closed.us.plays(famine, 'event', 'oman', 'saudi-arabia')
    closed
      .has({})
      .marked(famine, 'oman', 'saudi-arabia')
      .is({ milops: [0, 0], defcon: 3 })
      .cards({ [famine]: 'discard' })
      .idle()
    const empty = redSea({ us: [famine], influence: { kenya: [2, 0] } })
    empty.us.plays(famine, 'event', 'kenya', 'madagascar')
    empty.has({}).marked(famine, 'kenya', 'madagascar').idle()
  })

  test('a country under CENTCOM is no target for the USSR', () => {
    const t = redSea({ us: ['centcom'], ussr: [famine], influence: { kenya: [1, 0], madagascar: [1, 0] } })
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
