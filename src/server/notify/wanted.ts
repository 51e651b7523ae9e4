/**
 * What people are to be told of a game as it stands. It follows from the game alone: whoever looks twice, or after a restart, comes to the
 * same notices with the same keys, and the queue has each of them once.
 */
import { other, type Side, US, USSR } from '../../engine/script.ts'
import type { NoticeKind } from '../../protocol/notices.ts'
import type { NoticeValues } from '../../words/notices.ts'
import { dueOfSeat } from '../games/clock.ts'
import { isUnplayed } from '../games/course.ts'
import { isAwaited, SIDE_NAMES, seatsAsked, sideOf, type Table } from '../games/table.ts'

export interface NoticeDraft {
  /** Names it in the queue. */
  readonly key: string
  readonly kind: NoticeKind
  readonly person: string
  readonly game: string | null
  readonly seat: Side | null
  readonly values: NoticeValues
  /** Not before. */
  readonly due: number
  /** It holds as long as the game stands so, and is forgotten when it does not: the next time is told again. */
  readonly passing: boolean
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
/** Whoever answers so fast need not be told. */
const GRACE = MINUTE
/** How long before the flag falls a player is warned, but not before three quarters of the time are over. */
const WARNING = 12 * HOUR

const NOBODY = 'none'

function outcomeFor(table: Table, seat: Side): 'won' | 'lost' | 'drawn' {
  const { ending } = table.row
  if (ending === null || ending.winner === 'nobody') return 'drawn'
  return ending.winner === SIDE_NAMES[sideOf(table, seat)] ? 'won' : 'lost'
}

function shortNotice({ row: { clock, timing } }: Table, seat: Side): { due: number; hours: number } | null {
  const flag = dueOfSeat(clock, timing, seat)
  if (flag === null || clock.kind !== 'slow') return null
  const left = Math.min(WARNING, (clock.move + timing.left[seat]) / 4)
  return { due: flag - left, hours: Math.floor(left / HOUR) }
}

/** Nobody has moved yet: later it is no news that it has begun. */
const isFresh = ({ course }: Table): boolean => isUnplayed(course)

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
  if (row.status === 'over') return [one('over', 'over', { values: { outcome: outcomeFor(table, seat) } })]
  const isSlow = row.clock.kind !== 'live'
  const asked = seatsAsked(course)[seat]
  const short = asked ? shortNotice(table, seat) : null
  return [
    ...(isFresh(table) ? [one('begun', 'begun')] : []),
    ...(row.offers.draw === other(seat) ? [one('draw', `draw ${row.seq}`)] : []),
    ...(isSlow && asked ? [one('move', 'move', { due: now + GRACE, passing: true })] : []),
    ...(short === null ? [] : [one('short', 'short', { due: short.due + lost, values: { hours: short.hours }, passing: true })]),
  ]
}

/** `lost`: what wall time is ahead of the time that clocks run on. */
export const wantedOf = (table: Table, now: number, lost = 0): readonly NoticeDraft[] => [
  ...forSeat(table, US, now, lost),
  ...forSeat(table, USSR, now, lost),
]

export interface PublicEvent {
  readonly key: string
  readonly event: 'begun' | 'over'
}

/** What a club's chat may know: of games that everybody may watch, and nothing that is not shown to everybody. */
export function publicEventOf(table: Table): PublicEvent | null {
  const { row } = table
  if (row.watch !== null || row.status === 'waiting') return null
  const event = row.status === 'over' ? 'over' : 'begun'
  if (event === 'begun' && !isFresh(table)) return null
  return { key: `hook ${event} ${row.id}`, event }
}
