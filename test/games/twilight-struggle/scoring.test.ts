/** Scoring cards, and events that change what is scored. */
import { describe, expect, test } from 'vitest'
import { everyMidWarPlay, midWar, only } from '../../plays.ts'
import { type Setup, type Table, table } from '../../table.ts'
import { type Board, opponentOf, pair, points, SIDES } from '../../ways.ts'

/** A scoring card played by the US: the board stays as it is, the card is discarded. */
function scores(card: string, influence: Board, vp: number, more: Setup = {}): Table {
  const t = table({ us: [card], influence, ...more })
  t.us.plays(card, 'event')
  return t
    .has({})
    .is({ vp, defcon: 5 })
    .cards({ [card]: 'discard' })
    .idle()
}

const inItsRegion: Readonly<Record<string, Board>> = {
  'asia-scoring': { taiwan: [3, 0] },
  'europe-scoring': { greece: [2, 0] },
  'middle-east-scoring': { lebanon: [1, 0] },
}

/** What every scoring card keeps to. */
function everyScoringCard(card: string): void {
  const influence = { ...inItsRegion[card], peru: [1, 1] } as const

  test('either side may play it; both sides score', () => {
    for (const side of SIDES) {
      const t = table({ [side]: [card], influence })
      t[side].plays(card, 'event')
      t.has({})
        .is({ vp: 3 })
        .cards({ [card]: 'discard' })
        .idle()
    }
  })

  test('has no operations', () => {
    const t = table({ us: [card], influence: { ...influence, iran: [0, 1] } })
    t.us.begins().picks(card)
    t.offers('event')
    for (const use of ['influence', 'coup', 'realign', 'space']) t.refuses(use, 'scoring-card')
  })

  test('as a headline it counts 0 and comes last (ruling 19)', () => {
    const t = table({ us: [card], ussr: ['captured-nazi-scientist'], influence })
    t.headlines(card, 'captured-nazi-scientist')
    t.has({})
      .is({ vp: 1, space: [0, 1] })
      .cards({ [card]: 'discard', 'captured-nazi-scientist': 'removed' })
      .idle()
  })

  test('held to the end of the turn it loses the game (10.1.5)', () => {
    table({ ussr: [card] })
      .endsTurn()
      .over('us', 'held-scoring')
  })

  test('an empty region is worth nothing', () => {
    scores(card, {}, 0)
  })
}

/** Scores of a region, with the influence that gives them, the US positive. */
interface Scored {
  readonly what: string
  readonly influence: Board
  readonly vp: number
}

function scoring(card: string, cases: readonly Scored[]): void {
  test.each(cases)('$what: $vp VP (ruling 99)', ({ influence, vp }) => {
    for (const side of ['us', 'ussr'] as const) {
      const t = midWar({ [side]: [card], influence })
      t[side].plays(card, 'event')
      t.has({})
        .is({ vp })
        .cards({ [card]: 'discard' })
        .idle()
    }
  })

  test('no operations', () => {
    const t = midWar({ us: [card] })
    t.us.begins().picks(card)
    t.offers('event').refuses('influence', 'scoring-card').refuses('space', 'scoring-card')
  })

  test('in the headline it comes last (ruling 19)', () => {
    const last = cases.at(-1)!
    const t = midWar({ us: [card], ussr: ['nasser'], influence: last.influence, vp: 1 })
    t.headlines(card, 'nasser')
    expect(t.notes.filter((n) => n.key === 'event').map((n) => n.card)).toEqual([t.card('nasser'), t.card(card)])
    t.has({ egypt: [0, 2] })
      .is({ vp: 1 + last.vp })
      .cards({ [card]: 'discard', nasser: 'removed' })
      .idle()
  })

  test('held at the end of the turn it loses the game', () => {
    midWar({ us: [card], milops: [5, 5] })
      .endsTurn()
      .over('ussr', 'held-scoring')
  })
}

