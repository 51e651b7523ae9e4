/** One's own games on a server, for the first page. */
import { useEffect } from 'react'
import type { Say } from '../../words/page.ts'
import type { ListedGame } from '../online/lists/listed.ts'
import { useGames } from '../online/lists/use-games.ts'
import type { KeptHere } from '../online/lists/use-kept.ts'
import { nameOfPlayer } from '../parts/player-name.ts'
import { clockText } from '../people/clocks.ts'
import { tableHref } from '../people/games.tsx'
import type { GameCardProps } from '../pictures/game-card.tsx'
import { useSayOnline } from '../words/online.ts'
import { useRoomSay } from '../words/rooms.ts'

/** Games that are over are among the replays. */
const OVER: ReadonlySet<ListedGame['state']> = new Set(['over', 'gone'])

interface OnlineGamesProps {
  readonly here: KeptHere
  readonly onGames: (games: readonly OnlineCard[]) => void
}

export interface OnlineCard extends GameCardProps {
  readonly id: string
  readonly changed: number
  readonly isLocal: false
  readonly state: ListedGame['state']
}

function playersOf({ role, live }: ListedGame, say: Say): GameCardProps['players'] {
  const named = (side: 'us' | 'ussr'): string =>
    role === side ? say('home.you') : live === null ? say(`home.side.${side}`) : nameOfPlayer(live.players[side].name ?? undefined, say)
  return { us: named('us'), ussr: named('ussr') }
}

export default function OnlineGames({ here, onGames }: OnlineGamesProps) {
  const room = useRoomSay()
  const say = useSayOnline()
  const { games } = useGames(here)
  useEffect(() => {
    onGames(
      games
        .filter(({ state }) => !OVER.has(state))
        .map((listed) => {
          const { id, changed, game, influence, turn, vp, defcon, state, live } = listed
          const isPlaying = state !== 'waiting' && state !== 'unknown' && state !== 'unreachable'
          const clock = live === null || live.clock.kind === 'none' ? null : clockText(live.clock, room)
          return {
            id,
            changed,
            state,
            isLocal: false,
            href: tableHref(id),
            game,
            influence,
            players: playersOf(listed, room),
            turn: isPlaying ? turn : null,
            vp: isPlaying ? vp : null,
            defcon: isPlaying ? defcon : null,
            isMine: state === 'mine',
            note: [state !== 'mine' && state !== 'unknown' && say(`games.${state as 'theirs'}`), clock].filter(Boolean).join(' · ') || null,
          }
        }),
    )
  }, [games, onGames, room, say])
  return null
}
