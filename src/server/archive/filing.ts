/** Puts games into the archive when they end; what a killed server has left undone is done at the next start. */
import type { FastifyBaseLogger } from 'fastify'
import type { GameTables } from '../games/tables.ts'
import type { Archive } from './store.ts'
import { playersOf, summaryOf } from './summary.ts'

const AT_ONCE = 100

export interface Filing {
  /** Files what is over and not in the archive yet. */
  catchUp(): Promise<void>
  /** Waits for what is being filed. */
  settled(): Promise<void>
}

export function startFiling(tables: GameTables, archive: Archive, log: FastifyBaseLogger): Filing {
  /** Under which names a game is filed, or on its way: it changes after its end, too, and so do they. */
  const filed = new Map<string, string>()
  let running: Promise<void> = Promise.resolve()

  async function file(id: string): Promise<boolean> {
    try {
      await archive.file(summaryOf(await tables.history(id)))
      return true
    } catch (error) {
      filed.delete(id)
      log.error({ error, game: id }, 'a game could not be put into the archive')
      return false
    }
  }

  tables.onChange((table) => {
    const { status, id } = table.row
    if (status !== 'over') return
    const players = JSON.stringify(playersOf(table))
    if (filed.get(id) === players) return
    filed.set(id, players)
    if (filed.size > MOST_REMEMBERED) filed.delete(filed.keys().next().value!)
    running = running.then(async () => void (await file(id)))
  })

  return {
    catchUp: async () => {
      for (;;) {
        const ids = await archive.unfiled(AT_ONCE)
        let done = 0
        for (const id of ids) if (await file(id)) done++
        // What can't be read stays where it is.
        if (ids.length < AT_ONCE || done === 0) return
      }
    },
    settled: () => running,
  }
}

const MOST_REMEMBERED = 10_000
