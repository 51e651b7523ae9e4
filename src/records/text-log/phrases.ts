/**
 * What stands in a difference where no line of a log could: said once here, so that catalogues can say it in other languages. All else in a
 * difference is written as the log itself writes it.
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
