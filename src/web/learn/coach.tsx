/** The guide beside the first game: the lesson that fits what happens, and a sound move. It never blocks anything. */

import { useEffect, useMemo, useState } from 'react'
import { Button } from 'react-aria-components'
import { rulesNamed } from '../../games/index.ts'
import { boardOf } from '../../rules/queries/board.ts'
import { handCards } from '../../rules/queries/cards.ts'
import { roundsOf } from '../../rules/turn/round.ts'
import { SPECTATOR } from '../../rules/view.ts'
import { CARD, isCard } from '../../rules/vocabulary.ts'
import { learnEn } from '../../words/en/learn.ts'
import { type Hint, sayHint } from '../../words/hint.ts'
import type { Language } from '../../words/languages.ts'
import type { Lessons } from '../../words/learn.ts'
import { learnRu } from '../../words/ru/learn.ts'
import { Sheet } from '../parts/sheet.tsx'
import { useNarrow } from '../parts/use-narrow.ts'
import { bookOfGame } from '../router/books.ts'
import { MarkedText } from '../rules/text.tsx'
import { useSettings } from '../store/settings.ts'
import { useTable } from '../store/table.ts'
import { type Seen, useSeen } from '../view/seen.ts'
import { useSay, useWords } from '../words/use-words.ts'
import { thinker } from '../worker/thinker.ts'
import { bringUp, showGuide, turnTo, useGuide } from './guide.ts'
import { lessonsOf, type Now } from './lessons.ts'
import './learn.css'

const TEXTS: Readonly<Record<Language, Lessons>> = { en: learnEn, ru: learnRu }

function nowOf({ view, viewer, asks, session }: Seen, chosen: readonly number[]): Now | null {
  if (viewer === SPECTATOR) return null
  const { cards, tables } = rulesNamed(view.game)!
  const open = chosen.find(isCard)
  const hand = handCards(view, viewer)
  return {
    side: viewer,
    asks,
    open: open === undefined || cards[open - CARD]!.scoring !== null ? null : cards[open - CARD]!.side,
    holdsScoring: hand.some(({ card }) => cards[card]!.scoring !== null),
    hasPassingCard: hand.some(({ card }) => card === tables.passing.card),
    defcon: view.defcon,
    round: view.round,
    rounds: roundsOf(boardOf(view), viewer),
    isOver: session.g.result !== null,
  }
}

export default function Coach() {
  const seen = useSeen()
  const chosen = useTable((table) => table.chosen)
  const id = useTable((table) => table.id)
  const isOpen = useGuide((guide) => guide.isOpen)
  const narrow = useNarrow()
  useEffect(() => {
    const now = nowOf(seen, chosen)
    if (now !== null && id !== null) bringUp(id, lessonsOf(seen.session.notes.flat(), now))
  }, [seen, chosen, id])
  return narrow ? <NarrowCoach /> : isOpen ? <CoachPanel /> : <Reopen />
}

function useLesson() {
  const language = useSettings((settings) => settings.language)
  const { lessons, at } = useGuide()
  const lesson = lessons[at]
  return { text: lesson === undefined ? null : TEXTS[language][lesson], at, of: lessons.length }
}

function Reopen() {
  const say = useSay()
  const { text } = useLesson()
  return (
    <Button className="button quiet coach-reopen" onPress={() => showGuide(true)}>
      {say('learn.show', { title: text?.title ?? '' })}
    </Button>
  )
}

/** On a phone the lesson lies under a line, so that it does not take the room of the map. */
function NarrowCoach() {
  const say = useSay()
  const { text, at, of } = useLesson()
  const [isOpen, setIsOpen] = useState(false)
  return (
    <>
      <Button className="coach-line" onPress={() => setIsOpen(true)}>
        {say('learn.show', { title: text?.title ?? '' })}
        {at < of - 1 && <span className="coach-count">{of - 1 - at}</span>}
      </Button>
      <Sheet title={say('learn.guide')} isOpen={isOpen} onClose={() => setIsOpen(false)}>
        <LessonBody />
      </Sheet>
    </>
  )
}

function CoachPanel() {
  const say = useSay()
  return (
    <section className="coach" aria-label={say('learn.guide')}>
      <LessonBody />
      <Button className="button quiet small coach-close" aria-label={say('learn.hide')} onPress={() => showGuide(false)}>
        ✕
      </Button>
    </section>
  )
}

function LessonBody() {
  const say = useSay()
  const w = useWords()
  const { view } = useSeen()
  const { text, at, of } = useLesson()
  if (text === null) return null
  return (
    <>
      <div aria-live="polite">
        <h2>{text.title}</h2>
        <div className="coach-text">
          <MarkedText text={text.text} book={bookOfGame(view.game)} words={w} />
        </div>
      </div>
      <footer className="coach-foot">
        <Button className="button small" isDisabled={at === 0} onPress={() => turnTo(at - 1)}>
          {say('learn.back')}
        </Button>
        <span className="quiet">{say('learn.of', { at: at + 1, of })}</span>
        <Button className={at < of - 1 ? 'button small primary' : 'button small'} isDisabled={at >= of - 1} onPress={() => turnTo(at + 1)}>
          {say('learn.next')}
        </Button>
      </footer>
      <Advice />
    </>
  )
}

const adviser = thinker()

/** The best moves for the question that is asked now; null while they are being looked for. */
function useHints({ session, viewer, asks }: Seen): readonly Hint[] | null {
  const [found, setFound] = useState<{ readonly asks: Seen['asks']; readonly hints: readonly Hint[] } | null>(null)
  useEffect(() => {
    if (asks === null || viewer === SPECTATOR) return
    let wanted = true
    const look = async (): Promise<void> => {
      try {
        const hints = await adviser.think({ kind: 'hints', side: viewer, g: session.g })
        if (wanted) setFound({ asks, hints })
      } catch {
        if (wanted) setFound({ asks, hints: [] }) // The game goes on without advice.
      }
    }
    void look()
    return () => {
      wanted = false
      adviser.stop()
    }
  }, [asks, viewer, session])
  return found !== null && found.asks === asks ? found.hints : null
}

function Advice() {
  const say = useSay()
  const w = useWords()
  const seen = useSeen()
  const hints = useHints(seen)
  const rules = useMemo(() => rulesNamed(seen.view.game)!, [seen.view.game])
  if (seen.asks === null) return null
  if (hints === null) return <p className="coach-advice quiet">{say('learn.thinking')}</p>
  const [best, ...others] = hints
  if (best === undefined) return null
  return (
    <div className="coach-advice">
      <p>
        <b>{say('learn.hint')}</b> {sayHint(w, rules, best)}
      </p>
      {others.length > 0 && (
        <details>
          <summary>{say('learn.hints')}</summary>
          <ul>
            {others.map((hint) => (
              <li key={hint.pick}>{sayHint(w, rules, hint)}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  )
}
