/** The name under which a text is kept: the same text has the same name, so that links to its moves go on working. */
const PRIMES = [0x9e3779b1, 0x85ebca77] as const
const DIGITS = 36
const LENGTH = 7

function hash(text: string, prime: number): number {
  let h = prime | 0
  for (let i = 0; i < text.length; i++) {
    h = Math.imul(h ^ text.charCodeAt(i), prime)
    h ^= h >>> 15
  }
  return h >>> 0
}

export const identityOf = (text: string): string =>
  `r${PRIMES.map((prime) => hash(text, prime).toString(DIGITS).padStart(LENGTH, '0')).join('')}`
