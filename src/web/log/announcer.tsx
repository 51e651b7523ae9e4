/** Announces each move to a screen reader, in one sentence. */
import { useEffect, useRef, useState } from 'react'
import { useSeen } from '../view/seen.ts'
import { useWords } from '../words/use-words.ts'
import { entriesOf } from './log.tsx'

export function Announcer() {
  const w = useWords()
  const { session, viewer, asks } = useSeen()
  const told = useRef(session.actors.length)
  const [news, setNews] = useState('')
  useEffect(() => {
    const from = Math.min(told.current, session.actors.length)
    told.current = session.actors.length
    const sentences = entriesOf(session.notes.slice(from), viewer, w).map(({ text }) => text)
    if (asks !== null) sentences.push(w.decision(asks))
    setNews(sentences.join(' '))
  }, [session, viewer, asks, w])
  return (
    <output className="unseen" aria-live="polite">
      {news}
    </output>
  )
}
