/** A side by its shape, never by colour alone; 2 is both of them. */
import type { Side } from '../../engine/script.ts'
import { TextMark } from './marks.tsx'

export function SideMark({ side }: { readonly side: Side | 2 }) {
  if (side !== 2) return <TextMark side={side} />
  return (
    <span className="both-marks">
      <TextMark side={0} />
      <TextMark side={1} />
    </span>
  )
}
