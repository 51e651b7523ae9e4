/**
 * A view as a board for the helpers of the rules, which read a state: the public fields as they are, no open scripts, and the cards the
 * viewer does not know in the deck. The numbers of cards in hands and deck are the true ones, because they are public.
 */
import { BOTH, packPlace } from '../cards.ts'
import { hooksOf } from '../effects.ts'
import { clone, type State, Zone } from '../state.ts'
import { UNSEEN, type View } from '../view.ts'

const boards = new WeakMap<View, State>()

/** Not to be changed: one view has one board. */
export function boardOf(view: View): Readonly<State> {
  const board = boards.get(view) ?? makeBoard(view)
  boards.set(view, board)
  return board
}

function makeBoard(view: View): State {
  const counts = Array.from({ length: Zone.Reserve + 1 }, () => 0)
  for (const zone of view.place) if (zone !== UNSEEN) counts[zone]!++
  for (const side of [0, 1] as const) {
    counts[Zone.Hand + side] = view.hands[side]
    counts[Zone.Headline + side] = view.headlines[side]
  }
  counts[Zone.Deck] = view.deck
  counts[Zone.Looked] = view.looked
  const place = view.place.map((zone) => (zone === UNSEEN ? Zone.Deck : packPlace(zone, BOTH)))
  return clone({ ...view, place, counts, alarm: 0, hooks: hooksOf(view.game, view.effects), frames: [] })
}
