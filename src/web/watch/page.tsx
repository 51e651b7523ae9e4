/** Games that are played now and that are open to spectators: the first one large. */
import { useCallback, useEffect, useState } from 'react'
import { GAMES, type Game } from '../../games/options.ts'
import { type ArchiveLine, archiveReply, liveReply } from '../../protocol/archive.ts'
import { Trouble } from '../people/acting.tsx'
import { ask, queryOf } from '../people/api.ts'
import { archivedCard, liveCard } from '../people/cards.ts'
import { Room } from '../people/room.tsx'
import { useAsked } from '../people/use-asked.ts'
import { BoardPicture } from '../pictures/board-picture.tsx'
import { EmptyList } from '../pictures/empty-list.tsx'
import { GameCard } from '../pictures/game-card.tsx'
import { hrefOf } from '../router/router.ts'
import { useMe } from '../store/me.ts'
import { useDates, useRoomSay } from '../words/rooms.ts'
import './watch.css'

export default function WatchPage() {
  const say = useRoomSay()
  const finished = (
    <a className="page-way" href={hrefOf({ page: 'watch', tab: 'archive' })}>
      {say('person.games')}
    </a>
  )
  return (
    <Room here="watch" title={say('nav.watch')} action={finished}>
      <Live />
    </Room>
  )
}

/** How often the list is fetched while it is looked at. */
const EVERY = 15_000

function Live() {
  const say = useRoomSay()
  const me = useMe(({ person }) => person?.name ?? null)
  const [game, setGame] = useState<Game | ''>('')
  const load = useCallback(async () => (await ask(liveReply, 'GET', `api/live?${queryOf({ game, limit: 100 })}`)).games, [game])
  const { value: games, trouble, again } = useAsked(load)
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && again(), EVERY)
    return () => clearInterval(timer)
  }, [again])
  return (
    <>
      <fieldset className="game-filter">
        <legend className="unseen">{say('home.game')}</legend>
        {(['', ...GAMES] as const).map((each) => (
          <label key={each} className={each === game ? 'game-filter-choice on' : 'game-filter-choice'}>
            <input type="radio" name="game" className="unseen" checked={each === game} onChange={() => setGame(each)} />
            {each === '' ? say('cards.any') : say(`home.game.${each}`)}
          </label>
        ))}
      </fieldset>
      <p className="unseen" aria-live="polite">
        {games === undefined ? say('page.loading') : say('watch.live.found', { n: games.length })}
      </p>
      <Trouble of={trouble} />
      {games?.length === 0 && <Quiet game={game} />}
      {games !== undefined && games.length > 0 && (
        <ul className={games.length > 2 ? 'game-cards featured' : 'game-cards'}>
          {games.map((line) => (
            <GameCard
              key={line.id}
              {...liveCard(line, me, say)}
              badge={
                <>
                  <span className="live-dot" /> {say('watch.live.badge')}
                </>
              }
            />
          ))}
        </ul>
      )}
    </>
  )
}

/** Nobody plays: the last game that ended, to watch instead. */
function Quiet({ game }: { readonly game: Game | '' }) {
  const say = useRoomSay()
  const load = useCallback(
    async () => (await ask(archiveReply, 'GET', `api/archive?${queryOf({ game, source: 'played', limit: 1 })}`)).games[0] ?? null,
    [game],
  )
  const { value: last = null } = useAsked<ArchiveLine | null>(load)
  const meanwhile = (
    <a className={last === null ? 'button primary' : 'button'} href={hrefOf({ page: 'play', with: 'computer' })}>
      {say('watch.quiet.meanwhile')}
    </a>
  )
  if (last === null)
    return (
      <EmptyList title={say('watch.quiet')} text={say('watch.quiet.about')}>
        {meanwhile}
      </EmptyList>
    )
  return <LastGame line={last}>{meanwhile}</LastGame>
}

function LastGame({ line, children }: { readonly line: ArchiveLine; readonly children: React.ReactNode }) {
  const say = useRoomSay()
  const date = useDates()
  const me = useMe(({ person }) => person?.name ?? null)
  const { href, players, ended } = archivedCard(line, me, say, date)
  return (
    <EmptyList
      title={say('watch.quiet')}
      text={say('watch.quiet.last', { ...players, date: date(line.ended), how: (ended ?? '').replace(/\.$/, '') })}
      picture={<BoardPicture game={line.game} influence={line.influence} />}
    >
      <a className="button primary" href={href}>
        {say('watch.quiet.replay')}
      </a>
      {children}
    </EmptyList>
  )
}
