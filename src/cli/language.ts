/** The language in which a command speaks. */
import { LANGUAGES, type Language } from '../words/languages.ts'
import type { OptionSpecs } from './args.ts'

/** The user's language, from the environment. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return LANGUAGES.find((language) => locale.toLowerCase().startsWith(language)) ?? 'en'
}

export const LANGUAGE = {
  is: 'name',
  usual: languageOf(process.env),
  among: LANGUAGES,
  help: `the language: ${LANGUAGES.join(', ')}`,
} as const satisfies OptionSpecs[string]
