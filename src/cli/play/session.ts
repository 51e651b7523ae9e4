/** A game at this keyboard: its moves, what they showed, and taking them back. No input, no output. */

import { generator, oneOf } from '../../bots/generator.ts'
import { hints } from '../../bots/hints.ts'
import type { Player, Seat } from '../../bots/player.ts'
import { playerNamed } from '../../bots/players.ts'
import { type Actor, bit, CHANCE, type Move, type Side, US, USSR } from '../../engine/script.ts'
import { type NewGame, newGame, startOfGame } from '../../games/index.ts'
import { make as makeMove } from '../../records/made.ts'
import { HUMAN, seatOf } from '../../records/seats.ts'
import { asked, decision, resample, view } from '../../rules/api.ts'
import type { Note } from '../../rules/notes.ts'
import type { Position } from '../../rules/position.ts'
import type { State } from '../../rules/state.ts'
import type { Hint } from '../../words/hint.ts'

export interface Setting {
  readonly game: string
  readonly options: Omit<NewGame, 'game'>
  /** Where the game begins, if not at its beginning. */
  readonly position?: Position | undefined
  /** Who sits down as US and as USSR: `human`, or the name of a player, with its budget where it has one. Bids may exchange them (11.4). */
  readonly seats: readonly [us: string, ussr: string]
  readonly seed: number
  /** As the record has them. */
  readonly hints?: boolean
  readonly rated?: boolean
}

export interface Session {
  readonly setting: Setting
  readonly g: State
  /** The players as they sat down; null for a person. */
  readonly players: readonly [Player | null, Player | null]
  readonly moves: Move[]
  /** What happened, move by move. */
  readonly notes: Note[][]
  /** Whether a move showed anybody a card other than the one it names. */
  readonly showed: boolean[]
}

export function begin(setting: Setting): Session {
  const g = newGame({ game: setting.game, ...setting.options }, setting.position)
  const player = (side: Side): Player | null => (setting.seats[side] === HUMAN ? null : playerNamed(setting.seats[side])())
  return {
    setting: { ...setting, options: startOfGame(g) },
    g,
    players: [player(US), player(USSR)],
    moves: [],
    notes: [],
    showed: [],
  }
}

const isHuman = (s: Session, side: Side): boolean => s.players[seatOf(s.g, side)] === null

export const isHotSeat = (s: Session): boolean => isHuman(s, US) && isHuman(s, USSR)

/** Makes a move; throws `Refused`, and changes nothing, where it is not legal. */
export function make(s: Session, move: Move): void {
  const { notes, showed } = makeMove(s.g, move)
  s.moves.push(move)
  s.notes.push(notes)
  s.showed.push(showed)
}

/** Each answer has chance of its own, so that a game that is resumed goes on as if it had never been left. */
function chanceAnswer(s: Session): number {
  const answered = s.moves.filter((move) => move.by === CHANCE).length
  return oneOf(decision(s.g, CHANCE)!.moves, generator(s.setting.seed, CHANCE, answered))
}

function seatAt(s: Session, side: Side): Seat {
  const random = generator(s.setting.seed, side, s.moves.length)
  return { side, random, decision: decision(s.g, side)!, view: () => view(s.g, side), sample: () => resample(s.g, side, random) }
}

const playerAnswer = (s: Session, side: Side): number => s.players[seatOf(s.g, side)]!(seatAt(s, side))

/** How long advice may take. */
const ADVICE = { seconds: 0.5 }

/** The best few answers to the question that this side is asked. */
export const adviceFor = (s: Session, side: Side): readonly Hint[] => hints(seatAt(s, side), ADVICE)

/** Lets chance and the players that are no people answer, until a person is asked or the game is over. */
export function playOn(s: Session): void {
  for (;;) {
    const who = asked(s.g)
    const by = ([CHANCE, US, USSR] as const).find((actor) => who & bit(actor) && (actor === CHANCE || !isHuman(s, actor)))
    if (by === undefined) return
    make(s, { by, pick: by === CHANCE ? chanceAnswer(s) : playerAnswer(s, by) })
  }
}

/** The person to be asked now: the one at the keyboard where both are. */
export function personAsked(s: Session, seated: Actor): Side | null {
  const who = asked(s.g)
  const sides = ([US, USSR] as const).filter((side) => who & bit(side) && isHuman(s, side))
  return sides.find((side) => side === seated) ?? sides[0] ?? null
}

/** The session without its last move, made of the moves before it. */
export const undone = (s: Session): Session => replay(s.setting, s.moves.slice(0, -1))

function replay(setting: Setting, moves: readonly Move[]): Session {
  const s = begin(setting)
  for (const move of moves) make(s, move)
  return s
}
