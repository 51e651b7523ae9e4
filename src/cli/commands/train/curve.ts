/** The learning curve of `hotline train`, as a picture. */
import type { FitReport } from '../../../bots/lab/generation.ts'

const WIDTH = 640
const HEIGHT = 360
const EDGE = 48

const LINES = [
  ['network', 'value network', '#1f6feb'],
  ['staticWeights', 'static weights', '#b35900'],
] as const satisfies readonly (readonly [keyof FitReport, string, string])[]

/** Log loss on the games kept apart, generation by generation. */
export function curveOf(game: string, reports: readonly FitReport[]): string {
  const losses = reports.flatMap(({ network, staticWeights }) => [network, staticWeights])
  const [least, most] = [Math.min(...losses) - 0.005, Math.max(...losses) + 0.005]
  const x = (i: number): number => EDGE + (reports.length === 1 ? 0.5 : i / (reports.length - 1)) * (WIDTH - 2 * EDGE)
  const y = (loss: number): number => EDGE + ((most - loss) / (most - least)) * (HEIGHT - 2 * EDGE)
  const drawn = LINES.map(([key, name, colour], line) => {
    const points = reports.map((report, i) => `${x(i).toFixed(1)},${y(report[key]).toFixed(1)}`)
    const dots = reports.map((report, i) => {
      const [cx, cy] = points[i]!.split(',')
      return `<circle cx="${cx}" cy="${cy}" r="4" fill="${colour}"/><text x="${cx}" y="${Number(cy) - 8}" text-anchor="middle">${report[key].toFixed(4)}</text>`
    })
    const label = `<text x="${EDGE}" y="${EDGE / 2 + line * 16}" fill="${colour}">${name}</text>`
    return `<polyline points="${points.join(' ')}" fill="none" stroke="${colour}" stroke-width="2"/>${dots.join('')}${label}`
  })
  const ticks = reports.map((_, i) => `<text x="${x(i).toFixed(1)}" y="${HEIGHT - EDGE / 2}" text-anchor="middle">${i + 1}</text>`)
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" font-family="sans-serif" font-size="12">` +
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="#fff"/>${drawn.join('')}${ticks.join('')}` +
    `<text x="${WIDTH / 2}" y="${HEIGHT - 6}" text-anchor="middle">${game}: log loss by generation</text></svg>\n`
  )
}
