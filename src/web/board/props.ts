import type { View } from '../../rules/view.ts'

/** What a board draws, and the picks that it reports. It knows no rules. */
export interface BoardProps {
  readonly view: View
  /** Countries that may be chosen now. */
  readonly legal: ReadonlySet<number>
  /** Returns why another country can't be chosen, in words with the rule's number, or null. */
  readonly refused: (country: number) => string | null
  readonly onPick: (country: number) => void
  /** Influence before the last changes, [us, ussr], shown beside the new figures until the next decision. */
  readonly before: ReadonlyMap<number, readonly [number, number]>
  /** Returns what choosing this country would do (cost, control, odds), shown on hover and focus, or null. */
  readonly preview: (country: number) => string | null
  /** Regions closed to coups and realignments now, as region numbers: hatched. */
  readonly closed: ReadonlySet<number>
  /** The country that is chosen and waits to be confirmed: it comes into view. */
  readonly focus?: number
}
