/** The name of what is being sent: the same until it is done, so that a double click, or a second try, counts once. */
import { useState } from 'react'
import { hex } from '../chance/random.ts'

const BYTES = 12

export function useSending(): { readonly id: string; readonly isSent: () => void } {
  const [id, setId] = useState(() => hex(BYTES))
  return { id, isSent: () => setId(hex(BYTES)) }
}
