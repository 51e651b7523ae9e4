import { describe, expect, test } from 'vitest'
import { ALL_RULES } from '../../../src/games/index.ts'
import { rulesNamed } from '../../../src/index.ts'
import { layoutsOf } from '../../../src/web/board/layout.ts'
import { type Direction, travel } from '../../../src/web/board/travel.ts'

const DIRECTIONS: readonly Direction[] = ['up', 'down', 'left', 'right']
const boards = ALL_RULES.map(({ id }) => id).flatMap((game) =>
  layoutsOf(rulesNamed(game)!).map((layout, n) => ({ game, n, layout, map: rulesNamed(game)!.map })),
)

describe.each(boards)('$game $n', ({ layout, map }) => {
  const go = (from: number, direction: Direction): number => travel(from, direction, layout.boxes, map.countries[from]!.neighbours)

  test('arrow keys lead from any box to every other', () => {
    const [start] = layout.boxes.keys()
    const reached = (from: number): Set<number> => {
      const seen = new Set([from])
      for (const country of seen) for (const direction of DIRECTIONS) seen.add(go(country, direction))
      return seen
    }
    const missed = [...layout.boxes.keys()].filter((country) => !reached(start!).has(country))
    expect(missed.map((country) => map.countries[country]!.id)).toEqual([])
    for (const country of layout.boxes.keys()) expect(reached(country).has(start!)).toBe(true)
  })

  test('an arrow never leads the other way', () => {
    for (const [country, [x, y]] of layout.boxes) {
      const [, up] = layout.boxes.get(go(country, 'up'))!
      const [left] = layout.boxes.get(go(country, 'left'))!
      expect(up).toBeLessThanOrEqual(y)
      expect(left).toBeLessThanOrEqual(x)
    }
  })
})

test('arrows follow links where there are any: from Italy to its neighbours', () => {
  const { map } = rulesNamed('twilight-struggle')!
  const [layout] = layoutsOf(rulesNamed('twilight-struggle')!)
  const number = (id: string): number => map.countries.findIndex((country) => country?.id === id)
  const from = (id: string, direction: Direction): string =>
    map.countries[travel(number(id), direction, layout!.boxes, map.countries[number(id)]!.neighbours)]!.id
  expect(DIRECTIONS.map((direction) => from('italy', direction))).toEqual(['austria', 'greece', 'spain-portugal', 'yugoslavia'])
  expect(from('canada', 'right')).toBe('united-kingdom')
  // No link leads there: the nearest box.
  expect(from('denmark', 'up')).toBe('norway')
})
