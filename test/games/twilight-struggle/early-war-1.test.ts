import { describe, test } from 'vitest'
import { type Setup, type Table, table } from '../../table.ts'
import { everyWay, opponentOf, pair, points } from '../../ways.ts'

type Board = Readonly<Record<string, readonly [number, number]>>
const SIDES = ['us', 'ussr'] as const

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

  test('ruling 13: both scores are netted before anybody wins', () => {
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

describe('4 Duck and Cover', () => {
  everyWay('duck-and-cover', { side: 'us', ops: 3, is: { defcon: 4, vp: 1, milops: [0, 0] }, goes: 'discard' })

  test.each([
    [5, 1],
    [4, 2],
    [3, 3],
  ])('from DEFCON %i it is worth %i VP: the level after the fall counts', (defcon, vp) => {
    const t = table({ us: ['duck-and-cover'], defcon })
    t.us.plays('duck-and-cover', 'event')
    t.has({})
      .is({ defcon: defcon - 1, vp })
      .idle()
  })

  test.each(SIDES)('at DEFCON 2 the %s, phasing, loses before any VP (8.1.3)', (side) => {
    const t = table({ [side]: ['duck-and-cover'], defcon: 2 })
    t[side].plays('duck-and-cover', 'event')
    t.is({ vp: 0, defcon: 1 }).over(opponentOf(side), 'nuclear-war')
  })

  test.each(SIDES)('ruling 3: at DEFCON 2 the %s, whose headline it is, loses', (side) => {
    const t = table({ [side]: ['duck-and-cover'], defcon: 2 })
    t.headlines(side === 'us' ? 'duck-and-cover' : null, side === 'ussr' ? 'duck-and-cover' : null)
    t.over(opponentOf(side), 'nuclear-war')
  })

  test('with the 20th VP the game is won', () => {
    const t = table({ us: ['duck-and-cover'], vp: 19 })
    t.us.plays('duck-and-cover', 'event')
    t.over('us', 'vp')
  })
})

describe('5 Five Year Plan', () => {
  const plan = 'five-year-plan'

  everyWay(plan, {
    side: 'us',
    ops: 3,
    setup: { ussr: ['us-japan-mutual-defense-pact'] },
    rolls: ['us-japan-mutual-defense-pact'],
    has: { japan: [4, 0] },
    inForce: ['us-japan-mutual-defense-pact'],
    goes: 'discard',
  })

  test('a US event happens, the US answers, and its card goes where its asterisk says', () => {
    const t = table({ us: [plan], ussr: ['independent-reds', 'east-european-unrest'], influence: { romania: [0, 2] } })
    t.us.plays(plan, 'event')
    t.asks('chance', 'random-card').offers('independent-reds', 'east-european-unrest').rolls('east-european-unrest')
    t.us.picks('romania')
    t.has({ romania: [0, 1] })
      .cards({ 'east-european-unrest': 'discard', 'independent-reds': 'ussr-hand', [plan]: 'discard' })
      .idle()
    const starred = table({ us: [plan], ussr: ['independent-reds'], influence: { romania: [0, 2] } })
    starred.rolls('independent-reds').us.plays(plan, 'event', 'romania')
    starred
      .has({ romania: [2, 2] })
      .cards({ 'independent-reds': 'removed' })
      .idle()
  })

  test.each(['fidel', 'nuclear-test-ban', 'asia-scoring'])('ruling 96: %s is discarded and nothing else happens (5.4)', (drawn) => {
    const t = table({ us: [plan], ussr: [drawn], influence: { cuba: [1, 0], taiwan: [3, 0] } })
    t.rolls(drawn).us.plays(plan, 'event')
    t.has({})
      .is({ vp: 0, defcon: 5 })
      .cards({ [drawn]: 'discard', [plan]: 'discard' })
      .idle()
  })

  test('an empty hand: nothing happens; the China Card is never drawn', () => {
    const t = table({ us: [plan], holder: 'ussr' })
    t.us.plays(plan, 'event')
    t.has({})
      .is({ holder: 'ussr', ready: true })
      .cards({ [plan]: 'discard', 'the-china-card': 'passing' })
      .idle()
  })

  test('a US event that cannot happen is discarded', () => {
    const t = table({ us: [plan], ussr: ['nato'] })
    t.rolls('nato').us.plays(plan, 'event')
    t.inForce().cards({ nato: 'discard' }).idle()
  })

  test('the USSR gets rid of a scoring card: that is not holding it', () => {
    const t = table({ ussr: [plan, 'europe-scoring'], influence: { poland: [0, 3] } })
    t.rolls('europe-scoring').ussr.plays(plan, 'event', 'influence', 'poland', 'poland', 'poland')
    t.has({ poland: [0, 6] })
      .is({ vp: 0 })
      .cards({ 'europe-scoring': 'discard' })
      .endsTurn()
      .idle()
  })

  test.each(SIDES)('a drawn Duck and Cover at DEFCON 2: the %s, who played the plan, loses', (side) => {
    const t = table({
      [side]: [plan, ...(side === 'ussr' ? ['duck-and-cover'] : [])],
      defcon: 2,
      ...(side === 'us' && { ussr: ['duck-and-cover'] }),
    })
    t.rolls('duck-and-cover')[side].plays(plan, 'event')
    t.over(opponentOf(side), 'nuclear-war')
  })

  test('ruling 23: Defectors drawn in the headline phase cancels a USSR headline that waits', () => {
    const t = table({ us: [plan], ussr: ['defectors', 'fidel'], influence: { cuba: [1, 0] } })
    t.rolls('defectors').headlines(plan, 'fidel')
    t.has({})
      .is({ vp: 0 })
      .cards({ fidel: 'discard', defectors: 'discard', [plan]: 'discard' })
      .idle()
  })

  test('ruling 23: but not one that has been resolved, nor the plan itself', () => {
    const late = table({ us: [plan], ussr: ['defectors', 'nuclear-test-ban'] })
    late.rolls('defectors').headlines(plan, 'nuclear-test-ban')
    late
      .is({ vp: -3 })
      .cards({ 'nuclear-test-ban': 'discard', defectors: 'discard', [plan]: 'discard' })
      .idle()
    const own = table({ us: ['truman-doctrine'], ussr: ['defectors', plan], influence: { italy: [0, 1] } })
    own.rolls('defectors').headlines('truman-doctrine', plan)
    own.us.picks('italy')
    own
      .has({ italy: [0, 0] })
      .is({ vp: 0 })
      .cards({ defectors: 'discard', [plan]: 'discard', 'truman-doctrine': 'removed' })
      .idle()
  })

  test('ruling 24: a card committed as headline is not in the hand', () => {
    const t = table({ us: [plan], ussr: ['fidel', 'nasser'] })
    t.headlines(plan, 'fidel')
    t.asks('chance', 'random-card').offers('nasser').rolls('nasser')
    t.has({ cuba: [0, 3] })
      .cards({ fidel: 'removed', nasser: 'discard' })
      .idle()
  })

  test('Defectors drawn in an action round of the USSR was not played by it: no VP', () => {
    const t = table({ ussr: [plan, 'defectors'], influence: { poland: [0, 3] } })
    t.rolls('defectors').ussr.plays(plan, 'influence', 'poland', 'poland', 'poland')
    t.has({ poland: [0, 6] })
      .is({ vp: 0 })
      .cards({ defectors: 'discard' })
      .idle()
  })

  /** Log 036, lines 85 to 92: the US gains 1 VP. */
  test('Defectors drawn in an action round of the USSR gives 1 VP where it counts as played by it, and only there', () => {
    const options = { readings: { defectorsByFiveYearPlan: 'vp' } } as const
    const t = table({ ussr: [plan, 'defectors'], influence: { poland: [0, 3] }, options })
    t.rolls('defectors').ussr.plays(plan, 'influence', 'poland', 'poland', 'poland')
    t.is({ vp: 1 }).cards({ defectors: 'discard' }).idle()
    const own = table({ us: [plan], ussr: ['defectors'], options })
    own.rolls('defectors').us.plays(plan, 'event')
    own.is({ vp: 0 }).idle()
    const headline = table({ us: ['truman-doctrine'], ussr: ['defectors', plan], options })
    headline.rolls('defectors').headlines('truman-doctrine', plan)
    headline.is({ vp: 0 })
  })
})

describe('6 The China Card', () => {
  const china = 'the-china-card'
  const many = (n: number, country: string): string[] => Array.from({ length: n }, () => country)

  test('4 operations; it passes face down, and face up at the end of the turn (9.3)', () => {
    const t = table({ us: ['fidel', 'nasser'], influence: { poland: [0, 3], panama: [1, 0] } })
    t.ussr.plays(china, 'influence', ...many(4, 'poland'))
    t.has({ poland: [0, 7] })
      .is({ holder: 'us', ready: false })
      .cards({ [china]: 'passing', fidel: 'us-hand' })
      .idle()
    t.us.begins()
    t.offers('fidel', 'nasser').refuses(china, 'not-ready')
    t.us.plays('nasser', 'influence', 'panama')
    t.endsTurn().is({ holder: 'us', ready: true }).idle()
    t.ussr.begins()
    t.idle()
    t.us.begins()
    t.offers('fidel', china)
  })

  test('it has no event, is no headline (ruling 20), and the other side cannot play it', () => {
    const t = table({ us: ['fidel'], ussr: ['nasser'], holder: 'us', influence: { japan: [1, 0] } })
    t.headlines(null, null)
    t.refuses(china, 'no-headline', 'us').offers('fidel')
    const round = table({ us: ['fidel'], ussr: ['nasser'], holder: 'us', influence: { japan: [1, 0] } })
    round.ussr.begins()
    round.refuses(china, 'not-ready')
    const used = table({ holder: 'us', influence: { japan: [1, 0] } })
    used.us.begins().picks(china)
    used.refuses('event', 'operations-only')
  })

  test('5 points if all are spent in Asia, Southeast Asia included (9.6)', () => {
    const t = table({ holder: 'us', influence: { japan: [1, 0], thailand: [1, 0], panama: [1, 0] } })
    t.us.plays(china, 'influence', 'japan', 'thailand', 'japan')
    t.refuses('done', 'must-spend-all')
    t.us.picks('japan')
    t.refuses('panama', 'too-expensive')
    t.us.picks('thailand')
    t.has({ japan: [4, 0], thailand: [3, 0] })
      .is({ holder: 'ussr', ready: false })
      .idle()
  })

  test('ruling 34: a point elsewhere, and there are 4; no later card keeps the fifth', () => {
    const t = table({ holder: 'us', us: ['olympic-games'], influence: { japan: [1, 0], panama: [1, 0] } })
    t.us.plays(china, 'influence', 'japan', 'panama', 'japan', 'japan')
    t.has({ japan: [4, 0], panama: [2, 0] }).idle()
    t.us.plays('olympic-games', 'influence', 'japan', 'japan')
    t.has({ japan: [6, 0], panama: [2, 0] }).idle()
  })

  test('the fifth point counts in a coup in Asia, for the die and for military operations', () => {
    const t = table({ holder: 'us', influence: { thailand: [0, 2] } })
    t.rolls(1).us.plays(china, 'coup', 'thailand')
    t.has({ thailand: [0, 0] })
      .is({ milops: [5, 0], defcon: 4 })
      .idle()
    const elsewhere = table({ holder: 'us', influence: { iran: [0, 2] } })
    elsewhere.rolls(1).us.plays(china, 'coup', 'iran')
    elsewhere
      .has({ iran: [0, 1] })
      .is({ milops: [4, 0] })
      .idle()
  })

  test('a fifth realignment only if the first four were in Asia', () => {
    const t = table({ holder: 'us', influence: { vietnam: [0, 9], cuba: [0, 9] } })
    t.rolls(1, 2, 1, 2, 1, 2, 1, 2)
      .us.plays(china, 'realign')
      .picks(...many(4, 'vietnam'))
    t.refuses('cuba', 'too-expensive').rolls(1, 4).us.picks('vietnam')
    t.has({ vietnam: [0, 7] }).idle()
    const mixed = table({ holder: 'us', influence: { vietnam: [0, 9], cuba: [0, 9] } })
    mixed.rolls(1, 2, 1, 1, 1, 2, 1, 2).us.plays(china, 'realign').picks('vietnam', 'cuba', 'vietnam', 'vietnam')
    mixed.has({}).idle()
  })

  test.each<[string, 'us' | 'ussr', Setup['effects'], number, number]>([
    ['Containment cannot push it above 4', 'us', { containment: 'us' }, 4, 5],
    ['Red Scare/Purge lowers it', 'us', { 'red-scare-purge': 'ussr' }, 3, 4],
    ['Vietnam Revolts comes on top', 'ussr', { 'vietnam-revolts': 'ussr' }, 4, 6],
    ['ruling 29: Brezhnev Doctrine and Red Scare/Purge cancel out', 'ussr', { 'brezhnev-doctrine': 'ussr', 'red-scare-purge': 'us' }, 4, 5],
  ])('9.7: %s', (_name, side, effects, elsewhere, inSoutheastAsia) => {
    const influence = { vietnam: pair(side, 1, 0), peru: pair(side, 1, 0) }
    for (const [country, n] of [
      ['peru', elsewhere],
      ['vietnam', inSoutheastAsia],
    ] as const) {
      const t = table({ holder: side, effects: effects!, influence })
      t[side].plays(china, 'influence', ...many(n, country))
      t.has({ [country]: pair(side, 1 + n, 0) }).idle()
    }
  })

  test('ruling 30: the example of 7.4 makes 5', () => {
    const t = table({ us: ['red-scare-purge'], ussr: ['vietnam-revolts'] })
    t.headlines('red-scare-purge', 'vietnam-revolts')
    t.ussr.plays(china, 'influence', ...many(5, 'vietnam'))
    t.has({ vietnam: [0, 7] }).idle()
  })

  test('not in the place of a scoring card that would be held (9.5)', () => {
    const setup = { holder: 'us', us: ['asia-scoring'], influence: { panama: [1, 0] } } as const
    const last = table({ ...setup, round: 6 })
    last.us.begins()
    last.offers('asia-scoring').refuses(china, 'scoring-would-be-held')
    const earlier = table({ ...setup, round: 5 })
    earlier.us.begins()
    earlier.offers('asia-scoring', china)
  })

  test('nobody must play it, even as the last card (9.8)', () => {
    const t = table({ holder: 'us' })
    t.us.begins()
    t.offers(china, 'pass')
    t.us.picks('pass')
    t.is({ holder: 'us', ready: true }).idle()
  })

  test('ruling 83: it cannot be discarded, not even to get out of a trap', () => {
    const t = table({ holder: 'us', effects: { quagmire: 'ussr' }, turn: 4 })
    t.us.begins()
    t.is({ holder: 'us', ready: true }).inForce('quagmire').idle()
  })

  test('it can go to space, and passes as always', () => {
    const t = table({ holder: 'us' })
    t.rolls(3).us.plays(china, 'space')
    t.is({ space: [1, 0], vp: 2, holder: 'ussr', ready: false }).idle()
  })

  test.each([
    ['cultural-revolution', 'ussr', 'us', true],
    ['ussuri-river-skirmish', 'us', 'ussr', true],
    ['nixon-plays-the-china-card', 'us', 'ussr', false],
  ] as const)('passed by %s it comes to the %s', (card, side, holder, ready) => {
    const t = table({ [side]: [card], holder, turn: 4 })
    t[side].plays(card, 'event')
    t.is({ holder: side, ready, vp: 0 }).idle()
  })

  test.each([true, false])('ruling 14: its holder has 1 VP more in the end, face up or down (ready: %s)', (ready) => {
    const t = table({ turn: 10, holder: 'us', ready })
    t.endsGame().is({ vp: 1 }).over('us', 'final-scoring')
  })
})

describe('7 Socialist Governments', () => {
  everyWay('socialist-governments', {
    side: 'ussr',
    ops: 3,
    setup: { influence: { italy: [3, 1], france: [2, 0], poland: [2, 0] } },
    answers: (me) => me.picks('italy', 'france', 'italy'),
    has: { italy: [1, 1], france: [1, 0] },
    goes: 'discard',
  })

  test('at most 2 in a country, 3 in all, in Western Europe', () => {
    const t = table({ ussr: ['socialist-governments'], influence: { italy: [4, 0], france: [0, 1], poland: [2, 0], turkey: [1, 0] } })
    t.ussr.plays('socialist-governments', 'event')
    t.refuses('poland', 'outside-area').refuses('france', 'no-influence-to-remove').refuses('done', 'must-spend-all')
    t.ussr.picks('italy', 'italy')
    t.refuses('italy', 'at-most-in-country').offers('turkey')
    t.ussr.picks('turkey')
    t.has({ italy: [2, 0], turkey: [0, 0] }).idle()
  })

  test('ruling 54: Canada, Turkey, Austria and Finland are Western Europe', () => {
    const influence = { canada: [1, 0], turkey: [1, 0], austria: [1, 0], finland: [1, 0], 'east-germany': [1, 0], egypt: [1, 0] } as const
    const t = table({ ussr: ['socialist-governments'], influence })
    t.ussr.plays('socialist-governments', 'event')
    t.offers('canada', 'turkey', 'austria', 'finland')
  })

  test.each<[string, Board, string[], Board]>([
    ['two only', { benelux: [2, 0] }, ['benelux', 'benelux'], { benelux: [0, 0] }],
    ['three in one country', { benelux: [3, 0] }, ['benelux', 'benelux'], { benelux: [1, 0] }],
    ['none', {}, [], {}],
  ])('as many as there can be: %s', (_name, influence, picks, has) => {
    const t = table({ ussr: ['socialist-governments'], influence })
    t.ussr.plays('socialist-governments', 'event', ...picks)
    t.has(has).cards({ 'socialist-governments': 'discard' }).idle()
  })

  test('ruling 56, 57: The Iron Lady bars the event, not the operations', () => {
    const setup = { effects: { 'the-iron-lady': 'us' }, influence: { france: [3, 0], poland: [0, 1] }, turn: 8 } as const
    const own = table({ ...setup, ussr: ['socialist-governments'] })
    own.ussr.begins().picks('socialist-governments')
    own.refuses('event', 'event-cannot-happen')
    own.ussr.picks('influence', 'poland', 'poland', 'poland')
    own
      .has({ poland: [0, 4] })
      .cards({ 'socialist-governments': 'discard' })
      .idle()
    const theirs = table({ ...setup, us: ['socialist-governments'] })
    theirs.us.plays('socialist-governments', 'influence', 'france', 'france', 'france')
    theirs
      .has({ france: [6, 0] })
      .cards({ 'socialist-governments': 'discard' })
      .idle()
    const headline = table({ ...setup, ussr: ['socialist-governments'] })
    headline.headlines(null, 'socialist-governments')
    headline.has({}).cards({ 'socialist-governments': 'discard' }).idle()
  })
})

describe('8 Fidel', () => {
  everyWay('fidel', { side: 'ussr', ops: 2, setup: { influence: { cuba: [2, 1], haiti: [1, 0] } }, has: { cuba: [0, 3] }, goes: 'removed' })

  test.each([
    [0, 0, 3],
    [3, 2, 3],
    [1, 5, 5],
    [0, 3, 3],
  ])('Cuba with US %i, USSR %i: the USSR has %i, the US none', (us, ussr, after) => {
    const t = table({ ussr: ['fidel'], influence: { cuba: [us, ussr] } })
    t.ussr.plays('fidel', 'event')
    t.has({ cuba: [0, after] })
      .cards({ fidel: 'removed' })
      .idle()
  })

  test('played by the US for operations, event first', () => {
    const t = table({ us: ['fidel'], influence: { cuba: [2, 1], panama: [1, 0] } })
    t.us.plays('fidel', 'event').picks('influence', 'panama', 'costa-rica')
    t.has({ cuba: [0, 3], panama: [2, 0], 'costa-rica': [1, 0] })
      .cards({ fidel: 'removed' })
      .idle()
  })

  test('rulings 43, 44: the reach of the operations is that before the event; Cuba costs 2 under control', () => {
    const t = table({ us: ['fidel'], influence: { cuba: [1, 0] } })
    t.us.plays('fidel', 'event', 'influence', 'haiti')
    t.refuses('cuba', 'too-expensive').refuses('dominican-republic', 'out-of-reach')
    t.us.picks('nicaragua')
    t.has({ cuba: [0, 3], haiti: [1, 0], nicaragua: [1, 0] }).idle()
  })

  test('ruling 47: without it the USSR does not open in Cuba', () => {
    const t = table({ ussr: ['fidel'], influence: { poland: [0, 1] } })
    t.ussr.plays('fidel', 'influence')
    t.refuses('cuba', 'out-of-reach').refuses('mexico', 'out-of-reach')
    t.ussr.picks('poland', 'poland')
    t.has({ poland: [0, 3] })
      .cards({ fidel: 'discard' })
      .idle()
  })
})

describe('9 Vietnam Revolts', () => {
  const inForce = { effects: { 'vietnam-revolts': 'ussr' } } as const

  everyWay('vietnam-revolts', {
    side: 'ussr',
    ops: 2,
    setup: { influence: { vietnam: [1, 0] } },
    has: { vietnam: [1, 2] },
    inForce: ['vietnam-revolts'],
    goes: 'removed',
  })

  test('one point more if all are spent in Southeast Asia', () => {
    const t = table({ ...inForce, ussr: ['olympic-games'], influence: { vietnam: [0, 2], poland: [0, 1] } })
    t.ussr.plays('olympic-games', 'influence', 'vietnam', 'laos-cambodia')
    t.refuses('poland', 'too-expensive')
    t.ussr.picks('thailand')
    t.has({ vietnam: [0, 3], 'laos-cambodia': [0, 1], thailand: [0, 1] }).idle()
  })

  test.each([
    ['poland', 'vietnam'],
    ['vietnam', 'poland'],
    ['north-korea', 'vietnam'],
  ])('%s and %s: no more than the card has', (first, second) => {
    const t = table({ ...inForce, ussr: ['olympic-games'], influence: { vietnam: [0, 2], poland: [0, 1] } })
    t.ussr.plays('olympic-games', 'influence', first, second)
    t.has({ vietnam: [0, 3], [first === 'vietnam' ? second : first]: [0, first === 'north-korea' ? 1 : 2] }).idle()
  })

  test('ruling 32: a point of operations, not of influence', () => {
    const t = table({
      ...inForce,
      ussr: ['olympic-games'],
      influence: { vietnam: [0, 2], thailand: [2, 0], 'laos-cambodia': [1, 0] },
    })
    t.ussr.plays('olympic-games', 'influence', 'laos-cambodia')
    t.refuses('thailand', 'too-expensive')
    t.ussr.picks('laos-cambodia')
    t.has({ 'laos-cambodia': [1, 2] }).idle()
  })

  test('ruling 33: never for the US', () => {
    const t = table({ ...inForce, us: ['olympic-games', 'indo-pakistani-war'], influence: { thailand: [1, 0], malaysia: [0, 2] } })
    t.us.plays('olympic-games', 'influence', 'thailand', 'thailand')
    t.has({ thailand: [3, 0] }).idle()
    t.rolls(3).us.plays('indo-pakistani-war', 'coup', 'malaysia')
    t.has({ thailand: [3, 0], malaysia: [0, 1] })
      .is({ milops: [2, 0] })
      .idle()
  })

  test('it counts in a coup there, for the die and for military operations, and nowhere else', () => {
    const t = table({ ...inForce, ussr: ['olympic-games', 'indo-pakistani-war'], influence: { thailand: [2, 0], iran: [2, 0] } })
    t.rolls(2).ussr.plays('olympic-games', 'coup', 'thailand')
    t.has({ thailand: [1, 0] })
      .is({ milops: [0, 3], defcon: 4 })
      .idle()
    t.rolls(3).ussr.plays('indo-pakistani-war', 'coup', 'iran')
    t.has({ thailand: [1, 0], iran: [1, 0] })
      .is({ milops: [0, 5], defcon: 3 })
      .idle()
  })

  test('one realignment more, if all are there', () => {
    const t = table({ ...inForce, ussr: ['olympic-games'], influence: { thailand: [9, 0], iran: [1, 0] } })
    t.rolls(2, 1, 2, 1).ussr.plays('olympic-games', 'realign', 'thailand', 'thailand')
    t.refuses('iran', 'too-expensive').rolls(5, 1).ussr.picks('thailand')
    t.has({ thailand: [6, 0] }).idle()
  })

  test('Red Scare/Purge offsets it', () => {
    const t = table({
      ussr: ['comecon', 'olympic-games'],
      effects: { 'vietnam-revolts': 'ussr', 'red-scare-purge': 'us' },
      influence: { vietnam: [0, 1], poland: [0, 1] },
    })
    t.ussr.plays('comecon', 'influence', 'vietnam', 'vietnam', 'vietnam')
    t.has({ vietnam: [0, 4] }).idle()
    t.ussr.plays('olympic-games', 'influence', 'poland')
    t.has({ vietnam: [0, 4], poland: [0, 2] }).idle()
  })

  test.each([
    ['before-lower-limit', 1],
    ['after-lower-limit', 2],
  ] as const)('ruling 31: a card of 1 under Red Scare/Purge, %s, makes %i', (regionalPoint, n) => {
    const t = table({
      ussr: ['captured-nazi-scientist'],
      effects: { 'vietnam-revolts': 'ussr', 'red-scare-purge': 'us' },
      influence: { vietnam: [0, 1] },
      options: { readings: { regionalPoint } },
    })
    t.ussr.plays('captured-nazi-scientist', 'influence', ...Array.from({ length: n }, () => 'vietnam'))
    t.has({ vietnam: [0, 1 + n] }).idle()
  })

  test('operations granted by an event are those of a card (7.4.3)', () => {
    const t = table({ ...inForce, ussr: ['olympic-games'], influence: { vietnam: [0, 2] } })
    t.ussr.plays('olympic-games', 'event')
    t.us.picks('boycott')
    t.ussr.picks('influence', 'vietnam', 'vietnam', 'vietnam', 'vietnam', 'vietnam')
    t.has({ vietnam: [0, 7] }).idle()
  })

  test('it ends with the turn', () => {
    const t = table({ ...inForce, ussr: ['olympic-games'], influence: { vietnam: [0, 2] } })
    t.endsTurn().inForce()
    t.ussr.plays('olympic-games', 'influence', 'vietnam', 'vietnam')
    t.has({ vietnam: [0, 4] }).idle()
  })
})

describe('10 Blockade', () => {
  everyWay('blockade', {
    side: 'ussr',
    ops: 1,
    setup: { influence: { 'west-germany': [5, 1], france: [3, 0] } },
    has: { 'west-germany': [0, 1] },
    goes: 'removed',
  })

  describe('with a card that pays', () => {
    everyWay('blockade', {
      side: 'ussr',
      ops: 1,
      setup: { us: ['duck-and-cover'], influence: { 'west-germany': [5, 1] } },
      answers: (_me, them) => them.picks('duck-and-cover'),
      is: { defcon: 5, vp: 0 },
      goes: 'removed',
    })
  })

  test('the US discards a card worth 3 or more, or declines; scoring cards and the China Card do not pay', () => {
    const us = ['duck-and-cover', 'nuclear-test-ban', 'fidel', 'asia-scoring']
    const influence = { 'west-germany': [4, 0] } as const
    const t = table({ ussr: ['blockade'], us, holder: 'us', influence })
    t.ussr.plays('blockade', 'event')
    t.asks('us', 'discard-or-suffer').offers('duck-and-cover', 'nuclear-test-ban', 'done')
    t.refuses('fidel', 'value-too-low').refuses('asia-scoring', 'value-too-low').refuses('the-china-card', 'not-there')
    t.us.picks('nuclear-test-ban')
    t.has({}).is({ vp: 0 }).cards({ 'nuclear-test-ban': 'discard', 'duck-and-cover': 'us-hand', blockade: 'removed' }).idle()
    const declined = table({ ussr: ['blockade'], us, influence })
    declined.ussr.plays('blockade', 'event')
    declined.us.picks('done')
    declined
      .has({ 'west-germany': [0, 0] })
      .cards({ 'duck-and-cover': 'us-hand' })
      .idle()
  })

  test('ruling 39: the modified value counts; without a card that pays the loss comes at once', () => {
    const influence = { 'west-germany': [4, 0] } as const
    const contained = table({ ussr: ['blockade'], us: ['fidel', 'nasser'], effects: { containment: 'us' }, influence })
    contained.ussr.plays('blockade', 'event')
    contained.offers('fidel', 'done').us.picks('fidel')
    contained.has({}).cards({ fidel: 'discard' }).idle()
    const scared = table({ ussr: ['blockade'], us: ['duck-and-cover'], effects: { 'red-scare-purge': 'ussr' }, influence })
    scared.ussr.plays('blockade', 'event')
    scared
      .has({ 'west-germany': [0, 0] })
      .cards({ 'duck-and-cover': 'us-hand' })
      .idle()
    const four = table({ ussr: ['blockade'], us: ['nuclear-test-ban'], effects: { 'red-scare-purge': 'ussr' }, influence })
    four.ussr.plays('blockade', 'event')
    four.offers('nuclear-test-ban', 'done')
  })

  test('in the headline phase the card of the US headline is spent', () => {
    const t = table({ ussr: ['blockade'], us: ['duck-and-cover'], influence: { 'west-germany': [4, 0] } })
    t.headlines('duck-and-cover', 'blockade')
    t.has({ 'west-germany': [0, 0] })
      .is({ defcon: 4, vp: 1 })
      .cards({ blockade: 'removed', 'duck-and-cover': 'discard' })
      .idle()
  })
})

describe('11 Korean War', () => {
  const war = 'korean-war'

  everyWay(war, {
    side: 'ussr',
    ops: 2,
    setup: { influence: { 'south-korea': [2, 1], japan: [1, 0] } },
    rolls: [4],
    has: { 'south-korea': [0, 3] },
    is: { vp: -2, milops: [0, 2], defcon: 5 },
    goes: 'removed',
  })

  describe('lost: military operations all the same (ruling 75)', () => {
    everyWay(war, {
      side: 'ussr',
      ops: 2,
      setup: { influence: { 'south-korea': [2, 1] } },
      rolls: [3],
      is: { vp: 0, milops: [0, 2] },
      goes: 'removed',
    })
  })

  test.each<[string, Board, number]>([
    ['Japan under US control', { japan: [4, 0] }, 5],
    ['Taiwan', { taiwan: [3, 0] }, 5],
    ['North Korea', { 'north-korea': [3, 0] }, 5],
    ['two of them', { japan: [4, 0], taiwan: [3, 0] }, 6],
    ['influence without control does not count', { japan: [3, 0], taiwan: [2, 0] }, 4],
    ['nor does control of the USSR', { japan: [0, 4], 'north-korea': [0, 3] }, 4],
    ['nor a country that is no neighbour, nor South Korea itself', { philippines: [2, 0], 'south-korea': [3, 0] }, 4],
  ])('ruling 74: %s', (_name, influence, needed) => {
    for (const die of [needed - 1, needed]) {
      const t = table({ ussr: [war], influence: { 'south-korea': [1, 0], ...influence } })
      t.rolls(die).ussr.plays(war, 'event')
      const us = influence['south-korea']?.[0] ?? 1
      t.has(die < needed ? {} : { 'south-korea': [0, us] })
        .is({ vp: die < needed ? 0 : -2, milops: [0, 2] })
        .idle()
    }
  })

  test('three neighbours under US control cannot be beaten', () => {
    const t = table({ ussr: [war], influence: { 'south-korea': [1, 0], japan: [4, 0], taiwan: [3, 0], 'north-korea': [3, 0] } })
    t.rolls(6).ussr.plays(war, 'event')
    t.has({})
      .is({ vp: 0 })
      .cards({ [war]: 'removed' })
      .idle()
  })

  test('legal and worth the VP without influence there, and at DEFCON 2', () => {
    const t = table({ ussr: [war], defcon: 2 })
    t.rolls(6).ussr.plays(war, 'event')
    t.has({})
      .is({ vp: -2, defcon: 2, milops: [0, 2] })
      .idle()
  })

  test('12.4.2: one more is subtracted while nobody has the China Card', () => {
    for (const [die, vp] of [
      [4, 0],
      [5, -2],
    ] as const) {
      const t = table({ ussr: [war], holder: 'nobody' })
      t.rolls(die).ussr.plays(war, 'event')
      t.is({ vp, milops: [0, 2] }).idle()
    }
  })

  test('ruling 76: played by the US it is still a war of the USSR (8.2.4)', () => {
    const t = table({ us: [war], influence: { 'south-korea': [1, 0] } })
    t.rolls(6).us.plays(war, 'influence', 'south-korea', 'south-korea')
    t.has({ 'south-korea': [0, 3] })
      .is({ vp: -2, milops: [0, 2] })
      .idle()
  })

  test('ruling 12: with the 20th VP the game is over before the influence changes sides', () => {
    const t = table({ ussr: [war], vp: -18, influence: { 'south-korea': [1, 0] } })
    t.rolls(4).ussr.plays(war, 'event')
    t.has({}).is({ vp: -20 }).over('ussr', 'vp')
  })
})

describe('12 Romanian Abdication', () => {
  everyWay('romanian-abdication', {
    side: 'ussr',
    ops: 1,
    setup: { influence: { romania: [2, 1], bulgaria: [1, 0] } },
    has: { romania: [0, 3] },
    goes: 'removed',
  })

  test.each([
    [0, 0, 3],
    [4, 0, 3],
    [1, 4, 4],
  ])('Romania with US %i, USSR %i: the USSR has %i, the US none', (us, ussr, after) => {
    const t = table({ ussr: ['romanian-abdication'], influence: { romania: [us, ussr] } })
    t.ussr.plays('romanian-abdication', 'event')
    t.has({ romania: [0, after] })
      .cards({ 'romanian-abdication': 'removed' })
      .idle()
  })
})

describe('13 Arab-Israeli War', () => {
  const war = 'arab-israeli-war'

  everyWay(war, {
    side: 'ussr',
    ops: 2,
    setup: { influence: { israel: [1, 2], egypt: [1, 0] } },
    rolls: [4],
    has: { israel: [0, 3] },
    is: { vp: -2, milops: [0, 2], defcon: 5 },
    goes: 'discard',
  })

  test.each<[string, Board, number]>([
    ['Israel itself under US control', { israel: [4, 0] }, 5],
    ['Egypt', { egypt: [2, 0] }, 5],
    ['Jordan', { jordan: [2, 0] }, 5],
    ['Lebanon', { lebanon: [1, 0] }, 5],
    ['Syria', { syria: [2, 0] }, 5],
    ['Israel and Jordan', { israel: [4, 0], jordan: [2, 0] }, 6],
    ['not Iraq, nor what the USSR controls', { iraq: [3, 0], egypt: [0, 2], israel: [0, 4] }, 4],
  ])('ruling 74: %s', (_name, influence, needed) => {
    for (const die of [needed - 1, needed]) {
      const before = influence.israel ?? ([1, 0] as const)
      const t = table({ ussr: [war], influence: { ...influence, israel: before } })
      t.rolls(die).ussr.plays(war, 'event')
      t.has(die < needed ? {} : { israel: [0, before[0] + before[1]] })
        .is({ vp: die < needed ? 0 : -2, milops: [0, 2] })
        .cards({ [war]: 'discard' })
        .idle()
    }
  })

  test('Camp David Accords bars it: US operations only, no military operations of the USSR (5.2, example 2)', () => {
    const setup = { effects: { 'camp-david-accords': 'us' }, influence: { israel: [1, 0] }, turn: 4 } as const
    const theirs = table({ ...setup, us: [war] })
    theirs.us.plays(war, 'event', 'influence', 'israel', 'israel')
    theirs
      .has({ israel: [3, 0] })
      .is({ vp: 0, milops: [0, 0] })
      .cards({ [war]: 'discard' })
      .idle()
    const own = table({ ...setup, ussr: [war] })
    own.ussr.begins().picks(war)
    own.refuses('event', 'event-cannot-happen')
  })

  test('ruling 26: headlined against Camp David Accords, which comes first, it is prevented', () => {
    const t = table({ us: ['camp-david-accords'], ussr: [war], turn: 4 })
    t.headlines('camp-david-accords', war)
    t.has({ israel: [1, 0], jordan: [1, 0], egypt: [1, 0] })
      .is({ vp: 1, milops: [0, 0] })
      .cards({ [war]: 'discard', 'camp-david-accords': 'removed' })
      .idle()
  })
})

const EASTERN_EUROPE = ['finland', 'austria', 'east-germany', 'poland', 'czechoslovakia', 'hungary', 'romania', 'yugoslavia', 'bulgaria']

describe('14 COMECON', () => {
  everyWay('comecon', {
    side: 'ussr',
    ops: 3,
    setup: { influence: { poland: [1, 1], hungary: [3, 0] } },
    answers: (me) => me.picks('poland', 'bulgaria', 'austria', 'finland'),
    has: { poland: [1, 2], bulgaria: [0, 1], austria: [0, 1], finland: [0, 1] },
    goes: 'removed',
  })

  test('four different countries of Eastern Europe that the US does not control (ruling 54)', () => {
    const t = table({ ussr: ['comecon'], influence: { hungary: [3, 0], romania: [2, 0] } })
    t.ussr.plays('comecon', 'event')
    t.offers(...EASTERN_EUROPE.filter((id) => id !== 'hungary'))
      .refuses('hungary', 'controlled-by-opponent')
      .refuses('italy', 'outside-area')
      .refuses('done', 'must-spend-all')
    t.ussr.picks('romania')
    t.refuses('romania', 'already-chosen')
  })

  test('with fewer, all that qualify', () => {
    const influence = Object.fromEntries(EASTERN_EUROPE.slice(2).map((id) => [id, [3, 0] as const]))
    const t = table({ ussr: ['comecon'], influence })
    t.ussr.plays('comecon', 'event', 'finland', 'austria')
    t.has({ finland: [0, 1], austria: [0, 1] })
      .cards({ comecon: 'removed' })
      .idle()
    const none = table({ ussr: ['comecon'], influence: { ...influence, finland: [4, 0], austria: [4, 0] } })
    none.ussr.plays('comecon', 'event')
    none.has({}).cards({ comecon: 'removed' }).idle()
  })
})

describe('15 Nasser', () => {
  everyWay('nasser', {
    side: 'ussr',
    ops: 1,
    setup: { influence: { egypt: [3, 1], libya: [2, 0] } },
    has: { egypt: [1, 3] },
    goes: 'removed',
  })

  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [4, 2],
    [5, 2],
  ])('of %i US influence %i stay', (before, after) => {
    const t = table({ ussr: ['nasser'], influence: { egypt: [before, 0] } })
    t.ussr.plays('nasser', 'event')
    t.has({ egypt: [after, 2] })
      .cards({ nasser: 'removed' })
      .idle()
  })
})

