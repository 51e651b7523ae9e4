/** The clocks: arithmetic first, then flags that fall in a server. */
import { describe, expect, test } from 'vitest'
import type { Clock } from '../../src/protocol/common.ts'
import {
  type ClockEvent,
  dueOf,
  faceAt,
  flaggedAt,
  MOST_LAG,
  newTiming,
  stopped,
  timingAfter,
  vacationFrom,
} from '../../src/server/games/clock.ts'
import { openStorage } from '../../src/server/storage/open.ts'
import type { Timing } from '../../src/server/storage/storage.ts'
import { openHouse, personAt, refusal, twoAt } from './house.ts'

const US_ASKED = [true, false] as const
const USSR_ASKED = [false, true] as const
const HOUR = 3_600_000
const DAY = 24 * HOUR

const live: Clock = { kind: 'live', bank: 60_000, increment: 5000 }
const slow: Clock = { kind: 'slow', move: 3 * DAY, bank: 10 * DAY, vacation: 14 * DAY }

/** What happens to a clock, one thing after the other. */
function clockAfter(clock: Clock, ...happenings: Partial<ClockEvent>[]): Timing {
  return happenings.reduce<Timing>(
    (timing, one) => timingAfter(clock, timing, { now: 0, moved: null, asked: US_ASKED, scenes: [0, 0], lag: 0, ...one }),
    newTiming(clock),
  )
}

describe('live', () => {
  test('the clock of the side with the question runs, and passing the question on adds the increment', () => {
    const begun = clockAfter(live, { now: 1000 })
    expect(dueOf(live, begun)).toBe(61_000)
    expect(faceAt(live, begun, 11_000)).toMatchObject({ left: [50_000, 60_000], runs: [true, false] })
    const passed = clockAfter(live, { now: 1000 }, { now: 11_000, moved: 0, asked: USSR_ASKED })
    expect(passed).toMatchObject({ left: [55_000, 60_000], from: [null, 11_000] })
  })

  test('clicks within one turn of thought add nothing, and no time is lost between them', () => {
    const clicks = clockAfter(live, { now: 0 }, { now: 10_000, moved: 0 }, { now: 15_000, moved: 0 })
    expect(faceAt(live, clicks, 20_000)).toMatchObject({ left: [40_000, 60_000] })
    expect(dueOf(live, clicks)).toBe(60_000)
  })

  test('a scene may be watched first, by each seat for itself, and a slow line is credited within limits', () => {
    const played = clockAfter(live, { now: 0 }, { now: 10_000, moved: 0, asked: USSR_ASKED, scenes: [0, 6000] })
    expect(played.from).toEqual([null, 16_000])
    expect(faceAt(live, played, 16_000)!.left[1]).toBe(60_000)
    expect(faceAt(live, played, 10_500)!.pause).toEqual([0, 5500])
    expect(dueOf(live, played)).toBe(76_000)
    // The first answer starts the clock: what is left of the scene is not saved up.
    const early = timingAfter(live, played, { now: 12_000, moved: 1, asked: USSR_ASKED, scenes: [0, 0], lag: 0 })
    expect(early.from).toEqual([null, 12_000])
    expect(faceAt(live, early, 13_000)!.left[1]).toBe(59_000)
    const lagging = (lag: number): number => clockAfter(live, { now: 0 }, { now: 10_000, moved: 0, asked: USSR_ASKED, lag }).left[0]
    expect([lagging(0), lagging(200), lagging(60_000), lagging(-60_000)]).toEqual([55_000, 55_200, 55_000 + MOST_LAG, 55_000])
    // Nobody gains time by clicking fast.
    expect(clockAfter(live, { now: 0 }, { now: 100, moved: 0, asked: USSR_ASKED, lag: 500 }).left[0]).toBe(65_000)
  })

  test('where both are asked both clocks run, and one side’s move does not touch the other’s', () => {
    const both = clockAfter(live, { now: 0, asked: [true, true] }, { now: 10_000, moved: 1, asked: US_ASKED })
    expect(both).toMatchObject({ left: [60_000, 55_000], from: [0, null] })
  })

  test('a flag falls when the bank is empty, of the side that has run out first', () => {
    const begun = clockAfter(live, { now: 0 })
    expect([flaggedAt(live, begun, 59_999), flaggedAt(live, begun, 60_000)]).toEqual([null, 0])
    expect(flaggedAt(live, { ...begun, from: [5000, 0] }, 70_000)).toBe(1)
    expect(dueOf(live, stopped(live, begun, 10_000))).toBeNull()
  })
})

describe('slow', () => {
  test('each move has its days, and what goes beyond them comes from the bank', () => {
    const begun = clockAfter(slow, { now: 0 })
    expect(dueOf(slow, begun)).toBe(13 * DAY)
    expect(clockAfter(slow, { now: 0 }, { now: 2 * DAY, moved: 0, asked: USSR_ASKED }).left[0]).toBe(10 * DAY)
    expect(clockAfter(slow, { now: 0 }, { now: 5 * DAY, moved: 0, asked: USSR_ASKED }).left[0]).toBe(8 * DAY)
    expect(faceAt(slow, begun, DAY)).toMatchObject({ left: [10 * DAY, 10 * DAY], move: [2 * DAY, 3 * DAY] })
  })

  test('a vacation stops the clock until it is used up, and can be ended', () => {
    const begun = clockAfter(slow, { now: 0 })
    const away = vacationFrom(begun, 0, true, DAY)!
    expect(dueOf(slow, away)).toBe(DAY + 14 * DAY + 12 * DAY)
    expect(faceAt(slow, away, 5 * DAY)).toMatchObject({ move: [2 * DAY, 3 * DAY], vacation: [10 * DAY, 14 * DAY], away: [true, false] })
    expect([14, 16].map((day) => faceAt(slow, away, day * DAY)!.runs[0])).toEqual([false, true])
    expect(vacationFrom(away, 0, true, 2 * DAY)).toBeNull()
    const back = vacationFrom(away, 0, false, 5 * DAY)!
    expect([dueOf(slow, back), back.vacation[0]]).toEqual([5 * DAY + 12 * DAY, 10 * DAY])
    const spent = vacationFrom(away, 0, false, 20 * DAY)!
    expect([spent.vacation[0], dueOf(slow, spent)]).toEqual([0, dueOf(slow, away)])
    expect(vacationFrom(spent, 0, true, 21 * DAY)).toBeNull()
  })
})

