import type { Kysely, Migration } from 'kysely'

/** Notification settings, push subscriptions, and the queue of notices. */
export const notices: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('notice_choices')
      .addColumn('person', 'text', (c) => c.primaryKey().references('people.id').onDelete('cascade'))
      .addColumn('language', 'text', (c) => c.notNull())
      .addColumn('mail', 'text')
      .addColumn('confirmed', 'integer', (c) => c.notNull())
      .addColumn('mail_kinds', 'text', (c) => c.notNull())
      .addColumn('push_kinds', 'text', (c) => c.notNull())
      .execute()
    await db.schema
      .createTable('push_subscriptions')
      .addColumn('endpoint', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', (c) => c.notNull().references('people.id').onDelete('cascade'))
      .addColumn('p256dh', 'text', (c) => c.notNull())
      .addColumn('auth', 'text', (c) => c.notNull())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .execute()
    await db.schema.createIndex('push_subscriptions_person').on('push_subscriptions').column('person').execute()
    await db.schema
      .createTable('notices')
      .addColumn('key', 'text', (c) => c.notNull())
      .addColumn('channel', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.references('people.id').onDelete('cascade'))
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('game', 'text')
      .addColumn('seat', 'integer')
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('passing', 'integer', (c) => c.notNull())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .addColumn('due', 'bigint', (c) => c.notNull())
      .addColumn('tries', 'integer', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('notices_key', ['key', 'channel'])
      .execute()
    await db.schema.createIndex('notices_due').on('notices').columns(['state', 'due']).execute()
    await db.schema.createIndex('notices_game').on('notices').column('game').execute()
    await db.schema.createIndex('notices_person').on('notices').column('person').execute()
  },
}

/** Webhooks that a host has added. */
export const webhooks: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('webhooks')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('url', 'text', (c) => c.notNull())
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .execute()
  },
}
