/** A paragraph of the rules: its number, its title where it has one, its text. */
import { memo, type ReactNode } from 'react'
import { shownNumber } from '../../words/rules/index.ts'
import type { Paragraph } from '../../words/rules/markup.ts'
import type { Words } from '../../words/speak.ts'
import type { Book } from '../router/books.ts'
import { hrefOf } from '../router/router.ts'
import { useSay } from '../words/use-words.ts'
import { anchorOf, depthOf } from './outline.ts'
import { MarkedText } from './text.tsx'

interface ParagraphProps {
  readonly book: Book
  readonly number: string
  readonly paragraph: Paragraph
  readonly words: Words
  /** The one that a link has led to. */
  readonly isTarget?: boolean
  /** Out of its place in the book. */
  readonly isFound?: boolean
  /** On the page of rules, where it can be linked to. */
  readonly inPlace?: boolean
}

const HEADINGS = { 1: 'h2', 2: 'h3', 3: 'h4' } as const

export const ParagraphOf = memo(
  ({ book, number, paragraph, words: w, isTarget = false, isFound = false, inPlace = false }: ParagraphProps): ReactNode => {
    const say = useSay()
    const { title, text } = paragraph
    const depth = depthOf(number)
    const Heading = isFound ? 'h2' : HEADINGS[depth]
    const shown = shownNumber(w.language, number)
    const shortNumber = shown.replace(/\.0$/, '') || '§'
    const link = inPlace ? (
      <a
        className="rule-number"
        href={hrefOf({ page: 'rules', book, number })}
        aria-label={say('rules.link', { number: shown || (title ?? number) })}
      >
        {shortNumber}
      </a>
    ) : (
      <span className="rule-number">{shortNumber}</span>
    )
    return (
      <section
        className={`rule depth-${depth}${isTarget ? ' target' : ''}${title === undefined ? '' : ' titled'}`}
        {...(inPlace && { id: anchorOf(number), tabIndex: -1 })}
      >
        {title === undefined ? (
          link
        ) : (
          <Heading>
            {link} {title}
          </Heading>
        )}
        <div className="rule-text">
          <MarkedText text={text} book={book} words={w} {...(inPlace && { on: 'rules' })} />
        </div>
      </section>
    )
  },
)
