/** Kinds of games, and their names: a game and its options that differ from the defaults. */
import { type NewGame, newGame, rulesOf } from '../games/index.ts'
import { PRESETS, type Preset } from '../games/options.ts'
import type { Rules } from '../rules/ruleset.ts'
import type { OptionKey } from '../words/options.ts'
import { briefly, type Chosen } from './options.ts'

/** A game and its options; `mix` is stated even where it is the default. */
export type GameKind = NewGame & { readonly mix: boolean }

/** `realignAndPlace` is `--realign-and-place` on the command line. */
export const flagOf = (key: OptionKey): string => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A value as it is written on the command line. */
export const textOf = (value: Chosen[1]): string => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value))

const [USUAL] = Object.keys(PRESETS) as readonly Preset[]

/** The name of a kind: the game, its preset, then the options that differ from it, as `red-sea, mix`. */
export function nameOfKind({ game, ...kind }: GameKind): string {
  const { preset, differing } = briefly(newGame({ game, ...kind }).options)
  const differences = differing.map(([key, value]) => (value === true ? flagOf(key) : `${flagOf(key)} ${textOf(value)}`))
  return [game, ...(preset === USUAL ? [] : [`preset ${preset}`]), ...differences].join(', ')
}

/** The rules of this kind. */
export const rulesOfKind = (kind: GameKind): Rules => rulesOf(newGame(kind))
