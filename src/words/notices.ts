/** Notifications by mail, by push and in a club's chat. */

import { noticesEn } from './en/notices.ts'
import type { Language } from './languages.ts'
import { messageOf, type Values } from './message.ts'
import { noticesRu } from './ru/notices.ts'

export type NoticeKey = keyof typeof noticesEn
export type NoticeValues = Values

const catalogues: Readonly<Record<Language, Readonly<Record<NoticeKey, string>>>> = { en: noticesEn, ru: noticesRu }

export const noticeIn =
  (language: Language) =>
  (key: NoticeKey, values: NoticeValues = {}): string =>
    messageOf(catalogues[language][key], language)(values)
