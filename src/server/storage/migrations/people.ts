/** Accounts, who sits where, ratings, and what moderation needs. */
import type { ColumnDefinitionBuilder, CreateTableBuilder, Kysely, Migration } from 'kysely'

const needed = (c: ColumnDefinitionBuilder): ColumnDefinitionBuilder => c.notNull()
const ofPerson = (c: ColumnDefinitionBuilder): ColumnDefinitionBuilder => c.notNull().references('people.id').onDelete('cascade')
const ifPerson = (c: ColumnDefinitionBuilder): ColumnDefinitionBuilder => c.references('people.id').onDelete('set null')
const ofGame = (c: ColumnDefinitionBuilder): ColumnDefinitionBuilder => c.notNull().references('games.id')

/** The library for accounts writes these itself: the names and types of the columns are its own. */
async function accounts(db: Kysely<unknown>): Promise<void> {
  const made = <T extends string>(table: CreateTableBuilder<T>): CreateTableBuilder<T> =>
    table.addColumn('createdAt', 'timestamptz', needed).addColumn('updatedAt', 'timestamptz', needed)
  const table = (name: string): CreateTableBuilder<string> => db.schema.createTable(name).addColumn('id', 'text', (c) => c.primaryKey())

  await made(table('people'))
    .addColumn('name', 'text', needed)
    .addColumn('email', 'text', (c) => c.notNull().unique())
    .addColumn('emailVerified', 'boolean', needed)
    .addColumn('image', 'text')
    .addColumn('username', 'text', (c) => c.unique())
    .addColumn('displayUsername', 'text')
    .addColumn('isAnonymous', 'boolean')
    // From here on they are ours.
    .addColumn('admin', 'integer', (c) => c.notNull().defaultTo(0))
    .addColumn('banned', 'bigint')
    .addColumn('muted', 'bigint')
    .addColumn('owner', 'text', (c) => c.references('people.id').onDelete('cascade'))
    .execute()
  await db.schema.createIndex('people_owner').on('people').column('owner').execute()
  await made(table('sessions'))
    .addColumn('expiresAt', 'timestamptz', needed)
    .addColumn('token', 'text', (c) => c.notNull().unique())
    .addColumn('ipAddress', 'text')
    .addColumn('userAgent', 'text')
    .addColumn('userId', 'text', ofPerson)
    .execute()
  await db.schema.createIndex('sessions_person').on('sessions').column('userId').execute()
  await made(table('accounts'))
    .addColumn('accountId', 'text', needed)
    .addColumn('providerId', 'text', needed)
    .addColumn('userId', 'text', ofPerson)
    .addColumn('accessToken', 'text')
    .addColumn('refreshToken', 'text')
    .addColumn('idToken', 'text')
    .addColumn('accessTokenExpiresAt', 'timestamptz')
    .addColumn('refreshTokenExpiresAt', 'timestamptz')
    .addColumn('scope', 'text')
    .addColumn('password', 'text')
    .execute()
  await db.schema.createIndex('accounts_person').on('accounts').column('userId').execute()
  await made(table('verifications'))
    .addColumn('identifier', 'text', needed)
    .addColumn('value', 'text', needed)
    .addColumn('expiresAt', 'timestamptz', needed)
    .execute()
  await db.schema.createIndex('verifications_identifier').on('verifications').column('identifier').execute()
  await table('passkeys')
    .addColumn('name', 'text')
    .addColumn('publicKey', 'text', needed)
    .addColumn('userId', 'text', ofPerson)
    .addColumn('credentialID', 'text', (c) => c.notNull().unique())
    .addColumn('counter', 'integer', needed)
    .addColumn('deviceType', 'text', needed)
    .addColumn('backedUp', 'boolean', needed)
    .addColumn('transports', 'text')
    .addColumn('createdAt', 'timestamptz')
    .addColumn('aaguid', 'text')
    .execute()
  await db.schema.createIndex('passkeys_person').on('passkeys').column('userId').execute()
}

async function ratings(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('ratings')
    .addColumn('person', 'text', ofPerson)
    .addColumn('game', 'text', needed)
    .addColumn('speed', 'text', needed)
    .addColumn('rating', 'double precision', needed)
    .addColumn('deviation', 'double precision', needed)
    .addColumn('volatility', 'double precision', needed)
    .addColumn('games', 'integer', needed)
    .addColumn('changed', 'bigint', needed)
    .addPrimaryKeyConstraint('ratings_key', ['person', 'game', 'speed'])
    .execute()
  await db.schema
    .createTable('rated_games')
    .addColumn('game', 'text', (c) => c.primaryKey().references('games.id'))
    .addColumn('rated', 'bigint', needed)
    .addColumn('us_before', 'double precision')
    .addColumn('us_after', 'double precision')
    .addColumn('ussr_before', 'double precision')
    .addColumn('ussr_after', 'double precision')
    .execute()
}

async function moderation(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('mutes')
    .addColumn('person', 'text', ofPerson)
    .addColumn('muted', 'text', ofPerson)
    .addPrimaryKeyConstraint('mutes_key', ['person', 'muted'])
    .execute()
  await db.schema.createIndex('mutes_muted').on('mutes').column('muted').execute()
  await db.schema
    .createTable('reports')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('made', 'bigint', needed)
    .addColumn('reporter', 'text', ifPerson)
    .addColumn('person', 'text', ofPerson)
    .addColumn('game', 'text', (c) => c.references('games.id'))
    .addColumn('said', 'text')
    .addColumn('reason', 'text', needed)
    .addColumn('closed', 'bigint')
    .execute()
  await db.schema.createIndex('reports_closed').on('reports').columns(['closed', 'made']).execute()
  await db.schema
    .createTable('moderation')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('made', 'bigint', needed)
    .addColumn('admin', 'text', ifPerson)
    .addColumn('deed', 'text', needed)
    .addColumn('person', 'text', ifPerson)
    .addColumn('report', 'text')
    .addColumn('reason', 'text', needed)
    .execute()
}

export const people: Migration = {
  up: async (db: Kysely<unknown>) => {
    await accounts(db)
    await db.schema
      .createTable('bot_tokens')
      .addColumn('hash', 'text', (c) => c.primaryKey())
      .addColumn('person', 'text', ofPerson)
      .addColumn('made', 'bigint', needed)
      .execute()
    await db.schema
      .createTable('players')
      .addColumn('game', 'text', ofGame)
      .addColumn('seat', 'integer', needed)
      .addColumn('person', 'text', needed)
      .addPrimaryKeyConstraint('players_key', ['game', 'seat'])
      .execute()
    await db.schema.createIndex('players_person').on('players').column('person').execute()
    // Who spoke: a seat changes hands when a guest signs in, and spectators have none.
    await db.schema.alterTable('chat').addColumn('person', 'text').execute()
    await db.schema.createIndex('chat_person').on('chat').column('person').execute()
    await ratings(db)
    await moderation(db)
  },
}

export const scores: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('players').addColumn('score', 'double precision').execute()
  },
}
