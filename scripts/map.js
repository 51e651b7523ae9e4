/**
 * Draws the land under the boards: `node scripts/map.js` writes src/web/board/maps/<board>.land.json from Natural Earth (world-atlas, 1:50m,
 * public domain), from src/web/board/maps/<board>.json, which says where the boxes stand, and from map-places.js.
 *
 * The boxes stand in the arrangement that players know, which is no projection: Europe is far too large in it. So the land is projected first
 * (Equal Earth) and then bent by a thin-plate spline, as little as needed, until each country lies near its box. Borders are simplified arc by
 * arc, so that neighbours still fit. Run it again when a box has moved.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { geoEqualEarthRaw } from 'd3-geo'
import { merge } from 'topojson-client'
import { ANCHORS, BOARDS, CUTS } from './map-places.js'

/** @typedef {[number, number]} Point */
/** @typedef {Point[]} Ring */
/** @typedef {Ring[]} Polygon */
/** @typedef {{ width: number, height: number, boxes: Record<string, Point>, powers: Record<string, Point> }} Layout */
/** @typedef {import('topojson-specification').Topology<{ countries: import('topojson-specification').GeometryCollection<{ name: string }> }>} World */

/** Islands and bays below this are left out, in units of the board. */
const SMALLEST = 12
/** A bend of a coast matters if it makes a triangle of this area. */
const FINEST = 5
/** How far from its country land may lie: France has some in America. */
const FARTHEST = 500
/** Land beyond the edge by more than this is left out. */
const MARGIN = 40

const world = /** @type {World} */ (createRequire(import.meta.url)('world-atlas/countries-50m.json'))

/** @param {string} path */
const file = (path) => new URL(`../src/web/board/maps/${path}`, import.meta.url)

/** The map is cut in the Bering Sea. */
const CUT = -169
/** @param {Point} place @returns {Point} */
function project([lon, lat]) {
  const [x, y] = geoEqualEarthRaw((((lon < CUT ? lon + 360 : lon) - 11) * Math.PI) / 180, (lat * Math.PI) / 180)
  return [x, -y]
}

/** @template T @param {readonly T[]} list @param {number} i @returns {T} */
function at(list, i) {
  const found = list.at(i)
  if (found === undefined) throw new RangeError(`nothing at ${i}`)
  return found
}

/** Solves a x = b, for several right-hand sides. @param {number[][]} a @param {number[][]} b */
function solve(a, b) {
  const rows = a.map((row, i) => ({ left: row.slice(), right: at(b, i).slice() }))
  rows.forEach((_, i) => {
    const strength = (/** @type {number} */ r) => Math.abs(at(at(rows, r).left, i))
    let pivot = i
    for (let r = i + 1; r < rows.length; r++) if (strength(r) > strength(pivot)) pivot = r
    const row = at(rows, pivot)
    rows[pivot] = at(rows, i)
    rows[i] = row
    for (const other of rows) {
      if (other === row) continue
      const by = at(other.left, i) / at(row.left, i)
      other.left = other.left.map((value, c) => value - by * at(row.left, c))
      other.right = other.right.map((value, c) => value - by * at(row.right, c))
    }
  })
  return rows.map(({ left, right }, i) => right.map((value) => value / at(left, i)))
}

/**
 * A thin-plate spline that carries each point near its target.
 * @param {Point[]} from @param {Point[]} to @param {number} stiffness @returns {(p: Point) => Point}
 */
