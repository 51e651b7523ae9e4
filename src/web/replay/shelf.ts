/** Games that have been watched, kept in this browser as the texts they came in. */
import type { OnServer } from '../share/share.ts'
import { shelfOf } from '../store/shelf.ts'

export interface KeptReplay {
  readonly id: string
  /** Milliseconds since 1970. */
  readonly opened: number
  /** The name of the file, or empty. */
  readonly name: string
  readonly text: string
  /** Where it is on the server; absent for a game of this browser. */
  readonly on?: OnServer | null
  /** What a list shows without opening it. */
  readonly game: string
  readonly players: { readonly us?: string; readonly ussr?: string }
  readonly turn: number
  /** -1: a draw; null: not over. */
  readonly winner: number | null
  /** Of replays that were kept before they had pictures these are missing. */
  readonly vp?: number
  readonly influence?: readonly number[]
}

export const replayShelf = shelfOf<KeptReplay>('hotline-replays', 'replays', 'hotline.replay.')
