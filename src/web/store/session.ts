/** A game at this table: its moves, what they told, and taking them back. Nothing here draws, waits or stores. */

import { bit, type Move, Refused, type Side, US, USSR } from '../../engine/script.ts'
import { type NewGame, newGame, rulesNamed, startOfGame } from '../../games/index.ts'
import { make } from '../../records/made.ts'
import { ACTORS } from '../../records/moves.ts'
import { type GameRecord, type RecordedEnd, recordOf } from '../../records/record.ts'
import { HUMAN, seatOf } from '../../records/seats.ts'
import { apply, asked, clone } from '../../rules/api.ts'
import type { Note } from '../../rules/notes.ts'
import type { Position } from '../../rules/position.ts'
import type { State } from '../../rules/state.ts'
import { pickOf } from '../../rules/vocabulary.ts'
import { pastOf } from './past.ts'

export type Seats = readonly [us: string, ussr: string]

export interface Session {
  /** Who sat down as US and USSR when the game began: bids may make them change sides (11.4). */
  readonly seats: Seats
  /** Where the game began, if not at its beginning. */
  readonly position?: Position
  /** What chance follows from, where the same cards are to come again. */
  readonly seed?: number
  /** False where the game is played without advice. */
  readonly hints?: boolean
  /** Whether the game counts for a rating. */
  readonly rated?: boolean
  readonly g: State
  readonly moves: readonly Move[]
  /** What each move told. */
  readonly notes: readonly (readonly Note[])[]
  /** Whether a move showed anybody a card other than the one it names. */
  readonly showed: readonly boolean[]
  /** How it ended, where the rules did not end it. */
  readonly ended?: RecordedEnd
  readonly remote?: Remote
}

/** A game on a server: `g` is a world that this seat can't tell from the real one, and `moves` say only who made them. */
export interface Remote {
  /** Whether the last move can be taken back without asking the other side. */
  readonly free: boolean
  /** A move of this seat's is on its way, and what it will do is not known here. */
  readonly isSending: boolean
}

/** The answer of a move that this seat is not told: it is told what the move did. */
export const UNTOLD = -1

export const isOver = ({ g, ended }: Pick<Session, 'g' | 'ended'>): boolean => g.result !== null || ended !== undefined

/** What a game comes from beside its options. */
export type Origin = Pick<Session, 'position' | 'seed' | 'hints' | 'rated'>

export const begin = (start: NewGame, seats: Seats, origin: Origin = {}): Session => ({
  seats,
  ...origin,
  g: newGame(start, origin.position),
  moves: [],
  notes: [],
  showed: [],
})

/** The session after these moves; throws `Refused` where one is not legal. */
export function after(s: Session, moves: readonly Move[]): Session {
  const g = clone(s.g)
  const told = [...s.notes]
  const showed = [...s.showed]
  for (const move of moves) {
    const made = make(g, move)
    told.push(made.notes)
    showed.push(made.showed)
  }
  return { ...s, g, moves: [...s.moves, ...moves], notes: told, showed }
}

const originOf = ({ position, seed, hints, rated }: Origin): Origin => ({
  ...(position === undefined ? {} : { position }),
  ...(seed === undefined ? {} : { seed }),
  ...(hints === undefined ? {} : { hints }),
  ...(rated === undefined ? {} : { rated }),
})

const fresh = (s: Session): Session => begin(startOfGame(s.g), s.seats, originOf(s))

/** The session as it was after its first `count` moves. */
export function at(s: Session, count: number): Session {
  if (count >= s.moves.length) return s
  if (s.remote === undefined) return after(fresh(s), s.moves.slice(0, count))
  const [moves, notes, showed] = [s.moves.slice(0, count), s.notes.slice(0, count), s.showed.slice(0, count)]
  return { ...s, g: pastOf(s.g, notes), moves, notes, showed }
}

/** The name of the player who has this side now. */
export const playerOf = ({ seats, g }: Session, side: Side): string => seats[seatOf(g, side)]

export const isHuman = (s: Session, side: Side): boolean => playerOf(s, side) === HUMAN

export const isHotSeat = ({ seats }: Session): boolean => seats[US] === HUMAN && seats[USSR] === HUMAN

/** The people who are asked now. */
export const peopleAsked = (s: Session): Side[] => ([US, USSR] as const).filter((side) => asked(s.g) & bit(side) && isHuman(s, side))

/** The side whose bot is asked now, or null. */
export const botAsked = (s: Session): Side | null =>
  ([US, USSR] as const).find((side) => asked(s.g) & bit(side) && !isHuman(s, side)) ?? null

export const undone = (s: Session): Session => at(s, s.moves.length - 1)

/** The record of a session: the truth from which it can be made again. */
export const recorded = (s: Session): GameRecord =>
  recordOf(s.g, s.moves, { players: { us: s.seats[US], ussr: s.seats[USSR] }, ...originOf(s) })

/** A record that the rules do not follow to its end. */
export class BrokenGame extends Error {
  readonly code = 'broken-game'
  /** How many of its moves are good. */
  readonly good: number
  constructor(good: number, message: string) {
    super(message)
    this.good = good
  }
}

/** The session of a record. Throws `BrokenGame`, or `BadOptions`. */
export function restored(record: GameRecord): Session {
  const rules = rulesNamed(record.game)
  if (rules === undefined) throw new BrokenGame(0, `no game is named ${record.game}`)
  const { us = HUMAN, ussr = HUMAN } = record.players
  let session = begin(startOfGame(record), [us, ussr], originOf(record))
  const moves = record.moves.map(({ by, pick }): Move => ({ by, pick: pickOf(rules, pick) }))
  try {
    session = after(session, moves)
  } catch (error) {
    if (!(error instanceof Refused)) throw error
    const good = goodMoves(session, moves)
    throw new BrokenGame(good, `${ACTORS[moves[good]!.by]} ${record.moves[good]!.pick}: ${error.reason.key}`)
  }
  return session
}

function goodMoves(s: Session, moves: readonly Move[]): number {
  const g = clone(s.g)
  return moves.findIndex((move) => {
    try {
      apply(g, move)
      return false
    } catch {
      return true
    }
  })
}

/** The number of moves after which the last changes begin for this side: its own clicks in a row, or all that came after them. */
export function lastChangesFrom({ moves }: Session, side: Side | null): number {
  let from = moves.length
  const own = moves.at(-1)?.by === side
  while (from > 0 && (moves[from - 1]!.by === side) === own) from--
  return from
}

/** Influence of the countries that have changed since so many moves, as it was before. */
export function influenceBefore(s: Session, from: number): Map<number, readonly [us: number, ussr: number]> {
  const before = new Map<number, readonly [number, number]>()
  for (const note of s.notes.slice(from).flat()) {
    if (note.key !== 'influence' || before.has(note.country)) continue
    before.set(note.country, note.side === US ? [note.us - note.n, note.ussr] : [note.us, note.ussr - note.n])
  }
  for (const [country, [us, ussr]] of before)
    if (s.g.influence[country * 2] === us && s.g.influence[country * 2 + 1] === ussr) before.delete(country)
  return before
}
