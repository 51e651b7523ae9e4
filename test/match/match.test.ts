/** A game in progress: moves, what they did, earlier positions, and the rule for undo. */
import { describe, expect, test } from 'vitest'
import { generator, oneOf } from '../../src/bots/generator.ts'
import { anyAsked } from '../../src/bots/players/random.ts'
import { CHANCE, type Move, Refused, US, USSR } from '../../src/engine/script.ts'
import { rulesOf } from '../../src/games/index.ts'
import { advance, at, begin, type Match, make, movesOf, play, playOut, stateAt } from '../../src/match/match.ts'
import { seatOf, sideOf, viewerOf } from '../../src/match/seats.ts'
import { canUndoAlone, isFinal, lastPlayStart, movesBeforeLast, refuseUndo, undo } from '../../src/match/undo.ts'
import { asked, clone, decision } from '../../src/rules/api.ts'
import type { State } from '../../src/rules/state.ts'
import { SPECTATOR } from '../../src/rules/view.ts'
import { pickOf } from '../../src/rules/vocabulary.ts'

const firstOfChance = (g: State): Move | null => {
  const asks = decision(g, CHANCE)
  return asks === null ? null : { by: CHANCE, pick: asks.moves[0]! }
}
const dealt = (): Match => advance(begin({ game: 'twilight-struggle' }), firstOfChance)
const pick = (match: Match, name: string): number => pickOf(rulesOf(match.state), name)
const placed = (match: Match, by: 0 | 1, ...names: string[]): Match =>
  play(match, ...names.map((name): Move => ({ by, pick: pick(match, name) })))

describe('playing', () => {
  test('makes another match and leaves the first as it was', () => {
    const match = dealt()
    const before = JSON.stringify(match)
    const next = placed(match, USSR, 'poland', 'poland')
    expect(JSON.stringify(match)).toBe(before)
    expect(movesOf(next).slice(-2)).toEqual([
      { by: USSR, pick: pick(match, 'poland') },
      { by: USSR, pick: pick(match, 'poland') },
    ])
    expect(next.made.at(-1)).toMatchObject({ notes: [{ key: 'influence', n: 1 }], showed: false, passed: false, swapped: 0 })
  })

  test('refuses a move that is not legal, and the match stays', () => {
    const match = dealt()
    const before = JSON.stringify(match)
    expect(() => placed(match, USSR, 'poland', 'cuba')).toThrow(Refused)
    expect(JSON.stringify(match)).toBe(before)
  })

  test('goes on with chance until a side is asked', () => {
    const match = dealt()
    expect(asked(match.state)).toBe(1 << USSR)
    expect(match.made.every(({ move }) => move.by === CHANCE)).toBe(true)
  })

  test('to the end gives the same game move by move, in one go and without a match', () => {
    const players = (seed: number): ((g: State) => Move | null) => {
      const random = generator(seed)
      return (g) => {
        if (g.result !== null) return null
        const by = anyAsked(asked(g), random)
        return { by, pick: oneOf(decision(g, by)!.moves, random) }
      }
    }
    const start = begin({ game: 'red-sea' })
    const whole = advance(start, players(7))
    const moves: Move[] = []
    const state = clone(start.state)
    playOut(state, players(7), moves)
    expect(state).toEqual(whole.state)
    expect(moves).toEqual(movesOf(whole))
    expect(play(start, ...moves)).toEqual(whole)
    expect(moves.reduce((match, move) => play(match, move), start)).toEqual(whole)
    for (const count of [0, 1, Math.floor(moves.length / 2), moves.length]) {
      expect(at(whole, count)).toEqual(play(start, ...moves.slice(0, count)))
      expect(stateAt(whole, count)).toEqual(at(whole, count).state)
    }
    expect(at(whole, moves.length + 1)).toBe(whole)
    expect(at(whole, -1)).toEqual(start)
  })
})

