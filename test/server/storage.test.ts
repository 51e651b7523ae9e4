/** One suite for every storage. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { US, USSR } from '../../src/engine/script.ts'
import { DEFAULTS } from '../../src/games/options.ts'
import { retrying } from '../../src/server/storage/database.ts'
import { openStorage } from '../../src/server/storage/open.ts'
import {
  Conflict,
  type DealRow,
  type GameRow,
  NO_OFFERS,
  type Storage,
  type StoredEntry,
  WAITING,
} from '../../src/server/storage/storage.ts'
import { together } from '../../src/server/storage/together.ts'
import { describePostgres } from './postgres.ts'

const NOW = 1_800_000_000_123

const seat = { kind: 'person', name: null, token: null, user: null, taken: false } as const
const deal: DealRow = {
  id: 'd1',
  version: 2,
  secret: 'ab'.repeat(32),
  commitment: 'cd'.repeat(32),
  commitments: [null, null],
  contributions: [null, null],
}

function game(id: string, more: Partial<GameRow> = {}): GameRow {
  return {
    id,
    rev: 1,
    seq: 0,
    created: NOW,
    changed: NOW,
    game: 'twilight-struggle',
    rules: 1,
    options: DEFAULTS,
    clock: { kind: 'live', bank: 60_000, increment: 1000 },
    rated: true,
    hints: false,
    deal: deal.id,
    seats: [{ ...seat, token: 'x' }, seat],
    watch: null,
    status: 'playing',
    timing: { left: [60_000, 60_000], used: [0, 0], from: [null, NOW], vacation: [0, 0], away: [null, null] },
    due: NOW + 60_000,
    offers: NO_OFFERS,
    ending: null,
    openHands: null,
    match: null,
    next: null,
    work: null,
    maker: null,
    botOwner: null,
    ...more,
  }
}

const entry = (seq: number, value: string, client: string | null = null): StoredEntry => ({
  seq,
  kind: 'move',
  by: USSR,
  value,
  at: NOW + seq,
  clock: 59_000,
  client,
})

function suite(open: () => Promise<{ readonly storage: Storage; readonly again: () => Promise<Storage> }>): void {
  let storage: Storage
  let again: () => Promise<Storage>
  beforeAll(async () => {
    ;({ storage, again } = await open())
  })
  afterAll(() => storage.close())

  test('a game comes back as it was put in, its times as numbers', async () => {
    const row = game('g1', { ending: { winner: 'us', kind: 'time' }, watch: 'w', due: null })
    await storage.createGame(row, deal)
    expect(await storage.game('g1')).toEqual(row)
    expect(await storage.deal('d1')).toEqual(deal)
    expect(await storage.game('none')).toBeNull()
    expect(await storage.revision('none')).toBeNull()
  })

  test('entries are appended with what changes in the game', async () => {
    await storage.createGame(game('g2'), deal)
    const timing = { ...game('').timing, left: [1, 2] as const }
    expect(await storage.write('g2', { rev: 1, at: NOW + 9, entries: [entry(1, 'poland', 'c1'), entry(2, '4')], change: { timing } })).toBe(
      2,
    )
    expect(await storage.entries('g2')).toEqual([entry(1, 'poland', 'c1'), entry(2, '4')])
    expect(await storage.entries('g2', 1)).toEqual([entry(2, '4')])
    expect(await storage.game('g2')).toEqual(game('g2', { rev: 2, seq: 2, changed: NOW + 9, timing }))
    expect(await storage.revision('g2')).toBe(2)
  })

  test('a write that names an old revision conflicts, and changes nothing', async () => {
    await storage.createGame(game('g3'), deal)
    await storage.write('g3', { rev: 1, at: NOW, entries: [entry(1, 'poland')], change: {} })
    const late = storage.write('g3', { rev: 1, at: NOW, entries: [entry(2, 'italy')], change: { status: 'over' } })
    await expect(late).rejects.toBeInstanceOf(Conflict)
    expect(await storage.entries('g3')).toEqual([entry(1, 'poland')])
    expect((await storage.game('g3'))!.status).toBe('playing')
    await expect(storage.write('none', { rev: 1, at: NOW, entries: [], change: {} })).rejects.toBeInstanceOf(Conflict)
  })

  test('an entry that is there already undoes all of the write', async () => {
    await storage.createGame(game('g4'), deal)
    await storage.write('g4', { rev: 1, at: NOW, entries: [entry(1, 'poland')], change: {} })
    await expect(storage.write('g4', { rev: 2, at: NOW, entries: [entry(1, 'italy')], change: { status: 'over' } })).rejects.toThrow(
      /unique/i,
    )
    expect(await storage.game('g4')).toMatchObject({ rev: 2, seq: 1, status: 'playing' })
  })

  test('of many who write at once one succeeds', async () => {
    await storage.createGame(game('g5'), deal)
    const writes = Array.from({ length: 20 }, (_, i) =>
      storage.write('g5', { rev: 1, at: NOW, entries: [entry(1, `country-${i}`)], change: {} }),
    )
    const done = await Promise.allSettled(writes)
    expect(done.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(done.flatMap((one) => (one.status === 'rejected' && !(one.reason instanceof Conflict) ? [one.reason] : []))).toEqual([])
    expect(await storage.entries('g5')).toHaveLength(1)
  })

  test('what a seat gives to the chance is stored with the game, or not at all', async () => {
    await storage.createGame(game('g6', { deal: 'd6' }), { ...deal, id: 'd6' })
    const given = { ...deal, id: 'd6', commitments: [null, 'c'], contributions: ['a', 'b'] } as const
    await storage.write('g6', { rev: 1, at: NOW, entries: [], change: {}, deal: given })
    expect(await storage.deal('d6')).toEqual(given)
    const late = storage.write('g6', { rev: 1, at: NOW, entries: [], change: {}, deal: { ...given, contributions: ['x', 'y'] } })
    await expect(late).rejects.toThrow(Conflict)
    expect(await storage.deal('d6')).toEqual(given)
  })

  test('a deal is open until every game with it is over', async () => {
    const twin = { ...deal, id: 'd7' }
    await storage.createGame(game('g7', { deal: 'd7' }), twin)
    await storage.createGame(game('g8', { deal: 'd7' }), twin)
    await storage.write('g7', { rev: 1, at: NOW, entries: [], change: { status: 'over' } })
    expect(await storage.isDealOpen('d7')).toBe(true)
    await storage.write('g8', { rev: 1, at: NOW, entries: [], change: { status: 'over' } })
    expect(await storage.isDealOpen('d7')).toBe(false)
  })

  test('chat is numbered, also when many speak at once, and the last lines come in their order', async () => {
    await storage.createGame(game('g9'), deal)
    await Promise.all(
      Array.from({ length: 4 }, (_, i) => storage.say('g9', { at: NOW + i, by: 2, person: null, name: null, text: `line ${i} Ü 🎲` })),
    )
    expect((await storage.say('g9', { at: NOW, by: US, person: null, name: null, text: 'last' })).n).toBe(5)
    const lines = await storage.chat('g9', 3)
    expect(lines.map(({ n }) => n)).toEqual([3, 4, 5])
    expect(lines[2]).toEqual({ n: 5, at: NOW, by: US, person: null, name: null, text: 'last' })
  })

  test('private notes and prearranged answers belong to a seat, and the last word counts', async () => {
    await storage.createGame(game('g10'), deal)
    await storage.setNotes('g10', US, 'first')
    await storage.setNotes('g10', US, 'watch Cuba')
    expect([await storage.notes('g10', US), await storage.notes('g10', USSR)]).toEqual(['watch Cuba', ''])
    await storage.arrange('g10', US, 'norad', 'place', 'italy')
    await storage.arrange('g10', US, 'norad', 'place', 'france')
    await storage.arrange('g10', USSR, 'olympic-games', 'olympic-games', 'boycott')
    await storage.arrange('g10', USSR, 'olympic-games', 'olympic-games', null)
    expect(await storage.arranged('g10')).toEqual([{ seat: US, card: 'norad', prompt: 'place', pick: 'france' }])
  })

  test('games whose clocks have run out are found, the first one first', async () => {
    await storage.createGame(game('g11', { due: 2000 }), deal)
    await storage.createGame(game('g12', { due: 1000 }), deal)
    expect(await storage.due(1999, 10)).toEqual(['g12'])
    expect(await storage.due(2000, 10)).toEqual(['g12', 'g11'])
    await storage.write('g12', { rev: 1, at: NOW, entries: [], change: { due: null } })
    expect(await storage.due(2000, 10)).toEqual(['g11'])
  })

  test('a game whose flag can’t fall is set aside, but not one that has gone on', async () => {
    await storage.createGame(game('g15', { due: 1000 }), deal)
    await storage.postpone('g15', 999, 9000)
    expect(await storage.due(1000, 10)).toEqual(['g15'])
    await storage.postpone('g15', 1000, 9000)
    expect(await storage.due(1999, 10)).toEqual([])
    expect(await storage.due(9000, 10)).toContain('g15')
  })

  test('games among bots are counted for the account that made them, while they are played', async () => {
    await storage.createGame(game('g16', { maker: 'ada' }), deal)
    await storage.createGame(game('g17', { maker: 'ada' }), deal)
    await storage.createGame(game('g18', { maker: 'boris' }), deal)
    expect(await storage.madeBy('ada')).toBe(2)
    await storage.write('g16', { rev: 1, at: NOW, entries: [], change: { status: 'over' } })
    expect([await storage.madeBy('ada'), await storage.madeBy('nobody')]).toEqual([1, 0])
  })

  test('work of a dead process is taken over by one, in fair shares of the owners, and handed on', async () => {
    const bots = { status: 'playing', seats: [seat, { ...seat, kind: 'bot', name: 'club' }] } as const
    await storage.createGame(game('g13', { ...bots, work: 'dead', botOwner: 'a', changed: NOW + 1 }), deal)
    await storage.createGame(game('g19', { ...bots, work: 'dead', botOwner: 'a', changed: NOW + 2 }), deal)
    await storage.createGame(game('g20', { ...bots, work: WAITING, botOwner: 'b', changed: NOW + 3 }), deal)
    await storage.createGame(game('g21', { ...bots, work: 'alive', botOwner: 'c' }), deal)
    const ids = async (except: readonly string[] = []) => (await storage.workOf(['alive'], 10, except)).map(({ id }) => id)
    expect(await ids()).toEqual(['g13', 'g20', 'g19'])
    expect(await ids(['a'])).toEqual(['g20'])
    expect(await storage.workOf(['alive'], 1, [])).toEqual([{ id: 'g13', work: 'dead' }])
    const both = await Promise.all([storage.setWork('g13', 'dead', 'one'), storage.setWork('g13', 'dead', 'two')])
    expect(both.filter(Boolean)).toHaveLength(1)
    expect(await storage.setWork('g13', 'dead', null)).toBe(false)
    await storage.handOnWork('alive')
    expect((await storage.game('g21'))!.work).toBe(WAITING)
    await storage.write('g19', { rev: 1, at: NOW, entries: [], change: { work: null } })
    expect((await storage.game('g19'))!.work).toBeNull()
  })

  test('it answers, and opens again with all that was in it', async () => {
    await storage.ping()
    const other = await again()
    expect(await other.entries('g2')).toHaveLength(2)
    await other.close()
  })
}

describe('SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hotline-storage-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  const file = join(folder, 'hotline.sqlite')
  suite(async () => ({ storage: await openStorage(file), again: () => openStorage(file) }))
})

describePostgres('storage', (address, statements) => {
  suite(async () => ({ storage: await openStorage(await address()), again: async () => openStorage(await address()) }))

  test('a write is one statement, and so are writes that wait while it runs', async () => {
    const storage = await openStorage(await address())
    const ids = Array.from({ length: 50 }, (_, i) => `together${i}`)
    for (const id of ids) await storage.createGame(game(id), deal)
    const write = (id: string, rev: number) =>
      storage.write(id, { rev, at: NOW, entries: [entry(rev, 'poland')], change: { timing: game('').timing } })
    const before = (await statements()).length
    await write(ids[0]!, 1)
    expect((await statements()).slice(before)).toHaveLength(1)
    const all = await Promise.allSettled(ids.map((id) => write(id, 1)))
    expect((await statements()).slice(before)).toHaveLength(2)
    // The first game is at revision 2; its conflict does not affect the others.
    expect(all.flatMap(({ status }, i) => (status === 'rejected' ? [i] : []))).toEqual([0])
    for (const id of ids) expect(await storage.entries(id)).toEqual([entry(1, 'poland')])
    await storage.close()
  })

  test('a write that the database refuses is tried alone and does not affect the others of its group', async () => {
    const storage = await openStorage(await address())
    for (const id of ['alone1', 'alone2', 'alone3']) await storage.createGame(game(id), deal)
    const write = (id: string, value: string) => storage.write(id, { rev: 1, at: NOW, entries: [entry(1, value)], change: {} })
    // PostgreSQL has no text with a zero character.
    const all = await Promise.allSettled([write('alone1', 'a'), write('alone2', 'b\0'), write('alone3', 'c')])
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await storage.game('alone2')).toMatchObject({ rev: 1, seq: 0 })
    await storage.close()
  })

  test('two processes that write to the same games at once: each game has one winner', async () => {
    const both = [await openStorage(await address()), await openStorage(await address())]
    const ids = Array.from({ length: 30 }, (_, i) => `race${i}`)
    for (const id of ids) await both[0]!.createGame(game(id), deal)
    const writes = both.map((storage, process) =>
      (process === 0 ? ids : ids.toReversed()).map(async (id) => {
        try {
          await storage.write(id, { rev: 1, at: NOW, entries: [entry(1, `process${process}`)], change: {} })
          return [id]
        } catch (error) {
          if (!(error instanceof Conflict)) throw error
          return []
        }
      }),
    )
    expect((await Promise.all(writes.flat())).flat().toSorted()).toEqual(ids.toSorted())
    for (const id of ids) expect(await both[1]!.entries(id)).toHaveLength(1)
    for (const storage of both) await storage.close()
  })

  test('a connection that breaks in the middle of a transaction fails that one, not the process', async () => {
    const storage = await openStorage(await address())
    const { db } = storage
    const pid = sql<{ pid: number }>`select pg_backend_pid() as pid`
    const broken = db.transaction().execute(async (t) => {
      const [own] = (await pid.execute(t)).rows
      await sql`select pg_terminate_backend(${own!.pid})`.execute(db)
      // The next query fails only when the client has noticed the end of the connection.
      for (;;) await pid.execute(t)
    })
    await expect(broken).rejects.toBeInstanceOf(Error)
    expect((await pid.execute(db)).rows).toHaveLength(1)
    await storage.close()
  })
})

test('a transaction that another was in the way of is tried again, a few times', async () => {
  const inTheWay = Object.assign(new Error('could not serialize access'), { code: '40001' })
  let tries = 0
  expect(
    await retrying(() => {
      tries++
      return tries < 3 ? Promise.reject(inTheWay) : Promise.resolve('done')
    }),
  ).toBe('done')
  expect(tries).toBe(3)
  await expect(retrying(() => Promise.reject(inTheWay))).rejects.toBe(inTheWay)
  const other = new Error('no space left')
  tries = 0
  await expect(
    retrying(() => {
      tries++
      return Promise.reject(other)
    }),
  ).rejects.toBe(other)
  expect(tries).toBe(1)
})

describe('writes that go together', () => {
  test('each gets its own outcome, and those that come in the meantime are next', async () => {
    const batches: number[][] = []
    const write = together<number, string>((works) => {
      batches.push([...works])
      return Promise.resolve(
        works.map((n) => (n % 2 === 0 ? { ok: true, result: `done ${n}` } : { ok: false, error: new Error(`odd ${n}`) })),
      )
    })
    const all = await Promise.allSettled([2, 3, 4].map(write))
    expect(all.map((one) => (one.status === 'fulfilled' ? one.value : (one.reason as Error).message))).toEqual([
      'done 2',
      'odd 3',
      'done 4',
    ])
    expect(await write(6)).toBe('done 6')
    expect(batches).toEqual([[2, 3, 4], [6]])
  })

  test('if the database is away, the group fails at once and nothing is tried again', async () => {
    const groups: number[] = []
    const write = together<number, number>((works) => {
      groups.push(works.length)
      return Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }))
    })
    const all = await Promise.allSettled([2, 3, 4].map(write))
    expect(all.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
    expect(groups).toEqual([3])
  })

  test('where the whole fails, each is tried alone, so that one does not spoil the others', async () => {
    const write = together<number, number>((works) =>
      works.includes(3) ? Promise.reject(new Error('no space left')) : Promise.resolve(works.map((n) => ({ ok: true, result: n }))),
    )
    const all = await Promise.allSettled([2, 3, 4].map(write))
    expect(all.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
    expect(await write(5)).toBe(5)
  })
})
