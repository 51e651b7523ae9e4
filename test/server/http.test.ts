/** The API over HTTP. */
import { describe, expect, test, vi } from 'vitest'
import { stopClock } from '../waiting.ts'
import { openHouse, sharedHouse, twoAt } from './house.ts'
import { guest, member, visitor } from './visitor.ts'

const house = sharedHouse()

interface Operation {
  readonly summary?: string
  readonly tags?: readonly string[]
  readonly responses: object
}

interface Described {
  readonly openapi: string
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>
}

describe('games', () => {
  test('a game is made with options, clocks and bots, and looked up again', async () => {
    const { server, create } = await house()
    const made = await create({
      game: 'red-sea',
      options: { bidding: true, readings: { wargamesTie: 'opponent' } },
      clock: { kind: 'live', bank: 60_000, increment: 1000 },
      hints: false,
      seats: { us: 'open', ussr: { bot: 'careful' } },
    })
    expect(made.tokens).toMatchObject({ us: expect.stringMatching(/^[\w-]{32}$/), ussr: null, watch: null })
    expect(made.info).toMatchObject({
      rated: false,
      hints: false,
      clock: { kind: 'live' },
      seats: { ussr: { kind: 'bot', name: 'careful', taken: true } },
    })
    const { statusCode, body } = await server.http.inject(`/api/games/${made.id}`)
    expect([statusCode, JSON.parse(body)]).toMatchObject([200, { status: 'waiting', seq: 0, ending: null, info: { secret: null } }])
    // Nothing that opens a seat stands in the storage, or in what others are shown.
    expect(JSON.stringify([await server.tables.storage.game(made.id), body])).not.toContain(made.tokens.us)
  })

  test('hints are off where two people play and nobody has asked for them; an offer that has them says so', async () => {
    const { create } = await house()
    expect((await create()).info.hints).toBe(false)
    expect((await create({ hints: true })).info.hints).toBe(true)
    expect((await create({ seats: { us: 'open', ussr: { bot: 'careful' } } })).info.hints).toBe(true)
    expect((await create({ seats: { us: 'open', ussr: { bot: 'careful' } }, hints: false })).info.hints).toBe(false)
  })

  test('a game that is looked up says whose move it is', async () => {
    const open = await house()
    const { id } = await twoAt(open)
    expect((await open.server.http.inject(`/api/games/${id}`)).json()).toMatchObject({ status: 'playing', turn: 1, asked: ['ussr'] })
  })

  test.each([
    ['no body', undefined],
    ['an unknown game', { game: 'chess' }],
    ['an unknown field', { game: 'red-sea', cheat: true }],
    ['an unknown option', { game: 'red-sea', options: { cheat: true } }],
    ['a wrong value', { game: 'red-sea', options: { bidding: 'maybe' } }],
    ['options that contradict each other', { game: 'twilight-struggle', options: { edition: 'second', optionalCards: true } }],
    ['a clock without a bank', { game: 'red-sea', clock: { kind: 'live' } }],
    ['a bot that is not there', { game: 'red-sea', seats: { us: 'open', ussr: { bot: 'deep-blue' } } }],
    ['advice in a rated game', { game: 'red-sea', rated: true, hints: true }],
    ['a bot in a rated game', { game: 'red-sea', rated: true, seats: { us: 'open', ussr: { bot: 'careful' } } }],
    ['an endless handicap', { game: 'red-sea', options: { handicap: [1, 1e9] } }],
  ])('%s is refused with a code, and nothing is made', async (_what, payload) => {
    const { server } = await house()
    const reply = await server.http.inject({ method: 'POST', url: '/api/games', ...(payload === undefined ? {} : { payload }) })
    expect(reply.statusCode).toBe(400)
    expect(reply.json()).toEqual({ error: { code: expect.stringMatching(/^(malformed|bad-options)$/), message: expect.any(String) } })
  })

  test('a game that does not exist, is private or is not over is refused with a code', async () => {
    const { server, create } = await house()
    const { id } = await create()
    const code = async (url: string): Promise<unknown> => (await server.http.inject(url)).json<{ error: { code: string } }>().error.code
    expect(await code('/api/games/aaaaaaaaaaaa')).toBe('not-found')
    expect(await code('/api/games/..%2f..%2fetc')).toBe('malformed')
    expect(await code(`/api/games/${id}?token=${'x'.repeat(30)}`)).toBe('not-allowed')
    expect(await code(`/api/games/${id}/record`)).toBe('not-over')
    expect(await code(`/api/games/${id}/log`)).toBe('not-over')
    expect(await code('/api/nothing')).toBe('not-found')
  })

  test('a browser that opens an address without a page is led to the page, which says so; programs get an error', async () => {
    const { server } = await house()
    const opened = async (url: string, accept = 'text/html,*/*') => await server.http.inject({ url, headers: { accept } })
    const { statusCode, headers } = await opened('/some/path?x=1')
    expect([statusCode, headers.location]).toEqual([302, '../#/some/path'])
    expect((await opened('/nowhere')).headers.location).toBe('./#/nowhere')
    expect((await opened('/some/path', '*/*')).statusCode).toBe(404)
    for (const url of ['/api/nothing', '/assets/nothing.js']) expect((await opened(url)).statusCode).toBe(404)
  })

  test('two bots begin by themselves, for an account with a name, in a few games at once', async () => {
    const open = await house()
    const { storage } = open.server.tables
    const wanted = { game: 'twilight-struggle', seats: { us: { bot: 'careful' }, ussr: { bot: 'careful' } } }
    const one = await member(open)
    const made = (await one.ask('POST', '/api/games', wanted)).body as { readonly id: string }
    expect((await storage.game(made.id))!.seq).toBeGreaterThanOrEqual(16)
    expect((await visitor(open).ask('POST', '/api/games', wanted)).code).toBe('not-signed-in')
    expect((await (await guest(open)).ask('POST', '/api/games', wanted)).code).toBe('needs-name')
    const count = vi.spyOn(storage, 'madeBy').mockResolvedValue(2)
    expect((await one.ask('POST', '/api/games', { ...wanted, duplicate: true })).code).toBe('too-busy')
    count.mockRestore()
  })
})