describe('16 Warsaw Pact Formed', () => {
  const pact = 'warsaw-pact-formed'
  const enabled = { inForce: [pact], goes: 'removed' } as const

  describe('adding', () => {
    everyWay(pact, {
      ...enabled,
      side: 'ussr',
      ops: 3,
      setup: { influence: { poland: [3, 0] } },
      answers: (me) => me.picks('add', 'poland', 'poland', 'austria', 'finland', 'finland'),
      has: { poland: [3, 2], austria: [0, 1], finland: [0, 2] },
    })
  })

  describe('removing', () => {
    everyWay(pact, {
      ...enabled,
      side: 'ussr',
      ops: 3,
      setup: { influence: { poland: [3, 1], austria: [1, 0], romania: [2, 2], hungary: [1, 0], bulgaria: [4, 0] } },
      answers: (me) => me.picks('remove', 'poland', 'romania', 'bulgaria', 'austria'),
      has: { poland: [0, 1], romania: [0, 2], bulgaria: [0, 0], austria: [0, 0] },
    })
  })

  test('adding: at most 2 in a country, all 5, in Eastern Europe, also under US control', () => {
    const t = table({ ussr: [pact], influence: { poland: [3, 0] } })
    t.ussr.plays(pact, 'event')
    t.asks('ussr', 'remove-or-add').offers('remove', 'add').ussr.picks('add')
    t.offers(...EASTERN_EUROPE)
      .refuses('italy', 'outside-area')
      .refuses('done', 'must-spend-all')
    t.ussr.picks('poland', 'poland')
    t.refuses('poland', 'at-most-in-country')
  })

  test('ruling 52: removing takes all US influence, in 4 countries', () => {
    const influence = { poland: [3, 1], austria: [1, 0], finland: [1, 0], hungary: [1, 0], bulgaria: [4, 0], greece: [2, 0] } as const
    const t = table({ ussr: [pact], influence })
    t.ussr.plays(pact, 'event', 'remove')
    t.offers('poland', 'austria', 'finland', 'hungary', 'bulgaria')
      .refuses('greece', 'outside-area')
      .refuses('romania', 'no-influence-to-remove')
      .refuses('done', 'must-spend-all')
    t.ussr.picks('poland')
    t.refuses('poland', 'already-chosen')
    t.ussr.picks('bulgaria', 'finland', 'austria')
    t.has({ poland: [0, 1], bulgaria: [0, 0], finland: [0, 0], austria: [0, 0] }).idle()
  })

  test('removing where there are fewer than 4, or none', () => {
    const t = table({ ussr: [pact], influence: { poland: [1, 0] } })
    t.ussr.plays(pact, 'event', 'remove', 'poland')
    t.has({ poland: [0, 0] })
      .inForce(pact)
      .idle()
    const none = table({ ussr: [pact] })
    none.ussr.plays(pact, 'event', 'remove')
    none
      .has({})
      .inForce(pact)
      .cards({ [pact]: 'removed' })
      .idle()
  })

  test('it makes NATO possible, for good; used for operations it does not', () => {
    const t = table({ us: ['nato'], ussr: [pact] })
    t.ussr.plays(pact, 'event', 'remove')
    t.endsTurn().inForce(pact)
    t.us.plays('nato', 'event')
    t.inForce(pact, 'nato').idle()
    const unused = table({ us: ['nato'], ussr: [pact], influence: { poland: [0, 1] } })
    unused.ussr.plays(pact, 'influence', 'poland', 'poland', 'poland')
    unused.us.begins().picks('nato')
    unused.refuses('event', 'event-cannot-happen')
  })
})

