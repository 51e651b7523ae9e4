/** Who may do what at a table. */
import { type Side, US, USSR } from '../../engine/script.ts'
import { SPECTATOR } from '../../rules/view.ts'
import type { ChatRow, GameRow } from '../storage/storage.ts'
import { isTokenOf } from './secrets.ts'
import type { Seat } from './table.ts'

/** What the caller presents: a token of the game, or the account of the session. */
export interface Credentials {
  readonly token?: string | undefined
  /** What opens the seat instead, since this one sat down with it. */
  readonly brought?: string | undefined
  readonly user?: string | undefined
}

const SEATS = [US, USSR] as const

/** The seat that the credentials open; null where they open nothing. */
export function seatFor({ seats, watch }: GameRow, { token, brought, user }: Credentials): Seat | null {
  const opened = (one: string | undefined): Side | undefined =>
    one === undefined ? undefined : SEATS.find((side) => isTokenOf(seats[side].token, one))
  const seat = opened(brought) ?? opened(token) ?? (user === undefined ? undefined : SEATS.find((side) => seats[side].user === user))
  if (seat !== undefined) return seat
  return watch === null ? (token === undefined ? SPECTATOR : null) : token !== undefined && isTokenOf(watch, token) ? SPECTATOR : null
}

/** Whether a seat may read a line of the chat: all may read the players' lines, and spectators' lines only spectators until the game is over. */
export const mayRead = (line: Pick<ChatRow, 'by'>, seat: Seat, isOver: boolean): boolean =>
  line.by !== SPECTATOR || seat === SPECTATOR || isOver
