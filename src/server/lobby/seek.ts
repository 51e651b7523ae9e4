/** An entry of the lobby: a seek, a challenge, or a player in the pairing queue. */

import { other, type Side, US, USSR } from '../../engine/script.ts'
import type { NewGame } from '../../games/index.ts'
import type { Clock, OpenHands, Speed } from '../../protocol/common.ts'
import type { LobbyEntry } from '../../protocol/lobby.ts'
import type { Person } from '../../protocol/people.ts'
import { type PreparedGame, prepareGame, type WantedSeat } from '../games/create.ts'

/** The game that the maker offers. */
export interface GameTerms {
  readonly start: NewGame
  readonly clock: Clock
  readonly side: LobbyEntry['side']
  readonly hints: boolean
  readonly duplicate: boolean
  readonly openHands: OpenHands | null
}

export interface Seek {
  readonly id: string
  /** The id that the maker's client gave the request, unique for the maker. */
  readonly client: string | null
  readonly kind: LobbyEntry['kind']
  readonly state: 'open' | 'taken' | 'declined'
  readonly maker: string
  readonly name: string
  readonly rating: number | null
  /** The challenged player. */
  readonly to: { readonly id: string; readonly name: string } | null
  readonly game: string
  readonly speed: Speed
  readonly rated: boolean
  readonly terms: GameTerms
  readonly range: { readonly least: number; readonly most: number } | null
  readonly made: number
  /** The time at which it expires. */
  readonly until: number
  readonly taker: string | null
  /** The game that came of it. */
  readonly result: string | null
}

type Player = Pick<Person, 'id' | 'name'>

/** The game of two players; `side` is the maker's. */
export function gameBetween(seek: Pick<Seek, 'rated' | 'terms'>, maker: Player, taker: Player, side: Side, now: number): PreparedGame {
  const { start, clock, hints, duplicate, openHands } = seek.terms
  const seat = (at: Side): WantedSeat => {
    const { id, name } = at === side ? maker : taker
    return { kind: 'user', user: id, name }
  }
  return prepareGame(
    { start, clock, rated: seek.rated, hints, seats: [seat(US), seat(USSR)], watching: 'everybody', openHands, duplicate },
    now,
  )
}

export const makerSide = ({ side }: GameTerms, random: () => number): Side =>
  side === 'any' ? (random() < 0.5 ? US : USSR) : side === 'us' ? US : USSR

/** Whether the taker could play this side. */
export const leavesSide = ({ side }: GameTerms, wanted: Side): boolean => side === 'any' || (side === 'us' ? US : USSR) === other(wanted)
