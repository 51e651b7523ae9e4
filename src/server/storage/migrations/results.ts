/** The results of a person's games against the levels, which the page plays itself: they follow the person from device to device. */
import type { Kysely, Migration } from 'kysely'

export const results: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('level_results')
      .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('level', 'text', (c) => c.notNull())
      .addColumn('won', 'integer')
      .addColumn('ended', 'bigint', (c) => c.notNull())
      .addPrimaryKeyConstraint('level_results_key', ['person', 'game'])
      .execute()
  },
}
