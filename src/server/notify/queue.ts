/** The queue of notices. It is in the database: a restart loses none, and a key that is queued twice is sent once. */
import type { Kysely, Selectable } from 'kysely'
import type { NoticeKind } from '../../protocol/notices.ts'
import type { NoticeValues } from '../../words/notices.ts'
import { retrying } from '../storage/database.ts'
import type { DatabaseSchema, NoticesTable } from '../storage/schema.ts'
import type { NoticeDraft } from './drafts.ts'

export const CHANNELS = ['mail', 'push', 'hook'] as const
export type Channel = (typeof CHANNELS)[number]

/** A notice of the account's choices, or the reset link that its owner has asked for. */
export type QueuedKind = NoticeKind | 'password'

export interface QueuedNotice {
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
  /** Attempts to send it so far. */
  readonly tries: number
}

/** A notice for one channel. */
export type QueueEntry = Omit<NoticeDraft, 'person' | 'kind'> & {
  readonly channel: Channel
  readonly person: string | null
  readonly kind: QueuedKind
}

/** Skipped: no longer needed. Failed: given up after the last retry. */
export type NoticeOutcome = 'sent' | 'skipped' | 'failed'

const noticeFrom = (row: Selectable<NoticesTable>): QueuedNotice => ({
  key: row.key,
  channel: row.channel as Channel,
  person: row.person,
  kind: row.kind as QueuedKind,
  game: row.game,
  seat: row.seat as QueuedNotice['seat'],
  values: JSON.parse(row.content) as NoticeValues,
  passing: row.passing === 1,
  made: row.made,
  due: row.due,
  tries: row.tries,
})

/** Milliseconds that a sender has before another attempt may begin. */
const LEASE = 120_000

export interface Queue {
  add(entries: readonly QueueEntry[], now: number): Promise<void>
  /** The same in the caller's transaction. */
  addIn(t: Kysely<DatabaseSchema>, entries: readonly QueueEntry[], now: number): Promise<void>
  /**
   * Makes these the notices of a game at this revision: adds new ones and deletes passing ones that are no longer true. Returns false, and
   * changes nothing, where the game has another revision.
   */
  sync(game: string, rev: number, entries: readonly QueueEntry[], now: number): Promise<boolean>
  /** Leases notices that are due: no other process gets them before the lease is over. */
  take(now: number, most: number): Promise<readonly QueuedNotice[]>
  end(queued: QueuedNotice, outcome: NoticeOutcome): Promise<void>
  retry(queued: QueuedNotice, due: number): Promise<void>
  delete(queued: QueuedNotice): Promise<void>
  /** Deletes notices that ended before this time. Their rows are kept that long so that the same key is not sent again. */
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

  const one = ({ key, channel }: Pick<QueuedNotice, 'key' | 'channel'>) =>
    db.updateTable('notices').where('key', '=', key).where('channel', '=', channel)

  return {
    add: (entries, now) => addTo(db, entries, now),
    addIn: addTo,
    sync: (game, rev, entries, now) =>
      transaction(async (t) => {
        // Locks the row of the game at this revision until the queue has the entries.
        const updated = await t.updateTable('games').set({ rev }).where('id', '=', game).where('rev', '=', rev).executeTakeFirst()
        if (Number(updated.numUpdatedRows) !== 1) return false
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
          // A clock that was stopped runs out later. The other kinds keep the time at which they were queued.
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
      const taken: QueuedNotice[] = []
      for (const row of rows) {
        const { numUpdatedRows } = await one(row as Pick<QueuedNotice, 'key' | 'channel'>)
          .set({ due: now + LEASE, tries: row.tries + 1 })
          .where('state', '=', 'waiting')
          .where('tries', '=', row.tries)
          .executeTakeFirst()
        if (Number(numUpdatedRows) === 1) taken.push({ ...noticeFrom(row), tries: row.tries + 1 })
      }
      return taken
    },
    end: async (queued, outcome) => {
      await one(queued).set({ state: outcome }).execute()
    },
    retry: async (queued, due) => {
      await one(queued).set({ due }).execute()
    },
    delete: async ({ key, channel }) => {
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
