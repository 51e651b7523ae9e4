import { US } from '../../src/engine/script.ts'
import { asked, decision, newGame } from '../../src/index.ts'
import { make } from '../../src/match/match.ts'
import { type GameRecord, recordOf } from '../../src/records/record.ts'
import type { Note } from '../../src/rules/notes.ts'
import { type LastPlay, lastPlayOf } from '../../src/scenes/last-play.ts'
import { gameOf } from '../records/games.ts'

/** A game in which the US is asked a question of this kind, late enough for the opponent to have played, and after a play that fits. */
export function gameBefore(kind: string, fits: (last: LastPlay) => boolean = () => true): GameRecord {
  for (let seed = 1; seed <= 20; seed++) {
    const { moves } = gameOf('careful', seed)
    const g = newGame({ game: 'twilight-struggle' })
    const notes: (readonly Note[])[] = []
    for (const [made, move] of moves.entries()) {
      if (g.turn >= 2 && g.round >= 2 && asked(g) & 1 && decision(g, US)?.kind === kind) {
        const last = lastPlayOf({ actors: moves.slice(0, made).map(({ by }) => by), notes }, US)
        if (last !== null && fits(last)) return recordOf(g, moves.slice(0, made), { players: { us: 'human', ussr: 'careful' } })
      }
      notes.push(make(g, move).notes)
    }
  }
  throw new Error(`no game asks the US for ${kind}`)
}
