/** The question: whose it is, what is asked, how much is left, where it comes from, and the ways to answer. */
import { useEffect } from 'react'
import { Button } from 'react-aria-components'
import { bit, type Side, US, USSR } from '../../engine/script.ts'
import type { PromptKey } from '../../games/prompts.ts'
import type { Asked } from '../../rules/api.ts'
import { Phase, Zone } from '../../rules/state.ts'
import { SPECTATOR } from '../../rules/view.ts'
import { CARD, isCard, isNumber, W } from '../../rules/vocabulary.ts'
import type { MessageKey } from '../../words/languages.ts'
import { paragraphOf } from '../../words/rules/index.ts'
import type { Words } from '../../words/speak.ts'
import { CardChip } from '../cards/chip.tsx'
import { Icon } from '../parts/icon.tsx'
import { type Shape, useShape } from '../parts/shape.ts'
import { SideMark } from '../parts/side-mark.tsx'
import { type Book, bookOfGame } from '../router/books.ts'
import { RuleLink } from '../rules/rule-link.tsx'
import { retry, useLocalTable } from '../store/local-table.ts'
import { isHotSeat, isHuman, isOver } from '../store/session.ts'
import { canUndo, choosePicks, movesInPlay, step, undo, undoPlay, useTable } from '../store/table.ts'
import { openWindow } from '../store/windows.ts'
import type { Previews } from '../view/previews.ts'
import { askedSide, type Seen, useSeen } from '../view/seen.ts'
import { endLine, phaseLine } from '../view/status.ts'
import { glued } from '../words/glued.ts'
import { useSay, useWords } from '../words/use-words.ts'
import { Confirm } from './confirm.tsx'
import { dangerLine } from './danger.ts'
import { keepFocus } from './focus.ts'
import { HintButton, Hints } from './hints.tsx'
import { RENDERERS } from './kinds.tsx'
import './question.css'

export function QuestionPanel() {
  const seen = useSeen()
  const shownAt = useTable((table) => table.shownAt)
  const side = askedSide(seen)
  if (shownAt !== null) return <Past seen={seen} at={shownAt} />
  if (isOver(seen.session)) return <Over seen={seen} />
  if (seen.asks === null || seen.previews === null || side === null) return <Waiting seen={seen} />
  return <Question seen={seen} asks={seen.asks} previews={seen.previews} side={side} />
}

/** Whether a card lies open over the map, with its own confirmation. */
const isCardOpen = ({ kind, card }: Asked, chosen: readonly number[]): boolean =>
  kind === 'use' ? card >= 0 : (kind === 'play' || kind === 'headline') && isCard(chosen[0] ?? -1)

/** Of a bid: the side has been named, the influence for it is asked. */
const isBidNumber = ({ kind, moves }: Asked): boolean => kind === 'bid' && moves.every(isNumber)

/** Answers that end a question early stand apart from the others. */
const ENDING = [W.done, W.pass]

interface OpenQuestionProps {
  readonly seen: Seen
  readonly asks: Asked
  readonly previews: Previews
  readonly side: Side
}

function Question({ seen, asks, previews, side }: OpenQuestionProps) {
  const w = useWords()
  const chosen = useTable((table) => table.chosen)
  const dangers = useTable((table) => table.dangers)
  const taken = useTable((table) => table.taken)
  useEffect(() => keepFocus(asks), [asks])
  const Body = RENDERERS[asks.kind]
  const endings = ENDING.filter((pick) => asks.moves.includes(pick))
  // Amber moves the game forward: an end is quiet while something useful is left.
  const isLeftAlone = chosen.length === 0 && asks.moves.length === endings.length
  const isOpen = isCardOpen(asks, chosen)
  const shape = useShape()
  const title = titleOf(asks, chosen, w, shape)
  // On a phone there is no chip: the card stands above the question.
  const isApart = shape !== 'desk' && asks.card >= 0 && title === withoutCard(w.decision(asks), asks.card, w)
  return (
    <section
      className={`question asked ${side === US ? 'us' : 'ussr'}`}
      aria-labelledby="question-origin question-title"
      tabIndex={-1}
      id="question"
    >
      <header>
        <p className="question-who">
          <SideMark side={side} /> <b>{w.say(isHotSeat(seen.session) ? 'question.asked' : 'question.you', { side: w.side(side) })}</b>{' '}
          {isApart ? (
            <span>
              · <span id="question-origin">{w.card(asks.card)}</span>
            </span>
          ) : (
            <span className="quiet">· {phaseLine(seen.view, w)}</span>
          )}
        </p>
        <h2 id="question-title">{glued(title)}</h2>
        <RuleOf prompt={asks.prompt as PromptKey} game={bookOfGame(seen.view.game)} />
        {asks.card >= 0 && <CardChip card={asks.card} />}
      </header>
      <div className="question-body">
        {taken !== null && <p className="question-hint">{w.say('question.taken', { pick: w.pick(taken) })}</p>}
        {(dangers ?? [])
          .filter(({ pick }) => endings.includes(pick))
          .map((danger) => (
            <p key={danger.pick} className="warning loses">
              {endingName(asks, danger.pick, w)}: {dangerLine(danger, side, w)}
            </p>
          ))}
        <Body asks={asks} side={side} view={seen.view} previews={previews} chosen={chosen} dangers={dangers ?? []} />
        <Hints seen={seen} />
      </div>
      <footer>
        <UndoButton />
        <HintButton seen={seen} />
        {endings.map((pick) => (
          <Button
            key={pick}
            className={`button${isLeftAlone ? ' primary' : ''}${dangers?.some((danger) => danger.pick === pick) ? ' danger' : ''}`}
            onPress={() => choosePicks([pick])}
          >
            {endingName(asks, pick, w)}
          </Button>
        ))}
        {!isOpen && <Confirm />}
      </footer>
    </section>
  )
}

