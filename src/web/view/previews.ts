/**
 * What each answer to the open question would do. This room reads the state for the parts of the page that draw: they get a view and these
 * previews, and no state.
 */
import { CHANCE, type Reason, type Side, US, USSR } from '../../engine/script.ts'
import { type Asked, apply, clone, decision, explain, resample } from '../../rules/api.ts'
import { controller, influence, stabilityOf } from '../../rules/board.ts'
import type { Note } from '../../rules/notes.ts'
import { opsOf } from '../../rules/operations/value.ts'
import { boardOf } from '../../rules/queries/board.ts'
import { type CoupOdds, coupOdds, type RealignOdds, realignOdds, spendingOf } from '../../rules/queries/odds.ts'
import type { State } from '../../rules/state.ts'
import type { View } from '../../rules/view.ts'
import { type CardUse, usesOf } from './uses.ts'

/** Influence and control of a country, now and after a change of one point. */
export interface InfluenceChange {
  readonly before: readonly [us: number, ussr: number]
  readonly after: readonly [us: number, ussr: number]
  readonly controlBefore: Side | -1
  readonly controlAfter: Side | -1
}

/** Previews for the side that is asked. */
export interface Previews {
  /** Why the pick is not legal, or null. */
  refusal(pick: number): Reason | null
  /** The change that a legal answer makes at once in the country that it names, or null where it does something else. */
  change(country: number): InfluenceChange | null
  coup(country: number): CoupOdds
  realign(country: number): RealignOdds
  /** The operations value of a card. */
  ops(card: number): number
  /** The operations that the question spends, or null where it spends none. */
  spends(): number | null
  /** The uses of a card that would be played (`pick`), or of the card on the table (null). */
  uses(pick: number | null): CardUse[]
  /** The question that follows these picks for the same side, and its previews; null where another is asked or cards are shown first. */
  ahead(picks: readonly number[]): { readonly asks: Asked; readonly previews: Previews } | null
  /** The war that these picks begin at once, or null. */
  war(picks: readonly number[]): WarOdds | null
}

export interface WarOdds {
  readonly country: number
  /** What die and modifier must come to. */
  readonly needs: number
  readonly modifier: number
  /** From 0 to 1. */
  readonly chance: number
  /** VP that the attacker gains if it succeeds. */
  readonly vp: number
}

export const previewsOf = (g: State, view: View, side: Side): Previews => ({
  refusal: (pick) => explain(g, { by: side, pick }),
  change: (country) => changeBy(g, view, side, country),
  coup: (country) => coupOdds(view, side, country, spendingOf(g) ?? {}),
  realign: (country) => realignOdds(view, side, country, spendingOf(g) ?? {}),
  ops: (card) => opsOf(g, side, card),
  spends: () => spendingOf(g)?.now ?? null,
  uses: (pick) => usesOf(g, side, pick),
  ahead: (picks) => aheadOf(g, view, side, picks),
  war: (picks) => warOf(g, side, picks),
})

function aheadOf(g: State, view: View, side: Side, picks: readonly number[]): ReturnType<Previews['ahead']> {
  const next = clone(g)
  for (const pick of picks) {
    if (explain(next, { by: side, pick }) !== null) return null
    apply(next, { by: side, pick })
  }
  const asks = decision(next, side)
  return asks === null ? null : { asks, previews: previewsOf(next, view, side) }
}

const FACES = [1, 2, 3, 4, 5, 6] as const

/** Tries the picks and the highest die in a world that fits what the side knows. */
function warOf(g: State, side: Side, picks: readonly number[]): WarOdds | null {
  const world = resample(g, side, () => 0)
  for (const pick of picks) {
    if (explain(world, { by: side, pick }) !== null) return null
    apply(world, { by: side, pick })
  }
  const die = decision(world, CHANCE)
  if (die?.kind !== 'die') return null
  const notes: Note[] = []
  const before = world.vp
  apply(world, { by: CHANCE, pick: die.moves.at(-1)! }, notes)
  const war = notes.find((note) => note.key === 'war')
  if (war?.key !== 'war') return null
  const chance = FACES.filter((face) => face + war.mod >= war.n).length / FACES.length
  return { country: war.country, needs: war.n, modifier: war.mod + 0, chance, vp: Math.abs(world.vp - before) }
}

/** Tries the answer on a copy. */
function changeBy(g: State, view: View, side: Side, country: number): InfluenceChange | null {
  const notes: Note[] = []
  apply(clone(g), { by: side, pick: country }, notes)
  const note = notes.find((each) => each.key === 'influence' && each.country === country)
  if (note?.key !== 'influence') return null
  const board = boardOf(view)
  const stability = stabilityOf(board, country)
  const lead = note.us - note.ussr
  return {
    before: [influence(board, US, country), influence(board, USSR, country)],
    after: [note.us, note.ussr],
    controlBefore: controller(board, country),
    controlAfter: lead >= stability ? US : -lead >= stability ? USSR : -1,
  }
}

/** The view with a point that waits to be confirmed. */
export function withChange(view: View, country: number, change: InfluenceChange): View {
  const figures = view.influence.slice()
  figures[country * 2] = change.after[US]
  figures[country * 2 + 1] = change.after[USSR]
  return { ...view, influence: figures }
}
