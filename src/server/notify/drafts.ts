/**
 * The notices that a game calls for as it stands. They follow from the game alone, so that a second run, or one after a restart, drafts the
 * same notices with the same keys, and the queue keeps each of them once.
 */
import { other, type Side, US, USSR } from '../../engine/script.ts'
import type { NoticeKind } from '../../protocol/notices.ts'
import type { NoticeValues } from '../../words/notices.ts'
import { dueOfSeat } from '../games/clock.ts'
import { isUnplayed } from '../games/course.ts'
import { isAwaited, isCounted, SIDE_NAMES, seatsAsked, sideOf, type Table } from '../games/table.ts'

export interface NoticeDraft {
  /** Unique in the queue for each channel: `over <game> us`. */
  readonly key: string
  readonly kind: NoticeKind
  readonly person: string
  readonly game: string | null
  readonly seat: Side | null
  readonly values: NoticeValues
  /** The earliest time to send it. */
  readonly due: number
  /** Whether it is true only for now ("your move"): the queue deletes it when it is not, so that the next one is sent again. */
  readonly passing: boolean
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** A player who answers within this time is not notified. */
const GRACE = MINUTE
/** A player is warned this long before the flag falls, but not before three quarters of the time are over. */
const WARNING = 12 * HOUR

const NOBODY = 'none'

function outcomeFor(table: Table, seat: Side): 'won' | 'lost' | 'drawn' {
  const { ending } = table.row
  if (ending === null || ending.winner === 'nobody') return 'drawn'
  return ending.winner === SIDE_NAMES[sideOf(table, seat)] ? 'won' : 'lost'
}

function timeWarning({ row: { clock, timing } }: Table, seat: Side): { due: number; hours: number } | null {
  const flag = dueOfSeat(clock, timing, seat)
  if (flag === null || clock.kind !== 'slow') return null
  const left = Math.min(WARNING, (clock.move + timing.left[seat]) / 4)
  return { due: flag - left, hours: Math.floor(left / HOUR) }
}

/** Before the first move; after it, "the game has begun" is no news. */
const isUnmoved = ({ course }: Table): boolean => isUnplayed(course)

function forSeat(table: Table, seat: Side, now: number, lost: number): NoticeDraft[] {
  const { row, course } = table
  const { user } = row.seats[seat]
  if (user === null) return []
  const opponent = row.seats[other(seat)].name ?? NOBODY
  const one = (kind: NoticeKind, name: string, more: Partial<NoticeDraft> = {}): NoticeDraft => ({
    key: `${name} ${row.id} ${SIDE_NAMES[seat]}`,
    kind,
    person: user,
    game: row.id,
    seat,
    due: now,
    passing: false,
    ...more,
    values: { opponent, game: row.game, ...more.values },
  })
  if (row.status === 'waiting')
    return isAwaited(table, seat) ? [one('begun', 'awaited', { due: now + GRACE, passing: true, values: { awaited: 'yes' } })] : []
  if (row.status === 'over' && !isCounted(row)) return []
  if (row.status === 'over') return [one('over', 'over', { values: { outcome: outcomeFor(table, seat) } })]
  const isSlow = row.clock.kind !== 'live'
  const asked = seatsAsked(course)[seat]
  const short = asked ? timeWarning(table, seat) : null
  return [
    ...(isUnmoved(table) ? [one('begun', 'begun')] : []),
    ...(row.offers.draw === other(seat) ? [one('draw', `draw ${row.seq}`)] : []),
    ...(isSlow && asked ? [one('move', 'move', { due: now + GRACE, passing: true })] : []),
    ...(short === null ? [] : [one('short', 'short', { due: short.due + lost, values: { hours: short.hours }, passing: true })]),
  ]
}

/** `lost`: the downtime that is not charged to clocks, in milliseconds. */
export const draftsOf = (table: Table, now: number, lost = 0): readonly NoticeDraft[] => [
  ...forSeat(table, US, now, lost),
  ...forSeat(table, USSR, now, lost),
]

export interface PublicEvent {
  readonly key: string
  readonly event: 'begun' | 'over'
}

/** The event that webhooks report, or null. Private games have none. */
export function publicEventOf(table: Table): PublicEvent | null {
  const { row } = table
  if (row.watch !== null || row.status === 'waiting' || row.ending?.kind === 'aborted') return null
  const event = row.status === 'over' ? 'over' : 'begun'
  if (event === 'begun' && !isUnmoved(table)) return null
  return { key: `hook ${event} ${row.id}`, event }
}
