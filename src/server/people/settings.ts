/** What a person has chosen for the page, stored with the account. */
import { type PageSettings, pageSettings } from '../../protocol/people.ts'
import type { People } from './people.ts'

/** Returns null where nothing is stored, or where another version has stored what this one does not know. */
export async function settingsOf({ storage: { db } }: People, id: string): Promise<PageSettings | null> {
  const row = await db.selectFrom('people').select('settings').where('id', '=', id).executeTakeFirst()
  const known = pageSettings.safeParse(JSON.parse(row?.settings ?? 'null'))
  return known.success ? known.data : null
}

export async function keepSettings({ storage: { db } }: People, id: string, settings: PageSettings): Promise<void> {
  await db
    .updateTable('people')
    .set({ settings: JSON.stringify(settings) })
    .where('id', '=', id)
    .execute()
}
