/** Names of countries that fit the boxes of the map. */
import { shortNamesEn, shortRegionsEn } from './en/board.ts'
import type { Language } from './languages.ts'
import { shortNamesRu, shortRegionsRu } from './ru/board.ts'

const SHORT: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: shortNamesEn, ru: shortNamesRu }

/** The short name of a country by its id, or undefined where the full one fits. */
export const shortName = (language: Language, id: string): string | undefined => SHORT[language][id]

const REGIONS: Readonly<Record<Language, Readonly<Record<string, string>>>> = { en: shortRegionsEn, ru: shortRegionsRu }

/** The short name of a region by its id, or undefined where the full one fits. */
export const shortRegion = (language: Language, id: string): string | undefined => REGIONS[language][id]
