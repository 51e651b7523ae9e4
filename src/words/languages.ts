/** The languages, and the catalogue of each game in each of them. */
import { en } from './en/general.ts'
import { redSeaEn } from './en/red-sea.ts'
import { twilightStruggleEn } from './en/twilight-struggle.ts'
import { ru } from './ru/general.ts'
import { redSeaRu } from './ru/red-sea.ts'
import { twilightStruggleRu } from './ru/twilight-struggle.ts'

export const LANGUAGES = ['en', 'ru'] as const
export type Language = (typeof LANGUAGES)[number]

/** A key of the general catalogue; the names of a game's cards and countries are in the catalogue of the game. */
export type MessageKey = keyof typeof en

export const general: Readonly<Record<Language, Readonly<Record<MessageKey, string>>>> = { en, ru }

export type NameCatalogue = Readonly<Record<string, string>>
export const games: Readonly<Record<string, Readonly<Record<Language, NameCatalogue>>>> = {
  'twilight-struggle': { en: twilightStruggleEn, ru: twilightStruggleRu },
  'red-sea': { en: redSeaEn, ru: redSeaRu },
}
