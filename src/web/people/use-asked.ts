/** Something of the server's, fetched when it is wanted and again when it has changed. */
import { useCallback, useEffect, useState } from 'react'
import { Refused } from './api.ts'

export interface Asked<T> {
  readonly value: T | undefined
  readonly trouble: Refused | null
  readonly again: () => void
  /** What is known without asking again. */
  readonly set: (value: T) => void
}

/** `load` is called again when it changes: make it with `useCallback`. The old value stays until the new one is there. */
export function useAsked<T>(load: () => Promise<T>): Asked<T> {
  const [value, setValue] = useState<T>()
  const [trouble, setTrouble] = useState<Refused | null>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let wanted = tries >= 0
    const settle = async (): Promise<void> => {
      try {
        const loaded = await load()
        if (!wanted) return
        setValue(() => loaded)
        setTrouble(null)
      } catch (error) {
        if (!(error instanceof Refused)) throw error
        if (wanted) setTrouble(error)
      }
    }
    void settle()
    return () => {
      wanted = false
    }
  }, [load, tries])
  const again = useCallback(() => setTries((n) => n + 1), [])
  const set = useCallback((known: T) => setValue(() => known), [])
  return { value, trouble, again, set }
}
