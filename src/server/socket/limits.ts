/** A bucket that fills with time: who is faster than it for long is told so. */
export interface Bucket {
  /** Whether one more is allowed now. */
  take(now: number): boolean
}

export function bucket(aSecond: number, atOnce: number): Bucket {
  let level = atOnce
  let last = 0
  return {
    take: (now) => {
      level = Math.min(atOnce, level + (Math.max(0, now - last) / 1000) * aSecond)
      last = now
      if (level < 1) return false
      level--
      return true
    },
  }
}
