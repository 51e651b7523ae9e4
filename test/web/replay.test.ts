import { expect, test } from 'vitest'
import { recordOf } from '../../src/records/record.ts'
import { pack } from '../../src/web/replay/link.ts'
import { gameOf } from '../records/games.ts'
test('sizes', async () => {
  for (const game of ['twilight-struggle','red-sea']) for (const n of [1,2,3]) {
    const { g, moves } = gameOf('careful', n, { game })
    console.log(game, g.turn, moves.length, (await pack(recordOf(g, moves))).length)
  }
  expect(1).toBe(1)
})
