/** Two servers at one PostgreSQL: what is done at one is seen at the other. */
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { connectTo } from '../../src/client/client.ts'
import { US, USSR } from '../../src/engine/script.ts'
import type { GameInfo, ServerMessage, ServerMessageOf } from '../../src/protocol/socket.ts'
import { type ActionContext, move } from '../../src/server/games/actions.ts'
import type { Bus } from '../../src/server/storage/bus.ts'
import { openStorage } from '../../src/server/storage/open.ts'
import { awaited, eventually } from '../waiting.ts'
import { begin, checkMessages, type House, openHouse, type Person, personAt, promised, twoAt } from './house.ts'
import { describePostgres } from './postgres.ts'
import { member } from './visitor.ts'

describePostgres('two', (find, statements) => {
  let address = ''
  let houses: readonly [House, House]
  beforeAll(async () => {
    address = await find()
    houses = [await openHouse({ storage: await openStorage(address) }), await openHouse({ storage: await openStorage(address) })]
  })
  afterAll(async () => {
    for (const house of houses) await house.close()
  })

  /** The US sits at the first process, the USSR at the second. */
  async function seated(): Promise<{ us: Person; ussr: Person; id: string }> {
    const [here, there] = houses
    const { id, tokens } = await here.create({ game: 'red-sea' })
    const us = await personAt(here, id, tokens.us)
    const ussr = await personAt(there, id, tokens.ussr)
    await begin(us, ussr)
    return { us, ussr, id }
  }

  const asked = ({ now }: Person): boolean => now().question !== null

  test('moves come from one to the other, each entry once and in order', async () => {
    const { us, ussr } = await seated()
    const received = new Map<Person, number[]>([us, ussr].map((one) => [one, []]))
    for (const one of [us, ussr])
      one.client.onMessage((message) => {
        if (message.type === 'update') received.get(one)!.push(...message.log.map(({ seq }) => seq))
      })
    const from = Math.max(us.now().seq, ussr.now().seq)
    await Promise.all([us, ussr].map((one) => one.until(({ seq }) => seq === from, 'the same entry')))
    for (let i = 0; i < 12; i++) {
      const mover = asked(ussr) ? ussr : us
      const seq = await mover.picks(mover.now().question!.picks[0]!)
      await Promise.all([us, ussr].map((one) => one.until((now) => now.seq >= seq, `entry ${seq}`)))
    }
    const last = us.now().seq
    expect(ussr.now().seq).toBe(last)
    for (const seqs of received.values()) expect(seqs).toEqual(Array.from({ length: last - from }, (_, i) => from + 1 + i))
    for (const { client } of [us, ussr]) checkMessages(client.received)
  })

  /** Statements about games since a count: both processes also look after flags, bots and the lobby by themselves. */
  const ofGames = async (before: number): Promise<readonly string[]> =>
    (await statements()).slice(before).filter((text) => /entries|pg_notify|rev\b/.test(text))

  test.each([
    ['one process', 0],
    ['two processes', 1],
  ] as const)('a move of players at %s is one statement, and nothing is read', async (_, other) => {
    // Webhooks report a public game when it begins.
    const { id, tokens } = await houses[0].create({ game: 'red-sea', watching: 'link' })
    const us = await personAt(houses[0], id, tokens.us)
    const ussr = await personAt(houses[other], id, tokens.ussr)
    await begin(us, ussr)
    await Promise.all([us, ussr].map((one) => one.until(({ seq }) => seq > 0, 'the deal')))
    await houses[other].server.tables.read(id)
    const before = (await statements()).length
    for (let i = 0; i < 5; i++) {
      const mover = asked(ussr) ? ussr : us
      const seq = await mover.picks(mover.now().question!.picks[0]!)
      await Promise.all([us, ussr].map((one) => one.until((now) => now.seq >= seq, `entry ${seq}`)))
    }
    const made = await ofGames(before)
    expect(made.map((text) => text.slice(0, 20))).toEqual(Array(5).fill('with w as materializ'))
  })

  test('a process receives messages about the games that are watched at it, and about no others', async () => {
    const [here, there] = houses
    const received: string[] = []
    there.server.tables.bus.on({ onMessage: (game) => received.push(game), onGap: () => undefined })
    const alone = await twoAt(here, { game: 'red-sea' })
    await alone.us.client.ask({ type: 'chat', game: alone.id, text: 'hello' })
    await alone.us.client.ask({ type: 'resign', game: alone.id })
    /** A game that is watched at both: its messages come after those before. */
    const resignedAt = async (): Promise<void> => {
      const { us, id } = await seated()
      await us.client.ask({ type: 'resign', game: id })
      await eventually('a message about a game that is watched', () => Promise.resolve(expect(received).toContain(id)))
    }
    await resignedAt()
    expect(received).not.toContain(alone.id)
    // The last watcher leaves: nothing more arrives.
    const watcher = await personAt(there, alone.id)
    await watcher.client.ask({ type: 'leave', game: alone.id })
    await resignedAt()
    const before = received.length
    await alone.us.client.ask({ type: 'chat', game: alone.id, text: 'again' })
    await resignedAt()
    expect(received.slice(before)).not.toContain(alone.id)
  })

  test('a process with an old copy of a game refuses nothing because of it, and reads only what it does not have', async () => {
    const { id, us, ussr } = await twoAt(houses[0], { game: 'red-sea' })
    const { tables } = houses[1].server
    const old = await tables.read(id)
    const first = asked(ussr) ? ussr : us
    const seq = await first.picks(first.now().question!.picks[0]!)
    await Promise.all([us, ussr].map((one) => one.until((now) => now.seq >= seq, `entry ${seq}`)))
    const mover = asked(ussr) ? ussr : us
    const { question, side } = mover.now()
    const acks: number[] = []
    const seat = side === 'us' ? US : USSR
    const deed: ActionContext = { seat, client: 'late', acknowledge: (at: number) => void acks.push(at) }
    const before = (await statements()).length
    await move(tables, id, deed, seq, [question!.picks[0]!])
    expect(acks).toHaveLength(1)
    expect((await statements()).slice(before).filter((text) => text.includes('"entries"'))).toHaveLength(1)
    expect((await tables.read(id)).row.seq).toBeGreaterThan(old.row.seq + 1)
    // The same message again, at a process that has not seen it.
    await move(houses[0].server.tables, id, deed, seq, [question!.picks[0]!])
    expect(acks).toHaveLength(2)
    expect((await tables.storage.entries(id)).filter(({ client }) => client?.endsWith(':late') === true)).toHaveLength(1)
  })

  test('so do seats that are taken, offers and lines of the chat', async () => {
    const { us, ussr, id } = await seated()
    const infos = us.client.received
      .filter((frame) => frame.includes('"type":"info"'))
      .map((frame) => JSON.parse(frame) as ServerMessageOf<'info'>)
    expect(infos.at(-1)!.info.seats.ussr).toMatchObject({ taken: true, contribution: 'contribution-of-ussr' })
    await us.client.ask({ type: 'offer-draw', game: id })
    expect((await ussr.until(({ offers }) => offers.draw === 'us', 'the offer')).offers.draw).toBe('us')
    const line = new Promise<ServerMessageOf<'chat'>>((resolve) =>
      ussr.client.onMessage((message) => {
        if (message.type === 'chat') resolve(message)
      }),
    )
    await us.client.ask({ type: 'chat', game: id, text: 'hello' })
    expect((await line).line).toMatchObject({ n: 1, by: 'us', text: 'hello' })
    await ussr.client.ask({ type: 'answer', game: id, offer: 'draw', accept: true })
    expect((await us.until(({ status }) => status === 'over', 'the end')).ending).toEqual({ winner: 'nobody', kind: 'agreed' })
    expect(us.client.received.filter((frame) => frame.includes('"type":"chat"'))).toHaveLength(1)
  })

  test('a watcher of the first game of a match at one process gets its secret when the second ends at the other', async () => {
    const [here, there] = houses
    const { id, twin, tokens } = await here.create({ game: 'red-sea', duplicate: true })
    const first = [await personAt(here, id, tokens.us), await personAt(here, id, tokens.ussr)]
    const second = [await personAt(there, twin!, tokens.ussr), await personAt(there, twin!, tokens.us)]
    for (const one of first) await one.client.ask({ type: 'sit', game: one.game, contribution: 'c' })
    await first[0]!.client.ask({ type: 'resign', game: id })
    for (const one of second) await one.client.ask({ type: 'sit', game: one.game })
    const watcher = await personAt(here, id)
    expect(watcher.game_.info.secret).toBeNull()
    const secret = new Promise<string | null>((resolve) =>
      watcher.client.onMessage((message) => {
        if (message.type === 'info') resolve(message.info.secret)
      }),
    )
    await second[0]!.client.ask({ type: 'resign', game: twin! })
    expect(await secret).toMatch(/^[0-9a-f]{64}$/)
  })

  test('a new commitment at one process is broadcast at the other, whose seat becomes free', async () => {
    const [here, there] = houses
    const { id, tokens } = await here.create({ game: 'red-sea' })
    const us = await personAt(here, id, tokens.us)
    const ussr = await personAt(there, id, tokens.ussr)
    const infoTo = (what: string, one: Person, holds: (info: GameInfo) => boolean): Promise<void> =>
      awaited(
        () => what,
        new Promise((resolve) => one.client.onMessage((message) => message.type === 'info' && holds(message.info) && resolve())),
      )
    const first = infoTo('the commitment of the US', ussr, ({ seats }) => seats.us.commitment === promised(us, 'first'))
    await us.client.ask({ type: 'sit', game: id, commitment: promised(us, 'first') })
    await first
    const renewed = infoTo('a new commitment', ussr, ({ seats }) => seats.us.commitment === promised(us, 'second'))
    await us.client.ask({ type: 'sit', game: id, commitment: promised(us, 'second') })
    await renewed
    await ussr.client.ask({ type: 'sit', game: id, commitment: promised(ussr, 'theirs') })
    await ussr.client.ask({ type: 'reveal', game: id, contribution: 'theirs' })
    const freed = infoTo('a free seat', ussr, ({ seats }) => !seats.ussr.taken && seats.ussr.commitment === null)
    await us.client.ask({ type: 'sit', game: id, commitment: promised(us, 'third') })
    await freed
    expect((await here.server.tables.read(id)).deal.contributions).toEqual([null, null])
  })

  /** Waits for the message that just these players are present. */
  const untilPresent = ({ client }: Person, wanted: { us: boolean; ussr: boolean }): Promise<void> =>
    awaited(
      () => `the presence ${JSON.stringify(wanted)}`,
      new Promise((resolve) =>
        client.onMessage((message) => {
          if (message.type === 'present' && message.present.us === wanted.us && message.present.ussr === wanted.ussr) resolve()
        }),
      ),
    )

  test('a player at another process is seen to come and go; a second window is no news', async () => {
    const [here, there] = houses
    const { id, tokens } = await here.create({ game: 'red-sea' })
    const us = await personAt(here, id, tokens.us)
    expect(us.game_.present).toEqual({ us: true, ussr: false })
    const comes = untilPresent(us, { us: true, ussr: true })
    const ussr = await personAt(there, id, tokens.ussr)
    await comes
    // Clients that come later get it at once, at both.
    for (const house of houses)
      await eventually('the presence', async () => expect((await personAt(house, id)).game_.present).toEqual({ us: true, ussr: true }))
    const again = await personAt(here, id, tokens.ussr)
    const goes = untilPresent(us, { us: true, ussr: false })
    ussr.client.close()
    await eventually('the presence', async () => expect((await personAt(there, id)).game_.present).toEqual({ us: true, ussr: true }))
    again.client.close()
    await goes
    const presences = us.client.received.map((frame) => JSON.parse(frame) as ServerMessage).filter(({ type }) => type === 'present')
    expect(presences.map((message) => (message as ServerMessageOf<'present'>).present)).toEqual([
      { us: true, ussr: false },
      { us: true, ussr: true },
      { us: true, ussr: false },
    ])
  })

  test('the players at a process that is dead are no longer present, and one that starts learns who is', async () => {
    const [here] = houses
    const { id, tokens } = await here.create({ game: 'red-sea' })
    await personAt(here, id, tokens.us)
    const storage = await openStorage(address)
    let isDead = false
    const bus = (): Bus => {
      const real = storage.bus()
      return { ...real, beat: (now) => (isDead ? Promise.reject(new Error('killed')) : real.beat(now)) }
    }
    const killed = await openHouse({ storage: { ...storage, bus } })
    await personAt(killed, id, tokens.ussr)
    const late = await openHouse({ storage: await openStorage(address) })
    const watcher = await personAt(late, id)
    await eventually('both players', () => Promise.resolve(expect(late.server.tables.hub.present(id)).toEqual({ us: true, ussr: true })))
    const goes = untilPresent(watcher, { us: true, ussr: false })
    // Its heartbeats stop, and it says nothing more.
    isDead = true
    await goes
    await late.close()
    await killed.close()
  })

  test('a sign-out at one process closes the connections at the others, and nothing is looked up for those that stay', async () => {
    const [here, there] = houses
    const [leaving, staying] = [await member(here), await member(here)]
    const [gone, left] = [await there.connect(leaving.headers()), await there.connect(staying.headers())]
    await gone.ask({ type: 'ping' })
    await left.ask({ type: 'ping' })
    const before = (await statements()).length
    await leaving.ask('POST', '/api/me/sign-out')
    expect(await gone.closed).toBe(4401)
    await left.ask({ type: 'ping' })
    expect((await statements()).slice(before).filter((text) => text.includes('mutes'))).toEqual([])
  })

  test('a process that stops sends its clients away when their messages are answered, and says so before', async () => {
    const storage = await openStorage(address)
    const errors: string[] = []
    const stopping = await openHouse({
      storage: { ...storage, close: () => Promise.resolve() },
      logger: pino({ level: 'error' }, { write: (line: string) => void errors.push(line) }),
    })
    const { id, tokens } = await stopping.create({ game: 'red-sea' })
    const us = await personAt(stopping, id, tokens.us)
    const ussr = await personAt(stopping, id, tokens.ussr)
    await begin(us, ussr)
    const mover = asked(ussr) ? ussr : us
    const sent = mover.picks(mover.now().question!.picks[0]!)
    const codes = [us, ussr].map(({ client }) => client.closed)
    // The server has read the move.
    await mover.client.ask({ type: 'ping' })
    const closed = stopping.server.close()
    expect((await stopping.server.http.inject('/health')).statusCode).toBe(503)
    await closed
    await storage.close()
    expect(await Promise.all(codes)).toEqual([1012, 1012])
    const seq = await sent
    expect((await houses[0].server.tables.storage.game(id))!.seq).toBe(seq)
    expect(errors).toEqual([])
  })

  test('a process that stops finishes the messages of clients that have gone before it closes the bus', async () => {
    const storage = await openStorage(address)
    const order: string[] = []
    let release = (): void => undefined
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const chat: typeof storage.chat = async (...args) => {
      await held
      order.push('message')
      return storage.chat(...args)
    }
    const bus = (): Bus => {
      const real = storage.bus()
      const close: Bus['close'] = () => {
        order.push('bus')
        return real.close()
      }
      return { ...real, close }
    }
    const stopping = await openHouse({ storage: { ...storage, chat, bus } })
    const { id } = await stopping.create({ game: 'red-sea' })
    const client = await connectTo(stopping.address)
    client.ask({ type: 'watch', game: id }).catch(() => undefined)
    await client.ask({ type: 'ping' })
    client.close()
    await eventually('the end of the connection', async () =>
      expect((await stopping.server.http.inject('/metrics')).body).toContain('hotline_connections 0'),
    )
    const closed = stopping.close()
    // Enough for a process that does not wait.
    setTimeout(release, 1000)
    await closed
    expect(order).toEqual(['message', 'bus'])
  })

  test('a process that lost its connection for messages catches up when it has another', async () => {
    const { us, ussr } = await seated()
    const client = new pg.Client({ connectionString: address })
    await client.connect()
    const { rowCount } = await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query ~ '^listen|^unlisten|processes' and pid <> pg_backend_pid()",
    )
    expect(rowCount).toBe(2)
    const mover = asked(ussr) ? ussr : us
    const seq = await mover.picks(mover.now().question!.picks[0]!)
    await Promise.all([us, ussr].map((one) => one.until((now) => now.seq >= seq, `entry ${seq}`)))
    await client.end()
  })
})

