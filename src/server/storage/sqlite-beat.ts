/** The heartbeat of the one process at a SQLite database. */
import { type Kysely, sql } from 'kysely'
import { type Bus, LONGEST_GAP } from './bus.ts'
import type { DatabaseSchema } from './schema.ts'

/**
 * The gap since the last heartbeat of an earlier process is known from the stored time; since one of this process, two clocks must agree on
 * it: the system's may be set.
 */
export function sqliteBeat(db: Kysely<DatabaseSchema>, process: string): Bus['beat'] {
  let last: { readonly now: number; readonly ticks: number } | null = null
  const living = new Set([process])
  return async (now) => {
    const ticks = performance.now()
    const own = last === null ? null : Math.round(Math.min(now - last.now, ticks - last.ticks))
    const gap = own === null ? sql<number>`${now} - seen` : sql<number>`${own}`
    const { rows } = await sql<{ readonly lost: number }>`
      update served set lost = lost + case when ${gap} > ${LONGEST_GAP} then ${gap} else 0 end, seen = ${now} returning lost`.execute(db)
    last = { now, ticks }
    return { now, lost: rows[0]!.lost, living }
  }
}
