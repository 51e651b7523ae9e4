/** `hotline load`: plays many games at once over sockets, at servers of its own or at others, and measures. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { GAMES } from '../../games/options.ts'
import { phrase } from '../../words/program.ts'
import { BadArguments, type Command, givenAmong, readArguments, refuseBeside } from '../args.ts'
import { makeFile } from '../files.ts'
import { type BareLimits, bareLimits } from './load/bare.ts'
import { type LoadPlayers, seatPlayers } from './load/players.ts'
import { type Series, svgPlot, textPlot } from './load/plot.ts'
import { databaseCpu, type Servers, startServers, usageOf } from './load/servers.ts'

const BOTH = 'both'

export const command = {
  name: 'load',
  help: phrase('command.load'),
  options: {
    games: { is: 'number', usual: 500, least: 1, most: 5000, help: phrase('option.load.games') },
    game: { is: 'name', usual: BOTH, among: [BOTH, ...GAMES], help: phrase('option.game') },
    rate: { is: 'number', usual: 200, least: 1, most: 100_000, help: phrase('option.rate') },
    steps: { is: 'number', usual: 1, least: 1, most: 20, help: phrase('option.steps') },
    seconds: { is: 'number', usual: 30, least: 1, most: 3600, help: phrase('option.seconds') },
    processes: {
      is: 'text',
      usual: '1',
      value: 'N,N',
      help: phrase('option.processes'),
    },
    database: {
      is: 'text',
      usual: '',
      value: 'URL',
      help: phrase('option.load.database'),
    },
    url: {
      is: 'text',
      usual: '',
      value: 'URL,URL',
      help: phrase('option.url'),
    },
    bare: { is: 'number', usual: 6, least: 0, most: 600, help: phrase('option.bare') },
    plot: { is: 'text', usual: '', value: 'FILE', help: phrase('option.plot') },
    seed: { is: 'number', usual: 1, least: 0, most: 4_294_967_295, help: phrase('option.load.seed') },
    json: { is: 'switch', help: phrase('option.json') },
  },
} as const satisfies Command

type Options = NonNullable<ReturnType<typeof readArguments<(typeof command)['options']>>>

/** What was measured at one rate. All but the first six are for each move. */
interface Step {
  readonly rate: number
  readonly moves: number
  readonly movesASecond: number
  readonly p50: number
  readonly p99: number
  readonly most: number
  /** Milliseconds of all servers. */
  readonly serverCpu: number
  /** Milliseconds; null where the database can't be seen, or is SQLite within the server. */
  readonly databaseCpu: number | null
  readonly statements: number
  readonly walBytes: number | null
  /** To and from clients. */
  readonly messages: number
  readonly bytes: number
  /** That processes got from each other. */
  readonly busMessages: number
}

interface Run {
  readonly processes: number
  readonly games: number
  readonly steps: readonly Step[]
  /** The largest server, in megabytes. */
  readonly memory: number
  readonly finished: number
  readonly failed: number
}

interface Figures {
  readonly runs: readonly Run[]
  readonly bare: BareLimits | null
  /** Of the machine, at the beginning and at the end. */
  readonly load: readonly [number, number]
  readonly isInterrupted: boolean
}

/** Seconds at a new rate before it is measured. */
const WARM_UP = 2

const round = (n: number, digits = 1): number => Number(n.toFixed(digits))

function countsIn({ processes, url, database }: Options): readonly number[] {
  const counts = processes.split(',').map(Number)
  if (counts.some((n) => !Number.isInteger(n) || n < 1 || n > 64))
    throw new BadArguments(phrase('bad.processes', { given: JSON.stringify(processes) }))
  if (url === '' && database === '' && counts.some((n) => n > 1)) throw new BadArguments(phrase('bad.processes-database'))
  return url === '' ? counts : [url.split(',').length]
}

