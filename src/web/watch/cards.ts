/** The cards by which games are looked for: each name once, of one game or of both. */
import { type CardEntry, ENTRIES } from '../gallery/gallery.ts'

export function cardsOf(game: string): readonly CardEntry[] {
  const wanted = ENTRIES.filter((entry) => game === '' || entry.game === game)
  return wanted.filter(({ facts }, i) => wanted.findIndex((other) => other.facts.id === facts.id) === i)
}
