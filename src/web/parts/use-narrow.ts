/** Whether the page is narrow: a phone, or a tablet held upright; the same widths as in table.css. */
import { useSyncExternalStore } from 'react'

const query = matchMedia('(max-width: 800px), (max-width: 1100px) and (orientation: portrait)')

function onChange(changed: () => void): () => void {
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

export const useNarrow = (): boolean => useSyncExternalStore(onChange, () => query.matches)
