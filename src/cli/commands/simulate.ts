/** `hotline simulate`: lets bots play many games over all cores, and counts how they end. */

import { availableParallelism } from 'node:os'
import { addLabPlayers } from '../../bots/lab/players.ts'
import { type Count, type Failure, failureLines, nothing, type simulateGames, sum } from '../../bots/lab/simulation.ts'
import { PLAYERS, playerProblem } from '../../bots/players/names.ts'
import { phrase } from '../../words/program.ts'
import { type Command, readArguments } from '../args.ts'
import { RECORDS, recordsInto } from '../files.ts'
import { KIND, kindOf, SEEDED } from '../kind.ts'
import { nameFor, POSITION, positionIn } from '../position.ts'
import { progress } from '../progress.ts'
import { batches, shareOut, workerFile } from '../workers/crew.ts'

export const command = {
  name: 'simulate',
  help: phrase('command.simulate'),
  options: {
    ...KIND,
    ...POSITION,
    games: { is: 'number', usual: 1000, least: 1, most: 100_000_000, help: phrase('option.games') },
    ...SEEDED,
    players: {
      is: 'names',
      usual: ['random', 'random'],
      among: [...PLAYERS.keys()],
      isValid: (given) => playerProblem(given) === null,
      help: phrase('option.players'),
      more: phrase('option.budget'),
    },
    cores: { is: 'number', usual: availableParallelism(), least: 1, most: 1024, help: phrase('option.cores') },
    records: RECORDS,
    json: { is: 'switch', help: phrase('option.json') },
  },
} as const satisfies Command

export async function simulate(args: readonly string[]): Promise<number | null> {
  addLabPlayers()
  const wanted = readArguments(command, args)
  if (wanted === null) return null
  const { games, seed, first, players, cores } = wanted
  const kind = kindOf(wanted)
  const position = positionIn(wanted.position, kind)
  const shown = progress('games', games)
  const start = performance.now()
  let total = nothing
  const keep = wanted.records === '' ? null : recordsInto(wanted.records)
  const jobs = batches(first, games, cores).map((batch) => ({ kind, position, players, seed, keep: keep !== null, ...batch }))
  await shareOut<typeof simulateGames>(workerFile('simulate'), cores, jobs, ({ records, ...count }) => {
    for (const [game, record] of records) keep?.(game, record)
    total = sum(total, { ...count, records: [] })
    shown.add(count.games)
  })
  shown.end()
  const results = resultsOf(wanted, total, (performance.now() - start) / 1000)
  process.stdout.write(
    wanted.json
      ? `${JSON.stringify({ ...kind, ...(position === undefined ? {} : { position: wanted.position }), ...results })}\n`
      : asText(nameFor(kind, wanted.position), results),
  )
  return total.errors.length === 0 ? 0 : 1
}

interface Range {
  readonly mean: number
  readonly min: number
  readonly max: number
}

export interface Results {
  readonly games: number
  readonly seed: number
  readonly players: readonly string[]
  readonly errors: readonly Failure[]
  /** All questions answered, those to chance included. */
  readonly decisions: number
  readonly ends: Readonly<Record<string, number>>
  readonly winners: { readonly us: number; readonly ussr: number; readonly draw: number }
  /** The turn in which a game ended. */
  readonly turns: Range
  /** Decisions in a game. */
  readonly length: Range
  readonly seconds: number
  readonly decisionsPerSecond: number
}

interface Wanted {
  readonly seed: number
  readonly players: readonly string[]
}

export function resultsOf({ seed, players }: Wanted, count: Count, seconds: number): Results {
  const finished = count.games - count.errors.length
  const range = ({ sum: all, min, max }: Count['turns']): Range =>
    finished === 0 ? { mean: 0, min: 0, max: 0 } : { mean: Number((all / finished).toFixed(3)), min, max }
  return {
    games: count.games,
    seed,
    players,
    errors: count.errors,
    decisions: count.length.sum,
    ends: Object.fromEntries(Object.entries(count.ends).sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1))),
    winners: count.winners,
    turns: range(count.turns),
    length: range(count.length),
    seconds: Number(seconds.toFixed(3)),
    decisionsPerSecond: Math.round(count.length.sum / seconds),
  }
}

export function asText(name: string, results: Results): string {
  const { games, errors, winners, turns, length } = results
  const finished = games - errors.length
  const share = (n: number): string => `${finished === 0 ? '-' : ((100 * n) / finished).toFixed(1)} %`.padStart(8)
  const row = (name: string, n: number): string => `  ${name.padEnd(24)} ${String(n).padStart(9)} ${share(n)}`
  const range = (name: string, { mean, min, max }: Range): string => `${name.padEnd(10)} mean ${mean.toFixed(1)}, from ${min} to ${max}`
  const lines = [
    `${name}: ${games} games, seed ${results.seed}, US ${results.players[0]}, USSR ${results.players[1]}`,
    '',
    'ends',
    ...Object.entries(results.ends).map(([kind, n]) => row(kind, n)),
    '',
    'winners',
    row('US', winners.us),
    row('USSR', winners.ussr),
    row('nobody', winners.draw),
    '',
    range('turns', turns),
    range('decisions', length),
    `speed      ${results.decisionsPerSecond.toLocaleString('en')} decisions a second, ${results.seconds.toFixed(1)} s in all`,
    `errors     ${errors.length}`,
    ...errors.flatMap((failure) => ['', ...failureLines(failure)]),
  ]
  return `${lines.join('\n')}\n`
}
