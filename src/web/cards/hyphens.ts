/** Where a Russian word may be divided: browsers have no dictionary for it. */

const VOWEL = '[аеёиоуыэюя]'
const CONSONANT = '[бвгджзклмнпрстфхцчшщ]'

/** A syllable ends between two of these: й-ка, о-ан, ад-ка, ра-ка, ан-ска, арт-кра. */
const SYLLABLES = [
  ['[йьъ]', ''],
  [VOWEL, VOWEL],
  [VOWEL + CONSONANT, CONSONANT + VOWEL],
  [CONSONANT + VOWEL, CONSONANT + VOWEL],
  [VOWEL + CONSONANT, CONSONANT + CONSONANT + VOWEL],
  [VOWEL + CONSONANT + CONSONANT, CONSONANT + CONSONANT + VOWEL],
].map(([before, after]) => `(?<=${before})(?=${after})`)

/** No letter stands alone. */
const BREAK = new RegExp(`(?<=[а-яё]{2})(?=[а-яё]{2})(?:${SYLLABLES.join('|')})`, 'giu')

/** Words so long that a narrow card divides them. */
const LONG_WORD = /[а-яё]{10,}/giu

/** F-5E is one word. */
const MODEL = /(?<=[A-Z])-(?=\d)/g
const JOINER = '\u2060'

/** The text with soft hyphens in its long Russian words, and none between the parts of a name such as F-5E. */
export const softened = (text: string): string =>
  text.replaceAll(LONG_WORD, (word) => word.replaceAll(BREAK, '\u00ad')).replaceAll(MODEL, `${JOINER}-${JOINER}`)
