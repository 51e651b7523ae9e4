/** Where a line of text may not end. */

/** After a number that counts, within a sum, before a signed number, before the last word in brackets. */
const TOGETHER = /(?<=\d) (?=\p{L})|(?<=\p{L}) (?=\d+\))|(?<=\d) (?=[+−=] )|(?<=[+−=]) (?=\d)|(?<=[\p{L}\p{N})]) (?=[+−]\d)/gu

/** The text with a number and what it counts on one line, and a sum on one line. */
export const glued = (text: string): string => text.replaceAll(TOGETHER, '\u00a0')
