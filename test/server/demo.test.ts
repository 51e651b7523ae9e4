/** What `hotline serve --demo` lays out. */
import { expect, test } from 'vitest'
import { readRecord } from '../../src/records/record.ts'
import { verifyFairness } from '../../src/records/verify.ts'
import { layOut } from '../../src/server/demo.ts'
import { openStorage } from '../../src/server/storage/open.ts'
import { openHouse } from './house.ts'
import { visitor } from './visitor.ts'

test('games that are over, played and waiting, of both kinds and of a person with a name; a second start adds nothing', async () => {
  const storage = await openStorage(':memory:')
  const house = await openHouse({ storage })
  try {
    const demo = (await layOut(house.server, storage, { bot: 'careful', turn: 1 }))!
    const games = await storage.db.selectFrom('games').select(['id', 'game', 'status', 'seq']).execute()
    for (const kind of ['red-sea', 'twilight-struggle']) {
      const of = games.filter(({ game }) => game === kind)
      expect(of.map(({ status }) => status).sort()).toEqual(['over', 'over', 'playing'])
    }
    const count = (status: string): number => games.filter((game) => game.status === status).length
    expect(demo).toMatchObject({ name: 'Demo', over: count('over'), running: count('playing'), waiting: 2 })
    // A stranger who comes to the lobby finds the open games there.
    const lobby = (await visitor(house).ask('GET', '/api/seeks')).body as { entries: { game: string; kind: string }[] }
    expect(lobby.entries.map(({ game, kind }) => `${kind} ${game}`).sort()).toEqual(['seek red-sea', 'seek twilight-struggle'])
    for (const { id, status } of games) {
      const reply = await house.server.http.inject(`/api/games/${id}/record`)
      expect(reply.statusCode).toBe(status === 'over' ? 200 : 409)
      if (status === 'over') expect(verifyFairness(readRecord(reply.body).record)).toMatchObject({ fair: true })
    }

    const one = visitor(house)
    expect((await one.ask('POST', '/api/me/sign-in', { name: demo.name, password: demo.password })).status).toBe(200)
    const running = games.find(({ status, game }) => status === 'playing' && game === 'red-sea')!
    const person = await one.at(running.id)
    expect(person.now().question?.kind).toBe('play')
    expect(await person.picks(person.now().question!.picks[0]!)).toBeGreaterThan(running.seq)

    expect(await layOut(house.server, storage)).toBeNull()
    expect(await storage.db.selectFrom('games').select('id').execute()).toHaveLength(games.length)
  } finally {
    await house.close()
  }
})