describe('17 De Gaulle Leads France', () => {
  const deGaulle = 'de-gaulle-leads-france'

  everyWay(deGaulle, {
    side: 'ussr',
    ops: 3,
    setup: { influence: { france: [3, 0], italy: [2, 0] } },
    has: { france: [1, 1] },
    inForce: [deGaulle],
    goes: 'removed',
  })

  test.each<[number, number]>([
    [0, 0],
    [1, 0],
    [2, 0],
    [4, 2],
  ])('of %i US influence %i stay', (before, after) => {
    const t = table({ ussr: [deGaulle], influence: { france: [before, 2] } })
    t.ussr.plays(deGaulle, 'event')
    t.has({ france: [after, 3] })
      .cards({ [deGaulle]: 'removed' })
      .idle()
  })

  test.each(['nato first', 'de Gaulle first'])('ruling 71: NATO does not protect France, %s', (order) => {
    const t = table({
      us: ['nato', 'marshall-plan'],
      ussr: [deGaulle, 'comecon', 'socialist-governments'],
      effects: { 'warsaw-pact-formed': 'ussr' },
      influence: { france: [6, 0], italy: [2, 0] },
    })
    const steps = [() => t.us.plays('nato', 'event'), () => t.ussr.plays(deGaulle, 'event')]
    for (const step of order === 'nato first' ? steps : steps.toReversed()) step()
    t.inForce('warsaw-pact-formed', 'nato', deGaulle)
    t.ussr.plays('comecon', 'coup')
    t.offers('france').refuses('italy', 'protected-by-card').rolls(6).ussr.picks('france')
    t.has({ france: [1, 1] })
      .is({ defcon: 4 })
      .idle()
  })
})

