// Figures for docs/scale.md: `node scripts/scale.js [--only opening,start,idle,takeover] [--sockets 10000] [--games 100000] [--kills 5]`. The
// program has to be built. SQLite is in a temporary folder, PostgreSQL one of its own. CPU time where that is possible: the machine is shared.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { loadavg, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { WebSocket } from 'ws'
import { startServers, usageOf } from '../dist/src/cli/commands/load/servers.js'
import { openingLines } from '../dist/src/server/games/lines.js'
import { newId } from '../dist/src/server/games/secrets.js'
import { makeTables } from '../dist/src/server/games/tables.js'
import { openStorage } from '../dist/src/server/storage/open.js'
import { gameInto } from '../dist/src/server/storage/rows.js'
import { longGame } from './soak/long-game.js'
import { makeGame } from './soak/play.js'
import { ownPostgres } from './soak/postgres.js'
import { ask, connect, startServer } from './soak/server.js'

const KINDS = ['opening', 'start', 'idle', 'takeover']
const { values } = parseArgs({
  options: {
    only: { type: 'string', default: KINDS.join(',') },
    sockets: { type: 'string', default: '10000' },
    games: { type: 'string', default: '100000' },
    kills: { type: 'string', default: '5' },
  },
})
const wanted = values.only.split(',')
const say = (/** @type {string} */ line) => void process.stdout.write(`${line}\n`)
const folder = mkdtempSync(join(tmpdir(), 'hotline-scale-'))
const file = join(folder, 'hotline.sqlite')
const postgres = wanted.some((kind) => kind !== 'opening') ? ownPostgres() : null
const ms = (/** @type {number} */ n, digits = 2) => `${n.toFixed(digits)} ms`

/** Opens a game of 100 entries and one of 2,000 by turns, as a process does that has neither in memory. */
async function opening() {
  const games = [
    { entries: 100, id: await longGame(folder, 100), cpu: 0, statements: 0, lines: 0 },
    { entries: 2000, id: await longGame(folder, 2000, 4), cpu: 0, statements: 0, lines: 0 },
  ]
  const storage = await openStorage(file)
  const rounds = 300
  for (let i = -20; i < rounds; i++)
    for (const game of games) {
      const tables = makeTables(storage, Date.now, Math.random)
      const [before, statements] = [process.cpuUsage(), storage.statements()]
      const table = await tables.read(game.id)
      const { lines } = await openingLines(storage, table, true)
      const { user, system } = process.cpuUsage(before)
      if (i < 0) continue
      game.cpu += (user + system) / 1000
      game.statements += storage.statements() - statements
      game.lines = lines.length
    }
  await storage.close()
  for (const { entries, cpu, statements, lines } of games)
    say(
      `opening at ${entries} entries: ${ms(cpu / rounds)} of CPU, ${statements / rounds} statements, ${lines} lines (SQLite, ${rounds} times)`,
    )
}

/** Games of a slow clock, none of which is due, as after an hour in which no process ran. @param {string} address @param {number} count */
async function fill(address, count) {
  const storage = await openStorage(address)
  const now = Date.now()
  const server = await startServers(1, folder, address)
  const made = await makeGame(Number(new URL(/** @type {string} */ (server.addresses[0])).port), {
    clock: { kind: 'slow', move: 259_200_000, bank: 0, vacation: 0 },
  })
  await server.stop()
  const row = /** @type {import('../dist/src/server/storage/storage.js').GameRow} */ (await storage.game(made.id))
  for (let n = 0; n < count; n += 1000) {
    const rows = Array.from({ length: 1000 }, () =>
      gameInto({ ...row, id: newId(), status: 'playing', due: now + Math.floor(Math.random() * 2e8) }),
    )
    await storage.db.insertInto('games').values(rows).execute()
  }
  await storage.db
    .updateTable('served')
    .set({ seen: now - 3_600_000 })
    .execute()
  await storage.close()
}

const TICKS_A_SECOND = 100

