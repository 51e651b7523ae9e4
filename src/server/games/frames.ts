/** What each seat is told of a game: its own view, its own question, and the notes that are for it. */
import { bit, type Side } from '../../engine/script.ts'
import type { Question } from '../../protocol/position.ts'
import type { Current, GameInfo, LogLine, ServerMessageOf } from '../../protocol/socket.ts'
import { ACTORS } from '../../records/moves.ts'
import { decision } from '../../rules/api.ts'
import { type Random, resample } from '../../rules/resample.ts'
import type { State } from '../../rules/state.ts'
import { SPECTATOR, type Viewer, view } from '../../rules/view.ts'
import { CARD } from '../../rules/vocabulary.ts'
import type { ChatRow } from '../storage/storage.ts'
import { faceAt } from './clock.ts'
import { type Course, freeBack, nameIn } from './course.ts'
import { ROLE_NAMES, type Seat, SIDE_NAMES, sideOf, type Table } from './table.ts'

export type Part = 'view' | 'world'

/** Through whose eyes a seat looks. */
const viewerOf = (swapped: number, seat: Seat): Viewer => (seat === SPECTATOR ? SPECTATOR : swapped === 1 ? ((1 - seat) as Side) : seat)

/** What happened after an entry, as far as the seat may know it. From the beginning only what counts is told. */
function logFor({ live, lines }: Course, seat: Seat, after: number): LogLine[] {
  return (after === 0 ? live : lines)
    .filter(({ seq }) => seq > after)
    .map((line): LogLine => {
      if ('back' in line) return { seq: line.seq, back: line.back }
      const viewer = viewerOf(line.swapped, seat)
      return { seq: line.seq, by: ACTORS[line.move.by], notes: line.notes.filter(({ to }) => (to & bit(viewer)) !== 0) }
    })
}

function questionFor(g: State, side: Side): Question | null {
  const asks = decision(g, side)
  if (asks === null) return null
  const { kind, prompt, card, left, moves } = asks
  return { kind, prompt, card: card < 0 ? null : nameIn(g, CARD + card), left, picks: moves.map((pick) => nameIn(g, pick)) }
}

export interface Told {
  readonly seat: Seat
  /** The last entry that the reader knows. */
  readonly after: number
  readonly parts: ReadonlySet<Part>
  readonly now: number
  readonly random: Random
}

/** The game as a seat may see it. */
export function currentFor(table: Table, { seat, after, parts, now, random }: Told): Current {
  const { row, course } = table
  const { g } = course
  const viewer = viewerOf(g.swapped, seat)
  const side = seat === SPECTATOR ? null : sideOf(table, seat)
  const playing = row.status === 'playing'
  const face = faceAt(row.clock, row.timing, now)
  const nameOfSeat = (one: Side | null | undefined): 'us' | 'ussr' | null => (one === null || one === undefined ? null : SIDE_NAMES[one])
  return {
    game: row.id,
    from: after,
    seq: row.seq,
    status: row.status,
    log: logFor(course, seat, after),
    ...(parts.has('view') ? { view: view(g, viewer) as unknown as NonNullable<Current['view']> } : {}),
    ...(parts.has('world') ? { world: resample(g, viewer, random) as unknown as NonNullable<Current['world']> } : {}),
    question: side === null || !playing ? null : questionFor(g, side),
    side: side === null ? null : SIDE_NAMES[side],
    free: side !== null && playing && freeBack(course, side) !== null,
    offers: { draw: nameOfSeat(row.offers.draw), back: nameOfSeat(row.offers.back?.by) },
    clock: face === null ? null : { now, ...face },
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

/** What everybody may know of a game before and after it. */
export function infoOf({ row, deal }: Table, isDealOpen: boolean): GameInfo {
  const [us, ussr] = deal.contributions
  const complete = us !== null && ussr !== null
  const seat = (n: Side): GameInfo['seats']['us'] => {
    const { kind, name, taken } = row.seats[n]
    return { kind, name, taken, contribution: complete ? deal.contributions[n] : null }
  }
  return {
    id: row.id,
    game: row.game,
    rules: row.rules,
    options: row.options as unknown as GameInfo['options'],
    clock: row.clock,
    rated: row.rated,
    hints: row.hints,
    created: row.created,
    seats: { us: seat(0), ussr: seat(1) },
    commitment: deal.commitment,
    secret: isDealOpen ? null : deal.secret,
  }
}
