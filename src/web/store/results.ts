/**
 * Results of games against the levels, kept in this browser: they outlive the games, which may be deleted. Those of a person with an account
 * are also stored there (`account-results.ts`).
 */
import { create } from 'zustand'
import { US, USSR } from '../../engine/script.ts'
import { HUMAN } from '../../match/players.ts'
import { type BotLevel, type LevelResult, levelOf, MOST_RESULTS, RESULT_ID } from '../../protocol/levels.ts'
import type { LocalSession } from './local-session.ts'
import { isHuman, playerOf, winnerOf } from './session.ts'
import type { Kept } from './shelf.ts'

export interface BotResult {
  readonly level: BotLevel
  readonly won: boolean
  /** When the game ended, in milliseconds since 1970. */
  readonly at: number
}

/** A result as it is kept. */
interface KeptResult extends Omit<BotResult, 'won'> {
  /** Null where the end was undone: the account may still have it. */
  readonly won: boolean | null
  /** The account that has it; a result without one has not been sent. */
  readonly of?: string
}

type Results = Readonly<Record<string, KeptResult>>

const KEY = 'hotline.results'

function isResult(value: unknown): value is KeptResult {
  if (typeof value !== 'object' || value === null) return false
  const { level, won, at } = value as Partial<Record<keyof BotResult, unknown>>
  return typeof level === 'string' && levelOf(level) === level && (won === null || typeof won === 'boolean') && typeof at === 'number'
}

/** The results by the ids of their games. */
function read(): Results {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    const results: [string, unknown][] = Object.entries(value ?? {})
    return Object.fromEntries(results.filter((one): one is [string, KeptResult] => isResult(one[1])))
  } catch {
    return {} // what can't be read is played anew
  }
}

/** Counts the changes of the results, so that the ladder shows them at once. */
export const useResultChanges = create<{ readonly n: number }>(() => ({ n: 0 }))

function write(results: Results): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(results))
  } catch {
    // Without room the ladder knows the games on the shelf alone.
  }
  useResultChanges.setState(({ n }) => ({ n: n + 1 }))
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
  const level = result?.level ?? before?.level
  if (level === undefined || (before !== undefined && before.won === (result?.won ?? null))) return
  write({ ...others, [id]: { level, won: result?.won ?? null, at } })
}

/** Results that no account has yet, as many as one request takes. */
export const unsentResults = (): LevelResult[] =>
  Object.entries(read())
    .flatMap(([game, { level, won, at, of }]) =>
      of === undefined && RESULT_ID.test(game) && Number.isSafeInteger(at) ? [{ game, level, won, at }] : [],
    )
    .slice(-MOST_RESULTS)

/** Keeps all results of an account, to which these were sent. */
export function keepOfAccount(id: string, sent: readonly LevelResult[], all: readonly LevelResult[]): void {
  const isSent = (game: string, { at }: KeptResult): boolean => sent.some((one) => one.game === game && one.at === at)
  const others = Object.entries(read()).filter(([game, result]) => result.of !== id && !isSent(game, result))
  const own = all.map(({ game, level, won, at }): [string, KeptResult] => [game, { level, won, at, of: id }])
  // What has changed here since it was sent is newer.
  write(Object.fromEntries([...own, ...others]))
}

/** The results of games that were kept before results were; after bids the players may have changed sides, so those do not count. */
function fromShelf({ winner, changed, record: { players, options } }: Kept): BotResult | null {
  const seats = [players.us, players.ussr]
  const mine = seats.indexOf(HUMAN)
  const level = levelOf(seats[1 - mine] ?? '')
  if (winner === null || winner < 0 || mine < 0 || level === null || options.bidding) return null
  return { level, won: winner === mine, at: changed }
}

/** All results that this browser knows of a person, the oldest first; of everyone who played here, where nobody is signed in. */
export function resultsWith(games: readonly Kept[], person: string | null = null): BotResult[] {
  const known = read()
  const own = Object.values(known).flatMap(({ level, won, at, of = person }) =>
    won !== null && (person === null || of === person) ? [{ level, won, at }] : [],
  )
  const older = games.flatMap((kept) => (kept.id in known ? [] : [fromShelf(kept) ?? []].flat()))
  return [...older, ...own].sort((a, b) => a.at - b.at)
}