describe('for the host', () => {
  test('the API describes itself', async () => {
    const { server } = await house()
    const described = (await server.http.inject('/api/openapi.json')).json<Described>()
    expect(described.openapi).toBe('3.1.0')
    expect(Object.keys(described.paths)).toEqual(
      expect.arrayContaining(['/api/games', '/api/games/{id}/record', '/api/me/notices', '/health']),
    )
    const bare = Object.entries(described.paths).flatMap(([path, methods]) =>
      Object.entries(methods)
        .filter(([, { summary = '', tags = [] }]) => summary.length < 5 || tags.length === 0)
        .map(([method]) => `${method} ${path}`),
    )
    expect(bare).toEqual([])
    expect(Object.keys(described.paths['/api/games']!.post!.responses)).toContain('201')
  })

  test('it says whether it is well, and counts what it does', async () => {
    const { server } = await house()
    expect((await server.http.inject('/health')).json()).toMatchObject({ status: 'ok', version: 'test' })
    const metrics = (await server.http.inject('/metrics')).body
    for (const name of ['hotline_connections', 'hotline_changes_total', 'hotline_games_kept', 'process_resident_memory_bytes'])
      expect(metrics).toMatch(new RegExp(`^${name}[ {]`, 'm'))
  })

  test('headers allow nothing from elsewhere, and a socket from another page is refused', async () => {
    const { server, address } = await house()
    const { headers } = await server.http.inject('/health')
    expect(headers['content-security-policy']).toContain("default-src 'self'")
    expect(headers['x-content-type-options']).toBe('nosniff')
    const upgrade = {
      connection: 'upgrade',
      upgrade: 'websocket',
      'sec-websocket-version': '13',
      'sec-websocket-key': 'dGhlIHNhbXBsZSBub25jZQ==',
    }
    const reply = await new Promise<number>((resolve, reject) => {
      import('node:http')
        .then(({ get }) =>
          get(`${address}/api/socket`, { headers: { ...upgrade, origin: 'https://evil.example' } }, (answer) =>
            resolve(answer.statusCode!),
          ).on('error', reject),
        )
        .catch(reject)
    })
    expect(reply).toBe(403)
  })

  test('a socket that is turned away is closed, so that the server can end', async () => {
    const busy = await openHouse({ requests: 1 })
    stopClock()
    await busy.connect()
    await expect(busy.connect()).rejects.toThrow('429')
    await busy.close()
  })
})
