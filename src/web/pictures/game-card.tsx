/** A game in a list: its board, its players, and where it stands. */
import type { ReactNode } from 'react'
import { TextMark } from '../parts/marks.tsx'
import { useSay } from '../words/use-words.ts'
import { BoardPicture } from './board-picture.tsx'
import type { Influence } from './picture.ts'
import './game-card.css'

export interface GameCardProps {
  readonly href: string
  readonly game: string
  /** Null where it is not known. */
  readonly influence: Influence | null
  /** As the page calls them. */
  readonly players: { readonly us: string; readonly ussr: string }
  readonly turn: number | null
  /** Positive where the US leads; null where it is not known. */
  readonly vp: number | null
  readonly defcon: number | null
  /** Amber: the game waits for this person. */
  readonly isMine?: boolean
  /** On the board: "Live", a date. */
  readonly badge?: ReactNode
  /** How it ended, where it is over. */
  readonly ended?: string | null
  /** In the last line: a clock, "vs computer". */
  readonly note?: string | null
  /** Buttons below. */
  readonly children?: ReactNode
  readonly className?: string
}

export function GameCard(props: GameCardProps) {
  const {
    href,
    game,
    influence,
    players,
    turn,
    vp,
    defcon,
    isMine = false,
    badge,
    ended = null,
    note = null,
    children,
    className = '',
  } = props
  const say = useSay()
  const leads = vp === null || vp === 0 ? 'nobody' : vp > 0 ? 'us' : 'ussr'
  return (
    <li className={`game-card${isMine ? ' mine' : ''} ${className}`}>
      <a href={href}>
        <span className="game-card-board">
          <BoardPicture game={game} influence={influence} />
          {isMine && <b className="your-turn">{say('home.your-turn')}</b>}
          {!isMine && badge !== undefined && <span className="game-card-badge">{badge}</span>}
        </span>
        <span className="game-card-text">
          <span className="game-card-players">
            <b>
              <TextMark side={0} /> <span className="unseen">{say('home.side.us')}:</span> {players.us}
            </b>{' '}
            <b>
              <TextMark side={1} /> <span className="unseen">{say('home.side.ussr')}:</span> {players.ussr}
            </b>
          </span>
          {ended !== null && <span className="game-card-end">{ended}</span>}
          <span className="game-card-line">
            {turn !== null && <span>{say('home.turn', { turn })}</span>}
            {vp !== null && <b className={leads}>{say('home.score', { leads, n: Math.abs(vp) })}</b>}
            {defcon !== null && ended === null && (
              <span className="game-card-defcon">
                DEFCON <b className={`defcon-${defcon}`}>{defcon}</b>
              </span>
            )}
          </span>
          {note !== null && <small className="game-card-note">{note}</small>}
        </span>
      </a>
      {children}
    </li>
  )
}
