/** Which country has its tip open: the one under a resting pointer, the focused one, or the one that a click or a long press has pinned. */
import { type PointerEvent, useEffect, useRef, useState } from 'react'
import { isHover } from '../parts/pointer.ts'
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
  readonly hideUnlessPinned: () => void
  readonly onPointerDown: (event: PointerEvent, isDrag: () => boolean) => void
  readonly onPointerOver: (event: PointerEvent) => void
  readonly onPointerMove: (event: PointerEvent) => void
  readonly onPointerUp: (event: PointerEvent) => void
  /** Whether the press that has just ended has opened a tip, so that it was no click. */
  readonly wasLongPress: () => boolean
}

export function useTip(): TipControl {
  const [country, show] = useState<number | null>(null)
  const timer = useRef(0)
  /** The box on which the pointer has moved since it came there. */
  const over = useRef<number | null>(null)
  const isPinned = useRef(false)
  const isLongPress = useRef(false)
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
    hideUnlessPinned: () => isPinned.current || hide(),
    onPointerDown: ({ target, pointerType, isPrimary }, isDrag) => {
      isLongPress.current = false
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
    onPointerOver: (event) => {
      if (!isHover(event) || event.buttons !== 0) return
      clearTimeout(timer.current)
      over.current = null
      if (!isPinned.current && countryAt(event.target) === null) show(null)
    },
    // Where the map or the page has moved under a pointer that rests, nobody has asked for a tip.
    onPointerMove: (event) => {
      const at = countryAt(event.target)
      if (!isHover(event) || event.buttons !== 0 || isPinned.current || at === null || at === country || at === over.current) return
      over.current = at
      clearTimeout(timer.current)
      timer.current = window.setTimeout(() => show(at), REST)
    },
    onPointerUp: ({ pointerType }) => {
      if (pointerType === 'touch') clearTimeout(timer.current)
    },
    wasLongPress: () => isLongPress.current,
  }
}