describe('1 Asia Scoring', () => {
  everyScoringCard('asia-scoring')

  const battlegrounds: Board = {
    japan: [4, 0],
    'north-korea': [3, 0],
    'south-korea': [3, 0],
    india: [3, 0],
    pakistan: [2, 0],
    thailand: [2, 0],
  }

  test.each<[string, Board, number]>([
    ['presence 3', { taiwan: [3, 0] }, 3],
    ['influence without control is no presence', { taiwan: [2, 0], vietnam: [1, 1] }, 0],
    ['1 for a battleground', { 'south-korea': [3, 0] }, 4],
    ['1 more for Japan to the USSR, next to the US', { japan: [0, 4] }, -5],
    ['Japan borders its own superpower for the US', { japan: [4, 0] }, 4],
    ['Southeast Asia included', { vietnam: [0, 1] }, -3],
    ['domination 7, borders of Afghanistan and North Korea to the US', { 'north-korea': [3, 0], afghanistan: [2, 0] }, 10],
    ['no domination without a country that is no battleground', { 'south-korea': [3, 0], india: [3, 0] }, 5],
    ['control 9', battlegrounds, 16],
    ['only the best level counts, and only the difference', { ...battlegrounds, taiwan: [0, 3] }, 13],
    [
      'no control, not even domination, without more countries',
      {
        ...battlegrounds,
        taiwan: [0, 3],
        vietnam: [0, 1],
        burma: [0, 2],
        malaysia: [0, 2],
        indonesia: [0, 1],
        philippines: [0, 2],
      },
      7,
    ],
    ['other regions do not count', { iran: [2, 0], algeria: [0, 2], poland: [3, 0] }, 0],
  ])('ruling 99: %s', (_name, influence, vp) => {
    scores('asia-scoring', influence, vp)
  })

  test('ruling 13: both scores are netted before a win', () => {
    scores('asia-scoring', { 'south-korea': [3, 0], taiwan: [0, 3] }, -18, { vp: -19 })
  })

  test('20 VP win at once (10.3.1)', () => {
    const t = table({ ussr: ['asia-scoring'], vp: -17, influence: { taiwan: [0, 3] } })
    t.ussr.plays('asia-scoring', 'event')
    t.is({ vp: -20 }).over('ussr', 'vp')
  })

  test('headlined, it scores what the other headline has changed', () => {
    const t = table({ us: ['asia-scoring'], ussr: ['vietnam-revolts'] })
    t.headlines('asia-scoring', 'vietnam-revolts')
    t.has({ vietnam: [0, 2] })
      .is({ vp: -3 })
      .idle()
  })

  test.each([
    ['lost', -12],
    ['kept', -13],
  ] as const)('ruling 100: Shuttle Diplomacy leaves out Japan, its border bonus is %s', (shuttleBorderBonus, vp) => {
    const soviet = Object.fromEntries(Object.entries(battlegrounds).map(([id, [n]]) => [id, [0, n] as const]))
    const t = table({
      ussr: ['asia-scoring'],
      influence: { ...soviet, vietnam: [0, 1] },
      effects: { 'shuttle-diplomacy': 'us' },
      options: { readings: { shuttleBorderBonus } },
    })
    t.ussr.plays('asia-scoring', 'event')
    t.asks('us', 'shuttle-diplomacy').refuses('vietnam', 'outside-area')
    t.us.picks('japan')
    t.has({}).is({ vp }).inForce().cards({ 'asia-scoring': 'discard', 'shuttle-diplomacy': 'discard' }).idle()
  })
})

describe('2 Europe Scoring', () => {
  everyScoringCard('europe-scoring')

  test.each<[string, Board, number]>([
    ['presence 3', { greece: [0, 2] }, -3],
    ['1 for a battleground', { italy: [0, 2] }, -4],
    ['1 for Canada to the USSR, next to the US', { canada: [0, 4] }, -4],
    ['1 each for Finland and Romania to the US, next to the USSR', { finland: [4, 0], romania: [3, 0] }, 5],
    ['domination 7; Poland is a battleground and a border', { poland: [3, 0], finland: [4, 0], romania: [3, 0] }, 11],
    ['both subregions', { poland: [0, 3], bulgaria: [0, 3], benelux: [3, 0] }, -5],
    [
      'five battlegrounds without more countries are no control',
      {
        france: [3, 0],
        'west-germany': [4, 0],
        'east-germany': [3, 0],
        italy: [2, 0],
        poland: [3, 0],
        sweden: [0, 4],
        norway: [0, 4],
        denmark: [0, 3],
        benelux: [0, 3],
        austria: [0, 4],
      },
      6,
    ],
  ])('ruling 99: %s', (_name, influence, vp) => {
    scores('europe-scoring', influence, vp)
  })

  test.each(SIDES)('control wins the game for the %s, whatever the score (10.3.1)', (side) => {
    const five = Object.fromEntries(
      Object.entries({ france: 3, 'west-germany': 4, 'east-germany': 3, italy: 2, poland: 3 }).map(([id, n]) => [id, pair(side, n, 0)]),
    )
    const t = table({ [opponentOf(side)]: ['europe-scoring'], influence: five, vp: points(side, -19) })
    t[opponentOf(side)].plays('europe-scoring', 'event')
    t.over(side, 'region-control')
    table({ influence: five, vp: points(side, -19), turn: 10 })
      .endsGame()
      .over(side, 'region-control')
  })
})

