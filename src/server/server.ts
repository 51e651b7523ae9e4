/** The server: the page, the API, the socket, and everything behind them. */
import fastifyHelmet from '@fastify/helmet'
import fastifyRateLimit from '@fastify/rate-limit'
import fastifySwagger from '@fastify/swagger'
import fastifyUnderPressure from '@fastify/under-pressure'
import fastifyWebsocket from '@fastify/websocket'
import Fastify, { type FastifyInstance, type FastifyRequest } from 'fastify'
import { jsonSchemaTransform, serializerCompiler, validatorCompiler } from 'fastify-type-provider-zod'
import type { Logger } from 'pino'
import type { Person } from '../protocol/people.ts'
import { startFiling } from './archive/filing.ts'
import { makeReader } from './archive/reader.ts'
import { archiveIn } from './archive/store.ts'
import { type Crew, makeCrew } from './bots/crew.ts'
import { seatBots } from './bots/seated.ts'
import { type Clearing, type KeptDays, makeClearing, USUAL_DAYS } from './clearing.ts'
import { type Proxies, USUAL_DELAY } from './config.ts'
import { Denied } from './games/denied.ts'
import { startFlags } from './games/flags.ts'
import { unforeseen } from './games/secrets.ts'
import { type GameTables, makeTables } from './games/tables.ts'
import { followTwins } from './games/twins.ts'
import { archiveRoutes } from './http/archive.ts'
import { botRoutes } from './http/bots.ts'
import { handleErrors } from './http/errors.ts'
import { withExamples } from './http/examples.ts'
import { gameRoutes } from './http/games.ts'
import { lobbyRoutes } from './http/lobby.ts'
import { meRoutes } from './http/me.ts'
import { moderationRoutes } from './http/moderation.ts'
import { momentRoutes } from './http/moments.ts'
import { noticeRoutes } from './http/notices.ts'
import { isOurs, refuseForeignPages } from './http/origin.ts'
import { passkeyRoutes } from './http/passkeys.ts'
import { peopleRoutes } from './http/people.ts'
import { recoveryRoutes } from './http/recovery.ts'
import { watchRoutes } from './http/watch.ts'
import { type LobbyBroadcast, makeLobbyBroadcast } from './lobby/broadcast.ts'
import { makeLobby } from './lobby/lobby.ts'
import { seeksIn } from './lobby/store.ts'
import { networkHashes } from './networks.ts'
import { makeNotices, type NoticeSettings, type Notices } from './notify/notices.ts'
import { checkPage, servePage } from './page.ts'
import { keepLedger, type Ledger } from './people/ledger.ts'
import { isStillSignedIn, makePeople, type People } from './people/people.ts'
import { newResetToken } from './people/recovery.ts'
import { momentOf, type PublicPosition, type ShelfName } from './pictures/moment.ts'
import { makePainter } from './pictures/painter.ts'
import { makeMomentReader } from './pictures/reader.ts'
import { makePulse, type Pulse } from './pulse.ts'
import { connect, type SocketLimits, USUAL_LIMITS } from './socket/connection.ts'
import { makeBudgets, OF_NETWORK, OF_PERSON } from './socket/costs.ts'
import { makeConnectionLimit, USUAL_SOCKETS } from './socket/limits.ts'
import { makePace } from './socket/pace.ts'
import { makeSockets } from './socket/sockets.ts'
import type { OpenStorage } from './storage/open.ts'

declare module 'fastify' {
  interface FastifyRequest {
    /** The account that opens a socket. */
    person: Person | null
  }
}

export interface ServerConfig {
  readonly storage: OpenStorage
  /** The folder of the built page; null serves none. */
  readonly page: string | null
  readonly version: string
  readonly logger?: Logger
  /** Trusted proxies in front of the server: how many, or their addresses; true: one. */
  readonly trustProxy?: boolean | Proxies
  readonly now?: () => number
  readonly limits?: SocketLimits
  /** Connections of one address at once. */
  readonly sockets?: number
  /** Requests of one address in a minute. */
  readonly requests?: number
  readonly botThreads?: number
  /** Thinks for the bots; by default threads of the server's own. */
  readonly crew?: Crew
  /** Event-loop delay in milliseconds above which the server refuses requests; 0: never. */
  readonly mostDelay?: number
  readonly notices?: NoticeSettings
  readonly days?: KeptDays
}

