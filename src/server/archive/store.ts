/** The archive in the database. */
import type { ExpressionBuilder, Kysely, Transaction } from 'kysely'
import { type Side, US } from '../../engine/script.ts'
import type { ArchiveLine, ArchiveQuery, Visibility } from '../../protocol/archive.ts'
import { plainName } from '../people/names.ts'
import { retrying } from '../storage/database.ts'
import type { DatabaseSchema } from '../storage/schema.ts'
import type { ArchivedPlayer, Summary } from './summary.ts'

/** The record of an imported game. */
export interface Import {
  readonly owner: string
  readonly hash: string
  readonly record: string
}

export interface Page<Line> {
  readonly games: readonly Line[]
  readonly next: string | null
}

export interface Archive {
  /** Adds a finished game; of one that is there already it updates the players. */
  file(summary: Summary): Promise<void>
  /** Games that this account may see; null for a caller without one. */
  search(query: ArchiveQuery, person: string | null): Promise<Page<ArchiveLine>>
  find(id: string, person: string | null): Promise<ArchiveLine | null>
  /** Adds an imported game and returns its id. Where its owner has imported the same record before, returns the id of that one. */
  addImport(summary: Summary, imported: Import): Promise<string>
  importedBy(person: string): Promise<{ readonly games: number; readonly letters: number }>
  record(id: string): Promise<string | null>
  /** Returns false where the owner has no such game; so does `remove`. */
  show(id: string, owner: string, shown: Visibility): Promise<boolean>
  remove(id: string, owner: string): Promise<boolean>
  /** Moves the imports of a guest to the account that the guest has signed in to, but for those that it has already. */
  moveImports(from: string, to: string): Promise<void>
}

const USUAL_LIMIT = 30
/** Rows of one insert: databases limit the values of a statement. */
const AT_ONCE = 100

async function insert(t: Transaction<DatabaseSchema>, summary: Summary, size: number | null = null): Promise<void> {
  const { id, source, owner, shown, game, ending, turns, vp, influence, rated, speed, ended, players, cards } = summary
  const added = await t
    .insertInto('archive')
    .values({
      id,
      source,
      owner,
      shown: storedShown(shown),
      game,
      winner: ending?.winner ?? null,
      ending: ending?.kind ?? null,
      turns,
      vp,
      influence: JSON.stringify(influence),
      rated: rated ? 1 : 0,
      speed,
      ended,
      size,
    })
    .onConflict((on) => on.column('id').doNothing())
    .executeTakeFirst()
  await t
    .insertInto('archive_players')
    .values(
      players.map(({ name, bot, person }, side) => ({
        game: id,
        side,
        name: name ?? '',
        folded: plainName(name ?? ''),
        bot: bot ? 1 : 0,
        person,
      })),
    )
    .onConflict((on) =>
      on
        .columns(['game', 'side'])
        .doUpdateSet((e) => ({ name: e.ref('excluded.name'), folded: e.ref('excluded.folded'), person: e.ref('excluded.person') })),
    )
    .execute()
  if (Number(added.numInsertedOrUpdatedRows ?? 0) === 0) return
  for (let i = 0; i < cards.length; i += AT_ONCE)
    await t
      .insertInto('archive_cards')
      .values(cards.slice(i, i + AT_ONCE).map(({ card, side, headline }) => ({ game: id, card, side, headline: headline ? 1 : 0 })))
      .execute()
}

type Of = ExpressionBuilder<DatabaseSchema, 'archive'>

const hasPlayer = (e: Of, name: string) =>
  e.exists(
    e
      .selectFrom('archive_players')
      .select('archive_players.side')
      .whereRef('archive_players.game', '=', 'archive.id')
      .where('archive_players.folded', '=', plainName(name)),
  )

const isOf = (e: Of, person: string) =>
  e.or([
    e('archive.owner', '=', person),
    e.exists(
      e
        .selectFrom('archive_players')
        .select('archive_players.side')
        .whereRef('archive_players.game', '=', 'archive.id')
        .where('archive_players.person', '=', person),
    ),
  ])

/** In the column `shown`, beside 0 and 1. */
const BY_LINK = 2
const storedShown = (shown: Visibility): number => (shown === 'link' ? BY_LINK : Number(shown))

