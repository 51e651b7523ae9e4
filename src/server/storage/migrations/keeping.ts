import { type Kysely, type Migration, PostgresAdapter, sql } from 'kysely'

/** When a bot is due, the owner of games among bots, the size of imports, and accounts that are being deleted. */
export const keeping: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('games').addColumn('bot_due', 'bigint').execute()
    await db.schema.createIndex('games_bot_due').on('games').column('bot_due').execute()
    // The first process that looks finds out which of them wait for a bot.
    await sql`update games set bot_due = 0 where status = 'playing' and bots > 0`.execute(db)
    await db.schema.alterTable('games').addColumn('maker', 'text').execute()
    await db.schema.createIndex('games_maker').on('games').columns(['maker', 'status']).execute()
    await db.schema.alterTable('archive').addColumn('size', 'integer').execute()
    await sql`update archive set size = (select length(record) from imports where imports.id = archive.id)`.execute(db)
    await db.schema.alterTable('people').addColumn('leaving', 'bigint').execute()
    await db.schema.createIndex('people_leaving').on('people').column('leaving').execute()
    // The counter of a passkey goes up to 2^32; an integer of SQLite has room for it.
    if (db.getExecutor().adapter instanceof PostgresAdapter)
      await db.schema
        .alterTable('passkeys')
        .alterColumn('counter', (c) => c.setDataType('bigint'))
        .execute()
  },
}

/** For `clearing.ts`, which looks up the game that a deleted one follows. */
export const nextGames: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.createIndex('games_next').on('games').column('next').execute()
  },
}

/** Commitments to the contributions to chance; games that have begun go on by version 1. */
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

/** The owner of the bots of a game, for fair shares of the time that bots think. */
export const botOwners: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('games').addColumn('bot_owner', 'text').execute()
  },
}
