/** The cards of the person at the table as a row of faces, and what is known of the other hand. */
import { type KeyboardEvent, type MouseEvent, memo, useEffect, useRef } from 'react'
import { other, type Side } from '../../engine/script.ts'
import { rulesNamed } from '../../games/index.ts'
import { handCards, unseenCards } from '../../rules/queries/cards.ts'
import { Zone } from '../../rules/state.ts'
import { SPECTATOR } from '../../rules/view.ts'
import { CARD, isCard } from '../../rules/vocabulary.ts'
import { CardBack, eventOf, HandFace, Thumb } from '../cards/face.tsx'
import { SideMark } from '../parts/side-mark.tsx'
import { dangerLine, eventDangerLine } from '../question/danger.ts'
import { isByKeyboard, toQuestion } from '../question/focus.ts'
import { choosePicks, useTable } from '../store/table.ts'
import { readCard } from '../store/windows.ts'
import { useSeen } from '../view/seen.ts'
import { useWords } from '../words/use-words.ts'
import './hand.css'

function choose(card: number, event: MouseEvent): void {
  choosePicks([CARD + card])
  if (isByKeyboard(event)) toQuestion()
}

export function Hand() {
  const { viewer } = useSeen()
  if (viewer === SPECTATOR) return null
  return <OwnHand side={viewer} />
}

const STEPS: Readonly<Record<string, (at: number, all: number) => number>> = {
  ArrowLeft: (at) => at - 1,
  ArrowRight: (at) => at + 1,
  Home: () => 0,
  End: (_at, all) => all - 1,
}

/** Arrows go along the row. */
function travel(event: KeyboardEvent<HTMLElement>): void {
  const cards = [...event.currentTarget.querySelectorAll<HTMLElement>('.card')]
  const at = cards.indexOf(document.activeElement as HTMLElement)
  const next = at < 0 ? undefined : cards[STEPS[event.key]?.(at, cards.length) ?? -1]
  if (next === undefined) return
  event.preventDefault()
  next.focus()
}

function OwnHand({ side }: { readonly side: Side }) {
  const w = useWords()
  const { view, asks, previews } = useSeen()
  const chosen = useTable((table) => table.chosen)
  const dangers = useTable((table) => table.dangers)
  const deadly = useTable((table) => table.deadly)
  const cards = handCards(view, side)
  const asksForCards = asks?.moves.some(isCard) === true
  return (
    <section className="hand faces" aria-label={w.say('hand.of', { side: w.side(side) })}>
      <ul className="hand-cards" onKeyDown={travel}>
        {cards.map(({ card, ops }) => {
          const pick = CARD + card
          const isLegal = asks?.moves.includes(pick) === true
          const reason = asksForCards && !isLegal && previews !== null ? previews.refusal(pick) : null
          const danger = chosen.length === 0 ? dangers?.find((each) => each.pick === pick) : undefined
          const ofEvent = deadly.find((each) => each.pick === pick)
          const warning =
            danger !== undefined ? dangerLine(danger, side, w) : ofEvent !== undefined ? eventDangerLine(ofEvent, side, w) : null
          return (
            <li key={card}>
              <HandCard
                card={card}
                ops={ops}
                game={view.game}
                side={side}
                isLegal={isLegal}
                isChosen={chosen.includes(pick)}
                reason={reason === null ? null : w.reason(reason)}
                warning={warning}
                isDangerous={danger !== undefined}
              />
            </li>
          )
        })}
        {cards.length === 0 && <li className="quiet">{w.say('hand.empty')}</li>}
      </ul>
      <OtherHand side={other(side)} />
    </section>
  )
}

interface HandCardProps {
  readonly card: number
  readonly ops: number
  readonly game: string
  readonly side: Side
  readonly isLegal: boolean
  readonly isChosen: boolean
  /** Why it can't be chosen. */
  readonly reason: string | null
  /** How it would end the game. */
  readonly warning: string | null
  /** However it is played. */
  readonly isDangerous: boolean
}

/** Room beside a card that the row has been moved to. */
const BESIDE = 16

