/** Earlier positions of a game whose moves are not sent: made again from what they did. */

import { expect, test } from 'vitest'
import { newGame, startOfGame } from '../../../src/games/index.ts'
import { apply } from '../../../src/rules/api.ts'
import type { Note } from '../../../src/rules/notes.ts'
import { PUBLIC } from '../../../src/rules/notes.ts'
import { valuesOf } from '../../../src/scenes/values.ts'
import { pastOf } from '../../../src/web/online/seat/past.ts'
import { gameOf } from '../../records/games.ts'

test.each([
  ['twilight-struggle', {}],
  ['twilight-struggle', { scenario: 'late-war' }],
  ['red-sea', {}],
] as const)('the board and the tracks of every position of %s %j', (game, options) => {
  const { g: end, moves } = gameOf('careful', 3, { game, ...options })
  const g = newGame(startOfGame(end))
  const sent: Note[][] = []
  for (const move of moves) {
    const notes: Note[] = []
    apply(g, move, notes)
    sent.push(notes.map((note) => ({ ...note, to: PUBLIC })))
    if (g.result !== null) break
    const past = pastOf(end, sent)
    const { influence, vp, defcon, milops, space, turn } = valuesOf(past)
    const { influence: i, vp: v, defcon: d, milops: m, space: s, turn: t } = valuesOf(g)
    expect({ influence, vp, defcon, milops, space, turn }).toEqual({ influence: i, vp: v, defcon: d, milops: m, space: s, turn: t })
  }
})
