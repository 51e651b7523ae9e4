/** Announces each step of a scene to a screen reader when it has been shown, then the question, then what waits to be confirmed. */
import { useEffect, useRef, useState } from 'react'
import { isCountry } from '../../rules/vocabulary.ts'
import { logLines } from '../../words/log.ts'
import { useConfirmation } from '../question/confirm.tsx'
import { useTable } from '../store/table.ts'
import { previewText } from '../view/preview-text.ts'
import { askedSide, useSeen } from '../view/seen.ts'
import { useWords } from '../words/use-words.ts'

export function Announcer() {
  const w = useWords()
  const { session, viewer, asks } = useSeen()
  const waiting = useWaiting()
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
  useEffect(() => {
    if (waiting !== null) setNews(waiting)
  }, [waiting])
  return (
    <output className="unseen" aria-live="polite">
      {news}
    </output>
  )
}

/** What a chosen country would bring, and the button that makes it so: the focus stays on the map. */
function useWaiting(): string | null {
  const w = useWords()
  const seen = useSeen()
  const { view, asks, previews } = seen
  const side = askedSide(seen)
  const chosen = useTable((table) => table.chosen)
  const confirmation = useConfirmation()
  if (confirmation === null || asks === null || previews === null || side === null) return null
  const [pick] = chosen
  const preview = pick !== undefined && isCountry(pick) ? previewText({ view, previews, asks, side }, pick, w) : null
  return [preview, confirmation.label].filter((text) => text !== null).join(' ')
}
