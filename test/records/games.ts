/** Games between the project's own players, from seeds: the same on every machine. */

import { seedOfGame } from '../../src/bots/generator.ts'
import { playGame } from '../../src/bots/lab/driver.ts'
import { playerNamed } from '../../src/bots/players/names.ts'
import type { Move } from '../../src/engine/script.ts'
import { type NewGame, type Rules, rulesOf, type State } from '../../src/index.ts'

export interface PlayedGame {
  readonly g: State
  readonly moves: readonly Move[]
  readonly rules: Rules
}

export function gameOf(player: 'careful' | 'random', seed: number, options: Partial<NewGame> = {}): PlayedGame {
  const moves: Move[] = []
  const who = playerNamed(player)
  const g = playGame({ game: 'twilight-struggle', ...options }, [who(), who()], seedOfGame(2026, seed), moves)
  return { g, moves, rules: rulesOf(g) }
}
