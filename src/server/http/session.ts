/** The caller of a request: account, session, and rate limits. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Person } from '../../protocol/people.ts'
import { Denied } from '../games/denied.ts'
import type { Auth } from '../people/auth.ts'
import { plainName } from '../people/names.ts'
import type { People } from '../people/people.ts'
import { networkOf } from '../socket/limits.ts'

export const authOf = (people: People, { protocol, host }: FastifyRequest): Auth => people.auths.at({ protocol, host })

/** The cookies alone: the library must not store the IP address or the browser. */
export const cookiesOf = ({ headers: { cookie } }: FastifyRequest): Headers => new Headers(cookie === undefined ? {} : { cookie })

/** Forwards the cookies that the library sets. */
export function forwardCookies(reply: FastifyReply, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie)
}

/** The account of the caller, by session or bot token. Throws `Denied` where there is none, or it is banned. */
export async function callerOf(people: People, { headers }: Pick<FastifyRequest, 'headers'>): Promise<Person> {
  const person = await people.personOf(headers)
  if (person === null) throw new Denied('not-signed-in')
  return person
}

/** The account of the caller's session, banned or not. Bots may not use it. */
export async function memberOf(people: People, request: FastifyRequest): Promise<Person> {
  const person = await people.memberOf(request.headers)
  if (person === null) throw new Denied('not-signed-in')
  if (person.bot) throw new Denied('not-allowed', {}, 'this is not for the tokens of bots')
  return person
}

/** The same; throws `Denied` where the account is banned. */
export async function welcomeOf(people: People, request: FastifyRequest): Promise<Person> {
  await people.personOf(request.headers)
  return memberOf(people, request)
}

export async function adminOf(people: People, request: FastifyRequest): Promise<Person> {
  const person = await welcomeOf(people, request)
  if (!person.admin) throw new Denied('not-allowed')
  return person
}

/** Runs `check`, which verifies the password of a caller who signs in, unless too many attempts failed. */
export const trySignIn = <T>(people: People, { ip }: Pick<FastifyRequest, 'ip'>, name: string, check: () => Promise<T>): Promise<T> =>
  people.throttle.attempt(`name ${plainName(name)}`, networkOf(ip), check)

/** The same for a caller who is signed in; attempts of strangers to sign in do not count. */
export const tryPassword = <T>(people: People, { ip }: Pick<FastifyRequest, 'ip'>, id: string, check: () => Promise<T>): Promise<T> =>
  people.throttle.attempt(`member ${id}`, networkOf(ip), check)

export const DONE = { done: true } as const

/** Rate limits for each address of routes that cost time or check a secret. */
export const SELDOM = { rateLimit: { max: 10, timeWindow: '1 minute' } }
export const OFTEN = { rateLimit: { max: 30, timeWindow: '1 minute' } }
