/** The attack: one stranger asks for bots that think for an hour, in many games, so that nobody else's bot answers. */
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, onTestFinished, test } from 'vitest'
import { PLAYERS } from '../../../src/bots/players/names.ts'
import { type Budget, characterOf, type MakePlayer } from '../../../src/bots/players/player.ts'
import { US } from '../../../src/engine/script.ts'
import { LEVEL_LIST, LEVELS, MOST_SECONDS } from '../../../src/protocol/levels.ts'
import { decision } from '../../../src/rules/api.ts'
import answer from '../../../src/server/bots/bot.worker.ts'
import type { BotTask, Crew } from '../../../src/server/bots/crew.ts'
import { type BotQuestion, makeBotQueue } from '../../../src/server/bots/queue.ts'
import type { Owner } from '../../../src/server/fair-queue.ts'
import { createGame } from '../../../src/server/games/create.ts'
import { sit } from '../../../src/server/games/seating.ts'
import { openStorage } from '../../../src/server/storage/open.ts'
import { eventually } from '../../waiting.ts'
import { type House, openHouse, personAt, refusal } from '../house.ts'
import { guest, visitor } from '../visitor.ts'

/** A crew whose threads never answer by themselves: what it has begun to think about, and the means to end each thought. */
function slowCrew(threads: number) {
  const begun: BotTask[] = []
  const ends: (() => void)[] = []
  const queue = makeBotQueue(
    (task: BotTask) =>
      new Promise<number>((resolve) => {
        begun.push(task)
        ends.push(() => resolve(decision(task.world, task.side)!.moves[0]!))
      }),
    threads,
  )
  const crew: Crew = {
    think: queue.ask,
    hasRoom: queue.hasRoom,
    isFull: queue.isFull,
    get waiting() {
      return queue.waiting
    },
    close: () => Promise.resolve(),
  }
  return { crew, begun, ends }
}

const houses: House[] = []
async function house(more: Parameters<typeof openHouse>[0]): Promise<House> {
  const open = await openHouse({ trustProxy: true, ...more })
  houses.push(open)
  return open
}
afterEach(async () => {
  for (const open of houses.splice(0)) await open.close()
})

/** A client at an address makes a game of Red Sea with a bot, where the USSR's headline is the first long question. */
async function withBot(open: House, ip: string, bot: string): Promise<string> {
  const one = visitor(open, { 'x-forwarded-for': ip })
  const { status, body } = await one.ask('POST', '/api/games', { game: 'red-sea', seats: { us: 'open', ussr: { bot } } })
  expect(status).toBe(201)
  const { id, tokens } = body as { id: string; tokens: { us: string } }
  const us = await personAt(open, id, tokens.us, ['view'], { 'x-forwarded-for': ip })
  await us.client.ask({ type: 'sit', game: id, contribution: 'contribution-of-us' })
  return id
}

describe('only levels are seated for strangers, with up to 2 seconds', () => {
  const ask = async (open: House, bot: string): Promise<string | null> =>
    (await visitor(open).ask('POST', '/api/games', { game: 'red-sea', seats: { us: 'open', ussr: { bot } } })).code

  test('names', async () => {
    const open = await house({ crew: slowCrew(1).crew })
    for (const bot of [...LEVELS, 'master:2s', 'master:0.5s', 'careful', 'expert:2s'])
      expect([bot, await ask(open, bot)]).toEqual([bot, null])
    const refused = [
      'master:3600s',
      'master:2.1s',
      'master:0s',
      'master:150n',
      'expert:3600s',
      'expert-one-world',
      'random',
      'club:1s',
      'Club',
      'human',
      '',
    ]
    for (const bot of refused) expect([bot, await ask(open, bot)]).toEqual([bot, 'bad-options'])
  })

  test('a rematch seats the bot of an older game within the same bounds', async () => {
    const open = await house({ crew: slowCrew(1).crew })
    const { storage } = open.server.tables
    const next = async (bot: string): Promise<string | null> => {
      const made = await open.create({ game: 'red-sea', seats: { us: 'open', ussr: { bot: 'club' } } })
      const us = await personAt(open, made.id, made.tokens.us)
      await us.client.ask({ type: 'sit', game: made.id, contribution: 'contribution-of-us' })
      const row = (await storage.game(made.id))!
      await storage.write(made.id, { rev: row.rev, at: 0, entries: [], change: { seats: [row.seats[0], { ...row.seats[1], name: bot }] } })
      await us.client.ask({ type: 'resign', game: made.id })
      await us.client.ask({ type: 'rematch', game: made.id, duplicate: false })
      return (await storage.game((await storage.game(made.id))!.next!))!.seats[0].name
    }
    expect([await next('expert:3600s'), await next('expert:150n'), await next('club')]).toEqual(['master:2s', 'master', 'club'])
    expect(await refusal(next('random'))).toBe('bad-options')
  })
})

