/** Events that remove influence. */
import { describe, test } from 'vitest'
import { EASTERN_EUROPE, everyLateWarPlay, everyMidWarPlay, headlines, late, midWar, only, orders, playsFor } from '../../plays.ts'
import { table, times } from '../../table.ts'
import { type Board, everyWay, SIDES } from '../../ways.ts'

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

describe('28 Suez Crisis', () => {
  const suez = 'suez-crisis'

  everyWay(suez, {
    side: 'ussr',
    ops: 3,
    setup: { influence: { france: [3, 0], 'united-kingdom': [5, 0], israel: [1, 1], italy: [2, 0] } },
    answers: (me) => me.picks('france', 'united-kingdom', 'israel', 'france'),
    has: { france: [1, 0], 'united-kingdom': [4, 0], israel: [0, 1] },
    goes: 'removed',
  })

  test('four in all, at most 2 in a country, in the three', () => {
    const t = table({ ussr: [suez], influence: { france: [3, 0], 'united-kingdom': [5, 0], egypt: [2, 0] } })
    t.ussr.plays(suez, 'event')
    t.refuses('egypt', 'outside-area').refuses('israel', 'no-influence-to-remove').refuses('done', 'must-spend-all')
    t.ussr.picks('france', 'france')
    t.refuses('france', 'at-most-in-country').ussr.picks('united-kingdom', 'united-kingdom')
    t.has({ france: [1, 0], 'united-kingdom': [3, 0] }).idle()
  })

  test.each<[string, Board, string[], Board]>([
    ['too little', { israel: [1, 0], france: [1, 0] }, ['israel', 'france'], { israel: [0, 0], france: [0, 0] }],
    ['the limit of 2', { 'united-kingdom': [5, 0] }, ['united-kingdom', 'united-kingdom'], { 'united-kingdom': [3, 0] }],
    ['none', {}, [], {}],
  ])('as much as the limits allow: %s', (_name, influence, picks, has) => {
    const t = table({ ussr: [suez], influence })
    t.ussr.plays(suez, 'event', ...picks)
    t.has(has)
      .cards({ [suez]: 'removed' })
      .idle()
  })
})

describe('29 East European Unrest', () => {
  const unrest = 'east-european-unrest'
  const influence = { poland: [1, 3], austria: [0, 1], finland: [0, 2], 'east-germany': [0, 3], france: [0, 2] } as const

  for (const [turn, has] of [
    [1, { poland: [1, 2], austria: [0, 0], finland: [0, 1] }],
    [7, { poland: [1, 2], austria: [0, 0], finland: [0, 1] }],
    [8, { poland: [1, 1], austria: [0, 0], finland: [0, 0] }],
    [10, { poland: [1, 1], austria: [0, 0], finland: [0, 0] }],
  ] as const)
    describe(`on turn ${turn}`, () => {
      everyWay(unrest, {
        side: 'us',
        ops: 3,
        setup: { turn, influence },
        answers: (me) => me.picks('poland', 'austria', 'finland'),
        has,
        goes: 'discard',
      })
    })

  test('three different countries of Eastern Europe with USSR influence (ruling 54)', () => {
    const t = table({ us: [unrest], influence })
    t.us.plays(unrest, 'event')
    t.offers('poland', 'austria', 'finland', 'east-germany')
      .refuses('france', 'outside-area')
      .refuses('hungary', 'no-influence-to-remove')
      .refuses('done', 'must-spend-all')
    t.us.picks('poland')
    t.refuses('poland', 'already-chosen')
  })

  test.each<[Board, string[]]>([
    [{ poland: [0, 3], hungary: [0, 1] }, ['poland', 'hungary']],
    [{}, []],
  ])('fewer than three: %j', (board, picks) => {
    const t = table({ us: [unrest], influence: board })
    t.us.plays(unrest, 'event', ...picks)
    t.has(Object.fromEntries(picks.map((id) => [id, [0, board[id]![1] - 1] as const])))
      .cards({ [unrest]: 'discard' })
      .idle()
  })
})

