/** The public profile of an account: results, ratings, games. */
import { sql } from 'kysely'
import { other, type Side, US } from '../../engine/script.ts'
import type { Speed } from '../../protocol/common.ts'
import type { Person, Profile } from '../../protocol/people.ts'
import { SIDE_NAMES } from '../games/table.ts'
import type { GameRow } from '../storage/storage.ts'
import { rated } from './glicko.ts'
import { periodsSince } from './ledger.ts'
import type { People } from './people.ts'

const RECENT = 20

interface Counts {
  readonly won: number
  readonly lost: number
  readonly drawn: number
}

interface Scored {
  readonly score: number | null
  readonly n: number | string | bigint
}

function countsOf(rows: readonly Scored[]): Counts {
  const of = (score: number): number => rows.filter((row) => row.score === score).reduce((sum, { n }) => sum + Number(n), 0)
  return { won: of(1), lost: of(0), drawn: of(0.5) }
}

async function ratingsOf({ storage: { db } }: People, id: string, now: number): Promise<Profile['ratings']> {
  const rows = await db.selectFrom('ratings').selectAll().where('person', '=', id).orderBy('game').orderBy('speed').execute()
  return rows.map(({ game, speed, games, changed, ...known }) => {
    const { rating, deviation } = rated(known, [], periodsSince(changed, now))
    return { game, speed: speed as Speed, rating, deviation, games }
  })
}

async function resultsOf({ storage: { db } }: People, id: string): Promise<Profile['results']> {
  const rows = await db
    .selectFrom('players')
    .innerJoin('games', 'games.id', 'players.game')
    .select(['games.game', 'score', (e) => e.fn.countAll().as('n')])
    .where('person', '=', id)
    .where('score', 'is not', null)
    .groupBy(['games.game', 'score'])
    .execute()
  const games = [...new Set(rows.map(({ game }) => game))].sort()
  return games.map((game) => ({ game, ...countsOf(rows.filter((row) => row.game === game)) }))
}

async function headToHead({ storage: { db } }: People, id: string, against: Person): Promise<Profile['against']> {
  const rows = await db
    .selectFrom('players as mine')
    .innerJoin('players as theirs', 'theirs.game', 'mine.game')
    .select(['mine.score', (e) => e.fn.countAll().as('n')])
    .where('mine.person', '=', id)
    .where('theirs.person', '=', against.id)
    .where(sql<boolean>`mine.seat <> theirs.seat`)
    .where('mine.score', 'is not', null)
    .groupBy('mine.score')
    .execute()
  return { name: against.name, ...countsOf(rows) }
}

/** Private games are shown to the account itself alone. */
async function recentOf({ storage: { db } }: People, id: string, viewer: Person | null): Promise<Profile['recent']> {
  const rows = await db
    .selectFrom('players')
    .innerJoin('games', 'games.id', 'players.game')
    .leftJoin('rated_games', 'rated_games.game', 'games.id')
    .select(['games.id', 'games.game', 'seat', 'seats', 'status', 'score', 'games.rated', 'changed'])
    .select(['us_before', 'us_after', 'ussr_before', 'ussr_after'])
    .where('person', '=', id)
    .$if(viewer?.id !== id, (query) => query.where('watch', 'is', null))
    .orderBy('changed', 'desc')
    .limit(RECENT)
    .execute()
  return rows.map(({ id: game, seat, seats, status, rated: isRated, ...row }) => {
    const [before, after] = seat === US ? [row.us_before, row.us_after] : [row.ussr_before, row.ussr_after]
    return {
      id: game,
      game: row.game,
      seat: SIDE_NAMES[seat as Side],
      opponent: (JSON.parse(seats) as GameRow['seats'])[other(seat as Side)].name,
      status: status as GameRow['status'],
      score: row.score,
      rated: isRated === 1,
      change: before === null || after === null ? null : after - before,
      changed: row.changed,
    }
  })
}

export async function profileOf(
  people: People,
  { id, name, guest, bot }: Person,
  { against, viewer, now }: { readonly against: Person | null; readonly viewer: Person | null; readonly now: number },
): Promise<Profile> {
  const { db } = people.storage
  const account = await db
    .selectFrom('people')
    .leftJoin('people as owners', 'owners.id', 'people.owner')
    .select(['people.createdAt', 'owners.name as owner'])
    .where('people.id', '=', id)
    .executeTakeFirstOrThrow()
  return {
    person: { name, guest, bot, owner: account.owner, since: new Date(account.createdAt).getTime() },
    ratings: await ratingsOf(people, id, now),
    results: await resultsOf(people, id),
    against: against === null ? null : await headToHead(people, id, against),
    recent: await recentOf(people, id, viewer),
  }
}
