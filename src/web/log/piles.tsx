/** Where the cards are: open piles, what is unseen, and what is known of the hands. */

import { other } from '../../engine/script.ts'
import { rulesNamed } from '../../games/index.ts'
import { unseenCards } from '../../rules/queries/cards.ts'
import { Zone } from '../../rules/state.ts'
import { SPECTATOR } from '../../rules/view.ts'
import { CardButton } from '../cards/card-button.tsx'
import { readCard } from '../store/windows.ts'
import { percent } from '../view/preview-text.ts'
import { useSeen } from '../view/seen.ts'
import { useSay, useWords } from '../words/use-words.ts'

export function Piles() {
  const say = useSay()
  const w = useWords()
  const { view, viewer } = useSeen()
  const unseen = unseenCards(view)
  const { cards } = rulesNamed(view.game)!
  const inZone = (zone: number): number[] => view.place.flatMap((place, card) => (place === zone ? [card] : []))
  const byValue = (list: readonly number[]): number[] => list.toSorted((a, b) => cards[b]!.ops - cards[a]!.ops)
  const them = viewer === SPECTATOR ? null : other(viewer)
  return (
    <div className="piles">
      {them !== null && (
        <Pile
          title={say('piles.hand', { side: w.side(them), n: unseen.hands[them].unplayed, known: unseen.hands[them].known.length })}
          cards={unseen.hands[them].known}
          empty={say('piles.hand.unknown')}
          isOpen={unseen.hands[them].known.length > 0}
        />
      )}
      <Pile
        title={say('piles.discard', { n: inZone(Zone.Discard).length })}
        cards={inZone(Zone.Discard)}
        empty={say('piles.empty')}
        isOpen
      />
      <Pile title={say('piles.removed', { n: inZone(Zone.Removed).length })} cards={inZone(Zone.Removed)} empty={say('piles.empty')} />
      <Pile
        title={say('piles.unseen', { n: unseen.cards.length, deck: unseen.deck })}
        about={them === null ? undefined : say('piles.unseen.about', { side: w.side(them), chance: percent(unseen.hands[them].chance) })}
        cards={byValue(unseen.cards)}
        empty={say('piles.empty')}
      />
      {view.under.length > 0 && <Pile title={say('piles.under')} cards={view.under} empty="" />}
    </div>
  )
}

interface PileProps {
  readonly title: string
  readonly about?: string | undefined
  readonly cards: readonly number[]
  readonly empty: string
  readonly isOpen?: boolean
}

function Pile({ title, about, cards, empty, isOpen = false }: PileProps) {
  return (
    <details open={isOpen}>
      <summary>{title}</summary>
      {about !== undefined && <p className="quiet">{about}</p>}
      {cards.length === 0 ? (
        <p className="quiet">{empty}</p>
      ) : (
        <ul className="card-list">
          {cards.map((card) => (
            <li key={card}>
              <CardButton card={card} onPress={readCard} />
            </li>
          ))}
        </ul>
      )}
    </details>
  )
}
