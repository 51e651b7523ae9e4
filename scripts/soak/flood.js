// The hostile client, in a process of its own: `node flood.js KIND PORT SECONDS GAME`. Prints what it did as JSON.
import { setTimeout as sleep } from 'node:timers/promises'
import { makeGame, play } from './play.js'
import { connect } from './server.js'

const [kind, portText, secondsText, game] = process.argv.slice(2)
const [port, seconds] = [Number(portText), Number(secondsText)]
const FROM = '127.0.0.66'
const SOCKETS = 40
const A_SECOND = 25
/** Games that one address may make in a minute. */
const GAMES = 60
const end = Date.now() + seconds * 1000
/** @type {Record<string, number>} */
const counts = {}
const count = (/** @type {string} */ what) => {
  counts[what] = (counts[what] ?? 0) + 1
}

/** A connection that is opened again whenever it is closed. @param {(client: import('./server.js').Client) => void} each */
async function insist(each) {
  while (Date.now() < end) {
    const client = await connect(port, FROM).catch(() => null)
    if (client === null) {
      count('turned away')
      await sleep(1000)
      continue
    }
    client.onMessage((message) => count(message.type === 'error' ? message.code : message.type))
    while (Date.now() < end && client.isOpen()) {
      each(client)
      await sleep(1000 / A_SECOND)
    }
    if (client.isOpen()) client.close()
    else count('disconnected')
  }
}

/** @type {Record<string, () => Promise<unknown>>} */
const FLOODS = {
  watch: () => Promise.all(Array.from({ length: SOCKETS }, () => insist((client) => client.send({ type: 'watch', game })))),
  undo: async () => {
    const games = []
    for (let i = 0; i < SOCKETS; i++) games.push(await makeGame(port, {}, FROM))
    await Promise.all(
      games.map(async (made) => {
        const us = await connect(port, FROM)
        await us.ask({ type: 'watch', game: made.id, token: made.tokens.us, parts: [] })
        await us.ask({ type: 'sit', game: made.id, contribution: 'c' })
        const client = await connect(port, FROM)
        let seq = 0
        client.onMessage((message) => {
          count(message.type === 'error' ? message.code : message.type)
          if (message.seq !== undefined) seq = Math.max(seq, message.seq)
        })
        await client.ask({ type: 'watch', game: made.id, token: made.tokens.ussr, parts: [] })
        await client.ask({ type: 'sit', game: made.id, contribution: 'c' })
        for (let i = 0; Date.now() < end && client.isOpen(); i++) {
          client.send(i % 2 === 0 ? { type: 'move', game: made.id, seq, picks: ['poland'] } : { type: 'back', game: made.id, seq })
          await sleep(1000 / A_SECOND)
        }
      }),
    )
  },
  bots: async () => {
    const seats = { us: 'open', ussr: { bot: 'master:2s' } }
    const clients = []
    for (let i = 0; i < GAMES - 1 && Date.now() < end; i++) {
      try {
        const made = await makeGame(port, { game: 'red-sea', seats }, FROM)
        clients.push(await play(port, made, 'us', { from: FROM, pause: 1, onAck: () => count('ack'), onRefused: count }))
        count('games')
      } catch {
        count('refused games')
        await sleep(1000)
      }
    }
    await sleep(Math.max(0, end - Date.now()))
  },
}

await FLOODS[/** @type {string} */ (kind)]?.()
process.stdout.write(`${JSON.stringify(counts)}\n`)
process.exit()
