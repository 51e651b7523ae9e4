/** Who I am. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { meReply } from '../../protocol/people.ts'
import type { Place } from '../people/auth.ts'
import type { People } from '../people/people.ts'
import { faults } from './faults.ts'

const tags = ['me']

export const placeOf = ({ protocol, host }: FastifyRequest): Place => ({ protocol, host })

/** Only what names the session: neither the address nor the browser is kept. */
export const cookiesOf = ({ headers: { cookie } }: FastifyRequest): Headers => new Headers(cookie === undefined ? {} : { cookie })

export const handOn = (reply: FastifyReply, headers: Headers): void => {
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie)
}

/** New accounts of one address in a minute: a club plays behind one. */
const GUESTS = { max: 30, timeWindow: '1 minute' }

export function meRoutes(people: People): FastifyPluginAsyncZod {
  return async (server) => {
    server.get('/api/me', { schema: { tags, summary: 'Who I am', response: { 200: meReply, ...faults } } }, async (request) => ({
      person: await people.memberOf(request.headers),
    }))

    server.post(
      '/api/me/guest',
      {
        schema: {
          tags,
          summary: 'Makes me a guest, so that my games are kept for me; who is somebody stays so',
          response: { 200: meReply, ...faults },
        },
        config: { rateLimit: GUESTS },
      },
      async (request, reply) => {
        const known = await people.personOf(request.headers)
        if (known !== null) return { person: known }
        const { headers, response } = await people.auths
          .at(placeOf(request))
          .api.signInAnonymous({ headers: new Headers(), returnHeaders: true })
        handOn(reply, headers)
        return { person: await people.byId(response.user.id) }
      },
    )
  }
}
