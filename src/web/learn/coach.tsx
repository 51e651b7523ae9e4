/** The guide of the first game: it points at one thing, says what it is, and waits until the person has done it or read it. */
import { type ReactNode, useEffect, useEffectEvent, useMemo, useState } from 'react'
import { Button } from 'react-aria-components'
import { createPortal } from 'react-dom'
import { rulesNamed } from '../../games/index.ts'
import { movesOf } from '../../match/match.ts'
import { boardOf } from '../../rules/queries/board.ts'
import { handCards } from '../../rules/queries/cards.ts'
import { roundsOf } from '../../rules/turn/round.ts'
import { SPECTATOR } from '../../rules/view.ts'
import { CARD, isCard } from '../../rules/vocabulary.ts'
import { learnEn, learnedEn, stepsEn } from '../../words/en/learn.ts'
import type { Language } from '../../words/languages.ts'
import {
  type GuideStep,
  type GuideSteps,
  LESSONS,
  type Learned,
  type Lesson,
  type Lessons,
  STEPS,
  type StepText,
} from '../../words/learn.ts'
import { learnedRu, learnRu, stepsRu } from '../../words/ru/learn.ts'
import { useNarrow } from '../parts/use-narrow.ts'
import { bookOfGame } from '../router/books.ts'
import { go } from '../router/router.ts'
import { plainText } from '../rules/outline.ts'
import { MarkedText } from '../rules/text.tsx'
import { type AtCourse, COURSE, courseAt } from '../store/course.ts'
import { markRead, nudge, pointAt, readIn, showGuide, useGuide } from '../store/guide.ts'
import { isLocal } from '../store/local-session.ts'
import { startGame } from '../store/local-table.ts'
import { useReading } from '../store/reading.ts'
import { useStage } from '../store/scene-player.ts'
import { useSettings } from '../store/settings.ts'
import { setGuard, useTable } from '../store/table.ts'
import { openWindow, useWindows } from '../store/windows.ts'
import { type Seen, useSeen } from '../view/seen.ts'
import { useSay, useWords } from '../words/use-words.ts'
import { REAL_GAME } from './first-game.ts'
import { lessonsOf, type Now, nextLesson } from './lessons.ts'
import { Spotlight } from './spotlight.tsx'
import { countryOf, countryOfLesson, type Target, targetOf, targetOfLesson } from './targets.ts'
import './learn.css'

interface Texts {
  readonly steps: GuideSteps
  readonly lessons: Lessons
  readonly learned: Learned
}

const TEXTS: Readonly<Record<Language, Texts>> = {
  en: { steps: stepsEn, lessons: learnEn, learned: learnedEn },
  ru: { steps: stepsRu, lessons: learnRu, learned: learnedRu },
}

/** What the guide shows now: a step of its course, or a lesson. */
type Shown = { readonly at: AtCourse; readonly step: GuideStep } | { readonly lesson: Lesson }

export default function Coach() {
  const isOpen = useGuide((guide) => guide.isOpen)
  return isOpen ? <OpenCoach /> : <Reopen />
}

/** On a phone there is no room for it: the page Learn brings the guide back there. */
function Reopen() {
  const say = useSay()
  if (useNarrow()) return null
  return (
    <Button className="button quiet coach-reopen" onPress={() => showGuide(true)}>
      {say('learn.show')}
    </Button>
  )
}

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
    hasEffects: view.effects.length > 0,
    defcon: view.defcon,
    round: view.round,
    rounds: roundsOf(boardOf(view), viewer),
    isOver: session.g.result !== null || session.ended !== undefined,
  }
}

/** Questions before a play begins: there is time for a lesson that is about something else. */
const BETWEEN: ReadonlySet<string | undefined> = new Set(['play', 'headline'])

/** Steps of the course are kept by their name, lessons with a word before it: both may be about the same thing. */
const keyOf = (shown: Shown): string => ('step' in shown ? shown.step : `lesson ${shown.lesson}`)
const lessonsIn = (known: readonly string[]): readonly Lesson[] => LESSONS.filter((lesson) => known.includes(keyOf({ lesson })))

/** What the guide has to say where the game stands; null while a scene plays, the past is looked at, or there is nothing new. */
function useNext(hadAt: number | null): Shown | null {
  const seen = useSeen()
  const session = useTable((table) => table.session)
  const chosen = useTable((table) => table.chosen)
  const shownAt = useTable((table) => table.shownAt)
  const id = useTable((table) => table.id)
  const isPlaying = useStage((stage) => stage.position !== null)
  const known = useGuide((guide) => readIn(guide, id))
  return useMemo(() => {
    if (isPlaying || shownAt !== null || session === null || !isLocal(session)) return null
    const read = new Set(known)
    const now = nowOf(seen, chosen)
    const at = now?.isOver === true ? null : courseAt(movesOf(session.match), chosen, read)
    if (at !== null) {
      if (at.entry.kind === 'bot' || (at.entry.kind !== 'read' && seen.asks === null)) return null
      return { at, step: at.entry.step }
    }
    if (now === null || (now.asks === null && !now.isOver)) return null
    const isQuiet = BETWEEN.has(now.asks?.kind) && chosen.length === 0 && hadAt !== session.actors.length
    const lesson = nextLesson(lessonsOf(session.notes.flat(), now), new Set([...lessonsIn(known), ...coveredBy(read)]), isQuiet)
    return lesson === null ? null : { lesson }
  }, [seen, session, chosen, shownAt, isPlaying, known, hadAt])
}

