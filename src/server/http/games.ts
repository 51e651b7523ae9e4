/** Games over HTTP: to make one, to look one up, to take one away when it is over. */

import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Side } from '../../engine/script.ts'
import type { NewGame } from '../../games/index.ts'
import {
  gameParams,
  gameQuery,
  gameReply,
  invitationReply,
  linesQuery,
  linesReply,
  type NewGameRequest,
  newGameReply,
  newGameRequest,
} from '../../protocol/http.ts'
import { levelProblem } from '../../protocol/levels.ts'
import type { Person } from '../../protocol/people.ts'
import type { Owner } from '../fair-queue.ts'
import { seatFor } from '../games/access.ts'
import { createGame, type WantedSeat } from '../games/create.ts'
import { Denied } from '../games/denied.ts'
import { exportRecord, exportText } from '../games/export.ts'
import { logLineFor, olderLines } from '../games/lines.ts'
import { infoOf } from '../games/messages.ts'
import { beginIfSeated } from '../games/seating.ts'
import { isAwaited, isCounted, isSecret, ROLE_NAMES, type Seat, SIDE_NAMES, seatsAsked, type Table } from '../games/table.ts'
import type { GameTables } from '../games/tables.ts'
import type { People } from '../people/people.ts'
import type { GameRow } from '../storage/storage.ts'
import { faults } from './faults.ts'
import { asFile } from './files.ts'

/** What routes know of the bots' queue. */
export interface BotSeats {
  readonly networkOf: (ip: string) => string
  readonly hasRoom: (owner: Owner) => boolean
}

type GivenSeat = NonNullable<NewGameRequest['seats']>['us']
function seatFrom(given: GivenSeat = 'open', me: Person | null): WantedSeat {
  if (given === 'open') return { kind: 'open' }
  if (given !== 'me') {
    const problem = levelProblem(given.bot)
    if (problem !== null) throw new Denied('bad-options', {}, problem)
    return { kind: 'bot', name: given.bot }
  }
  if (me === null) throw new Denied('not-signed-in')
  return { kind: 'user', user: me.id, name: me.name }
}

const tags = ['games']
const MOST_AMONG_BOTS = 3

interface Asked {
  readonly params: { readonly id: string }
  readonly query: { readonly token?: string | undefined }
  readonly headers: IncomingHttpHeaders
}

/** What opens a game, as a header or in the address. What names the account of a bot opens no game by itself. */
const tokenFrom = (authorization: string | undefined, token: string | undefined): string | undefined =>
  token ?? /^Bearer (?!bot_[\w-]{43}$)([\w-]{16,128})$/.exec(authorization ?? '')?.[1]

