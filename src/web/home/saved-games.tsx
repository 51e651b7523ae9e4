/** Games kept in this browser. */
import { useCallback, useEffect, useState } from 'react'
import { GameLine } from '../parts/game-line.tsx'
import { hrefOf } from '../router/router.ts'
import { type Kept, onChanged, ShelfTrouble, shelf } from '../store/shelf.ts'
import { useSay } from '../words/use-words.ts'

export function SavedGames() {
  const say = useSay()
  const [games, setGames] = useState<readonly Kept[]>([])
  const [trouble, setTrouble] = useState(false)
  const [going, setGoing] = useState<string | null>(null)

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

  async function remove(id: string): Promise<void> {
    await (await shelf()).remove(id)
    setGoing(null)
    await read()
  }

  if (trouble) return <p className="trouble">{say('shelf.unavailable')}</p>
  if (games.length === 0) return null
  return (
    <section className="saved" aria-labelledby="saved-games">
      <h2 id="saved-games">{say('home.saved')}</h2>
      <ul>
        {games.map((kept) => (
          <li key={kept.id}>
            <a href={hrefOf({ page: 'game', id: kept.id })} className="saved-game">
              <GameLine game={kept.record.game} players={kept.record.players} turn={kept.turn} winner={kept.winner} when={kept.changed} />
            </a>
            {kept.winner !== null && (
              <a className="button quiet" href={hrefOf({ page: 'replay', id: kept.id })}>
                {say('replay.watch')}
              </a>
            )}
            {going === kept.id ? (
              <>
                <button type="button" className="button danger" onClick={() => void remove(kept.id)}>
                  {say('home.delete-really')}
                </button>
                <button type="button" className="button" onClick={() => setGoing(null)}>
                  {say('page.cancel')}
                </button>
              </>
            ) : (
              <button type="button" className="button quiet" onClick={() => setGoing(kept.id)}>
                {say('home.delete')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
