/** Games on a server that this browser takes part in. The list is fetched only where there are any. */
import { lazy, Suspense, useEffect, useState } from 'react'
import { type KeptOnline, onlineShelf } from '../online/shelf.ts'

const List = lazy(() => import('../online/games.tsx'))

export function OnlineGames() {
  const [games, setGames] = useState<readonly KeptOnline[]>([])
  useEffect(() => {
    const read = async (): Promise<void> => {
      try {
        setGames((await (await onlineShelf()).all()).sort((a, b) => b.changed - a.changed))
      } catch {
        setGames([]) // the list of the other games says that the browser keeps nothing
      }
    }
    void read()
  }, [])
  if (games.length === 0) return null
  const forget = async (id: string): Promise<void> => {
    await (await onlineShelf()).remove(id)
    setGames((all) => all.filter((game) => game.id !== id))
  }
  return (
    <Suspense>
      <List games={games} onForget={(id) => void forget(id)} />
    </Suspense>
  )
}
