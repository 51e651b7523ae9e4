/** A game that was played to its end in this browser, as a card of a list. */
import { HUMAN } from '../../match/players.ts'
import type { RoomSay } from '../../words/rooms.ts'
import { nameOfPlayer } from '../parts/player-name.ts'
import { hrefOf } from '../router/router.ts'
import type { Kept } from '../store/shelf.ts'
import type { GameCardProps } from './game-card.tsx'

export function finishedCard(
  { id, changed, turn, winner, vp, influence, record: { game, players } }: Kept,
  say: RoomSay,
  date: (ms: number) => string,
): GameCardProps {
  const mine = players.us === HUMAN ? (players.ussr === HUMAN ? null : 0) : players.ussr === HUMAN ? 1 : null
  const named = (side: 'us' | 'ussr'): string =>
    players[side] !== HUMAN ? nameOfPlayer(players[side], say) : mine === null ? say(`home.side.${side}`) : say('home.you')
  const ended =
    mine === null || winner === -1
      ? say('watch.ended.by-rules', { winner: winner === 0 ? 'us' : winner === 1 ? 'ussr' : 'nobody' })
      : say(winner === mine ? 'home.won' : 'home.lost')
  return cardOfReplay({ id, game, turn, vp, influence }, named, ended, date(changed))
}

interface KeptBoard {
  readonly id: string
  readonly game: string
  readonly turn: number
  readonly vp: number | undefined
  readonly influence: readonly number[] | undefined
}

/** The card of a game that opens as a replay. Games kept by earlier versions do not know their board. */
export const cardOfReplay = (
  { id, game, turn, vp, influence }: KeptBoard,
  named: (side: 'us' | 'ussr') => string,
  ended: string | null,
  note: string,
): GameCardProps => ({
  href: hrefOf({ page: 'replay', id }),
  game,
  influence: influence ?? null,
  players: { us: named('us'), ussr: named('ussr') },
  turn,
  vp: vp ?? null,
  defcon: null,
  ended,
  note,
})
