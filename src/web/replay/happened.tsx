/** What the last step was, who is asked now, and where the game does not fit the rules. */
import { bit, type Side, US, USSR } from '../../engine/script.ts'
import { PHRASES, type Phrase } from '../../records/text-log/phrases.ts'
import { asked } from '../../rules/api.ts'
import { logLines } from '../../words/log.ts'
import type { Say } from '../../words/page.ts'
import type { Words } from '../../words/speak.ts'
import { SideMark } from '../parts/side-mark.tsx'
import { useSeen } from '../view/seen.ts'
import { phaseLine, ruleEnd } from '../view/status.ts'
import { glued } from '../words/glued.ts'
import { useSay, useWords } from '../words/use-words.ts'
import { lastStop } from './course.ts'
import { LinesAround } from './lines-around.tsx'
import type { Watched } from './store.ts'
import '../question/question.css'

/** More lines stand in the log. */
const MOST = 6

export function Happened({ game }: { readonly game: Watched }) {
  const say = useSay()
  const w = useWords()
  const { shown, view, viewer } = useSeen()
  const at = shown.actors.length
  const of = game.session.actors.length
  const notes = shown.notes.slice(lastStop(game.course.stops, at)).flat()
  const { result } = shown.g
  // How the game ended has a line of its own below them.
  const lines = logLines(
    notes.filter(({ key }) => key !== 'end' || result === null),
    viewer,
    w,
  )
  const isEnd = at === of
  return (
    <section className="question happened" aria-label={say('replay.happened')}>
      <header>
        <h2 className="unseen">{say('replay.happened')}</h2>
        <p className="question-who quiet">
          {phaseLine(view, w)} · {say('replay.at', { at, of })}
        </p>
      </header>
      <div className="question-body">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: on a phone the lines are scrolled, by keyboard too */}
        <ul className="happened-lines" aria-live="polite" tabIndex={0}>
          {lines.slice(-MOST).map((line, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the same line may come twice
            <li key={i}>{glued(line)}</li>
          ))}
          {lines.length === 0 && <li className="quiet">{say('replay.nothing')}</li>}
        </ul>
        {result === null ? <Next /> : <p className="happened-end">{ruleEnd(shown, shown.g, result, w)}</p>}
        {isEnd && <Ending game={game} />}
      </div>
    </section>
  )
}

/** Who is asked: the question itself is for the player, not for the reader. */
function Next() {
  const w = useWords()
  const { shown } = useSeen()
  const sides = ([US, USSR] as const).filter((side) => asked(shown.g) & bit(side))
  return sides.map((side) => <NextOf key={side} side={side} text={w.say('question.waits', { side: w.side(side) })} />)
}

const NextOf = ({ side, text }: { readonly side: Side; readonly text: string }) => (
  <p className="happened-next">
    <SideMark side={side} /> {text}
  </p>
)

/** Why the game goes no further. */
function Ending({ game: { opened, text, session } }: { readonly game: Watched }) {
  const say = useSay()
  const w = useWords()
  const { difference, refused, kind, printed } = opened
  if (difference !== null)
    return (
      <div className="differs" role="alert">
        <p>
          <b>{say('replay.differs', { kind, line: difference.line })}</b>
        </p>
        {refused === undefined ? (
          <dl>
            <dt>{say('replay.differs.expected')}</dt>
            <dd lang={phraseOf(difference.expected) === undefined ? 'en' : undefined}>{saidOf(difference.expected, say)}</dd>
            <dt>{say('replay.differs.found')}</dt>
            <dd lang={phraseOf(difference.found) === undefined ? 'en' : undefined}>{saidOf(difference.found, say)}</dd>
          </dl>
        ) : (
          <p>
            <q>{difference.found}</q>: {w.reason(refused)}
          </p>
        )}
        <LinesAround text={text} line={difference.line} />
        <p className="quiet">{say('replay.differs.do')}</p>
      </div>
    )
  if (session.g.result !== null) return null
  return <p className="quiet">{printed === null ? say('replay.stops') : printedLine(printed, say, w)}</p>
}

const printedLine = ({ winner, reason }: { readonly winner: Side; readonly reason: string }, say: Say, w: Words): string =>
  say('replay.printed', { side: w.side(winner), reason })

const phraseOf = (text: string): Phrase | undefined => (Object.keys(PHRASES) as Phrase[]).find((key) => PHRASES[key] === text)

/** A line of the log is shown as the log writes it. */
function saidOf(text: string, say: Say): string {
  const phrase = phraseOf(text)
  return phrase === undefined ? text : say(`replay.phrase.${phrase}`)
}
