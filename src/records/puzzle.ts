/** Positions of a game from which another game, or a puzzle, can begin. */

import type { Move } from '../engine/script.ts'
import { type NewGame, newGame } from '../games/index.ts'
import { apply, clone } from '../rules/api.ts'
import { type Position, positionOf } from '../rules/position/position.ts'
import type { State } from '../rules/state.ts'
import { standing } from '../rules/turn/course.ts'

export interface Puzzle {
  /** The options for a new game, without bids and handicap: their extra influence is in the position. */
  readonly start: NewGame
  readonly position: Position
  /** How many moves of the game precede the position. */
  readonly after: number
}

/**
 * The last position that can be exported, up to a number of moves: the beginning of the round or of the headline phase that
 * the game is in then. Null before the first headlines. Throws `BadPosition` where the game is of a scenario with rules of its own.
 */
export function puzzleIn(start: NewGame, moves: readonly Move[], from?: Position, upTo = moves.length): Puzzle | null {
  const g = newGame(start, from)
  const moments: { readonly name: string; readonly state: State; readonly after: number }[] = []
  const look = (after: number): void => {
    const at = standing(g)
    if (at === null) return
    const name = `${g.turn} ${at.phase} ${at.round?.round} ${at.round?.side}`
    // Only the first question of a round or headline phase counts: before later ones, such as the second headline, moves have been made.
    if (moments[0]?.name !== name) moments[0] = { name, state: clone(g), after }
  }
  look(0)
  for (let i = 0; i < upTo; i++) {
    apply(g, moves[i]!)
    look(i + 1)
  }
  const [last] = moments
  if (last === undefined) return null
  return { start: { ...start, handicap: [0, 0], bidding: false }, position: positionOf(last.state), after: last.after }
}
