/** Arrows at the edges of the map: so many legal targets are out of view there, and a click goes to them. */
import { useEffect, useMemo, useState } from 'react'
import { useSay } from '../words/use-words.ts'
import type { Size } from './camera.ts'
import { beyondEdges, EDGES, towards } from './edges.ts'
import type { Layout } from './layout.ts'
import type { Direction } from './travel.ts'
import type { Steering } from './use-camera.ts'

const CHEVRONS: Readonly<Record<Direction, string>> = {
  left: 'M15 5l-7 7 7 7',
  right: 'M9 5l7 7-7 7',
  up: 'M5 15l7-7 7 7',
  down: 'M5 9l7 7 7-7',
}

interface ArrowsProps {
  readonly legal: ReadonlySet<number>
  readonly layout: Layout
  readonly size: Size
  readonly steering: Steering
}

const NONE: readonly number[] = [0, 0, 0, 0]

export function Arrows({ legal, layout, size, steering }: ArrowsProps) {
  const say = useSay()
  const targets = useMemo(() => [...legal].map((country) => layout.boxes.get(country)).filter((at) => at !== undefined), [legal, layout])
  const [counts, setCounts] = useState(NONE)
  useEffect(
    () =>
      steering.watch((camera) => {
        const beyond = beyondEdges(camera, targets, size)
        const now = EDGES.map((edge) => beyond[edge].length)
        setCounts((before) => (now.every((n, i) => n === before[i]) ? before : now))
      }),
    [steering, targets, size],
  )
  return EDGES.map((edge, i) => {
    const n = counts[i]!
    return (
      n > 0 && (
        <button
          key={edge}
          type="button"
          className={`edge-arrow ${edge}`}
          aria-label={say('board.beyond', { edge, n })}
          onClick={() => {
            const camera = steering.camera()
            steering.goTo(towards(camera, edge, beyondEdges(camera, targets, size)[edge], size))
          }}
        >
          <svg viewBox="0 0 24 24" aria-hidden="true">
            <path d={CHEVRONS[edge]} />
          </svg>
          {n}
        </button>
      )
    )
  })
}
