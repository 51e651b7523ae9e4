/** Kinds of games, and their names: a game with the options in which it differs from the usual. */
import { type NewGame, newGame, rulesOf } from '../games/index.ts'
import { PRESETS, type Preset } from '../games/options.ts'
import type { Rules } from '../rules/ruleset.ts'
import type { OptionKey } from '../words/options.ts'
import { briefly, type Chosen } from './options.ts'

/** All that it takes to name a game: which it is, and every option in which it differs from the usual. */
export type GameKind = NewGame & { readonly mix: boolean }

/** `realignAndPlace` is `--realign-and-place` on the command line. */
export const flagOf = (key: OptionKey): string => key.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)

/** A value as it is written on the command line. */
export const textOf = (value: Chosen[1]): string => (typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value))

const [USUAL] = Object.keys(PRESETS) as readonly Preset[]

/** The game, and what differs from the usual. */
export function nameOfKind({ game, ...kind }: GameKind): string {
  const { preset, differing } = briefly(newGame({ game, ...kind }).options)
  const differences = differing.map(([key, value]) => (value === true ? flagOf(key) : `${flagOf(key)} ${textOf(value)}`))
  return [game, ...(preset === USUAL ? [] : [`preset ${preset}`]), ...differences].join(', ')
}

/** The rules that play this kind. */
export const rulesOfKind = (kind: GameKind): Rules => rulesOf(newGame(kind))
