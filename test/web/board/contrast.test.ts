/** The colours of the page, measured: WCAG 2.2, 1.4.3 (AA 4.5), 1.4.6 (AAA 7, for figures), 1.4.11 (3, for what is no text). */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

type Colour = readonly [r: number, g: number, b: number]

const css = readFileSync('src/web/theme/tokens.css', 'utf8')

const THEMES = ['light', 'dark'] as const

/** Tokens with a colour for each theme. */
const tokens = new Map(
  [...css.matchAll(/--([\w-]+): light-dark\((#[0-9a-f]{6}), (#[0-9a-f]{6})\)/g)].map(([, name, light, dark]) => [name!, [light!, dark!]]),
)

function colour(name: string, theme: number): Colour {
  const hex = tokens.get(name)?.[theme]
  if (hex === undefined) throw new Error(`there is no colour ${name}`)
  return [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255) as unknown as Colour
}

const linear = (c: number): number => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)

const luminance = ([r, g, b]: Colour): number => 0.2126 * linear(r) + 0.7152 * linear(g) + 0.0722 * linear(b)

function contrast(a: Colour, b: Colour): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number]
  return (light + 0.05) / (dark + 0.05)
}

const REGIONS = [
  'western-europe',
  'western-europe-eastern-europe',
  'eastern-europe',
  'asia',
  'southeast-asia',
  'middle-east',
  'africa',
  'africa-middle-east',
  'central-america',
  'south-america',
]
const GROUND = ['sea', 'land', ...REGIONS]
const POWERS = ['land-us', 'land-ussr']
const POSTERS = [
  'us-ground',
  'us-ground-2',
  'ussr-ground',
  'ussr-ground-2',
  'neutral-ground',
  'neutral-ground-2',
  'china-ground',
  'china-ground-2',
  'scoring-ground',
  'scoring-ground-2',
  'poster-dark',
]
const PAGE = ['paper', 'surface', 'surface-raised', 'surface-sunk']

/** What stands on what. */
const TEXT: Readonly<Record<string, readonly string[]>> = {
  ink: [...PAGE, 'us-tint', 'ussr-tint', 'amber-tint', 'danger-tint', 'card', 'card-foot'],
  'ink-quiet': [...PAGE, ...GROUND, 'amber-tint', 'card', 'card-foot'],
  'region-ink': [...GROUND, ...POWERS],
  'on-poster': POSTERS,
  'china-gold': ['china-ground'],
  'scoring-ink': ['scoring-ground'],
  'back-ink': ['back'],
  amber: ['surface', 'amber-tint'],
  us: [...PAGE, 'us-tint'],
  ussr: [...PAGE, 'ussr-tint'],
  neutral: PAGE,
  danger: [...PAGE, 'danger-tint', 'amber-tint', 'card'],
  good: PAGE,
  'on-amber': ['amber-ground'],
  'on-neutral': ['neutral-ground'],
  surface: ['ink-quiet'],
}
/** Names, stability and influence on the board, and the levels of DEFCON. */
const FIGURES: Readonly<Record<string, readonly string[]>> = {
  ink: ['surface', 'paper', 'amber-tint', 'land', ...REGIONS],
  surface: ['ink'],
  us: ['surface', 'paper', 'plate'],
  ussr: ['surface', 'paper', 'plate'],
  plate: ['ink'],
  'on-us': ['us-ground'],
  'on-ussr': ['ussr-ground'],
  'on-defcon-1': ['defcon-1'],
  'on-defcon-3': ['defcon-3'],
  'on-poster': ['us-ground', 'ussr-ground', 'china-ground', 'neutral-ground', 'poster-dark'],
}
const SHAPES: Readonly<Record<string, readonly string[]>> = {
  'line-strong': ['surface', 'paper', 'surface-raised'],
  amber: ['surface', 'paper', ...GROUND],
  focus: [...PAGE, ...GROUND],
  link: GROUND,
  us: GROUND,
  ussr: GROUND,
  // A field of a power is known by the white figure and mark on it, at the contrast of AAA, and by the edge of what it stands in.
  'plate-line': ['plate', 'land', 'sea'],
  'on-poster': POSTERS,
}

const pairs = (table: Readonly<Record<string, readonly string[]>>): [string, string][] =>
  Object.entries(table).flatMap(([over, grounds]) => grounds.map((ground): [string, string] => [over, ground]))

/** The pairs that miss a contrast, so that a failure names them all. */
const missing = (table: Readonly<Record<string, readonly string[]>>, least: number): string[] =>
  THEMES.flatMap((name, theme) =>
    pairs(table).flatMap(([over, ground]) => {
      const measured = contrast(colour(over, theme), colour(ground, theme))
      return measured < least ? [`${over} on ${ground}, ${name}: ${measured.toFixed(2)}`] : []
    }),
  )

test('text has the contrast of AA on everything it stands on, in both themes', () => {
  expect(missing(TEXT, 4.5)).toEqual([])
})

test('names and figures on the board have the contrast of AAA', () => {
  expect(missing(FIGURES, 7)).toEqual([])
})

test('DEFCON 2, 4 and 5 can be read in large figures', () => {
  expect(missing({ 'on-defcon-2': ['defcon-2'], 'on-defcon-4': ['defcon-4'], 'on-defcon-5': ['defcon-5'] }, 4.5)).toEqual([])
})

test('rings, edges, links and fields stand out from what is around them', () => {
  expect(missing(SHAPES, 3)).toEqual([])
})

/** What eyes without green or red cones see (Viénot, Brettel and Mollon 1999), in linear light. */
const BLIND: Readonly<Record<string, readonly Colour[]>> = {
  deuteranopia: [
    [0.29275, 0.70725, -0.02234],
    [0.29275, 0.70725, 0.02234],
    [-0.02234, 0.02234, 1],
  ],
  protanopia: [
    [0.11238, 0.88762, 0],
    [0.11238, 0.88762, 0],
    [0.00401, -0.00401, 1],
  ],
}

function lab([r, g, b]: Colour): Colour {
  const f = (t: number): number => (t > 0.008856 ? Math.cbrt(t) : 7.787 * t + 16 / 116)
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505)
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b)
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

test.each(Object.entries(BLIND))('the two powers and amber differ with %s', (_, matrix) => {
  const seen = (name: string, theme: number): Colour => {
    const light = colour(name, theme).map(linear)
    const through = matrix.map((row) =>
      Math.max(
        0,
        row.reduce((sum, k, i) => sum + k * light[i]!, 0),
      ),
    )
    return lab(through as unknown as Colour)
  }
  for (const [theme] of THEMES.entries()) {
    const [us, ussr, amber] = ['us-ground', 'ussr-ground', 'amber-ground'].map((name) => seen(name, theme)) as [Colour, Colour, Colour]
    const apart = (a: Colour, b: Colour): number => Math.hypot(a[0] - b[0], a[1] - b[1], a[2] - b[2])
    expect(Math.min(apart(us, ussr), apart(us, amber), apart(ussr, amber))).toBeGreaterThan(20)
  }
})
