/** The bots that a person can choose to play with, weakest first; their names are those of `bots/players.ts`. */
export const LEVELS = ['careful', 'beginner', 'club', 'expert'] as const
export type Level = (typeof LEVELS)[number]
