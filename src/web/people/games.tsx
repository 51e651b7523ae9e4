/** How games are named and addressed in the rooms for people. */
import { GAMES } from '../../games/options.ts'
import type { RoomSay } from '../../words/rooms.ts'
import { nameOfPlayer } from '../parts/player-name.ts'
import { SideMark } from '../parts/side-mark.tsx'
import { hrefOf } from '../router/router.ts'
import { useRoomSay } from '../words/rooms.ts'

/** Where a game on the server is played and watched. */
export const tableHref = (id: string): string => hrefOf({ page: 'online', id })

/** The rules with cards of the other game have names of their own. */
export function gameName(game: string, say: RoomSay): string {
  const known = GAMES.findLast((name) => game.startsWith(name))
  return known === undefined ? game : say(`home.game.${known}`)
}

interface Player {
  readonly name: string | null
}

interface PlayersProps {
  readonly players: { readonly us: Player; readonly ussr: Player }
}

export function Players({ players }: PlayersProps) {
  const say = useRoomSay()
  const named = ({ name }: Player): string => nameOfPlayer(name ?? undefined, say)
  return (
    <span className="players">
      <span>
        <SideMark side={0} /> <span className="unseen">{say('home.side.us')}:</span> {named(players.us)}
      </span>{' '}
      <span>
        <SideMark side={1} /> <span className="unseen">{say('home.side.ussr')}:</span> {named(players.ussr)}
      </span>
    </span>
  )
}
