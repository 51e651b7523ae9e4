/** Clients that break the rules, and that must not stop the others. */
import { once } from 'node:events'
import { describe, expect, onTestFinished, test, vi } from 'vitest'
import { WebSocket, type WebSocketServer } from 'ws'
import type { ServerMessageOf } from '../../src/protocol/socket.ts'
import { setAdmin } from '../../src/server/people/admins.ts'
import { BY_SERVER } from '../../src/server/people/seats.ts'
import { networkOf } from '../../src/server/socket/limits.ts'
import { loggerTo } from '../../src/server/start.ts'
import { openStorage } from '../../src/server/storage/open.ts'
import { Conflict } from '../../src/server/storage/storage.ts'
import { eventually, stopClock } from '../waiting.ts'
import { type House, openHouse, personAt, refusal, sharedHouse, twoAt } from './house.ts'
import { gameOf, guest, member, passwordOf, visitor } from './visitor.ts'

const house = sharedHouse()

/** The server's ends of all connections. */
const socketsOf = ({ server }: House): Set<WebSocket> =>
  (server.http as unknown as { readonly websocketServer: WebSocketServer }).websocketServer.clients
/** The one that was opened last. */
const lastSocket = (open: House): WebSocket => [...socketsOf(open)].at(-1)!

/** Lets everything happen that was begun. */
async function settled({ server }: House): Promise<void> {
  for (let i = 0; i < 50; i++) await server.tables.storage.ping()
}

