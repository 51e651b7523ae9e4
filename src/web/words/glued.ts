/** Where a line of text may not end. */

/** Spaces with what stands before and after them. */
const TOGETHER = new RegExp(
  [
    /(?<=\d) (?=p{L})/, // 3 Ops
    /(?<=p{L}) (?=\d+\))/, // (Turn 3)
    /(?<=DEFCON) (?=\d)/,
    /(?<=p{L}) (?=\+ \d)/, // die + 3
    /(?<=\d) (?=[+−=] )/, // 4 + 3 − 2×3 = 1
    /(?<=[+−=]) (?=\d)/,
    /(?<=[p{L}p{N})]) (?=[+−]\d)/, // US +3
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
)

/** The text with a number and what it counts on one line, and a sum on one line. */
export const glued = (text: string): string => text.replaceAll(TOGETHER, '\u00a0')
