/** When hands may be seen or offered, and how late they are. */
import type { SeatState } from './client.ts'
import type { Received } from './received.ts'

/** How many moves ago the hands were as they are shown; null where none are shown yet. */
export const movesAgo = ({ lines, now: { hands } }: Received): number | null =>
  hands === undefined ? null : lines.filter(({ seq }) => seq > hands.seq).length

/** Spectators look at them while the game goes on; after the end everything is shown elsewhere. */
export const areHandsOpen = ({ role, info, received }: SeatState): boolean =>
  role === 'spectator' && received?.now.status === 'playing' && info !== null && info.openHands !== null

/** Both players must be people, and the hands of one game of a match would reveal those of the other. */
export const canOfferHands = ({ info, received }: SeatState): boolean =>
  info !== null &&
  info.openHands === null &&
  info.match === null &&
  info.seats.us.kind === 'person' &&
  info.seats.ussr.kind === 'person' &&
  received?.now.offers.hands === null
