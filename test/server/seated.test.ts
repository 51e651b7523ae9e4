/** Bots in seats: what one process leaves unanswered another takes up, and nothing is answered twice. */
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { generator } from '../../src/bots/generator.ts'
import { US, USSR } from '../../src/engine/script.ts'
import { decision } from '../../src/rules/api.ts'
import type { BotTask, Crew } from '../../src/server/bots/crew.ts'
import { type SeatedBots, seatBots } from '../../src/server/bots/seated.ts'
import { sit } from '../../src/server/games/actions.ts'
import { createGame } from '../../src/server/games/create.ts'
import { BOT_CLAIM, botsAsked } from '../../src/server/games/table.ts'
import { type GameTables, makeTables } from '../../src/server/games/tables.ts'
import { type OpenStorage, openStorage } from '../../src/server/storage/open.ts'
import { eventually } from '../waiting.ts'
import { describePostgres } from './postgres.ts'

const log = pino({ level: 'silent' })
const START = 1_800_000_000_000

/** A process with bots that answer when they are told to. */
interface Process {
  readonly tables: GameTables
  readonly bots: SeatedBots
  readonly thoughts: { readonly task: BotTask; readonly answer: () => void }[]
}

function suite(open: () => Promise<OpenStorage>): void {
  let storage: OpenStorage
  let clock = START
  beforeAll(async () => {
    storage = await open()
  })
  afterAll(() => storage.close())

  function process(): Process {
    const tables = makeTables(storage, () => clock, generator(1))
    const thoughts: { task: BotTask; answer: () => void }[] = []
    const crew: Crew = {
      waiting: 0,
      think: (task: BotTask) =>
        new Promise((resolve) => thoughts.push({ task, answer: () => resolve(decision(task.world, task.side)!.moves[0]!) })),
      hasRoom: () => true,
      isFull: () => false,
      close: () => Promise.resolve(),
    }
    return { tables, bots: seatBots(tables, crew, log), thoughts }
  }

  /** A game in which the bot of the USSR is asked, since somebody has sat down at this process. */
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

  test('a question that a killed process has seen is taken up by another when the claim ends, and answered once', async () => {
    const [killed, other] = [process(), process()]
    const id = await asked(killed)
    expect(killed.thoughts).toHaveLength(1)
    await other.bots.look()
    expect(other.thoughts).toEqual([])
    clock += BOT_CLAIM
    await other.bots.look()
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

  test('a process that is alive keeps what it thinks about, for as long as that takes', async () => {
    const [alive, other] = [process(), process()]
    const id = await asked(alive)
    for (let i = 0; i < 5; i++) {
      clock += BOT_CLAIM / 2
      await other.bots.look()
      await alive.bots.look()
    }
    expect([alive.thoughts.length, other.thoughts.length]).toEqual([1, 0])
    alive.thoughts[0]!.answer()
    await eventually('an answer', async () => expect(await answersIn(id)).toBe(1))
  })

  test('a process that ends hands on at once what it has not answered', async () => {
    const [ending, other] = [process(), process()]
    const id = await asked(ending)
    await ending.bots.stop()
    await other.bots.look()
    expect(other.thoughts.map(({ task }) => task.game)).toContain(id)
  })

  test('a start takes up at once what was claimed where there can be no other process, and else when the claim ends', async () => {
    const [killed, next] = [process(), process()]
    const id = await asked(killed)
    await next.bots.start()
    expect(next.thoughts.some(({ task }) => task.game === id)).toBe(storage.dialect === 'sqlite')
    await next.bots.stop()
  })

  test('where no bot is asked nothing is looked for again', async () => {
    const one = process()
    const id = await asked(one)
    await storage.db.updateTable('games').set({ status: 'over', bot_due: 0 }).where('id', '=', id).execute()
    await process().bots.look()
    expect((await storage.game(id))!.botDue).toBeNull()
  })
}

describe('SQLite', () => {
  suite(() => openStorage(':memory:'))
})

describePostgres('seated', (address) => {
  suite(async () => openStorage(await address()))
})
