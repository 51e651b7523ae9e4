/** Draws the sheet of emblems that `emblems.ts` names, when the page is built (vite.config.ts). The page itself never loads this. */
import { icons } from '@iconify-json/game-icons'
import { rulesNamed } from '../../games/index.ts'
import twilightStruggle from '../board/maps/twilight-struggle.land.json'
import { BACK, EMBLEMS } from './emblems.ts'

/** Countries that lie far from the rest of their region. */
const AWAY: ReadonlySet<string> = new Set(['canada'])
/** Sea above and below a region, as a part of its height. */
const MARGIN = 0.05
/** Shapes are so many times as wide as high, so that they fill the poster from edge to edge. */
const WIDE = 4.4
/** The region itself leaves room for the badge and the label beside it. */
const WIDEST = 1.3

const LAND: Readonly<Record<string, string>> = twilightStruggle.land

export function drawEmblems(): string {
  const names = new Set([BACK, ...Object.values(EMBLEMS['twilight-struggle']), ...Object.values(EMBLEMS['red-sea'])])
  return `<svg xmlns="http://www.w3.org/2000/svg"><path id="land" d="${Object.values(LAND).join('')}"/>${[...names].map(symbol).join('')}</svg>`
}

function symbol(name: string): string {
  if (name.startsWith('region-')) return shape(name)
  const icon = icons.icons[name]
  if (icon === undefined) throw new Error(`game-icons has no ${name}`)
  const { width = icons.width, height = icons.height } = icon
  return `<symbol id="${name}" viewBox="0 0 ${width} ${height}">${icon.body}</symbol>`
}

/** A region of the map, and faintly the land around it. */
function shape(name: string): string {
  const { map } = rulesNamed('twilight-struggle')!
  const region = map.regions.indexOf(name.slice('region-'.length))
  if (region < 0) throw new Error(`the map has no ${name}`)
  const own = new Set(map.countries.flatMap((country) => (country !== undefined && (country.regions >> region) & 1 ? [country.id] : [])))
  const paths = Object.entries(LAND)
  const inside = paths.filter(([id]) => own.has(id)).map(([, d]) => d)
  const points = paths.filter(([id]) => own.has(id) && !AWAY.has(id)).flatMap(([, d]) => pointsOf(d))
  const [left, right] = ends(points.map(([x]) => x))
  const [top, bottom] = ends(points.map(([, y]) => y))
  const height = Math.max(bottom - top, (right - left) / WIDEST) * (1 + 2 * MARGIN)
  const box = [(left + right - height * WIDE) / 2, (top + bottom - height) / 2, height * WIDE, height].map(Math.round).join(' ')
  return [
    `<symbol id="${name}" viewBox="${box}">`,
    '<use href="#land" fill="#fff" fill-opacity=".28" stroke="none"/>',
    `<path fill="currentColor" d="${inside.join('')}"/>`,
    '</symbol>',
  ].join('')
}

const ends = (numbers: readonly number[]): [number, number] => [Math.min(...numbers), Math.max(...numbers)]

/** The corners of a path of `M`, `l` and `z`. */
function pointsOf(d: string): [number, number][] {
  let at: [number, number] = [0, 0]
  return [...d.matchAll(/([Ml])(-?[\d.]+)[ ,]?(-?[\d.]+)/g)].map(([, letter, x, y]) => {
    at = letter === 'M' ? [Number(x), Number(y)] : [at[0] + Number(x), at[1] + Number(y)]
    return at
  })
}
