/** Finds parts of documents by the words that they have. */

export interface DocSection {
  /** Its address below /docs. */
  readonly to: string
  readonly title: string
  readonly text: string
}

export interface FoundSection extends DocSection {
  /** The text around the first word that was found. */
  readonly excerpt: string
}

const MOST = 12
const AROUND = 70
/** How much more a word counts in a title. */
const IN_TITLE = 5
/** A title that is the query comes before all that contain it. */
const WHOLE_TITLE = 1000

/** Letters that people type in two ways are one. */
const plain = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')

/** The text around a place, in whole words. */
function excerptOf(text: string, at: number): string {
  const from = at <= AROUND ? 0 : Math.min(at, text.indexOf(' ', at - AROUND) + 1)
  const to = at + AROUND >= text.length ? text.length : text.lastIndexOf(' ', at + AROUND)
  return `${from > 0 ? '… ' : ''}${text.slice(from, to > at ? to : at + AROUND)}${to < text.length ? ' …' : ''}`
}

/** The parts that have every word, the best first. */
export function findSections(sections: readonly DocSection[], query: string): readonly FoundSection[] {
  const words = plain(query).split(/\s+/).filter(Boolean)
  const whole = words.join(' ')
  if (words.length === 0) return []
  return sections
    .flatMap((section) => {
      const [title, text] = [plain(section.title), plain(section.text)]
      if (!words.every((word) => title.includes(word) || text.includes(word))) return []
      const begin = title === whole ? WHOLE_TITLE : 0
      const score = words.reduce(
        (sum, word) => sum + (title.includes(word) ? IN_TITLE : 0) + Math.min(3, text.split(word).length - 1),
        begin,
      )
      return [{ found: { ...section, excerpt: excerptOf(section.text, Math.max(0, text.indexOf(words[0]!))) }, score }]
    })
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST)
    .map(({ found }) => found)
}
