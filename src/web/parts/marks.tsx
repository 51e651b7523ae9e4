/** The marks of the two powers: each has its own shape, for people who cannot distinguish the colours. */
import type { Side } from '../../engine/script.ts'
import './marks.css'

/** A roundel, and a star with five points, in a square of 2 around the middle. */
const SHAPES: readonly [us: string, ussr: string] = [
  'M0-1A1 1 0 0 1 0 1A1 1 0 0 1 0-1ZM0-.42A.42 .42 0 0 0 0 .42A.42 .42 0 0 0 0-.42Z',
  'M0-1.05L.26-.34L1-.32L.42.14L.62.86L0 .45L-.62.86L-.42.14L-1-.32L-.26-.34Z',
]

export interface MarkProps {
  readonly side: Side
  readonly x?: number
  readonly y?: number
  /** Half its height. */
  readonly size: number
}

/** A mark inside a drawing. */
export const Mark = ({ side, x = 0, y = 0, size }: MarkProps) => (
  <path className="mark" d={SHAPES[side]} transform={`translate(${x} ${y}) scale(${size})`} />
)

/** A mark in a line of text. */
export const TextMark = ({ side }: { readonly side: Side }) => (
  <svg className={`text-mark ${side === 0 ? 'us' : 'ussr'}`} viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true">
    <path d={SHAPES[side]} />
  </svg>
)
