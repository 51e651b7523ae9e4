/** Where a server stores its data, for the commands that need it. Flags take precedence over the environment. */
import { homedir } from 'node:os'
import { join } from 'node:path'
import { BadEnvironment, type Environment, readEnvironment } from '../server/config.ts'
import { BadDatabase, isOutage } from '../server/storage/trouble.ts'
import { BadArguments, type OptionSpecs } from './args.ts'

export const PLACE = {
  data: { is: 'text', usual: '', value: 'DIR', help: 'data folder, ~/.hotline by default [env HOTLINE_DATA]' },
  database: {
    is: 'text',
    usual: '',
    value: 'URL',
    help: 'PostgreSQL database instead of the one in the data folder, postgres://user@host/name [env HOTLINE_DATABASE]',
  },
} as const satisfies OptionSpecs

export interface DataLocation {
  readonly data: string
  /** The address of a PostgreSQL database. */
  readonly database: string | undefined
}

export function dataLocationOf({ data, database }: { readonly data: string; readonly database: string }, env: Environment): DataLocation {
  if (database !== '' && !/^postgres(ql)?:\/\//.test(database))
    throw new BadArguments('--database takes an address like postgres://user@host/name.')
  return { data: data || env.HOTLINE_DATA || join(homedir(), '.hotline'), database: database || env.HOTLINE_DATABASE }
}

/** Returns what `read` finds in the environment. Throws `BadArguments` where that is invalid. */
export function checked<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof BadEnvironment) throw new BadArguments(`the environment: ${error.message}.`, { cause: error })
    throw error
  }
}

export const fromEnvironment = (): Environment => checked(() => readEnvironment(process.env))

const AWAY = 'the database does not answer; is it running, and is --database right?'
const NOT_YOURS = 'the database does not let this user in, or lacks rights; fix --database or the rights of its user.'
const READ_ONLY = 'the database in the folder of --data can be read but not written to; is the folder yours, and the disk not read-only?'

const TROUBLES: Readonly<Record<string, string>> = {
  ECONNREFUSED: AWAY,
  ECONNRESET: AWAY,
  ETIMEDOUT: AWAY,
  ENOTFOUND: 'there is no such machine as --database names.',
  EAI_AGAIN: 'there is no such machine as --database names, or its name can’t be looked up now.',
  '3D000': 'there is no such database; make it (createdb), or mend --database.',
  '28P01': 'the database does not accept the password in --database.',
  '28000': NOT_YOURS,
  '42501': NOT_YOURS,
  '25006': 'the database can be read but not written to; is --database the one that others copy from?',
  '53300': 'the database has no room for more connections; end some, or let it have more (max_connections).',
  '57P03': 'the database is just starting or ending; try again.',
  SQLITE_NOTADB: 'hotline.sqlite in the folder of --data is no database; choose another folder.',
  SQLITE_CANTOPEN: 'the database in the folder of --data cannot be opened; is it yours?',
  SQLITE_CORRUPT: 'the database in the folder of --data is damaged; restore your last backup into a new folder with hotline restore.',
  SQLITE_READONLY: READ_ONLY,
  SQLITE_FULL: 'the disk is full; make room and try again.',
  ENOSPC: 'the disk is full; make room and try again.',
  SQLITE_BUSY: 'another program holds the database in the folder of --data; end it, or try again.',
}

/** The message for a user about a database error; null for other errors. */
export function databaseTrouble(error: unknown): string | null {
  if (error instanceof BadDatabase) return `${error.message}.`
  const { code: given, message } = error as NodeJS.ErrnoException
  const code = typeof given === 'string' ? given : ''
  // SQLite says more after the second underline, as SQLITE_READONLY_DIRECTORY.
  const known = TROUBLES[code] ?? TROUBLES[code.split('_').slice(0, 2).join('_')]
  if (known !== undefined) return known
  if (code.startsWith('SQLITE_')) return `the database in the folder of --data fails: ${message} (${code}).`
  return isOutage(error) ? AWAY : null
}
