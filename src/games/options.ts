/** The options of all games together. A game's options have those of the others too, at their usual values. */

import { type Choice, type Choices, type SharedOptions, usualOf, type ValuesOf } from '../rules/options.ts'
import { type Earlier, valuesAt } from '../rules/version.ts'
import { GAME as RED_SEA, table as redSea } from './red-sea/options.ts'
import { app, GAME as TWILIGHT_STRUGGLE, table as twilightStruggle } from './twilight-struggle/options.ts'

export const GAMES = [TWILIGHT_STRUGGLE, RED_SEA] as const
export type Game = (typeof GAMES)[number]

const TABLES = { [TWILIGHT_STRUGGLE]: twilightStruggle, [RED_SEA]: redSea } as const

/** An option with a few values, the usual one first, and the paragraph in the rulebook of each game that has the option. */
export interface Offered<T extends string | boolean = string | boolean> {
  readonly values: readonly T[]
  readonly rules: Partial<Readonly<Record<Game, string>>>
}
type Offers<C extends Choices> = { readonly [K in keyof C]: Offered<C[K]['values'][number]> }

type AllChoices = typeof twilightStruggle.choices & typeof redSea.choices
type AllVariants = typeof twilightStruggle.variants
type AllReadings = typeof twilightStruggle.readings & typeof redSea.readings

/** What the games offer in one part of their tables, in the order of the tables. */
function offered<C extends Choices>(part: 'choices' | 'variants' | 'readings'): Offers<C> {
  const all: Record<string, { values: Choice['values']; rules: Partial<Record<Game, string>> }> = {}
  for (const game of GAMES)
    for (const [key, { values, rule }] of Object.entries<Choice>(TABLES[game][part])) {
      all[key] ??= { values, rules: {} }
      all[key].rules[game] = rule
    }
  return all as unknown as Offers<C>
}

/** All options but the handicap, which is two numbers. Pages, command line and documents are made from these tables. */
export const CHOICES = offered<AllChoices>('choices')
export const VARIANTS = offered<AllVariants>('variants')
export const READINGS = offered<AllReadings>('readings')

export type Variants = ValuesOf<AllVariants>
export type Readings = ValuesOf<AllReadings>
export interface Options extends Omit<SharedOptions, keyof AllChoices | 'variants' | 'readings'>, ValuesOf<AllChoices> {
  readonly variants: Variants
  readonly readings: Readings
}

const RULEBOOK: Readings = { ...usualOf(twilightStruggle.readings), ...usualOf(redSea.readings) }

/** These readings in a game begun under a version of the rules: it has no reading that came later, but what was played then. */
export function readingsAt(version: number, readings: Readings): Readings {
  const tables: readonly Earlier<Readings>[] = GAMES.map((game) => TABLES[game].earlier)
  return tables.reduce<Readings>((values, earlier) => valuesAt(values, earlier, version), readings)
}

/** Options that were stored, with what their game has of the readings that have come since. */
export const completeOptions = (version: number, options: Options): Options => ({
  ...options,
  readings: { ...readingsAt(version, RULEBOOK), ...options.readings },
})

export const DEFAULTS: Options = {
  ...usualOf(twilightStruggle.choices),
  ...usualOf(redSea.choices),
  handicap: [0, 0],
  variants: usualOf(twilightStruggle.variants),
  readings: RULEBOOK,
}

/** Named sets of options. */
export const PRESETS = {
  rulebook: { showHeldCards: false, readings: RULEBOOK },
  tournament: { showHeldCards: true, readings: RULEBOOK },
  app: { showHeldCards: false, readings: { ...RULEBOOK, ...app } },
} as const satisfies Readonly<Record<string, Pick<Options, 'showHeldCards' | 'readings'>>>
export type Preset = keyof typeof PRESETS

/** A named set as a version of the rules has it. */
export const presetAt = (preset: Preset, version: number): Pick<Options, 'showHeldCards' | 'readings'> => ({
  ...PRESETS[preset],
  readings: readingsAt(version, PRESETS[preset].readings),
})
