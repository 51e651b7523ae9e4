/** Games between players, and what is counted of them. */

import { CHANCE, type Move, US, USSR } from '../../engine/script.ts'
import { sideOf } from '../../match/seats.ts'
import { type GameKind, rulesOfKind } from '../../records/kinds.ts'
import { present } from '../../records/present.ts'
import { recordOf, writeRecord } from '../../records/record.ts'
import type { Position } from '../../rules/position/position.ts'
import type { Rules } from '../../rules/ruleset.ts'
import type { State } from '../../rules/state.ts'
import { nameOf } from '../../rules/vocabulary.ts'
import { seedOfGame } from '../generator.ts'
import { playerNamed } from '../players/names.ts'
import { endOf } from './absurd.ts'
import { playGame } from './driver.ts'

export interface Job {
  readonly kind: GameKind
  readonly position?: Position | undefined
  readonly players: readonly string[]
  readonly seed: number
  /** The numbers of the games to play. */
  readonly first: number
  readonly games: number
  /** Whether the answer has the records of the games. */
  readonly keep?: boolean
}

/** A game that broke, with all it takes to see it again. */
export interface Failure {
  /** The number of the game in its run. */
  readonly game: number
  readonly seed: number
  /** Whether it was made to measure: then its number alone does not bring it back. */
  readonly arranged: boolean
  readonly message: string
  readonly log: readonly string[]
}

interface Span {
  readonly sum: number
  readonly min: number
  readonly max: number
}

/** The number of a game in its run, and its record as it is written. */
export type NumberedRecord = readonly [game: number, record: string]

export interface Count {
  readonly games: number
  readonly records: readonly NumberedRecord[]
  readonly errors: readonly Failure[]
  readonly ends: Readonly<Record<string, number>>
  readonly winners: { readonly us: number; readonly ussr: number; readonly draw: number }
  readonly turns: Span
  readonly length: Span
}

const noSpan: Span = { sum: 0, min: Number.POSITIVE_INFINITY, max: 0 }
export const nothing: Count = {
  games: 0,
  records: [],
  errors: [],
  ends: {},
  winners: { us: 0, ussr: 0, draw: 0 },
  turns: noSpan,
  length: noSpan,
}

/** Adds counts up; the order of the games makes no difference. */
export function sum(a: Count, b: Count): Count {
  const ends = { ...a.ends }
  for (const [kind, n] of Object.entries(b.ends)) ends[kind] = (ends[kind] ?? 0) + n
  return {
    games: a.games + b.games,
    records: [...a.records, ...b.records],
    errors: [...a.errors, ...b.errors].sort((x, y) => x.game - y.game),
    ends,
    winners: {
      us: a.winners.us + b.winners.us,
      ussr: a.winners.ussr + b.winners.ussr,
      draw: a.winners.draw + b.winners.draw,
    },
    turns: join(a.turns, b.turns),
    length: join(a.length, b.length),
  }
}

const join = (a: Span, b: Span): Span => ({ sum: a.sum + b.sum, min: Math.min(a.min, b.min), max: Math.max(a.max, b.max) })
const only = (n: number): Span => ({ sum: n, min: n, max: n })

const ACTORS = { [US]: 'us', [USSR]: 'ussr', [CHANCE]: 'chance' } as const

export const logByName = (rules: Rules, log: readonly Move[]): readonly string[] =>
  log.map(({ by, pick }) => `${ACTORS[by]} ${nameOf(rules, pick) ?? pick}`)

export function simulateGames(job: Job): Count {
  let total = nothing
  for (let game = job.first; game < job.first + job.games; game++) total = sum(total, simulateGame(job, game))
  return total
}

function simulateGame({ kind, position, players, seed, keep = false }: Job, game: number): Count {
  const rules = rulesOfKind(kind)
  const log: Move[] = []
  const own = seedOfGame(seed, game)
  try {
    const g = playGame(kind, [playerNamed(players[US]!)(), playerNamed(players[USSR]!)()], own, log, position)
    const { winner } = g.result!
    return {
      games: 1,
      records: keep ? [[game, recordText(g, log, { players, seed: own, position })]] : [],
      errors: [],
      ends: { [endOf(g)]: 1 },
      winners: { us: winner === US ? 1 : 0, ussr: winner === USSR ? 1 : 0, draw: winner < 0 ? 1 : 0 },
      turns: only(g.turn),
      length: only(log.length),
    }
  } catch (error) {
    const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
    return { ...nothing, games: 1, errors: [{ game, seed: own, arranged: false, message, log: logByName(rules, log) }] }
  }
}

/** A game as a file; a bid may have made the players change sides. */
function recordText(g: State, log: readonly Move[], { players, seed, position }: Pick<Job, 'players' | 'seed' | 'position'>): string {
  const [us, ussr] = sideOf(g, US) === US ? players : players.toReversed()
  return writeRecord(recordOf(g, log, { players: { us: us!, ussr: ussr! }, seed, ...present({ position }) }))
}

/** What a report says of a game that broke. */
export const failureLines = ({ game, seed, arranged, message, log }: Failure): string[] => [
  `game ${game} (its own seed ${seed}) broke after ${log.length} moves; ${
    arranged ? 'it was arranged: only its log leads there again' : `--first ${game} --games 1 plays it again`
  }`,
  message,
  `log: ${log.join(', ')}`,
]

const FAILURES_SHOWN = 5
export const failuresLines = (failures: readonly Failure[]): string[] => [
  ...failures.slice(0, FAILURES_SHOWN).flatMap((failure) => ['', ...failureLines(failure)]),
  ...(failures.length > FAILURES_SHOWN ? [`and ${failures.length - FAILURES_SHOWN} more`] : []),
]
