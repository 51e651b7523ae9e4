/** Compares the lines of a block with what the engine tells, written in the log's own words. */
import type { Detail, Line } from './parse.ts'

/** The first point at which the engine and the log differ. */
export interface Difference {
  readonly line: number
  readonly expected: string
  readonly found: string
}

/** Lines that the app prints again at times. */
const REPEATED = new Set<Detail['kind']>(['plays', 'reveals'])

/** What a line speaks of, whatever it says: lines on one subject come in the same order in the log and from the engine. */
function subjectOf(text: string): string {
  const [subject] = SUBJECTS.exec(text) ?? []
  if (subject === undefined) return text.replaceAll(/[-+]?\d+/g, '#')
  return SAME_SUBJECT[subject] ?? subject
}

const SUBJECTS = /^(?:DEFCON|SUCCESS|FAILURE|VICTORY|DEFEAT|Die roll|Trap Roll|USSR rolls|US rolls|No VP awarded)|(?<=^(?:US|USSR) )gains/
const SAME_SUBJECT: Readonly<Record<string, string>> = { FAILURE: 'SUCCESS', DEFEAT: 'VICTORY', 'No VP awarded': 'gains' }

export interface Comparison {
  /** Lines that are the same. */
  readonly same: number
  /** The first line that is not, and what it ought to be; `expected` is null where the engine tells nothing of its subject. */
  readonly wrong: { readonly line: Line; readonly expected: string | null } | null
  /** What the engine tells and the log does not. */
  readonly missing: readonly string[]
}

/** Compares lines in order, subject by subject. `optional`: what the log may say besides. */
export function compareLines(lines: readonly Line[], written: readonly string[], optional: readonly string[]): Comparison {
  const told = new Map<string, string[]>()
  for (const text of [...written, ...optional]) {
    const subject = subjectOf(text)
    const list = told.get(subject)
    if (list === undefined) told.set(subject, [text])
    else list.push(text)
  }
  const seen = new Set<string>()
  let same = 0
  for (const line of lines) {
    const { text, detail } = line
    if (detail.kind === 'setup' || detail.kind === 'result') continue
    const list = told.get(subjectOf(text))
    if (list?.[0] === text) list.shift()
    else if (!REPEATED.has(detail.kind) || !seen.has(text)) return { same, wrong: { line, expected: list?.[0] ?? null }, missing: [] }
    seen.add(text)
    same++
  }
  const missing = [...told.values()].flat().filter((text) => !optional.includes(text))
  return { same, wrong: null, missing }
}