describe('18 Captured Nazi Scientist', () => {
  const scientist = 'captured-nazi-scientist'

  for (const side of SIDES)
    describe(`of the ${side}`, () => {
      test.each([
        ['first to box 1: 2 VP', 0, 0, 2],
        ['second to box 1: 1 VP', 0, 1, 1],
        ['box 2: none', 1, 0, 0],
        ['first to box 3: 2 VP', 2, 2, 2],
        ['second to box 3: none', 2, 3, 0],
        ['second to box 5: 1 VP', 4, 6, 1],
        ['first to box 8: 2 VP', 7, 7, 2],
      ])('%s', (_name, own, their, vp) => {
        const t = table({ [side]: [scientist], space: pair(side, own, their) })
        t[side].plays(scientist, 'event')
        t.has({})
          .is({ space: pair(side, own + 1, their), vp: points(side, vp) })
          .cards({ [scientist]: 'removed' })
          .idle()
      })

      test('on the last box nothing happens; the card is removed', () => {
        const t = table({ [side]: [scientist], space: pair(side, 8, 0) })
        t[side].plays(scientist, 'event')
        t.is({ space: pair(side, 8, 0), vp: 0 })
          .cards({ [scientist]: 'removed' })
          .idle()
      })

      test('headlined', () => {
        const t = table({ [side]: [scientist] })
        t.headlines(side === 'us' ? scientist : null, side === 'ussr' ? scientist : null)
        t.is({ space: pair(side, 1, 0), vp: points(side, 2) })
          .cards({ [scientist]: 'removed' })
          .idle()
      })

      test('used for operations its event does not happen', () => {
        const t = table({ [side]: [scientist], influence: { peru: pair(side, 1, 0) } })
        t[side].plays(scientist, 'influence', 'peru')
        t.has({ peru: pair(side, 2, 0) })
          .is({ space: [0, 0], vp: 0 })
          .cards({ [scientist]: 'discard' })
          .idle()
      })

      test('it does not use up the attempt of the turn, and brings the ability of the box', () => {
        const t = table({ [side]: [scientist, 'olympic-games', 'nuclear-test-ban', 'red-scare-purge'], space: pair(side, 1, 0) })
        t[side].plays(scientist, 'event')
        for (const card of ['olympic-games', 'nuclear-test-ban']) t.rolls(6)[side].plays(card, 'space')
        t.is({ space: pair(side, 2, 0) })
        t[side].begins().picks('red-scare-purge')
        t.refuses('space', 'space-limit')
      })
    })

  test('too low a card to go to space itself', () => {
    const t = table({ us: [scientist] })
    t.us.begins().picks(scientist)
    t.refuses('space', 'space-card-too-low')
  })
})

