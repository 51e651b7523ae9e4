/** A rule's number that leads to its paragraph: over the page by a click, or on the page of rules as any link. */
import type { MouseEvent } from 'react'
import { bookOf, shownNumber } from '../../words/rules/index.ts'
import type { Book } from '../router/books.ts'
import { hrefOf } from '../router/router.ts'
import { readRule } from '../store/reading.ts'
import { useSettings } from '../store/settings.ts'
import { useSay } from '../words/use-words.ts'
import { citedIn } from './cited.ts'

interface RuleLinkProps {
  readonly game: Book
  readonly rule: string
  /** On the page of rules the link leads on within the page. */
  readonly inPlace?: boolean
  /** One of many in a table: the tab key passes it by. */
  readonly isAside?: boolean
}

const isPlain = (event: MouseEvent): boolean => event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey

export function RuleLink({ game, rule, inPlace = false, isAside = false }: RuleLinkProps) {
  const say = useSay()
  const language = useSettings((settings) => settings.language)
  const book = bookOf(game, rule)
  const shown = shownNumber(language, rule)
  return (
    <a
      className="rule-link"
      href={hrefOf({ page: 'rules', book, number: rule })}
      tabIndex={isAside ? -1 : undefined}
      aria-label={say('rules.paragraph', { number: shown === '' ? rule : shown })}
      onClick={(event) => {
        if (inPlace || !isPlain(event)) return
        event.preventDefault()
        readRule({ book, number: rule })
      }}
    >
      {shown === '' ? '§' : shown}
    </a>
  )
}

interface WithRulesProps {
  readonly game: Book
  /** A sentence of the catalogues that may name rules by their numbers. */
  readonly text: string
  readonly isAside?: boolean
}

/** The sentence, with each rule that it names as a link. */
export const WithRules = ({ game, text, isAside = false }: WithRulesProps) => (
  <>{citedIn(text).map((part) => (part.isRule ? <RuleLink key={part.at} game={game} rule={part.text} isAside={isAside} /> : part.text))}</>
)