function spline(from, to, stiffness) {
  /** @param {Point} p @param {Point} q */
  const kernel = (p, q) => {
    const d = (p[0] - q[0]) ** 2 + (p[1] - q[1]) ** 2
    return d === 0 ? 0 : d * Math.log(d)
  }
  const a = from.map((p, i) => [...from.map((q, j) => (i === j ? stiffness : kernel(p, q))), 1, ...p])
  a.push([...from.map(() => 1), 0, 0, 0], [...from.map((p) => p[0]), 0, 0, 0], [...from.map((p) => p[1]), 0, 0, 0])
  const weights = solve(a, [...to.map((p) => [...p]), [0, 0], [0, 0], [0, 0]])
  return (p) => {
    const terms = [...from.map((q) => kernel(p, q)), 1, ...p]
    /** @param {number} k */
    const along = (k) => terms.reduce((sum, term, i) => sum + at(at(weights, i), k) * term, 0)
    return [along(0), along(1)]
  }
}

/** Visvalingam: drops the point that matters least, again and again. @param {Point[]} points */
function simplify(points) {
  const line = points.slice()
  /** @param {number} i */
  const size = (i) => Math.abs(areaOf(line.slice(i - 1, i + 2)))
  while (line.length > 2) {
    let least = 1
    for (let i = 2; i < line.length - 1; i++) if (size(i) < size(least)) least = i
    if (size(least) >= FINEST) break
    line.splice(least, 1)
  }
  return line
}

/** @param {Ring} ring */
const areaOf = (ring) =>
  ring.reduce((sum, [x, y], i) => {
    const [nx, ny] = at(ring, (i + 1) % ring.length)
    return sum + (x * ny - nx * y) / 2
  }, 0)

/** @param {Polygon} polygon */
const sizeOf = (polygon) => Math.abs(areaOf(at(polygon, 0)))

/** @param {Point} p @param {Ring} ring */
function isInside([x, y], ring) {
  let inside = false
  ring.forEach(([ax, ay], i) => {
    const [bx, by] = at(ring, (i + 1) % ring.length)
    if (ay > y !== by > y && x < ((bx - ax) * (y - ay)) / (by - ay) + ax) inside = !inside
  })
  return inside
}

/** @param {Point} p @param {Point} q */
const distance = (p, q) => Math.hypot(p[0] - q[0], p[1] - q[1])

/** The two parts of a ring on both sides of a line that begins and ends on it. @param {Ring} ring @param {Point[]} line @returns {[Ring, Ring]} */
function divide(ring, line) {
  const open = ring.slice(0, -1)
  /** @param {Point} p */
  const nearest = (p) => open.reduce((best, q, i) => (distance(p, q) < distance(p, at(open, best)) ? i : best), 0)
  const start = nearest(at(line, 0))
  const turned = [...open.slice(start), ...open.slice(0, start)]
  const end = (nearest(at(line, -1)) - start + open.length) % open.length
  const between = line.slice(1, -1)
  const first = [...turned.slice(0, end + 1), ...between.toReversed(), at(turned, 0)]
  const second = [...turned.slice(end), at(turned, 0), ...between, at(turned, end)]
  return [first, second]
}

/** @param {Point[]} points */
function pathOf(points) {
  let [px, py] = [0, 0]
  const steps = points.map(([x, y], i) => {
    const [rx, ry] = [Math.round(x), Math.round(y)]
    const step = i === 0 ? `M${rx} ${ry}` : `l${rx - px} ${ry - py}`
    ;[px, py] = [rx, ry]
    return step
  })
  return `${steps.join('').replaceAll(' -', '-').replaceAll('l0-0', '').replaceAll('l0 0', '')}z`
}

