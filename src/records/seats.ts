/** Who sits where, as records name it. */
import { other, type Side } from '../engine/script.ts'
import type { State } from '../rules/state.ts'

/** The seat of a person at this screen; every other name is that of a bot. */
export const HUMAN = 'human'
/** A person at another screen. */
export const REMOTE = 'remote'

/** The seat that a side's player sat down on: bids may have exchanged the sides since (11.4). */
export const seatOf = ({ swapped }: Pick<State, 'swapped'>, side: Side): Side => (swapped === 1 ? other(side) : side)
