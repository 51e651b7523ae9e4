/** The opponents that a person can choose, weakest first; their names are those of `bots/players.ts`. */
export const OPPONENTS = ['careful', 'beginner', 'club', 'expert'] as const
export type Opponent = (typeof OPPONENTS)[number]

/** Two people at this screen. */
export const HOT_SEAT = 'hot-seat'

/** Somebody at another screen, who gets a link. */
export const FRIEND = 'friend'
