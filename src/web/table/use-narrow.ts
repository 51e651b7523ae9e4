/** Whether the page is as narrow as a phone held upright; the same width as in table.css. */
import { useSyncExternalStore } from 'react'

const query = matchMedia('(max-width: 800px)')

function onChange(changed: () => void): () => void {
  query.addEventListener('change', changed)
  return () => query.removeEventListener('change', changed)
}

export const useNarrow = (): boolean => useSyncExternalStore(onChange, () => query.matches)
