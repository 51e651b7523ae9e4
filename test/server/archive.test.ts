/** The past and the present over HTTP. */

import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { newGame, startOfGame } from '../../src/games/index.ts'
import type { ArchiveLine, LiveLine } from '../../src/protocol/archive.ts'
import { ERRORS } from '../../src/protocol/common.ts'
import { openGame } from '../../src/records/open.ts'
import { recordOf, writeRecord } from '../../src/records/record.ts'
import { exportTextLog } from '../../src/records/text-log/export.ts'
import { openStorage } from '../../src/server/storage/open.ts'
import { gameOf as playedGame } from '../records/games.ts'
import { openHouse, sharedHouse } from './house.ts'
import { gameOf, guest, member, type Visitor, visitor } from './visitor.ts'

const house = sharedHouse()

const games = async (who: Visitor, url: string): Promise<readonly (ArchiveLine & LiveLine)[]> =>
  ((await who.ask('GET', url)).body as { games: (ArchiveLine & LiveLine)[] }).games
const ids = async (who: Visitor, url: string): Promise<string[]> => (await games(who, url)).map(({ id }) => id)

/** The line of a game, once it is in the archive. */
async function filed(who: Visitor, id: string): Promise<ArchiveLine> {
  for (;;) {
    const { status, body } = await who.ask('GET', `/api/archive/${id}`)
    if (status === 200) return body as ArchiveLine
    await new Promise((resolve) => setImmediate(resolve))
  }
}

describe('games that are played now', () => {
  test('are listed while they last, with who plays and how it stands', async () => {
    const open = await openHouse()
    const [anna, boris, eve] = await Promise.all([guest(open), guest(open), guest(open)])
    const { id, us } = await gameOf(anna, boris, { game: 'red-sea' })
    const { id: hidden } = await gameOf(anna, boris, { watching: 'link' })
    const waiting = (await anna.ask('POST', '/api/games', { game: 'red-sea', seats: { us: 'me', ussr: 'open' } })).body as { id: string }
    expect(await games(eve, '/api/live')).toEqual([
      {
        id,
        game: 'red-sea',
        players: { us: { name: (await anna.me())!.name, bot: false }, ussr: { name: (await boris.me())!.name, bot: false } },
        clock: { kind: 'none' },
        rated: false,
        status: 'playing',
        created: expect.any(Number),
        turn: expect.any(Number),
        vp: 0,
        defcon: expect.any(Number),
        influence: newGame({ game: 'red-sea' }).influence,
        seq: expect.any(Number),
        asked: expect.any(Object),
        side: null,
      },
    ])
    expect(await ids(eve, '/api/live?game=twilight-struggle')).toEqual([])
    expect(new Set(await ids(anna, '/api/live?mine=true'))).toEqual(new Set([id, hidden, waiting.id]))
    expect((await games(boris, '/api/live?mine=true')).find((line) => line.id === id)).toMatchObject({ side: 'ussr' })
    expect(await ids(eve, '/api/live?mine=true')).toEqual([])
    const { next } = (await anna.ask('GET', '/api/live?mine=true&limit=2')).body as { next: string }
    expect(await games(anna, `/api/live?mine=true&limit=2&after=${next}`)).toHaveLength(1)
    await us.client.ask({ type: 'resign', game: id })
    expect(await ids(eve, '/api/live')).toEqual([])
    await open.close()
  })
})

