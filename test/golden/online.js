// The messages of games on a server: two players and a spectator, with chance and time that are the same in every run.
import crypto, { createHash } from 'node:crypto'
import { once } from 'node:events'
import { syncBuiltinESMExports } from 'node:module'
import { WebSocket } from 'ws'
import { commitmentTo, generator, makeServer, oneOf, openStorage } from './built.js'
import { digestOf, textOf } from './text.js'

/** @typedef {{ id: string, info: { commitment: string }, tokens: Record<'us' | 'ussr', string> }} Made */
/** @typedef {Record<string, unknown> & { seq: number, status: string, question: { picks: string[] } | null }} Current */
/** @typedef {'us' | 'ussr' | 'spectator'} Name */

/** So many frames stand in full; after them those that are longer than a line stand as hashes. */
const FULL = 120
const LINE = 300
/** Messages of the script itself, which are not written down. */
const ASIDE = 'aside-'
const SECOND = 1000
const ROOMY = { aSecond: 100_000, atOnce: 100_000, games: 1000 }

/** Ids, tokens and secrets come from here: the n-th of a size is the same in every run of a script. */
function fixChance() {
  const { randomBytes } = crypto
  /** @type {Map<number, number>} */
  const counts = new Map()
  let script = ''
  /** @param {number} size */
  const fixed = (size) => {
    const n = (counts.get(size) ?? 0) + 1
    counts.set(size, n)
    return createHash('shake256', { outputLength: size }).update(`${script} ${size} ${n}`).digest()
  }
  Object.assign(crypto, { randomBytes: fixed })
  syncBuiltinESMExports()
  return {
    /** @param {string} name */
    begin: (name) => {
      script = name
      counts.clear()
    },
    end: () => {
      Object.assign(crypto, { randomBytes })
      syncBuiltinESMExports()
    },
  }
}

/**
 * A connection that keeps every frame. It answers no ping: the way of a message would count for the clock.
 * @param {string} address
 */
