/** An earlier position of a game on a server, which sends what the moves did and not the moves. */
import { newGame, startOfGame } from '../../../games/index.ts'
import type { Note } from '../../../rules/notes.ts'
import { clone, type State } from '../../../rules/state.ts'
import { valuesAfter, valuesOf } from '../../../scenes/values.ts'

/** The board and the tracks as they were after these notes; the cards as they are now. */
export function pastOf(now: State, notes: readonly (readonly Note[])[]): State {
  const values = notes.flat().reduce(valuesAfter, valuesOf(newGame(startOfGame(now))))
  return Object.assign(clone(now), values, { result: null })
}
