/** Before the first game: what awaits one, and the way into it. */
import { useEffect, useState } from 'react'
import { PageHead } from '../parts/page-head.tsx'
import { go, hrefOf } from '../router/router.ts'
import { showGuide } from '../store/guide.ts'
import { startGame } from '../store/local-table.ts'
import { shelf } from '../store/shelf.ts'
import { useSay } from '../words/use-words.ts'
import { FIRST_GAME, isFirstGame } from './first-game.ts'
import './learn.css'

export default function LearnPage() {
  const say = useSay()
  const [begun, setBegun] = useState<string | null>(null)
  useEffect(() => {
    let wanted = true
    const look = async (): Promise<void> => {
      try {
        const games = await (await shelf()).all()
        const found = games.filter(({ winner, record }) => winner === null && isFirstGame(record)).sort((a, b) => b.changed - a.changed)[0]
        if (wanted) setBegun(found?.id ?? null)
      } catch {
        // What can't be kept is begun anew.
      }
    }
    void look()
    return () => {
      wanted = false
    }
  }, [])
  const start = (): void => {
    showGuide(true)
    go({ page: 'game', id: startGame(FIRST_GAME.start, FIRST_GAME.seats, FIRST_GAME.origin) })
  }
  return (
    <div className="read-page learn-page">
      <PageHead here="learn" title={say('learn.title')} />
      <main>
        <p>{say('learn.about')}</p>
        <p className="quiet">{say('learn.time')}</p>
        <p className="learn-start">
          {begun !== null && (
            <a className="button primary large" href={hrefOf({ page: 'game', id: begun })} onClick={() => showGuide(true)}>
              {say('learn.continue')}
            </a>
          )}
          <button type="button" className={begun === null ? 'button primary large' : 'button large'} onClick={start}>
            {say(begun === null ? 'learn.start' : 'learn.again')}
          </button>
        </p>
        <p>
          {say('learn.more')} <a href={hrefOf({ page: 'rules', book: 'red-sea' })}>{say('nav.rules')}</a>
        </p>
      </main>
    </div>
  )
}
