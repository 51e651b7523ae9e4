import { weights as redSea } from './weights/red-sea.ts'
import { weights as twilightStruggle } from './weights/twilight-struggle.ts'

/** The numbers that `hotline train` made. */
export interface Weights {
  readonly version: number
  readonly game: string
  /** By the names of the features (`model.ts`). */
  readonly features: Readonly<Record<string, number>>
  /** What the event of a card is worth to the US when the US, or the USSR, carries it out. */
  readonly events: Readonly<Record<string, readonly [number, number]>>
  readonly judgement?: Judgement
}

/** A network of one hidden layer beside a plain sum (`judgement.ts`); numbers are in text, with spaces between them. */
export interface Judgement {
  readonly hidden: number
  /** By hidden unit. */
  readonly bias: string
  readonly out: string
  /** By the names of the signs: the weight in the sum, then those in the hidden units. */
  readonly signs: Readonly<Record<string, string>>
}

const all: readonly Weights[] = [twilightStruggle, redSea]

/** The weights of a game, or of the game that it is a kind of. */
export const weightsOf = (game: string): Weights | undefined => all.find((one) => game === one.game || game.startsWith(`${one.game}-`))
