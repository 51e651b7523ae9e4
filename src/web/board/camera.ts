/** How the board is seen: screen = offset + scale × board. */
import type { Point, Rectangle } from './layout.ts'

export interface Camera {
  readonly x: number
  readonly y: number
  readonly scale: number
}

export interface Size {
  readonly width: number
  readonly height: number
}

/** The largest scale: a box is then about as wide as a phone. */
const CLOSEST = 3
/** Below this scale names can't be read. */
export const LEGIBLE = 0.48
/** From this scale on names are as high as anything else that is read: 11 px. */
export const READABLE = 0.61
/** Where not all of the board can be read at once, a part of it is shown at this scale: names are 12 px high, boxes 78 × 38. */
export const CLOSE = 0.7

export const fitted = ({ x, y, width, height }: Rectangle, size: Size, padding = 0): Camera => {
  const scale = Math.min(CLOSEST, Math.min(size.width / (width + padding * 2), size.height / (height + padding * 2)))
  return { scale, x: size.width / 2 - (x + width / 2) * scale, y: size.height / 2 - (y + height / 2) * scale }
}

/** Keeps the board in the window: no smaller than the whole, no empty space where there is board to show. */
export function clamp(camera: Camera, whole: Rectangle, size: Size): Camera {
  const least = fitted(whole, size).scale
  const scale = Math.min(Math.max(camera.scale, least), Math.max(CLOSEST, least))
  const along = (offset: number, board: number, screen: number): number =>
    board * scale <= screen ? (screen - board * scale) / 2 : Math.min(0, Math.max(screen - board * scale, offset))
  return { scale, x: along(camera.x, whole.width, size.width), y: along(camera.y, whole.height, size.height) }
}

/** Zooms so that the point of the board under this point of the screen stays there. */
export function zoom(camera: Camera, by: number, [px, py]: Point): Camera {
  const scale = camera.scale * by
  return { scale, x: px - (px - camera.x) * by, y: py - (py - camera.y) * by }
}

export const onScreen = ({ x, y, scale }: Camera, [bx, by]: Point): Point => [x + bx * scale, y + by * scale]

const centred = (camera: Camera, [bx, by]: Point, size: Size): Camera => ({
  ...camera,
  x: size.width / 2 - bx * camera.scale,
  y: size.height / 2 - by * camera.scale,
})

export const isSeen = (camera: Camera, frame: Rectangle, size: Size): boolean => {
  const [left, top] = onScreen(camera, [frame.x, frame.y])
  const [right, bottom] = onScreen(camera, [frame.x + frame.width, frame.y + frame.height])
  return left >= 0 && top >= 0 && right <= size.width && bottom <= size.height
}

/** Below this scale a board that was in view as a whole is rather covered in part. */
export const SMALLEST = 0.5
/** A board that was in view as a whole may be this much smaller or larger than its window before it follows it. */
const LOOSE = 1.2

/** Whether a board that was in view as a whole keeps its place when a window gets another height: a notice comes or goes, and no target moves. */
export function staysPut(camera: Camera, whole: Rectangle, before: Size, now: Size): boolean {
  const by = fitted(whole, now).scale / camera.scale
  const within = { x: whole.x + 1, y: whole.y + 1, width: whole.width - 2, height: whole.height - 2 }
  return by >= 1 / LOOSE && by <= LOOSE && isSeen(camera, within, before.height > now.height ? before : now)
}

/** The same scale with this frame in view, moved no more than needed; the frame's own fit where it is too large. */
export function bring(camera: Camera, frame: Rectangle, size: Size, margin = 24): Camera {
  if (isSeen(camera, frame, size)) return camera
  const { scale } = camera
  if (frame.width * scale + margin * 2 > size.width || frame.height * scale + margin * 2 > size.height) {
    return centred(fitted(frame, size, margin), [frame.x + frame.width / 2, frame.y + frame.height / 2], size)
  }
  const along = (offset: number, start: number, length: number, screen: number): number =>
    Math.min(Math.max(offset, margin - start * scale), screen - margin - (start + length) * scale)
  return {
    scale,
    x: along(camera.x, frame.x, frame.width, size.width),
    y: along(camera.y, frame.y, frame.height, size.height),
  }
}

/** Room on each side that something else covers, in pixels. */
export interface Insets {
  readonly left: number
  readonly top: number
  readonly right: number
  readonly bottom: number
}

/** How near a scene comes, at least and at most. */
const NEAR = 0.8
const NEARER = 0.95

/**
 * The camera with this frame inside the insets: no farther than names can be read well, moved no more than needed. A frame that is too
 * large is shown as a whole.
 */
export function visiting(camera: Camera, frame: Rectangle, size: Size, { left, top, right, bottom }: Insets): Camera {
  const width = Math.max(1, size.width - left - right)
  const height = Math.max(1, size.height - top - bottom)
  const fit = Math.min(width / frame.width, height / frame.height)
  const wanted = camera.scale < NEAR ? NEARER : camera.scale
  const scale = Math.min(fit, wanted)
  // The middle of the frame stays where it is on the screen, as far as that is inside.
  const along = (start: number, length: number, now: number, from: number, room: number): number => {
    const middle = start + length / 2
    const at = now + middle * camera.scale
    const half = (length / 2) * scale
    return Math.min(Math.max(at, from + half), Math.max(from + half, from + room - half)) - middle * scale
  }
  return {
    scale,
    x: along(frame.x, frame.width, camera.x, left, width),
    y: along(frame.y, frame.height, camera.y, top, height),
  }
}

/** Where the board stands at first: whole where its names can be read, else close to this point. */
export function first(whole: Rectangle, size: Size, around: Point): Camera {
  const all = fitted(whole, size)
  return clamp(all.scale >= LEGIBLE ? all : centred({ ...all, scale: CLOSE }, around, size), whole, size)
}

export const between = (a: Camera, b: Camera, part: number): Camera => ({
  x: a.x + (b.x - a.x) * part,
  y: a.y + (b.y - a.y) * part,
  scale: a.scale + (b.scale - a.scale) * part,
})
