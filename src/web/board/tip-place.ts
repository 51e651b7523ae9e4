/** Where the tooltip of a country stands: beside its box, over as few targets as can be. */
import type { Size } from './camera.ts'
import { BOX, type Point } from './layout.ts'

const WIDTH = 288
const GAP = 10

/** About as high as a tip is before it is measured, in pixels. */
export const TIP_HEIGHT = 96

interface Room {
  /** The middle of the box on the screen, and how large the board is. */
  readonly at: Point
  readonly scale: number
  readonly size: Size
  /** The middles of the boxes that it should not cover. */
  readonly targets: readonly Point[]
  /** Of the tip. */
  readonly height?: number
}

export interface TipPlace {
  readonly left: number
  readonly width: number
  /** Distances from the edges of the board, so that a higher tip grows away from its box. */
  readonly vertical: { readonly top: number } | { readonly bottom: number }
}

export function placeTip({ at: [x, y], scale, size, targets, height = TIP_HEIGHT }: Room): TipPlace {
  const width = Math.min(WIDTH, size.width - GAP * 2)
  const [halfWidth, halfHeight] = [(BOX.width / 2) * scale, (BOX.height / 2) * scale]
  const reach = halfHeight + GAP
  const inside = (left: number): number => Math.min(Math.max(GAP, left), size.width - width - GAP)
  const covered = (left: number, top: number): number =>
    targets.filter(
      ([tx, ty]) => tx + halfWidth > left && tx - halfWidth < left + width && ty + halfHeight > top && ty - halfHeight < top + height,
    ).length
  const [above, below] = [y - reach - height, y + reach]
  const nearer = y < size.height / 2 ? [below, above] : [above, below]
  const fitting = nearer.filter((top) => top >= 0 && top + height <= size.height)
  const tops = fitting.length > 0 ? fitting : [below]
  // In the middle, with one edge at that of the box, or with a corner at its corner: of equals the first is taken.
  const lefts = [x - width / 2, x + halfWidth - width, x - halfWidth, x - halfWidth - width, x + halfWidth].map(inside)
  const stacked = lefts.flatMap((left) => tops.map((top) => [left, top] as const))
  // Where each of these covers a target, beside the box.
  const middle = Math.min(Math.max(GAP, y - height / 2), size.height - height - GAP)
  const beside = [x - halfWidth - GAP - width, x + halfWidth + GAP]
    .filter((left) => inside(left) === left)
    .map((left) => [left, middle] as const)
  const places = [...stacked, ...beside].map(([left, top]) => ({ left, top, covered: covered(left, top) }))
  const best = places.reduce((least, place) => (place.covered < least.covered ? place : least))
  return { left: best.left, width, vertical: best.top === above ? { bottom: size.height - y + reach } : { top: best.top } }
}