function addressesIn(url: string): readonly string[] {
  const addresses = url.split(',')
  const wrong = addresses.find((one) => !/^https?:\/\/\S+$/.test(one))
  if (wrong !== undefined) throw new BadArguments(phrase('bad.url', { given: JSON.stringify(wrong) }))
  return addresses.map((one) => (one.endsWith('/') ? one : `${one}/`))
}

/** The servers that run already, when each of them has answered. */
async function runningServers(url: string): Promise<Servers> {
  const addresses = addressesIn(url)
  for (const address of addresses)
    await fetch(new URL('health', address)).catch((error: unknown) => {
      throw new BadArguments(phrase('bad.url-away', { address }), { cause: error })
    })
  return { addresses, stop: () => Promise.resolve() }
}

async function measureStep(
  players: LoadPlayers,
  { addresses }: Servers,
  database: string | null,
  rate: number,
  seconds: number,
): Promise<Step> {
  const before = await usageOf(addresses, database)
  const seen = await players.measure(seconds * 1000)
  const after = await usageOf(addresses, database)
  const aMove = (total: number, digits = 2): number => round(total / Math.max(1, seen.moves), digits)
  const ofDatabase = before.database === null || after.database === null ? null : databaseCpu(before.database, after.database)
  return {
    rate,
    moves: seen.moves,
    movesASecond: round(seen.moves / seen.seconds),
    p50: round(seen.p50),
    p99: round(seen.p99),
    most: round(seen.most),
    serverCpu: aMove(1000 * (after.cpu - before.cpu)),
    databaseCpu: ofDatabase === null ? null : aMove(1000 * ofDatabase),
    statements: aMove(after.statements - before.statements),
    walBytes: before.database === null || after.database === null ? null : aMove(after.database.walBytes - before.database.walBytes, 0),
    messages: aMove(seen.messages),
    bytes: aMove(seen.bytes, 0),
    busMessages: aMove(after.busMessages - before.busMessages),
  }
}

async function runAt(servers: Servers, options: Options, signal: AbortSignal): Promise<Run> {
  const { games, game, rate, steps: count, seconds, seed } = options
  const database = options.database === '' ? null : options.database
  const kinds = game === BOTH ? GAMES : [game]
  const players = await seatPlayers({ addresses: servers.addresses, games, kinds, seed, signal })
  process.stderr.write(`${players.games} games have begun\n`)
  const steps: Step[] = []
  try {
    for (let i = 1; i <= count && !signal.aborted; i++) {
      const wanted = Math.round((rate * i) / count)
      players.setRate(wanted)
      await players.measure(WARM_UP * 1000)
      if (!signal.aborted) steps.push(await measureStep(players, servers, database, wanted, seconds))
    }
    const { memory } = await usageOf(servers.addresses, null)
    const { finished, failed, games: playing } = players
    return { processes: servers.addresses.length, games: playing, steps, memory: Math.round(memory / 2 ** 20), finished, failed }
  } finally {
    players.stop()
  }
}

async function measure(options: Options, data: string, signal: AbortSignal): Promise<Figures> {
  const { url, database } = options
  const [start = 0] = loadavg()
  const runs: Run[] = []
  for (const count of countsIn(options)) {
    if (signal.aborted) break
    const servers = url === '' ? await startServers(count, data, database || null) : await runningServers(url)
    try {
      runs.push(await runAt(servers, options, signal))
    } finally {
      await servers.stop()
    }
  }
  // A database of servers that are not ours is not ours, either.
  const isOurs = url === '' || database !== ''
  const bare =
    isOurs && options.bare > 0 && !signal.aborted
      ? await bareLimits(database || join(data, 'bare.sqlite'), options.bare, () => signal.aborted)
      : null
  const [end = 0] = loadavg()
  return { runs, bare, load: [round(start), round(end)], isInterrupted: signal.aborted }
}

const whole = (n: number): string => Math.round(n).toLocaleString('en')

