/** By what the guided first game is known. The first page needs no more of it. */

export const COURSE_GAME = 'red-sea'

/**
 * Deals the US an event of its own that needs no choice (The Strong Man of Sudan), strong cards, an event of the USSR that does little harm
 * and a scoring card, and rolls a 5 for the coup. Seed 54 was that of version 0.1.0: those games go on as plain ones.
 */
export const COURSE_SEED = 563

/** Whether a game, as it is kept, is the guided one. */
export const isCourse = ({ game, seed }: { readonly game: string; readonly seed?: number }): boolean =>
  game === COURSE_GAME && seed === COURSE_SEED
