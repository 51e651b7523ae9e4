/** Bots with tokens, mutes, reports and bans. */
import { describe, expect, test } from 'vitest'
import { setAdmin } from '../../src/server/people/admins.ts'
import { type House, refusal, sharedHouse } from './house.ts'
import { gameOf, guest, member, type Visitor, visitor } from './visitor.ts'

const house = sharedHouse()
const nameOf = async (one: Visitor): Promise<string> => (await one.me())!.name

async function admin(open: House): Promise<Visitor> {
  const one = await member(open)
  await setAdmin(open.server.people.storage, await nameOf(one), true)
  return one
}

const judge = async (by: Visitor, who: Visitor | string, deed: string) =>
  by.ask('POST', `/api/admin/people/${typeof who === 'string' ? who : await nameOf(who)}`, { deed, reason: 'because' })

describe('bots', () => {
  test('a token plays over the API and the socket, and its games are rated', async () => {
    const open = await house()
    const [owner, other] = [await member(open), await member(open)]
    const { status, body } = await owner.ask('POST', '/api/me/bots', { name: 'Robot' })
    const { token } = body as { token: string }
    expect([status, body]).toEqual([201, { name: 'Robot', token: expect.stringMatching(/^bot_[\w-]{43}$/) }])
    const bot = visitor(open, { authorization: `Bearer ${token}` })
    expect(await bot.me()).toMatchObject({ name: 'Robot', guest: false, bot: true, admin: false })
    const { id, us, ussr } = await gameOf(bot, other, { rated: true })
    expect((await bot.ask('GET', `/api/games/${id}`)).body).toMatchObject({ info: { seats: { us: { name: 'Robot' } } } })
    await ussr.client.ask({ type: 'resign', game: id })
    await us.until(({ status }) => status === 'over')
    await open.server.ledger.settled()
    const profile = (await other.ask('GET', '/api/people/robot')).body
    expect(profile).toMatchObject({ person: { bot: true, owner: await nameOf(owner) }, ratings: [{ games: 1 }] })
    // Only the hash is kept.
    expect(JSON.stringify(await open.server.people.storage.db.selectFrom('bot_tokens').selectAll().execute())).not.toContain(token)
  })

  test('a token ends when it is revoked or replaced, and its connections with it', async () => {
    const open = await house()
    const owner = await member(open)
    const { token } = (await owner.ask('POST', '/api/me/bots', { name: 'Robot2' })).body as { token: string }
    const bot = visitor(open, { authorization: `Bearer ${token}` })
    const socket = await open.connect({ authorization: `Bearer ${token}` })
    const next = (await owner.ask('POST', '/api/me/bots/robot2/token')).body as { token: string }
    await socket.closed
    expect(await bot.me()).toBeNull()
    expect(await visitor(open, { authorization: `Bearer ${next.token}` }).me()).toMatchObject({ name: 'Robot2' })
    await owner.ask('DELETE', '/api/me/bots/Robot2/token')
    expect(await visitor(open, { authorization: `Bearer ${next.token}` }).me()).toBeNull()
    expect((await owner.ask('GET', '/api/me/bots')).body).toEqual({ bots: [{ name: 'Robot2', token: false }] })
    await owner.ask('DELETE', '/api/me/bots/Robot2')
    expect((await owner.ask('GET', '/api/me/bots')).body).toEqual({ bots: [] })
  })

  test('a bot is its owner’s alone', async () => {
    const open = await house()
    const [owner, other] = [await member(open), await member(open)]
    await owner.ask('POST', '/api/me/bots', { name: 'Robot3' })
    for (const [method, url] of [
      ['POST', '/api/me/bots/Robot3/token'],
      ['DELETE', '/api/me/bots/Robot3/token'],
      ['DELETE', '/api/me/bots/Robot3'],
    ] as const)
      expect((await other.ask(method, url)).code).toBe('not-found')
    expect((await owner.ask('DELETE', `/api/me/bots/${await nameOf(owner)}`)).code).toBe('not-found')
  })
})

describe('chat', () => {
  test('a player does not get the chat of an account that the player has muted, now and later', async () => {
    const open = await house()
    const [one, other, third] = [await member(open), await member(open), await guest(open)]
    const { id, us, ussr } = await gameOf(one, other)
    await one.ask('PUT', `/api/me/mutes/${await nameOf(other)}`)
    expect((await one.ask('GET', '/api/me/mutes')).body).toEqual({ names: [await nameOf(other)] })
    const received: string[] = []
    us.client.onMessage((message) => message.type === 'chat' && received.push(message.line.text))
    const reader = await one.at(id)
    await ussr.client.ask({ type: 'chat', game: id, text: 'rude' })
    await us.client.ask({ type: 'chat', game: id, text: 'calm' })
    await us.client.ask({ type: 'ping' })
    expect(received).toEqual(['calm'])
    expect(reader.game_.chat).toEqual([])
    expect((await one.at(id)).game_.chat.map(({ text }) => text)).toEqual(['calm'])
    expect((await third.at(id)).game_.chat.map(({ text }) => text)).toEqual(['rude', 'calm'])
    await one.ask('DELETE', `/api/me/mutes/${await nameOf(other)}`)
    expect((await one.at(id)).game_.chat.map(({ text }) => text)).toEqual(['rude', 'calm'])
  })

  test('who is muted by an admin can play but not speak', async () => {
    const open = await house()
    const [judging, one, other] = [await admin(open), await member(open), await guest(open)]
    const { id, us } = await gameOf(one, other)
    await judge(judging, one, 'mute')
    expect(await refusal(us.client.ask({ type: 'chat', game: id, text: 'but' }))).toBe('muted')
    await us.client.ask({ type: 'offer-draw', game: id })
    await judge(judging, one, 'unmute')
    await us.client.ask({ type: 'chat', game: id, text: 'thanks' })
  })
})

