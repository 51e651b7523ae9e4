/**
 * Texts of differences that are not lines of a log, listed here so that the catalogues can translate them. All else in a
 * difference is worded as in the log.
 */
export const PHRASES = {
  die: 'a die',
  'random-card': 'a card taken at random',
  'no-card': 'no card',
  nothing: 'nothing of the kind',
  'end-of-block': 'the end of the block',
  'no-such-line': 'no such line in this block',
  'end-of-log': 'the end of the log',
  'no-end': 'no end of the game',
  draw: 'a draw',
  grammar: 'a line of the known grammar',
} as const
export type Phrase = keyof typeof PHRASES
