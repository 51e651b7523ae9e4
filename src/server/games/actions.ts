/** What can be done at a table. Each is checked first; what is refused changes nothing. */
import { CHANCE, other, Refused, type Side, US } from '../../engine/script.ts'
import { canUndoAlone, movesBeforeLast } from '../../match/undo.ts'
import type { Ending, OpenHands } from '../../protocol/common.ts'
import type { Person } from '../../protocol/people.ts'
import { commitmentTo } from '../../records/fair.ts'
import { SPECTATOR } from '../../rules/view.ts'
import type { DealRow, GameRow, SeatRow, StoredEntry } from '../storage/storage.ts'
import { type Credentials, seatFor } from './access.ts'
import { goOn, isSmallAsked } from './automatic.ts'
import { flaggedAt, MOST_LAG, vacationFrom } from './clock.ts'
import { isTooMuchBack, lastSeq, moveOf, withBack, withMove } from './course.ts'
import { Denied } from './denied.ts'
import { hashOf } from './secrets.ts'
import { isAsked, keyOf, type Seat, SIDE_NAMES, sideOf, type Table } from './table.ts'
import { clientKey, type Done, type GameTables } from './tables.ts'

/** Who does something, and how it is acknowledged. */
export interface ActionContext {
  readonly seat: Seat
  /** The client's name for the message: the same one again is only acknowledged. */
  readonly client: string
  readonly lag?: number
  /** What opened the seat, to be looked at again; bots show nothing. */
  readonly credentials?: Credentials
  /** Whoever has an account. */
  readonly person?: Person | undefined
  /** Whether somebody is of the same household: rated games are between two. */
  readonly isKin?: (user: string) => Promise<boolean>
  /** Whose the bots of a game are that is begun by this. */
  readonly bots?: { readonly network: string; readonly hasRoom: () => boolean }
  readonly acknowledge: (seq: number) => void
}

/** Somebody else may have sat down since the seat was opened. */
export function isStillOpen(row: GameRow, { seat, credentials }: Pick<ActionContext, 'seat' | 'credentials'>): boolean {
  return credentials === undefined || seatFor(row, credentials) === seat
}

export function stillSeated(row: GameRow, deed: ActionContext): Side {
  if (deed.seat === SPECTATOR || !isStillOpen(row, deed)) throw new Denied('not-your-seat', { seq: row.seq })
  return deed.seat
}

/** Returns the seat that acts in a running game; null where the message is a retry, which is acknowledged again. Throws `Denied` or `Late`. */
function check(tables: GameTables, { row, done }: Table, deed: ActionContext): Side | null {
  const { client, acknowledge } = deed
  const seat = stillSeated(row, deed)
  if (done.has(clientKey(seat, client))) {
    acknowledge(row.seq)
    return null
  }
  if (row.status === 'over') throw new Denied('game-over', { seq: row.seq })
  if (row.status === 'waiting') throw new Denied('not-begun', { seq: row.seq })
  const lag = Math.min(deed.lag ?? 0, MOST_LAG)
  if (flaggedAt(row.clock, row.timing, tables.now() - lag) !== null) throw new Late()
  return seat
}

/** Somebody's time has run out before the deed. */
class Late extends Error {}

/** Does a deed; where a clock has run out before it, that ends the game instead. */
async function doing(tables: GameTables, id: string, work: (table: Table) => Promise<void>): Promise<void> {
  await tables.at(id, async (table) => {
    try {
      await work(table)
    } catch (error) {
      if (!(error instanceof Late)) throw error
      await flag(tables, table)
      throw new Denied('game-over', { seq: table.row.seq + 1 })
    }
  })
}

/** What somebody brings who sits down. */
interface Brought {
  /** The hash of a contribution that is revealed later, or the contribution itself. */
  readonly commitment?: string | undefined
  readonly contribution?: string | undefined
  readonly token?: string | undefined
}

/** A seat for somebody with an account is opened by the account alone: whoever made the game still has the link. */
function takenBy(one: SeatRow, across: SeatRow, person: Person | undefined, token: string | undefined): SeatRow {
  // Whoever plays both sides opens the second one by its link.
  if (person === undefined || one.user !== null || across.user === person.id)
    return { ...one, taken: true, ...(token === undefined ? {} : { token: hashOf(token) }) }
  return { ...one, taken: true, user: person.id, name: person.name, token: null }
}

