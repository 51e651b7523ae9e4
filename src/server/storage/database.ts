/** The storage in a database, SQLite or PostgreSQL: the same statements for both. */
import { type Kysely, sql, type Transaction } from 'kysely'
import { type Side, US, USSR } from '../../engine/script.ts'
import type { Bus, GamePublication } from './bus.ts'
import type { GameWrite } from './group-write.ts'
import {
  arrangedFrom,
  changeInto,
  chatFrom,
  dealFrom,
  dealInto,
  ENTRY,
  entryFrom,
  entryInto,
  gameFrom,
  gameInto,
  givenInto,
  lineFrom,
  playersInto,
} from './rows.ts'
import type { DatabaseSchema } from './schema.ts'
import { Conflict, type DealRow, type GameRow, type MoveLine, type Storage, WAITING, type Write } from './storage.ts'
import { together, type WriteOutcome } from './together.ts'
import { codeOf } from './trouble.ts'

/** Serialization failure and deadlock in PostgreSQL: the transaction may be tried again. */
const TRY_AGAIN: ReadonlySet<unknown> = new Set(['40001', '40P01'])
/** Unique violation, in both databases. */
const DUPLICATE: ReadonlySet<unknown> = new Set(['23505', 'SQLITE_CONSTRAINT_PRIMARYKEY', 'SQLITE_CONSTRAINT_UNIQUE'])
const MOST_TRIES = 5

/** Retries the work after a serialization failure or a deadlock, or where `again` returns true. */
export async function retrying<T>(work: () => Promise<T>, again: (code: unknown) => boolean = () => false): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      const code = codeOf(error)
      if (tries >= MOST_TRIES || !(TRY_AGAIN.has(code) || again(code))) throw error
    }
  }
}

export const isThere = (code: unknown): boolean => DUPLICATE.has(code)

/** How the two databases differ. */
export interface Dialect {
  /** Stores a group of writes, all or nothing but conflicts. */
  readonly writeGroup: (works: readonly GameWrite[]) => Promise<readonly WriteOutcome<number>[]>
  readonly bus: () => Bus
  /** Publishes a message when the transaction commits. */
  readonly publish: (t: Transaction<DatabaseSchema>, publication: GamePublication) => Promise<void>
}