describe('56 Muslim Revolution', () => {
  const eight = ['sudan', 'iran', 'iraq', 'egypt', 'libya', 'saudi-arabia', 'syria', 'jordan']
  const held = { iran: [2, 1], egypt: [3, 0], israel: [4, 0], jordan: [1, 2], 'gulf-states': [3, 0] } as const

  test('the US loses all influence in two of the countries', () => {
    const t = table({ ussr: ['muslim-revolution'], influence: held })
    t.ussr.plays('muslim-revolution', 'event', 'iran', 'egypt')
    t.has({ iran: [0, 1], egypt: [0, 0] })
      .is({ vp: 0 })
      .cards({ 'muslim-revolution': 'discard' })
      .idle()
  })

  test('only of the eight, twice different, with US influence', () => {
    const t = table({ ussr: ['muslim-revolution'], influence: Object.fromEntries(eight.map((country) => [country, [2, 1]])) })
    t.ussr.plays('muslim-revolution', 'event')
    for (const country of ['israel', 'gulf-states', 'lebanon', 'pakistan', 'turkey', 'ethiopia']) t.refuses(country, 'outside-area')
    t.refuses('done', 'must-spend-all').offers(...eight)
    t.ussr.picks('sudan')
    t.refuses('sudan', 'already-chosen')
    t.ussr.picks('libya')
    t.has({ sudan: [0, 1], libya: [0, 1] }).idle()
    const n = table({ ussr: ['muslim-revolution'], influence: held })
    n.ussr.plays('muslim-revolution', 'event')
    n.refuses('syria', 'no-influence-to-remove').offers('iran', 'egypt', 'jordan')
  })

  test('with US influence in one country, or none, it takes what there is', () => {
    const t = table({ ussr: ['muslim-revolution'], influence: { syria: [1, 0], israel: [1, 0] } })
    t.ussr.plays('muslim-revolution', 'event', 'syria')
    t.has({ syria: [0, 0] }).idle()
    const n = table({ ussr: ['muslim-revolution'], influence: { israel: [1, 0] } })
    n.ussr.plays('muslim-revolution', 'event')
    n.has({}).cards({ 'muslim-revolution': 'discard' }).idle()
  })

  test.each(orders)('played by the US, %s first, the USSR chooses', (first) => {
    const t = table({ us: ['muslim-revolution'], influence: held })
    playsFor(t.us, 'muslim-revolution', first, ['influence', ...times(4, 'canada')], () => t.ussr.picks('egypt', 'jordan'))
    t.has({ egypt: [0, 0], jordan: [0, 2], canada: [4, 0] })
      .cards({ 'muslim-revolution': 'discard' })
      .idle()
  })

  test.each(SIDES)('headlined by the %s', (side) => {
    const t = table({ ...only(side, 'muslim-revolution'), influence: held })
    headlines(t, side, 'muslim-revolution')
    t.ussr.picks('egypt', 'iran')
    t.has({ egypt: [0, 0], iran: [0, 1] })
      .cards({ 'muslim-revolution': 'discard' })
      .idle()
  })

  test('rulings 56, 57: AWACS Sale to Saudis bars it', () => {
    const t = table({ us: ['awacs-sale-to-saudis'], ussr: ['muslim-revolution'], influence: held })
    t.us.plays('awacs-sale-to-saudis', 'event')
    t.endsTurn()
    t.ussr.begins().picks('muslim-revolution')
    t.refuses('event', 'event-cannot-happen')
    const effects = { 'awacs-sale-to-saudis': 'us' } as const
    for (const first of orders) {
      const u = table({ us: ['muslim-revolution'], influence: held, effects })
      playsFor(u.us, 'muslim-revolution', first, ['influence', ...times(4, 'canada')])
      u.has({ canada: [4, 0] })
        .cards({ 'muslim-revolution': 'discard' })
        .idle()
    }
    const h = table({ ussr: ['muslim-revolution'], influence: held, effects })
    h.headlines(null, 'muslim-revolution').has({}).cards({ 'muslim-revolution': 'discard' }).idle()
  })

  test('NATO and other protection do not matter: used for operations, its event does not happen', () => {
    const t = table({ ussr: ['muslim-revolution'], influence: held })
    t.ussr.plays('muslim-revolution', 'influence', ...times(4, 'poland'))
    t.has({ poland: [0, 4] })
      .cards({ 'muslim-revolution': 'discard' })
      .idle()
  })
})

