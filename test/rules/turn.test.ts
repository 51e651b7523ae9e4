import { describe, expect, test } from 'vitest'
import { type Side, US, USSR } from '../../src/index.ts'
import { type Table, table, times } from '../table.ts'

const rounds = (t: Table): [number, Side][] =>
  t.notes.flatMap((note) => (note.key === 'round' ? [[note.n, note.side] as [number, Side]] : []))

describe('4.5 the course of a turn', () => {
  test('4.5 A to H: headlines, rounds, end of the turn, then DEFCON rises and cards are dealt', () => {
    const t = table({
      us: ['formosan-resolution', 'duck-and-cover'],
      ussr: ['nasser', 'comecon'],
      influence: { poland: [0, 1], israel: [1, 0] },
      defcon: 3,
      milops: [3, 3],
      ready: false,
    })
    t.playsOn('headline').asks('us', 'headline').asks('ussr', 'headline')
    t.us.picks('formosan-resolution')
    t.ussr.picks('nasser')
    t.asks('ussr', 'play').is({ turn: 1, round: 1 })
    t.ussr.plays('comecon', 'influence', ...times(3, 'poland'))
    t.asks('us', 'play').is({ turn: 1, round: 1 })
    t.us.plays('duck-and-cover', 'influence', ...times(3, 'israel'))
    t.asks('chance', 'draw').is({ turn: 2, defcon: 4, milops: [0, 0], vp: 0, ready: true })
    const order = t.notes
      .map((note) => note.key)
      .filter((key) => ['headline-phase', 'cleanup', 'passing-card', 'turn', 'defcon'].includes(key))
    expect(order).toEqual(['headline-phase', 'cleanup', 'passing-card', 'turn', 'defcon'])
  })

  test.each([
    [1, 6],
    [3, 6],
    [4, 7],
    [10, 7],
  ])('4.5 D: turn %i has %i rounds, in each the USSR first', (turn, n) => {
    const t = table({ turn, milops: [5, 5], ready: false })
    t.playsOn('rounds')
    expect(rounds(t)).toEqual(Array.from({ length: n * 2 }, (_, i) => [Math.floor(i / 2) + 1, i % 2 === 0 ? USSR : US]))
  })

  test('4.5 D: a side without cards waits while the other plays on', () => {
    const t = table({
      us: ['duck-and-cover'],
      ussr: ['comecon', 'nasser', 'fidel'],
      holder: 'us',
      ready: false,
      influence: { poland: [0, 1], israel: [1, 0] },
    })
    t.playsOn('rounds')
    t.ussr.plays('comecon', 'influence', ...times(3, 'poland'))
    t.us.plays('duck-and-cover', 'influence', ...times(3, 'israel'))
    t.is({ round: 2 }).ussr.plays('nasser', 'influence', 'poland')
    t.is({ round: 3 }).asks('ussr', 'play').offers('fidel').refuses('duck-and-cover', 'not-asked', 'us')
  })

  test('4.5 D: a card that is left over is kept for the next turn', () => {
    const t = table({ us: ['nato'], ussr: ['fidel'], milops: [5, 5], holder: 'us', round: 6, ready: false })
    t.playsOn('cleanup').cards({ nato: 'us-hand', fidel: 'ussr-hand' }).asks('chance', 'draw').left(14)
  })

  test.each([
    [2, 3],
    [4, 5],
    [5, 5],
  ])('4.5 A, 8.1.2, 8.1.6: DEFCON %i becomes %i when a turn begins', (before, after) => {
    table({ defcon: before, milops: [5, 5] })
      .playsOn('cleanup')
      .is({ turn: 2, defcon: after })
  })

  test('4.5 E, 7.3: effects of the turn end with it, lasting ones do not; cards sent to space are forgotten', () => {
    const t = table({
      us: ['nuclear-test-ban'],
      effects: { containment: 'us', 'red-scare-purge': 'ussr', 'formosan-resolution': 'us' },
      milops: [5, 5],
    })
    t.rolls(6).us.plays('nuclear-test-ban', 'space')
    t.endsTurn()
      .inForce('formosan-resolution')
      .is({ milops: [0, 0] })
      .idle()
    expect(t.g.spaced).toEqual([0, 0])
  })
})

