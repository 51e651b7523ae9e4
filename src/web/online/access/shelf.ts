/** Games on a server that this browser has a seat at, or watches: the keys that open them, and what a list shows at once. */
import type { GameInfo } from '../../../protocol/socket.ts'
import { shelfOf } from '../../store/shelf.ts'

export interface KeptOnline {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly changed: number
  /** What opens the seat, or the game to watch; none where the game is public. */
  readonly token?: string
  /** The key that replaced the one in the link when the player sat down: the person who made the link does not know it. */
  readonly fresh?: string
  readonly role: 'us' | 'ussr' | 'spectator' | null
  /** The keys in the links that were made with the game, for the other side and for spectators. */
  readonly invites?: { readonly other?: string; readonly watch?: string }
  readonly game?: string
  /** The person has read the invitation and accepted it. */
  readonly accepted?: boolean
  /** The promise that was shown before the first deal, and what this seat gave: compared after the end. */
  readonly commitment?: string
  readonly contribution?: string
  /** The promise of the other player, as it stood when this page revealed its contribution. */
  readonly theirs?: string
  /** Whether what others say is hidden. */
  readonly muted?: boolean
}

const ACROSS = { us: 'ussr', ussr: 'us', spectator: 'spectator' } as const

/** The key of a seat also opens the opposite seat of the game that follows or the other game of a match; no link is needed there. */
export function across({ role, fresh, token }: KeptOnline, id: string): KeptOnline {
  const key = fresh ?? token
  return { id, changed: Date.now(), role: role && ACROSS[role], invites: {}, ...(key && { token: key }) }
}

/** What opens the seat now. */
export const keyOf = ({ fresh, token }: KeptOnline): string | undefined => fresh ?? token

export const onlineShelf = shelfOf<KeptOnline>('hotline-online', 'online', 'hotline.online.')

export async function keptGame(id: string): Promise<KeptOnline | undefined> {
  try {
    return await (await onlineShelf()).get(id)
  } catch {
    return undefined
  }
}

/** Keeps it if the browser lets us: without that the game goes on until the page is closed. */
export async function keepOnline(kept: KeptOnline): Promise<void> {
  try {
    await (await onlineShelf()).put(kept)
  } catch {
    // The link still opens the game.
  }
}

/** What is promised before the first deal must not change any more. */
export const promised = (kept: KeptOnline, info: GameInfo): KeptOnline => ({
  ...kept,
  game: info.game,
  ...(kept.commitment === undefined ? { commitment: info.commitment } : {}),
})
