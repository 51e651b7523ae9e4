/** Whose eyes a game is watched with. */

import { view as viewOf } from '../../rules/api.ts'
import { zoneOf } from '../../rules/cards.ts'
import { type Note, PUBLIC } from '../../rules/notes.ts'
import { type State, Zone } from '../../rules/state.ts'
import { SPECTATOR, type View, type Viewer } from '../../rules/view.ts'

/** One side's, a spectator's, or open hands. */
export const SIGHTS = ['open', 'us', 'ussr', 'spectator'] as const
export type Sight = (typeof SIGHTS)[number]

const VIEWERS: { readonly [S in Sight]: Viewer } = { open: SPECTATOR, us: 0, ussr: 1, spectator: SPECTATOR }
export const viewerOf = (sight: Sight): Viewer => VIEWERS[sight]

const OPEN: ReadonlySet<number> = new Set([Zone.Hand, Zone.Hand + 1, Zone.Headline, Zone.Headline + 1, Zone.Looked])

/** With open hands a spectator sees the cards of both sides too; the deck stays what it is. */
export function seenWith(sight: Sight, g: State): View {
  const view = viewOf(g, viewerOf(sight))
  if (sight !== 'open') return view
  return { ...view, place: view.place.map((place, card) => (OPEN.has(zoneOf(g, card)) ? zoneOf(g, card) : place)) }
}

/** The notes for this sight. With open hands they include the private notes of both sides, and not what replaced them for the other side. */
export function notesWith(sight: Sight, notes: readonly (readonly Note[])[]): readonly (readonly Note[])[] {
  if (sight !== 'open') return notes
  return notes.map((made) => made.filter(({ key }) => key !== 'draws-hidden').map((note) => ({ ...note, to: PUBLIC })))
}
