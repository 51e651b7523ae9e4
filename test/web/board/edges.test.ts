import { expect, test } from 'vitest'
import { onScreen } from '../../../src/web/board/camera.ts'
import { beyondEdges, placeAlong, towards } from '../../../src/web/board/edges.ts'
import type { Point } from '../../../src/web/board/layout.ts'

const size = { width: 390, height: 600 }
const camera = { x: -350, y: 0, scale: 0.7 }
/** In the window at this camera: x from 500 to 1057, y from 0 to 857. */
const SEEN: Point = [700, 300]
const WEST: Point = [100, 200]
const FAR_WEST: Point = [20, 800]
const EAST: Point = [1500, 400]
const SOUTH: Point = [800, 890]

test('targets out of view are counted at the edge that they lie beyond', () => {
  const beyond = beyondEdges(camera, [SEEN, WEST, FAR_WEST, EAST, SOUTH], size)
  expect(beyond).toEqual({ left: [WEST, FAR_WEST], right: [EAST], up: [], down: [SOUTH] })
  expect(beyondEdges(camera, [SEEN], size)).toEqual({ left: [], right: [], up: [], down: [] })
})

test('an arrow leads to the nearest target, and across the way no farther than needed', () => {
  const west = towards(camera, 'left', [FAR_WEST, WEST], size)
  expect(onScreen(west, WEST)[0]).toBeCloseTo(195)
  expect({ y: west.y, scale: west.scale }).toEqual({ y: camera.y, scale: camera.scale })
  const south = towards(camera, 'down', [SOUTH], size)
  expect(onScreen(south, SOUTH)[1]).toBeCloseTo(300)
  expect(south.x).toBe(camera.x)
})

test('an arrow makes way for a target in the middle of its edge, and stands in the middle where nothing is in its way', () => {
  expect(placeAlong(camera, 'up', [SEEN], size)).toBe(0.5)
  // On the screen at 195, 20: the middle of the upper edge, a box 78 pixels wide.
  const under: Point = [(195 - camera.x) / camera.scale, 20 / camera.scale]
  const place = placeAlong(camera, 'up', [under], size)
  expect(Math.abs(place * size.width - 195)).toBeGreaterThan(39)
  // It leads there itself.
  const beyond: Point = [under[0], -5 / camera.scale]
  expect(placeAlong(camera, 'up', [beyond], size)).toBe(0.5)
})
