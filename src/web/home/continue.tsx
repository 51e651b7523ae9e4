/** The games that this person can continue, on a server and in this browser: those that wait for them first. */
import { lazy, Suspense, useEffect, useState } from 'react'
import { HUMAN } from '../../match/players.ts'
import type { Say } from '../../words/page.ts'
import type { ListedGame } from '../online/lists/listed.ts'
import { useKept } from '../online/lists/use-kept.ts'
import { nameOfPlayer } from '../parts/player-name.ts'
import { DeleteGame } from '../pictures/delete-game.tsx'
import { GameCard, type GameCardProps } from '../pictures/game-card.tsx'
import { useLocalGames } from '../pictures/local-games.ts'
import { hrefOf } from '../router/router.ts'
import { useMe } from '../store/me.ts'
import type { Kept } from '../store/shelf.ts'
import { useSay } from '../words/use-words.ts'

/** Asks the server, where there may be games on it. */
const OnlineGames = lazy(() => import('./online-games.tsx'))

/** More than these are shown when they are wanted. */
const SHOWN = 6

interface Continued extends GameCardProps {
  readonly id: string
  readonly changed: number
  readonly isLocal: boolean
}

function ofBrowser({ id, changed, turn, vp, defcon, influence, record: { game, players } }: Kept, say: Say): Continued {
  const isHotSeat = players.us === HUMAN && players.ussr === HUMAN
  const named = (side: 'us' | 'ussr'): string =>
    isHotSeat ? say(`home.side.${side}`) : players[side] === HUMAN ? say('home.you') : nameOfPlayer(players[side], say)
  return {
    id,
    changed,
    isLocal: true,
    href: hrefOf({ page: 'game', id }),
    game,
    influence: influence ?? null,
    players: { us: named('us'), ussr: named('ussr') },
    turn,
    vp: vp ?? null,
    defcon: defcon ?? null,
    isMine: true,
    note: say(isHotSeat ? 'home.at-one-screen' : 'home.against-computer'),
  }
}

interface ContinueProps {
  /** Called with whether there are any, when that is known. */
  readonly onGames: (has: boolean) => void
}

export default function Continue({ onGames }: ContinueProps) {
  const say = useSay()
  const here = useKept()
  const { games: local, isRead, remove, trouble } = useLocalGames()
  const isSignedIn = useMe((me) => me.person !== null)
  const isOnline = here.kept.length > 0 || isSignedIn
  const [online, setOnline] = useState<readonly (Continued & Pick<ListedGame, 'state'>)[]>([])
  const [isAll, setAll] = useState(false)
  const unfinished = local.filter(({ winner }) => winner === null).map((kept) => ofBrowser(kept, say))
  const games = [...(isOnline ? online : []), ...unfinished].sort(
    (a, b) => Number(b.isMine) - Number(a.isMine) || Number(a.isLocal) - Number(b.isLocal) || b.changed - a.changed,
  )
  const has = games.length > 0
  useEffect(() => {
    if (has || (isRead && !isOnline)) onGames(has)
  }, [has, isRead, isOnline, onGames])
  const waiting = games.filter(({ isMine }) => isMine).length
  return (
    <>
      {isOnline && (
        <Suspense>
          <OnlineGames here={here} onGames={setOnline} />
        </Suspense>
      )}
      {trouble && <p className="trouble">{say('shelf.unavailable')}</p>}
      {has && (
        <section className="continue">
          <h1>
            {say('home.continue')} <small>{say('home.continue.waiting', { n: waiting })}</small>
          </h1>
          <ul className="game-cards">
            {(isAll ? games : games.slice(0, SHOWN)).map(({ id, changed: _changed, isLocal, ...card }) => (
              <GameCard key={id} {...card}>
                {isLocal && <DeleteGame onDelete={() => remove(id)} />}
              </GameCard>
            ))}
          </ul>
          {!isAll && games.length > SHOWN && (
            <button type="button" className="button" onClick={() => setAll(true)}>
              {say('home.continue.all', { n: games.length })}
            </button>
          )}
        </section>
      )}
    </>
  )
}
