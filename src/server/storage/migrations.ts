/** The migrations, forward only: one that has been released is never changed. */
import { type Kysely, type Migration, Migrator } from 'kysely'
import { phrase } from '../../words/program.ts'
import { boards } from './migrations/boards.ts'
import { growth } from './migrations/growth.ts'
import { botOwners, chance, keeping, nextGames } from './migrations/keeping.ts'
import { lobby, sentOnce } from './migrations/lobby.ts'
import { notices, webhooks } from './migrations/notices.ts'
import { people, scores } from './migrations/people.ts'
import { results } from './migrations/results.ts'
import { settings } from './migrations/settings.ts'
import { BadDatabase } from './trouble.ts'

const first: Migration = {
  up: async (db: Kysely<unknown>) => {
    await db.schema
      .createTable('deals')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('secret', 'text', (c) => c.notNull())
      .addColumn('commitment', 'text', (c) => c.notNull())
      .addColumn('us', 'text')
      .addColumn('ussr', 'text')
      .execute()
    await db.schema
      .createTable('games')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('rev', 'integer', (c) => c.notNull())
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('created', 'bigint', (c) => c.notNull())
      .addColumn('changed', 'bigint', (c) => c.notNull())
      .addColumn('game', 'text', (c) => c.notNull())
      .addColumn('rules', 'integer', (c) => c.notNull())
      .addColumn('options', 'text', (c) => c.notNull())
      .addColumn('clock', 'text', (c) => c.notNull())
      .addColumn('rated', 'integer', (c) => c.notNull())
      .addColumn('hints', 'integer', (c) => c.notNull())
      .addColumn('deal', 'text', (c) => c.notNull().references('deals.id'))
      .addColumn('seats', 'text', (c) => c.notNull())
      .addColumn('bots', 'integer', (c) => c.notNull())
      .addColumn('watch', 'text')
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('timing', 'text', (c) => c.notNull())
      .addColumn('due', 'bigint')
      .addColumn('offers', 'text', (c) => c.notNull())
      .addColumn('ending', 'text')
      .execute()
    await db.schema.createIndex('games_due').on('games').column('due').execute()
    await db.schema.createIndex('games_status').on('games').columns(['status', 'changed']).execute()
    await db.schema.createIndex('games_deal').on('games').column('deal').execute()
    await db.schema
      .createTable('entries')
      .addColumn('game', 'text', (c) => c.notNull().references('games.id'))
      .addColumn('seq', 'integer', (c) => c.notNull())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('actor', 'integer', (c) => c.notNull())
      .addColumn('value', 'text', (c) => c.notNull())
      .addColumn('made', 'bigint', (c) => c.notNull())
      .addColumn('clock', 'bigint')
      .addColumn('client', 'text')
      .addPrimaryKeyConstraint('entries_key', ['game', 'seq'])
      .execute()
    await db.schema
      .createTable('chat')
      .addColumn('game', 'text', (c) => c.notNull().references('games.id'))
      .addColumn('n', 'integer', (c) => c.notNull())
      .addColumn('said', 'bigint', (c) => c.notNull())
      .addColumn('speaker', 'integer', (c) => c.notNull())
      .addColumn('line', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('chat_key', ['game', 'n'])
      .execute()
    await db.schema
      .createTable('notes')
      .addColumn('game', 'text', (c) => c.notNull().references('games.id'))
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('content', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('notes_key', ['game', 'seat'])
      .execute()
    await db.schema
      .createTable('arranged')
      .addColumn('game', 'text', (c) => c.notNull().references('games.id'))
      .addColumn('seat', 'integer', (c) => c.notNull())
      .addColumn('card', 'text', (c) => c.notNull())
      .addColumn('prompt', 'text', (c) => c.notNull())
      .addColumn('pick', 'text', (c) => c.notNull())
      .addPrimaryKeyConstraint('arranged_key', ['game', 'seat', 'card', 'prompt'])
      .execute()
    await db.schema
      .createTable('facts')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute()
  },
}

/** By name, in the order of their names. */
const MIGRATIONS: Readonly<Record<string, Migration>> = {
  '0001-games': first,
  '0002-people': people,
  '0003-lobby': lobby,
  '0004-notices': notices,
  '0005-scores': scores,
  '0006-keeping': keeping,
  '0007-sent-once': sentOnce,
  '0008-next-games': nextGames,
  '0009-webhooks': webhooks,
  '0010-bot-owners': botOwners,
  '0011-chance': chance,
  '0012-growth': growth,
  '0013-boards': boards,
  '0014-settings': settings,
  '0015-results': results,
}

/** The names of the migrations, in their order. */
export const migrationNames = (): readonly string[] => Object.keys(MIGRATIONS).sort()

interface MigrationOptions {
  /** The last migration to run; all by default. */
  readonly upTo?: string
  /** `db` is a connection that has begun a transaction: the migrator must not begin another. */
  readonly inTransaction?: boolean
}

/** Brings a database up to date, or up to a migration. Throws what stopped it. */
export async function migrate<T>(db: Kysely<T>, { upTo, inTransaction = false }: MigrationOptions = {}): Promise<void> {
  const migrator = new Migrator({
    db,
    provider: { getMigrations: () => Promise.resolve(MIGRATIONS) },
    // Their numbers are given before they are finished.
    allowUnorderedMigrations: true,
    disableTransactions: inTransaction,
  })
  const { error } = await (upTo === undefined ? migrator.migrateToLatest() : migrator.migrateTo(upTo))
  if (error instanceof Error && error.message.startsWith('corrupted migrations'))
    throw new BadDatabase(phrase('database.newer'), { cause: error })
  if (error !== undefined)
    throw error instanceof Error ? error : new Error('the database could not be brought up to date', { cause: error })
}
