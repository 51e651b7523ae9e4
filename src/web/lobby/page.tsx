/** Where people find each other: seeks, challenges, quick pairing, and the games that go on. */
import { useCallback, useEffect, useState } from 'react'
import type { ServerMessageOf } from '../../protocol/socket.ts'
import { GameRows } from '../online/lists/games.tsx'
import { useGames } from '../online/lists/use-games.ts'
import { useKept } from '../online/lists/use-kept.ts'
import { tableHref } from '../people/games.tsx'
import { Panel, Room } from '../people/room.tsx'
import { hrefOf } from '../router/router.ts'
import { useMe } from '../store/me.ts'
import { useRoomSay } from '../words/rooms.ts'
import { Bots } from './bots.tsx'
import { EVERYTHING, fits, sorted } from './entries.ts'
import { EntryList, Filters } from './entry-list.tsx'
import { Offer } from './offer.tsx'
import { Pairing } from './pairing.tsx'
import { useLobby } from './use-lobby.ts'
import './lobby.css'

export default function LobbyPage({ to }: { readonly to?: string }) {
  const say = useRoomSay()
  return (
    <Room here="lobby" title={say('nav.lobby')} about={say('lobby.about')}>
      <Lobby to={to ?? ''} />
    </Room>
  )
}

function Lobby({ to }: { readonly to: string }) {
  const say = useRoomSay()
  const person = useMe((me) => me.person)
  const [filter, setFilter] = useState(EVERYTHING)
  const [isDeclined, setDeclined] = useState(false)
  const { forget, ...here } = useKept()
  const { games, again } = useGames(here)
  const onGone = useCallback(
    ({ game, declined }: ServerMessageOf<'lobby-gone'>): void => {
      setDeclined(declined)
      if (game !== null) location.hash = tableHref(game)
      again()
    },
    [again],
  )
  const { entries, isOpen } = useLobby(onGone)
  useEffect(() => {
    // What was taken while the line was broken is a game by now.
    if (isOpen === true) again()
  }, [isOpen, again])
  const { toMe, mine, seeks } = sorted(entries, person?.name ?? null)
  const shown = seeks.filter((seek) => fits(seek, filter))
  const waiting = mine.find(({ kind }) => kind === 'pairing') ?? null
  const made = mine.filter(({ kind }) => kind !== 'pairing')
  return (
    <div className="lobby">
      <p className="lobby-state" role="status">
        {isOpen === false && say('lobby.lost')}
        {isDeclined && say('lobby.declined')}
      </p>
      <div className="lobby-now">
        {games.length > 0 && (
          <Panel title={say('lobby.games')}>
            <GameRows games={games} forget={forget} />
          </Panel>
        )}
        {toMe.length > 0 && (
          <Panel title={say('lobby.challenges')} className="asked-now">
            <EntryList entries={toMe} of="others" />
          </Panel>
        )}
        {made.length > 0 && (
          <Panel title={say('lobby.mine')} about={say('lobby.mine.about')}>
            <EntryList entries={made} of="me" />
          </Panel>
        )}
      </div>
      <div className="lobby-side">
        <Pairing waiting={waiting} isNamed={person !== null && !person.guest} />
        <Bots />
        <Offer key={to} to={to} isNamed={person !== null && !person.guest} />
        {person?.guest !== false && (
          <p className="quiet">
            {say('lobby.guest')} <a href={hrefOf({ page: 'account' })}>{say('lobby.guest.do')}</a>
          </p>
        )}
      </div>
      <div className="lobby-seeks">
        <Panel title={say('lobby.seeks')}>
          <Filters filter={filter} onChange={setFilter} />
          {isOpen === null && <p className="quiet">{say('page.loading')}</p>}
          {isOpen !== null && shown.length === 0 && <p>{say(seeks.length === 0 ? 'lobby.empty' : 'lobby.filtered')}</p>}
          <EntryList entries={shown} of="others" />
        </Panel>
      </div>
    </div>
  )
}
