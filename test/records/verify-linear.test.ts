/** A long history is verified by making each of its moves once. Counted by itself: what counts replaces the rules for the whole file. */
import { expect, test, vi } from 'vitest'
import { CHANCE } from '../../src/engine/script.ts'
import { newGame, rulesOf } from '../../src/games/index.ts'
import { commitmentOf, countAnswer, fairKey, fairPick, type Given } from '../../src/records/fair.ts'
import { nameOfMove } from '../../src/records/moves.ts'
import { recordOf } from '../../src/records/record.ts'
import { verifyFairness } from '../../src/records/verify.ts'

const applied = vi.hoisted(() => ({ moves: 0 }))
vi.mock('../../src/rules/api.ts', async (original) => {
  const { apply, ...rest } = await original<typeof import('../../src/rules/api.ts')>()
  return {
    ...rest,
    apply: (...args: Parameters<typeof apply>) => {
      applied.moves++
      return apply(...args)
    },
  }
})
const { apply } = await import('../../src/rules/api.ts')

test('taking back costs nothing more, however often', () => {
  const source = { version: 1, secret: '5a'.repeat(32), contributions: ['a', 'b'] } as const
  const key = fairKey(source)
  const given: Given = new Map()
  const g = newGame({ game: 'twilight-struggle' })
  const history: string[] = []
  const moves = []
  for (let pick = fairPick(key, given, g); pick !== null; pick = fairPick(key, given, g)) {
    const move = { by: CHANCE, pick } as const
    countAnswer(given, g)
    apply(g, move)
    moves.push(move)
    history.push(nameOfMove(rulesOf(g), move))
  }
  for (let i = 0; i < 500; i++) history.push('ussr poland', 'ussr poland', `back ${moves.length + 1}`, `back ${moves.length}`)
  const record = recordOf(g, moves, { players: {}, fair: { ...source, commitment: commitmentOf(source.secret), history } })
  applied.moves = 0
  expect(verifyFairness(record)).toEqual({ fair: true, answers: moves.length })
  expect(applied.moves).toBe(moves.length + 1000)
})
