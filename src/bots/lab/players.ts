/** A player for measurements alone: `arena` and `simulate` find it by name, but lists of players do not show it. */
import { PLAYERS } from '../players/names.ts'
import type { MakePlayer } from '../players/player.ts'
import { makeAdvice } from './advice.ts'

/** Lets `playerNamed` find `advice`. */
export function addLabPlayers(): void {
  const players = PLAYERS as Map<string, MakePlayer>
  players.set('advice', makeAdvice)
}
