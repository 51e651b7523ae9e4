/** Lasting events that protect countries or bar other events. */
import { describe, test } from 'vitest'
import { bars, everyLateWarPlay, everyMidWarPlay, late, midWar } from '../../plays.ts'
import { type Setup, type Table, table } from '../../table.ts'
import { type Board, everyWay, SIDES } from '../../ways.ts'

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

describe('27 US/Japan Mutual Defense Pact', () => {
  const pact = 'us-japan-mutual-defense-pact'

  everyWay(pact, {
    side: 'us',
    ops: 4,
    setup: { influence: { japan: [1, 2], 'south-korea': [1, 0] } },
    has: { japan: [6, 2] },
    inForce: [pact],
    goes: 'removed',
  })

  test.each<[number, number, number]>([
    [0, 0, 4],
    [1, 0, 4],
    [4, 0, 4],
    [7, 0, 7],
    [5, 3, 7],
  ])('US %i, USSR %i: the US has %i afterwards', (us, ussr, after) => {
    const t = table({ us: [pact], influence: { japan: [us, ussr] } })
    t.us.plays(pact, 'event')
    t.has({ japan: [after, ussr] }).idle()
  })

  test.each(['coup', 'realign'])('no %s of the USSR in Japan, for good, also without control', (use) => {
    const t = table({ ussr: ['comecon'], effects: { [pact]: 'us' }, influence: { japan: [1, 0], 'south-korea': [1, 0], canada: [4, 0] } })
    t.endsTurn().inForce(pact)
    t.ussr.plays('comecon', use)
    t.offers('south-korea', 'canada').refuses('japan', 'protected-by-card')
  })

  test('the USSR may place influence there, and the US may realign it away', () => {
    const t = table({
      us: ['duck-and-cover'],
      ussr: ['comecon'],
      effects: { [pact]: 'us' },
      influence: { japan: [4, 0], 'south-korea': [0, 1] },
    })
    t.ussr.plays('comecon', 'influence', 'japan', 'japan')
    t.has({ japan: [4, 2] }).idle()
    t.rolls(1, 1).us.plays('duck-and-cover', 'realign')
    t.offers('japan', 'south-korea').us.picks('japan')
    t.has({ japan: [4, 0] })
  })
})

describe('65 Camp David Accords', () => {
  everyMidWarPlay({
    card: 'camp-david-accords',
    owner: 'us',
    ops: 2,
    setup: { influence: { israel: [1, 0], egypt: [0, 2] } },
    has: { israel: [2, 0], jordan: [1, 0], egypt: [1, 2] },
    is: { vp: 1 },
    to: 'removed',
    inForce: ['camp-david-accords'],
  })

  test('20 VP end the game before influence is placed (ruling 12)', () => {
    const t = midWar({ us: ['camp-david-accords'], vp: 19 })
    t.us.plays('camp-david-accords', 'event')
    t.over('us', 'vp').has({}).is({ vp: 20 })
  })

  test('bars Arab-Israeli War, also in later turns (ruling 56; 5.2, example 2)', () => {
    const t = midWar({ us: ['camp-david-accords', 'arab-israeli-war'], milops: [5, 5] })
    t.us.plays('camp-david-accords', 'event')
    t.endsTurn()
    t.us.plays('arab-israeli-war', 'event', 'influence', 'canada', 'canada')
    t.has({ israel: [1, 0], jordan: [1, 0], egypt: [1, 0], canada: [2, 0] })
      .is({ vp: 1, milops: [0, 0] })
      .cards({ 'arab-israeli-war': 'discard' })
      .idle()
  })

  test('the USSR can use Arab-Israeli War for operations only', () => {
    const t = midWar({ effects: { 'camp-david-accords': 'us' }, ussr: ['arab-israeli-war', 'brush-war'] }).rolls(1)
    t.ussr.begins().picks('arab-israeli-war')
    t.refuses('event', 'event-cannot-happen')
    t.ussr.picks('influence', 'finland', 'finland')
    t.ussr.plays('brush-war', 'event', 'haiti')
    t.has({ finland: [0, 2] })
      .is({ milops: [0, 3] })
      .idle()
  })

  test('headlined with Arab-Israeli War the US goes first and the war is prevented (ruling 26)', () => {
    const t = midWar({ us: ['camp-david-accords'], ussr: ['arab-israeli-war'] })
    t.headlines('camp-david-accords', 'arab-israeli-war')
    t.has({ israel: [1, 0], jordan: [1, 0], egypt: [1, 0] })
      .is({ vp: 1, milops: [0, 0] })
      .cards({ 'camp-david-accords': 'removed', 'arab-israeli-war': 'discard' })
      .idle()
  })
})

