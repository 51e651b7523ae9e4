import { describe, expect, test } from 'vitest'
import { generator } from '../../../src/bots/generator.ts'
import { playGame } from '../../../src/bots/lab/driver.ts'
import { type DecidingMoment, momentsOf } from '../../../src/bots/players/moments.ts'
import { playerNamed } from '../../../src/bots/players/names.ts'
import { CHANCE, type Move, US } from '../../../src/engine/script.ts'
import { apply, clone, decision, newGame, pickOf, resample, rulesOf, type State } from '../../../src/index.ts'
import { BOARD, positioned } from '../seats.ts'

const lastOf = (start: State, moves: readonly Move[]) => [...momentsOf(start, moves, 1)].at(-1)!

/** The moves with these names by the US; chance rolls this die. */
function played(start: State, names: readonly string[], die = 1): Move[] {
  const g = clone(start)
  const moves: Move[] = []
  const make = (move: Move): void => {
    moves.push(move)
    apply(g, move)
  }
  for (const name of names) make({ by: US, pick: pickOf(rulesOf(g), name) })
  for (let asks = decision(g, CHANCE); g.result === null && asks?.kind === 'die'; asks = decision(g, CHANCE))
    make({ by: CHANCE, pick: asks.moves[die - 1]! })
  return moves
}

const start = positioned({
  turn: 4,
  round: 3,
  side: 'us',
  defcon: 3,
  influence: BOARD,
  hands: { us: ['duck-and-cover', 'nato', 'marshall-plan', 'truman-doctrine'], ussr: ['fidel', 'blockade', 'nasser'] },
})

describe('the decisions that changed a game most', () => {
  test.each(['twilight-struggle', 'red-sea'])('of a game of %s: at most three plays, in order, each as it was made', (game) => {
    const log: Move[] = []
    playGame({ game }, [playerNamed('beginner')(), playerNamed('club')()], 3, log)
    const all = [...momentsOf(newGame({ game }), log, 1)]
    expect(all.map(({ done }) => done)).toEqual(all.map((_, i) => i + 1))
    const { done, of, moments } = all.at(-1)!
    expect(done).toBe(of)
    expect(moments).toHaveLength(3)
    expect(moments.map(({ at }) => at)).toEqual(moments.map(({ at }) => at).toSorted((a, b) => a - b))
    for (const { at, until, side, pick, use, where, swing } of moments) {
      expect(log[at]).toEqual({ by: side, pick })
      const own = log.slice(at + 1, until).flatMap((move) => (move.by === side ? [move.pick] : []))
      if (use >= 0) expect(own).toContain(use)
      for (const country of where) expect(own).toContain(country)
      expect(Math.abs(swing)).toBeGreaterThanOrEqual(0.02)
      expect(Math.abs(swing)).toBeLessThanOrEqual(1)
    }
  })

  test('have the play that gives the game away', () => {
    const g = positioned({
      turn: 4,
      round: 3,
      side: 'us',
      defcon: 2,
      influence: BOARD,
      hands: { us: ['duck-and-cover', 'nato', 'marshall-plan', 'truman-doctrine'], ussr: ['fidel', 'blockade', 'nasser'] },
    })
    const moves = played(g, ['nato', 'coup', 'angola'])
    const { moments } = lastOf(g, moves)
    expect(moments).toMatchObject([{ at: 0, side: US, turn: 4, round: 3, pick: pickOf(rulesOf(g), 'nato') }])
    expect(moments[0]!.swing).toBeLessThan(-0.25)
  })

  test('name countries alone as what a play aims at, where the side stopped before its operations were spent', () => {
    const g = positioned(
      {
        turn: 2,
        round: 3,
        side: 'us',
        influence: { kenya: [0, 2], ethiopia: [0, 1], egypt: [0, 2], sudan: [0, 1] },
        hands: {
          us: ['voice-of-america-in-amharic', 'arab-league', 'peace-corps', 'usaid'],
          ussr: ['the-derg', 'cyrus-vance', 'dhofar-rebellion'],
        },
      },
      'red-sea',
    )
    const moves = played(g, ['voice-of-america-in-amharic', 'event', 'coup', 'done'])
    const { moments } = lastOf(g, moves)
    expect(moments).toMatchObject([{ pick: pickOf(rulesOf(g), 'voice-of-america-in-amharic'), where: [] }])
  })

  test('owe nothing to the dice', () => {
    const swings = [1, 6].map((die) => lastOf(start, played(start, ['marshall-plan', 'coup', 'iraq'], die)).moments)
    const judged = ([moment]: readonly DecidingMoment[]) => ({ ...moment, until: 0 })
    expect(swings[0]).toHaveLength(1)
    expect(judged(swings[0]!)).toEqual(judged(swings[1]!))
  })

  test('owe nothing to cards that the side did not know', () => {
    const random = generator(4)
    const swings = Array.from({ length: 3 }, () => {
      const world = resample(start, US, random)
      return lastOf(world, played(world, ['marshall-plan', 'coup', 'iraq'])).moments[0]!.swing
    })
    for (const swing of swings) expect(Math.abs(swing - swings[0]!)).toBeLessThan(0.03)
  })
})
