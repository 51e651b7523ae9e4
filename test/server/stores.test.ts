/** The archive, the lobby and notices in both databases: one suite for each. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { ArchiveQuery } from '../../src/protocol/archive.ts'
import { type Archive, archiveIn } from '../../src/server/archive/store.ts'
import type { Summary } from '../../src/server/archive/summary.ts'
import { gameBetween, type Seek } from '../../src/server/lobby/seek.ts'
import { type Seeks, seeksIn } from '../../src/server/lobby/store.ts'
import { makeQueue } from '../../src/server/notify/queue.ts'
import { type OpenStorage, openStorage } from '../../src/server/storage/open.ts'
import { noticeSuite } from './notice-suite.ts'
import { describePostgres } from './postgres.ts'

const NOW = 1_800_000_000_123
const id = (n: number): string => `game${String(n).padStart(8, '0')}`

function summary(n: number, more: Partial<Summary> = {}): Summary {
  return {
    id: id(n),
    source: 'played',
    owner: null,
    shown: true,
    game: 'twilight-struggle',
    influence: [0, 1],
    players: [
      { name: 'Ada', bot: false, person: 'p-ada' },
      { name: 'Boris', bot: false, person: 'p-boris' },
    ],
    ending: { winner: 'us', kind: 'vp' },
    turns: 7,
    vp: 20,
    rated: false,
    speed: 'live',
    ended: NOW + n,
    cards: [
      { card: 'nato', side: 0, headline: false },
      { card: 'fidel', side: 1, headline: true },
    ],
    ...more,
  }
}

const person = (name: string | null, bot = false) => ({ name, bot, person: null })

/** Each differs from the others in what can be searched. */
const GAMES: readonly Summary[] = [
  summary(1),
  summary(2, { players: [person('Carla'), person('club', true)], ending: { winner: 'ussr', kind: 'nuclear-war' }, turns: 3, vp: -4 }),
  summary(3, { game: 'red-sea', rated: true, cards: [{ card: 'nato', side: 0, headline: true }] }),
  summary(4, { shown: false, ending: { winner: 'nobody', kind: 'agreed' } }),
  summary(5, { players: [person('Boris'), person(null)], speed: 'slow', ending: { winner: 'us', kind: 'time' } }),
  summary(6, { source: 'imported', owner: 'p-carla', shown: false, speed: null, ending: null, players: [person('Ада'), person('Йон')] }),
  summary(7, { ended: NOW + 1 }),
]

