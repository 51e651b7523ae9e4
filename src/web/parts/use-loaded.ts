/** Something that is fetched when it is wanted first. */
import { useCallback, useEffect, useState } from 'react'

export interface Loaded<T> {
  readonly value: T | undefined
  readonly failed: boolean
  readonly retry: () => void
}

/** `load` is called again when it changes: make it with `useCallback`. The old value stays until the new one is there. */
export function useLoaded<T>(load: () => Promise<T>): Loaded<T> {
  const [value, setValue] = useState<T>()
  const [failed, setFailed] = useState(false)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    let wanted = tries >= 0
    const settle = async (): Promise<void> => {
      try {
        const loaded = await load()
        if (!wanted) return
        setValue(() => loaded)
        setFailed(false)
      } catch {
        if (wanted) setFailed(true)
      }
    }
    void settle()
    return () => {
      wanted = false
    }
  }, [load, tries])
  const retry = useCallback(() => setTries((n) => n + 1), [])
  return { value, failed, retry }
}