describe('68 John Paul II Elected Pope', () => {
  everyMidWarPlay({
    card: 'john-paul-ii-elected-pope',
    owner: 'us',
    ops: 2,
    setup: { influence: { poland: [0, 4], 'east-germany': [0, 3] } },
    has: { poland: [1, 2] },
    to: 'removed',
    inForce: ['john-paul-ii-elected-pope'],
  })

  test.each([
    [0, 0],
    [1, 0],
    [2, 0],
    [3, 1],
  ])('%i Soviet influence becomes %i', (before, after) => {
    const t = midWar({ us: ['john-paul-ii-elected-pope'], influence: { poland: [0, before] } })
    t.us.plays('john-paul-ii-elected-pope', 'event')
    t.has({ poland: [1, after] }).idle()
  })

  test('makes Solidarity possible, also in later turns', () => {
    const t = midWar({ us: ['solidarity', 'john-paul-ii-elected-pope'], milops: [5, 5] })
    t.us.begins().picks('solidarity')
    t.refuses('event', 'event-cannot-happen').us.picks('influence', 'canada', 'canada')
    t.cards({ solidarity: 'discard' }).idle()

    const after = midWar({ us: ['solidarity', 'john-paul-ii-elected-pope'], milops: [5, 5] })
    after.us.plays('john-paul-ii-elected-pope', 'event')
    after.endsTurn()
    after.us.plays('solidarity', 'event')
    after
      .has({ poland: [4, 0] })
      .cards({ solidarity: 'removed' })
      .idle()
  })
})

describe('72 Sadat Expels Soviets', () => {
  everyMidWarPlay({
    card: 'sadat-expels-soviets',
    owner: 'us',
    ops: 1,
    setup: { influence: { egypt: [1, 4], libya: [0, 2] } },
    has: { egypt: [2, 0] },
    to: 'removed',
  })

  test('without Soviet influence the US still gets 1', () => {
    const t = midWar({ us: ['sadat-expels-soviets'] })
    t.us.plays('sadat-expels-soviets', 'event')
    t.has({ egypt: [1, 0] })
      .cards({ 'sadat-expels-soviets': 'removed' })
      .idle()
  })
})

describe('74 The Voice of America', () => {
  const voice = 'the-voice-of-america'
  everyMidWarPlay({
    card: voice,
    owner: 'us',
    ops: 2,
    setup: { influence: { 'north-korea': [0, 3], cuba: [1, 1], libya: [0, 2] } },
    answers: ['north-korea', 'north-korea', 'cuba', 'libya'],
    has: { 'north-korea': [0, 1], cuba: [1, 0], libya: [0, 1] },
    to: 'discard',
  })

  test('at most 2 in a country, not in Europe, only where there is Soviet influence, all four', () => {
    const t = midWar({ us: [voice], influence: { 'north-korea': [0, 3], poland: [0, 4], turkey: [0, 1], angola: [0, 4], japan: [2, 0] } })
    t.us.plays(voice, 'event', 'north-korea', 'north-korea')
    t.refuses('north-korea', 'at-most-in-country')
      .refuses('poland', 'outside-area')
      .refuses('turkey', 'outside-area')
      .refuses('japan', 'no-influence-to-remove')
      .refuses('done', 'must-spend-all')
    t.us.picks('angola', 'angola')
    t.has({ 'north-korea': [0, 1], angola: [0, 2] }).idle()
  })

  test('fewer where there is no more', () => {
    const t = midWar({ us: [voice], influence: { 'north-korea': [0, 5], cuba: [0, 1], poland: [0, 4] } })
    t.us.plays(voice, 'event', 'north-korea', 'cuba', 'north-korea')
    t.has({ 'north-korea': [0, 3], cuba: [0, 0] }).idle()

    const none = midWar({ us: [voice], influence: { poland: [0, 4] } })
    none.us.plays(voice, 'event')
    none
      .has({})
      .cards({ [voice]: 'discard' })
      .idle()
  })
})

describe('82 Iranian Hostage Crisis', () => {
  everyLateWarPlay('iranian-hostage-crisis', {
    owner: 'ussr',
    ops: 3,
    setup: { influence: { iran: [3, 1], iraq: [2, 0], israel: [1, 1] } },
    has: { iran: [0, 3] },
    inForce: ['iranian-hostage-crisis'],
  })

  test('happens in an empty Iran too', () => {
    const t = late({ ussr: ['iranian-hostage-crisis'] })
    t.ussr.plays('iranian-hostage-crisis', 'event')
    t.has({ iran: [0, 2] })
      .cards({ 'iranian-hostage-crisis': 'removed' })
      .idle()
  })

  test('the US may come back to Iran in the same round: reach is that of its beginning (6.1.1, ruling 43)', () => {
    const t = late({ us: ['iranian-hostage-crisis'], influence: { iran: [2, 0] } })
    t.us.plays('iranian-hostage-crisis', 'event', 'influence', 'iran', 'pakistan')
    t.has({ iran: [1, 2], pakistan: [1, 0] }).idle()
  })

  test('lasts to the end of the game', () => {
    const t = late({ ussr: ['iranian-hostage-crisis'] })
    t.ussr.plays('iranian-hostage-crisis', 'event')
    t.endsTurn().inForce('iranian-hostage-crisis').idle()
  })
})

