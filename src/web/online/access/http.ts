/** Games on the server behind this page, over HTTP. */
import type { z } from 'zod'
import { gameReply, type Invitation, invitationReply, linesReply, type NewGameRequest, newGameReply } from '../../../protocol/http.ts'
import { addressOf, answerIn, ask, fetched } from '../../people/api.ts'

/** The socket; `game`: a proxy may send all sockets of a game to one process. */
export function socketAddress(game?: string): string {
  const address = addressOf('api/socket')
  if (game !== undefined) address.searchParams.set('game', game)
  address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:'
  return address.href
}

const withToken = (token: string | undefined): RequestInit => (token === undefined ? {} : { headers: { authorization: `Bearer ${token}` } })

export const createOnline = (wanted: NewGameRequest): Promise<z.infer<typeof newGameReply>> =>
  ask(newGameReply, 'POST', 'api/games', wanted)

export type GameStatus = z.infer<typeof gameReply>
export const standingOf = async (id: string, token: string | undefined): Promise<GameStatus> =>
  answerIn(gameReply, await fetched(`api/games/${id}`, withToken(token)))

/** What a link opens; no seat is taken. */
export const invitationOf = async (id: string, token: string | undefined): Promise<Invitation> =>
  answerIn(invitationReply, await fetched(`api/games/${id}/invitation`, withToken(token)))

/** The lines of the log before an entry. */
export const olderLines = async (id: string, token: string | undefined, before: number): Promise<z.infer<typeof linesReply>> =>
  answerIn(linesReply, await fetched(`api/games/${id}/lines?before=${before}`, withToken(token)))

/** The record of a game that is over, or its text log. */
export const finishedGame = async (id: string, token: string | undefined, as: 'record' | 'log'): Promise<string> =>
  await (await fetched(`api/games/${id}/${as}`, withToken(token))).text()
