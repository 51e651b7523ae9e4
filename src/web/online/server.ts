/** The server behind this page, over HTTP. */
import type { z } from 'zod'
import type { ErrorCode } from '../../protocol/common.ts'
import { errorReply, gameReply, type NewGameRequest, newGameReply } from '../../protocol/http.ts'

/** There is no server behind this page, or it does not answer. */
export class NoServer extends Error {
  readonly code = 'no-server'
}

/** The server says no. */
export class RefusedRequest extends Error {
  readonly code: ErrorCode
  constructor(code: ErrorCode, message: string) {
    super(message)
    this.code = code
  }
}

const addressOf = (path: string): URL => new URL(path, document.baseURI)

export function socketAddress(): string {
  const address = addressOf('api/socket')
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return address.href
}

async function fetched(path: string, init: RequestInit): Promise<Response> {
  let reply: Response
  try {
    reply = await fetch(addressOf(path), init)
  } catch (error) {
    throw new NoServer('the server does not answer', { cause: error })
  }
  if (reply.ok) return reply
  const said = errorReply.safeParse(await json(reply))
  if (said.success) throw new RefusedRequest(said.data.error.code, said.data.error.message)
  throw new NoServer(`the server answers ${reply.status}`)
}

async function json(reply: Response): Promise<unknown> {
  try {
    return await reply.json()
  } catch {
    return null // some page, where there is no server of ours
  }
}

async function read<T>(schema: z.ZodType<T>, reply: Response): Promise<T> {
  const said = schema.safeParse(await json(reply))
  if (!said.success) throw new NoServer('this is no answer of ours')
  return said.data
}

const withToken = (token: string | undefined): RequestInit => (token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } })

export const createOnline = async (wanted: NewGameRequest): Promise<z.infer<typeof newGameReply>> =>
  await read(
    newGameReply,
    await fetched('api/games', { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wanted) }),
  )

export type Standing = z.infer<typeof gameReply>
export const standingOf = async (id: string, token: string | undefined): Promise<Standing> =>
  await read(gameReply, await fetched(`api/games/${id}`, withToken(token)))

/** The record of a game that is over, or its text log. */
export const finishedGame = async (id: string, token: string | undefined, as: 'record' | 'log'): Promise<string> =>
  await (await fetched(`api/games/${id}/${as}`, withToken(token))).text()
