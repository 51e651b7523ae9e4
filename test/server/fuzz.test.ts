/** Whatever is sent, the server answers with a typed error and stands. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ERRORS } from '../../src/protocol/common.ts'
import { clientMessage, type ServerMessage } from '../../src/protocol/socket.ts'
import { openStorage } from '../../src/server/storage/open.ts'
import { stopClock } from '../waiting.ts'
import { checkMessages, openHouse, refusal, sharedHouse, twoAt } from './house.ts'

const house = sharedHouse()
const RUNS = { numRuns: 150 }

/** Values that a program trips over. */
const nasty = fc.oneof(
  fc.jsonValue(),
  fc.constantFrom<unknown>('__proto__', 'constructor', '', ' ', '\u0000', 'ä'.repeat(300), 1e308, -1, 0.5, 2 ** 53, null, true, [], {}, [
    [],
  ]),
)
const types = clientMessage.options.map(({ shape }) => shape.type.value)

describe('the socket', () => {
  test('nothing that is sent changes a game or breaks the server', async () => {
    const open = await house()
    const { id, ussr } = await twoAt(open)
    const before = JSON.stringify([await open.server.tables.storage.game(id), await open.server.tables.storage.entries(id)])
    const message = fc.record(
      {
        type: fc.oneof(fc.constantFrom(...types), nasty),
        id: fc.oneof(fc.constantFrom('a', 'b'), nasty),
        game: fc.oneof(fc.constant(id), nasty),
        seq: fc.oneof(fc.constant(16), nasty),
        picks: fc.oneof(fc.array(fc.oneof(fc.constantFrom('italy', 'event', '1', 'nothing'), nasty)), nasty),
        contribution: nasty,
        token: nasty,
        extra: nasty,
      },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          message.map((value) => JSON.stringify(value)),
          fc.string(),
          fc.json(),
        ),
        async (text) => {
          // What would be right is not for this test.
          const read = clientMessage.safeParse(parse(text))
          fc.pre(!read.success || !['resign', 'offer-draw', 'leave', 'hello', 'watch'].includes(read.data.type))
          ussr.client.sendRaw(text)
          await ussr.client.ask({ type: 'ping' })
        },
      ),
      RUNS,
    )
    checkMessages(ussr.client.received)
    const codes = ussr.client.received
      .map((frame) => JSON.parse(frame) as ServerMessage)
      .flatMap((one) => (one.type === 'error' ? [one.code] : []))
    expect(new Set(codes).has('internal')).toBe(false)
    expect(codes.length).toBeGreaterThan(50)
    expect(JSON.stringify([await open.server.tables.storage.game(id), await open.server.tables.storage.entries(id)])).toBe(before)
  })

  test('binary, endless and ungreeted messages are refused', async () => {
    const open = await house()
    const client = await open.connect()
    client.sendRaw(Buffer.from([0, 255, 3]))
    client.sendRaw(JSON.stringify({ type: 'ping', id: 'x'.repeat(9000) }))
    await client.ask({ type: 'ping' })
    const codes = client.received
      .map((frame) => JSON.parse(frame) as ServerMessage)
      .flatMap((one) => (one.type === 'error' ? [one.code] : []))
    expect(codes).toEqual(['malformed', 'malformed'])
    client.sendRaw('x'.repeat(20_000))
    await client.closed
    await open.connect()
  })

  test('a client that sends too fast gets `too-fast`, and may go on later', async () => {
    const open = await openHouse({ limits: { aSecond: 5, atOnce: 20, games: 2 } })
    try {
      const client = await open.connect()
      const pass = stopClock()
      const codes = await Promise.all(Array.from({ length: 40 }, () => refusal(client.ask({ type: 'ping' }))))
      expect(codes.filter((code) => code === 'too-fast').length).toBeGreaterThanOrEqual(15)
      pass(500)
      expect(await refusal(client.ask({ type: 'ping' }))).toBe('not refused')
      const other = await open.connect()
      const games = await Promise.all([open.create(), open.create(), open.create()])
      const watched = await Promise.all(games.map((game) => refusal(other.ask({ type: 'watch', game: game.id }))))
      expect(watched).toEqual(['not refused', 'not refused', 'too-busy'])
    } finally {
      await open.close()
    }
  })

  test('a fault of the storage is ours: it is said so, and the connection stays', async () => {
    const storage = await openStorage(':memory:')
    let broken = false
    const faulty = {
      ...storage,
      write: (...args: Parameters<typeof storage.write>) => (broken ? Promise.reject(new Error('no space left')) : storage.write(...args)),
    }
    const open = await openHouse({ storage: faulty })
    try {
      const { ussr, us } = await twoAt(open)
      broken = true
      expect(await refusal(ussr.picks('poland'))).toBe('internal')
      broken = false
      const { seq } = us.now()
      await ussr.picks('poland')
      expect((await us.until((now) => now.seq > seq)).seq).toBe(seq + 1)
    } finally {
      await open.close()
    }
  })
})

const parse = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

describe('HTTP', () => {
  test('no request is answered with a fault of ours', async () => {
    const { server, create } = await house()
    const { id } = await create()
    const url = fc.oneof(
      fc.constantFrom('/api/games', `/api/games/${id}`, `/api/games/${id}/record`, `/api/games/${id}/log`, '/api/socket', '/health'),
      fc.webPath().map((path) => `/api${path}`),
      fc.string().map((text) => `/api/games/${encodeURIComponent(text)}`),
    )
    const body = fc.record(
      { game: fc.oneof(fc.constantFrom('red-sea', 'twilight-struggle'), nasty), options: nasty, clock: nasty, seats: nasty, rated: nasty },
      { requiredKeys: [] },
    )
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('GET', 'POST', 'PUT', 'DELETE', 'OPTIONS' as const),
        url,
        fc.oneof(
          body.map((value) => JSON.stringify(value)),
          fc.string(),
        ),
        fc.constantFrom('application/json', 'text/plain', 'multipart/form-data', ''),
        async (method, path, payload, type) => {
          const reply = await server.http.inject({
            method: method as 'GET',
            url: path,
            payload,
            headers: type === '' ? {} : { 'content-type': type },
          })
          expect(reply.statusCode).toBeLessThan(500)
          if (reply.statusCode >= 400) expect(ERRORS).toContain(reply.json<{ error: { code: string } }>().error.code)
        },
      ),
      RUNS,
    )
  })
})
