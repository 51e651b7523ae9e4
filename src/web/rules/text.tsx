/** A text in the markup of the rules, as part of a page. */
import { Fragment, type ReactNode } from 'react'
import { linesOf, type MarkupLine, type Piece } from '../../words/rules/markup.ts'
import type { Words } from '../../words/speak.ts'
import type { Book } from '../router/books.ts'
import { CardLink, type Ground } from './card-link.tsx'
import { wordsOf } from './outline.ts'
import { RuleLink } from './rule-link.tsx'
import { RulesTable } from './tables.tsx'

interface MarkedTextProps {
  readonly text: string
  readonly book: Book
  readonly words: Words
  readonly on?: Ground
}

function PieceOf({ piece, book, words, on }: Omit<MarkedTextProps, 'text'> & { readonly piece: Piece }): ReactNode {
  const text = wordsOf(piece, book, words)
  switch (piece.kind) {
    case 'text':
    case 'country':
      return text
    case 'emphasis':
      return <em>{text}</em>
    case 'paragraph':
      return (
        <>
          (<RuleLink game={book} rule={piece.number} inPlace={on === 'rules'} />)
        </>
      )
    case 'card':
      return (
        <CardLink game={book} id={piece.id} on={on}>
          {text}
        </CardLink>
      )
    case 'table':
      return <RulesTable table={piece.table} book={book} words={words} on={on} />
  }
}

const keyOf = (line: MarkupLine, i: number): string => `${i} ${line.pieces.length}`

/** One line, without a block of its own. */
export const MarkedLine = ({ line, ...rest }: Omit<MarkedTextProps, 'text'> & { readonly line: MarkupLine }): ReactNode =>
  line.pieces.map((piece, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text never change their order
    <Fragment key={i}>
      <PieceOf piece={piece} {...rest} />
    </Fragment>
  ))

/** Lines with a dash that follow each other are one list; tables stand for themselves. */
export function MarkedText({ text, ...rest }: MarkedTextProps): ReactNode {
  const blocks: MarkupLine[][] = []
  for (const line of linesOf(text)) {
    if (line.item && blocks.at(-1)?.[0]?.item) blocks.at(-1)!.push(line)
    else blocks.push([line])
  }
  return blocks.map((lines, i) => {
    const [line] = lines as [MarkupLine]
    if (line.item)
      return (
        <ul key={keyOf(line, i)} className="rule-items">
          {lines.map((item, n) => (
            <li key={keyOf(item, n)}>
              <MarkedLine line={item} {...rest} />
            </li>
          ))}
        </ul>
      )
    const isTable = line.pieces.length === 1 && line.pieces[0]!.kind === 'table'
    return isTable ? (
      <MarkedLine key={keyOf(line, i)} line={line} {...rest} />
    ) : (
      <p key={keyOf(line, i)}>
        <MarkedLine line={line} {...rest} />
      </p>
    )
  })
}
