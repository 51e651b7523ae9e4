/** What a person has chosen for the page in this browser, as it is kept there. It needs nothing else, so that it can be asked before all. */
import type { Language } from '../../words/languages.ts'
import { KNOWN_LANGUAGES, preferredLanguage } from './language.ts'

export const THEMES = ['system', 'light', 'dark'] as const
export type Theme = (typeof THEMES)[number]

/** How fast scenes are played. */
export const PACES = ['relaxed', 'brisk', 'instant'] as const
export type ScenePace = (typeof PACES)[number]

export interface Settings {
  readonly language: Language
  readonly theme: Theme
  readonly pace: ScenePace
  /** The board as tables. */
  readonly textBoard: boolean
  readonly sound: boolean
  /** From 0 to 100. */
  readonly volume: number
}

const KEY = 'hotline.settings'
const isOneOf = <T>(list: readonly T[], value: unknown): value is T => list.includes(value as T)

/** None while the build draws the first page. */
const languages = (): readonly string[] => (typeof navigator === 'undefined' ? [] : navigator.languages)

/** Version 0.1.0 kept how dice and changes were shown: `off` was what `instant` is now. */
interface Kept extends Partial<Settings> {
  readonly motion?: unknown
}

function kept(): Kept {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {} // what can't be read is chosen anew
  }
}

export function keptSettings(): Settings {
  const { language, theme, pace, motion, textBoard, sound, volume } = kept()
  return {
    language: isOneOf(KNOWN_LANGUAGES, language) ? language : preferredLanguage(languages()),
    theme: isOneOf(THEMES, theme) ? theme : 'system',
    pace: isOneOf(PACES, pace) ? pace : motion === 'off' ? 'instant' : 'relaxed',
    textBoard: textBoard === true,
    sound: sound !== false,
    volume: typeof volume === 'number' && volume >= 0 && volume <= 100 ? volume : 50,
  }
}

export function keepSettings(settings: Settings): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(settings))
  } catch {
    // Without room the choice holds until the page is closed.
  }
}

/** The language and the colours of the page; everything else follows from its styles. */
export function dress({ language, theme }: Pick<Settings, 'language' | 'theme'>): void {
  const { documentElement: page } = document
  page.lang = language
  if (theme === 'system') delete page.dataset.theme
  else page.dataset.theme = theme
}
