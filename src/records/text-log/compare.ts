/** Compares the lines of a block with the engine's notes, written in the log's own words. */
import type { Detail, ParsedLine } from './parse.ts'

/** The first point at which the engine and the log differ. */
export interface Difference {
  readonly line: number
  readonly expected: string
  readonly found: string
}

/** Lines that the app prints again at times. */
const REPEATED = new Set<Detail['kind']>(['plays', 'reveals'])

/** Names are read without regard to their marks, so lines are compared without them: `Warsaw Pact Formed*`, `"Lone Gunman"*`. */
const unmarked = (text: string): string => text.replaceAll(/[^\w+\-[\] ]/g, '')

/** What a line speaks of, whatever it says: lines on one subject come in the same order in the log and from the engine. */
function subjectOf(text: string): string {
  const [subject] = SUBJECTS.exec(text) ?? []
  if (subject === undefined) return unmarked(text).replaceAll(/[-+]?\d+/g, '#')
  return SAME_SUBJECT[subject] ?? subject
}

const SUBJECTS = /^(?:DEFCON|SUCCESS|FAILURE|VICTORY|DEFEAT|Die roll|Trap Roll|USSR rolls|US rolls|No VP awarded)|(?<=^(?:US|USSR) )gains/
const SAME_SUBJECT: Readonly<Record<string, string>> = { FAILURE: 'SUCCESS', DEFEAT: 'VICTORY', 'No VP awarded': 'gains' }

/** How much of a damaged line is still that of a whole one: 2: all but one character, or it is cut off; 1: at least half; 0: less. */
export function resemblance(damaged: string, whole: string): 0 | 1 | 2 {
  let start = 0
  while (start < damaged.length && damaged[start] === whole[start]) start++
  let end = 0
  while (end < damaged.length - start && end < whole.length - start && damaged.at(-1 - end) === whole.at(-1 - end)) end++
  return start + end >= damaged.length - 1 ? 2 : start + end >= damaged.length / 2 ? 1 : 0
}

export interface Comparison {
  /** Lines that are the same. */
  readonly same: number
  /** The first line that is not, and what it ought to be; `expected` is null where the engine tells nothing of its subject. */
  readonly wrong: { readonly line: ParsedLine; readonly expected: string | null } | null
  /** Lines of the engine that the log lacks. */
  readonly missing: readonly string[]
  /** What unreadable lines must have said: each stands for one line at most. */
  readonly restored: ReadonlyMap<ParsedLine, string>
}

/** Compares lines in order, subject by subject. `optional`: what the log may say besides. */
export function compareLines(lines: readonly ParsedLine[], written: readonly string[], optional: readonly string[]): Comparison {
  const bySubject = new Map<string, string[]>()
  for (const text of [...written, ...optional]) {
    const subject = subjectOf(text)
    const list = bySubject.get(subject)
    if (list === undefined) bySubject.set(subject, [text])
    else list.push(text)
  }
  const seen = new Set<string>()
  const unreadable: ParsedLine[] = []
  const passed: string[] = []
  let same = 0
  for (const line of lines) {
    const { text, detail } = line
    if (detail.kind === 'unknown') unreadable.push(line)
    if (detail.kind === 'setup' || detail.kind === 'result' || detail.kind === 'unknown') continue
    const list = bySubject.get(subjectOf(text))
    const at = list?.findIndex((one) => one === text || unmarked(one) === unmarked(text)) ?? -1
    if (at >= 0 && at <= unreadable.length - passed.length) passed.push(...list!.splice(0, at + 1).slice(0, at))
    else if (!REPEATED.has(detail.kind) || !seen.has(text))
      return { same, wrong: { line, expected: list?.[0] ?? null }, missing: [], restored: new Map() }
    seen.add(text)
    same++
  }
  const missing = [...passed, ...[...bySubject.values()].flat().filter((text) => !optional.includes(text))]
  const restored = new Map<ParsedLine, string>()
  for (const line of unreadable) {
    const [best] = missing.toSorted((a, b) => resemblance(line.text, b) - resemblance(line.text, a))
    if (best === undefined) break
    missing.splice(missing.indexOf(best), 1)
    restored.set(line, best)
  }
  return { same, wrong: null, missing, restored }
}
