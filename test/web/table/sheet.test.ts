import { expect, test } from 'vitest'
import type { Asked } from '../../../src/rules/api.ts'
import { CARD, W } from '../../../src/rules/vocabulary.ts'
import { moved, placeFor } from '../../../src/web/table/sheet.ts'

const asks = (kind: string, card = -1, moves: readonly number[] = [3, 4]): Asked => ({ kind, card, moves }) as unknown as Asked
const place = (asked: Asked | null, chosen: readonly number[] = [], hints = false) => placeFor({ asks: asked, chosen, hints })

test('the sheet is a line while the map answers, and while nothing is asked', () => {
  expect(place(null).at).toBe('line')
  for (const kind of ['influence', 'realign', 'coup', 'place', 'remove', 'country']) expect(place(asks(kind)).at).toBe('line')
})

test('half of it shows the hand to choose a card, or all that is known of a target before it is confirmed', () => {
  expect(place(asks('play', -1, [CARD + 5]))).toEqual({ at: 'half', hand: true })
  expect(place(asks('play', -1, [W.pass]))).toEqual({ at: 'half', hand: false })
  expect(place(asks('coup'), [3])).toEqual({ at: 'half', hand: false })
  expect(place(asks('choose'))).toEqual({ at: 'half', hand: false })
  expect(place(asks('influence'), [], true)).toEqual({ at: 'half', hand: false })
})

test('it is full for a card that is open', () => {
  expect(place(asks('headline', -1, [CARD + 5]), [CARD + 5]).at).toBe('full')
  expect(place(asks('play', -1, [CARD + 5]), [CARD + 5, W.event]).at).toBe('full')
  expect(place(asks('use', 5)).at).toBe('full')
})

test('a pull goes one position up or down, and not beyond the ends', () => {
  expect([moved('line', 1), moved('half', 1), moved('full', 1)]).toEqual(['half', 'full', 'full'])
  expect([moved('full', -2), moved('line', -1)]).toEqual(['line', 'line'])
})
