/** Brings the step of a scene into view, and the board back to where it stood. */
import { useEffect, useEffectEvent } from 'react'
import { US, USSR } from '../../engine/script.ts'
import type { Insets, Size } from './camera.ts'
import { frameOf, type Layout } from './layout.ts'
import type { BoardScene } from './props.ts'
import type { Steering } from './use-camera.ts'

/** Below this width a scene has no room beside the country, below this height little above and below it. */
const NARROW = 700
const LOW = 400
/** From this ratio of width to height on the board lies on its side. */
const WIDE = 1.8
/** Room for the card at the edge, the die above the country and its sum below it. */
const AROUND: Insets = { left: 220, top: 130, right: 200, bottom: 150 }
/** Room for the ledger of a region; on a phone without the names in it, and for each of these. */
const LEDGER = 540
const LOW_LEDGER = 240
const NAME = 14
const PADDING = 28

/** Whether a region lies in the left half of the board: its ledger stands to the right. */
export const isWest = (layout: Layout, countries: Iterable<number>): boolean => {
  const { x, width } = frameOf(layout, countries)
  return x + width / 2 < layout.whole.x + layout.whole.width / 2
}

function insetsOf({ step, lit }: BoardScene, layout: Layout, { width, height }: Size): Insets {
  const isScoring = step.kind === 'level' || step.kind === 'battlegrounds' || step.kind === 'sum'
  if (!isScoring) {
    if (height < LOW) {
      // One country has a die above and a sum below it, which may stand where the regions stood; several have nothing.
      if (lit.size > 1) return { left: 110, right: 24, top: 24, bottom: 24 }
      // Where there is width for it, the change of its left half stands between it and the card.
      return { left: Math.max(width * 0.3, width > height * WIDE ? 216 : 110), right: width * 0.3, top: 80, bottom: 90 }
    }
    if (width >= NARROW) return AROUND
    // A sum is almost as wide as a phone: its country stands in the middle, several countries have all the room.
    const aside = lit.size === 1 ? width * 0.36 : 12
    return { left: aside, right: aside, top: 110, bottom: 110 }
  }
  if (width < NARROW && height >= LOW) {
    // The ledger below grows with the names in it; above a country stands what it is worth.
    const most = Math.max(...[US, USSR].map((side) => [...lit.values()].filter((each) => each === side).length))
    return { left: 10, right: 10, top: 22, bottom: Math.min(height * 0.55, LOW_LEDGER + NAME * most) }
  }
  const aside = Math.min(LEDGER, width * 0.6)
  return isWest(layout, lit.keys())
    ? { left: PADDING, right: aside, top: PADDING, bottom: PADDING }
    : { left: aside, right: PADDING, top: PADDING, bottom: PADDING }
}

export function useScene(scene: BoardScene | null, layout: Layout, size: Size, steering: Steering): void {
  const isThere = size.width > 0
  const go = useEffectEvent((now: BoardScene | null): void => {
    if (now === null || now.lit.size === 0) steering.leave()
    else steering.visit(frameOf(layout, now.lit.keys()), insetsOf(now, layout, size))
  })
  useEffect(() => {
    if (isThere) go(scene)
  }, [scene, isThere])
}