describe('games that are over', () => {
  test('can be searched as soon as they are, by what happened in them', async () => {
    const open = await house()
    const [anna, boris, eve] = await Promise.all([guest(open), guest(open), guest(open)])
    const { id, us, ussr } = await gameOf(anna, boris)
    await ussr.picks('poland', 'poland', 'poland', 'poland', 'yugoslavia', 'yugoslavia')
    await us.until(({ question }) => question !== null)
    await us.picks('italy', 'italy', 'italy', 'italy', 'west-germany', 'west-germany', 'west-germany')
    await ussr.until(({ question }) => question?.kind === 'headline')
    const cards = [us, ussr].map((one) => one.now().question!.picks[0]!)
    await us.picks(cards[0]!)
    await ussr.picks(cards[1]!)
    await us.client.ask({ type: 'resign', game: id })
    const name = (await anna.me())!.name
    expect(await filed(eve, id)).toMatchObject({
      source: 'played',
      ending: { winner: 'ussr', kind: 'resigned' },
      turns: 1,
      players: { us: { name } },
      shown: true,
      own: false,
    })
    expect(await ids(eve, `/api/archive?player=${name.toUpperCase()}`)).toEqual([id])
    for (const card of cards) expect(await ids(eve, `/api/archive?player=${name}&card=${card}&headline=true`)).toEqual([id])
    expect(await ids(eve, `/api/archive?player=${name}&card=${cards[0]}&headline=false`)).toEqual([])
    expect(await ids(eve, `/api/archive?player=${name}&end=resigned&winner=ussr&most=1&rated=false&speed=slow`)).toEqual([id])
    const record = await open.server.http.inject(`/api/archive/${id}/record`)
    expect(openGame(record.body).difference).toBeNull()
    expect((await open.server.http.inject(`/api/archive/${id}/log`)).body.slice(0, 5)).toBe('SETUP')
  })

  test('that are private are listed for their players alone', async () => {
    const open = await house()
    const [anna, boris, eve] = await Promise.all([guest(open), guest(open), guest(open)])
    const { id, us } = await gameOf(anna, boris, { watching: 'link' })
    await us.client.ask({ type: 'resign', game: id })
    await filed(boris, id)
    expect(await ids(boris, '/api/archive?mine=true')).toEqual([id])
    for (const url of [`/api/archive/${id}`, `/api/archive/${id}/record`, `/api/archive/${id}/log`])
      expect((await eve.ask('GET', url)).code).toBe('not-found')
    expect(await ids(eve, `/api/archive?player=${(await anna.me())!.name}`)).toEqual([])
  })

  test('a server that was killed before it filed a game does so when it starts again', async () => {
    const storage = await openStorage(':memory:')
    const first = await openHouse({ storage: { ...storage, close: () => Promise.resolve() } })
    const [anna, boris] = await Promise.all([guest(first), guest(first)])
    const { id, us } = await gameOf(anna, boris)
    await us.client.ask({ type: 'resign', game: id })
    await filed(anna, id)
    await first.close()
    await storage.db.deleteFrom('archive').execute()
    await storage.db.updateTable('games').set({ work: 'killed' }).execute()
    const second = await openHouse({ storage })
    expect(await filed(visitor(second), id)).toMatchObject({ ending: { kind: 'resigned' } })
    await second.close()
  })
})

describe('imported games', () => {
  const { g, moves } = playedGame('random', 3)
  const players = { us: 'Ada', ussr: 'Boris' }
  const log = exportTextLog(startOfGame(g), moves, players)
  const record = writeRecord(recordOf(g, moves, { players }))

  test('a text log is checked, kept for its owner, searched, exported again and taken away', async () => {
    const open = await house()
    const [owner, other] = await Promise.all([guest(open), guest(open)])
    const { status, body } = await owner.ask('POST', '/api/archive', { text: log, ended: 1_000_000 })
    const line = body as ArchiveLine
    expect([status, line]).toMatchObject([
      201,
      { source: 'imported', own: true, shown: false, rated: false, turns: g.turn, vp: g.vp, influence: g.influence, ended: 1_000_000 },
    ])
    expect(line.players).toEqual({ us: { name: 'Ada', bot: false }, ussr: { name: 'Boris', bot: false } })
    expect(line.ending).toMatchObject({ kind: g.result!.kind })
    expect((await owner.ask('POST', '/api/archive', { text: log })).body).toMatchObject({ id: line.id })
    expect(await ids(owner, '/api/archive?player=ada&source=imported')).toEqual([line.id])
    expect(await ids(other, '/api/archive?source=imported')).toEqual([])
    const get = async (who: Visitor, as: string): Promise<string> =>
      (await open.server.http.inject({ url: `/api/archive/${line.id}/${as}`, headers: who.headers() })).body
    expect(await get(owner, 'log')).toBe(log)
    // A log does not tell every deal: the record has one that fits.
    expect(openGame(await get(owner, 'record'))).toMatchObject({ difference: null, state: { vp: g.vp, influence: g.influence } })
    const url = `/api/archive/${line.id}`
    expect((await other.ask('PATCH', url, { shown: true })).code).toBe('not-found')
    expect((await owner.ask('PATCH', url, { shown: true })).body).toMatchObject({ shown: true })
    expect(await get(other, 'log')).toBe(log)
    expect((await other.ask('DELETE', url)).code).toBe('not-found')
    expect((await owner.ask('DELETE', url)).status).toBe(204)
    expect((await owner.ask('GET', url)).code).toBe('not-found')
  })

  test('imports have a limit, which is lower for guests', async () => {
    const open = await house()
    const { db } = open.server.people.storage
    const [one, other] = [await guest(open), await member(open)]
    const fill = async (who: Visitor, size: number): Promise<void> => {
      const { id } = (await who.ask('POST', '/api/archive', { text: log })).body as ArchiveLine
      await db.updateTable('archive').set({ size }).where('id', '=', id).execute()
    }
    await fill(one, 5_000_000)
    expect((await one.ask('POST', '/api/archive', { text: record })).code).toBe('too-busy')
    await fill(other, 5_000_000)
    expect((await other.ask('POST', '/api/archive', { text: record })).status).toBe(201)
    await db
      .updateTable('archive')
      .set({ size: 100_000_000 })
      .where('owner', '=', (await other.me())!.id)
      .execute()
    const more = writeRecord(recordOf(g, moves.slice(0, 30), { players }))
    expect((await other.ask('POST', '/api/archive', { text: more })).code).toBe('too-busy')
  })

  test('a record is kept as it is, and so is a position that it began from', async () => {
    const open = await house()
    const owner = await guest(open)
    const text = readFileSync(new URL('../records/published-game.jsonl', import.meta.url), 'utf8')
    const { status, body } = await owner.ask('POST', '/api/archive', { text, shown: true })
    expect([status, body]).toMatchObject([201, { source: 'imported', shown: true }])
    const { body: again } = await open.server.http.inject(`/api/archive/${(body as ArchiveLine).id}/record`)
    expect(openGame(again)).toMatchObject({ difference: null, moves: openGame(text).moves })
  })

  test.each([
    ['a line that differs', log.replace(/(Turn 1, .* AR1: )/, '$1\nDEFCON degrades to 1\n'), true],
    ['a move that the rules refuse', record.replace(/"ussr [a-z-]+"/, '"ussr cuba"'), true],
    ['a broken record', record.slice(0, 2000), true],
    ['another text', 'Dear Sir or Madam', false],
    ['an empty text', ' ', false],
  ])('%s is named and nothing is kept', async (_what, text, hasLine) => {
    const open = await house()
    const owner = await guest(open)
    const { status, body } = await owner.ask('POST', '/api/archive', { text })
    expect([status, body]).toMatchObject([
      400,
      { error: { code: 'bad-game', message: expect.any(String), ...(hasLine ? { line: expect.any(Number) } : {}) } },
    ])
    expect(await ids(owner, '/api/archive?mine=true')).toEqual([])
  })
})

