/** Callers: guests, seats that belong to accounts, and pages of other origins. */
import { describe, expect, test } from 'vitest'
import { US, USSR } from '../../src/engine/script.ts'
import type { ServerMessage } from '../../src/protocol/socket.ts'
import { openStorage } from '../../src/server/storage/open.ts'
import { type NewGame, openHouse, refusal, sharedHouse } from './house.ts'
import { gameOf, guest, visitor } from './visitor.ts'

const house = sharedHouse()

describe('guests', () => {
  test('nobody is known before they want to play, and a guest stays the same one', async () => {
    const one = visitor(await house())
    expect(await one.me()).toBeNull()
    const first = await one.ask('POST', '/api/me/guest')
    expect(first.body).toEqual({
      person: { id: expect.any(String), name: expect.stringMatching(/^guest-[a-z0-9]{6}$/), guest: true, bot: false, admin: false },
    })
    expect((await one.ask('POST', '/api/me/guest')).body).toEqual(first.body)
    expect(await one.me()).toEqual((first.body as { person: object }).person)
  })

  test('the cookie is for this server alone, and by https for https alone', async () => {
    const open = await openHouse({ trustProxy: true })
    const cookies = async (headers: Record<string, string>): Promise<string> =>
      (await visitor(open, headers).ask('POST', '/api/me/guest')).cookies.join('\n')
    const plain = await cookies({})
    expect(plain).toMatch(/^hotline\.session_token=\S+; Max-Age=\d{8}; Path=\/; HttpOnly; SameSite=Lax$/)
    const safe = visitor(open, { 'x-forwarded-proto': 'https' })
    const { cookies: set } = await safe.ask('POST', '/api/me/guest')
    expect(set.join('\n')).toMatch(/^__Secure-hotline\.session_token=\S+;.*; HttpOnly; Secure; SameSite=Lax$/)
    expect(await safe.me()).toMatchObject({ guest: true })
    await open.close()
  })

  test('a session outlives the server, and what is not ours is nobody', async () => {
    const storage = await openStorage(':memory:')
    const first = await openHouse({ storage: { ...storage, close: () => Promise.resolve() } })
    const one = await guest(first)
    const known = await one.me()
    await first.close()
    const second = await openHouse({ storage })
    expect(await visitor(second, one.headers()).me()).toEqual(known)
    for (const cookie of ['hotline.session_token=abc', 'hotline.session_token=a.b', 'hotline.session_token=%', `${one.headers().cookie}x`])
      expect(await visitor(second, { cookie }).me()).toBeNull()
    await second.close()
  })
})

describe('a page of another origin', () => {
  test.each([
    ['a foreign origin', { origin: 'https://evil.example' }],
    ['no readable origin', { origin: 'null' }],
    ['a browser that says so', { 'sec-fetch-site': 'cross-site' }],
  ])('changes nothing: %s', async (_what, headers) => {
    const one = await guest(await house())
    const reply = await one.ask('POST', '/api/games', { game: 'red-sea' }, headers)
    expect([reply.status, reply.code]).toEqual([403, 'not-allowed'])
  })

  test('ours may', async () => {
    const one = await guest(await house())
    expect(
      (await one.ask('POST', '/api/games', { game: 'red-sea' }, { origin: 'https://club.example', host: 'club.example' })).status,
    ).toBe(201)
  })
})

