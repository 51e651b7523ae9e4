import { readFileSync, statSync } from 'node:fs'
import type { Preset } from '../games/options.ts'
import { LARGEST_GAME, type Opened, openGame } from '../records/open.ts'
import { BadRecord } from '../records/record.ts'
import { BadLog } from '../records/text-log/parse.ts'

/** Why a file can't be read, or null where something else went wrong. */
export function problemOfFile(error: unknown): string | null {
  if (!(error instanceof Error && 'code' in error && typeof error.code === 'string')) return null
  if (error.code === 'ENOENT') return 'file not found'
  return error.code === 'ERR_ENCODING_INVALID_ENCODED_DATA' ? 'not a text file in UTF-8' : `the file can't be read (${error.code})`
}

/** The game in a file, or why it can't be read. */
export function openFile(file: string, preset: Preset | undefined): Opened | string {
  try {
    const { size } = statSync(file)
    if (size > LARGEST_GAME) return `the file has ${size} bytes; a game has fewer than ${LARGEST_GAME}`
    const game = openGame(new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file)), preset)
    return preset !== undefined && game.kind === 'record' ? 'a record names its own rules; --preset is for app logs' : game
  } catch (error) {
    if (error instanceof BadLog || error instanceof BadRecord) return error.message
    const problem = problemOfFile(error)
    if (problem === null) throw error
    return problem
  }
}
