/** A card in a list, as a button: its value, its side, its name. */

import { type MouseEvent, memo } from 'react'
import { rulesNamed } from '../../games/index.ts'
import { useSeen } from '../view/seen.ts'
import { useWords } from '../words/use-words.ts'
import { Badge, eventOf, lookOf } from './face.tsx'
import './cards.css'

interface CardButtonProps {
  readonly card: number
  readonly ops?: number
  readonly onPress: (card: number, event: MouseEvent) => void
  /** May be chosen now. */
  readonly isLegal?: boolean
  readonly isChosen?: boolean
  /** Why it can't be chosen, or what it warns of. */
  readonly note?: string | null
  readonly isDangerous?: boolean
}

/** A plain button: a pile has a hundred of them, and they are all there at once. */
export const CardButton = memo(({ card, ops, onPress, isLegal, isChosen, note, isDangerous }: CardButtonProps) => {
  const w = useWords()
  const { view } = useSeen()
  const rules = rulesNamed(view.game)!
  const facts = rules.cards[card]!
  const now = ops ?? facts.ops
  const look = lookOf(rules, card)
  const classes = ['card', 'card-row', look, isLegal ? 'legal' : '', isChosen ? 'chosen' : '', isDangerous ? 'dangerous' : '']
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      data-face={card}
      onClick={(event) => onPress(card, event)}
      aria-pressed={isChosen ?? false}
    >
      <Badge look={look} base={facts.ops} now={now} />
      <span className="card-name">{w.card(card)}</span>
      <span className="unseen">
        {`. ${facts.scoring === null ? `${w.say('card.ops', { n: now })}. ` : ''}${eventOf(facts, w)}`}
        {isLegal ? `. ${w.say('card.can-be-chosen')}` : ''}
        {note ? `. ${note}` : ''}
      </span>
      {isDangerous && (
        <span className="danger-mark" aria-hidden="true">
          !
        </span>
      )}
    </button>
  )
})
