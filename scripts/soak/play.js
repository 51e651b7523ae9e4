// Players who answer with any legal pick, and remember what was acknowledged.
import { setTimeout as sleep } from 'node:timers/promises'
import { openStorage } from '../../dist/src/server/storage/open.js'
import { ask, connect } from './server.js'

/**
 * @typedef {{ game: string, client: string, pick: string, seq: number }} Acknowledged
 * @typedef {{ id: string, tokens: { us: string | null, ussr: string | null } }} Game
 */

/** @param {number} port @param {object} [wanted] @param {string} [from] @returns {Promise<Game>} */
export async function makeGame(port, wanted = {}, from = '127.0.0.1') {
  const { status, body } = await ask(port, '/api/games', { from, body: { game: 'twilight-struggle', ...wanted } })
  if (status !== 201) throw new Error(`no game: ${status} ${JSON.stringify(body)}`)
  return body
}

let messages = 0
const any = (/** @type {readonly string[]} */ picks) => /** @type {string} */ (picks[Math.floor(Math.random() * picks.length)])

/**
 * Sits down and plays until the connection ends.
 * @param {number} port
 * @param {Game} game
 * @param {'us' | 'ussr'} seat
 * @param {{ from?: string, pause?: number, onAck?: (done: Acknowledged) => void, onRefused?: (code: string) => void }} how
 */
export async function play(port, game, seat, { from = '127.0.0.1', pause = 40, onAck, onRefused }) {
  const client = await connect(port, from)
  const index = seat === 'us' ? 0 : 1
  /** @type {any} */
  let latest = null
  let busy = false
  const isAsked = () => client.isOpen() && latest !== null && latest.question !== null
  async function answer() {
    if (busy) return
    busy = true
    try {
      while (isAsked()) {
        await sleep(pause)
        const { seq, question } = latest
        if (question === null) break
        const pick = any(question.picks)
        const id = `soak-${process.pid}-${++messages}`
        try {
          const ack = await client.ask({ type: 'move', id, game: game.id, seq, picks: [pick] })
          onAck?.({ game: game.id, client: `${index}:${id}`, pick, seq: ack.seq })
        } catch (error) {
          onRefused?.(/** @type {Error} */ (error).message)
          await sleep(200)
        }
        if (latest.seq === seq) await sleep(20)
      }
    } finally {
      busy = false
    }
  }
  client.onMessage((message) => {
    if ((message.type !== 'update' && message.type !== 'game') || message.game !== game.id) return
    latest = message
    void answer()
  })
  await client.ask({ type: 'watch', game: game.id, token: game.tokens[seat], parts: [] })
  await client.ask({ type: 'sit', game: game.id, contribution: 'soak' })
  return client
}

/** What of the acknowledged moves is not in the storage as it was sent, once. @param {string} address @param {readonly Acknowledged[]} all */
export async function missing(address, all) {
  const storage = await openStorage(address)
  /** @type {string[]} */
  const faults = []
  try {
    for (const game of new Set(all.map((one) => one.game))) {
      const entries = await storage.entries(game)
      if (entries.some(({ seq }, i) => seq !== i + 1)) faults.push(`${game}: the entries are not numbered one after the other`)
      const found = new Map(entries.filter(({ client }) => client !== null).map((entry) => [entry.client, entry]))
      if (found.size !== entries.filter(({ client }) => client !== null).length) faults.push(`${game}: a message is stored twice`)
      for (const { client, pick, seq } of all.filter((one) => one.game === game)) {
        const entry = found.get(client)
        if (entry === undefined || entry.value !== pick || entry.seq > seq) faults.push(`${game}: ${client} ${pick} is not there`)
      }
    }
  } finally {
    await storage.close()
  }
  return faults
}
