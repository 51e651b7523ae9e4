/** The rules of both games in our own words, numbered as the rulebooks are. */

import { type ReactNode, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { loadRules, type RulesText, shownNumber } from '../../words/rules/index.ts'
import { type Words, words } from '../../words/speak.ts'
import { BookTabs } from '../parts/book-tabs.tsx'
import { Missing } from '../parts/missing.tsx'
import { PageHead } from '../parts/page-head.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { useNarrow } from '../parts/use-narrow.ts'
import type { Book } from '../router/books.ts'
import { hrefOf } from '../router/router.ts'
import { useSettings } from '../store/settings.ts'
import { useSay } from '../words/use-words.ts'
import { anchorOf, outlineOf, search } from './outline.ts'
import { ParagraphOf } from './paragraph.tsx'
import './rules.css'

interface RulesPageProps {
  /** What the game is, before its first paragraph. */
  readonly overview: ReactNode
  readonly book: Book
  readonly number?: string
}

export default function RulesPage({ book, number, overview }: RulesPageProps) {
  const say = useSay()
  const language = useSettings((settings) => settings.language)
  const load = useCallback(async () => ({ book, language, text: await loadRules(book, language) }), [book, language])
  const { value, error, retry } = useLoaded(load)
  if (error !== null) return <Missing text={say('page.not-loaded')} onAction={retry} action={say('page.retry')} />
  if (value === undefined) return <Missing text={say('page.loading')} />
  // Until the other book is there, this one stays.
  return (
    <Rules overview={overview} book={value.book} language={value.language} text={value.text} {...(number !== undefined && { number })} />
  )
}

interface RulesProps extends RulesPageProps {
  readonly language: Words['language']
  readonly text: RulesText
}

function Rules({ book, number, language, text, overview }: RulesProps) {
  const say = useSay()
  const w = useMemo(() => words(language, book), [language, book])
  const [wanted, setWanted] = useState('')
  const looked = useDeferredValue(wanted.trim())
  const found = useMemo(() => (looked === '' ? null : search(text, looked, book, w)), [text, looked, book, w])
  useEffect(() => {
    // A link leads to its paragraph, whatever was looked for before.
    if (number !== undefined) setWanted('')
  }, [number])
  const isThere = number === undefined || number in text
  const isWhole = found === null
  useEffect(() => {
    if (number === undefined || !isWhole || !(number in text)) return
    const paragraph = document.getElementById(anchorOf(number))
    paragraph?.scrollIntoView({ block: 'start' })
    paragraph?.focus({ preventScroll: true })
  }, [number, text, isWhole])
  return (
    <div className="read-page rules-page">
      <PageHead here="rules" title={say('nav.rules-cards')}>
        <BookTabs here={book} />
        <p className="quiet">{say('rules.about')}</p>
        <label className="rules-search">
          <span className="unseen">{say('rules.search')}</span>
          <input type="search" value={wanted} placeholder={say('rules.search')} onChange={(event) => setWanted(event.target.value)} />
        </label>
        <p className="quiet" aria-live="polite">
          {found !== null && say('rules.found', { n: found.length })}
        </p>
        {!isThere && <p className="trouble">{say('rules.no-such', { number })}</p>}
      </PageHead>
      <div className="rules-columns">
        {found === null && <Contents book={book} text={text} language={language} />}
        <main className="rules-text">
          {found === null && overview}
          {(found ?? Object.keys(text)).map((each) => (
            <ParagraphOf
              key={each}
              book={book}
              number={each}
              paragraph={text[each]!}
              words={w}
              isTarget={each === number}
              isFound={found !== null}
              inPlace
            />
          ))}
        </main>
      </div>
    </div>
  )
}

function Contents({ book, text, language }: { readonly book: Book; readonly text: RulesText; readonly language: Words['language'] }) {
  const say = useSay()
  const narrow = useNarrow()
  const sections = useMemo(() => outlineOf(text), [text])
  const entry = (number: string, title: string) => (
    <a href={hrefOf({ page: 'rules', book, number })}>
      <span className="contents-number">{shownNumber(language, number).replace(/\.0$/, '')}</span> {title}
    </a>
  )
  return (
    <nav className="contents" aria-label={say('rules.contents')}>
      <details open={!narrow}>
        <summary>{say('rules.contents')}</summary>
        <ul>
          {sections.map(({ number, title, parts }) => (
            <li key={number}>
              {entry(number, title)}
              {parts.length > 0 && (
                <ul>
                  {parts.map((part) => (
                    <li key={part.number}>{entry(part.number, part.title)}</li>
                  ))}
                </ul>
              )}
            </li>
          ))}
        </ul>
      </details>
    </nav>
  )
}
