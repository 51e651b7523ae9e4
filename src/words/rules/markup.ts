/**
 * How the texts are written: lines, of which those that begin with a dash are items of a list; *emphasis*; [6.1.1] a paragraph;
 * {card:nato}, {country:poland} a name of the catalogues; {table:scoring} a table that is filled from the tables of the game.
 */
export interface Paragraph {
  readonly title?: string
  readonly text: string
}

/** Tables are not typed out: the game has them. */
export const TABLES = [
  'setup',
  'turns',
  'space',
  'defcon',
  'scoring',
  'southeast-asia',
  'late-war',
  'into-red-sea',
  'into-twilight-struggle',
] as const
export type TableName = (typeof TABLES)[number]

export type Piece =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'emphasis'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly number: string }
  | { readonly kind: 'card'; readonly id: string }
  | { readonly kind: 'country'; readonly id: string }
  | { readonly kind: 'table'; readonly table: TableName }

export interface MarkupLine {
  readonly item: boolean
  readonly pieces: readonly Piece[]
}

const ITEM = '- '
const MARK = /\*(?<emphasis>[^*]+)\*|\[(?<paragraph>[^\]]+)\]|\{(?<kind>card|country|table):(?<id>[a-z0-9-]+)\}/g

function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = []
  const plain = (from: number, to: number): void => {
    if (to > from) pieces.push({ kind: 'text', text: text.slice(from, to) })
  }
  let end = 0
  for (const match of text.matchAll(MARK)) {
    plain(end, match.index)
    end = match.index + match[0].length
    const { emphasis, paragraph, kind, id } = match.groups!
    if (emphasis !== undefined) pieces.push({ kind: 'emphasis', text: emphasis })
    else if (paragraph !== undefined) pieces.push({ kind: 'paragraph', number: paragraph })
    else if (kind === 'table') pieces.push({ kind, table: id as TableName })
    else pieces.push({ kind: kind as 'card' | 'country', id: id! })
  }
  plain(end, text.length)
  return pieces
}

export const linesOf = (text: string): MarkupLine[] =>
  text
    .split('\n')
    .map((line) => ({ item: line.startsWith(ITEM), pieces: piecesOf(line.startsWith(ITEM) ? line.slice(ITEM.length) : line) }))
