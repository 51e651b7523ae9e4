/** Draws how long moves take against how many there are, as text and as a picture. */

export interface Series {
  readonly name: string
  /** One character. */
  readonly mark: string
  readonly points: readonly { readonly x: number; readonly y: number }[]
}

const ROWS = 12
const COLUMNS = 60

interface Scale {
  readonly least: number
  readonly most: number
}

/** Milliseconds are drawn by their logarithm: one process may take a hundred times as long as three. */
function scaleOf(values: readonly number[]): Scale {
  const shown = values.filter((value) => value > 0).map(Math.log10)
  return { least: Math.floor(Math.min(...shown, 0)), most: Math.max(Math.ceil(Math.max(...shown, 0)), 1) }
}

/** From 0 at the bottom to 1. */
const heightOf = (y: number, { least, most }: Scale): number => (Math.log10(Math.max(y, 10 ** least)) - least) / (most - least)

const pointsOf = (all: readonly Series[]): Series['points'] => all.flatMap(({ points }) => points)

export function textPlot(all: readonly Series[]): string {
  const scale = scaleOf(pointsOf(all).map(({ y }) => y))
  const right = Math.max(...pointsOf(all).map(({ x }) => x), 1)
  const rows = Array.from({ length: ROWS + 1 }, () => Array<string>(COLUMNS + 1).fill(' '))
  for (const { mark, points } of all)
    for (const { x, y } of points) rows[ROWS - Math.round(heightOf(y, scale) * ROWS)]![Math.round((x / right) * COLUMNS)] = mark
  const label = (row: number): string => {
    const value = 10 ** (scale.least + ((ROWS - row) / ROWS) * (scale.most - scale.least))
    return row % 3 === 0 ? value.toPrecision(2) : ''
  }
  const lines = rows.map((row, i) => `${String(Number(label(i)) || '').padStart(8)} |${row.join('').trimEnd()}`)
  const bottom = `${''.padStart(8)} +${'-'.repeat(COLUMNS + 1)}\n${''.padStart(10)}0${`${Math.round(right)} moves a second`.padStart(COLUMNS)}`
  return `      ms\n${lines.join('\n')}\n${bottom}\n${all.map(({ mark, name }) => `${mark} ${name}`).join('   ')}\n`
}

const WIDTH = 720
const HEIGHT = 400
const EDGE = 60
/** Dashes tell p99 from p50 without colours, too. */
const STROKES = ['#1f4e8c', '#1f4e8c', '#b3261e', '#b3261e', '#2e6b34', '#2e6b34']

export function svgPlot(all: readonly Series[]): string {
  const scale = scaleOf(pointsOf(all).map(({ y }) => y))
  const right = Math.max(...pointsOf(all).map(({ x }) => x), 1)
  const left = (x: number): number => Math.round(EDGE + (x / right) * (WIDTH - 2 * EDGE))
  const top = (y: number): number => Math.round(HEIGHT - EDGE - heightOf(y, scale) * (HEIGHT - 2 * EDGE))
  const grid = Array.from({ length: scale.most - scale.least + 1 }, (_, i) => 10 ** (scale.least + i)).map(
    (value) =>
      `<line x1="${EDGE}" x2="${WIDTH - EDGE}" y1="${top(value)}" y2="${top(value)}" stroke="#ccc"/><text x="${EDGE - 8}" y="${top(value) + 4}" text-anchor="end">${value} ms</text>`,
  )
  const lines = all.map(({ name, points }, i) => {
    const drawn = points.map(({ x, y }) => `${left(x)},${top(y)}`).join(' ')
    const stroke = `stroke="${STROKES[i % STROKES.length]}" stroke-width="2" fill="none"${i % 2 === 1 ? ' stroke-dasharray="6 4"' : ''}`
    const key = `<line x1="${EDGE + 10}" x2="${EDGE + 50}" y1="${EDGE + 18 * i}" y2="${EDGE + 18 * i}" ${stroke}/><text x="${EDGE + 58}" y="${EDGE + 18 * i + 4}">${name}</text>`
    return `<polyline points="${drawn}" ${stroke}/>${key}`
  })
  const foot = `<text x="${WIDTH - EDGE}" y="${HEIGHT - EDGE + 24}" text-anchor="end">${Math.round(right)} moves a second</text><text x="${EDGE}" y="${HEIGHT - EDGE + 24}">0</text>`
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12"><rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>${grid.join('')}${lines.join('')}${foot}</svg>\n`
}
