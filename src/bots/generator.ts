/** Repeatable chance: a small fast generator (sfc32) that starts from whole numbers. */
import type { Random } from '../rules/resample.ts'

const WORD = 2 ** 32
const MIXING = 12

/** Random numbers from 0 up to 1 that are the same for the same seeds: `generator(1)()`. */
export function generator(...seeds: readonly number[]): Random {
  let a = 0x9e3779b9 | 0
  let b = 0x243f6a88 | 0
  let c = 0xb7e15162 | 0
  let count = 1
  const next = (): number => {
    const word = (((a + b) | 0) + count) | 0
    count = (count + 1) | 0
    a = b ^ (b >>> 9)
    b = (c + (c << 3)) | 0
    c = (((c << 21) | (c >>> 11)) + word) | 0
    return word >>> 0
  }
  for (const seed of seeds) {
    a ^= seed % WORD
    b ^= Math.floor(seed / WORD)
    for (let i = 0; i < MIXING; i++) next()
  }
  return () => next() / WORD
}

/** The seed of one game of many; it does not depend on the players or the machine. */
export function seedOfGame(seed: number, game: number): number {
  const random = generator(seed, game)
  return Math.floor(random() * 2 ** 21) * WORD + Math.floor(random() * WORD)
}

/** An element of the list, each as likely as another. */
export const oneOf = <T>(list: readonly T[], random: Random): T => list[Math.floor(random() * list.length)]!
