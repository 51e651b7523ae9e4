import { expect, test } from 'vitest'
import { matches } from '../../../src/web/parts/matching.ts'

test('each word that is looked for may be the beginning of one in the text, in any order', () => {
  expect(matches('The US strips 1 USSR influence', 'infl strip')).toBe(true)
  expect(matches('The US strips 1 USSR influence', 'luence')).toBe(false)
  expect(matches('The US strips 1 USSR influence', 'strip africa')).toBe(false)
})

test('case, accents, apostrophes and ё do not matter', () => {
  expect(matches('Détente', 'detente')).toBe(true)
  expect(matches('We’ll', 'well')).toBe(true)
  expect(matches('Ещё одна ГДР', 'еще гдр')).toBe(true)
})

test('numbers of paragraphs are words too', () => {
  expect(matches('6.1.1 Where', '6.1')).toBe(true)
  expect(matches('6.1.1 Where', '1.1')).toBe(false)
})

test('nothing looked for is found everywhere', () => {
  expect(matches('anything', ' ')).toBe(true)
  expect(matches('anything', '…')).toBe(true)
})
