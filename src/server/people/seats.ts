/** The seats of somebody, in all games. */
import type { Side } from '../../engine/script.ts'
import type { Tables } from '../games/tables.ts'
import type { OpenStorage } from '../storage/open.ts'
import type { SeatRow } from '../storage/storage.ts'

export interface Place {
  readonly game: string
  readonly seat: Side
}

export async function seatsOf({ db }: OpenStorage, person: string): Promise<readonly Place[]> {
  const rows = await db.selectFrom('players').select(['game', 'seat']).where('person', '=', person).execute()
  return rows.map(({ game, seat }) => ({ game, seat: seat as Side }))
}

/** Changes what stands in every seat of somebody. A game that is over stays where it was in the order of games. */
export async function reseat(
  storage: OpenStorage,
  tables: Tables,
  person: string,
  change: (seat: SeatRow, across: SeatRow) => SeatRow,
): Promise<void> {
  for (const { game } of await seatsOf(storage, person))
    await tables.at(game, async (table) => {
      const { row } = table
      const [us, ussr] = row.seats
      const seats = [us.user === person ? change(us, ussr) : us, ussr.user === person ? change(ussr, us) : ussr] as const
      await tables.commit(table, { change: { seats }, info: true, ...(row.status === 'over' ? { at: row.changed } : {}) })
    })
}
