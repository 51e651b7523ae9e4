/** Announces each step of a scene to a screen reader when it has been shown, and then the question. */
import { useEffect, useRef, useState } from 'react'
import { logLines } from '../../words/log.ts'
import { useSeen } from '../view/seen.ts'
import { useWords } from '../words/use-words.ts'

export function Announcer() {
  const w = useWords()
  const { session, viewer, asks } = useSeen()
  const notes = session.notes.flat()
  const heard = useRef(notes.length)
  const [news, setNews] = useState('')
  const count = notes.length
  useEffect(() => {
    const from = Math.min(heard.current, count)
    heard.current = count
    const sentences = logLines(session.notes.flat().slice(from), viewer, w)
    if (asks !== null) sentences.push(w.decision(asks))
    // A step without a line of its own, like a card that is still coming, says nothing new.
    if (sentences.length > 0) setNews(sentences.join(' '))
  }, [session, count, viewer, asks, w])
  return (
    <output className="unseen" aria-live="polite">
      {news}
    </output>
  )
}
