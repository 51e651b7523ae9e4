/** The notes of moves as single motions from cause to effect: a card, a die, then changes on the board and the tracks. */
import type { Side } from '../../engine/script.ts'
import type { Note } from '../../rules/notes.ts'
import type { View } from '../../rules/view.ts'

/** What of a view is shown to change step by step. */
export type AnimatedValues = Pick<View, 'influence' | 'vp' | 'defcon' | 'milops' | 'space'>

export interface Die {
  readonly side: Side
  readonly die: number
  /** What is added to it. */
  readonly mod: number
}

export type Happening =
  | { readonly kind: 'card'; readonly side: Side; readonly card: number }
  | ({ readonly kind: 'die' } & Die)
  | { readonly kind: 'change'; readonly to: (standing: AnimatedValues) => AnimatedValues }

export const standingOf = ({ influence, vp, defcon, milops, space }: AnimatedValues): AnimatedValues => ({
  influence: influence.slice(),
  vp,
  defcon,
  milops: milops.slice(),
  space: space.slice(),
})

const change = (to: (standing: AnimatedValues) => AnimatedValues): Happening => ({ kind: 'change', to })

function happeningOf(note: Note): Happening | null {
  switch (note.key) {
    case 'plays':
    case 'headline':
      return { kind: 'card', side: note.side, card: note.card }
    case 'coup':
    case 'realign':
    case 'war':
    case 'roll':
      return { kind: 'die', side: note.side, die: note.die, mod: note.mod }
    case 'space-roll':
    case 'trap':
      return { kind: 'die', side: note.side, die: note.die, mod: 0 }
    case 'influence':
      return change((s) => ({ ...s, influence: s.influence.with(note.country * 2, note.us).with(note.country * 2 + 1, note.ussr) }))
    case 'vp':
      return change((s) => ({ ...s, vp: note.score }))
    case 'defcon':
      return change((s) => ({ ...s, defcon: note.n }))
    case 'military-operations':
      return change((s) => ({ ...s, milops: s.milops.with(note.side, note.n) }))
    case 'space':
      return change((s) => ({ ...s, space: s.space.with(note.side, note.n) }))
    default:
      return null
  }
}

/** The motions of the notes that a reader may see. */
export const happeningsOf = (notes: readonly Note[], reader: number): Happening[] =>
  notes.flatMap((note) => ((note.to >> reader) & 1 ? (happeningOf(note) ?? []) : []))
