/** The uses of a card that is not yet played. */
import type { Reason, Side } from '../../engine/script.ts'
import { apply, clone, decision, explain } from '../../rules/api.ts'
import type { State } from '../../rules/state.ts'
import { W } from '../../rules/vocabulary.ts'

export const USE_WORDS = ['event', 'influence', 'coup', 'realign', 'space'] as const
export type UseWord = (typeof USE_WORDS)[number]

export interface CardUse {
  readonly word: UseWord
  readonly pick: number
  /** Null: it may be put to this use. */
  readonly refused: Reason | null
}

/** The uses of the card on the table (`pick` is null), or of a card that would be played (`pick`). */
export function usesOf(g: State, side: Side, pick: number | null): CardUse[] {
  let table = g
  if (pick !== null) {
    table = clone(g)
    apply(table, { by: side, pick })
  }
  if (decision(table, side)?.kind !== 'use') return []
  return USE_WORDS.map((word) => ({ word, pick: W[word], refused: explain(table, { by: side, pick: W[word] }) }))
}
