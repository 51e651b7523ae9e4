/** A vector of which most numbers are 0: the places of the others, and what is there. */
export interface Sparse {
  readonly at: Uint16Array
  readonly x: Float64Array | Float32Array
  n: number
}

/** More than any position has. */
const MOST = 1024

export const newSparse = (): Sparse => ({ at: new Uint16Array(MOST), x: new Float64Array(MOST), n: 0 })

/** Adds a number, unless it is 0. */
export function add(s: Sparse, at: number, x: number): void {
  if (x === 0) return
  s.at[s.n] = at
  s.x[s.n++] = x
}
