/** Lines of a small plot: x from 0 to 1, y from -1 (the USSR's end) to 1 (that of the US), which stands above. */
type Points = readonly (readonly [x: number, y: number])[]

const figure = (n: number): string => String(Math.round(n * 10_000) / 10_000)
const up = (y: number): string => figure(-Math.max(-1, Math.min(1, y)))

/** Each value holds until the next. */
export const stepPath = (points: Points): string => `M0 0${points.map(([x, y]) => `H${figure(x)}V${up(y)}`).join('')}`

export const curvePath = (points: Points): string => points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${figure(x)} ${up(y)}`).join('')
