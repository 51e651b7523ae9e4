/** The keys that move the map from anywhere on the page: 0 for all of it, 1 and up for its regions, + and - to zoom. */
import { useEffect, useEffectEvent } from 'react'
import type { Steering } from './use-camera.ts'

/** Whether something else wants the key: a field that the person writes in, or an open dialog. */
const isBusy = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]') !== null

export function useMapKeys(steering: Steering, regions: readonly number[], showRegion: (region: number) => void): void {
  const onKey = useEffectEvent((event: KeyboardEvent): void => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || isBusy(event.target)) return
    const region = regions[Number(event.key) - 1]
    if (event.key === '0') steering.showAll()
    else if (event.key === '+' || event.key === '=') steering.zoomIn()
    else if (event.key === '-') steering.zoomOut()
    else if (region !== undefined) showRegion(region)
    else return
    event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: KeyboardEvent): void => onKey(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
}
