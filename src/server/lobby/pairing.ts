/** Pairs players in the queue: the nearest in rating first, within a range that widens while they wait. */
import type { Speed } from '../../protocol/common.ts'

const MINUTE = 60_000

/** The rating difference allowed at first, and the milliseconds after which as much is added. */
const RANGE = 100
const WIDENS: Readonly<Record<Speed, number>> = { live: 10_000, slow: 30 * MINUTE }

export interface WaitingPlayer {
  readonly id: string
  readonly maker: string
  /** A player and their own bots are one household, and are not paired. */
  readonly household: string
  readonly rating: number
  readonly made: number
  readonly game: string
  readonly speed: Speed
  readonly rated: boolean
  /** The clock as JSON. */
  readonly clock: string
}

export const rangeAt = ({ made, speed }: Pick<WaitingPlayer, 'made' | 'speed'>, now: number): number =>
  RANGE * (1 + Math.max(0, now - made) / WIDENS[speed])

interface CandidatePair<T> {
  readonly pair: readonly [T, T]
  readonly apart: number
  /** The sum of the times at which both joined the queue. */
  readonly since: number
}

const isSameQueue = (a: WaitingPlayer, b: WaitingPlayer): boolean => a.game === b.game && a.clock === b.clock && a.rated === b.rated

function candidates<T extends WaitingPlayer>(queue: readonly T[], now: number): CandidatePair<T>[] {
  return queue.flatMap((a, i) =>
    queue.slice(i + 1).flatMap((b): CandidatePair<T>[] => {
      const apart = Math.abs(a.rating - b.rating)
      if (a.household === b.household || !isSameQueue(a, b) || apart > rangeAt(a, now) || apart > rangeAt(b, now)) return []
      return [{ pair: [a, b], apart, since: a.made + b.made }]
    }),
  )
}

/** Returns the pairs that can be made now; a player is in at most one of them. */
export function pairsAmong<T extends WaitingPlayer>(waiting: readonly T[], now: number): (readonly [T, T])[] {
  const paired = new Set<string>()
  return candidates(waiting, now)
    .sort((a, b) => a.apart - b.apart || a.since - b.since)
    .flatMap(({ pair }) => {
      if (pair.some(({ maker }) => paired.has(maker))) return []
      for (const { maker } of pair) paired.add(maker)
      return [pair]
    })
}