async function connect(address) {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/socket`, { autoPong: false })
  /** @type {string[]} */
  const frames = []
  /** @type {Map<string, (message: unknown) => void>} */
  const waiting = new Map()
  const seen = { current: /** @type {Current | null} */ (null) }
  socket.on('message', (/** @type {Buffer} */ data) => {
    const text = data.toString('utf8')
    const message = JSON.parse(text)
    if (!message.id?.startsWith(ASIDE)) frames.push(text)
    if (message.type === 'game' || message.type === 'update') seen.current = message
    waiting.get(message.id)?.(message)
  })
  await once(socket, 'open')
  return {
    seen,
    /** @param {string} text */
    send: (text) => socket.send(text),
    /**
     * Sends a message and waits for what answers it.
     * @param {{ id: string } & Record<string, unknown>} message
     */
    ask: (message) => {
      /** @type {Promise<unknown>} */
      const answered = new Promise((resolve) => waiting.set(message.id, resolve))
      socket.send(JSON.stringify(message))
      return answered
    },
    taken: () => frames.splice(0),
    close: () => socket.terminate(),
  }
}

/** @returns {Promise<{ frames: string[], openapi: string[] }>} */
export async function goldenServer() {
  const chance = fixChance()
  const storage = await openStorage(':memory:')
  let time = Date.UTC(2024, 0, 1)
  const now = () => time
  const server = await makeServer({ storage, page: null, version: 'golden', limits: ROOMY, sockets: 100, mostDelay: 0, now })
  try {
    const address = await server.listen({ port: 0, host: '127.0.0.1' })
    const openapi = await server.http.inject('/api/openapi.json')
    /** @param {number} seconds */
    const pass = (seconds) => {
      time += seconds * SECOND
    }
    return {
      frames: [
        ...(await scripted({ address, chance, http: server.http, pass, game: 'twilight-struggle', random: generator(1) })),
        ...(await scripted({ address, chance, http: server.http, pass, game: 'red-sea', random: generator(2) })),
      ],
      openapi: described(openapi.json()),
    }
  } finally {
    await server.close()
    await storage.close()
    chance.end()
  }
}

/**
 * The description of the API, one part of a route a line; what is the same as before refers to it.
 * @param {{ paths: Record<string, Record<string, Record<string, object>>> }} api
 */
function described({ paths, ...rest }) {
  /** @type {Map<string, string>} */
  const known = new Map()
  /** @param {string} name @param {unknown} value */
  const line = (name, value) => {
    const text = textOf(value)
    const same = text.length > LINE ? known.get(text) : undefined
    if (same === undefined) known.set(text, name)
    return `${name}: ${same === undefined ? text : `as ${same}`}`
  }
  const parts = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, route]) =>
      Object.entries(route).flatMap(([part, value]) =>
        part === 'responses'
          ? Object.entries(value).map(([status, response]) => line(`${method} ${path} ${status}`, response))
          : [line(`${method} ${path} ${part}`, value)],
      ),
    ),
  )
  return [line('api', rest), ...parts]
}

/**
 * @typedef {object} Setting
 * @property {string} address
 * @property {{ begin: (name: string) => void }} chance
 * @property {Awaited<ReturnType<typeof makeServer>>['http']} http
 * @property {(seconds: number) => void} pass
 * @property {string} game
 * @property {() => number} random
 */

/**
 * One game from its making to its end, with all that can be done at a table.
 * @param {Setting} setting
 */
async function scripted({ address, chance, http, pass, game, random }) {
  /** @type {string[]} */
  const out = []
  let shown = 0
  chance.begin(game)
  const payload = { game, options: { bidding: game === 'red-sea' }, clock: { kind: 'live', bank: 3600 * SECOND, increment: 10 * SECOND } }
  const reply = await http.inject({ method: 'POST', url: '/api/games', payload })
  out.push(`POST /api/games ${textOf(payload)}`, `${reply.statusCode} ${textOf(reply.json())}`)
  /** @type {Made} */
  const made = reply.json()
  const names = /** @type {const} */ (['us', 'ussr', 'spectator'])
  const [us, ussr, spectator, probe] = await Promise.all([1, 2, 3, 4].map(() => connect(address)))
  if (us === undefined || ussr === undefined || spectator === undefined || probe === undefined) throw new Error('nobody is there')
  const clients = { us, ussr, spectator }
  let last = 0
  let asides = 0

  /** Waits until all is done at the table, which does one thing after the other, and all frames have come; then writes them down. */
  async function settle(id = made.id) {
    await probe?.ask({ type: 'watch', id: `${ASIDE}${++asides}`, game: id, parts: [] })
    for (const name of names) {
      await clients[name].ask({ type: 'ping', id: `${ASIDE}${++asides}` })
      for (const frame of clients[name].taken()) {
        const message = JSON.parse(frame)
        const text = textOf(message)
        out.push(`${name} < ${shown++ < FULL || text.length <= LINE ? text : `${message.type} ${message.seq} ${digestOf(message)}`}`)
      }
    }
  }
  /** @param {Name} name @param {string} text */
  async function sends(name, text) {
    out.push(`${name} > ${text}`)
    clients[name].send(text)
    await settle()
  }
  /** @param {Name} name @param {string} type @param {object} more @param {{ id?: string, table?: string }} where */
  async function does(name, type, more = {}, { id = `${name}-${++last}`, table = made.id } = {}) {
    pass(2)
    const message = { type, id, game: table, ...more }
    out.push(`${name} > ${textOf(message)}`)
    await clients[name].ask(message)
    await settle(table)
  }
  /** @param {Name} name */
  const at = (name) => {
    const { current } = clients[name].seen
    if (current === null) throw new Error(`${name} sees nothing`)
    return current
  }
  /** The next seat that is asked, or null after the end. @returns {'us' | 'ussr' | null} */
  const next = () => (at('us').question === null ? (at('ussr').question === null ? null : 'ussr') : 'us')
  /** Answers so many questions, each with any legal pick. @param {number} n */
  async function plays(n) {
    for (let i = 0; i < n; i++) {
      const name = next()
      if (name === null) return
      const { seq, question } = at(name)
      await does(name, 'move', { seq, picks: [oneOf(question?.picks ?? [], random)] })
    }
  }

  probe.send(textOf({ type: 'hello', protocol: 1 }))
  await sends('us', 'no JSON')
  await sends('us', textOf({ type: 'hello', protocol: 0 }))
  for (const name of names) await sends(name, textOf({ type: 'hello', protocol: 1 }))
  await does('us', 'move', { seq: 0, picks: ['poland'] })
  await does('us', 'watch', { token: made.tokens.us })
  await does('ussr', 'watch', { token: made.tokens.ussr })
  await does('spectator', 'watch')
  await does('spectator', 'sit', { contribution: 'spectator' })
  await does('us', 'sit', { commitment: commitmentTo('contribution-of-us', 'us', made.info.commitment) })
  await does('us', 'move', { seq: 0, picks: ['poland'] })
  await does('us', 'reveal', { contribution: 'contribution-of-us' })
  await does('ussr', 'sit', { commitment: commitmentTo('contribution-of-ussr', 'ussr', made.info.commitment) })
  await does('us', 'reveal', { contribution: 'contribution-of-us' })
  await does('ussr', 'reveal', { contribution: 'another' })
  await does('ussr', 'reveal', { contribution: 'contribution-of-ussr' })
  await plays(3)
  const first = next() ?? 'us'
  const second = first === 'us' ? 'ussr' : 'us'
  await does(first, 'move', { seq: at(first).seq, picks: ['no-such-pick'] })
  await does(first, 'move', { seq: at(first).seq, picks: ['nato'] })
  await does(first, 'move', { seq: at(first).seq + 1, picks: ['nato'] })
  await does(second, 'move', { seq: at(second).seq, picks: ['poland'] })
  await does(first, 'move', { seq: at(first).seq, picks: at(first).question?.picks.slice(0, 1) }, { id: 'twice' })
  await does(first, 'move', { seq: at(first).seq, picks: ['nato'] }, { id: 'twice' })
  await does(first, 'back', { seq: at(first).seq })
  await does('us', 'chat', { text: 'Good luck!' })
  await does('spectator', 'chat', { text: 'Hello.' })
  await does('ussr', 'notes', { text: 'Hold the China Card.' })
  await does('us', 'arrange', { card: 'nato', prompt: 'participate', pick: 'yes' })
  await does('us', 'vacation', { on: true })
  await does('us', 'offer-draw')
  await does('us', 'offer-draw')
  await does('ussr', 'answer', { offer: 'draw', accept: false })
  await does('ussr', 'offer-hands', { openHands: { delay: 10, unit: 'moves' } })
  await does('us', 'answer', { offer: 'hands', accept: true })
  await plays(20)
  await does('us', 'back', { seq: at('us').seq })
  await does('ussr', 'answer', { offer: 'back', accept: true })
  await does('spectator', 'leave')
  await plays(5)
  await does('spectator', 'watch', { seq: at('us').seq - 3, parts: [] })
  await plays(2)
  await does('spectator', 'watch', { parts: ['view'] })
  await plays(150)
  if (next() !== null) await does('ussr', 'resign')
  await does('ussr', 'move', { seq: at('ussr').seq, picks: ['poland'] })
  for (const part of ['', '/record', '/log']) {
    const { statusCode, body } = await http.inject(`/api/games/${made.id}${part}`)
    out.push(`GET /api/games/${made.id}${part}`, `${statusCode} ${digestOf(body)}`)
  }
  await does('us', 'rematch', { duplicate: true })
  await does('ussr', 'answer', { offer: 'rematch', accept: true })
  const table = String(at('us').next)
  await does('us', 'watch', { token: made.tokens.us }, { table })
  await does('ussr', 'watch', { token: made.tokens.ussr }, { table })
  for (const client of [us, ussr, spectator, probe]) client.close()
  return out
}
