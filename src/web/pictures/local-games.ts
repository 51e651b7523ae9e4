/** The games that are kept in this browser, the last one first. */
import { useCallback, useEffect, useState } from 'react'
import { type Kept, onChanged, ShelfTrouble, shelf } from '../store/shelf.ts'

export interface LocalGames {
  readonly games: readonly Kept[]
  /** Whether the list has been read. */
  readonly isRead: boolean
  /** Whether the browser keeps nothing. */
  readonly trouble: boolean
  readonly remove: (id: string) => void
}

export function useLocalGames(): LocalGames {
  const [games, setGames] = useState<readonly Kept[] | null>(null)
  const [trouble, setTrouble] = useState(false)
  const read = useCallback(async (): Promise<void> => {
    try {
      const all = await (await shelf()).all()
      setGames(all.sort((a, b) => b.changed - a.changed))
      setTrouble(false)
    } catch (error) {
      if (!(error instanceof ShelfTrouble)) throw error
      setTrouble(true)
    }
  }, [])
  useEffect(() => {
    void read()
    return onChanged(() => void read())
  }, [read])
  const remove = useCallback(
    (id: string): void => {
      void shelf()
        .then((all) => all.remove(id))
        .then(read)
    },
    [read],
  )
  return { games: games ?? [], isRead: games !== null, trouble, remove }
}
