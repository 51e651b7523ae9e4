/** Chance at this table: the browser's own random numbers. */
import { generator, oneOf } from '../../bots/generator.ts'
import { CHANCE, type Move } from '../../engine/script.ts'
import { decision } from '../../rules/api.ts'
import type { State } from '../../rules/state.ts'

const WORDS = 2 ** 32

/** A whole number from 0 to n - 1, each as likely as the others. */
export function uniform(n: number): number {
  const word = new Uint32Array(1)
  const limit = WORDS - (WORDS % n)
  do crypto.getRandomValues(word)
  while (word[0]! >= limit)
  return word[0]! % n
}

/** What chance answers now, or null where it is not asked. From a seed the same cards and dice come after as many moves. */
export function chanceMove(g: State, moves: number, seed?: number): Move | null {
  const asks = decision(g, CHANCE)
  if (asks === null) return null
  if (seed !== undefined) return { by: CHANCE, pick: oneOf(asks.moves, generator(seed, moves)) }
  return { by: CHANCE, pick: asks.moves[uniform(asks.moves.length)]! }
}

export const random = (): number => uniform(WORDS) / WORDS

/** A seed for chance elsewhere. */
export const seed = (): number => uniform(WORDS)
