/** Routes of the own account: guests, registering, signing in and out, data export, deletion. */
import { Readable } from 'node:stream'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import {
  deleteRequest,
  done,
  exportReply,
  levelResults,
  meReply,
  type Person,
  pageSettings,
  pageSettingsReply,
  passwordRequest,
  registerRequest,
  renameRequest,
  signInRequest,
} from '../../protocol/people.ts'
import { Denied } from '../games/denied.ts'
import type { GameTables } from '../games/tables.ts'
import { changePassword, checkPassword, orDeny, register, rename, signedIn } from '../people/accounts.ts'
import { deleteAccount, type PendingResults } from '../people/delete-account.ts'
import { exportOf } from '../people/export.ts'
import type { People } from '../people/people.ts'
import { addResults, resultsOf } from '../people/results.ts'
import { keepSettings, settingsOf } from '../people/settings.ts'
import { faults } from './faults.ts'
import { authOf, cookiesOf, DONE, forwardCookies, memberOf, OFTEN, SELDOM, tryPassword, trySignIn, welcomeOf } from './session.ts'

const tags = ['me']

export function meRoutes(people: People, tables: GameTables, results: PendingResults): FastifyPluginAsyncZod {
  async function newGuest(request: FastifyRequest, reply: FastifyReply): Promise<Person> {
    const { headers, response } = await authOf(people, request).api.signInAnonymous({ headers: new Headers(), returnHeaders: true })
    forwardCookies(reply, headers)
    return (await people.byId(response.user.id))!
  }

  async function signOut(request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { headers } = await authOf(people, request).api.signOut({ headers: cookiesOf(request), returnHeaders: true })
    forwardCookies(reply, headers)
  }

  /** Ends the sessions and connections that the account had as a guest. */
  async function renewSession(request: FastifyRequest, reply: FastifyReply, id: string): Promise<void> {
    const { headers, response } = await authOf(people, request).api.newSession({ body: { id }, returnHeaders: true })
    await people.storage.db.deleteFrom('sessions').where('userId', '=', id).where('id', '!=', response.session).execute()
    reply.removeHeader('set-cookie')
    forwardCookies(reply, headers)
    // Not before the client has the new cookie.
    reply.raw.once('finish', () => people.recheck(id))
  }

  return async (server) => {
    server.get('/api/me', { schema: { tags, summary: 'Who I am', response: { 200: meReply, ...faults } } }, async (request, reply) => {
      // Each visit extends the session, and with it the cookie.
      if (request.headers.cookie?.includes('hotline.') === true) {
        const { headers } = await authOf(people, request).api.getSession({ headers: cookiesOf(request), returnHeaders: true })
        forwardCookies(reply, headers)
      }
      return { person: await people.memberOf(request.headers) }
    })

    server.post(
      '/api/me/guest',
      {
        schema: { tags, summary: 'Signs me in as a guest; a signed-in user stays as they are', response: { 200: meReply, ...faults } },
        config: OFTEN,
      },
      async (request, reply) => ({ person: (await people.personOf(request.headers)) ?? (await newGuest(request, reply)) }),
    )

    server.post(
      '/api/me/register',
      {
        schema: {
          tags,
          summary: 'Creates an account; a guest keeps games and settings',
          body: registerRequest,
          response: { 200: meReply, ...faults },
        },
        config: SELDOM,
      },
      async (request, reply) => {
        const known = await people.personOf(request.headers)
        if (known !== null && !known.guest) throw new Denied('not-allowed', {}, 'sign out first')
        if (known === null && (await people.byName(request.body.name)) !== null) throw new Denied('name-taken')
        if (known === null && request.body.password === undefined) throw new Denied('not-signed-in')
        const guest = known ?? (await newGuest(request, reply))
        const person = await register(people, tables, authOf(people, request), guest, request.body)
        await renewSession(request, reply, person.id)
        return { person }
      },
    )

    server.post(
      '/api/me/sign-in',
      {
        schema: { tags, summary: 'Signs in; a guest’s games come along', body: signInRequest, response: { 200: meReply, ...faults } },
        config: SELDOM,
      },
      async (request, reply) => {
        const before = await people.memberOf(request.headers)
        const { name: username, password } = request.body
        const { headers, response } = await trySignIn(people, request, username, () => {
          const signing = authOf(people, request).api.signInUsername({
            body: { username, password },
            headers: new Headers(),
            returnHeaders: true,
          })
          return orDeny(signing, () => new Denied('wrong-password'))
        })
        const person = await signedIn(people, tables, before, response.user.id)
        forwardCookies(reply, headers)
        return { person }
      },
    )

    server.post(
      '/api/me/sign-out',
      { schema: { tags, summary: 'Signs out', response: { 200: done, ...faults } } },
      async (request, reply) => {
        const { id } = await memberOf(people, request)
        await signOut(request, reply)
        people.recheck(id)
        return DONE
      },
    )

    server.post(
      '/api/me/sign-out-everywhere',
      { schema: { tags, summary: 'Ends all my sessions', response: { 200: done, ...faults } } },
      async (request, reply) => {
        const { id } = await memberOf(people, request)
        await people.storage.db.deleteFrom('sessions').where('userId', '=', id).execute()
        await signOut(request, reply)
        people.recheck(id)
        return DONE
      },
    )

    server.patch(
      '/api/me',
      { schema: { tags, summary: 'Changes my name', body: renameRequest, response: { 200: meReply, ...faults } }, config: SELDOM },
      async (request) => {
        const { id, guest } = await welcomeOf(people, request)
        if (guest) throw new Denied('not-allowed', {}, 'a guest gets a name by registering')
        return { person: await rename(people, tables, id, request.body.name) }
      },
    )

    server.get(
      '/api/me/settings',
      { schema: { tags, summary: 'What I have chosen for the page', response: { 200: pageSettingsReply, ...faults } } },
      async (request) => ({ settings: await settingsOf(people, (await memberOf(people, request)).id) }),
    )

    server.put(
      '/api/me/settings',
      {
        schema: { tags, summary: 'Keeps what I have chosen for the page', body: pageSettings, response: { 200: done, ...faults } },
        config: OFTEN,
      },
      async (request) => {
        const { id } = await memberOf(people, request)
        await keepSettings(people, id, request.body)
        return DONE
      },
    )

    server.get(
      '/api/me/results',
      { schema: { tags, summary: 'My results against the levels, the oldest first', response: { 200: levelResults, ...faults } } },
      async (request) => ({ results: await resultsOf(people, (await memberOf(people, request)).id) }),
    )

    server.put(
      '/api/me/results',
      {
        schema: {
          tags,
          summary: 'Adds results against the levels, each game once; answers with all of them',
          body: levelResults,
          response: { 200: levelResults, ...faults },
        },
        config: OFTEN,
      },
      async (request) => {
        const { id } = await memberOf(people, request)
        await addResults(people, id, request.body.results)
        return { results: await resultsOf(people, id) }
      },
    )

    server.post(
      '/api/me/password',
      {
        schema: { tags, summary: 'Changes my password; other sessions end', body: passwordRequest, response: { 200: done, ...faults } },
        config: SELDOM,
      },
      async (request) => {
        const me = await welcomeOf(people, request)
        if (me.guest) throw new Denied('not-allowed', {}, 'a guest gets a password by registering')
        const auth = authOf(people, request)
        const session = await auth.api.getSession({ headers: cookiesOf(request) })
        await tryPassword(people, request, me.id, () => changePassword(people, auth, me, session?.session.id ?? '', request.body))
        return DONE
      },
    )

    server.get(
      '/api/me/export',
      { schema: { tags, summary: 'Exports my data', response: { 200: exportReply, ...faults } }, config: SELDOM },
      async (request, reply) => {
        const { id } = await memberOf(people, request)
        reply.header('content-disposition', 'attachment; filename="hotline-me.json"')
        return reply.type('application/json; charset=utf-8').send(Readable.from(exportOf(people, id)) as never)
      },
    )

    server.delete(
      '/api/me',
      { schema: { tags, summary: 'Deletes my account', body: deleteRequest, response: { 200: done, ...faults } }, config: SELDOM },
      async (request, reply) => {
        const { id } = await memberOf(people, request)
        await tryPassword(people, request, id, () => checkPassword(people, authOf(people, request), id, request.body.password))
        await deleteAccount(people, tables, results, id)
        await signOut(request, reply)
        return DONE
      },
    )
  }
}
