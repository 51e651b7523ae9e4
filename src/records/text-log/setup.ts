/** What the SETUP block of a log tells of the game. */

import { type Move, US } from '../../engine/script.ts'
import { type NewGame, newGame, rulesOf } from '../../games/index.ts'
import { type Options, type Preset, presetAt } from '../../games/options.ts'
import { BadOptions } from '../../rules/options.ts'
import type { State } from '../../rules/state.ts'
import { isOfTheApp, readCarried, readExtension } from './extension.ts'
import { BadLog, type TextLog } from './parse.ts'

export interface Players {
  readonly us?: string
  readonly ussr?: string
}

export interface LogSetup {
  readonly options: NewGame
  readonly players: Players
  readonly bothHeldScoring: boolean
  /** All moves, where the log carries them. */
  readonly moves: readonly Move[] | null
}

const SCENARIOS: Readonly<Record<Options['scenario'], string>> = {
  standard: 'Standard',
  'chinese-civil-war': 'Chinese Civil War',
  'late-war': 'Late War',
}
export const scenarioLine = (scenario: string): string => `Scenario: ${SCENARIOS[scenario as Options['scenario']]}`

/** Where the block says nothing of the game and its readings, they are the app's. */
export function setupOf(log: TextLog, preset: Preset | undefined): LogSetup {
  const [block] = log.blocks
  if (block?.kind !== 'setup') throw new BadLog('the log does not begin with a SETUP block')
  const handicap: [number, number] = [0, 0]
  const players: { us?: string; ussr?: string } = {}
  let optionalCards = false
  let scenario = { at: block.at, name: SCENARIOS.standard }
  let extension = readExtension('')
  for (const { detail, at } of block.lines) {
    if (detail.kind !== 'setup') continue
    if (detail.option === 'player') players[detail.side === US ? 'us' : 'ussr'] = detail.text!
    if (detail.option === 'handicap') handicap[detail.side!] += detail.n!
    if (detail.option === 'optional-cards') optionalCards = true
    if (detail.option === 'time') extension = readExtension(detail.text!)
    if (detail.option === 'scenario') scenario = { at, name: detail.text! }
  }
  const { game, mix, bothHeldScoring, moves, version } = extension
  const rules = { ...(extension.rules ?? presetAt('app', version)), ...(preset === undefined ? {} : presetAt(preset, version)) }
  const options = { ...rules, rules: version, game, mix, optionalCards, handicap }
  const g = begin(options)
  if (scenario.name !== SCENARIOS[g.options.scenario as Options['scenario']])
    throw new BadLog(`line ${scenario.at}: the scenario ${scenario.name} is not known`)
  if (moves === null && !isOfTheApp(g))
    throw new BadLog('the app has no game of this kind: such a log has its moves behind the clock, and this one has none')
  return { options, players, bothHeldScoring, moves: moves?.map((name) => readCarried(name, rulesOf(g))) ?? null }
}

function begin(options: NewGame): State {
  try {
    return newGame(options)
  } catch (error) {
    if (error instanceof BadOptions) throw new BadLog(`the SETUP block can't be played: ${error.message}`)
    throw error
  }
}
