/**
 * Provably fair chance. Every die and draw follows from a secret of the server, from what both sides contribute, and from how many
 * answers of its kind were ever given in the game, those taken back among them. So an answer is never used twice, and a click more or less
 * changes no later one. After the end the server shows the secret, and every player can verify the game.
 *
 * Version 2: the server and both players commit first, each to its own part by a hash, and reveal when all three hashes are known. So
 * no party that knows one part can choose another. Version 1: the server commits, and the players give their parts in the clear.
 */
import { hmac } from '@noble/hashes/hmac.js'
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js'
import { CHANCE, type Decision } from '../engine/script.ts'
import type { SeatName } from '../match/seats.ts'
import { decision } from '../rules/api.ts'
import type { State } from '../rules/state.ts'
import { CARD } from '../rules/vocabulary.ts'

export type ChanceVersion = 1 | 2

export interface FairSource {
  readonly version: ChanceVersion
  /** 32 bytes as 64 hexadecimal digits. */
  readonly secret: string
  /** The contributions of the players who sat down as US and USSR. */
  readonly contributions: readonly [us: string, ussr: string]
}

const SECRET = /^[0-9a-f]{64}$/
export const isSecret = (text: string): boolean => SECRET.test(text)

/** Letters, digits, `-` and `_`: no newline, which separates the contributions in the hash. */
export const CONTRIBUTION = /^[\w-]{1,64}$/

/** The server's commitment, shown before the players sit down. */
export const commitmentOf = (secret: string): string => bytesToHex(sha256(hexToBytes(secret)))

/** A player's commitment. It holds for one seat and one secret, so that no player can copy the other's. */
export const commitmentTo = (contribution: string, seat: SeatName, commitment: string): string =>
  bytesToHex(sha256(utf8ToBytes(`hotline contribution 2\n${commitment}\n${seat}\n${contribution}`)))

/** The number of answers for each kind of chance. */
export type Given = Map<string, number>

/** The key of all chance of a game. */
export function fairKey({ version, secret, contributions: [us, ussr] }: FairSource): Uint8Array {
  return hmac(sha256, hexToBytes(secret), utf8ToBytes(`hotline chance ${version}\n${us}\n${ussr}`))
}

/**
 * Dice are counted by the script that rolls and its side, draws by the turn too: equal sources deal alike in both legs of a match, also
 * where one of them has had a draw or a roll more.
 */
export function kindOf(g: State, { kind, prompt, at }: Decision): string {
  const { me } = g.frames.at(-1)!
  return kind === 'draw' ? `${prompt} ${g.turn} ${at} ${me}` : `${kind} ${at} ${me}`
}

/** Counts the next answer of chance. */
export function countAnswer(given: Given, g: State): void {
  const asks = decision(g, CHANCE)
  if (asks === null) return
  const kind = kindOf(g, asks)
  given.set(kind, (given.get(kind) ?? 0) + 1)
}

/** Returns the next answer of chance, or null where it is not asked. Counts nothing. */
export function fairPick(key: Uint8Array, given: Given, g: State): number | null {
  const asks = decision(g, CHANCE)
  if (asks === null) return null
  const kind = kindOf(g, asks)
  const word = wordsOf(key, `${kind} ${given.get(kind) ?? 0}`)
  return asks.kind === 'draw' ? lowest(asks.moves, word) : uniform(asks.moves, word)
}

type Words = (index: number) => number

const WORD_BYTES = 4
const WORDS_A_BLOCK = 8

/** Yields 32-bit numbers without end. */
function wordsOf(key: Uint8Array, label: string): Words {
  const blocks = new Map<number, DataView>()
  return (index) => {
    const n = Math.floor(index / WORDS_A_BLOCK)
    let block = blocks.get(n)
    if (block === undefined) {
      const { buffer, byteOffset } = hmac(sha256, key, utf8ToBytes(`${label} ${n}`))
      block = new DataView(buffer, byteOffset)
      blocks.set(n, block)
    }
    return block.getUint32((index % WORDS_A_BLOCK) * WORD_BYTES)
  }
}

/** Each card has a number, and the card with the lowest is drawn, so that the other cards in the deck make no difference. */
function lowest(picks: readonly number[], word: Words): number {
  return picks.reduce((least, pick) => (word(pick - CARD) < word(least - CARD) ? pick : least))
}

const RANGE = 2 ** 32

/** Rejection sampling: numbers that would favour some faces are discarded. */
function uniform(picks: readonly number[], word: Words): number {
  const limit = RANGE - (RANGE % picks.length)
  let i = 0
  while (word(i) >= limit) i++
  return picks[word(i) % picks.length]!
}
