/** What is kept of people, in every storage: one life of an account from guest to nothing. */
import { afterAll, describe, expect, test } from 'vitest'
import { MOST_RESULTS } from '../../src/protocol/levels.ts'
import { setAdmin } from '../../src/server/people/admins.ts'
import { exportOf } from '../../src/server/people/export.ts'
import { addResults, resultsOf } from '../../src/server/people/results.ts'
import { type OpenStorage, openStorage } from '../../src/server/storage/open.ts'
import { type House, openHouse } from './house.ts'
import { describePostgres } from './postgres.ts'
import { gameOf, guest, member, passwordOf, visitor } from './visitor.ts'

function suite(storage: () => Promise<OpenStorage>): void {
  let house: Promise<House> | null = null
  const opened = (): Promise<House> => {
    house ??= storage().then((one) => openHouse({ storage: one }))
    return house
  }
  afterAll(async () => (await house)?.close())

  test('a guest registers, signs in elsewhere, and a bad session is nobody', async () => {
    const open = await opened()
    const one = await guest(open)
    expect(await one.me()).toMatchObject({ guest: true, bot: false, admin: false })
    await one.ask('POST', '/api/me/register', { name: 'Мария', password: passwordOf('maria') })
    const elsewhere = visitor(open)
    expect((await elsewhere.ask('POST', '/api/me/sign-in', { name: 'мария', password: passwordOf('maria') })).status).toBe(200)
    expect(await elsewhere.me()).toEqual(await one.me())
    expect(
      (await guest(open).then((other) => other.ask('POST', '/api/me/register', { name: 'МАРИЯ', password: passwordOf('maria') }))).code,
    ).toBe('name-taken')
    expect((await one.ask('GET', '/api/people/a%00b')).code).toBe('malformed')
  })

  test('of many games that end at once each is rated once', async () => {
    const open = await opened()
    const [one, other] = [await member(open, 'Nina'), await member(open, 'Oleg')]
    const games = await Promise.all(Array.from({ length: 4 }, () => gameOf(one, other, { rated: true })))
    await Promise.all(games.map(({ id, ussr }) => ussr.client.ask({ type: 'resign', game: id })))
    await open.server.ledger.settled()
    const profile = (await one.ask('GET', '/api/people/Nina?against=Oleg')).body
    expect(profile).toMatchObject({
      ratings: [{ game: 'twilight-struggle', speed: 'slow', games: 4, rating: expect.any(Number) }],
      results: [{ won: 4, lost: 0, drawn: 0 }],
      against: { name: 'Oleg', won: 4, lost: 0, drawn: 0 },
      person: { since: expect.any(Number) },
    })
  })

  test('results against the levels count once for each game, the latest of it; the newest are kept, and go with the account', async () => {
    const open = await opened()
    const { people } = open.server
    const one = await member(open, 'Ladder')
    const { id } = (await one.me())!
    const result = (game: string, won: boolean | null, at: number) => ({ game, level: 'club', won, at }) as const
    await addResults(people, id, [result('b', false, 2), result('a', true, 1)])
    // Another device has one of them, and a later end of the other, which it then takes back.
    await Promise.all([
      addResults(people, id, [result('a', true, 1), result('b', true, 3)]),
      addResults(people, id, [result('c', true, 4)]),
    ])
    await addResults(people, id, [result('c', null, 5), result('b', false, 2)])
    expect(await resultsOf(people, id)).toEqual([result('a', true, 1), result('b', true, 3), result('c', null, 5)])
    const many = Array.from({ length: MOST_RESULTS }, (_, i) => result(`g${i}`, i % 2 === 0, 100 + i))
    await addResults(people, id, many)
    await addResults(people, id, [result('late', true, 1000), result('early', true, 1)])
    expect(await resultsOf(people, id)).toEqual([...many.slice(1), result('late', true, 1000)])
    const left = () => people.storage.db.selectFrom('level_results').select('game').where('person', '=', id).execute()
    expect(await left()).toHaveLength(MOST_RESULTS)
    expect((await one.ask('DELETE', '/api/me', { password: passwordOf('Ladder') })).status).toBe(200)
    expect(await left()).toEqual([])
  })

  test('the data export is streamed in pages, and complete', async () => {
    const open = await opened()
    const { storage } = open.server.people
    const one = await member(open, 'Tatjana')
    const { id: person } = (await one.me())!
    const { id } = await gameOf(one, await guest(open))
    for (let n = 1; n <= 450; n++) await storage.say(id, { at: n, by: 0, person, name: 'Tatjana', text: `line ${n}` })
    const pieces: string[] = []
    for await (const piece of exportOf(open.server.people, person)) pieces.push(piece)
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThan(1000)
    const { chat, games } = JSON.parse(pieces.join('')) as { chat: { line: string }[]; games: { id: string }[] }
    expect(chat.map(({ line }) => line)).toEqual(Array.from({ length: 450 }, (_, i) => `line ${i + 1}`))
    expect(games.map((game) => game.id)).toEqual([id])
    expect((await one.ask('GET', '/api/me/export')).body).toEqual(JSON.parse(pieces.join('')))
  })

  test('bots, mutes, reports, bans and the deletion of an account', async () => {
    const open = await opened()
    const [admin, one, other] = [await member(open, 'Pavel'), await member(open, 'Quirin'), await member(open, 'Rosa')]
    expect(await setAdmin(open.server.people.storage, 'pavel', true)).toBe('Pavel')
    expect((await one.ask('POST', '/api/me/bots', { name: 'Robot' })).status).toBe(201)
    expect((await other.ask('PUT', '/api/me/mutes/Quirin')).status).toBe(200)
    expect((await other.ask('POST', '/api/reports', { person: 'Quirin', reason: 'rude' })).status).toBe(201)
    expect((await admin.ask('GET', '/api/admin/reports')).body).toMatchObject({ reports: [{ person: 'Quirin', reporter: 'Rosa' }] })
    for (const deed of ['ban', 'mute', 'unmute', 'unban'])
      expect((await admin.ask('POST', '/api/admin/people/Quirin', { deed, reason: 'because' })).status).toBe(200)
    expect((await one.ask('GET', '/api/me/export')).body).toMatchObject({ account: { name: 'Quirin' }, bots: [{ name: 'Robot' }] })
    expect((await one.ask('DELETE', '/api/me', { password: passwordOf('Quirin') })).status).toBe(200)
    expect([await open.server.people.byName('Quirin'), await open.server.people.byName('Robot')]).toEqual([null, null])
    expect((await admin.ask('GET', '/api/admin/reports')).body).toEqual({ reports: [] })
    expect((await admin.ask('GET', '/api/admin/log')).body).toMatchObject({ log: [{ person: null }, {}, {}, {}] })
  })
}

describe('SQLite', () => {
  suite(() => openStorage(':memory:'))
})

describePostgres('people', (address) => {
  suite(async () => openStorage(await address()))
})
