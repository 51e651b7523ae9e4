/** Opens the storage that an address names, and brings it up to date. */

import { Kysely, PostgresDialect, SqliteDialect } from 'kysely'
import SQLite from 'libsql'
import pg from 'pg'
import { databaseStorage } from './database.ts'
import { listenAt } from './listen.ts'
import { migrate } from './migrations.ts'
import type { Tables } from './schema.ts'
import type { Storage } from './storage.ts'

/** A storage with the database behind it, for what keeps tables of its own in it. */
export interface OpenStorage extends Storage {
  readonly db: Kysely<Tables>
  readonly dialect: 'sqlite' | 'postgres'
}

export const isPostgres = (address: string): boolean => /^postgres(ql)?:\/\//.test(address)

const INT8: number = pg.types.builtins.INT8
const parserOf = (oid: number, format: 'text' | undefined): unknown => (oid === INT8 ? Number : pg.types.getTypeParser(oid, format))

function openPostgres(address: string): Kysely<Tables> {
  const pool = new pg.Pool({
    connectionString: address,
    max: 10,
    // All our numbers are whole and far below the limit; text is what pg makes of int8 by default.
    types: { getTypeParser: parserOf as typeof pg.types.getTypeParser },
  })
  // A connection that breaks while nobody uses it is replaced by the next one; queries on it, also the next one of a transaction, say so
  // themselves.
  pool.on('error', () => undefined)
  pool.on('connect', (client) => client.on('error', () => undefined))
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
}

function openSqlite(file: string): Kysely<Tables> {
  const database = new SQLite(file)
  database.pragma('journal_mode = WAL')
  // An acknowledged move has reached the disk.
  database.pragma('synchronous = FULL')
  database.pragma('foreign_keys = ON')
  database.pragma('busy_timeout = 5000')
  // The same few statements come again and again: each is prepared once.
  const prepared = new Map<string, SQLite.Statement>()
  const prepare = (text: string): SQLite.Statement => {
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
  return new Kysely<Tables>({ dialect: new SqliteDialect({ database: { prepare, close } }) })
}

const MOST_PREPARED = 500

/** `postgres://…`, or the path of a SQLite file, or `:memory:`. It is left as it is, whatever version it has. */
export const openDatabase = (address: string): Kysely<Tables> => (isPostgres(address) ? openPostgres(address) : openSqlite(address))

export async function openStorage(address: string): Promise<OpenStorage> {
  const oneWriter = !isPostgres(address)
  const db = openDatabase(address)
  try {
    await migrate(db)
  } catch (error) {
    await db.destroy()
    throw error
  }
  const listen: Storage['listen'] = oneWriter ? () => Promise.resolve(() => Promise.resolve()) : (hear) => listenAt(address, hear)
  return { ...databaseStorage(db, oneWriter), listen, db, dialect: oneWriter ? 'sqlite' : 'postgres' }
}
