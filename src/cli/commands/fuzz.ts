/** `hotline fuzz`: plays random games with every check at every decision, and requires that every event happens. */

import { availableParallelism } from 'node:os'
import { type Failure, failuresLines } from '../../bots/lab/simulation.ts'
import { arrangementFor, type Cell, cellsOf, keyOf, nameOfCell } from '../../fuzz/coverage.ts'
import type { FuzzCount, FuzzJob, fuzzGames } from '../../fuzz/fuzzing.ts'
import { newGame } from '../../games/index.ts'
import { type GameKind, rulesOfKind } from '../../records/kinds.ts'
import { phrase } from '../../words/program.ts'
import { type Command, givenAmong, readArguments, refuseBeside } from '../args.ts'
import { KIND, kindOf, SEEDED } from '../kind.ts'
import { nameFor, POSITION, positionIn } from '../position.ts'
import { progress } from '../progress.ts'
import { batches, shareOut, workerFile } from '../workers/crew.ts'
import { fuzzEveryOption } from './fuzz/every-option.ts'

export const command = {
  name: 'fuzz',
  help: phrase('command.fuzz'),
  options: {
    ...KIND,
    ...POSITION,
    games: { is: 'number', usual: 10_000, least: 1, most: 100_000_000, help: phrase('option.games') },
    ...SEEDED,
    'every-option': { is: 'switch', help: phrase('option.every-option') },
    cores: { is: 'number', usual: availableParallelism(), least: 1, most: 1024, help: phrase('option.cores') },
    json: { is: 'switch', help: phrase('option.json') },
  },
} as const satisfies Command

/** A run of at least one game for so many events must cover all events; smaller runs only report their coverage. */
const EVENTS_A_GAME = 3
/** How often a game is arranged for each event that chance left out. */
const WAVES = 10

interface Total {
  games: number
  arranged: number
  decisions: number
  lastTurns: number
  readonly errors: Failure[]
  readonly seen: Set<number>
}

export async function fuzz(args: readonly string[]): Promise<number | null> {
  const wanted = readArguments(command, args)
  if (wanted === null) return null
  const { games, seed, first, cores } = wanted
  if (wanted['every-option']) {
    refuseBeside('every-option', givenAmong(command, args), Object.keys({ ...KIND, ...POSITION }))
    return fuzzEveryOption(wanted)
  }
  const kind = kindOf(wanted)
  const position = positionIn(wanted.position, kind)
  const rules = rulesOfKind(kind)
  const start = performance.now()
  const total: Total = { games: 0, arranged: 0, decisions: 0, lastTurns: 0, errors: [], seen: new Set() }
  const run = async (what: string, jobs: readonly FuzzJob[]): Promise<void> => {
    const shown = progress(
      what,
      jobs.reduce((n, job) => n + job.games, 0),
    )
    await shareOut<typeof fuzzGames>(workerFile('fuzz'), cores, jobs, (count) => {
      add(total, count)
      shown.add(count.games)
    })
    shown.end()
  }
  await run(
    'games',
    batches(first, games, cores).map((batch) => ({ kind, position, seed, ...batch })),
  )
  const cells = cellsOf(newGame(kind, position))
  // Scenarios and positions leave no time, or no way, for some events.
  const enough = kind.scenario === undefined && position === undefined && games * EVENTS_A_GAME >= cells.length
  const missing = (): readonly Cell[] => cells.filter((cell) => !total.seen.has(keyOf(cell)))
  // Games that break cover too little to judge the coverage.
  const waves = enough && total.errors.length === 0 ? WAVES : 0
  for (let wave = 0; wave < waves && missing().length > 0; wave++) {
    const also = missing()
    const jobs = also.map((cell, i) => ({
      kind,
      position,
      seed,
      first: first + total.games + i,
      games: 1,
      arranged: arrangementFor(rules, cell),
      also,
    }))
    await run('arranged games', jobs)
    total.arranged = total.games - games
  }
  total.errors.sort((a, b) => a.game - b.game)
  const seconds = (performance.now() - start) / 1000
  const report = { kind, file: wanted.position, total, all: cells.length, missing: missing(), seconds }
  process.stdout.write((wanted.json ? asJson : asText)(report))
  return total.errors.length === 0 && (!enough || missing().length === 0) ? 0 : 1
}

function add(total: Total, count: FuzzCount): void {
  total.games += count.games
  total.decisions += count.decisions
  total.lastTurns += count.lastTurns
  total.errors.push(...count.errors)
  for (const key of count.seen) total.seen.add(key)
}

interface Report {
  readonly kind: GameKind
  /** Of the position that the games begin from. */
  readonly file: string
  readonly total: Total
  /** How many events there are to cover. */
  readonly all: number
  readonly missing: readonly Cell[]
  readonly seconds: number
}

function asJson({ kind, file, total, all, missing, seconds }: Report): string {
  const rules = rulesOfKind(kind)
  return `${JSON.stringify({
    ...kind,
    ...(file === '' ? {} : { position: file }),
    games: total.games,
    arranged: total.arranged,
    decisions: total.decisions,
    reachedLastTurn: total.lastTurns,
    errors: total.errors,
    events: { wanted: all, missing: missing.map((cell) => nameOfCell(rules, cell)) },
    seconds: Number(seconds.toFixed(3)),
  })}\n`
}

function asText({ kind, file, total, all, missing, seconds }: Report): string {
  const rules = rulesOfKind(kind)
  const { games, arranged, decisions, errors } = total
  const lines = [
    `${nameFor(kind, file)}: ${games} games (${arranged} of them arranged), ${decisions} decisions, every one checked; ${seconds.toFixed(1)} s`,
    `${total.lastTurns} games reached the last turn`,
    `events seen: ${all - missing.length} of ${all} (each card${kind.mix ? ' that can be mixed in' : ''}, played and headlined, by each side)`,
    ...missing.map((cell) => `  missing: ${nameOfCell(rules, cell)}`),
    `errors: ${errors.length}`,
    ...failuresLines(errors),
  ]
  return `${lines.join('\n')}\n`
}