describe('3 Middle East Scoring', () => {
  everyScoringCard('middle-east-scoring')

  const battlegrounds: Board = {
    libya: [0, 2],
    egypt: [0, 2],
    israel: [0, 4],
    iraq: [0, 3],
    iran: [0, 2],
    'saudi-arabia': [0, 3],
  }

  test.each<[string, Board, number]>([
    ['presence 3', { jordan: [0, 2] }, -3],
    ['1 for a battleground', { egypt: [2, 0] }, 4],
    ['domination 5', { israel: [4, 0], lebanon: [1, 0], syria: [0, 2] }, 3],
    ['control 7, and no country borders a superpower', battlegrounds, -13],
  ])('ruling 99: %s', (_name, influence, vp) => {
    scores('middle-east-scoring', influence, vp)
  })

  test('ruling 100: Shuttle Diplomacy leaves out a battleground and prevents control', () => {
    const t = table({
      us: ['middle-east-scoring'],
      influence: { ...battlegrounds, jordan: [0, 2], lebanon: [1, 0] },
      effects: { 'shuttle-diplomacy': 'us' },
    })
    t.us.plays('middle-east-scoring', 'event')
    t.asks('us', 'shuttle-diplomacy').offers(...Object.keys(battlegrounds))
    t.us.picks('iraq')
    t.has({}).is({ vp: -7 }).inForce().cards({ 'middle-east-scoring': 'discard', 'shuttle-diplomacy': 'discard' }).idle()
  })
})

describe('37 Central America Scoring', () => {
  test('the example of 10.1.2: 5 to 1 for the USSR', () => {
    const t = table({
      ussr: ['central-america-scoring'],
      influence: { cuba: [0, 3], haiti: [0, 1], 'dominican-republic': [0, 1], guatemala: [1, 0], panama: [1, 0] },
    })
    t.ussr.plays('central-america-scoring', 'event')
    t.has({})
      .is({ vp: -4, milops: [0, 0] })
      .cards({ 'central-america-scoring': 'discard' })
      .idle()
  })

  test.each([
    ['nobody controls anything', {}, 0],
    ['US presence', { haiti: [1, 0] }, 1],
    ['US presence with a battleground, which is no border of its own', { mexico: [2, 0] }, 2],
    ['USSR presence with Mexico, battleground and border', { mexico: [0, 2] }, -3],
    ['US domination', { mexico: [2, 0], haiti: [1, 0] }, 3 + 1],
    ['no domination without another country than battlegrounds', { mexico: [2, 0], panama: [2, 0], haiti: [0, 1] }, 1 + 2 - 1],
    ['US control', { mexico: [2, 0], panama: [2, 0], cuba: [3, 0] }, 5 + 3],
    ['USSR control, with two borders', { mexico: [0, 2], panama: [0, 2], cuba: [0, 3] }, -(5 + 3 + 2)],
    [
      'all battlegrounds but not more countries',
      { mexico: [2, 0], panama: [2, 0], cuba: [3, 0], haiti: [0, 1], nicaragua: [0, 1], guatemala: [0, 1] },
      1 + 3 - 1,
    ],
    ['other regions do not count', { colombia: [1, 0], venezuela: [2, 0], angola: [0, 1] }, 0],
  ] as const)('ruling 99: %s', (_what, influence, score) => {
    for (const side of SIDES) {
      const t = table({ ...only(side, 'central-america-scoring'), influence })
      t[side].plays('central-america-scoring', 'event')
      t.has({}).is({ vp: score }).cards({ 'central-america-scoring': 'discard' }).idle()
    }
  })

  test('has no operations', () => {
    const t = table({ us: ['central-america-scoring'] })
    t.us.begins().picks('central-america-scoring')
    t.refuses('influence', 'scoring-card').refuses('space', 'scoring-card').offers('event')
  })

  test('ruling 13: both scores are netted before the end of the track is looked at', () => {
    const t = table({
      ussr: ['central-america-scoring'],
      vp: -19,
      influence: { cuba: [0, 3], panama: [2, 0], mexico: [2, 0], haiti: [1, 0] },
    })
    t.ussr.plays('central-america-scoring', 'event')
    t.is({ vp: -19 + 5 - 3 }).idle()
  })

  test('ruling 19: headlined, it is scored after the other headline', () => {
    const t = table({ us: ['central-america-scoring'], ussr: ['fidel'], influence: { cuba: [3, 0] } })
    t.headlines('central-america-scoring', 'fidel')
    t.has({ cuba: [0, 3] })
      .is({ vp: -3 })
      .cards({ 'central-america-scoring': 'discard', fidel: 'removed' })
      .idle()
  })

  test('held at the end of the turn it loses the game', () => {
    table({ ussr: ['central-america-scoring'], milops: [5, 5] })
      .endsTurn()
      .over('us', 'held-scoring')
  })
})

