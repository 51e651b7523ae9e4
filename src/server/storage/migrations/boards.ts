/** The board at the end of each game in the archive, for its picture. */
import type { Kysely, Migration } from 'kysely'

export const boards: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('archive').addColumn('influence', 'text').execute()
  },
}