describe('19 Truman Doctrine', () => {
  const truman = 'truman-doctrine'

  everyWay(truman, {
    side: 'us',
    ops: 1,
    setup: { influence: { yugoslavia: [0, 2], italy: [0, 1] } },
    answers: (me) => me.picks('yugoslavia'),
    has: { yugoslavia: [0, 0] },
    goes: 'removed',
  })

  test('ruling 50: one country of Europe that neither side controls', () => {
    const t = table({
      us: [truman],
      influence: { poland: [0, 3], 'west-germany': [5, 1], greece: [2, 1], finland: [0, 3], turkey: [1, 0], iran: [0, 1] },
    })
    t.us.plays(truman, 'event')
    t.offers('greece', 'finland')
      .refuses('poland', 'controlled')
      .refuses('west-germany', 'controlled')
      .refuses('turkey', 'no-influence-to-remove')
      .refuses('iran', 'outside-area')
      .refuses('done', 'must-spend-all')
    t.us.picks('greece')
    t.has({ greece: [2, 0] }).idle()
  })

  test.each<[string, Board]>([
    ['nothing there', {}],
    ['everything under control', { poland: [0, 3], 'west-germany': [5, 1] }],
  ])('without a legal target (%s) it still counts as played and is removed', (_name, influence) => {
    const t = table({ us: [truman], influence })
    t.us.plays(truman, 'event')
    t.has({})
      .cards({ [truman]: 'removed' })
      .idle()
  })
})

