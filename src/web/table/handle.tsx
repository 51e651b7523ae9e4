/** The handle of the sheet: it is pulled up or down, and a tap goes to the next position. */
import { type PointerEvent, useRef } from 'react'
import { useSay } from '../words/use-words.ts'
import { moved, type SheetPosition } from './sheet.ts'

/** A press that moves less than this is a tap; farther than a stride, the sheet passes a position. In pixels. */
const STILL = 8
const STRIDE = 190

export function Handle({ at, onMove }: { readonly at: SheetPosition; readonly onMove: (to: SheetPosition) => void }) {
  const say = useSay()
  const start = useRef<number | null>(null)
  const isPull = useRef(false)
  const drag = ({ currentTarget, clientY }: PointerEvent<HTMLElement>): number => {
    const by = start.current === null ? 0 : start.current - clientY
    currentTarget.parentElement!.style.setProperty('--pull', `${by}px`)
    return by
  }
  const end = (event: PointerEvent<HTMLElement>): void => {
    const by = drag(event)
    start.current = null
    event.currentTarget.parentElement!.style.removeProperty('--pull')
    isPull.current = Math.abs(by) >= STILL
    if (isPull.current) onMove(moved(at, Math.sign(by) * Math.max(1, Math.round(Math.abs(by) / STRIDE))))
  }
  return (
    <button
      type="button"
      className="sheet-handle"
      aria-label={say(`sheet.${at}`)}
      onPointerDown={(event) => {
        start.current = event.clientY
        event.currentTarget.setPointerCapture(event.pointerId)
      }}
      onPointerMove={drag}
      onPointerUp={end}
      onPointerCancel={end}
      onClick={() => {
        if (!isPull.current) onMove(at === 'full' ? 'line' : moved(at, 1))
        isPull.current = false
      }}
    >
      <span />
    </button>
  )
}
