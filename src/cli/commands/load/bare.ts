/**
 * The bare limits of a database, measured beside a load test: inserts with a commit each, and moves at the storage interface. Both take turns, so
 * that a busy machine slows both down.
 */
import { rmSync } from 'node:fs'
import SQLite from 'libsql'
import pg from 'pg'
import { generator, oneOf } from '../../../bots/generator.ts'
import { anyAsked } from '../../../bots/players/random.ts'
import type { Side } from '../../../engine/script.ts'
import { asked, decision } from '../../../rules/api.ts'
import { move } from '../../../server/games/actions.ts'
import { nameIn } from '../../../server/games/course.ts'
import { createGame } from '../../../server/games/create.ts'
import { sit } from '../../../server/games/seating.ts'
import { newId } from '../../../server/games/secrets.ts'
import { sideOf } from '../../../server/games/table.ts'
import { makeTables } from '../../../server/games/tables.ts'
import { isPostgres, type OpenStorage, openStorage } from '../../../server/storage/open.ts'
import type { DealRow, GameRow, Write } from '../../../server/storage/storage.ts'

export interface BareLimits {
  /** Inserts with a commit each, a second. */
  readonly inserts: number
  /** Moves a second at the storage interface. */
  readonly moves: number
  /** Milliseconds of CPU of this process for a stored move. */
  readonly cpu: number
}

/** A game of which every write is known. */
interface RecordedGame {
  readonly game: GameRow
  readonly deal: DealRow
  readonly writes: readonly Write[]
}

const SHORTEST = 100
const acknowledge = (): void => undefined

/** Plays at random in memory. A game that ends soon is not taken, and the end of none: it would leave work behind. */
async function recordGame(): Promise<RecordedGame> {
  for (let seed = 1; ; seed++) {
    const writes: Write[] = []
    const memory = await openStorage(':memory:')
    const write: OpenStorage['write'] = (id, one) => {
      writes.push(one)
      return memory.write(id, one)
    }
    const random = generator(seed)
    const tables = makeTables({ ...memory, write }, Date.now, random)
    const seats = [{ kind: 'open' }, { kind: 'open' }] as const
    const { id } = await createGame(
      memory,
      { start: { game: 'twilight-struggle' }, clock: { kind: 'none' }, rated: false, hints: false, seats, watching: 'everybody' },
      Date.now(),
    )
    const game = (await memory.game(id))!
    const deal = (await memory.deal(game.deal))!
    for (const seat of [0, 1] as const) await sit(tables, id, { seat, client: `sits-${seat}`, acknowledge }, { contribution: 'c' })
    for (;;) {
      const table = await tables.read(id)
      if (table.row.status === 'over') break
      const { state } = table.course
      const by = anyAsked(asked(state), random) as Side
      const pick = nameIn(state, oneOf(decision(state, by)!.moves, random))
      await move(tables, id, { seat: sideOf(table, by), client: `m-${writes.length}`, acknowledge }, table.row.seq, [pick])
    }
    await memory.close()
    if (writes.length > SHORTEST) return { game, deal, writes: writes.slice(0, -1) }
  }
}

/** Games that move at the same time. */
const IN_FLIGHT = 50
/** Connections for the bare inserts, as many as a server has. */
const CONNECTIONS = 10
/** How often both take turns. */
const TURNS = 3

const ROW = [
  'abcdefgh2345',
  'move',
  'iran',
  '0:0123456789ab-123',
  JSON.stringify([{ key: 'influence', to: 7, side: 1, n: 1, us: 0, ussr: 3 }]),
]
const TABLE = 'create table load_bare (n bigint, game text, kind text, value text, client text, notes text)'

interface Inserts {
  /** Inserts until the time is over; returns how many. */
  run(until: number): Promise<number> | number
  close(): Promise<void>
}