test('the documentation lists the same levels', () => {
  const rows = [...readFileSync('docs/api.md', 'utf8').matchAll(/^\| `(\w+)` \| (at once|up to (\d+) seconds .*) \|$/gm)]
  const wanted = LEVEL_LIST.map(({ name, timed }) => [name, timed ? String(MOST_SECONDS) : undefined])
  expect(rows.map(([, name, , seconds]) => [name, seconds])).toEqual(wanted)
})

test.each([
  ['master:3600s', { seconds: 3600 }],
  ['master:0.2s', { seconds: 0.2 }],
  ['master:150n', { nodes: 150 }],
  ['master', {}],
  ['expert:0.2s', { seconds: 0.2 }],
])('%s of a stored game thinks with %j, within the time of a server', async (name, budget) => {
  const budgets: Budget[] = []
  const recording: MakePlayer = (given) => {
    budgets.push(given)
    return ({ decision: asks }) => asks.moves[0]!
  }
  const players = PLAYERS as Map<string, MakePlayer>
  const master = players.get('master')!
  players.set('master', recording)
  onTestFinished(() => void players.set('master', master))
  const { crew, begun } = slowCrew(1)
  const open = await house({ crew })
  const { tables } = open.server
  const wanted = { start: { game: 'red-sea' }, clock: { kind: 'none' }, rated: false, hints: false, watching: 'everybody' } as const
  const { id } = await createGame(tables.storage, { ...wanted, seats: [{ kind: 'open' }, { kind: 'bot', name }] }, tables.now())
  await sit(tables, id, { seat: US, client: 'sits', acknowledge: () => undefined }, { contribution: 'c' })
  answer(begun[0]!)
  expect(budgets).toEqual([{ ...budget, within: MOST_SECONDS, character: characterOf(id) }])
})

describe('the queue', () => {
  const owner = (network: string, person = ''): Owner => ({ network, person })
  const asks = (of: Owner, seconds: number): BotQuestion => ({ owner: of, seconds, againstPerson: true })

  /** The order in which tasks begin, one at a time. */
  async function order(tasks: readonly (readonly [string, BotQuestion])[]): Promise<string[]> {
    const begun: string[] = []
    const queue = makeBotQueue(async (task: string) => void begun.push(task), 1)
    await Promise.all(tasks.map(([task, asker]) => queue.ask(task, asker)))
    return begun
  }

  test('many long questions of one network delay the first question of another by what runs, and no more', async () => {
    const flood = Array.from({ length: 30 }, (_, i) => [`flood ${i}`, asks(owner('hostile', `guest ${i}`), 2)] as const)
    const begun = await order([...flood, ['club', asks(owner('home'), 0.02)], ['master', asks(owner('elsewhere'), 2)]])
    expect(begun.slice(0, 3)).toEqual(['flood 0', 'club', 'master'])
    expect(begun).toHaveLength(32)
  })

  test('an owner with many questions gets turns in between, and within a network so do its people', async () => {
    const hog = Array.from({ length: 10 }, (_, i) => [`hog ${i}`, asks(owner('club house', 'hog'), 2)] as const)
    const [one, other] = [owner('club house', 'one'), owner('elsewhere')]
    const begun = await order([
      ...hog,
      ['one a', asks(one, 2)],
      ['other a', asks(other, 2)],
      ['one b', asks(one, 2)],
      ['other b', asks(other, 2)],
    ])
    expect(begun.slice(0, 5)).toEqual(['hog 0', 'other a', 'one a', 'other b', 'hog 1'])
  })

  test('of one person the short questions come first', async () => {
    const me = owner('home', 'me')
    expect(
      await order([
        ['runs', asks(me, 2)],
        ['long', asks(me, 2)],
        ['short', asks(me, 0.02)],
      ]),
    ).toEqual(['runs', 'short', 'long'])
  })
})

