/** Every route of accounts and moderation for every kind of caller: refused with a code, or done; and no request is an internal error. */
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { ERRORS } from '../../src/protocol/common.ts'
import { setAdmin } from '../../src/server/people/admins.ts'
import { newToken } from '../../src/server/people/bots.ts'
import { type House, sharedHouse } from './house.ts'
import { gameOf, guest, member, type Visitor, visitor } from './visitor.ts'

const house = sharedHouse()

type Who = 'anonymous' | 'guest' | 'person' | 'other' | 'bot' | 'banned' | 'admin'
let open: House
let people: Readonly<Record<Who, Visitor>>

beforeAll(async () => {
  open = await house()
  const person = await member(open, 'Person')
  const made = (await person.ask('POST', '/api/me/bots', { name: 'Robo' })).body as { token: string }
  const admin = await member(open, 'Warden')
  await setAdmin(open.server.people.storage, 'Warden', true)
  const banned = await member(open, 'Banned')
  await admin.ask('POST', '/api/admin/people/Banned', { deed: 'ban', reason: 'for the test' })
  people = {
    anonymous: visitor(open),
    guest: await guest(open),
    person,
    other: await member(open, 'Other'),
    bot: visitor(open, { authorization: `Bearer ${made.token}` }),
    banned,
    admin,
  }
  const { id, us } = await gameOf(person, people.other)
  await us.client.ask({ type: 'chat', game: id, text: 'a line' })
})

const REGISTER = { name: 'Newcomer', password: 'long enough' }
const SIGN_OUT = { anonymous: 'not-signed-in', guest: 200, person: 200, other: 200, bot: 'not-allowed', banned: 200, admin: 200 } as const
/** For callers with a session who are not banned. */
const WELCOME = { ...SIGN_OUT, banned: 'banned' } as const
const NAMED = { ...WELCOME, guest: 'not-allowed' } as const
const ADMINS = { ...WELCOME, guest: 'not-allowed', person: 'not-allowed', other: 'not-allowed' } as const
const PUBLIC = { anonymous: 200, guest: 200, person: 200, other: 200, bot: 200, banned: 200, admin: 200 } as const
type Expected = Readonly<Record<Who, number | string>>

/** What is right for nobody ends at the check of its contents: that it gets there is what is allowed. */
const each = (expected: Expected, code: number | string): Expected =>
  Object.fromEntries(Object.entries(expected).map(([who, what]) => [who, what === 200 ? code : what])) as unknown as Expected

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'
const ROUTES: readonly (readonly [Method, string, unknown, Expected])[] = [
  ['GET', '/api/me', undefined, PUBLIC],
  [
    'POST',
    '/api/me/register',
    { ...REGISTER, name: 'Other' },
    { ...each(NAMED, 'not-allowed'), anonymous: 'name-taken', guest: 'name-taken' },
  ],
  ['POST', '/api/me/sign-in', { name: 'Person', password: 'wrong' }, each(PUBLIC, 'wrong-password')],
  ['PATCH', '/api/me', { name: 'Robo' }, each(NAMED, 'name-taken')],
  ['POST', '/api/me/password', { current: 'wrong', wanted: 'long enough' }, each(NAMED, 'wrong-password')],
  ['GET', '/api/me/recovery', undefined, PUBLIC],
  ['POST', '/api/me/recovery', { who: 'Person', language: 'en' }, each(PUBLIC, 'not-allowed')],
  ['POST', '/api/me/recovery/password', { token: 'x'.repeat(32), wanted: 'long enough' }, each(PUBLIC, 'not-found')],
  ['GET', '/api/me/export', undefined, SIGN_OUT],
  ['GET', '/api/me/settings', undefined, SIGN_OUT],
  ['PUT', '/api/me/settings', { theme: 'dark' }, SIGN_OUT],
  ['GET', '/api/me/results', undefined, SIGN_OUT],
  ['PUT', '/api/me/results', { results: [] }, SIGN_OUT],
  ['GET', '/api/me/passkeys', undefined, WELCOME],
  ['POST', '/api/me/passkeys/options', undefined, WELCOME],
  ['POST', '/api/me/passkeys', { credential: { id: 'a', rawId: 'a', type: 'public-key', response: {} } }, each(WELCOME, 'not-allowed')],
  ['DELETE', '/api/me/passkeys/abc', undefined, each(WELCOME, 'not-found')],
  ['POST', '/api/me/sign-in/passkey/options', undefined, PUBLIC],
  [
    'POST',
    '/api/me/sign-in/passkey',
    { credential: { id: 'a', rawId: 'a', type: 'public-key', response: {} } },
    each(PUBLIC, 'not-allowed'),
  ],
  ['GET', '/api/bots', undefined, PUBLIC],
  ['GET', '/api/me/bots', undefined, WELCOME],
  ['POST', '/api/me/bots', { name: 'Person' }, each(NAMED, 'name-taken')],
  ['POST', '/api/me/bots/Robo/token', undefined, { ...each(WELCOME, 'not-found'), person: 200 }],
  ['DELETE', '/api/me/bots/Nothing/token', undefined, each(WELCOME, 'not-found')],
  ['DELETE', '/api/me/bots/Other', undefined, each(WELCOME, 'not-found')],
  ['GET', '/api/me/mutes', undefined, WELCOME],
  ['PUT', '/api/me/mutes/Warden', undefined, WELCOME],
  ['DELETE', '/api/me/mutes/Warden', undefined, WELCOME],
  ['POST', '/api/reports', { person: 'nobody-here', reason: 'why' }, each(WELCOME, 'not-found')],
  ['GET', '/api/people/Person', undefined, PUBLIC],
  ['GET', '/api/admin/reports', undefined, ADMINS],
  ['GET', '/api/admin/log', undefined, ADMINS],
  ['POST', '/api/admin/reports/aaaaaaaaaaaa/close', { reason: 'why' }, each(ADMINS, 'not-found')],
  ['POST', '/api/admin/people/Warden', { deed: 'ban', reason: 'why' }, each(ADMINS, 'not-allowed')],
  ['DELETE', '/api/me', { password: 'wrong' }, { ...each(SIGN_OUT, 'wrong-password'), guest: 200 }],
  ['POST', '/api/me/sign-out', undefined, SIGN_OUT],
  ['POST', '/api/me/sign-out-everywhere', undefined, SIGN_OUT],
]

