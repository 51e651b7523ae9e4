/** Routes of the lobby. Its changes are broadcast over the socket. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import {
  challengeRequest,
  lobbyEntry,
  lobbyQuery,
  lobbyReply,
  pairingReply,
  pairingRequest,
  seekParams,
  seekRequest,
  takenReply,
} from '../../protocol/lobby.ts'
import type { Person } from '../../protocol/people.ts'
import type { Lobby } from '../lobby/lobby.ts'
import type { Notices } from '../notify/notices.ts'
import type { People } from '../people/people.ts'
import { faults } from './faults.ts'
import { callerOf, OFTEN } from './session.ts'

const tags = ['lobby']
const done = { 204: z.null(), ...faults }

export function lobbyRoutes(lobby: Lobby, people: People, notices: Notices): FastifyPluginAsyncZod {
  /** Handles a request that returns nothing. */
  const handle =
    (act: (caller: Person, id: string) => Promise<void>) =>
    async (
      request: Pick<FastifyRequest, 'headers'> & { readonly params: z.infer<typeof seekParams> },
      reply: FastifyReply,
    ): Promise<void> => {
      await act(await callerOf(people, request), request.params.id)
      await reply.status(204).send(null)
    }

  return async (server) => {
    server.get(
      '/api/seeks',
      {
        schema: {
          tags,
          summary: 'What waits in the lobby: seeks, pairings, and my challenges',
          querystring: lobbyQuery,
          response: { 200: lobbyReply, ...faults },
        },
      },
      async (request) => ({ entries: await lobby.list(request.query, await people.personOf(request.headers)) }),
    )

    server.post(
      '/api/seeks',
      {
        schema: {
          tags,
          summary: 'Seeks an opponent. A live seek ends when its maker leaves the lobby of the socket, a slow one after 14 days',
          body: seekRequest,
          response: { 201: lobbyEntry, ...faults },
        },
      },
      async (request, reply) => reply.status(201).send(await lobby.seek(await callerOf(people, request), request.body)),
    )

    server.post(
      '/api/challenges',
      {
        schema: { tags, summary: 'Challenges a player by name', body: challengeRequest, response: { 201: lobbyEntry, ...faults } },
        config: OFTEN,
      },
      async (request, reply) => {
        const by = await callerOf(people, request)
        const { game } = request.body
        const entry = await lobby.challenge(by, request.body, (to) => notices.challengeNotice(by.id, to.id, { opponent: by.name, game }))
        return reply.status(201).send(entry)
      },
    )

    server.delete(
      '/api/seeks/:id',
      { schema: { tags, summary: 'Withdraws my seek or challenge', params: seekParams, response: done } },
      handle(lobby.withdraw),
    )

    server.post(
      '/api/seeks/:id/take',
      { schema: { tags, summary: 'Takes a seek, or accepts a challenge', params: seekParams, response: { 200: takenReply, ...faults } } },
      async (request) => ({ game: await lobby.take(await callerOf(people, request), request.params.id) }),
    )

    server.post(
      '/api/seeks/:id/decline',
      { schema: { tags, summary: 'Declines a challenge to me', params: seekParams, response: done } },
      handle(lobby.decline),
    )

    server.post(
      '/api/pairing',
      {
        schema: {
          tags,
          summary: 'Pairs me with the waiting player nearest in rating; the range widens while I wait',
          body: pairingRequest,
          response: { 200: pairingReply, ...faults },
        },
      },
      async (request) => lobby.join(await callerOf(people, request), request.body),
    )

    server.delete('/api/pairing', { schema: { tags, summary: 'Leaves the pairing queue', response: done } }, async (request, reply) => {
      await lobby.leaveQueue(await callerOf(people, request))
      return reply.status(204).send(null)
    })
  }
}
