/** Versions of the rules. A game is played to its end by the version that it began with; records and stored games name it. */

/** The newest version. One number for all games, because mixed games have cards of several. */
export const NEWEST = 2

/** By version: values that a game begun under it has, where later versions have others. */
export type Earlier<T> = Readonly<Record<number, Readonly<Partial<T>>>>

/** The values of a version: what stands under it in `earlier`, else under the next later version that has one, else the newest. */
export function valuesAt<T extends object>(newest: T, earlier: Earlier<T>, version: number): T {
  const values = { ...newest }
  for (let v = NEWEST - 1; v >= version; v--) Object.assign(values, earlier[v])
  return values
}

/** Returns a reader of what a game's version of the rules does, where versions differ and nobody can choose. */
export function byVersion<T extends object>(newest: T, earlier: Earlier<T>): (g: { readonly rules: number }) => T {
  const versions = Array.from({ length: NEWEST + 1 }, (_, version) => valuesAt(newest, earlier, version))
  return (g) => versions[g.rules]!
}

/** What shared code does otherwise in older versions of the rules, where nobody can choose. */
interface Internal {
  /** What a side shows of the cards that it keeps at the end of a turn, where it must (11.1). */
  readonly heldCardsShown: 'as-the-edition-says' | 'whole'
  /** 10.3.1: whether a side that reaches the end of the track by military operations shows its cards. */
  readonly winnerShowsHand: boolean
  /** 12.1.2: whether a game into which no card was mixed has the turns of the mixed game. */
  readonly longerUnmixed: boolean
}
export const internalOf = byVersion<Internal>(
  { heldCardsShown: 'as-the-edition-says', winnerShowsHand: true, longerUnmixed: false },
  { 1: { heldCardsShown: 'whole', winnerShowsHand: false, longerUnmixed: true } },
)

export const isVersion = (version: unknown): version is number =>
  Number.isInteger(version) && Number(version) >= 1 && Number(version) <= NEWEST
