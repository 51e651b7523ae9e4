/** To play again with the sides exchanged, when both want it. */
import { other, type Side } from '../../engine/script.ts'
import { asSeated } from '../../protocol/levels.ts'
import type { GameRow, SeatRow } from '../storage/storage.ts'
import { type ActionContext, stillSeated } from './actions.ts'
import { prepareGame } from './create.ts'
import { Denied } from './denied.ts'
import type { Table } from './table.ts'
import type { GameTables } from './tables.ts'

function checkOver({ row }: Table, deed: ActionContext): Side {
  const seat = stillSeated(row, deed)
  if (row.status !== 'over') throw new Denied('not-over', { seq: row.seq })
  return seat
}

/** A bot of an older game may think longer than one may be asked to now, or be no level any more. */
function seatedAgain(seat: SeatRow): SeatRow {
  if (seat.kind !== 'bot') return seat
  const name = asSeated(seat.name ?? '')
  if (name === null) throw new Denied('bad-options')
  return { ...seat, name }
}

/** The next game: the same options and clock, the sides exchanged, opened by what opened this one. */
async function begin(tables: GameTables, table: Table, duplicate: boolean, { acknowledge, bots }: ActionContext): Promise<void> {
  const { row } = table
  const { game, options, clock, rated, hints, watch, openHands } = row
  if (row.seats.some(({ kind }) => kind === 'bot') && bots?.hasRoom() === false) throw new Denied('too-busy')
  const [us, ussr] = row.seats.map(seatedAgain)
  const next = prepareGame(
    {
      start: { ...options, game },
      clock,
      rated,
      hints,
      seats: [
        { kind: 'same', seat: ussr! },
        { kind: 'same', seat: us! },
      ],
      watching: watch === null ? 'everybody' : { hash: watch },
      openHands: duplicate ? null : openHands,
      duplicate,
      botOwner: bots?.network,
    },
    tables.now(),
  )
  // Made first: a game that nobody comes to does less harm than a way to a game that is not there.
  await tables.storage.createGame(next.game, next.deal, next.second)
  await tables.commit(table, { change: { next: next.game.id, offers: { ...row.offers, rematch: null } }, acknowledge })
}

const agrees = ({ offers, seats }: GameRow, seat: Side, duplicate: boolean): boolean =>
  seats[other(seat)].kind === 'bot' || (offers.rematch?.by === other(seat) && offers.rematch.duplicate === duplicate)

/** Offers a rematch, or accepts the same offer of the other side; another one takes its place. */
export async function rematch(tables: GameTables, id: string, deed: ActionContext, duplicate: boolean): Promise<void> {
  await tables.at(id, async (table) => {
    const seat = checkOver(table, deed)
    const { row } = table
    if (row.next !== null) return deed.acknowledge(row.seq)
    if (agrees(row, seat, duplicate)) return begin(tables, table, duplicate, deed)
    const change = { offers: { ...row.offers, rematch: { by: seat, duplicate } } }
    await tables.commit(table, { change, acknowledge: deed.acknowledge })
  })
}

export async function answerRematch(tables: GameTables, id: string, deed: ActionContext, accept: boolean): Promise<void> {
  await tables.at(id, async (table) => {
    const seat = checkOver(table, deed)
    const { offers, next, seq } = table.row
    if (accept && next !== null) return deed.acknowledge(seq)
    if (offers.rematch === null || (accept && offers.rematch.by === seat)) throw new Denied('no-such-offer')
    if (accept) return begin(tables, table, offers.rematch.duplicate, deed)
    await tables.commit(table, { change: { offers: { ...offers, rematch: null } }, acknowledge: deed.acknowledge })
  })
}
