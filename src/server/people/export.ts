/** The data export of an account: all of its data as JSON, streamed. */
import type { Kysely } from 'kysely'
import type { DatabaseSchema } from '../storage/schema.ts'
import type { People } from './people.ts'

/** Rows of a page; records of games are long. */
const AT_ONCE = 200
const RECORDS_AT_ONCE = 10

/** Yields rows page by page (keyset pagination). */
async function* paged<Key, Row extends Key>(
  most: number,
  page: (after: Key | null, most: number) => Promise<readonly Row[]>,
): AsyncGenerator<Row> {
  for (let after: Key | null = null; ; ) {
    const rows = await page(after, most)
    yield* rows
    if (rows.length < most) return
    after = rows.at(-1)!
  }
}

const gamesOf = (db: Kysely<DatabaseSchema>, id: string) =>
  paged(AT_ONCE, (after: { readonly created: number; readonly id: string } | null, most) => {
    const query = db
      .selectFrom('players')
      .innerJoin('games', 'games.id', 'players.game')
      .select(['games.id', 'games.game', 'seat', 'created', 'changed', 'status', 'ending', 'rated', 'score'])
      .where('person', '=', id)
      .orderBy('created')
      .orderBy('games.id')
      .orderBy('seat')
      .limit(most)
    return (
      after === null
        ? query
        : query.where((e) =>
            e.or([e('created', '>', after.created), e.and([e('created', '=', after.created), e('games.id', '>', after.id)])]),
          )
    ).execute()
  })

const notesOf = (db: Kysely<DatabaseSchema>, id: string) =>
  paged(AT_ONCE, (after: { readonly game: string } | null, most) =>
    db
      .selectFrom('players')
      .innerJoin('notes', (on) => on.onRef('notes.game', '=', 'players.game').onRef('notes.seat', '=', 'players.seat'))
      .select(['notes.game', 'notes.content'])
      .where('person', '=', id)
      .where('notes.game', '>', after?.game ?? '')
      .orderBy('notes.game')
      .limit(most)
      .execute(),
  )

const chatOf = (db: Kysely<DatabaseSchema>, id: string) =>
  paged(AT_ONCE, (after: { readonly game: string; readonly n: number } | null, most) => {
    const query = db
      .selectFrom('chat')
      .select(['game', 'n', 'said', 'line'])
      .where('person', '=', id)
      .orderBy('game')
      .orderBy('n')
      .limit(most)
    return (
      after === null
        ? query
        : query.where((e) => e.or([e('game', '>', after.game), e.and([e('game', '=', after.game), e('n', '>', after.n)])]))
    ).execute()
  })

const importsOf = (db: Kysely<DatabaseSchema>, id: string) =>
  paged(RECORDS_AT_ONCE, (after: { readonly id: string } | null, most) =>
    db
      .selectFrom('imports')
      .select(['id', 'record'])
      .where('owner', '=', id)
      .where('id', '>', after?.id ?? '')
      .orderBy('id')
      .limit(most)
      .execute(),
  )

/** Yields a field that is a list; it is not the first field of its object. */
async function* list<Row>(name: string, rows: AsyncIterable<Row> | Iterable<Row>, textOf: (row: Row) => string): AsyncGenerator<string> {
  yield `,${JSON.stringify(name)}:[`
  let comma = ''
  for await (const row of rows) {
    yield comma + textOf(row)
    comma = ','
  }
  yield ']'
}

async function small(db: Kysely<DatabaseSchema>, id: string): Promise<Readonly<Record<string, readonly unknown[]>>> {
  const mutes = await db
    .selectFrom('mutes')
    .innerJoin('people', 'people.id', 'mutes.muted')
    .select('people.name')
    .where('person', '=', id)
    .execute()
  return {
    passkeys: await db.selectFrom('passkeys').select(['name', 'createdAt']).where('userId', '=', id).execute(),
    bots: await db.selectFrom('people').select(['name', 'createdAt']).where('owner', '=', id).execute(),
    ratings: await db
      .selectFrom('ratings')
      .select(['game', 'speed', 'rating', 'deviation', 'volatility', 'games', 'changed'])
      .where('person', '=', id)
      .execute(),
    mutes: mutes.map(({ name }) => name),
    results: await db
      .selectFrom('level_results')
      .select(['game', 'level', 'won', 'ended'])
      .where('person', '=', id)
      .orderBy('ended')
      .execute(),
    reports: await db.selectFrom('reports').select(['made', 'game', 'said', 'reason', 'closed']).where('reporter', '=', id).execute(),
    notices: await db
      .selectFrom('notice_choices')
      .select(['language', 'mail', 'confirmed', 'mail_kinds', 'push_kinds'])
      .where('person', '=', id)
      .execute(),
    browsers: await db.selectFrom('push_subscriptions').select(['endpoint', 'made']).where('person', '=', id).execute(),
  }
}

export async function* exportOf({ storage: { db } }: People, id: string): AsyncGenerator<string> {
  const { isAnonymous, settings, ...account } = await db
    .selectFrom('people')
    .select(['id', 'name', 'createdAt', 'isAnonymous', 'admin', 'banned', 'muted', 'settings'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const sessions = await db.selectFrom('sessions').select('id').where('userId', '=', id).execute()
  yield `{"account":${JSON.stringify({ ...account, guest: Boolean(isAnonymous) })},"settings":${settings ?? 'null'},"sessions":${sessions.length}`
  for (const [name, rows] of Object.entries(await small(db, id))) yield* list(name, rows, (row) => JSON.stringify(row))
  yield* list('games', gamesOf(db, id), ({ ending, ...game }) =>
    JSON.stringify({ ...game, ending: ending === null ? null : (JSON.parse(ending) as unknown) }),
  )
  yield* list('notes', notesOf(db, id), (row) => JSON.stringify(row))
  yield* list('chat', chatOf(db, id), (row) => JSON.stringify(row))
  // Records are kept as JSON.
  yield* list('imports', importsOf(db, id), ({ record }) => record)
  yield '}'
}
