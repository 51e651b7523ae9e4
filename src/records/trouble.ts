/** Why a text can't be opened as a game, for users: the kind of problem, its line, and the details. */
import { LARGEST_GAME } from './open.ts'
import { BadRecord } from './record.ts'
import { BadLog } from './text-log/parse.ts'

export const TROUBLES = ['empty', 'too-large', 'no-text', 'neither', 'record', 'log'] as const

export interface FileTrouble {
  readonly kind: (typeof TROUBLES)[number]
  readonly line: number | null
  /** For those who know the format, in English. */
  readonly detail: string
}

/** Returns a problem that is evident without parsing the text, or null. */
export function refuseText(text: string): FileTrouble | null {
  const about = (kind: FileTrouble['kind'], detail = ''): FileTrouble => ({ kind, line: null, detail })
  if (text.trim() === '') return about('empty')
  if (text.length > LARGEST_GAME) return about('too-large', `${text.length} > ${LARGEST_GAME}`)
  return text.includes('\u0000') || text.includes('\uFFFD') ? about('no-text') : null
}

/** Turns an error from opening a text into a problem; throws other errors again. */
export function troubleOf(text: string, error: unknown): FileTrouble {
  if (error instanceof BadRecord) return { kind: 'record', line: error.line, detail: error.message.replace(/^line \d+: /, '') }
  if (!(error instanceof BadLog)) throw error
  const [, line] = /^line (\d+): /.exec(error.message) ?? []
  if (!/^(SETUP|Turn \d+, )/m.test(text)) return { kind: 'neither', line: null, detail: '' }
  return { kind: 'log', line: line === undefined ? null : Number(line), detail: error.message }
}
