/** What a link leads to. Nothing is taken and nothing that is kept here is replaced before the person has decided. */
import type { Invitation } from '../../../protocol/http.ts'
import { ApiError } from '../../people/api.ts'
import { invitationOf } from '../access/http.ts'
import { type KeptOnline, keyOf } from '../access/shelf.ts'
import type { OpenWith } from '../seat/store.ts'

export type Door =
  /** The game opens. */
  | { readonly kind: 'open'; readonly how: OpenWith }
  /** A free seat: the person reads first what is offered. */
  | { readonly kind: 'invited'; readonly token: string; readonly invitation: Invitation }
  /** `used`: the seat is taken, or the link was replaced; `canWatch`: the game is public. */
  | { readonly kind: 'closed'; readonly why: 'gone' | 'cancelled' | 'used' | 'no-server'; readonly canWatch: boolean }

/** Asks the server; injected for tests. */
type Look = (id: string, token: string | undefined) => Promise<Invitation>

const HERE: Door = { kind: 'open', how: {} }

const isSeat = (role: KeptOnline['role']): boolean => role === 'us' || role === 'ussr'

/** What the server answers; the code of its refusal where it refuses. */
async function asked(look: Look, id: string, token: string | undefined): Promise<Invitation | ApiError['code']> {
  try {
    return await look(id, token)
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
}

/** Returns where a link leads, by what this browser keeps of the game and by what the server says. */
export async function doorOf(
  id: string,
  token: string | undefined,
  found: KeptOnline | undefined,
  look: Look = invitationOf,
): Promise<Door> {
  if (token === undefined) return HERE
  if (found !== undefined && isSeat(found.role)) {
    if (token === found.invites?.other) return { kind: 'open', how: { isOwnLink: true } }
    if (token === found.token || token === found.fresh || token === found.invites?.watch) return HERE
    // The seat that is kept here stays, unless nothing opens it any more.
    const mine = await asked(look, id, keyOf(found))
    if (mine !== 'not-allowed') return HERE
  }
  const invitation = await asked(look, id, token)
  if (typeof invitation === 'string') return closed(invitation, id, look)
  const { role, own, status, info } = invitation
  // The account has a seat already: this one, or the one across from it.
  if (own !== null) return { kind: 'open', how: { isOwnLink: role !== own && role !== 'spectator' } }
  if (role === 'spectator' || status === 'playing' || info.seats[role].taken) return { kind: 'open', how: { link: { token } } }
  if (status === 'over') return { kind: 'closed', why: 'cancelled', canWatch: false }
  return { kind: 'invited', token, invitation }
}

async function closed(code: ApiError['code'], id: string, look: Look): Promise<Door> {
  // An address that was cut names no game either.
  if (code === 'not-found' || code === 'malformed') return { kind: 'closed', why: 'gone', canWatch: false }
  if (code !== 'not-allowed') return { kind: 'closed', why: 'no-server', canWatch: false }
  const seen = await asked(look, id, undefined)
  return { kind: 'closed', why: 'used', canWatch: typeof seen !== 'string' && seen.status !== 'waiting' }
}