describe('limits', () => {
  test('passwords can’t be tried faster by writing the address in another way', async () => {
    const open = await house()
    stopClock()
    const one = visitor(open)
    const codes: (string | null)[] = []
    for (let i = 0; i < 12; i++)
      codes.push((await one.ask('POST', '/%61pi/me/sign-in', { name: 'nobody-at-all', password: 'x'.repeat(8) })).code)
    expect(codes.slice(10)).toEqual(['too-fast', 'too-fast'])
  })

  test('games are made more seldom than looked at', async () => {
    const open = await openHouse({ requests: 20 })
    stopClock()
    const codes: (string | null)[] = []
    for (let i = 0; i < 3; i++) codes.push((await visitor(open).ask('POST', '/api/games', { game: 'red-sea' })).code)
    expect(codes).toEqual([null, null, null])
    const one = visitor(open)
    for (let i = 0; i < 2; i++) expect((await one.ask('POST', '/api/games', { game: 'red-sea' })).status).toBe(201)
    expect((await one.ask('POST', '/api/games', { game: 'red-sea' })).code).toBe('too-fast')
    expect((await one.ask('GET', '/api/live')).status).toBe(200)
    await open.close()
  })

  test('one address has so many connections, by what the proxy says of it', async () => {
    const open = await openHouse({ sockets: 2, trustProxy: true })
    const from = (ip: string): WebSocket =>
      new WebSocket(`${open.address.replace('http', 'ws')}/api/socket`, { headers: { 'x-forwarded-for': ip } })
    const outcome = (socket: WebSocket): Promise<string> =>
      once(socket, 'open').then(
        () => 'open',
        (error: Error) => error.message,
      )
    const [first, second] = [from('2001:db8:1:2::1'), from('2001:db8:1:2:ffff::9')]
    expect(await Promise.all([first, second].map(outcome))).toEqual(['open', 'open'])
    expect(await outcome(from('2001:db8:1:2::3'))).toContain('429')
    expect(await outcome(from('2001:db8:1:3::3'))).toBe('open')
    expect(await outcome(from('192.0.2.1'))).toBe('open')
    first.close()
    await once(first, 'close')
    await eventually('room for a connection', async () => expect(await outcome(from('2001:db8:1:2::3'))).toBe('open'))
    await open.close()
  })

  test.each([
    ['192.0.2.7', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
    ['2001:db8::6', '2001:db8:0:0'],
    ['::1', '0:0:0:0'],
  ])('%s is of the network %s', (ip, network) => {
    expect(networkOf(ip)).toBe(network)
  })

  test('a client that ignores `too-fast` is disconnected', async () => {
    const open = await openHouse({ limits: { aSecond: 1, atOnce: 5, games: 5 } })
    const client = await open.connect()
    stopClock()
    for (let i = 0; i < 20; i++) client.sendRaw(JSON.stringify({ type: 'ping', id: `p${i}` }))
    await client.closed
    await open.close()
  })
})

describe('what can’t be kept is refused, whatever the database', () => {
  test.each([
    ['GET', '/api/archive?player=a%00b', undefined],
    ['GET', '/api/archive?against=%00', undefined],
    ['POST', '/api/challenges', { to: 'a\0b', game: 'red-sea', clock: { kind: 'none' } }],
    ['POST', '/api/me/push', { endpoint: 'https://fcm.googleapis.com/a\0b', keys: { p256dh: 'x'.repeat(20), auth: 'x'.repeat(20) } }],
  ] as const)('%s %s', async (method, url, payload) => {
    const one = await guest(await house())
    expect((await one.ask(method, url, payload)).code).toBe('malformed')
  })

  test('a header that names no host', async () => {
    const one = visitor(await house())
    expect((await one.ask('POST', '/api/me/guest', undefined, { host: '%' })).code).toBe('malformed')
    expect((await one.ask('POST', '/api/me/guest', undefined, { host: '[' })).code).toBe('malformed')
  })
})

describe('connections', () => {
  test('messages of a banned account are ignored, also where its client does not close the connection', async () => {
    const open = await house()
    const [admin, one, other] = [await member(open), await member(open), await member(open)]
    await setAdmin(open.server.people.storage, (await admin.me())!.name, true)
    const { id } = await gameOf(one, other)
    const socket = new WebSocket(`${open.address.replace('http', 'ws')}/api/socket`, { headers: one.headers() })
    await once(socket, 'open')
    const end = lastSocket(open)
    socket.send(JSON.stringify({ type: 'hello', protocol: 1 }))
    socket.send(JSON.stringify({ type: 'watch', id: 'a', game: id }))
    await eventually('the third watcher', () => expect(open.server.tables.hub.watchers(id).size).toBe(3))
    socket.pause()
    await admin.ask('POST', `/api/admin/people/${(await one.me())!.name}`, { deed: 'ban', reason: 'because' })
    await eventually('the end of the connection', () => expect(end.readyState).toBe(end.CLOSING))
    const arrived = once(end, 'message')
    socket.send(JSON.stringify({ type: 'chat', id: 'b', game: id, text: 'still here' }))
    await arrived
    await settled(open)
    expect(await open.server.tables.storage.chat(id, 10)).toEqual([])
    socket.terminate()
  })

  test('a client that disconnects while it opens a game is not present', async () => {
    const open = await house()
    const { id, tokens } = await open.create()
    const { tables } = open.server
    let go = (): void => undefined
    const held = tables.at(id, () => new Promise<void>((resolve) => (go = resolve)))
    const client = await open.connect()
    const end = lastSocket(open)
    const received: string[] = []
    end.on('message', (data: Buffer) => received.push((JSON.parse(data.toString()) as { type: string }).type))
    client.sendRaw(JSON.stringify({ type: 'watch', id: 'a', game: id, token: tokens.us }))
    await eventually('the message', () => expect(received).toContain('watch'))
    const gone = once(end, 'close')
    client.close()
    await gone
    go()
    await held
    await tables.at(id, () => Promise.resolve())
    expect(tables.hub.present(id)).toEqual({ us: false, ussr: false })
  })

  test('a connection that leaves three pings unanswered is ended; one is not because the clock has jumped', async () => {
    const open = await openHouse()
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] })
    onTestFinished(() => void vi.useRealTimers())
    const client = await open.connect()
    const silent = new WebSocket(`${open.address.replace('http', 'ws')}/api/socket`, { autoPong: false })
    await once(silent, 'open')
    vi.setSystemTime(Date.now() + 3_600_000)
    for (let pings = 1; pings < 3; pings++) {
      vi.advanceTimersByTime(10_000)
      await client.ask({ type: 'ping' })
      expect([...socketsOf(open)].map(({ readyState }) => readyState)).toEqual([WebSocket.OPEN, WebSocket.OPEN])
    }
    const gone = once(silent, 'close')
    vi.advanceTimersByTime(10_000)
    await gone
    await client.ask({ type: 'ping' })
    await open.close()
  })

  test('a name that was given up is used no more, in the chat or in a seat', async () => {
    const open = await house()
    const [one, other] = [await member(open, 'Vera'), await member(open)]
    const { id, us } = await gameOf(one, other)
    const { tokens, id: next } = await open.create()
    const seated = await one.at(next, tokens.us)
    await one.ask('PATCH', '/api/me', { name: 'Wera' })
    await member(open, 'vera')
    await us.client.ask({ type: 'chat', game: id, text: 'it is me' })
    const lines = us.client.received.map((frame) => JSON.parse(frame) as ServerMessageOf<'chat'>).filter(({ type }) => type === 'chat')
    expect(lines.map(({ line }) => line.name)).toEqual(['Wera'])
    await seated.client.ask({ type: 'sit', game: next, contribution: 'contribution-of-us' })
    expect((await open.server.tables.read(next)).row.seats[0].name).toBe('Wera')
  })

  test('no id of a client’s message is taken for the resignation of a deleted account', async () => {
    const open = await house()
    const [one, other] = [await member(open, 'Xenia'), await member(open)]
    const { id, us, ussr } = await gameOf(other, one)
    await ussr.client.ask({ type: 'move', game: id, id: BY_SERVER.slice(1, -1), seq: ussr.now().seq, picks: ['poland'] })
    await one.ask('DELETE', '/api/me', { password: passwordOf('Xenia') })
    expect((await us.until(({ status }) => status === 'over')).ending).toEqual({ winner: 'us', kind: 'resigned' })
  })
})

