/** Finds the names of cards in a sentence. */
import type { Words } from '../../words/speak.ts'

export interface NamedPart {
  readonly text: string
  readonly card: number | null
  /** Where it stands in the sentence. */
  readonly at: number
}

interface Names {
  readonly pattern: RegExp
  readonly cards: ReadonlyMap<string, number>
}

const known = new WeakMap<Words, Names>()

const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\/]/g, String.raw`\$&`)

/** Names as they stand in sentences: in Russian within quotation marks. They are whole words: Che is not in Chernobyl. */
function namesOf(w: Words): Names {
  const found = known.get(w)
  if (found !== undefined) return found
  const cards = new Map(w.cards().map((card) => [w.quoted(card), card]))
  const names = [...cards.keys()].map(escaped)
  const made = { cards, pattern: new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${names.join('|')})(?![\p{L}\p{N}])`, 'gu') }
  known.set(w, made)
  return made
}

export function cardsNamed(text: string, w: Words): NamedPart[] {
  const { pattern, cards } = namesOf(w)
  const parts: NamedPart[] = []
  let end = 0
  const plain = (to: number): void => {
    if (to > end) parts.push({ text: text.slice(end, to), card: null, at: end })
  }
  for (const { 0: name, index } of text.matchAll(pattern)) {
    plain(index)
    parts.push({ text: name, card: cards.get(name)!, at: index })
    end = index + name.length
  }
  plain(text.length)
  return parts
}
