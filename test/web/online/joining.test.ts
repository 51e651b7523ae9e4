/** What a page does by itself before the first deal, and what it asks the person first. */
import { describe, expect, test } from 'vitest'
import type { GameInfo } from '../../../src/protocol/socket.ts'
import { commitmentOf, commitmentTo } from '../../../src/records/fair.ts'
import { broughtTo, nextStep } from '../../../src/web/online/seat/joining.ts'

const COMMITMENT = commitmentOf('5a'.repeat(32))
const MINE = commitmentTo('mine', 'us', COMMITMENT)
const THEIRS = commitmentTo('theirs', 'ussr', COMMITMENT)

type Seat = GameInfo['seats']['us']
const seat = (more: Partial<Seat> = {}): Seat => ({
  kind: 'person',
  name: null,
  taken: false,
  commitment: null,
  contribution: null,
  ...more,
})

const infoOf = (us: Partial<Seat>, ussr: Partial<Seat>, more: Partial<GameInfo> = {}): GameInfo =>
  ({
    chance: 2,
    hints: false,
    match: null,
    commitment: COMMITMENT,
    seats: { us: seat(us), ussr: seat(ussr) },
    ...more,
  }) as unknown as GameInfo

const promised = { taken: true, commitment: MINE }
const both = [promised, { taken: true, commitment: THEIRS }] as const

describe('a page', () => {
  test('sits down by itself, and reveals when both have promised and not before', () => {
    expect(nextStep({}, 'us', infoOf({}, {}), true)).toEqual({ does: 'sit' })
    expect(nextStep({ contribution: 'mine' }, 'us', infoOf(promised, {}), true)).toBeNull()
    const reveals = { does: 'reveal', contribution: 'mine', theirs: THEIRS }
    expect(nextStep({ contribution: 'mine' }, 'us', infoOf(...both), false)).toEqual(reveals)
    // Again after a lost connection: the answer may have been lost with it.
    expect(nextStep({ contribution: 'mine', theirs: THEIRS }, 'us', infoOf(...both), true)).toEqual(reveals)
    const given = infoOf({ ...both[0], contribution: 'mine' }, { ...both[1], contribution: 'theirs' })
    expect(nextStep({ contribution: 'mine', theirs: THEIRS }, 'us', given, true)).toBeNull()
  })

  test('reveals nothing where the other promise is not the one for which it has revealed, and says so', () => {
    const kept = { contribution: 'mine', theirs: 'ff'.repeat(32) }
    expect(nextStep(kept, 'us', infoOf(...both), true)).toEqual({ does: 'ask', asks: 'switched' })
  })

  test('that has revealed gives another contribution only when the person agrees, however often it is asked', () => {
    const kept = { contribution: 'mine', theirs: THEIRS }
    for (const isOpening of [true, false])
      expect(nextStep(kept, 'us', infoOf({}, { taken: true, commitment: THEIRS }), isOpening)).toEqual({ does: 'ask', asks: 'again' })
  })

  test('of another device takes the seat anew while nobody has promised anything for it, and asks afterwards', () => {
    expect(nextStep({}, 'us', infoOf(promised, {}), true)).toEqual({ does: 'sit' })
    expect(nextStep({}, 'us', infoOf(promised, {}), false)).toBeNull()
    expect(nextStep({}, 'us', infoOf(...both), true)).toEqual({ does: 'ask', asks: 'device' })
    expect(nextStep({}, 'us', infoOf(promised, { kind: 'bot', taken: true, commitment: THEIRS }), true)).toEqual({ does: 'sit' })
  })

  test('that a link opened asks before it sits down to a game with hints', () => {
    const hints = { hints: true }
    expect(nextStep({}, 'us', infoOf({}, {}, hints), true)).toEqual({ does: 'ask', asks: 'hints' })
    // Who made the game has chosen them, and who took an offer of the lobby has seen them there.
    expect(nextStep({ invites: {} }, 'us', infoOf({}, {}, hints), true)).toEqual({ does: 'sit' })
    expect(nextStep({}, 'us', infoOf({ name: 'Anna' }, {}, hints), true)).toEqual({ does: 'sit' })
    // Who accepted the invitation has read of them.
    expect(nextStep({ accepted: true }, 'us', infoOf({}, {}, hints), true)).toEqual({ does: 'sit' })
  })

  test('brings a promise; the contribution itself to a game of version 1; nothing to the second game of a match', () => {
    expect(broughtTo(infoOf({}, {}), 'us', 'mine')).toEqual({ commitment: MINE })
    expect(broughtTo(infoOf({}, {}, { chance: 1 }), 'us', 'mine')).toEqual({ contribution: 'mine' })
    const second = infoOf({}, {}, { match: { leg: 2, twin: 'a'.repeat(12) } })
    expect(broughtTo(second, 'us', 'mine')).toEqual({})
    expect(nextStep({ contribution: 'mine', theirs: THEIRS }, 'us', second, false)).toEqual({ does: 'sit' })
    expect(nextStep({ contribution: 'mine' }, 'us', infoOf({ taken: true }, {}, { chance: 1 }), true)).toBeNull()
  })
})
