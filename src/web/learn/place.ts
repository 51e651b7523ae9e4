/** Where the bubble of the guide stands, and the arrow from it to what it points at. */

export interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

type Point = readonly [x: number, y: number]

export interface Placed {
  readonly left: number
  readonly top: number
  /** The arrow as a curve: from the bubble, bent, to the target. Null where there is no room for one. */
  readonly arrow: { readonly from: Point; readonly bend: Point; readonly to: Point } | null
}

interface Sizes {
  /** The target with the room around it; null: the bubble stands in the middle. */
  readonly hole: Box | null
  /** What the target is part of and the bubble should stand beside: a card or odds that are being read. */
  readonly around?: Box | null
  readonly bubble: { readonly width: number; readonly height: number }
  readonly view: { readonly width: number; readonly height: number }
}

type Direction = 'above' | 'below' | 'left' | 'right'

/** Room at the edges of the window, between bubble and target, and between arrow and either. */
const MARGIN = 12
const WIDE_GAP = 56
const NARROW_GAP = 36
const TIGHT_GAP = 6
const AWAY = 6
/** An arrow needs so much. */
const SHORTEST = 16
/** How far an arrow is bent; one that is little longer than its head is straight. */
const BEND = 22
const STRAIGHT = 30

const clamp = (n: number, least: number, most: number): number => Math.max(least, Math.min(n, Math.max(least, most)))

/** How much room a bubble has on each side of the target or what it is part of, beyond what it needs. */
function roomOf(beside: Box, bubble: Sizes['bubble'], view: Sizes['view'], gap: number): Readonly<Record<Direction, number>> {
  return {
    above: beside.y - gap - bubble.height - MARGIN,
    below: view.height - (beside.y + beside.height) - gap - bubble.height - MARGIN,
    left: beside.x - gap - bubble.width - MARGIN,
    right: view.width - (beside.x + beside.width) - gap - bubble.width - MARGIN,
  }
}

/** Toward the middle of the window; on a narrow one never beside the target. */
function orderOf(hole: Box, isPart: boolean, view: Sizes['view']): readonly Direction[] {
  const [x, y] = [(hole.x + hole.width / 2) / view.width, (hole.y + hole.height / 2) / view.height]
  const upright = y > 0.5 ? (['above', 'below'] as const) : (['below', 'above'] as const)
  const across = x > 0.5 ? (['left', 'right'] as const) : (['right', 'left'] as const)
  return isPart || (y > 0.25 && y < 0.7) ? [...across, ...upright] : [...upright, ...across]
}

export function place({ hole, around = null, bubble, view }: Sizes): Placed {
  const most = { left: view.width - bubble.width - MARGIN, top: view.height - bubble.height - MARGIN }
  if (hole === null)
    return {
      left: clamp((view.width - bubble.width) / 2, MARGIN, most.left),
      top: clamp((view.height - bubble.height) / 2, MARGIN, most.top),
      arrow: null,
    }
  const loose = view.width < bubble.width * 2 ? NARROW_GAP : WIDE_GAP
  // Beside the whole card where there is room, else beside the target alone; with room for an arrow, else close to it.
  const tries = [
    { beside: around ?? hole, gap: loose },
    { beside: hole, gap: loose },
    { beside: hole, gap: TIGHT_GAP },
  ].map((each) => ({ ...each, room: roomOf(each.beside, bubble, view, each.gap) }))
  const order = orderOf(hole, around !== null, view)
  const fits = (room: Readonly<Record<Direction, number>>) => order.find((direction) => room[direction] >= 0)
  const { beside, gap, room } = tries.find((each) => fits(each.room) !== undefined) ?? tries.at(-1)!
  // Nowhere is room for all of it: where the least of the target is covered.
  const side = fits(room) ?? [...order].sort((a, b) => room[b] - room[a])[0]!
  const [cx, cy] = [hole.x + hole.width / 2, hole.y + hole.height / 2]
  const isUpright = side === 'above' || side === 'below'
  const left = isUpright ? cx - bubble.width / 2 : side === 'left' ? beside.x - gap - bubble.width : beside.x + beside.width + gap
  const top = isUpright ? (side === 'above' ? beside.y - gap - bubble.height : beside.y + beside.height + gap) : cy - bubble.height / 2
  const at = { left: clamp(left, MARGIN, most.left), top: clamp(top, MARGIN, most.top) }
  return { ...at, arrow: arrowOf(side, at, { hole, bubble }) }
}

function arrowOf(
  side: Direction,
  { left, top }: { readonly left: number; readonly top: number },
  { hole, bubble }: { readonly hole: Box; readonly bubble: Sizes['bubble'] },
): Placed['arrow'] {
  const [cx, cy] = [hole.x + hole.width / 2, hole.y + hole.height / 2]
  const [inX, inY] = [clamp(cx, left + 2 * BEND, left + bubble.width - 2 * BEND), clamp(cy, top + 2 * BEND, top + bubble.height - 2 * BEND)]
  const ends: Readonly<Record<Direction, readonly [from: Point, to: Point]>> = {
    above: [
      [inX, top + bubble.height + AWAY],
      [cx, hole.y - AWAY],
    ],
    below: [
      [inX, top - AWAY],
      [cx, hole.y + hole.height + AWAY],
    ],
    left: [
      [left + bubble.width + AWAY, inY],
      [hole.x - AWAY, cy],
    ],
    right: [
      [left - AWAY, inY],
      [hole.x + hole.width + AWAY, cy],
    ],
  }
  const [from, to] = ends[side]
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const isForward = { above: to[1] > from[1], below: to[1] < from[1], left: to[0] > from[0], right: to[0] < from[0] }[side]
  if (!isForward || length < SHORTEST) return null
  // Bent to the side, by a part of its length.
  const bent = length < STRAIGHT ? 0 : Math.min(BEND, length / 4) / length
  const bend: Point = [(from[0] + to[0]) / 2 + (from[1] - to[1]) * bent, (from[1] + to[1]) / 2 + (to[0] - from[0]) * bent]
  return { from, bend, to }
}
