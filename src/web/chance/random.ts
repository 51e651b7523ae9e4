/** Random numbers from the browser. */

const WORDS = 2 ** 32

/** A whole number from 0 to n - 1, each as likely as the others. */
export function uniform(n: number): number {
  const word = new Uint32Array(1)
  const limit = WORDS - (WORDS % n)
  do crypto.getRandomValues(word)
  while (word[0]! >= limit)
  return word[0]! % n
}

/** A number from 0 up to, but not including, 1. */
export const random = (): number => uniform(WORDS) / WORDS

/** A seed for a generator elsewhere, for example in a worker. */
export const seed = (): number => uniform(WORDS)

/** An unguessable name of so many bytes, for example `9f03c2e1`. Unlike `crypto.randomUUID` it also works on a page that came over HTTP. */
export const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('')
