/** My games that go on, with whose move it is. */
import { useCallback, useEffect } from 'react'
import { type LiveLine, liveReply } from '../../protocol/archive.ts'
import { ask } from '../people/api.ts'
import { clockText } from '../people/clocks.ts'
import { gameName, Players, tableHref } from '../people/games.tsx'
import { Panel } from '../people/room.tsx'
import { useAsked } from '../people/use-asked.ts'
import { useRoomSay } from '../people/words.tsx'

const isMyMove = ({ side, asked }: LiveLine): boolean => side !== null && asked[side]

/** How often the list is fetched while it is looked at. */
const EVERY = 20_000

export interface Mine {
  readonly games: readonly LiveLine[]
  readonly again: () => void
}

/** Nobody has none. */
export function useMyGames(person: string | null): Mine {
  const load = useCallback(async () => (person === null ? [] : (await ask(liveReply, 'GET', 'api/live?mine=true')).games), [person])
  const { value: games = [], again } = useAsked(load)
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && again(), EVERY)
    return () => clearInterval(timer)
  }, [again])
  return { games, again }
}

export function MyGames({ games }: Pick<Mine, 'games'>) {
  const say = useRoomSay()
  if (games.length === 0) return null
  const mineFirst = [...games].sort((a, b) => Number(isMyMove(b)) - Number(isMyMove(a)))
  return (
    <Panel title={say('lobby.games')}>
      <ul className="rows">
        {mineFirst.map((game) => (
          <li key={game.id}>
            <a className="row-main" href={tableHref(game.id)}>
              <b>{gameName(game.game, say)}</b> <Players players={game.players} />
              <small>
                {game.status === 'waiting' ? say('lobby.game.waiting') : say('home.turn', { turn: game.turn })} ·{' '}
                {clockText(game.clock, say)}
              </small>
            </a>
            <span className={isMyMove(game) ? 'my-move' : 'quiet'}>
              {game.status === 'playing' && say(isMyMove(game) ? 'lobby.game.mine' : 'lobby.game.theirs')}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
