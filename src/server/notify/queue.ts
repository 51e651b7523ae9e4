/** What is yet to be told. It is in the database: a restart loses nothing, and what is there once is told once. */
import type { Kysely, Selectable } from 'kysely'
import type { NoticeKind } from '../../protocol/notices.ts'
import type { NoticeValues } from '../../words/notices.ts'
import { retrying } from '../storage/database.ts'
import type { DatabaseSchema, NoticesTable } from '../storage/schema.ts'
import type { NoticeDraft } from './wanted.ts'

export const CHANNELS = ['mail', 'push', 'hook'] as const
export type Channel = (typeof CHANNELS)[number]

/** What somebody has chosen to be told, or a letter that they have asked for. */
export type QueuedKind = NoticeKind | 'password'

export interface Queued {
  readonly key: string
  readonly channel: Channel
  readonly person: string | null
  readonly kind: QueuedKind
  readonly game: string | null
  readonly seat: 0 | 1 | null
  readonly values: NoticeValues
  readonly passing: boolean
  readonly made: number
  readonly due: number
  /** How often it was tried. */
  readonly tries: number
}

/** A notice for one channel. */
export type QueueEntry = Omit<NoticeDraft, 'person' | 'kind'> & {
  readonly channel: Channel
  readonly person: string | null
  readonly kind: QueuedKind
}

/** How it ended: told, not needed any more, or given up. */
export type End = 'sent' | 'skipped' | 'failed'

const queuedFrom = (row: Selectable<NoticesTable>): Queued => ({
  key: row.key,
  channel: row.channel as Channel,
  person: row.person,
  kind: row.kind as QueuedKind,
  game: row.game,
  seat: row.seat as Queued['seat'],
  values: JSON.parse(row.content) as NoticeValues,
  passing: row.passing === 1,
  made: row.made,
  due: row.due,
  tries: row.tries,
})

/** Whoever sends has so long; then another one may try. */
const LEASE = 120_000

export interface Queue {
  add(entries: readonly QueueEntry[], now: number): Promise<void>
  /** The same, in somebody's transaction. */
  addIn(t: Kysely<DatabaseSchema>, entries: readonly QueueEntry[], now: number): Promise<void>
  /**
   * Makes what the queue knows of a game what it should know at this revision: adds what is new, forgets what has passed. False where the
   * game has gone on, and nothing was changed.
   */
  sync(game: string, rev: number, entries: readonly QueueEntry[], now: number): Promise<boolean>
  /** Takes what is due; nobody else gets it before the lease is over. */
  take(now: number, most: number): Promise<readonly Queued[]>
  end(queued: Queued, how: End): Promise<void>
  /** It is to be tried again. */
  again(queued: Queued, due: number): Promise<void>
  forget(queued: Queued): Promise<void>
  /** Forgets what was over before that time; until then it is remembered, so that it is not told again. */
  clear(before: number, most: number): Promise<number>
  readonly waiting: () => Promise<number>
}

export function makeQueue(db: Kysely<DatabaseSchema>): Queue {
  async function addTo(t: Kysely<DatabaseSchema>, entries: readonly QueueEntry[], now: number): Promise<void> {
    for (const { key, channel, person, kind, game, seat, values, passing, due } of entries)
      await t
        .insertInto('notices')
        .values({
          key,
          channel,
          person,
          kind,
          game,
          seat,
          content: JSON.stringify(values),
          passing: passing ? 1 : 0,
          made: now,
          due,
          tries: 0,
          state: 'waiting',
        })
        .onConflict((on) => on.columns(['key', 'channel']).doNothing())
        .execute()
  }

  const transaction = <T>(work: (t: Kysely<DatabaseSchema>) => Promise<T>): Promise<T> => retrying(() => db.transaction().execute(work))

  const one = ({ key, channel }: Pick<Queued, 'key' | 'channel'>) =>
    db.updateTable('notices').where('key', '=', key).where('channel', '=', channel)

  return {
    add: (entries, now) => addTo(db, entries, now),
    addIn: addTo,
    sync: (game, rev, entries, now) =>
      transaction(async (t) => {
        // Holds the game at this revision until the queue has it.
        const held = await t.updateTable('games').set({ rev }).where('id', '=', game).where('rev', '=', rev).executeTakeFirst()
        if (Number(held.numUpdatedRows) !== 1) return false
        const known = await t
          .selectFrom('notices')
          .select(['key', 'channel', 'due', 'state', 'tries'])
          .where('game', '=', game)
          .where('passing', '=', 1)
          .execute()
        const wanted = new Map(entries.map((entry) => [`${entry.channel} ${entry.key}`, entry]))
        for (const { key, channel, due, state, tries } of known) {
          const entry = wanted.get(`${channel} ${key}`)
          const row = t.updateTable('notices').where('key', '=', key).where('channel', '=', channel)
          if (entry === undefined) await t.deleteFrom('notices').where('key', '=', key).where('channel', '=', channel).execute()
          // A clock that was stopped runs out later. What is due at once was due when it came.
          else if (entry.kind === 'short' && state === 'waiting' && tries === 0 && entry.due !== due)
            await row.set({ due: entry.due }).execute()
        }
        await addTo(t, entries, now)
        return true
      }),
    take: async (now, most) => {
      const rows = await db
        .selectFrom('notices')
        .selectAll()
        .where('state', '=', 'waiting')
        .where('due', '<=', now)
        .orderBy('due')
        .limit(most)
        .execute()
      const taken: Queued[] = []
      for (const row of rows) {
        const { numUpdatedRows } = await one(row as Pick<Queued, 'key' | 'channel'>)
          .set({ due: now + LEASE, tries: row.tries + 1 })
          .where('state', '=', 'waiting')
          .where('tries', '=', row.tries)
          .executeTakeFirst()
        if (Number(numUpdatedRows) === 1) taken.push({ ...queuedFrom(row), tries: row.tries + 1 })
      }
      return taken
    },
    end: async (queued, how) => {
      await one(queued).set({ state: how }).execute()
    },
    again: async (queued, due) => {
      await one(queued).set({ due }).execute()
    },
    forget: async ({ key, channel }) => {
      await db.deleteFrom('notices').where('key', '=', key).where('channel', '=', channel).execute()
    },
    clear: async (before, most) => {
      const old = await db
        .selectFrom('notices')
        .select(['key', 'channel'])
        .where('state', '!=', 'waiting')
        .where('passing', '=', 0)
        .where('made', '<', before)
        .limit(most)
        .execute()
      for (const { key, channel } of old) await db.deleteFrom('notices').where('key', '=', key).where('channel', '=', channel).execute()
      return old.length
    },
    waiting: async () => {
      const { n } = await db
        .selectFrom('notices')
        .select((e) => e.fn.countAll().as('n'))
        .where('state', '=', 'waiting')
        .executeTakeFirstOrThrow()
      return Number(n)
    },
  }
}
