/** Routes of the notification settings and of the links in mails. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { z } from 'zod'
import { type NoticesReply, noticeLink, noticesReply, noticesRequest, pushGone, pushRequest } from '../../protocol/notices.ts'
import type { Person } from '../../protocol/people.ts'
import type { Language } from '../../words/languages.ts'
import { type NoticeKey, noticeIn } from '../../words/notices.ts'
import { Denied } from '../games/denied.ts'
import { type LinkAction, linkActionOf } from '../notify/links.ts'
import type { Notices } from '../notify/notices.ts'
import { checkEndpoint } from '../notify/push.ts'
import { checkPassword } from '../people/accounts.ts'
import type { People } from '../people/people.ts'
import { faults } from './faults.ts'
import { authOf, callerOf, tryPassword } from './session.ts'

const tags = ['me']
/** The server mails every address that a client names. */
const ADDRESSES = { max: 30, timeWindow: '1 hour' }

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The page that a link in a mail opens. Programs that follow links by themselves do not press its button. */
function pageOf(language: Language, text: NoticeKey, button?: NoticeKey): string {
  const say = noticeIn(language)
  const form = button === undefined ? '' : `<form method="post"><button>${escaped(say(button))}</button></form>`
  return `<!doctype html><html lang="${language}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Hotline</title><body style="font:1.1rem/1.5 sans-serif;max-width:36rem;margin:3rem auto;padding:0 1rem">
<p>${escaped(say(text))}</p>${form}<p><a href="/">Hotline</a></p></body></html>`
}

export function noticeRoutes(notices: Notices, people: People): FastifyPluginAsyncZod {
  const { choices } = notices

  async function confirmAddress({ log }: FastifyRequest, { id }: Person): Promise<void> {
    try {
      await notices.confirmAddress(id)
    } catch (error) {
      log.warn({ error }, 'a new address could not be asked')
      throw new Denied('too-busy', {}, 'the letter could not be sent; name the address again later')
    }
  }

  async function replyFor({ id }: Person): Promise<NoticesReply> {
    const { language, mail, confirmed, mailKinds, pushKinds } = await choices.of(id)
    return {
      language,
      mail: { possible: notices.canMail, address: mail, confirmed, kinds: [...mailKinds] },
      push: { key: notices.pushKey, browsers: (await choices.subscriptions(id)).length, kinds: [...pushKinds] },
    }
  }

  /** Keeps the token out of the referrer of other sites. `no-referrer` would send the form with the origin `null`, which the server refuses. */
  const send = (reply: FastifyReply, page: string, status = 200): FastifyReply =>
    reply.status(status).type('text/html; charset=utf-8').header('referrer-policy', 'same-origin').send(page)

  return async (server) => {
    // The button of our page, and mail programs that press it by themselves (RFC 8058), send a form.
    server.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume()
      done(null)
    })

    server.get(
      '/api/me/notices',
      { schema: { tags, summary: 'My notification settings', response: { 200: noticesReply, ...faults } } },
      async (request) => replyFor(await callerOf(people, request)),
    )

    server.put(
      '/api/me/notices',
      {
        schema: {
          tags,
          summary: 'Changes my notification settings; a new address needs the password and must be confirmed',
          body: noticesRequest,
          response: { 200: noticesReply, ...faults },
        },
        config: { rateLimit: ADDRESSES },
      },
      async (request) => {
        const person = await callerOf(people, request)
        if (request.body.mail?.address && !notices.canMail) throw new Denied('not-allowed', {}, 'this server sends no mail')
        const { password, ...wanted } = request.body
        const address = wanted.mail?.address
        if (address && address !== (await choices.of(person.id)).mail)
          await tryPassword(people, request, person.id, () => checkPassword(people, authOf(people, request), person.id, password))
        const { confirmed } = await choices.change(person.id, wanted)
        // A client that sends the same address again wants another mail.
        if (address && !confirmed) await confirmAddress(request, person)
        return replyFor(person)
      },
    )

    server.post(
      '/api/me/push',
      {
        schema: {
          tags,
          summary: 'Subscribes this browser to push: the body is its PushSubscription as JSON',
          body: pushRequest,
          response: { 200: noticesReply, ...faults },
        },
      },
      async (request) => {
        const person = await callerOf(people, request)
        checkEndpoint(request.body.endpoint, notices.pushHosts)
        await choices.subscribe(person.id, request.body, notices.now())
        return replyFor(person)
      },
    )

    server.delete(
      '/api/me/push',
      {
        schema: { tags, summary: 'Unsubscribes a browser from push', body: pushGone, response: { 200: noticesReply, ...faults } },
      },
      async (request) => {
        const person = await callerOf(people, request)
        await choices.unsubscribe(request.body.endpoint, person.id)
        return replyFor(person)
      },
    )

    for (const deed of ['stop', 'confirm'] as const) {
      const summary = deed === 'stop' ? 'Ends all mail: the link in a mail' : 'Confirms an address: the link in a mail'
      const schema = { tags: ['mail'], summary, querystring: noticeLink, response: { 200: z.string(), 404: z.string(), 429: faults[429] } }
      const found = (token: string): LinkAction | null => {
        const known = linkActionOf(notices.secret, token)
        return known?.deed === deed ? known : null
      }
      server.get(`/api/notices/${deed}`, { schema: { ...schema, summary: `${summary}; a page with a button` } }, async (request, reply) => {
        const known = found(request.query.token)
        if (known === null) return send(reply, pageOf('en', 'notice.page.wrong'), 404)
        return send(reply, pageOf((await choices.of(known.person)).language, `notice.page.${deed}`, `notice.page.${deed}.do`))
      })
      server.post(`/api/notices/${deed}`, { schema }, async (request, reply) => {
        const known = found(request.query.token)
        if (known === null) return send(reply, pageOf('en', 'notice.page.wrong'), 404)
        const { language } = await choices.of(known.person)
        if (deed === 'stop') await choices.stopMail(known.person)
        else if (!(await choices.confirm(known.person, known.mail!))) return send(reply, pageOf(language, 'notice.page.wrong'), 404)
        return send(reply, pageOf(language, `notice.page.${deed}.done`))
      })
    }
  }
}
