/** Chance in a game that this page plays. */
import { generator, oneOf } from '../../bots/generator.ts'
import { CHANCE, type Move } from '../../engine/script.ts'
import { decision } from '../../rules/api.ts'
import type { State } from '../../rules/state.ts'
import { uniform } from './random.ts'

/** The answer of chance, or null where the rules do not ask it. With a seed, the same cards and dice come after the same number of moves. */
export function chanceMove(g: State, moves: number, seed?: number): Move | null {
  const asks = decision(g, CHANCE)
  if (asks === null) return null
  if (seed !== undefined) return { by: CHANCE, pick: oneOf(asks.moves, generator(seed, moves)) }
  return { by: CHANCE, pick: asks.moves[uniform(asks.moves.length)]! }
}
