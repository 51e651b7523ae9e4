import { describe, expect, test } from 'vitest'
import { type Agreement, agreementIn, agreementOf } from '../../../src/bots/lab/agreement.ts'
import { playGame } from '../../../src/bots/lab/driver.ts'
import { fitLogistic, logLossOf } from '../../../src/bots/lab/statistics.ts'
import { adviserNamed } from '../../../src/bots/players/advisers.ts'
import { BadPlayer, playerNamed } from '../../../src/bots/players/names.ts'
import { pickOf } from '../../../src/bots/search/policy.ts'
import { CHANCE, type Move, type Side, US, USSR } from '../../../src/engine/script.ts'
import { startOfGame } from '../../../src/games/index.ts'
import { apply, decision, newGame, type State } from '../../../src/index.ts'
import { openGame } from '../../../src/records/open.ts'
import { exportTextLog } from '../../../src/records/text-log/export.ts'
import { W } from '../../../src/rules/vocabulary.ts'
import { BOARD, positioned, seatIn } from '../seats.ts'

const game = 'twilight-struggle'

/** A game between two of our own players, as the text log has it. */
function written(us: string, ussr: string, seed: number): { readonly g: State; readonly text: string } {
  const moves: Move[] = []
  const g = playGame({ game }, [playerNamed(us)(), playerNamed(ussr)()], seed, moves)
  return { g, text: exportTextLog(startOfGame(g), moves) }
}

/** How a bot agrees with those who played a text log. */
function agreement(text: string, player: string): Agreement {
  const { start, moves, state, difference } = openGame(text)
  expect(difference).toBeNull()
  return agreementOf([agreementIn({ start, moves, winner: state.result!.winner }, player, 1)])
}

describe('the agreement of a bot with those who played a game', () => {
  const { g, text } = written('club', 'club', 4)

  test('counts every play of a round and every headline in which there was a choice', () => {
    const { start, moves } = openGame(text)
    const again = newGame(start)
    const found = { play: 0, headline: 0 }
    for (const move of moves) {
      const asks = move.by === CHANCE ? null : decision(again, move.by)
      if ((asks?.kind === 'play' || asks?.kind === 'headline') && asks.moves.length > 1) found[asks.kind]++
      apply(again, move)
    }
    const { plays, headlines, games } = agreement(text, 'beginner')
    expect([games, headlines.choices]).toEqual([1, found.headline])
    // A play of the only card still has its uses to choose from.
    expect(plays.choices).toBeGreaterThanOrEqual(found.play)
    expect(plays.choices).toBeLessThanOrEqual(found.play + 2 * g.turn)
  })

  test('is greater with those who play like it than with those who play at random', () => {
    const own = agreement(text, 'club')
    const random = agreement(written('random', 'random', 4).text, 'club')
    expect(own.plays.first).toBeGreaterThan(3 * own.plays.random.first)
    expect(own.plays.first).toBeGreaterThan(2 * random.plays.first)
    expect(own.plays.firstThree).toBeGreaterThan(own.plays.first)
    expect(own.plays.card).toBeGreaterThanOrEqual(own.plays.first)
  })

  test('is the same again for the same seed', () => {
    expect(agreement(text, 'expert:100n')).toEqual(agreement(text, 'expert:100n'))
  })

  test('looks at the position after every turn but the last, and at how the game ended', () => {
    const { start, moves } = openGame(text)
    const { forecasts } = agreementIn({ start, moves, winner: US }, 'club', 1)
    expect(forecasts).toHaveLength(g.turn - 1)
    expect(forecasts.every(({ chance, won }) => chance > 0 && chance < 1 && won === 1)).toBe(true)
    expect(agreementIn({ start, moves, winner: null }, 'club', 1).forecasts).toEqual([])
  })
})

describe('what is counted', () => {
  /** The USSR has one card and several things to do with it. */
  const position = {
    turn: 8,
    round: 6,
    side: 'ussr',
    defcon: 3,
    influence: BOARD,
    passing: { holder: 'us' },
    hands: { us: ['containment'], ussr: ['nasser'] },
  } as const
  const after = (use: number): ReturnType<typeof agreementIn> => {
    const g = positioned(position)
    const card = decision(g, USSR)!.moves[0]!
    const moves = [card, use].map((pick): Move => ({ by: USSR, pick }))
    return agreementIn({ start: { game }, position, moves, winner: null }, 'club', 1)
  }

  test('the use counts as well as the card, and chance has one in as many as there are', () => {
    const g = positioned(position)
    const seat = seatIn(g, USSR)
    const best = adviserNamed('club').rank(seat)[0]!
    apply(g, { by: USSR, pick: pickOf(best) })
    const uses = decision(g, USSR)!.moves
    const tallies = uses.map((use) => after(use).plays)
    expect(tallies.map(({ choices, card, randomCard }) => [choices, card, randomCard])).toEqual(uses.map(() => [1, 1, 1]))
    expect(tallies.reduce((sum, { first }) => sum + first, 0)).toBe(1)
    expect(tallies.reduce((sum, { firstThree }) => sum + firstThree, 0)).toBe(Math.min(3, uses.length))
    for (const { randomFirst, randomFirstThree } of tallies)
      expect([randomFirst, randomFirstThree]).toEqual([1 / uses.length, Math.min(3, uses.length) / uses.length])
    expect(uses).toContain(W.event)
  })

  test('a play without its use is no choice yet', () => {
    const card = decision(positioned(position), USSR)!.moves[0]!
    const found = agreementIn({ start: { game }, position, moves: [{ by: USSR, pick: card }], winner: null }, 'club', 1)
    expect(found.plays.choices).toBe(0)
  })

  test('players without an opinion are refused', () => {
    for (const name of ['random', 'careful', 'hal']) expect(() => adviserNamed(name)).toThrow(BadPlayer)
    const side: Side = USSR
    expect(adviserNamed('expert').rank(seatIn(positioned(position), side)).length).toBeGreaterThan(0)
  })
})

describe('log loss', () => {
  test('is that of even chances where nothing is known, and less where more is known', () => {
    expect(logLossOf([0.5, 0.5], [1, 0])).toBeCloseTo(Math.LN2, 12)
    expect(logLossOf([0.8, 0.2], [1, 0])).toBeCloseTo(-Math.log(0.8), 12)
    expect(logLossOf([1, 0], [0, 1])).toBeLessThan(20)
  })

  test('is least on the curve that is fitted', () => {
    const x = [-8, -3, -2, 0, 1, 2, 5, 6, 9]
    const won = [0, 0, 1, 0, 1, 0, 1, 1, 1]
    const [a, b] = fitLogistic(x, won)
    const loss = (constant: number, slope: number): number =>
      logLossOf(
        x.map((vp) => 1 / (1 + Math.exp(-constant - slope * vp))),
        won,
      )
    for (const [da, db] of [
      [0.1, 0],
      [-0.1, 0],
      [0, 0.05],
      [0, -0.05],
    ] as const)
      expect(loss(a + da, b + db)).toBeGreaterThan(loss(a, b))
    const [none, slope] = fitLogistic(x, won, false)
    expect(none).toBe(0)
    expect(loss(0, slope)).toBeGreaterThanOrEqual(loss(a, b))
    for (const db of [0.05, -0.05]) expect(loss(0, slope + db)).toBeGreaterThan(loss(0, slope))
  })
})
