/**
 * The work that is measured: an engine on recorded games. This file loads no engine itself: the caller hands one over, so that two
 * versions of the library do the same work.
 */
import { generator } from '../../../bots/generator.ts'
import type * as library from '../../../index.ts'
import type { Move, NewGame, State } from '../../../index.ts'
import { movesIn, type RecordedGame, type RecordedKind } from './recorded.ts'

/** Only exports of the library are used: they stay the same where files are moved. */
export type Engine = Pick<typeof library, 'newGame' | 'asked' | 'decision' | 'apply' | 'clone' | 'view' | 'resample'>

interface Work {
  readonly run: () => void
  /** How many decisions, clones, views, determinizations or games one run has. */
  readonly units: number
}

/** In the order in which they are measured. */
export const WORKS = ['inPlace', 'cloneEvery30', 'clone', 'view', 'resample', 'replay'] as const
export type WorkName = (typeof WORKS)[number]

export interface Works extends Readonly<Record<WorkName, Work>> {
  readonly decisionsPerGame: number
  /** Memory of the numbers in a state in the middle of a game: mean and greatest. */
  readonly stateBytes: number
  readonly stateBytesMost: number
}

const CLONE_EVERY = 30
/** How often one run goes through all positions: a look at the clock must cost little beside it. */
const REPEATS = 50
const SIDE = 0

/** A recorded game with the index of each answer in its list of legal moves. */
interface Game {
  readonly log: readonly Move[]
  readonly places: readonly number[]
}

/** The engine and the recorded games do not fit together. */
class OtherGame extends Error {
  readonly code = 'other-game'
}

const otherGame = (kind: NewGame, how: string): OtherGame =>
  new OtherGame(
    `A recorded game of ${JSON.stringify(kind)} does not fit this engine: ${how}. ` +
      'If the rules have changed on purpose, record the games anew: node scripts/record-bench.js',
  )

/** Plays a recorded game and returns the index of each answer in its list. Throws `OtherGame` where the engine plays it otherwise. */
export function followGame(engine: Engine, kind: NewGame, { moves, result }: RecordedGame): Game {
  const log = movesIn(moves)
  const g = engine.newGame(kind)
  const places = log.map((move, i) => {
    const place = engine.decision(g, move.by)?.moves.indexOf(move.pick) ?? -1
    if (place < 0) throw otherGame(kind, `decision ${i + 1} of ${log.length} is another one`)
    engine.apply(g, move)
    return place
  })
  const end = JSON.stringify(g.result)
  if (end !== JSON.stringify(result)) throw otherGame(kind, `its result is ${end}, not ${JSON.stringify(result)}`)
  return { log, places }
}

/** Plays a game: who is asked, what the legal moves are, one of them, checked and applied. */
function play(engine: Engine, kind: NewGame, { log, places }: Game, cloneEvery: number): void {
  let g = engine.newGame(kind)
  for (let i = 0; i < places.length; i++) {
    const { by } = log[i]!
    if ((engine.asked(g) & (1 << by)) === 0) throw otherGame(kind, `decision ${i + 1} is for others`)
    const { moves } = engine.decision(g, by)!
    engine.apply(g, { by, pick: moves[places[i]!]! })
    if (cloneEvery > 0 && i % cloneEvery === cloneEvery - 1) g = engine.clone(g)
  }
  if (g.result === null) throw otherGame(kind, 'it does not end')
}

/** Plays a log, checked, without lists. */
function replay(engine: Engine, kind: NewGame, log: readonly Move[]): State {
  const g = engine.newGame(kind)
  for (const move of log) engine.apply(g, move)
  return g
}

/** Takes the result of a loop, so that the compiler does not eliminate it as dead code. */
const kept: unknown[] = [null]

export function worksOf(engine: Engine, { kind, games: recorded }: RecordedKind): Works {
  const games = recorded.map((one) => followGame(engine, kind, one))
  const decisions = games.reduce((sum, { log }) => sum + log.length, 0)
  const positions = games.map(({ log }) => replay(engine, kind, log.slice(0, log.length >> 1)))
  const bytes = positions.map(bytesOfNumbers)
  const everyGame = (units: number, work: (game: Game) => void): Work => ({ run: () => games.forEach(work), units })
  const everyPosition = (work: (g: State, random: () => number) => unknown): Work => ({
    run: () => {
      const random = generator(1)
      for (let i = 0; i < REPEATS; i++) for (const g of positions) kept[0] = work(g, random)
    },
    units: REPEATS * positions.length,
  })
  return {
    inPlace: everyGame(decisions, (game) => play(engine, kind, game, 0)),
    cloneEvery30: everyGame(decisions, (game) => play(engine, kind, game, CLONE_EVERY)),
    clone: everyPosition((g) => engine.clone(g)),
    view: everyPosition((g) => engine.view(g, SIDE)),
    resample: everyPosition((g, random) => engine.resample(g, SIDE, random)),
    replay: everyGame(games.length, ({ log }) => replay(engine, kind, log)),
    decisionsPerGame: decisions / games.length,
    stateBytes: bytes.reduce((a, b) => a + b, 0) / bytes.length,
    stateBytesMost: Math.max(...bytes),
  }
}

function bytesOfNumbers(value: unknown): number {
  if (typeof value === 'number') return 8
  if (ArrayBuffer.isView(value)) return value.byteLength
  return typeof value === 'object' && value !== null ? Object.values(value).reduce((n: number, part) => n + bytesOfNumbers(part), 0) : 0
}
