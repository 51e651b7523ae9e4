/** Who is an admin is said by whoever has the machine. */
import type { OpenStorage } from '../storage/open.ts'
import { plainName } from './names.ts'

/** The name as the person writes it; null where nobody is called so. */
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
