/** Who may do what at a table. */
import { US, USSR } from '../../engine/script.ts'
import { SPECTATOR } from '../../rules/view.ts'
import type { ChatRow, GameRow } from '../storage/storage.ts'
import { isTokenOf } from './secrets.ts'
import type { Seat } from './table.ts'

/** What somebody shows at the door: a token of the game, or the account that the session is for. */
export interface Credentials {
  readonly token?: string | undefined
  readonly user?: string | undefined
}

/** The seat that the credentials open; null where they open nothing. */
export function seatFor({ seats, watch }: GameRow, { token, user }: Credentials): Seat | null {
  if (token !== undefined) {
    const seat = ([US, USSR] as const).find((side) => isTokenOf(seats[side].token, token))
    if (seat !== undefined) return seat
    return isTokenOf(watch, token) ? SPECTATOR : null
  }
  if (user !== undefined) {
    const seat = ([US, USSR] as const).find((side) => seats[side].user === user)
    if (seat !== undefined) return seat
  }
  return watch === null ? SPECTATOR : null
}

/** What a player says everybody hears; a spectator is heard by spectators alone until the game is over. */
export const hears = (line: Pick<ChatRow, 'by'>, seat: Seat, isOver: boolean): boolean =>
  line.by !== SPECTATOR || seat === SPECTATOR || isOver
