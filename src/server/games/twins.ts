/** The chance of a match is no secret any more when both of its games are over: whoever looks at the one that ended first is told so. */
import type { FastifyBaseLogger } from 'fastify'
import { isSecret } from './table.ts'
import type { Tables } from './tables.ts'

export function tellTwins(tables: Tables, log: FastifyBaseLogger): void {
  const tell = (id: string): Promise<void> =>
    tables.at(id, async (table) => {
      if (await isSecret(tables.storage, table)) return
      // A new revision, so that other processes tell it as well.
      await tables.commit(table, { info: true, at: table.row.changed })
    })
  tables.onChange(({ row: { match, status } }, before) => {
    if (match === null || status !== 'over' || before.row.status === 'over') return
    tell(match.twin).catch((error: unknown) => log.error({ error, game: match.twin }, 'the end of a match could not be told'))
  })
}
