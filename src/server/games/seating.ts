/** Taking seats, the players' contributions to the shuffle, and how a game begins. */
import { other, type Side, US } from '../../engine/script.ts'
import type { Person } from '../../protocol/people.ts'
import { commitmentTo } from '../../records/fair.ts'
import type { DealRow, GameRow, SeatRow } from '../storage/storage.ts'
import { type ActionContext, stillSeated } from './actions.ts'
import { goOn } from './automatic.ts'
import { Denied } from './denied.ts'
import { hashOf, isTokenOf } from './secrets.ts'
import { keyOf, SIDE_NAMES, type Table } from './table.ts'
import type { Commit, GameTables } from './tables.ts'

/** What a player brings to the seat. */
interface Brought {
  /** The hash of a contribution that is revealed later, or the contribution itself. */
  readonly commitment?: string | undefined
  readonly contribution?: string | undefined
  readonly token?: string | undefined
}

/** The seat as its player opens it from now on. An account alone opens a seat that it took: the maker of the game still has the link. */
function takenBy(one: SeatRow, across: SeatRow, person: Person | undefined, token: string | undefined): SeatRow {
  // A user who plays both sides opens the second one by its link.
  if (person === undefined || one.user !== null || across.user === person.id)
    return { ...one, taken: true, ...(token === undefined ? {} : { token: hashOf(token) }) }
  return { ...one, taken: true, user: person.id, name: person.name, token: null }
}

const atSeat = <T>([us, ussr]: readonly [T, T], seat: Side, value: T): readonly [T, T] => (seat === US ? [value, ussr] : [us, value])

/** The deal with what a player brings to the seat. */
function withBrought(deal: DealRow, seat: Side, { commitment, contribution }: Brought): DealRow {
  const { version, commitments, contributions } = deal
  if (contribution === undefined && (version === 1 || commitment === undefined)) throw new Denied('malformed')
  // Older programs send the contribution itself: they can't change it any more, but a dishonest host knows it early.
  if (contribution !== undefined)
    return {
      ...deal,
      commitments: version === 1 ? commitments : atSeat(commitments, seat, commitmentTo(contribution, SIDE_NAMES[seat], deal.commitment)),
      contributions: atSeat(contributions, seat, contributions[seat] ?? contribution),
    }
  return { ...deal, commitments: atSeat(commitments, seat, commitment!) }
}

/** Whether a player takes an own seat again from another device, which does not know the contribution that the first one promised. */
const isAnew = ({ row, deal }: Pick<Table, 'row' | 'deal'>, seat: Side, { commitment }: Brought): boolean =>
  row.status === 'waiting' &&
  row.match?.leg !== 2 &&
  deal.version === 2 &&
  deal.contributions[seat] === null &&
  commitment !== undefined &&
  commitment !== deal.commitments[seat]

/**
 * The game with a seat free again. Where both have committed themselves and one commitment changes, the other player, who may have revealed
 * a contribution, has to sit down anew with a new one.
 */
function freed(row: GameRow, deal: DealRow, seat: Side): Pick<Table, 'row' | 'deal'> {
  if (row.seats[seat].kind === 'bot' || deal.commitments[seat] === null) return { row, deal }
  return {
    row: { ...row, seats: atSeat(row.seats, seat, { ...row.seats[seat], taken: false }) },
    deal: { ...deal, commitments: atSeat(deal.commitments, seat, null), contributions: atSeat(deal.contributions, seat, null) },
  }
}

/** Whether this is the second game of a match whose first is not over: its cards would show those of the first. */
const isTooEarly = async ({ storage }: GameTables, { match }: GameRow): Promise<boolean> =>
  match?.leg === 2 && (await storage.game(match.twin))?.status !== 'over'

async function checkSitting(tables: GameTables, { row }: Table, deed: ActionContext, seat: Side): Promise<void> {
  const { person } = deed
  if (row.rated && (person === undefined || person.guest)) throw new Denied('needs-name')
  const across = row.seats[other(seat)].user
  if (row.rated && across !== null && (across === person?.id || (await deed.isKin?.(across)) === true)) throw new Denied('not-allowed')
  if (await isTooEarly(tables, row)) throw new Denied('not-begun')
}

