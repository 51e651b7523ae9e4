// Three processes at one PostgreSQL under load, while processes are killed, frozen and restarted: `npm run cluster -- --kills 20 --freezes 1
// --restarts 3`. Everything is in a temporary folder. Each player connects to any of the processes, and to another one when its connection ends.
// A long run says now and then how far it is; Ctrl+C ends it with what was found so far, so that it can be done in pieces.

import { setTimeout as sleep } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { makeGame, missing, play } from './soak/play.js'
import { ownPostgres } from './soak/postgres.js'
import { startServer } from './soak/server.js'

const { values } = parseArgs({
  options: {
    processes: { type: 'string', default: '3' },
    tables: { type: 'string', default: '12' },
    kills: { type: 'string', default: '20' },
    freezes: { type: 'string', default: '1' },
    restarts: { type: 'string', default: '3' },
  },
})

const FROZEN = 10_000
const SETTINGS = { HOTLINE_MOST_DELAY: '0' }

const postgres = ownPostgres()
if (postgres === null) {
  console.log('SKIPPED: there is no PostgreSQL on this machine')
  process.exit(0)
}
const where = ['--database', postgres.address]
const servers = await Promise.all(Array.from({ length: Number(values.processes) }, () => startServer(where, SETTINGS)))
/** @type {import('./soak/play.js').Acknowledged[]} */
const all = []
const ending = new AbortController()
const isOver = () => ending.signal.aborted

const any = () => /** @type {import('./soak/server.js').Server} */ (servers[Math.floor(Math.random() * servers.length)])

/** Plays in a seat until the end, at one process after the other; a new game follows one that is over. @param {'twilight-struggle' | 'red-sea'} kind */
async function table(kind) {
  while (!isOver()) {
    try {
      const game = await makeGame(any().port, { game: kind })
      await Promise.all(/** @type {const} */ (['us', 'ussr']).map((seat) => sitAt(game, seat)))
    } catch {
      await sleep(200)
    }
  }
}

/** @param {import('./soak/play.js').Game} game @param {'us' | 'ussr'} seat */
async function sitAt(game, seat) {
  const ended = new AbortController()
  const isEnded = () => isOver() || ended.signal.aborted
  while (!isEnded()) {
    try {
      const client = await play(any().port, game, seat, { pause: 20, onAck: (done) => void all.push(done) })
      client.onMessage((message) => {
        if (message.game === game.id && message.status === 'over') ended.abort()
      })
      while (!isEnded() && client.isOpen()) await sleep(50)
      client.close()
    } catch {
      await sleep(200)
    }
  }
}

const tables = Array.from({ length: Number(values.tables) }, (_, i) => table(i % 2 === 0 ? 'twilight-struggle' : 'red-sea'))
let next = 0
/** Ends a process in this way, and starts another in its place. @param {'kill' | 'stop'} how */
async function replace(how) {
  const i = next++ % servers.length
  await /** @type {import('./soak/server.js').Server} */ (servers[i])[how]()
  servers[i] = await startServer(where, SETTINGS)
}

const interrupted = new AbortController()
process.on('SIGINT', () => interrupted.abort())
const done = { kills: 0, freezes: 0, restarts: 0 }
/** Whether another one is to come; says how far it is. @param {'kills' | 'freezes' | 'restarts'} what */
function more(what) {
  if (done[what] > 0 && done[what] % 10 === 0) console.log(`${done[what]} of ${values[what]} ${what}, ${all.length} acknowledged moves`)
  if (done[what] >= Number(values[what]) || interrupted.signal.aborted) return false
  done[what]++
  return true
}

await sleep(2000)
while (more('kills')) {
  await sleep(200 + Math.random() * 1000)
  await replace('kill')
}
while (more('freezes')) {
  const frozen = any()
  frozen.signal('SIGSTOP')
  await sleep(FROZEN)
  frozen.signal('SIGCONT')
  await sleep(1000)
}
while (more('restarts')) for (const _ of servers) await replace('stop')
await sleep(1000)
ending.abort()
await Promise.all(tables)
for (const server of servers) await server.stop()
const faults = await missing(postgres.address, all)
postgres.remove()
const first = faults[0] === undefined ? '' : `, first: ${faults[0]}`
console.log(
  `${done.kills} kill -9, ${done.freezes} frozen for ${FROZEN / 1000} s, ${done.restarts} rolling restarts of ${servers.length} processes: ` +
    `${all.length} acknowledged moves, ${faults.length} lost, doubled or changed${first}`,
)
process.exit(faults.length === 0 && all.length > 0 ? 0 : 1)
