/** What the games of a match come to. */

import { present } from '../../records/present.ts'
import { ABSURD_ENDS, type AbsurdEnd } from './absurd.ts'
import { type MatchGame, pairOf, type Times } from './match.ts'
import { type Elo, eloOf, rateOf, type WinRate } from './statistics.ts'

export interface MatchScore {
  readonly games: number
  readonly wins: number
  readonly draws: number
}

export interface Range {
  readonly mean: number
  readonly min: number
  readonly max: number
}

export interface PlayerResults {
  readonly player: string
  readonly us: MatchScore
  readonly ussr: MatchScore
  /** In milliseconds: for one answer, and for a card play with all its answers. */
  readonly times: {
    readonly answers: number
    readonly mean: number
    readonly max: number
    readonly plays: number
    readonly meanPlay: number
    readonly maxPlay: number
    /** 99.9 % of the card plays took no longer; null where the games do not say. */
    readonly mostPlays: number | null
  }
  readonly absurd: Readonly<Record<AbsurdEnd, { readonly avoidable: number; readonly forced: number }>>
}

/** A game to look at; the first ones of a kind with their records. */
export interface Example {
  readonly game: number
  readonly seed: number
  readonly us: string
  readonly ussr: string
  readonly absurd?: MatchGame['absurd']
  readonly error?: string
  readonly record?: unknown
}

/** Rates are the first player's, fractions of 1; a draw is half a win. */
export interface MatchResults extends WinRate {
  readonly games: number
  readonly pairs: number
  readonly elo: Elo
  readonly players: readonly [PlayerResults, PlayerResults]
  /** Win rates of the sides, of both players together. */
  readonly us: WinRate
  readonly ussr: WinRate
  readonly draws: number
  readonly ends: Readonly<Record<string, number>>
  /** The turn in which a game ended, and the decisions in it. */
  readonly turns: Range
  readonly length: Range
  /** All questions answered, those to chance included. */
  readonly decisions: number
  readonly absurdGames: readonly Example[]
  readonly errors: readonly Example[]
}

/** The output has at most so many records of one kind; the file of `--out` has all of them. */
const MOST_RECORDS = 10

/** The results of the games of a match, in whatever order they came. */
export function resultsOf(players: readonly [string, string], all: readonly MatchGame[]): MatchResults {
  const played = all.toSorted((a, b) => a.game - b.game)
  const games = played.filter(({ winner }) => winner !== null)
  const scores = (score: (game: MatchGame) => number): number[][] => {
    const pairs = new Map<number, number[]>()
    for (const game of games) pairs.set(pairOf(game.game), [...(pairs.get(pairOf(game.game)) ?? []), score(game)])
    return [...pairs.values()]
  }
  const rate = rateOf(scores((game) => scoreOf(game, game.first)))
  const absurd = games.filter((game) => game.absurd !== undefined)
  const ends = new Map<string, number>()
  for (const { end } of games) ends.set(end, (ends.get(end) ?? 0) + 1)
  return {
    games: played.length,
    pairs: scores(() => 0).length,
    ...rate,
    elo: eloOf(rate),
    players: [playerResults(players[0], games, true), playerResults(players[1], games, false)],
    us: rateOf(scores((game) => scoreOf(game, 'us'))),
    ussr: rateOf(scores((game) => scoreOf(game, 'ussr'))),
    draws: games.filter(({ winner }) => winner === 'draw').length,
    ends: Object.fromEntries([...ends].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))),
    turns: rangeOf(games.map(({ turn }) => turn)),
    length: rangeOf(games.map(({ length }) => length)),
    decisions: sumOf(games.map(({ length }) => length)),
    absurdGames: examples(absurd.sort((a, b) => Number(a.absurd!.forced) - Number(b.absurd!.forced) || a.game - b.game)),
    errors: examples(played.filter(({ winner }) => winner === null)),
  }
}

const sumOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => a + b, 0)
const mostOf = (numbers: readonly number[]): number => numbers.reduce((a, b) => Math.max(a, b), 0)
const meanOf = (total: number, n: number): number => (n === 0 ? 0 : Number((total / n).toFixed(3)))

const MOST_PLAYS = 0.999

function mostPlaysOf(plays: readonly number[]): number | null {
  const sorted = plays.toSorted((a, b) => a - b)
  return sorted[Math.ceil(sorted.length * MOST_PLAYS) - 1] ?? null
}

const rangeOf = (numbers: readonly number[]): Range => ({
  mean: meanOf(sumOf(numbers), numbers.length),
  min: numbers.reduce((a, b) => Math.min(a, b), numbers[0] ?? 0),
  max: mostOf(numbers),
})

const scoreOf = ({ winner }: MatchGame, side: 'us' | 'ussr'): number => (winner === side ? 1 : winner === 'draw' ? 0.5 : 0)

function playerResults(player: string, games: readonly MatchGame[], isFirst: boolean): PlayerResults {
  const sideIn = ({ first }: MatchGame): 'us' | 'ussr' => (isFirst === (first === 'us') ? 'us' : 'ussr')
  const score = (side: 'us' | 'ussr'): MatchScore => {
    const own = games.filter((game) => sideIn(game) === side)
    const won = (by: string): number => own.filter(({ winner }) => winner === by).length
    return { games: own.length, wins: won(side), draws: won('draw') }
  }
  const times = games.map((game): Times => game.times[sideIn(game)])
  const total = (of: (one: Times) => number): number => sumOf(times.map(of))
  const most = (of: (one: Times) => number): number => mostOf(times.map(of))
  const lost = (end: AbsurdEnd, forced: boolean): number =>
    games.filter((game) => game.absurd?.side === sideIn(game) && game.absurd.end === end && game.absurd.forced === forced).length
  return {
    player,
    us: score('us'),
    ussr: score('ussr'),
    times: {
      answers: total((one) => one.answers),
      mean: meanOf(
        total((one) => one.total),
        total((one) => one.answers),
      ),
      max: most((one) => one.longest),
      plays: total((one) => one.plays),
      meanPlay: meanOf(
        total((one) => one.total),
        total((one) => one.plays),
      ),
      maxPlay: most((one) => one.longestPlay),
      mostPlays: mostPlaysOf(times.flatMap(({ eachPlay = [] }) => eachPlay)),
    },
    absurd: Object.fromEntries(
      ABSURD_ENDS.map((end) => [end, { avoidable: lost(end, false), forced: lost(end, true) }]),
    ) as PlayerResults['absurd'],
  }
}

const examples = (games: readonly MatchGame[]): Example[] =>
  games.map(({ game, seed, us, ussr, absurd, error, record }, i) => ({
    game,
    seed,
    us,
    ussr,
    ...present({ absurd, error }),
    ...(i < MOST_RECORDS ? { record } : {}),
  }))
