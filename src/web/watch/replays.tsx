/** Replays: the games of this browser, the archive of the server, and opening others. */
import { useCallback, useEffect, useState } from 'react'
import type { Say } from '../../words/page.ts'
import { PageHead } from '../parts/page-head.tsx'
import { nameOfPlayer } from '../parts/player-name.ts'
import { DeleteGame } from '../pictures/delete-game.tsx'
import { EmptyList } from '../pictures/empty-list.tsx'
import { cardOfReplay, finishedCard } from '../pictures/finished-card.ts'
import { GameCard, type GameCardProps } from '../pictures/game-card.tsx'
import { type KeptReplay, replayShelf } from '../replay/shelf.ts'
import { hrefOf } from '../router/router.ts'
import { loadMe, useMe } from '../store/me.ts'
import { shelf } from '../store/shelf.ts'
import { useDates, useRoomSay } from '../words/rooms.ts'
import '../people/room.css'
import { Archive } from './archive.tsx'
import { OpenGames } from './open.tsx'
import './watch.css'

interface ReplaysPageProps {
  readonly tab: 'here' | 'archive'
  /** What is looked for in the archive. */
  readonly wanted?: string
}

export default function ReplaysPage({ tab, wanted = '' }: ReplaysPageProps) {
  const say = useRoomSay()
  const server = useMe((me) => me.server)
  useEffect(() => void loadMe(), [])
  return (
    <div className="read-page replays-page">
      <PageHead here="replay" title={say('replay.title')}>
        <nav className="tabs-of-links" aria-label={say('watch.tabs')}>
          <a href={hrefOf({ page: 'replay' })} aria-current={tab === 'here' ? 'page' : undefined}>
            {say('replay.yours')}
          </a>
          <a href={hrefOf({ page: 'watch', tab: 'archive' })} aria-current={tab === 'archive' ? 'page' : undefined}>
            {say('watch.archive')}
          </a>
        </nav>
      </PageHead>
      <main>
        {tab === 'here' && <Here />}
        {tab === 'archive' && server === 'here' && <Archive first={wanted} />}
        {tab === 'archive' && server === 'unknown' && <p className="quiet">{say('page.loading')}</p>}
        {tab === 'archive' && server === 'none' && (
          <EmptyList title={say('room.no-server')} text={say('watch.archive.no-server')}>
            <button type="button" className="button primary" onClick={() => void loadMe(true)}>
              {say('page.retry')}
            </button>
          </EmptyList>
        )}
      </main>
    </div>
  )
}

interface Listed {
  readonly id: string
  readonly when: number
  readonly card: GameCardProps
  /** Opened here, not played here. */
  readonly isReplay: boolean
}

function replayCard(
  { id, opened, name, game, players, turn, winner, vp, influence }: KeptReplay,
  say: Say,
  date: (ms: number) => string,
): GameCardProps {
  const named = (side: 'us' | 'ussr'): string => (players[side] === undefined ? say(`home.side.${side}`) : nameOfPlayer(players[side], say))
  const ended = winner === null ? null : say('home.over', { winner: winner < 0 ? 'nobody' : winner === 0 ? 'us' : 'ussr' })
  return cardOfReplay({ id, game, turn, vp, influence }, named, ended, [name, date(opened)].filter(Boolean).join(' · '))
}

/** Games watched before, and those played here to their end. */
function Here() {
  const say = useRoomSay()
  const date = useDates()
  const [games, setGames] = useState<readonly Listed[] | null>(null)
  const read = useCallback(async (): Promise<void> => {
    try {
      const replays = await (await replayShelf()).all()
      const played = (await (await shelf()).all()).filter(({ winner }) => winner !== null)
      setGames(
        [
          ...replays.map((kept) => ({ id: kept.id, when: kept.opened, card: replayCard(kept, say, date), isReplay: true })),
          ...played.map((kept) => ({ id: kept.id, when: kept.changed, card: finishedCard(kept, say, date), isReplay: false })),
        ].sort((a, b) => b.when - a.when),
      )
    } catch {
      setGames([])
    }
  }, [say, date])
  useEffect(() => void read(), [read])
  const remove = async ({ id, isReplay }: Listed): Promise<void> => {
    await (isReplay ? (await replayShelf()).remove(id) : (await shelf()).remove(id))
    await read()
  }
  return (
    <>
      <OpenGames onOpened={() => void read()} />
      {games?.length === 0 && (
        <EmptyList title={say('replay.none')} text={say('replay.none.about')}>
          <a className="button primary" href={hrefOf({ page: 'play', with: 'computer' })}>
            {say('home.computer')}
          </a>
          <a className="button" href={hrefOf({ page: 'watch', tab: 'archive' })}>
            {say('replay.none.archive')}
          </a>
        </EmptyList>
      )}
      {games !== null && games.length > 0 && (
        <section className="kept-replays" aria-labelledby="kept-replays">
          <h2 id="kept-replays">{say('replay.kept')}</h2>
          <ul className="game-cards">
            {games.map((listed) => (
              <GameCard key={listed.id} {...listed.card}>
                <DeleteGame onDelete={() => void remove(listed)} />
              </GameCard>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}
