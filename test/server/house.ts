/** A server in this process, on a free port, and people who come to it. */
import { afterAll } from 'vitest'
import { generator } from '../../src/bots/generator.ts'
import { type Client, connectTo } from '../../src/client/client.ts'
import type { SeatName } from '../../src/match/seats.ts'
import type { NewGameRequest } from '../../src/protocol/http.ts'
import { type GameInfo, RefusedByServer, type ServerMessageOf, serverMessage } from '../../src/protocol/socket.ts'
import { commitmentTo } from '../../src/records/fair.ts'
import { type HotlineServer, makeServer, type ServerConfig } from '../../src/server/server.ts'
import { openStorage } from '../../src/server/storage/open.ts'
import { awaited, changes } from '../waiting.ts'
import { freePort } from './postgres.ts'

export interface NewGame {
  readonly id: string
  readonly info: GameInfo
  readonly twin: string | null
  readonly tokens: { readonly us: string; readonly ussr: string; readonly watch: string | null }
}

export interface House {
  readonly server: HotlineServer
  readonly address: string
  readonly create: (wanted?: Partial<NewGameRequest>) => Promise<NewGame>
  readonly connect: (headers?: Readonly<Record<string, string>>) => Promise<Client>
  readonly close: () => Promise<void>
}

const ENOUGH = { aSecond: 10_000_000, atOnce: 10_000_000 }
const FAST = { aSecond: 100_000, atOnce: 100_000, games: 1000, network: ENOUGH, person: ENOUGH }

export async function openHouse(more: Partial<ServerConfig> = {}): Promise<House> {
  const storage = more.storage ?? (await openStorage(':memory:'))
  const server = await makeServer({
    storage,
    page: null,
    version: 'test',
    limits: FAST,
    sockets: 1_000_000,
    requests: 1_000_000,
    mostDelay: 0,
    ...more,
  })
  const address = await server.listen({ port: await freePort(), host: '127.0.0.1' })
  const clients: Client[] = []
  return {
    server,
    address,
    create: async (wanted = {}) => {
      const reply = await server.http.inject({ method: 'POST', url: '/api/games', payload: { game: 'twilight-struggle', ...wanted } })
      if (reply.statusCode !== 201) throw new Error(reply.body)
      return reply.json<NewGame>()
    },
    connect: async (headers) => {
      const client = await connectTo(address, true, headers)
      clients.push(client)
      return { ...client, ask: (message) => awaited(() => `an answer to ${JSON.stringify(message)}`, client.ask(message)) }
    },
    close: async () => {
      for (const client of clients) client.close()
      await server.close()
      await storage.close()
    },
  }
}

/** A house for all tests of a file. */
export function sharedHouse(more: Partial<ServerConfig> = {}): () => Promise<House> {
  let house: Promise<House> | null = null
  afterAll(async () => (await house)?.close())
  return () => {
    house ??= openHouse(more)
    return house
  }
}

export const randomFrom = generator

/** A client at a game: the last message about it, and the means to answer. */
export interface Person {
  readonly client: Client
  readonly game: string
  readonly now: () => ServerMessageOf<'update' | 'game'>
  /** Waits for a message that fulfils the condition. */
  until(holds: (now: ServerMessageOf<'update' | 'game'>) => boolean, what?: string): Promise<ServerMessageOf<'update' | 'game'>>
  picks(...picks: string[]): Promise<number>
  readonly game_: ServerMessageOf<'game'>
}

export async function personAt(
  house: House,
  game: string,
  token?: string,
  parts: ('view' | 'world')[] = ['view'],
  headers = {},
): Promise<Person> {
  const client = await house.connect(headers)
  let latest: ServerMessageOf<'update' | 'game'> | null = null
  const { changed, until } = changes()
  client.onMessage((message) => {
    if ((message.type !== 'update' && message.type !== 'game') || message.game !== game) return
    latest = message
    changed()
  })
  const opened = (await client.ask({ type: 'watch', game, ...(token === undefined ? {} : { token }), parts })) as ServerMessageOf<'game'>
  return {
    client,
    game,
    now: () => latest!,
    until: (holds, what = String(holds)) =>
      until(
        () => (holds(latest!) ? latest! : undefined),
        () => `${what}; the last message: ${JSON.stringify(latest).slice(0, 500)}`,
      ),
    picks: async (...picks) => {
      const ack = (await client.ask({ type: 'move', game, seq: latest!.seq, picks })) as ServerMessageOf<'ack'>
      return ack.seq
    },
    game_: opened,
  }
}

/** The commitment to a contribution, which a player sits down with and reveals later. */
export const promised = ({ game_: { role, info } }: Person, contribution: string): string =>
  commitmentTo(contribution, role as SeatName, info.commitment)

/** Both sit down, each with a promise, and reveal what they have promised. */
export async function begin(first: Person, second: Person): Promise<void> {
  const both = [first, second] as const
  for (const one of both)
    await one.client.ask({ type: 'sit', game: one.game, commitment: promised(one, `contribution-of-${one.game_.role}`) })
  for (const one of both) await one.client.ask({ type: 'reveal', game: one.game, contribution: `contribution-of-${one.game_.role}` })
  await Promise.all(both.map((one) => one.until(({ status }) => status === 'playing', 'the beginning')))
}

/** Two people at a table that has begun. */
export async function twoAt(
  house: House,
  wanted: Partial<NewGameRequest> = {},
): Promise<{ id: string; us: Person; ussr: Person; made: NewGame }> {
  const made = await house.create(wanted)
  const us = await personAt(house, made.id, made.tokens.us)
  const ussr = await personAt(house, made.id, made.tokens.ussr)
  await begin(us, ussr)
  return { id: made.id, us, ussr, made }
}

/** The code with which the server refuses. */
export async function refusal(asked: Promise<unknown>): Promise<string> {
  try {
    await asked
    return 'not refused'
  } catch (error) {
    if (error instanceof RefusedByServer) return error.error.code
    throw error
  }
}

/** Every message fits its strict schema, which refuses unknown fields. */
export function checkMessages(messages: readonly string[]): void {
  for (const message of messages) {
    const read = serverMessage.safeParse(JSON.parse(message))
    if (!read.success) throw new Error(`${JSON.stringify(read.error.issues[0])} in ${message.slice(0, 300)}`)
  }
}
