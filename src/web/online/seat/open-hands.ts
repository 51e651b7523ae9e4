/** When hands may be seen or offered, and how late they are. */
import type { DeskState } from './desk.ts'
import type { Heard } from './heard.ts'

/** How many moves ago the hands were as they are shown; null where none are shown yet. */
export const movesAgo = ({ lines, now: { hands } }: Heard): number | null =>
  hands === undefined ? null : lines.filter(({ seq }) => seq > hands.seq).length

/** Spectators look at them while the game goes on; after the end everything is shown elsewhere. */
export const areHandsOpen = ({ role, info, heard }: DeskState): boolean =>
  role === 'spectator' && heard?.now.status === 'playing' && info !== null && info.openHands !== null

/** Both players must be people, and the hands of one game of a match would reveal those of the other. */
export const canOfferHands = ({ info, heard }: DeskState): boolean =>
  info !== null &&
  info.openHands === null &&
  info.match === null &&
  info.seats.us.kind === 'person' &&
  info.seats.ussr.kind === 'person' &&
  heard?.now.offers.hands === null
