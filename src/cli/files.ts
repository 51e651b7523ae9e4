import { readFileSync } from 'node:fs'

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