test('a player who sits down in the first game of a match has the seat in the second', async () => {
  const storage = await openStorage(':memory:')
  let refused: string | null = null
  const open = await openHouse({
    storage: {
      ...storage,
      write: (id, written) => (id === refused ? Promise.reject(new Conflict('another process')) : storage.write(id, written)),
    },
  })
  const { id, twin, tokens } = await open.create({ duplicate: true })
  const us = await personAt(open, id, tokens.us)
  refused = twin
  const sit = { type: 'sit', game: id, contribution: 'contribution-of-us', token: 'a-key-of-my-own-making' } as const
  await expect(us.client.ask(sit)).rejects.toThrow('too-busy')
  expect((await open.server.tables.read(id)).row.seats[0].taken).toBe(false)
  refused = null
  await us.client.ask(sit)
  const [first, second] = [await open.server.tables.read(id), await open.server.tables.read(twin!)]
  expect(second.row.seats[1].token).toBe(first.row.seats[0].token)
  await open.close()
})

test('a game that the rules do not accept any more stops neither the server nor the other games', async () => {
  const storage = await openStorage(':memory:')
  const kept = { ...storage, close: () => Promise.resolve() }
  const clock = { now: Date.now() }
  const open = (): Promise<House> => openHouse({ storage: kept, now: () => clock.now })
  const first = await open()
  const live = { kind: 'live', bank: 60_000, increment: 0 } as const
  const [broken, sound, over] = [await twoAt(first, { clock: live }), await twoAt(first, { clock: live }), await twoAt(first)]
  const botted = await first.create({ seats: { us: { bot: 'careful' }, ussr: 'open' } })
  const ussr = await personAt(first, botted.id, botted.tokens.ussr)
  await ussr.client.ask({ type: 'sit', game: botted.id, contribution: 'contribution-of-ussr' })
  await over.us.client.ask({ type: 'resign', game: over.id })
  await first.close()
  for (const id of [broken.id, over.id, botted.id])
    await storage.db.updateTable('entries').set({ value: 'nonsense' }).where('game', '=', id).where('seq', '=', 1).execute()
  clock.now += 3_600_000
  const second = await open()
  const { games } = (await second.server.http.inject('/api/live')).json<{ games: { id: string }[] }>()
  expect(games.map(({ id }) => id)).toEqual([sound.id])
  clock.now += 120_000
  await eventually('the fall of the flag', async () => expect((await storage.game(sound.id))!.ending?.kind).toBe('time'))
  await second.close()
  await storage.close()
})