export function archiveIn(db: Kysely<DatabaseSchema>): Archive {
  const transaction = <T>(work: (t: Transaction<DatabaseSchema>) => Promise<T>): Promise<T> =>
    retrying(() => db.transaction().execute(work))

  /** Games that the person may see, the latest first: by their addresses also those that are in no list. */
  const visible = (person: string | null, how: 'listed' | 'addressed' = 'listed') =>
    db
      .selectFrom('archive')
      .selectAll()
      .where((e) => {
        const isShown = e('shown', 'in', how === 'listed' ? [1] : [1, BY_LINK])
        return person === null ? isShown : e.or([isShown, isOf(e, person)])
      })
      .orderBy('ended', 'desc')
      .orderBy('id', 'desc')

  type Row = Awaited<ReturnType<ReturnType<typeof visible>['execute']>>[number]

  async function lines(rows: readonly Row[], person: string | null): Promise<ArchiveLine[]> {
    if (rows.length === 0) return []
    const ids = rows.map(({ id }) => id)
    const found = await db.selectFrom('archive_players').selectAll().where('game', 'in', ids).execute()
    const player = (game: string, side: Side): Omit<ArchivedPlayer, 'person'> => {
      const one = found.find((other) => other.game === game && other.side === side)
      return { name: one === undefined || one.name === '' ? null : one.name, bot: one?.bot === 1 }
    }
    return rows.map((row) => ({
      id: row.id,
      source: row.source as ArchiveLine['source'],
      game: row.game,
      players: { us: player(row.id, US), ussr: player(row.id, 1) },
      ending: row.ending === null ? null : ({ winner: row.winner, kind: row.ending } as NonNullable<ArchiveLine['ending']>),
      turns: row.turns,
      vp: row.vp,
      influence: row.influence === null ? null : (JSON.parse(row.influence) as number[]),
      rated: row.rated === 1,
      speed: row.speed as ArchiveLine['speed'],
      ended: row.ended,
      shown: row.shown === BY_LINK ? 'link' : row.shown === 1,
      own: person !== null && row.owner === person,
    }))
  }

  function searched(query: ArchiveQuery, person: string | null) {
    const { player, against, game, card, headline, end, winner, least, most, rated, speed, source, from, to, mine, after } = query
    let q = visible(person)
    if (player !== undefined) q = q.where((e) => hasPlayer(e, player))
    if (against !== undefined) q = q.where((e) => hasPlayer(e, against))
    if (game !== undefined) q = q.where('game', '=', game)
    if (card !== undefined)
      q = q.where((e) => {
        const played = e
          .selectFrom('archive_cards')
          .select('archive_cards.card')
          .whereRef('archive_cards.game', '=', 'archive.id')
          .where('archive_cards.card', '=', card)
        return e.exists(headline === undefined ? played : played.where('archive_cards.headline', '=', headline ? 1 : 0))
      })
    if (end !== undefined) q = q.where('ending', '=', end)
    if (winner !== undefined) q = q.where('winner', '=', winner)
    if (least !== undefined) q = q.where('turns', '>=', least)
    if (most !== undefined) q = q.where('turns', '<=', most)
    if (rated !== undefined) q = q.where('rated', '=', rated ? 1 : 0)
    if (speed !== undefined) q = q.where('speed', '=', speed)
    if (source !== undefined) q = q.where('source', '=', source)
    if (from !== undefined) q = q.where('ended', '>=', from)
    if (to !== undefined) q = q.where('ended', '<=', to)
    if (mine === true) q = q.where((e) => isOf(e, person ?? ''))
    if (after !== undefined) {
      const [time, id] = positionOf(after)
      q = q.where((e) => e.or([e('ended', '<', time), e.and([e('ended', '=', time), e('id', '<', id)])]))
    }
    return q
  }

  return {
    file: (summary) => transaction((t) => insert(t, summary)),
    search: async (query, person) => {
      const limit = query.limit ?? USUAL_LIMIT
      const rows = await searched(query, person)
        .limit(limit + 1)
        .execute()
      const shown = rows.slice(0, limit)
      return { games: await lines(shown, person), next: rows.length > limit ? cursorOf(shown.at(-1)!.ended, shown.at(-1)!.id) : null }
    },
    find: async (id, person) => {
      const row = await visible(person, 'addressed').where('archive.id', '=', id).executeTakeFirst()
      return row === undefined ? null : (await lines([row], person))[0]!
    },
    addImport: (summary, { owner, hash, record }) =>
      transaction(async (t) => {
        const known = await t.selectFrom('imports').select('id').where('owner', '=', owner).where('hash', '=', hash).executeTakeFirst()
        if (known !== undefined) return known.id
        await insert(t, summary, record.length)
        await t.insertInto('imports').values({ id: summary.id, owner, hash, record }).execute()
        return summary.id
      }),
    importedBy: async (owner) => {
      const row = await db
        .selectFrom('archive')
        .select((e) => [e.fn.countAll().as('games'), e.fn.sum('size').as('letters')])
        .where('owner', '=', owner)
        .executeTakeFirst()
      return { games: Number(row?.games ?? 0), letters: Number(row?.letters ?? 0) }
    },
    record: async (id) => (await db.selectFrom('imports').select('record').where('id', '=', id).executeTakeFirst())?.record ?? null,
    show: async (id, owner, shown) => {
      const { numUpdatedRows } = await db
        .updateTable('archive')
        .set({ shown: storedShown(shown) })
        .where('id', '=', id)
        .where('owner', '=', owner)
        .executeTakeFirst()
      return Number(numUpdatedRows) === 1
    },
    remove: async (id, owner) => {
      const { numDeletedRows } = await db.deleteFrom('archive').where('id', '=', id).where('owner', '=', owner).executeTakeFirst()
      return Number(numDeletedRows) === 1
    },
    moveImports: (from, to) =>
      transaction(async (t) => {
        const known = t.selectFrom('imports').select('hash').where('owner', '=', to)
        const { numUpdatedRows } = await t
          .updateTable('imports')
          .set({ owner: to })
          .where('owner', '=', from)
          .where('hash', 'not in', known)
          .executeTakeFirst()
        if (Number(numUpdatedRows) === 0) return
        const own = t.selectFrom('imports').select('id').where('owner', '=', to)
        await t.updateTable('archive').set({ owner: to }).where('owner', '=', from).where('id', 'in', own).execute()
      }),
  }
}

export const cursorOf = (time: number, id: string): string => `${time}-${id}`

export function positionOf(cursor: string): [time: number, id: string] {
  const [time, id] = cursor.split('-')
  return [Number(time), id!]
}
