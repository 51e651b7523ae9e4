/** The server under load: as `hotline serve` starts it, but without the limits for each address and connection. */
import { start } from '../../../server/start.ts'

const [port, data] = process.argv.slice(2)

const ENOUGH = { aSecond: 1_000_000, atOnce: 1_000_000 }
const LIMITS = { aSecond: 1000, atOnce: 1000, games: 10, network: ENOUGH, person: ENOUGH }
const started = await start({
  port: Number(port),
  host: '127.0.0.1',
  data: data!,
  log: 'error',
  limits: LIMITS,
  sockets: 1_000_000,
  requests: 1_000_000,
  page: null,
})
process.send?.(started.address)
process.once('SIGTERM', () => void started.stop().then(() => process.exit()))
