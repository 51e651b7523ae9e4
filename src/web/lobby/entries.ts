/** The games that wait in the lobby, as the socket sends them, and the filter that a person sets. */
import type { Game } from '../../games/options.ts'
import { CLOCKS, PAIRING_CLOCKS } from '../../protocol/clocks.ts'
import type { LobbyEntry, PairingRequest } from '../../protocol/lobby.ts'
import type { ServerMessage } from '../../protocol/socket.ts'

export type Entries = readonly LobbyEntry[]

/** What is there after a message. */
export function entriesAfter(entries: Entries, message: ServerMessage): Entries {
  switch (message.type) {
    case 'lobby':
      return message.entries
    case 'lobby-entry':
      return [...entries.filter(({ id }) => id !== message.entry.id), message.entry]
    case 'lobby-gone':
      return entries.filter(({ id }) => id !== message.entry)
    default:
      return entries
  }
}

export interface Filter {
  readonly game: Game | ''
  readonly speed: LobbyEntry['speed'] | ''
  readonly rated: 'rated' | 'free' | ''
  /** The side that I would play. */
  readonly side: 'us' | 'ussr' | ''
}

export const EVERYTHING: Filter = { game: '', speed: '', rated: '', side: '' }

/** The side that is left for the second player. */
export const sideLeft = ({ side }: Pick<LobbyEntry, 'side'>): LobbyEntry['side'] => (side === 'any' ? 'any' : side === 'us' ? 'ussr' : 'us')

export function fits(entry: LobbyEntry, { game, speed, rated, side }: Filter): boolean {
  const left = sideLeft(entry)
  return (
    (game === '' || entry.game.startsWith(game)) &&
    (speed === '' || entry.speed === speed) &&
    (rated === '' || entry.rated === (rated === 'rated')) &&
    (side === '' || left === 'any' || left === side)
  )
}

/** What a player who waits to be paired is joined by: the same wish. Null for a clock that pairing does not have. */
export function pairingLike({ game, clock, rated }: LobbyEntry): Omit<PairingRequest, 'id'> | null {
  const values = new Map<string, unknown>(Object.entries(clock))
  const name = PAIRING_CLOCKS.find((each) => Object.entries(CLOCKS[each]).every(([key, value]) => values.get(key) === value))
  return name === undefined ? null : { game: game as PairingRequest['game'], clock: name, rated }
}

export interface Sorted {
  /** For me to answer. */
  readonly toMe: Entries
  /** What I have made and what waits for others. */
  readonly mine: Entries
  /** Offers to everyone, and players who wait to be paired. */
  readonly seeks: Entries
}

/** The newest first; `me`: my name. */
export function sorted(entries: Entries, me: string | null): Sorted {
  const newest = [...entries].sort((a, b) => b.made - a.made)
  const isMine = ({ by }: LobbyEntry): boolean => me !== null && by.name === me
  return {
    toMe: newest.filter((entry) => entry.kind === 'challenge' && !isMine(entry)),
    mine: newest.filter(isMine),
    seeks: newest.filter((entry) => entry.kind !== 'challenge' && !isMine(entry)),
  }
}