describe('who may do what', () => {
  test.each([
    ['POST', '/api/archive', { text: 'SETUP' }, 'not-signed-in'],
    ['PATCH', '/api/archive/aaaaaaaaaaaa', { shown: true }, 'not-signed-in'],
    ['DELETE', '/api/archive/aaaaaaaaaaaa', undefined, 'not-signed-in'],
    ['GET', '/api/archive?mine=true', undefined, 'not-signed-in'],
    ['GET', '/api/live?mine=true', undefined, 'not-signed-in'],
    ['GET', '/api/archive/aaaaaaaaaaaa', undefined, 'not-found'],
    ['GET', '/api/archive/aaaaaaaaaaaa/record', undefined, 'not-found'],
    ['GET', '/api/archive/aaaaaaaaaaaa/log', undefined, 'not-found'],
    ['GET', '/api/archive', undefined, null],
    ['GET', '/api/live', undefined, null],
  ] as const)('nobody: %s %s', async (method, url, payload, code) => {
    expect((await visitor(await house()).ask(method, url, payload)).code).toBe(code)
  })

  test('a played game is nobody’s to show, hide or take away', async () => {
    const open = await house()
    const [anna, boris] = await Promise.all([guest(open), guest(open)])
    const { id, us } = await gameOf(anna, boris)
    await us.client.ask({ type: 'resign', game: id })
    await filed(anna, id)
    expect((await anna.ask('PATCH', `/api/archive/${id}`, { shown: false })).code).toBe('not-found')
    expect((await anna.ask('DELETE', `/api/archive/${id}`)).code).toBe('not-found')
    expect(await filed(boris, id)).toMatchObject({ shown: true })
  })
})

test('whatever is asked, the answer is no fault of ours', async () => {
  const open = await house()
  const owner = await guest(open)
  const value = fc.oneof(fc.string(), fc.constantFrom('true', '-1', '1e9', '%00', "'; drop table archive", '9999999999999999-aaaaaaaaaaaa'))
  const keys = fc.constantFrom('player', 'card', 'headline', 'end', 'least', 'most', 'from', 'to', 'mine', 'limit', 'after', 'nonsense')
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('/api/archive', '/api/live'),
      fc.array(fc.tuple(keys, value), { maxLength: 4 }),
      fc.oneof(fc.jsonValue(), fc.record({ text: fc.oneof(fc.string(), fc.constant('{"format":"hotline-record"}')), ended: fc.integer() })),
      async (path, query, payload) => {
        const search = new URLSearchParams(query).toString()
        const replies = [
          await owner.ask('GET', `${path}?${search}`),
          await owner.ask('POST', '/api/archive', JSON.stringify(payload), JSON_TYPE),
        ]
        for (const { status, code } of replies) {
          expect(status).toBeLessThan(500)
          if (status >= 400) expect(ERRORS).toContain(code)
        }
      },
    ),
    { numRuns: 60 },
  )
})

const JSON_TYPE = { 'content-type': 'application/json' }
