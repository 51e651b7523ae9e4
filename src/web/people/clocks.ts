/** What a clock is called where games are listed. */
import type { Clock } from '../../protocol/common.ts'
import type { RoomSay } from '../../words/rooms.ts'

const SECOND = 1000
const MINUTE = 60 * SECOND
const DAY = 86_400 * SECOND

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
