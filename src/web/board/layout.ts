/** Where things stand on a board, in its own units. The arrangement is data (maps/*.json); the links are those of the rules' map. */
import { type GameMap, gameOf, type Rules } from '../../rules/ruleset.ts'
import redSea from './maps/red-sea.json'
import redSeaTall from './maps/red-sea-tall.json'
import twilightStruggle from './maps/twilight-struggle.json'

export type Point = readonly [x: number, y: number]

/** The middle of each box and label, by its id. */
interface Arrangement {
  readonly width: number
  readonly height: number
  readonly boxes: Readonly<Record<string, Point>>
  readonly powers: Readonly<Record<string, Point>>
  /** Corners of links that go around something, from the first country to the second. */
  readonly bends: Readonly<Record<string, readonly Point[]>>
  /** Links that leave the board: where a sign says whither. */
  readonly exits: Readonly<Record<string, Point>>
  readonly labels: Readonly<Record<string, Point>>
}

/** A drawing of land: paths by country, and where each country lies. */
export interface Land {
  readonly land: Readonly<Record<string, string>>
  readonly places: Readonly<Record<string, readonly number[]>>
}

interface Drawing {
  readonly arrangement: Arrangement
  /** Loaded when it is first drawn. */
  readonly land: () => Promise<Land>
}

const arrangement = (of: object): Arrangement => of as Arrangement

/** The drawings of each game, wide ones first. */
const DRAWINGS: Readonly<Record<string, readonly Drawing[]>> = {
  'twilight-struggle': [
    {
      arrangement: arrangement(twilightStruggle),
      land: async () => (await import('./maps/twilight-struggle.land.json')).default,
    },
  ],
  'red-sea': [
    { arrangement: arrangement(redSea), land: async () => (await import('./maps/red-sea.land.json')).default },
    {
      arrangement: arrangement(redSeaTall),
      land: async () => (await import('./maps/red-sea-tall.land.json')).default,
    },
  ],
}

/** The size of a country's box, and of the strip with its name. */
export const BOX = { width: 112, height: 54, strip: 21 } as const

export const POWERS = ['us', 'ussr'] as const

export interface Link {
  readonly id: string
  readonly points: readonly Point[]
  /** The superpower at its end, or -1. */
  readonly power: number
  /** Where the link leaves the board. */
  readonly exit: Point | null
}

export interface Rectangle {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

export interface Layout {
  readonly whole: Rectangle
  /** The middle of each box, by country. */
  readonly boxes: ReadonlyMap<number, Point>
  readonly powers: readonly { readonly power: number; readonly at: Point }[]
  readonly links: readonly Link[]
  readonly labels: readonly { readonly region: number; readonly at: Point }[]
  readonly land: () => Promise<Land>
}

function linksOf(map: GameMap, { boxes, powers, bends, exits }: Arrangement): Link[] {
  const link = (a: string, b: string, power: number): Link[] => {
    const id = `${a} ${b}`
    const exit = exits[id] ?? null
    const end = exit ?? boxes[b] ?? powers[b]
    if (end === undefined) return []
    return [{ id, points: [boxes[a]!, ...(bends[id] ?? bends[`${b} ${a}`]?.toReversed() ?? []), end], power, exit }]
  }
  return map.countries.flatMap((country, number) => {
    if (country === undefined) return []
    const { id, neighbours, borders } = country
    return [
      ...neighbours.flatMap((n) => (n > number ? link(id, map.countries[n]!.id, -1) : [])),
      ...POWERS.flatMap((power, side) => ((borders >> side) & 1 ? link(id, power, side) : [])),
    ]
  })
}

function layoutOf({ map }: Rules, { arrangement, land }: Drawing): Layout {
  const { width, height, boxes, powers, labels } = arrangement
  return {
    whole: { x: 0, y: 0, width, height },
    boxes: new Map(map.countries.flatMap((country, n) => (country === undefined ? [] : [[n, boxes[country.id]!]]))),
    powers: POWERS.flatMap((id, power) => (powers[id] === undefined ? [] : [{ power, at: powers[id] }])),
    links: linksOf(map, arrangement),
    labels: map.regions.flatMap((id, region) => {
      const at = labels[id]
      return at === undefined ? [] : [{ region, at }]
    }),
    land,
  }
}

const layouts = new WeakMap<Rules, readonly Layout[]>()

/** Every layout of a game. */
export function layoutsOf(rules: Rules): readonly Layout[] {
  const found = layouts.get(rules) ?? DRAWINGS[gameOf(rules)]!.map((drawing) => layoutOf(rules, drawing))
  layouts.set(rules, found)
  return found
}

/** The layout that is largest in a space of this shape. */
export function layoutFor(rules: Rules, width: number, height: number): Layout {
  const scale = ({ whole }: Layout): number => Math.min(width / whole.width, height / whole.height)
  return layoutsOf(rules).reduce((best, layout) => (scale(layout) > scale(best) ? layout : best))
}

/** What holds all these boxes. */
export function frameOf(layout: Layout, countries: Iterable<number>): Rectangle {
  const points = [...countries].map((country) => layout.boxes.get(country)).filter((point) => point !== undefined)
  const xs = points.map(([x]) => x)
  const ys = points.map(([, y]) => y)
  if (xs.length === 0) return layout.whole
  const [left, top] = [Math.min(...xs) - BOX.width / 2, Math.min(...ys) - BOX.height / 2]
  return { x: left, y: top, width: Math.max(...xs) + BOX.width / 2 - left, height: Math.max(...ys) + BOX.height / 2 - top }
}

/** The name of the colour of a country's regions: that of its subregions where it has any. */
export function tintOf({ map, tables }: Rules, country: number): string {
  const bits = map.countries[country]?.regions ?? 0
  const own = map.regions.filter((_, region) => (bits >> region) & 1)
  const parts = own.filter((name) => !tables.finalScoring.includes(map.regions.indexOf(name)))
  return (parts.length > 0 ? parts : own).join('-')
}

/** The name of the colour of a region. Europe has one in its parts alone. */
export const regionTint = (id: string): string => (id === 'europe' ? 'eastern-europe' : id)

/** What lies under the boxes. */
export interface SceneProps {
  readonly layout: Layout
  readonly rules: Rules
  /** Closed regions as bits. */
  readonly closed: number
}