/** The lessons that need not come because steps of the course have taught them. */
const coveredBy = (read: ReadonlySet<string>): readonly Lesson[] =>
  COURSE.flat().flatMap((entry) => (entry.kind !== 'bot' && 'covers' in entry && read.has(entry.step) ? (entry.covers ?? []) : []))

function OpenCoach() {
  const id = useTable((table) => table.id)
  /** The number of moves at which a lesson was shown that could have waited. */
  const [hadAt, setHadAt] = useState<number | null>(null)
  const next = useNext(hadAt)
  const isCovered = useCovered(next)
  const key = next === null ? null : keyOf(next)

  // A step that the person has done is known, and can be read again.
  const onStep = useEffectEvent((): void => {
    if (id === null || next === null || !('step' in next)) return
    markRead(id, ...STEPS.slice(0, STEPS.indexOf(next.step)))
  })
  useEffect(() => {
    if (key !== null) onStep()
  }, [key])

  const guard = useEffectEvent((picks: readonly number[]): boolean => {
    if (next === null) return true
    const isWanted =
      'at' in next && next.at.entry.kind !== 'read' && picks.length > 0 && picks.every((pick, i) => pick === next.at.ahead[i])
    if (!isWanted) nudge()
    return isWanted
  })
  const isShown = next !== null
  useEffect(() => {
    if (!isShown) return
    setGuard((picks) => guard(picks))
    return () => setGuard(null)
  }, [isShown])

  const country = next === null ? null : 'at' in next ? countryOf(next.at) : countryOfLesson(next.lesson)
  useEffect(() => {
    pointAt(country)
    return () => pointAt(null)
  }, [country])

  const shown = isCovered ? null : next
  const onRead = (): void => {
    setHadAt(useTable.getState().session?.actors.length ?? null)
    if (id !== null && next !== null) markRead(id, keyOf(next))
  }
  return (
    <>
      {shown !== null && id !== null && <Bubble key={key} shown={shown} game={id} onRead={onRead} />}
      <Spoken shown={shown} />
    </>
  )
}

/** The same for those who listen. It stays on the page, because what reads the screen says what changes there, not what comes new. */
function Spoken({ shown }: { readonly shown: Shown | null }) {
  const say = useSay()
  const w = useWords()
  const { view } = useSeen()
  const texts = TEXTS[useSettings((settings) => settings.language)]
  const plain = (text: string): string => plainText(text, bookOfGame(view.game), w)
  const { title, text, ...task }: StepText =
    shown === null ? { title: '', text: '' } : 'step' in shown ? texts.steps[shown.step] : texts.lessons[shown.lesson]
  return createPortal(
    <p className="unseen" role="status">
      {shown !== null &&
        [`${title}.`, plain(text), plain(actionOf(task, 'at' in shown ? shown.at.done : 0, say))].filter(Boolean).join(' ')}
    </p>,
    document.body,
  )
}

const actionOf = (
  { action = '', again = action }: Pick<StepText, 'action' | 'again'>,
  done: number,
  say: ReturnType<typeof useSay>,
): string => (done > 0 ? again : action).replace('{click}', say(isTouch() ? 'learn.tap' : 'learn.click'))

/** Whether something lies over the table. At the end of the game the guide speaks before the summary does. */
function useCovered(next: Shown | null): boolean {
  const open = useWindows((windows) => windows.open)
  const card = useWindows((windows) => windows.card)
  const rule = useReading((reading) => reading.rule)
  const isOver = next !== null && 'lesson' in next && next.lesson === 'over'
  useEffect(() => {
    if (isOver && open === 'over') openWindow(null)
  }, [isOver, open])
  return open !== null || card !== null || rule !== null
}

interface BubbleProps {
  readonly shown: Shown
  readonly game: string
  readonly onRead: () => void
}

const isTouch = (): boolean => matchMedia('(pointer: coarse)').matches

