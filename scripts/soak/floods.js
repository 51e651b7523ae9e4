// Floods of one hostile address, with the ping of another client beside them, all on the same cores.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { longGame } from './long-game.js'
import { makeGame, play } from './play.js'
import { ask, asText, connect, figures, pinging, startServer } from './server.js'

const HERE = '127.0.0.2'
/** Milliseconds that 99 of 100 pings may take. */
const MOST = 250
/** Entries of the game that is opened again and again: a game near its end. */
const LONG = 700

/** @param {string} kind @param {number} port @param {number} seconds @param {string} game @returns {Promise<string>} */
function hostile(kind, port, seconds, game) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'flood.js'), kind, String(port), String(seconds), game], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  child.stdout.on('data', (data) => (text += String(data)))
  return new Promise((resolve) => child.once('exit', () => resolve(text.trim())))
}

/** Plays a game with the club bot, and measures how long it takes to answer. @param {number} port */
async function clubGame(port) {
  const made = await makeGame(port, { game: 'red-sea', seats: { us: 'open', ussr: { bot: 'club' } } }, HERE)
  /** @type {number[]} */
  const times = []
  let waits = 0
  const client = await play(port, made, 'us', { from: HERE, pause: 200, onAck: () => (waits = performance.now()) })
  client.onMessage((message) => {
    if (message.type !== 'update' || !message.log.some((/** @type {any} */ line) => line.by === 'ussr') || waits === 0) return
    times.push(performance.now() - waits)
    waits = 0
  })
  return {
    end: () => {
      client.close()
      return times
    },
  }
}

/** @param {{ seconds: number }} options @param {(line: string, ok?: boolean) => void} say */
export async function floods({ seconds }, say) {
  const folder = mkdtempSync(join(tmpdir(), 'hotline-soak-'))
  const game = await longGame(folder, LONG)
  const server = await startServer(['--data', folder])
  try {
    const { port } = server
    const opened = await connect(port, HERE)
    const text = JSON.stringify(await opened.ask({ type: 'watch', game }))
    say(`a game of ${LONG} entries is opened with ${(text.length / 1000).toFixed(0)} kB`)
    opened.close()
    const calm = await pinging(port, HERE)
    await sleep(3000)
    say(`ping, calm: ${asText(figures(await calm.end()))}`)
    for (const kind of ['watch', 'undo', 'bots']) {
      const pings = await pinging(port, HERE)
      const club = kind === 'bots' ? await clubGame(port) : null
      /** @type {number[]} */
      const statuses = []
      const health = setInterval(() => void ask(port, '/health', { from: HERE }).then(({ status }) => statuses.push(status)), 250)
      const did = await hostile(kind, port, seconds, game)
      clearInterval(health)
      const times = figures(await pings.end())
      const bad = statuses.filter((status) => status !== 200).length
      say(
        `${kind}: ping ${asText(times)}; /health ${statuses.length - bad} of ${statuses.length} well; flood ${did}`,
        times.p99 < MOST && bad === 0,
      )
      if (club !== null) say(`${kind}: another player's club bot answers in ${asText(figures(club.end()))}`)
      await sleep(2000)
    }
  } finally {
    await server.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
