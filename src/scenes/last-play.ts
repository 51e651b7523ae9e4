/** The last play of a side, found in the notes: what it was, what it did, and which moves made it. */
import { type Actor, bit, type Side } from '../engine/script.ts'
import type { Note } from '../rules/notes.ts'
import type { Use } from '../rules/ruleset.ts'
import { SPECTATOR, type Viewer } from '../rules/view.ts'

export interface LastPlay {
  readonly side: Side
  readonly card: number
  readonly use: Use | null
  readonly ops: number
  /** The moves before it, and those until its end. */
  readonly from: number
  readonly to: number
  /** Whether something else has begun since. */
  readonly isOver: boolean
  /** What it did, as far as the viewer may know. */
  readonly notes: readonly Note[]
}

interface Game {
  readonly actors: readonly Actor[]
  readonly notes: readonly (readonly Note[])[]
}

/** Notes after which another play, or something that is no play, begins. */
const ENDS: ReadonlySet<Note['key']> = new Set([
  'plays',
  'round',
  'headline',
  'headline-phase',
  'effect',
  'space-ability',
  'cleanup',
  'turn',
  'final-scoring',
])

/** Returns the last play of the viewer's opponent, or of either side for a spectator; null where there is none yet. */
export function lastPlayOf({ notes }: Game, viewer: Viewer, before = notes.length): LastPlay | null {
  for (let move = before - 1; move >= 0; move--) {
    const made = notes[move]!
    for (let i = made.length - 1; i >= 0; i--) {
      const note = made[i]!
      if ((note.key !== 'plays' && note.key !== 'event') || (note.to & bit(viewer)) === 0) continue
      if (note.key === 'event' && !isHeadline(notes, move, i)) continue
      const side = note.key === 'plays' ? note.side : headlinedBy(notes, move, note.card)
      if (viewer === SPECTATOR || side !== viewer) return playAt(notes, viewer, side, note.card, move, i)
    }
  }
  return null
}

/** Whether an event is that of a headline: a headline of this card comes before it, and no play. */
function isHeadline(notes: Game['notes'], move: number, index: number): boolean {
  for (let m = move; m >= 0; m--) {
    const made = notes[m]!
    for (let i = (m === move ? index : made.length) - 1; i >= 0; i--) {
      const { key } = made[i]!
      if (key === 'headline') return true
      if (key === 'plays' || key === 'round') return false
    }
  }
  return false
}

function headlinedBy(notes: Game['notes'], move: number, card: number): Side {
  for (let m = move; m >= 0; m--) {
    const found = notes[m]!.findLast((note) => note.key === 'headline' && note.card === card)
    if (found?.key === 'headline') return found.side
  }
  return 0
}

function playAt(notes: Game['notes'], viewer: Viewer, side: Side, card: number, move: number, index: number): LastPlay {
  const own: Note[] = []
  let to = notes.length
  let isOver = false
  let [use, ops]: [Use | null, number] = [notes[move]![index]!.key === 'event' ? 'event' : null, 0]
  // What the side's own event grants is part of it.
  let isEvent = use === 'event'
  const isOther = (note: Note): boolean =>
    ENDS.has(note.key) || (note.key === 'event' && note.card !== card && use === 'event' && ops === 0)
  for (let m = move; m < notes.length; m++) {
    const rest = notes[m]!.slice(m === move ? index + 1 : 0)
    const end = rest.findIndex(isOther)
    for (const note of end < 0 ? rest : rest.slice(0, end)) {
      // Where the opponent's event comes first, the operations of the card are what it was played for.
      if (note.key === 'use' && note.side === side && note.card === card && ops === 0 && !isEvent) [use, ops] = [note.use, note.n]
      if (note.key === 'event' && note.card === card) {
        use ??= 'event'
        isEvent ||= note.side === side
      }
      if (note.to & bit(viewer)) own.push(note)
    }
    to = m + 1
    isOver = end >= 0
    if (isOver) break
  }
  return { side, card, use, ops, from: move, to, isOver, notes: own }
}
