// kill -9 under load, again and again on the same data: nothing that was acknowledged is lost, doubled or changed.
import { setTimeout as sleep } from 'node:timers/promises'
import { makeGame, missing, play } from './play.js'
import { startServer } from './server.js'

const TABLES = 4

/**
 * @param {{ kills: number }} options
 * @param {{ name: string, where: readonly string[], address: string }} data
 * @param {(line: string, ok?: boolean) => void} say
 */
export async function kills({ kills: count }, { name, where, address }, say) {
  /** @type {import('./play.js').Acknowledged[]} */
  const all = []
  /** @type {import('./play.js').Game[]} */
  let games = []
  /** @type {string[]} */
  const faults = []
  let checked = 0
  for (let i = 0; i < count; i++) {
    const server = await startServer(where, { HOTLINE_MOST_DELAY: '0' })
    // New games now and then: those before may be over.
    if (i % 10 === 0) {
      games = []
      for (let n = 0; n < TABLES; n++) games.push(await makeGame(server.port, { game: n % 2 === 0 ? 'twilight-struggle' : 'red-sea' }))
    }
    const seats = games.flatMap((game) =>
      /** @type {const} */ (['us', 'ussr']).map((seat) => play(server.port, game, seat, { onAck: (done) => all.push(done) })),
    )
    const clients = await Promise.all(seats)
    await sleep(300 + Math.random() * 1200)
    await server.kill()
    for (const client of clients) client.close()
    faults.push(...(await missing(address, all.slice(checked))))
    checked = all.length
  }
  faults.push(...(await missing(address, all)))
  const first = faults[0] === undefined ? '' : `, first: ${faults[0]}`
  say(
    `${name}: ${count} kill -9, ${all.length} acknowledged moves, ${faults.length} lost, doubled or changed${first}`,
    faults.length === 0 && all.length > 0,
  )
}
