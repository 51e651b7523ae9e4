/** A card as a button: its value, its side, its name. */

import { type MouseEvent, memo } from 'react'
import { rulesNamed } from '../../games/index.ts'
import { SideMark } from '../parts/side-mark.tsx'
import { useSeen } from '../view/seen.ts'
import { useSay, useWords } from '../words/use-words.ts'
import { eventOf, Ops, sideClass } from './card-face.tsx'
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
  const say = useSay()
  const w = useWords()
  const { view } = useSeen()
  const facts = rulesNamed(view.game)!.cards[card]!
  const scoring = facts.scoring !== null
  const side = scoring ? 2 : facts.side
  const classes = ['card', sideClass(side), isLegal ? 'legal' : '', isChosen ? 'chosen' : '', isDangerous ? 'dangerous' : '']
  return (
    <button
      type="button"
      className={classes.filter(Boolean).join(' ')}
      onClick={(event) => onPress(card, event)}
      aria-pressed={isChosen ?? false}
    >
      <Ops base={facts.ops} now={ops ?? facts.ops} scoring={scoring} />
      <span className="card-name">{w.card(card)}</span>
      <SideMark side={side} />
      <span className="unseen">
        {scoring ? '' : eventOf(facts, say, w)}
        {isLegal ? `. ${say('card.can-be-chosen')}` : ''}
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
