/** What the server knows of somebody, to take away or to forget. */
import { DELETED } from '../../protocol/people.ts'
import { resign } from '../games/actions.ts'
import { Denied } from '../games/denied.ts'
import type { Tables } from '../games/tables.ts'
import type { Ledger } from './ledger.ts'
import type { People } from './people.ts'
import { reseat, seatsOf } from './seats.ts'

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

/** No message of a client can be called so. */
const FAREWELL = '(farewell)'

/** The opponent of somebody who goes has won. */
async function resignAll({ storage }: People, tables: Tables, id: string): Promise<void> {
  for (const { game, seat } of await seatsOf(storage, id)) {
    try {
      await resign(tables, game, { seat, client: FAREWELL, acknowledge: () => undefined })
    } catch (error) {
      // It has not begun, or is over.
      if (!(error instanceof Denied)) throw error
    }
  }
}

/** Forgets somebody, with their programs. The account itself goes last, so that what was interrupted can be done again. */
export async function forget(people: People, tables: Tables, ledger: Ledger, id: string): Promise<void> {
  const { storage } = people
  const { db } = storage
  for (const bot of await db.selectFrom('people').select('id').where('owner', '=', id).execute())
    await forget(people, tables, ledger, bot.id)
  await resignAll(people, tables, id)
  await ledger.settled()
  for (const { game, seat } of await seatsOf(storage, id)) await storage.setNotes(game, seat, '')
  // Lines keep their numbers: whoever watches counts on them.
  await db.updateTable('chat').set({ line: '', person: null }).where('person', '=', id).execute()
  await reseat(storage, tables, id, (seat) => ({ ...seat, user: null, token: null, name: DELETED }))
  await db.deleteFrom('people').where('id', '=', id).execute()
  people.recheck(id)
}
