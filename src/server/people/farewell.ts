/** Somebody goes, and is forgotten. */
import { DELETED } from '../../protocol/people.ts'
import type { GameTables } from '../games/tables.ts'
import { retrying } from '../storage/database.ts'
import { plainName } from './names.ts'
import type { People } from './people.ts'
import { reseat, resignAll, seatsOf } from './seats.ts'

/** Whatever is written about games that have ended. */
export interface Books {
  /** When all of them are written. */
  settled(): Promise<void>
}

/**
 * Forgets somebody, with their programs. First it is written down that this one leaves: where it is interrupted, the next start goes on,
 * and each of the steps can be done again. The account itself goes last, with all that is found by it alone.
 */
export async function forget(people: People, tables: GameTables, books: Books, id: string): Promise<void> {
  const { storage } = people
  const { db } = storage
  await db
    .updateTable('people')
    .set({ leaving: tables.now() })
    .where((e) => e.or([e('id', '=', id), e('owner', '=', id)]))
    .where('leaving', 'is', null)
    .execute()
  for (const bot of await db.selectFrom('people').select('id').where('owner', '=', id).execute())
    await forget(people, tables, books, bot.id)
  await resignAll(storage, tables, id)
  await books.settled()
  for (const { game, seat } of await seatsOf(storage, id)) await storage.setNotes(game, seat, '')
  await reseat(storage, tables, id, (seat) => ({ ...seat, user: null, token: null, name: DELETED }))
  // What is filed after this has no name in it.
  await books.settled()
  await retrying(() =>
    db.transaction().execute(async (t) => {
      // Lines keep their numbers: whoever watches counts on them.
      await t.updateTable('chat').set({ line: '', person: null }).where('person', '=', id).execute()
      const nobody = { name: DELETED, folded: plainName(DELETED), person: null }
      await t.updateTable('archive_players').set(nobody).where('person', '=', id).execute()
      await t.updateTable('seeks').set({ taker: null }).where('taker', '=', id).execute()
      await t.updateTable('games').set({ maker: null }).where('maker', '=', id).execute()
      await t.deleteFrom('people').where('id', '=', id).execute()
    }),
  )
  people.recheck(id)
}
