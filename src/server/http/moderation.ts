/** Routes of mutes, reports, and the actions of admins. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  closeRequest,
  done,
  judgeRequest,
  logReply,
  mutesReply,
  profileParams,
  reportParams,
  reportRequest,
  reportsReply,
} from '../../protocol/people.ts'
import type { GameTables } from '../games/tables.ts'
import { closeReport, judge, logOf, mutedNames, openReports, report, setMute } from '../people/moderation.ts'
import type { People } from '../people/people.ts'
import { faults } from './faults.ts'
import { namedPerson } from './people.ts'
import { adminOf, DONE, SELDOM, welcomeOf } from './session.ts'

const tags = ['moderation']

export function moderationRoutes(people: People, tables: GameTables): FastifyPluginAsyncZod {
  return async (server) => {
    server.get(
      '/api/me/mutes',
      { schema: { tags, summary: 'Players whose chat I have hidden', response: { 200: mutesReply, ...faults } } },
      async (request) => ({ names: [...(await mutedNames(people, (await welcomeOf(people, request)).id))] }),
    )

    for (const [method, on, summary] of [
      ['PUT', true, 'Hides a player’s chat from me'],
      ['DELETE', false, 'Shows it again'],
    ] as const)
      server.route({
        method,
        url: '/api/me/mutes/:name',
        schema: { tags, summary, params: profileParams, response: { 200: done, ...faults } },
        handler: async (request) => {
          const { id } = await welcomeOf(people, request)
          await setMute(people, id, (await namedPerson(people, request.params.name)).id, on)
          return DONE
        },
      })

    server.post(
      '/api/reports',
      {
        schema: { tags, summary: 'Reports a player to the admins', body: reportRequest, response: { 201: done, ...faults } },
        config: SELDOM,
      },
      async (request, reply) => {
        const me = await welcomeOf(people, request)
        await report(people, me, await namedPerson(people, request.body.person), request.body, tables.now())
        return reply.status(201).send(DONE)
      },
    )

    server.get(
      '/api/admin/reports',
      { schema: { tags, summary: 'Open reports', response: { 200: reportsReply, ...faults } } },
      async (request) => {
        await adminOf(people, request)
        return { reports: [...(await openReports(people))] }
      },
    )

    server.post(
      '/api/admin/reports/:id/close',
      { schema: { tags, summary: 'Closes a report', params: reportParams, body: closeRequest, response: { 200: done, ...faults } } },
      async (request) => {
        const admin = await adminOf(people, request)
        await closeReport({ people, tables, admin, log: request.log }, request.params.id, request.body.reason)
        return DONE
      },
    )

    server.post(
      '/api/admin/people/:name',
      {
        schema: {
          tags,
          summary: 'Bans or mutes a player, or lifts it',
          params: profileParams,
          body: judgeRequest,
          response: { 200: done, ...faults },
        },
      },
      async (request) => {
        const admin = await adminOf(people, request)
        const { deed, reason } = request.body
        const person = await namedPerson(people, request.params.name)
        await judge({ people, tables, admin, log: request.log }, person, deed, reason)
        return DONE
      },
    )

    server.get(
      '/api/admin/log',
      { schema: { tags, summary: 'The log of admin actions', response: { 200: logReply, ...faults } } },
      async (request) => {
        await adminOf(people, request)
        return { log: [...(await logOf(people))] }
      },
    )
  }
}