function archiveSuite(storage: () => OpenStorage): void {
  let archive: Archive
  beforeAll(async () => {
    archive = archiveIn(storage().db)
    for (const one of GAMES) await archive.file(one)
  })

  const found = async (query: ArchiveQuery, who: string | null = null): Promise<number[]> =>
    (await archive.search(query, who)).games.map((line) => Number(line.id.slice(4)))

  test.each([
    ['all public games, the latest first', {}, null, [5, 3, 2, 7, 1]],
    ['own games too', {}, 'p-ada', [5, 4, 3, 2, 7, 1]],
    ['public games and the caller’s imports', {}, 'p-carla', [6, 5, 3, 2, 7, 1]],
    ['only own ones', { mine: true }, 'p-carla', [6]],
    ['nobody has none', { mine: true }, null, []],
    ['by player, whatever the case', { player: 'bOrIs' }, null, [5, 3, 7, 1]],
    ['by letters beyond ASCII', { player: 'ада' }, 'p-carla', [6]],
    ['by letters put together in another way', { player: 'и\u0306он' }, 'p-carla', [6]],
    ['by both players', { player: 'ada', against: 'boris' }, null, [3, 7, 1]],
    ['no part of a name', { player: 'bor' }, null, []],
    ['no pattern', { player: '%' }, null, []],
    ['by game', { game: 'red-sea' }, null, [3]],
    ['by card', { card: 'nato' }, null, [5, 3, 2, 7, 1]],
    ['by headline', { card: 'nato', headline: true }, null, [3]],
    ['by card in a round', { card: 'fidel', headline: false }, null, []],
    ['by end', { end: 'nuclear-war' }, null, [2]],
    ['by winner', { winner: 'ussr' }, null, [2]],
    ['by length', { least: 7 }, null, [5, 3, 7, 1]],
    ['by length, at most', { most: 3 }, null, [2]],
    ['rated', { rated: true }, null, [3]],
    ['not rated', { rated: false }, null, [5, 2, 7, 1]],
    ['by speed', { speed: 'slow' }, null, [5]],
    ['by source', { source: 'imported' }, 'p-carla', [6]],
    ['by date', { from: NOW + 2, to: NOW + 3 }, null, [3, 2]],
    ['by several at once', { player: 'boris', winner: 'us', speed: 'live', rated: false }, null, [7, 1]],
  ] as const satisfies readonly (readonly [string, ArchiveQuery, string | null, readonly number[]])[])(
    'finds %s',
    async (_what, query, who, games) => {
      expect(await found(query, who)).toEqual(games)
    },
  )

  test('pages hold each line once, also where two ended at the same time', async () => {
    const seen: string[] = []
    let after: string | undefined
    for (;;) {
      const page = await archive.search({ limit: 1, ...(after === undefined ? {} : { after }) }, null)
      seen.push(...page.games.map((line) => line.id))
      if (page.next === null) break
      after = page.next
    }
    expect(seen).toEqual([5, 3, 2, 7, 1].map(id))
  })

  test('a game is filed once, and a line tells all that is known', async () => {
    await archive.file(summary(1, { turns: 1 }))
    expect(await archive.find(id(1), null)).toEqual({
      id: id(1),
      influence: [0, 1],
      source: 'played',
      game: 'twilight-struggle',
      players: { us: { name: 'Ada', bot: false }, ussr: { name: 'Boris', bot: false } },
      ending: { winner: 'us', kind: 'vp' },
      turns: 7,
      vp: 20,
      rated: false,
      speed: 'live',
      ended: NOW + 1,
      shown: true,
      own: false,
    })
    expect(await archive.find(id(4), null)).toBeNull()
    expect(await archive.find(id(4), 'p-boris')).toMatchObject({ shown: false })
  })

  test('an imported game is stored once for each owner, and only the owner changes it', async () => {
    const brought = (n: number, owner: string) =>
      archive.addImport(summary(n, { source: 'imported', owner, shown: false }), { owner, hash: 'h', record: `{"record":"of ${owner}"}` })
    expect(await Promise.all([brought(11, 'p-ada'), brought(12, 'p-boris')])).toEqual([id(11), id(12)])
    expect(await brought(13, 'p-ada')).toBe(id(11))
    expect([await archive.importedBy('p-ada'), await archive.importedBy('nobody')]).toEqual([
      { games: 1, letters: 21 },
      { games: 0, letters: 0 },
    ])
    expect(await archive.record(id(11))).toBe('{"record":"of p-ada"}')
    expect(await archive.show(id(11), 'p-boris', true)).toBe(false)
    expect(await archive.show(id(11), 'p-ada', true)).toBe(true)
    expect(await archive.find(id(11), null)).toMatchObject({ shown: true })
    expect(await archive.remove(id(11), 'p-boris')).toBe(false)
    expect(await archive.remove(id(11), 'p-ada')).toBe(true)
    expect([await archive.find(id(11), 'p-ada'), await archive.record(id(11))]).toEqual([null, null])
    // A game that was played is nobody's to take away.
    expect(await archive.remove(id(1), 'p-ada')).toBe(false)
  })

  test('a player has the name of now', async () => {
    await archive.file(summary(21, { players: [{ name: 'Dora', bot: false, person: 'p-dora' }, person('x')] }))
    await archive.file(summary(21, { turns: 1, players: [{ name: 'Dorothea', bot: false, person: 'p-dora' }, person('x')] }))
    expect([await found({ player: 'dora' }), await found({ player: 'dorothea' })]).toEqual([[], [21]])
    expect(await archive.find(id(21), null)).toMatchObject({ turns: 7 })
  })

  test('the imports of a guest move to the account, and are deleted with it', async () => {
    const bring = (n: number, owner: string, hash: string) =>
      archive.addImport(summary(n, { source: 'imported', owner, shown: false }), { owner, hash, record: '{}' })
    await bring(31, 'p-hans', 'one')
    await bring(32, 'p-hans', 'both')
    await bring(33, 'p-ida', 'both')
    await archive.moveImports('p-hans', 'p-ida')
    expect(await found({ mine: true }, 'p-ida')).toEqual([33, 31])
    await storage().db.deleteFrom('people').where('id', '=', 'p-hans').execute()
    expect([await archive.record(id(32)), await archive.record(id(31))]).toEqual([null, '{}'])
    await storage().db.deleteFrom('people').where('id', '=', 'p-ida').execute()
    expect([await archive.record(id(31)), await archive.record(id(33))]).toEqual([null, null])
  })
}

