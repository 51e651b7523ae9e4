/**
 * A game in progress, the same for all who play one: terminal, page, server, bots and records. A match knows its start, the moves made since,
 * what each of them did, and the state they lead to. A match never changes; playing a move makes another one.
 */
import { bit, CHANCE, type Move, other } from '../engine/script.ts'
import { type NewGame, newGame } from '../games/index.ts'
import { apply, asked, clone } from '../rules/api.ts'
import { isSecretPlace, knownIn } from '../rules/cards.ts'
import type { Note } from '../rules/notes.ts'
import type { Position } from '../rules/position/position.ts'
import type { State } from '../rules/state.ts'
import { CARD } from '../rules/vocabulary.ts'

/** A move, and what it did. */
export interface Made {
  readonly move: Move
  readonly notes: readonly Note[]
  /** Whether a side has seen a card other than the one that the move names. */
  readonly showed: boolean
  /** Whether it made the rules ask the other side. */
  readonly passed: boolean
  /** 1 where the players have exchanged sides after it (11.4). */
  readonly swapped: number
}

export interface Match<M extends Made = Made> {
  /** The state before the first move. */
  readonly start: State
  readonly state: State
  readonly made: readonly M[]
}

const matchFrom = (start: State): Match => ({ start, state: start, made: [] })

/** Throws `BadOptions`. */
export const begin = (options: NewGame, position?: Position): Match => matchFrom(newGame(options, position))

/** Makes a move on this state; throws `Refused`, and changes nothing, where it is not legal. */
export function make(state: State, move: Move): Made {
  const wasAsked = asked(state)
  const places = state.place.slice()
  const notes: Note[] = []
  apply(state, move, notes)
  return {
    move,
    notes,
    showed: state.place.some((_, card) => card !== move.pick - CARD && isShown(places, state.place, card)),
    passed: move.by !== CHANCE && (asked(state) & ~wasAsked & bit(other(move.by))) !== 0,
    swapped: state.swapped,
  }
}

/** Whether a side knows the card now that did not, or sees that it is the headline. */
const isShown = (before: readonly number[], after: readonly number[], card: number): boolean =>
  (knownIn(after[card]!) & ~knownIn(before[card]!)) !== 0 || (isSecretPlace(before[card]!) && !isSecretPlace(after[card]!))

/** The match after these moves. Throws `Refused` where one is not legal. */
export function play({ start, state, made }: Match, ...moves: readonly Move[]): Match {
  const next = clone(state)
  return { start, state: next, made: [...made, ...moves.map((move) => make(next, move))] }
}

/** Returns the next move of chance or a bot; null where the rules ask a person. */
export type Next = (state: State, made: readonly Made[]) => Move | null

/** Returns the match after all moves of chance and bots, up to the next question for a person or the end of the game. */
export function advance({ start, state, made }: Match, next: Next): Match {
  const now = clone(state)
  const all = made.slice()
  for (let move = next(now, all); move !== null; move = next(now, all)) all.push(make(now, move))
  return { start, state: now, made: all }
}

/** Plays on this state and keeps only the moves. Each goes into `log` before it is made, so that the log of a game that throws is complete. */
export function playOut(state: State, next: (state: State) => Move | null, log: Move[]): void {
  for (let move = next(state); move !== null; move = next(state)) {
    log.push(move)
    apply(state, move)
  }
}

/** The match after its first `count` moves. */
export const at = (match: Match, count: number): Match =>
  count >= match.made.length ? match : { ...match, state: stateAt(match, count), made: match.made.slice(0, Math.max(0, count)) }

/** The state after the first `count` moves, made anew. */
export function stateAt({ start, made }: Pick<Match, 'start' | 'made'>, count: number): State {
  const state = clone(start)
  for (const { move } of made.slice(0, Math.max(0, count))) apply(state, move)
  return state
}

export const movesOf = ({ made }: Pick<Match, 'made'>): Move[] => made.map(({ move }) => move)
