/** Targets that the window does not show: how many lie beyond each edge, and the way to them. */
import { bring, type Camera, onScreen, type Size } from './camera.ts'
import { BOX, type Point } from './layout.ts'
import type { Direction } from './travel.ts'

export const EDGES = ['left', 'right', 'up', 'down'] as const satisfies readonly Direction[]

/** The edge beyond which a box lies whose middle is out of view, or null. */
function edgeOf(camera: Camera, at: Point, { width, height }: Size): Direction | null {
  const [x, y] = onScreen(camera, at)
  const beyond: readonly (readonly [Direction, number])[] = [
    ['left', -x],
    ['right', x - width],
    ['up', -y],
    ['down', y - height],
  ]
  const [edge, far] = beyond.reduce((most, each) => (each[1] > most[1] ? each : most))
  return far > 0 ? edge : null
}

/** The targets beyond each edge of the window. */
export function beyondEdges(camera: Camera, targets: readonly Point[], size: Size): Readonly<Record<Direction, readonly Point[]>> {
  const beyond: Record<Direction, Point[]> = { left: [], right: [], up: [], down: [] }
  for (const at of targets) {
    const edge = edgeOf(camera, at, size)
    if (edge !== null) beyond[edge].push(at)
  }
  return beyond
}

/** The camera with the nearest of these targets in view: in the middle along the way, and across it moved no more than needed. */
export function towards(camera: Camera, edge: Direction, targets: readonly Point[], size: Size): Camera {
  const isAcross = edge === 'left' || edge === 'right'
  const sign = edge === 'left' || edge === 'up' ? -1 : 1
  const along = ([x, y]: Point): number => sign * (isAcross ? x : y)
  const [first] = targets.toSorted((a, b) => along(a) - along(b))
  if (first === undefined) return camera
  const [x, y] = first
  const moved = isAcross ? { ...camera, x: size.width / 2 - x * camera.scale } : { ...camera, y: size.height / 2 - y * camera.scale }
  return bring(moved, { x: x - BOX.width / 2, y: y - BOX.height / 2, width: BOX.width, height: BOX.height }, size)
}

/** How large an arrow is, in pixels. */
const ARROW = { width: 56, height: 48 }
/** Places along an edge, as parts of it; the middle comes first, and the corners belong to nobody. */
const PLACES = [0.5, 0.45, 0.55, 0.4, 0.6, 0.35, 0.65, 0.3, 0.7, 0.25, 0.75, 0.2, 0.8, 0.15, 0.85]

const overlap = (from: number, to: number, otherFrom: number, otherTo: number): number =>
  Math.max(0, Math.min(to, otherTo) - Math.max(from, otherFrom))

/** Where along its edge an arrow hides least of the targets in view, as a part of the edge. */
export function placeAlong(camera: Camera, edge: Direction, targets: readonly Point[], { width, height }: Size): number {
  const isAcross = edge === 'left' || edge === 'right'
  const boxes = targets.filter((at) => edgeOf(camera, at, { width, height }) === null).map((at) => onScreen(camera, at))
  const [halfWidth, halfHeight] = [(BOX.width / 2) * camera.scale, (BOX.height / 2) * camera.scale]
  const hidden = (place: number): number => {
    const left = isAcross ? (edge === 'left' ? 0 : width - ARROW.width) : place * width - ARROW.width / 2
    const top = isAcross ? place * height - ARROW.height / 2 : edge === 'up' ? 0 : height - ARROW.height
    return boxes
      .map(
        ([x, y]) =>
          overlap(left, left + ARROW.width, x - halfWidth, x + halfWidth) *
          overlap(top, top + ARROW.height, y - halfHeight, y + halfHeight),
      )
      .reduce((sum, area) => sum + area, 0)
  }
  const areas = PLACES.map(hidden)
  return PLACES[areas.indexOf(Math.min(...areas))]!
}
