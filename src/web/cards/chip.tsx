/** A card's name in a line of text: a chip, whose face shows where it is pointed at or focused, and which opens the card. */
import type { ReactNode } from 'react'
import { rulesNamed } from '../../games/index.ts'
import { readCard } from '../store/windows.ts'
import { useSeen } from '../view/seen.ts'
import { useWords } from '../words/use-words.ts'
import { Badge, lookOf } from './face.tsx'
import { cardsNamed } from './named.ts'
import './chip.css'

export function CardChip({ card }: { readonly card: number }) {
  const w = useWords()
  const { view } = useSeen()
  const rules = rulesNamed(view.game)!
  const { ops } = rules.cards[card]!
  const look = lookOf(rules, card)
  return (
    <button type="button" className={`chip ${look}`} data-face={card} onClick={() => readCard(card)}>
      <Badge look={look} base={ops} now={ops} />
      <span>{w.card(card)}</span>
    </button>
  )
}

/** A sentence, with each card that it names as a chip. */
export function WithCards({ text }: { readonly text: string }): ReactNode {
  const w = useWords()
  return cardsNamed(text, w).map((part) => (part.card === null ? part.text : <CardChip key={part.at} card={part.card} />))
}
