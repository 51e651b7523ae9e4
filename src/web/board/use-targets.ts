/** Brings into view what the question is about. */
import { useEffect, useEffectEvent } from 'react'
import { fitted, isSeen, onScreen, READABLE, type Size } from './camera.ts'
import { frameOf, type Layout } from './layout.ts'
import type { BoardProps } from './props.ts'
import type { Steering } from './use-camera.ts'

/**
 * Shows new targets where none of them is in view, the nearest one where all of them would be too small to read, and the country that waits to
 * be confirmed.
 */
export function useTargets(
  { legal, focus, look }: Pick<BoardProps, 'legal' | 'focus' | 'look'>,
  layout: Layout,
  size: Size,
  steering: Steering,
  onTargets: (targets: ReadonlySet<number>) => void,
): void {
  const isThere = size.width > 0
  const showTargets = useEffectEvent((targets: ReadonlySet<number>, on: Layout): void => {
    const camera = steering.camera()
    if (![...targets].some((country) => isSeen(camera, frameOf(on, [country]), size))) {
      const all = frameOf(on, targets)
      const far = (country: number): number => {
        const [x, y] = onScreen(camera, on.boxes.get(country)!)
        return Math.hypot(x - size.width / 2, y - size.height / 2)
      }
      const nearest = [...targets].filter((country) => on.boxes.has(country)).toSorted((a, b) => far(a) - far(b))
      steering.bring(fitted(all, size).scale < READABLE ? frameOf(on, nearest.slice(0, 1)) : all)
    }
    onTargets(targets)
  })
  useEffect(() => {
    if (isThere && legal.size > 0) showTargets(legal, layout)
  }, [legal, layout, isThere])

  const showFocus = useEffectEvent((country: number, on: Layout): void => steering.bring(frameOf(on, [country])))
  useEffect(() => {
    if (isThere && focus !== undefined && layout.boxes.has(focus)) showFocus(focus, layout)
  }, [focus, layout, isThere])
  useEffect(() => {
    if (isThere && look !== undefined && layout.boxes.has(look)) showFocus(look, layout)
  }, [look, layout, isThere])

  // After a resize the camera starts anew, and what was in view may be hidden.
  const onResize = useEffectEvent((): void => {
    if (legal.size > 0 && steering.untouched()) showTargets(legal, layout)
    if (focus !== undefined && layout.boxes.has(focus)) showFocus(focus, layout)
  })
  useEffect(() => {
    if (size.width > 0) onResize()
  }, [size])
}
