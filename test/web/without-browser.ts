/** What the store reads of a browser when it is loaded in Node: nothing is stored, nothing moves, nobody looks. */
import { vi } from 'vitest'

export function standInForBrowser(): void {
  vi.stubGlobal('localStorage', { length: 0, key: () => null, getItem: () => null, setItem: () => undefined, removeItem: () => undefined })
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('document', { hidden: true })
  vi.stubGlobal('window', globalThis)
}
