/** The list of bots: each of them can be played with, and none that can't is there. */
import { expect, test } from 'vitest'
import { setAdmin } from '../../src/server/people/admins.ts'
import { sharedHouse } from './house.ts'
import { member, visitor } from './visitor.ts'

const house = sharedHouse()
interface Bots {
  readonly levels: readonly { readonly name: string; readonly games: readonly string[] }[]
  readonly accounts: readonly { readonly name: string; readonly owner: string }[]
}

test('every level plays both games', async () => {
  const open = await house()
  const { levels } = (await visitor(open).ask('GET', '/api/bots')).body as Bots
  expect(levels.map(({ name }) => name)).toEqual(['recruit', 'beginner', 'club', 'veteran', 'expert', 'master'])
  const anna = await member(open, 'Anna')
  for (const { name, games } of levels) {
    expect(games).toEqual(['twilight-struggle', 'red-sea'])
    for (const game of games)
      expect((await anna.ask('POST', '/api/games', { game, seats: { us: 'me', ussr: { bot: name } } })).status).toBe(201)
  }
})

test('bots of people are there while they have a token, and neither they nor their owners are banned', async () => {
  const open = await house()
  const [boris, carla, admin] = await Promise.all([member(open, 'Boris'), member(open, 'Carla'), member(open, 'Warden')])
  await setAdmin(open.server.people.storage, 'Warden', true)
  const accounts = async (): Promise<Bots['accounts']> => ((await boris.ask('GET', '/api/bots')).body as Bots).accounts
  await boris.ask('POST', '/api/me/bots', { name: 'boris-bot' })
  await carla.ask('POST', '/api/me/bots', { name: 'Carlas' })
  expect(await accounts()).toEqual([
    { name: 'boris-bot', owner: 'Boris' },
    { name: 'Carlas', owner: 'Carla' },
  ])
  await admin.ask('POST', '/api/admin/people/Carla', { deed: 'ban', reason: 'for the test' })
  expect(await accounts()).toEqual([{ name: 'boris-bot', owner: 'Boris' }])
  await boris.ask('DELETE', '/api/me/bots/boris-bot/token')
  expect(await accounts()).toEqual([])
})