function titleOf(asks: Asked, chosen: readonly number[], w: Words, shape: Shape): string {
  if (isBidNumber(asks)) return w.say('question.bid-number')
  const isOpen = isCardOpen(asks, chosen)
  // On a phone held upright the open card is in the same sheet, with its name.
  if (isOpen && asks.kind === 'play')
    return shape === 'tall' ? w.say('uses.title') : w.say('question.choose-use', { card: w.quoted(chosen[0]! - CARD) })
  return isOpen && shape !== 'tall' ? w.decision(asks) : withoutCard(w.decision(asks), asks.card, w)
}

/** The rule that a question comes from; questions of single cards are explained by the card. */
function RuleOf({ prompt, game }: { readonly prompt: PromptKey; readonly game: Book }) {
  const say = useSay()
  const rule = paragraphOf(game, prompt)
  if (rule === undefined) return null
  return (
    <span className="question-rule">
      {say('question.rule')} <RuleLink game={game} rule={rule} />
    </span>
  )
}

/** What ending the question early means, where the word alone does not say it. */
const ENDING_NAMES: Partial<Record<PromptKey, MessageKey>> = {
  die: 'ending.die',
  'discard-or-suffer': 'ending.discard-or-suffer',
  'cuban-missile-crisis': 'ending.cuban-missile-crisis',
}

function endingName({ prompt }: Asked, pick: number, w: Words): string {
  const key = ENDING_NAMES[prompt as PromptKey]
  return key === undefined ? capital(w.pick(pick), w.language) : w.say(key)
}

/** The card itself stands below the question. */
function withoutCard(question: string, card: number, w: Words): string {
  const name = card < 0 ? '' : `${w.quoted(card)}: `
  return question.startsWith(name) ? capital(question.slice(name.length), w.language) : question
}

const capital = (text: string, language: string): string => text.charAt(0).toLocaleUpperCase(language) + text.slice(1)

function UndoButton() {
  const w = useWords()
  const session = useTable((table) => table.session)
  const seated = useTable((table) => table.seated)
  const chosen = useTable((table) => table.chosen)
  if (seated === SPECTATOR) return null
  const mayUndo = canUndo({ session, seated })
  const made = movesInPlay({ session, seated })
  return (
    <>
      <Button className="button with-icon" isDisabled={chosen.length === 0 && !mayUndo} onPress={() => undo()}>
        <Icon name="undo" /> <span>{w.say(chosen.length > 0 ? 'question.back' : 'question.undo')}</span>
      </Button>
      {mayUndo && made > 1 && (
        <Button className="button with-icon restart" onPress={undoPlay}>
          <Icon name="restart" /> <span>{w.say('question.undo-play')}</span>
        </Button>
      )}
    </>
  )
}

function Waiting({ seen }: { readonly seen: Seen }) {
  const w = useWords()
  const { botTrouble, isReading } = useLocalTable()
  const { view, session } = seen
  const sides = ([US, USSR] as const).filter((side) => view.asked & bit(side))
  const isThinking = (side: Side): boolean => !isReading && !isHuman(session, side) && seen.viewer !== SPECTATOR
  const headline = view.phase === Phase.Headline && seen.viewer !== SPECTATOR ? view.place.indexOf(Zone.Headline + seen.viewer) : -1
  const waited = session.isSending ? sides.filter((side) => side !== seen.viewer) : sides
  return (
    <section className="question waiting" aria-live="polite">
      {botTrouble === null ? (
        <>
          <p className="question-who quiet">{phaseLine(view, w)}</p>
          {session.isSending && <h2>{w.say('question.sending')}</h2>}
          {waited.map((side) => (
            <h2 key={side}>
              <SideMark side={side} /> {w.say(isThinking(side) ? 'question.thinks' : 'question.waits', { side: w.side(side) })}
            </h2>
          ))}
          {headline >= 0 && (
            <p>
              {w.say('question.own-headline')} <CardChip card={headline} />
            </p>
          )}
        </>
      ) : (
        <>
          <h2>{w.say('question.bot-trouble')}</h2>
          <p className="quiet">{botTrouble}</p>
        </>
      )}
      <footer>
        <UndoButton />
        {botTrouble !== null && (
          <Button className="button primary" onPress={retry}>
            {w.say('question.retry')}
          </Button>
        )}
      </footer>
    </section>
  )
}

function Past({ seen, at }: { readonly seen: Seen; readonly at: number }) {
  const w = useWords()
  return (
    <section className="question past">
      <p className="question-who quiet">{phaseLine(seen.view, w)}</p>
      <h2>{w.say('past.title', { at, of: seen.session.actors.length })}</h2>
      <footer>
        <Button className="button primary" onPress={() => step(seen.session.actors.length)}>
          {w.say('past.now')}
        </Button>
      </footer>
    </section>
  )
}

function Over({ seen }: { readonly seen: Seen }) {
  const say = useSay()
  const w = useWords()
  return (
    <section className="question over" aria-live="polite">
      <p className="question-who quiet">{say('over.title')}</p>
      <h2>{endLine(seen.session, say, w)}</h2>
      <footer>
        <Button className="button primary" onPress={() => openWindow('over')}>
          {say('over.look')}
        </Button>
      </footer>
    </section>
  )
}
