/** Ratings and profiles: each game counts once, between two who have names. */
import { describe, expect, test } from 'vitest'
import type { Profile } from '../../src/protocol/people.ts'
import { openStorage } from '../../src/server/storage/open.ts'
import { WAITING } from '../../src/server/storage/storage.ts'
import { openHouse, sharedHouse } from './house.ts'
import { gameOf, guest, member, type Visitor } from './visitor.ts'

const house = sharedHouse()

async function profile(of: Visitor, query = '', by: Visitor = of): Promise<Profile> {
  return (await by.ask('GET', `/api/people/${encodeURIComponent((await of.me())!.name)}${query}`)).body as Profile
}

/** The second one gives up. */
async function winsAgainst(winner: Visitor, loser: Visitor, wanted: object = { rated: true }): Promise<string> {
  const { id, us, ussr } = await gameOf(winner, loser, wanted)
  await ussr.client.ask({ type: 'resign', game: id })
  await us.until(({ status }) => status === 'over')
  return id
}

describe('ratings', () => {
  test('a rated game between two names changes both, by game and speed', async () => {
    const open = await house()
    const [one, other] = [await member(open), await member(open)]
    const id = await winsAgainst(one, other)
    await winsAgainst(one, other, { rated: true, clock: { kind: 'live', bank: 600_000, increment: 0 } })
    await winsAgainst(one, other, { rated: true, game: 'red-sea' })
    await open.server.ledger.settled()
    const { ratings, results, recent } = await profile(one)
    expect(ratings.map(({ game, speed, games }) => [game, speed, games])).toEqual([
      ['red-sea', 'slow', 1],
      ['twilight-struggle', 'live', 1],
      ['twilight-struggle', 'slow', 1],
    ])
    // Two newcomers: the paper's formulas by hand.
    expect(ratings[0]!.rating).toBeCloseTo(1662.21, 1)
    expect(ratings[0]!.deviation).toBeCloseTo(290.23, 1)
    expect((await profile(other)).ratings[0]!.rating).toBeCloseTo(1337.79, 1)
    expect(results).toEqual([
      { game: 'red-sea', won: 1, lost: 0, drawn: 0 },
      { game: 'twilight-struggle', won: 2, lost: 0, drawn: 0 },
    ])
    expect(recent.find((game) => game.id === id)).toMatchObject({ seat: 'us', score: 1, rated: true, opponent: (await other.me())!.name })
    expect(recent.find((game) => game.id === id)!.change).toBeCloseTo(162.21, 1)
  })

  test('what is not rated, and what a guest plays, changes none, also when the guest gets a name later', async () => {
    const open = await house()
    const [one, other, visiting] = [await member(open), await member(open), await guest(open)]
    await winsAgainst(one, other, {})
    // Players can't sit down to such a rated game; the ledger does not rely on that.
    const doubtful = [await winsAgainst(one, visiting, {}), await winsAgainst(one, one, {})]
    await open.server.ledger.settled()
    await open.server.people.storage.db
      .updateTable('games')
      .set((e) => ({ rated: 1, rev: e('rev', '+', 1) }))
      .where('id', 'in', doubtful)
      .execute()
    const again = async (): Promise<void> => {
      await open.server.people.storage.db.updateTable('games').set({ work: WAITING }).where('id', 'in', doubtful).execute()
      await open.server.tables.work.look()
      await open.server.ledger.settled()
    }
    await again()
    await visiting.ask('POST', '/api/me/register', { name: 'late-name', password: 'long enough' })
    await again()
    expect((await profile(one)).ratings).toEqual([])
    expect((await profile(visiting)).results).toEqual([{ game: 'twilight-struggle', won: 0, lost: 1, drawn: 0 }])
  })

  test('a game that ended just before the server did is booked at the next start, and once', async () => {
    const storage = await openStorage(':memory:')
    const first = await openHouse({ storage: { ...storage, close: () => Promise.resolve() } })
    const [one, other] = [await member(first), await member(first)]
    const id = await winsAgainst(one, other)
    await first.server.ledger.settled()
    const booked = await storage.db.selectFrom('ratings').selectAll().orderBy('person').execute()
    const leave = () => storage.db.updateTable('games').set({ work: 'killed' }).where('id', '=', id).execute()
    await leave()
    await first.server.tables.work.look()
    await first.server.ledger.settled()
    expect(await storage.db.selectFrom('ratings').selectAll().orderBy('person').execute()).toEqual(booked)
    // As if it had been killed between the end of the game and the booking, which is one transaction.
    await storage.db.deleteFrom('ratings').execute()
    await storage.db.deleteFrom('rated_games').execute()
    await storage.db.updateTable('players').set({ score: null }).execute()
    await first.close()
    await leave()
    const second = await openHouse({ storage })
    await second.server.ledger.settled()
    const again = await storage.db.selectFrom('ratings').selectAll().orderBy('person').execute()
    expect(again.map(({ rating, games }) => [rating, games])).toEqual(booked.map(({ rating, games }) => [rating, games]))
    expect((await storage.db.selectFrom('rated_games').select('game').execute()).map(({ game }) => game)).toEqual([id])
    await second.close()
  })
})

describe('profiles', () => {
  test('head to head, and by a name in any capitals', async () => {
    const open = await house()
    const [one, other, third] = [await member(open, 'Karl'), await member(open, 'Lena'), await member(open)]
    await winsAgainst(one, other, {})
    await winsAgainst(other, one, {})
    await winsAgainst(one, other, {})
    await winsAgainst(third, one, {})
    await open.server.ledger.settled()
    expect((await profile(one, '?against=LENA')).against).toEqual({ name: 'Lena', won: 2, lost: 1, drawn: 0 })
    expect((await profile(one, '?against=karl')).against).toEqual({ name: 'Karl', won: 0, lost: 0, drawn: 0 })
    expect((await one.ask('GET', '/api/people/nobody')).code).toBe('not-found')
    expect((await one.ask('GET', '/api/people/Karl?against=nobody')).code).toBe('not-found')
  })

  test('a game by link is shown to its players alone', async () => {
    const open = await house()
    const [one, other] = [await member(open), await member(open)]
    await winsAgainst(one, other, { watching: 'link' })
    expect((await profile(one)).recent).toHaveLength(1)
    expect((await profile(one, '', other)).recent).toEqual([])
  })
})
