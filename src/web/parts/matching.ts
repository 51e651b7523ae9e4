/** Looking for words as people type them: case, accents and ё do not matter, and each word may be the beginning of one. */
const plain = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .replaceAll(/[’'`]/g, '')

const WORD = /[\p{L}\p{N}]+(?:\.\p{N}+)*/gu

/** Whether the text has a word that begins with each of the wanted ones. */
export function matches(text: string, wanted: string): boolean {
  const looked = plain(wanted).match(WORD) ?? []
  if (looked.length === 0) return true
  const words = plain(text).match(WORD) ?? []
  return looked.every((part) => words.some((word) => word.startsWith(part)))
}
