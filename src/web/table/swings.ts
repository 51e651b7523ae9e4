/** The largest changes of the VP marker: the moments that decided a game. */
import type { Note } from '../../rules/notes.ts'
import { SPECTATOR } from '../../rules/view.ts'
import { lastPlayOf } from '../../scenes/last-play.ts'
import type { Session } from '../store/session.ts'

export interface Swing {
  /** Moves made when it was over. */
  readonly at: number
  readonly turn: number
  /** Positive for the US. */
  readonly by: number
  /** The marker afterwards. */
  readonly vp: number
  /** What moved the marker: the scoring of a region, the end of a turn, final scoring, or a card. */
  readonly cause:
    | { readonly kind: 'scoring'; readonly region: number }
    | { readonly kind: 'card'; readonly card: number }
    | { readonly kind: 'turn-end' | 'final' }
}

function causeOf({ notes, actors }: Pick<Session, 'notes' | 'actors'>, move: number): Swing['cause'] {
  const made = notes[move]!
  const keys = new Set(made.map(({ key }) => key))
  if (keys.has('final-scoring')) return { kind: 'final' }
  const scoring = made.filter((note): note is Extract<Note, { key: 'scoring' }> => note.key === 'scoring')
  if (scoring.length === 1) return { kind: 'scoring', region: scoring[0]!.region }
  if (keys.has('cleanup')) return { kind: 'turn-end' }
  const play = lastPlayOf({ notes, actors }, SPECTATOR, move + 1)
  return play === null ? { kind: 'turn-end' } : { kind: 'card', card: play.card }
}

/** In the order of the game. Changes of one move count together; those below `least` VP are not worth a number. */
export function swingsOf(session: Pick<Session, 'notes' | 'actors'>, most = 3, least = 2): Swing[] {
  const { notes } = session
  let [turn, vp] = [1, 0]
  const all = notes.flatMap((made, move) => {
    const before = vp
    // The move that ends a turn begins the next one.
    let scored = turn
    for (const note of made) {
      if (note.key === 'turn') turn = note.n
      else if (note.key === 'vp') [vp, scored] = [note.score, turn]
    }
    return Math.abs(vp - before) < least ? [] : [{ at: move + 1, turn: scored, by: vp - before, vp }]
  })
  return all
    .toSorted((a, b) => Math.abs(b.by) - Math.abs(a.by))
    .slice(0, most)
    .toSorted((a, b) => a.at - b.at)
    .map((swing) => ({ ...swing, cause: causeOf(session, swing.at - 1) }))
}
