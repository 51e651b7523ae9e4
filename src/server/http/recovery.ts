/** Routes that reset a lost password. Their answers do not reveal whether an account or an address exists. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { done, recoverRequest, recoveryReply, recoveryRequest } from '../../protocol/people.ts'
import { Denied } from '../games/denied.ts'
import type { Notices } from '../notify/notices.ts'
import type { People } from '../people/people.ts'
import { accountsFor, LINK_MINUTES, recover } from '../people/recovery.ts'
import { faults } from './faults.ts'
import { DONE, SELDOM } from './session.ts'

const tags = ['me']

export function recoveryRoutes(people: People, notices: Notices): FastifyPluginAsyncZod {
  return async (server) => {
    server.get(
      '/api/me/recovery',
      { schema: { tags, summary: 'Whether a lost password can be replaced by mail', response: { 200: recoveryReply, ...faults } } },
      async () => ({ mail: notices.canMail, minutes: LINK_MINUTES }),
    )

    server.post(
      '/api/me/recovery',
      {
        schema: {
          tags,
          summary: 'Mails a reset link to the confirmed address of this account; the answer is the same if there is no such account',
          body: recoveryRequest,
          response: { 200: done, ...faults },
        },
        config: SELDOM,
      },
      async ({ body: { who, language } }) => {
        if (!notices.canMail) throw new Denied('not-allowed', {}, 'this server sends no mail; ask whoever runs it for a link')
        for (const person of await accountsFor(people, who)) await notices.sendResetLink(person.id, { name: person.name, language })
        return DONE
      },
    )

    server.post(
      '/api/me/recovery/password',
      {
        schema: {
          tags,
          summary: 'Sets a new password with the token of a reset link; all sessions end',
          body: recoverRequest,
          response: { 200: done, ...faults },
        },
        config: SELDOM,
      },
      async ({ body: { token, wanted } }) => {
        await recover(people, token, wanted)
        return DONE
      },
    )
  }
}
