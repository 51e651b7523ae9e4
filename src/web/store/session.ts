/**
 * The game on the table. Two kinds of game have this one interface: those that this page plays (`local-session.ts`), and those that a server
 * plays (`../online/seat/remote-session.ts`), of which the page knows what its seat may know.
 */
import { type Actor, bit, type Side, US, USSR } from '../../engine/script.ts'
import type { Match } from '../../match/match.ts'
import { HUMAN } from '../../match/players.ts'
import { seatOf } from '../../match/seats.ts'
import type { RecordedEnd } from '../../records/record.ts'
import { asked } from '../../rules/api.ts'
import type { Note } from '../../rules/notes.ts'
import type { State } from '../../rules/state.ts'
import { SPECTATOR, type Viewer } from '../../rules/view.ts'

export type Seats = readonly [us: string, ussr: string]

/** A play that was taken back by consent. */
export interface TakebackTrace {
  readonly side: Side
  /** How many moves stayed. */
  readonly moves: number
  /** The card, its use and its target; empty where the side had played no card. */
  readonly notes: readonly Note[]
}

export interface Session {
  /** Who sat down as US and USSR when the game began: bids may make them change sides (11.4). */
  readonly seats: Seats
  /** False where the game is played without advice. */
  readonly hints?: boolean
  /** Whether the game counts for a rating. */
  readonly rated?: boolean
  /** Where the game stands. Of a game on a server this is a determinization: a state that fits all that the seat knows. */
  readonly g: State
  /** Who made each move. */
  readonly actors: readonly Actor[]
  /** What each move did, as far as the seat may know it. */
  readonly notes: readonly (readonly Note[])[]
  /** How it ended, where the rules did not end it. */
  readonly ended?: RecordedEnd
  /** Plays that a side took back with the opponent's consent. */
  readonly takebacks?: readonly TakebackTrace[]
  /** All its moves and cards, where the page knows them. */
  readonly match: Match | null
  /** Whether an answer is on its way to the server whose effect the page cannot foresee. */
  readonly isSending: boolean
  canUndo(side: Side): boolean
  /** The session as it was after its first `count` moves. */
  at(count: number): Session
}

/** The side that has won; -1: a draw; null: the game is not over. */
export function winnerOf({ g, ended }: Pick<Session, 'g' | 'ended'>): Side | -1 | null {
  if (g.result !== null) return g.result.winner
  if (ended === undefined) return null
  return ended.winner === 'us' ? US : ended.winner === 'ussr' ? USSR : -1
}

export const isOver = ({ g, ended }: Pick<Session, 'g' | 'ended'>): boolean => g.result !== null || ended !== undefined

/** The name of the player who has this side now. */
export const playerOf = ({ seats, g }: Session, side: Side): string => seats[seatOf(g, side)]

export const isHuman = (s: Session, side: Side): boolean => playerOf(s, side) === HUMAN

export const isHotSeat = ({ seats }: Session): boolean => seats[US] === HUMAN && seats[USSR] === HUMAN

/** The people who are asked now. */
export const peopleAsked = (s: Session): Side[] => ([US, USSR] as const).filter((side) => asked(s.g) & bit(side) && isHuman(s, side))

/** The side whose bot is asked now, or null. */
export const botAsked = (s: Session): Side | null =>
  isOver(s) ? null : (([US, USSR] as const).find((side) => asked(s.g) & bit(side) && !isHuman(s, side)) ?? null)

/** The number of moves after which the viewer's own clicks in a row begin; all of them where the last move was another's. */
export function ownClicksFrom({ actors }: Pick<Session, 'actors'>, viewer: Viewer): number {
  let from = actors.length
  // A spectator makes no moves; the number of that seat is that of chance.
  if (viewer === SPECTATOR) return from
  while (from > 0 && actors[from - 1] === viewer) from--
  return from
}

/** Influence of the countries that have changed since so many moves, as it was before. */
export function influenceBefore(s: Session, from: number): Map<number, readonly [us: number, ussr: number]> {
  const before = new Map<number, readonly [number, number]>()
  for (const note of s.notes.slice(from).flat()) {
    if (note.key !== 'influence' || before.has(note.country)) continue
    before.set(note.country, note.side === US ? [note.us - note.n, note.ussr] : [note.us, note.ussr - note.n])
  }
  return before
}