function Bubble({ shown, game, onRead }: BubbleProps) {
  const say = useSay()
  const language = useSettings((settings) => settings.language)
  const nudges = useGuide((guide) => guide.nudges)
  const known = useGuide((guide) => readIn(guide, game))
  const texts = TEXTS[language]
  const now = 'step' in shown ? shown.step : shown.lesson
  const earlier = known.filter((each) => each !== keyOf(shown))
  /** The earlier one that is read again; null: none. */
  const [again, setAgain] = useState<number | null>(null)
  const old = again === null ? undefined : textOf(texts, earlier[again])
  const text: StepText = old ?? ('step' in shown ? texts.steps[shown.step] : texts.lessons[shown.lesson])
  const target: Target | null = 'at' in shown ? targetOf(shown.at) : targetOfLesson(shown.lesson)
  const isTask = 'at' in shown && shown.at.entry.kind !== 'read'
  const [nudgesBefore] = useState(nudges)
  const back = (again ?? earlier.length) - 1
  return (
    <Spotlight
      step={now}
      target={target}
      title={text.title}
      isTask={isTask}
      nudges={nudges - nudgesBefore}
      head={'at' in shown && <Progress at={shown.at.bar} />}
    >
      <BubbleText text={text.text} />
      {old !== undefined ? (
        <Button className="button bubble-main" onPress={() => setAgain(null)}>
          {say('learn.return')}
        </Button>
      ) : now === 'done' || now === 'over' ? (
        <Ending isOver={now === 'over'} learned={texts.learned} onRead={onRead} />
      ) : isTask ? (
        <Task text={text} done={shown.at.done} />
      ) : (
        <Button className="button primary bubble-main" onPress={onRead}>
          {say('learn.got-it')}
        </Button>
      )}
      <p className="unseen" role="status">
        {nudges > nudgesBefore && say('learn.nudge')}
      </p>
      <footer>
        <Button className="button quiet small" isDisabled={back < 0} onPress={() => setAgain(back)}>
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d="m12 19-7-7 7-7M19 12H5" />
          </svg>
          {say('learn.back')}
        </Button>
        <Button className="button quiet small" onPress={() => showGuide(false)}>
          {say('learn.leave')}
        </Button>
      </footer>
    </Spotlight>
  )
}

function textOf({ steps, lessons }: Texts, id: string | undefined): StepText | undefined {
  const step = STEPS.find((each) => each === id)
  if (step !== undefined) return steps[step]
  const lesson = LESSONS.find((each) => keyOf({ lesson: each }) === id)
  return lesson === undefined ? undefined : lessons[lesson]
}

function BubbleText({ text }: { readonly text: string }): ReactNode {
  const w = useWords()
  const { view } = useSeen()
  return (
    <div className="bubble-text">
      <MarkedText text={text} book={bookOfGame(view.game)} words={w} />
    </div>
  )
}

function Progress({ at }: { readonly at: number }) {
  const say = useSay()
  return (
    <>
      <div className="bubble-bar" aria-hidden="true">
        {COURSE.map(([first], i) => (
          <i key={first!.kind === 'bot' ? first!.picks[0] : first!.step} className={i < at ? 'done' : i === at ? 'now' : ''} />
        ))}
      </div>
      <p className="unseen">{say('learn.step', { at: at + 1, of: COURSE.length })}</p>
    </>
  )
}

/** What is to be done. */
function Task({ text, done }: { readonly text: StepText; readonly done: number }) {
  const say = useSay()
  return (
    <div className="bubble-main bubble-task">
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d="M14 4.1 12 6M5.1 8l-2.9-.8M6 12l-1.9 2M7.2 2.2 8 5.1M9 9.7a.5.5 0 0 1 .7-.7l11 4.5a.5.5 0 0 1-.1.9l-4.3 1.1a1 1 0 0 0-.8.7l-1 4.4a.5.5 0 0 1-1 .1Z" />
      </svg>
      <BubbleText text={actionOf(text, done, say)} />
    </div>
  )
}

interface EndingProps {
  readonly isOver: boolean
  readonly learned: Learned
  readonly onRead: () => void
}

/** What was learned, and the way on. */
function Ending({ isOver, learned, onRead }: EndingProps) {
  const say = useSay()
  const playOn = (): void => {
    onRead()
    if (isOver) openWindow('over')
  }
  const real = (): void => {
    onRead()
    go({ page: 'game', id: startGame(REAL_GAME.start, REAL_GAME.seats) })
  }
  const [first, second] = [
    { text: say(isOver ? 'learn.summary' : 'learn.play-on'), act: playOn },
    { text: say('learn.real-game'), act: real },
  ]
  const [main, other] = isOver ? [second, first] : [first, second]
  return (
    <>
      <h3>{say('learn.learned')}</h3>
      <ul className="bubble-learned">
        {learned.map((line) => (
          <li key={line}>
            <svg viewBox="0 0 24 24" aria-hidden="true">
              <path d="M20 6 9 17l-5-5" />
            </svg>
            {line}
          </li>
        ))}
      </ul>
      <Button className="button primary bubble-main" onPress={main.act}>
        {main.text}
      </Button>
      <Button className="button bubble-other" onPress={other.act}>
        {other.text}
      </Button>
    </>
  )
}
