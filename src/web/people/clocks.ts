/** The clocks that people choose among, and what any clock is called. */
import type { Clock } from '../../protocol/common.ts'
import type { RoomSay } from '../../words/rooms.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 86_400 * SECOND

const live = (minutes: number, seconds: number): Clock => ({ kind: 'live', bank: minutes * MINUTE, increment: seconds * SECOND })
const slow = (days: number, bank: number): Clock => ({ kind: 'slow', move: days * DAY, bank: bank * DAY, vacation: 14 * DAY })

export const CLOCKS = {
  quick: live(20, 15),
  usual: live(45, 30),
  long: live(90, 30),
  day: slow(1, 7),
  days: slow(3, 14),
  week: slow(7, 21),
  none: { kind: 'none' },
} as const satisfies Readonly<Record<string, Clock>>
export type ClockName = keyof typeof CLOCKS
export const CLOCK_NAMES = Object.keys(CLOCKS) as ClockName[]

export function clockText(clock: Clock, say: RoomSay): string {
  switch (clock.kind) {
    case 'none':
      return say('clock.none')
    case 'live':
      return say('clock.live', { minutes: Math.round(clock.bank / MINUTE), seconds: clock.increment / SECOND })
    case 'slow':
      return clock.move < DAY
        ? say('clock.slow.hours', { hours: Math.round((clock.move / DAY) * 24) })
        : say('clock.slow', { days: Math.round(clock.move / DAY), bank: Math.round(clock.bank / DAY) })
  }
}
