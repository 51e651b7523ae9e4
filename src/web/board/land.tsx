/** The land under the boxes: the largest and quietest part of the board. Its paths are fetched when they are first drawn. */
import { memo, useEffect, useState } from 'react'
import type { Rules } from '../../rules/ruleset.ts'
import { BOX, type Land as Drawn, type Layout, type SceneProps, tintOf } from './layout.ts'

function useLand(layout: Layout): Drawn | null {
  const [drawn, setDrawn] = useState<{ readonly of: Layout; readonly land: Drawn } | null>(null)
  useEffect(() => {
    let wanted = true
    // Without its land the board still has all its boxes.
    layout.land().then(
      (land) => wanted && setDrawn({ of: layout, land }),
      () => undefined,
    )
    return () => {
      wanted = false
    }
  }, [layout])
  return drawn?.of === layout ? drawn.land : null
}

/** Boxes farther from their land than this, in units of the board, are tied to it by a line. */
const NEAR = 16

/** The superpowers' own land. */
const POWER_LAND: Readonly<Record<string, string>> = { us: 'land-us', ussr: 'land-ussr' }

/** Lines of the grid, in units of the board. */
const GRID = 160

function gridOf({ whole: { width, height } }: Layout): string {
  const lines = (length: number, line: (at: number) => string): string =>
    Array.from({ length: Math.floor(length / GRID) }, (_, i) => line((i + 1) * GRID - GRID / 2)).join('')
  return lines(width, (x) => `M${x} ${-height}V${height * 2}`) + lines(height, (y) => `M${-width} ${y}H${width * 2}`)
}

/** Three pale lines run along the coasts, the widest below: a path for each piece of land, because only what is near is drawn anew. */
const COASTS = [1, 2, 3] as const

function ties({ boxes }: Layout, { map }: Rules, { places }: Drawn) {
  return [...boxes].flatMap(([country, [x, y]]) => {
    const [px, py] = places[map.countries[country]!.id] ?? []
    if (px === undefined || py === undefined) return []
    const away = Math.hypot(Math.max(0, Math.abs(px - x) - BOX.width / 2), Math.max(0, Math.abs(py - y) - BOX.height / 2))
    return away < NEAR ? [] : [{ country, x, y, px, py }]
  })
}

export const Land = memo(function Land({ layout, rules, closed }: SceneProps) {
  const drawn = useLand(layout)
  const numbers = new Map(rules.map.countries.flatMap((country, n) => (country === undefined ? [] : [[country.id, n]])))
  const paths = Object.entries(drawn?.land ?? {}).map(([id, d]) => {
    const country = numbers.get(id)
    const tint = country === undefined ? (POWER_LAND[id] ?? 'land') : tintOf(rules, country) || 'land'
    const isClosed = country !== undefined && (rules.map.countries[country]!.regions & closed) !== 0
    return { id, d, tint, isClosed }
  })
  return (
    // biome-ignore lint/a11y/noAriaHiddenOnFocusable: nothing in it can be focused
    <g className="land" aria-hidden="true">
      <defs>
        <pattern id="hatch" width={9} height={9} patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path className="hatch" d="M0 0V9" />
        </pattern>
      </defs>
      <path className="grid" d={gridOf(layout)} />
      {COASTS.map((n) => (
        <g key={n} className={`coast coast-${n}`}>
          {paths.map(({ id, d }) => (
            <path key={id} d={d} />
          ))}
        </g>
      ))}
      {paths.map(({ id, d, tint }) => (
        <path key={id} d={d} style={{ fill: `var(--${tint})` }} />
      ))}
      {paths.map(({ id, d, isClosed }) => isClosed && <path key={id} className="hatched" d={d} />)}
      {drawn !== null &&
        ties(layout, rules, drawn).map(({ country, x, y, px, py }) => (
          <g key={country} className="tie">
            <path d={`M${x} ${y}L${px} ${py}`} />
            <circle cx={px} cy={py} r={4} />
          </g>
        ))}
    </g>
  )
})
