/** From one game to the one that follows it: the next with the sides exchanged, or the other one of a match. */
import { useEffect, useState } from 'react'
import { create } from 'zustand'
import { go } from '../../router/router.ts'
import { openWindow } from '../../store/windows.ts'
import { standingOf } from '../access/http.ts'
import { across, type KeptOnline, keepOnline, keptGame } from '../access/shelf.ts'
import { type Online, useOnline } from './store.ts'

type Promised = Pick<KeptOnline, 'commitment' | 'contribution' | 'theirs'>

/** Nothing of a match is shown, and nothing comes after it, before both of its games are over. */
export const isTwinOpen = ({ info }: Online): boolean => info !== null && info.match !== null && info.secret === null

async function goAcross(id: string, more: Promised): Promise<void> {
  const { kept, role } = useOnline.getState()
  if (kept !== null && (await keptGame(id)) === undefined) await keepOnline({ ...across({ ...kept, role }, id), ...more })
  go({ page: 'online', id })
  openWindow(null)
}

/** To the game in which the players go on. */
export const goOn = (next: string): Promise<void> => goAcross(next, {})

/** To the other game of a match: what was promised and given for the first counts for both. */
export async function goToTwin(): Promise<void> {
  const { info, kept } = useOnline.getState()
  if (info === null || info.match === null) return
  const { commitment, contribution, theirs } = kept ?? {}
  await goAcross(info.match.twin, { ...(commitment && { commitment }), ...(contribution && { contribution }), ...(theirs && { theirs }) })
}

// ---- moving on by itself

interface Brought {
  /** The game that the page has moved on to, and why. */
  readonly to: string | null
  readonly why: 'next' | 'twin'
}
export const useBrought = create<Brought>(() => ({ to: null, why: 'next' }))

/** A game begins when both players are present. A hidden page does not count as present: it moves on when it is visible again. */
function whenLooking(from: string | null, to: string, why: Brought['why'], going: () => Promise<void>): void {
  const bring = (): void => {
    const isStillHere = useOnline.getState().id === from
    if (isStillHere && document.hidden) return
    document.removeEventListener('visibilitychange', bring)
    if (!isStillHere) return
    useBrought.setState({ to, why })
    void going()
  }
  document.addEventListener('visibilitychange', bring)
  bring()
}

/** Moves a player on who was present when both agreed to play again. A player who opens an old game stays there. */
export function followOn(now: Online, before: Online): void {
  if (now.id !== before.id || now.role === 'spectator' || now.received === null || before.received === null) return
  const { next } = now.received.now
  if (next !== null && before.received.now.next === null) whenLooking(now.id, next, 'next', () => goOn(next))
  if (now.received.now.status === 'over' && before.received.now.status === 'playing') useOnline.setState({ isEndSeen: true })
}

const EVERY = 3000

/** Whether the opponent sits in the other game of the match. A player who saw the end of this one moves on to it. */
export function useOpponentAtTwin(): boolean {
  const { id, info, role, kept, isEndSeen } = useOnline()
  const [isThere, setThere] = useState(false)
  const twin = info?.match?.twin ?? null
  const token = kept?.fresh ?? kept?.token
  useEffect(() => {
    if (twin === null || role === 'spectator') return
    const look = async (): Promise<void> => {
      const { status, info: there } = await standingOf(twin, token)
      // The sides are exchanged: the opponent sits where one sits here.
      if (status !== 'waiting' || there.seats[role].kind !== 'person' || !there.seats[role].taken) return
      clearInterval(timer)
      setThere(true)
      if (isEndSeen) whenLooking(id, twin, 'twin', goToTwin)
    }
    // What can't be found out now is asked again.
    const timer = setInterval(() => void look().catch(() => undefined), EVERY)
    return () => clearInterval(timer)
  }, [id, twin, role, token, isEndSeen])
  return isThere
}
