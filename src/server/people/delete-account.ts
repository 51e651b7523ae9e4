/** Deletes an account. */
import { DELETED } from '../../protocol/people.ts'
import type { GameTables } from '../games/tables.ts'
import { retrying } from '../storage/database.ts'
import { plainName } from './names.ts'
import type { People } from './people.ts'
import { reseat, resignAll, seatsOf } from './seats.ts'

/** Ratings and archive lines of games that have ended. */
export interface PendingResults {
  /** Resolves when all of them are stored. */
  settled(): Promise<void>
}

/**
 * Deletes an account with its bots. The first step marks it as leaving, and each step can be repeated, so that a server that starts after a
 * crash finishes the deletion. The last step deletes the account's row, and with it all rows that refer to it.
 */
export async function deleteAccount(people: People, tables: GameTables, results: PendingResults, id: string): Promise<void> {
  const { storage } = people
  const { db } = storage
  await db
    .updateTable('people')
    .set({ leaving: tables.now() })
    .where((e) => e.or([e('id', '=', id), e('owner', '=', id)]))
    .where('leaving', 'is', null)
    .execute()
  for (const bot of await db.selectFrom('people').select('id').where('owner', '=', id).execute())
    await deleteAccount(people, tables, results, bot.id)
  await resignAll(storage, tables, id)
  await results.settled()
  for (const { game, seat } of await seatsOf(storage, id)) await storage.setNotes(game, seat, '')
  await reseat(storage, tables, id, (seat) => ({ ...seat, user: null, token: null, name: DELETED }))
  // Archive lines that are written after this have no name in them.
  await results.settled()
  await retrying(() =>
    db.transaction().execute(async (t) => {
      // Lines of chat keep their numbers, which clients rely on.
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
