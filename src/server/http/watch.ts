/** Routes for monitoring: health and metrics. */
import type { FastifyInstance } from 'fastify'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import { health } from '../../protocol/http.ts'
import type { Crew } from '../bots/crew.ts'
import type { GameTables } from '../games/tables.ts'

interface MonitorDeps {
  readonly tables: GameTables
  readonly crew: Crew
  readonly version: string
  /** Whether the database answers, and the server is not stopping. */
  readonly isWell: () => boolean
  readonly connections: () => number
  /** Statements that the storage has run. */
  readonly statements: () => number
}

export function watchRoutes(server: FastifyInstance, { tables, crew, version, isWell, connections, statements }: MonitorDeps): void {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const gauge = (name: string, help: string, value: () => number): void => {
    const one: Gauge = new Gauge({ name, help, registers: [registry], collect: () => one.set(value()) })
  }
  gauge('hotline_connections', 'open sockets', connections)
  gauge('hotline_games_watched', 'games that somebody watches', () => tables.hub.size)
  gauge('hotline_games_kept', 'games in memory', () => tables.kept)
  gauge('hotline_bots_waiting', 'questions that wait for a bot', () => crew.waiting)
  const changes = new Counter({ name: 'hotline_changes_total', help: 'changes of games that were stored', registers: [registry] })
  tables.onChange(() => changes.inc())
  const counted = (name: string, help: string, value: () => number): void => {
    const one: Counter = new Counter({
      name,
      help,
      registers: [registry],
      collect: () => {
        one.reset()
        one.inc(value())
      },
    })
  }
  counted('hotline_statements_total', 'statements that the database has run, without heartbeats', statements)
  const received = new Counter({
    name: 'hotline_bus_messages_total',
    help: 'messages of processes at the same database',
    registers: [registry],
  })
  tables.bus.on({ onMessage: () => received.inc(), onGap: () => undefined })
  const seconds = new Histogram({
    name: 'hotline_http_seconds',
    help: 'time to answer a request',
    labelNames: ['method', 'status'],
    registers: [registry],
  })
  server.addHook('onResponse', async (request, reply) => {
    seconds.observe({ method: request.method, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })

  const started = Date.now()
  // A server that has much to do still says how it is.
  const always = { rateLimit: false, pressureHandler: () => undefined }
  server.get(
    '/health',
    {
      schema: { tags: ['host'], summary: 'Whether the server can store moves', response: { 200: health, 503: health } },
      config: always,
    },
    (_request, reply) => {
      const uptime = Math.floor((Date.now() - started) / 1000)
      // The heartbeat writes twice a second: a full disk or a frozen database shows.
      return isWell() ? { status: 'ok' as const, version, uptime } : reply.status(503).send({ status: 'failing' as const, version, uptime })
    },
  )
  server.get('/metrics', { schema: { hide: true }, config: always }, async (_request, reply) =>
    reply.type(registry.contentType).send(await registry.metrics()),
  )
}
