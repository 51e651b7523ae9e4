/** What one side has offered the other: a draw, to take a move back, to open the hands. */
import { Button } from 'react-aria-components'
import { US, USSR } from '../../../engine/script.ts'
import { sideOf } from '../../../match/seats.ts'
import { useSayOnline } from '../../words/online.ts'
import { useWords } from '../../words/use-words.ts'
import { send, useOnline } from '../seat/store.ts'

export function Offers() {
  const say = useSayOnline()
  const w = useWords()
  const role = useOnline((online) => online.role)
  const heard = useOnline((online) => online.heard)
  if (heard === null || role === 'spectator') return null
  return (['draw', 'back', 'hands'] as const).map((offer) => {
    const { hands, ...plain } = heard.now.offers
    const by = offer === 'hands' ? (hands?.by ?? null) : plain[offer]
    if (by === null) return null
    const late = hands === null ? {} : hands.openHands
    if (by === role)
      return (
        <p key={offer} className="offer quiet">
          {say(`offer.${offer}.own`, late)}
        </p>
      )
    const side = sideOf(heard.world, by === 'us' ? US : USSR)
    return (
      <div key={offer} className="offer theirs" role="alert">
        <p>{say(`offer.${offer}.theirs`, { side: w.side(side), ...late })}</p>
        <Button className="button primary" onPress={() => void send({ type: 'answer', offer, accept: true })}>
          {say('offer.accept')}
        </Button>
        <Button className="button" onPress={() => void send({ type: 'answer', offer, accept: false })}>
          {say('offer.decline')}
        </Button>
      </div>
    )
  })
}
