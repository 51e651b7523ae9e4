/** What the server knows of somebody, to take away or to forget. */
import { DELETED } from '../../protocol/people.ts'
import type { Tables } from '../games/tables.ts'
import { retrying } from '../storage/database.ts'
import { plainName } from './names.ts'
import type { People } from './people.ts'
import { reseat, resignAll, seatsOf } from './seats.ts'

export async function exportOf({ storage }: People, id: string): Promise<object> {
  const { db } = storage
  const account = await db
    .selectFrom('people')
    .select(['id', 'name', 'createdAt', 'isAnonymous', 'admin', 'banned', 'muted'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const [passkeys, sessions, bots, games, ratings, notes, chat, mutes, reports, imports, notices, browsers] = await Promise.all([
    db.selectFrom('passkeys').select(['name', 'createdAt']).where('userId', '=', id).execute(),
    db.selectFrom('sessions').select('id').where('userId', '=', id).execute(),
    db.selectFrom('people').select(['name', 'createdAt']).where('owner', '=', id).execute(),
    db
      .selectFrom('players')
      .innerJoin('games', 'games.id', 'players.game')
      .select(['games.id', 'games.game', 'seat', 'created', 'changed', 'status', 'ending', 'rated', 'score'])
      .where('person', '=', id)
      .orderBy('created')
      .execute(),
    db
      .selectFrom('ratings')
      .select(['game', 'speed', 'rating', 'deviation', 'volatility', 'games', 'changed'])
      .where('person', '=', id)
      .execute(),
    db
      .selectFrom('players')
      .innerJoin('notes', (on) => on.onRef('notes.game', '=', 'players.game').onRef('notes.seat', '=', 'players.seat'))
      .select(['notes.game', 'notes.content'])
      .where('person', '=', id)
      .execute(),
    db.selectFrom('chat').select(['game', 'n', 'said', 'line']).where('person', '=', id).orderBy('said').execute(),
    db.selectFrom('mutes').innerJoin('people', 'people.id', 'mutes.muted').select('people.name').where('person', '=', id).execute(),
    db.selectFrom('reports').select(['made', 'game', 'said', 'reason', 'closed']).where('reporter', '=', id).execute(),
    db.selectFrom('imports').select('record').where('owner', '=', id).execute(),
    db
      .selectFrom('notice_choices')
      .select(['language', 'mail', 'confirmed', 'mail_kinds', 'push_kinds'])
      .where('person', '=', id)
      .execute(),
    db.selectFrom('push_subscriptions').select(['endpoint', 'made']).where('person', '=', id).execute(),
  ])
  return {
    account: { ...account, guest: Boolean(account.isAnonymous), isAnonymous: undefined },
    passkeys,
    sessions: sessions.length,
    bots,
    games: games.map(({ ending, ...game }) => ({ ...game, ending: ending === null ? null : (JSON.parse(ending) as unknown) })),
    ratings,
    notes,
    chat,
    mutes: mutes.map(({ name }) => name),
    reports,
    imports: imports.map(({ record }) => JSON.parse(record) as unknown),
    notices,
    browsers,
  }
}

/** Whatever is written about games that have ended. */
export interface Books {
  /** When all of them are written. */
  settled(): Promise<void>
}

/**
 * Forgets somebody, with their programs. First it is written down that this one leaves: where it is interrupted, the next start goes on,
 * and each of the steps can be done again. The account itself goes last, with all that is found by it alone.
 */
export async function forget(people: People, tables: Tables, books: Books, id: string): Promise<void> {
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