describe('83 The Iron Lady', () => {
  everyLateWarPlay('the-iron-lady', {
    owner: 'us',
    ops: 3,
    setup: { influence: { argentina: [2, 0], 'united-kingdom': [5, 2], france: [3, 1] } },
    has: { argentina: [2, 1], 'united-kingdom': [5, 0] },
    is: { vp: 1 },
    inForce: ['the-iron-lady'],
  })
  bars('the-iron-lady', 'socialist-governments', 'ussr', 3, { influence: { italy: [3, 0] } })

  test('headlined with Socialist Governments of equal value, it comes first (4.5 C, ruling 19)', () => {
    const t = late({ us: ['the-iron-lady'], ussr: ['socialist-governments'], influence: { italy: [3, 0] } })
    t.headlines('the-iron-lady', 'socialist-governments')
    t.has({ argentina: [0, 1] })
      .cards({ 'the-iron-lady': 'removed', 'socialist-governments': 'discard' })
      .idle()
  })

  test('does not undo a Socialist Governments that came before', () => {
    const t = late({ us: ['the-iron-lady'], ussr: ['socialist-governments'], influence: { italy: [3, 0], france: [3, 0] } })
    t.ussr.plays('socialist-governments', 'event', 'italy', 'italy', 'france')
    t.us.plays('the-iron-lady', 'event')
    t.has({ italy: [1, 0], france: [2, 0], argentina: [0, 1] }).idle()
  })

  test('Argentina opens no reach for the operations of the same round (6.1.1, ruling 44)', () => {
    const t = late({ ussr: ['the-iron-lady'] })
    t.ussr.plays('the-iron-lady', 'event', 'influence')
    t.refuses('argentina', 'out-of-reach').refuses('chile', 'out-of-reach')
    t.ussr.picks('angola', 'angola', 'angola')
    t.has({ argentina: [0, 1], angola: [1, 4] }).idle()
  })

  test('20 VP end the game before anything else (ruling 12)', () => {
    const t = late({ us: ['the-iron-lady'], vp: 19, influence: { 'united-kingdom': [5, 2] } })
    t.us.plays('the-iron-lady', 'event')
    t.over('us', 'vp').has({}).is({ vp: 20 }).inForce()
  })
})

