/** Stores the scores and ratings of finished games. Each game counts once, even if the process is killed meanwhile. */
import type { Transaction } from 'kysely'
import { type Side, US, USSR } from '../../engine/script.ts'
import type { Speed } from '../../protocol/common.ts'
import { speedOf } from '../games/clock.ts'
import { isCounted, SIDE_NAMES, sideOf, type Table } from '../games/table.ts'
import type { GameTables } from '../games/tables.ts'
import { retrying } from '../storage/database.ts'
import type { OpenStorage } from '../storage/open.ts'
import type { DatabaseSchema as Schema } from '../storage/schema.ts'
import { NEWCOMER, type Rating, rated } from './glicko.ts'
import { isOneHousehold } from './households.ts'

/** A Glicko rating period: the deviation of a rating grows with the periods in which its account has not played. */
const PERIOD = 30 * 86_400_000

export const periodsSince = (changed: number, now: number): number => Math.max(0, now - changed) / PERIOD

function scoreOf(table: Table, seat: Side): number {
  const { winner } = table.row.ending!
  return winner === 'nobody' ? 0.5 : winner === SIDE_NAMES[sideOf(table, seat)] ? 1 : 0
}

async function ratingOf(t: Transaction<Schema>, person: string, game: string, speed: Speed, now: number) {
  const row = await t
    .selectFrom('ratings')
    .select(['rating', 'deviation', 'volatility', 'games', 'changed'])
    .where('person', '=', person)
    .where('game', '=', game)
    .where('speed', '=', speed)
    .executeTakeFirst()
  const known: Rating = row ?? NEWCOMER
  return { ...known, games: row?.games ?? 0, periods: row === undefined ? 0 : periodsSince(row.changed, now) }
}

/** The two accounts between which a game is rated, or null. */
async function opponents(t: Transaction<Schema>, { row }: Table): Promise<readonly [string, string] | null> {
  const [us, ussr] = row.seats.map(({ user }) => user)
  if (us === null || us === undefined || ussr === null || ussr === undefined || us === ussr) return null
  const named = await t.selectFrom('people').select('id').where('id', 'in', [us, ussr]).where('username', 'is not', null).execute()
  return named.length === 2 && !(await isOneHousehold(t, us, ussr)) ? [us, ussr] : null
}

async function rate(t: Transaction<Schema>, table: Table, now: number): Promise<void> {
  const { id: game, clock, game: kind } = table.row
  // Only the transaction that inserts this row rates the game.
  const { numInsertedOrUpdatedRows } = await t
    .insertInto('rated_games')
    .values({ game, rated: now, us_before: null, us_after: null, ussr_before: null, ussr_after: null })
    .onConflict((on) => on.column('game').doNothing())
    .executeTakeFirst()
  if (Number(numInsertedOrUpdatedRows ?? 0) === 0) return
  const people = await opponents(t, table)
  if (people === null) return
  const speed = speedOf(clock)
  const before = [await ratingOf(t, people[US], kind, speed, now), await ratingOf(t, people[USSR], kind, speed, now)] as const
  const after = ([US, USSR] as const).map((seat) =>
    rated(before[seat], [{ against: before[1 - seat]!, score: scoreOf(table, seat) }], before[seat].periods),
  )
  for (const seat of [US, USSR] as const) {
    const values = { ...after[seat]!, games: before[seat].games + 1, changed: now }
    await t
      .insertInto('ratings')
      .values({ person: people[seat], game: kind, speed, ...values })
      .onConflict((on) => on.columns(['person', 'game', 'speed']).doUpdateSet(values))
      .execute()
  }
  await t
    .updateTable('rated_games')
    .set({
      us_before: before[US].rating,
      us_after: after[US]!.rating,
      ussr_before: before[USSR].rating,
      ussr_after: after[USSR]!.rating,
    })
    .where('game', '=', game)
    .execute()
}

/** Stores the result of a finished game. It is idempotent. */
async function book({ db, dialect }: OpenStorage, table: Table, now: number): Promise<void> {
  const { id, seats, rated: isRated } = table.row
  const transaction = dialect === 'postgres' ? db.transaction().setIsolationLevel('serializable') : db.transaction()
  await retrying(() =>
    transaction.execute(async (t) => {
      for (const seat of [US, USSR] as const)
        if (seats[seat].user !== null)
          await t
            .updateTable('players')
            .set({ score: scoreOf(table, seat) })
            .where('game', '=', id)
            .where('seat', '=', seat)
            .execute()
      if (isRated) await rate(t, table, now)
    }),
  )
}

export interface Ledger {
  /** Resolves when the results of all finished games are stored. */
  settled(): Promise<void>
}

export function keepLedger(storage: OpenStorage, tables: GameTables): Ledger {
  let last: Promise<void> = Promise.resolve()
  tables.work.add({
    isNeeded: ({ row }, before) => isCounted(row) && before?.row.status !== 'over',
    follow: (table) => {
      const mine = last.then(() => book(storage, table, tables.now()))
      last = mine.catch(() => undefined)
      return mine
    },
  })
  return { settled: () => last }
}
