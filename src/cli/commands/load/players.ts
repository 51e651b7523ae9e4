/** LoadPlayers at random in many games at once; the players of one game sit at different processes. */
import { setTimeout as sleep } from 'node:timers/promises'
import { generator } from '../../../bots/generator.ts'
import { type Client, connectTo } from '../../../client/client.ts'
import { playAtRandom } from '../../../client/player.ts'
import { latencies } from './measure.ts'

interface Wanted {
  readonly addresses: readonly string[]
  readonly games: number
  /** Each game is one of these kinds in turn. */
  readonly kinds: readonly string[]
  readonly seed: number
  readonly signal: AbortSignal
}

/** What the players saw. */
export interface PlayerFigures {
  readonly seconds: number
  readonly moves: number
  /** Milliseconds from sending a move until the opponent has it. */
  readonly p50: number
  readonly p99: number
  readonly most: number
  readonly messages: number
  readonly bytes: number
}

export interface LoadPlayers {
  /** How many games are played. */
  readonly games: number
  readonly finished: number
  /** Games that were given up because a connection or the server failed. */
  readonly failed: number
  /** Moves a second, all games together. */
  setRate(rate: number): void
  /** Measures for so long, or until the signal comes. */
  measure(ms: number): Promise<PlayerFigures>
  stop(): void
}

interface Seated {
  readonly client: Client
  readonly over: Promise<unknown>
}

interface MadeGame {
  readonly id: string
  readonly tokens: { readonly us: string; readonly ussr: string }
}

/** How many games start concurrently, and how long they may take to start: at least so long, and for each so much longer. */
const AT_ONCE = 4
const LEAST_TIME = 30_000
const TIME_A_GAME = 250
/** Milliseconds until a game that could not be made is tried again. */
const AGAIN = 1000

async function create(address: string, game: string, signal: AbortSignal): Promise<MadeGame> {
  const reply = await fetch(new URL('api/games', address), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game }),
    signal,
  })
  if (reply.status !== 201) throw new Error(`no game was made: ${reply.status} ${await reply.text()}`)
  return (await reply.json()) as MadeGame
}

export async function seatPlayers({ addresses, games, kinds, seed, signal: ended }: Wanted): Promise<LoadPlayers> {
  const random = generator(seed)
  const stopping = new AbortController()
  const signal = AbortSignal.any([ended, stopping.signal])
  const open = new Set<Client>()
  /** When the move was sent that leads to an entry of a game. */
  const sent = new Map<string, number>()
  let times = latencies()
  let traffic = { messages: 0, bytes: 0 }
  let rate = games
  let [moves, finished, failed, playing, made] = [0, 0, 0, 0, 0]

  /** Waits unless the test is over. */
  const pause = async (ms: number): Promise<void> => {
    await sleep(ms, undefined, { signal }).catch(() => undefined)
  }

  /** Counts what a connection has carried that is closed. */
  function leave(client: Client): void {
    open.delete(client)
    traffic = { messages: traffic.messages + client.traffic.messages, bytes: traffic.bytes + client.traffic.bytes }
  }

  async function sitDown(address: string, { id, tokens }: MadeGame, seat: 'us' | 'ussr'): Promise<Seated> {
    const client = await connectTo(address, false, {}, id)
    open.add(client)
    const closed = client.closed.then(() => leave(client))
    let own = -1
    const player = await playAtRandom(
      client,
      { game: id, token: tokens[seat] },
      {
        random,
        contribution: 'load',
        parts: ['world'],
        pause: () => pause((Math.max(1, playing) / rate) * 1000 * (0.5 + random())),
        onSend: (game, seq) => {
          own = seq
          sent.set(`${game} ${seq}`, performance.now())
        },
        onAck: () => void moves++,
        onUpdate: ({ game, from, type }) => {
          const key = `${game} ${from}`
          const at = sent.get(key)
          if (type !== 'update' || at === undefined || from === own) return
          sent.delete(key)
          times.add(performance.now() - at)
        },
      },
    )
    const over = Promise.race([player.over, closed.then(() => Promise.reject(new Error('the connection is closed')))])
    // The game may be given up before anyone waits for its end.
    over.catch(() => undefined)
    return { client, over }
  }

  /** Begins a game; the function that it returns waits for its end. */
  async function begin(): Promise<() => Promise<void>> {
    const n = made++
    const at = (i: number): string => addresses[(n + i) % addresses.length]!
    const game = await create(at(0), kinds[n % kinds.length]!, signal)
    const us = await sitDown(at(0), game, 'us')
    const ussr = await sitDown(at(1), game, 'ussr').catch((error: unknown) => {
      us.client.close()
      throw error
    })
    return async () => {
      try {
        await Promise.all([us.over, ussr.over])
      } finally {
        for (const { client } of [us, ussr]) client.close()
      }
    }
  }

  /** Plays one game after the other until the test is over. */
  async function keepPlaying(onBegin: () => void): Promise<void> {
    while (!signal.aborted) {
      try {
        const untilOver = await begin()
        playing++
        onBegin()
        await untilOver().finally(() => void playing--)
        finished++
      } catch {
        if (!signal.aborted) failed++
        await pause(AGAIN)
      }
    }
  }

  const deadline = performance.now() + LEAST_TIME + games * TIME_A_GAME
  for (let i = 0; i < games && !signal.aborted; i += AT_ONCE) {
    const left = deadline - performance.now()
    if (left <= 0) break
    const begun = Array.from({ length: Math.min(AT_ONCE, games - i) }, () => new Promise<void>((resolve) => void keepPlaying(resolve)))
    await Promise.race([Promise.all(begun), pause(left)])
  }

  const trafficNow = (): typeof traffic => {
    const total = { ...traffic }
    for (const { traffic: own } of open) {
      total.messages += own.messages
      total.bytes += own.bytes
    }
    return total
  }

  return {
    get games() {
      return playing
    },
    get finished() {
      return finished
    },
    get failed() {
      return failed
    },
    setRate: (wanted) => {
      rate = wanted
    },
    measure: async (ms) => {
      times = latencies()
      const before = { moves, start: performance.now(), ...trafficNow() }
      await pause(ms)
      const after = trafficNow()
      return {
        seconds: (performance.now() - before.start) / 1000,
        moves: moves - before.moves,
        p50: times.percentile(50),
        p99: times.percentile(99),
        most: times.percentile(100),
        messages: after.messages - before.messages,
        bytes: after.bytes - before.bytes,
      }
    },
    stop: () => {
      stopping.abort()
      for (const client of open) client.close()
    },
  }
}