describe('87 The Reformer', () => {
  everyLateWarPlay('the-reformer', {
    owner: 'ussr',
    ops: 3,
    setup: { influence: { poland: [0, 3], france: [3, 0] } },
    answers: (t) => t.ussr.picks('france', 'france', 'poland', 'spain-portugal'),
    has: { france: [3, 2], poland: [0, 4], 'spain-portugal': [0, 1] },
    inForce: ['the-reformer'],
  })

  test('at most 2 in a country, in Europe only, and all of it', () => {
    const t = late({ ussr: ['the-reformer'], influence: { canada: [4, 0] } })
    t.ussr.plays('the-reformer', 'event', 'canada', 'canada')
    t.refuses('canada', 'at-most-in-country').refuses('algeria', 'outside-area').refuses('iran', 'outside-area')
    t.refuses('done', 'must-spend-all')
    t.ussr.picks('turkey', 'romania')
    t.has({ canada: [4, 2], turkey: [0, 1], romania: [0, 1] }).idle()
  })

  test.each([
    [-1, 6],
    [-15, 6],
    [0, 4],
    [1, 4],
  ])('with the marker at %i it is %i influence', (vp, count) => {
    const t = late({ ussr: ['the-reformer'], vp })
    const places = ['poland', 'poland', 'romania', 'romania', 'finland', 'finland'].slice(0, count)
    t.ussr.plays('the-reformer', 'event', ...places)
    t.has({ poland: [0, 2], romania: [0, 2], finland: [0, count - 4] }).idle()
  })

  test('when the US plays it, a lead of the USSR counts', () => {
    const t = late({ us: ['the-reformer'], vp: -2 })
    t.us.plays('the-reformer', 'event')
    t.ussr.picks('greece', 'greece', 'italy', 'italy', 'turkey', 'turkey')
    t.us.picks('influence', 'angola', 'angola', 'angola')
    t.has({ greece: [0, 2], italy: [0, 2], turkey: [0, 2], angola: [4, 1] }).idle()
  })

  const reformed = (setup: Setup): Table => late({ effects: { 'the-reformer': 'ussr' }, ...setup })

  test('bars coups of the USSR in Europe only (ruling 72)', () => {
    const t = reformed({ ussr: ['allende'], influence: { turkey: [1, 0], syria: [1, 0] } })
    t.ussr.plays('allende', 'coup')
    t.refuses('turkey', 'barred-by-card').offers('syria', 'angola')
    t.ussr.picks('syria')
    t.rolls(6)
    t.has({ syria: [0, 2] })
      .is({ milops: [0, 1] })
      .idle()
  })

  test('where Europe has the only targets, no coup is possible', () => {
    const t = table({ turn: 8, ussr: ['nasser'], effects: { 'the-reformer': 'ussr' }, influence: { turkey: [1, 0], poland: [0, 1] } })
    t.ussr.begins().picks('nasser')
    t.refuses('coup', 'no-target').offers('event', 'influence', 'realign')
  })

  test('bars coups with operations of events as well (ruling 72)', () => {
    const t = reformed({ ussr: ['abm-treaty'], influence: { turkey: [1, 0] } })
    t.ussr.plays('abm-treaty', 'event', 'coup')
    t.refuses('turkey', 'barred-by-card').offers('angola', 'done')
  })

  test('realignments of the USSR in Europe stay possible, and coups of the US (ruling 72)', () => {
    const t = reformed({ ussr: ['nasser'], us: ['fidel'], influence: { turkey: [1, 1] } })
    t.ussr.plays('nasser', 'realign', 'turkey')
    t.rolls(5, 3)
    t.has({ turkey: [0, 1] }).idle()
    t.us.plays('fidel', 'coup', 'turkey')
    t.rolls(4)
    t.has({ turkey: [1, 0], cuba: [0, 3] }).idle()
  })

  test('lasts to the end of the game', () => {
    reformed({}).endsTurn().inForce('the-reformer').idle()
  })

  test('the US may coup in Europe with the operations and the event follows', () => {
    const t = late({ us: ['the-reformer'], influence: { poland: [0, 1] } })
    t.us.plays('the-reformer', 'coup', 'poland')
    t.rolls(5)
    t.asks('ussr', 'place').ussr.picks('poland', 'poland', 'hungary', 'hungary')
    t.has({ poland: [1, 2], hungary: [0, 2] })
      .is({ defcon: 4, milops: [3, 0] })
      .idle()
  })
})

