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

export const isVersion = (version: unknown): version is number =>
  Number.isInteger(version) && Number(version) >= 1 && Number(version) <= NEWEST
