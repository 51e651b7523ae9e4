/** Adds games to the archive when they end, and again when the name of a player in a finished game changes. */
import { isCounted, type Table } from '../games/table.ts'
import type { GameTables } from '../games/tables.ts'
import type { Archive } from './store.ts'
import { playersOf, summaryOf } from './summary.ts'

export interface Filing {
  /** Resolves when all finished games are in the archive. */
  settled(): Promise<void>
}

const namesIn = (table: Table): string => JSON.stringify(playersOf(table))

export function startFiling(tables: GameTables, archive: Archive): Filing {
  let last: Promise<void> = Promise.resolve()
  tables.work.add({
    isNeeded: (table, before) =>
      isCounted(table.row) && (before === null || before.row.status !== 'over' || namesIn(table) !== namesIn(before)),
    follow: ({ row }) => {
      const mine = last.then(async () => archive.file(summaryOf(await tables.history(row.id))))
      last = mine.catch(() => undefined)
      return mine
    },
  })
  return { settled: () => last }
}