const terms: Seek['terms'] = {
  start: { game: 'red-sea' },
  clock: { kind: 'live', bank: 60_000, increment: 0 },
  side: 'us',
  hints: true,
  duplicate: false,
  openHands: null,
}

function seek(name: string, more: Partial<Seek> = {}): Seek {
  return {
    id: `seek-${name}`,
    client: null,
    kind: 'seek',
    state: 'open',
    maker: `p-${name}`,
    name,
    rating: 1500,
    to: null,
    game: 'red-sea',
    speed: 'live',
    rated: false,
    terms,
    range: null,
    made: NOW,
    until: NOW + 1000,
    taker: null,
    result: null,
    ...more,
  }
}

function seekSuite(storage: () => OpenStorage): void {
  let seeks: Seeks
  beforeAll(() => {
    seeks = seeksIn(storage().db)
  })
  const gameOf = (one: Seek, taker: string) => gameBetween(one, { id: one.maker, name: one.name }, { id: taker, name: taker }, 0, NOW)

  test('what one maker sends twice is kept once, also at the same time', async () => {
    const [one, again, others] = [
      seek('zoe', { client: 'mine' }),
      seek('zoe', { id: 'seek-zoe-2', client: 'mine' }),
      seek('yan', { client: 'mine' }),
    ]
    const added = await Promise.all([seeks.add(one), seeks.add(again), seeks.add(others)])
    expect(added[0]).toEqual(added[1])
    expect(added[2]).toEqual(others)
    expect((await seeks.find([one.id, again.id])).map(({ id: found }) => found)).toEqual([added[0].id])
    expect([await seeks.sent('p-zoe', 'mine'), await seeks.sent('p-zoe', 'other')]).toEqual([added[0], null])
    for (const { maker } of [one, others]) await seeks.leave(maker)
  })

  test('a seek comes back as it was put in, and ends with its time', async () => {
    const one = seek('ada', { to: { id: 'p-b', name: 'B' }, range: { least: 1, most: 2000 }, kind: 'challenge' })
    await seeks.add(one)
    expect(await seeks.find([one.id, 'none'])).toEqual([one])
    expect([await seeks.open(NOW + 999), await seeks.open(NOW + 1000)]).toEqual([[one], []])
    expect([await seeks.openOf('p-ada', NOW), await seeks.openOf('p-b', NOW)]).toEqual([[one], []])
    await seeks.renew(['p-ada', 'p-other'], NOW + 5000)
    expect((await seeks.open(NOW + 4999)).map((found) => found.id)).toEqual([one.id])
    expect([await seeks.withdraw('p-b', [one.id]), await seeks.withdraw('p-ada', [one.id])]).toEqual([0, 1])
  })

  test('of many who take it at once one gets it, and there is one game', async () => {
    const one = seek('boris')
    await seeks.add(one)
    const games = Array.from({ length: 8 }, (_, i) => gameOf(one, `t${i}`))
    const taken = await Promise.all(games.map((game, i) => seeks.take([one.id], `t${i}`, game, NOW)))
    expect(taken.filter(Boolean)).toHaveLength(1)
    const made = await Promise.all(games.map(({ game }) => storage().game(game.id)))
    expect(made.map((row) => row !== null)).toEqual(taken)
    const winner = taken.indexOf(true)
    expect(await seeks.find([one.id])).toMatchObject([{ state: 'taken', taker: `t${winner}`, result: games[winner]!.game.id }])
    expect((await seeks.endedSince(NOW)).map((found) => found.id)).toEqual([one.id])
    expect(await seeks.withdraw('p-boris', [one.id])).toBe(0)
  })

  test('two are taken together or not at all', async () => {
    const [a, b] = [seek('carla', { kind: 'pairing' }), seek('dora', { kind: 'pairing' })]
    await seeks.add(a)
    await seeks.add(b)
    expect(await seeks.withdraw('p-dora', [b.id])).toBe(1)
    const game = gameOf(a, 'p-dora')
    expect(await seeks.take([a.id, b.id], 'p-dora', game, NOW)).toBe(false)
    expect(await storage().game(game.game.id)).toBeNull()
    expect(await seeks.find([a.id])).toMatchObject([{ state: 'open' }])
    // What has lapsed is nobody's any more.
    expect(await seeks.take([a.id], 'p-dora', game, NOW + 1000)).toBe(false)
  })

  test('who goes away takes what is live along; what is slow stays, and is forgotten in the end', async () => {
    await seeks.add(seek('emil'))
    await seeks.add(seek('emil-slow', { maker: 'p-emil', speed: 'slow', until: NOW + 9000 }))
    await seeks.leave('p-emil')
    expect((await seeks.openOf('p-emil', NOW)).map((found) => found.id)).toEqual(['seek-emil-slow'])
    await seeks.tidy(NOW + 9000)
    expect(await seeks.find(['seek-emil-slow'])).toHaveLength(1)
    await seeks.tidy(NOW + 9001)
    expect(await seeks.find(['seek-emil-slow'])).toEqual([])
  })

  test('the entry of a banned account can’t be taken', async () => {
    const one = seek('carla', { id: 'seek-banned' })
    await seeks.add(one)
    const ban = (banned: number | null) => storage().db.updateTable('people').set({ banned }).where('id', '=', 'p-carla').execute()
    await ban(NOW)
    expect(await seeks.openOf('p-carla', NOW)).toEqual([])
    expect(await seeks.take([one.id], 'p-b', gameOf(one, 'p-b'), NOW)).toBe(false)
    await ban(null)
    expect(await seeks.take([one.id], 'p-b', gameOf(one, 'p-b'), NOW)).toBe(true)
  })

  test('what is stored with a challenge is stored with it, or neither is', async () => {
    const one = seek('fritz', { id: 'seek-both', kind: 'challenge', to: { id: 'p-g', name: 'G' } })
    await expect(seeks.add(one, () => Promise.reject(new Error('the disk is full')))).rejects.toThrow('the disk is full')
    expect(await seeks.find([one.id])).toEqual([])
    const queue = makeQueue(storage().db)
    const notice = {
      key: 'with-challenge',
      channel: 'mail',
      kind: 'challenge',
      person: 'p-g',
      game: null,
      seat: null,
      passing: false,
    } as const
    await seeks.add(one, (t) => queue.addIn(t, [{ ...notice, values: {}, due: NOW + 99 }], NOW))
    expect(await seeks.find([one.id])).toMatchObject([{ id: one.id }])
    await queue.delete((await queue.take(NOW + 99, 100)).find(({ key }) => key === 'with-challenge')!)
  })

  test('a device may have counted far', async () => {
    const { db } = storage()
    await sql`insert into passkeys (id, "publicKey", "userId", "credentialID", counter, "deviceType", "backedUp")
      values ('k', 'k', 'p-ada', 'k', ${2 ** 32 - 1}, 'singleDevice', false)`.execute(db)
    const { rows } = await sql<{ counter: number }>`select counter from passkeys where id = 'k'`.execute(db)
    expect(rows).toEqual([{ counter: 2 ** 32 - 1 }])
    await sql`delete from passkeys where id = 'k'`.execute(db)
  })

  test('a challenge is declined once', async () => {
    const one = seek('fritz', { kind: 'challenge', to: { id: 'p-g', name: 'G' } })
    await seeks.add(one)
    expect([await seeks.decline(one.id, NOW), await seeks.decline(one.id, NOW)]).toEqual([true, false])
    expect(await seeks.take([one.id], 'p-g', gameOf(one, 'p-g'), NOW)).toBe(false)
  })
}

const PEOPLE = ['ada', 'boris', 'carla', 'dora', 'emil', 'fritz', 'hans', 'ida', 'yan', 'zoe', 'b', 'g']

function suites(open: () => Promise<OpenStorage>): void {
  let storage: OpenStorage
  beforeAll(async () => {
    storage = await open()
    for (const name of PEOPLE)
      await sql`insert into people (id, name, email, "emailVerified", "createdAt", "updatedAt")
        values (${`p-${name}`}, ${name}, ${name}, false, '2026-01-01', '2026-01-01')`.execute(storage.db)
  })
  afterAll(() => storage.close())
  archiveSuite(() => storage)
  seekSuite(() => storage)
  noticeSuite(
    () => storage,
    NOW,
    async () => {
      const { game, deal } = gameBetween(seek('hans'), { id: 'p-hans', name: 'Hans' }, { id: 'p-ida', name: 'Ida' }, 0, NOW)
      await storage.createGame(game, deal)
      return game.id
    },
  )
}

describe('SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hotline-stores-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  suites(() => openStorage(join(folder, 'hotline.sqlite')))
})

describePostgres('stores', (address) => {
  suites(async () => openStorage(await address()))
})
