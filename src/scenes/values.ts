/** What notes change on the board and the tracks, one note at a time. */
import type { Note } from '../rules/notes.ts'
import { type Frozen, Phase, type State } from '../rules/state.ts'

/** The part of a position that notes alone change, step by step; cards and effects need the game itself. */
export type BoardValues = Frozen<Pick<State, 'influence' | 'vp' | 'defcon' | 'milops' | 'space' | 'turn' | 'round' | 'phase' | 'phasing'>>

export const valuesOf = ({ influence, vp, defcon, milops, space, turn, round, phase, phasing }: BoardValues): BoardValues => ({
  influence: influence.slice(),
  vp,
  defcon,
  milops: milops.slice(),
  space: space.slice(),
  turn,
  round,
  phase,
  phasing,
})

const replaced = (list: readonly number[], at: number, ...values: readonly number[]): number[] => {
  const copy = list.slice()
  copy.splice(at, values.length, ...values)
  return copy
}

/** Returns the values after a note. */
export function valuesAfter(v: BoardValues, note: Note): BoardValues {
  switch (note.key) {
    case 'influence':
      return { ...v, influence: replaced(v.influence, note.country * 2, note.us, note.ussr) }
    case 'vp':
      return { ...v, vp: note.score }
    case 'defcon':
      return { ...v, defcon: note.n }
    case 'military-operations':
      return { ...v, milops: replaced(v.milops, note.side, note.n) }
    case 'space':
      return { ...v, space: replaced(v.space, note.side, note.n) }
    case 'turn': // 8.2.7: a turn begins without military operations; no note says so
      return { ...v, turn: note.n, phase: Phase.Headline, round: 0, milops: [0, 0] }
    case 'headline-phase':
      return { ...v, phase: Phase.Headline, round: 0 }
    case 'round':
      return { ...v, phase: Phase.Action, phasing: note.side, round: note.n }
    case 'cleanup':
      return { ...v, phase: Phase.Cleanup }
    default:
      return v
  }
}
