/**
 * Deletes expired rows in small batches, and finishes what a killed process has left half done: the deletion of accounts, and the
 * resignations of banned ones. Games that were played are never deleted; an aborted game was not played.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { DeleteResult, Kysely, Transaction } from 'kysely'
import type { GameTables } from './games/tables.ts'
import type { Queue } from './notify/queue.ts'
import { deleteAccount, type PendingResults } from './people/delete-account.ts'
import type { People } from './people/people.ts'
import { resignAll } from './people/seats.ts'
import { repeat } from './repeat.ts'
import { retrying } from './storage/database.ts'
import type { DatabaseSchema as Schema } from './storage/schema.ts'

/** Days until rows expire. */
export interface KeptDays {
  /** Guests without games, since their last visit. */
  readonly guests: number
  /** Games that have not begun. */
  readonly waiting: number
  /** Notices that were sent, skipped or given up. */
  readonly notices: number
}

export const USUAL_DAYS: KeptDays = { guests: 30, waiting: 30, notices: 30 }

const DAY = 86_400_000
const EVERY = 60_000
/** Rows of a batch. A task that finds fewer rests for an hour. */
const AT_ONCE = 100
const HOUR = 3_600_000

export interface Clearing {
  /** Runs every minute from now on. */
  start(): Promise<void>
  /** Runs every task once. */
  clear(): Promise<void>
  stop(): Promise<void>
}

interface ClearingDeps {
  readonly people: People
  readonly tables: GameTables
  readonly results: PendingResults
  readonly queue: Queue
  readonly log: FastifyBaseLogger
  readonly days: KeptDays
  /** The leader alone runs every minute. */
  readonly isLeader: () => boolean
}

/** Deletes a game that has not begun, with all of its rows. */
async function removeGame(t: Transaction<Schema>, id: string, deal: string): Promise<void> {
  for (const table of ['notes', 'arranged', 'chat', 'players', 'entries', 'positions', 'notices'] as const)
    await t.deleteFrom(table).where('game', '=', id).execute()
  await t.updateTable('reports').set({ game: null }).where('game', '=', id).execute()
  await t
    .updateTable('games')
    .set((e) => ({ next: null, rev: e('rev', '+', 1) }))
    .where('next', '=', id)
    .execute()
  await t.deleteFrom('games').where('id', '=', id).execute()
  await t
    .deleteFrom('deals')
    .where('id', '=', deal)
    .where((e) => e.not(e.exists(e.selectFrom('games').select('games.id').where('games.deal', '=', deal))))
    .execute()
}

/** Deletes games that did not begin. The two games of a match are deleted together, and only where neither has begun. */
async function clearWaiting(db: Kysely<Schema>, before: number): Promise<number> {
  const old = (from: Kysely<Schema>) =>
    from.selectFrom('games').where('games.status', '=', 'waiting').where('games.created', '<', before).where('games.changed', '<', before)
  const found = await old(db).select(['id', 'twin', 'deal']).where('leg', 'is', null).limit(AT_ONCE).execute()
  const matches = await old(db).select(['id', 'twin', 'deal']).where('leg', '=', 1).limit(AT_ONCE).execute()
  for (const { id, twin, deal } of [...found, ...matches])
    await retrying(() =>
      db.transaction().execute(async (t) => {
        const ids = twin === null ? [id] : [id, twin]
        // Locks the rows, so that a player who sits down meanwhile comes before or too late.
        const updated = await t
          .updateTable('games')
          .set((e) => ({ rev: e.ref('rev') }))
          .where('id', 'in', ids)
          .where('status', '=', 'waiting')
          .where('changed', '<', before)
          .execute()
        const n = updated.reduce((sum, { numUpdatedRows }) => sum + Number(numUpdatedRows), 0)
        if (n === ids.length) for (const one of ids) await removeGame(t, one, deal)
      }),
    )
  return Math.max(found.length, matches.length)
}

/** Games that were aborted, when they are as old as a game may wait: of the time before, all are gone already. */
async function clearAborted(db: Kysely<Schema>, before: number, span: number): Promise<number> {
  const found = await db
    .selectFrom('games')
    .select(['id', 'deal'])
    .where('status', '=', 'over')
    .where('created', '<', before)
    .where('created', '>=', before - span)
    .where('ending', 'like', '%"aborted"%')
    .limit(AT_ONCE)
    .execute()
  for (const { id, deal } of found) await retrying(() => db.transaction().execute((t) => removeGame(t, id, deal)))
  return found.length
}

