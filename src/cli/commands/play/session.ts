/** A game in the terminal: its players and its match. Does no I/O. */

import { generator, oneOf } from '../../../bots/generator.ts'
import { hints } from '../../../bots/players/hints.ts'
import { warningsFor } from '../../../bots/search/safety.ts'
import { type Actor, bit, CHANCE, type Move, type Side, US, USSR } from '../../../engine/script.ts'
import { type NewGame, startOfGame } from '../../../games/index.ts'
import { advance, begin as beginMatch, type Made, type Match, play } from '../../../match/match.ts'
import { HUMAN } from '../../../match/players.ts'
import { seatOf } from '../../../match/seats.ts'
import { asked, decision } from '../../../rules/api.ts'
import type { Position } from '../../../rules/position/position.ts'
import type { Danger } from '../../../rules/queries/dangers.ts'
import type { State } from '../../../rules/state.ts'
import type { Hint } from '../../../words/hint.ts'
import { seatAt, type Thought } from './thinking.ts'

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
  match: Match
}

export function begin(setting: Setting): TerminalSession {
  const match = beginMatch({ game: setting.game, ...setting.options }, setting.position)
  return { setting: { ...setting, options: startOfGame(match.state) }, match }
}

const playerAt = ({ setting, match }: TerminalSession, side: Side): string => setting.seats[seatOf(match.state, side)]

const isHuman = (s: TerminalSession, side: Side): boolean => playerAt(s, side) === HUMAN

export const isHotSeat = (s: TerminalSession): boolean => isHuman(s, US) && isHuman(s, USSR)

/** Makes a move; throws `Refused`, and changes nothing, where it is not legal. */
export function make(s: TerminalSession, move: Move): void {
  s.match = play(s.match, move)
}

/** Each answer has a random stream of its own, so that a resumed game continues as if it had not been interrupted. */
function chanceAnswer({ setting }: TerminalSession, g: State, made: readonly Made[]): number {
  const answered = made.filter(({ move }) => move.by === CHANCE).length
  return oneOf(decision(g, CHANCE)!.moves, generator(setting.seed, CHANCE, answered))
}

const thoughtOf = ({ setting: { seed }, match }: TerminalSession, side: Side): Omit<Thought, 'player'> => ({
  side,
  g: match.state,
  seed,
  moves: match.made.length,
})

/** How long advice may take. */
const ADVICE = { seconds: 0.5 }

/** The best few answers to the question that this side is asked. */
export const adviceFor = (s: TerminalSession, side: Side): readonly Hint[] => hints(seatAt(thoughtOf(s, side)), ADVICE)

/** The answers to the question of this side that may lose the game. */
export function warningsAt(s: TerminalSession, side: Side): readonly Danger[] {
  const seat = seatAt(thoughtOf(s, side))
  return warningsFor(seat, [seat.sample(), seat.sample()])
}

/** Lets chance answer until a player is asked or the game is over. */
function playChance(s: TerminalSession): void {
  s.match = advance(s.match, (g, made) => (asked(g) & bit(CHANCE) ? { by: CHANCE, pick: chanceAnswer(s, g, made) } : null))
}

/** Lets chance and bots answer until a person is asked or the game is over. False where a bot has no answer: the people have left. */
export async function playOn(s: TerminalSession, think: (thought: Thought) => Promise<number | null>): Promise<boolean> {
  for (;;) {
    playChance(s)
    const who = asked(s.match.state)
    const by = ([US, USSR] as const).find((side) => who & bit(side) && !isHuman(s, side))
    if (by === undefined) return true
    const pick = await think({ ...thoughtOf(s, by), player: playerAt(s, by) })
    if (pick === null) return false
    make(s, { by, pick })
  }
}

/** The side of the person to ask; of two people, the one at the keyboard. */
export function personAsked(s: TerminalSession, seated: Actor): Side | null {
  const who = asked(s.match.state)
  const sides = ([US, USSR] as const).filter((side) => who & bit(side) && isHuman(s, side))
  return sides.find((side) => side === seated) ?? sides[0] ?? null
}
