/** The servers under load: processes of our own, or others that are running. What they cost comes from their /metrics. */
import { fork } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import pg from 'pg'

export interface Servers {
  readonly addresses: readonly string[]
  stop(): Promise<void>
}

/** Milliseconds that a server has to stop. */
const PATIENCE = 10_000

async function startServer(data: string, database: string | null): Promise<{ address: string; stop: () => Promise<void> }> {
  const child = fork(fileURLToPath(new URL('./server.worker.js', import.meta.url)), [data, ...(database === null ? [] : [database])], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  })
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  const address = await new Promise<string>((resolve, reject) => {
    child.once('message', (message: string) => resolve(message))
    void ended.then((code) => reject(new Error(`the server ended with ${code}`)))
  })
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM')
    const timer = setTimeout(() => child.kill('SIGKILL'), PATIENCE)
    await ended
    clearTimeout(timer)
  }
  return { address, stop }
}

/** So many processes, with SQLite in a folder or at one PostgreSQL. */
export async function startServers(count: number, data: string, database: string | null): Promise<Servers> {
  const started: Awaited<ReturnType<typeof startServer>>[] = []
  for (let i = 0; i < count; i++) started.push(await startServer(data, database))
  return {
    addresses: started.map(({ address }) => address),
    stop: async () => {
      await Promise.all(started.map(({ stop }) => stop()))
    },
  }
}

/** What all servers and their database have used so far. */
export interface Usage {
  /** Seconds of CPU of all servers. */
  readonly cpu: number
  /** The memory of the largest server, in bytes. */
  readonly memory: number
  readonly statements: number
  /** Messages that processes got from each other. */
  readonly busMessages: number
  readonly database: DatabaseUsage | null
}

interface DatabaseUsage {
  /** Seconds of CPU by process; empty where the database runs on another machine. */
  readonly cpu: ReadonlyMap<number, number>
  readonly walBytes: number
}

const NAMES = {
  cpu: 'process_cpu_seconds_total',
  memory: 'process_resident_memory_bytes',
  statements: 'hotline_statements_total',
  busMessages: 'hotline_bus_messages_total',
} as const

async function metricsOf(address: string): Promise<Record<keyof typeof NAMES, number>> {
  const text = await (await fetch(new URL('metrics', address))).text()
  // A proxy may keep them to itself: then there is no number.
  const read = (name: string): number => Number(new RegExp(`^${name} (\\S+)`, 'm').exec(text)?.[1] ?? Number.NaN)
  return { cpu: read(NAMES.cpu), memory: read(NAMES.memory), statements: read(NAMES.statements), busMessages: read(NAMES.busMessages) }
}

const TICKS_A_SECOND = 100

/** Seconds of CPU of a process of PostgreSQL on this machine; null where there is none with this id. */
function cpuOf(pid: number): number | null {
  try {
    const [, after = ''] = readFileSync(`/proc/${pid}/stat`, 'utf8').split('(postgres) ')
    const [user, system] = after.split(' ').slice(11, 13).map(Number)
    return user === undefined || system === undefined ? null : (user + system) / TICKS_A_SECOND
  } catch {
    return null
  }
}

async function usageOfDatabase(address: string): Promise<DatabaseUsage> {
  const client = new pg.Client(address)
  await client.connect()
  try {
    const { rows } = await client.query<{ wal: string; pids: number[] }>(
      "select (pg_current_wal_lsn() - '0/0'::pg_lsn)::text as wal, array(select pid from pg_stat_activity) as pids",
    )
    const { wal, pids } = rows[0]!
    return {
      walBytes: Number(wal),
      cpu: new Map(pids.flatMap((pid) => ((cpu) => (cpu === null ? [] : [[pid, cpu] as const]))(cpuOf(pid)))),
    }
  } finally {
    await client.end()
  }
}

export async function usageOf(addresses: readonly string[], database: string | null): Promise<Usage> {
  const all = await Promise.all(addresses.map(metricsOf))
  const sum = (name: keyof typeof NAMES): number => all.reduce((total, one) => total + one[name], 0)
  return {
    cpu: sum('cpu'),
    memory: Math.max(...all.map(({ memory }) => memory)),
    statements: sum('statements'),
    busMessages: sum('busMessages'),
    database: database === null ? null : await usageOfDatabase(database),
  }
}

/** Seconds of CPU of the database between two looks; null where it can't be seen. */
export function databaseCpu(before: DatabaseUsage, after: DatabaseUsage): number | null {
  if (after.cpu.size === 0) return null
  return [...after.cpu].reduce((total, [pid, cpu]) => total + cpu - (before.cpu.get(pid) ?? 0), 0)
}
