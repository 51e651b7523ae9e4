/** A game is opened from its stored position, whatever the length of its log; the log stays the truth. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anyAsked } from '../../src/bots/players/random.ts'
import { bit, type Side, US, USSR } from '../../src/engine/script.ts'
import { canUndoAlone } from '../../src/match/undo.ts'
import type { ServerMessageOf } from '../../src/protocol/socket.ts'
import { ACTORS } from '../../src/records/moves.ts'
import { asked, decision } from '../../src/rules/api.ts'
import { back, move } from '../../src/server/games/actions.ts'
import { problemsOf } from '../../src/server/games/check.ts'
import { type Course, lastOf, movesIn, nameIn } from '../../src/server/games/course.ts'
import { sideOf } from '../../src/server/games/table.ts'
import { makeTables } from '../../src/server/games/tables.ts'
import { type OpenStorage, openStorage } from '../../src/server/storage/open.ts'
import { type House, type NewGame, openHouse, twoAt } from './house.ts'
import { describePostgres } from './postgres.ts'
import { deed, newMessage, play } from './random-play.ts'

/** What a process must know of a game, however it was opened. */
const knownOf = (course: Course) => ({
  state: course.state,
  given: [...course.given],
  since: course.since,
  seq: course.seq,
  moves: movesIn(course),
  last: lastOf(course),
  free: [US, USSR].map((side) => canUndoAlone(course, side as Side)),
})

/** A storage that counts the entries that are read from it. */
function counting(storage: OpenStorage): { readonly storage: OpenStorage; readonly read: { entries: number } } {
  const read = { entries: 0 }
  const entries: OpenStorage['entries'] = async (id, after) => {
    const found = await storage.entries(id, after)
    read.entries += found.length
    return found
  }
  return { storage: { ...storage, entries }, read }
}