describe('reports and bans', () => {
  test('a report shows admins the line as it was said, until one closes it; all is written down', async () => {
    const open = await house()
    const [judging, one, other] = [await admin(open), await member(open), await member(open)]
    const { id, us } = await gameOf(one, other)
    await us.client.ask({ type: 'chat', game: id, text: 'very rude' })
    const [reporter, person] = [await nameOf(other), await nameOf(one)]
    const tell = (more: object) => other.ask('POST', '/api/reports', { person, reason: 'he is rude', ...more })
    expect((await tell({ game: id, line: 1 })).status).toBe(201)
    expect((await tell({ game: id, line: 2 })).code).toBe('not-found')
    expect((await tell({ game: 'aaaaaaaaaaaa' })).code).toBe('not-found')
    expect((await tell({ line: 1 })).code).toBe('malformed')
    expect((await tell({ person: 'nobody-at-all' })).code).toBe('not-found')
    const { reports } = (await judging.ask('GET', '/api/admin/reports')).body as { reports: { id: string }[] }
    expect(reports).toEqual([
      { id: expect.any(String), made: expect.any(Number), reporter, person, game: id, said: 'very rude', reason: 'he is rude' },
    ])
    const close = () => judging.ask('POST', `/api/admin/reports/${reports[0]!.id}/close`, { reason: 'he apologised' })
    expect([(await close()).status, (await close()).code]).toEqual([200, 'not-found'])
    expect((await judging.ask('GET', '/api/admin/reports')).body).toEqual({ reports: [] })
    const { log } = (await judging.ask('GET', '/api/admin/log')).body as { log: object[] }
    expect(log[0]).toMatchObject({ admin: await nameOf(judging), deed: 'close', person, report: reports[0]!.id, reason: 'he apologised' })
  })

  test('who is banned can neither play nor make games, sockets close, the bots too; what is theirs they may still take', async () => {
    const open = await house()
    const [judging, one, other] = [await admin(open), await member(open), await guest(open)]
    const { token } = (await one.ask('POST', '/api/me/bots', { name: 'BadRobot' })).body as { token: string }
    const robot = await open.connect({ authorization: `Bearer ${token}` })
    const { id, us, made } = await gameOf(one, other)
    expect((await judge(judging, one, 'ban')).status).toBe(200)
    await Promise.all([us.client.closed, robot.closed])
    await expect(open.connect(one.headers())).rejects.toThrow('403')
    expect((await one.ask('POST', '/api/games', { game: 'red-sea' })).code).toBe('banned')
    expect((await one.ask('PATCH', '/api/me', { name: 'Better' })).code).toBe('banned')
    expect((await visitor(open, { authorization: `Bearer ${token}` }).ask('POST', '/api/games', { game: 'red-sea' })).code).toBe('banned')
    // The link that was used opens nothing, with or without the account.
    expect(await refusal(visitor(open).at(id, made.tokens.ussr))).toBe('not-allowed')
    expect((await one.ask('GET', '/api/me/export')).status).toBe(200)
    await judge(judging, one, 'unban')
    expect((await one.at(id)).game_.role).toBe('us')
    const { log } = (await judging.ask('GET', '/api/admin/log')).body as { log: { deed: string; person: string }[] }
    const deeds = log.filter(({ person }) => person !== null).map(({ deed }) => deed)
    expect(deeds.slice(0, 2).sort()).toEqual(['ban', 'unban'])
  })

  test('an admin is not banned by another, and an admin who is one no longer may not', async () => {
    const open = await house()
    const [one, other] = [await admin(open), await admin(open)]
    expect((await judge(one, other, 'ban')).code).toBe('not-allowed')
    await setAdmin(open.server.people.storage, (await nameOf(one)).toUpperCase(), false)
    expect((await judge(one, 'no-account', 'ban')).code).toBe('not-allowed')
    expect(await setAdmin(open.server.people.storage, 'nobody-here', true)).toBeNull()
    expect(await setAdmin(open.server.people.storage, await nameOf(await guest(open)), true)).toBeNull()
  })
})
