/** Seats and sides. A player takes a seat when the game begins; bids may exchange the sides (11.4), never the seats. */
import { other, type Side } from '../engine/script.ts'
import type { State } from '../rules/state.ts'
import { SPECTATOR, type Viewer } from '../rules/view.ts'

/** Names a person at this screen; every other name but `REMOTE` names a bot. */
export const HUMAN = 'human'
/** A person at another screen. */
export const REMOTE = 'remote'

/** A seat in records and messages. */
export type SeatName = 'us' | 'ussr'

type Swapped = Pick<State, 'swapped'>

/** The seat of the player who has this side now. */
export const seatOf = ({ swapped }: Swapped, side: Side): Side => (swapped === 1 ? other(side) : side)

/** The side that the player of this seat has now. */
export const sideOf = ({ swapped }: Swapped, seat: Side): Side => (swapped === 1 ? other(seat) : seat)

/** The side whose view a seat has, or `SPECTATOR`. */
export const viewerOf = (state: Swapped, seat: Viewer): Viewer => (seat === SPECTATOR ? SPECTATOR : sideOf(state, seat))
