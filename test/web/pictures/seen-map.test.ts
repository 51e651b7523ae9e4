/** The part of the map that the living board shows. */
import { expect, test } from 'vitest'
import { isSeen, shiftTo } from '../../../src/web/pictures/seen-map.ts'

test('a country of a play stands in the middle, unless the map would end before the edge', () => {
  expect(shiftTo([900, 400])).toEqual({ x: 100, y: -10 })
  expect(shiftTo([200, 900])).toEqual({ x: 330, y: -130 })
})

test('a box is drawn where a part of it is in view', () => {
  const still = [{ x: 0, y: 0 }]
  // The view ends at 1500; a box reaches 54 to each side.
  expect(isSeen([1550, 390], still, false)).toBe(true)
  expect(isSeen([1600, 390], still, false)).toBe(false)
  expect(isSeen([1000, 710], still, false)).toBe(true)
  expect(isSeen([1000, 730], still, false)).toBe(false)
  // On a phone half of that, at 1263.
  expect(isSeen([1310, 390], still, true)).toBe(true)
  expect(isSeen([1400, 390], still, true)).toBe(false)
})

test('what the map passes on its way is drawn', () => {
  const way = [
    { x: 330, y: 0 },
    { x: -330, y: 0 },
  ]
  for (const x of [600, 1000, 1500]) expect(isSeen([x, 390], way, true)).toBe(true)
  expect(isSeen([1700, 390], way, true)).toBe(false)
})
