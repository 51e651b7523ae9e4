/**
 * What the format has no line for stands behind the clock, whose text is free: the options of the game; a draw by scoring cards that both
 * sides held; and of games that the app does not have, which it is and all its moves.
 *
 *     Time per Player: Unlimited; Hotline rules: rulebook wargamesTie=opponent; Hotline version: 2; Hotline end: draw by held-scoring
 *     Time per Player: Unlimited; Hotline rules: rulebook; Hotline version: 2; Hotline game: red-sea mix; Hotline moves: chance peace-corps, us sudan, …
 *     Time per Player: Unlimited; Hotline rules: app scenario=late-war realignAndPlace=true; Hotline version: 2; Hotline moves: chance opec, …
 */

import type { Move } from '../../engine/script.ts'
import { type NewGame, rulesOf } from '../../games/index.ts'
import { PRESETS, type Preset } from '../../games/options.ts'
import type { SharedOptions } from '../../rules/options.ts'
import type { Rules } from '../../rules/ruleset.ts'
import type { State } from '../../rules/state.ts'
import { isVersion, NEWEST } from '../../rules/version.ts'
import type { OptionKey } from '../../words/options.ts'
import { nameOfMove, readMoveName } from '../moves.ts'
import { briefly, type Chosen, differingFrom, optionsOf } from '../options.ts'
import { BadLog } from './parse.ts'

/** The game that the app has. */
const APP_GAME = 'twilight-struggle'

const PARTS = ['rules', 'version', 'end', 'game', 'moves'] as const
type Part = (typeof PARTS)[number]
/** The version of the rules of logs that name their rules but no version. */
const UNNAMED_VERSION = 1
const DRAW = 'draw by held-scoring'

/** Options that have lines of their own in the format, or a part here. */
const ELSEWHERE: ReadonlySet<OptionKey> = new Set(['optionalCards', 'handicap', 'mix'])

export interface Extension {
  /** The options that the log names, where it names any. */
  readonly rules: Omit<NewGame, 'game'> | null
  /** The version of the rules. */
  readonly version: number
  readonly bothHeldScoring: boolean
  readonly game: string
  readonly mix: boolean
  /** All moves by name, where the log is of a game that the app does not have. */
  readonly moves: readonly string[] | null
}

/** Whether the app has games with these options: it knows the lines that have no part here, and contested rules have no line at all. */
export const isOfTheApp = (g: State): boolean =>
  g.game === APP_GAME &&
  differingFrom('rulebook', { ...g.options, readings: PRESETS.rulebook.readings, showHeldCards: false }).every(([key]) =>
    ELSEWHERE.has(key),
  )

/** What is written behind the clock for a game that has come to this state by these moves. */
export function writeExtension(g: State, moves: readonly Move[]): string {
  const { options, result } = g
  const parts: [Part, string][] = [['rules', writeRules(options, g.rules)]]
  if (g.rules !== UNNAMED_VERSION) parts.push(['version', String(g.rules)])
  if (result?.kind === 'held-scoring' && result.winner < 0) parts.push(['end', DRAW])
  if (g.game !== APP_GAME) parts.push(['game', options.mix ? `${g.game} mix` : g.game])
  if (!isOfTheApp(g)) parts.push(['moves', moves.map((move) => nameOfMove(rulesOf(g), move)).join(', ')])
  return parts.map(([name, text]) => `; Hotline ${name}: ${text}`).join('')
}

/** The preset that the options are nearest to, and where they differ from it. */
function writeRules(options: SharedOptions, version: number): string {
  const { preset, differing } = briefly(options, version)
  return [preset, ...differing.filter(([key]) => !ELSEWHERE.has(key)).map(([key, value]) => `${key}=${String(value)}`)].join(' ')
}

/** Reads it back from the text of the clock. Throws `BadLog` where it is not understood. */
export function readExtension(text: string): Extension {
  const parts = new Map<string, string>()
  for (const [, name, value] of text.matchAll(/; Hotline (\w+): ([^;]*)/g)) {
    if (!PARTS.includes(name as Part)) throw new BadLog(`the clock says something unknown of "Hotline ${name}"`)
    parts.set(name!, value!)
  }
  const end = parts.get('end')
  if (end !== undefined && end !== DRAW) throw new BadLog(`the clock names an unknown end ${JSON.stringify(end)}`)
  const rules = parts.get('rules')
  const version = parts.has('version') ? Number(parts.get('version')) : rules === undefined ? NEWEST : UNNAMED_VERSION
  if (!isVersion(version)) throw new BadLog(`the clock names version ${parts.get('version')} of the rules; there is 1 to ${NEWEST}`)
  const [game = APP_GAME, ...more] = parts.get('game')?.split(' ') ?? []
  const moves = parts.get('moves')
  return {
    rules: rules === undefined ? null : readRules(rules, version),
    version,
    bothHeldScoring: end === DRAW,
    game,
    mix: more.includes('mix'),
    moves: moves === undefined ? null : moves.split(', ').filter((name) => name !== ''),
  }
}

export function readCarried(name: string, rules: Rules): Move {
  const move = readMoveName(rules, name)
  if (move === null) throw new BadLog(`the clock names an unknown move ${JSON.stringify(name)}`)
  return move
}

function readRules(text: string, version: number): Omit<NewGame, 'game'> {
  const [preset = '', ...differences] = text.split(' ')
  if (!Object.hasOwn(PRESETS, preset)) throw new BadLog(`no set of rules is named ${JSON.stringify(preset)}`)
  const chosen = differences.map((difference): Chosen => {
    const [key = '', value = ''] = difference.split('=')
    return [key as OptionKey, value === 'true' ? true : value === 'false' ? false : value]
  })
  return optionsOf(preset as Preset, chosen, version)
}