/** Where the hand is a row that scrolls, this card is in sight. */
function bringIntoRow(card: HTMLElement): void {
  const row = card.closest('.hand')!
  const [{ left, right }, { left: from, right: to }] = [card.getBoundingClientRect(), row.getBoundingClientRect()]
  if (left < from) row.scrollBy({ left: left - from - BESIDE })
  else if (right > to) row.scrollBy({ left: right - to + BESIDE })
}

const HandCard = memo(({ card, ops, game, side, isLegal, isChosen, reason, warning, isDangerous }: HandCardProps) => {
  const w = useWords()
  const facts = rulesNamed(game)!.cards[card]!
  const button = useRef<HTMLButtonElement>(null)
  // A hint may have chosen it.
  useEffect(() => {
    if (isChosen) bringIntoRow(button.current!)
  }, [isChosen])
  const isTheirs = facts.side === other(side) && facts.scoring === null
  const note = warning ?? reason ?? (isTheirs && isLegal ? w.say('hand.their-event', { side: w.side(other(side)) }) : null)
  const states = [
    isLegal && 'legal',
    isChosen && 'chosen',
    reason !== null && 'off',
    isTheirs && isLegal && 'theirs',
    isDangerous && 'dangerous',
  ]
  return (
    <button
      type="button"
      ref={button}
      className={['card', 'hand-card', ...states].filter(Boolean).join(' ')}
      onClick={(event) => (isLegal ? choose(card, event) : readCard(card))}
      aria-pressed={isChosen}
      data-face={card}
      data-note={note ?? undefined}
    >
      <HandFace game={game} card={card} ops={ops} />
      {warning !== null && <Flag />}
      {reason !== null && (
        <span className="hand-note" aria-hidden="true">
          {reason}
        </span>
      )}
      {reason === null && isTheirs && isLegal && (
        <span className={`hand-note ${side === 0 ? 'ussr' : 'us'}`} aria-hidden="true">
          {w.say('hand.their-event', { side: w.side(other(side)) })}
        </span>
      )}
      <span className="unseen">
        {[
          w.card(card),
          ...(facts.scoring === null ? [w.say('card.ops', { n: ops })] : []),
          eventOf(facts, w),
          ...(isLegal ? [w.say('card.can-be-chosen')] : []),
          ...(note === null ? [] : [note]),
        ].join('. ')}
      </span>
    </button>
  )
})

const Flag = () => (
  <svg className="hand-flag" viewBox="0 0 24 24" aria-hidden="true">
    <path d="M12 3L22 20H2ZM12 9.5V14M12 16.6V17.4" />
  </svg>
)

/** As many as are drawn of the other hand. */
const MOST_SHOWN = 5
const BACKS = Array.from({ length: MOST_SHOWN }, (_, i) => i)

function OtherHand({ side }: { readonly side: Side }) {
  const w = useWords()
  const { view } = useSeen()
  const { hands, deck } = unseenCards(view)
  const { known, unplayed } = hands[side]
  const discard = view.place.filter((place) => place === Zone.Discard).length
  const open = known.slice(0, MOST_SHOWN)
  const backs = Math.min(MOST_SHOWN - open.length, unplayed - open.length)
  return (
    <div className="other-hand">
      <div className="other-cards">
        {BACKS.slice(0, Math.max(0, backs)).map((back) => (
          <CardBack key={back} size="small" />
        ))}
        {open.map((card) => (
          <button key={card} type="button" className="other-card" data-face={card} onClick={() => readCard(card)} aria-label={w.card(card)}>
            <Thumb game={view.game} card={card} />
          </button>
        ))}
      </div>
      <p>
        <b>
          <SideMark side={side} /> <span aria-hidden="true">{w.say('hand.cards', { n: unplayed })}</span>
        </b>
        <span className="unseen">
          {w.say('hand.other', { side: w.side(side), n: unplayed })}
          {known.length > 0 && ` ${w.say('hand.known', { cards: known.map(w.quoted).join(', ') })}`}
        </span>
        <span>{w.say('hand.piles', { deck, discard })}</span>
      </p>
    </div>
  )
}
