import { newGame } from '../games/index.ts'
import { DEFAULTS, GAMES, PRESETS, type Preset } from '../games/options.ts'
import { flagOf, type GameKind, textOf } from '../records/kinds.ts'
import { type Chosen, differingFrom, grouped, optionsOf } from '../records/options.ts'
import { BadOptions, MOST_HANDICAP } from '../rules/options.ts'
import { general, LANGUAGES, type Language } from '../words/languages.ts'
import { LISTED, type ListedOption, type OptionKey } from '../words/options.ts'
import { BadArguments, type OptionSpecs } from './args.ts'

/** The language of the surroundings, as the environment names it. */
export function languageOf(env: Readonly<Record<string, string | undefined>>): Language {
  const locale = env.LC_ALL || env.LC_MESSAGES || env.LANG || ''
  return LANGUAGES.find((language) => locale.toLowerCase().startsWith(language)) ?? 'en'
}

export const LANGUAGE = {
  is: 'name',
  usual: languageOf(process.env),
  among: LANGUAGES,
  help: `the language: ${LANGUAGES.join(', ')}`,
} as const satisfies OptionSpecs[string]

function flagFor({ key, section, choice }: ListedOption): OptionSpecs[string] {
  const common = { group: general.en[`section.${section}`], help: general.en[`option.${key}`] }
  if (choice === null) return { ...common, is: 'numbers', usual: DEFAULTS.handicap, least: 0, most: MOST_HANDICAP }
  const among = choice.values.map(textOf)
  const help = among.includes('yes') ? common.help : `${common.help}: ${among.join(', ')}`
  return { ...common, is: 'choice', among, usual: among[0]!, help }
}

const FLAGS: OptionSpecs = Object.fromEntries(LISTED.map((one) => [flagOf(one.key), flagFor(one)]))

const PRESET_NAMES = Object.keys(PRESETS) as readonly Preset[]
const GAME = 'The game (hotline options explains everything that can be chosen)'

/** The options that name a kind; those that are made from the tables are read by `kindOf` alone. */
export const KIND = {
  game: { is: 'name', usual: GAMES[0], among: GAMES, help: `which game: ${GAMES.join(', ')}`, group: GAME },
  preset: { is: 'name', usual: PRESET_NAMES[0]!, among: PRESET_NAMES, help: `a set of options: ${PRESET_NAMES.join(', ')}`, group: GAME },
  ...(FLAGS as object),
} as const satisfies OptionSpecs

interface Wanted {
  readonly game: string
  readonly preset: string
}

/** A message about options, with the flags that are written otherwise than the options. */
const withFlags = (message: string): string =>
  message.replaceAll(/\b[a-z]+[A-Z]\w*\b/g, (word) => (LISTED.some(({ key }) => key === word) ? `--${flagOf(word as OptionKey)}` : word))

/** The kind that the options of a command name. Throws `BadArguments` where they contradict each other. */
export function kindOf(wanted: Wanted): GameKind {
  const given = wanted as Wanted & Readonly<Record<string, string | readonly [number, number] | undefined>>
  const chosen = LISTED.flatMap(({ key, choice }): Chosen[] => {
    const value = given[flagOf(key)]
    if (value === undefined) return []
    return [[key, choice?.values.find((one) => textOf(one) === value) ?? value]]
  })
  const { options } = refusing(() => newGame({ ...optionsOf(wanted.preset as Preset, chosen), game: wanted.game }))
  return { game: wanted.game, mix: options.mix, ...grouped(differingFrom(PRESET_NAMES[0]!, options)) }
}

/** Refuses arguments that make no game. */
export function refusing<T>(make: () => T): T {
  try {
    return make()
  } catch (error) {
    if (error instanceof BadOptions) throw new BadArguments(`${withFlags(error.message)}.`, { cause: error })
    throw error
  }
}
