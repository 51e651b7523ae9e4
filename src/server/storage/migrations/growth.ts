/** Positions, so that a game is opened without its whole log; the log as it is shown; heartbeats and downtime; work that is left behind. */
import { type Kysely, type Migration, PostgresAdapter, sql } from 'kysely'
import { WAITING } from '../storage.ts'

export const growth: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('positions')
      .addColumn('game', 'text', (c) => c.primaryKey().references('games.id'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('version', 'integer', (c) => c.notNull())
      .addColumn('body', 'text', (c) => c.notNull())
      .execute()
    for (const column of ['moves', 'swapped'] as const) await db.schema.alterTable('entries').addColumn(column, 'integer').execute()
    await db.schema.alterTable('entries').addColumn('notes', 'text').execute()
    await db.schema
      .createTable('processes')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('seen', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('served')
      .addColumn('seen', 'bigint')
      .addColumn('lost', 'bigint', (c) => c.notNull())
      .execute()
    // Every move changes it, and an index on it would have to be written with every move.
    await db.schema.dropIndex('games_status').execute()
    if (db.getExecutor().adapter instanceof PostgresAdapter) await sql`alter table games set (fillfactor = 70)`.execute(db)
    await db.schema.dropIndex('games_bot_due').execute()
    await db.schema.alterTable('games').dropColumn('bot_due').execute()
    await db.schema.alterTable('games').addColumn('work', 'text').execute()
    await sql`create index games_work on games (work) where work is not null`.execute(db)
    // What a server of an older version may have left: bots, games that are not booked or filed, and notices of the last minute.
    await sql`update games set work = ${sql.lit(WAITING)} where (status = 'playing' and bots > 0)
      or (status = 'over' and not exists (select 1 from archive where archive.id = games.id))
      or (status = 'over' and exists (select 1 from players where players.game = games.id and players.score is null))
      or (status = 'over' and rated = 1 and not exists (select 1 from rated_games where rated_games.game = games.id))
      or (status <> 'waiting' and changed >= (select cast(value as bigint) - 60000 from facts where name = 'alive'))`.execute(db)
    await sql`insert into served (seen, lost) values ((select cast(value as bigint) from facts where name = 'alive'), 0)`.execute(db)
  },
}
