/** `hotline load`: plays many games at once over sockets, against a server of its own or another one, and measures. */
import { fork } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generator } from '../../bots/generator.ts'
import { connectTo } from '../../client/client.ts'
import { playAtRandom } from '../../client/player.ts'
import { type Command, readArguments } from '../args.ts'
import { latencies } from './load/measure.ts'

export const command = {
  name: 'load',
  help: 'load-test a server over sockets and measure how fast moves arrive',
  options: {
    games: { is: 'number', usual: 500, least: 1, most: 5000, help: 'games at once' },
    rate: { is: 'number', usual: 200, least: 1, most: 100_000, help: 'moves per second, all games together' },
    seconds: { is: 'number', usual: 30, least: 1, most: 3600, help: 'how long to measure' },
    seed: { is: 'number', usual: 1, least: 0, most: 4_294_967_295, help: 'the same seed gives the same moves' },
    port: { is: 'number', usual: 28_080, least: 1, most: 65_535, help: 'port of the server under test' },
    json: { is: 'switch', help: 'print the results as JSON' },
  },
} as const satisfies Command

interface Server {
  readonly address: string
  readonly pid: number
  stop(): void
}

/** A server in a process of its own, on a temporary folder. */
async function startServer(port: number): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'hotline-load-'))
  const child = fork(fileURLToPath(new URL('./load/server.worker.js', import.meta.url)), [String(port), folder], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const address = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: string) => resolve(message))
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
  return {
    address,
    pid: child.pid!,
    stop: () => {
      child.removeAllListeners('exit')
      child.kill('SIGTERM')
      child.once('exit', () => rmSync(folder, { recursive: true, force: true }))
    },
  }
}

/** The memory of a process in megabytes; 0 where the system does not report it. */
function memoryOf(pid: number): number {
  try {
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024)
  } catch {
    return 0
  }
}

interface Made {
  readonly id: string
  readonly tokens: { readonly us: string; readonly ussr: string }
}

async function create(address: string): Promise<Made> {
  const reply = await fetch(`${address}/api/games`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ game: 'twilight-struggle' }),
  })
  if (reply.status !== 201) throw new Error(`no game was made: ${reply.status} ${await reply.text()}`)
  return (await reply.json()) as Made
}

/** How many games start concurrently. */
const AT_ONCE = 4
const MOST_TRIES = 10

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

interface Figures {
  readonly games: number
  readonly seconds: number
  readonly moves: number
  readonly movesASecond: number
  readonly p50: number
  readonly p99: number
  readonly most: number
  readonly memory: number
  readonly finished: number
}

interface Wanted {
  readonly games: number
  readonly rate: number
  readonly seconds: number
  readonly seed: number
}

async function measure(server: Server, { games, rate, seconds, seed }: Wanted): Promise<Figures> {
  const random = generator(seed)
  const times = latencies()
  /** When the move was sent that leads to an entry of a game. */
  const sent = new Map<string, number>()
  let measuring = false
  let moves = 0
  let finished = 0
  let stopped = false
  // The delay before each move gives the wanted rate over all games.
  const wait = (): number => (games / rate) * 1000 * (0.5 + random())

  /** Retries where the server is busy. */
  async function seatPatiently(): Promise<void> {
    for (let tries = 1; ; tries++) {
      try {
        return await seatPlayers()
      } catch (error) {
        if (tries >= MOST_TRIES) throw error
        await pause(1000)
      }
    }
  }

  async function seatPlayers(): Promise<void> {
    const made = await create(server.address)
    const overs: Promise<unknown>[] = []
    for (const token of [made.tokens.us, made.tokens.ussr]) {
      const client = await connectTo(server.address)
      let own = -1
      const player = await playAtRandom(
        client,
        { game: made.id, token },
        {
          random,
          contribution: 'load',
          parts: ['world'],
          pause: () => pause(wait()),
          onSend: (game, seq) => {
            own = seq
            sent.set(`${game} ${seq}`, performance.now())
          },
          onAck: () => {
            if (measuring) moves++
          },
          onUpdate: ({ game, from, type }) => {
            const key = `${game} ${from}`
            const at = sent.get(key)
            if (type !== 'update' || at === undefined || from === own) return
            sent.delete(key)
            if (measuring) times.add(performance.now() - at)
          },
        },
      )
      overs.push(player.over.finally(() => client.close()))
    }
    // A finished game makes room for the next.
    followUp(overs).catch((error: unknown) => {
      if (!stopped) report(error)
    })
  }
  async function followUp(overs: readonly Promise<unknown>[]): Promise<void> {
    await Promise.all(overs)
    finished++
    if (!stopped) await seatPatiently()
  }
  const report = (error: unknown): void => void process.stderr.write(`${String(error)}\n`)

  for (let i = 0; i < games; i += AT_ONCE) await Promise.all(Array.from({ length: Math.min(AT_ONCE, games - i) }, seatPatiently))
  await pause(2000)
  measuring = true
  const start = performance.now()
  await pause(seconds * 1000)
  measuring = false
  stopped = true
  const took = (performance.now() - start) / 1000
  const round = (n: number): number => Math.round(n * 10) / 10
  return {
    games,
    seconds: round(took),
    moves,
    movesASecond: round(moves / took),
    p50: round(times.percentile(50)),
    p99: round(times.percentile(99)),
    most: round(times.percentile(100)),
    memory: memoryOf(server.pid),
    finished,
  }
}

export async function load(args: readonly string[]): Promise<number | null> {
  const options = readArguments(command, args)
  if (options === null) return null
  const server = await startServer(options.port)
  try {
    const figures = await measure(server, options)
    process.stdout.write(
      options.json
        ? `${JSON.stringify(figures)}\n`
        : `${figures.games} games at once, ${figures.movesASecond} moves a second for ${figures.seconds} s; from send to the opponent's receipt p50 ${figures.p50} ms, p99 ${figures.p99} ms, most ${figures.most} ms; server ${figures.memory} MB; ${figures.finished} games ended\n`,
    )
    return 0
  } finally {
    server.stop()
    // Players wait for answers that will not come.
    setTimeout(() => process.exit(), 500).unref()
  }
}
