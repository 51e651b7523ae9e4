/** The moments that decided a game. */
import { expect, test } from 'vitest'
import { US, USSR } from '../../../src/engine/script.ts'
import { newGame, startOfGame } from '../../../src/games/index.ts'
import { apply } from '../../../src/rules/api.ts'
import type { Note } from '../../../src/rules/notes.ts'
import { after, begin } from '../../../src/web/store/local-session.ts'
import { swingsOf } from '../../../src/web/table/swings.ts'
import { gameOf } from '../../records/games.ts'

const { g, moves } = gameOf('careful', 1)
const session = after(begin(startOfGame(g), ['human', 'careful']), moves)

/** After each move. */
const marker = [0]
const again = newGame(startOfGame(g))
for (const move of moves) {
  apply(again, move)
  marker.push(again.vp)
}

test('are the largest changes of the marker, in the order of the game, each with its cause', () => {
  const swings = swingsOf(session)
  expect(swings).toHaveLength(3)
  expect(swings.map(({ at }) => at)).toEqual(swings.map(({ at }) => at).toSorted((a, b) => a - b))
  for (const { at, by, vp, cause } of swings) {
    expect(marker[at]).toBe(vp)
    expect(vp - marker[at - 1]!).toBe(by)
    if (cause.kind === 'scoring')
      expect(session.notes[at - 1]).toContainEqual(expect.objectContaining({ key: 'scoring', region: cause.region }))
  }
  const smallest = Math.min(...swings.map(({ by }) => Math.abs(by)))
  const others = marker.flatMap((vp, at) => (at > 0 && Math.abs(vp - marker[at - 1]!) > smallest ? [at] : []))
  expect(others.filter((at) => !swings.some((swing) => swing.at === at))).toEqual([])
})

test('a change that is small is no moment', () => {
  expect(swingsOf(session, 3, 1000)).toEqual([])
})

test('VP at the end of a turn are of that turn, though its last move begins the next one', () => {
  const end: readonly Note[] = [
    { key: 'cleanup', to: 7 },
    { key: 'vp', side: US, n: 2, score: 2, card: -1, to: 7 },
    { key: 'turn', n: 2, to: 7 },
  ]
  expect(swingsOf({ notes: [[{ key: 'turn', n: 1, to: 7 }], end], actors: [US, USSR] })).toEqual([
    { at: 2, turn: 1, by: 2, vp: 2, cause: { kind: 'turn-end' } },
  ])
})
