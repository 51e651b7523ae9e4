/** What an account has chosen for the page, as JSON: it follows the person from device to device. */
import type { Kysely, Migration } from 'kysely'

export const settings: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('people').addColumn('settings', 'text').execute()
  },
}
