/** Help and errors of the program, in the language of the person who runs it. */

import { programEn } from './en/program.ts'
import type { Language } from './languages.ts'
import { messageOf } from './message.ts'
import { programRu } from './ru/program.ts'

export type PhraseKey = keyof typeof programEn

const catalogues: Readonly<Record<Language, Readonly<Record<PhraseKey, string>>>> = { en: programEn, ru: programRu }

/** A sentence, or part of one, in any language. */
export type Localized = (language: Language) => string

/** The phrase of a key. Values that are phrases are said in the same language. */
export const phrase =
  (key: PhraseKey, values: Readonly<Record<string, string | number | Localized>> = {}): Localized =>
  (language) => {
    const said = Object.entries(values).map(([name, value]) => [name, typeof value === 'function' ? value(language) : value] as const)
    return messageOf(catalogues[language][key], language)(Object.fromEntries(said))
  }

/** An error that a person can act on. Its message is English; the program says it in the person's language. */
export class SpokenError extends Error {
  readonly said: Localized
  constructor(said: Localized, options?: ErrorOptions) {
    super(said('en'), options)
    this.said = said
  }
}
