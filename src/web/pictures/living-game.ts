/** The game that is slowly replayed on the first page, as the build has drawn it (first/living.ts). */
import type { Language } from '../../words/languages.ts'
import type { Book } from '../router/books.ts'

export type InEachLanguage = Readonly<Record<Language, string>>

/** A coup's arithmetic: die + ops (+ mod) − needed = by. */
export interface LivingRoll {
  readonly die: number
  readonly ops: number
  readonly mod: number
  /** Twice the stability. */
  readonly needed: number
  readonly by: number
}

export interface LivingPlay {
  readonly side: 0 | 1
  readonly turn: number
  readonly ops: number
  /** Whose event the card has. */
  readonly owner: 'us' | 'ussr' | 'both'
  readonly emblem: string
  readonly card: InEachLanguage
  /** "Brush War, 3 Ops: coup". */
  readonly text: InEachLanguage
  /** What it did, where no die says it. */
  readonly effect: InEachLanguage
  readonly roll: LivingRoll | null
  /** The country to look at. */
  readonly country: number
  readonly changes: readonly (readonly [country: number, us: number, ussr: number])[]
}

export interface LivingGame {
  /** A position of each game, for its picture. */
  readonly samples: Readonly<Record<Book, readonly number[]>>
  readonly names: Readonly<Record<Language, readonly (string | null)[]>>
  readonly start: readonly number[]
  readonly plays: readonly LivingPlay[]
}
