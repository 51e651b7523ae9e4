/** What the results of this browser say of the levels: won and lost against each, and which to play next. */
import { type BotLevel, LEVELS } from '../../protocol/levels.ts'
import type { BotResult } from '../store/results.ts'

export interface Rung {
  readonly level: BotLevel
  readonly won: number
  readonly lost: number
}

/** The hardest first. */
export function ladderOf(results: readonly BotResult[]): Rung[] {
  return LEVELS.map((level) => {
    const against = results.filter((result) => result.level === level)
    const won = against.filter((result) => result.won).length
    return { level, won, lost: against.length - won }
  }).toReversed()
}

/** The last games against a level, from which the page recommends the next one. */
const LAST = 5
/** A level is beaten by this share of them; it is too hard with so few wins in so many games. */
const ENOUGH = 0.6
const FEW = 1
const MANY = 4

export interface Recommendation {
  readonly level: BotLevel
  /** Of the last games against the level that was played last: how many were won, of how many. */
  readonly won: number
  readonly of: number
}

/** The level to play next: one higher after most of the last games were won, one lower after most were lost; null before the first game. */
export function recommendationAfter(results: readonly BotResult[]): Recommendation | null {
  const last = results.at(-1)
  if (last === undefined) return null
  const games = results.filter(({ level }) => level === last.level).slice(-LAST)
  const won = games.filter((game) => game.won).length
  const step = last.won && won >= ENOUGH * games.length ? 1 : !last.won && games.length >= MANY && won <= FEW ? -1 : 0
  const at = Math.min(LEVELS.length - 1, Math.max(0, LEVELS.indexOf(last.level) + step))
  return { level: LEVELS[at]!, won, of: games.length }
}
