/** A server under load: as `hotline serve` starts it, but without the limits for each address and connection. */
import { start } from '../../../server/start.ts'

const [data, database] = process.argv.slice(2)

const ENOUGH = { aSecond: 1_000_000, atOnce: 1_000_000 }
const LIMITS = { aSecond: 1000, atOnce: 1000, games: 10, network: ENOUGH, person: ENOUGH }
const started = await start({
  port: 0,
  host: '127.0.0.1',
  data: data!,
  database,
  log: 'error',
  limits: LIMITS,
  mostDelay: 0,
  sockets: 1_000_000,
  requests: 1_000_000,
  page: null,
})
process.send?.(started.address)
// Ctrl+C reaches the whole group of processes: the load test ends its servers itself.
process.on('SIGINT', () => undefined)
process.once('SIGTERM', () => void started.stop().then(() => process.exit()))
process.once('disconnect', () => process.exit())
