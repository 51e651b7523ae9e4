/** The seats of somebody, in all games. */
import type { Side } from '../../engine/script.ts'
import { resign } from '../games/actions.ts'
import { isUnplayable } from '../games/course.ts'
import { Denied } from '../games/denied.ts'
import type { GameTables } from '../games/tables.ts'
import type { OpenStorage } from '../storage/open.ts'
import type { GameRow, SeatRow } from '../storage/storage.ts'

export interface PlayerSeat {
  readonly game: string
  readonly seat: Side
}

export async function seatsOf({ db }: OpenStorage, person: string): Promise<readonly PlayerSeat[]> {
  const rows = await db.selectFrom('players').select(['game', 'seat']).where('person', '=', person).execute()
  return rows.map(({ game, seat }) => ({ game, seat: seat as Side }))
}

/** Changes what stands in every seat of somebody. A game that is over stays where it was in the order of games. */
export async function reseat(
  storage: OpenStorage,
  tables: GameTables,
  person: string,
  change: (seat: SeatRow, across: SeatRow) => SeatRow,
): Promise<void> {
  const changed = ([us, ussr]: GameRow['seats']): GameRow['seats'] => [
    us.user === person ? change(us, ussr) : us,
    ussr.user === person ? change(ussr, us) : ussr,
  ]
  for (const { game } of await seatsOf(storage, person))
    try {
      await tables.at(game, async (table) => {
        const { row } = table
        const at = row.status === 'over' ? { at: row.changed } : {}
        await tables.commit(table, { change: { seats: changed(row.seats) }, info: true, ...at })
      })
    } catch (error) {
      // Nobody sits at a game that can't be opened, but its seats have names all the same.
      if (!isUnplayable(error)) throw error
      const { rev, changed: at, seats } = (await storage.game(game))!
      await storage.write(game, { rev, at, entries: [], change: { seats: changed(seats) } })
    }
}

/** No message of a client can be called so. */
const FAREWELL = '(farewell)'

/** The opponent of somebody who goes, or has to, has won. */
export async function resignAll(storage: OpenStorage, tables: GameTables, person: string): Promise<void> {
  for (const { game, seat } of await seatsOf(storage, person)) {
    try {
      await resign(tables, game, { seat, client: FAREWELL, acknowledge: () => undefined })
    } catch (error) {
      // It has not begun, is over, or can't be opened.
      if (!(error instanceof Denied) && !isUnplayable(error)) throw error
    }
  }
}