describe('5 playing cards', () => {
  test('5.1: a side that holds a card must play one, and may not just discard it', () => {
    const t = table({ us: ['nato', 'fidel'], influence: { israel: [1, 0] } })
    t.us.begins()
    t.offers('nato', 'fidel').refuses('pass', 'must-play').refuses('done', 'not-an-answer').refuses('comecon', 'not-in-hand')
    t.us.picks('nato')
    t.offers('influence', 'space').refuses('pass', 'not-an-answer').refuses('done', 'not-an-answer').refuses('fidel', 'not-an-answer')
  })

  test('5.1: event or operations, never both for an own or a common card', () => {
    const own = table({ us: ['formosan-resolution'], influence: { israel: [1, 0] } })
    own.us.plays('formosan-resolution', 'event')
    own.has({}).inForce('formosan-resolution').idle()
    const common = table({ us: ['nuclear-test-ban'], defcon: 3, influence: { israel: [1, 0] } })
    common.us.plays('nuclear-test-ban', 'influence', ...times(4, 'israel'))
    common
      .has({ israel: [5, 0] })
      .is({ vp: 0, defcon: 3 })
      .cards({ 'nuclear-test-ban': 'discard' })
      .idle()
  })

  test('2.2.4: an asterisk removes a card only when its event has happened', () => {
    const t = table({ us: ['formosan-resolution', 'containment', 'duck-and-cover'], influence: { israel: [1, 0] } })
    t.us.plays('formosan-resolution', 'event')
    t.us.plays('containment', 'influence', ...times(3, 'israel'))
    t.us.plays('duck-and-cover', 'event')
    t.cards({ 'formosan-resolution': 'removed', containment: 'discard', 'duck-and-cover': 'discard' }).idle()
  })

  test('5.2: the side that plays an event of the opponent chooses whether it comes before or after the operations', () => {
    const setup = { us: ['nasser'], influence: { egypt: [2, 0] } } as const
    const after = table(setup)
    after.us.plays('nasser', 'influence', 'egypt')
    after
      .has({ egypt: [1, 2] })
      .cards({ nasser: 'removed' })
      .idle()
    const before = table(setup)
    before.us.plays('nasser', 'event')
    before
      .has({ egypt: [1, 2] })
      .asks('us', 'operations')
      .refuses('pass', 'must-spend-all')
      .refuses('event', 'not-an-answer')
    before.us.picks('influence', 'egypt')
    before
      .has({ egypt: [2, 2] })
      .cards({ nasser: 'removed' })
      .idle()
  })

  test('5.2: the opponent carries its event out as if it had played the card', () => {
    const t = table({ us: ['decolonization'], influence: { israel: [1, 0] } })
    t.us.plays('decolonization', 'event')
    t.asks('ussr', 'place').refuses('angola', 'not-asked', 'us')
    t.ussr.picks('angola', 'zaire', 'vietnam', 'thailand')
    t.us.picks('influence', 'israel', 'israel')
    t.has({ angola: [0, 1], zaire: [0, 1], vietnam: [0, 1], thailand: [0, 1], israel: [3, 0] }).idle()
  })

  test('5.2, 6.4.5: after the event of the opponent the card can no longer go to space', () => {
    const t = table({ us: ['fidel'] })
    t.us.plays('fidel', 'event')
    t.asks('us', 'operations').refuses('space', 'not-an-answer')
  })

  test('5.2, 7.5: operations of a card whose event is barred are used all the same, event "first" or not', () => {
    const t = table({ turn: 8, us: ['socialist-governments'], effects: { 'the-iron-lady': 'us' }, influence: { israel: [1, 0] } })
    t.us.plays('socialist-governments', 'event', 'influence', ...times(3, 'israel'))
    t.has({ israel: [4, 0] })
      .cards({ 'socialist-governments': 'discard' })
      .idle()
  })

  test('7.1, 7.5: an own event that cannot happen is not offered; its operations are', () => {
    const t = table({ us: ['nato'], influence: { israel: [1, 0], panama: [0, 1] } })
    t.us.begins().picks('nato')
    t.refuses('event', 'event-cannot-happen').offers('influence', 'coup', 'realign', 'space')
    t.us.picks('influence', ...times(4, 'israel'))
    t.cards({ nato: 'discard' })
      .has({ israel: [5, 0] })
      .idle()
  })

  test('5.2: by option it may be played: it has no effect, and the card is discarded', () => {
    const t = table({ us: ['nato'], options: { readings: { eventWithoutEffect: true } } })
    t.us.plays('nato', 'event')
    t.cards({ nato: 'discard' }).has({}).inForce().idle()
  })

  test('5.1: a card that can be put to no use is played without effect', () => {
    const everywhere = { finland: [4, 0], poland: [3, 0], romania: [3, 0], afghanistan: [2, 0], 'north-korea': [3, 0] } as const
    const t = table({ ussr: ['un-intervention'], defcon: 2, influence: everywhere, holder: 'us' })
    t.ussr.begins()
    t.offers('un-intervention').ussr.picks('un-intervention')
    t.has({}).cards({ 'un-intervention': 'discard' }).idle()
  })

  test('5.3: a demand for a card of a value is met by a higher one', () => {
    const t = table({ ussr: ['blockade'], us: ['nato', 'containment', 'formosan-resolution'], influence: { 'west-germany': [4, 0] } })
    t.ussr.plays('blockade', 'event')
    t.asks('us', 'discard-or-suffer').offers('nato', 'containment', 'done')
    t.us.picks('nato')
    t.has({}).cards({ nato: 'discard' }).idle()
  })

  test('5.4: the event of a discarded card does not happen, a scoring card is not scored', () => {
    const t = table({ us: ['five-year-plan'], ussr: ['asia-scoring'], influence: { japan: [4, 0] } })
    t.rolls('asia-scoring').us.plays('five-year-plan', 'event')
    t.is({ vp: 0 }).cards({ 'asia-scoring': 'discard' }).idle()
  })

  test('2.2.1: a scoring card has no operations', () => {
    const t = table({ us: ['asia-scoring'], influence: { panama: [0, 1] } })
    t.us.begins().picks('asia-scoring')
    t.offers('event').refuses('influence', 'scoring-card').refuses('space', 'scoring-card').refuses('coup', 'scoring-card')
  })

  test('10.1.5, ruling 16: a trap gives way when every round is needed for scoring cards', () => {
    const setup = { turn: 4, us: ['asia-scoring', 'nato'], effects: { quagmire: 'ussr' }, holder: 'ussr' } as const
    const pressed = table({ ...setup, round: 7 })
    pressed.us.begins()
    pressed.offers('asia-scoring').refuses('nato', 'must-play-scoring').us.picks('asia-scoring', 'event')
    pressed.cards({ 'asia-scoring': 'discard', nato: 'us-hand' }).inForce('quagmire').idle()
    const free = table({ ...setup, round: 6 })
    free.us.begins()
    free.offers('nato').refuses('asia-scoring', 'value-too-low')
  })

  test('10.1.5, ruling 16: so does a forced play', () => {
    for (const [round, offered] of [
      [6, ['missile-envy']],
      [7, ['missile-envy', 'asia-scoring']],
    ] as const) {
      const t = table({ turn: 4, round, us: ['missile-envy'], ussr: ['asia-scoring', 'nato', 'fidel'], holder: 'us' })
      t.us.plays('missile-envy', 'event')
      t.ussr.picks('nato').begins()
      t.offers(...offered).refuses('fidel', 'must-play-card')
    }
  })

  test('ruling 16: any other play that strands a scoring card is legal; the card then loses the game', () => {
    const t = table({ round: 6, us: ['asia-scoring', 'formosan-resolution'], milops: [5, 5] })
    t.us.plays('formosan-resolution', 'event')
    t.idle().endsTurn().over('ussr', 'held-scoring')
  })
})

