/**
 * What a message costs, and how much of it a network and a person may ask for. One unit is a kilobyte of an answer, or the 40 µs that it takes
 * to make and send one.
 */
import type { ClientMessage } from '../../protocol/socket.ts'
import { type Bucket, bucket } from './limits.ts'

/** Making a move and updating all watchers: a millisecond. */
const MOVES = 25
/** A row that is stored. */
const STORES = 10

/** The estimate for a watch before the length of its answer is known: a game in its middle. */
export const WATCH = 50
/** Replaying an entry when a game is not in memory. */
export const OF_ENTRY = 0.5
const KILOBYTE = 1000
export const costOf = (text: string): number => text.length / KILOBYTE

export const COSTS: Readonly<Record<ClientMessage['type'], number>> = {
  // Every connection begins with it.
  hello: 0,
  ping: 1,
  leave: 1,
  watch: WATCH,
  lobby: STORES,
  sit: MOVES,
  reveal: MOVES,
  move: MOVES,
  back: MOVES,
  'offer-draw': MOVES,
  'offer-hands': MOVES,
  rematch: MOVES,
  answer: MOVES,
  resign: MOVES,
  abort: MOVES,
  invite: MOVES,
  vacation: MOVES,
  chat: STORES,
  notes: STORES,
  arrange: STORES,
}

export interface RateLimit {
  /** Units a second in the long run. */
  readonly aSecond: number
  /** Units of a burst. */
  readonly atOnce: number
}

/**
 * A tenth of a core for a network. At once: a club of 50 behind one address comes back after a restart, each to four games of 60 kB, and 100 of
 * the games, of 500 entries each, are not in memory: 12,000 + 25,000. In the long run: all of them move every second, 1,250.
 */
export const OF_NETWORK: RateLimit = { aSecond: 2500, atOnce: 50_000 }
/** A person at several networks, with 20 windows of a long game: 2,400 at once. */
export const OF_PERSON: RateLimit = { aSecond: 1000, atOnce: 20_000 }

export interface RateBudget {
  /** Takes so many units; false, and nothing is taken, where the network or the person has fewer. */
  take(cost: number, now: number): boolean
  /** Charges a cost that was not known before, even below zero; a negative cost is given back. */
  settle(cost: number, now: number): void
}

export interface Budgets {
  of(network: string, person: string | null): RateBudget
}

/** Above this number of buckets, the full ones are deleted. */
const MOST_KEPT = 10_000

export function makeBudgets(ofNetwork: RateLimit, ofPerson: RateLimit): Budgets {
  const buckets = new Map<string, Bucket>()
  const bucketOf = (key: string, { aSecond, atOnce }: RateLimit): Bucket => {
    const known = buckets.get(key)
    if (known !== undefined) return known
    if (buckets.size >= MOST_KEPT) for (const [old, one] of buckets) if (one.isFull(Date.now())) buckets.delete(old)
    const made = bucket(aSecond, atOnce)
    buckets.set(key, made)
    return made
  }
  return {
    of: (network, person) => {
      // Looked up each time: a bucket that was deleted meanwhile is not the one that others use.
      const both = (): readonly Bucket[] => [
        bucketOf(`network ${network}`, ofNetwork),
        ...(person === null ? [] : [bucketOf(`person ${person}`, ofPerson)]),
      ]
      return {
        take: (cost, now) => {
          const all = both()
          if (cost > 0 && !all.every((one) => one.has(now, cost))) return false
          for (const one of all) one.settle(now, cost)
          return true
        },
        settle: (cost, now) => {
          for (const one of both()) one.settle(now, cost)
        },
      }
    },
  }
}
