// A PostgreSQL of our own, which is frozen, stopped and started again.
import { execFileSync, spawnSync } from 'node:child_process'
import { chmodSync, chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { findPostgres } from '../postgres.js'
import { makeGame, missing, play } from './play.js'
import { ask, asText, figures, pinging, startServer } from './server.js'

const NOBODY = 65_534

/** @returns {{ address: string, freeze: () => void, thaw: () => void, stop: () => void, start: () => void, remove: () => void } | null} */
export function ownPostgres() {
  const { bin } = findPostgres()
  if (bin === null) return null
  const folder = mkdtempSync(join(tmpdir(), 'hotline-soak-postgres-'))
  // It does not run as root.
  const user = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  if ('uid' in user) {
    chmodSync(folder, 0o755)
    chownSync(folder, NOBODY, NOBODY)
  }
  const run = (/** @type {string} */ program, /** @type {string[]} */ ...args) =>
    void execFileSync(join(bin, program), args, { stdio: 'ignore', cwd: folder, ...user })
  const data = join(folder, 'data')
  const port = 20_000 + Math.floor(Math.random() * 12_000)
  const start = () => run('pg_ctl', '-D', data, '-w', '-l', join(folder, 'log'), '-o', `-p ${port} -k "${folder}"`, 'start')
  run('initdb', '-D', data, '-U', 'hotline', '--auth=trust', '-E', 'UTF8', '--no-locale')
  start()
  run('createdb', '-h', '127.0.0.1', '-p', String(port), '-U', 'hotline', 'soak')
  /** The first process and all that it has started. */
  const signal = (/** @type {NodeJS.Signals} */ name) => {
    const first = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0])
    const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(first)], { encoding: 'utf8' }).stdout
    for (const pid of [first, ...children.split('\n').map(Number)]) if (pid > 0) process.kill(pid, name)
  }
  return {
    address: `postgres://hotline@127.0.0.1:${port}/soak`,
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    stop: () => run('pg_ctl', '-D', data, '-m', 'immediate', 'stop'),
    start,
    remove: () => {
      spawnSync(join(bin, 'pg_ctl'), ['-D', data, '-m', 'immediate', 'stop'], { cwd: folder, ...user })
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Milliseconds within which /health has to answer, whatever happens. */
const AT_ONCE = 2500

/** @param {NonNullable<ReturnType<typeof ownPostgres>>} postgres @param {(line: string, ok?: boolean) => void} say */
export async function outages(postgres, say) {
  const server = await startServer(['--database', postgres.address])
  try {
    /** @type {import('./play.js').Acknowledged[]} */
    const acks = []
    const game = await makeGame(server.port)
    const how = { pause: 100, onAck: (/** @type {any} */ done) => void acks.push(done) }
    const clients = [await play(server.port, game, 'us', how), await play(server.port, game, 'ussr', how)]
    const health = async () => {
      const began = performance.now()
      const { status } = await ask(server.port, '/health')
      return { status, ms: performance.now() - began }
    }
    for (const [name, begin, end] of /** @type {const} */ ([
      ['frozen', postgres.freeze, postgres.thaw],
      ['stopped', postgres.stop, postgres.start],
    ])) {
      await sleep(2000)
      const before = acks.length
      const pings = await pinging(server.port, '127.0.0.2')
      begin()
      await sleep(500)
      const during = [await health(), await health(), await health()]
      await sleep(8000)
      end()
      const began = performance.now()
      let well = await health()
      while (well.status !== 200 && performance.now() - began < 60_000) {
        await sleep(250)
        well = await health()
      }
      const back = performance.now() - began
      await sleep(5000)
      const times = figures(await pings.end())
      const slowest = Math.max(...during.map(({ ms }) => ms))
      say(
        `PostgreSQL ${name}: /health ${during.map(({ status }) => status).join(' ')}, within ${slowest.toFixed(0)} ms; well again ${back.toFixed(0)} ms after; ping ${asText(times)}; ${acks.length - before} moves acknowledged around it`,
        during.every(({ status }) => status === 503) && slowest < AT_ONCE && well.status === 200 && acks.length > before && times.p99 < 250,
      )
    }
    for (const client of clients) client.close()
    await server.stop()
    const faults = await missing(postgres.address, acks)
    say(`PostgreSQL: ${acks.length} acknowledged moves, ${faults.length} lost`, faults.length === 0)
  } finally {
    await server.stop()
  }
}
