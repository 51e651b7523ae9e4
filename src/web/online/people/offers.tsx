/** What one side has offered the other: a draw, to take a play back, to open the hands; and what was declined. */
import { Button } from 'react-aria-components'
import { type Side, US, USSR } from '../../../engine/script.ts'
import type { SeatName } from '../../../match/seats.ts'
import { sideOf } from '../../../match/seats.ts'
import { useSayOnline } from '../../words/online.ts'
import { useWords } from '../../words/use-words.ts'
import { send, useOnline } from '../seat/store.ts'
import { takebackText } from './takeback.ts'

export function Offers() {
  const say = useSayOnline()
  const w = useWords()
  const role = useOnline((online) => online.role)
  const received = useOnline((online) => online.received)
  if (received === null || role === 'spectator') return null
  const sideOfSeat = (seat: SeatName): Side => sideOf(received.world, seat === 'us' ? US : USSR)
  return (['draw', 'back', 'hands'] as const).map((offer) => {
    const { hands, ...plain } = received.now.offers
    const by = offer === 'hands' ? (hands?.by ?? null) : plain[offer]
    if (by === null) return null
    const side = sideOfSeat(by)
    const details = {
      side: w.side(side),
      ...(hands === null ? {} : hands.openHands),
      ...(offer === 'back' && { play: takebackText(received.lines, side, sideOfSeat(role), w) }),
    }
    if (by === role)
      return (
        <p key={offer} className="offer quiet">
          {say(`offer.${offer}.own`, details)}
        </p>
      )
    return (
      <div key={offer} className="offer theirs" role="alert">
        <p>{say(`offer.${offer}.theirs`, details)}</p>
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

/** The other player wants another game: at the table as well, for the dialog of the end may be closed. */
export function RematchOffer() {
  const say = useSayOnline()
  const { received, role, info } = useOnline()
  const rematch = received?.now.next === null ? received.now.offers.rematch : null
  if (rematch === null || rematch.by === role || role === 'spectator') return null
  return (
    <div className="offer theirs" role="alert">
      <p>
        {say(rematch.duplicate ? 'rematch.theirs.duplicate' : 'rematch.theirs')} {info?.hints === true && say('hints.agreed')}
      </p>
      <Button className="button primary" onPress={() => void send({ type: 'answer', offer: 'rematch', accept: true })}>
        {say('offer.accept')}
      </Button>
      <Button className="button" onPress={() => void send({ type: 'answer', offer: 'rematch', accept: false })}>
        {say('offer.decline')}
      </Button>
    </div>
  )
}

/** Tells both players that an offer was declined, until the next move. The region stays, so that a screen reader announces what comes into it. */
export function Declined() {
  const say = useSayOnline()
  const w = useWords()
  const role = useOnline((online) => online.role)
  const received = useOnline((online) => online.received)
  if (received === null || role === 'spectator') return null
  const { declined } = received.now
  return (
    <div role="status">
      {declined !== undefined && (
        <p className="offer declined">
          {say(`offer.declined.${declined.offer}`, {
            who: declined.by === role ? 'you' : 'other',
            side: w.side(sideOf(received.world, declined.by === 'us' ? US : USSR)),
          })}
        </p>
      )}
    </div>
  )
}