describe('9 the China Card', () => {
  test('9.1, 9.2: it is played in the place of a card of the hand', () => {
    const t = table({ ussr: ['fidel', 'nasser'], influence: { vietnam: [0, 1] } })
    t.ussr.begins()
    t.offers('fidel', 'nasser', 'the-china-card')
    t.ussr.picks('the-china-card', 'influence', ...times(5, 'vietnam'))
    t.has({ vietnam: [0, 6] })
      .cards({ fidel: 'ussr-hand', nasser: 'ussr-hand', 'the-china-card': 'passing' })
      .idle()
  })

  test('9.3: played, it goes over face down, and can be played again in the next turn', () => {
    const t = table({ ussr: ['fidel'], us: ['nato'], influence: { vietnam: [0, 1], israel: [1, 0] }, milops: [5, 5] })
    t.ussr.plays('the-china-card', 'influence', ...times(5, 'vietnam'))
    t.is({ holder: 'us', ready: false })
    t.us.begins()
    t.offers('nato').refuses('the-china-card', 'not-ready')
    t.us.picks('nato', 'influence', ...times(4, 'israel'))
    t.ussr.begins()
    t.offers('fidel').refuses('the-china-card', 'not-ready')
    t.ussr.picks('fidel', 'event')
    t.endsTurn().is({ holder: 'us', ready: true })
    t.us.plays('the-china-card', 'influence', ...times(4, 'israel'))
    t.is({ holder: 'ussr', ready: false }).idle()
  })

  test.each(['influence', 'coup', 'realign', 'space'])('9.3: whatever it is used for (%s)', (use) => {
    const t = table({ ussr: ['fidel'], influence: { mexico: [1, 0], vietnam: [0, 1] } })
    t.ussr.begins().picks('the-china-card', use)
    if (use === 'influence') t.ussr.picks(...times(5, 'vietnam'))
    if (use === 'coup') t.ussr.picks('mexico')
    if (use === 'realign') t.ussr.picks('mexico')
    if (use !== 'influence') t.rolls(6)
    if (use === 'realign') t.rolls(1)
    t.is({ holder: 'us', ready: false }).cards({ 'the-china-card': 'passing' }).idle()
  })

  test('9.4: an event gives it as the event says', () => {
    const t = table({ turn: 4, us: ['nixon-plays-the-china-card', 'ussuri-river-skirmish'] })
    t.us.plays('nixon-plays-the-china-card', 'event')
    t.is({ holder: 'us', ready: false, vp: 0 })
    const faceUp = table({ turn: 4, us: ['ussuri-river-skirmish'] })
    faceUp.us.plays('ussuri-river-skirmish', 'event')
    faceUp.is({ holder: 'us', ready: true }).has({}).idle()
  })

  test('9.5, ruling 20: it is no headline and has no event', () => {
    const t = table({ us: ['nato'], ussr: ['fidel'] })
    t.headlines(null, null).refuses('the-china-card', 'no-headline', 'ussr').refuses('the-china-card', 'no-headline', 'us')
    const round = table({ ussr: ['fidel'] })
    round.ussr.begins().picks('the-china-card')
    round.refuses('event', 'operations-only')
  })

  test.each([
    [1, 6, false],
    [1, 5, true],
    [2, 5, false],
    [2, 4, true],
    [3, 4, false],
  ])('9.5, ruling 16: with %i scoring cards in round %i of 6 it may be played: %s', (held, round, may) => {
    const t = table({ round, ussr: ['asia-scoring', 'europe-scoring', 'middle-east-scoring'].slice(0, held) })
    t.ussr.begins()
    if (may) t.ussr.picks('the-china-card')
    else t.refuses('the-china-card', 'scoring-would-be-held')
  })

  test('9.5: an eighth round of the space race leaves room for the scoring card', () => {
    const setup = { turn: 4, round: 7, us: ['asia-scoring'], holder: 'us' } as const
    const eight = table({ ...setup, space: [8, 7] })
    eight.us.begins()
    eight.offers('asia-scoring', 'the-china-card')
    const seven = table({ ...setup, space: [8, 8] })
    seven.us.begins()
    seven.offers('asia-scoring').refuses('the-china-card', 'scoring-would-be-held')
  })

  /** Log 154, line 1147: the US plays it in its last round with a scoring card in hand, and the game is over after military operations. */
  test.each([
    ['twilight-struggle', 6, 'asia-scoring', 'the-china-card', 4],
    ['red-sea', 7, 'africa-scoring', 'romanian-autonomy', 2],
  ])('9.5: by an option it takes a round that a scoring card needs, which then loses (%s)', (game, round, scoring, it, ops) => {
    const options = { readings: { passingCardHoldsScoring: true } }
    const setup = { game, round, us: [scoring], holder: 'us', milops: [5, 5], influence: { egypt: [1, 0] } } as const
    const t = table({ ...setup, options })
    t.us.begins()
    t.offers(scoring, it)
    t.us.picks(it, 'influence', ...times(ops, 'egypt'))
    t.idle().endsTurn().over('ussr', 'held-scoring')
    const usual = table(setup)
    usual.us.begins()
    usual.offers(scoring).refuses(it, 'scoring-would-be-held')
  })

  test('9.5: it can not be discarded', () => {
    const trapped = table({ turn: 4, us: ['cia-created'], holder: 'us', effects: { quagmire: 'ussr' } })
    trapped.us.begins()
    trapped.idle().is({ holder: 'us', ready: true })
    const blockade = table({ ussr: ['blockade'], us: [], holder: 'us', influence: { 'west-germany': [4, 0] } })
    blockade.ussr.plays('blockade', 'event')
    blockade
      .has({ 'west-germany': [0, 0] })
      .is({ holder: 'us' })
      .idle()
  })

  test('9.8: it need not be played, even as the last card', () => {
    const t = table({ ussr: [] })
    t.ussr.begins()
    t.offers('the-china-card', 'pass').ussr.picks('pass')
    t.is({ holder: 'ussr', ready: true }).idle()
  })

  test('9.8: face down it does not keep a side without cards in the game', () => {
    const t = table({ ussr: [], ready: false })
    t.ussr.begins()
    t.idle()
  })
})