describe('90 Glasnost', () => {
  everyLateWarPlay('glasnost', { owner: 'ussr', ops: 4, setup: { defcon: 3 }, is: { vp: -2, defcon: 4 } })

  test('DEFCON stays at 5 (8.1.2)', () => {
    const t = late({ ussr: ['glasnost'] })
    t.ussr.plays('glasnost', 'event')
    t.is({ vp: -2, defcon: 5 }).cards({ glasnost: 'removed' }).idle()
  })

  const reformed = (setup: Setup): Table => late({ defcon: 3, effects: { 'the-reformer': 'ussr' }, ...setup })

  test.each(['ussr', 'us'] as const)('after The Reformer, played by the %s, the USSR has 4 points (ruling 73)', (player) => {
    const t = reformed({ [player]: ['glasnost'], influence: { poland: [0, 3], iran: [1, 0] } })
    t[player].plays('glasnost', 'event')
    t.asks('ussr', 'operations').offers('influence', 'realign', 'pass')
    t.refuses('coup', 'not-an-answer').refuses('space', 'not-an-answer')
    t.ussr.picks('influence', 'poland', 'czechoslovakia', 'east-germany')
    t.refuses('done', 'must-spend-all').refuses('france', 'out-of-reach')
    t.ussr.picks('east-germany')
    if (player === 'us') t.us.picks('influence', 'angola', 'angola', 'angola', 'angola')
    t.has({ poland: [0, 4], czechoslovakia: [0, 1], 'east-germany': [0, 2], ...(player === 'us' ? { angola: [5, 1] } : {}) })
      .is({ vp: -2, defcon: 4 })
      .cards({ glasnost: 'removed' })
      .inForce('the-reformer')
      .idle()
  })

  test('realignments of the event, under DEFCON as raised (7.4.3, 8.1.5)', () => {
    const t = reformed({ ussr: ['glasnost'], influence: { pakistan: [2, 0], turkey: [1, 0] } })
    t.ussr.plays('glasnost', 'event', 'realign')
    t.refuses('turkey', 'defcon-closed')
    t.ussr.picks('pakistan')
    t.rolls(6, 1)
    t.has({ pakistan: [0, 0] }).left(3)
  })

  test('the points may be left', () => {
    const t = reformed({ ussr: ['glasnost'] })
    t.ussr.plays('glasnost', 'event', 'pass')
    t.has({}).is({ vp: -2 }).idle()
  })

  test('headlined by the US the USSR has the points', () => {
    const t = reformed({ us: ['glasnost'] })
    t.headlines('glasnost', null).asks('ussr', 'operations').ussr.picks('influence', 'angola', 'angola', 'angola', 'angola')
    t.has({ angola: [1, 5] }).idle()
  })

  test('20 VP end the game before DEFCON and operations (ruling 12)', () => {
    const t = reformed({ ussr: ['glasnost'], vp: -18 })
    t.ussr.plays('glasnost', 'event')
    t.over('ussr', 'vp').is({ defcon: 3 })
  })

  test.each([
    [false, ['the-reformer']],
    [true, []],
  ] as const)('The Reformer and its ban with glasnostEndsReformer %s (ruling 72)', (glasnostEndsReformer, inForce) => {
    const t = reformed({
      options: { readings: { glasnostEndsReformer } },
      defcon: 4,
      ussr: ['glasnost', 'nasser'],
      influence: { turkey: [1, 0] },
    })
    t.ussr.plays('glasnost', 'event', 'influence', 'angola', 'angola', 'angola', 'angola')
    t.inForce(...inForce)
    t.ussr.plays('nasser', 'coup')
    if (glasnostEndsReformer) t.offers('turkey', 'angola')
    else t.refuses('turkey', 'barred-by-card').offers('angola')
  })
})

/** Logs 033 (lines 821 and 859) and 145 (668 and 707): after Glasnost, The Reformer does not come into force. */
test.each([
  ['bars-coups', ['glasnost'], ['the-reformer']],
  ['no-ban', ['glasnost'], []],
  ['no-ban', [], ['the-reformer']],
] as const)('The Reformer with reformerAfterGlasnost %s and %j played before it', (reformerAfterGlasnost, removed, inForce) => {
  const t = table({
    turn: 8,
    options: { readings: { reformerAfterGlasnost } },
    ussr: ['the-reformer', 'nasser'],
    removed,
    influence: { turkey: [1, 0], angola: [1, 1] },
  })
  t.ussr.plays('the-reformer', 'event', 'poland', 'poland', 'hungary', 'hungary')
  t.inForce(...inForce)
  t.ussr.plays('nasser', 'coup')
  if (inForce.length === 0) t.offers('turkey', 'angola')
  else t.refuses('turkey', 'barred-by-card').offers('angola')
})