/** Takes a seat, with a commitment to a contribution to the shuffle. The game begins when both players have revealed theirs. */
export async function sit(tables: GameTables, id: string, deed: ActionContext, brought: Brought): Promise<void> {
  await tables.at(id, async (table) => {
    const seat = stillSeated(table.row, deed)
    const isTaken = table.row.seats[seat].taken
    if (!isTaken && table.row.status === 'over') throw new Denied('game-over', { seq: table.row.seq })
    if (isTaken && !isAnew(table, seat, brought)) return claim(tables, table, deed, seat)
    await checkSitting(tables, table, deed, seat)
    // Both games of a match are dealt from the contributions to the first.
    const known = table.row.match?.leg === 2 ? (await tables.storage.deal(table.row.deal))! : table.deal
    const { row, deal: before } = isTaken ? freed(table.row, known, other(seat)) : { row: table.row, deal: known }
    const deal = keyOf(before) === null ? withBrought(before, seat, brought) : before
    const sitting = takenBy(row.seats[seat], row.seats[other(seat)], deed.person, brought.token)
    const seats = atSeat(row.seats, seat, sitting)
    // The second game first: the acknowledgement is for both.
    if (row.match?.leg === 1) await seatInSecond(tables, row.match.twin, other(seat), sitting)
    await tables.commit(table, { ...beginning(table, deal, seats, tables.now()), acknowledge: deed.acknowledge, info: true })
  })
}

/**
 * Gives a seat that was taken by a link to the account of its player, who opens it from any device from now on. What opened it before still
 * does: another device may have nothing else.
 */
async function claim(tables: GameTables, table: Table, { person, acknowledge }: ActionContext, seat: Side): Promise<void> {
  const { row } = table
  const { user } = row.seats[seat]
  if (person === undefined || person.guest || user !== null || row.seats[other(seat)].user === person.id) return acknowledge(row.seq)
  const sitting = { ...row.seats[seat], user: person.id, name: person.name }
  if (row.match?.leg === 1) await seatInSecond(tables, row.match.twin, other(seat), sitting)
  await tables.commit(table, { change: { seats: atSeat(row.seats, seat, sitting) }, acknowledge, info: true })
}

/** Replaces what opens the other seat, while nobody sits there: the link that a player has sent opens nothing any more. */
export async function invite(tables: GameTables, id: string, deed: ActionContext, token: string): Promise<void> {
  await tables.at(id, async (table) => {
    const { row } = table
    const seat = stillSeated(row, deed)
    const invited = row.seats[other(seat)]
    if (isTokenOf(invited.token, token)) return deed.acknowledge(row.seq)
    // A seat that is kept for an account has no link.
    const isFree = row.status === 'waiting' && row.match?.leg !== 2 && invited.kind === 'person' && !invited.taken && invited.user === null
    if (!row.seats[seat].taken || !isFree) throw new Denied('seat-taken', { seq: row.seq })
    const next = { ...invited, token: hashOf(token) }
    if (row.match !== null) await seatInSecond(tables, row.match.twin, seat, next)
    await tables.commit(table, { change: { seats: atSeat(row.seats, other(seat), next) }, acknowledge: deed.acknowledge, info: true })
  })
}

/** Reveals the contribution of a seat, after both have committed themselves: neither can choose another any more. */
export async function reveal(tables: GameTables, id: string, deed: ActionContext, contribution: string): Promise<void> {
  await tables.at(id, async (table) => {
    const { row, deal } = table
    const seat = stillSeated(row, deed)
    const { commitments, contributions } = deal
    if (contributions[seat] === contribution) return deed.acknowledge(row.seq)
    if (!row.seats[seat].taken || commitments.includes(null)) throw new Denied('not-begun', { seq: row.seq })
    if (contributions[seat] !== null || commitments[seat] !== commitmentTo(contribution, SIDE_NAMES[seat], deal.commitment))
      throw new Denied('not-allowed', { seq: row.seq })
    const given = { ...deal, contributions: atSeat(contributions, seat, contribution) }
    await tables.commit(table, { ...beginning(table, given, row.seats, tables.now()), acknowledge: deed.acknowledge })
  })
}

/** The change that stores the deal and seats; it deals the cards where nothing is missing any more. */
function beginning(table: Table, deal: DealRow, seats: GameRow['seats'], at: number): Pick<Commit, 'course' | 'change' | 'deal' | 'at'> {
  const key = keyOf(deal)
  if (key === null || !seats.every(({ taken }) => taken)) return { change: { seats }, deal }
  return { course: goOn(table.course, key, [], at), change: { seats, status: 'playing' }, deal, at }
}

/** Lets the player of a seat in the first game of a match open the seat in the second one with the same credentials. */
const seatInSecond = (tables: GameTables, id: string, seat: Side, sitting: SeatRow): Promise<void> =>
  tables.atCurrent(id, async (table) => {
    if (table.row.seats[seat].taken) return
    await tables.commit(table, { change: { seats: atSeat(table.row.seats, seat, { ...sitting, taken: false }) }, info: true })
  })

/** Begins a game whose seats are both taken already: two bots. */
export async function beginIfSeated(tables: GameTables, id: string): Promise<void> {
  await tables.atCurrent(id, async (table) => {
    const { row, key } = table
    if (row.status !== 'waiting' || key === null || !row.seats.every(({ taken }) => taken) || (await isTooEarly(tables, row))) return
    const at = tables.now()
    await tables.commit(table, { course: goOn(table.course, key, [], at), change: { status: 'playing' }, info: true, at })
  })
}
