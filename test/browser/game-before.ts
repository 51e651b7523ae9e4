import { US } from '../../src/engine/script.ts'
import { apply, asked, decision, newGame } from '../../src/index.ts'
import { type GameRecord, recordOf } from '../../src/records/record.ts'
import { gameOf } from '../records/games.ts'

/** A game in which the US is asked a question of this kind, late enough for the opponent to have played. */
export function gameBefore(kind: string): GameRecord {
  for (let seed = 1; seed <= 20; seed++) {
    const { moves } = gameOf('careful', seed)
    const g = newGame({ game: 'twilight-struggle' })
    for (const [made, move] of moves.entries()) {
      if (g.turn >= 2 && g.round >= 2 && asked(g) & 1 && decision(g, US)?.kind === kind)
        return recordOf(g, moves.slice(0, made), { players: { us: 'human', ussr: 'careful' } })
      apply(g, move)
    }
  }
  throw new Error(`no game asks the US for ${kind}`)
}
