/** The language that the page begins with. */
import type { Language } from '../../words/languages.ts'

/** What words/languages.ts has, without its catalogues. */
export const KNOWN_LANGUAGES: readonly Language[] = ['en', 'ru']

/** The first language of the browser that the page speaks. */
export function preferredLanguage(languages: readonly string[]): Language {
  for (const tag of languages) {
    const found = KNOWN_LANGUAGES.find((language) => language === tag.split('-')[0]!.toLowerCase())
    if (found !== undefined) return found
  }
  return 'en'
}
