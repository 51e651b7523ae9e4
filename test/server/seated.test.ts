/** Bots in seats: what one process leaves unanswered another takes up, and nothing is answered twice. */
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generator } from '../../src/bots/generator.ts'
import { US, USSR } from '../../src/engine/script.ts'
import { decision } from '../../src/rules/api.ts'
import type { BotTask, Crew } from '../../src/server/bots/crew.ts'
import { seatBots } from '../../src/server/bots/seated.ts'
import { createGame } from '../../src/server/games/create.ts'
import { sit } from '../../src/server/games/seating.ts'
import { botsAsked } from '../../src/server/games/table.ts'
import { type GameTables, makeTables } from '../../src/server/games/tables.ts'
import type { Bus } from '../../src/server/storage/bus.ts'
import { type OpenStorage, openStorage } from '../../src/server/storage/open.ts'
import { WAITING } from '../../src/server/storage/storage.ts'
import { eventually } from '../waiting.ts'
import { describePostgres } from './postgres.ts'

const log = pino({ level: 'silent' })
const START = 1_800_000_000_000

/** A process whose bots answer when the test says so. */
interface Process {
  readonly tables: GameTables
  readonly stop: () => Promise<void>
  /** Learns which processes are alive, and looks for the work of others. */
  readonly look: (...living: readonly Process[]) => Promise<void>
  readonly thoughts: { readonly task: BotTask; readonly answer: () => void }[]
}

function suite(open: () => Promise<OpenStorage>): void {
  let storage: OpenStorage
  let clock = START
  let processes = 0
  beforeAll(async () => {
    storage = await open()
  })
  afterAll(() => storage.close())

  function process(): Process {
    const bus: Bus = { ...storage.bus(), process: `process${++processes}` }
    const tables = makeTables(storage, () => clock, generator(1), bus)
    const thoughts: { task: BotTask; answer: () => void }[] = []
    const crew: Crew = {
      waiting: 0,
      think: (task: BotTask) =>
        new Promise((resolve) => thoughts.push({ task, answer: () => resolve(decision(task.world, task.side)!.moves[0]!) })),
      hasRoom: () => true,
      isFull: () => false,
      close: () => Promise.resolve(),
    }
    const bots = seatBots(tables, crew, log)
    return {
      tables,
      thoughts,
      stop: async () => {
        bots.stop()
        await tables.work.stop()
      },
      look: async (...living) => {
        tables.work.onBeat({ now: clock, lost: 0, living: new Set([bus.process, ...living.map((one) => one.tables.bus.process)]) })
        await tables.work.look()
      },
    }
  }

  /** A game in which the bot of the USSR is asked, after a player has sat down at this process. */
  async function asked({ tables }: Process): Promise<string> {
    const { id } = await createGame(
      storage,
      {
        start: { game: 'red-sea' },
        clock: { kind: 'none' },
        rated: false,
        hints: false,
        seats: [{ kind: 'open' }, { kind: 'bot', name: 'random' }],
        watching: 'everybody',
      },
      clock,
    )
    await sit(tables, id, { seat: US, client: 'sits', acknowledge: () => undefined }, { contribution: 'c' })
    expect(botsAsked(await tables.read(id))).toEqual([USSR])
    return id
  }

  const answersIn = async (id: string): Promise<number> => (await storage.entries(id)).filter(({ client }) => client !== null).length

  /** Lets everything happen that was begun. */
  async function settled(): Promise<void> {
    for (let i = 0; i < 50; i++) await storage.ping()
  }

  test('a question of a killed process is taken over by another, and answered once', async () => {
    const [killed, other] = [process(), process()]
    const id = await asked(killed)
    expect(killed.thoughts).toHaveLength(1)
    await other.look(killed)
    expect(other.thoughts).toEqual([])
    await other.look()
    expect(other.thoughts.map(({ task }) => task.game)).toEqual([id])
    other.thoughts[0]!.answer()
    await eventually('an answer', async () => expect(await answersIn(id)).toBe(1))
    const { seq } = (await storage.game(id))!
    // It was not dead, only slow.
    killed.thoughts[0]!.answer()
    await settled()
    expect(await answersIn(id)).toBe(1)
    expect((await storage.game(id))!.seq).toBe(seq)
  })

  test('a process that is alive keeps what it thinks about, for as long as that takes, and its move ends the work', async () => {
    const [alive, other] = [process(), process()]
    const id = await asked(alive)
    expect((await storage.game(id))!.work).toBe(alive.tables.bus.process)
    for (let i = 0; i < 5; i++) {
      clock += 60_000
      await other.look(alive)
      await alive.look(other)
    }
    expect([alive.thoughts.length, other.thoughts.length]).toEqual([1, 0])
    alive.thoughts[0]!.answer()
    await eventually('an answer', async () => expect(await answersIn(id)).toBe(1))
    const asks = botsAsked(await alive.tables.read(id)).length > 0
    expect((await storage.game(id))!.work).toBe(asks ? alive.tables.bus.process : null)
  })

  test('a process that ends hands on at once what it has not answered', async () => {
    const [ending, other] = [process(), process()]
    const id = await asked(ending)
    await ending.stop()
    expect((await storage.game(id))!.work).toBe(WAITING)
    await other.look(ending)
    expect(other.thoughts.map(({ task }) => task.game)).toContain(id)
  })

  test('where a game that is left behind needs nothing, nobody looks for it again', async () => {
    const one = process()
    const id = await asked(one)
    await storage.db
      .updateTable('games')
      .set((e) => ({ status: 'waiting', work: 'killed', rev: e('rev', '+', 1) }))
      .where('id', '=', id)
      .execute()
    await process().look(one)
    await eventually('the end of the work', async () => expect((await storage.game(id))!.work).toBeNull())
  })
}

describe('SQLite', () => {
  suite(() => openStorage(':memory:'))
})

describePostgres('seated', (address) => {
  suite(async () => openStorage(await address()))
})
