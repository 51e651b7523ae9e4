/**
 * One server at a time on a data folder. The lock is one that the system keeps for SQLite on an open file: it ends with the process that
 * holds it, however that ends. It is on a file of its own, so that `hotline backup` and `hotline admin` still use the database.
 */
import { join, resolve } from 'node:path'
import SQLite from 'libsql'
import { phrase, SpokenError } from '../words/program.ts'
import { codeOf } from './storage/trouble.ts'

/** Another server uses the folder; the message says what to do. */
class FolderInUse extends SpokenError {
  readonly code = 'folder-in-use'
}

/** Locks the folder; returns the function that unlocks it. Throws `FolderInUse`. */
export function lockFolder(folder: string): () => void {
  const path = resolve(folder)
  const lock = new SQLite(join(path, 'hotline.lock'), { timeout: 0 })
  try {
    lock.exec('begin exclusive')
  } catch (error) {
    lock.close()
    if (codeOf(error) !== 'SQLITE_BUSY') throw error
    throw new FolderInUse(phrase('folder.in-use', { folder: path }), { cause: error })
  }
  return () => void lock.close()
}