test('no clock, no flag', () => {
  const none: Clock = { kind: 'none' }
  const timing = clockAfter(none, { now: 0 }, { now: DAY, moved: 0 })
  expect([dueOf(none, timing), flaggedAt(none, timing, 99 * DAY), faceAt(none, timing, DAY)]).toEqual([null, null, null])
})

describe('in a server', () => {
  test('the flag of a player who does not move falls, and leaves a result', async () => {
    let now = 1_800_000_000_000
    const house = await openHouse({ now: () => now })
    try {
      const { id, us, ussr } = await twoAt(house, { clock: { kind: 'live', bank: 60_000, increment: 0 } })
      expect(us.now().clock).toMatchObject({ runs: [false, true], left: [60_000, 60_000] })
      now += 30_000
      await ussr.picks('poland')
      // The way of the message is credited.
      const [, left] = (await us.until((update) => update.clock!.left[1] < 60_000)).clock!.left
      expect(left).toBeGreaterThanOrEqual(30_000)
      expect(left).toBeLessThanOrEqual(30_000 + MOST_LAG)
      now += 31_000
      const { ending, clock } = await us.until(({ status }) => status === 'over', 'the fall of the flag')
      expect(ending).toEqual({ winner: 'us', kind: 'time' })
      expect(clock).toMatchObject({ left: [60_000, 0], runs: [false, false] })
      expect((await house.server.tables.storage.game(id))!.due).toBeNull()
    } finally {
      await house.close()
    }
  })

  test('a move that comes after the time is out is too late, even before the server has looked at the clock', async () => {
    let now = 1_800_000_000_000
    const storage = await openStorage(':memory:')
    // The server finds no flags here: the move itself checks the clock.
    const house = await openHouse({ now: () => now, storage: { ...storage, due: () => Promise.resolve([]) } })
    try {
      const { us, ussr } = await twoAt(house, { clock: { kind: 'live', bank: 60_000, increment: 0 } })
      now += 61_000
      expect(await refusal(ussr.picks('poland'))).toBe('game-over')
      expect((await us.until(({ status }) => status === 'over')).ending).toEqual({ winner: 'us', kind: 'time' })
    } finally {
      await house.close()
    }
  })

  test('flags survive a restart, and downtime is charged to neither clock', async () => {
    let now = 1_800_000_000_000
    const storage = await openStorage(':memory:')
    const open = { ...storage, close: () => Promise.resolve() }
    const first = await openHouse({ now: () => now, storage: open })
    const { id, made } = await twoAt(first, { clock: { kind: 'live', bank: 60_000, increment: 0 } })
    now += 10_000
    await first.close()
    await storage.db.updateTable('served').set({ seen: now }).execute()
    now += HOUR
    const second = await openHouse({ now: () => now, storage: open })
    try {
      const us = await personAt(second, id, made.tokens.us)
      expect(us.now()).toMatchObject({ status: 'playing', clock: { left: [60_000, 50_000], runs: [false, true] } })
      now += 51_000
      expect((await us.until(({ status }) => status === 'over', 'the fall of the flag')).ending).toEqual({ winner: 'us', kind: 'time' })
    } finally {
      await second.close()
      await storage.close()
    }
  })

  test('the clock starts after the scene of the opponent’s play, and one’s own clicks grant nothing', async () => {
    let now = 1_800_000_000_000
    const house = await openHouse({ now: () => now })
    try {
      const { id, us, ussr } = await twoAt(house, { clock: { kind: 'live', bank: 600_000, increment: 0 } })
      for (let i = 0; i < 6; i++) await ussr.picks('poland')
      // Six points in one country are one step of a second.
      expect((await us.until((update) => update.clock!.runs[0])).clock!.pause[0]).toBe(1000)
      now += 400
      await us.picks('italy')
      // The first answer started it; the point that was just placed is no scene.
      const { timing } = (await house.server.tables.storage.game(id))!
      expect(timing.from[0]).toBe(now)
    } finally {
      await house.close()
    }
  })

  test('who goes on vacation is not flagged', async () => {
    let now = 1_800_000_000_000
    const house = await openHouse({ now: () => now })
    try {
      const { id, us, ussr } = await twoAt(house, { clock: { kind: 'slow', move: DAY, bank: 0, vacation: 7 * DAY } })
      await ussr.client.ask({ type: 'vacation', game: id, on: true })
      expect((await us.until(({ clock }) => clock!.away[1])).clock).toMatchObject({ vacation: [7 * DAY, 7 * DAY] })
      expect(await refusal(ussr.client.ask({ type: 'vacation', game: id, on: true }))).toBe('not-allowed')
      now += 3 * DAY
      await ussr.picks('poland')
      await ussr.client.ask({ type: 'vacation', game: id, on: false })
      expect((await us.until(({ clock }) => !clock!.away[1])).clock).toMatchObject({ vacation: [7 * DAY, 4 * DAY], move: [DAY, DAY] })
    } finally {
      await house.close()
    }
  })
})
