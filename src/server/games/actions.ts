/** What can be done at a table. Each is checked first; what is refused changes nothing. */
import { CHANCE, other, Refused, type Side } from '../../engine/script.ts'
import { canUndoAlone, movesBeforeLast } from '../../match/undo.ts'
import type { Ending, OpenHands } from '../../protocol/common.ts'
import type { Person } from '../../protocol/people.ts'
import { SPECTATOR } from '../../rules/view.ts'
import type { Entry, GameRow, SeatRow } from '../storage/storage.ts'
import { type Credentials, seatFor } from './access.ts'
import { goOn, isSmallAsked } from './automatic.ts'
import { flaggedAt, MOST_LAG, vacationFrom } from './clock.ts'
import { isTooMuchBack, lastSeq, moveOf, withBack, withMove } from './course.ts'
import { Denied } from './denied.ts'
import { hashOf } from './secrets.ts'
import { isAsked, keyOf, type Seat, SIDE_NAMES, sideOf, type Table } from './table.ts'
import { clientKey, type Tables } from './tables.ts'

/** Who does something, and how it is acknowledged. */
export interface Deed {
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
export function isStillOpen(row: GameRow, { seat, credentials }: Pick<Deed, 'seat' | 'credentials'>): boolean {
  return credentials === undefined || seatFor(row, credentials) === seat
}

export function stillSeated(row: GameRow, deed: Deed): Side {
  if (deed.seat === SPECTATOR || !isStillOpen(row, deed)) throw new Denied('not-your-seat', { seq: row.seq })
  return deed.seat
}

/** A player's deed in a game that is played. True where it was done before: it has been acknowledged again. */
function check(tables: Tables, { row, done }: Table, deed: Deed): Side | null {
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
async function doing(tables: Tables, id: string, work: (table: Table) => Promise<void>): Promise<void> {
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
  readonly contribution: string
  readonly token?: string | undefined
}

/** A seat for somebody with an account is opened by the account alone: whoever made the game still has the link. */
function takenBy(one: SeatRow, across: SeatRow, person: Person | undefined, token: string | undefined): SeatRow {
  // Whoever plays both sides opens the second one by its link.
  if (person === undefined || one.user !== null || across.user === person.id)
    return { ...one, taken: true, ...(token === undefined ? {} : { token: hashOf(token) }) }
  return { ...one, taken: true, user: person.id, name: person.name, token: null }
}

/** Sits down. The game begins when both have. */
export async function sit(tables: Tables, id: string, deed: Deed, { contribution, token }: Brought): Promise<void> {
  await tables.at(id, async (table) => {
    const { row } = table
    const { person, acknowledge } = deed
    const seat = stillSeated(row, deed)
    if (row.seats[seat].taken) return acknowledge(row.seq)
    if (row.rated && (person === undefined || person.guest)) throw new Denied('needs-name')
    const across = row.seats[other(seat)].user
    if (row.rated && across !== null && (across === person?.id || (await deed.isKin?.(across)) === true)) throw new Denied('not-allowed')
    // Each of the two gives to the chance of a match once, and that is where they first sit.
    if (row.match?.leg === 2 && table.key === null && keyOf((await tables.storage.deal(row.deal))!) === null) throw new Denied('not-begun')
    const deal = await tables.storage.contribute(row.deal, seat, contribution)
    const sitting = takenBy(row.seats[seat], row.seats[other(seat)], person, token)
    const seats = row.seats.map((one, i) => (i === seat ? sitting : one)) as unknown as typeof row.seats
    const key = keyOf(deal)
    const begins = key !== null && seats.every(({ taken }) => taken)
    const course = begins ? goOn(table.course, key, []) : table.course
    // First: what is acknowledged is done in both games.
    if (row.match?.leg === 1) await seatInSecond(tables, row.match.twin, other(seat), sitting)
    await tables.commit(table, { course, change: { seats, ...(begins ? { status: 'playing' } : {}) }, acknowledge, info: true })
  })
}

/** Whoever has sat down in the first game of a match opens the seat in the second one with the same. */
const seatInSecond = (tables: Tables, id: string, seat: Side, sitting: SeatRow): Promise<void> =>
  tables.at(id, async (table) => {
    if (table.row.seats[seat].taken) return
    const seats = table.row.seats.map((one, i) => (i === seat ? { ...sitting, taken: false } : one)) as unknown as GameRow['seats']
    await tables.commit(table, { change: { seats }, info: true })
  })

/** Answers one question after the other. All picks or none: none of them may follow on what chance or the other side does. */
export async function move(tables: Tables, id: string, deed: Deed, seq: number, picks: readonly string[]): Promise<void> {
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
export async function back(tables: Tables, id: string, deed: Deed, seq: number): Promise<void> {
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

export async function offerDraw(tables: Tables, id: string, deed: Deed): Promise<void> {
  await doing(tables, id, async (table) => {
    const seat = check(tables, table, deed)
    if (seat === null) return
    if (table.row.offers.draw !== null) throw new Denied('already-offered')
    await tables.commit(table, { change: { offers: { ...table.row.offers, draw: seat } }, acknowledge: deed.acknowledge })
  })
}

/** Offers to let spectators see the hands, late. */
export async function offerHands(tables: Tables, id: string, deed: Deed, openHands: OpenHands): Promise<void> {
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
export async function answer(tables: Tables, id: string, deed: Deed, offer: 'draw' | 'back' | 'hands', accept: boolean): Promise<void> {
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

export async function resign(tables: Tables, id: string, deed: Deed): Promise<void> {
  await doing(tables, id, async (table) => {
    const seat = check(tables, table, deed)
    if (seat === null) return
    await end(tables, table, { winner: SIDE_NAMES[other(sideOf(table, seat))], kind: 'resigned' }, deed)
  })
}

/** Ends a game that the rules have not ended. */
async function end(tables: Tables, table: Table, ending: Ending, deed?: Deed): Promise<void> {
  const seat = deed === undefined || deed.seat === SPECTATOR ? undefined : deed.seat
  const entry: Entry = {
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
async function flag(tables: Tables, table: Table): Promise<void> {
  const seat = flaggedAt(table.row.clock, table.row.timing, tables.now())
  if (seat === null || table.row.status !== 'playing') return
  await end(tables, table, { winner: SIDE_NAMES[other(sideOf(table, seat))], kind: 'time' })
}

export const flagIfDue = (tables: Tables, id: string): Promise<void> => tables.at(id, (table) => flag(tables, table))

export async function vacation(tables: Tables, id: string, deed: Deed, on: boolean): Promise<void> {
  await doing(tables, id, async (table) => {
    const seat = check(tables, table, deed)
    if (seat === null) return
    const timing = vacationFrom(table.row.timing, seat, on, tables.now())
    if (timing === null) throw new Denied('not-allowed')
    await tables.commit(table, { change: { timing }, acknowledge: deed.acknowledge })
  })
}

export async function arrange(tables: Tables, id: string, deed: Deed, card: string, prompt: string, pick: string | null): Promise<void> {
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
export async function beginIfSeated(tables: Tables, id: string): Promise<void> {
  await tables.at(id, async (table) => {
    const { row, key } = table
    if (row.status !== 'waiting' || key === null || !row.seats.every(({ taken }) => taken)) return
    await tables.commit(table, { course: goOn(table.course, key, []), change: { status: 'playing' }, info: true })
  })
}