const atSeat = <T>([us, ussr]: readonly [T, T], seat: Side, value: T): readonly [T, T] => (seat === US ? [value, ussr] : [us, value])

/** The deal with what somebody brings who sits down. */
function withBrought(deal: DealRow, seat: Side, { commitment, contribution }: Brought): DealRow {
  const { version, commitments, contributions } = deal
  if (contribution === undefined && (version === 1 || commitment === undefined)) throw new Denied('malformed')
  // In the clear, as programs of before have it: it can't be changed any more, but a dishonest host knows it early.
  if (contribution !== undefined)
    return {
      ...deal,
      commitments: version === 1 ? commitments : atSeat(commitments, seat, commitmentTo(contribution, SIDE_NAMES[seat], deal.commitment)),
      contributions: atSeat(contributions, seat, contributions[seat] ?? contribution),
    }
  return { ...deal, commitments: atSeat(commitments, seat, commitment!) }
}

/** Whether a seat that is taken is taken again from another device, where what the first one has promised is not known. */
const isAnew = ({ row, deal }: Pick<Table, 'row' | 'deal'>, seat: Side, { commitment }: Brought): boolean =>
  row.status === 'waiting' &&
  row.match?.leg !== 2 &&
  deal.version === 2 &&
  deal.contributions[seat] === null &&
  commitment !== undefined &&
  commitment !== deal.commitments[seat]

/**
 * Two commitments that stand side by side are never changed one by one: the other player may have revealed what belongs to them. That one
 * gets up, and the next contribution is a new one.
 */
function freed(row: GameRow, deal: DealRow, seat: Side): Pick<Table, 'row' | 'deal'> {
  if (row.seats[seat].kind === 'bot' || deal.commitments[seat] === null) return { row, deal }
  return {
    row: { ...row, seats: atSeat(row.seats, seat, { ...row.seats[seat], taken: false }) },
    deal: { ...deal, commitments: atSeat(deal.commitments, seat, null), contributions: atSeat(deal.contributions, seat, null) },
  }
}

/** Whether it is the second game of a match whose first is not over: its cards would tell those of the first. */
const isTooEarly = async ({ storage }: GameTables, { match }: GameRow): Promise<boolean> =>
  match?.leg === 2 && (await storage.game(match.twin))?.status !== 'over'

async function checkSitting(tables: GameTables, { row }: Table, deed: ActionContext, seat: Side): Promise<void> {
  const { person } = deed
  if (row.rated && (person === undefined || person.guest)) throw new Denied('needs-name')
  const across = row.seats[other(seat)].user
  if (row.rated && across !== null && (across === person?.id || (await deed.isKin?.(across)) === true)) throw new Denied('not-allowed')
  if (await isTooEarly(tables, row)) throw new Denied('not-begun')
}

/** Sits down, with the promise of a contribution to the chance. The game begins when both have revealed theirs. */
export async function sit(tables: GameTables, id: string, deed: ActionContext, brought: Brought): Promise<void> {
  await tables.at(id, async (table) => {
    const seat = stillSeated(table.row, deed)
    const isTaken = table.row.seats[seat].taken
    if (isTaken && !isAnew(table, seat, brought)) return deed.acknowledge(table.row.seq)
    await checkSitting(tables, table, deed, seat)
    // What was given to the first game of a match is for both.
    const known = table.row.match?.leg === 2 ? (await tables.storage.deal(table.row.deal))! : table.deal
    const { row, deal: before } = isTaken ? freed(table.row, known, other(seat)) : { row: table.row, deal: known }
    const deal = keyOf(before) === null ? withBrought(before, seat, brought) : before
    const sitting = takenBy(row.seats[seat], row.seats[other(seat)], deed.person, brought.token)
    const seats = atSeat(row.seats, seat, sitting)
    // First: what is acknowledged is done in both games.
    if (row.match?.leg === 1) await seatInSecond(tables, row.match.twin, other(seat), sitting)
    await tables.commit(table, { ...beginning(table, deal, seats), acknowledge: deed.acknowledge, info: true })
  })
}

/** Reveals what a seat has promised, when both have: nobody can choose any more. */
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
    await tables.commit(table, { ...beginning(table, given, row.seats), acknowledge: deed.acknowledge })
  })
}

