/** The rules as a book: its sections, what belongs under a number, and looking for words. */

import { ATLAS } from '../../games/atlas.ts'
import { rulesNamed } from '../../games/index.ts'
import type { RulesText } from '../../words/rules/index.ts'
import { linesOf, type Piece } from '../../words/rules/markup.ts'
import type { Words } from '../../words/speak.ts'
import { matches } from '../parts/matching.ts'
import type { Book } from '../router/books.ts'

/** 1: a section (6.0, late-war), 2: a part of it with a title (6.1), 3: a paragraph. */
export type Depth = 1 | 2 | 3

export function depthOf(number: string): Depth {
  if (/^\d/.test(number)) return number.endsWith('.0') ? 1 : (Math.min(3, number.split(/[. ]/).length) as Depth)
  return number.includes('.') ? 2 : 1
}

/** The id of a paragraph on the page. */
export const anchorOf = (number: string): string => `rule-${number.replaceAll(' ', '-')}`

/** A paragraph and all that stands under its number. */
export function under(text: RulesText, number: string): string[] {
  const stem = number.endsWith('.0') ? number.slice(0, -1) : number
  return Object.keys(text).filter(
    (each) =>
      each === number || (stem.endsWith('.') ? each.startsWith(stem) : /^[. ]/.test(each.slice(stem.length)) && each.startsWith(stem)),
  )
}

export interface OutlineSection {
  readonly number: string
  readonly title: string
  readonly parts: readonly { readonly number: string; readonly title: string }[]
}

/** The table of contents. */
export function outlineOf(text: RulesText): OutlineSection[] {
  const sections: { number: string; title: string; parts: { number: string; title: string }[] }[] = []
  for (const [number, { title }] of Object.entries(text)) {
    if (title === undefined) continue
    const depth = depthOf(number)
    if (depth === 1) sections.push({ number, title, parts: [] })
    else if (depth === 2) sections.at(-1)?.parts.push({ number, title })
  }
  return sections
}

/** What a piece says, in plain words. */
export function wordsOf(piece: Piece, book: Book, w: Words): string {
  switch (piece.kind) {
    case 'card':
      return w.quoted(rulesNamed(book)!.cardNumbers.get(piece.id)!)
    case 'country':
      return w.country(ATLAS.indexOf(piece.id))
    case 'paragraph':
      return piece.number
    case 'table':
      return ''
    case 'text':
    case 'emphasis':
      return piece.text
  }
}

export const plainText = (text: string, book: Book, w: Words): string =>
  linesOf(text)
    .map(({ pieces }) => pieces.map((piece) => wordsOf(piece, book, w)).join(''))
    .join('\n')

/** The numbers of the paragraphs that have all the words that are looked for. */
export function search(text: RulesText, wanted: string, book: Book, w: Words): string[] {
  return Object.entries(text).flatMap(([number, { title = '', text: body }]) =>
    matches(`${number} ${title} ${plainText(body, book, w)}`, wanted) ? [number] : [],
  )
}
