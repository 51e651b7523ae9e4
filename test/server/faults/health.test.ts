/** What /health says while something is wrong, and that it says it at once. */
import { afterEach, expect, test, vi } from 'vitest'
import { type OpenStorage, openStorage } from '../../../src/server/storage/open.ts'
import { eventually } from '../../waiting.ts'
import { type House, openHouse } from '../house.ts'

let open: House | null = null
afterEach(async () => {
  vi.useRealTimers()
  await open?.close()
  open = null
})

/** A house whose storage can't be written to while `fault` is there. */
async function houseWith(fault: { now: (() => Promise<void>) | null; written: number }, more: object = {}): Promise<House> {
  const storage: OpenStorage = await openStorage(':memory:')
  const setAlive = (at: number): Promise<void> => {
    fault.written++
    return fault.now?.() ?? storage.setAlive(at)
  }
  open = await openHouse({ storage: { ...storage, setAlive }, ...more })
  return open
}

const health = async ({ server }: House): Promise<[number, string]> => {
  const reply = await server.http.inject('/health')
  return [reply.statusCode, reply.json<{ status: string }>().status]
}

test('a database that is frozen is failing after two seconds, and well again when it answers', async () => {
  let thaw: () => void = () => undefined
  const fault = { now: null as (() => Promise<void>) | null, written: 0 }
  const house = await houseWith(fault)
  expect(await health(house)).toEqual([200, 'ok'])
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
  vi.setSystemTime(Date.now() + 2000)
  fault.now = () => new Promise((resolve) => (thaw = resolve))
  const asked = [health(house), health(house)]
  await vi.advanceTimersByTimeAsync(2000)
  expect(await Promise.all(asked)).toEqual([
    [503, 'failing'],
    [503, 'failing'],
  ])
  thaw()
  fault.now = null
  await vi.advanceTimersByTimeAsync(2000)
  expect(await health(house)).toEqual([200, 'ok'])
})

test('a full disk is failing, though it can be read', async () => {
  const fault = { now: null as (() => Promise<void>) | null, written: 0 }
  const house = await houseWith(fault)
  fault.now = () => Promise.reject(Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' }))
  expect(await health(house)).toEqual([503, 'failing'])
})

test('however many ask, it is written once in a second, and nobody is refused', async () => {
  const fault = { now: null, written: 0 }
  const house = await houseWith(fault, { requests: 1 })
  vi.useFakeTimers({ toFake: ['Date'] })
  const before = fault.written
  const all = await Promise.all(Array.from({ length: 50 }, () => health(house)))
  expect(new Set(all.map(([status]) => status))).toEqual(new Set([200]))
  expect(fault.written - before).toBe(1)
})

test('under pressure, when others are sent away, it still says that it is well', async () => {
  const house = await houseWith({ now: null, written: 0 }, { mostDelay: 1 })
  const block = (): void => {
    for (const end = performance.now() + 100; performance.now() < end; );
  }
  await eventually('a request that is sent away', async () => {
    block()
    expect((await house.server.http.inject('/api/live')).statusCode).toBe(503)
  })
  expect(await health(house)).toEqual([200, 'ok'])
  expect((await house.server.http.inject('/metrics')).statusCode).toBe(200)
})

test('where the database is away, a request is told to come again, over HTTP and the socket', async () => {
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
