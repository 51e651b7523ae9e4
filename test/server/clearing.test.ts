/** Expired rows are deleted, played games stay, and what a killed process has left half done is finished. */
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { setAdmin } from '../../src/server/people/admins.ts'
import { deleteAccount } from '../../src/server/people/delete-account.ts'
import { type OpenStorage, openStorage } from '../../src/server/storage/open.ts'
import { type House, openHouse, personAt } from './house.ts'
import { describePostgres } from './postgres.ts'
import { gameOf, guest, member, type Visitor } from './visitor.ts'

const DAY = 86_400_000

function suite(open: () => Promise<OpenStorage>): void {
  let house: House
  let storage: OpenStorage
  let later = 0
  const now = (): number => Date.now() + later
  beforeAll(async () => {
    storage = await open()
    house = await openHouse({ storage, now, days: { guests: 30, waiting: 20, notices: 10 } })
  })
  afterAll(() => house.close())

  /** Clears as on a day after today. */
  async function clearAfter(days: number): Promise<void> {
    later = days * DAY
    await house.server.clearing.clear()
    later = 0
  }
  const idOf = async (one: Visitor): Promise<string> => (await one.me())!.id
  const isThere = async (id: string): Promise<boolean> => (await house.server.people.byId(id)) !== null
  const gameIsThere = async (id: string): Promise<boolean> => (await storage.game(id)) !== null

  test('guests who left nothing behind are deleted; those who have played or chatted stay, and so do accounts with a name', async () => {
    const [idle, player, talker, named] = [await guest(house), await guest(house), await guest(house), await member(house)]
    const { id } = await gameOf(player, named)
    const seat = await talker.at(id)
    await seat.client.ask({ type: 'chat', game: id, text: 'hello' })
    const ids = await Promise.all([idle, player, talker, named].map(idOf))
    await clearAfter(29)
    expect(await Promise.all(ids.map(isThere))).toEqual([true, true, true, true])
    await clearAfter(31)
    expect(await Promise.all(ids.map(isThere))).toEqual([false, true, true, true])
  })

  test('a hundred at a time', async () => {
    const ids = Array.from({ length: 130 }, (_, i) => `old-guest-${i}`)
    for (const id of ids)
      await sql`insert into people (id, name, email, "emailVerified", "isAnonymous", "createdAt", "updatedAt")
        values (${id}, ${id}, ${id}, false, true, '2020-01-01T00:00:00.000Z', '2020-01-01T00:00:00.000Z')`.execute(storage.db)
    const left = async (): Promise<number> => (await storage.db.selectFrom('people').select('id').where('id', 'in', ids).execute()).length
    await house.server.clearing.clear()
    expect(await left()).toBe(30)
    await house.server.clearing.clear()
    expect(await left()).toBe(0)
  })

  test('a guest who has come again stays', async () => {
    const id = await idOf(await guest(house))
    const long = new Date(Date.now() - 100 * DAY)
    const ago = storage.dialect === 'postgres' ? long : long.toISOString()
    await storage.db.updateTable('people').set({ createdAt: ago }).where('id', '=', id).execute()
    await clearAfter(1)
    expect(await isThere(id)).toBe(true)
    await storage.db.updateTable('sessions').set({ updatedAt: ago }).where('userId', '=', id).execute()
    await clearAfter(1)
    expect(await isThere(id)).toBe(false)
  })

  test('games that were aborted go, with both games of a match', async () => {
    const { id, twin, tokens } = await house.create({ duplicate: true })
    const us = await personAt(house, id, tokens.us)
    await us.client.ask({ type: 'sit', game: id, contribution: 'c' })
    await us.client.ask({ type: 'abort', game: id })
    const { deal } = (await storage.game(id))!
    await clearAfter(19)
    expect(await gameIsThere(id)).toBe(true)
    await clearAfter(21)
    expect([await gameIsThere(id), await gameIsThere(twin!), await storage.deal(deal)]).toEqual([false, false, null])
  })

  test('sessions that have ended go', async () => {
    const one = await member(house)
    const id = await idOf(one)
    const sessions = async (): Promise<number> =>
      (await storage.db.selectFrom('sessions').select('id').where('userId', '=', id).execute()).length
    await clearAfter(364)
    expect(await sessions()).toBe(1)
    await clearAfter(366)
    expect(await sessions()).toBe(0)
    expect(await isThere(id)).toBe(true)
  })

  test('games that nobody came to go with all that belongs to them, and no other game is touched', async () => {
    const [one, other] = [await member(house), await member(house)]
    const played = await gameOf(one, other)
    const over = await gameOf(one, other)
    await over.us.client.ask({ type: 'resign', game: over.id })
    const waiting = await house.create()
    const us = await personAt(house, waiting.id, waiting.tokens.us)
    await us.client.ask({ type: 'sit', game: waiting.id, contribution: 'c' })
    await us.client.ask({ type: 'notes', game: waiting.id, text: 'a plan' })
    await us.client.ask({ type: 'chat', game: waiting.id, text: 'hello?' })
    const { deal } = (await storage.game(waiting.id))!
    const match = await house.create({ duplicate: true })
    await storage.write(over.id, { rev: (await storage.game(over.id))!.rev, at: Date.now(), entries: [], change: { next: waiting.id } })
    const before = await storage.entries(over.id)
    await clearAfter(19)
    expect(await gameIsThere(waiting.id)).toBe(true)
    await clearAfter(21)
    expect(await Promise.all([waiting.id, match.id, match.twin!, played.id, over.id].map(gameIsThere))).toEqual([
      false,
      false,
      false,
      true,
      true,
    ])
    expect(await storage.deal(deal)).toBeNull()
    expect([await storage.notes(waiting.id, 0), await storage.chat(waiting.id, 10)]).toEqual(['', []])
    expect([(await storage.game(over.id))!.next, await storage.entries(over.id)]).toEqual([null, before])
  })

  test('the second game of a match stays while the first is played', async () => {
    const match = await house.create({ duplicate: true })
    await storage.db.updateTable('games').set({ status: 'playing' }).where('id', '=', match.id).execute()
    await clearAfter(100)
    expect(await Promise.all([match.id, match.twin!].map(gameIsThere))).toEqual([true, true])
    await storage.db.updateTable('games').set({ status: 'over' }).where('id', '=', match.id).execute()
    await clearAfter(100)
    expect(await gameIsThere(match.twin!)).toBe(true)
  })

  test('a banned account and its bots resign their games, also after a restart', async () => {
    const [admin, one, other] = [await member(house), await member(house), await member(house)]
    await setAdmin(storage, (await admin.me())!.name, true)
    const { id, ussr } = await gameOf(one, other)
    const name = (await one.me())!.name
    expect((await admin.ask('POST', `/api/admin/people/${name}`, { deed: 'ban', reason: 'rude' })).status).toBe(200)
    expect((await ussr.until(({ status }) => status === 'over', 'the end')).ending).toEqual({ winner: 'ussr', kind: 'resigned' })
    await admin.ask('POST', `/api/admin/people/${name}`, { deed: 'unban', reason: 'sorry' })
    expect((await storage.game(id))!.status).toBe('over')
  })

  test('a ban that was interrupted ends the games later', async () => {
    const [one, other] = [await member(house), await member(house)]
    const { id } = await gameOf(one, other)
    await storage.db
      .updateTable('people')
      .set({ banned: 1 })
      .where('id', '=', await idOf(one))
      .execute()
    await house.server.clearing.clear()
    expect((await storage.game(id))!.ending).toEqual({ winner: 'ussr', kind: 'resigned' })
  })

  /** Each ends `deleteAccount` as a killed process would; what comes after it is not done. */
  const KILLED = new Error('killed')
  const killedAt = (n: number) => {
    let calls = 0
    return { settled: () => (++calls === n ? Promise.reject(KILLED) : Promise.resolve()) }
  }
  test.each([
    ['after the games are resigned', () => killedAt(1)],
    [
      'before the notes are blank',
      () => {
        vi.spyOn(storage, 'setNotes').mockRejectedValueOnce(KILLED)
        return killedAt(0)
      },
    ],
    ['after the seats are empty', () => killedAt(2)],
  ])('the next server finishes the deletion of an account that one killed %s had begun', async (where, results) => {
    const name = `leaver-${where.length}`
    const [one, other] = [await member(house, name), await member(house)]
    const id = await idOf(one)
    await one.ask('POST', '/api/me/bots', { name: `${name}-bot` })
    const { id: game, us } = await gameOf(one, other)
    await us.client.ask({ type: 'chat', game, text: `${name} was here` })
    await us.client.ask({ type: 'notes', game, text: `${name} plans` })
    await expect(deleteAccount(house.server.people, house.server.tables, results(), id)).rejects.toBe(KILLED)
    vi.restoreAllMocks()
    expect(await isThere(id)).toBe(true)
    const next = await openHouse({ storage: { ...storage, close: () => Promise.resolve() } })
    expect(await isThere(id)).toBe(false)
    await next.close()
    expect((await storage.game(game))!.ending).toEqual({ winner: 'ussr', kind: 'resigned' })
    for (const { name: table } of await storage.db.introspection.getTables()) {
      const rows = await storage.db
        .selectFrom(table as 'games')
        .selectAll()
        .execute()
      expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${name}|${id}`))
    }
  })
}

describe('SQLite', () => {
  suite(() => openStorage(':memory:'))
})

describePostgres('clearing', (address) => {
  suite(async () => openStorage(await address()))
})
