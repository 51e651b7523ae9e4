import { bit } from '../../engine/script.ts'
import type { Note } from '../../rules/notes.ts'
import { SPECTATOR } from '../../rules/view.ts'

/** Moves whose notes are read to say what happened last. */
const RECENT_MOVES = 12

/** What the last moves did, as far as a spectator may know it. */
export const publicNotes = (made: readonly { readonly notes: readonly Note[] }[]): Note[] =>
  made.slice(-RECENT_MOVES).flatMap(({ notes }) => notes.filter(({ to }) => (to & bit(SPECTATOR)) !== 0))
