/** Records of games that began from a position, and positions out of records. */

import { describe, expect, test } from 'vitest'
import { generator, oneOf } from '../../src/bots/generator.ts'
import { anyAsked } from '../../src/bots/players/random.ts'
import { startOfGame } from '../../src/games/index.ts'
import {
  apply,
  asked,
  BadPosition,
  decision,
  type Move,
  type NewGame,
  newGame,
  type Position,
  positionOf,
  type State,
} from '../../src/index.ts'
import { openGame } from '../../src/records/open.ts'
import { puzzleIn } from '../../src/records/puzzle.ts'
import { BadRecord, playRecord, readRecord, recordOf, writeRecord, writeRecordLines } from '../../src/records/record.ts'
import { playsCsv } from '../../src/records/tables.ts'
import { gameOf } from './games.ts'

const start: NewGame = { game: 'twilight-struggle' }
const position: Position = {
  turn: 10,
  round: 6,
  side: 'us',
  defcon: 3,
  influence: { poland: [0, 4], italy: [2, 0], iran: [1, 1], brazil: [0, 2] },
  effects: { nato: { owner: 'us' } },
  hands: { us: ['duck-and-cover', 'junta'], ussr: ['fidel', 'wargames'] },
}

function played(): { readonly g: State; readonly moves: readonly Move[] } {
  const g = newGame(start, position)
  const random = generator(4)
  const moves: Move[] = []
  while (g.result === null) {
    const by = anyAsked(asked(g), random)
    const move = { by, pick: oneOf(decision(g, by)!.moves, random) }
    moves.push(move)
    apply(g, move)
  }
  return { g, moves }
}
const { g, moves } = played()
const record = recordOf(g, moves, { players: { us: 'Ann' }, position })

describe.each([
  ['JSON', writeRecord],
  ['JSON lines', writeRecordLines],
] as const)('a record of a game from a position, as %s', (_, write) => {
  test('is lossless and plays again from there', () => {
    const text = write(record)
    const read = readRecord(text)
    expect(read.record).toEqual(record)
    expect(playRecord(read).state).toEqual(g)
    expect(write(read.record)).toBe(text)
    expect(playRecord(read, 0).state).toEqual(newGame(start, position))
  })

  test('a bad position is refused with its line', () => {
    const text = write({ ...record, position: { ...position, defcon: 1, influence: { polnad: [0, 1] } } })
    const line = text.split('\n').findIndex((row) => row.includes('"position"')) + 1
    expect(line).toBeGreaterThan(0)
    const bad = (): unknown => playRecord(readRecord(text))
    expect(bad).toThrow(BadRecord)
    expect(bad).toThrow(`line ${line}: `)
    expect(bad).toThrow('influence.polnad unknown-country')
    expect(bad).toThrow('defcon not-a-number')
  })

  test('so is one with options that contradict it', () => {
    const text = write({ ...record, options: { ...record.options, handicap: [2, 0] } })
    expect(() => playRecord(readRecord(text))).toThrow('leave out the handicap')
  })
})

test('a record without a position has no such field', () => {
  const plain = gameOf('random', 3)
  expect(writeRecord(recordOf(plain.g, plain.moves))).not.toContain('"position"')
})

test('the options, which are public, do not hold it', () => {
  expect(JSON.stringify(g.options)).not.toContain('duck-and-cover')
})

test('opened, it can be played again and made into a table', () => {
  const opened = openGame(writeRecord(record))
  expect(opened).toMatchObject({ kind: 'record', difference: null, position })
  expect(newGame(opened.start, opened.position)).toEqual(newGame(start, position))
  expect(playsCsv(startOfGame(g), moves, position).split('\n')[1]).toMatch(/^10,6,/)
})

describe('puzzles out of games', () => {
  test('any move: the beginning of the round it is in, from which the game goes on by the same moves', () => {
    const game = gameOf('careful', 5, { handicap: [2, 0] })
    const whole = startOfGame(game.g)
    for (let upTo = 40; upTo < game.moves.length; upTo += 37) {
      const puzzle = puzzleIn(whole, game.moves, undefined, upTo)!
      expect(puzzle.after).toBeLessThanOrEqual(upTo)
      expect(puzzle.start).toMatchObject({ handicap: [0, 0] })
      const again = newGame(puzzle.start, puzzle.position)
      for (const move of game.moves.slice(puzzle.after)) apply(again, move)
      expect(again.result).toEqual(game.g.result)
      expect(again.influence).toEqual(game.g.influence)
    }
  })

  test('a moment that is one itself is taken as it is; one within a round goes back', () => {
    expect(puzzleIn(start, moves, position, 0)).toEqual({
      start: { ...start, handicap: [0, 0], bidding: false },
      position: positionOf(newGame(start, position)),
      after: 0,
    })
    expect(puzzleIn(start, moves, position, 1)?.after).toBe(0)
  })

  test('none before the first headlines; none in a scenario with rules of its own', () => {
    const game = gameOf('random', 2)
    expect(puzzleIn(start, game.moves, undefined, 5)).toBeNull()
    const late = gameOf('random', 2, { scenario: 'late-war' })
    expect(() => puzzleIn({ ...start, scenario: 'late-war' }, late.moves)).toThrow(BadPosition)
  })
})
