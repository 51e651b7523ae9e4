/** Something that is fetched when it is wanted first, and again when that is wanted. */
import { useCallback, useEffect, useState } from 'react'

export interface Loaded<T> {
  readonly value: T | undefined
  /** Why the last try failed, or null. */
  readonly error: unknown
  readonly retry: () => void
  /** What is known without fetching it again. */
  readonly set: (value: T) => void
}

/** `load` is called again when it changes: make it with `useCallback`. The old value stays until the new one is there. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [value, setValue] = useState<T>()
  const [error, setError] = useState<unknown>(null)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let wanted = tries >= 0
    const settle = async (): Promise<void> => {
      try {
        const loaded = await load()
        if (!wanted) return
        setValue(() => loaded)
        setError(null)
      } catch (reason) {
        if (wanted) setError(reason)
      }
    }
    void settle()
    return () => {
      wanted = false
    }
  }, [load, tries])
  const retry = useCallback(() => setTries((n) => n + 1), [])
  const set = useCallback((known: T) => setValue(() => known), [])
  return { value, error, retry, set }
}
