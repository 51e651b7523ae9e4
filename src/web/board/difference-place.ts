/** Where the chip with a change of influence stands beside its box: it covers no other country's name, and as little else as it can. */
import type { Side } from '../../engine/script.ts'
import { US } from '../../engine/script.ts'
import { BOX, type Point } from './layout.ts'

/** The size of a chip, in units of the board. */
export const CHIP = { width: 36, height: 21 } as const

const { width: W, height: H, strip: STRIP } = BOX
/** From the outer edge of a box to the middle of its figure. */
const FIGURE = 29
/** How far the middle of a chip is away from the edge that it hangs on. */
const AWAY = 9

/** The middles of a chip, from the middle of the box: on the lower edge, on the upper one, at the ends, at the corners. */
function candidates(side: Side, isCentred: boolean): Point[] {
  const out = side === US ? -1 : 1
  const x = isCentred ? 0 : out * (W / 2 - FIGURE)
  const beside = W / 2 + CHIP.width / 2 - 4
  const [below, above] = [H / 2 + AWAY, -H / 2 - AWAY]
  const ends: Point[] = [out * beside, -out * beside].flatMap((end): Point[] => [
    [end, H / 4],
    [end, -H / 4],
  ])
  const further = [0, out * (W / 2), -out * (W / 2 - FIGURE), -out * (W / 2)].flatMap((each): Point[] => [
    [each, below],
    [each, above],
  ])
  return [[x, below], [x, above], ...ends, ...further]
}

export interface BoxPlace {
  /** The middle of the box. */
  readonly at: Point
  /** Whether it has influence of either side. */
  readonly isEmpty: boolean
}

/** What of a chip lies over a box, in square units: over its name, and over its figures. */
export function overlap([x, y]: Point, [boxX, boxY]: Point): { readonly name: number; readonly figures: number } {
  const wide = Math.max(0, Math.min(x + CHIP.width / 2, boxX + W / 2) - Math.max(x - CHIP.width / 2, boxX - W / 2))
  const high = (top: number, bottom: number): number =>
    Math.max(0, Math.min(y + CHIP.height / 2, bottom) - Math.max(y - CHIP.height / 2, top))
  const top = boxY - H / 2
  return { name: wide * high(top, top + STRIP), figures: wide * high(top + STRIP, top + H) }
}

/** How bad it is to cover a name, or figures, compared with an empty box. */
const NAME = 100
const FIGURES = 8

interface Wanted {
  readonly side: Side
  /** A chip for both sides stands in the middle. */
  readonly isCentred: boolean
  /** Whether a marker hangs on the lower edge. */
  readonly hasMarker: boolean
  readonly at: Point
  readonly others: readonly BoxPlace[]
}

/** Returns the middle of the chip, from the middle of its box. */
export function chipPlace({ side, isCentred, hasMarker, at: [x, y], others }: Wanted): Point {
  const cost = ([dx, dy]: Point): number =>
    others.reduce((sum, { at, isEmpty }) => {
      const { name, figures } = overlap([x + dx, y + dy], at)
      return sum + NAME * name + (isEmpty ? 1 : FIGURES) * figures
    }, 0)
  const places = candidates(side, isCentred).filter(([, dy]) => !hasMarker || dy < H / 2)
  return places.reduce((best, place) => (cost(place) < cost(best) ? place : best))
}
