/** What /health says while something is wrong, and that it says it at once. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { afterEach, expect, onTestFinished, test } from 'vitest'
import type { Bus } from '../../../src/server/storage/bus.ts'
import { type OpenStorage, openStorage } from '../../../src/server/storage/open.ts'
import { eventually } from '../../waiting.ts'
import { type House, openHouse } from '../house.ts'

let open: House | null = null
afterEach(async () => {
  await open?.close()
  open = null
})

/** A house whose heartbeats fail while `fault` is there. */
async function houseWith(fault: { now: (() => Promise<never>) | null }, more: object = {}): Promise<House> {
  const storage: OpenStorage = await openStorage(':memory:')
  const bus = (): Bus => {
    const real = storage.bus()
    return { ...real, beat: (now) => fault.now?.() ?? real.beat(now) }
  }
  open = await openHouse({ storage: { ...storage, bus }, ...more })
  return open
}

const health = async ({ server }: House): Promise<[number, string]> => {
  const reply = await server.http.inject('/health')
  return [reply.statusCode, reply.json<{ status: string }>().status]
}

test('a database that is frozen is failing after two seconds, and well again when it answers', async () => {
  let thaw: () => void = () => undefined
  const fault = { now: null as (() => Promise<never>) | null }
  const house = await houseWith(fault)
  expect(await health(house)).toEqual([200, 'ok'])
  fault.now = () => new Promise((_, reject) => (thaw = () => reject(new Error('frozen'))))
  await eventually('the failure', async () => expect(await health(house)).toEqual([503, 'failing']))
  fault.now = null
  thaw()
  await eventually('an answer', async () => expect(await health(house)).toEqual([200, 'ok']))
})

test('a process that the machine held up for three seconds does not blame the database', async () => {
  const house = await houseWith({ now: null })
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 3000)
  expect(await health(house)).toEqual([200, 'ok'])
})

test('a full disk is failing, though it can be read', async () => {
  const fault = { now: null as (() => Promise<never>) | null }
  const house = await houseWith(fault)
  fault.now = () => Promise.reject(Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }))
  await eventually('the failure', async () => expect(await health(house)).toEqual([503, 'failing']))
})

test('however many ask, nothing is written for it, and nobody is refused', async () => {
  const house = await houseWith({ now: null }, { requests: 1 })
  const all = await Promise.all(Array.from({ length: 50 }, () => health(house)))
  expect(new Set(all.map(([status]) => status))).toEqual(new Set([200]))
})

test('a checker that hangs up before the answer does no harm', async () => {
  const errors: string[] = []
  const logger = pino({ level: 'error' }, { write: (line: string) => void errors.push(line) })
  const house = await houseWith({ now: null }, { requests: 1, logger })
  const { port } = new URL(house.address)
  for (let i = 0; i < 20; i++)
    await new Promise<void>((resolve) => {
      const socket = connect(Number(port), '127.0.0.1', () => {
        socket.write('GET /health HTTP/1.1\r\nhost: localhost\r\n\r\n', () => socket.resetAndDestroy())
      })
      socket.once('close', () => resolve())
    })
  expect(await health(house)).toEqual([200, 'ok'])
  expect(errors).toEqual([])
})

test('under pressure, when others are sent away, it still says that it is well, and the page opens', async () => {
  const page = mkdtempSync(join(tmpdir(), 'hotline-page-'))
  onTestFinished(() => rmSync(page, { recursive: true }))
  writeFileSync(join(page, 'index.html'), '<head><title>Hotline</title></head>')
  const house = await houseWith({ now: null }, { mostDelay: 1, page })
  const { id } = await house.create()
  const block = (): void => {
    for (const end = performance.now() + 100; performance.now() < end; );
  }
  await eventually('a request that is sent away', async () => {
    block()
    expect((await house.server.http.inject('/api/live')).statusCode).toBe(503)
  })
  expect(await health(house)).toEqual([200, 'ok'])
  expect((await house.server.http.inject('/metrics')).statusCode).toBe(200)
  expect((await house.server.http.inject('/')).body).toBe('<head><title>Hotline</title></head>')
  const position = await house.server.http.inject(`/games/${id}/0`)
  expect([position.statusCode, position.body]).toEqual([200, expect.stringContaining('Hotline</title>')])
})

test('while the database is away, the server answers `too-busy`, over HTTP and the socket', async () => {
  const storage = await openStorage(':memory:')
  let away = false
  const refusing =
    <A extends unknown[], R>(work: (...args: A) => Promise<R>) =>
    (...args: A): Promise<R> =>
      away ? Promise.reject(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' })) : work(...args)
  open = await openHouse({
    storage: { ...storage, revision: refusing((id: string) => storage.revision(id)), game: refusing((id: string) => storage.game(id)) },
  })
  const { id } = await open.create()
  const client = await open.connect()
  away = true
  const reply = await open.server.http.inject(`/api/games/${id}`)
  expect([reply.statusCode, reply.json()]).toMatchObject([503, { error: { code: 'too-busy' } }])
  await expect(client.ask({ type: 'watch', game: id })).rejects.toThrow('too-busy')
  away = false
  await client.ask({ type: 'watch', game: id })
})
