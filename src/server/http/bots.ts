/** Routes of bots: accounts that programs play with. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { gameName } from '../../protocol/common.ts'
import { LEVELS } from '../../protocol/levels.ts'
import { botList, botParams, botsReply, botToken, done, renameRequest } from '../../protocol/people.ts'
import { Denied } from '../games/denied.ts'
import type { GameTables } from '../games/tables.ts'
import { botOf, botsOf, botsThatPlay, makeBot, newToken, revokeToken } from '../people/bots.ts'
import { deleteAccount, type PendingResults } from '../people/delete-account.ts'
import type { People } from '../people/people.ts'
import { faults } from './faults.ts'
import { authOf, DONE, SELDOM, welcomeOf } from './session.ts'

const tags = ['bots']

export function botRoutes(people: People, tables: GameTables, results: PendingResults): FastifyPluginAsyncZod {
  return async (server) => {
    server.get(
      '/api/bots',
      { schema: { tags, summary: 'Bots to play with: the server’s own, and those of people', response: { 200: botList, ...faults } } },
      async () => ({
        levels: LEVELS.map((name) => ({ name, games: gameName.options })),
        accounts: await botsThatPlay(people),
      }),
    )

    server.get('/api/me/bots', { schema: { tags, summary: 'My bots', response: { 200: botsReply, ...faults } } }, async (request) => {
      const { id } = await welcomeOf(people, request)
      return { bots: [...(await botsOf(people, id))] }
    })

    server.post(
      '/api/me/bots',
      {
        schema: {
          tags,
          summary: 'Creates a bot; the token is shown only once',
          body: renameRequest,
          response: { 201: botToken, ...faults },
        },
        config: SELDOM,
      },
      async (request, reply) => {
        const { id, guest } = await welcomeOf(people, request)
        if (guest) throw new Denied('not-allowed', {}, 'register first: a bot belongs to somebody with a name')
        const bot = await makeBot(people, authOf(people, request), id, request.body.name)
        return reply.status(201).send({ name: bot.name, token: await newToken(people, bot.id, tables.now()) })
      },
    )

    server.post(
      '/api/me/bots/:name/token',
      {
        schema: { tags, summary: 'Issues a new token and revokes the old one', params: botParams, response: { 200: botToken, ...faults } },
        config: SELDOM,
      },
      async (request) => {
        const { id } = await welcomeOf(people, request)
        const bot = await botOf(people, id, request.params.name)
        return { name: bot.name, token: await newToken(people, bot.id, tables.now()) }
      },
    )

    server.delete(
      '/api/me/bots/:name/token',
      { schema: { tags, summary: 'Revokes the token', params: botParams, response: { 200: done, ...faults } } },
      async (request) => {
        const { id } = await welcomeOf(people, request)
        await revokeToken(people, (await botOf(people, id, request.params.name)).id)
        return DONE
      },
    )

    server.delete(
      '/api/me/bots/:name',
      { schema: { tags, summary: 'Deletes the bot', params: botParams, response: { 200: done, ...faults } } },
      async (request) => {
        const { id } = await welcomeOf(people, request)
        await deleteAccount(people, tables, results, (await botOf(people, id, request.params.name)).id)
        return DONE
      },
    )
  }
}
