/** The guided first game: Red Sea as the US, with the same cards for everybody. */

import type { NewGame } from '../../games/index.ts'
import { HUMAN } from '../../match/players.ts'
import type { Origin } from '../store/local-session.ts'
import type { Seats } from '../store/session.ts'

/** Gives the US events of its own, two of its opponent's, shared ones and a scoring card. */
const SEED = 54

export const FIRST_GAME: { readonly start: NewGame; readonly seats: Seats; readonly origin: Origin } = {
  start: { game: 'red-sea' },
  seats: [HUMAN, 'beginner'],
  origin: { seed: SEED },
}

/** Whether a game is the guided one, as it is kept. */
export const isFirstGame = ({ game, seed }: { readonly game: string; readonly seed?: number }): boolean =>
  game === FIRST_GAME.start.game && seed === SEED
