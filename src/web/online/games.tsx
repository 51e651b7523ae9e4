/** The list of one's games on the server: whose move it is in each. */
import { useEffect, useState } from 'react'
import { bookOfGame } from '../router/books.ts'
import { hrefOf } from '../router/router.ts'
import { useSay } from '../words.tsx'
import { NoServer, RefusedRequest, type Standing, standingOf } from './server.ts'
import type { KeptOnline } from './shelf.ts'
import { useSayOnline } from './words.ts'
import './online.css'

interface GamesProps {
  readonly games: readonly KeptOnline[]
  readonly onForget: (id: string) => void
}

export default function Games({ games, onForget }: GamesProps) {
  const say = useSayOnline()
  return (
    <section className="saved online-games" aria-labelledby="online-games">
      <h2 id="online-games">{say('games.title')}</h2>
      <ul>
        {games.map((kept) => (
          <GameRow key={kept.id} kept={kept} onForget={() => onForget(kept.id)} />
        ))}
      </ul>
    </section>
  )
}

/** While the page is open it looks again now and then. */
const EVERY = 20_000

type Found = Standing | 'gone' | 'unreachable' | null

async function found({ id, fresh, token }: KeptOnline): Promise<Found> {
  try {
    return await standingOf(id, fresh ?? token)
  } catch (error) {
    if (error instanceof RefusedRequest) return error.code === 'not-found' || error.code === 'not-allowed' ? 'gone' : 'unreachable'
    if (error instanceof NoServer) return 'unreachable'
    throw error
  }
}

function useStanding(kept: KeptOnline): Found {
  const [standing, setStanding] = useState<Found>(null)
  useEffect(() => {
    let wanted = true
    const look = async (): Promise<void> => {
      const now = await found(kept)
      if (wanted) setStanding(now)
    }
    void look()
    const timer = setInterval(() => !document.hidden && void look(), EVERY)
    return () => {
      wanted = false
      clearInterval(timer)
    }
  }, [kept])
  return standing
}

function GameRow({ kept, onForget }: { readonly kept: KeptOnline; readonly onForget: () => void }) {
  const page = useSay()
  const say = useSayOnline()
  const standing = useStanding(kept)
  const [going, setGoing] = useState(false)
  const isOver = standing !== null && typeof standing === 'object' && standing.status === 'over'
  const isSafe = isOver || standing === 'gone' || kept.role === 'spectator'
  return (
    <li>
      <a href={hrefOf({ page: 'online', id: kept.id })} className="saved-game">
        <b>{say('games.line', { game: page(`home.game.${bookOfGame(kept.game ?? '')}`), role: kept.role ?? 'spectator' })}</b>{' '}
        <StandingText kept={kept} standing={standing} />
      </a>
      {going ? (
        <>
          <small>{say('games.forget.about')}</small>
          <button type="button" className="button danger" onClick={onForget}>
            {say('games.forget-really')}
          </button>
          <button type="button" className="button" onClick={() => setGoing(false)}>
            {page('page.cancel')}
          </button>
        </>
      ) : (
        <button type="button" className="button quiet" onClick={() => (isSafe ? onForget() : setGoing(true))}>
          {say('games.forget')}
        </button>
      )}
    </li>
  )
}

function StandingText({ kept: { role }, standing }: { readonly kept: KeptOnline; readonly standing: Found }) {
  const page = useSay()
  const say = useSayOnline()
  if (standing === null) return null
  if (typeof standing === 'string') return <span className="their-turn">{say(`games.${standing}`)}</span>
  const { status, asked, turn, ending } = standing
  if (status === 'waiting') return <span className="their-turn">{say('games.waiting')}</span>
  if (status === 'over') return <span className="their-turn">{page('home.over', { winner: ending?.winner ?? 'nobody' })}</span>
  const isMine = asked.some((seat) => seat === role)
  return (
    <>
      <span className={isMine ? 'your-turn' : 'their-turn'}>
        {say(role === 'spectator' || role === null ? 'games.watching' : isMine ? 'games.your-move' : 'games.their-move')}
      </span>{' '}
      <small>{page('home.turn', { turn })}</small>
    </>
  )
}
