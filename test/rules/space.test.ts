import { describe, expect, test } from 'vitest'
import { US } from '../../src/index.ts'
import { table, times } from '../table.ts'

/** US cards by their operations. */
const WORTH = ['', 'cia-created', 'formosan-resolution', 'duck-and-cover', 'nato'] as const

/** Box, operations, highest roll that gets there, VP of the first and of the second side. */
const BOXES = [
  [1, 2, 3, 2, 1],
  [2, 2, 4, 0, 0],
  [3, 2, 3, 2, 0],
  [4, 2, 4, 0, 0],
  [5, 3, 3, 3, 1],
  [6, 3, 4, 0, 0],
  [7, 3, 3, 4, 2],
  [8, 4, 2, 2, 0],
] as const

describe('6.4 the space race', () => {
  test.each(BOXES)('6.4.1, ruling 97: box %i takes a card of %i and a roll up to %i', (box, ops, roll) => {
    const high = WORTH[ops]
    const low = WORTH[ops - 1]!
    const t = table({ turn: 4, us: [high, low], space: [box - 1, 8] })
    t.us.begins().picks(low)
    t.refuses('space', 'space-card-too-low')
    const reached = table({ turn: 4, us: [high], space: [box - 1, 8] })
    reached.rolls(roll).us.plays(high, 'space')
    reached.is({ space: [box, 8] }).idle()
    const missed = table({ turn: 4, us: [high], space: [box - 1, 8] })
    missed.rolls(roll + 1).us.plays(high, 'space')
    missed
      .is({ space: [box - 1, 8], vp: 0 })
      .cards({ [high]: 'discard' })
      .idle()
  })

  test.each(BOXES)(
    '6.4.3, ruling 97: box %i (card %i, roll %i) is worth %i VP to the first and %i to the second',
    (box, ops, _roll, first, second) => {
      const card = WORTH[ops]
      const ahead = table({ turn: 4, us: [card], space: [box - 1, box - 1] })
      ahead.rolls(1).us.plays(card, 'space')
      ahead.is({ vp: first, space: [box, box - 1] })
      const behind = table({ turn: 4, us: [card], space: [box - 1, box] })
      behind.rolls(1).us.plays(card, 'space')
      behind.is({ vp: second, space: [box, box] })
    },
  )

  test('6.4.3: the USSR scores on its own side of the track', () => {
    const t = table({ ussr: ['fidel'], vp: 1 })
    t.rolls(1).ussr.plays('fidel', 'space')
    t.is({ vp: -1, space: [0, 1] }).idle()
  })

  test('6.4.3, 10.3.1: at once, so that it may win', () => {
    const t = table({ us: ['duck-and-cover'], vp: 18, space: [4, 0] })
    t.rolls(3).us.plays('duck-and-cover', 'space')
    t.is({ vp: 20, space: [5, 0] }).over('us', 'vp')
  })

  test('6.4.2: one card a turn', () => {
    const t = table({ us: ['duck-and-cover', 'nato'], ussr: ['fidel'], milops: [5, 5] })
    t.rolls(6).us.plays('duck-and-cover', 'space')
    t.us.begins().picks('nato')
    t.refuses('space', 'space-limit').us.picks('influence', ...times(4, 'japan'))
    t.rolls(6).ussr.plays('fidel', 'space')
    t.is({ space: [0, 0] }).idle()
  })

  test('6.4.2: and again in the next', () => {
    const t = table({ us: ['duck-and-cover', 'nato'], milops: [5, 5] })
    t.rolls(6).us.plays('duck-and-cover', 'space')
    t.endsTurn().rolls(3).us.plays('nato', 'space')
    t.is({ space: [1, 0] }).idle()
  })

  test('6.4.5: the event does not happen, the card is discarded, asterisk or not', () => {
    const t = table({ us: ['fidel'], influence: { cuba: [2, 0] } })
    t.rolls(4).us.plays('fidel', 'space')
    t.has({})
      .is({ space: [0, 0] })
      .cards({ fidel: 'discard' })
      .idle()
  })

  test('6.4.6: nothing is sent beyond the last box', () => {
    const t = table({ us: ['nato'], space: [8, 0] })
    t.us.begins().picks('nato')
    t.refuses('space', 'space-end')
  })

  test('9.3: the China Card may be sent, and counts', () => {
    const t = table({ ussr: ['fidel'] })
    t.rolls(1).ussr.plays('the-china-card', 'space')
    t.is({ space: [0, 1], holder: 'us', ready: false })
      .ussr.begins()
      .picks('fidel')
    t.refuses('space', 'space-limit')
  })
})

