/** Routes of games in progress, finished games and imported ones. */
import type { IncomingHttpHeaders } from 'node:http'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  type ArchiveLine,
  archiveLine,
  archiveQuery,
  archiveReply,
  importRequest,
  LONGEST_SHARED,
  liveQuery,
  liveReply,
  shareRequest,
  showRequest,
} from '../../protocol/archive.ts'
import { gameParams } from '../../protocol/http.ts'
import { importGame, textOf } from '../archive/imports.ts'
import { liveGames } from '../archive/live.ts'
import type { Reader } from '../archive/reader.ts'
import type { Archive } from '../archive/store.ts'
import { Denied } from '../games/denied.ts'
import { exportRecord, exportText } from '../games/export.ts'
import { isSecret } from '../games/table.ts'
import type { GameTables } from '../games/tables.ts'
import type { People } from '../people/people.ts'
import { faults } from './faults.ts'
import { asFile } from './files.ts'
import { callerOf } from './session.ts'

interface ArchiveDeps {
  readonly tables: GameTables
  readonly people: People
  readonly archive: Archive
  readonly reader: Reader
}

const tags = ['archive']
/** Bytes: a record with its times, and with its quotation marks escaped for JSON. */
const LARGEST_IMPORT = 4_000_000
/** What JSON makes of the quotation marks of a shared record. */
const LARGEST_SHARE = 2 * LONGEST_SHARED
const SHARES = { max: 20, timeWindow: '1 hour' }
const IMPORTS = { max: 30, timeWindow: '1 minute' }

export function archiveRoutes({ tables, people, archive, reader }: ArchiveDeps): FastifyPluginAsyncZod {
  const idOf = async (headers: IncomingHttpHeaders): Promise<string | null> => (await people.personOf(headers))?.id ?? null

  const signedIn = async (request: FastifyRequest): Promise<string> => (await callerOf(people, request)).id

  /** The archive line of a game. A game that the caller may not see is `not-found`, like one that does not exist. */
  async function lineFor(id: string, person: string | null): Promise<ArchiveLine> {
    const line = await archive.find(id, person)
    if (line === null) throw new Denied('not-found')
    return line
  }

  /** Sends a game as a file: one that was played here, or an imported one. */
  async function send(reply: FastifyReply, id: string, person: string | null, as: 'record' | 'log'): Promise<FastifyReply> {
    const { source } = await lineFor(id, person)
    if (source === 'imported') {
      const record = (await archive.record(id))!
      return asFile(reply, id, as, as === 'record' ? record : textOf(record))
    }
    const table = await tables.read(id)
    if (await isSecret(tables.storage, table)) throw new Denied('not-over')
    const history = await tables.history(id)
    return asFile(reply, id, as, as === 'record' ? exportRecord(history) : exportText(history))
  }

  return async (server) => {
    server.get(
      '/api/live',
      { schema: { tags, summary: 'Games in progress', querystring: liveQuery, response: { 200: liveReply, ...faults } } },
      async (request) => {
        const person = request.query.mine === true ? await signedIn(request) : await idOf(request.headers)
        const { games, next } = await liveGames(people.storage.db, tables, request.query, person)
        return { games: [...games], next }
      },
    )

    server.get(
      '/api/archive',
      { schema: { tags, summary: 'Games that are over', querystring: archiveQuery, response: { 200: archiveReply, ...faults } } },
      async (request) => {
        const person = request.query.mine === true ? await signedIn(request) : await idOf(request.headers)
        const { games, next } = await archive.search(request.query, person)
        return { games: [...games], next }
      },
    )

    server.post(
      '/api/archive',
      {
        schema: {
          tags,
          summary: 'Imports a game: a record or a text log, checked by the rules; the answer names a line that differs',
          body: importRequest,
          response: { 201: archiveLine, ...faults },
        },
        bodyLimit: LARGEST_IMPORT,
        config: { rateLimit: IMPORTS },
      },
      async (request, reply) => {
        const owner = await callerOf(people, request)
        const id = await importGame({ archive, reader, now: tables.now }, owner, request.body)
        return reply.status(201).send(await lineFor(id, owner.id))
      },
    )

    server.post(
      '/api/shares',
      {
        schema: {
          tags,
          summary: 'Stores a game that everyone who has its address may see; it is in no list. DELETE /api/archive/{id} deletes it',
          body: shareRequest,
          response: { 201: archiveLine, ...faults },
        },
        bodyLimit: LARGEST_SHARE,
        config: { rateLimit: SHARES },
      },
      async (request, reply) => {
        const owner = await callerOf(people, request)
        const id = await importGame({ archive, reader, now: tables.now }, owner, { text: request.body.text, shown: 'link' })
        const line = await lineFor(id, owner.id)
        // The same game may have been imported before, for its owner alone.
        if (line.shown === false) await archive.show(id, owner.id, 'link')
        return reply.status(201).send(await lineFor(id, owner.id))
      },
    )

    server.get(
      '/api/archive/:id',
      { schema: { tags, summary: 'A line of the archive', params: gameParams, response: { 200: archiveLine, ...faults } } },
      async (request) => lineFor(request.params.id, await idOf(request.headers)),
    )

    for (const as of ['record', 'log'] as const)
      server.get(
        `/api/archive/:id/${as}`,
        {
          schema: {
            tags,
            summary: as === 'record' ? 'A game of the archive, as a record' : 'A game of the archive, as a text log',
            params: gameParams,
            response: { 200: z.string(), ...faults },
          },
        },
        async (request, reply) => send(reply, request.params.id, await idOf(request.headers), as),
      )

    server.patch(
      '/api/archive/:id',
      {
        schema: {
          tags,
          summary: 'Makes a game that I imported public or private',
          params: gameParams,
          body: showRequest,
          response: { 200: archiveLine, ...faults },
        },
      },
      async (request) => {
        const owner = await signedIn(request)
        const { id } = request.params
        if (!(await archive.show(id, owner, request.body.shown))) throw new Denied('not-found')
        return lineFor(id, owner)
      },
    )

    server.delete(
      '/api/archive/:id',
      {
        schema: {
          tags,
          summary: 'Deletes a game that I imported',
          params: gameParams,
          response: { 204: z.null(), ...faults },
        },
      },
      async (request, reply) => {
        const owner = await signedIn(request)
        if (!(await archive.remove(request.params.id, owner))) throw new Denied('not-found')
        return reply.status(204).send(null)
      },
    )
  }
}