describe('20 Olympic Games', () => {
  const games = 'olympic-games'

  for (const side of SIDES) {
    const guest = opponentOf(side)
    describe(`hosted by the ${side}`, () => {
      test.each([
        ['the host adds 2', [3, 4], side],
        ['the guest may win', [1, 4], guest],
        ['equal totals are rolled again', [2, 4, 4, 6, 1, 6], guest],
      ] as const)('competition: %s', (_name, dice, winner) => {
        const t = table({ [side]: [games] })
        t[side].plays(games, 'event')
        t.asks(guest, 'olympic-games').offers('participate', 'boycott')
        t.rolls(...dice)[guest].picks('participate')
        t.has({})
          .is({ vp: points(winner, 2), defcon: 5 })
          .cards({ [games]: 'discard' })
          .idle()
      })

      test('boycott: DEFCON falls, the host has 4 operations, not for space; a coup is an ordinary one', () => {
        const influence = { peru: [1, 1], iran: pair(side, 0, 3), poland: [1, 1] } as const
        const t = table({ [side]: [games], influence })
        t[side].plays(games, 'event')
        t[guest].picks('boycott')
        t.is({ defcon: 4, vp: 0 }).asks(side, 'operations').offers('influence', 'realign', 'coup', 'pass')
        t.refuses('space', 'not-an-answer')[side].picks('coup')
        t.refuses('poland', 'defcon-closed').rolls(2)[side].picks('iran')
        t.has({ iran: pair(side, 0, 1) })
          .is({ defcon: 3, milops: pair(side, 4, 0), vp: 0 })
          .cards({ [games]: 'discard' })
          .idle()
      })

      test('boycott: 4 points of influence, none of them to be left', () => {
        const t = table({ [side]: [games], influence: { peru: [1, 1] } })
        t[side].plays(games, 'event')
        t[guest].picks('boycott')
        t[side].picks('influence', 'peru', 'peru', 'peru')
        t.refuses('done', 'must-spend-all')
        t[side].picks('peru')
        t.has({ peru: pair(side, 5, 1) }).idle()
      })

      test('boycott: the host may do without operations', () => {
        const t = table({ [side]: [games], influence: { peru: [1, 1] } })
        t[side].plays(games, 'event')
        t[guest].picks('boycott')
        t[side].picks('pass')
        t.has({}).is({ defcon: 4 }).idle()
      })

      test('ruling 4: a boycott at DEFCON 2 loses the game for the host (8.1.3)', () => {
        const t = table({ [side]: [games], defcon: 2 })
        t[side].plays(games, 'event')
        t[guest].picks('boycott')
        t.over(guest, 'nuclear-war')
      })

      test('headlined, a boycott still gives the operations; at DEFCON 2 the host loses', () => {
        const [us, ussr] = side === 'us' ? [games, null] : [null, games]
        const t = table({ [side]: [games], influence: { peru: [1, 1] } }).headlines(us, ussr)
        t[guest].picks('boycott')
        t[side].picks('influence', 'peru', 'peru', 'peru', 'peru')
        t.has({ peru: pair(side, 5, 1) })
          .is({ defcon: 4 })
          .cards({ [games]: 'discard' })
          .idle()
        const war = table({ [side]: [games], defcon: 2 }).headlines(us, ussr)
        war[guest].picks('boycott')
        war.over(guest, 'nuclear-war')
      })

      test('7.4.3: the 4 points are subject to modifiers', () => {
        const t = table({ [side]: [games], influence: { peru: [1, 1] }, effects: { 'red-scare-purge': guest } })
        t[side].plays(games, 'event')
        t[guest].picks('boycott')
        t[side].picks('influence', 'peru', 'peru', 'peru')
        t.has({ peru: pair(side, 4, 1) }).idle()
      })

      test('used for operations its event does not happen', () => {
        const t = table({ [side]: [games], influence: { peru: [1, 1] } })
        t[side].plays(games, 'influence', 'peru', 'peru')
        t.has({ peru: pair(side, 3, 1) })
          .is({ vp: 0, defcon: 5 })
          .cards({ [games]: 'discard' })
          .idle()
      })
    })
  }

  test('20 VP win', () => {
    const t = table({ us: [games], vp: -19 })
    t.rolls(1, 6).us.plays(games, 'event')
    t.ussr.picks('participate')
    t.over('ussr', 'vp')
  })
})