describe('6.4.4 abilities', () => {
  test('box 2: a second card in the same turn, no third', () => {
    const t = table({ us: ['duck-and-cover', 'nato', 'containment'], space: [2, 1] })
    t.rolls(6).us.plays('duck-and-cover', 'space')
    t.rolls(6).us.plays('nato', 'space')
    t.us.begins().picks('containment')
    t.refuses('space', 'space-limit')
  })

  test('box 2, ruling 97: no longer when the opponent has arrived', () => {
    const t = table({ us: ['duck-and-cover', 'nato'], ussr: ['fidel'], space: [2, 1] })
    t.rolls(6).us.plays('duck-and-cover', 'space')
    t.rolls(4).ussr.plays('fidel', 'space')
    t.is({ space: [2, 2] })
      .us.begins()
      .picks('nato')
    t.refuses('space', 'space-limit')
  })

  test('box 6: a held card may be discarded at the end of the turn', () => {
    const t = table({ us: ['nato', 'fidel'], ussr: ['comecon'], space: [6, 5], milops: [5, 5] })
    t.endsTurn().asks('us', 'discard-held').offers('nato', 'fidel', 'done').us.picks('fidel')
    t.cards({ fidel: 'discard', nato: 'us-hand', comecon: 'ussr-hand' }).has({}).idle()
  })

  test('box 6: or kept; nobody is asked without a card', () => {
    const t = table({ ussr: ['comecon'], space: [5, 6], milops: [5, 5] })
    t.endsTurn().asks('ussr', 'discard-held').ussr.picks('done')
    t.cards({ comecon: 'ussr-hand' }).idle()
    table({ us: ['nato'], ussr: [], space: [5, 6], milops: [5, 5] })
      .endsTurn()
      .idle()
  })

  test('box 6, ruling 97: no scoring card is got rid of that way', () => {
    const t = table({ us: ['asia-scoring', 'nato'], space: [6, 5], milops: [5, 5] })
    t.endsTurn().offers('nato', 'done').refuses('asia-scoring', 'scoring-card').us.picks('nato')
    t.over('ussr', 'held-scoring')
  })

  test('box 6, ruling 97: not when both are there', () => {
    table({ us: ['nato'], ussr: ['fidel'], space: [6, 6], milops: [5, 5] })
      .endsTurn()
      .idle()
  })

  const EIGHT = [
    'nato',
    'duck-and-cover',
    'containment',
    'formosan-resolution',
    'marshall-plan',
    'five-year-plan',
    'east-european-unrest',
    'norad',
  ]
  const worth = (i: number): number => [4, 3, 3, 2, 4, 3, 3, 3][i]!

  test.each([
    [4, 7],
    [3, 6],
  ])('box 8: in turn %i an eighth round, which may be passed; the first %i may not', (turn, usual) => {
    const t = table({ turn, us: EIGHT, space: [8, 7], ready: false, milops: [5, 5] })
    t.playsOn('rounds')
    for (let i = 0; i < 7; i++) {
      t.is({ round: i + 1 })
      if (i < usual) t.refuses('pass', 'must-play')
      t.us.plays(EIGHT[i]!, 'influence', ...times(worth(i), 'japan'))
    }
    t.is({ round: 8 }).asks('us', 'play').offers('norad', 'pass').us.picks('pass')
    t.is({ turn: turn + 1 }).cards({ norad: 'us-hand' })
  })

  test('box 8: it may be played', () => {
    const t = table({ turn: 4, us: EIGHT, space: [8, 7], ready: false, milops: [5, 5] })
    t.playsOn('rounds')
    for (let i = 0; i < 8; i++) t.us.plays(EIGHT[i]!, 'influence', ...times(worth(i), 'japan'))
    t.is({ turn: 5 }).has({ japan: [25, 0] })
    expect(t.notes.filter((note) => note.key === 'round' && note.side === US)).toHaveLength(8)
  })

  test('box 8, ruling 97: no eighth round when both are there', () => {
    const t = table({ turn: 4, us: EIGHT, space: [8, 8], ready: false, milops: [5, 5] })
    t.playsOn('rounds')
    for (let i = 0; i < 7; i++) t.us.plays(EIGHT[i]!, 'influence', ...times(worth(i), 'japan'))
    t.is({ turn: 5 }).cards({ norad: 'us-hand' })
  })

  test.each([
    [[], 7],
    [['north-sea-oil'], 8],
  ])('box 8, ruling 97: an opponent who arrives ends it; after %j the US has %i rounds', (oil, rounds) => {
    const setup = { turn: 8, us: [...oil, 'nato'], ussr: ['nuclear-test-ban'], space: [8, 7], holder: 'us', ready: false } as const
    const t = table({ ...setup, milops: [5, 5] })
    for (const card of oil) t.us.plays(card, 'event')
    t.playsOn('rounds').rolls(1).ussr.plays('nuclear-test-ban', 'space')
    t.is({ space: [8, 8] }).us.plays('nato', 'influence', ...times(4, 'japan'))
    t.is({ turn: 9 })
    const last = t.notes.flatMap((note) => (note.key === 'round' && note.side === US ? [note.n] : [])).at(-1)
    expect(last).toBe(rounds)
  })
})

describe('ruling 98: One Small Step', () => {
  test('two boxes, VP of the second only', () => {
    const t = table({ turn: 4, us: ['one-small-step'], space: [0, 3] })
    t.us.plays('one-small-step', 'event')
    t.is({ space: [2, 3], vp: 0 })
    const five = table({ turn: 4, us: ['one-small-step'], space: [3, 5] })
    five.us.plays('one-small-step', 'event')
    five.is({ space: [5, 5], vp: 1 }).idle()
  })

  test('past the opponent to the first place', () => {
    const t = table({ turn: 4, ussr: ['one-small-step'], space: [2, 1] })
    t.ussr.plays('one-small-step', 'event')
    t.is({ space: [2, 3], vp: -2 }).idle()
  })

  test.each([
    [1, 1],
    [2, 1],
  ])('not with the markers on %i and %i', (us, ussr) => {
    const t = table({ turn: 4, us: ['one-small-step'], space: [us, ussr] })
    t.us.begins().picks('one-small-step')
    t.refuses('event', 'event-cannot-happen')
  })

  test('not beyond the last box', () => {
    const t = table({ turn: 4, us: ['one-small-step'], space: [7, 8] })
    t.us.plays('one-small-step', 'event')
    t.is({ space: [8, 8], vp: 0 }).idle()
  })
})
