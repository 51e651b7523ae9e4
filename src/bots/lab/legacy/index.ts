/** The bots of version 0.1.0 (README.md), for `arena` and `simulate` alone. */
import { PLAYERS } from '../../players/names.ts'
import type { MakePlayer } from '../../players/player.ts'
import { club } from './players/club.ts'
import { expert } from './players/expert.ts'

/** Lets `playerNamed` find `legacy` and `legacy-club`; lists of players that commands print do not name them. */
export function addLegacyPlayers(): void {
  const players = PLAYERS as Map<string, MakePlayer>
  players.set('legacy', expert)
  players.set('legacy-club', club)
}