describe('96 Tear Down This Wall', () => {
  everyLateWarPlay('tear-down-this-wall', {
    owner: 'us',
    ops: 3,
    setup: { defcon: 3, influence: { 'east-germany': [0, 3], poland: [0, 3], cuba: [0, 3] } },
    answers: (t) => {
      t.asks('us', 'operations').us.picks('coup', 'poland')
      t.rolls(5)
    },
    has: { 'east-germany': [3, 3], poland: [0, 1] },
    is: { defcon: 2 },
    inForce: ['tear-down-this-wall'],
  })
  bars('tear-down-this-wall', 'willy-brandt', 'ussr', 2, {})

  test('the coup is in Europe only, at any DEFCON, and earns no military operations (6.3.5, rulings 62 and 65)', () => {
    const t = late({ us: ['tear-down-this-wall'], defcon: 3, influence: { france: [0, 3], poland: [3, 0], cuba: [0, 3], india: [0, 3] } })
    t.us.plays('tear-down-this-wall', 'event')
    t.offers('coup', 'realign', 'pass').refuses('influence', 'not-an-answer').refuses('space', 'not-an-answer')
    t.us.picks('coup')
    t.offers('france', 'done')
    t.refuses('cuba', 'outside-area').refuses('india', 'outside-area').refuses('poland', 'no-opposing-influence')
    t.us.picks('france')
    t.rolls(6)
    t.has({ 'east-germany': [3, 0], france: [0, 0] })
      .is({ defcon: 2, milops: [0, 0] })
      .idle()
  })

  test('or three realignments in Europe, at any DEFCON', () => {
    const t = late({ us: ['tear-down-this-wall'], defcon: 2, influence: { austria: [0, 6], kenya: [0, 4] } })
    t.us.plays('tear-down-this-wall', 'event', 'realign')
    t.refuses('kenya', 'outside-area')
    for (const ussr of [1, 2, 3]) {
      t.us.picks('austria')
      t.rolls(ussr, 4)
    }
    // East Germany, under US control now, is next to Austria; the USSR has more influence in Austria itself.
    t.has({ 'east-germany': [3, 0], austria: [0, 0] })
      .is({ defcon: 2, milops: [0, 0] })
      .idle()
  })

  test('both may be left', () => {
    const t = late({ us: ['tear-down-this-wall'], influence: { poland: [0, 1] } })
    t.us.plays('tear-down-this-wall', 'event', 'pass')
    t.has({ 'east-germany': [3, 0] })
      .cards({ 'tear-down-this-wall': 'removed' })
      .idle()
  })

  test('without USSR influence in Europe nothing is asked', () => {
    const t = late({ us: ['tear-down-this-wall'], influence: { cuba: [0, 3] } })
    t.us.plays('tear-down-this-wall', 'event')
    t.has({ 'east-germany': [3, 0] })
      .cards({ 'tear-down-this-wall': 'removed' })
      .idle()
  })

  test.each([
    ['containment', 'us', 4],
    ['red-scare-purge', 'ussr', 2],
  ] as const)('under %s the coup has the modified value (ruling 37)', (effect, owner, ops) => {
    const t = late({ us: ['tear-down-this-wall'], effects: { [effect]: owner }, influence: { bulgaria: [0, 9] } })
    t.us.plays('tear-down-this-wall', 'event', 'coup', 'bulgaria')
    t.rolls(6)
    t.has({ 'east-germany': [3, 0], bulgaria: [0, 9 - ops] })
      .is({ defcon: 5 })
      .idle()
  })

  test.each([
    ['us', 'ussr'],
    ['ussr', 'us'],
  ] as const)('at DEFCON 2, played by the %s, a coup in a battleground wins for the %s (8.1.3)', (player, winner) => {
    const t = late({ [player]: ['tear-down-this-wall'], defcon: 2, influence: { poland: [0, 3] } })
    t[player].plays('tear-down-this-wall', 'event')
    t.us.picks('coup', 'poland')
    t.rolls(1)
    t.over(winner, 'nuclear-war')
  })

  test('Nuclear Subs spare DEFCON (ruling 78)', () => {
    const t = late({ us: ['tear-down-this-wall'], defcon: 2, effects: { 'nuclear-subs': 'us' }, influence: { poland: [0, 3] } })
    t.us.plays('tear-down-this-wall', 'event', 'coup', 'poland')
    t.rolls(4)
    t.has({ 'east-germany': [3, 0], poland: [0, 2] })
      .is({ defcon: 2 })
      .idle()
  })

  test('under the Cuban Missile Crisis the coup loses the game, Nuclear Subs or not (rulings 6 and 9)', () => {
    const effects = { 'cuban-missile-crisis': 'ussr', 'nuclear-subs': 'us' } as const
    const t = late({ ussr: ['tear-down-this-wall'], defcon: 2, effects, influence: { poland: [0, 3] } })
    t.ussr.plays('tear-down-this-wall', 'event')
    t.us.picks('coup', 'poland')
    t.over('ussr', 'cuban-missile-crisis')
      .has({ 'east-germany': [3, 0] })
      .is({ defcon: 2 })
  })

  test('under the Cuban Missile Crisis realignments, or nothing, are safe (ruling 7)', () => {
    const t = late({ us: ['tear-down-this-wall'], defcon: 2, effects: { 'cuban-missile-crisis': 'ussr' }, influence: { bulgaria: [0, 1] } })
    t.us.plays('tear-down-this-wall', 'event', 'realign', 'bulgaria')
    t.rolls(1, 6)
    t.has({ 'east-germany': [3, 0], bulgaria: [0, 0] }).idle()
  })

  test('ends Willy Brandt: NATO protects West Germany again (rulings 56 and 71)', () => {
    const setup = {
      us: ['tear-down-this-wall'],
      ussr: ['nasser', 'allende'],
      effects: { 'marshall-plan': 'us', nato: 'us', 'willy-brandt': 'ussr' },
      influence: { 'west-germany': [5, 1], turkey: [1, 0] },
    } as const
    const t = late(setup)
    t.ussr.plays('nasser', 'realign', 'west-germany')
    t.rolls(2, 1)
    t.us.plays('tear-down-this-wall', 'event', 'pass')
    t.inForce('marshall-plan', 'nato', 'tear-down-this-wall')
    t.ussr.plays('allende', 'realign')
    t.refuses('west-germany', 'protected-by-card').offers('turkey', 'angola')
  })
})

