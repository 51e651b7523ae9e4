/** Opens the storage that an address names, and brings it up to date. */

import { accessSync, constants, existsSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { Kysely, PostgresDialect, SqliteDialect, sql } from 'kysely'
import SQLite from 'libsql'
import pg, { type QueryResultRow } from 'pg'
import { phrase } from '../../words/program.ts'
import { newId } from '../games/secrets.ts'
import { silentBus, textOf } from './bus.ts'
import { type Dialect, databaseStorage, writeInTransaction } from './database.ts'
import { type RunNamed, writeGroup } from './group-write.ts'
import { migrate } from './migrations.ts'
import { channelOf, destroySocket, postgresBus } from './postgres-bus.ts'
import type { DatabaseSchema } from './schema.ts'
import { sqliteBeat } from './sqlite-beat.ts'
import type { Storage } from './storage.ts'
import { BadDatabase, QUERY_TIMEOUT } from './trouble.ts'

/** A storage with its database, for the parts of the server that have tables of their own. */
export interface OpenStorage extends Storage {
  readonly db: Kysely<DatabaseSchema>
  readonly dialect: 'sqlite' | 'postgres'
  /** How many statements it has run, without those of the bus. */
  readonly statements: () => number
}

export const isPostgres = (address: string): boolean => /^postgres(ql)?:\/\//.test(address)

const INT8: number = pg.types.builtins.INT8
const parserOf = (oid: number, format: 'text' | undefined): unknown => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format))

/** Milliseconds until a database that does not answer is given up. It ends a statement itself; where it is frozen, we do, a little later. */
const CONNECT = 5000
const STATEMENT = 10_000
const timeoutsOf = (statement: number) => ({
  statement_timeout: statement,
  query_timeout: 1.2 * statement,
  idle_in_transaction_session_timeout: 3 * statement,
})

/** Closes the client when a query times out: the next query on it would wait behind this one. */
function endWhenLate(client: pg.PoolClient, onQuery: () => void): pg.PoolClient {
  let isLate = false
  const query = client.query.bind(client) as (...args: unknown[]) => unknown
  const release = client.release.bind(client)
  client.query = ((...args: unknown[]): unknown => {
    onQuery()
    const result = query(...args)
    if (result instanceof Promise)
      result.catch((error: unknown) => {
        if (!(error instanceof Error) || error.message !== QUERY_TIMEOUT) return
        isLate = true
        destroySocket(client)
      })
    return result
  }) as typeof client.query
  client.release = (error) => {
    client.query = query as typeof client.query
    release(error ?? isLate)
  }
  return client
}

interface Opened {
  readonly db: Kysely<DatabaseSchema>
  readonly statements: () => number
}

interface Postgres extends Opened {
  readonly runNamed: RunNamed
}

/** Backups and migrations, which may take long, have no timeout for their statements. */
function openPostgres(address: string, statement?: number): Postgres {
  const pool = new pg.Pool({
    connectionString: address,
    max: 10,
    connectionTimeoutMillis: CONNECT,
    keepAlive: true,
    ...(statement === undefined ? {} : timeoutsOf(statement)),
    // All our numbers are whole and far below the limit; text is what pg makes of int8 by default.
    types: { getTypeParser: parserOf as typeof pg.types.getTypeParser },
  })
  // The pool replaces an idle connection that breaks. Queries on a broken one, also the next one of a transaction, reject by themselves.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  let statements = 0
  const connect = async (): Promise<pg.PoolClient> => endWhenLate(await pool.connect(), () => void statements++)
  const watched = { connect, end: () => pool.end(), options: pool.options }
  const runNamed: RunNamed = async (name, text, values) => {
    const client = await watched.connect()
    try {
      return (await client.query({ name, text, values: [...values] })).rows as QueryResultRow[]
    } finally {
      client.release()
    }
  }
  return { db: new Kysely<DatabaseSchema>({ dialect: new PostgresDialect({ pool: watched }) }), runNamed, statements: () => statements }
}

/** The error of SQLite for a read-only file depends on its first operation, so the file is checked here. */
function checkWritable(file: string): void {
  if (!existsSync(file)) return
  try {
    for (const path of [file, dirname(resolve(file))]) accessSync(path, constants.W_OK)
  } catch (error) {
    throw new BadDatabase(phrase('database.unwritable', { file }), { cause: error })
  }
}

function openSqlite(file: string): Opened {
  checkWritable(file)
  const database = new SQLite(file)
  database.pragma('journal_mode = WAL')
  // An acknowledged move has reached the disk.
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  database.pragma('busy_timeout = 5000')
  // Each statement is prepared once.
  const prepared = new Map<string, SQLite.Statement>()
  let statements = 0
  const prepare = (text: string): SQLite.Statement => {
    // A full disk ends a transaction by itself. A rollback would fail, and its error would hide the first.
    if (text === 'rollback' && !database.inTransaction) return prepare('select 1')
    statements++
    const known = prepared.get(text)
    if (known !== undefined) return known
    const statement = database.prepare(text)
    if (prepared.size < MOST_PREPARED) prepared.set(text, statement)
    return statement
  }
  const close = (): void => {
    // libsql lets a file go only when its statements are collected: move what the log still holds into the file itself now.
    database.pragma('wal_checkpoint(truncate)')
    database.close()
  }
  return { db: new Kysely<DatabaseSchema>({ dialect: new SqliteDialect({ database: { prepare, close } }) }), statements: () => statements }
}

const MOST_PREPARED = 500

/** Opens `postgres://…`, the path of a SQLite file, or `:memory:`, without migrating it and without a timeout. */
export const openDatabase = (address: string): Kysely<DatabaseSchema> =>
  (isPostgres(address) ? openPostgres(address) : openSqlite(address)).db

async function brought(db: Kysely<DatabaseSchema>, keep: boolean): Promise<void> {
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  if (!keep) await db.destroy()
}

const sqliteDialect = (db: Kysely<DatabaseSchema>): Dialect => ({
  writeGroup: (works) => writeInTransaction(db, works),
  bus: () => {
    const process = newId()
    return silentBus(process, sqliteBeat(db, process))
  },
  publish: () => Promise.resolve(),
})

const postgresDialect = (address: string, run: RunNamed): Dialect => ({
  writeGroup: (works) => writeGroup(run, works),
  bus: () => postgresBus(newId(), address, run),
  publish: async (t, { game, message }) => {
    await sql`select pg_notify(${channelOf(game)}, ${textOf(message)})`.execute(t)
  },
})

/** `statement`: milliseconds that PostgreSQL may take for one. */
export async function openStorage(address: string, statement = STATEMENT): Promise<OpenStorage> {
  if (!isPostgres(address)) {
    const { db, statements } = openSqlite(address)
    await brought(db, true)
    return { ...databaseStorage(db, sqliteDialect(db)), db, dialect: 'sqlite', statements }
  }
  await brought(openDatabase(address), false)
  const { db, runNamed, statements } = openPostgres(address, statement)
  return { ...databaseStorage(db, postgresDialect(address, runNamed)), db, dialect: 'postgres', statements }
}
