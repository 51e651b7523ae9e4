/** `hotline fuzz --every-option`: some games of every kind there is, so that no option goes untried. */
import { GAMES, PRESETS } from '../games/options.ts'
import { type Chosen, grouped } from '../records/options.ts'
import { isFor, LISTED, type Listed } from '../words/options.ts'
import { BadArguments } from './args.ts'
import { batches, shareOut } from './crew.ts'
import type { FuzzCount, fuzzGames } from './fuzzing.ts'
import { progress } from './progress.ts'
import { failuresLines } from './simulation.ts'
import { type Kind, nameOfKind, workerFile } from './surroundings.ts'

const HANDICAP = [2, 3] as const

/** Each value of an option beside its usual one, in a game that it is for. */
function others(game: string, listed: Listed): readonly Chosen[] {
  const { key, choice } = listed
  if (choice === null) return [[key, HANDICAP]]
  return isFor(game, listed) ? choice.values.slice(1).map((value) => [key, value]) : []
}

/** A kind for each preset and each value that is not the usual one; contested readings are all other than usual at once. */
export function everyKind(): readonly Kind[] {
  const kinds = GAMES.flatMap((game) => {
    const kind = (chosen: readonly Chosen[]): Kind => ({ game, mix: false, ...grouped(chosen) })
    const readings = LISTED.filter(({ within }) => within === 'readings')
    const rest = LISTED.filter(({ within }) => within !== 'readings')
    return [
      ...Object.values(PRESETS)
        .slice(1)
        .map((preset) => ({ game, mix: false, ...preset })),
      ...rest.flatMap((one) => others(game, one)).map((chosen) => kind([chosen])),
      kind(readings.flatMap((one) => others(game, one).slice(0, 1))),
    ]
  })
  // A preset may be no more than one option.
  return [...new Map(kinds.map((kind) => [nameOfKind(kind), kind])).values()]
}

interface Wanted {
  readonly games: number
  readonly seed: number
  readonly first: number
  readonly cores: number
  readonly json: boolean
}

interface Row extends Omit<FuzzCount, 'kind' | 'seen' | 'lastTurns'> {
  readonly kind: string
}

export async function fuzzEveryOption(name: string, { games, seed, first, cores, json }: Wanted): Promise<number> {
  if (name !== GAMES[0]) throw new BadArguments('--every-option goes through all games and options itself: name no other.')
  const start = performance.now()
  const kinds = everyKind()
  const rows = new Map<string, Row>(kinds.map((one) => [nameOfKind(one), { kind: nameOfKind(one), games: 0, decisions: 0, errors: [] }]))
  const shown = progress('games', games * kinds.length)
  const jobs = kinds.flatMap((one) => batches(first, games, cores).map((batch) => ({ kind: one, seed, ...batch })))
  await shareOut<typeof fuzzGames>(workerFile('fuzz'), cores, jobs, (count) => {
    const name = nameOfKind(count.kind)
    const row = rows.get(name)!
    rows.set(name, {
      kind: name,
      games: row.games + count.games,
      decisions: row.decisions + count.decisions,
      errors: [...row.errors, ...count.errors],
    })
    shown.add(count.games)
  })
  shown.end()
  const results = { rows: [...rows.values()], seconds: Number(((performance.now() - start) / 1000).toFixed(3)) }
  process.stdout.write(json ? `${JSON.stringify(results)}\n` : asText(results))
  return results.rows.every(({ errors }) => errors.length === 0) ? 0 : 1
}

interface Results {
  readonly rows: readonly Row[]
  readonly seconds: number
}

function asText({ rows, seconds }: Results): string {
  const sum = (of: (row: Row) => number): number => rows.reduce((n, row) => n + of(row), 0)
  const lines = [
    ...rows.flatMap(({ kind, games, decisions, errors }) => [
      `${kind}: ${games} games, ${decisions} decisions, ${errors.length} errors`,
      ...failuresLines(errors),
    ]),
    `${rows.length} kinds, ${sum((row) => row.games)} games, ${sum((row) => row.decisions)} decisions, every one checked, ${sum((row) => row.errors.length)} errors; ${seconds.toFixed(1)} s`,
  ]
  return `${lines.join('\n')}\n`
}
