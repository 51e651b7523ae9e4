/** What is said about cards beside their names and effects. The compiler wants every card of both games. */
import type { RedSeaId, TwilightStruggleId } from '../games/card-ids.ts'

interface CardIds {
  readonly 'twilight-struggle': TwilightStruggleId
  readonly 'red-sea': RedSeaId
}

/** One sentence of history a card. */
export type History = { readonly [Game in keyof CardIds]: Readonly<Record<CardIds[Game], string>> }

/** What players ask most about a card, in sentences of their own; in the markup of the rules (`rules/markup.ts`). */
export type Rulings = { readonly [Game in keyof CardIds]: { readonly [Id in CardIds[Game]]?: readonly string[] } }
