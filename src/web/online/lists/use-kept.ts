/** What this browser keeps of games on a server. */
import { useCallback, useEffect, useState } from 'react'
import { type KeptOnline, keepOnline, onlineShelf } from '../access/shelf.ts'

export interface KeptHere {
  readonly kept: readonly KeptOnline[]
  readonly forget: (id: string) => void
  readonly add: (more: readonly KeptOnline[]) => void
}

const NONE: readonly KeptOnline[] = []

export function useKept(): KeptHere {
  const [kept, setKept] = useState(NONE)
  useEffect(() => {
    const read = async (): Promise<void> => {
      try {
        setKept(await (await onlineShelf()).all())
      } catch {
        setKept(NONE) // the list of the other games says that the browser keeps nothing
      }
    }
    void read()
  }, [])
  const forget = useCallback((id: string): void => {
    const remove = async (): Promise<void> => {
      await (await onlineShelf()).remove(id)
      setKept((all) => all.filter((game) => game.id !== id))
    }
    void remove()
  }, [])
  const add = useCallback((more: readonly KeptOnline[]): void => {
    for (const one of more) void keepOnline(one)
    setKept((all) => [...all, ...more.filter(({ id }) => !all.some((known) => known.id === id))])
  }, [])
  return { kept, forget, add }
}
