/** Admins are appointed on the command line alone. */
import type { OpenStorage } from '../storage/open.ts'
import { plainName } from './names.ts'

/** Returns the account's name as its owner writes it, or null where there is no such account. */
export async function setAdmin({ db }: OpenStorage, name: string, on: boolean): Promise<string | null> {
  const row = await db
    .updateTable('people')
    .set({ admin: on ? 1 : 0 })
    .where('username', '=', plainName(name))
    .where('owner', 'is', null)
    .returning('name')
    .executeTakeFirst()
  return row?.name ?? null
}