export function databaseStorage(db: Kysely<DatabaseSchema>, { writeGroup, bus, publish }: Dialect): Storage {
  const transaction = <T>(work: (t: Transaction<DatabaseSchema>) => Promise<T>): Promise<T> =>
    retrying(() => db.transaction().execute(work))
  const writeTogether = together<GameWrite, number>((works) => retrying(() => writeGroup(works)))

  const dealOf = async (id: string): Promise<DealRow | null> => {
    const row = await db.selectFrom('deals').selectAll().where('id', '=', id).executeTakeFirst()
    return row === undefined ? null : dealFrom(row)
  }

  return {
    createGame: (game, deal, second) => transaction((t) => insertGame(t, game, deal, second)),
    game: async (id) => {
      const row = await db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirst()
      return row === undefined ? null : gameFrom(row)
    },
    revision: async (id) => (await db.selectFrom('games').select('rev').where('id', '=', id).executeTakeFirst())?.rev ?? null,
    entries: async (id, after = 0) => {
      const rows = await db.selectFrom('entries').select(ENTRY).where('game', '=', id).where('seq', '>', after).orderBy('seq').execute()
      return rows.map(entryFrom)
    },
    isDone: async (id, client) =>
      (await db.selectFrom('entries').select('seq').where('game', '=', id).where('client', '=', client).executeTakeFirst()) !== undefined,
    position: async (id) =>
      (await db.selectFrom('positions').select(['seq', 'version', 'body']).where('game', '=', id).executeTakeFirst()) ?? null,
    lines: (id, before, moves, most) => linesBefore(db, id, before, moves, most),
    movesAfter: async (id, seq) =>
      (await db.selectFrom('entries').select('moves').where('game', '=', id).where('seq', '=', seq).executeTakeFirst())?.moves ?? null,
    heads: async (ids) => {
      if (ids.length === 0) return []
      const rows = await db
        .selectFrom('games')
        .select((e) => [
          'games.id',
          'games.rev',
          e
            .selectFrom('chat')
            .select((c) => c.fn.max('n').as('n'))
            .whereRef('chat.game', '=', 'games.id')
            .as('chat'),
        ])
        .where('games.id', 'in', ids)
        .execute()
      return rows.map(({ id, rev, chat }) => ({ id, rev, chat: chat ?? 0 }))
    },
    bus,
    write: (id, write) => writeTogether({ id, write }),

    madeBy: async (person) => {
      const row = await db
        .selectFrom('games')
        .select((e) => e.fn.countAll().as('n'))
        .where('maker', '=', person)
        .where('status', '!=', 'over')
        .executeTakeFirst()
      return Number(row?.n ?? 0)
    },

    deal: dealOf,
    isDealOpen: async (deal) => {
      const row = await db.selectFrom('games').select('id').where('deal', '=', deal).where('status', '!=', 'over').executeTakeFirst()
      return row !== undefined
    },

    say: (game, { at, by, person, name, text }) =>
      // Of two lines at once with the same number, the second one is tried again with the next.
      retrying(
        () =>
          db.transaction().execute(async (t) => {
            const last = await t
              .selectFrom('chat')
              .select((e) => e.fn.max('n').as('n'))
              .where('game', '=', game)
              .executeTakeFirst()
            const n = (last?.n ?? 0) + 1
            await t.insertInto('chat').values({ game, n, said: at, speaker: by, person, line: text }).execute()
            await publish(t, { game, message: { type: 'chat', n } })
            return { n, at, by, person, name, text }
          }),
        isThere,
      ),
    chat: async (game, last) => {
      const rows = await db
        .selectFrom('chat')
        .leftJoin('people', 'people.id', 'chat.person')
        .select(['n', 'said', 'speaker', 'line', 'person', 'people.name'])
        .where('game', '=', game)
        .orderBy('n', 'desc')
        .limit(last)
        .execute()
      return rows.map(chatFrom).toReversed()
    },
    setNotes: async (game, seat, content) => {
      await db
        .insertInto('notes')
        .values({ game, seat, content })
        .onConflict((on) => on.columns(['game', 'seat']).doUpdateSet({ content }))
        .execute()
    },
    notes: async (game, seat) => {
      const row = await db.selectFrom('notes').select('content').where('game', '=', game).where('seat', '=', seat).executeTakeFirst()
      return row?.content ?? ''
    },
    arrange: (game, seat, card, prompt, pick) => arrange(db, game, seat, card, prompt, pick),
    arranged: async (game) => (await db.selectFrom('arranged').selectAll().where('game', '=', game).execute()).map(arrangedFrom),

    due: async (now, most) => {
      const rows = await db.selectFrom('games').select('id').where('due', '<=', now).orderBy('due').limit(most).execute()
      return rows.map(({ id }) => id)
    },
    postpone: async (id, now, until) => {
      await db.updateTable('games').set({ due: until }).where('id', '=', id).where('due', '<=', now).execute()
    },
    workOf: async (living, most, except) => {
      const { rows } = await sql<{ readonly id: string; readonly work: string }>`
        select id, work from (
          select id, work, changed, row_number() over (partition by bot_owner order by of_person, changed, id) as of_owner from (
            select games.id, games.work, games.changed, games.bot_owner,
              row_number() over (partition by games.bot_owner, coalesce(players.person, games.maker) order by games.changed, games.id) as of_person
            from games left join players on players.game = games.id
            where games.work is not null and games.work not in (${sql.join(living)})
            ${except.length === 0 ? sql`` : sql`and (games.status <> 'playing' or coalesce(games.bot_owner, '') not in (${sql.join(except)}))`}
          ) as by_person
        ) as by_owner order by of_owner, changed, id limit ${most}`.execute(db)
      return [...new Map(rows.map((row) => [row.id, row])).values()]
    },
    setWork: async (id, before, process) => {
      const setting = db.updateTable('games').set({ work: process }).where('id', '=', id).where('work', '=', before)
      return Number((await setting.executeTakeFirst()).numUpdatedRows) === 1
    },
    handOnWork: async (process) => {
      await db.updateTable('games').set({ work: WAITING }).where('work', '=', process).execute()
    },

    fact: async (name, value) => {
      await db
        .insertInto('facts')
        .values({ name, value })
        .onConflict((on) => on.column('name').doNothing())
        .execute()
      return (await db.selectFrom('facts').select('value').where('name', '=', name).executeTakeFirstOrThrow()).value
    },
    ping: async () => {
      await sql`select 1`.execute(db)
    },
    close: () => db.destroy(),
  }
}

/** Moves that are read at once. */
const AT_ONCE = 200

/**
 * The move that counts as number n is the last one in the log with this number: whatever was taken back has the number of a later move, or a
 * higher one.
 */
