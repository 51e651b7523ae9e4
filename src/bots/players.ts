import { careful } from './careful.ts'
import type { Player } from './player.ts'
import { random } from './random.ts'

/** The players that can be named on the command line. */
export const PLAYERS: ReadonlyMap<string, Player> = new Map([
  ['random', random],
  ['careful', careful],
])
