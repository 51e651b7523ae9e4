/** The lobby in the database, which all processes share. Of two that take an entry at once, one succeeds. */

import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import type { Speed } from '../../protocol/common.ts'
import type { PreparedGame } from '../games/create.ts'
import { insertGame, retrying } from '../storage/database.ts'
import type { DatabaseSchema } from '../storage/schema.ts'
import type { SeeksTable } from '../storage/schema-lobby.ts'
import type { GameTerms, Seek } from './seek.ts'

/** Writes more rows in the same transaction. */
export type AlsoStored = (t: Transaction<DatabaseSchema>) => Promise<void>

export interface Seeks {
  /** Returns the stored entry: on a retry with the same client id, the first one. */
  add(seek: Seek, also?: AlsoStored): Promise<Seek>
  /** The entry that the maker's client sent with this id. */
  sent(maker: string, client: string): Promise<Seek | null>
  find(ids: readonly string[]): Promise<readonly Seek[]>
  open(now: number): Promise<readonly Seek[]>
  /** Entries that were taken or declined. */
  endedSince(time: number): Promise<readonly Seek[]>
  openOf(maker: string, now: number): Promise<readonly Seek[]>
  /** Turns these entries into one game; false where one of them is no longer open. */
  take(ids: readonly string[], taker: string, prepared: PreparedGame, now: number): Promise<boolean>
  decline(id: string, now: number): Promise<boolean>
  withdraw(maker: string, ids: readonly string[]): Promise<number>
  /** Extends the lease of the makers' entries with a live clock. */
  renew(makers: readonly string[], until: number): Promise<void>
  /** Deletes the maker's open entries with a live clock. */
  leave(maker: string): Promise<void>
  /** Deletes entries that ended before this time. */
  tidy(before: number): Promise<void>
}

const seekFrom = (row: Selectable<SeeksTable>): Seek => ({
  id: row.id,
  client: row.client,
  kind: row.kind as Seek['kind'],
  state: row.state as Seek['state'],
  maker: row.maker,
  name: row.name,
  rating: row.rating,
  to: row.addressee === null ? null : { id: row.addressee, name: row.addressee_name ?? '' },
  game: row.game,
  speed: row.speed as Speed,
  rated: row.rated === 1,
  terms: JSON.parse(row.terms) as GameTerms,
  range: row.least === null || row.most === null ? null : { least: row.least, most: row.most },
  made: row.made,
  until: row.until,
  taker: row.taker,
  result: row.result,
})

const seekInto = (seek: Seek): Insertable<SeeksTable> => ({
  id: seek.id,
  client: seek.client,
  kind: seek.kind,
  state: seek.state,
  maker: seek.maker,
  name: seek.name,
  rating: seek.rating,
  addressee: seek.to?.id ?? null,
  addressee_name: seek.to?.name ?? null,
  game: seek.game,
  speed: seek.speed,
  rated: seek.rated ? 1 : 0,
  terms: JSON.stringify(seek.terms),
  least: seek.range?.least ?? null,
  most: seek.range?.most ?? null,
  made: seek.made,
  until: seek.until,
  changed: seek.made,
  taker: seek.taker,
  result: seek.result,
})

/** Rolls back the transaction: another request took an entry first. */
class TooLate extends Error {}

export function seeksIn(db: Kysely<DatabaseSchema>): Seeks {
  const notBanned = (from: Kysely<DatabaseSchema>) => from.selectFrom('people').select('people.id').where('people.banned', 'is', null)

  const open = (now: number) =>
    db
      .selectFrom('seeks')
      .selectAll()
      .where('state', '=', 'open')
      .where('until', '>', now)
      .where('maker', 'in', notBanned(db))
      .orderBy('made')

  const sent = async (maker: string, client: string): Promise<Seek | null> => {
    const row = await db.selectFrom('seeks').selectAll().where('maker', '=', maker).where('client', '=', client).executeTakeFirst()
    return row === undefined ? null : seekFrom(row)
  }

  return {
    add: async (seek, also) => {
      await retrying(() =>
        db.transaction().execute(async (t) => {
          const { numInsertedOrUpdatedRows } = await t
            .insertInto('seeks')
            .values(seekInto(seek))
            .onConflict((on) => on.columns(['maker', 'client']).doNothing())
            .executeTakeFirst()
          if (Number(numInsertedOrUpdatedRows ?? 0) === 1) await also?.(t)
        }),
      )
      return (seek.client === null ? null : await sent(seek.maker, seek.client)) ?? seek
    },
    sent,
    find: async (ids) =>
      ids.length === 0 ? [] : (await db.selectFrom('seeks').selectAll().where('id', 'in', ids).execute()).map(seekFrom),
    open: async (now) => (await open(now).execute()).map(seekFrom),
    endedSince: async (time) =>
      (await db.selectFrom('seeks').selectAll().where('state', '!=', 'open').where('changed', '>=', time).execute()).map(seekFrom),
    openOf: async (maker, now) => (await open(now).where('maker', '=', maker).execute()).map(seekFrom),
    take: async (ids, taker, { game, deal, second }, now) => {
      try {
        await retrying(() =>
          db.transaction().execute(async (t) => {
            const { numUpdatedRows } = await t
              .updateTable('seeks')
              .set({ state: 'taken', taker, result: game.id, changed: now })
              .where('id', 'in', ids)
              .where('state', '=', 'open')
              .where('until', '>', now)
              .where('maker', 'in', notBanned(t))
              .executeTakeFirst()
            if (Number(numUpdatedRows) !== ids.length) throw new TooLate()
            await insertGame(t, game, deal, second)
          }),
        )
        return true
      } catch (error) {
        if (error instanceof TooLate) return false
        throw error
      }
    },
    decline: async (id, now) => {
      const { numUpdatedRows } = await db
        .updateTable('seeks')
        .set({ state: 'declined', changed: now })
        .where('id', '=', id)
        .where('state', '=', 'open')
        .executeTakeFirst()
      return Number(numUpdatedRows) === 1
    },
    withdraw: async (maker, ids) => {
      if (ids.length === 0) return 0
      const { numDeletedRows } = await db
        .deleteFrom('seeks')
        .where('id', 'in', ids)
        .where('maker', '=', maker)
        .where('state', '=', 'open')
        .executeTakeFirst()
      return Number(numDeletedRows)
    },
    renew: async (makers, until) => {
      if (makers.length === 0) return
      await db
        .updateTable('seeks')
        .set({ until })
        .where('state', '=', 'open')
        .where('speed', '=', 'live')
        .where('maker', 'in', makers)
        .where('until', '<', until)
        .execute()
    },
    leave: async (maker) => {
      await db.deleteFrom('seeks').where('state', '=', 'open').where('speed', '=', 'live').where('maker', '=', maker).execute()
    },
    tidy: async (before) => {
      await db.deleteFrom('seeks').where('until', '<', before).where('changed', '<', before).execute()
    },
  }
}