describe('88 Marine Barracks Bombing', () => {
  everyLateWarPlay('marine-barracks-bombing', {
    owner: 'ussr',
    ops: 2,
    setup: { influence: { lebanon: [3, 1], israel: [2, 0], egypt: [1, 2], italy: [3, 0] } },
    answers: (t) => t.ussr.picks('israel', 'egypt'),
    has: { lebanon: [0, 1], israel: [1, 0], egypt: [0, 2] },
  })

  test('the two may come from one country; from Lebanon there is nothing more to take', () => {
    const t = late({ ussr: ['marine-barracks-bombing'], influence: { lebanon: [2, 0], iran: [3, 0], sudan: [1, 0], turkey: [1, 0] } })
    t.ussr.plays('marine-barracks-bombing', 'event')
    t.offers('iran').refuses('lebanon', 'no-influence-to-remove').refuses('sudan', 'outside-area').refuses('turkey', 'outside-area')
    t.refuses('done', 'must-spend-all')
    t.ussr.picks('iran', 'iran')
    t.has({ lebanon: [0, 0], iran: [1, 0] }).idle()
  })

  test('takes what there is', () => {
    const t = late({ ussr: ['marine-barracks-bombing'], influence: { jordan: [1, 1] } })
    t.ussr.plays('marine-barracks-bombing', 'event', 'jordan')
    t.has({ jordan: [0, 1] })
      .cards({ 'marine-barracks-bombing': 'removed' })
      .idle()
  })

  test('without US influence in the Middle East nothing is asked and the card is removed (5.2)', () => {
    const t = late({ ussr: ['marine-barracks-bombing'], influence: { lebanon: [0, 1] } })
    t.ussr.plays('marine-barracks-bombing', 'event')
    t.has({}).cards({ 'marine-barracks-bombing': 'removed' }).idle()
  })
})

describe('99 Pershing II Deployed', () => {
  everyLateWarPlay('pershing-ii-deployed', {
    owner: 'ussr',
    ops: 3,
    setup: { influence: { france: [3, 1], 'west-germany': [4, 0], turkey: [1, 0], canada: [2, 0], poland: [1, 0] } },
    answers: (t) => t.ussr.picks('france', 'west-germany', 'turkey'),
    has: { france: [2, 1], 'west-germany': [3, 0], turkey: [0, 0] },
    is: { vp: -1 },
  })

  test('one from a country, Western Europe only; Austria and Finland belong to it (ruling 54)', () => {
    const t = late({
      ussr: ['pershing-ii-deployed'],
      influence: { austria: [2, 0], finland: [2, 0], poland: [2, 0], algeria: [2, 0], italy: [0, 2], 'spain-portugal': [1, 0] },
    })
    t.ussr.plays('pershing-ii-deployed', 'event', 'austria')
    t.refuses('austria', 'already-chosen').refuses('poland', 'outside-area').refuses('algeria', 'outside-area')
    t.refuses('italy', 'no-influence-to-remove')
    t.ussr.picks('finland', 'spain-portugal')
    t.has({ austria: [1, 0], finland: [1, 0], 'spain-portugal': [0, 0] }).idle()
  })

  test('at most three: it may be fewer', () => {
    const t = late({ ussr: ['pershing-ii-deployed'], influence: { france: [3, 0], italy: [2, 0] } })
    t.ussr.plays('pershing-ii-deployed', 'event', 'france', 'done')
    t.has({ france: [2, 0] })
      .cards({ 'pershing-ii-deployed': 'removed' })
      .idle()
  })

  test('takes what there is', () => {
    const t = late({ us: ['pershing-ii-deployed'], influence: { greece: [2, 0], hungary: [1, 0] } })
    t.us.plays('pershing-ii-deployed', 'influence', 'angola', 'angola', 'angola')
    t.ussr.picks('greece')
    t.has({ greece: [1, 0], angola: [4, 1] })
      .is({ vp: -1 })
      .idle()
  })

  test('without US influence in Western Europe there is the VP alone, and the card is removed', () => {
    const t = late({ ussr: ['pershing-ii-deployed'], influence: { hungary: [1, 0] } })
    t.ussr.plays('pershing-ii-deployed', 'event')
    t.has({}).is({ vp: -1 }).cards({ 'pershing-ii-deployed': 'removed' }).idle()
  })

  test('20 VP end the game before influence is removed (ruling 12)', () => {
    const t = late({ ussr: ['pershing-ii-deployed'], vp: -19, influence: { france: [3, 0] } })
    t.ussr.plays('pershing-ii-deployed', 'event')
    t.over('ussr', 'vp').has({}).refuses('france', 'game-over')
  })
})
