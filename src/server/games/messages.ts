/** What each seat is sent of a game: its own view, its own question, and the notes that are for it. */
import { type Side, US, USSR } from '../../engine/script.ts'
import { completeOptions } from '../../games/options.ts'
import { viewerOf } from '../../match/seats.ts'
import { canUndoAlone } from '../../match/undo.ts'
import type { WireQuestion } from '../../protocol/position.ts'
import type { Current, GameInfo, LogLine, ServerMessageOf } from '../../protocol/socket.ts'
import { decision } from '../../rules/api.ts'
import { cardsIn } from '../../rules/cards.ts'
import { type Random, resample } from '../../rules/resample.ts'
import { type State, Zone } from '../../rules/state.ts'
import { SPECTATOR, view } from '../../rules/view.ts'
import { CARD } from '../../rules/vocabulary.ts'
import type { ChatRow, Offers } from '../storage/storage.ts'
import { faceAt } from './clock.ts'
import { type Course, isFull, lastOf, movesIn, nameIn, stateAfter } from './course.ts'
import { type LogPart, logLineFor, madeLineFor } from './lines.ts'
import { ROLE_NAMES, type Seat, SIDE_NAMES, sideOf, type Table } from './table.ts'

export type MessagePart = 'view' | 'world'

/**
 * What happened after an entry, as far as the seat may know it: first which of the moves before it count no more, then the moves that count.
 * Moves that were made and taken back in the meantime are left out.
 */
function logFor({ made, lines }: Course, seat: Seat, after: number): LogLine[] {
  const backs = after === 0 ? [] : lines.filter((line) => line.seq > after && 'back' in line)
  const lowest = backs.reduce<{ seq: number; back: number } | null>(
    (least, one) => ('back' in one && (least === null || one.back <= least.back) ? one : least),
    null,
  )
  return [
    ...(lowest !== null && lowest.back < after ? [{ seq: lowest.seq, back: lowest.back }] : []),
    ...made.filter(({ seq }) => seq > after).map((line) => madeLineFor(line, seat)),
  ]
}

/** The log of a client that opens the game and knows it up to an entry. */
function openedLog({ from, lines }: LogPart, seat: Seat, after: number): LogLine[] {
  const log = lines.map((line) => logLineFor(line, seat))
  // Moves that the client knows may have been taken back: it gets all after `from` again.
  return after > from && from > 0 ? [{ seq: after, back: from }, ...log] : log
}

function questionFor(g: State, side: Side): WireQuestion | null {
  const asks = decision(g, side)
  if (asks === null) return null
  const { kind, prompt, card, left, amount, moves } = asks
  return { kind, prompt, card: card < 0 ? null : nameIn(g, CARD + card), left, amount, picks: moves.map((pick) => nameIn(g, pick)) }
}

const MINUTE = 60_000

/** After how many of its moves a seat may see the hands of a game; null where not at all. */
export function openAfter({ row, course }: Table, seat: Seat, now: number): number | null {
  if (seat !== SPECTATOR && row.status !== 'over') return null
  // The hands of one game of a match show those of the other.
  if (row.status === 'over' && row.match === null) return movesIn(course)
  if (row.openHands === null || !isFull(course)) return null
  const { delay, unit } = row.openHands
  if (unit === 'moves') return course.made.length - delay
  return course.made.findLastIndex(({ at }) => at <= now - delay * MINUTE) + 1
}

/** Both hands, cards chosen as headlines among them, as late as both players want it, or after the end. */
function handsFor(table: Table, seat: Seat, now: number): { hands?: NonNullable<Current['hands']> } {
  const after = openAfter(table, seat, now)
  if (after === null || after <= 0) return {}
  const { course } = table
  const isNow = after === movesIn(course)
  const g = isNow || !isFull(course) ? course.state : stateAfter(course, after)
  const held = (side: Side): string[] =>
    [Zone.Hand + side, Zone.Headline + side].flatMap((zone) => cardsIn(g, zone).map((card) => nameIn(g, CARD + card)))
  return { hands: { seq: isNow ? lastOf(course) : course.made[after - 1]!.seq, us: held(US), ussr: held(USSR) } }
}

