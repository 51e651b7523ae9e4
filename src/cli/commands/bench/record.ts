import { seedOfGame } from '../../../bots/generator.ts'
import { playGame } from '../../../bots/lab/driver.ts'
import { careful } from '../../../bots/players/careful.ts'
import type { Move, NewGame } from '../../../index.ts'
import { type RecordedKind, textOfMoves } from './recorded.ts'

const SEED = 1
const GAMES = 16

/** Returns games of the careful player to their ends: recorded, so that its thinking is not measured. */
export function recordGames(kind: NewGame): RecordedKind {
  const games = Array.from({ length: GAMES }, (_, i) => {
    const log: Move[] = []
    const { result } = playGame(kind, [careful, careful], seedOfGame(SEED, i), log)
    return { moves: textOfMoves(log), result: result! }
  })
  return { kind, games }
}
