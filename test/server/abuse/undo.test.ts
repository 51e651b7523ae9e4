/** The attack: move and take back without end, so that the log grows and opening the game blocks the server. */
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { CHANCE, USSR } from '../../../src/engine/script.ts'
import type { ServerMessageOf } from '../../../src/protocol/socket.ts'
import { commitmentOf } from '../../../src/records/fair.ts'
import { readRecord } from '../../../src/records/record.ts'
import { verifyFairness } from '../../../src/records/verify.ts'
import { type Course, lastOf, MOST_SINCE_REVEAL, MOST_VOID, movesIn, openCourse } from '../../../src/server/games/course.ts'
import type { StoredEntry } from '../../../src/server/storage/storage.ts'
import { type House, openHouse, personAt, refusal, twoAt } from '../house.ts'

const applied = vi.hoisted(() => ({ moves: 0 }))
vi.mock('../../../src/match/match.ts', async (original) => {
  const { make, ...rest } = await original<typeof import('../../../src/match/match.ts')>()
  return {
    ...rest,
    make: (...args: Parameters<typeof make>) => {
      applied.moves++
      return make(...args)
    },
  }
})

let house: House
beforeEach(async () => {
  house = await openHouse()
})
afterEach(() => house.close())

const entry = (seq: number, kind: StoredEntry['kind'], by: StoredEntry['by'], value: string): StoredEntry => ({
  seq,
  kind,
  by,
  value,
  at: 0,
  clock: null,
  client: null,
})

/** Appends entries to a stored game as a server of version 0.1.0 has done. */
async function append(id: string, more: (seq: number) => StoredEntry[]): Promise<void> {
  const { storage } = house.server.tables
  const row = (await storage.game(id))!
  const entries = more(row.seq)
  for (let i = 0; i < entries.length; i += 500)
    await storage.write(id, { rev: row.rev + i / 500, at: 0, entries: entries.slice(i, i + 500), change: {} })
}

/** Pairs of a free move and its take-back. */
const pairs = (count: number, live: number) => (seq: number) =>
  Array.from({ length: count }, (_, i) => [
    entry(seq + 2 * i + 1, 'move', USSR, 'poland'),
    entry(seq + 2 * i + 2, 'back', USSR, String(live)),
  ]).flat()

test('after 200 entries without a reveal nothing is taken back any more, and the game goes on', async () => {
  const { id, ussr, us } = await twoAt(house)
  const { seq } = ussr.now()
  const back = () => ussr.client.ask({ type: 'back', game: id, seq: ussr.now().seq })
  for (let i = 0; i < MOST_SINCE_REVEAL / 2; i++) {
    await ussr.picks('poland')
    await back()
  }
  await ussr.picks('poland')
  expect(await refusal(back())).toBe('too-many-undos')
  expect(ussr.now().seq).toBe(seq + MOST_SINCE_REVEAL + 1)
  await ussr.picks('poland', 'poland', 'poland', 'yugoslavia', 'yugoslavia')
  // The question has passed to the other side, which has 200 of its own.
  await us.until(({ question }) => question !== null)
  await us.picks('italy')
  await us.client.ask({ type: 'back', game: id, seq: us.now().seq })
})

test('two who take everything back by consent come to the same end', async () => {
  const { id, us, ussr } = await twoAt(house)
  let refused: string | null = null
  for (let i = 0; refused === null && i < MOST_SINCE_REVEAL; i++) {
    await ussr.picks('poland', 'poland', 'poland', 'poland', 'yugoslavia', 'yugoslavia')
    await us.until(({ question }) => question !== null)
    const seq = ussr.now().seq
    try {
      await ussr.client.ask({ type: 'back', game: id, seq })
      await us.client.ask({ type: 'answer', game: id, offer: 'back', accept: true })
      await ussr.until((now) => now.seq > seq)
    } catch (error) {
      refused = (error as Error).message
    }
  }
  expect(refused).toBe('too-many-undos')
  expect((await house.server.tables.storage.entries(id)).length).toBeLessThan(MOST_SINCE_REVEAL + 30)
})

test('a game in which 5,000 entries count no more takes nothing back, whatever was revealed', async () => {
  const { id, ussr, us } = await twoAt(house)
  await append(id, pairs(MOST_VOID / 2, movesIn((await house.server.tables.read(id)).course)))
  await house.server.tables.read(id)
  await ussr.until(({ seq }) => seq > MOST_VOID)
  await ussr.picks('poland', 'poland', 'poland', 'poland', 'yugoslavia', 'yugoslavia')
  await us.until(({ question }) => question !== null)
  await us.picks('italy')
  expect(await refusal(us.client.ask({ type: 'back', game: id, seq: us.now().seq }))).toBe('too-many-undos')
})