/** @param {string} board @param {import('./map-places.js').Bending} bending */
function draw(board, { land, stiffness, free, pins }) {
  const layout = /** @type {Layout} */ (JSON.parse(readFileSync(file(`${board}.json`), 'utf8')))
  const onBoard = new Set([...Object.keys(layout.boxes), ...Object.keys(layout.powers)])
  const pulling = Object.entries(layout.boxes).flatMap(([id, to]) => {
    const from = ANCHORS[id]
    return from === undefined || free.includes(id) ? [] : [{ from, to }]
  })
  const held = [...pulling, ...pins]
  const bend = spline(
    held.map(({ from }) => project(from)),
    held.map(({ to }) => to),
    stiffness,
  )
  /** @param {Point} lonLat */
  const place = (lonLat) => bend(project(lonLat))

  // The same topology with its arcs on the board.
  const { scale, translate } = /** @type {import('topojson-specification').Transform} */ (world.transform)
  const arcs = world.arcs.map((arc) => {
    let [x, y] = [0, 0]
    return simplify(
      arc.map((step) => {
        x += at(step, 0)
        y += at(step, 1)
        return place([x * scale[0] + translate[0], y * scale[1] + translate[1]])
      }),
    )
  })
  const topology = { type: /** @type {const} */ ('Topology'), objects: world.objects, arcs }
  const { geometries } = world.objects.countries
  /** @typedef {(typeof geometries)[number]} Geometry */
  /** @param {(geometry: Geometry) => boolean} wanted */
  const merged = (wanted) => /** @type {Polygon[]} */ (merge(topology, /** @type {never} */ (geometries.filter(wanted))).coordinates)
  /** @param {Geometry} geometry */
  const nameOf = ({ properties }) => (properties !== undefined && 'name' in properties ? properties.name : '')
  /** @param {readonly string[]} keys @returns {(geometry: Geometry) => boolean} */
  const named = (keys) => (geometry) => keys.includes(String(geometry.id)) || keys.includes(nameOf(geometry))

  const drawn = Object.entries(land).filter(([id]) => onBoard.has(id))
  const isDrawn = named([...drawn.flatMap(([, keys]) => keys), 'Antarctica'])
  const rest = merged((geometry) => !isDrawn(geometry))
  const polygons = new Map(
    drawn.map(([id, keys]) => {
      const parts = merged(named(keys))
      const anchor = ANCHORS[id]
      if (anchor === undefined) return [id, parts]
      const near = parts.filter((part) => part.some((ring) => ring.some((p) => distance(p, place(anchor)) < FARTHEST)))
      rest.push(...parts.filter((part) => !near.includes(part)))
      return [id, near]
    }),
  )
  for (const { west, east, along } of CUTS) {
    const [largest, ...islands] = (polygons.get(west) ?? []).toSorted((a, b) => sizeOf(b) - sizeOf(a))
    const anchor = ANCHORS[west]
    if (largest === undefined || anchor === undefined || !onBoard.has(east)) continue
    const parts = divide(
      at(largest, 0),
      along.map((lonLat) => place(lonLat)),
    )
    const [first, second] = parts
    const [own, other] = isInside(place(anchor), first) ? [first, second] : [second, first]
    polygons.set(west, [[own], ...islands]).set(east, [[other]])
  }
  polygons.set('rest', rest)

  /** @param {Point} p */
  const isShown = ([x, y]) => x > -MARGIN && y > -MARGIN && x < layout.width + MARGIN && y < layout.height + MARGIN
  /** @param {Polygon[]} parts */
  const path = (parts) =>
    parts
      .flat()
      .filter((ring) => ring.some(isShown) && Math.abs(areaOf(ring)) > SMALLEST)
      .map((ring) => pathOf(ring.slice(0, -1)))
      .join('')
  const paths = [...polygons].map(([id, parts]) => [id, path(parts)])
  const places = Object.keys(layout.boxes).flatMap((id) => {
    const anchor = ANCHORS[id]
    return anchor === undefined ? [] : [[id, place(anchor).map(Math.round)]]
  })
  return { land: Object.fromEntries(paths.filter(([, d]) => d !== '')), places: Object.fromEntries(places) }
}

for (const [board, bending] of Object.entries(BOARDS)) {
  const text = JSON.stringify(draw(board, bending), null, 2).replaceAll(/\[\s+(-?\d+),\s+(-?\d+)\s+\]/g, '[$1, $2]')
  writeFileSync(file(`${board}.land.json`), `${text}\n`)
  console.log(`${board}: ${text.length} bytes`)
}
