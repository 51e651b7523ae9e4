/** What the rooms for people say: accounts, the lobby, profiles, games of others, moderation. They may say all that the page says, too. */

import { roomsEn } from './en/rooms.ts'
import { catalogues, type PageKey, speaker } from './page.ts'
import { roomsRu } from './ru/rooms.ts'

export type RoomKey = PageKey | keyof typeof roomsEn
export type RoomSay = (key: RoomKey, values?: Readonly<Record<string, string | number>>) => string

export const roomsIn = speaker<RoomKey>({ en: { ...catalogues.en, ...roomsEn }, ru: { ...catalogues.ru, ...roomsRu } })