function suite(open: () => Promise<OpenStorage>): void {
  let storage: OpenStorage
  let house: House
  beforeAll(async () => {
    storage = await open()
    house = await openHouse({ storage })
  })
  afterAll(() => house.close())

  const begun = async (game: 'twilight-struggle' | 'red-sea'): Promise<NewGame> => (await twoAt(house, { game })).made

  /** Games in which players move at random end early: the first that does not, played step by step. */
  async function longGame(
    steps: readonly number[],
    check: (id: string, seq: number) => Promise<void> = () => Promise.resolve(),
  ): Promise<NewGame> {
    for (let seed = 1; ; seed++) {
      const made = await begun('twilight-struggle')
      for (const entries of steps) {
        await play(house.server.tables, made.id, entries, seed + entries)
        await check(made.id, entries)
      }
      const { row } = await house.server.tables.read(made.id)
      if (row.status === 'playing') return made
    }
  }

  test('a process reads at most 31 entries to open a game, and knows the same as the one that played it', async () => {
    await longGame([40, 60, 100, 150, 200, 250], async (id) => {
      const live = (await house.server.tables.read(id)).course
      const { storage: counted, read } = counting(storage)
      const opened = await makeTables(counted, Date.now, Math.random).read(id)
      expect(read.entries).toBeLessThan(32)
      expect(knownOf(opened.course)).toEqual(knownOf(live))
      expect(knownOf((await house.server.tables.history(id)).course)).toEqual(knownOf(live))
      expect(await problemsOf(storage, id)).toEqual([])
    })
  })

  test('in memory a game keeps its last moves, however long it is', async () => {
    let most = 0
    await longGame([50, 100, 150, 200, 250], async (id) => {
      const { course, done } = await house.server.tables.read(id)
      most = Math.max(most, course.lines.length, course.made.length, done.size / 4)
    })
    expect(most).toBeLessThan(150)
  })

  test('an undo beyond what is in memory replays the log, and so does an undo after a restart', async () => {
    const { id } = await longGame([150])
    const { tables } = house.server
    for (;;) {
      const { course } = await tables.read(id)
      const side = [US, USSR].find((one) => canUndoAlone(course, one as Side))
      if (side !== undefined) break
      const by = anyAsked(asked(course.state), Math.random) as Side
      await move(tables, id, deed(sideOf({ course }, by), newMessage()), course.seq, [
        nameIn(course.state, decision(course.state, by)!.moves[0]!),
      ])
    }
    const restarted = makeTables(storage, Date.now, Math.random)
    const { course, row } = await restarted.read(id)
    const side = [US, USSR].find((one) => canUndoAlone(course, one as Side)) as Side
    await back(restarted, id, deed(sideOf({ course }, side), 'undone'), row.seq)
    expect(movesIn((await restarted.read(id)).course)).toBe(movesIn(course) - 1)
    expect(knownOf((await tables.history(id)).course)).toEqual(knownOf((await restarted.read(id)).course))
    expect(await problemsOf(storage, id)).toEqual([])
  })

  test('a position of another version is ignored, and a wrong one is found by the check', async () => {
    const { id } = await longGame([120])
    const live = knownOf((await house.server.tables.read(id)).course)
    const set = (values: { version?: number; body?: string }) =>
      storage.db.updateTable('positions').set(values).where('game', '=', id).execute()
    await set({ version: 99 })
    const { storage: counted, read } = counting(storage)
    expect(knownOf((await makeTables(counted, Date.now, Math.random).read(id)).course)).toEqual(live)
    expect(read.entries).toBe(live.seq)
    await set({ version: 1 })
    expect(await problemsOf(storage, id)).toEqual([])
    const { body, seq } = (await storage.position(id))!
    await set({ body: body.replace(/"vp":-?\d+/, '"vp":19') })
    expect(await problemsOf(storage, id)).toEqual([`the position at entry ${seq} is not that of the log`])
    await set({ body })
    await storage.db
      .updateTable('entries')
      .set({ notes: '[]' })
      .where('game', '=', id)
      .where('notes', '!=', '[]')
      .where('seq', '>', 100)
      .execute()
    expect((await problemsOf(storage, id))[0]).toMatch(/^the line of entry \d+ is not that of the log$/)
  })

  test('a message that comes again after 100 entries is acknowledged, and carried out once', async () => {
    const { id } = await begun('red-sea')
    const { tables } = house.server
    const { row, course } = await tables.read(id)
    const by = anyAsked(asked(course.state), Math.random) as Side
    const acks: number[] = []
    const again = { seat: sideOf({ course }, by), client: 'again', acknowledge: (seq: number) => void acks.push(seq) }
    const pick = nameIn(course.state, decision(course.state, by)!.moves[0]!)
    await move(tables, id, again, row.seq, [pick])
    await play(tables, id, row.seq + 100, 5)
    const restarted = makeTables(storage, Date.now, Math.random)
    await move(restarted, id, again, row.seq, [pick])
    expect(acks).toHaveLength(2)
    expect((await storage.entries(id)).filter(({ client }) => client?.endsWith(':again') === true)).toHaveLength(1)
  })

  test('a client gets the last 100 lines, older ones over HTTP, and both are what the log says for its seat', async () => {
    const { id, tokens } = await longGame([250])
    const { course } = await house.server.tables.history(id)
    for (const [seat, token] of [
      [US, tokens.us],
      [USSR, tokens.ussr],
      [2, undefined],
    ] as const) {
      const client = await house.connect()
      const watch = async (more: { seq?: number; recent?: boolean }) =>
        (await client.ask({ type: 'watch', game: id, ...(token === undefined ? {} : { token }), ...more })) as ServerMessageOf<'game'>
      const opened = await watch({ recent: true })
      expect(opened.log).toHaveLength(100)
      const lines = [...opened.log]
      for (let { from } = opened; from > 0; ) {
        const reply = await house.server.http.inject(
          `/api/games/${id}/lines?before=${from + 1}${token === undefined ? '' : `&token=${token}`}`,
        )
        const part = reply.json<{ from: number; lines: typeof lines }>()
        lines.unshift(...part.lines)
        from = part.from
      }
      const viewer = (swapped: number) => (seat === 2 ? 2 : swapped === 1 ? ((1 - seat) as Side) : seat)
      const expected = course.made.map(({ seq, move: { by }, notes, swapped }) => ({
        seq,
        by: ACTORS[by],
        notes: notes.filter(({ to }) => (to & bit(viewer(swapped))) !== 0),
      }))
      // JSON has no -0.
      expect(lines).toEqual(JSON.parse(JSON.stringify(expected)))
      // A client that knows the game up to an entry gets the rest, or the last 100 lines.
      const known = await watch({ recent: true, seq: opened.seq - 3 })
      expect([known.from, known.log.filter((line) => 'notes' in line)]).toEqual([
        opened.seq - 3,
        opened.log.filter(({ seq }) => seq > opened.seq - 3),
      ])
      const old = (await house.server.tables.read(id)).course.from - 1
      const late = await watch({ recent: true, seq: old })
      expect([late.from, late.log[0], late.log.slice(1)]).toEqual([opened.from, { seq: old, back: opened.from }, opened.log])
      // Clients of 0.1.0 do not say that they read older lines elsewhere: they get all of them, whatever they know.
      for (const seq of [0, old]) {
        const whole = await watch({ seq })
        expect([whole.from, whole.log.filter((line) => 'notes' in line)]).toEqual([0, lines])
      }
      client.close()
    }
  })
}

describe('SQLite', () => {
  const folder = mkdtempSync(join(tmpdir(), 'hotline-positions-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))
  suite(() => openStorage(join(folder, 'hotline.sqlite')))
})

describePostgres('positions', (address) => {
  suite(async () => openStorage(await address()))
})
