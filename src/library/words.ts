/** Sentences in English and Russian: `import { words } from 'hotline/words'`. Its one dependency is intl-messageformat. */

export { LANGUAGES, type Language } from '../words/languages.ts'
export { logLines } from '../words/log.ts'
export { type Words, words } from '../words/speak.ts'
