/** Games in progress. */
import type { Kysely } from 'kysely'
import { type Side, US, USSR } from '../../engine/script.ts'
import type { LiveLine, LiveQuery } from '../../protocol/archive.ts'
import { isUnplayable } from '../games/course.ts'
import { isAsked, isAwaited, SIDE_NAMES, sideOf, type Table } from '../games/table.ts'
import type { GameTables } from '../games/tables.ts'
import type { DatabaseSchema as Schema } from '../storage/schema.ts'
import { cursorOf, type Page, positionOf } from './store.ts'
import { playersOf } from './summary.ts'

const USUAL_LIMIT = 30

function lineOf(table: Table, person: string | null): LiveLine {
  const { row, course } = table
  const { state: g } = course
  const [us, ussr] = playersOf(table).map(({ name, bot }) => ({ name, bot }))
  const seat = ([US, USSR] as const).find((one) => person !== null && row.seats[one].user === person)
  const playing = row.status === 'playing'
  const isWaitedFor = (side: Side): boolean => (playing ? isAsked(course, side) : isAwaited(table, side))
  return {
    id: row.id,
    game: row.game,
    players: { us: us!, ussr: ussr! },
    clock: row.clock,
    rated: row.rated,
    status: row.status as LiveLine['status'],
    created: row.created,
    turn: g.turn,
    vp: g.vp,
    defcon: g.defcon,
    influence: [...g.influence],
    seq: row.seq,
    asked: { us: isWaitedFor(US), ussr: isWaitedFor(USSR) },
    side: seat === undefined ? null : SIDE_NAMES[sideOf(table, seat)],
  }
}

/** Null where the rules no longer accept the log: the game is left out of the list. */
async function readable(tables: GameTables, id: string): Promise<Table | null> {
  try {
    return await tables.read(id)
  } catch (error) {
    if (isUnplayable(error)) return null
    throw error
  }
}

/** Public games, the latest first; with `mine`, those of the caller. */
export async function liveGames(
  db: Kysely<Schema>,
  tables: GameTables,
  { game, rated, mine, limit = USUAL_LIMIT, after }: LiveQuery,
  person: string | null,
): Promise<Page<LiveLine>> {
  let q = db.selectFrom('games').select(['games.id', 'games.created']).orderBy('created', 'desc').orderBy('id', 'desc')
  if (mine === true)
    q = q.where('status', 'in', ['waiting', 'playing']).where((e) =>
      e.exists(
        e
          .selectFrom('players')
          .select('players.seat')
          .whereRef('players.game', '=', 'games.id')
          .where('players.person', '=', person ?? ''),
      ),
    )
  else q = q.where('status', '=', 'playing').where('watch', 'is', null)
  if (game !== undefined) q = q.where('games.game', '=', game)
  if (rated !== undefined) q = q.where('rated', '=', rated ? 1 : 0)
  if (after !== undefined) {
    const [time, id] = positionOf(after)
    q = q.where((e) => e.or([e('created', '<', time), e.and([e('created', '=', time), e('games.id', '<', id)])]))
  }
  const rows = await q.limit(limit + 1).execute()
  const shown = rows.slice(0, limit)
  const games: LiveLine[] = []
  for (const { id } of shown) {
    const table = await readable(tables, id)
    // It may have ended since it was listed.
    if (table !== null && table.row.status !== 'over') games.push(lineOf(table, person))
  }
  const last = shown.at(-1)
  return { games, next: rows.length > limit && last !== undefined ? cursorOf(last.created, last.id) : null }
}
