/** The guided first game: Red Sea as the US, with the same cards for all learners. */

import type { NewGame } from '../../games/index.ts'
import { HUMAN } from '../../match/players.ts'
import { COURSE_GAME, COURSE_SEED, isCourse } from '../store/guided.ts'
import type { Origin } from '../store/local-session.ts'
import type { Seats } from '../store/session.ts'

export const FIRST_GAME: { readonly start: NewGame; readonly seats: Seats; readonly origin: Origin } = {
  start: { game: COURSE_GAME },
  seats: [HUMAN, 'beginner'],
  origin: { seed: COURSE_SEED },
}

/** Whether a game is the guided one, as it is kept. */
export const isFirstGame = isCourse

/** The game that the guide leads on to. */
export const REAL_GAME: { readonly start: NewGame; readonly seats: Seats } = {
  start: { game: 'twilight-struggle' },
  seats: [HUMAN, 'beginner'],
}
