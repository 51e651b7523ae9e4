/** Moves that have been made: what they told and showed, and whether the last one can be taken back. */
import { CHANCE, type Move, type Side } from '../engine/script.ts'
import { apply } from '../rules/api.ts'
import type { Note } from '../rules/notes.ts'
import type { State } from '../rules/state.ts'
import { CARD } from '../rules/vocabulary.ts'

interface Made {
  readonly notes: Note[]
  /** Whether it showed anybody a card other than the one it names. */
  readonly showed: boolean
}

/** Makes a move; throws `Refused`, and changes nothing, where it is not legal. */
export function make(g: State, move: Move): Made {
  const before = g.place.slice()
  const notes: Note[] = []
  apply(g, move, notes)
  return { notes, showed: g.place.some((place, card) => card !== move.pick - CARD && (place & ~before[card]!) >> 4 !== 0) }
}

export type UndoRefusal = 'nothing' | 'chance' | 'opponent' | 'shown'

interface Course {
  readonly moves: readonly Move[]
  readonly showed: readonly boolean[]
}

/** Why this side can't take back the last move: something has been revealed since it was asked. */
export function refuseUndo({ moves, showed }: Course, side: Side): UndoRefusal | null {
  const last = moves.at(-1)
  if (last === undefined || !moves.some(({ by }) => by === side)) return 'nothing'
  if (last.by === CHANCE) return 'chance'
  if (last.by !== side) return 'opponent'
  return showed.at(-1) === true ? 'shown' : null
}
