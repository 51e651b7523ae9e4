/** Where a server keeps everything, for the commands that need it: flags win over the environment. */
import { homedir } from 'node:os'
import { join } from 'node:path'
import { BadEnvironment, type Environment, readEnvironment } from '../server/config.ts'
import { BadArguments, type Options } from './args.ts'

export const PLACE = {
  data: { is: 'text', usual: '', value: 'DIR', help: 'the folder for games and all else that is kept; ~/.hotline (HOTLINE_DATA)' },
  database: {
    is: 'text',
    usual: '',
    value: 'URL',
    help: 'a PostgreSQL database instead of the one in the folder, as postgres://user@host/name (HOTLINE_DATABASE)',
  },
} as const satisfies Options

export interface Place {
  readonly data: string
  /** The address of a PostgreSQL database. */
  readonly database: string | undefined
}

export function placeOf({ data, database }: { readonly data: string; readonly database: string }, env: Environment): Place {
  if (database !== '' && !/^postgres(ql)?:\/\//.test(database))
    throw new BadArguments('--database takes an address like postgres://user@host/name.')
  return { data: data || env.HOTLINE_DATA || join(homedir(), '.hotline'), database: database || env.HOTLINE_DATABASE }
}

/** What is read of the environment, or what is wrong with it. */
export function checked<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof BadEnvironment) throw new BadArguments(`the environment: ${error.message}.`, { cause: error })
    throw error
  }
}

export const fromEnvironment = (): Environment => checked(() => readEnvironment(process.env))

const TROUBLES: Readonly<Record<string, string>> = {
  ECONNREFUSED: 'the database does not answer; is it running, and is --database right?',
  '3D000': 'there is no such database; make it (createdb), or mend --database.',
  '28P01': 'the database does not accept the password in --database.',
  SQLITE_NOTADB: 'hotline.sqlite in the folder of --data is no database; choose another folder.',
  SQLITE_CANTOPEN: 'the database in the folder of --data cannot be opened; is it yours?',
}

/** What is wrong with the database, for a person; null where it is something else. */
export const databaseTrouble = (error: unknown): string | null => TROUBLES[(error as NodeJS.ErrnoException).code ?? ''] ?? null
