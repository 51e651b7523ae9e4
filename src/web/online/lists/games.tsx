/** The list of one's games on the server: whose move it is in each. */
import { useState } from 'react'
import { clockText } from '../../people/clocks.ts'
import { Players, tableHref } from '../../people/games.tsx'
import { bookOfGame } from '../../router/books.ts'
import { useSayOnline } from '../../words/online.ts'
import { useRoomSay } from '../../words/rooms.ts'
import type { ListedGame } from './listed.ts'
import type { KeptHere } from './use-kept.ts'
import './lists.css'

interface GameRowsProps {
  readonly games: readonly ListedGame[]
  readonly forget: KeptHere['forget']
}

export const GameRows = ({ games, forget }: GameRowsProps) => (
  <ul className="online-games">
    {games.map((listed) => (
      <GameRow key={listed.id} listed={listed} onForget={() => forget(listed.id)} />
    ))}
  </ul>
)

/** Where nothing is lost with what opens the game. */
const SAFE: ReadonlySet<ListedGame['state']> = new Set(['over', 'gone', 'watching'] satisfies ListedGame['state'][])

function GameRow({ listed, onForget }: { readonly listed: ListedGame; readonly onForget: () => void }) {
  const room = useRoomSay()
  const say = useSayOnline()
  const [going, setGoing] = useState(false)
  const { id, game, role, state, live } = listed
  const isSafe = SAFE.has(state) || role === 'spectator'
  return (
    <li>
      <a href={tableHref(id)} className="online-game">
        <b>{say('games.line', { game: room(`home.game.${bookOfGame(game)}`), role: role ?? 'spectator' })}</b> <StateText listed={listed} />
        {live !== null && (
          <small className="online-game-who">
            <Players players={live.players} /> · {clockText(live.clock, room)}
          </small>
        )}
      </a>
      {live === null && !going && (
        <button type="button" className="button quiet" onClick={() => (isSafe ? onForget() : setGoing(true))}>
          {say('games.forget')}
        </button>
      )}
      {live === null && going && (
        <>
          <small>{say('games.forget.about')}</small>
          <button type="button" className="button danger" onClick={onForget}>
            {say('games.forget-really')}
          </button>
          <button type="button" className="button" onClick={() => setGoing(false)}>
            {room('page.cancel')}
          </button>
        </>
      )}
    </li>
  )
}

const PLAYING: ReadonlySet<ListedGame['state']> = new Set(['mine', 'theirs', 'watching'] satisfies ListedGame['state'][])

function StateText({ listed: { state, turn, winner } }: { readonly listed: ListedGame }) {
  const room = useRoomSay()
  const say = useSayOnline()
  if (state === 'unknown') return null
  return (
    <>
      <span className={state === 'mine' ? 'your-turn' : 'their-turn'}>
        {state === 'over' ? room('home.over', { winner }) : say(`games.${state}`)}
      </span>{' '}
      {PLAYING.has(state) && <small>{room('home.turn', { turn })}</small>}
    </>
  )
}