describe('97 An Evil Empire', () => {
  everyLateWarPlay('an-evil-empire', { owner: 'us', ops: 3, is: { vp: 1 }, inForce: ['an-evil-empire'] })
  bars('an-evil-empire', 'flower-power', 'ussr', 4, {})

  test.each([true, false])('ends Flower Power: war cards of the US cost nothing any more (ruling 56); ended: %s', (ended) => {
    const t = late({ us: ['an-evil-empire', 'brush-war'], effects: { 'flower-power': 'ussr' } })
    if (ended) t.us.plays('an-evil-empire', 'event')
    t.inForce(ended ? 'an-evil-empire' : 'flower-power')
    t.us.plays('brush-war', 'influence', 'angola', 'angola', 'angola')
    t.is({ vp: ended ? 1 : -2 }).idle()
  })

  test('headlined with Flower Power, it ends it after it has happened', () => {
    const t = late({ us: ['an-evil-empire'], ussr: ['flower-power'] })
    t.headlines('an-evil-empire', 'flower-power')
    t.inForce('an-evil-empire').is({ vp: 1 }).cards({ 'flower-power': 'removed', 'an-evil-empire': 'removed' }).idle()
  })

  test('20 VP end the game (ruling 12)', () => {
    const t = late({ us: ['an-evil-empire'], vp: 19, effects: { 'flower-power': 'ussr' } })
    t.us.plays('an-evil-empire', 'event')
    t.over('us', 'vp').inForce('flower-power')
  })
})