/** How long a start takes until /health answers 200. @param {readonly string[]} where */
async function startOf(where) {
  const began = performance.now()
  const child = spawn(process.execPath, ['bin/hotline.js', 'serve', '--port', '0', '--log', 'fatal', ...where], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const address = await new Promise((resolve) => {
    child.stdout.on('data', (data) => {
      const found = /http:\S+/.exec(String(data))
      if (found !== null) resolve(found[0])
    })
  })
  while ((await fetch(new URL('health', address))).status !== 200) await sleep(20)
  const took = performance.now() - began
  // Its /metrics count from the time that it serves.
  const [user = 0, system = 0] = readFileSync(`/proc/${child.pid}/stat`, 'utf8').split(') ')[1]?.split(' ').slice(11, 13).map(Number) ?? []
  const cpu = (user + system) / TICKS_A_SECOND
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
  return { took, cpu }
}

async function start() {
  if (postgres === null) return say('start: SKIPPED, there is no PostgreSQL on this machine')
  const count = Number(values.games)
  const empty = mkdtempSync(join(tmpdir(), 'hotline-scale-'))
  for (const where of [
    { name: 'SQLite, an empty folder', args: ['--data', empty] },
    { name: `PostgreSQL, ${count} timed games after an hour without a server`, args: ['--database', postgres.address], fills: true },
    { name: 'SQLite, an empty folder', args: ['--data', empty] },
    { name: `PostgreSQL, ${count} timed games, again`, args: ['--database', postgres.address] },
  ]) {
    if (where.fills) await fill(postgres.address, count)
    const { took, cpu } = await startOf(where.args)
    say(`start (${where.name}): ${(took / 1000).toFixed(1)} s, ${cpu.toFixed(2)} s of CPU`)
  }
  rmSync(empty, { recursive: true, force: true })
}

const GUESTS_OF_ADDRESS = 25
const SOCKETS_OF_GAME = 2
const IDLE_SECONDS = 60

/** Signs guests in, each from an address that has not asked too often. @param {number} port @param {number} count */
async function guests(port, count) {
  /** @type {string[]} */
  const cookies = []
  await inGroups(count, async (i) => {
    const n = Math.floor(i / GUESTS_OF_ADDRESS)
    const reply = await ask(port, '/api/me/guest', { from: `127.0.${1 + Math.floor(n / 250)}.${1 + (n % 250)}`, body: {} })
    if (reply.status !== 200) throw new Error(`no guest: ${reply.status}`)
    cookies.push(reply.cookies.map((one) => one.split(';')[0]).join('; '))
  })
  return cookies
}

const AT_ONCE = 20

/** Does something so many times, some of them at once. @param {number} count @param {(i: number) => Promise<void>} work */
async function inGroups(count, work) {
  for (let i = 0; i < count; i += AT_ONCE) await Promise.all(Array.from({ length: Math.min(AT_ONCE, count - i) }, (_, k) => work(i + k)))
}

/** Sockets of signed-in people that watch games in which nothing happens. */
async function idle() {
  if (postgres === null) return say('idle: SKIPPED, there is no PostgreSQL on this machine')
  const count = Number(values.sockets)
  const servers = await startServers(1, folder, postgres.address)
  const { addresses } = servers
  const port = Number(new URL(/** @type {string} */ (addresses[0])).port)
  const [cookies, games] = [await guests(port, count / 10), /** @type {string[]} */ ([])]
  await inGroups(count / SOCKETS_OF_GAME, async (i) => {
    games.push((await makeGame(port, { game: i % 2 === 0 ? 'red-sea' : 'twilight-struggle' })).id)
  })
  const before = await usageOf(addresses, null)
  /** @type {WebSocket[]} */
  const sockets = []
  await inGroups(count, async (i) => {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, {
      perMessageDeflate: false,
      localAddress: `127.1.${1 + Math.floor(i / 250)}.1`,
      headers: { cookie: cookies[i % cookies.length] },
    })
    await new Promise((resolve, reject) => {
      socket.once('open', () => {
        socket.send(JSON.stringify({ type: 'hello', protocol: 1 }))
        socket.send(JSON.stringify({ type: 'watch', id: 'w', game: games[i % games.length], recent: true, parts: ['world'] }))
      })
      socket.on('message', (/** @type {Buffer} */ data) => {
        const { type, code } = JSON.parse(data.toString('utf8'))
        if (type === 'game') resolve(null)
        else if (type === 'error') reject(new Error(code))
      })
      socket.once('error', reject)
    })
    sockets.push(socket)
  })
  await sleep(20_000)
  const first = await usageOf(addresses, postgres.address)
  const began = performance.now()
  await sleep(IDLE_SECONDS * 1000)
  const last = await usageOf(addresses, postgres.address)
  const seconds = (performance.now() - began) / 1000
  say(
    `${sockets.filter((one) => one.readyState === one.OPEN).length} idle sockets of ${cookies.length} signed-in people at ${games.length} games: ` +
      `${((last.memory - before.memory) / 1024 / count).toFixed(1)} kB each with the games, ${((100 * (last.cpu - first.cpu)) / seconds).toFixed(1)} % of a core, ` +
      `${((last.statements - first.statements) / seconds).toFixed(1)} statements a second without heartbeats`,
  )
  for (const socket of sockets) socket.terminate()
  await servers.stop()
}

const THINKING = 1

/** A process is killed while its bot thinks: how long until another process has answered. */
async function takeover() {
  if (postgres === null) return say('takeover: SKIPPED, there is no PostgreSQL on this machine')
  const where = ['--database', postgres.address]
  const settings = { HOTLINE_MOST_DELAY: '0' }
  const other = await startServer(where, settings)
  const storage = await openStorage(postgres.address)
  /** @type {number[]} */
  const times = []
  for (let i = 0; i < Number(values.kills); i++) {
    const server = await startServer(where, settings)
    const game = await makeGame(server.port, { game: 'red-sea', seats: { us: 'open', ussr: { bot: `master:${THINKING}s` } } })
    const client = await connect(server.port)
    await client.ask({ type: 'watch', game: game.id, token: game.tokens.us, parts: [] })
    /** @type {any} */
    let latest = null
    client.onMessage((message) => {
      if (message.type === 'update' || message.type === 'game') latest = message
    })
    await client.ask({ type: 'sit', game: game.id, contribution: 'scale' })
    const isBotAsked = () => latest?.status === 'playing' && latest.question === null
    while (!isBotAsked()) {
      if (latest?.question)
        await client.ask({ type: 'move', game: game.id, seq: latest.seq, picks: [latest.question.picks[0]] }).catch(() => undefined)
      await sleep(20)
    }
    await sleep(100)
    const seq = (await storage.game(game.id))?.seq ?? 0
    await server.kill()
    const killed = performance.now()
    while (((await storage.game(game.id))?.seq ?? 0) <= seq) await sleep(20)
    times.push((performance.now() - killed) / 1000)
    client.close()
  }
  await storage.close()
  await other.stop()
  say(
    `a killed process's bots, which think for ${THINKING} s, were answered for after ${times.map((time) => time.toFixed(2)).join(', ')} s, thinking included`,
  )
}

const RUNS = { opening, start, idle, takeover }
say(`load of the machine ${loadavg()[0]?.toFixed(1)}`)
try {
  for (const kind of wanted) await RUNS[/** @type {keyof typeof RUNS} */ (kind)]()
} finally {
  postgres?.remove()
  rmSync(folder, { recursive: true, force: true })
}
say(`load of the machine ${loadavg()[0]?.toFixed(1)}`)
process.exit(0)
