/** A game that this page plays: a match, who sits at it, and its record. Nothing here draws, waits or stores. */
import { type Move, Refused, type Side, US, USSR } from '../../engine/script.ts'
import { type NewGame, rulesNamed, startOfGame } from '../../games/index.ts'
import { at, begin as beginMatch, type Match, make, movesOf, play } from '../../match/match.ts'
import { HUMAN } from '../../match/players.ts'
import { refuseUndo, undo } from '../../match/undo.ts'
import { ACTORS } from '../../records/moves.ts'
import { present } from '../../records/present.ts'
import { type GameRecord, type RecordedEnd, recordOf } from '../../records/record.ts'
import { clone } from '../../rules/api.ts'
import type { Position } from '../../rules/position/position.ts'
import { pickOf } from '../../rules/vocabulary.ts'
import type { Seats, Session } from './session.ts'

/** What a game comes from beside its options. */
export interface Origin {
  /** Where the game began, if not at its beginning. */
  readonly position?: Position
  /** What chance follows from, where the same cards are to come again. */
  readonly seed?: number
  readonly hints?: boolean
  readonly rated?: boolean
}

export interface LocalSession extends Session {
  readonly match: Match
  readonly origin: Origin
  at(count: number): LocalSession
}

export const isLocal = (s: Session): s is LocalSession => s.match !== null

function sessionOf(match: Match, seats: Seats, origin: Origin, ended?: RecordedEnd): LocalSession {
  const { hints, rated } = origin
  return {
    match,
    origin,
    seats,
    ...present({ hints, rated, ended }),
    g: match.state,
    actors: match.made.map(({ move }) => move.by),
    notes: match.made.map(({ notes }) => notes),
    isSending: false,
    canUndo: (side) => ended === undefined && refuseUndo(match, side) === null,
    at: (count) => sessionOf(at(match, count), seats, origin, ended),
  }
}

/** Throws `BadOptions`. */
export const begin = (start: NewGame, seats: Seats, origin: Origin = {}): LocalSession =>
  sessionOf(beginMatch(start, origin.position), seats, origin)

/** The session after these moves; throws `Refused` where one is not legal. */
export const after = ({ match, seats, origin, ended }: LocalSession, moves: readonly Move[]): LocalSession =>
  sessionOf(play(match, ...moves), seats, origin, ended)

export const undone = ({ match, seats, origin, ended }: LocalSession): LocalSession => sessionOf(undo(match), seats, origin, ended)

/** The session that one side has given up. */
export const resigned = ({ match, seats, origin }: LocalSession, by: Side): LocalSession =>
  sessionOf(match, seats, origin, { kind: 'resigned', winner: by === US ? 'ussr' : 'us' })

/** The record of a session: the truth from which it can be made again. */
export const recorded = ({ match, seats, origin, ended }: LocalSession): GameRecord =>
  recordOf(match.state, movesOf(match), { players: { us: seats[US], ussr: seats[USSR] }, ...origin, ...present({ ended }) })

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

const originOf = ({ position, seed, hints, rated }: GameRecord): Origin => present({ position, seed, hints, rated })

/** The session of a record. Throws `BrokenGame`, or `BadOptions`. */
export function restored(record: GameRecord): LocalSession {
  const rules = rulesNamed(record.game)
  if (rules === undefined) throw new BrokenGame(0, `no game is named ${record.game}`)
  const { us = HUMAN, ussr = HUMAN } = record.players
  const origin = originOf(record)
  const { start } = beginMatch(startOfGame(record), origin.position)
  const state = clone(start)
  const made = record.moves.map(({ by, pick }, good) => {
    try {
      return make(state, { by, pick: pickOf(rules, pick) })
    } catch (error) {
      if (!(error instanceof Refused)) throw error
      throw new BrokenGame(good, `${ACTORS[by]} ${pick}: ${error.reason.key}`)
    }
  })
  return sessionOf({ start, state, made }, [us, ussr], origin, record.ended)
}
