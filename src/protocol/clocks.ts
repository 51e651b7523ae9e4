/** The usual clocks by name: the page offers them, and quick pairing uses some of them. */
import type { Clock } from './common.ts'

const MINUTE = 60_000
const DAY = 86_400_000
const live = (minutes: number, seconds: number) => ({ kind: 'live', bank: minutes * MINUTE, increment: seconds * 1000 }) as const
const slow = (days: number) => ({ kind: 'slow', move: days * DAY, bank: 7 * DAY, vacation: 14 * DAY }) as const

export const CLOCKS = {
  none: { kind: 'none' },
  'live-20': live(20, 15),
  'live-45': live(45, 30),
  'live-90': live(90, 60),
  'slow-1': slow(1),
  'slow-3': slow(3),
  'slow-7': slow(7),
} as const satisfies Readonly<Record<string, Clock>>
export type ClockName = keyof typeof CLOCKS
export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[]

/** The clocks of quick pairing: none without a limit, because the opponents do not know each other. */
export const PAIRING_CLOCKS = ['live-20', 'live-45', 'live-90', 'slow-1', 'slow-3', 'slow-7'] as const satisfies readonly ClockName[]
export type PairingClock = (typeof PAIRING_CLOCKS)[number]
