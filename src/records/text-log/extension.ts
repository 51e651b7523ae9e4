/**
 * What the format has no line for stands behind the clock, whose text is free: how the rules are read; a draw by scoring cards that both
 * sides held; and of games that the app does not have, which it is and all its moves.
 *
 *     Time per Player: Unlimited; Hotline rules: rulebook wargamesTie=opponent; Hotline end: draw by held-scoring
 *     Time per Player: Unlimited; Hotline rules: rulebook; Hotline game: red-sea mix; Hotline moves: chance peace-corps, us sudan, …
 */
import type { Move } from '../../engine/script.ts'
import { type Options, PRESETS, type Preset, type Readings } from '../../rules/options.ts'
import { rulesNamed, rulesOf } from '../../rules/ruleset.ts'
import type { State } from '../../rules/state.ts'
import { nameOfMove, readMoveName } from '../moves.ts'
import { BadLog } from './parse.ts'

/** The game that the app has. */
const APP_GAME = 'twilight-struggle'

const PARTS = ['rules', 'end', 'game', 'moves'] as const
type Part = (typeof PARTS)[number]
const DRAW = 'draw by held-scoring'

export interface Extension {
  readonly rules: Pick<Options, 'showHeldCards' | 'readings'> | null
  readonly bothHeldScoring: boolean
  readonly game: string
  readonly mix: boolean
  /** All moves, where the log is of a game that the app does not have. */
  readonly moves: readonly Move[] | null
}

/** What is written behind the clock for a game that has come to this state by these moves. */
export function writeExtension(g: State, moves: readonly Move[]): string {
  const { options, result } = g
  const parts: [Part, string][] = [['rules', writeRules(options)]]
  if (result?.kind === 'held-scoring' && result.winner < 0) parts.push(['end', DRAW])
  if (g.game !== APP_GAME) {
    parts.push(['game', options.mix ? `${g.game} mix` : g.game])
    parts.push(['moves', moves.map((move) => nameOfMove(rulesOf(g), move)).join(', ')])
  }
  return parts.map(([name, text]) => `; Hotline ${name}: ${text}`).join('')
}

/** The preset that the options are nearest to, and where they differ from it. */
function writeRules(options: Options): string {
  const differing = (preset: Preset): string[] => {
    const readings = (Object.keys(options.readings) as (keyof Readings)[])
      .filter((key) => options.readings[key] !== PRESETS[preset].readings[key])
      .map((key) => `${key}=${String(options.readings[key])}`)
    return options.showHeldCards === PRESETS[preset].showHeldCards
      ? readings
      : [...readings, `showHeldCards=${String(options.showHeldCards)}`]
  }
  const nearest = (Object.keys(PRESETS) as Preset[]).reduce((a, b) => (differing(b).length < differing(a).length ? b : a))
  return [nearest, ...differing(nearest)].join(' ')
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
  const [game = APP_GAME, ...more] = parts.get('game')?.split(' ') ?? []
  const known = rulesNamed(game)
  if (known === undefined) throw new BadLog(`no game is named ${JSON.stringify(game)}`)
  const moves = parts.get('moves')
  if (moves === undefined && game !== APP_GAME) throw new BadLog(`a log of ${game} has its moves behind the clock, and this one has none`)
  return {
    rules: rules === undefined ? null : readRules(rules),
    bothHeldScoring: end === DRAW,
    game,
    mix: more.includes('mix'),
    moves: moves === undefined ? null : moves.split(', ').map((name) => readCarried(name, game)),
  }
}

function readCarried(name: string, game: string): Move {
  const move = readMoveName(rulesNamed(game)!, name)
  if (move === null) throw new BadLog(`the clock names an unknown move ${JSON.stringify(name)}`)
  return move
}

function readRules(text: string): Extension['rules'] {
  const [preset = '', ...differences] = text.split(' ')
  if (!Object.hasOwn(PRESETS, preset)) throw new BadLog(`no set of rules is named ${JSON.stringify(preset)}`)
  const base = PRESETS[preset as Preset]
  let { showHeldCards }: { showHeldCards: boolean } = base
  const readings: Record<string, string | boolean> = { ...base.readings }
  for (const difference of differences) {
    const [key = '', value = ''] = difference.split('=')
    const read = value === 'true' ? true : value === 'false' ? false : value
    if (key === 'showHeldCards') showHeldCards = read === true
    else readings[key] = read
  }
  return { showHeldCards, readings: readings as unknown as Readings }
}