/** Deletes guests without a session since `before`, unless they have played, chatted, imported or added a passkey. */
async function clearGuests({ storage: { db, dialect } }: People, before: number): Promise<number> {
  const time = timeIn(dialect, before)
  const guests = db
    .selectFrom('people')
    .select('people.id')
    .where('isAnonymous', '=', dialect === 'postgres' ? true : 1)
    .where('people.createdAt', '<', time)
    .where((e) =>
      e.not(
        e.or([
          e.exists(e.selectFrom('players').select('players.game').whereRef('players.person', '=', 'people.id')),
          e.exists(e.selectFrom('chat').select('chat.n').whereRef('chat.person', '=', 'people.id')),
          e.exists(e.selectFrom('archive').select('archive.id').whereRef('archive.owner', '=', 'people.id')),
          e.exists(e.selectFrom('passkeys').select('passkeys.id').whereRef('passkeys.userId', '=', 'people.id')),
          e.exists(
            e
              .selectFrom('sessions')
              .select('sessions.id')
              .whereRef('sessions.userId', '=', 'people.id')
              .where('sessions.updatedAt', '>=', time),
          ),
        ]),
      ),
    )
    .limit(AT_ONCE)
  return deletedBy(db.deleteFrom('people').where('id', 'in', guests))
}

async function deletedBy(query: { executeTakeFirst(): Promise<DeleteResult> }): Promise<number> {
  return Number((await query.executeTakeFirst()).numDeletedRows)
}

/** The library for accounts stores times in the type of the dialect. */
const timeIn = (dialect: 'sqlite' | 'postgres', time: number): Date | string =>
  dialect === 'postgres' ? new Date(time) : new Date(time).toISOString()

async function clearExpired({ storage: { db, dialect } }: People, now: number): Promise<number> {
  let most = 0
  for (const table of ['sessions', 'verifications'] as const) {
    const expired = db.selectFrom(table).select('id').where('expiresAt', '<', timeIn(dialect, now)).limit(AT_ONCE)
    most = Math.max(most, await deletedBy(db.deleteFrom(table).where('id', 'in', expired)))
  }
  return most
}

export function makeClearing({ people, tables, results, queue, log, days, isLeader }: ClearingDeps): Clearing {
  const { db } = people.storage
  const { now } = tables

  /** Finishes the deletion of accounts that began before this time. */
  async function finishDeletions(before: number): Promise<number> {
    const leaving = await db.selectFrom('people').select('id').where('leaving', '<=', before).limit(AT_ONCE).execute()
    for (const { id } of leaving) await deleteAccount(people, tables, results, id)
    return leaving.length
  }

  async function endGamesOfBanned(): Promise<number> {
    const banned = await db
      .selectFrom('people')
      .innerJoin('players', 'players.person', 'people.id')
      .innerJoin('games', 'games.id', 'players.game')
      .select('people.id')
      .distinct()
      .where('people.banned', 'is not', null)
      .where('games.status', '=', 'playing')
      .limit(AT_ONCE)
      .execute()
    for (const { id } of banned) await resignAll(people.storage, tables, id)
    return banned.length
  }

  /** Each returns how many rows it found. */
  const tasks: Readonly<Record<string, () => Promise<number>>> = {
    'deleted accounts': () => finishDeletions(now() - EVERY),
    'games of banned people': endGamesOfBanned,
    'waiting games': () => clearWaiting(db, now() - days.waiting * DAY),
    'aborted games': () => clearAborted(db, now() - days.waiting * DAY, (days.waiting + 1) * DAY),
    guests: () => clearGuests(people, now() - days.guests * DAY),
    'ended sessions': () => clearExpired(people, now()),
    notices: () => queue.clear(now() - days.notices * DAY, AT_ONCE),
  }

  const rests = new Map<string, number>()
  async function clear(isDue: (what: string) => boolean = () => true): Promise<void> {
    for (const [what, work] of Object.entries(tasks).filter(([name]) => isDue(name))) {
      try {
        rests.set(what, (await work()) < AT_ONCE ? now() + HOUR : 0)
      } catch (error) {
        log.error({ error, what }, 'something could not be cleared away')
      }
    }
  }

  let end = (): Promise<void> => Promise.resolve()
  return {
    start: async () => {
      await finishDeletions(now()).catch((error: unknown) => log.error(error, 'an account could not be deleted'))
      end = repeat(() => (isLeader() ? clear((what) => (rests.get(what) ?? 0) <= now()) : Promise.resolve()), EVERY)
    },
    clear: () => clear(),
    stop: () => end(),
  }
}
