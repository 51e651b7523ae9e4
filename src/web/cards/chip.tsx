/** A card's name in a line of text: a chip, whose face shows where it is pointed at or focused, and which opens the card. */
import type { ReactNode } from 'react'
import { rulesNamed } from '../../games/index.ts'
import { readCard } from '../store/windows.ts'
import { useSeen } from '../view/seen.ts'
import { glued } from '../words/glued.ts'
import { useWords } from '../words/use-words.ts'
import { Badge, lookOf } from './face.tsx'
import { cardsNamed, type NamedPart } from './named.ts'
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

/** Signs that belong to the word beside them: no line begins or ends with one. */
const OPEN = /[(«“]+$/
const CLOSE = /^[.,:;!?)»”]+/

const signsOf = (part: NamedPart | undefined, signs: RegExp): string => (part?.card === null ? (signs.exec(part.text)?.[0] ?? '') : '')

/** A sentence, with each card that it names as a chip. */
export function WithCards({ text }: { readonly text: string }): ReactNode {
  const w = useWords()
  const parts = cardsNamed(text, w)
  return parts.map((part, i) => {
    if (part.card === null) {
      const from = i === 0 ? 0 : signsOf(part, CLOSE).length
      const to = i === parts.length - 1 ? part.text.length : part.text.length - signsOf(part, OPEN).length
      return glued(part.text.slice(from, to))
    }
    return (
      <span key={part.at} className="chip-word">
        {signsOf(parts[i - 1], OPEN)}
        <CardChip card={part.card} />
        {signsOf(parts[i + 1], CLOSE)}
      </span>
    )
  })
}
