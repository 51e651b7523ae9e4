/** The clocks that people usually play with, by name: what the page offers, and with what strangers are paired. */
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

/** A stranger is not to be waited for without end: who wants to be paired chooses among these. */
export const PAIRING_CLOCKS = ['live-20', 'live-45', 'live-90', 'slow-1', 'slow-3', 'slow-7'] as const satisfies readonly ClockName[]
export type PairingClock = (typeof PAIRING_CLOCKS)[number]
