/** The webhooks of a server: the one of its environment, and those that its host has added. Each call reads them anew. */
import type { Kysely } from 'kysely'
import { newId, newSecret } from '../games/secrets.ts'
import type { DatabaseSchema } from '../storage/schema.ts'
import type { HookSettings } from './hook.ts'

export interface Webhook extends HookSettings {
  /** Null for the webhook of the environment. */
  readonly id: string | null
}

export interface Webhooks {
  all(): Promise<readonly Webhook[]>
  find(id: string | null): Promise<Webhook | null>
}

export function hooksIn(db: Kysely<DatabaseSchema>, ofEnvironment: HookSettings | undefined): Webhooks {
  const all = async (): Promise<readonly Webhook[]> => [
    ...(ofEnvironment === undefined ? [] : [{ ...ofEnvironment, id: null }]),
    ...(await db.selectFrom('webhooks').select(['id', 'url', 'secret']).orderBy('made').orderBy('id').execute()),
  ]
  return { all, find: async (id) => (await all()).find((hook) => hook.id === id) ?? null }
}

/** Returns the new webhook's secret, which no other call shows. */
export async function addHook(
  db: Kysely<DatabaseSchema>,
  url: string,
  now: number,
): Promise<{ readonly id: string; readonly secret: string }> {
  const hook = { id: newId(), secret: newSecret() }
  await db
    .insertInto('webhooks')
    .values({ ...hook, url, made: now })
    .execute()
  return hook
}

/** Returns false where there is no such webhook. */
export async function removeHook(db: Kysely<DatabaseSchema>, id: string): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom('webhooks').where('id', '=', id).executeTakeFirst()
  return Number(numDeletedRows) === 1
}
