/** What routes need to know of whoever asks. */
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Person } from '../../protocol/people.ts'
import { Denied } from '../games/denied.ts'
import type { Auth } from '../people/auth.ts'
import { plainName } from '../people/names.ts'
import type { People } from '../people/people.ts'
import { networkOf } from '../socket/limits.ts'

export const authOf = (people: People, { protocol, host }: FastifyRequest): Auth => people.auths.at({ protocol, host })

/** Only what names the session: neither the address nor the browser is kept. */
export const cookiesOf = ({ headers: { cookie } }: FastifyRequest): Headers => new Headers(cookie === undefined ? {} : { cookie })

/** Hands on the cookies that the library sets. */
export function handOn(reply: FastifyReply, headers: Headers): void {
  for (const cookie of headers.getSetCookie()) reply.header('set-cookie', cookie)
}

/** Whoever asks, by a session or the token of a bot; not whoever is banned. */
export async function somebodyOf(people: People, { headers }: Pick<FastifyRequest, 'headers'>): Promise<Person> {
  const person = await people.personOf(headers)
  if (person === null) throw new Denied('not-signed-in')
  return person
}

/** Whoever asks, by a session of their own: a program with a token has no say about accounts. Banned or not. */
export async function memberOf(people: People, request: FastifyRequest): Promise<Person> {
  const person = await people.memberOf(request.headers)
  if (person === null) throw new Denied('not-signed-in')
  if (person.bot) throw new Denied('not-allowed', {}, 'this is not for the tokens of bots')
  return person
}

/** The same, but not for whoever is banned. */
export async function welcomeOf(people: People, request: FastifyRequest): Promise<Person> {
  await people.personOf(request.headers)
  return memberOf(people, request)
}

export async function adminOf(people: People, request: FastifyRequest): Promise<Person> {
  const person = await welcomeOf(people, request)
  if (!person.admin) throw new Denied('not-allowed')
  return person
}

/** Does what checks the password of whoever signs in, unless too many were wrong. */
export const trySignIn = <T>(people: People, { ip }: Pick<FastifyRequest, 'ip'>, name: string, check: () => Promise<T>): Promise<T> =>
  people.throttle.attempt(`name ${plainName(name)}`, networkOf(ip), check)

/** The same for a member who is signed in: what strangers try does not count there. */
export const tryPassword = <T>(people: People, { ip }: Pick<FastifyRequest, 'ip'>, id: string, check: () => Promise<T>): Promise<T> =>
  people.throttle.attempt(`member ${id}`, networkOf(ip), check)

export const DONE = { done: true } as const

/** How often what takes time or could be guessed may be tried, from one address. */
export const SELDOM = { rateLimit: { max: 10, timeWindow: '1 minute' } }
export const OFTEN = { rateLimit: { max: 30, timeWindow: '1 minute' } }
