/** Where a game is kept. A file is replaced only whole, and only by a later save of the same game. */
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join, parse } from 'node:path'
import { FileError, readText } from '../../files.ts'
import { isSameGame, write } from './saved.ts'
import type { TerminalSession } from './session.ts'

const isFree = (file: string, s: TerminalSession): boolean => !existsSync(file) || isSameGame(readText(file), s)

/** Keeps the game in a file. Throws `FileError`. */
export function keep(file: string, s: TerminalSession): void {
  if (!isFree(file, s)) throw new FileError('exists', file)
  const whole = `${file}.${process.pid}.tmp`
  try {
    writeFileSync(whole, write(s))
    renameSync(whole, file)
  } catch (error) {
    rmSync(whole, { force: true })
    throw new FileError('unwritable', file, error)
  }
}

const TRIES = 100

/** Keeps the game under this name, or one like it where another game has it; in the folder for temporary files where this one is closed. */
export function keepSomewhere(file: string, s: TerminalSession): string {
  const { dir, name, ext } = parse(file)
  let trouble: unknown
  for (const folder of [dir, tmpdir()]) {
    for (let i = 1; i <= TRIES; i++) {
      const place = join(folder, i === 1 ? basename(file) : `${name}-${i}${ext}`)
      try {
        keep(place, s)
        return place
      } catch (error) {
        if (!(error instanceof FileError)) throw error
        trouble = error
        if (error.code === 'unwritable') break
      }
    }
  }
  throw trouble
}
