/** The page's own sentences, and the names of the options: all that the first page needs, without the catalogues of rules and games. */
import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from './languages.ts'
import { optionsEn } from './options.en.ts'
import { optionsRu } from './options.ru.ts'
import { pageEn } from './page.en.ts'
import { pageRu } from './page.ru.ts'

export const catalogues = { en: { ...optionsEn, ...pageEn }, ru: { ...optionsRu, ...pageRu } } as const satisfies Record<Language, object>
export type PageKey = keyof typeof catalogues.en
export type Say = (key: PageKey, values?: Readonly<Record<string, string | number>>) => string

/** Speaks from catalogues, each in its language. */
export function speaker<Key extends string>(catalogues: Readonly<Record<Language, Readonly<Record<Key, string>>>>) {
  const formats = new Map<string, IntlMessageFormat>()
  return (language: Language) =>
    (key: Key, values: Readonly<Record<string, string | number>> = {}): string => {
      const id = `${language} ${key}`
      const message = formats.get(id) ?? new IntlMessageFormat(catalogues[language][key], language)
      formats.set(id, message)
      return String(message.format(values))
    }
}

export const sayIn: (language: Language) => Say = speaker<PageKey>(catalogues)
