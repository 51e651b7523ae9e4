/** The page's own sentences, and the names of the options: all that the first page needs, without the catalogues of rules and games. */

import { optionsEn } from './en/options.ts'
import { pageEn } from './en/page.ts'
import type { Language } from './languages.ts'
import { type Message, messageOf, type Values } from './message.ts'
import { optionsRu } from './ru/options.ts'
import { pageRu } from './ru/page.ts'

export const catalogues = { en: { ...optionsEn, ...pageEn }, ru: { ...optionsRu, ...pageRu } } as const satisfies Record<Language, object>
export type PageKey = keyof typeof catalogues.en
export type Say = (key: PageKey, values?: Values) => string

/** Speaks from catalogues, each in its language. */
export function speaker<Key extends string>(catalogues: Readonly<Record<Language, Readonly<Record<Key, string>>>>) {
  const messages = new Map<string, Message>()
  return (language: Language) =>
    (key: Key, values: Values = {}): string => {
      const id = `${language} ${key}`
      const message = messages.get(id) ?? messageOf(catalogues[language][key], language)
      messages.set(id, message)
      return message(values)
    }
}

export const sayIn: (language: Language) => Say = speaker<PageKey>(catalogues)