const HEADINGS = [
  'wanted/s',
  'moves/s',
  'p50 ms',
  'p99 ms',
  'longest',
  'server ms',
  'database ms',
  'statements',
  'WAL bytes',
  'messages',
  'bytes',
  'bus',
]

const cellsOf = (step: Step): string[] =>
  [
    step.rate,
    step.movesASecond,
    step.p50,
    step.p99,
    step.most,
    step.serverCpu,
    step.databaseCpu,
    step.statements,
    step.walBytes,
    step.messages,
    step.bytes,
    step.busMessages,
  ].map((value) => (value === null || Number.isNaN(value) ? '-' : String(value)))

const seriesOf = (runs: readonly Run[]): Series[] =>
  runs.flatMap(({ processes, steps }, i) => {
    const name = processes === 1 ? '1 process' : `${processes} processes`
    const letter = String.fromCodePoint('a'.codePointAt(0)! + i)
    const points = (key: 'p50' | 'p99') => steps.map((step) => ({ x: step.movesASecond, y: step[key] }))
    return [
      { name: `${name} p50`, mark: letter, points: points('p50') },
      { name: `${name} p99`, mark: letter.toUpperCase(), points: points('p99') },
    ]
  })

function reportOf({ runs, bare, load, isInterrupted }: Figures): string {
  const parts = runs.map(({ processes, games, steps, memory, finished, failed }) => {
    const split = processes > 1 ? ', the players of each at two of them' : ''
    const head = `${processes} process${processes > 1 ? 'es' : ''}, ${games} games at once${split}; the largest server ${Number.isNaN(memory) ? '-' : memory} MB; ${finished} games ended, ${failed} failed\n`
    const rows = [HEADINGS, ...steps.map(cellsOf)]
    const widths = HEADINGS.map((_, column) => Math.max(...rows.map((row) => row[column]!.length)))
    return head + rows.map((row) => `  ${row.map((cell, column) => cell.padStart(widths[column]!)).join('  ')}\n`).join('')
  })
  if (bare !== null)
    parts.push(
      `the bare database: ${whole(bare.inserts)} inserts with a commit each a second, ${whole(bare.moves)} stored moves a second (${round(bare.moves / bare.inserts, 2)}) at ${round(bare.cpu, 3)} ms of CPU\n`,
    )
  if (runs.some(({ steps }) => steps.length > 0)) parts.push(textPlot(seriesOf(runs)))
  parts.push(
    `${isInterrupted ? 'interrupted; ' : ''}load of the machine ${load[0]} at the beginning, ${load[1]} at the end, on ${cpus().length} cores\n`,
  )
  return `${parts.join('\n')}from "server ms" on everything is for each move; times of moves are from sending to the opponent's receipt\n`
}

const INTERRUPTED = 130

export async function load(args: readonly string[]): Promise<number | null> {
  const options = readArguments(command, args)
  if (options === null) return null
  const given = givenAmong(command, args)
  // A database of servers that are not ours is measured only where it is named.
  if (options.url !== '') refuseBeside('url', given, ['processes', ...(options.database === '' ? ['bare'] : [])])
  if (options.plot !== '') makeFile(options.plot)
  const ending = new AbortController()
  const interrupt = (): void => ending.abort()
  process.on('SIGINT', interrupt)
  const data = mkdtempSync(join(tmpdir(), 'hotline-load-'))
  try {
    const figures = await measure(options, data, ending.signal)
    if (options.plot !== '') writeFileSync(options.plot, svgPlot(seriesOf(figures.runs)))
    process.stdout.write(options.json ? `${JSON.stringify(figures)}\n` : reportOf(figures))
    return figures.isInterrupted ? INTERRUPTED : 0
  } finally {
    process.off('SIGINT', interrupt)
    rmSync(data, { recursive: true, force: true })
    // Players wait for answers that will not come.
    setTimeout(() => process.exit(), 500).unref()
  }
}