export interface MessageContext {
  readonly seat: Seat
  /** The last entry that the reader knows. */
  readonly after: number
  readonly parts: ReadonlySet<MessagePart>
  readonly now: number
  /** The time that clocks run on. */
  readonly served: number
  readonly random: Random
  /** The log of a client that opens the game; without it, what happened after `after`. */
  readonly opened?: LogPart
}

function offersOf({ draw, back, hands, rematch }: Offers): Current['offers'] {
  return {
    draw: draw === null ? null : SIDE_NAMES[draw],
    back: back === null ? null : SIDE_NAMES[back.by],
    hands: hands === null ? null : { by: SIDE_NAMES[hands.by], openHands: hands.openHands },
    rematch: rematch === null ? null : { by: SIDE_NAMES[rematch.by], duplicate: rematch.duplicate },
  }
}

/** What the clocks of a game show; null where it has none. */
export function clockFor({ row }: Table, { now, served }: Pick<MessageContext, 'now' | 'served'>): Current['clock'] {
  const face = faceAt(row.clock, row.timing, served)
  return face === null ? null : { now, ...face }
}

/** The game as a seat may see it. */
export const currentFor = (table: Table, context: MessageContext): Current => ({
  ...stateFor(table, context),
  clock: clockFor(table, context),
})

/** The same without the clock: it stays so until the next revision, or until spectators see more of the hands. */
export function stateFor(table: Table, { seat, after, parts, now, random, opened }: MessageContext): Omit<Current, 'clock'> {
  const { row, course } = table
  // A reader that knows less than is in memory sees that something is missing, and opens the game again.
  const from = opened?.from ?? Math.max(after, course.from)
  const { state: g } = course
  const viewer = viewerOf(g, seat)
  const side = seat === SPECTATOR ? null : sideOf(table, seat)
  const playing = row.status === 'playing'
  return {
    game: row.id,
    from,
    seq: row.seq,
    status: row.status,
    log: opened === undefined ? logFor(course, seat, from) : openedLog(opened, seat, after),
    ...(opened === undefined || opened.earlier === 0 ? {} : { earlier: opened.earlier }),
    ...(parts.has('view') ? { view: view(g, viewer) as unknown as NonNullable<Current['view']> } : {}),
    ...(parts.has('world') ? { world: resample(g, viewer, random) as unknown as NonNullable<Current['world']> } : {}),
    question: side === null || !playing ? null : questionFor(g, side),
    side: side === null ? null : SIDE_NAMES[side],
    free: side !== null && playing && canUndoAlone(course, side),
    ...handsFor(table, seat, now),
    offers: offersOf(row.offers),
    ...(row.offers.declined === null ? {} : { declined: { ...row.offers.declined, by: SIDE_NAMES[row.offers.declined.by] } }),
    ...(row.offers.takebacks.length === 0
      ? {}
      : { takebacks: row.offers.takebacks.map(({ side: by, moves, notes }) => ({ side: SIDE_NAMES[by], moves, notes: [...notes] })) }),
    next: row.next,
    ending: row.ending,
  }
}

export const chatLineOf = ({ n, at, by, name, text }: ChatRow): ServerMessageOf<'chat'>['line'] => ({
  n,
  at,
  by: ROLE_NAMES[by],
  name,
  text,
})

/** What all users may know of a game before and after it. */
export function infoOf({ row, deal }: Table, isSecret: boolean): GameInfo {
  const [us, ussr] = deal.contributions
  const complete = us !== null && ussr !== null
  const seat = (n: Side): GameInfo['seats']['us'] => {
    const { kind, name, taken } = row.seats[n]
    return { kind, name, taken, commitment: deal.commitments[n], contribution: complete ? deal.contributions[n] : null }
  }
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    options: completeOptions(row.rules, row.options) as unknown as GameInfo['options'],
    clock: row.clock,
    rated: row.rated,
    hints: row.hints,
    openHands: row.openHands,
    match: row.match,
    created: row.created,
    seats: { us: seat(0), ussr: seat(1) },
    chance: deal.version,
    commitment: deal.commitment,
    secret: isSecret ? null : deal.secret,
  }
}