describe('106 NORAD', () => {
  const setup = {
    effects: { norad: 'us' },
    defcon: 3,
    influence: { canada: [4, 0], peru: [1, 1], cuba: [1, 3], mexico: [2, 0] },
  } as const

  everyWay('norad', { side: 'us', ops: 3, inForce: ['norad'], goes: 'removed' })

  test('ruling 89: after a round of the USSR in which DEFCON moved to 2, the US adds 1 where it has influence', () => {
    const t = table({ ...setup, ussr: ['olympic-games'] })
    t.rolls(1).ussr.plays('olympic-games', 'coup', 'mexico')
    t.is({ defcon: 2 }).asks('us', 'place').offers('canada', 'peru', 'cuba', 'mexico', 'done').refuses('iran', 'no-own-influence')
    t.us.picks('peru')
    t.has({ peru: [2, 1] })
      .inForce('norad')
      .idle()
  })

  test('after a round of the US as well; the US may do without', () => {
    const t = table({ ...setup, us: ['olympic-games'] })
    t.rolls(1).us.plays('olympic-games', 'coup', 'cuba')
    t.is({ defcon: 2 }).asks('us', 'place').us.picks('done')
    t.has({}).idle()
  })

  test('an event moves DEFCON just as well', () => {
    const t = table({ ...setup, us: ['duck-and-cover'] })
    t.us.plays('duck-and-cover', 'event')
    t.is({ defcon: 2, vp: 3 }).asks('us', 'place').us.picks('canada')
    t.has({ canada: [5, 0] }).idle()
    const crisis = table({ ...setup, ussr: ['cuban-missile-crisis'], defcon: 5, turn: 4 })
    crisis.ussr.plays('cuban-missile-crisis', 'event')
    crisis.asks('us', 'place').us.picks('canada')
    crisis.has({ canada: [5, 0] }).idle()
  })

  test('in the round in which the card itself is played, DEFCON first and NORAD after', () => {
    const t = table({ ussr: ['norad'], defcon: 3, influence: { canada: [4, 0], mexico: [2, 0] } })
    t.rolls(1).ussr.plays('norad', 'coup', 'mexico')
    t.is({ defcon: 2 }).inForce('norad').asks('us', 'place').us.picks('mexico')
    t.has({ mexico: [3, 0] }).idle()
  })

  test('not in the headline phase', () => {
    const t = table({ ...setup, us: ['duck-and-cover'] })
    t.headlines('duck-and-cover', null)
    t.is({ defcon: 2 }).has({}).idle()
  })

  test('not when DEFCON stays at 2, nor when it moves to another level', () => {
    const stays = table({ ...setup, defcon: 2, ussr: ['olympic-games'] })
    stays.ussr.plays('olympic-games', 'influence', 'peru', 'peru')
    stays.has({ peru: [1, 3] }).idle()
    const four = table({ ...setup, defcon: 4, us: ['duck-and-cover'] })
    four.us.plays('duck-and-cover', 'event')
    four.is({ defcon: 3 }).has({}).idle()
    const rises = table({ ...setup, defcon: 2, us: ['duck-and-cover', 'nuclear-test-ban'] })
    rises.us.plays('nuclear-test-ban', 'event')
    rises.is({ defcon: 4 }).has({}).idle()
  })

  test('only in the round in which DEFCON moved', () => {
    const t = table({ ...setup, us: ['duck-and-cover'], ussr: ['olympic-games'] })
    t.us.plays('duck-and-cover', 'event').picks('done')
    t.ussr.plays('olympic-games', 'influence', 'peru', 'peru')
    t.has({ peru: [1, 3] }).idle()
  })

  test('not without control of Canada', () => {
    const t = table({ ...setup, us: ['duck-and-cover'], influence: { canada: [4, 1] } })
    t.us.plays('duck-and-cover', 'event')
    t.is({ defcon: 2 }).has({}).idle()
  })

  test('it lasts; Quagmire ends it', () => {
    const t = table({ ...setup, ussr: ['quagmire', 'olympic-games'], turn: 4 })
    t.endsTurn().inForce('norad')
    t.ussr.plays('quagmire', 'event')
    t.inForce('quagmire').rolls(1).ussr.plays('olympic-games', 'coup', 'mexico')
    t.is({ defcon: 2 }).has({}).idle()
  })

  test('nothing forbids it after an earlier Quagmire', () => {
    const t = table({ ...setup, effects: { quagmire: 'ussr' }, us: ['norad'], ussr: ['asia-scoring', 'olympic-games'], turn: 4 })
    t.headlines('norad', 'asia-scoring')
    t.inForce('norad', 'quagmire').rolls(1).ussr.plays('olympic-games', 'coup', 'mexico')
    t.asks('us', 'place').us.picks('mexico')
    t.has({ mexico: [3, 0] }).idle()
  })
})

describe('110 AWACS Sale to Saudis', () => {
  everyLateWarPlay('awacs-sale-to-saudis', {
    owner: 'us',
    ops: 3,
    setup: { influence: { 'saudi-arabia': [0, 3], iran: [1, 0] } },
    has: { 'saudi-arabia': [2, 3] },
    inForce: ['awacs-sale-to-saudis'],
  })
  bars('awacs-sale-to-saudis', 'muslim-revolution', 'ussr', 4, { influence: { iran: [2, 0], 'saudi-arabia': [2, 0] } })

  test('does not undo a Muslim Revolution that came before', () => {
    const t = late({ us: ['awacs-sale-to-saudis'], ussr: ['muslim-revolution'], influence: { iran: [2, 0], 'saudi-arabia': [2, 0] } })
    t.headlines('awacs-sale-to-saudis', 'muslim-revolution').ussr.picks('iran', 'saudi-arabia')
    t.has({ iran: [0, 0], 'saudi-arabia': [2, 0] })
      .cards({ 'muslim-revolution': 'discard', 'awacs-sale-to-saudis': 'removed' })
      .idle()
  })
})
