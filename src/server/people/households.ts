/** An account and its bots are one household: games among them are not rated. */
import type { Kysely } from 'kysely'
import type { DatabaseSchema } from '../storage/schema.ts'

/** The household of each account: the id of its owner, or its own. */
export async function householdsOf(db: Kysely<DatabaseSchema>, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (ids.length === 0) return new Map()
  const rows = await db.selectFrom('people').select(['id', 'owner']).where('id', 'in', ids).execute()
  return new Map(rows.map(({ id, owner }) => [id, owner ?? id]))
}

export async function isOneHousehold(db: Kysely<DatabaseSchema>, one: string, other: string): Promise<boolean> {
  const households = await householdsOf(db, [one, other])
  return households.get(one) === households.get(other)
}
