/** Who is paired with whom: the nearest in rating first, in a range that grows with the time of waiting. */
import type { Speed } from '../../protocol/common.ts'

const MINUTE = 60_000

/** How far apart two may be at first, and after how long it is that much more. */
const RANGE = 100
const WIDENS: Readonly<Record<Speed, number>> = { live: 10_000, slow: 30 * MINUTE }

export interface Waiting {
  readonly id: string
  readonly maker: string
  /** Nobody is paired with their own programs. */
  readonly household: string
  readonly rating: number
  readonly made: number
  readonly game: string
  readonly speed: Speed
  readonly rated: boolean
  /** The clock, in a form that can be compared. */
  readonly clock: string
}

export const rangeAt = ({ made, speed }: Pick<Waiting, 'made' | 'speed'>, now: number): number =>
  RANGE * (1 + Math.max(0, now - made) / WIDENS[speed])

interface Candidate<T> {
  readonly pair: readonly [T, T]
  readonly apart: number
  /** The less, the longer both have waited. */
  readonly since: number
}

const isSameQueue = (a: Waiting, b: Waiting): boolean => a.game === b.game && a.clock === b.clock && a.rated === b.rated

function candidates<T extends Waiting>(queue: readonly T[], now: number): Candidate<T>[] {
  return queue.flatMap((a, i) =>
    queue.slice(i + 1).flatMap((b): Candidate<T>[] => {
      const apart = Math.abs(a.rating - b.rating)
      if (a.household === b.household || !isSameQueue(a, b) || apart > rangeAt(a, now) || apart > rangeAt(b, now)) return []
      return [{ pair: [a, b], apart, since: a.made + b.made }]
    }),
  )
}

/** The pairs that can be made now, each one in at most one of them. */
export function pairsAmong<T extends Waiting>(waiting: readonly T[], now: number): (readonly [T, T])[] {
  const paired = new Set<string>()
  return candidates(waiting, now)
    .sort((a, b) => a.apart - b.apart || a.since - b.since)
    .flatMap(({ pair }) => {
      if (pair.some(({ maker }) => paired.has(maker))) return []
      for (const { maker } of pair) paired.add(maker)
      return [pair]
    })
}
