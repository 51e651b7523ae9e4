/** Titles and pictures of links to a position. */
import { shareEn } from './en/share.ts'
import type { Language } from './languages.ts'
import { messageOf, type Values } from './message.ts'
import { shareRu } from './ru/share.ts'

export type ShareKey = keyof typeof shareEn

const catalogues: Readonly<Record<Language, Readonly<Record<ShareKey, string>>>> = { en: shareEn, ru: shareRu }

export const shareIn =
  (language: Language) =>
  (key: ShareKey, values: Values = {}): string =>
    messageOf(catalogues[language][key], language)(values)
