/** Plays a record up to a position, beside the server. */
import { newGame } from '../../games/index.ts'
import { make } from '../../match/match.ts'
import { openGame } from '../../records/open.ts'
import { publicNotes } from './public-notes.ts'
import type { MomentTask, ReadMoment } from './reader.ts'

/** This is what the pool calls. */
export default function read({ text, step }: MomentTask): ReadMoment {
  const { start, position, moves } = openGame(text)
  const of = moves.length
  const at = Math.min(step ?? of, of)
  const state = newGame(start, position)
  const made = moves.slice(0, at).map((move) => make(state, move))
  return { state, step: at, of, notes: publicNotes(made) }
}
