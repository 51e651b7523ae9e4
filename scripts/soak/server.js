// A server as a host starts it, and clients at addresses of their own: every address 127.x.y.z is this machine.
import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { request } from 'node:http'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { WebSocket } from 'ws'

const ROOT = join(import.meta.dirname, '..', '..')

/** @returns {Promise<number>} */
async function freePort() {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (probe.address())
  probe.close()
  await once(probe, 'close')
  return port
}

/**
 * @typedef {object} Server
 * @property {number} port
 * @property {() => Promise<void>} kill -9, as a machine that loses power.
 * @property {() => Promise<void>} stop
 * @property {(signal: NodeJS.Signals) => void} signal
 */

/**
 * @param {readonly string[]} where `--data DIR` or `--database URL`.
 * @param {Readonly<Record<string, string>>} [settings] Variables of its environment.
 * @returns {Promise<Server>}
 */
export async function startServer(where, settings = {}) {
  const port = await freePort()
  const child = spawn(process.execPath, ['bin/hotline.js', 'serve', '--port', String(port), '--log', 'fatal', ...where], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, ...settings },
  })
  await new Promise((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    child.stdout.on('data', (data) => String(data).includes('http://') && resolve(null))
  })
  child.removeAllListeners('exit')
  // On a busy machine a server that has just started turns requests away for a moment.
  while ((await ask(port, '/api/live')).status === 503) await sleep(250)
  const end = async (/** @type {NodeJS.Signals} */ signal) => {
    if (child.exitCode !== null || child.signalCode !== null) return
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  return { port, kill: () => end('SIGKILL'), stop: () => end('SIGTERM'), signal: (name) => void child.kill(name) }
}

/**
 * @param {number} port
 * @param {string} path
 * @param {{ from?: string, body?: object, patience?: number }} [how] The address that it comes from, and milliseconds that it waits.
 * @returns {Promise<{ status: number, body: any, cookies: string[] }>} Status 0 where nothing came in time.
 */
export function ask(port, path, { from = '127.0.0.1', body, patience = 30_000 } = {}) {
  const text = body === undefined ? '' : JSON.stringify(body)
  return new Promise((resolve) => {
    const asked = request(
      {
        port,
        path,
        host: '127.0.0.1',
        localAddress: from,
        method: body === undefined ? 'GET' : 'POST',
        headers: body === undefined ? {} : { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) },
        timeout: patience,
      },
      (reply) => {
        let read = ''
        reply.on('data', (chunk) => (read += String(chunk)))
        reply.on('end', () =>
          resolve({
            status: reply.statusCode ?? 0,
            body: read.startsWith('{') ? JSON.parse(read) : read,
            cookies: reply.headers['set-cookie'] ?? [],
          }),
        )
      },
    )
    asked.on('timeout', () => asked.destroy())
    asked.on('error', () => resolve({ status: 0, body: null, cookies: [] }))
    asked.end(text)
  })
}

/**
 * @typedef {object} Client
 * @property {(message: { id?: string, [field: string]: unknown }) => Promise<any>} ask Gives the answer; an error of the server is thrown.
 * @property {(message: object) => void} send
 * @property {(listener: (message: any) => void) => void} onMessage
 * @property {() => boolean} isOpen
 * @property {() => void} close
 */

/** @param {number} port @param {string} [from] @returns {Promise<Client>} */
export async function connect(port, from = '127.0.0.1') {
  const socket = new WebSocket(`ws://127.0.0.1:${port}/api/socket`, { perMessageDeflate: false, localAddress: from })
  /** @type {Map<string, { resolve: (message: any) => void, reject: (error: Error) => void }>} */
  const waiting = new Map()
  /** @type {((message: any) => void)[]} */
  const listeners = []
  const own = randomBytes(6).toString('hex')
  let last = 0
  socket.on('close', () => {
    for (const { reject } of waiting.values()) reject(new Error('closed'))
    waiting.clear()
  })
  await once(socket, 'open')
  socket.on('error', () => undefined)
  socket.on('message', (/** @type {Buffer} */ data) => {
    const message = JSON.parse(data.toString('utf8'))
    const asked = waiting.get(message.id)
    waiting.delete(message.id)
    if (message.type === 'error') asked?.reject(new Error(message.code))
    else asked?.resolve(message)
    for (const listener of listeners) listener(message)
  })
  socket.send(JSON.stringify({ type: 'hello', protocol: 1 }))
  return {
    ask: (message) =>
      new Promise((resolve, reject) => {
        const id = message.id ?? `${own}-${++last}`
        waiting.set(id, { resolve, reject })
        socket.send(JSON.stringify({ ...message, id }))
      }),
    send: (message) => socket.send(JSON.stringify({ id: `${own}-${++last}`, ...message })),
    onMessage: (listener) => void listeners.push(listener),
    isOpen: () => socket.readyState === socket.OPEN,
    close: () => socket.terminate(),
  }
}

/** @param {readonly number[]} times */
export function figures(times) {
  const sorted = times.toSorted((a, b) => a - b)
  const at = (/** @type {number} */ share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? Number.NaN
  return { count: sorted.length, p50: at(0.5), p99: at(0.99), most: at(1) }
}

/** @param {ReturnType<typeof figures>} of */
export const asText = ({ count, p50, p99, most }) =>
  `p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms, longest ${most.toFixed(1)} ms (${count})`

/** Milliseconds between two pings: a client that asks more often is refused for its own haste. */
const BETWEEN_PINGS = 100
/** A ping that is refused or does not come back counts with so many milliseconds. */
const LOST = 10_000

/** Pings from another address until it is ended; gives the times. @param {number} port @param {string} from */
export async function pinging(port, from) {
  const client = await connect(port, from)
  /** @type {number[]} */
  const times = []
  const ending = new AbortController()
  const done = (async () => {
    while (!ending.signal.aborted) {
      const began = performance.now()
      const answered = await Promise.race([client.ask({ type: 'ping' }).catch(() => null), sleep(LOST, null)])
      times.push(answered === null ? LOST : performance.now() - began)
      await sleep(BETWEEN_PINGS)
    }
  })()
  return {
    end: async () => {
      ending.abort()
      await done
      client.close()
      return times
    },
  }
}