test.each([
  [{ rules: 99 }, 'version 99 of the rules of twilight-struggle; this server has the versions 1 to 2'],
  [{ rules: 0 }, 'version 0 of the rules of twilight-struggle; this server has the versions 1 to 2'],
  [{ game: 'black-sea' }, 'version 2 of the rules of black-sea; this server does not know it'],
])('a game with %j is refused rather than played by other rules, and others go on', async (change, message) => {
  const open = await openHouse()
  const { db } = open.server.people.storage
  const [one, other] = [await member(open), await member(open)]
  const [strange, sound] = [await gameOf(one, other), await gameOf(one, other)]
  const content = () => db.selectFrom('entries').selectAll().where('game', '=', strange.id).orderBy('seq').execute()
  const before = await content()
  // As another server has left it: what this one has in memory does not count.
  await db
    .updateTable('games')
    .set({ ...change, rev: 99 })
    .where('id', '=', strange.id)
    .execute()
  const reply = await open.server.http.inject(`/api/games/${strange.id}`)
  expect([reply.statusCode, reply.json()]).toMatchObject([
    409,
    { error: { code: 'other-rules', message: expect.stringContaining(message) } },
  ])
  expect(await refusal(one.at(strange.id))).toBe('other-rules')
  expect(await refusal(strange.us.client.ask({ type: 'resign', game: strange.id }))).toBe('other-rules')
  const { games } = (await open.server.http.inject('/api/live')).json<{ games: { id: string }[] }>()
  expect(games.map(({ id }) => id)).toEqual([sound.id])
  expect((await one.ask('DELETE', '/api/me', { password: passwordOf((await one.me())!.name) })).status).toBe(200)
  const { seats, status } = (await open.server.tables.storage.game(strange.id))!
  expect([seats[0], status]).toMatchObject([{ name: 'deleted', user: null }, 'playing'])
  expect(await content()).toEqual(before)
  await open.close()
})

test('many games whose flags can’t fall do not keep the others from falling, and each is set aside with a line in the log', async () => {
  const storage = await openStorage(':memory:')
  const clock = { now: Date.now() }
  const lines: string[] = []
  const logger = loggerTo({ write: (line) => void lines.push(line) }, 'error')
  const open = await openHouse({ storage, now: () => clock.now, logger })
  const sound = await twoAt(open, { clock: { kind: 'live', bank: 60_000, increment: 0 } })
  const row = (await storage.game(sound.id))!
  const deal = (await storage.deal(row.deal))!
  const ids = Array.from({ length: 60 }, (_, i) => `broken${String(i).padStart(6, '0')}`)
  for (const id of ids) {
    await storage.createGame({ ...row, id, seq: 0, due: clock.now - 10_000 }, deal)
    const entry = { seq: 1, kind: 'move', by: 2, value: 'nonsense', at: 0, clock: null, client: null } as const
    await storage.write(id, { rev: row.rev, at: 0, entries: [entry], change: {} })
  }
  clock.now += 120_000
  await eventually('the fall of the flag', async () => expect((await storage.game(sound.id))!.ending?.kind).toBe('time'))
  await eventually('the last game to be set aside', async () => expect(await storage.due(clock.now, 100)).toEqual([]))
  const aside = lines.map((line) => JSON.parse(line) as { msg: string; game: string }).filter(({ msg }) => msg.includes('set aside'))
  expect(aside.map(({ game }) => game).sort()).toEqual(ids)
  await open.close()
})

test('the log says what went wrong', () => {
  const lines: string[] = []
  const log = loggerTo({ write: (line) => void lines.push(line) }, 'warn')
  log.error({ error: new Error('the disk is full'), game: 'uqjq30zlhtse' }, 'a move was not stored')
  expect(JSON.parse(lines[0]!)).toMatchObject({ game: 'uqjq30zlhtse', error: { message: 'the disk is full', stack: expect.any(String) } })
})
