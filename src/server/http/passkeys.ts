/** Routes of passkeys. */
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { done, meReply, passkeyOptions, passkeyParams, passkeyRequest, passkeysReply } from '../../protocol/people.ts'
import { Denied } from '../games/denied.ts'
import type { GameTables } from '../games/tables.ts'
import { hasPassword, orDeny, signedIn } from '../people/accounts.ts'
import type { People } from '../people/people.ts'
import { faults } from './faults.ts'
import { authOf, cookiesOf, DONE, forwardCookies, SELDOM, welcomeOf } from './session.ts'

const tags = ['me']
const refused = (): Denied => new Denied('not-allowed', {}, 'the passkey was not accepted; try again')

export function passkeyRoutes(people: People, tables: GameTables): FastifyPluginAsyncZod {
  const { db } = people.storage
  return async (server) => {
    server.get(
      '/api/me/passkeys',
      { schema: { tags, summary: 'My passkeys', response: { 200: passkeysReply, ...faults } } },
      async (request) => {
        const { id } = await welcomeOf(people, request)
        return { passkeys: await db.selectFrom('passkeys').select(['id', 'name']).where('userId', '=', id).execute() }
      },
    )

    server.post(
      '/api/me/passkeys/options',
      {
        schema: { tags, summary: 'What the browser needs to make a passkey', response: { 200: passkeyOptions, ...faults } },
        config: SELDOM,
      },
      async (request, reply) => {
        const { name } = await welcomeOf(people, request)
        const asking = authOf(people, request).api.generatePasskeyRegistrationOptions({
          headers: cookiesOf(request),
          query: { name },
          returnHeaders: true,
        })
        const { headers, response } = await orDeny(asking, refused)
        forwardCookies(reply, headers)
        return { ...response }
      },
    )

    server.post(
      '/api/me/passkeys',
      { schema: { tags, summary: 'Adds a passkey', body: passkeyRequest, response: { 200: done, ...faults } }, config: SELDOM },
      async (request, reply) => {
        await welcomeOf(people, request)
        const { credential, name } = request.body
        const adding = authOf(people, request).api.verifyPasskeyRegistration({
          headers: cookiesOf(request),
          body: { response: credential, ...(name === undefined ? {} : { name }) },
          returnHeaders: true,
        })
        // The library answers with a server error to a key that does not fit.
        const { headers } = await orDeny(adding, refused, () => true)
        forwardCookies(reply, headers)
        return DONE
      },
    )

    server.delete(
      '/api/me/passkeys/:id',
      { schema: { tags, summary: 'Removes a passkey', params: passkeyParams, response: { 200: done, ...faults } } },
      async (request) => {
        const me = await welcomeOf(people, request)
        const mine = await db.selectFrom('passkeys').select('id').where('userId', '=', me.id).execute()
        if (mine.every(({ id }) => id !== request.params.id)) throw new Denied('not-found')
        if (!me.guest && mine.length === 1 && !(await hasPassword(people, me.id)))
          throw new Denied('not-allowed', {}, 'this is the only way into the account; set a password first')
        await db.deleteFrom('passkeys').where('id', '=', request.params.id).where('userId', '=', me.id).execute()
        return DONE
      },
    )

    server.post(
      '/api/me/sign-in/passkey/options',
      { schema: { tags, summary: 'What the browser needs to sign in', response: { 200: passkeyOptions, ...faults } }, config: SELDOM },
      async (request, reply) => {
        const { headers, response } = await authOf(people, request).api.generatePasskeyAuthenticationOptions({
          headers: new Headers(),
          returnHeaders: true,
        })
        forwardCookies(reply, headers)
        return { ...response }
      },
    )

    server.post(
      '/api/me/sign-in/passkey',
      { schema: { tags, summary: 'Signs in with a passkey', body: passkeyRequest, response: { 200: meReply, ...faults } }, config: SELDOM },
      async (request, reply) => {
        const before = await people.memberOf(request.headers)
        const signing = authOf(people, request).api.verifyPasskeyAuthentication({
          headers: cookiesOf(request),
          body: { response: request.body.credential as never },
          returnHeaders: true,
        })
        const { headers, response } = await orDeny(signing, refused)
        const person = await signedIn(people, tables, before, response.session.userId)
        forwardCookies(reply, headers)
        return { person }
      },
    )
  }
}
