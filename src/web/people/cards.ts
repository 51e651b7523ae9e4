/** Games of a server as cards of a list. "You" is the person who looks. */
import type { ArchiveLine, LiveLine } from '../../protocol/archive.ts'
import type { RoomSay } from '../../words/rooms.ts'
import { nameOfPlayer } from '../parts/player-name.ts'
import type { GameCardProps } from '../pictures/game-card.tsx'
import { hrefOf } from '../router/router.ts'
import { clockText } from './clocks.ts'

type Players = LiveLine['players']

const named = (players: Players, me: string | null, say: RoomSay): GameCardProps['players'] => {
  const name = (side: 'us' | 'ussr'): string => {
    const player = players[side]
    if (player.name !== null && player.name === me && !player.bot) return say('home.you')
    return player.name === null ? say(`home.side.${side}`) : nameOfPlayer(player.name, say)
  }
  return { us: name('us'), ussr: name('ussr') }
}

export function liveCard(
  { id, game, players, turn, vp, defcon, influence, clock, rated }: LiveLine,
  me: string | null,
  say: RoomSay,
): GameCardProps {
  const note = [clock.kind === 'none' ? null : clockText(clock, say), rated ? say('lobby.rated') : null].filter(Boolean).join(' · ')
  return {
    href: hrefOf({ page: 'online', id }),
    game,
    influence,
    players: named(players, me, say),
    turn,
    vp,
    defcon,
    note: note === '' ? null : note,
  }
}

/** The replay page fetches the record itself. */
export const archivedHref = (id: string): string => hrefOf({ page: 'replay', file: `api/archive/${id}/record` })

/** How it ended, as the person who looks sees it. */
function endOf({ players, ending }: ArchiveLine, me: string | null, say: RoomSay): string {
  const how = ending === null ? say('watch.unfinished') : say(`watch.ended.${ending.kind}`, { winner: ending.winner })
  const side = (['us', 'ussr'] as const).find((each) => me !== null && players[each].name === me && !players[each].bot)
  const isBothMine = players.us.name === players.ussr.name
  if (side === undefined || isBothMine || ending === null || ending.winner === 'nobody') return how
  return `${say(ending.winner === side ? 'home.won' : 'home.lost')}. ${how}.`
}

export function archivedCard(line: ArchiveLine, me: string | null, say: RoomSay, date: (ms: number) => string): GameCardProps {
  const { id, game, players, turns, vp, influence, ended } = line
  return {
    href: archivedHref(id),
    game,
    influence,
    players: named(players, me, say),
    turn: turns,
    vp,
    defcon: null,
    ended: endOf(line, me, say),
    note: date(ended),
  }
}
