/** Deletes a game of this browser, after a second click. */
import { useState } from 'react'
import { useSay } from '../words/use-words.ts'

export function DeleteGame({ onDelete }: { readonly onDelete: () => void }) {
  const say = useSay()
  const [isGoing, setGoing] = useState(false)
  return (
    <span className="game-card-ways">
      {isGoing ? (
        <>
          <button type="button" className="button small danger" onClick={onDelete}>
            {say('home.delete-really')}
          </button>
          <button type="button" className="button small" onClick={() => setGoing(false)}>
            {say('page.cancel')}
          </button>
        </>
      ) : (
        <button type="button" className="button small quiet" onClick={() => setGoing(true)}>
          {say('home.delete')}
        </button>
      )}
    </span>
  )
}
