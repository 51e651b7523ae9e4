/** A game at this keyboard: who plays it, and where it stands. No input, no output. */

import { generator, oneOf } from '../../../bots/generator.ts'
import { hints } from '../../../bots/players/hints.ts'
import { playerNamed } from '../../../bots/players/names.ts'
import type { BotSeat, Player } from '../../../bots/players/player.ts'
import { type Actor, bit, CHANCE, type Move, type Side, US, USSR } from '../../../engine/script.ts'
import { type NewGame, startOfGame } from '../../../games/index.ts'
import { advance, begin as beginMatch, type Made, type Match, play } from '../../../match/match.ts'
import { HUMAN, seatOf } from '../../../match/seats.ts'
import { asked, decision, resample, view } from '../../../rules/api.ts'
import type { Position } from '../../../rules/position/position.ts'
import type { State } from '../../../rules/state.ts'
import type { Hint } from '../../../words/hint.ts'

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

export interface TerminalSession {
  readonly setting: Setting
  /** The players as they sat down; null for a person. */
  readonly players: readonly [Player | null, Player | null]
  match: Match
}

export function begin(setting: Setting): TerminalSession {
  const match = beginMatch({ game: setting.game, ...setting.options }, setting.position)
  const player = (side: Side): Player | null => (setting.seats[side] === HUMAN ? null : playerNamed(setting.seats[side])())
  return { setting: { ...setting, options: startOfGame(match.state) }, players: [player(US), player(USSR)], match }
}

const playerAt = (s: TerminalSession, g: State, side: Side): Player | null => s.players[seatOf(g, side)]

const isHuman = (s: TerminalSession, side: Side): boolean => playerAt(s, s.match.state, side) === null

export const isHotSeat = (s: TerminalSession): boolean => isHuman(s, US) && isHuman(s, USSR)

/** Makes a move; throws `Refused`, and changes nothing, where it is not legal. */
export function make(s: TerminalSession, move: Move): void {
  s.match = play(s.match, move)
}

/** Each answer has chance of its own, so that a game that is resumed goes on as if it had never been left. */
function chanceAnswer({ setting }: TerminalSession, g: State, made: readonly Made[]): number {
  const answered = made.filter(({ move }) => move.by === CHANCE).length
  return oneOf(decision(g, CHANCE)!.moves, generator(setting.seed, CHANCE, answered))
}

function seatAt({ setting }: TerminalSession, g: State, side: Side, moves: number): BotSeat {
  const random = generator(setting.seed, side, moves)
  return { side, random, decision: decision(g, side)!, view: () => view(g, side), sample: () => resample(g, side, random) }
}

/** How long advice may take. */
const ADVICE = { seconds: 0.5 }

/** The best few answers to the question that this side is asked. */
export const adviceFor = (s: TerminalSession, side: Side): readonly Hint[] =>
  hints(seatAt(s, s.match.state, side, s.match.made.length), ADVICE)

/** Lets chance and the players that are no people answer, until a person is asked or the game is over. */
export function playOn(s: TerminalSession): void {
  s.match = advance(s.match, (g, made) => {
    const who = asked(g)
    const by = ([CHANCE, US, USSR] as const).find((actor) => who & bit(actor) && (actor === CHANCE || playerAt(s, g, actor) !== null))
    if (by === undefined) return null
    return { by, pick: by === CHANCE ? chanceAnswer(s, g, made) : playerAt(s, g, by)!(seatAt(s, g, by, made.length)) }
  })
}

/** The person to be asked now: the one at the keyboard where both are. */
export function personAsked(s: TerminalSession, seated: Actor): Side | null {
  const who = asked(s.match.state)
  const sides = ([US, USSR] as const).filter((side) => who & bit(side) && isHuman(s, side))
  return sides.find((side) => side === seated) ?? sides[0] ?? null
}
