/** Where a line of text may not end. */

/** Spaces with what stands before and after them. */
const TOGETHER = new RegExp(
  [
    /(?<=\d) (?=\p{L})/u, // 3 Ops
    /(?<=\p{L}) (?=\d+\))/u, // (Turn 3)
    /(?<=DEFCON) (?=\d)/u,
    /(?<=\p{L}) (?=\+ \d)/u, // die + 3
    /(?<=\d) (?=[+−=] )/u, // 4 + 3 − 2×3 = 1
    /(?<=[+−=]) (?=\d)/u,
    /(?<=[\p{L}\p{N})]) (?=[+−]\d)/u, // US +3
  ]
    .map(({ source }) => source)
    .join('|'),
  'gu',
)

/** The text with a number and what it counts on one line, and a sum on one line. */
export const glued = (text: string): string => text.replaceAll(TOGETHER, '\u00a0')
