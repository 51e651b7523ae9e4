/** Arrows at the edges of the map: so many legal targets are out of view there, and a click goes to them. */
import { type CSSProperties, useEffect, useMemo, useState } from 'react'
import { useSay } from '../words/use-words.ts'
import type { Size } from './camera.ts'
import { beyondEdges, EDGES, placeAlong, towards } from './edges.ts'
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
const MIDDLES: readonly number[] = [0.5, 0.5, 0.5, 0.5]

const same = (a: readonly number[], b: readonly number[]): boolean => a.every((n, i) => n === b[i])
/** How long the board has been at rest before the arrows make way for what is under them, in milliseconds. */
const RESTS = 150

export function Arrows({ legal, layout, size, steering }: ArrowsProps) {
  const say = useSay()
  const targets = useMemo(() => [...legal].map((country) => layout.boxes.get(country)).filter((at) => at !== undefined), [legal, layout])
  const [counts, setCounts] = useState(NONE)
  const [places, setPlaces] = useState(MIDDLES)
  useEffect(() => {
    let timer = 0
    const stop = steering.watch((camera) => {
      const beyond = beyondEdges(camera, targets, size)
      const now = EDGES.map((edge) => beyond[edge].length)
      setCounts((before) => (same(before, now) ? before : now))
      clearTimeout(timer)
      timer = window.setTimeout(() => {
        const best = EDGES.map((edge) => placeAlong(camera, edge, targets, size))
        setPlaces((before) => (same(before, best) ? before : best))
      }, RESTS)
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [steering, targets, size])
  return EDGES.map((edge, i) => {
    const n = counts[i]!
    return (
      n > 0 && (
        <button
          key={edge}
          type="button"
          className={`edge-arrow ${edge}`}
          style={{ '--along': `${places[i]! * 100}%` } as CSSProperties}
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
