/** Names that can't be guessed, and hashes of them: what opens a seat is not kept, only its hash. */
import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Random } from '../../rules/resample.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyz012345'
const ID_LENGTH = 12

export const newId = (): string => Array.from(randomBytes(ID_LENGTH), (byte) => LETTERS[byte % LETTERS.length]).join('')

const TOKEN_BYTES = 24
export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

const SECRET_BYTES = 32
export const newSecret = (): string => randomBytes(SECRET_BYTES).toString('hex')

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex')

export const isTokenOf = (hash: string | null, token: string): boolean =>
  hash !== null && timingSafeEqual(Buffer.from(hash), Buffer.from(hashOf(token)))

const POOL = 4096
const WORD = 2 ** 32
let pool = Buffer.alloc(0)
let used = 0

/** A random number from 0 up to 1, from the system's cryptographic generator. */
export const unforeseen: Random = () => {
  if (used >= pool.length) {
    pool = randomBytes(POOL)
    used = 0
  }
  const word = pool.readUInt32LE(used)
  used += Uint32Array.BYTES_PER_ELEMENT
  return word / WORD
}
