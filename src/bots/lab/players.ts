/** The players for measurements alone: `arena` and `simulate` find them by name, but lists of players do not show them. */
import { PLAYERS } from '../players/names.ts'
import type { MakePlayer } from '../players/player.ts'
import { makeAdvice } from './advice.ts'
import { addLegacyPlayers } from './legacy/index.ts'

/** Lets `playerNamed` find `advice` and the bots of version 0.1.0. */
export function addLabPlayers(): void {
  const players = PLAYERS as Map<string, MakePlayer>
  players.set('advice', makeAdvice)
  addLegacyPlayers()
}
