/** Keys are found by their place where the keyboard has another alphabet. */
import { expect, test } from 'vitest'
import { keyOf } from '../../../src/web/parts/key-of.ts'

test.each([
  ['p', 'KeyP', 'p'],
  ['P', 'KeyP', 'p'],
  ['з', 'KeyP', 'p'],
  ['М', 'KeyV', 'v'],
  ['х', 'BracketLeft', '['],
  ['ъ', 'BracketRight', ']'],
  // A keyboard that is laid out otherwise: what it writes counts, not where.
  ['a', 'KeyQ', 'a'],
  ['?', 'Digit7', '?'],
  ['ж', 'Semicolon', 'ж'],
  ['PageUp', 'PageUp', 'PageUp'],
])('%s at %s is %s', (key, code, expected) => {
  expect(keyOf({ key, code })).toBe(expected)
})
