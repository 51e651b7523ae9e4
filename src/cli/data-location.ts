/** Where a server stores its data, for the commands that need it. Flags take precedence over the environment. */
import { existsSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { type Environment, readEnvironment } from '../server/config.ts'
import { addressAt } from '../server/storage/address.ts'
import { isOutage } from '../server/storage/trouble.ts'
import { type Localized, type PhraseKey, phrase, SpokenError } from '../words/program.ts'
import { BadArguments, type OptionSpecs } from './args.ts'

export const PLACE = {
  data: { is: 'text', usual: '', value: 'DIR', help: phrase('option.data'), otherwise: '~/.hotline', env: 'HOTLINE_DATA' },
  database: {
    is: 'text',
    usual: '',
    value: 'URL',
    help: phrase('option.database'),
    env: 'HOTLINE_DATABASE',
  },
} as const satisfies OptionSpecs

export interface DataLocation {
  readonly data: string
  /** The address of a PostgreSQL database. */
  readonly database: string | undefined
}

export function dataLocationOf({ data, database }: { readonly data: string; readonly database: string }, env: Environment): DataLocation {
  if (database !== '' && !/^postgres(ql)?:\/\//.test(database)) throw new BadArguments(phrase('bad.database-url'))
  return { data: data || env.HOTLINE_DATA || join(homedir(), '.hotline'), database: database || env.HOTLINE_DATABASE }
}

/** The address of a database that is there already: no command but `serve` and `restore` makes one. */
export function existingAddress(place: DataLocation): string {
  const address = addressAt(place)
  if (place.database === undefined && !existsSync(address)) throw new BadArguments(phrase('backup.no-data', { file: address }))
  return address
}

export const fromEnvironment = (): Environment => readEnvironment(process.env)

const TROUBLES: Readonly<Record<string, PhraseKey>> = {
  ECONNREFUSED: 'database.away',
  ECONNRESET: 'database.away',
  ETIMEDOUT: 'database.away',
  ENOTFOUND: 'database.no-host',
  EAI_AGAIN: 'database.no-host-now',
  '3D000': 'database.none',
  '28P01': 'database.password',
  '28000': 'database.not-yours',
  '42501': 'database.not-yours',
  '25006': 'database.read-only',
  '53300': 'database.connections',
  '57P03': 'database.starting',
  SQLITE_NOTADB: 'database.not-one',
  SQLITE_CANTOPEN: 'database.unopened',
  SQLITE_CORRUPT: 'database.corrupt',
  SQLITE_READONLY: 'database.read-only-folder',
  SQLITE_FULL: 'database.full',
  ENOSPC: 'database.full',
  SQLITE_BUSY: 'database.busy',
}

/** The message for a user about a database error; null for other errors, and for those that have one. */
export function databaseTrouble(error: unknown): Localized | null {
  // It speaks for itself, whatever caused it.
  if (error instanceof SpokenError) return null
  const { code: given, message } = error as NodeJS.ErrnoException
  const code = typeof given === 'string' ? given : ''
  // SQLite says more after the second underline, as SQLITE_READONLY_DIRECTORY.
  const known = TROUBLES[code] ?? TROUBLES[code.split('_').slice(0, 2).join('_')]
  if (known !== undefined) return phrase(known)
  if (code.startsWith('SQLITE_')) return phrase('database.fails', { problem: message, code })
  return isOutage(error) ? phrase('database.away') : null
}
