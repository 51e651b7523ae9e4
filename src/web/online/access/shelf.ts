/** Games on a server that this browser has a seat at, or watches: what opens them, and what a list shows at once. */
import type { GameInfo } from '../../../protocol/socket.ts'
import { shelfOf } from '../../store/shelf.ts'

export interface KeptOnline {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly changed: number
  /** What opens the seat, or the game to watch; none where everybody may watch. */
  readonly token?: string
  /** What opens the seat once its player has sat down with it: whoever made the link does not know it. */
  readonly fresh?: string
  readonly role: 'us' | 'ussr' | 'spectator' | null
  /** The links that were made with the game, for the other side and for whoever may watch. */
  readonly invites?: { readonly other?: string; readonly watch?: string }
  readonly game?: string
  /** The promise that was shown before the first deal, and what this seat gave: compared after the end. */
  readonly commitment?: string
  readonly contribution?: string
  /** The promise of the other player, as it stood when this page revealed its contribution. */
  readonly theirs?: string
  /** Whether what others say is hidden. */
  readonly muted?: boolean
}

const ACROSS = { us: 'ussr', ussr: 'us', spectator: 'spectator' } as const

/** What opens a seat opens the other one of a game that belongs to this one. Nothing has to be handed to anybody there. */
export function across({ role, fresh, token }: KeptOnline, id: string): KeptOnline {
  const key = fresh ?? token
  return { id, changed: Date.now(), role: role && ACROSS[role], invites: {}, ...(key && { token: key }) }
}

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