describe('21 NATO', () => {
  const europe: Board = { italy: [2, 0], turkey: [3, 1], canada: [4, 0], greece: [1, 0], 'spain-portugal': [2, 1], japan: [4, 0] }

  for (const enabler of ['warsaw-pact-formed', 'marshall-plan'] as const)
    describe(`after ${enabler}`, () => {
      everyWay('nato', {
        side: 'us',
        ops: 4,
        setup: { effects: { [enabler]: enabler === 'marshall-plan' ? 'us' : 'ussr' } },
        inForce: [enabler, 'nato'],
        goes: 'removed',
      })
    })

  describe('without either of them', () => {
    test('the US may not play the event', () => {
      const t = table({ us: ['nato'], influence: { peru: [1, 0] } })
      t.us.begins().picks('nato')
      t.offers('influence', 'space').refuses('event', 'event-cannot-happen')
    })

    test.each(['event', 'influence'])('played by the USSR (%s first) it is discarded, not removed (5.2, example 1)', (use) => {
      const t = table({ ussr: ['nato'], influence: { peru: [0, 1] } })
      t.ussr.plays('nato', use, ...(use === 'event' ? ['influence'] : []), 'peru', 'peru', 'peru', 'peru')
      t.has({ peru: [0, 5] })
        .inForce()
        .cards({ nato: 'discard' })
        .idle()
    })

    test.each(SIDES)('headlined by the %s it is discarded', (side) => {
      const t = table({ [side]: ['nato'] })
      t.headlines(side === 'us' ? 'nato' : null, side === 'ussr' ? 'nato' : null)
      t.inForce().cards({ nato: 'discard' }).idle()
    })

    test('headlined together with Warsaw Pact Formed it comes first and fails', () => {
      const t = table({ us: ['nato'], ussr: ['warsaw-pact-formed'] })
      t.headlines('nato', 'warsaw-pact-formed')
      t.ussr.picks('remove')
      t.inForce('warsaw-pact-formed').cards({ nato: 'discard', 'warsaw-pact-formed': 'removed' }).idle()
    })
  })

  test.each(['coup', 'realign'])('ruling 71: no %s of the USSR in Europe where the US has control', (use) => {
    const t = table({ ussr: ['comecon'], influence: europe, effects: { nato: 'us' } })
    t.ussr.plays('comecon', use)
    t.offers('greece', 'spain-portugal', 'japan')
    for (const country of ['italy', 'turkey', 'canada']) t.refuses(country, 'protected-by-card')
  })

  test('with nothing else to attack, neither use is offered', () => {
    const t = table({ ussr: ['comecon'], influence: { italy: [2, 0], poland: [0, 1] }, effects: { nato: 'us' } })
    t.ussr.begins().picks('comecon')
    t.refuses('coup', 'no-target').refuses('realign', 'no-target')
  })

  test('it binds the USSR only, and not where the USSR has control', () => {
    const t = table({ us: ['duck-and-cover'], influence: { italy: [0, 2], poland: [1, 4] }, effects: { nato: 'us' } })
    t.us.plays('duck-and-cover', 'coup')
    t.offers('italy', 'poland')
  })

  test('influence can still be placed, events still remove it, and protection goes with control', () => {
    const t = table({
      ussr: ['socialist-governments', 'comecon', 'olympic-games'],
      influence: { italy: [2, 0], turkey: [2, 0], bulgaria: [0, 1] },
      effects: { nato: 'us' },
    })
    t.ussr.plays('olympic-games', 'influence', 'turkey')
    t.ussr.plays('socialist-governments', 'event', 'italy', 'italy', 'turkey')
    t.has({ italy: [0, 0], turkey: [1, 1] })
    t.rolls(2).ussr.plays('comecon', 'coup', 'turkey')
    t.has({ italy: [0, 0], turkey: [0, 1] })
      .is({ milops: [0, 3] })
      .idle()
  })

  test('Brush War may not be waged there, by neither side', () => {
    const t = table({ ussr: ['brush-war'], influence: europe, effects: { nato: 'us' }, turn: 4 })
    t.ussr.plays('brush-war', 'event')
    for (const country of ['italy', 'turkey']) t.refuses(country, 'protected-by-card')
    t.rolls(6).ussr.picks('greece')
    t.has({ greece: [0, 1] })
      .is({ vp: -1 })
      .idle()
    const own = table({ us: ['brush-war'], influence: { italy: [2, 0] }, effects: { nato: 'us' }, turn: 4 })
    own.us.plays('brush-war', 'event')
    own.refuses('italy', 'protected-by-card')
  })

  test('it lasts', () => {
    const t = table({ ussr: ['comecon'], influence: europe, effects: { nato: 'us' } })
    t.endsTurn().inForce('nato')
    t.ussr.plays('comecon', 'coup')
    t.refuses('italy', 'protected-by-card')
  })

  test('ruling 71: Willy Brandt lifts it from West Germany, Tear Down This Wall puts it back', () => {
    const t = table({
      us: ['tear-down-this-wall', 'olympic-games'],
      ussr: ['comecon', 'fidel'],
      influence: { 'west-germany': [5, 0], italy: [2, 0], iran: [1, 0] },
      effects: { nato: 'us', 'willy-brandt': 'ussr' },
      turn: 8,
    })
    t.rolls(4, 1, 1, 1, 1, 1).ussr.plays('comecon', 'realign')
    t.offers('west-germany', 'iran').refuses('italy', 'protected-by-card').ussr.picks('west-germany', 'iran', 'iran')
    t.has({ 'west-germany': [3, 0] })
    t.us.plays('tear-down-this-wall', 'event')
    t.has({ 'west-germany': [3, 0], 'east-germany': [3, 0] })
      .inForce('nato', 'tear-down-this-wall')
      .idle()
    t.us.plays('olympic-games', 'influence', 'west-germany', 'west-germany')
    t.ussr.plays('fidel', 'coup')
    t.refuses('west-germany', 'protected-by-card')
  })
})

