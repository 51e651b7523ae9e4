/** The arrangement of every board: what must hold wherever a box is moved. */

import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { ALL_RULES } from '../../../src/games/index.ts'
import { rulesNamed } from '../../../src/index.ts'
import { gameOf } from '../../../src/rules/ruleset.ts'
import { BOX, frameOf, type Land, type Layout, layoutFor, layoutsOf, type Point, tintOf } from '../../../src/web/board/layout.ts'

const boards = ALL_RULES.map(({ id }) => id).flatMap((game) =>
  layoutsOf(rulesNamed(game)!).map((layout, n) => ({ name: `${game} ${n + 1}`, rules: rulesNamed(game)!, layout })),
)

/** Regions that are scored apart from the one around them, and have a name on the map too. */
const SUBREGIONS = ['southeast-asia']

/** The room of three lines, the longest of which is the Russian "no coups". */
const LABEL = { width: 144, above: 14, below: 50 } as const

/** Room between two boxes. */
const GAP = 2

interface Standing {
  readonly name: string
  readonly at: Point
}

function standingOn({ boxes, powers }: Layout, nameOf: (country: number) => string): Standing[] {
  return [
    ...[...boxes].map(([country, at]) => ({ name: nameOf(country), at })),
    ...powers.map(({ power, at }) => ({ name: ['us', 'ussr'][power]!, at })),
  ]
}

/** Whether a line runs through the box around this point (Liang and Barsky). */
function isCrossed([px, py]: Point, [qx, qy]: Point, [x, y]: Point): boolean {
  let [from, to] = [0, 1]
  const [dx, dy] = [qx - px, qy - py]
  for (const [p, q] of [
    [-dx, px - (x - BOX.width / 2)],
    [dx, x + BOX.width / 2 - px],
    [-dy, py - (y - BOX.height / 2)],
    [dy, y + BOX.height / 2 - py],
  ] as const) {
    if (p === 0) {
      if (q < 0) return false
    } else if (p < 0) from = Math.max(from, q / p)
    else to = Math.min(to, q / p)
  }
  return from < to
}

describe.each(boards)('the board $name', ({ rules, layout }) => {
  const nameOf = (country: number): string => rules.map.countries[country]!.id
  const standing = standingOn(layout, nameOf)

  test('has a box for every country and area of the map', () => {
    const on = rules.map.countries.flatMap((country, n) => (country === undefined ? [] : [n]))
    expect([...layout.boxes.keys()]).toEqual(on)
    expect([...layout.boxes.values()]).not.toContain(undefined)
  })

  test('keeps boxes inside and apart', () => {
    const { width, height } = layout.whole
    const outside = standing.filter(
      ({ at: [x, y] }) => x < BOX.width / 2 || y < BOX.height / 2 || x > width - BOX.width / 2 || y > height - BOX.height / 2,
    )
    const touching = standing.flatMap((a, i) =>
      standing
        .slice(i + 1)
        .filter((b) => Math.abs(a.at[0] - b.at[0]) < BOX.width + GAP && Math.abs(a.at[1] - b.at[1]) < BOX.height + GAP)
        .map((b) => `${a.name} ${b.name}`),
    )
    expect(outside).toEqual([])
    expect(touching).toEqual([])
  })

  test('draws every link of the rules, and none through a third box', () => {
    const wanted = rules.map.countries.flatMap((country, n) => [
      ...(country?.neighbours ?? []).filter((to) => to > n).map((to) => `${nameOf(n)} ${nameOf(to)}`),
      ...['us', 'ussr'].filter((_, side) => ((country?.borders ?? 0) >> side) & 1).map((power) => `${nameOf(n)} ${power}`),
    ])
    expect(layout.links.map(({ id }) => id).sort()).toEqual(wanted.sort())
    const through = layout.links.flatMap(({ id, points }) =>
      points
        .slice(1)
        .flatMap((to, i) =>
          standing
            .filter(({ name, at }) => !id.split(' ').includes(name) && isCrossed(points[i]!, to, at))
            .map(({ name }) => `${id}: ${name}`),
        ),
    )
    expect(through).toEqual([])
  })

  test('has land for each country, near its box, and a name for each region', async () => {
    const { land, places }: Land = await layout.land()
    const countries = rules.map.all.map(nameOf)
    expect(countries.filter((id) => !(id in land))).toEqual([])
    const far = rules.map.all.filter((country) => {
      const [[x, y], [px, py]] = [layout.boxes.get(country)!, places[nameOf(country)] as unknown as Point]
      return Math.hypot(px - x, py - y) > BOX.width
    })
    expect(far.map(nameOf)).toEqual([])
    expect(layout.labels.map(({ region }) => region)).toEqual([
      ...rules.tables.finalScoring,
      ...SUBREGIONS.filter((region) => rules.map.regions.includes(region)).map((region) => rules.map.regions.indexOf(region)),
    ])
  })

  test('keeps the names of regions, their scores and the line below them off the boxes', () => {
    const covered = layout.labels.flatMap(({ region, at: [x, y] }) =>
      [...layout.boxes].flatMap(([country, [boxX, boxY]]) =>
        Math.abs(boxX - x) < BOX.width / 2 + LABEL.width / 2 &&
        boxY - BOX.height / 2 < y + LABEL.below &&
        boxY + BOX.height / 2 > y - LABEL.above
          ? [`${rules.map.regions[region]}: ${nameOf(country)}`]
          : [],
      ),
    )
    expect(covered).toEqual([])
  })

  test('has a colour for the regions of each country', () => {
    const css = readFileSync('src/web/theme/tokens.css', 'utf8')
    const without = rules.map.all.filter((country) => !css.includes(`--${tintOf(rules, country)}: `))
    expect(without.map(nameOf)).toEqual([])
  })
})

test('a tall window gets the tall drawing of Red Sea, a wide one the wide', () => {
  const redSea = rulesNamed('red-sea')!
  const ratio = ({ whole }: Layout): number => whole.width / whole.height
  expect(ratio(layoutFor(redSea, 390, 600))).toBeLessThan(1)
  expect(ratio(layoutFor(redSea, 960, 540))).toBeGreaterThan(1)
})

test('every game has a drawing of its own map, mixed or not', () => {
  for (const { rules } of boards) expect(layoutsOf(rules).length).toBe(layoutsOf(rulesNamed(gameOf(rules))!).length)
})

test('Libya lies to the left of Egypt', () => {
  const { map } = rulesNamed('twilight-struggle')!
  const [layout] = layoutsOf(rulesNamed('twilight-struggle')!)
  const place = (id: string): Point => layout!.boxes.get(map.countries.findIndex((country) => country?.id === id))!
  expect(place('libya')[0]).toBeLessThan(place('egypt')[0])
})

test('a frame holds the boxes it is made for, and the whole board where there are none', () => {
  const [layout] = layoutsOf(rulesNamed('twilight-struggle')!)
  const [[country, [x, y]]] = [...layout!.boxes] as [[number, Point]]
  expect(frameOf(layout!, [country])).toEqual({ x: x - BOX.width / 2, y: y - BOX.height / 2, width: BOX.width, height: BOX.height })
  expect(frameOf(layout!, [])).toBe(layout!.whole)
})
