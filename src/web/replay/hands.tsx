/** The hands of both sides, as far as the watching eyes know them. */
import { type Side, US, USSR } from '../../engine/script.ts'
import { handCards, unseenCards } from '../../rules/queries/cards.ts'
import { Zone } from '../../rules/state.ts'
import { CardButton } from '../cards/card-button.tsx'
import { SideMark } from '../parts/side-mark.tsx'
import { readCard } from '../store/windows.ts'
import { useSeen } from '../view/seen.ts'
import { useSay, useWords } from '../words/use-words.ts'
import '../hand/hand.css'

export const Hands = () => (
  <div className="hands">
    <HandOf side={USSR} />
    <HandOf side={US} />
  </div>
)

function HandOf({ side }: { readonly side: Side }) {
  const say = useSay()
  const w = useWords()
  const { view } = useSeen()
  const cards = handCards(view, side)
  const headlines = view.place.flatMap((place, card) => (place === Zone.Headline + side ? [card] : []))
  const { unplayed, known } = unseenCards(view).hands[side]
  const name = w.say('hand.of', { side: w.side(side) })
  return (
    <section className="hand" aria-label={name}>
      <h2 className="hand-title">
        <SideMark side={side} /> {w.side(side)} <small>{say('replay.hand', { n: unplayed, hidden: unplayed - known.length })}</small>
      </h2>
      <ul className="hand-cards">
        {headlines.map((card) => (
          <li key={card}>
            <CardButton card={card} isChosen note={w.say('phase.headline')} onPress={readCard} />
          </li>
        ))}
        {cards.map(({ card, ops }) => (
          <li key={card}>
            <CardButton card={card} ops={ops} onPress={readCard} />
          </li>
        ))}
      </ul>
    </section>
  )
}
