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

/** Every question the rules can ask. The sentences are in the catalogues. */
export type PromptKey =
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
  // the course of a turn
  | 'bid'
  | 'draw-sides'
  | 'place-start'
  | 'place-extra'
  | 'mix-in'
  // Red Sea
  | 'open-rounds'
  | 'centcom'
  | 'discard'
  | 'move-defcon'
  | 'mengistu'
  | 'famine'
  | 'headline'
  | 'play'
  | 'use'
  | 'operations'
  | 'influence'
  | 'realign'
  | 'coup'
  | 'discard-held'
  | 'space-removal'
  | 'space-roll'
  // single cards, and kinds of them
  | 'aldrich-ames'
  | 'ask-not'
  | 'chernobyl'
  | 'cuban-missile-crisis'
  | 'defcon'
  | 'discard-or-suffer'
  | 'double'
  | 'from-discard-pile'
  | 'grain-sales'
  | 'kremlin-flu'
  | 'missile-envy'
  | 'non-aligned-movement'
  | 'olympic-games'
  | 'our-man-in-tehran'
  | 'remove-or-add'
  | 'shuttle-diplomacy'
  | 'south-african-unrest'
  | 'stanislav-petrov'
  | 'summit'
  | 'trap'
  | 'un-intervention'
  | 'war'
  | 'wargames'
