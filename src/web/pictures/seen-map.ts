/** Which part of the map the living board shows. Countries outside it are not drawn: on a phone that is most of them. */

import type { Point } from '../board/layout.ts'

interface Shift {
  readonly x: number
  readonly y: number
}

/** The middle of what is shown (`viewBox` in living-board.tsx), in units of the map. */
const MIDDLE: Shift = { x: 1000, y: 390 }
const FARTHEST: Shift = { x: 330, y: 130 }
/** From the middle to the edge at most, in units of the map: half the `viewBox`; home.css enlarges it 1.9 times where the page is narrow. */
const WIDE: Shift = { x: 500, y: 300 }
const NARROW: Shift = { x: WIDE.x / 1.9, y: WIDE.y / 1.9 }
/** Half a box, with its frame. */
const BOX: Shift = { x: 56, y: 27 }

/** How far the map is moved, so that a country stands in the middle of what is free of text. */
export function shiftTo([x, y]: Point): Shift {
  const within = (n: number, most: number): number => Math.max(-most, Math.min(most, n))
  return { x: within(MIDDLE.x - x, FARTHEST.x), y: within(MIDDLE.y - y, FARTHEST.y) }
}

/** Whether a box is in view at one of the shifts, or while the map moves from one to the other. */
export function isSeen([x, y]: Point, shifts: readonly Shift[], isNarrow: boolean): boolean {
  const half = isNarrow ? NARROW : WIDE
  const between = (at: number, middle: number, reach: number, moved: readonly number[]): boolean =>
    at + Math.max(...moved) >= middle - reach && at + Math.min(...moved) <= middle + reach
  return (
    between(
      x,
      MIDDLE.x,
      half.x + BOX.x,
      shifts.map((shift) => shift.x),
    ) &&
    between(
      y,
      MIDDLE.y,
      half.y + BOX.y,
      shifts.map((shift) => shift.y),
    )
  )
}