/** What is stored when a seat has given something: the cards are dealt where it was the last. */
function beginning(table: Table, deal: DealRow, seats: GameRow['seats']): Pick<Done, 'course' | 'change' | 'deal'> {
  const key = keyOf(deal)
  if (key === null || !seats.every(({ taken }) => taken)) return { change: { seats }, deal }
  return { course: goOn(table.course, key, []), change: { seats, status: 'playing' }, deal }
}

/** Whoever has sat down in the first game of a match opens the seat in the second one with the same. */
const seatInSecond = (tables: GameTables, id: string, seat: Side, sitting: SeatRow): Promise<void> =>
  tables.at(id, async (table) => {
    if (table.row.seats[seat].taken) return
    await tables.commit(table, { change: { seats: atSeat(table.row.seats, seat, { ...sitting, taken: false }) }, info: true })
  })

/** Answers one question after the other. All picks or none: none of them may follow on what chance or the other side does. */
export async function move(tables: GameTables, id: string, deed: ActionContext, seq: number, picks: readonly string[]): Promise<void> {
  await doing(tables, id, async (table) => {
    const seat = check(tables, table, deed)
    if (seat === null) return
    const side = sideOf(table, seat)
    if (!isAsked(table.course, side)) throw new Denied('not-your-seat', { seq: table.row.seq })
    // Numbers go up with everything that happens, and entries at the end of a game have no line in the course.
    if (seq > table.row.seq || seq < table.course.since[side]) throw new Denied('stale-seq', { seq: table.row.seq })
    const after = picks.reduce((course, name, at) => {
      try {
        return withMove(course, lastSeq(course) + 1, moveOf(course.state, side, name))
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        throw new Denied('illegal', { reason: error.reason, at, seq: table.row.seq })
      }
    }, table.course)
    const chanced = goOn(after, table.key!, [])
    const course = isSmallAsked(chanced) ? goOn(chanced, table.key!, await tables.storage.arranged(id)) : chanced
    await tables.commit(table, { course, ...deed, seat })
  })
}

/** Takes the last move back: at once where nothing was revealed, else the other side is asked. */
export async function back(tables: GameTables, id: string, deed: ActionContext, seq: number): Promise<void> {
  await doing(tables, id, async (table) => {
    const seat = check(tables, table, deed)
    if (seat === null) return
    if (seq !== table.row.seq) throw new Denied('stale-seq', { seq: table.row.seq })
    const { course } = table
    const side = sideOf(table, seat)
    const isAlone = canUndoAlone(course, side)
    const to = isAlone ? course.made.length - 1 : movesBeforeLast(course, side)
    if (to === null) throw new Denied('nothing-to-take-back')
    if (isTooMuchBack(course, to)) throw new Denied('too-many-undos', { seq: table.row.seq })
    if (isAlone) {
      await tables.commit(table, { course: withBack(course, lastSeq(course) + 1, to), ...deed, seat })
      return
    }
    if (table.row.offers.back !== null) throw new Denied('already-offered')
    await tables.commit(table, { change: { offers: { ...table.row.offers, back: { by: seat, to } } }, acknowledge: deed.acknowledge })
  })
}

export async function offerDraw(tables: GameTables, id: string, deed: ActionContext): Promise<void> {
  await doing(tables, id, async (table) => {
    const seat = check(tables, table, deed)
    if (seat === null) return
    if (table.row.offers.draw !== null) throw new Denied('already-offered')
    await tables.commit(table, { change: { offers: { ...table.row.offers, draw: seat } }, acknowledge: deed.acknowledge })
  })
}

/** Offers to let spectators see the hands, late. */
export async function offerHands(tables: GameTables, id: string, deed: ActionContext, openHands: OpenHands): Promise<void> {
  await doing(tables, id, async (table) => {
    const seat = check(tables, table, deed)
    if (seat === null) return
    const { match, offers, seats } = table.row
    // A bot can't be asked, and the hands of one game of a match tell those of the other.
    if (match !== null || seats[other(seat)].kind === 'bot') throw new Denied('not-allowed')
    if (offers.hands !== null) throw new Denied('already-offered')
    await tables.commit(table, { change: { offers: { ...offers, hands: { by: seat, openHands } } }, acknowledge: deed.acknowledge })
  })
}

