/**
 * Clears away what nobody needs any more, a little at a time, and ends what a killed process has left half done: people who are being
 * forgotten, and games of people who are banned. Games that were played are never touched.
 */
import type { FastifyBaseLogger } from 'fastify'
import type { DeleteResult, Kysely, Transaction } from 'kysely'
import type { GameTables } from './games/tables.ts'
import type { Queue } from './notify/queue.ts'
import { type Books, forget } from './people/farewell.ts'
import type { People } from './people/people.ts'
import { resignAll } from './people/seats.ts'
import { repeat } from './repeat.ts'
import { retrying } from './storage/database.ts'
import type { DatabaseSchema as Schema } from './storage/schema.ts'

/** For how many days something is kept. */
export interface KeptDays {
  /** A guest without games, since the last visit. */
  readonly guests: number
  /** A game that waits for somebody. */
  readonly waiting: number
  /** What people were told. */
  readonly notices: number
}

export const USUAL_DAYS: KeptDays = { guests: 30, waiting: 30, notices: 30 }

const DAY = 86_400_000
const EVERY = 60_000
/** Of each kind, each time; when there was less it is looked for again after an hour. */
const AT_ONCE = 100
const HOUR = 3_600_000

export interface Clearing {
  /** Does it from now on by itself. */
  start(): Promise<void>
  /** Does all of it once. */
  clear(): Promise<void>
  stop(): Promise<void>
}

interface Needed {
  readonly people: People
  readonly tables: GameTables
  readonly books: Books
  readonly queue: Queue
  readonly log: FastifyBaseLogger
  readonly days: KeptDays
  /** One process of all clears by itself. */
  readonly isLeader: () => boolean
}

/** A game that has not begun goes with everything that belongs to it. */
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

/** Games to which nobody came. The two of a match go together, and only where neither was begun. */
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

/** Guests who have left nothing behind and do not come again. */
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

/** The library for accounts keeps times as the database has them. */
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

export function makeClearing({ people, tables, books, queue, log, days, isLeader }: Needed): Clearing {
  const { db } = people.storage
  const { now } = tables

  /** Whoever is being forgotten since before this time. */
  async function endFarewells(before: number): Promise<number> {
    const leaving = await db.selectFrom('people').select('id').where('leaving', '<=', before).limit(AT_ONCE).execute()
    for (const { id } of leaving) await forget(people, tables, books, id)
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

  /** Each says how many there were. */
  const all: Readonly<Record<string, () => Promise<number>>> = {
    farewells: () => endFarewells(now() - EVERY),
    'games of banned people': endGamesOfBanned,
    'waiting games': () => clearWaiting(db, now() - days.waiting * DAY),
    guests: () => clearGuests(people, now() - days.guests * DAY),
    'ended sessions': () => clearExpired(people, now()),
    notices: () => queue.clear(now() - days.notices * DAY, AT_ONCE),
  }

  const rests = new Map<string, number>()
  async function clear(isDue: (what: string) => boolean = () => true): Promise<void> {
    for (const [what, work] of Object.entries(all).filter(([name]) => isDue(name))) {
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
      await endFarewells(now()).catch((error: unknown) => log.error(error, 'somebody could not be forgotten'))
      end = repeat(() => (isLeader() ? clear((what) => (rests.get(what) ?? 0) <= now()) : Promise.resolve()), EVERY)
    },
    clear: () => clear(),
    stop: () => end(),
  }
}
