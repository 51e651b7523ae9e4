/** An offer of a game: the values of its form, and the request that they make. */
import { CLOCKS } from '../../protocol/clocks.ts'
import type { SeekRequest } from '../../protocol/lobby.ts'
import { openHandsOf, startOf, type Wishes } from '../new-game/wishes.ts'

export interface OfferWishes {
  readonly wishes: Wishes
  readonly rated: boolean
  /** Ratings as they were typed; empty: any. */
  readonly least: string
  readonly most: string
}

const LOWEST = 0
const HIGHEST = 4000

function rangeOf({ least, most }: OfferWishes): Pick<SeekRequest, 'range'> {
  if (least === '' && most === '') return {}
  return { range: { least: least === '' ? LOWEST : Number(least), most: most === '' ? HIGHEST : Number(most) } }
}

export function offerOf(offer: OfferWishes): SeekRequest {
  const { wishes, rated } = offer
  const { game: _game, ...options } = startOf(wishes)
  return {
    game: wishes.game,
    options: options as NonNullable<SeekRequest['options']>,
    clock: CLOCKS[wishes.clock],
    side: wishes.side === 'either' ? 'any' : wishes.side,
    rated,
    // Rated games have no hints.
    hints: wishes.hints && !rated,
    duplicate: wishes.duplicate,
    ...openHandsOf(wishes),
    ...rangeOf(offer),
  }
}
