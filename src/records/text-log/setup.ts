/** What the SETUP block of a log tells of the game. */
import { US } from '../../engine/script.ts'
import { newGame } from '../../rules/api.ts'
import type { NewGame } from '../../rules/game.ts'
import { BadOptions, PRESETS, type Preset } from '../../rules/options.ts'
import { type Extension, readExtension } from './extension.ts'
import { BadLog, type TextLog } from './parse.ts'

export interface Players {
  readonly us?: string
  readonly ussr?: string
}

export interface Setup {
  readonly options: NewGame
  readonly players: Players
  readonly extension: Extension
}

/** Where the block says nothing of the game and its readings, they are the app's. */
export function setupOf(log: TextLog, preset: Preset | undefined): Setup {
  const [block] = log.blocks
  if (block?.kind !== 'setup') throw new BadLog('the log does not begin with a SETUP block')
  const handicap: [number, number] = [0, 0]
  const players: { us?: string; ussr?: string } = {}
  let optionalCards = false
  let extension = readExtension('')
  for (const { detail, at } of block.lines) {
    if (detail.kind !== 'setup') continue
    if (detail.option === 'player') players[detail.side === US ? 'us' : 'ussr'] = detail.text!
    if (detail.option === 'handicap') handicap[detail.side!] += detail.n!
    if (detail.option === 'optional-cards') optionalCards = true
    if (detail.option === 'time') extension = readExtension(detail.text!)
    if (detail.option === 'scenario' && detail.text !== 'Standard') throw new BadLog(`line ${at}: the scenario ${detail.text} is not known`)
  }
  const rules = preset === undefined ? (extension.rules ?? PRESETS.app) : PRESETS[preset]
  const options = { ...rules, game: extension.game, mix: extension.mix, optionalCards, handicap }
  try {
    newGame(options)
  } catch (error) {
    if (error instanceof BadOptions) throw new BadLog(`the SETUP block can't be played: ${error.message}`)
    throw error
  }
  return { options, players, extension }
}
