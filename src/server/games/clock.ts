/** The clocks of a game: pure arithmetic over stored times, so that every process comes to the same result, also after a restart. */
import { type Side, US, USSR } from '../../engine/script.ts'
import type { Clock, Speed } from '../../protocol/common.ts'
import type { Timing } from '../storage/storage.ts'

/** The most that a slow connection is credited with, each time. */
export const MOST_LAG = 500

const SEATS = [US, USSR] as const
type Pair<T> = readonly [T, T]
const pair = <T>(of: (seat: Side) => T): Pair<T> => [of(US), of(USSR)]

/** Games without a clock are played over days, too. */
export const speedOf = ({ kind }: Clock): Speed => (kind === 'live' ? 'live' : 'slow')

export function newTiming(clock: Clock): Timing {
  const bank = clock.kind === 'none' ? 0 : clock.bank
  const vacation = clock.kind === 'slow' ? clock.vacation : 0
  return { left: [bank, bank], used: [0, 0], from: [null, null], vacation: [vacation, vacation], away: [null, null] }
}

/** When the time of a seat began, or begins, to run. */
function startOf({ from, vacation, away }: Timing, seat: Side): number | null {
  const start = from[seat]
  const left = away[seat]
  return start === null ? null : left === null ? start : Math.max(start, left + vacation[seat])
}

/** What the seat has used of its time since it is asked. */
function usedAt(timing: Timing, seat: Side, now: number): number {
  const start = startOf(timing, seat)
  return timing.used[seat] + (start === null ? 0 : Math.max(0, now - start))
}

/** What is left of the bank once so much has been used. */
const bankAfter = (clock: Clock, bank: number, used: number): number =>
  clock.kind === 'none' ? bank : clock.kind === 'live' ? bank - used : bank - Math.max(0, used - clock.move)

/** When the clock of a seat runs out; null where it does not run. */
export function dueOfSeat(clock: Clock, timing: Timing, seat: Side): number | null {
  const start = startOf(timing, seat)
  if (clock.kind === 'none' || start === null) return null
  return start + timing.left[seat] + (clock.kind === 'slow' ? clock.move : 0) - timing.used[seat]
}

/** When the first clock runs out; null where none runs. */
export function dueOf(clock: Clock, timing: Timing): number | null {
  const times = SEATS.map((seat) => dueOfSeat(clock, timing, seat)).filter((due) => due !== null)
  return times.length === 0 ? null : Math.min(...times)
}

/** The seat whose time has run out, or null. */
export function flaggedAt(clock: Clock, timing: Timing, now: number): Side | null {
  if (clock.kind === 'none') return null
  const late = SEATS.filter((seat) => timing.from[seat] !== null && allLeft(clock, timing, seat, now) <= 0)
  return late.length === 0 ? null : late.reduce((a, b) => (allLeft(clock, timing, b, now) < allLeft(clock, timing, a, now) ? b : a))
}

/** The bank, and what is left for the move. */
const allLeft = (clock: Clock, timing: Timing, seat: Side, now: number): number =>
  timing.left[seat] + (clock.kind === 'slow' ? clock.move : 0) - usedAt(timing, seat, now)

export interface ClockEvent {
  readonly now: number
  /** The seat that has moved, or null. */
  readonly moved: Side | null
  /** Which seats are asked now. */
  readonly asked: Pair<boolean>
  /** How long each seat watches what has happened since its last move: its time starts after that, or with its first answer. */
  readonly scenes: Pair<number>
  /** How long the mover's messages are on their way. */
  readonly lag: number
}

/** The clocks after something happened. */
export function timingAfter(clock: Clock, timing: Timing, { now, moved, asked, scenes, lag }: ClockEvent): Timing {
  if (clock.kind === 'none') return timing
  const credit = Math.min(Math.max(0, lag), MOST_LAG)
  const next = pair((seat) => {
    const bank = timing.left[seat]
    const ran = timing.from[seat] !== null
    const used = ran ? Math.max(timing.used[seat], usedAt(timing, seat, now) - (seat === moved ? credit : 0)) : 0
    // The clock of a seat that has not moved, and still has its question, runs on.
    if (asked[seat])
      return seat !== moved && ran ? { bank, used: timing.used[seat], from: timing.from[seat] } : { bank, used, from: now + scenes[seat] }
    if (!ran) return { bank, used: 0, from: null }
    const increment = clock.kind === 'live' && seat === moved ? clock.increment : 0
    return { bank: Math.max(0, bankAfter(clock, bank, used)) + increment, used: 0, from: null }
  })
  return { ...timing, left: pair((s) => next[s].bank), used: pair((s) => next[s].used), from: pair((s) => next[s].from) }
}

/** Stops both clocks. */
export function stopped(clock: Clock, timing: Timing, now: number): Timing {
  const still = timingAfter(clock, timing, { now, moved: null, asked: [false, false], scenes: [0, 0], lag: 0 })
  return { ...still, away: [null, null] }
}

/** The clocks after a seat has gone on vacation or come back. Null where it has no vacation left, or nothing would change. */
export function vacationFrom(timing: Timing, seat: Side, on: boolean, now: number): Timing | null {
  const left = timing.away[seat]
  if (on === (left !== null)) return null
  if (on && timing.vacation[seat] <= 0) return null
  const set = <T>(values: Pair<T>, value: T): Pair<T> => pair((s) => (s === seat ? value : values[s]))
  const settled: Timing = {
    ...timing,
    used: set(timing.used, usedAt(timing, seat, now)),
    from: set(timing.from, timing.from[seat] === null ? null : Math.max(now, timing.from[seat])),
  }
  if (on) return { ...settled, away: set(timing.away, now) }
  const rest = Math.max(0, timing.vacation[seat] - (now - left!))
  return { ...settled, away: set(timing.away, null), vacation: set(timing.vacation, rest) }
}

export interface ClockFace {
  readonly left: [number, number]
  readonly move: [number, number]
  readonly runs: [boolean, boolean]
  readonly pause: [number, number]
  readonly vacation: [number, number]
  readonly away: [boolean, boolean]
}

/** What the clocks show. */
export function faceAt(clock: Clock, timing: Timing, now: number): ClockFace | null {
  if (clock.kind === 'none') return null
  const both = <T>(of: (seat: Side) => T): [T, T] => [of(US), of(USSR)]
  return {
    left: both((seat) => Math.max(0, bankAfter(clock, timing.left[seat], usedAt(timing, seat, now)))),
    move: both((seat) => (clock.kind === 'slow' ? Math.max(0, clock.move - usedAt(timing, seat, now)) : 0)),
    // A vacation that is used up stops nothing any more.
    runs: both((seat) => timing.from[seat] !== null && (timing.away[seat] === null || now >= timing.away[seat] + timing.vacation[seat])),
    pause: both((seat) => Math.max(0, (startOf(timing, seat) ?? now) - now)),
    vacation: both((seat) => {
      const left = timing.away[seat]
      return left === null ? timing.vacation[seat] : Math.max(0, timing.vacation[seat] - (now - left))
    }),
    away: both((seat) => timing.away[seat] !== null),
  }
}