export interface HotlineServer {
  readonly http: FastifyInstance
  readonly tables: GameTables
  readonly notices: Notices
  readonly people: People
  readonly ledger: Ledger
  readonly lobby: LobbyBroadcast
  readonly clearing: Clearing
  readonly pulse: Pulse
  /** Accepts requests, and resumes work that a stopped process has left. Returns the address. */
  listen(where: { readonly port: number; readonly host: string }): Promise<string>
  close(): Promise<void>
}

/** The page loads nothing from other origins. */
const SECURITY = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'self'"],
    styleSrc: ["'self'", "'unsafe-inline'"], // positions that a drawing computes
    imgSrc: ["'self'", 'data:'],
    connectSrc: ["'self'"],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    frameAncestors: ["'none'"],
  },
}

/** One request in ten may make a game: its bots think for long. */
const GAMES = 10
const LARGEST_BODY = 65_536
const LARGEST_FRAME = 16_384

/** The right-most addresses of X-Forwarded-For are those of the proxies; a client may have written those to their left. */
function trusted(proxies: boolean | Proxies): string | ((address: string, hop: number) => boolean) {
  if (typeof proxies === 'string') return proxies
  const hops = Number(proxies)
  return (_address, hop) => hop < hops
}

export async function makeServer(config: ServerConfig): Promise<HotlineServer> {
  const { storage, page, version, now = Date.now, limits = USUAL_LIMITS, requests = 600 } = config
  const server = Fastify({
    ...(config.logger === undefined ? {} : { loggerInstance: config.logger }),
    bodyLimit: LARGEST_BODY,
    trustProxy: trusted(config.trustProxy ?? 0),
    // `close` ends the sockets itself.
    forceCloseConnections: true,
  }) as unknown as FastifyInstance
  server.setValidatorCompiler(validatorCompiler)
  server.setSerializerCompiler(serializerCompiler)
  handleErrors(server)
  refuseForeignPages(server)

  const bus = storage.bus()
  const pulse = makePulse(bus, now)
  const isLeader = (): boolean => pulse.isLeader
  const tables = makeTables(storage, now, unforeseen, bus, pulse)
  followTwins(tables)
  const people = await makePeople(storage, (person) => {
    bus.publishPerson(person).catch((error: unknown) => server.log.error({ error }, 'a change of an account could not be announced'))
  })
  bus.on({ onMessage: () => undefined, onGap: () => people.recheckAll(), onPerson: (id) => people.recheckHere(id) })
  const ledger = keepLedger(storage, tables)
  const crew = config.crew ?? makeCrew(config.botThreads)
  const bots = seatBots(tables, crew, server.log)
  const networkHash = await networkHashes(storage)
  const archive = archiveIn(storage.db)
  const filing = startFiling(tables, archive)
  const reader = makeReader()
  const moments = makeMomentReader()
  const seeks = seeksIn(storage.db)
  const lobby = makeLobby({ tables, seeks, db: storage.db, people })
  const broadcast = makeLobbyBroadcast(lobby, seeks, now, server.log, isLeader)
  const notices = await makeNotices({
    storage,
    tables,
    log: server.log,
    settings: config.notices ?? {},
    newResetToken: (person) => newResetToken(people, person),
  })
  const results = {
    settled: async () => {
      await ledger.settled()
      await filing.settled()
    },
  }
  const clearing = makeClearing({
    people,
    tables,
    results,
    queue: notices.queue,
    log: server.log,
    days: config.days ?? USUAL_DAYS,
    isLeader,
  })

  // Registered before the plugins that refuse requests: it ends the connection of a refused client.
  await server.register(fastifyWebsocket, { options: { maxPayload: LARGEST_FRAME, perMessageDeflate: false } })
  await server.register(fastifyHelmet, {
    contentSecurityPolicy: SECURITY,
    strictTransportSecurity: false, // a matter of the proxy that ends TLS
    crossOriginEmbedderPolicy: false,
  })
  await server.register(fastifyUnderPressure, { maxEventLoopDelay: config.mostDelay ?? USUAL_DELAY, retryAfter: 5 })
  // The page is many small files, and a club may share one address. The route decides, not the URL as it is written: %61 is an a.
  const ofPage = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url?.startsWith('/api/') !== true
  await server.register(fastifyRateLimit, { max: requests, timeWindow: '1 minute', allowList: ofPage })
  await server.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'Hotline',
        version,
        description: 'Games are made and fetched here; they are played over the socket at /api/socket, see docs/socket.md.',
      },
    },
    transform: jsonSchemaTransform,
  })
  server.decorateRequest('person', null)
  const connectionLimit = makeConnectionLimit(config.sockets ?? USUAL_SOCKETS)
  const budgets = makeBudgets(limits.network ?? OF_NETWORK, limits.person ?? OF_PERSON)
  const pace = makePace()
  let connections = 0
  const sockets = makeSockets()
  let isStopping = false
  pulse.on({
    onBeat: (beat) => {
      tables.presence.onLiving((process) => beat.living.has(process))
      tables.work.onBeat(beat)
    },
    onLost: () => {
      server.log.error('the database does not answer; clients are sent away')
      // Other processes may still reach the database; a server with the database to itself refuses what it can't store.
      if (bus.isShared) void sockets.close()
    },
  })

  await server.register(async (scope) => {
    scope.get(
      '/api/socket',
      {
        websocket: true,
        schema: { hide: true },
        preValidation: async (request) => {
          if (!request.ws) throw new Denied('not-found', {}, 'this is a socket; see docs/socket.md')
          if (!isOurs(request.headers.origin, request.host)) throw new Denied('not-allowed', {}, 'the page is from another origin')
          request.person = await people.personOf(request.headers)
          if (!connectionLimit.hasRoom(request.ip))
            throw new Denied('too-fast', {}, 'too many connections come from this address; close some')
        },
        // From here on no reply is sent. Request and reply take as much memory as the connection: nothing may refer to them while it is open.
        preHandler: async (request, reply) => reply.raw.detachSocket(request.raw.socket),
      },
      (socket, { person, headers, log, ip }) => {
        socket.removeAllListeners('error')
        socket.once('close', connectionLimit.enter(ip))
        const { cookie, authorization } = headers
        const isSignedIn = (): Promise<boolean> => isStillSignedIn(people, { cookie, authorization })
        const network = networkHash(ip)
        const asksBots = { network, hasRoom: () => crew.hasRoom({ network, person: person?.id ?? '' }) }
        const owner = { network, person: person?.id ?? `connection ${++connections}` }
        const budget = budgets.of(network, person?.id ?? null)
        const open = { tables, people, lobby: broadcast, log, limits, budget, pace, owner, person, bots: asksBots, isSignedIn }
        sockets.add(connect(socket, open))
      },
    )
  })
  await server.register(gameRoutes(tables, people, { networkOf: networkHash, hasRoom: crew.hasRoom }, Math.ceil(requests / GAMES)))
  await server.register(meRoutes(people, tables, results))
  await server.register(passkeyRoutes(people, tables))
  await server.register(recoveryRoutes(people, notices))
  await server.register(peopleRoutes(people, tables))
  await server.register(archiveRoutes({ tables, people, archive, reader }))
  const find = (shelf: ShelfName, id: string, step: number | null): Promise<PublicPosition | null> =>
    momentOf({ tables, archive, reader: moments }, shelf, id, step)
  const painter = makePainter(page, now, server.log)
  if (page !== null) checkPage(page)
  await server.register(momentRoutes({ page, address: config.notices?.address, painter, find }))
  await server.register(lobbyRoutes(lobby, people, notices))
  await server.register(noticeRoutes(notices, people))
  await server.register(botRoutes(people, tables, results))
  await server.register(moderationRoutes(people, tables))
  await server.register(async (scope) =>
    watchRoutes(scope, {
      tables,
      crew,
      version,
      isWell: () => pulse.isWell && !isStopping,
      connections: () => server.websocketServer.clients.size,
      statements: storage.statements,
    }),
  )
  server.get('/api/openapi.json', { schema: { hide: true } }, () => withExamples(server.swagger()))
  if (page !== null) await servePage(server, page)

  let flags: ReturnType<typeof startFlags> | null = null
  return {
    http: server,
    tables,
    notices,
    people,
    ledger,
    lobby: broadcast,
    clearing,
    pulse,
    listen: async (where) => {
      await tables.connect(server.log)
      await pulse.start(server.log)
      flags = startFlags(tables, isLeader, server.log)
      broadcast.start()
      const address = await server.listen(where)
      await clearing.start()
      await tables.work.look()
      notices.start(address, isLeader)
      return address
    },
    close: async () => {
      isStopping = true
      bots.stop()
      await tables.work.stop()
      await flags?.stop()
      await clearing.stop()
      await sockets.close()
      for (const client of server.websocketServer.clients) client.terminate()
      await server.close()
      await broadcast.stop()
      await ledger.settled()
      await filing.settled()
      await notices.stop()
      await tables.presence.settled()
      await pulse.stop()
      await bus.close()
      await crew.close()
      await reader.close()
      await moments.close()
    },
  }
}