describePostgres('indexes', (find) => {
  test('moves write no index: four of five updates are heap-only, with those before the first move', async () => {
    const address = await find()
    const house = await openHouse({ storage: await openStorage(address) })
    const { us, ussr } = await twoAt(house, { watching: 'link', clock: { kind: 'live', bank: 600_000, increment: 0 } })
    const client = new pg.Client({ connectionString: address })
    await client.connect()
    const count = async (): Promise<{ all: number; hot: number }> => {
      const { rows } = await client.query<{ all: string; hot: string }>(
        "select n_tup_upd as all, n_tup_hot_upd as hot from pg_stat_user_tables where relname = 'games'",
      )
      return { all: Number(rows[0]!.all), hot: Number(rows[0]!.hot) }
    }
    const MOVES = 40
    for (let i = 0; i < MOVES && us.now().status === 'playing'; i++) {
      const mover = ussr.now().question === null ? us : ussr
      const seq = await mover.picks(mover.now().question!.picks[0]!)
      await Promise.all([us, ussr].map((one) => one.until((now) => now.seq >= seq, `entry ${seq}`)))
    }
    const after = await eventually('the statistics', async () => {
      const now = await count()
      expect(now.all).toBeGreaterThanOrEqual(MOVES)
      return now
    })
    expect(after.hot).toBeGreaterThanOrEqual(0.8 * after.all)
    await client.end()
    await house.close()
  })
})