describe('at the tables', () => {
  test('a server answers one client while another has many experts thinking, and again after a restart', async () => {
    const storage = await openStorage(':memory:')
    const kept = { ...storage, close: () => Promise.resolve() }
    const first = slowCrew(1)
    const open = await openHouse({ trustProxy: true, storage: kept, crew: first.crew })
    const flood: string[] = []
    for (let i = 0; i < 14; i++) flood.push(await withBot(open, '192.0.2.66', 'master:2s'))
    const mine = await withBot(open, '198.51.100.1', 'club')
    expect(first.begun.map(({ game }) => game)).toEqual([flood[0]])
    first.ends[0]!()
    await eventually('the second thought', () => expect(first.begun).toHaveLength(2))
    expect(first.begun[1]).toMatchObject({ game: mine, player: 'club' })
    await open.close()

    const second = slowCrew(1)
    const again = await openHouse({ trustProxy: true, storage: kept, crew: second.crew })
    for (let i = 0; second.begun.at(-1)?.game !== mine && i < 3; i++) {
      second.ends.at(-1)?.()
      await eventually(`thought ${i}`, () => expect(second.begun.length).toBeGreaterThan(i))
    }
    expect(second.begun.findIndex(({ game }) => game === mine)).toBeLessThan(2)
    await again.close()
    await storage.close()
  })

  test('what exceeds the bound waits in the storage, and more games with bots are refused to that owner alone', async () => {
    const { crew, begun, ends } = slowCrew(1)
    const open = await house({ crew })
    const hostile = { 'x-forwarded-for': '192.0.2.66' }
    const ids: string[] = []
    const make = () => visitor(open, hostile).ask('POST', '/api/games', { game: 'red-sea', seats: { us: 'open', ussr: { bot: 'master' } } })
    // Made before they are played, so that none is refused.
    const made: { id: string; tokens: { us: string } }[] = []
    for (let i = 0; i < 70; i++) made.push((await make()).body as never)
    for (const { id, tokens } of made) {
      const us = await personAt(open, id, tokens.us, ['view'], hostile)
      await us.client.ask({ type: 'sit', game: id, contribution: 'contribution-of-us' })
      us.client.close()
      ids.push(id)
    }
    // 120 seconds are queued, one is being thought about.
    expect([begun.length, crew.waiting]).toEqual([1, 60])
    expect((await make()).code).toBe('too-busy')
    const elsewhere = visitor(open, { 'x-forwarded-for': '198.51.100.1' })
    expect((await elsewhere.ask('POST', '/api/games', { game: 'red-sea', seats: { us: 'open', ussr: { bot: 'master' } } })).status).toBe(
      201,
    )
    // Nothing is forgotten: when there is room, the rest is taken up.
    for (let i = 0; i < 70; i++) {
      await eventually(`thought ${i}`, () => expect(begun.length).toBeGreaterThan(i))
      ends[i]!()
    }
    expect(new Set(begun.map(({ game }) => game))).toEqual(new Set(ids))
  })

  test('a person at one address does not fill the queue of the others there', async () => {
    const { crew } = slowCrew(1)
    const open = await house({ crew })
    const [hog, peer] = [await guest(open), await guest(open)]
    const wanted = { game: 'red-sea', seats: { us: 'me', ussr: { bot: 'master' } } }
    const made: string[] = []
    for (let i = 0; i < 17; i++) made.push(((await hog.ask('POST', '/api/games', wanted)).body as { id: string }).id)
    for (const id of made) {
      const us = await hog.at(id)
      await us.client.ask({ type: 'sit', game: id, contribution: 'contribution-of-us' })
    }
    expect((await hog.ask('POST', '/api/games', wanted)).code).toBe('too-busy')
    expect((await peer.ask('POST', '/api/games', wanted)).status).toBe(201)
  })
})
