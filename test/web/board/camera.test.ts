import { expect, test } from 'vitest'
import { bring, CLOSE, clamp, first, fitted, isSeen, onScreen, staysPut, zoom } from '../../../src/web/board/camera.ts'

const whole = { x: 0, y: 0, width: 1600, height: 900 }
const desk = { width: 960, height: 540 }
const phone = { width: 390, height: 480 }

test('the whole board fits a window, in its middle', () => {
  expect(fitted(whole, desk)).toEqual({ x: 0, y: 0, scale: 0.6 })
  const camera = fitted(whole, phone)
  expect(onScreen(camera, [800, 450])).toEqual([195, 240])
})

test('zooming keeps what is under the pointer', () => {
  const camera = fitted(whole, desk)
  const near = zoom(camera, 2, [300, 200])
  expect(near.scale).toBe(1.2)
  expect(onScreen(near, [500, 200 / 0.6])[0]).toBeCloseTo(300)
})

test('the board can’t be lost: it is never smaller than the window allows, and never dragged away', () => {
  expect(clamp({ x: 50, y: 50, scale: 0.1 }, whole, desk)).toEqual({ x: 0, y: 0, scale: 0.6 })
  expect(clamp({ x: 500, y: -5000, scale: 1.2 }, whole, desk)).toEqual({ x: 0, y: 540 - 900 * 1.2, scale: 1.2 })
  expect(clamp({ x: 0, y: 0, scale: 100 }, whole, desk).scale).toBe(3)
})

test('a country comes into view with the least motion, and nothing moves where it is in view', () => {
  const camera = clamp({ x: 0, y: 0, scale: 1.2 }, whole, desk)
  const seen = { x: 100, y: 100, width: 108, height: 50 }
  const hidden = { x: 1000, y: 100, width: 108, height: 50 }
  expect(bring(camera, seen, desk)).toBe(camera)
  const moved = bring(camera, hidden, desk)
  expect(isSeen(moved, hidden, desk)).toBe(true)
  expect({ y: moved.y, scale: moved.scale }).toEqual({ y: camera.y, scale: camera.scale })
})

test('what is too large for the window at this scale is shown whole', () => {
  const camera = clamp({ x: 0, y: 0, scale: 2 }, whole, desk)
  const region = { x: 400, y: 0, width: 700, height: 400 }
  const shown = bring(camera, region, desk)
  expect(isSeen(shown, region, desk)).toBe(true)
  expect(shown.scale).toBeLessThan(2)
})

test('a desk shows the whole board at first; a phone as much as can be read well', () => {
  expect(first(whole, desk, [800, 200])).toEqual(fitted(whole, desk))
  const camera = first(whole, phone, [800, 200])
  expect(camera.scale).toBe(CLOSE)
  expect(onScreen(camera, [800, 0])[0]).toBeCloseTo(195)
})

test('a board in view as a whole stays where it is while a notice comes or goes, and follows a sheet', () => {
  const tall = { x: 0, y: 0, width: 480, height: 640 }
  const line = { width: 390, height: 535 }
  const noticed = { width: 390, height: 455 }
  const sheet = { width: 390, height: 334 }
  const camera = fitted(tall, line)
  expect(staysPut(camera, tall, line, noticed)).toBe(true)
  expect(staysPut(camera, tall, noticed, line)).toBe(true)
  expect(staysPut(camera, tall, line, sheet)).toBe(false)
  expect(staysPut(fitted(tall, sheet), tall, sheet, line)).toBe(false)
  // A part of it was out of view.
  expect(staysPut({ ...camera, y: camera.y - 90 }, tall, noticed, line)).toBe(false)
})
