/** Arrow keys travel from country to country: along a link where one leads that way, else to the nearest box. */
import { BOX, type Point } from './layout.ts'

export type Direction = 'up' | 'down' | 'left' | 'right'

const UNIT: Readonly<Record<Direction, Point>> = { up: [0, -1], down: [0, 1], left: [-1, 0], right: [1, 0] }

/** A box lies in a direction if it is at most this much farther aside than ahead. */
const ASIDE = 2
/** A link makes a way so much shorter: a box straight ahead is nearer than a neighbour far aside. */
const LINKED = 0.5

export function travel(from: number, direction: Direction, places: ReadonlyMap<number, Point>, linked: readonly number[]): number {
  const [fx, fy] = places.get(from)!
  const [ux, uy] = UNIT[direction]
  let [best, least] = [from, Number.POSITIVE_INFINITY]
  for (const [country, [x, y]] of places) {
    // Counted in boxes, which are wider than high.
    const [dx, dy] = [(x - fx) / BOX.width, (y - fy) / BOX.height]
    const ahead = dx * ux + dy * uy
    const aside = Math.abs(dx * uy + dy * ux)
    if (ahead <= 0 || aside > ahead * ASIDE) continue
    const way = (ahead + aside * 2) * (linked.includes(country) ? LINKED : 1)
    if (way < least) [best, least] = [country, way]
  }
  return best
}
