import { type Kysely, type Migration, PostgresAdapter, sql } from 'kysely'

/** What keeps a server safe: who thinks for a bot, how much somebody has brought along, who is being forgotten. */
export const keeping: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('games').addColumn('bot_due', 'bigint').execute()
    await db.schema.createIndex('games_bot_due').on('games').column('bot_due').execute()
    // Whoever looks first finds out which of them wait for a bot.
    await sql`update games set bot_due = 0 where status = 'playing' and bots > 0`.execute(db)
    await db.schema.alterTable('games').addColumn('maker', 'text').execute()
    await db.schema.createIndex('games_maker').on('games').columns(['maker', 'status']).execute()
    await db.schema.alterTable('archive').addColumn('size', 'integer').execute()
    await sql`update archive set size = (select length(record) from imports where imports.id = archive.id)`.execute(db)
    await db.schema.alterTable('people').addColumn('leaving', 'bigint').execute()
    await db.schema.createIndex('people_leaving').on('people').column('leaving').execute()
    // A device may count up to 2^32; the numbers of SQLite have room for it.
    if (db.getExecutor().adapter instanceof PostgresAdapter)
      await db.schema
        .alterTable('passkeys')
        .alterColumn('counter', (c) => c.setDataType('bigint'))
        .execute()
  },
}

/** A game that is cleared away is looked up as the next one of another. */
export const nextGames: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.createIndex('games_next').on('games').column('next').execute()
  },
}

/** Players commit themselves to what they contribute to the chance; games that there are go on by version 1. */
export const chance: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .alterTable('deals')
      .addColumn('version', 'integer', (c) => c.notNull().defaultTo(1))
      .execute()
    await db.schema.alterTable('deals').addColumn('us_commitment', 'text').execute()
    await db.schema.alterTable('deals').addColumn('ussr_commitment', 'text').execute()
  },
}

/** Whose thoughts the bots of a game are, so that nobody gets more than a share of them. */
export const botOwners: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('games').addColumn('bot_owner', 'text').execute()
  },
}
