/** What the page asks the server for over HTTP. Every answer is checked; every refusal has a code and a sentence. */
import { type ErrorCode, errorReply } from '../../protocol/common.ts'
import { meReply, type Person, personName } from '../../protocol/people.ts'
import { z } from '../../protocol/z.ts'
import { setMe, useMe } from '../store/me.ts'

/** Why nothing came of it: what the server says, or that it says nothing we understand. */
export class ApiError extends Error {
  readonly code: ErrorCode | 'no-server' | 'bad-name' | 'passkey' | 'push'
  /** The line of a text that does not fit. */
  readonly line: number | null
  constructor(code: ApiError['code'], message: string, line: number | null = null) {
    super(message)
    this.code = code
    this.line = line
  }
}

export const addressOf = (path: string): URL => new URL(path, document.baseURI)

async function jsonOf(reply: Response): Promise<unknown> {
  try {
    return await reply.json()
  } catch {
    return null // some page, where there is no server of ours
  }
}

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

/** What the server answers where it does not say no. Throws `ApiError`. */
export async function fetched(path: string, init: RequestInit): Promise<Response> {
  const reply = await fetch(addressOf(path), init).catch((error: unknown) => {
    throw new ApiError('no-server', String(error))
  })
  if (reply.ok) return reply
  const refusal = errorReply.safeParse(await jsonOf(reply))
  if (!refusal.success) throw new ApiError('no-server', `the server answers ${reply.status}`)
  const { code, message, line = null } = refusal.data.error
  // The session has ended, here or elsewhere: the page is not to go on as if it had not.
  if (code === 'not-signed-in') setMe(null)
  throw new ApiError(code, message, line)
}

/** Throws `ApiError`. */
export async function answerIn<T>(schema: z.ZodType<T>, reply: Response): Promise<T> {
  const known = schema.safeParse(await jsonOf(reply))
  if (!known.success) throw new ApiError('no-server', 'this is no answer of ours')
  return known.data
}

/** Throws `ApiError`. */
export async function ask<T>(schema: z.ZodType<T>, method: Method, path: string, body?: object): Promise<T> {
  const sent = body === undefined ? {} : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }
  return answerIn(schema, await fetched(path, { method, ...sent }))
}

/** For answers in which nothing stands. */
export const nothing = z.unknown()

/** `name=value&…` of what is set, in the order of the names. */
export function queryOf(wanted: Readonly<Record<string, string | number | boolean | undefined>>): string {
  const set = Object.entries(wanted).filter(([, value]) => value !== undefined && value !== '')
  return new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString()
}

/** What the server knows me as from now on. */
export async function become(method: Method, path: string, body?: object): Promise<Person | null> {
  const { person } = await ask(meReply, method, path, body)
  setMe(person)
  return person
}

/** Said here, because the server only says that something is wrong. Throws `ApiError`. */
export function checkName(name: string): string {
  const checked = personName.safeParse(name)
  if (!checked.success) throw new ApiError('bad-name', checked.error.message)
  return checked.data
}

/** A person without an account plays as a guest, at once. */
export async function meOrGuest(): Promise<Person> {
  const { person } = useMe.getState()
  if (person !== null) return person
  const guest = await become('POST', 'api/me/guest')
  if (guest === null) throw new ApiError('not-signed-in', 'there is nobody')
  return guest
}
