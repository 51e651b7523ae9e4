/** What happens without a click, and what several processes on one storage owe each other. */
import { describe, expect, test } from 'vitest'
import { generator, oneOf } from '../../src/bots/generator.ts'
import { anyAsked } from '../../src/bots/players/random.ts'
import { CHANCE, other, type Side, US, USSR } from '../../src/engine/script.ts'
import { type Asked, asked, decision, explain, pickOf, rulesOf } from '../../src/index.ts'
import { CARD } from '../../src/rules/vocabulary.ts'
import { type ActionContext, arrange, move, resign } from '../../src/server/games/actions.ts'
import { isSmallAsked } from '../../src/server/games/automatic.ts'
import { nameIn } from '../../src/server/games/course.ts'
import { createGame, type WantedGame } from '../../src/server/games/create.ts'
import { Denied } from '../../src/server/games/denied.ts'
import { infoOf } from '../../src/server/games/messages.ts'
import { sit } from '../../src/server/games/seating.ts'
import { type GameTables, makeTables } from '../../src/server/games/tables.ts'
import { openStorage } from '../../src/server/storage/open.ts'
import type { DealRow, StoredEntry } from '../../src/server/storage/storage.ts'

const WANTED: WantedGame = {
  start: { game: 'twilight-struggle' },
  clock: { kind: 'none' },
  rated: false,
  hints: true,
  seats: [{ kind: 'open' }, { kind: 'open' }],
  watching: 'everybody',
}

let names = 0
const deed = (seat: Side): ActionContext => ({ seat, client: `c${names++}`, acknowledge: () => undefined })

async function begun(tables: GameTables, twin?: DealRow): Promise<string> {
  const { id } = await createGame(tables.storage, { ...WANTED, ...(twin === undefined ? {} : { twin }) }, 0)
  for (const seat of [US, USSR] as const) await sit(tables, id, deed(seat), { contribution: `contribution-${seat}` })
  return id
}

const oneMove = async (tables: GameTables, id: string, by: Side, pick: string): Promise<void> =>
  move(tables, id, deed(by), (await tables.history(id)).row.seq, [pick])

interface Found {
  readonly deal: DealRow
  /** The entries before the move that leads to the question. */
  readonly before: readonly StoredEntry[]
  readonly opener: { readonly by: Side; readonly pick: string }
  readonly asks: Asked
  readonly card: string
}

/** Plays at random until a card asks a side something small after the other side's move. */
async function findSmallQuestion(tables: GameTables): Promise<Found> {
  for (let seed = 1; ; seed++) {
    const id = await begun(tables)
    const random = generator(seed)
    for (;;) {
      const { course, row, entries, deal } = await tables.history(id)
      if (row.status === 'over') break
      const { state: g } = course
      const by = anyAsked(asked(g), random) as Side
      const pick = nameIn(g, oneOf(decision(g, by)!.moves, random))
      await oneMove(tables, id, by, pick)
      const after = (await tables.history(id)).course
      if (after.state.result !== null || !isSmallAsked(after)) continue
      const asks = decision(after.state, other(by))
      const chanced = after.made.at(-1)!.move.by === CHANCE
      if (asks === null || chanced || asks.moves.length < 2 || isSmallAsked(course)) continue
      return { deal, before: entries, opener: { by, pick }, asks, card: nameIn(after.state, CARD + asks.card) }
    }
  }
}

describe('prearranged answers', () => {
  test('an answer to a small question is given at once, where it is legal; others are asked as ever', async () => {
    const storage = await openStorage(':memory:')
    const tables = makeTables(storage, () => 0, generator(1))
    const { deal, before, opener, asks, card } = await findSmallQuestion(tables)
    const side = asks.who as Side

    /** The same game again, up to the question. */
    async function again(arranged: string | null): Promise<readonly StoredEntry[]> {
      const id = await begun(tables, deal)
      for (const { by, value } of before) if (by !== CHANCE) await oneMove(tables, id, by, value)
      expect((await tables.history(id)).entries.map(({ value }) => value)).toEqual(before.map(({ value }) => value))
      if (arranged !== null) await arrange(tables, id, deed(side), card, asks.prompt, arranged)
      await oneMove(tables, id, opener.by, opener.pick)
      return (await tables.history(id)).entries.slice(before.length)
    }
    const { state: g } = (await tables.history(await begun(tables))).course
    const pick = nameIn(g, asks.moves[0]!)
    expect((await again(null)).filter(({ by }) => by === side)).toEqual([])
    expect((await again(pick)).find(({ by }) => by === side)).toMatchObject({ value: pick })
    // One that is not legal there waits for a better day.
    expect((await again('pass')).filter(({ by }) => by === side)).toEqual([])
    expect(explain(g, { by: side, pick: pickOf(rulesOf(g), 'pass') })).not.toBeNull()
    await storage.close()
  })

  test('a spectator arranges nothing, and nobody arranges without end', async () => {
    const storage = await openStorage(':memory:')
    const tables = makeTables(storage, () => 0, generator(1))
    const id = await begun(tables)
    await expect(arrange(tables, id, { ...deed(US), seat: 2 }, 'norad', 'place', 'italy')).rejects.toMatchObject({ code: 'not-your-seat' })
    for (let i = 0; i < 50; i++) await arrange(tables, id, deed(US), `card-${i}`, 'place', 'italy')
    await expect(arrange(tables, id, deed(US), 'one-more', 'place', 'italy')).rejects.toMatchObject({ code: 'too-busy' })
    await arrange(tables, id, deed(USSR), 'norad', 'place', 'italy')
    await storage.close()
  })
})

describe('duplicate matches', () => {
  test('both games deal alike, and the secret is shown when both are over', async () => {
    const storage = await openStorage(':memory:')
    const tables = makeTables(storage, () => 0, generator(1))
    const first = await begun(tables)
    const { deal, entries } = await tables.history(first)
    const second = await begun(tables, deal)
    expect((await tables.history(second)).entries.map(({ value }) => value)).toEqual(entries.map(({ value }) => value))
    const secret = async (id: string): Promise<string | null> => infoOf(await tables.history(id), await storage.isDealOpen(deal.id)).secret
    await resign(tables, first, deed(US))
    expect(await secret(first)).toBeNull()
    await resign(tables, second, deed(US))
    expect([await secret(first), await secret(second)]).toEqual([deal.secret, deal.secret])
    await storage.close()
  })
})

describe('two processes on one storage', () => {
  test('each sees what the other did, and of two moves at once one is stale', async () => {
    const storage = await openStorage(':memory:')
    const here = makeTables(storage, () => 0, generator(1))
    const there = makeTables(storage, () => 0, generator(2))
    const id = await begun(here)
    const { seq } = (await there.read(id)).row
    await move(there, id, deed(USSR), seq, ['poland'])
    expect((await here.read(id)).row.seq).toBe(seq + 1)
    const both = await Promise.allSettled([here, there].map((tables) => move(tables, id, deed(USSR), seq + 1, ['poland'])))
    expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    const refused = both.find((one) => one.status === 'rejected')!
    expect((refused.reason as Denied).code).toBe('stale-seq')
    expect(refused.reason).toBeInstanceOf(Denied)
    expect(await storage.entries(id)).toHaveLength(seq + 2)
    // The same message by way of both counts once.
    const same = { ...deed(USSR), client: 'the-same' }
    const now = (await here.read(id)).row.seq
    await Promise.all([here, there].map((tables) => move(tables, id, same, now, ['poland'])))
    expect(await storage.entries(id)).toHaveLength(now + 1)
    await storage.close()
  })
})
