/** The route of public profiles. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { type Person, profileParams, profileQuery, profileReply } from '../../protocol/people.ts'
import { Denied } from '../games/denied.ts'
import type { GameTables } from '../games/tables.ts'
import type { People } from '../people/people.ts'
import { profileOf } from '../people/profile.ts'
import { faults } from './faults.ts'

/** Throws `Denied` where no account has this name. */
export async function namedPerson(people: People, name: string): Promise<Person> {
  const person = await people.byName(name)
  if (person === null) throw new Denied('not-found', {}, 'nobody is called so')
  return person
}

export function peopleRoutes(people: People, tables: GameTables): FastifyPluginAsyncZod {
  return async (server) => {
    server.get(
      '/api/people/:name',
      {
        schema: {
          tags: ['people'],
          summary: 'A player’s results, ratings and games',
          params: profileParams,
          querystring: profileQuery,
          response: { 200: profileReply, ...faults },
        },
      },
      async ({ params, query, headers }) => {
        const person = await namedPerson(people, params.name)
        const against = query.against === undefined ? null : await namedPerson(people, query.against)
        return profileOf(people, person, { against, viewer: await people.memberOf(headers), now: tables.now() })
      },
    )
  }
}
