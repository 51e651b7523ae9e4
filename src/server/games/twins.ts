/**
 * When the first game of a match is over, the second can begin: at once where two bots play it. When both are over, the chance of the match is
 * no secret any more. The watchers of the other game get the new header.
 */
import { beginIfSeated } from './seating.ts'
import { isCounted, isSecret } from './table.ts'
import type { GameTables } from './tables.ts'

export function followTwins(tables: GameTables): void {
  const notify = (id: string): Promise<void> =>
    tables.atCurrent(id, async (table) => {
      if (table.row.status !== 'waiting' && (await isSecret(tables.storage, table))) return
      // A new revision, so that other processes notify their watchers, too.
      await tables.commit(table, { info: true, at: table.row.changed })
    })
  tables.work.add({
    isNeeded: ({ row }, before) => row.match !== null && isCounted(row) && before?.row.status !== 'over',
    follow: async ({ row: { match } }) => {
      await beginIfSeated(tables, match!.twin)
      await notify(match!.twin)
    },
  })
}
