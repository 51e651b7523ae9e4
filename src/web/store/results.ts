/** Results of games against the levels, kept in this browser: they outlive the games, which may be deleted. */
import { US, USSR } from '../../engine/script.ts'
import { HUMAN } from '../../match/players.ts'
import { type BotLevel, levelOf } from '../../protocol/levels.ts'
import type { LocalSession } from './local-session.ts'
import { isHuman, playerOf, winnerOf } from './session.ts'
import type { Kept } from './shelf.ts'

export interface BotResult {
  readonly level: BotLevel
  readonly won: boolean
  /** When the game ended, in milliseconds since 1970. */
  readonly at: number
}

type Results = Readonly<Record<string, BotResult>>

const KEY = 'hotline.results'

function isResult(value: unknown): value is BotResult {
  if (typeof value !== 'object' || value === null) return false
  const { level, won, at } = value as Partial<Record<keyof BotResult, unknown>>
  return typeof level === 'string' && levelOf(level) === level && typeof won === 'boolean' && typeof at === 'number'
}

/** The results by the ids of their games. */
function read(): Results {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const results: [string, unknown][] = Object.entries(value ?? {})
    return Object.fromEntries(results.filter((one): one is [string, BotResult] => isResult(one[1])))
  } catch {
    return {} // what can't be read is played anew
  }
}

/** The result of a game of one person against a level; null where it is not over, is drawn, or is another kind of game. */
function resultOf(session: LocalSession, at: number): BotResult | null {
  const winner = winnerOf(session)
  const mine = ([US, USSR] as const).filter((side) => isHuman(session, side))
  if (winner === null || winner === -1 || mine.length !== 1) return null
  const level = levelOf(playerOf(session, mine[0] === US ? USSR : US))
  return level === null ? null : { level, won: winner === mine[0], at }
}

/** Keeps the result of a game where it has one, and forgets it where an undo has taken it back. */
export function keepResult(id: string, session: LocalSession, at: number): void {
  const result = resultOf(session, at)
  const { [id]: before, ...others } = read()
  if (result === null && before === undefined) return
  if (result !== null && before?.won === result.won) return
  try {
    localStorage.setItem(KEY, JSON.stringify(result === null ? others : { ...others, [id]: result }))
  } catch {
    // Without room the ladder knows the games on the shelf alone.
  }
}

/** The results of games that were kept before results were; after bids the players may have changed sides, so those do not count. */
function fromShelf({ winner, changed, record: { players, options } }: Kept): BotResult | null {
  const seats = [players.us, players.ussr]
  const mine = seats.indexOf(HUMAN)
  const level = levelOf(seats[1 - mine] ?? '')
  if (winner === null || winner < 0 || mine < 0 || level === null || options.bidding) return null
  return { level, won: winner === mine, at: changed }
}

/** All results that this browser knows, the oldest first. */
export function resultsWith(games: readonly Kept[]): BotResult[] {
  const known = read()
  const older = games.flatMap((kept) => (kept.id in known ? [] : [fromShelf(kept) ?? []].flat()))
  return [...older, ...Object.values(known)].sort((a, b) => a.at - b.at)
}
