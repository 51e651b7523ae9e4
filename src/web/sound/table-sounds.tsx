/** The sounds of a table: a counter that the viewer puts down, and the viewer's turn. */
import { useEffect, useRef } from 'react'
import { SPECTATOR } from '../../rules/view.ts'
import { useAttention } from '../store/attention.ts'
import { useStage } from '../store/scene-player.ts'
import { isHotSeat } from '../store/session.ts'
import { useSeen } from '../view/seen.ts'
import { playSound } from './play.ts'

export function TableSounds() {
  useOwnMoves()
  useTurn()
  return null
}

/** The viewer's own clicks are no steps of a scene. */
function useOwnMoves(): void {
  const { session, viewer } = useSeen()
  const known = useRef(session)
  useEffect(() => {
    const from = known.current.actors.length
    known.current = session
    if (useStage.getState().step !== null) return
    const isPlaced = session.actors.some((by, i) => i >= from && by === viewer && session.notes[i]!.some(({ key }) => key === 'influence'))
    if (isPlaced) void playSound('influence')
  }, [session, viewer])
}

/** The bell, the title of the tab and its icon: it is the viewer's turn again after the opponent has moved. */
function useTurn(): void {
  const { session, viewer, asks } = useSeen()
  const isAsked = asks !== null && viewer !== SPECTATOR && !isHotSeat(session)
  const answered = useRef(session.actors.length)
  useEffect(() => {
    useAttention.setState({ isAwaited: isAsked })
    return () => useAttention.setState({ isAwaited: false })
  }, [isAsked])
  useEffect(() => {
    if (!isAsked) return
    const others = session.actors.slice(answered.current).some((by) => by === 1 - viewer)
    answered.current = session.actors.length
    if (others) void playSound('turn')
  }, [isAsked, session, viewer])
}
