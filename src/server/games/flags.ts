/** Lets flags fall. When they are due is in the storage, so that nothing is forgotten when a process ends. */
import type { FastifyBaseLogger } from 'fastify'
import { repeat } from '../repeat.ts'
import { flagIfDue } from './actions.ts'
import { dueOf, MOST_LAG, withoutDowntime } from './clock.ts'
import { Denied } from './denied.ts'
import { eachGame } from './each.ts'
import type { GameTables } from './tables.ts'

/** How often flags are looked for, and how many fall at once. */
const EVERY = 250
const AT_ONCE = 50
/** A game that can't be opened does not stand in the way of the others for so long. */
const ASIDE = 600_000
/** How often a server says that it is alive. */
const HEARTBEAT = 2000

export interface Flags {
  stop(): Promise<void>
}

/**
 * Gives back the time in which no server ran: nobody could move then. A game that was changed since has its time already, be it by a server
 * that died while it did this, or by another one that starts at the same time.
 */
export async function creditDowntime(tables: GameTables, log: FastifyBaseLogger): Promise<void> {
  const { storage, now } = tables
  const start = now()
  const alive = (await storage.alive()) ?? start
  if (start - alive >= 2 * HEARTBEAT)
    await eachGame(await storage.timed(), log, (id) =>
      tables.at(id, async (table) => {
        const downtime = start - Math.max(alive, table.row.changed)
        const timing = withoutDowntime(table.row.timing, downtime)
        if (downtime > 0 && dueOf(table.row.clock, timing) !== null) await tables.commit(table, { change: { timing } })
      }),
    )
  await storage.setAlive(now())
}

export function startFlags(tables: GameTables, log: FastifyBaseLogger): Flags {
  const { storage, now } = tables
  let beat = now()

  /** Games whose flags could not fall, so that the log says it once. */
  const failing = new Set<string>()
  async function letFall(id: string): Promise<void> {
    try {
      await flagIfDue(tables, id)
    } catch (error) {
      // Somebody moves just now.
      if (error instanceof Denied && error.code === 'too-busy') return
      await storage.postpone(id, now(), now() + ASIDE)
      if (failing.has(id)) return
      failing.add(id)
      log.error({ error, game: id }, 'a flag could not fall; the game is set aside')
    }
  }

  async function look(): Promise<void> {
    try {
      if (now() - beat >= HEARTBEAT) {
        beat = now()
        await storage.setAlive(beat)
      }
      for (const id of await storage.due(now() - MOST_LAG, AT_ONCE)) await letFall(id)
    } catch (error) {
      log.error(error, 'flags could not be looked for')
    }
  }

  return { stop: repeat(look, EVERY) }
}
