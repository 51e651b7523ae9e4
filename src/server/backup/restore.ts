/** Restores a backup into a new database, all or nothing, and migrates one of an older version. */
import { createReadStream, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createGunzip } from 'node:zlib'
import { sql } from 'kysely'
import type { z } from 'zod'
import { type Localized, phrase } from '../../words/program.ts'
import { migrate, migrationNames } from '../storage/migrations.ts'
import { isPostgres, openDatabase } from '../storage/open.ts'
import { type AnyDatabase, asAny, BadBackup, type Header, header, isEmpty, type OnRows, type Row, tableLine, tablesOf } from './format.ts'

/** Rows of one insert. */
const AT_ONCE = 200

const CUT_OFF = phrase('backup.cut-off')

/** The lines of the file. Every error in reading it becomes a `BadBackup`. */
async function* linesOf(file: string): AsyncGenerator<string, undefined> {
  const unzipped = createGunzip().setEncoding('utf8')
  createReadStream(file)
    .on('error', (error) => unzipped.destroy(error))
    .pipe(unzipped)
  let rest = ''
  try {
    for await (const chunk of unzipped as AsyncIterable<string>) {
      const parts = (rest + chunk).split('\n')
      rest = parts.pop()!
      yield* parts
    }
  } catch (error) {
    throw new BadBackup(CUT_OFF, { cause: error })
  }
}

async function next<T>(lines: AsyncGenerator<string, undefined>, form: z.ZodType<T>, what: Localized = CUT_OFF): Promise<T | null> {
  const { value } = await lines.next()
  if (value === undefined) return null
  try {
    return form.parse(JSON.parse(value))
  } catch (error) {
    throw new BadBackup(what, { cause: error })
  }
}

/** PostgreSQL has booleans where SQLite has numbers. */
function fitted(row: Row, types: ReadonlyMap<string, string>): Row {
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [column, types.get(column) === 'bool' && value !== null ? value === 1 : value]),
  )
}

interface Reference {
  readonly name: string
  readonly table: string
}

/** Defers foreign keys, because rows may come before those that they refer to. Resolves to the function that checks them in the end. */
async function referringFreely(t: AnyDatabase, postgres: boolean): Promise<() => Promise<void>> {
  if (!postgres) {
    await sql`pragma defer_foreign_keys = on`.execute(t)
    return () => Promise.resolve()
  }
  const { rows } = await sql<Reference>`
    select c.conname as name, r.relname as table from pg_constraint c join pg_class r on r.oid = c.conrelid
    where c.contype = 'f' and c.connamespace = current_schema()::regnamespace`.execute(t)
  const alter = async (how: 'deferrable initially deferred' | 'not deferrable'): Promise<void> => {
    for (const { name, table } of rows) await sql`alter table ${sql.id(table)} alter constraint ${sql.id(name)} ${sql.raw(how)}`.execute(t)
  }
  await alter('deferrable initially deferred')
  return async () => {
    await sql`set constraints all immediate`.execute(t)
    await alter('not deferrable')
  }
}

async function fill(
  t: AnyDatabase,
  lines: AsyncGenerator<string, undefined>,
  postgres: boolean,
  { rows: all }: Header,
  done: OnRows,
): Promise<void> {
  const check = await referringFreely(t, postgres)
  // What a migration puts in is in the backup, too, as it is now.
  const tables = await tablesOf(t, postgres)
  for (const table of tables) await t.deleteFrom(table).execute()
  const described = new Map((await t.introspection.getTables()).map(({ name, columns }) => [name, columns]))
  const met = new Set<string>()
  let filled = 0
  for (;;) {
    const head = await next(lines, tableLine)
    if (head === null) break
    met.add(head.table)
    const columns = described.get(head.table)
    if (columns === undefined) throw new BadBackup(phrase('backup.table', { table: head.table }))
    const types = new Map(columns.map(({ name, dataType }) => [name, dataType]))
    for (let left = head.rows; left > 0; ) {
      const batch: Row[] = []
      for (; batch.length < Math.min(AT_ONCE, left); ) {
        const { value } = await lines.next()
        if (value === undefined) throw new BadBackup(CUT_OFF)
        batch.push(fitted(JSON.parse(value) as Row, types))
      }
      await t.insertInto(head.table).values(batch).execute()
      left -= batch.length
      filled += batch.length
      done(batch.length)
    }
  }
  // The last tables may be empty: their names have to be there all the same.
  if (filled !== all || tables.some((table) => !met.has(table))) throw new BadBackup(CUT_OFF)
  await check()
}

/** kysely's migrator takes a connection, never a `Transaction`: this is one that has begun a transaction. */
async function inOneTransaction(db: AnyDatabase, work: (t: AnyDatabase) => Promise<void>): Promise<void> {
  await db.connection().execute(async (connection) => {
    await sql`begin`.execute(connection)
    try {
      await work(connection)
      await sql`commit`.execute(connection)
    } catch (error) {
      await sql`rollback`.execute(connection)
      throw error
    }
  })
}

async function restoreInto(address: string, file: string, begin: (rows: number) => OnRows): Promise<number> {
  const postgres = isPostgres(address)
  const lines = linesOf(file)
  const head = await next(lines, header, phrase('backup.foreign', { file }))
  if (head === null) throw new BadBackup(CUT_OFF)
  if (!migrationNames().includes(head.migration)) throw new BadBackup(phrase('backup.newer', { file, migration: head.migration }))
  const db = asAny(openDatabase(address))
  try {
    if (!(await isEmpty(db, postgres))) throw new BadBackup(phrase('backup.not-empty'))
    const done = begin(head.rows)
    if (postgres)
      await inOneTransaction(db, async (t) => {
        await migrate(t, { upTo: head.migration, inTransaction: true })
        await fill(t, lines, true, head, done)
        await migrate(t, { inTransaction: true })
      })
    else {
      await migrate(db, { upTo: head.migration })
      await db.transaction().execute((t) => fill(t, lines, false, head, done))
      await migrate(db)
      // The file alone is moved to its place.
      await sql`pragma journal_mode = delete`.execute(db)
    }
    return head.rows
  } finally {
    await db.destroy()
  }
}

/** `address` names a PostgreSQL database without tables, or the path of a file that is not there yet. Returns the number of rows. */
export async function restoreBackup(address: string, file: string, begin: (rows: number) => OnRows): Promise<number> {
  if (!existsSync(file)) throw new BadBackup(phrase('backup.missing', { file }))
  if (isPostgres(address)) return restoreInto(address, file, begin)
  if (existsSync(address)) throw new BadBackup(phrase('backup.folder-exists', { file: address }))
  const folder = dirname(address)
  const part = `${address}.part`
  const clear = (): void => {
    for (const end of ['', '-wal', '-shm', '-journal']) rmSync(part + end, { force: true })
  }
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 })
    clear()
    // What SQLite makes beside it gets the same mode.
    writeFileSync(part, '', { mode: 0o600 })
  } catch (error) {
    throw new BadBackup(phrase('folder.unusable', { folder, problem: (error as Error).message }), { cause: error })
  }
  try {
    const rows = await restoreInto(part, file, begin)
    renameSync(part, address)
    return rows
  } finally {
    clear()
  }
}
