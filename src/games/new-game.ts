/** A new game out of options, which are checked. */

import { beginGame } from '../rules/game.ts'
import { BadOptions, MOST_HANDICAP, STANDARD } from '../rules/options.ts'
import type { Position } from '../rules/position/position.ts'
import { gameOf, type Rules, rulesFor, rulesNamed } from '../rules/ruleset.ts'
import type { State } from '../rules/state.ts'
import { isVersion, NEWEST } from '../rules/version.ts'
import {
  CHOICES,
  DEFAULTS,
  GAMES,
  type Offered,
  type Options,
  PRESETS,
  type Preset,
  presetAt,
  READINGS,
  type Readings,
  readingsAt,
  VARIANTS,
  type Variants,
} from './options.ts'

export interface NewGame extends Partial<Omit<Options, 'variants' | 'readings'>> {
  readonly game: string
  /** A named set of options (docs/options.md); options beside it override its values. */
  readonly preset?: Preset
  /** The version of the rules, the newest where it is left out. */
  readonly rules?: number
  readonly variants?: Partial<Variants>
  readonly readings?: Partial<Readings>
}

/** A new game, at its first question: from the beginning, or from a position. Throws `BadOptions` or `BadPosition`. */
export function newGame(wanted: NewGame, position?: Position): State {
  const named = rulesNamed(wanted.game)
  if (named === undefined) throw new BadOptions(`no game is named ${JSON.stringify(wanted.game)}; there is ${GAMES.join(', ')}`)
  const { rules: version = NEWEST } = wanted
  if (!isVersion(version)) throw new BadOptions(`rules is a version of the rules from 1 to ${NEWEST}, not ${String(version)}`)
  const options = checkOptions(wanted, named, version)
  const rules = chooseRules(named, options)
  if (position !== undefined) refuseBeforePosition(options)
  return beginGame(rules, version, options, position)
}

/** What begins the same game again, by the same version of the rules: of a position, a record or a stored game. */
export const startOfGame = ({ game, rules, options }: Pick<State, 'game' | 'rules' | 'options'>): NewGame => ({
  ...(options as Options),
  game,
  rules,
})

/** The rules that play these options: a game has others where it is mixed, or where a scenario has a map of its own. */
function chooseRules(named: Rules, { mix, scenario }: Options): Rules {
  const game = gameOf(named)
  const found = rulesFor(game, mix, scenario)
  if (found === undefined)
    throw new BadOptions(mix ? `${named.id} can't be mixed with another game` : `${game} has no scenario ${scenario}`)
  if (named.id === game || named === found) return found
  const needs = (named.tables.mixing !== undefined) === mix ? `scenario: ${named.tables.scenarios.join(' or ')}` : `mix: ${!mix}`
  throw new BadOptions(`${named.id} can't be played so: it needs ${needs}`)
}

/** A copy of the usual values with the wanted ones, each of which must be among the known ones. */
function choose<T extends object>(choices: Readonly<Record<string, Offered>>, usual: T, wanted: object): T {
  const chosen = { ...usual }
  for (const [key, value] of Object.entries(wanted)) {
    if (value === undefined) continue
    if (!Object.hasOwn(choices, key)) throw new BadOptions(`no option is named ${key}; there is ${Object.keys(choices).join(', ')}`)
    const known: readonly unknown[] = choices[key]!.values
    if (!known.includes(value)) throw new BadOptions(`${key} is one of ${known.join(', ')}, not ${String(value)}`)
    ;(chosen as Record<string, unknown>)[key] = value
  }
  return chosen
}

function group(name: string, wanted: unknown): object {
  if (wanted === undefined) return {}
  if (typeof wanted !== 'object' || wanted === null || Array.isArray(wanted))
    throw new BadOptions(`${name} is an object: the name of each and its value`)
  return wanted
}

/** The usual readings, by the version of the rules. */
const USUAL_READINGS = Array.from({ length: NEWEST + 1 }, (_, version) => readingsAt(version, DEFAULTS.readings))

function named(preset: Preset, version: number): ReturnType<typeof presetAt> {
  if (!Object.hasOwn(PRESETS, preset))
    throw new BadOptions(`no preset is named ${JSON.stringify(preset)}; there is ${Object.keys(PRESETS).join(', ')}`)
  return presetAt(preset, version)
}

/** The options are a copy of the defaults, in which values change but no field is added: so the options of all games have one shape. */
function checkOptions(wanted: NewGame, rules: Rules, version: number): Options {
  const { game: _game, rules: _version, preset, readings, variants, handicap = DEFAULTS.handicap, ...choices } = wanted
  const { readings: usualReadings, ...set } = preset === undefined ? { readings: USUAL_READINGS[version]! } : named(preset, version)
  const usual = { ...DEFAULTS, ...(rules.tables.options.usual?.(wanted) as Partial<Options>), ...set }
  const options = Object.assign(choose(CHOICES, usual, choices), {
    handicap,
    variants: choose(VARIANTS, DEFAULTS.variants, group('variants', variants)),
    readings: choose(READINGS, usualReadings, group('readings', readings)),
  })
  if (!Array.isArray(handicap) || handicap.length !== 2 || handicap.some((n) => !Number.isInteger(n) || n < 0 || n > MOST_HANDICAP))
    throw new BadOptions(`handicap is two whole numbers from 0 to ${MOST_HANDICAP}, US and USSR`)
  refuseContradictions(options, rules)
  return options
}

/** Options that can't all be had. Each message says what to leave out. */
function refuseContradictions(options: Options, rules: Rules): void {
  const { choices, contradiction } = rules.tables.options
  for (const key of Object.keys(CHOICES) as (keyof typeof CHOICES)[]) {
    const value = options[key]
    // What a game does not have may be left out of it all the same.
    if (!Object.hasOwn(choices, key) && value !== DEFAULTS[key] && value !== false)
      throw new BadOptions(
        `${key}: ${value} is for ${Object.keys(CHOICES[key].rules).join(', ')}, not for ${gameOf(rules)}; leave ${key} out`,
      )
  }
  const contradicts = contradiction?.(options) ?? null
  if (contradicts !== null) throw new BadOptions(...contradicts)
  if (options.bidding && options.handicap.some((n) => n > 0))
    throw new BadOptions('with bidding the bids give the extra influence; leave out either bidding or handicap', 'bidding-handicap')
}

/** A position says itself how the game begins. */
function refuseBeforePosition({ scenario, bidding, handicap }: Options): void {
  if (scenario !== STANDARD)
    throw new BadOptions(`a game from a position has no scenario ${scenario}; leave out either of them`, 'position-scenario')
  if (bidding)
    throw new BadOptions('a game from a position has no bidding: its influence is placed; leave out either of them', 'position-bidding')
  if (handicap.some((n) => n > 0))
    throw new BadOptions('a position has its extra influence on the map already; leave out the handicap', 'position-handicap')
}
