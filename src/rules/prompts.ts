/** Every kind of question: an interface has a way to show each of them. */
export const KINDS = [
  'play',
  'headline',
  'use',
  'influence',
  'realign',
  'coup',
  'place',
  'remove',
  'country',
  'card',
  'choose',
  'bid',
  'die',
  'draw',
] as const
export type Kind = (typeof KINDS)[number]

/** Every question that the shared rules ask; `src/games/prompts.ts` has those of cards. The sentences are in the catalogues. */
export type SharedPrompt =
  // what the builders ask where a card says no more
  | 'card'
  | 'choose'
  | 'country'
  | 'number'
  | 'place'
  | 'place-each'
  | 'match'
  | 'region'
  | 'remove'
  | 'remove-each'
  | 'remove-all'
  | 'remove-own'
  // chance
  | 'die'
  | 'draw'
  | 'random-card'
  // the course of a game
  | 'bid'
  | 'draw-sides'
  | 'place-start'
  | 'place-extra'
  | 'mix-in'
  | 'headline'
  | 'play'
  | 'use'
  | 'operations'
  | 'influence'
  | 'realign'
  | 'coup'
  | 'space-roll'
  | 'discard-held'
