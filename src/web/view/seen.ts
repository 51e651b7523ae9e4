/** The game as the person who looks at it sees it, for every part of the page around a board. */
import { createContext, use } from 'react'
import type { Side } from '../../engine/script.ts'
import type { Asked } from '../../rules/api.ts'
import type { View, Viewer } from '../../rules/view.ts'
import type { Session } from '../store/session.ts'
import type { Previews } from './previews.ts'

export interface Seen {
  readonly session: Session
  /** The session as it is shown: now, or at an earlier move. */
  readonly shown: Session
  readonly view: View
  readonly viewer: Viewer
  readonly asks: Asked | null
  /** What the answers would do, where the viewer is asked. */
  readonly previews: Previews | null
  /** Shows the position after so many moves. */
  readonly goTo: (move: number) => void
}

export const SeenContext = createContext<Seen | null>(null)

export function useSeen(): Seen {
  const seen = use(SeenContext)
  if (seen === null) throw new Error('there is no table above')
  return seen
}

/** The side that is asked, where it is the viewer. */
export const askedSide = ({ asks }: Seen): Side | null => (asks === null || asks.who === 2 ? null : asks.who)