type Paths = Readonly<Record<string, Readonly<Record<string, { readonly tags: readonly string[] }>>>>
const OURS: ReadonlySet<string> = new Set(['me', 'people', 'bots', 'moderation'])

/** Routes that would change who the others in this table are, and have tests of their own. */
const LAST: ReadonlySet<string> = new Set(['/api/me/sign-out', '/api/me/sign-out-everywhere'])

describe('who may do what', () => {
  test('the table has every route', async () => {
    const { paths } = (await open.server.http.inject('/api/openapi.json')).json<{ paths: Paths }>()
    const mine = Object.entries(paths)
      .flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, { tags }]) => ({ line: `${method.toUpperCase()} ${path}`, tags })),
      )
      // Notices have tests of their own.
      .filter(({ line, tags }) => tags.some((tag) => OURS.has(tag)) && !/\/(notices|push)$/.test(line))
      .map(({ line }) => line)
    const form = (path: string): RegExp => new RegExp(`^${path.replace(/\{\w+\}/g, '[^/]+')}$`)
    const tested = (line: string): boolean => {
      const [method, path] = line.split(' ') as [string, string]
      return ROUTES.some(([one, url]) => one === method && form(path).test(url))
    }
    expect(mine.filter((line) => !tested(line))).toEqual(['POST /api/me/guest'])
  })

  test.each(ROUTES.filter(([, url]) => !LAST.has(url)))('%s %s', async (method, url, payload, expected) => {
    const found: [string, number | string][] = []
    for (const who of Object.keys(expected) as Who[]) {
      // A guest who is gone and a token that has ended are replaced by others.
      const one = who === 'guest' ? await guest(open) : who === 'bot' ? await botAgain() : people[who]
      const { status, code } = await one.ask(method, url, payload)
      found.push([who, code ?? status])
    }
    expect(Object.fromEntries(found)).toEqual(expected)
  })

  test.each(ROUTES.filter(([, url]) => LAST.has(url)))('%s %s ends one’s own session and nobody else’s', async (method, url) => {
    const [one, other] = [await member(open), await member(open)]
    expect((await visitor(open).ask(method, url)).code).toBe('not-signed-in')
    expect((await (await botAgain()).ask(method, url)).code).toBe('not-allowed')
    expect((await one.ask(method, url)).status).toBe(200)
    expect([await one.me(), (await other.me()) !== null]).toEqual([null, true])
  })
})

async function botAgain(): Promise<Visitor> {
  const token = await newToken(open.server.people, (await open.server.people.byName('Robo'))!.id, 0)
  return visitor(open, { authorization: `Bearer ${token}` })
}

describe('whatever is sent', () => {
  const nasty = fc.oneof(
    fc.jsonValue(),
    fc.constantFrom<unknown>(
      '__proto__',
      'constructor',
      '',
      ' ',
      '\u0000',
      'ä'.repeat(300),
      1e308,
      -1,
      0.5,
      null,
      true,
      [],
      {},
      'Person',
      "' or 1=1",
    ),
  )
  const body = fc.dictionary(
    fc.constantFrom('name', 'password', 'current', 'wanted', 'credential', 'person', 'game', 'line', 'reason', 'deed', 'extra'),
    fc.oneof(nasty, fc.record({ id: nasty, rawId: nasty, type: nasty, response: fc.dictionary(fc.string(), nasty) })),
  )
  const changing = ROUTES.filter(([method, url]) => method !== 'GET' && !LAST.has(url))

  test('no body is a fault of the server', async () => {
    const admin = await member(open, 'Fuzzed')
    await setAdmin(open.server.people.storage, 'Fuzzed', true)
    let address = 0
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...changing), fc.oneof(body, nasty), fc.boolean(), async ([method, url], payload, known) => {
        const reply = await open.server.http.inject({
          method,
          url,
          remoteAddress: `10.9.${++address >> 8}.${address & 255}`,
          headers: { 'content-type': 'application/json', ...(known ? admin.headers() : {}) },
          payload: JSON.stringify(payload),
        })
        expect(reply.statusCode).toBeLessThan(500)
        if (reply.statusCode >= 400) expect(ERRORS).toContain(reply.json<{ error: { code: string } }>().error.code)
      }),
      { numRuns: 200 },
    )
  })

  test('no name, cookie or token is a fault either', async () => {
    const text = fc.oneof(fc.string(), fc.constantFrom('%', '%00', '..', 'Person', '__proto__', 'ä'.repeat(100), '\u0000'))
    await fc.assert(
      fc.asyncProperty(text, text, text, async (name, cookie, token) => {
        const printable = (value: string): string => value.replace(/[^\x20-\x7e]/g, '?')
        const reply = await open.server.http.inject({
          url: `/api/people/${encodeURIComponent(name)}?against=${encodeURIComponent(token)}`,
          headers: { cookie: `hotline.session_token=${printable(cookie)}`, authorization: `Bearer ${printable(token)}` },
        })
        expect([200, 400, 404]).toContain(reply.statusCode)
      }),
      { numRuns: 150 },
    )
  })
})
