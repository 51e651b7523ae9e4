/** What the games of this browser say of the levels: won and lost against each, and which comes next. */
import { HUMAN } from '../../match/players.ts'
import { type BotLevel, LEVELS } from '../../protocol/levels.ts'
import type { Kept } from '../store/shelf.ts'

export interface Rung {
  readonly level: BotLevel
  readonly won: number
  readonly lost: number
}

/** The hardest first. */
export function ladderOf(games: readonly Pick<Kept, 'winner' | 'record'>[]): Rung[] {
  return LEVELS.map((level) => {
    const results = games.flatMap(({ winner, record: { players } }) => {
      const seats = [players.us, players.ussr]
      const mine = seats.indexOf(HUMAN)
      return winner === null || winner < 0 || mine < 0 || seats[1 - mine] !== level ? [] : [winner === mine]
    })
    const won = results.filter(Boolean).length
    return { level, won, lost: results.length - won }
  }).toReversed()
}

/** The easiest level above all that have been beaten, once one has been. */
export function nextUp(rungs: readonly Rung[]): BotLevel | null {
  const highest = rungs.findIndex(({ won }) => won > 0)
  return highest <= 0 ? null : rungs[highest - 1]!.level
}