describe('38 Southeast Asia Scoring', () => {
  test.each([
    ['nobody', {}, 0],
    ['Thailand counts 2', { thailand: [2, 0] }, 2],
    ['each other country 1', { burma: [0, 2], 'laos-cambodia': [0, 1], vietnam: [0, 1], malaysia: [0, 2], indonesia: [0, 1] }, -5],
    [
      'all of it, without levels',
      {
        thailand: [0, 2],
        burma: [0, 2],
        'laos-cambodia': [0, 1],
        vietnam: [0, 1],
        malaysia: [0, 2],
        indonesia: [0, 1],
        philippines: [0, 2],
      },
      -8,
    ],
    ['the difference', { thailand: [2, 0], philippines: [2, 0], vietnam: [0, 1] }, 2],
    ['influence without control', { thailand: [1, 0], burma: [0, 1] }, 0],
    ['the rest of Asia', { india: [3, 0], australia: [4, 0], japan: [4, 0], pakistan: [0, 2] }, 0],
  ] as const)('ruling 100: %s', (_what, influence, score) => {
    for (const side of SIDES) {
      const t = table({ ...only(side, 'southeast-asia-scoring'), influence })
      t[side].plays('southeast-asia-scoring', 'event')
      t.has({}).is({ vp: score }).cards({ 'southeast-asia-scoring': 'removed' }).idle()
    }
  })

  test('ruling 100: Shuttle Diplomacy and Formosan Resolution do not touch it, and it does not use the former up', () => {
    const t = table({
      us: ['southeast-asia-scoring'],
      effects: { 'shuttle-diplomacy': 'us', 'formosan-resolution': 'us' },
      influence: { thailand: [0, 2], taiwan: [3, 0] },
    })
    t.us.plays('southeast-asia-scoring', 'event')
    t.is({ vp: -2 }).inForce('shuttle-diplomacy', 'formosan-resolution').idle()
  })

  test('ruling 14: not scored again at the end of the game', () => {
    table({ influence: { vietnam: [1, 0], thailand: [2, 0] }, holder: 'us' })
      .endsGame()
      .over('us', 'final-scoring')
      .is({ vp: 7 + 1 + 1 })
  })

  test('ruling 13: both scores are netted before the end of the track is looked at', () => {
    const t = table({ ussr: ['southeast-asia-scoring'], vp: 19, influence: { thailand: [2, 0], burma: [0, 2], malaysia: [0, 2] } })
    t.ussr.plays('southeast-asia-scoring', 'event')
    t.is({ vp: 19 }).idle()
  })

  test('has no operations; headlined, it is scored after the other headline', () => {
    const t = table({ us: ['vietnam-revolts'], ussr: ['southeast-asia-scoring', 'nasser'] })
    t.ussr.begins().picks('southeast-asia-scoring')
    t.refuses('coup', 'scoring-card').offers('event')
    t.ussr.picks('event')
    t.idle()
    const h = table({ us: ['vietnam-revolts'], ussr: ['southeast-asia-scoring'] })
    h.headlines('vietnam-revolts', 'southeast-asia-scoring')
    h.has({ vietnam: [0, 2] })
      .is({ vp: -1 })
      .cards({ 'southeast-asia-scoring': 'removed' })
      .idle()
  })
})

