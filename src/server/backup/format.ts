/**
 * A backup is JSON, a value a line, compressed: first what it is, then for each table a line with its name and its rows. It is the same for
 * both databases, so that it is also the way from one to the other.
 */
import { type Kysely, sql } from 'kysely'
import { z } from 'zod'
import { SpokenError } from '../../words/program.ts'
import type { DatabaseSchema } from '../storage/schema.ts'

const FORMAT = 1

export const header = z.strictObject({
  hotline: z.literal('backup'),
  format: z.literal(FORMAT),
  /** The last migration that the database has had. */
  migration: z.string(),
  made: z.number().int(),
  rows: z.number().int().min(0),
})
export type Header = z.infer<typeof header>

export const headerOf = (migration: string, made: number, rows: number): Header => ({
  hotline: 'backup',
  format: FORMAT,
  migration,
  made,
  rows,
})

export const tableLine = z.strictObject({ table: z.string(), rows: z.number().int().min(0) })
export type TableLine = z.infer<typeof tableLine>

export type Row = Readonly<Record<string, unknown>>
/** A database with untyped tables. */
export type AnyDatabase = Kysely<Record<string, Record<string, unknown>>>
export const asAny = (db: Kysely<DatabaseSchema>): AnyDatabase => db as unknown as AnyDatabase

/** Called with the number of rows that were done since the last call. */
export type OnRows = (rows: number) => void

/** A backup can't be saved or restored; the message says what to do. */
export class BadBackup extends SpokenError {
  readonly code = 'bad-backup'
}

const OF_KYSELY: ReadonlySet<string> = new Set(['kysely_migration', 'kysely_migration_lock'])

/** All tables, those of the migrator included. */
async function everyTable(db: AnyDatabase, postgres: boolean): Promise<readonly string[]> {
  const query = postgres
    ? sql<{
        name: string
      }>`select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace order by relname`
    : sql<{ name: string }>`select name from sqlite_master where type = 'table' and name not like 'sqlite%' order by name`
  return (await query.execute(db)).rows.map(({ name }) => name)
}

export const tablesOf = async (db: AnyDatabase, postgres: boolean): Promise<readonly string[]> =>
  (await everyTable(db, postgres)).filter((name) => !OF_KYSELY.has(name))

export const isEmpty = async (db: AnyDatabase, postgres: boolean): Promise<boolean> => (await everyTable(db, postgres)).length === 0
