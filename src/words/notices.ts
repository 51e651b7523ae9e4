/** What people are told by mail, by push and in a club's chat. */
import { IntlMessageFormat } from 'intl-messageformat'
import type { Language } from './languages.ts'
import { noticesEn } from './notices.en.ts'
import { noticesRu } from './notices.ru.ts'

export type NoticeKey = keyof typeof noticesEn
export type NoticeValues = Readonly<Record<string, string | number>>

const catalogues: Readonly<Record<Language, Readonly<Record<NoticeKey, string>>>> = { en: noticesEn, ru: noticesRu }

export const noticeIn =
  (language: Language) =>
  (key: NoticeKey, values: NoticeValues = {}): string =>
    String(new IntlMessageFormat(catalogues[language][key], language).format(values))
