/** Text that is drawn before its font is there jumps when it comes: the page waits for its fonts, but not for long. */
import type { Language } from '../../words/languages.ts'

const FACES = ['400 1em "IBM Plex Sans"', '600 1em "IBM Plex Sans"', '600 1em "IBM Plex Sans Condensed"']
/** What boards need beside it. */
export const BOARD_FACES = ['400 1em "IBM Plex Sans Condensed"']
/** Letters of each alphabet: fonts come in parts. */
const LETTERS: Readonly<Record<Language, string>> = { en: 'a', ru: 'aя' }
/** Milliseconds. */
const PATIENCE = 400

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

export async function fontsAreThere(language: Language, faces = FACES): Promise<void> {
  const loaded = Promise.allSettled(faces.map((face) => document.fonts.load(face, LETTERS[language])))
  await Promise.race([loaded, pause(PATIENCE)])
}
