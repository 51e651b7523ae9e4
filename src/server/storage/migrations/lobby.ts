/** Matches of two games and rematches, the archive with what can be searched in it, and the lobby. */
import type { ColumnDefinitionBuilder, Kysely, Migration } from 'kysely'

const needed = (c: ColumnDefinitionBuilder): ColumnDefinitionBuilder => c.notNull()
/** The row is deleted with the account. */
const ifPerson = (c: ColumnDefinitionBuilder): ColumnDefinitionBuilder => c.references('people.id').onDelete('cascade')
const ofArchived = (c: ColumnDefinitionBuilder): ColumnDefinitionBuilder => c.notNull().references('archive.id').onDelete('cascade')

async function games(db: Kysely<unknown>): Promise<void> {
  await db.schema.alterTable('games').addColumn('open_hands', 'text').execute()
  await db.schema.alterTable('games').addColumn('leg', 'integer').execute()
  await db.schema.alterTable('games').addColumn('twin', 'text').execute()
  await db.schema.alterTable('games').addColumn('next', 'text').execute()
  await db.schema.createIndex('games_created').on('games').columns(['status', 'created', 'id']).execute()
}

async function archive(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('archive')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('source', 'text', needed)
    .addColumn('owner', 'text', ifPerson)
    .addColumn('shown', 'integer', needed)
    .addColumn('game', 'text', needed)
    .addColumn('winner', 'text')
    .addColumn('ending', 'text')
    .addColumn('turns', 'integer', needed)
    .addColumn('vp', 'integer', needed)
    .addColumn('rated', 'integer', needed)
    .addColumn('speed', 'text')
    .addColumn('ended', 'bigint', needed)
    .execute()
  await db.schema.createIndex('archive_owner').on('archive').column('owner').execute()
  await db.schema.createIndex('archive_ended').on('archive').columns(['ended', 'id']).execute()
  await db.schema
    .createTable('archive_players')
    .addColumn('game', 'text', ofArchived)
    .addColumn('side', 'integer', needed)
    .addColumn('name', 'text', needed)
    .addColumn('folded', 'text', needed)
    .addColumn('bot', 'integer', needed)
    .addColumn('person', 'text')
    .addPrimaryKeyConstraint('archive_players_key', ['game', 'side'])
    .execute()
  await db.schema.createIndex('archive_players_name').on('archive_players').column('folded').execute()
  await db.schema.createIndex('archive_players_person').on('archive_players').column('person').execute()
  await db.schema
    .createTable('archive_cards')
    .addColumn('game', 'text', ofArchived)
    .addColumn('card', 'text', needed)
    .addColumn('side', 'integer', needed)
    .addColumn('headline', 'integer', needed)
    .addPrimaryKeyConstraint('archive_cards_key', ['card', 'game', 'side', 'headline'])
    .execute()
  await db.schema.createIndex('archive_cards_game').on('archive_cards').column('game').execute()
  await db.schema
    .createTable('imports')
    .addColumn('id', 'text', (c) => c.primaryKey().references('archive.id').onDelete('cascade'))
    .addColumn('owner', 'text', needed)
    .addColumn('hash', 'text', needed)
    .addColumn('record', 'text', needed)
    .addUniqueConstraint('imports_same', ['owner', 'hash'])
    .execute()
}

async function seeks(db: Kysely<unknown>): Promise<void> {
  await db.schema
    .createTable('seeks')
    .addColumn('id', 'text', (c) => c.primaryKey())
    .addColumn('kind', 'text', needed)
    .addColumn('state', 'text', needed)
    .addColumn('maker', 'text', (c) => ifPerson(c).notNull())
    .addColumn('name', 'text', needed)
    .addColumn('rating', 'integer')
    .addColumn('addressee', 'text', ifPerson)
    .addColumn('addressee_name', 'text')
    .addColumn('game', 'text', needed)
    .addColumn('speed', 'text', needed)
    .addColumn('rated', 'integer', needed)
    .addColumn('terms', 'text', needed)
    .addColumn('least', 'integer')
    .addColumn('most', 'integer')
    .addColumn('made', 'bigint', needed)
    .addColumn('until', 'bigint', needed)
    .addColumn('changed', 'bigint', needed)
    .addColumn('taker', 'text')
    .addColumn('result', 'text')
    .execute()
  await db.schema.createIndex('seeks_state').on('seeks').columns(['state', 'until']).execute()
  await db.schema.createIndex('seeks_changed').on('seeks').column('changed').execute()
  await db.schema.createIndex('seeks_maker').on('seeks').column('maker').execute()
}

export const lobby: Migration = {
  up: async (db: Kysely<unknown>) => {
    await games(db)
    await archive(db)
    await seeks(db)
  },
}

/** The client's id of a seek, so that a retry makes no second one. */
export const sentOnce: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema.alterTable('seeks').addColumn('client', 'text').execute()
    await db.schema.createIndex('seeks_sent').unique().on('seeks').columns(['maker', 'client']).execute()
  },
}
