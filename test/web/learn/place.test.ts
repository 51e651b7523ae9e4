/** The bubble of the guide stands beside what it points at, inside the window, and its arrow reaches the target. */
import { describe, expect, test } from 'vitest'
import { type Box, place } from '../../../src/web/learn/place.ts'

const DESK = { width: 1280, height: 720 }
const PHONE = { width: 390, height: 844 }
const ON_DESK = { width: 366, height: 280 }
const ON_PHONE = { width: 366, height: 280 }

const box = (x: number, y: number, width: number, height: number): Box => ({ x, y, width, height })
const apart = (a: Box, b: Box): boolean => a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y

describe.each([
  [
    'a desktop',
    DESK,
    ON_DESK,
    [box(12, 606, 100, 111), box(560, 100, 142, 82), box(410, 2, 155, 61), box(955, 180, 324, 95), box(260, 244, 296, 74)],
  ],
  [
    'a phone',
    PHONE,
    ON_PHONE,
    [box(2, 749, 109, 93), box(178, 80, 84, 52), box(120, 262, 80, 48), box(45, 2, 162, 57), box(2, 492, 386, 74)],
  ],
])('on %s', (_name, view, bubble, holes) => {
  test.each(holes)('beside $x, $y, $width × $height', (hole) => {
    const { left, top, arrow } = place({ hole, bubble, view })
    const stands = { x: left, y: top, ...bubble }
    expect(apart(stands, hole)).toBe(true)
    expect([left >= 0, top >= 0, left + bubble.width <= view.width, top + bubble.height <= view.height]).toEqual([true, true, true, true])
    const [x, y] = arrow!.to
    expect(x >= hole.x - 10 && x <= hole.x + hole.width + 10 && y >= hole.y - 10 && y <= hole.y + hole.height + 10).toBe(true)
  })
})

test('a short arrow is straight: its head points at the target', () => {
  const { from, bend, to } = place({ hole: box(144, 4, 24, 36), bubble: ON_PHONE, view: PHONE }).arrow!
  expect([from[0], bend[0]]).toEqual([to[0], to[0]])
  expect(from[1]).toBeGreaterThan(to[1])
})

test('on a phone held across it comes close to a wide target rather than cover it', () => {
  const hole = box(329, 173, 497, 60)
  const { left, top } = place({ hole, around: box(2, 2, 840, 386), bubble: { width: 300, height: 230 }, view: { width: 844, height: 390 } })
  expect(apart({ x: left, y: top, width: 300, height: 230 }, hole)).toBe(true)
})

test('a card that is being read is not covered where there is room beside it', () => {
  const around = box(10, 212, 550, 386)
  const { left, top } = place({ hole: box(260, 544, 296, 50), around, bubble: ON_DESK, view: DESK })
  expect(apart({ x: left, y: top, ...ON_DESK }, around)).toBe(true)
})

test('on a phone it stands above the odds that are being read', () => {
  const around = box(0, 485, 390, 359)
  const { left, top, arrow } = place({ hole: box(165, 785, 218, 57), around, bubble: ON_PHONE, view: PHONE })
  expect(apart({ x: left, y: top, ...ON_PHONE }, around)).toBe(true)
  expect(arrow!.to[1]).toBeLessThan(785)
})

test('without a target it stands in the middle, without an arrow', () => {
  expect(place({ hole: null, bubble: ON_DESK, view: DESK })).toEqual({ left: 457, top: 220, arrow: null })
})

test('where it fits nowhere it stays in the window', () => {
  const view = { width: 390, height: 300 }
  const { left, top } = place({ hole: box(100, 100, 200, 100), bubble: ON_PHONE, view })
  expect([left, top]).toEqual([12, 12])
})
