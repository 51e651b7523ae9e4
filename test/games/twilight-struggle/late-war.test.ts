import { describe, expect, test } from 'vitest'
import { type Setup, type Table, table } from '../../table.ts'

/** A table of the Late War. Angola stands for the rest of the world: both sides can spend operations there, no event touches it. */
const late = (setup: Setup = {}): Table => table({ turn: 8, ...setup, influence: { angola: [1, 1], ...setup.influence } })

const OTHER = { us: 'ussr', ussr: 'us' } as const

interface Play {
  readonly owner: 'us' | 'ussr'
  readonly ops: number
  readonly setup?: Setup
  /** What both sides and chance answer while the event happens. */
  readonly answers?: (t: Table) => void
  readonly has?: Parameters<Table['has']>[0]
  readonly is?: Parameters<Table['is']>[0]
  readonly cards?: Parameters<Table['cards']>[0]
  readonly goesTo?: 'removed' | 'discard'
  readonly inForce?: readonly string[]
}

/** The same event, whoever plays the card and in whatever way (4.5 C, 5.2, 6.4.5, 7.1). */
function happensInEveryPlay(card: string, play: Play): void {
  const opponent = OTHER[play.owner]
  const start = (player: 'us' | 'ussr', more: Setup = {}): Table => {
    const setup = { ...play.setup, ...more }
    return late({ ...setup, [player]: [card, ...(setup[player] ?? [])] })
  }
  const happened = (t: Table, angola: readonly [number, number] = [1, 1]): void => {
    t.has({ ...play.has, angola })
      .is({ vp: 0, defcon: 5, milops: [0, 0], ...play.is })
      .cards({ [card]: play.goesTo ?? 'removed', ...play.cards })
      .inForce(...(play.inForce ?? []))
      .idle()
  }
  const angola = (player: 'us' | 'ussr'): readonly [number, number] => (player === 'us' ? [1 + play.ops, 1] : [1, 1 + play.ops])
  const points = Array.from({ length: play.ops }, () => 'angola')

  test('as the event of its own side', () => {
    const t = start(play.owner)
    t[play.owner].plays(card, 'event')
    play.answers?.(t)
    happened(t)
  })
  test('played by the opponent: the event, then the operations (5.2)', () => {
    const t = start(opponent)
    t[opponent].plays(card, 'event')
    play.answers?.(t)
    t.asks(opponent, 'operations')
    t[opponent].picks('influence', ...points)
    happened(t, angola(opponent))
  })
  test('played by the opponent: the operations, then the event (5.2, ruling 58)', () => {
    const t = start(opponent)
    t[opponent].plays(card, 'influence', ...points)
    play.answers?.(t)
    happened(t, angola(opponent))
  })
  test.each([play.owner, opponent])('headlined by the %s (4.5 C)', (player) => {
    // The other headline, NATO without its condition, comes to nothing.
    const silent = OTHER[player]
    const t = start(player, { [silent]: ['nato', ...(play.setup?.[silent] ?? [])] })
    t.headlines(player === 'us' ? card : 'nato', player === 'us' ? 'nato' : card)
    play.answers?.(t)
    t.cards({ nato: 'discard' })
    happened(t)
  })
  test('in space its event does not happen (6.4.5)', () => {
    const t = start(opponent, { space: play.setup?.space ?? [0, 0] })
    t[opponent].plays(card, 'space')
    t.rolls(6)
    t.has({})
      .cards({ [card]: 'discard' })
      .inForce()
      .idle()
  })
}

/** An event that is barred can be played for its operations only, and its card is discarded, asterisk or not (5.2, 7.5, ruling 57). */
function bars(barring: string, card: string, owner: 'us' | 'ussr', ops: number, setup: Setup): void {
  const opponent = OTHER[owner]
  const points = Array.from({ length: ops }, () => 'angola')
  const effects = { ...setup.effects, [barring]: opponent }
  test(`bars ${card} for its own side (ruling 56)`, () => {
    const t = late({ ...setup, effects, [owner]: [card] })
    t[owner].begins().picks(card)
    t.refuses('event', 'event-cannot-happen')
    t[owner].picks('influence', ...points)
    t.has({ angola: owner === 'us' ? [1 + ops, 1] : [1, 1 + ops] })
      .cards({ [card]: 'discard' })
      .idle()
  })
  test.each(['event', 'influence'])(`bars ${card} played by the opponent, %s first (rulings 56 and 57)`, (use) => {
    const t = late({ ...setup, effects, [opponent]: [card] })
    t[opponent].plays(card, use, ...(use === 'event' ? ['influence'] : []), ...points)
    t.has({ angola: opponent === 'us' ? [1 + ops, 1] : [1, 1 + ops] })
      .cards({ [card]: 'discard' })
      .idle()
  })
  test(`bars ${card} in later turns and in the headline (ruling 56)`, () => {
    const t = late({ ...setup, effects, [owner]: [card], [opponent]: ['nato'] })
    t.endsTurn().inForce(...Object.keys(effects))
    t.headlines(owner === 'us' ? card : 'nato', owner === 'us' ? 'nato' : card)
    t.has({})
      .cards({ [card]: 'discard' })
      .idle()
  })
}

