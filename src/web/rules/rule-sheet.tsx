/** A paragraph over the page on which it is named, with what stands under its number. */
import { useCallback, useEffect, useMemo } from 'react'
import { loadRules } from '../../words/rules/index.ts'
import { words } from '../../words/speak.ts'
import { Sheet } from '../parts/sheet.tsx'
import { useLoaded } from '../parts/use-loaded.ts'
import { hrefOf } from '../router/router.ts'
import { type Rule, readRule, useReading } from '../store/reading.ts'
import { useSettings } from '../store/settings.ts'
import { useSay } from '../words/use-words.ts'
import { under } from './outline.ts'
import { ParagraphOf } from './paragraph.tsx'
import './rules.css'

export default function RuleSheet() {
  const say = useSay()
  const rule = useReading((reading) => reading.rule)
  useEffect(() => {
    const close = (): void => readRule(null)
    addEventListener('hashchange', close)
    return () => removeEventListener('hashchange', close)
  }, [])
  return (
    <Sheet title={say('rules.title')} isOpen={rule !== null} onClose={() => readRule(null)} wide>
      {rule !== null && <RuleBody rule={rule} />}
    </Sheet>
  )
}

function RuleBody({ rule: { book, number } }: { readonly rule: Rule }) {
  const say = useSay()
  const language = useSettings((settings) => settings.language)
  const load = useCallback(() => loadRules(book, language), [book, language])
  const { value: text, error, retry } = useLoaded(load)
  const w = useMemo(() => words(language, book), [language, book])
  if (error !== null)
    return (
      <p>
        {say('page.not-loaded')}{' '}
        <button type="button" className="button" onClick={retry}>
          {say('page.retry')}
        </button>
      </p>
    )
  if (text === undefined) return <p className="quiet">{say('page.loading')}</p>
  return (
    <div className="rules-text in-sheet">
      {under(text, number).map((each) => (
        <ParagraphOf key={each} book={book} number={each} paragraph={text[each]!} words={w} />
      ))}
      <p className="sheet-more">
        <a href={hrefOf({ page: 'rules', book, number })} target="_blank" rel="noreferrer">
          {say('rules.whole')}
        </a>
      </p>
    </div>
  )
}