describe('seats', () => {
  test('who makes a game for itself sits by its account, and who comes by the link takes the seat with it', async () => {
    const open = await house()
    const [anna, boris, eve] = await Promise.all([guest(open), guest(open), guest(open)])
    const { id, made } = await gameOf(anna, boris)
    expect(made.tokens).toMatchObject({ us: null, ussr: expect.any(String) })
    const { seats } = (await open.server.tables.storage.game(id))!
    const [a, b] = [(await anna.me())!, (await boris.me())!]
    expect(seats[US]).toMatchObject({ user: a.id, name: a.name, taken: true, token: null })
    expect(seats[USSR]).toMatchObject({ user: b.id, name: b.name, taken: true, token: null })
    // The link has been used: neither its sender nor another client opens the seat with it.
    expect(await refusal(eve.at(id, made.tokens.ussr))).toBe('not-allowed')
    expect((await boris.at(id, made.tokens.ussr)).game_.role).toBe('ussr')
    expect((await boris.at(id)).game_.role).toBe('ussr')
    expect((await anna.at(id, made.tokens.ussr)).game_.role).toBe('us')
    expect((await eve.at(id)).game_.role).toBe('spectator')
    expect((await boris.ask('GET', `/api/games/${id}`)).body).toMatchObject({
      info: { seats: { us: { name: a.name }, ussr: { name: b.name } } },
    })
  })

  test('a client that watched by the link gets no more messages once another player has taken the seat', async () => {
    const open = await house()
    const [anna, boris] = await Promise.all([guest(open), guest(open)])
    const reply = await anna.ask('POST', '/api/games', { game: 'twilight-struggle', seats: { us: 'me', ussr: 'open' } })
    const { id, tokens } = reply.body as NewGame
    const spy = await anna.at(id, tokens.ussr)
    const dropped = new Promise<ServerMessage>((resolve) => {
      spy.client.onMessage((message) => message.type === 'error' && resolve(message))
    })
    const [us, ussr] = [await anna.at(id), await boris.at(id, tokens.ussr)]
    for (const one of [ussr, us]) await one.client.ask({ type: 'sit', game: id, contribution: 'contribution' })
    await us.until(({ status }) => status === 'playing')
    expect(await dropped).toMatchObject({ game: id, code: 'not-allowed' })
    expect(spy.now().status).toBe('waiting')
    expect(await refusal(spy.client.ask({ type: 'move', game: id, seq: us.now().seq, picks: ['poland'] }))).toBe('not-your-seat')
    expect(await refusal(spy.client.ask({ type: 'resign', game: id }))).toBe('not-your-seat')
    expect(await refusal(spy.client.ask({ type: 'chat', game: id, text: 'I am Boris' }))).toBe('not-your-seat')
    expect(await refusal(spy.client.ask({ type: 'notes', game: id, text: 'mine' }))).toBe('not-your-seat')
    expect(await refusal(spy.client.ask({ type: 'arrange', game: id, card: 'norad', prompt: 'place', pick: null }))).toBe('not-your-seat')
  })

  test('a caller who asks for a seat of their own must be signed in', async () => {
    const reply = await visitor(await house()).ask('POST', '/api/games', { game: 'red-sea', seats: { us: 'me', ussr: 'open' } })
    expect([reply.status, reply.code]).toEqual([401, 'not-signed-in'])
  })

  test('who plays both sides keeps the link of the second', async () => {
    const open = await house()
    const anna = await guest(open)
    const { id, made, us, ussr } = await gameOf(anna, anna)
    expect([us.game_.role, ussr.game_.role]).toEqual(['us', 'ussr'])
    expect((await anna.at(id)).game_.role).toBe('us')
    expect((await anna.at(id, made.tokens.ussr)).game_.role).toBe('ussr')
  })

  test('a private game is open to the accounts that sit there', async () => {
    const open = await house()
    const [anna, boris, eve] = await Promise.all([guest(open), guest(open), guest(open)])
    const { id } = await gameOf(anna, boris, { watching: 'link' })
    expect((await anna.ask('GET', `/api/games/${id}`)).status).toBe(200)
    expect((await eve.ask('GET', `/api/games/${id}`)).code).toBe('not-allowed')
    expect(await refusal(eve.at(id))).toBe('not-allowed')
  })

  test('a line of chat says who spoke, spectators with an account among them', async () => {
    const open = await house()
    const [anna, boris, eve] = await Promise.all([guest(open), guest(open), guest(open)])
    const { id, us } = await gameOf(anna, boris)
    await us.client.ask({ type: 'chat', game: id, text: 'good luck' })
    const watching = await eve.at(id)
    await watching.client.ask({ type: 'chat', game: id, text: 'who wins?' })
    expect((await eve.at(id)).game_.chat).toMatchObject([
      { by: 'us', name: (await anna.me())!.name },
      { by: 'spectator', name: (await eve.me())!.name },
    ])
  })
})
