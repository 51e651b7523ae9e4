/** Latencies of a load test: how long messages took from one player to the other. */
export interface Latencies {
  add(ms: number): void
  readonly count: number
  /** In milliseconds; `percentile(99)` is the latency that 99 of 100 messages do not exceed. */
  percentile(p: number): number
}

export function latencies(): Latencies {
  const all: number[] = []
  return {
    add: (ms) => void all.push(ms),
    get count() {
      return all.length
    },
    percentile: (p) => {
      const sorted = Float64Array.from(all).sort()
      return sorted[Math.min(sorted.length - 1, Math.floor((p / 100) * sorted.length))] ?? 0
    },
  }
}
