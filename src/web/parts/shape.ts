/** The shapes of the table: a desk, a tall one (a phone, or a tablet held upright), a low one (a phone held sideways, or a large zoom). */
import { useSyncExternalStore } from 'react'

export type Shape = 'desk' | 'tall' | 'low'

/** The same sizes as in theme/tokens.css. */
const LOW = matchMedia('(max-height: 560px) and (orientation: landscape)')
const TALL = matchMedia('(max-width: 800px), (max-width: 1100px) and (orientation: portrait)')

function onChange(changed: () => void): () => void {
  const queries = [LOW, TALL]
  for (const query of queries) query.addEventListener('change', changed)
  return () => {
    for (const query of queries) query.removeEventListener('change', changed)
  }
}

export const useShape = (): Shape => useSyncExternalStore(onChange, () => (LOW.matches ? 'low' : TALL.matches ? 'tall' : 'desk'))
