import type { Side } from '../../engine/script.ts'
import type { View } from '../../rules/view.ts'
import type { Roll, SceneStep } from '../../scenes/steps.ts'

/** A step of a scene on the board. */
export interface BoardScene {
  readonly step: SceneStep
  /** The dice that have brought this step: they lie beside the country until the board moves on. */
  readonly rolled: readonly Roll[]
  /** Countries above the veil, with the side whose ring they have (-1: none). */
  readonly lit: ReadonlyMap<number, Side | -1>
  /** Points that a scored country brings. */
  readonly points: ReadonlyMap<number, Side>
  /** Whether the one country of the step is drawn large. */
  readonly isLarge: boolean
  /** Whether the rest of the board steps back. */
  readonly isVeiled: boolean
}

/** What the opponent's last play did to a country: also a change that came to nothing. */
export interface Touch {
  readonly side: Side
  /** By how much the influence of each side has changed. */
  readonly us: number
  readonly ussr: number
}

/** What a board draws, and the picks that it reports. It knows no rules. */
export interface BoardProps {
  readonly view: View
  /** Countries that may be chosen now. */
  readonly legal: ReadonlySet<number>
  /** Returns why another country can't be chosen, in words with the rule's number, or null. */
  readonly refused: (country: number) => string | null
  readonly onPick: (country: number) => void
  /** Influence before the last changes, [us, ussr]: the difference hangs on the box. */
  readonly before: ReadonlyMap<number, readonly [number, number]>
  /** Returns what choosing this country would do (cost, control, odds), shown on hover and focus, or null. */
  readonly preview: (country: number) => string | null
  /** Regions closed to coups and realignments now, as region numbers: hatched. */
  readonly closed: ReadonlySet<number>
  /** The country that is chosen and waits to be confirmed: it comes into view. */
  readonly focus?: number
  /** A country that meOrGuest points at: it comes into view. */
  readonly look?: number
  /** Whether the arrow keys belong to the page until the keyboard has gone to the board: a click alone does not take them. */
  readonly arrowsStep?: boolean
  /** Countries that the opponent's last play changed. */
  readonly touched?: ReadonlyMap<number, Touch>
  /** Countries whose choice may lose the game. */
  readonly dangerous?: ReadonlySet<number>
  /** Countries that a hint names: they are lit. */
  readonly hinted?: ReadonlySet<number>
  readonly scene?: BoardScene | null
}
