/** Checks a SQLite file before a server uses it: one that was overwritten, truncated or is no database is noticed at the start. */
import { statSync } from 'node:fs'
import SQLite from 'libsql'
import { phrase } from '../../words/program.ts'
import { BadDatabase, codeOf } from './trouble.ts'

/** Files up to this size are looked through in whole, which takes about a second: 5 ms a megabyte. */
const MOST_CHECKED = 256 * 2 ** 20

interface QuickCheckRow {
  readonly quick_check: string
}

/**
 * Throws `BadDatabase` where pages of the file are not what they should be: `pragma quick_check`, which reads every page but does not compare
 * indexes with their tables, nor values with what was written. Of a larger file only the header and the length are looked at. Returns whether
 * all of it was.
 */
export function checkFile(file: string): boolean {
  const size = statSync(file).size
  if (size === 0) return true
  const damaged = (what: unknown): BadDatabase => new BadDatabase(phrase('database.damaged', { file, problem: String(what) }))
  const database = new SQLite(file)
  try {
    const whole = size <= MOST_CHECKED
    // Whether it is a database at all.
    database.prepare('select count(*) from sqlite_master').get()
    const { page_size: page } = database.prepare('pragma page_size').get() as { readonly page_size: number }
    if (size % page !== 0) throw damaged('it was cut off')
    const found = whole ? (database.prepare('pragma quick_check(1)').get() as QuickCheckRow).quick_check : 'ok'
    if (found !== 'ok') throw damaged(found)
    return whole
  } catch (error) {
    if (codeOf(error) === 'SQLITE_CORRUPT') throw damaged((error as Error).message)
    throw error
  } finally {
    database.close()
  }
}
