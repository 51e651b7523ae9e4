/** The rules that a sentence of the catalogues names: "Rule 6.1.1.", as the message `rule` has it. */
export interface CitedPart {
  readonly text: string
  readonly isRule: boolean
  /** Where it begins. */
  readonly at: number
}

const CITED = /(?<=(?:Rule|Пункт) )\d+(?:\.\d+)+(?: [A-I]\b)?/g

/** The parts of a sentence in order: numbers of rules, and what stands between them. */
export function citedIn(text: string): CitedPart[] {
  const parts: CitedPart[] = []
  let end = 0
  const add = (from: number, to: number, isRule: boolean): void => {
    if (to > from) parts.push({ text: text.slice(from, to), isRule, at: from })
  }
  for (const match of text.matchAll(CITED)) {
    add(end, match.index, false)
    end = match.index + match[0].length
    add(match.index, end, true)
  }
  add(end, text.length, false)
  return parts
}
