/** What a clock shows between two messages of the server. */
import type { Side } from '../../../engine/script.ts'
import type { Clock } from '../../../protocol/common.ts'
import type { Current } from '../../../protocol/socket.ts'

export type CurrentClock = NonNullable<Current['clock']>

export interface Shown {
  /** Milliseconds of the bank, and of the move before the bank is used. */
  readonly bank: number
  readonly move: number
  readonly runs: boolean
  readonly isLow: boolean
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** When a player is to be warned, in the order of what is left. */
export const WARNINGS: { readonly [K in Exclude<Clock['kind'], 'none'>]: readonly number[] } = {
  live: [10_000, 30_000, MINUTE],
  slow: [HOUR, 6 * HOUR],
}

/** `elapsed`: since the message came. */
export function shownClock(kind: Exclude<Clock['kind'], 'none'>, face: CurrentClock, seat: Side, elapsed: number): Shown {
  const runs = face.runs[seat]
  const used = runs ? Math.max(0, elapsed - face.pause[seat]) : 0
  const move = Math.max(0, face.move[seat] - used)
  const bank = Math.max(0, face.left[seat] - Math.max(0, used - face.move[seat]))
  return { bank, move, runs, isLow: bank + move < WARNINGS[kind].at(-1)! }
}

/** Hours, minutes and seconds; tenths where they count. */
export function timeText(ms: number): string {
  const seconds = Math.floor(ms / 1000)
  const two = (n: number): string => String(n).padStart(2, '0')
  if (ms < 10_000) return `0:0${seconds}.${Math.floor((ms % 1000) / 100)}`
  const [h, m, s] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60]
  return h > 0 ? `${h}:${two(m)}:${two(s)}` : `${m}:${two(s)}`
}

/** Days and hours, or hours and minutes: the two greatest. */
export function partsOf(ms: number): { readonly days: number; readonly hours: number; readonly minutes: number } {
  const minutes = Math.floor(ms / MINUTE)
  return { days: Math.floor(minutes / 1440), hours: Math.floor(minutes / 60) % 24, minutes: minutes % 60 }
}