/** Accepts or declines what the other side offers. */
export async function answer(
  tables: GameTables,
  id: string,
  deed: ActionContext,
  offer: 'draw' | 'back' | 'hands',
  accept: boolean,
): Promise<void> {
  await doing(tables, id, async (table) => {
    const seat = check(tables, table, deed)
    if (seat === null) return
    const { offers } = table.row
    const by = offer === 'draw' ? offers.draw : (offers[offer]?.by ?? null)
    if (by !== other(seat)) throw new Denied('no-such-offer')
    if (!accept) {
      await tables.commit(table, { change: { offers: { ...offers, [offer]: null } }, acknowledge: deed.acknowledge })
    } else if (offer === 'draw') {
      await end(tables, table, { winner: 'nobody', kind: 'agreed' }, deed)
    } else if (offer === 'hands') {
      const change = { openHands: offers.hands!.openHands, offers: { ...offers, hands: null } }
      await tables.commit(table, { change, acknowledge: deed.acknowledge, info: true })
    } else {
      if (isTooMuchBack(table.course, offers.back!.to)) throw new Denied('too-many-undos', { seq: table.row.seq })
      const undone = withBack(table.course, lastSeq(table.course) + 1, offers.back!.to)
      const course = goOn(undone, table.key!, [])
      await tables.commit(table, { course, ...deed, seat })
    }
  })
}

export async function resign(tables: GameTables, id: string, deed: ActionContext): Promise<void> {
  await doing(tables, id, async (table) => {
    const seat = check(tables, table, deed)
    if (seat === null) return
    await end(tables, table, { winner: SIDE_NAMES[other(sideOf(table, seat))], kind: 'resigned' }, deed)
  })
}

/** Ends a game that the rules have not ended. */
async function end(tables: GameTables, table: Table, ending: Ending, deed?: ActionContext): Promise<void> {
  const seat = deed === undefined || deed.seat === SPECTATOR ? undefined : deed.seat
  const entry: StoredEntry = {
    seq: table.row.seq + 1,
    kind: 'end',
    by: seat === undefined ? CHANCE : sideOf(table, seat),
    value: ending.kind,
    at: tables.now(),
    clock: null,
    client: null,
  }
  await tables.commit(table, {
    entries: [entry],
    change: { ending },
    ...(deed === undefined || seat === undefined ? {} : { seat, client: deed.client, acknowledge: deed.acknowledge }),
  })
}

/** Ends the game where a clock has run out. */
async function flag(tables: GameTables, table: Table): Promise<void> {
  const seat = flaggedAt(table.row.clock, table.row.timing, tables.now())
  if (seat === null || table.row.status !== 'playing') return
  await end(tables, table, { winner: SIDE_NAMES[other(sideOf(table, seat))], kind: 'time' })
}

export const flagIfDue = (tables: GameTables, id: string): Promise<void> => tables.at(id, (table) => flag(tables, table))

export async function vacation(tables: GameTables, id: string, deed: ActionContext, on: boolean): Promise<void> {
  await doing(tables, id, async (table) => {
    const seat = check(tables, table, deed)
    if (seat === null) return
    const timing = vacationFrom(table.row.timing, seat, on, tables.now())
    if (timing === null) throw new Denied('not-allowed')
    await tables.commit(table, { change: { timing }, acknowledge: deed.acknowledge })
  })
}

export async function arrange(
  tables: GameTables,
  id: string,
  deed: ActionContext,
  card: string,
  prompt: string,
  pick: string | null,
): Promise<void> {
  const { row } = await tables.read(id)
  const seat = stillSeated(row, deed)
  if (row.status === 'over') throw new Denied('game-over')
  const known = await tables.storage.arranged(id)
  if (pick !== null && known.filter((one) => one.seat === seat).length >= MOST_ARRANGED) throw new Denied('too-busy')
  await tables.storage.arrange(id, seat, card, prompt, pick)
  deed.acknowledge(row.seq)
}

const MOST_ARRANGED = 50

/** Begins a game in whose seats everybody sits already: two bots. */
export async function beginIfSeated(tables: GameTables, id: string): Promise<void> {
  await tables.at(id, async (table) => {
    const { row, key } = table
    if (row.status !== 'waiting' || key === null || !row.seats.every(({ taken }) => taken) || (await isTooEarly(tables, row))) return
    await tables.commit(table, { course: goOn(table.course, key, []), change: { status: 'playing' }, info: true })
  })
}
