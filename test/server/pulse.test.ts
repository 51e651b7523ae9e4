/** Heartbeats: downtime is counted once and charged to no clock, and a dead process is known to be dead. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makePulse } from '../../src/server/pulse.ts'
import type { Bus } from '../../src/server/storage/bus.ts'
import { type OpenStorage, openStorage } from '../../src/server/storage/open.ts'
import { describePostgres } from './postgres.ts'

const HOUR = 3_600_000

function suite(open: () => Promise<OpenStorage>): void {
  let storage: OpenStorage
  beforeAll(async () => {
    storage = await open()
  })
  afterAll(() => storage.close())

  async function opened(): Promise<Bus> {
    const bus = storage.bus()
    await bus.open()
    return bus
  }
  const set = (seen: number | null, lost: number) => storage.db.updateTable('served').set({ seen, lost }).execute()

  test('the first start ever has lost nothing, and a heartbeat that follows another neither', async () => {
    await set(null, 0)
    const bus = await opened()
    expect((await bus.beat(Date.now())).lost).toBe(0)
    expect((await bus.beat(Date.now())).lost).toBe(0)
    await bus.close()
  })

  test('the time without a heartbeat is lost, and counted once however many processes start', async () => {
    await set(Date.now() - HOUR, 5)
    const all = await Promise.all(Array.from({ length: storage.dialect === 'postgres' ? 4 : 1 }, opened))
    const beats = await Promise.all(all.map((bus) => bus.beat(Date.now())))
    const again = await Promise.all(all.map((bus) => bus.beat(Date.now())))
    const { lost } = beats.at(-1)!
    expect(lost).toBeGreaterThanOrEqual(HOUR + 5)
    // Less than two hours: each of four would have added one.
    expect(lost).toBeLessThan(1.9 * HOUR)
    expect(new Set([...beats, ...again].map((beat) => beat.lost))).toEqual(new Set([lost]))
    for (const bus of all) await bus.close()
  })

  test('clocks run on the time of the database without what was lost', async () => {
    await set(Date.now() - HOUR, 0)
    const bus = await opened()
    const beats: number[] = []
    const pulse = makePulse(bus, Date.now)
    pulse.on({ onBeat: ({ now, lost }) => void beats.push(now - lost), onLost: () => undefined })
    expect(pulse.isWell).toBe(false)
    await pulse.fresh()
    expect(pulse.isWell).toBe(true)
    expect(Math.abs(pulse.served() - beats[0]!)).toBeLessThan(HOUR / 2)
    // It is fresh: no other heartbeat is needed.
    await pulse.fresh()
    expect(beats).toHaveLength(1)
    await bus.close()
  })
}

describe('SQLite', () => {
  suite(() => openStorage(':memory:'))

  test('a system clock that is set loses nothing', async () => {
    const storage = await openStorage(':memory:')
    const bus = storage.bus()
    await bus.beat(1000)
    expect((await bus.beat(1000 + HOUR)).lost).toBe(0)
    expect((await bus.beat(2000)).lost).toBe(0)
    await storage.close()
  })
})

describePostgres('pulse', (address) => {
  suite(async () => openStorage(await address()))

  test('one of the living processes leads, and another one when it ends', async () => {
    const storage = await openStorage(await address())
    const buses = [storage.bus(), storage.bus(), storage.bus()].toSorted((a, b) => (a.process < b.process ? -1 : 1))
    const pulses = buses.map((bus) => makePulse(bus, Date.now))
    const beat = async (): Promise<boolean[]> => {
      for (const bus of buses) await bus.beat(0).catch(() => undefined)
      for (const pulse of pulses) await pulse.beat().catch(() => undefined)
      return pulses.map(({ isLeader }) => isLeader)
    }
    for (const bus of buses) await bus.open()
    expect(await beat()).toEqual([true, false, false])
    await buses[0]!.close()
    expect((await beat()).slice(1)).toEqual([true, false])
    for (const bus of buses.slice(1)) await bus.close()
    await storage.close()
  })

  test('a process is alive for 1.5 s after its heartbeat, and dead at once when it ends well', async () => {
    const storage = await openStorage(await address())
    const [one, other] = [storage.bus(), storage.bus()]
    for (const bus of [one, other]) await bus.open()
    await one.beat(0)
    expect((await other.beat(0)).living).toEqual(new Set([one.process, other.process]))
    await storage.db
      .updateTable('processes')
      .set((e) => ({ seen: e('seen', '-', 1600) }))
      .where('id', '=', one.process)
      .execute()
    expect((await other.beat(0)).living).toEqual(new Set([other.process]))
    await one.beat(0)
    expect((await other.beat(0)).living).toEqual(new Set([one.process, other.process]))
    await one.close()
    expect((await other.beat(0)).living).toEqual(new Set([other.process]))
    await other.close()
    await storage.close()
  })
})
