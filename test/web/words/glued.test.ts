import { expect, test } from 'vitest'
import { glued } from '../../../src/web/words/glued.ts'

/** The words that a line can't part. */
const pieces = (text: string): string[] => glued(text).split(' ')

test('a number stays with what it counts or with its track, a sum and a signed number stay whole', () => {
  expect(pieces('Place influence (4 Ops left).')).toEqual(['Place', 'influence', '(4\u00a0Ops', 'left).'])
  expect(pieces('Roll 4 + 4 − 2×3 = 2, success')).toEqual(['Roll', '4\u00a0+\u00a04\u00a0−\u00a02×3\u00a0=\u00a02,', 'success'])
  expect(pieces('Счёт: СССР +6.')).toEqual(['Счёт:', 'СССР\u00a0+6.'])
  expect(pieces('Coup: die + 3')).toEqual(['Coup:', 'die\u00a0+\u00a03'])
  expect(pieces('Panama US −1; DEFCON 3.')).toEqual(['Panama', 'US\u00a0−1;', 'DEFCON\u00a03.'])
})

test('the last number in brackets stands with its word', () => {
  expect(pieces('Разместите начальное влияние (осталось 1).').at(-1)).toBe('(осталось\u00a01).')
})
