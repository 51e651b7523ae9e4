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

/** At one edge: so many targets lie beyond it, and where along it the arrow covers least. */
interface Arrow {
  readonly edge: Direction
  readonly n: number
  readonly along: number
}

const NONE: readonly Arrow[] = []
/** How long the board has been at rest before its arrows come, in milliseconds: shorter than `SETTLED` of the camera, so that none is seen to move. */
const RESTS = 150

export function Arrows({ legal, layout, size, steering }: ArrowsProps) {
  const say = useSay()
  const targets = useMemo(() => [...legal].map((country) => layout.boxes.get(country)).filter((at) => at !== undefined), [legal, layout])
  const [arrows, setArrows] = useState(NONE)
  useEffect(() => {
    let timer = 0
    let isFirst = true
    // While the board moves none is seen (board.css): an arrow never moves under the finger, and one that has the focus keeps it.
    const stop = steering.watch((camera) => {
      const place = (): void => {
        const beyond = beyondEdges(camera, targets, size)
        const shown = EDGES.filter((edge) => beyond[edge].length > 0)
        setArrows(shown.map((edge) => ({ edge, n: beyond[edge].length, along: placeAlong(camera, edge, targets, size) })))
      }
      clearTimeout(timer)
      if (isFirst) place()
      else timer = window.setTimeout(place, RESTS)
      isFirst = false
    })
    return () => {
      clearTimeout(timer)
      stop()
    }
  }, [steering, targets, size])
  return arrows.map(({ edge, n, along }) => (
    <button
      key={edge}
      type="button"
      className={`edge-arrow ${edge}`}
      style={{ '--along': `${along * 100}%` } as CSSProperties}
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
  ))
}
