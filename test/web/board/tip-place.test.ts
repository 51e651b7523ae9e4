/** A tip covers no target where there is room for it beside them. */
import { expect, test } from 'vitest'
import type { Point } from '../../../src/web/board/layout.ts'
import { placeTip } from '../../../src/web/board/tip-place.ts'

const at: Point = [400, 300]
const room = (...targets: Point[]) => placeTip({ at, scale: 1, size: { width: 1000, height: 600 }, targets })

test('stands in the middle of its box, on the side with more room', () => {
  const { left, width, vertical } = room()
  expect(left + width / 2).toBe(400)
  expect(Object.keys(vertical)).toEqual(['bottom'])
})

test('goes to the other side, or aside, from a target', () => {
  expect(Object.keys(room([400, 240]).vertical)).toEqual(['top'])
  const { left, width } = room([480, 240], [480, 360])
  expect(left + width).toBeLessThanOrEqual(450)
})

test('stands beside its box where it would cover a target above and below', () => {
  const low: Point[] = [240, 400, 560].map((x) => [x, 390])
  const high: Point[] = [240, 400, 560].map((x) => [x, 210])
  const { left, width, vertical } = room(...low, ...high)
  expect(left > 400 || left + width < 400).toBe(true)
  expect(vertical).toEqual({ top: 252 })
})

test('a high tip goes where there is room for all of it', () => {
  const low = { at: [400, 460] as Point, scale: 1, size: { width: 1000, height: 600 } }
  const targets: Point[] = [[400, 400]]
  expect(Object.keys(placeTip({ ...low, targets }).vertical)).toEqual(['top'])
  expect(Object.keys(placeTip({ ...low, targets, height: 140 }).vertical)).toEqual(['bottom'])
})

test('stays on the board', () => {
  for (const [x, y] of [
    [5, 5],
    [995, 595],
  ] as const) {
    const { left, width, vertical } = placeTip({ at: [x, y], scale: 1, size: { width: 1000, height: 600 }, targets: [[x, y]] })
    expect(left).toBeGreaterThanOrEqual(0)
    expect(left + width).toBeLessThanOrEqual(1000)
    expect(Object.keys(vertical)).toEqual([y < 300 ? 'top' : 'bottom'])
  }
})
