/**
 * When the first game of a match is over, the second can begin: at once where two bots play it. When both are over, the chance of the match is
 * no secret any more. The watchers of the other game are told so.
 */
import type { FastifyBaseLogger } from 'fastify'
import { beginIfSeated } from './actions.ts'
import { isSecret } from './table.ts'
import type { GameTables } from './tables.ts'

export function tellTwins(tables: GameTables, log: FastifyBaseLogger): void {
  const tell = (id: string): Promise<void> =>
    tables.at(id, async (table) => {
      if (table.row.status !== 'waiting' && (await isSecret(tables.storage, table))) return
      // A new revision, so that other processes tell it as well.
      await tables.commit(table, { info: true, at: table.row.changed })
    })
  tables.onChange(({ row: { match, status } }, before) => {
    if (match === null || status !== 'over' || before.row.status === 'over') return
    beginIfSeated(tables, match.twin)
      .then(() => tell(match.twin))
      .catch((error: unknown) => log.error({ error, game: match.twin }, 'the end of a game of a match could not be followed up'))
  })
}