describe('22 Independent Reds', () => {
  const reds = 'independent-reds'

  everyWay(reds, {
    side: 'us',
    ops: 2,
    setup: { influence: { romania: [1, 3], hungary: [0, 1] } },
    answers: (me) => me.picks('romania'),
    has: { romania: [3, 3] },
    goes: 'removed',
  })

  test.each(['yugoslavia', 'romania', 'bulgaria', 'hungary', 'czechoslovakia'])('%s is one of the five', (country) => {
    const t = table({ us: [reds], influence: { [country]: [0, 2], poland: [0, 2], 'east-germany': [0, 1], austria: [0, 1] } })
    t.us.plays(reds, 'event')
    t.offers(country).refuses('poland', 'outside-area').refuses('austria', 'outside-area')
    t.us.picks(country)
    t.has({ [country]: [2, 2] }).idle()
  })

  test('ruling 51: never where the US has as much or more; it never lowers', () => {
    const t = table({ us: [reds], influence: { yugoslavia: [2, 2], bulgaria: [3, 1], hungary: [1, 2] } })
    t.us.plays(reds, 'event')
    t.offers('hungary').refuses('yugoslavia', 'nothing-to-match').refuses('bulgaria', 'nothing-to-match')
    t.refuses('done', 'must-spend-all').us.picks('hungary')
    t.has({ hungary: [2, 2] }).idle()
  })

  test('without a country that qualifies nothing happens and the card is removed', () => {
    const t = table({ us: [reds], influence: { yugoslavia: [2, 2], poland: [0, 3] } })
    t.us.plays(reds, 'event')
    t.has({})
      .cards({ [reds]: 'removed' })
      .idle()
  })
})
