/** Questions that cards answer, wherever the cards are. */
import { Button } from 'react-aria-components'
import { CARD, isCard } from '../../rules/vocabulary.ts'
import { CardButton } from '../cards/card-button.tsx'
import { choosePicks } from '../store/table.ts'
import { readCard } from '../store/windows.ts'
import { useWords } from '../words/use-words.ts'
import { dangerLine } from './danger.ts'
import type { QuestionProps } from './kinds.tsx'

const chooseCard = (card: number): void => choosePicks([CARD + card])

export function ChooseCard({ asks, chosen, dangers, previews, side }: QuestionProps) {
  const w = useWords()
  const cards = asks.moves.filter(isCard).map((pick) => pick - CARD)
  const open = chosen.find(isCard)
  return (
    <ul className="card-list">
      {cards.map((card) => {
        const danger = dangers.find(({ pick }) => pick === CARD + card)
        return (
          <li key={card}>
            <CardButton
              card={card}
              ops={previews.ops(card)}
              isLegal
              isChosen={chosen.includes(CARD + card)}
              note={danger === undefined ? null : dangerLine(danger, side, w)}
              isDangerous={danger !== undefined}
              onPress={chooseCard}
            />
            <Button
              className="button quiet small"
              aria-label={w.say('question.read-card', { card: w.card(card) })}
              onPress={() => readCard(card)}
            >
              ?
            </Button>
            {CARD + card === open && <p className="card-effect">{w.effect(card)}</p>}
          </li>
        )
      })}
    </ul>
  )
}
