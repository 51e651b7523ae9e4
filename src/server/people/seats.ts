/** The seats of an account in all games. */
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

/** Changes every seat of an account. A game that is over keeps its place in the order of games. */
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
      // A game whose log can't be replayed has no watchers to notify, but its seats have names.
      if (!isUnplayable(error)) throw error
      const { rev, changed: at, seats } = (await storage.game(game))!
      await storage.write(game, { rev, at, entries: [], change: { seats: changed(seats) } })
    }
}

/** The client id of entries that the server makes for a player. A client's own id has no parentheses. */
export const BY_SERVER = '(farewell)'

/** Resigns every game of an account that is deleted or banned. */
export async function resignAll(storage: OpenStorage, tables: GameTables, person: string): Promise<void> {
  for (const { game, seat } of await seatsOf(storage, person)) {
    try {
      await resign(tables, game, { seat, client: BY_SERVER, acknowledge: () => undefined })
    } catch (error) {
      // The game has not begun, is over, or can't be replayed.
      if (!(error instanceof Denied) && !isUnplayable(error)) throw error
    }
  }
}