describe('82 Iranian Hostage Crisis', () => {
  happensInEveryPlay('iranian-hostage-crisis', {
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

describe('83 The Iron Lady', () => {
  happensInEveryPlay('the-iron-lady', {
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

describe('84 Reagan Bombs Libya', () => {
  happensInEveryPlay('reagan-bombs-libya', {
    owner: 'us',
    ops: 2,
    setup: { influence: { libya: [2, 4], egypt: [0, 4] } },
    has: {},
    is: { vp: 2 },
  })

  test.each([
    [0, 0],
    [1, 0],
    [2, 1],
    [3, 1],
    [7, 3],
  ])('%i USSR influence in Libya gives %i VP, and the card is removed in any case (5.2)', (influence, vp) => {
    const t = late({ us: ['reagan-bombs-libya'], influence: { libya: [5, influence] } })
    t.us.plays('reagan-bombs-libya', 'event')
    t.has({}).is({ vp }).cards({ 'reagan-bombs-libya': 'removed' }).idle()
  })

  test('the USSR may add to Libya with its operations first, and then pays for it', () => {
    const t = late({ ussr: ['reagan-bombs-libya'], influence: { libya: [0, 2] } })
    t.ussr.plays('reagan-bombs-libya', 'influence', 'libya', 'libya')
    t.has({ libya: [0, 4] })
      .is({ vp: 2 })
      .idle()
  })
})

describe('85 Star Wars', () => {
  const ahead = { space: [1, 0] } as const

  happensInEveryPlay('star-wars', {
    owner: 'us',
    ops: 2,
    setup: { ...ahead, discard: ['sadat-expels-soviets', 'asia-scoring'], influence: { egypt: [0, 2] } },
    answers: (t) => t.asks('us', 'from-discard-pile').us.picks('sadat-expels-soviets'),
    has: { egypt: [1, 0] },
    cards: { 'sadat-expels-soviets': 'removed', 'asia-scoring': 'discard' },
  })

  test.each([[[0, 0]], [[1, 1]], [[2, 3]]] as const)('with the space race at %j the event cannot happen', (space) => {
    const t = late({ us: ['star-wars'], space, discard: ['duck-and-cover'] })
    t.us.begins().picks('star-wars')
    t.refuses('event', 'event-cannot-happen')
    t.us.picks('influence', 'angola', 'angola')
    t.cards({ 'star-wars': 'discard', 'duck-and-cover': 'discard' }).is({ vp: 0, defcon: 5 }).idle()
  })

  test.each(['event', 'influence'])('the USSR plays it while the US is behind, %s first: no effect, discarded (5.2, example 4)', (use) => {
    const t = late({ ussr: ['star-wars'], space: [0, 1], discard: ['duck-and-cover'] })
    t.ussr.plays('star-wars', use, ...(use === 'event' ? ['influence'] : []), 'angola', 'angola')
    t.has({ angola: [1, 3] })
      .cards({ 'star-wars': 'discard', 'duck-and-cover': 'discard' })
      .idle()
  })

  test('headlined while the US is not ahead it is discarded', () => {
    const t = late({ us: ['star-wars'], space: [1, 1], discard: ['duck-and-cover'] })
    t.headlines('star-wars', null)
    t.cards({ 'star-wars': 'discard' }).is({ vp: 0 }).idle()
  })

  test('takes no scoring card, none that is not in the discard pile, and must take one (ruling 91)', () => {
    const t = late({ ...ahead, us: ['star-wars', 'nato'], discard: ['asia-scoring', 'duck-and-cover', 'fidel'], removed: ['nasser'] })
    t.us.plays('star-wars', 'event')
    t.offers('duck-and-cover', 'fidel')
    t.refuses('asia-scoring', 'scoring-card').refuses('nasser', 'not-there').refuses('nato', 'not-there').refuses('star-wars', 'not-there')
    t.refuses('done', 'must-spend-all')
    t.us.picks('duck-and-cover')
    t.is({ vp: 1, defcon: 4 }).cards({ 'duck-and-cover': 'discard', 'star-wars': 'removed' }).idle()
  })

  test.each([[[]], [['asia-scoring', 'europe-scoring']]])(
    'with %j in the discard pile it happens without effect and is removed',
    (discard) => {
      const t = late({ ...ahead, us: ['star-wars'], discard })
      t.us.plays('star-wars', 'event')
      t.has({}).is({ vp: 0 }).cards({ 'star-wars': 'removed' }).idle()
    },
  )

  test('an event of the USSR happens for the USSR, a neutral one for the US', () => {
    const fidel = late({ ...ahead, us: ['star-wars'], discard: ['fidel'], influence: { cuba: [1, 0] } })
    fidel.us.plays('star-wars', 'event', 'fidel')
    fidel
      .has({ cuba: [0, 3] })
      .cards({ fidel: 'removed' })
      .idle()
    const junta = late({ ...ahead, ussr: ['star-wars'], discard: ['junta'], influence: { chile: [0, 1] } })
    junta.ussr.plays('star-wars', 'event')
    junta.us.picks('junta', 'chile', 'pass')
    junta.ussr.picks('influence', 'angola', 'angola')
    junta
      .has({ chile: [2, 1], angola: [1, 3] })
      .cards({ junta: 'discard', 'star-wars': 'removed' })
      .idle()
  })

  test('a card whose event is barred comes to nothing and stays in the discard pile (5.2)', () => {
    const t = late({ ...ahead, us: ['star-wars'], discard: ['flower-power'], effects: { 'an-evil-empire': 'us' } })
    t.us.plays('star-wars', 'event', 'flower-power')
    t.cards({ 'flower-power': 'discard', 'star-wars': 'removed' }).inForce('an-evil-empire').idle()
  })

  test('takes Missile Envy: the USSR gives its highest card and gets Missile Envy', () => {
    const t = late({ ...ahead, us: ['star-wars'], ussr: ['nasser', 'captured-nazi-scientist'], discard: ['missile-envy'] })
    t.us.plays('star-wars', 'event', 'missile-envy')
    t.asks('ussr', 'missile-envy').ussr.picks('captured-nazi-scientist')
    t.is({ space: [2, 0] })
      .cards({ 'missile-envy': 'ussr-hand', 'captured-nazi-scientist': 'removed', 'star-wars': 'removed', nasser: 'ussr-hand' })
      .idle()
  })

  test.each([
    ['us', 'ussr'],
    ['ussr', 'us'],
  ] as const)('at DEFCON 2, played by the %s, We Will Bury You out of the pile: the %s wins (8.1.3, ruling 91)', (player, winner) => {
    const t = late({ ...ahead, [player]: ['star-wars'], discard: ['we-will-bury-you'], defcon: 2 })
    t[player].plays('star-wars', 'event')
    t.us.picks('we-will-bury-you')
    t.over(winner, 'nuclear-war')
  })

  test('brings UN Intervention as the event that averts We Will Bury You (ruling 88)', () => {
    const t = late({
      ...ahead,
      us: ['star-wars', 'fidel'],
      discard: ['un-intervention'],
      effects: { 'we-will-bury-you': 'ussr' },
      influence: { cuba: [1, 0] },
    })
    t.us.plays('star-wars', 'event', 'un-intervention', 'fidel', 'influence', 'angola', 'angola')
    t.has({ angola: [3, 1] })
      .is({ vp: 0 })
      .cards({ 'un-intervention': 'discard', fidel: 'discard', 'star-wars': 'removed' })
      .inForce()
      .idle()
  })

  test('any other card does not avert We Will Bury You (ruling 88)', () => {
    const t = late({ ...ahead, us: ['star-wars'], discard: ['fidel'], effects: { 'we-will-bury-you': 'ussr' } })
    t.us.plays('star-wars', 'event', 'fidel')
    t.is({ vp: -3 }).inForce().idle()
  })

  test('in the headline Defectors out of the pile cancel a headline not yet resolved (ruling 23)', () => {
    const t = late({ ...ahead, us: ['star-wars'], ussr: ['nasser'], discard: ['defectors'] })
    t.headlines('star-wars', 'nasser').us.picks('defectors')
    t.has({}).cards({ 'star-wars': 'removed', defectors: 'discard', nasser: 'discard' }).is({ vp: 0 }).idle()
  })

  test('in the headline UN Intervention out of the pile comes to nothing (ruling 20)', () => {
    const t = late({ ...ahead, us: ['star-wars', 'fidel'], discard: ['un-intervention'] })
    t.headlines('star-wars', null).us.picks('un-intervention')
    t.cards({ 'un-intervention': 'discard', fidel: 'us-hand', 'star-wars': 'removed' }).idle()
  })
})

describe('86 North Sea Oil', () => {
  happensInEveryPlay('north-sea-oil', { owner: 'us', ops: 3, inForce: ['north-sea-oil'] })
  bars('north-sea-oil', 'opec', 'ussr', 3, { influence: { egypt: [0, 2], venezuela: [0, 2] } })

  /** Events that ask nothing. */
  const american = [
    'reagan-bombs-libya',
    'formosan-resolution',
    'nuclear-subs',
    'alliance-for-progress',
    'panama-canal-returned',
    'sadat-expels-soviets',
    'an-evil-empire',
    'awacs-sale-to-saudis',
  ]
  const soviet = ['fidel', 'nasser', 'allende', 'willy-brandt', 'romanian-abdication', 'portuguese-empire-crumbles', 'cultural-revolution']

  /** A turn in which the USSR has nothing to play, and the US plays its events one after the other. */
  const turn = (setup: Setup, rounds: number): Table => {
    const t = late({ ready: false, ...setup }).playsOn('rounds')
    for (let i = 0; i < rounds; i++) t.us.plays(setup.us![i]!, 'event')
    return t
  }

  test('gives an eighth round, which may be passed (ruling 97)', () => {
    const t = turn({ us: ['north-sea-oil', ...american] }, 7)
    t.is({ turn: 8, round: 8 }).asks('us', 'play').offers('an-evil-empire', 'awacs-sale-to-saudis', 'pass')
    t.us.picks('pass')
    t.asks('chance', 'draw').is({ turn: 9 }).cards({ 'an-evil-empire': 'us-hand', 'awacs-sale-to-saudis': 'us-hand' })
  })

  test('needs a card to play', () => {
    turn({ us: ['north-sea-oil', ...american.slice(0, 6)] }, 7)
      .asks('chance', 'draw')
      .is({ turn: 9 })
  })

  test.each([0, 8])('gives no ninth round, with the US at box %i of the space race', (box) => {
    turn({ us: ['north-sea-oil', ...american], space: [box, 6] }, 8)
      .asks('chance', 'draw')
      .is({ turn: 9 })
      .cards({ 'awacs-sale-to-saudis': 'us-hand' })
  })

  test('played in the seventh round it still gives the eighth', () => {
    turn({ us: [...american.slice(0, 6), 'north-sea-oil', 'an-evil-empire'] }, 7)
      .is({ turn: 8, round: 8 })
      .asks('us', 'play')
      .offers('an-evil-empire', 'pass')
  })

  test.each([{}, { 'north-sea-oil': 'us' }] as const)('with %j from earlier turns there are seven rounds', (effects) => {
    turn({ us: american, effects }, 7).asks('chance', 'draw').is({ turn: 9 })
  })

  test('its round remains where both are at the last box of the space race (6.4.4, ruling 97)', () => {
    turn({ us: ['north-sea-oil', ...american], space: [8, 8] }, 7)
      .is({ turn: 8, round: 8 })
      .asks('us', 'play')
  })

  test('headlined by the USSR it gives the round to the US alone', () => {
    const t = late({ ready: false, us: ['containment', ...american], ussr: ['north-sea-oil', ...soviet, 'quagmire'] }).playsOn('headline')
    t.us.picks('containment')
    t.ussr.picks('north-sea-oil')
    for (let i = 0; i < 7; i++) {
      t.ussr.plays(soviet[i]!, 'event')
      t.us.plays(american[i]!, 'event')
    }
    t.is({ turn: 8, round: 8 }).asks('us', 'play').offers('awacs-sale-to-saudis', 'pass').cards({ quagmire: 'ussr-hand' })
  })

  test('gives the time for a scoring card: the China Card may still be played in the seventh round (9.5)', () => {
    const rest = ['asia-scoring', 'an-evil-empire']
    const china = { holder: 'us', ready: true } as const
    turn({ ...china, us: ['north-sea-oil', ...american.slice(0, 5), ...rest] }, 6)
      .is({ round: 7 })
      .offers(...rest, 'the-china-card')
    turn({ ...china, us: [...american.slice(0, 6), ...rest] }, 6)
      .is({ round: 7 })
      .offers(...rest)
      .refuses('the-china-card', 'scoring-would-be-held')
  })
})

describe('87 The Reformer', () => {
  happensInEveryPlay('the-reformer', {
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

describe('88 Marine Barracks Bombing', () => {
  happensInEveryPlay('marine-barracks-bombing', {
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

describe('89 Soviets Shoot Down KAL-007', () => {
  happensInEveryPlay('soviets-shoot-down-kal-007', {
    owner: 'us',
    ops: 4,
    setup: { influence: { 'south-korea': [2, 0] } },
    is: { vp: 2, defcon: 4 },
  })

  describe('with control of South Korea', () => {
    happensInEveryPlay('soviets-shoot-down-kal-007', {
      owner: 'us',
      ops: 4,
      setup: { influence: { 'south-korea': [3, 0], taiwan: [0, 1] } },
      answers: (t) => t.asks('us', 'operations').us.picks('influence', 'taiwan', 'taiwan', 'south-korea', 'japan'),
      has: { 'south-korea': [4, 0], taiwan: [2, 1], japan: [1, 0] },
      is: { vp: 2, defcon: 4 },
    })
  })

  const korea = { 'south-korea': [4, 1] } as const

  test('no coup and no space race with these points; they may be left (rulings 38 and 73)', () => {
    const t = late({ us: ['soviets-shoot-down-kal-007'], influence: korea })
    t.us.plays('soviets-shoot-down-kal-007', 'event')
    t.offers('influence', 'realign', 'pass').refuses('coup', 'not-an-answer').refuses('space', 'not-an-answer')
    t.us.picks('pass')
    t.has({}).is({ vp: 2, defcon: 4 }).cards({ 'soviets-shoot-down-kal-007': 'removed' }).idle()
  })

  test('realignments obey DEFCON as it stands now (7.4.3, 8.1.5), four at most', () => {
    const t = late({ us: ['soviets-shoot-down-kal-007'], influence: { ...korea, bulgaria: [0, 1], kenya: [0, 6] } })
    t.us.plays('soviets-shoot-down-kal-007', 'event', 'realign')
    t.refuses('bulgaria', 'defcon-closed').offers('angola', 'kenya', 'south-korea', 'done')
    for (let i = 0; i < 4; i++) {
      t.us.picks('kenya')
      t.rolls(1, 3)
    }
    t.has({ kenya: [0, 2] })
      .is({ defcon: 4, milops: [0, 0] })
      .idle()
  })

  test('the points are subject to modifiers (7.4.3, ruling 37)', () => {
    const t = late({ us: ['soviets-shoot-down-kal-007'], influence: korea, effects: { 'red-scare-purge': 'ussr' } })
    t.us.plays('soviets-shoot-down-kal-007', 'event', 'influence', 'japan', 'japan', 'japan')
    t.has({ japan: [3, 0] }).idle()
  })

  test('control that comes with the operations of the USSR or is lost by them counts when the event happens', () => {
    const t = late({ ussr: ['soviets-shoot-down-kal-007'], influence: { 'south-korea': [3, 0] } })
    t.ussr.plays('soviets-shoot-down-kal-007', 'influence', 'north-korea', 'angola', 'angola', 'angola')
    t.asks('us', 'operations').us.picks('pass')
    t.is({ vp: 2 }).idle()
    const lost = late({ ussr: ['soviets-shoot-down-kal-007'], influence: { 'south-korea': [3, 0], 'north-korea': [0, 3] } })
    lost.ussr.plays('soviets-shoot-down-kal-007', 'influence', 'south-korea', 'angola', 'angola')
    lost
      .has({ 'south-korea': [3, 1], angola: [1, 3] })
      .is({ vp: 2 })
      .idle()
  })

  test.each([
    ['us', 'ussr'],
    ['ussr', 'us'],
  ] as const)('at DEFCON 2, played by the %s, the %s wins before the VP count (8.1.3)', (player, winner) => {
    const t = late({ [player]: ['soviets-shoot-down-kal-007'], defcon: 2, vp: 18, influence: korea })
    t[player].plays('soviets-shoot-down-kal-007', 'event')
    t.over(winner, 'nuclear-war').is({ vp: 18, defcon: 1 })
  })

  test('headlined by the USSR at DEFCON 2 the USSR loses (4.5 C, ruling 3)', () => {
    const t = late({ ussr: ['soviets-shoot-down-kal-007'], defcon: 2 })
    t.headlines(null, 'soviets-shoot-down-kal-007')
    t.over('us', 'nuclear-war')
  })

  test('20 VP end the game before the operations (rulings 12 and 18)', () => {
    const t = late({ us: ['soviets-shoot-down-kal-007'], vp: 18, influence: korea })
    t.us.plays('soviets-shoot-down-kal-007', 'event')
    t.over('us', 'vp').refuses('influence', 'game-over', 'us')
  })

  test('a round that it moves to DEFCON 2 is one for NORAD (ruling 89)', () => {
    const t = late({ ussr: ['soviets-shoot-down-kal-007'], defcon: 3, effects: { norad: 'us' }, influence: { canada: [4, 0] } })
    t.ussr.plays('soviets-shoot-down-kal-007', 'event', 'influence', 'angola', 'angola', 'angola', 'angola')
    t.asks('us', 'place').us.picks('angola')
    t.has({ angola: [2, 5] })
      .is({ vp: 2, defcon: 2 })
      .idle()
  })
})

describe('90 Glasnost', () => {
  happensInEveryPlay('glasnost', { owner: 'ussr', ops: 4, setup: { defcon: 3 }, is: { vp: -2, defcon: 4 } })

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

describe('91 Ortega Elected in Nicaragua', () => {
  const around = { nicaragua: [3, 1], cuba: [1, 3], honduras: [2, 0], 'costa-rica': [1, 0], guatemala: [2, 0] } as const

  happensInEveryPlay('ortega-elected-in-nicaragua', {
    owner: 'ussr',
    ops: 2,
    setup: { influence: around },
    answers: (t) => {
      t.asks('ussr', 'coup').ussr.picks('honduras')
      t.rolls(5)
    },
    has: { nicaragua: [0, 1], honduras: [0, 1] },
  })

  test('the coup is next to Nicaragua, against US influence, and may be left', () => {
    const t = late({ ussr: ['ortega-elected-in-nicaragua'], influence: { ...around, honduras: [0, 2] } })
    t.ussr.plays('ortega-elected-in-nicaragua', 'event')
    t.offers('cuba', 'costa-rica', 'done')
    t.refuses('guatemala', 'outside-area').refuses('nicaragua', 'no-opposing-influence').refuses('honduras', 'no-opposing-influence')
    t.ussr.picks('done')
    t.has({ nicaragua: [0, 1] })
      .is({ defcon: 5, milops: [0, 0] })
      .cards({ 'ortega-elected-in-nicaragua': 'removed' })
      .idle()
  })

  test.each(['ussr', 'us'] as const)('played by the %s, a coup in Cuba lowers DEFCON and earns nothing (rulings 62 and 66)', (player) => {
    const t = late({ [player]: ['ortega-elected-in-nicaragua'], influence: around })
    t[player].plays('ortega-elected-in-nicaragua', 'event')
    t.ussr.picks('cuba')
    t.rolls(6)
    if (player === 'us') t.us.picks('influence', 'angola', 'angola')
    t.has({ nicaragua: [0, 1], cuba: [0, 4], ...(player === 'us' ? { angola: [3, 1] } : {}) })
      .is({ defcon: 4, milops: [0, 0] })
      .idle()
  })

  test.each([
    ['us', 'ussr'],
    ['ussr', 'us'],
  ] as const)('at DEFCON 2, played by the %s, a coup in Cuba wins for the %s (8.1.3, ruling 66)', (player, winner) => {
    const t = late({ [player]: ['ortega-elected-in-nicaragua'], influence: around, defcon: 2 })
    t[player].plays('ortega-elected-in-nicaragua', 'event')
    t.ussr.picks('cuba')
    t.rolls(1)
    t.over(winner, 'nuclear-war')
  })

  test('without a target nothing is asked', () => {
    const t = late({ ussr: ['ortega-elected-in-nicaragua'], influence: { nicaragua: [2, 0], mexico: [2, 0] } })
    t.ussr.plays('ortega-elected-in-nicaragua', 'event')
    t.has({ nicaragua: [0, 0] })
      .cards({ 'ortega-elected-in-nicaragua': 'removed' })
      .idle()
  })

  test.each([
    ['red-scare-purge', 'us', 1],
    ['brezhnev-doctrine', 'ussr', 3],
  ] as const)('under %s the coup has the modified value (ruling 37)', (effect, owner, ops) => {
    const t = late({ ussr: ['ortega-elected-in-nicaragua'], influence: { honduras: [9, 0] }, effects: { [effect]: owner } })
    t.ussr.plays('ortega-elected-in-nicaragua', 'event', 'honduras')
    t.rolls(6)
    t.has({ honduras: [9 - (6 + ops - 4), 0] }).idle()
  })

  const crisis = { effects: { 'cuban-missile-crisis': 'us' }, defcon: 3 } as const

  test('under the Cuban Missile Crisis the coup loses the game before the die (ruling 6)', () => {
    const t = late({ ...crisis, us: ['ortega-elected-in-nicaragua'], influence: { nicaragua: [1, 0], honduras: [1, 0] } })
    t.us.plays('ortega-elected-in-nicaragua', 'event')
    t.ussr.picks('honduras')
    t.over('us', 'cuban-missile-crisis').has({ nicaragua: [0, 0] })
  })

  test('under the Cuban Missile Crisis it is safe without a target, or if declined (ruling 7)', () => {
    const none = late({ ...crisis, ussr: ['ortega-elected-in-nicaragua'], influence: { nicaragua: [1, 0] } })
    none.ussr.plays('ortega-elected-in-nicaragua', 'event')
    none.has({ nicaragua: [0, 0] }).idle()
    const declined = late({ ...crisis, ussr: ['ortega-elected-in-nicaragua'], influence: { honduras: [1, 0] } })
    declined.ussr.plays('ortega-elected-in-nicaragua', 'event', 'done')
    declined.has({}).inForce('cuban-missile-crisis').idle()
  })
})

describe('92 Terrorism', () => {
  const hostages = { effects: { 'iranian-hostage-crisis': 'ussr' } } as const

  test.each(['us', 'ussr'] as const)('played by the %s, the other side loses one card at random, without its event', (player) => {
    const victim = OTHER[player]
    const t = late({ [player]: ['terrorism', 'duck-and-cover'], [victim]: ['fidel', 'nasser', 'sadat-expels-soviets'], holder: victim })
    t[player].plays('terrorism', 'event')
    t.asks('chance', 'random-card').offers('fidel', 'nasser', 'sadat-expels-soviets')
    t.rolls('nasser')
    t.has({})
      .cards({
        nasser: 'discard',
        fidel: `${victim}-hand`,
        'sadat-expels-soviets': `${victim}-hand`,
        'duck-and-cover': `${player}-hand`,
        terrorism: 'discard',
      })
      .is({ holder: victim })
      .idle()
  })

  test('a scoring card may be lost', () => {
    const t = late({ us: ['terrorism'], ussr: ['asia-scoring'] })
    t.us.plays('terrorism', 'event')
    t.rolls('asia-scoring')
    t.is({ vp: 0 }).cards({ 'asia-scoring': 'discard' }).idle()
  })

  test('after Iranian Hostage Crisis the US loses two, and both are shown (ruling 95)', () => {
    const t = late({ ...hostages, ussr: ['terrorism'], us: ['nato', 'fidel', 'europe-scoring'], holder: 'us' })
    t.ussr.plays('terrorism', 'event')
    t.rolls('europe-scoring')
    t.asks('chance', 'random-card').offers('nato', 'fidel')
    t.rolls('nato')
    t.cards({ 'europe-scoring': 'discard', nato: 'discard', fidel: 'us-hand', terrorism: 'discard' }).is({ holder: 'us' }).idle()
    expect(t.notes.filter((n) => n.key === 'discards').map((n) => [n.card, n.to])).toEqual([
      [t.card('europe-scoring'), 7],
      [t.card('nato'), 7],
    ])
  })

  test('after Iranian Hostage Crisis the USSR still loses one only (ruling 95)', () => {
    const t = late({ ...hostages, us: ['terrorism'], ussr: ['nato', 'fidel'] })
    t.us.plays('terrorism', 'event')
    t.rolls('fidel')
    t.cards({ nato: 'ussr-hand', fidel: 'discard' }).idle()
  })

  test('brought by Star Wars it is the event of the US, whoever played Star Wars (ruling 95)', () => {
    const t = late({ ...hostages, ussr: ['star-wars', 'nato', 'fidel'], us: ['nasser'], discard: ['terrorism'], space: [1, 0] })
    t.ussr.plays('star-wars', 'event')
    t.us.picks('terrorism')
    t.rolls('fidel')
    t.ussr.picks('influence', 'angola', 'angola')
    t.cards({ nato: 'ussr-hand', fidel: 'discard', nasser: 'us-hand', terrorism: 'discard' }).idle()
  })

  test.each([[[]], [['nato']]])('the US with %j in hand loses what it has (ruling 95)', (us) => {
    const t = late({ ...hostages, ussr: ['terrorism'], us, holder: 'us' })
    t.ussr.plays('terrorism', 'event')
    t.rolls(...us)
    t.cards({ nato: us.length === 0 ? 'deck' : 'discard', terrorism: 'discard' })
      .is({ holder: 'us' })
      .idle()
  })

  test('used for operations, nothing is lost', () => {
    const t = late({ us: ['terrorism'], ussr: ['fidel'] })
    t.us.plays('terrorism', 'influence', 'angola', 'angola')
    t.has({ angola: [3, 1] })
      .cards({ fidel: 'ussr-hand', terrorism: 'discard' })
      .idle()
  })

  test('in the headline it does not reach the card chosen as headline (ruling 24)', () => {
    const t = late({ ...hostages, ussr: ['terrorism'], us: ['panama-canal-returned', 'nato'] })
    t.headlines('panama-canal-returned', 'terrorism')
    t.asks('chance', 'random-card').offers('nato')
    t.rolls('nato')
    t.has({ panama: [1, 0], 'costa-rica': [1, 0], venezuela: [1, 0] })
      .cards({ nato: 'discard', 'panama-canal-returned': 'removed', terrorism: 'discard' })
      .idle()
  })
})

describe('93 Iran-Contra Scandal', () => {
  happensInEveryPlay('iran-contra-scandal', { owner: 'ussr', ops: 2, inForce: ['iran-contra-scandal'] })

  const scandal = (setup: Setup): Table => late({ effects: { 'iran-contra-scandal': 'ussr' }, influence: { kenya: [3, 3] }, ...setup })

  /** Dice: the USSR first, then the US. */
  test.each([
    [3, 3, [2, 3]],
    [3, 4, [3, 3]],
    [3, 5, [3, 2]],
    [1, 1, [2, 3]],
  ] as const)('USSR %i, US %i: the US die is lowered by 1, without a floor (rulings 68 and 70)', (ussr, us, kenya) => {
    for (const player of ['us', 'ussr'] as const) {
      const t = scandal({ [player]: ['nasser'] })
      t[player].plays('nasser', 'realign', 'kenya')
      t.rolls(ussr, us)
      t.has({ kenya, ...(player === 'us' ? { egypt: [0, 2] } : {}) }).idle()
    }
  })

  test('with the reading own-realignments, not where the USSR makes the attempt', () => {
    const options = { readings: { iranContra: 'own-realignments' } } as const
    const own = scandal({ options, us: ['sadat-expels-soviets'] })
    own.us.plays('sadat-expels-soviets', 'realign', 'kenya')
    own.rolls(3, 4)
    own.has({}).idle()
    const others = scandal({ options, ussr: ['nasser'] })
    others.ussr.plays('nasser', 'realign', 'kenya')
    others.rolls(3, 4)
    others.has({ kenya: [3, 2] }).idle()
  })

  test('coups are as before', () => {
    const t = scandal({ us: ['reagan-bombs-libya'] })
    t.us.plays('reagan-bombs-libya', 'coup', 'kenya')
    t.rolls(3)
    t.has({ kenya: [3, 2] }).idle()
  })

  test('played by the US, the event first spoils its own realignments, the operations first do not', () => {
    const setup = { us: ['iran-contra-scandal'], influence: { kenya: [3, 3] } } as const
    const event = late(setup)
    event.us.plays('iran-contra-scandal', 'event', 'realign', 'kenya')
    event.rolls(3, 4)
    event.has({}).left(1)
    const operations = late(setup)
    operations.us.plays('iran-contra-scandal', 'realign', 'kenya')
    operations.rolls(3, 4, 4, 3).us.picks('kenya')
    operations
      .has({ kenya: [3, 2] })
      .inForce('iran-contra-scandal')
      .idle()
  })

  test('ends with the turn', () => {
    const t = scandal({ us: ['sadat-expels-soviets'] })
      .endsTurn()
      .inForce()
    t.us.plays('sadat-expels-soviets', 'realign', 'kenya')
    t.rolls(3, 4)
    t.has({ kenya: [3, 2] }).idle()
  })
})

describe('94 Chernobyl', () => {
  happensInEveryPlay('chernobyl', {
    owner: 'us',
    ops: 3,
    answers: (t) => t.asks('us', 'chernobyl').us.picks('europe'),
    inForce: ['chernobyl'],
  })

  const REGIONS = ['europe', 'asia', 'middle-east', 'africa', 'central-america', 'south-america'] as const
  const inside = {
    europe: ['turkey', 'romania'],
    asia: ['vietnam', 'north-korea'],
    'middle-east': ['libya', 'egypt'],
    africa: ['angola', 'zaire'],
    'central-america': ['cuba', 'haiti'],
    'south-america': ['chile', 'argentina'],
  } as const
  const everywhere = { angola: [1, 1], turkey: [0, 1], vietnam: [0, 1], libya: [0, 1], cuba: [0, 1], chile: [0, 1] } as const

  /** The US names a region in its round, and the USSR plays a card afterwards. */
  const named = (region: string, setup: Setup): Table => {
    const t = late({ ...setup, us: ['chernobyl', ...(setup.us ?? [])] })
    t.us.plays('chernobyl', 'event', region)
    return t
  }

  test('one of the six regions is named', () => {
    const t = late({ us: ['chernobyl'] })
    t.us.plays('chernobyl', 'event')
    t.offers(...REGIONS)
    t.refuses('southeast-asia', 'not-an-answer').refuses('eastern-europe', 'not-an-answer').refuses('pass', 'not-an-answer')
  })

  test.each(REGIONS)('%s is closed to influence of the USSR by operations, and nothing else is (ruling 48)', (region) => {
    const t = named(region, { ussr: ['allende'], influence: everywhere })
    t.ussr.plays('allende', 'influence')
    for (const other of REGIONS)
      for (const country of inside[other]) {
        if (other === region) t.refuses(country, 'barred-by-card')
        else expect(t.legal()).toContain(country)
      }
  })

  test('an event of the USSR, a coup with the influence it brings, and a realignment stay possible', () => {
    const t = named('africa', { ussr: ['nasser', 'portuguese-empire-crumbles', 'fidel'], influence: { kenya: [1, 0] } })
    t.ussr.plays('portuguese-empire-crumbles', 'event')
    t.has({ angola: [1, 3], kenya: [1, 0], 'southeast-african-states': [0, 2] })
    t.ussr.plays('fidel', 'coup', 'kenya')
    t.rolls(5)
    t.has({ angola: [1, 3], kenya: [0, 2], 'southeast-african-states': [0, 2] })
    t.ussr.plays('nasser', 'realign', 'angola')
    t.rolls(2, 1)
    t.has({ angola: [0, 3], kenya: [0, 2], 'southeast-african-states': [0, 2] }).idle()
  })

  test('operations that an event grants are operations (7.4.3)', () => {
    const t = named('africa', { ussr: ['abm-treaty'] })
    t.ussr.plays('abm-treaty', 'event', 'influence')
    t.refuses('angola', 'barred-by-card')
  })

  test('the China Card goes round it as well', () => {
    const t = named('asia', { holder: 'ussr' })
    t.ussr.plays('the-china-card', 'influence')
    t.refuses('north-korea', 'barred-by-card').refuses('afghanistan', 'barred-by-card')
    t.ussr.picks('poland', 'poland', 'angola', 'angola')
    t.has({ poland: [0, 2], angola: [1, 3] }).idle()
  })

  test('where the USSR can reach nothing else, it can place nothing', () => {
    const t = table({ turn: 8, us: ['chernobyl'], ussr: ['nasser'], influence: { afghanistan: [5, 0], 'north-korea': [5, 0] } })
    t.us.plays('chernobyl', 'event', 'europe')
    t.ussr.begins().picks('nasser')
    t.refuses('influence', 'nowhere-to-place')
  })

  test('the US places where it likes', () => {
    const t = named('africa', { us: ['sadat-expels-soviets'] })
    t.us.plays('sadat-expels-soviets', 'influence', 'angola')
    t.has({ angola: [2, 1] }).idle()
  })

  test('played by the USSR, the event first binds the operations of the card, the operations first are free (ruling 48)', () => {
    const event = late({ ussr: ['chernobyl'] })
    event.ussr.plays('chernobyl', 'event')
    event.us.picks('africa')
    event.ussr.picks('influence')
    event.refuses('angola', 'barred-by-card')
    event.ussr.picks('poland', 'poland', 'poland')
    event.has({ poland: [0, 3] }).idle()
    const operations = late({ ussr: ['chernobyl'] })
    operations.ussr.plays('chernobyl', 'influence', 'angola', 'angola', 'angola')
    operations.us.picks('africa')
    operations.has({ angola: [1, 4] }).idle()
  })

  test('ends with the turn', () => {
    const t = named('africa', { ussr: ['nasser'] })
      .endsTurn()
      .inForce()
    t.ussr.plays('nasser', 'influence', 'angola')
    t.has({ angola: [1, 2] }).idle()
  })
})

describe('95 Latin American Debt Crisis', () => {
  const south = { venezuela: [0, 2], brazil: [1, 1], chile: [2, 0], mexico: [0, 2] } as const

  happensInEveryPlay('latin-american-debt-crisis', {
    owner: 'ussr',
    ops: 2,
    setup: { influence: south },
    answers: (t) => t.asks('ussr', 'double').ussr.picks('venezuela', 'brazil'),
    has: { venezuela: [0, 4], brazil: [1, 2] },
    goesTo: 'discard',
  })

  describe('when the US pays', () => {
    happensInEveryPlay('latin-american-debt-crisis', {
      owner: 'ussr',
      ops: 2,
      setup: { influence: south, us: ['marshall-plan', 'fidel'] },
      answers: (t) => t.asks('us', 'discard-or-suffer').us.picks('marshall-plan'),
      goesTo: 'discard',
      cards: { 'marshall-plan': 'discard', fidel: 'us-hand' },
    })
  })

  test('the US may refuse to pay; the USSR doubles two different South American countries in which it has influence', () => {
    const t = late({ ussr: ['latin-american-debt-crisis'], us: ['containment'], influence: south })
    t.ussr.plays('latin-american-debt-crisis', 'event')
    t.offers('containment', 'done').us.picks('done')
    t.offers('venezuela', 'brazil').refuses('done', 'must-spend-all')
    t.refuses('chile', 'no-influence-to-double').refuses('mexico', 'outside-area')
    t.ussr.picks('venezuela')
    t.refuses('venezuela', 'already-chosen')
    t.ussr.picks('brazil')
    t.has({ venezuela: [0, 4], brazil: [1, 2] })
      .cards({ containment: 'us-hand', 'latin-american-debt-crisis': 'discard' })
      .idle()
  })

  test('scoring cards, lower cards and the China Card cannot pay; without a card the penalty comes at once (ruling 39)', () => {
    const t = late({ ussr: ['latin-american-debt-crisis'], us: ['fidel', 'asia-scoring'], holder: 'us', influence: south })
    t.ussr.plays('latin-american-debt-crisis', 'event')
    t.asks('ussr', 'double')
    const paying = late({ ussr: ['latin-american-debt-crisis'], us: ['fidel', 'asia-scoring', 'nato'], holder: 'us', influence: south })
    paying.ussr.plays('latin-american-debt-crisis', 'event')
    paying.offers('nato', 'done').refuses('fidel', 'value-too-low').refuses('asia-scoring', 'value-too-low')
    paying.refuses('the-china-card', 'not-there')
  })

  test('modified values count: Containment raises, Red Scare lowers (7.4.2, ruling 39)', () => {
    const raised = late({ ussr: ['latin-american-debt-crisis'], us: ['fidel'], influence: south, effects: { containment: 'us' } })
    raised.ussr.plays('latin-american-debt-crisis', 'event')
    raised.us.picks('fidel')
    raised.has({}).cards({ fidel: 'discard' }).idle()
    const lowered = late({
      ussr: ['latin-american-debt-crisis'],
      us: ['de-stalinization'],
      influence: south,
      effects: { 'red-scare-purge': 'ussr' },
    })
    lowered.ussr.plays('latin-american-debt-crisis', 'event')
    lowered.asks('ussr', 'double').cards({ 'de-stalinization': 'us-hand' })
  })

  test('the card itself cannot pay, even if Containment makes it worth 3 (ruling 39)', () => {
    const t = late({ us: ['latin-american-debt-crisis'], influence: south, effects: { containment: 'us' } })
    t.us.plays('latin-american-debt-crisis', 'influence', 'angola', 'angola', 'angola')
    t.asks('ussr', 'double').cards({ 'latin-american-debt-crisis': 'table' })
  })

  test('in the headline the card chosen as headline cannot pay (rulings 24 and 39)', () => {
    const t = late({ ussr: ['latin-american-debt-crisis'], us: ['the-iron-lady'], influence: south })
    t.headlines('the-iron-lady', 'latin-american-debt-crisis').asks('ussr', 'double')
    const higher = late({ ussr: ['latin-american-debt-crisis'], us: ['sadat-expels-soviets', 'nato'], influence: south })
    higher.headlines('sadat-expels-soviets', 'latin-american-debt-crisis').asks('us', 'discard-or-suffer').offers('nato', 'done')
  })

  test.each([
    [{ peru: [0, 3], chile: [1, 0] }, ['peru'], { peru: [0, 6] }],
    [{ chile: [1, 0], panama: [0, 1] }, [], {}],
  ] as const)('with %j it doubles what there is, and is never removed (ruling 60)', (influence, answers, has) => {
    const t = late({ ussr: ['latin-american-debt-crisis'], influence })
    t.ussr.plays('latin-american-debt-crisis', 'event', ...answers)
    t.has(has).cards({ 'latin-american-debt-crisis': 'discard' }).idle()
  })
})

describe('96 Tear Down This Wall', () => {
  happensInEveryPlay('tear-down-this-wall', {
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
  happensInEveryPlay('an-evil-empire', { owner: 'us', ops: 3, is: { vp: 1 }, inForce: ['an-evil-empire'] })
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

describe('98 Aldrich Ames Remix', () => {
  happensInEveryPlay('aldrich-ames-remix', {
    owner: 'ussr',
    ops: 3,
    setup: { us: ['marshall-plan', 'europe-scoring'], influence: { france: [1, 0] } },
    answers: (t) => t.asks('ussr', 'aldrich-ames').ussr.picks('marshall-plan'),
    cards: { 'marshall-plan': 'discard', 'europe-scoring': 'us-hand' },
    inForce: ['aldrich-ames-remix'],
  })

  test('shows the US hand, and one card of it must be discarded, a scoring card too (5.4)', () => {
    const t = late({ ussr: ['aldrich-ames-remix', 'fidel'], us: ['asia-scoring', 'nato'], holder: 'us' })
    t.knows('ussr', 'nato', false)
    t.ussr.plays('aldrich-ames-remix', 'event')
    t.knows('ussr', 'nato').knows('ussr', 'asia-scoring').knows('us', 'fidel', false)
    t.offers('asia-scoring', 'nato').refuses('done', 'must-spend-all')
    t.refuses('the-china-card', 'not-there').refuses('fidel', 'not-there').refuses('duck-and-cover', 'not-there')
    t.ussr.picks('asia-scoring')
    t.is({ vp: 0, holder: 'us' }).cards({ 'asia-scoring': 'discard', nato: 'us-hand' }).idle()
  })

  test('cards that the US gets later in the turn are open too (ruling 94)', () => {
    const askNot = 'ask-not-what-your-country-can-do-for-you'
    const t = late({ ussr: ['aldrich-ames-remix'], us: [askNot, 'nato', 'fidel'], deck: ['containment', 'duck-and-cover'] })
    t.ussr.plays('aldrich-ames-remix', 'event', 'fidel')
    t.us.plays(askNot, 'event', 'nato')
    t.rolls('containment')
    t.cards({ containment: 'us-hand', nato: 'discard' }).knows('ussr', 'containment').idle()
  })

  test('a hand dealt in the next turn is hidden again', () => {
    const t = late({ ussr: ['aldrich-ames-remix'], us: ['nato', 'fidel'], deck: ['containment', 'nasser'], ready: false }).playsOn('rounds')
    t.ussr.plays('aldrich-ames-remix', 'event', 'fidel')
    t.us.plays('nato', 'influence', 'angola', 'angola', 'angola', 'angola')
    t.rolls('nasser', 'containment')
    t.is({ turn: 9 }).cards({ containment: 'us-hand', nasser: 'ussr-hand' })
    t.knows('ussr', 'containment', false)
  })

  test('an empty hand changes nothing, and the game goes on (ruling 94)', () => {
    const t = late({ ussr: ['aldrich-ames-remix'] })
    t.ussr.plays('aldrich-ames-remix', 'event')
    t.cards({ 'aldrich-ames-remix': 'removed' }).inForce('aldrich-ames-remix').idle()
  })

  test('in the headline it does not reach the card chosen as headline (ruling 24)', () => {
    const t = late({ ussr: ['aldrich-ames-remix'], us: ['panama-canal-returned', 'nato', 'fidel'] })
    t.headlines('panama-canal-returned', 'aldrich-ames-remix')
    t.offers('nato', 'fidel').refuses('panama-canal-returned', 'not-there')
    t.ussr.picks('nato')
    t.has({ panama: [1, 0], 'costa-rica': [1, 0], venezuela: [1, 0] })
      .cards({ nato: 'discard', fidel: 'us-hand', 'panama-canal-returned': 'removed' })
      .idle()
  })
})

describe('99 Pershing II Deployed', () => {
  happensInEveryPlay('pershing-ii-deployed', {
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

describe('100 Wargames', () => {
  test.each([
    ['us', 7, 'us', 1],
    ['us', 5, 'ussr', -1],
    ['us', -3, 'ussr', -9],
    ['ussr', -7, 'ussr', -1],
    ['ussr', -5, 'us', 1],
    ['ussr', 2, 'us', 8],
  ] as const)('ended by the %s at %i: the %s wins at %i, without final scoring (ruling 10)', (player, vp, winner, score) => {
    const t = late({ [player]: ['wargames'], defcon: 2, vp, influence: { angola: [3, 0], zaire: [0, 3] } })
    t[player].plays('wargames', 'event', 'yes')
    t.over(winner, 'wargames').is({ vp: score }).refuses('yes', 'game-over')
  })

  test.each([
    ['us', 6],
    ['ussr', -6],
  ] as const)('ended by the %s at %i the marker stands on 0: a draw, or the opponent wins (ruling 11)', (player, vp) => {
    const setup = { [player]: ['wargames'], defcon: 2, vp }
    const draw = late(setup)
    draw[player].plays('wargames', 'event', 'yes')
    draw.over('nobody', 'wargames').is({ vp: 0 })
    const won = late({ ...setup, options: { readings: { wargamesTie: 'opponent' } } })
    won[player].plays('wargames', 'event', 'yes')
    won.over(OTHER[player], 'wargames').is({ vp: 0 })
  })

  test('the 6 VP count first and can bring the opponent to 20', () => {
    const t = late({ us: ['wargames'], defcon: 2, vp: -14 })
    t.us.plays('wargames', 'event', 'yes')
    t.over('ussr', 'vp').is({ vp: -20 })
  })

  test('may be declined: no VP move, and the event has happened (ruling 10)', () => {
    const t = late({ us: ['wargames'], defcon: 2, vp: 10 })
    t.us.plays('wargames', 'event')
    t.asks('us', 'wargames').offers('yes', 'no').us.picks('no')
    t.is({ vp: 10 }).cards({ wargames: 'removed' }).idle()
  })

  test.each([3, 4, 5])('at DEFCON %i the event cannot happen (ruling 10)', (defcon) => {
    const t = late({ ussr: ['wargames'], defcon, vp: -10 })
    t.ussr.begins().picks('wargames')
    t.refuses('event', 'event-cannot-happen')
    t.ussr.picks('influence', 'angola', 'angola', 'angola', 'angola')
    t.is({ vp: -10 }).cards({ wargames: 'discard' }).idle()
  })

  test('used for operations at DEFCON 2, its event does not happen', () => {
    const t = late({ ussr: ['wargames'], defcon: 2, vp: -10 })
    t.ussr.plays('wargames', 'influence', 'angola', 'angola', 'angola', 'angola')
    t.has({ angola: [1, 5] })
      .is({ vp: -10 })
      .cards({ wargames: 'discard' })
      .idle()
  })

  test.each(['us', 'ussr'] as const)('headlined by the %s', (player) => {
    const early = late({ [player]: ['wargames'], defcon: 3, vp: 10 })
    early.headlines(player === 'us' ? 'wargames' : null, player === 'us' ? null : 'wargames')
    early.is({ vp: 10 }).cards({ wargames: 'discard' }).idle()
    const t = late({ [player]: ['wargames'], defcon: 2, vp: 10 })
    t.headlines(player === 'us' ? 'wargames' : null, player === 'us' ? null : 'wargames')
    t.asks(player, 'wargames')[player].picks('yes')
    t.over('us', 'wargames').is({ vp: player === 'us' ? 4 : 16 })
  })

  test('in the headline DEFCON counts as the first headline leaves it', () => {
    const t = late({ us: ['soviets-shoot-down-kal-007'], ussr: ['wargames'], defcon: 3, vp: -9 })
    t.headlines('soviets-shoot-down-kal-007', 'wargames').asks('ussr', 'wargames').ussr.picks('yes')
    t.over('ussr', 'wargames').is({ vp: -1, defcon: 2 })
  })
})

describe('101 Solidarity', () => {
  const pope = { effects: { 'john-paul-ii-elected-pope': 'us' }, influence: { poland: [1, 2] } } as const

  test.each([
    ['us', 'event', []],
    ['ussr', 'event', ['influence', 'angola', 'angola']],
    ['ussr', 'influence', ['angola', 'angola']],
  ] as const)('after John Paul II, played by the %s, %s first: 3 US influence in Poland', (player, use, operations) => {
    const t = late({ ...pope, [player]: ['solidarity'] })
    t[player].plays('solidarity', use, ...operations)
    t.has({ poland: [4, 2], ...(player === 'ussr' ? { angola: [1, 3] } : {}) })
      .cards({ solidarity: 'removed' })
      .idle()
  })

  test.each(['us', 'ussr'] as const)('headlined by the %s after John Paul II', (player) => {
    const t = late({ ...pope, [player]: ['solidarity'] })
    t.headlines(player === 'us' ? 'solidarity' : null, player === 'us' ? null : 'solidarity')
    t.has({ poland: [4, 2] })
      .cards({ solidarity: 'removed' })
      .idle()
  })

  test('John Paul II played as an event before, and only as an event, opens it', () => {
    const t = late({ us: ['john-paul-ii-elected-pope', 'solidarity'], influence: { poland: [0, 3] } })
    t.us.plays('john-paul-ii-elected-pope', 'event')
    t.endsTurn()
    t.us.plays('solidarity', 'event')
    t.has({ poland: [4, 1] }).idle()
    const closed = late({ us: ['john-paul-ii-elected-pope', 'solidarity'], influence: { poland: [0, 3] } })
    closed.us.plays('john-paul-ii-elected-pope', 'influence', 'angola', 'angola')
    closed.us.begins().picks('solidarity')
    closed.refuses('event', 'event-cannot-happen')
  })

  test.each(['event', 'influence'])('without John Paul II, played by the USSR, %s first, it is discarded (5.2, ruling 57)', (use) => {
    const t = late({ ussr: ['solidarity'], influence: { poland: [1, 2] } })
    t.ussr.plays('solidarity', use, ...(use === 'event' ? ['influence'] : []), 'angola', 'angola')
    t.has({ angola: [1, 3] })
      .cards({ solidarity: 'discard' })
      .idle()
  })

  test('without John Paul II it is discarded as a headline too', () => {
    const t = late({ us: ['solidarity'] })
    t.headlines('solidarity', null)
    t.has({}).cards({ solidarity: 'discard' }).idle()
  })

  test('headlined together: John Paul II of the US first on equal values, then Solidarity of the USSR happens', () => {
    const t = late({ us: ['john-paul-ii-elected-pope'], ussr: ['solidarity'], influence: { poland: [0, 3] } })
    t.headlines('john-paul-ii-elected-pope', 'solidarity')
    t.has({ poland: [4, 1] })
      .cards({ solidarity: 'removed' })
      .idle()
  })
})

describe('102 Iran-Iraq War', () => {
  test.each([
    ['us', 4, [3, 0], 2],
    ['us', 3, [1, 2], 0],
    ['ussr', 4, [0, 3], -2],
    ['ussr', 3, [1, 2], 0],
  ] as const)('the %s rolls %i in Iran: %j', (player, die, iran, vp) => {
    const t = late({ [player]: ['iran-iraq-war'], influence: { iran: [1, 2], iraq: [1, 1] } })
    t[player].plays('iran-iraq-war', 'event')
    t.asks(player, 'war').offers('iran', 'iraq').refuses('gulf-states', 'outside-area')
    t[player].picks('iran')
    t.rolls(die)
    t.has({ iran })
      .is({ vp, defcon: 5, milops: player === 'us' ? [2, 0] : [0, 2] })
      .cards({ 'iran-iraq-war': 'removed' })
      .idle()
  })

  /** Neighbours of the country attacked that the opponent controls, and the die that just wins. */
  test.each([
    ['iran', ['iraq'], 5],
    ['iran', ['iraq', 'afghanistan'], 6],
    ['iran', ['pakistan'], 5],
    ['iraq', ['iran'], 5],
    ['iraq', ['iran', 'jordan'], 6],
    ['iraq', ['gulf-states', 'saudi-arabia'], 6],
    ['iran', ['gulf-states', 'jordan', 'saudi-arabia', 'turkey', 'iran'], 4],
    ['iraq', ['afghanistan', 'pakistan', 'syria', 'iraq'], 4],
  ] as const)('in %s against %j a %i wins and less does not (ruling 74)', (target, controlled, wins) => {
    for (const player of ['us', 'ussr'] as const)
      for (const die of [wins - 1, wins]) {
        const theirs = (n: number): readonly [number, number] => (player === 'us' ? [0, n] : [n, 0])
        const ours = (n: number): readonly [number, number] => (player === 'us' ? [n, 0] : [0, n])
        const influence = { [target]: theirs(1), ...Object.fromEntries(controlled.map((c) => [c, theirs(5)])) }
        const t = late({ [player]: ['iran-iraq-war'], influence })
        t[player].plays('iran-iraq-war', 'event', target)
        t.rolls(die)
        const there = influence[target]![player === 'us' ? 1 : 0]
        t.has(die === wins ? { [target]: ours(there) } : {}).idle()
      }
  })

  test('countries of the attacker count nothing (ruling 74)', () => {
    const t = late({ us: ['iran-iraq-war'], influence: { iran: [0, 2], iraq: [3, 0], pakistan: [2, 0], afghanistan: [0, 1] } })
    t.us.plays('iran-iraq-war', 'event', 'iran')
    t.rolls(4)
    t.has({ iran: [2, 0] }).idle()
  })

  test('against three neighbours no die wins', () => {
    const t = late({ us: ['iran-iraq-war'], influence: { iran: [0, 2], iraq: [0, 3], pakistan: [0, 2], afghanistan: [0, 2] } })
    t.us.plays('iran-iraq-war', 'event', 'iran')
    t.rolls(6)
    t.has({})
      .is({ vp: 0, milops: [2, 0] })
      .idle()
  })

  test('needs no influence anywhere, and a lost war earns military operations all the same (7.6, rulings 61 and 75)', () => {
    const t = late({ ussr: ['iran-iraq-war'], defcon: 2, milops: [0, 1] })
    t.ussr.plays('iran-iraq-war', 'event', 'iraq')
    t.rolls(6)
    t.has({})
      .is({ vp: -2, defcon: 2, milops: [0, 3] })
      .idle()
    const lost = late({ ussr: ['iran-iraq-war'], milops: [0, 4] })
    lost.ussr.plays('iran-iraq-war', 'event', 'iraq')
    lost.rolls(1)
    lost
      .has({})
      .is({ vp: 0, milops: [0, 5] })
      .cards({ 'iran-iraq-war': 'removed' })
      .idle()
  })

  test('the attacked country must be named', () => {
    const t = late({ ussr: ['iran-iraq-war'] })
    t.ussr.plays('iran-iraq-war', 'event')
    t.refuses('done', 'must-spend-all')
  })

  test('20 VP end the game before influence changes sides (ruling 12)', () => {
    const t = late({ us: ['iran-iraq-war'], vp: 18, influence: { iran: [0, 2] } })
    t.us.plays('iran-iraq-war', 'event', 'iran')
    t.rolls(6)
    t.over('us', 'vp').has({})
  })

  test.each(['us', 'ussr'] as const)('used for operations by the %s, its event does not happen', (player) => {
    const t = late({ [player]: ['iran-iraq-war'], influence: { iran: [2, 2] } })
    t[player].plays('iran-iraq-war', 'influence', 'angola', 'angola')
    t.has({ angola: player === 'us' ? [3, 1] : [1, 3] })
      .is({ vp: 0, milops: [0, 0] })
      .cards({ 'iran-iraq-war': 'discard' })
      .idle()
  })

  test.each(['us', 'ussr'] as const)('headlined by the %s, it is the war of that side', (player) => {
    const t = late({ [player]: ['iran-iraq-war'], influence: { iran: [1, 1] } })
    t.headlines(player === 'us' ? 'iran-iraq-war' : null, player === 'us' ? null : 'iran-iraq-war')
    t[player].picks('iran')
    t.rolls(5)
    t.has({ iran: player === 'us' ? [2, 0] : [0, 2] })
      .cards({ 'iran-iraq-war': 'removed' })
      .idle()
  })

  test('is a war card for Flower Power: 2 VP when the US plays it, once; none in space and none of the USSR (ruling 77)', () => {
    const flower = (player: 'us' | 'ussr'): Table => late({ [player]: ['iran-iraq-war'], effects: { 'flower-power': 'ussr' } })
    const event = flower('us')
    event.us.plays('iran-iraq-war', 'event', 'iran')
    event.rolls(1)
    event.is({ vp: -2 }).idle()
    const operations = flower('us')
    operations.us.plays('iran-iraq-war', 'influence', 'angola', 'angola')
    operations.is({ vp: -2 }).idle()
    const space = flower('us')
    space.us.plays('iran-iraq-war', 'space')
    space.rolls(6)
    space.is({ vp: 0 }).idle()
    const soviet = flower('ussr')
    soviet.ussr.plays('iran-iraq-war', 'event', 'iran')
    soviet.rolls(1)
    soviet.is({ vp: 0 }).idle()
  })
})

describe('109 Yuri and Samantha', () => {
  happensInEveryPlay('yuri-and-samantha', { owner: 'ussr', ops: 2, inForce: ['yuri-and-samantha'] })

  const friends = (setup: Setup): Table => late({ effects: { 'yuri-and-samantha': 'ussr' }, ...setup })

  test.each([1, 6])('a coup of the US with a %i is worth 1 VP, failed or not (ruling 79)', (die) => {
    const t = friends({ us: ['reagan-bombs-libya'], influence: { kenya: [0, 2] } })
    t.us.plays('reagan-bombs-libya', 'coup', 'kenya')
    t.rolls(die)
    t.has({ kenya: die === 1 ? [0, 2] : [2, 0] })
      .is({ vp: -1, milops: [2, 0] })
      .idle()
  })

  test('so is each further one, and a free coup (ruling 79)', () => {
    const t = friends({ us: ['junta', 'tear-down-this-wall'], influence: { chile: [0, 1], bulgaria: [0, 1] } })
    t.us.plays('junta', 'event', 'peru', 'coup', 'chile')
    t.rolls(1)
    t.is({ vp: -1 })
    t.us.plays('tear-down-this-wall', 'event', 'coup', 'bulgaria')
    t.rolls(1)
    t.is({ vp: -2, milops: [0, 0] }).idle()
  })

  test('a coup of the US in the round of the USSR counts too', () => {
    const t = friends({ ussr: ['tear-down-this-wall'], influence: { bulgaria: [0, 1] } })
    t.ussr.plays('tear-down-this-wall', 'event')
    t.us.picks('coup', 'bulgaria')
    t.rolls(1)
    t.ussr.picks('influence', 'angola', 'angola', 'angola')
    t.is({ vp: -1 }).idle()
  })

  test('coups of the USSR, realignments and wars of the US are worth nothing', () => {
    const t = friends({ ussr: ['fidel'], us: ['reagan-bombs-libya', 'brush-war'], influence: { kenya: [1, 1] } })
    t.ussr.plays('fidel', 'coup', 'kenya')
    t.rolls(1)
    t.us.plays('reagan-bombs-libya', 'realign', 'kenya')
    t.rolls(1, 1, 1, 1).us.picks('kenya')
    t.us.plays('brush-war', 'event', 'kenya')
    t.rolls(1)
    t.is({ vp: 0 }).idle()
  })

  test('a free coup that is declined is no attempt', () => {
    const t = friends({ us: ['tear-down-this-wall'], influence: { bulgaria: [0, 1] } })
    t.us.plays('tear-down-this-wall', 'event', 'coup', 'done')
    t.is({ vp: 0 }).idle()
  })

  test('played by the US for a coup: the operations first cost nothing, the event first 1 VP', () => {
    for (const use of ['coup', 'event'] as const) {
      const t = late({ us: ['yuri-and-samantha'], influence: { kenya: [0, 2] } })
      t.us.plays('yuri-and-samantha', use, ...(use === 'event' ? ['coup'] : []), 'kenya')
      t.rolls(1)
      t.is({ vp: use === 'event' ? -1 : 0 })
        .inForce('yuri-and-samantha')
        .idle()
    }
  })

  test('20 VP of the USSR end the game', () => {
    const t = friends({ us: ['reagan-bombs-libya'], vp: -19, influence: { kenya: [0, 2] } })
    t.us.plays('reagan-bombs-libya', 'coup', 'kenya')
    t.over('ussr', 'vp').has({})
  })

  test('the Cuban Missile Crisis ends the game before the VP (ruling 6)', () => {
    const effects = { 'cuban-missile-crisis': 'ussr', 'yuri-and-samantha': 'ussr' } as const
    const t = late({ effects, us: ['reagan-bombs-libya'], influence: { kenya: [0, 2] } })
    t.us.plays('reagan-bombs-libya', 'coup', 'kenya')
    t.over('ussr', 'cuban-missile-crisis').is({ vp: 0, milops: [0, 0] })
  })

  test('ends with the turn', () => {
    const t = friends({ us: ['reagan-bombs-libya'], influence: { kenya: [0, 2] } })
      .endsTurn()
      .inForce()
    t.us.plays('reagan-bombs-libya', 'coup', 'kenya')
    t.rolls(1)
    t.is({ vp: 0 }).idle()
  })
})

describe('110 AWACS Sale to Saudis', () => {
  happensInEveryPlay('awacs-sale-to-saudis', {
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

test('cards 109 and 110 are left out with the optional cards', () => {
  late({ options: { optionalCards: false } }).cards({ 'yuri-and-samantha': 'absent', 'awacs-sale-to-saudis': 'absent', wargames: 'deck' })
  late().cards({ 'yuri-and-samantha': 'deck', 'awacs-sale-to-saudis': 'deck', wargames: 'deck' })
})
