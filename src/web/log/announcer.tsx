/** Announces each step of a scene to a screen reader when it has been shown, and then the question. */
import { useEffect, useRef, useState } from 'react'
import { logLines } from '../../words/log.ts'
import { useSeen } from '../view/seen.ts'
import { useWords } from '../words/use-words.ts'

export function Announcer() {
  const w = useWords()
  const { session, viewer, asks } = useSeen()
  const { notes } = session
  const moves = notes.length
  const ofLast = notes.at(-1)?.length ?? 0
  const announced = useRef({ moves, ofLast })
  const [news, setNews] = useState('')
  useEffect(() => {
    // Counted by moves: older lines of a long game may come later.
    const before = announced.current
    announced.current = { moves, ofLast }
    const fresh = notes
      .slice(Math.max(0, before.moves - 1))
      .flat()
      .slice(before.ofLast)
    const sentences = logLines(fresh, viewer, w)
    if (asks !== null) sentences.push(w.decision(asks))
    // A step without a line of its own, like a card that is still coming, says nothing new.
    if (sentences.length > 0) setNews(sentences.join(' '))
  }, [notes, moves, ofLast, viewer, asks, w])
  return (
    <output className="unseen" aria-live="polite">
      {news}
    </output>
  )
}
