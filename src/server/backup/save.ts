/** Backs up a database while servers use it: one transaction reads all of it, as it was when the transaction began. */
import { createWriteStream, existsSync, renameSync, rmSync } from 'node:fs'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { sql } from 'kysely'
import { phrase } from '../../words/program.ts'
import { isPostgres, openDatabase } from '../storage/open.ts'
import { type AnyDatabase, asAny, BadBackup, headerOf, type OnRows, type Row, type TableLine, tablesOf } from './format.ts'

const AT_ONCE = 1000

async function* rowsOf(t: AnyDatabase, table: string, postgres: boolean): AsyncGenerator<Row> {
  if (!postgres) {
    yield* t.selectFrom(table).selectAll().stream()
    return
  }
  const cursor = sql.id('saving')
  await sql`declare ${cursor} no scroll cursor for select * from ${sql.table(table)}`.execute(t)
  for (;;) {
    const { rows } = await sql<Row>`fetch ${sql.lit(AT_ONCE)} from ${cursor}`.execute(t)
    if (rows.length === 0) break
    yield* rows
  }
  await sql`close ${cursor}`.execute(t)
}

/** PostgreSQL has booleans where SQLite has numbers. */
const plainly = (_key: string, value: unknown): unknown => (typeof value === 'boolean' ? Number(value) : value)

async function migrationOf(t: AnyDatabase): Promise<string> {
  const row = await t.selectFrom('kysely_migration').select('name').orderBy('name', 'desc').executeTakeFirst()
  return String(row?.name)
}

async function* linesOf(t: AnyDatabase, postgres: boolean, now: number, begin: (rows: number) => OnRows): AsyncGenerator<string> {
  const counts: TableLine[] = []
  for (const table of await tablesOf(t, postgres)) {
    const { n } = await t
      .selectFrom(table)
      .select((e) => e.fn.countAll().as('n'))
      .executeTakeFirstOrThrow()
    counts.push({ table, rows: Number(n) })
  }
  if (counts.length === 0) throw new BadBackup(phrase('backup.no-hotline'))
  const all = counts.reduce((sum, { rows }) => sum + rows, 0)
  const done = begin(all)
  yield `${JSON.stringify(headerOf(await migrationOf(t), now, all))}\n`
  for (const line of counts) {
    yield `${JSON.stringify(line)}\n`
    for await (const row of rowsOf(t, line.table, postgres)) {
      yield `${JSON.stringify(row, plainly)}\n`
      done(1)
    }
  }
}

/** Calls `begin` with the number of rows, and the function that it returns after each row. Returns the number of rows. */
export async function saveBackup(address: string, file: string, now: number, begin: (rows: number) => OnRows): Promise<number> {
  if (existsSync(file)) throw new BadBackup(phrase('backup.exists', { file }))
  if (!isPostgres(address) && !existsSync(address)) throw new BadBackup(phrase('backup.no-data', { file: address }))
  const db = openDatabase(address)
  const part = `${file}.part`
  let rows = 0
  try {
    await asAny(db)
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (t) => {
        const lines = linesOf(t, isPostgres(address), now, (all) => {
          rows = all
          return begin(all)
        })
        // The backup holds the secrets of games and accounts.
        await pipeline(Readable.from(lines), createGzip(), createWriteStream(part, { mode: 0o600, flush: true }))
      })
    renameSync(part, file)
    return rows
  } catch (error) {
    rmSync(part, { force: true })
    throw error
  } finally {
    await db.destroy()
  }
}
