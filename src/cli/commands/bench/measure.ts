/** Measures CPU time in short slices in turn, so that a busy machine slows all that is compared alike. */
import { WORKS, type WorkName, type Works } from './works.ts'

/** One slice of a work by each engine. */
export interface BenchSample {
  readonly work: WorkName
  /** Units of the work in a second of CPU time, for each engine. */
  readonly speeds: readonly number[]
  /** Millions of steps in a second of CPU time of the calibration loops right before and after. */
  readonly calibration: number
}

/** CPU time of a slice in milliseconds. */
const SLICE = 20
const CALIBRATION_SLICE = 10

/** Runs a work for a slice; returns units of it in a second of CPU time. */
export type Runner = (work: WorkName, milliseconds: number) => number | Promise<number>

/**
 * Measures engines side by side, the first one first in every other round, for about so many seconds of CPU time. The first third warms
 * the compiler up and does not count.
 */
export async function measure(engines: readonly Runner[], seconds: number): Promise<BenchSample[]> {
  const round = WORKS.length * (engines.length * SLICE + CALIBRATION_SLICE)
  const rounds = Math.max(3, Math.round((seconds * 1000) / round))
  const samples: BenchSample[] = []
  for (let i = 0; i < rounds; i++) {
    let before = calibrate()
    for (const work of WORKS) {
      const speeds: number[] = []
      for (const engine of i % 2 === 0 ? engines : engines.toReversed()) speeds.push(await engine(work, SLICE))
      const after = calibrate()
      samples.push({ work, speeds: i % 2 === 0 ? speeds : speeds.toReversed(), calibration: (before + after) / 2 })
      before = after
    }
  }
  return samples.slice(Math.floor(rounds / 3) * WORKS.length)
}

/** Runs the works in this process. */
export const runnerOf =
  (works: Works): Runner =>
  (work, milliseconds) =>
    rate(milliseconds, works[work].run) * works[work].units

/** Returns how often the work is done in a second of this process's CPU time. */
function rate(milliseconds: number, work: () => void): number {
  const start = process.cpuUsage()
  let times = 0
  let spent = 0
  while (spent < milliseconds) {
    work()
    times++
    const { user, system } = process.cpuUsage(start)
    spent = (user + system) / 1000
  }
  return (times * 1000) / spent
}

const MILLION = 1_000_000
const calibrate = (): number => rate(CALIBRATION_SLICE, arithmetic)

/** Takes what the loop works out, so that the compiler does not leave it out as useless. */
const kept = [0]

/** A million steps of arithmetic on whole numbers that no compiler can shorten: each step needs the one before. */
function arithmetic(): void {
  let a = 1
  let b = 0
  for (let i = 0; i < MILLION; i++) {
    a = Math.imul(a ^ (a >>> 15), 0x2c1b3c6d) + i
    b = (b + (a >>> 3)) | 0
  }
  kept[0] = b
}

/** The value below which this part of the values lies: 0.5 for the median. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b)
  const at = (sorted.length - 1) * part
  return (sorted[Math.floor(at)]! + sorted[Math.ceil(at)]!) / 2
}
