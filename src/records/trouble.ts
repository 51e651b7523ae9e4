/** Why a text can't be opened as a game, for people: what kind of trouble it is, in which line, and what exactly was found. */
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

/** Trouble that needs no look at the lines; null where there is none. */
export function refuseText(text: string): FileTrouble | null {
  const about = (kind: FileTrouble['kind'], detail = ''): FileTrouble => ({ kind, line: null, detail })
  if (text.trim() === '') return about('empty')
  if (text.length > LARGEST_GAME) return about('too-large', `${text.length} > ${LARGEST_GAME}`)
  return text.includes('\u0000') || text.includes('\uFFFD') ? about('no-text') : null
}

/** What opening the text has thrown, as trouble; throws again what is none. */
export function troubleOf(text: string, error: unknown): FileTrouble {
  if (error instanceof BadRecord) return { kind: 'record', line: error.line, detail: error.message.replace(/^line \d+: /, '') }
  if (!(error instanceof BadLog)) throw error
  const [, line] = /^line (\d+): /.exec(error.message) ?? []
  if (!/^(SETUP|Turn \d+, )/m.test(text)) return { kind: 'neither', line: null, detail: '' }
  return { kind: 'log', line: line === undefined ? null : Number(line), detail: error.message }
}
