/** The country that the keyboard is on, and what keys, clicks and fingers do to a country. */
import { type FocusEvent, type KeyboardEvent, type MouseEvent, type RefObject, useRef, useState } from 'react'
import type { Rules } from '../../rules/ruleset.ts'
import { useSay } from '../words/use-words.ts'
import { countryAt } from './box.tsx'
import { LEGIBLE } from './camera.ts'
import { frameOf, type Layout } from './layout.ts'
import type { BoardProps } from './props.ts'
import { type Direction, travel } from './travel.ts'
import type { Steering } from './use-camera.ts'
import type { TipControl } from './use-tip.ts'

const ARROWS: Readonly<Record<string, Direction>> = { ArrowUp: 'up', ArrowDown: 'down', ArrowLeft: 'left', ArrowRight: 'right' }

interface Drawing {
  readonly svg: RefObject<SVGSVGElement | null>
  readonly rules: Rules
  readonly layout: Layout
  readonly steering: Steering
  readonly tip: TipControl
}

export interface Cursor {
  readonly current: number
  /** Why the last country that was tried cannot be chosen, for a screen reader. */
  readonly refusal: string
  /** Moves to one of the targets, unless the cursor is on one or the keyboard is on the board. */
  readonly moveTo: (targets: ReadonlySet<number>) => void
  readonly onKeyDown: (event: KeyboardEvent) => void
  readonly onFocus: (event: FocusEvent) => void
  readonly onClick: (event: MouseEvent) => void
}

export function useCursor(
  { legal, refused, onPick, arrowsStep = false }: Pick<BoardProps, 'legal' | 'refused' | 'onPick' | 'arrowsStep'>,
  { svg, rules, layout, steering, tip }: Drawing,
): Cursor {
  const say = useSay()
  const [current, setCurrent] = useState(() => rules.map.all[0]!)
  const [refusal, setRefusal] = useState('')
  /** Whether a click has brought the focus. */
  const byClick = useRef(false)

  const go = (country: number): void => {
    setCurrent(country)
    steering.bring(frameOf(layout, [country]))
    svg.current?.querySelector<SVGElement>(`[data-country="${country}"]`)?.focus({ preventScroll: true })
  }
  const choose = (country: number): void => {
    setRefusal('')
    if (legal.has(country)) {
      tip.hide()
      onPick(country)
      return
    }
    tip.pin(country)
    setRefusal(refused(country) ?? say('board.cannot-be-chosen'))
  }
  return {
    current,
    refusal,
    moveTo: (targets) => {
      if (!svg.current?.contains(document.activeElement) && !targets.has(current)) setCurrent([...targets][0]!)
    },
    onKeyDown: (event) => {
      const direction = ARROWS[event.key]
      if (direction !== undefined && arrowsStep && byClick.current) return
      if (direction !== undefined && !event.ctrlKey && !event.metaKey && !event.altKey) {
        event.preventDefault()
        go(travel(current, direction, layout.boxes, rules.map.countries[current]!.neighbours))
      } else if (event.key === 'Enter' || event.key === ' ') {
        event.preventDefault()
        if (!event.repeat) choose(current)
      } else if (event.key === 'Escape') tip.hide()
    },
    onFocus: ({ target, relatedTarget }) => {
      const country = countryAt(target)
      if (country === null) return
      setCurrent(country)
      byClick.current = !target.matches(':focus-visible')
      if (byClick.current) return
      steering.bring(frameOf(layout, [country]))
      // Where the page has moved the focus by itself, a tip would cover targets that the person has not asked about.
      if (relatedTarget !== null) tip.show(country)
    },
    onClick: (event) => {
      const country = countryAt(event.target)
      if (steering.dragged() || tip.wasLongPress()) return
      const byFinger = (event.nativeEvent as PointerEvent).pointerType === 'touch'
      if (byFinger && steering.camera().scale < LEGIBLE) {
        steering.approach(event)
      } else if (country === null) tip.hide()
      else {
        setCurrent(country)
        choose(country)
      }
    },
  }
}
