/** A PostgreSQL that is slow, frozen, or not there. */
import { createServer, type Server } from 'node:net'
import { sql } from 'kysely'
import { afterEach, expect, test } from 'vitest'
import { type OpenStorage, openStorage } from '../../../src/server/storage/open.ts'
import { isOutage } from '../../../src/server/storage/trouble.ts'
import { describePostgres, freePort } from '../postgres.ts'

const caught = async (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

describePostgres('faults', (address) => {
  let storage: OpenStorage | null = null
  afterEach(async () => {
    await storage?.close()
    storage = null
  })

  test('a statement that takes too long is ended, and the next one is answered', async () => {
    storage = await openStorage(await address(), 300)
    const error = await caught(sql`select pg_sleep(3600)`.execute(storage.db))
    expect(error).toMatchObject({ code: '57014' })
    expect(isOutage(error)).toBe(true)
    await storage.ping()
  })

  test('a frozen connection is given up and not used again', async () => {
    storage = await openStorage(await address(), 300)
    const pidOf = async (): Promise<number> =>
      (await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(storage!.db)).rows[0]!.pid
    const frozen = await pidOf()
    process.kill(frozen, 'SIGSTOP')
    try {
      const error = await caught(storage.ping())
      expect(isOutage(error)).toBe(true)
      // So does a write, with all that belongs to it.
      expect(await pidOf()).not.toBe(frozen)
      expect(await storage.fact('written', 'once')).toBe('once')
    } finally {
      process.kill(frozen, 'SIGCONT')
    }
  })
})

test('a machine that takes the connection and says nothing is given up at the start', async () => {
  const server: Server = createServer(() => undefined)
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const error = await caught(openStorage(`postgres://hotline@127.0.0.1:${port}/hotline`))
  expect(isOutage(error)).toBe(true)
  server.close()
}, 30_000)
