/** Matches: games in pairs with the same deal, in which two players change sides. */

import { type Move, type Side, US, USSR } from '../../engine/script.ts'
import { type NewGame, newGame } from '../../games/index.ts'
import { sideOf } from '../../match/seats.ts'
import { recordOf, writeRecord } from '../../records/record.ts'
import type { State } from '../../rules/state.ts'
import { seedOfGame } from '../generator.ts'
import { playerNamed } from '../players/names.ts'
import type { Player } from '../players/player.ts'
import { type AbsurdEnd, absurdIn, endOf } from './absurd.ts'
import { playGame } from './driver.ts'
import { type GameStyle, styleOf } from './style.ts'

export interface MatchSpec {
  readonly wanted: NewGame
  readonly players: readonly [first: string, second: string]
  readonly seed: number
}

/** What a player's answers took, in milliseconds. A card play lasts until the player is asked for the next card; the set-up is none. */
export interface Times {
  readonly answers: number
  readonly plays: number
  readonly total: number
  readonly longest: number
  readonly longestPlay: number
  /** What each card play took; not in matches of earlier versions. */
  readonly eachPlay?: readonly number[]
}

type SideName = 'us' | 'ussr'

/** One game of a match, as it is kept: a line of JSON. */
export interface MatchGame {
  readonly game: number
  readonly seed: number
  readonly us: string
  readonly ussr: string
  /** The side of the match's first player. */
  readonly first: SideName
  /** Null where the game broke. */
  readonly winner: SideName | 'draw' | null
  readonly end: string
  readonly turn: number
  readonly vp: number
  /** Questions answered, those to chance included. */
  readonly length: number
  readonly times: { readonly us: Times; readonly ussr: Times }
  readonly absurd?: { readonly side: SideName; readonly end: AbsurdEnd; readonly forced: boolean }
  /** What broke. */
  readonly error?: string
  readonly style?: GameStyle
  /** The game itself, where there is something to look at, or where it is wanted. */
  readonly record?: unknown
}

/** Games 2k and 2k + 1 are a pair: one deal, in which the first player begins with the US, and then with the USSR. */
export const pairOf = (game: number): number => Math.floor(game / 2)
export const seedInMatch = (match: MatchSpec, game: number): number => seedOfGame(match.seed, pairOf(game))

const NAMES = ['us', 'ussr'] as const

interface Clock {
  readonly player: Player
  readonly times: () => Times
}

function timed(player: Player): Clock {
  let [answers, total, longest] = [0, 0, 0]
  const plays: number[] = []
  return {
    player: (seat) => {
      const { kind } = seat.decision
      if (kind === 'play' || kind === 'headline') plays.push(0)
      const start = performance.now()
      const pick = player(seat)
      const took = performance.now() - start
      answers++
      total += took
      longest = Math.max(longest, took)
      if (plays.length > 0) plays[plays.length - 1]! += took
      return pick
    },
    times: () => ({
      answers,
      plays: plays.length,
      total: rounded(total),
      longest: rounded(longest),
      longestPlay: rounded(Math.max(0, ...plays)),
      eachPlay: plays.map(Math.round),
    }),
  }
}

const rounded = (milliseconds: number): number => Number(milliseconds.toFixed(3))

/** What a game came to, apart from who played it. */
type Outcome = Pick<MatchGame, 'winner' | 'end' | 'turn' | 'vp' | 'absurd' | 'style' | 'error'>

function outcomeOf(wanted: NewGame, log: readonly Move[], g: State): Outcome {
  const { winner } = g.result!
  const absurd = absurdIn(newGame(wanted), log, g)
  return {
    winner: winner < 0 ? 'draw' : NAMES[winner as Side],
    end: endOf(g),
    turn: g.turn,
    vp: g.vp,
    style: styleOf(newGame(wanted), log),
    ...(absurd === null ? {} : { absurd: { ...absurd, side: NAMES[absurd.side] } }),
  }
}

function broken(error: unknown): Outcome {
  const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
  return { winner: null, end: 'error', turn: 0, vp: 0, error: message }
}

/** Plays one game of a match; where `keep` says so, the answer has its record. What breaks in it stands in the answer. */
export function playMatchGame(match: MatchSpec & { readonly game: number; readonly keep?: boolean }): MatchGame {
  const { wanted, players, game, keep = false } = match
  const seed = seedInMatch(match, game)
  const begins: Side = game % 2 === 0 ? US : USSR
  const clocks = players.map((name) => timed(playerNamed(name)())) as [Clock, Clock]
  const log: Move[] = []
  /** The side of the first player: bids may make the players change places. */
  let first = begins
  let outcome: Outcome
  try {
    const seats = begins === US ? clocks : ([clocks[1], clocks[0]] as const)
    const g = playGame(wanted, [seats[US].player, seats[USSR].player], seed, log)
    first = sideOf(g, begins)
    outcome = outcomeOf(wanted, log, g)
  } catch (error) {
    outcome = broken(error)
  }
  const [us, ussr] = first === US ? ([0, 1] as const) : ([1, 0] as const)
  const names = { us: players[us], ussr: players[ussr] }
  const looked = keep || outcome.absurd !== undefined || outcome.error !== undefined
  return {
    game,
    seed,
    ...names,
    first: NAMES[first],
    ...outcome,
    length: log.length,
    times: { us: clocks[us].times(), ussr: clocks[ussr].times() },
    ...(looked ? { record: JSON.parse(writeRecord(recordOf(newGame(wanted), log, { players: names, seed }))) as unknown } : {}),
  }
}
