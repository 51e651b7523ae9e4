// Values as the golden file writes and hashes them.
import { createHash } from 'node:crypto'

/**
 * Properties and strings that have another name than in the golden file: new name to old. With it, a renaming that changes nothing else
 * leaves the golden file as it is. When that is proven, empty the table and write the golden file anew.
 * @type {ReadonlyMap<string, string>}
 */
const RENAMED = new Map([])

/** @param {unknown} value */
export function textOf(value) {
  const text = JSON.stringify(value)
  return RENAMED.size === 0
    ? text
    : text.replaceAll(/"((?:[^"\\]|\\.)*)"/g, (all, name) => (RENAMED.has(name) ? `"${RENAMED.get(name)}"` : all))
}

/** A hash that grows with each value. */
export function digest() {
  const hash = createHash('sha256')
  return {
    /** @param {unknown} value */
    add: (value) => void hash.update(textOf(value)).update('\n'),
    text: () => hash.copy().digest('hex').slice(0, 12),
  }
}

/** @param {unknown} value */
export function digestOf(value) {
  const hash = digest()
  hash.add(value)
  return hash.text()
}