async function insertsInto(address: string): Promise<Inserts> {
  if (!isPostgres(address)) {
    const file = `${address}-bare`
    const db = new SQLite(file)
    db.pragma('journal_mode = WAL')
    db.pragma('synchronous = FULL')
    db.exec(TABLE)
    const insert = db.prepare('insert into load_bare values (?, ?, ?, ?, ?, ?)')
    return {
      run: (until) => {
        let n = 0
        while (performance.now() < until) insert.run(n++, ...ROW)
        return n
      },
      close: async () => {
        db.close()
        for (const end of ['', '-wal', '-shm']) rmSync(file + end, { force: true })
      },
    }
  }
  const pool = new pg.Pool({ connectionString: address, max: CONNECTIONS })
  await pool.query('drop table if exists load_bare')
  await pool.query(TABLE)
  const insert = { name: 'bare', text: 'insert into load_bare values ($1, $2, $3, $4, $5, $6)' }
  return {
    run: async (until) => {
      let n = 0
      const insertAll = async (): Promise<void> => {
        while (performance.now() < until) await pool.query({ ...insert, values: [n++, ...ROW] })
      }
      await Promise.all(Array.from({ length: CONNECTIONS }, insertAll))
      return n
    },
    close: async () => {
      await pool.query('drop table load_bare')
      await pool.end()
    },
  }
}

interface StoredMoves {
  run(until: number): Promise<number>
  close(): Promise<void>
}

async function movesInto(address: string): Promise<StoredMoves> {
  const recorded = await recordGame()
  const storage = await openStorage(address)
  const made: GameRow[] = []
  async function copy(): Promise<{ readonly row: GameRow; next: number }> {
    const row = { ...recorded.game, id: newId(), deal: newId() }
    await storage.createGame(row, { ...recorded.deal, id: row.deal })
    made.push(row)
    return { row, next: 0 }
  }
  const games = await Promise.all(Array.from({ length: IN_FLIGHT }, copy))
  return {
    run: async (until) => {
      let n = 0
      const playAt = async (i: number): Promise<void> => {
        while (performance.now() < until) {
          const game = games[i]!
          const write = recorded.writes[game.next]
          if (write === undefined) {
            games[i] = await copy()
            continue
          }
          game.next++
          await storage.write(game.row.id, {
            ...write,
            ...(write.deal === undefined ? {} : { deal: { ...write.deal, id: game.row.deal } }),
          })
          n++
        }
      }
      await Promise.all(games.map((_, i) => playAt(i)))
      return n
    },
    close: async () => {
      const ids = made.map(({ id }) => id)
      for (const table of ['positions', 'entries', 'players'] as const)
        await storage.db.deleteFrom(table).where('game', 'in', ids).execute()
      await storage.db.deleteFrom('games').where('id', 'in', ids).execute()
      await storage.db
        .deleteFrom('deals')
        .where(
          'id',
          'in',
          made.map(({ deal }) => deal),
        )
        .execute()
      await storage.close()
    },
  }
}

/** Measures for about so many seconds; the address is that of a PostgreSQL database or a SQLite file. */
export async function bareLimits(address: string, seconds: number, isOver: () => boolean): Promise<BareLimits | null> {
  const moves = await movesInto(address)
  const inserts = await insertsInto(address)
  const slice = (1000 * seconds) / (2 * TURNS)
  const done = { inserts: 0, insertMs: 0, moves: 0, moveMs: 0, cpu: 0 }
  try {
    for (let turn = 0; turn < TURNS && !isOver(); turn++) {
      let start = performance.now()
      done.inserts += await inserts.run(start + slice)
      done.insertMs += performance.now() - start
      const cpu = process.cpuUsage()
      start = performance.now()
      done.moves += await moves.run(start + slice)
      done.moveMs += performance.now() - start
      const { user, system } = process.cpuUsage(cpu)
      done.cpu += (user + system) / 1000
    }
  } finally {
    await inserts.close()
    await moves.close()
  }
  if (done.moves === 0) return null
  return { inserts: (1000 * done.inserts) / done.insertMs, moves: (1000 * done.moves) / done.moveMs, cpu: done.cpu / done.moves }
}
