/** A card to be read, from wherever its name stands: its face where it is pointed at, and all about it where it is opened. */
import { UNSEEN } from '../../rules/view.ts'
import { Sheet } from '../parts/sheet.tsx'
import { readCard, useWindows } from '../store/windows.ts'
import { useSeen } from '../view/seen.ts'
import { useWords } from '../words/use-words.ts'
import { CardFace } from './card-face.tsx'
import { CardNotes } from './notes.tsx'
import { Peek } from './peek.tsx'
import { placeOf } from './place.ts'

export function CardSheet() {
  const w = useWords()
  const { view } = useSeen()
  const card = useWindows((windows) => windows.card)
  return (
    <>
      <Peek />
      <Sheet title={card === null ? '' : w.card(card)} isOpen={card !== null} onClose={() => readCard(null)}>
        {card !== null && (
          <>
            <CardFace card={card} />
            <CardNotes game={view.game} card={card} />
            <p className="quiet">
              {view.place[card] === UNSEEN ? w.say('card.unseen') : w.say('card.place', { place: placeOf(view, card, w) })}
            </p>
          </>
        )}
      </Sheet>
    </>
  )
}
