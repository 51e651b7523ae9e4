/** What is said about cards beside their names and effects. The compiler wants every card of both games. */
import type { redSeaEn } from './en/red-sea.ts'
import type { twilightStruggleEn } from './en/twilight-struggle.ts'

type IdIn<K> = K extends `card.${infer Id}` ? (Id extends `${string}.effect` ? never : Id) : never

interface CardIds {
  readonly 'twilight-struggle': IdIn<keyof typeof twilightStruggleEn>
  readonly 'red-sea': IdIn<keyof typeof redSeaEn>
}

/** One sentence of history a card. */
export type History = { readonly [Game in keyof CardIds]: Readonly<Record<CardIds[Game], string>> }

/** What players ask most about a card, in sentences of their own; in the markup of the rules (`rules/markup.ts`). */
export type Rulings = { readonly [Game in keyof CardIds]: { readonly [Id in CardIds[Game]]?: readonly string[] } }
