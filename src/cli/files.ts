import { readFileSync } from 'node:fs'

/** A file that can't be read or written; the game is untouched. */
export class FileTrouble extends Error {
  readonly code: 'exists' | 'missing' | 'unreadable' | 'unwritable'
  readonly file: string
  constructor(code: FileTrouble['code'], file: string, cause?: unknown) {
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
    throw new FileTrouble(isMissing ? 'missing' : 'unreadable', file, error)
  }
}