describe('opening', () => {
  test('a log of 32,000 entries makes each move that counts once, and lets others have their turn', async () => {
    const { id, made } = await twoAt(house)
    const live = movesIn((await house.server.tables.read(id)).course)
    await append(id, pairs(16_000, live))
    await append(id, (seq) => [entry(seq + 1, 'move', USSR, 'poland')])
    applied.moves = 0
    let turns = 0
    let going = true
    const others = (): void => {
      turns++
      if (going) setImmediate(others)
    }
    setImmediate(others)
    const reader = await personAt(house, id, made.tokens.ussr)
    going = false
    expect(applied.moves).toBe(live + 1)
    expect(turns).toBeGreaterThan(100)
    expect(reader.game_).toMatchObject({ seq: live + 32_001, free: true, question: { kind: 'place', left: 5 } })
    expect(reader.game_.log).toHaveLength(live + 1)
    await reader.picks('poland')
  })

  test('many who open one game at once open it once', async () => {
    const { id } = await twoAt(house)
    const live = movesIn((await house.server.tables.read(id)).course)
    await append(id, pairs(1000, live))
    applied.moves = 0
    await Promise.all(Array.from({ length: 20 }, () => personAt(house, id)))
    expect(applied.moves).toBe(live)
  })

  test('what chance answered before it was taken back still counts: the same as move by move', async () => {
    const { tables, people } = house.server
    const { id, tokens } = await house.create({ game: 'red-sea' })
    // A secret of which we know that dice fall early and nobody wins at once.
    const secret = '5e'.repeat(32)
    await people.storage.db
      .updateTable('deals')
      .set({ secret, commitment: commitmentOf(secret), version: 1 })
      .execute()
    // The server has the game in memory; by its revision it sees that it has changed.
    await people.storage.db
      .updateTable('games')
      .set((e) => ({ rev: e('rev', '+', 1) }))
      .execute()
    const us = await personAt(house, id, tokens.us)
    const ussr = await personAt(house, id, tokens.ussr)
    for (const one of [us, ussr]) await one.client.ask({ type: 'sit', game: id, contribution: 'c' })
    // They play on, and four times both agree to take back what chance has answered.
    let undone = 0
    for (let i = 0; i < 80; i++) {
      const { row, course } = await tables.read(id)
      if (row.status === 'over') break
      for (const one of [us, ussr]) await one.until(({ seq }) => seq === row.seq)
      const asked = [us, ussr].find((one) => one.now().question !== null)!
      const last = course.made.findLast(({ move }) => move.by !== CHANCE)?.move.by
      if (undone < 4 && i > 20 && course.made.at(-1)!.move.by === CHANCE && last !== undefined) {
        const [one, other] = last === 0 ? [us, ussr] : [ussr, us]
        await one.client.ask({ type: 'back', game: id, seq: row.seq })
        await other.client.ask({ type: 'answer', game: id, offer: 'back', accept: true })
        undone++
      } else await asked.picks(asked.now().question!.picks[(i * 5) % asked.now().question!.picks.length]!)
    }
    expect(undone).toBe(4)
    const { row, course, entries } = await tables.history(id)
    expect(entries.filter(({ by, kind }) => kind === 'move' && by === CHANCE).length).toBeGreaterThan(
      course.made.filter(({ move }) => move.by === CHANCE).length,
    )
    applied.moves = 0
    const opened = await openCourse(row, entries)
    expect(applied.moves).toBeLessThanOrEqual(entries.length)
    const live = (await tables.read(id)).course
    const known = (one: Course) => [one.state, one.given, one.since, one.seq, movesIn(one), lastOf(one)]
    expect(known(opened)).toEqual(known(live))
    expect(opened.made.slice(-live.made.length)).toEqual(live.made)
    await us.client.ask({ type: 'resign', game: id })
    const { body } = await house.server.http.inject(`/api/games/${id}/record`)
    expect(verifyFairness(readRecord(body).record)).toMatchObject({ fair: true })
  })
})

test('a client that comes back learns what counts and what was void, and nothing of what came and went in between', async () => {
  const { id, ussr, made } = await twoAt(house)
  await ussr.picks('poland', 'poland')
  const { seq } = ussr.now()
  const back = () => ussr.client.ask({ type: 'back', game: id, seq: ussr.now().seq })
  await back()
  for (let i = 0; i < 3; i++) {
    await ussr.picks('bulgaria')
    await back()
  }
  await ussr.picks('austria')
  const client = await house.connect()
  const again = (await client.ask({ type: 'watch', game: id, token: made.tokens.ussr, seq })) as ServerMessageOf<'game'>
  expect(again.log).toMatchObject([{ back: seq - 1 }, { seq: seq + 8, by: 'ussr' }])
  const later = (await client.ask({ type: 'watch', game: id, token: made.tokens.us, seq: seq + 1 })) as ServerMessageOf<'game'>
  expect(later.log).toMatchObject([{ back: seq - 1 }, { seq: seq + 8 }])
})
