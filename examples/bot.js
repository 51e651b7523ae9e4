// A bot that plays a seat over the socket (docs/socket.md): it takes any legal pick. Begin here, and choose better.
//   node examples/bot.js http://localhost:8080 GAME TOKEN
// The token is that of the seat, or that of a bot account (bot_…) which has a seat in the game.
import { createHash, randomUUID } from 'node:crypto'
import WebSocket from 'ws'

const [address = '', game = '', token = ''] = process.argv.slice(2)
if (token === '') {
  console.error('node examples/bot.js ADDRESS GAME TOKEN   (POST /api/games answers with the game and the tokens of its seats)')
  process.exit(2)
}

// Beside the question each message has the `view`: what this seat may see of the position.
/** @param {{ picks: string[] }} question */
const choose = ({ picks }) => picks[Math.floor(Math.random() * picks.length)]

const contribution = randomUUID() // to the chance of the game; its hash first, itself when the other side has given its hash, too
let role = ''
function play() {
  const own = token.startsWith('bot_')
  const headers = own ? { authorization: `Bearer ${token}` } : {}
  const socket = new WebSocket(`${address.replace(/^http/, 'ws').replace(/\/$/, '')}/api/socket`, { headers })
  /** @type {Map<string, Record<string, unknown>>} What is not answered yet, by the names of the messages. */
  const sent = new Map()
  /** @param {Record<string, unknown>} message */
  const send = (message, id = randomUUID()) => {
    sent.set(id, message)
    socket.send(JSON.stringify({ id, game, ...message }))
  }
  socket.on('open', () => socket.send(JSON.stringify({ type: 'hello', protocol: 1 })))
  socket.on('message', (/** @type {Buffer} */ data) => {
    const message = JSON.parse(data.toString())
    const { type, id, code, seq, question, status, ending } = message
    if (type === 'welcome') send(own ? { type: 'watch' } : { type: 'watch', token })
    if (type === 'game') role = message.role
    if (type === 'game' || type === 'info') {
      const { commitment: promise, seats } = message.info
      const commitment = createHash('sha256').update(`hotline contribution 2\n${promise}\n${role}\n${contribution}`).digest('hex')
      if (status === 'waiting' && seats[role]?.commitment !== commitment) send({ type: 'sit', commitment })
      else if (seats.us.commitment && seats.ussr.commitment && seats[role]?.contribution === null) send({ type: 'reveal', contribution })
    }
    if (type === 'game' || type === 'update') {
      if (status === 'over') {
        console.log(`The game is over: ${ending.winner} (${ending.kind}).`)
        process.exit()
      }
      if (question !== null) send({ type: 'move', seq, picks: [choose(question)] })
    }
    // The same message with the same name counts once, so it can be sent again. What came too late is forgotten: an update follows.
    const before = sent.get(id)
    if (code === 'too-fast' || code === 'too-busy') setTimeout(() => before && send(before, id), 500)
    else if (code !== undefined && code !== 'stale-seq' && code !== 'not-your-seat') throw new Error(`refused: ${data.toString()}`)
    else sent.delete(id)
  })
  socket.on('error', ({ message }) => console.error(message))
  socket.on('close', () => setTimeout(play, 1000)) // the game is where it was
}
play()
