/** `hotline fuzz --every-option`: some games of every kind, so that every option is tried. */

import { failuresLines } from '../../../bots/lab/simulation.ts'
import type { FuzzCount, fuzzGames } from '../../../fuzz/fuzzing.ts'
import { everyKind } from '../../../fuzz/kinds.ts'
import { nameOfKind } from '../../../records/kinds.ts'
import { progress } from '../../progress.ts'
import { batches, shareOut, workerFile } from '../../workers/crew.ts'

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

export async function fuzzEveryOption({ games, seed, first, cores, json }: Wanted): Promise<number> {
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