/** `aMinute`: how many games may be made from one address. */
export function gameRoutes(tables: GameTables, people: People, bots: BotSeats, aMinute: number): FastifyPluginAsyncZod {
  /** The seat that the caller opens. Throws `Denied` where it opens nothing. */
  async function seatOf({ query, headers }: Asked, row: GameRow): Promise<Seat> {
    const token = tokenFrom(headers.authorization, query.token)
    const seat = seatFor(row, { token, user: (await people.personOf(headers))?.id })
    if (seat === null) throw new Denied('not-allowed')
    return seat
  }

  /** A game that the caller may watch. */
  async function visible(request: Asked): Promise<Table> {
    const table = await tables.read(request.params.id)
    await seatOf(request, table.row)
    return table
  }

  /** A game that is over, so that everything in it may be seen. */
  async function finished(request: Asked): Promise<Table> {
    const table = await visible(request)
    if (await isSecret(tables.storage, table)) throw new Denied('not-over')
    if (!isCounted(table.row)) throw new Denied('not-found', {}, 'the game was aborted; it has no record')
    return table
  }

  /** The account for which bots may play each other. It needs a name, and has few such games at once: bots think for long. */
  async function makerOf(me: Person | null, more: number): Promise<string> {
    if (me === null) throw new Denied('not-signed-in')
    if (me.guest) throw new Denied('needs-name')
    if (me.bot) throw new Denied('not-allowed', {}, 'this is not for the tokens of bots')
    if ((await tables.storage.madeBy(me.id)) + more > MOST_AMONG_BOTS)
      throw new Denied('too-busy', {}, `nobody has more than ${MOST_AMONG_BOTS} games among bots at once; wait until one is over`)
    return me.id
  }

  return async (server) => {
    server.post(
      '/api/games',
      {
        schema: { tags, summary: 'Makes a game', body: newGameRequest, response: { 201: newGameReply, ...faults } },
        config: { rateLimit: { max: aMinute, timeWindow: '1 minute' } },
      },
      async (request, reply) => {
        const { game, options = {}, clock = { kind: 'none' }, rated = false, seats, watching = 'everybody' } = request.body
        const { openHands = null, duplicate = false } = request.body
        const me = await people.personOf(request.headers)
        const wanted = [seatFrom(seats?.us, me), seatFrom(seats?.ussr, me)] as const
        // Two people have to agree to hints; nobody else is there where a bot of the server plays.
        const { hints = !rated && wanted.some(({ kind }) => kind === 'bot') } = request.body
        const maker = wanted.every(({ kind }) => kind === 'bot') ? await makerOf(me, duplicate ? 2 : 1) : undefined
        const botOwner = bots.networkOf(request.ip)
        if (wanted.some(({ kind }) => kind === 'bot') && !bots.hasRoom({ network: botOwner, person: me?.id ?? '' }))
          throw new Denied('too-busy', {}, 'bots still think about many questions in your games; wait until they have answered')
        const start = { ...options, game } as NewGame
        const { id, twin, tokens } = await createGame(
          tables.storage,
          { start, clock, rated, hints, seats: wanted, watching, openHands, duplicate, maker, botOwner },
          tables.now(),
        )
        await beginIfSeated(tables, id)
        return reply.status(201).send({ id, info: infoOf(await tables.read(id), true), twin, tokens })
      },
    )

    server.get(
      '/api/games/:id',
      {
        schema: { tags, summary: 'How a game stands', params: gameParams, querystring: gameQuery, response: { 200: gameReply, ...faults } },
      },
      async (request) => {
        const table = await visible(request)
        const { status, seq, ending, next } = table.row
        const are = seatsAsked(table.course)
        const asked = SIDE_NAMES.filter((_, seat) => (status === 'playing' ? are[seat] : isAwaited(table, seat as Side)))
        return {
          info: infoOf(table, await isSecret(tables.storage, table)),
          status,
          seq,
          turn: table.course.state.turn,
          vp: table.course.state.vp,
          defcon: table.course.state.defcon,
          influence: [...table.course.state.influence],
          asked,
          ending,
          next,
        }
      },
    )

    server.get(
      '/api/games/:id/invitation',
      {
        schema: {
          tags,
          summary: 'What a link opens: who invites to what. Takes no seat',
          params: gameParams,
          querystring: gameQuery,
          response: { 200: invitationReply, ...faults },
        },
      },
      async (request) => {
        const table = await tables.read(request.params.id)
        const { row } = table
        const seat = await seatOf(request, row)
        const user = (await people.personOf(request.headers))?.id
        return {
          role: ROLE_NAMES[seat],
          own: SIDE_NAMES.find((_, one) => user !== undefined && row.seats[one]!.user === user) ?? null,
          status: row.status,
          watching: row.watch === null ? ('everybody' as const) : ('link' as const),
          info: infoOf(table, await isSecret(tables.storage, table)),
        }
      },
    )

    server.get(
      '/api/games/:id/lines',
      {
        schema: {
          tags,
          summary: 'Older lines of the log, as the caller may read them',
          params: gameParams,
          querystring: linesQuery,
          response: { 200: linesReply, ...faults },
        },
      },
      async (request) => {
        const { row } = await tables.read(request.params.id)
        const seat = await seatOf(request, row)
        const { from, lines } = await olderLines(tables.storage, row.id, request.query.before)
        return { from, lines: lines.map((line) => logLineFor(line, seat)) }
      },
    )

    server.get(
      '/api/games/:id/record',
      {
        schema: {
          tags,
          summary: 'A game that is over, as a record',
          params: gameParams,
          querystring: gameQuery,
          response: { 200: z.string().describe('the record as JSON, docs: hotline verify'), ...faults },
        },
      },
      async (request, reply) => {
        const table = await finished(request)
        return asFile(reply, table.row.id, 'record', exportRecord(await tables.history(table.row.id)))
      },
    )

    server.get(
      '/api/games/:id/log',
      {
        schema: {
          tags,
          summary: 'A game that is over, as a text log',
          params: gameParams,
          querystring: gameQuery,
          response: { 200: z.string(), ...faults },
        },
      },
      async (request, reply) => {
        const table = await finished(request)
        return asFile(reply, table.row.id, 'log', exportText(await tables.history(table.row.id)))
      },
    )
  }
}
