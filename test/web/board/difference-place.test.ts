/** A chip with a change covers no other country's name. */
import { describe, expect, test } from 'vitest'
import { ALL_RULES, rulesNamed } from '../../../src/games/index.ts'
import { chipPlace, overlap } from '../../../src/web/board/difference-place.ts'
import { type Layout, layoutsOf } from '../../../src/web/board/layout.ts'

const boards = ALL_RULES.flatMap(({ id }) => layoutsOf(rulesNamed(id)!).map((layout, n) => ({ name: `${id} ${n + 1}`, layout })))

const othersOf = (layout: Layout, country: number) =>
  [...layout.boxes].flatMap(([each, at]) => (each === country ? [] : [{ at, isEmpty: false }]))

describe.each(boards)('on the board $name', ({ layout }) => {
  test.each([
    ['of the US', 0, false],
    ['of the USSR', 1, false],
    ['of both', 0, true],
  ] as const)('chips %s', (_, side, isCentred) => {
    const covering = [...layout.boxes].flatMap(([country, at]) => {
      const others = othersOf(layout, country)
      const [dx, dy] = chipPlace({ side, isCentred, hasMarker: false, at, others })
      return others.some((box) => overlap([at[0] + dx, at[1] + dy], box.at).name > 0) ? [country] : []
    })
    expect(covering).toEqual([])
  })

  test('chips leave a marker below the box alone', () => {
    for (const [country, at] of layout.boxes)
      expect(chipPlace({ side: 0, isCentred: true, hasMarker: true, at, others: othersOf(layout, country) })[1]).toBeLessThan(27)
  })
})

test('a chip hangs on the lower edge where nothing is below', () => {
  expect(chipPlace({ side: 1, isCentred: false, hasMarker: false, at: [100, 100], others: [] })).toEqual([27, 36])
})