async function linesBefore(
  db: Kysely<DatabaseSchema>,
  game: string,
  before: number,
  moves: number,
  most: number,
): Promise<readonly MoveLine[] | null> {
  const found: MoveLine[] = []
  let end = before
  for (let wanted = moves; wanted > 0 && found.length < most; ) {
    const rows = await db
      .selectFrom('entries')
      .select(['seq', 'actor', 'moves', 'swapped', 'notes'])
      .where('game', '=', game)
      .where('kind', '=', 'move')
      .where('seq', '<', end)
      .orderBy('seq', 'desc')
      .limit(AT_ONCE)
      .execute()
    if (rows.length === 0) return null
    for (const row of rows) {
      if (row.moves === null) return null
      if (row.moves !== wanted || found.length >= most) continue
      found.push(lineFrom(row))
      wanted--
    }
    end = rows.at(-1)!.seq
  }
  return found.toReversed()
}

/** Stores a write in a transaction. Throws `Conflict`, and has changed nothing. */
async function write(t: Transaction<DatabaseSchema>, id: string, { rev, at, entries, change, deal, position }: Write): Promise<number> {
  const { numUpdatedRows } = await t
    .updateTable('games')
    .set((e) => ({ ...changeInto(change), rev: rev + 1, changed: at, seq: e('seq', '+', entries.length) }))
    .where('id', '=', id)
    .where('rev', '=', rev)
    .executeTakeFirst()
  if (Number(numUpdatedRows) !== 1) throw new Conflict(`game ${id} is no longer at revision ${rev}`)
  if (change.seats !== undefined) await seat(t, id, change.seats)
  if (deal !== undefined) await t.updateTable('deals').set(givenInto(deal)).where('id', '=', deal.id).execute()
  if (entries.length > 0)
    await t
      .insertInto('entries')
      .values(entries.map((entry) => entryInto(id, entry)))
      .execute()
  if (position !== undefined)
    await t
      .insertInto('positions')
      .values({ game: id, ...position })
      .onConflict((on) => on.column('game').doUpdateSet(position))
      .execute()
  return rev + 1
}

/** Stores a group of writes in one transaction. */
export const writeInTransaction = (db: Kysely<DatabaseSchema>, works: readonly GameWrite[]): Promise<readonly WriteOutcome<number>[]> =>
  db.transaction().execute(async (t) => {
    const outcomes: WriteOutcome<number>[] = []
    for (const one of works) {
      try {
        outcomes.push({ ok: true, result: await write(t, one.id, one.write) })
      } catch (error) {
        // Any other error rolls the transaction back.
        if (!(error instanceof Conflict)) throw error
        outcomes.push({ ok: false, error })
      }
    }
    return outcomes
  })

async function seat(t: Transaction<DatabaseSchema>, id: string, seats: GameRow['seats']): Promise<void> {
  const players = playersInto(id, seats)
  const free = [US, USSR].filter((n) => players.every(({ seat }) => seat !== n))
  if (free.length > 0) await t.deleteFrom('players').where('game', '=', id).where('seat', 'in', free).execute()
  if (players.length === 0) return
  await t
    .insertInto('players')
    .values(players)
    .onConflict((on) => on.columns(['game', 'seat']).doUpdateSet((e) => ({ person: e.ref('excluded.person') })))
    .execute()
}

/** Stores a new game in the transaction of the caller. */
export async function insertGame(t: Transaction<DatabaseSchema>, game: GameRow, deal: DealRow, second?: GameRow): Promise<void> {
  // The second game of a match finds the deal of the first.
  await t
    .insertInto('deals')
    .values(dealInto(deal))
    .onConflict((on) => on.column('id').doNothing())
    .execute()
  for (const one of second === undefined ? [game] : [game, second]) {
    await t.insertInto('games').values(gameInto(one)).execute()
    await seat(t, one.id, one.seats)
  }
}

async function arrange(
  db: Kysely<DatabaseSchema>,
  game: string,
  seat: Side,
  card: string,
  prompt: string,
  pick: string | null,
): Promise<void> {
  if (pick === null)
    await db
      .deleteFrom('arranged')
      .where('game', '=', game)
      .where('seat', '=', seat)
      .where('card', '=', card)
      .where('prompt', '=', prompt)
      .execute()
  else
    await db
      .insertInto('arranged')
      .values({ game, seat, card, prompt, pick })
      .onConflict((on) => on.columns(['game', 'seat', 'card', 'prompt']).doUpdateSet({ pick }))
      .execute()
}
