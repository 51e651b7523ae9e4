/** A small plot over the whole game: the US above, the USSR below. */
import type { PointerEvent } from 'react'
import type { VpPoint } from './luck.ts'

/** Its width and height in the units of its text. */
const SIZE = [600, 160] as const

export interface CurveProps {
  /** In a space of 1 by 2, as replay/plot.ts draws it. */
  readonly path: string
  /** Where each turn begins, as points of the marker's way. */
  readonly turns: readonly VpPoint[]
  readonly moves: number
  readonly label: string
  readonly top: string
  readonly bottom: string
  readonly caption: string
  readonly size?: readonly [width: number, height: number]
  /** The move that is shown, where one may go to others by a click. */
  readonly at?: number
  readonly onPick?: (move: number) => void
}

export function Curve({ path, turns, moves, label, top, bottom, caption, size: [width, height] = SIZE, at, onPick }: CurveProps) {
  const pick = (event: PointerEvent<SVGSVGElement>): void => {
    const frame = event.currentTarget.getBoundingClientRect()
    onPick?.(Math.round(Math.max(0, Math.min(1, (event.clientX - frame.left) / frame.width)) * moves))
  }
  const x = (at: number): number => (at / Math.max(1, moves)) * width
  return (
    <figure className="vp-curve">
      <svg
        viewBox={`0 -12 ${width} ${height + 24}`}
        role="img"
        aria-label={label}
        className={onPick === undefined ? undefined : 'pickable'}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId)
          pick(event)
        }}
        onPointerMove={(event) => event.buttons > 0 && pick(event)}
      >
        <line x1="0" x2={width} y1={height / 2} y2={height / 2} className="zero" />
        {turns.map(({ at, turn }) => (
          <g key={turn}>
            <line x1={x(at)} x2={x(at)} y1="0" y2={height} className="turn" />
            <text x={x(at) + 3} y={height + 10}>
              {turn}
            </text>
          </g>
        ))}
        <g transform={`scale(${width} ${height / 2}) translate(0 1)`}>
          <path d={path} vectorEffect="non-scaling-stroke" />
        </g>
        {at !== undefined && <line x1={x(at)} x2={x(at)} y1="0" y2={height} className="here" />}
        <text x="2" y="-2" className="us">
          {top}
        </text>
        <text x="2" y={height - 4} className="ussr">
          {bottom}
        </text>
      </svg>
      <figcaption>{caption}</figcaption>
    </figure>
  )
}
