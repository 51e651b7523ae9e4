/** Below the ways in: what is played now, and what ended lately. */
import { useCallback, useEffect } from 'react'
import type { ArchiveLine, LiveLine } from '../../protocol/archive.ts'
import { useLoaded } from '../parts/use-loaded.ts'
import { archivedCard, liveCard } from '../people/cards.ts'
import { finishedCard } from '../pictures/finished-card.ts'
import { GameCard } from '../pictures/game-card.tsx'
import { useLocalGames } from '../pictures/local-games.ts'
import { hrefOf } from '../router/router.ts'
import { useMe } from '../store/me.ts'
import { useDates, useRoomSay } from '../words/rooms.ts'

/** How often the list is fetched while it is looked at. */
const EVERY = 30_000
const LIVE = 3
const ENDED = 4

const NONE: readonly [readonly LiveLine[], readonly ArchiveLine[]] = [[], []]

/** Games of a list of our server. Its schemas would be more to load than the rest of the first page: the rooms check what it answers. */
async function gamesIn<Line>(path: string): Promise<readonly Line[]> {
  const reply = await fetch(new URL(path, document.baseURI))
  if (!reply.ok) throw new Error(`the server answers ${reply.status}`)
  const { games } = (await reply.json()) as { readonly games: readonly Line[] }
  return games
}

export default function Lists() {
  const say = useRoomSay()
  const date = useDates()
  const hasServer = useMe(({ server }) => server === 'here')
  const me = useMe(({ person }) => person?.name ?? null)
  const load = useCallback(
    async () =>
      hasServer ? await Promise.all([gamesIn<LiveLine>('api/live?limit=50'), gamesIn<ArchiveLine>(`api/archive?limit=${ENDED}`)]) : NONE,
    [hasServer],
  )
  const { value, retry } = useLoaded(load)
  useEffect(() => {
    const timer = setInterval(() => !document.hidden && retry(), EVERY)
    return () => clearInterval(timer)
  }, [retry])
  const { games: local } = useLocalGames()
  const [now, archive] = value ?? NONE
  const over = [
    ...archive.map((line) => ({ id: line.id, when: line.ended, card: archivedCard(line, me, say, date) })),
    ...local
      .filter(({ winner }) => winner !== null)
      .map((kept) => ({ id: kept.id, when: kept.changed, card: finishedCard(kept, say, date) })),
  ]
    .sort((a, b) => b.when - a.when)
    .slice(0, ENDED)
  if (now.length === 0 && over.length === 0) return null
  const isBoth = now.length > 0 && over.length > 0
  return (
    <div className={isBoth ? 'home-lists' : 'home-lists one'}>
      {now.length > 0 && (
        <section>
          <div className="home-list-head">
            <h2>{say('home.now')}</h2>
            <a href={hrefOf({ page: 'watch' })}>{say('home.now.all', { n: now.length })}</a>
          </div>
          <ul className="game-cards">
            {now.slice(0, LIVE).map((line) => (
              <GameCard key={line.id} {...liveCard(line, me, say)} />
            ))}
          </ul>
        </section>
      )}
      {over.length > 0 && (
        <section>
          <div className="home-list-head">
            <h2>{say('home.lately')}</h2>
            <a href={hrefOf({ page: 'replay' })}>{say('home.lately.all')}</a>
          </div>
          <ul className="game-cards">
            {over.slice(0, isBoth ? 2 : ENDED).map(({ id, card }) => (
              <GameCard key={id} {...card} />
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}
