/** The options of a command that say which game is meant. */
import { newGame } from '../games/index.ts'
import { DEFAULTS, GAMES, PRESETS, type Preset } from '../games/options.ts'
import { flagOf, type GameKind, textOf } from '../records/kinds.ts'
import { type Chosen, differingFrom, grouped, optionsOf } from '../records/options.ts'
import { BadOptions, MOST_HANDICAP } from '../rules/options.ts'
import { general } from '../words/languages.ts'
import { isFor, LISTED, type ListedOption, type OptionKey } from '../words/options.ts'
import { type Localized, phrase } from '../words/program.ts'
import { BadArguments, flags, type OptionSpecs } from './args.ts'

function flagFor({ key, section, choice }: ListedOption): OptionSpecs[string] {
  const group: Localized = (language) => general[language][`section.${section}`]
  const help: Localized = (language) => general[language][`option.${key}`]
  const common = { group, help }
  if (choice === null) return { ...common, is: 'numbers', usual: DEFAULTS.handicap, least: 0, most: MOST_HANDICAP }
  const among = choice.values.map(textOf)
  return { ...common, is: 'choice', among, usual: among[0]! }
}

const FLAGS: OptionSpecs = Object.fromEntries(LISTED.map((one) => [flagOf(one.key), flagFor(one)]))

const PRESET_NAMES = Object.keys(PRESETS) as readonly Preset[]
const GAME = phrase('group.game')

/** The options that name a kind; those that are made from the tables are read by `kindOf` alone. */
export const KIND = {
  game: { is: 'name', usual: GAMES[0], among: GAMES, help: phrase('option.game'), group: GAME },
  preset: { is: 'name', usual: PRESET_NAMES[0]!, among: PRESET_NAMES, help: phrase('option.preset'), group: GAME },
  ...(FLAGS as object),
} as const satisfies OptionSpecs

interface Wanted {
  readonly game: string
  readonly preset: string
}

/** A message about options, with the names of options replaced by those of flags. */
const withFlags = (message: string): string =>
  message.replaceAll(/\b[a-z]+[A-Z]\w*\b/g, (word) => (LISTED.some(({ key }) => key === word) ? `--${flagOf(word as OptionKey)}` : word))

/** The kind of game that the options of a command name. Throws `BadArguments` where they contradict each other. */
export function kindOf(wanted: Wanted): GameKind {
  const given = wanted as Wanted & Readonly<Record<string, string | readonly [number, number] | undefined>>
  const chosen = LISTED.flatMap(({ key, choice }): Chosen[] => {
    const value = given[flagOf(key)]
    if (value === undefined) return []
    return [[key, choice?.values.find((one) => textOf(one) === value) ?? value]]
  })
  refuseOfOtherGame(wanted.game, chosen)
  const { options } = refusing(() => newGame({ ...optionsOf(wanted.preset as Preset, chosen), game: wanted.game }))
  return { game: wanted.game, mix: options.mix, ...grouped(differingFrom(PRESET_NAMES[0]!, options)) }
}

/** Throws `BadArguments` for options that the game does not have. A mixed game reads the contested rules of both. */
function refuseOfOtherGame(game: string, chosen: readonly Chosen[]): void {
  const isMixed = chosen.some(([key, value]) => key === 'mix' && value === true)
  const foreign = LISTED.filter(
    (one) => chosen.some(([key]) => key === one.key) && !isFor(game, one) && !(isMixed && one.within === 'readings'),
  )
  if (foreign.length === 0) return
  const others = GAMES.filter((one) => one !== game && foreign.some((option) => isFor(one, option)))
  const mix = !isMixed && foreign.every(({ within }) => within === 'readings') ? 'yes' : 'no'
  const names = flags(foreign.map(({ key }) => flagOf(key)))
  throw new BadArguments(phrase('bad.game-flags', { flags: names, n: foreign.length, others: others.join(', '), game, mix }))
}

/** Runs `make`, and turns bad options of a game into `BadArguments`. */
export function refusing<T>(make: () => T): T {
  try {
    return make()
  } catch (error) {
    if (error instanceof BadOptions) {
      const { problem, message } = error
      const said = problem === undefined ? phrase('bad.game-options', { problem: withFlags(message) }) : phrase(`bad.${problem}`)
      throw new BadArguments(said, { cause: error })
    }
    throw error
  }
}

/** The options of commands that play numbered games from a seed. */
export const SEEDED = {
  seed: { is: 'number', usual: 1, least: 0, most: Number.MAX_SAFE_INTEGER, help: phrase('option.seed') },
  first: { is: 'number', usual: 0, least: 0, most: Number.MAX_SAFE_INTEGER, help: phrase('option.first') },
} as const satisfies OptionSpecs
