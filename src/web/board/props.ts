import type { View } from '../../rules/view.ts'

/** What a board draws, and what it tells. It knows no rules. */
export interface BoardProps {
  readonly view: View
  /** Countries that may be chosen now. */
  readonly legal: ReadonlySet<number>
  /** Why another country can't be chosen, in words with the rule's number, or null. */
  readonly refused: (country: number) => string | null
  readonly onPick: (country: number) => void
  /** Influence before the last changes, [us, ussr], shown beside the new figures until the next decision. */
  readonly before: ReadonlyMap<number, readonly [number, number]>
  /** What choosing this country would do: shown on hover and focus (cost, control, odds), or null. */
  readonly preview: (country: number) => string | null
  /** Regions closed to coups and realignments now, as region numbers: hatched. */
  readonly closed: ReadonlySet<number>
  /** The country that is chosen and waits to be confirmed: it comes into view. */
  readonly focus?: number
}