describe('undo', () => {
  const set = (): Match => placed(placed(dealt(), USSR, ...Array<string>(6).fill('poland')), US, ...Array<string>(7).fill('italy'))

  test('takes back one’s own moves one by one, and nothing of chance or of the other side', () => {
    const match = dealt()
    expect(refuseUndo(match, USSR)).toBe('nothing')
    const once = placed(match, USSR, 'poland')
    expect(refuseUndo(once, USSR)).toBeNull()
    expect(undo(once)).toEqual(match)
    const done = placed(once, USSR, ...Array<string>(5).fill('poland'))
    expect(refuseUndo(placed(done, US, 'italy'), USSR)).toBe('opponent')
  })

  test('is not for one side alone where the other has been asked, though it is at one table', () => {
    const five = placed(dealt(), USSR, ...Array<string>(5).fill('poland'))
    const six = placed(five, USSR, 'poland')
    expect([canUndoAlone(five, USSR), canUndoAlone(six, USSR)]).toEqual([true, false])
    expect([refuseUndo(five, USSR), refuseUndo(six, USSR)]).toEqual([null, null])
  })

  test('stops at cards that were shown: both headlines are open when the second is in', () => {
    const match = set()
    const headline = (now: Match, by: 0 | 1): Match => play(now, { by, pick: decision(now.state, by)!.moves[0]! })
    const first = headline(match, USSR)
    expect(refuseUndo(first, USSR)).toBeNull()
    expect(refuseUndo(headline(first, US), US)).toBe('shown')
  })

  test('can be ruled out before the move is made', () => {
    const five = placed(dealt(), USSR, ...Array<string>(5).fill('poland'))
    const poland = pick(five, 'poland')
    const random = generator(1)
    expect(isFinal(dealt().state, USSR, [poland], random)).toBe(false)
    expect(isFinal(five.state, USSR, [poland], random)).toBe(true)
  })

  test('with the opponent’s consent goes back before the side’s last move', () => {
    const match = placed(set(), USSR)
    expect(movesBeforeLast(match, US)).toBe(match.made.length - 1)
    expect(movesBeforeLast(match, USSR)).toBe(match.made.length - 8)
    expect(movesBeforeLast(dealt(), US)).toBeNull()
  })
})

describe('a takeback', () => {
  type Noted = Parameters<typeof lastPlayStart>[0][number]
  const did = (by: Noted['by'], ...notes: object[]): Noted => ({ by, notes: notes.map((note) => ({ ...note, to: 7 })) as never })
  const plays = (side: 0 | 1) => ({ key: 'plays', side, card: 1 })
  const influence = { key: 'influence' }
  const round = { key: 'round' }

  test('means the whole play from its card on, with its dice', () => {
    const made = [
      did(US, plays(US)),
      did(US, influence),
      did(US, influence, round),
      did(USSR, plays(USSR)),
      did(USSR),
      did(CHANCE, influence),
    ]
    expect(lastPlayStart(made, USSR)).toEqual({ moves: 3, isWhole: true })
    expect(lastPlayStart(made, US)).toEqual({ moves: 0, isWhole: true })
    expect(lastPlayStart([...made, did(USSR), did(CHANCE, round)], USSR)).toEqual({ moves: 3, isWhole: true })
  })

  test('of choices in the opponent’s play means these alone', () => {
    const made = [did(US, plays(US)), did(US, round), did(USSR, plays(USSR)), did(US), did(CHANCE), did(US), did(USSR, round)]
    expect(lastPlayStart(made, US)).toEqual({ moves: 3, isWhole: true })
  })

  test('of the set-up means all of it', () => {
    const made = [did(CHANCE), did(USSR, influence), did(USSR, influence), did(US, influence)]
    expect(lastPlayStart(made, USSR)).toEqual({ moves: 1, isWhole: false })
    expect(lastPlayStart(made.slice(0, 1), USSR)).toBeNull()
  })
})

test('seats follow the players where bids make them change sides (11.4)', () => {
  const state = clone(begin({ game: 'twilight-struggle', bidding: true }).state)
  for (const [by, side, n] of [
    [US, 'ussr', '2'],
    [USSR, 'us', '1'],
  ] as const)
    for (const name of [side, n]) make(state, { by, pick: pickOf(rulesOf(state), name) })
  expect(state.swapped).toBe(1)
  expect([seatOf(state, US), sideOf(state, US), viewerOf(state, USSR), viewerOf(state, SPECTATOR)]).toEqual([USSR, USSR, US, SPECTATOR])
})
