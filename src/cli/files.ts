import { accessSync, closeSync, constants, mkdirSync, openSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { phrase } from '../words/program.ts'
import { BadArguments, type OptionSpecs } from './args.ts'

/** A file that can't be read or written; the game is untouched. */
export class FileError extends Error {
  readonly code: 'exists' | 'missing' | 'unreadable' | 'unwritable'
  readonly file: string
  constructor(code: FileError['code'], file: string, cause?: unknown) {
    super(cause instanceof Error ? cause.message : code, { cause })
    this.code = code
    this.file = file
  }
}

export function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT'
    throw new FileError(isMissing ? 'missing' : 'unreadable', file, error)
  }
}

export const RECORDS = {
  is: 'text',
  usual: '',
  value: 'DIR',
  help: phrase('option.records'),
} as const satisfies OptionSpecs[string]

function prepare(path: string, make: () => void): void {
  try {
    make()
  } catch (error) {
    if (!(error instanceof Error)) throw error
    throw new BadArguments(phrase('folder.unusable', { folder: path, problem: error.message }), { cause: error })
  }
}

/** Makes a directory to write into, before a command works for hours. Throws `BadArguments` where that can't be done. */
export const makeDirectory = (directory: string): void =>
  prepare(directory, () => {
    mkdirSync(directory, { recursive: true })
    accessSync(directory, constants.W_OK)
  })

/** The same for a file that is written at the end; what is in it stays until then. */
export const makeFile = (file: string): void => prepare(file, () => closeSync(openSync(file, 'a')))

/** Makes the directory for the records of a run, and returns what writes one into it. */
export function recordsInto(directory: string): (game: number, record: string) => void {
  makeDirectory(directory)
  return (game, record) => writeFileSync(join(directory, `game-${String(game).padStart(5, '0')}.json`), `${record}\n`)
}
