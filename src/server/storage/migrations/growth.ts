/** What lets a server grow: positions, so that a game is opened without its whole log, and the log as it is shown. */
import type { Kysely, Migration } from 'kysely'

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
  },
}
