/** A browser at a server: it keeps its cookies. */
import type { Person as Known } from '../../src/protocol/people.ts'
import { begin, type House, type NewGame, type Person, personAt } from './house.ts'

interface Answer {
  readonly status: number
  readonly body: unknown
  /** The code of a refusal. */
  readonly code: string | null
  readonly cookies: readonly string[]
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE'

export interface Visitor {
  ask(method: Method, url: string, payload?: unknown, headers?: Readonly<Record<string, string>>): Promise<Answer>
  me(): Promise<Known | null>
  at(game: string, token?: string): Promise<Person>
  /** What a request of this visitor carries. */
  headers(): Readonly<Record<string, string>>
}

let visitors = 0

export function visitor(house: House, always: Readonly<Record<string, string>> = {}): Visitor {
  const jar = new Map<string, string>()
  // Each comes from an address of its own: limits are by address.
  const remoteAddress = `10.0.${++visitors >> 8}.${visitors & 255}`
  const headers = (): Readonly<Record<string, string>> => ({
    ...always,
    ...(jar.size === 0 ? {} : { cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; ') }),
  })
  function keep(cookies: readonly string[]): void {
    for (const cookie of cookies) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!
      if (value === '' || /max-age=0/i.test(cookie)) jar.delete(name!)
      else jar.set(name!, value!)
    }
  }
  const ask: Visitor['ask'] = async (method, url, payload, more = {}) => {
    const reply = await house.server.http.inject({
      method,
      url,
      remoteAddress,
      headers: { ...headers(), ...more },
      ...(payload === undefined ? {} : { payload: payload as object }),
    })
    const cookies = [reply.headers['set-cookie'] ?? []].flat()
    keep(cookies)
    const body: unknown = reply.body === '' ? null : reply.json()
    const code = (body as { readonly error?: { readonly code: string } } | null)?.error?.code ?? null
    return { status: reply.statusCode, body, code, cookies }
  }
  return {
    ask,
    me: async () => ((await ask('GET', '/api/me')).body as { person: Known | null }).person,
    at: (game, token) => personAt(house, game, token, ['view'], headers()),
    headers,
  }
}

export async function guest(house: House, always: Readonly<Record<string, string>> = {}): Promise<Visitor> {
  const one = visitor(house, always)
  await one.ask('POST', '/api/me/guest')
  return one
}

let last = 0

/** A visitor with an account; the password is the name twice over. */
export async function member(house: House, name = `person${++last}`, always: Readonly<Record<string, string>> = {}): Promise<Visitor> {
  const one = visitor(house, always)
  const { status, body } = await one.ask('POST', '/api/me/register', { name, password: passwordOf(name) })
  if (status !== 200) throw new Error(JSON.stringify(body))
  return one
}

export const passwordOf = (name: string): string => `${name}-${name}`

/** A game of two people that has begun. */
export async function gameOf(
  us: Visitor,
  ussr: Visitor,
  wanted: object = {},
): Promise<{ readonly id: string; readonly us: Person; readonly ussr: Person; readonly made: NewGame }> {
  const reply = await us.ask('POST', '/api/games', { game: 'twilight-struggle', seats: { us: 'me', ussr: 'open' }, ...wanted })
  const made = reply.body as NewGame
  const first = await us.at(made.id)
  const second = await ussr.at(made.id, made.tokens.ussr)
  await begin(first, second)
  return { id: made.id, us: first, ussr: second, made }
}
