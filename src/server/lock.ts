/**
 * One server at a time on a data folder. The lock is one that the system keeps for SQLite on an open file: it ends with the process that
 * holds it, however that ends. It is on a file of its own, so that `hotline backup` and `hotline admin` still use the database.
 */
import { join, resolve } from 'node:path'
import SQLite from 'libsql'
import { codeOf } from './storage/trouble.ts'

/** Another server uses the folder; the message says what to do. */
export class FolderInUse extends Error {
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
    const message = `another server uses ${path}; end that one first, or choose another folder with --data`
    throw new FolderInUse(message, { cause: error })
  }
  return () => void lock.close()
}
