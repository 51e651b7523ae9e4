/** Everything that can be chosen when a game is created, as it is listed for people: pages, command line and documents go by this list. */
import { CHOICES, type Game, type Offered, type Options, READINGS, type Readings, VARIANTS, type Variants } from '../games/options.ts'
import type { MessageKey } from './languages.ts'

export const SECTIONS = ['beginning', 'cards', 'tournament', 'variants', 'readings'] as const
export type OptionSection = (typeof SECTIONS)[number]

type General = Exclude<keyof Options, 'variants' | 'readings'>
export type OptionKey = General | keyof Variants | keyof Readings

export interface ListedOption {
  readonly key: OptionKey
  readonly section: OptionSection
  /** Where the option stands in a game's options. */
  readonly within: 'options' | 'variants' | 'readings'
  /** Null for the handicap, which is two numbers. */
  readonly choice: Offered | null
}

const GENERAL: Readonly<Record<General, OptionSection>> = {
  edition: 'beginning',
  scenario: 'beginning',
  optionalCards: 'cards',
  promoCards: 'cards',
  mix: 'cards',
  bidding: 'tournament',
  handicap: 'tournament',
  showHeldCards: 'tournament',
}

const keysOf = <T extends object>(of: T): readonly Extract<keyof T, string>[] => Object.keys(of) as Extract<keyof T, string>[]

export const LISTED: readonly ListedOption[] = [
  ...keysOf(GENERAL).map(
    (key) => ({ key, section: GENERAL[key], within: 'options', choice: key === 'handicap' ? null : CHOICES[key] }) as const,
  ),
  ...keysOf(VARIANTS).map((key) => ({ key, section: 'variants', within: 'variants', choice: VARIANTS[key] }) as const),
  ...keysOf(READINGS).map((key) => ({ key, section: 'readings', within: 'readings', choice: READINGS[key] }) as const),
]

/** Whether a game has the option. */
export const isFor = (game: string, { choice }: ListedOption): boolean => choice === null || choice.rules[game as Game] !== undefined

/** What the value of an option is called. */
export const nameOfValue = (key: OptionKey, value: string | boolean): MessageKey =>
  typeof value === 'boolean' ? `word.${value ? 'yes' : 'no'}` : (`option.${key}.${value}` as MessageKey)
