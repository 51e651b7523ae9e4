/** Which country has its tip open: the one under a resting pointer, the focused one, or the one that a click or a long press has pinned. */
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { countryAt } from './box.tsx'

/** How long a pointer rests on a box before its tip opens, in milliseconds. */
const REST = 180
/** How long a finger presses a box to open its tip instead of choosing it, in milliseconds. */
const PRESS = 400

export interface TipControl {
  readonly country: number | null
  readonly show: (country: number) => void
  /** Shows the tip until another country is pinned or the tip is hidden. */
  readonly pin: (country: number) => void
  readonly hide: () => void
  /** The board moves below the pointer: the tip goes, and where the pointer moves next it is somewhere new. */
  readonly onBoardMove: () => void
  readonly onPointerDown: (event: PointerEvent, isDrag: () => boolean) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerLeave: () => void
  readonly onPointerUp: (event: PointerEvent) => void
  /** Whether the press that has just ended has opened a tip, so that it was no click. */
  readonly wasLongPress: () => boolean
}

export function useTip(): TipControl {
  const [country, show] = useState<number | null>(null)
  const timer = useRef(0)
  const isPinned = useRef(false)
  const isLongPress = useRef(false)
  /** The country that the pointer has moved onto since it was last pressed and the board was last moved. */
  const over = useRef<number | null>(null)
  useEffect(() => () => clearTimeout(timer.current), [])

  const pin = (at: number): void => {
    isPinned.current = true
    show(at)
  }
  const hide = (): void => {
    isPinned.current = false
    clearTimeout(timer.current)
    show(null)
  }
  return {
    country,
    show,
    pin,
    hide,
    onBoardMove: () => {
      over.current = null
      hide()
    },
    onPointerDown: ({ target, pointerType, isPrimary }, isDrag) => {
      isLongPress.current = false
      over.current = null
      clearTimeout(timer.current)
      const at = countryAt(target)
      // A second finger makes it a pinch.
      if (pointerType !== 'touch' || at === null || !isPrimary) return
      timer.current = window.setTimeout(() => {
        if (isDrag()) return
        isLongPress.current = true
        pin(at)
      }, PRESS)
    },
    // A pointer that rests points at nothing: the page may have put another country below it.
    onPointerMove: ({ target, pointerType, buttons }) => {
      if (pointerType === 'touch' || buttons !== 0) return
      const at = countryAt(target)
      if (at === over.current) return
      over.current = at
      clearTimeout(timer.current)
      if (isPinned.current) return
      if (at === null) show(null)
      else if (at !== country) timer.current = window.setTimeout(() => show(at), REST)
    },
    onPointerLeave: () => {
      over.current = null
      if (!isPinned.current) hide()
    },
    onPointerUp: ({ pointerType }) => {
      if (pointerType === 'touch') clearTimeout(timer.current)
    },
    wasLongPress: () => isLongPress.current,
  }
}
