/** Games that are played now and that everybody may watch. */

import { useCallback, useEffect, useState } from 'react'
import type { Game } from '../../games/options.ts'
import { liveReply } from '../../protocol/archive.ts'
import { Trouble } from '../people/acting.tsx'
import { ask, queryOf } from '../people/api.ts'
import { clockText } from '../people/clocks.ts'
import { AnyGameChoice } from '../people/game-choice.tsx'
import { gameName, Players, tableHref } from '../people/games.tsx'
import { useAsked } from '../people/use-asked.ts'
import { useRoomSay } from '../words/rooms.ts'

/** How often the list is fetched while it is looked at. */
const EVERY = 15_000

export function Live() {
  const say = useRoomSay()
  const [game, setGame] = useState<Game | ''>('')
  const load = useCallback(async () => (await ask(liveReply, 'GET', `api/live?${queryOf({ game, limit: 100 })}`)).games, [game])
  const { value: games, trouble, again } = useAsked(load)
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && again(), EVERY)
    return () => clearInterval(timer)
  }, [again])
  return (
    <>
      <search className="filters" aria-label={say('cards.filters')}>
        <AnyGameChoice value={game} onChoose={setGame} />
      </search>
      <h2 className="found" aria-live="polite">
        {games === undefined ? say('page.loading') : say('watch.live.found', { n: games.length })}
      </h2>
      <Trouble of={trouble} />
      <ul className="rows">
        {games?.map(({ id, game: name, players, turn, vp, defcon, clock, rated }) => (
          <li key={id}>
            <a className="row-main" href={tableHref(id)}>
              <b>{gameName(name, say)}</b> <Players players={players} />
              <small>
                {[
                  say('home.turn', { turn }),
                  say('watch.vp', { n: Math.abs(vp), leads: vp === 0 ? 'nobody' : vp > 0 ? 'us' : 'ussr' }),
                  `DEFCON ${defcon}`,
                  clockText(clock, say),
                  rated && say('lobby.rated'),
                ]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
