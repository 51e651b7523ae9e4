/** The cards of the person at the table, and what is known of the other hand. */
import type { MouseEvent } from 'react'
import { other, type Side } from '../../engine/script.ts'
import { handCards, unseenCards } from '../../rules/queries/cards.ts'
import { SPECTATOR } from '../../rules/view.ts'
import { CARD, isCard } from '../../rules/vocabulary.ts'
import { CardButton } from '../cards/card-button.tsx'
import { dangerLine } from '../question/danger.ts'
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

function OwnHand({ side }: { readonly side: Side }) {
  const w = useWords()
  const { view, asks, previews } = useSeen()
  const chosen = useTable((table) => table.chosen)
  const dangers = useTable((table) => table.dangers)
  const cards = handCards(view, side)
  const them = other(side)
  const { hands } = unseenCards(view)
  const theirs = hands[them]
  const asksForCards = asks?.moves.some(isCard) === true
  return (
    <section className="hand" aria-label={w.say('hand.of', { side: w.side(side) })}>
      <ul className="hand-cards">
        {cards.map(({ card, ops }) => {
          const pick = CARD + card
          const isLegal = asks?.moves.includes(pick) === true
          const reason = asksForCards && !isLegal && previews !== null ? previews.refusal(pick) : null
          const danger = chosen.length === 0 ? dangers?.find((each) => each.pick === pick) : undefined
          const note = danger !== undefined ? dangerLine(danger, side, w) : reason === null ? null : w.reason(reason)
          return (
            <li key={card} title={note ?? undefined}>
              <CardButton
                card={card}
                ops={ops}
                isLegal={isLegal}
                isChosen={chosen.includes(pick)}
                note={note}
                isDangerous={danger !== undefined}
                onPress={isLegal ? choose : readCard}
              />
            </li>
          )
        })}
        {cards.length === 0 && <li className="quiet">{w.say('hand.empty')}</li>}
      </ul>
      <p className="other-hand">
        {w.say('hand.other', { side: w.side(them), n: theirs.unplayed })}
        {theirs.known.length > 0 && ` ${w.say('hand.known', { cards: theirs.known.map(w.card).join(', ') })}`}
      </p>
    </section>
  )
}