describe('73 Shuttle Diplomacy', () => {
  const shuttle = 'shuttle-diplomacy'
  everyMidWarPlay({ card: shuttle, owner: 'us', ops: 3, to: 'beside', inForce: [shuttle] })

  /** The US has played it; then the USSR scores a region. */
  const scores = (card: string, influence: Board, setup: Setup = {}): Table => {
    const t = midWar({ us: [shuttle], ussr: [card], influence, ...setup })
    t.us.plays(shuttle, 'event')
    t.ussr.plays(card, 'event')
    return t
  }
  const used = (t: Table, vp: number): void => {
    t.has({})
      .is({ vp })
      .cards({ [shuttle]: 'discard' })
      .inForce()
      .idle()
  }

  test('the US leaves out one battleground of the USSR, then the card is discarded (ruling 100)', () => {
    const t = scores('middle-east-scoring', {
      libya: [0, 2],
      egypt: [0, 2],
      iraq: [0, 3],
      iran: [0, 2],
      syria: [0, 2],
      israel: [4, 0],
      lebanon: [1, 0],
      pakistan: [0, 2],
    })
    t.asks('us', 'shuttle-diplomacy').offers('libya', 'egypt', 'iraq', 'iran')
    t.refuses('syria', 'outside-area')
      .refuses('pakistan', 'outside-area')
      .refuses('israel', 'not-controlled')
      .refuses('saudi-arabia', 'not-controlled')
    t.us.picks('libya') // USSR 5 + 3, US 3 + 1
    used(t, -4)
  })

  test('one country fewer, so that Domination is lost (ruling 100)', () => {
    const t = scores('middle-east-scoring', { iraq: [0, 3], syria: [0, 2], lebanon: [1, 0] })
    t.us.picks('iraq')
    used(t, 0)
  })

  test('prevents Control (ruling 100)', () => {
    const t = scores('middle-east-scoring', {
      libya: [0, 2],
      egypt: [0, 2],
      iraq: [0, 3],
      iran: [0, 2],
      israel: [0, 4],
      'saudi-arabia': [0, 3],
      syria: [0, 2],
    })
    t.us.picks('israel') // 5 + 5
    used(t, -10)
  })

  test('never makes a score negative (ruling 100)', () => {
    const t = scores('asia-scoring', { 'north-korea': [0, 3] })
    t.us.picks('north-korea')
    used(t, 0)
  })

  test('without a battleground of the USSR nobody is asked, and it is used up', () => {
    used(scores('asia-scoring', { vietnam: [0, 1], japan: [4, 0] }), 1)
  })

  test.each([
    ['lost', 'japan', -4],
    ['kept', 'japan', -5],
    ['lost', 'north-korea', -5],
    ['kept', 'north-korea', -5],
  ] as const)('the border bonus of a Japan left out is %s; the US chooses %s (ruling 100)', (reading, country, vp) => {
    const t = scores('asia-scoring', { japan: [0, 4], 'north-korea': [0, 3] }, { options: { readings: { shuttleBorderBonus: reading } } })
    t.us.picks(country)
    used(t, vp)
  })

  test.each(['europe-scoring', 'africa-scoring', 'southeast-asia-scoring'])('%s neither uses it up nor is changed', (card) => {
    const t = scores(card, { 'east-germany': [0, 3], algeria: [0, 2], thailand: [0, 2] })
    t.is({ vp: { 'europe-scoring': -4, 'africa-scoring': -2, 'southeast-asia-scoring': -2 }[card]! })
      .cards({ [shuttle]: 'beside' })
      .inForce(shuttle)
      .idle()
  })

  test('only the next scoring is changed, and the US itself may score', () => {
    const t = midWar({ us: [shuttle, 'asia-scoring'], ussr: ['middle-east-scoring'], influence: { iraq: [0, 3], 'north-korea': [0, 3] } })
    t.us.plays(shuttle, 'event')
    t.us.plays('asia-scoring', 'event', 'north-korea')
    t.is({ vp: 0 }).cards({ [shuttle]: 'discard' })
    t.ussr.plays('middle-east-scoring', 'event')
    t.is({ vp: -4 }).idle()
  })

  test('headlined before a scoring card of the USSR it counts at once (ruling 19)', () => {
    const t = midWar({ us: [shuttle], ussr: ['middle-east-scoring'], influence: { iraq: [0, 3] } })
    t.headlines(shuttle, 'middle-east-scoring').us.picks('iraq')
    used(t, 0)
  })

  test('lies beside the board over turns, not in the discard pile', () => {
    const t = midWar({ us: [shuttle], ussr: ['salt-negotiations', 'asia-scoring'], discard: ['fidel'], milops: [5, 5] })
    t.us.plays(shuttle, 'event')
    t.ussr.plays('salt-negotiations', 'event')
    t.offers('fidel', 'done').refuses(shuttle, 'not-there').ussr.picks('done')
    t.ussr.plays('asia-scoring', 'event')
    t.cards({ [shuttle]: 'discard' })

    const waiting = midWar({ us: [shuttle], milops: [5, 5] })
    waiting.us.plays(shuttle, 'event')
    waiting
      .endsTurn()
      .cards({ [shuttle]: 'beside' })
      .inForce(shuttle)
  })

  test('does nothing in final scoring (ruling 100)', () => {
    const t = midWar({ us: [shuttle], influence: { iraq: [0, 3] }, holder: 'us' })
    t.us.plays(shuttle, 'event')
    t.endsGame().over('ussr', 'final-scoring').is({ vp: -3 })
  })
})

