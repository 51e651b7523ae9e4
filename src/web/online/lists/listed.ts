/** One list of all games on the server that are one's own: those of the account, and those that only this browser opens. */
import type { LiveLine } from '../../../protocol/archive.ts'
import type { GameStatus } from '../access/http.ts'
import { across, type KeptOnline } from '../access/shelf.ts'

/** What the server says of a game that only this browser opens; null while it has not answered. */
export type GameLookup = GameStatus | 'gone' | 'unreachable' | null

export interface ListedGame {
  readonly id: string
  readonly game: string
  readonly role: KeptOnline['role']
  readonly changed: number
  readonly state: 'mine' | 'theirs' | 'watching' | 'waiting' | 'over' | 'gone' | 'unreachable' | 'unknown'
  readonly turn: number
  readonly winner: 'us' | 'ussr' | 'nobody'
  /** Null until the server has answered. */
  readonly vp: number | null
  readonly defcon: number | null
  readonly influence: readonly number[] | null
  /** Null where the account does not have it: then what opens it is kept here alone. */
  readonly live: LiveLine | null
}

function ofAccount(live: LiveLine, kept: KeptOnline | undefined): ListedGame {
  const { id, game, side, status, asked, turn, created, vp, defcon, influence } = live
  const isMine = side !== null && asked[side]
  const state = isMine ? 'mine' : status === 'waiting' ? 'waiting' : 'theirs'
  const changed = Math.max(created, kept?.changed ?? 0)
  return { id, game, role: side, changed, state, turn, winner: 'nobody', vp, defcon, influence, live }
}

function stateOf({ role }: KeptOnline, found: GameLookup): ListedGame['state'] {
  if (found === null) return 'unknown'
  if (typeof found === 'string') return found
  if (found.status === 'waiting' && role !== null && role !== 'spectator' && found.asked.includes(role)) return 'mine'
  if (found.status !== 'playing') return found.status
  if (role === null || role === 'spectator') return 'watching'
  return found.asked.includes(role) ? 'mine' : 'theirs'
}

function ofBrowser(kept: KeptOnline, found: GameLookup): ListedGame {
  const { id, game = '', role, changed } = kept
  const standing = typeof found === 'object' ? found : null
  const winner = standing?.ending?.winner ?? 'nobody'
  const { turn = 0, vp = null, defcon = null, influence = null } = standing ?? {}
  return { id, game, role, changed, state: stateOf(kept, found), turn, winner, vp, defcon, influence, live: null }
}

/** Games that only this browser opens. */
export function browserOnly(kept: readonly KeptOnline[], account: readonly LiveLine[]): KeptOnline[] {
  const ids = new Set(account.map(({ id }) => id))
  return kept.filter(({ id }) => !ids.has(id))
}

/** Games that follow these and that this browser does not know yet: they have no link. */
export function followers(kept: readonly KeptOnline[], account: readonly LiveLine[], found: ReadonlyMap<string, GameLookup>): KeptOnline[] {
  const known = new Set([...kept, ...account].map(({ id }) => id))
  return kept.flatMap((one) => {
    const standing = found.get(one.id) ?? null
    if (standing === null || typeof standing === 'string' || standing.status !== 'over' || one.role === null || one.role === 'spectator')
      return []
    const { match, secret } = standing.info
    const follows = standing.next ?? (match !== null && secret === null ? match.twin : null)
    if (follows === null || known.has(follows)) return []
    known.add(follows)
    const { game, commitment, contribution, theirs } = one
    // What was promised and given for the first game of a match counts for both.
    const promised = standing.next === null && {
      ...(commitment && { commitment }),
      ...(contribution && { contribution }),
      ...(theirs && { theirs }),
    }
    return [{ ...across(one, follows), ...(game !== undefined && { game }), ...promised }]
  })
}

/** Each game once: first those that wait for this person, then by date, the newest first. */
export function oneList(kept: readonly KeptOnline[], account: readonly LiveLine[], found: ReadonlyMap<string, GameLookup>): ListedGame[] {
  const byId = new Map(kept.map((one) => [one.id, one]))
  const all = [
    ...account.map((live) => ofAccount(live, byId.get(live.id))),
    ...browserOnly(kept, account).map((one) => ofBrowser(one, found.get(one.id) ?? null)),
  ]
  const isMine = ({ state }: ListedGame): number => Number(state === 'mine')
  return all.sort((a, b) => isMine(b) - isMine(a) || b.changed - a.changed)
}