describe('79 Africa Scoring', () => {
  const battlegrounds = { algeria: [2, 0], nigeria: [1, 0], zaire: [1, 0], angola: [1, 0], 'south-africa': [3, 0] } as const
  scoring('africa-scoring', [
    { what: 'nobody there', influence: { egypt: [2, 0], angola: [1, 1] }, vp: 0 },
    { what: 'Presence', influence: { tunisia: [2, 0] }, vp: 1 },
    { what: 'Presence and a battleground each', influence: { angola: [1, 0], algeria: [0, 2] }, vp: 0 },
    { what: 'Domination', influence: { nigeria: [0, 1], zaire: [0, 1], cameroon: [0, 1], angola: [1, 0] }, vp: -4 },
    { what: 'no Domination with battlegrounds alone', influence: { nigeria: [1, 0], zaire: [1, 0], angola: [0, 1] }, vp: 1 },
    {
      what: 'no Domination without more countries',
      influence: { nigeria: [1, 0], zaire: [1, 0], tunisia: [2, 0], angola: [0, 1], kenya: [0, 2], morocco: [0, 3] },
      vp: 1,
    },
    { what: 'Control', influence: battlegrounds, vp: 11 },
    {
      what: 'no Control without more countries',
      influence: { ...battlegrounds, kenya: [0, 2], morocco: [0, 3], sudan: [0, 1], tunisia: [0, 2], ethiopia: [0, 1] },
      vp: 5,
    },
  ])
})

describe('81 South America Scoring', () => {
  const battlegrounds = { venezuela: [0, 2], brazil: [0, 2], argentina: [0, 2], chile: [0, 3] } as const
  scoring('south-america-scoring', [
    { what: 'nobody there', influence: { panama: [2, 0], brazil: [1, 2] }, vp: 0 },
    { what: 'Presence', influence: { peru: [0, 2] }, vp: -2 },
    { what: 'Presence against Presence with a battleground', influence: { peru: [0, 2], brazil: [2, 0] }, vp: 1 },
    { what: 'Domination', influence: { brazil: [2, 0], chile: [3, 0], peru: [2, 0], venezuela: [0, 2] }, vp: 4 },
    { what: 'no Domination with battlegrounds alone', influence: { brazil: [2, 0], chile: [3, 0], venezuela: [0, 2] }, vp: 1 },
    { what: 'Control', influence: battlegrounds, vp: -10 },
    {
      what: 'no Control without more countries',
      influence: { ...battlegrounds, peru: [2, 0], uruguay: [2, 0], colombia: [1, 0], ecuador: [2, 0] },
      vp: -4,
    },
  ])
})
