/** What the page reads of a browser when it is loaded in Node: a storage in memory, nothing moves, nobody looks. */
import { vi } from 'vitest'

export function standInForStorage(kept = new Map<string, string>()): void {
  vi.stubGlobal('localStorage', {
    get length() {
      return kept.size
    },
    key: (i: number) => [...kept.keys()][i] ?? null,
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, text: string) => void kept.set(name, text),
    removeItem: (name: string) => void kept.delete(name),
  })
}

export function standInForBrowser(kept?: Map<string, string>): void {
  standInForStorage(kept)
  vi.stubGlobal('navigator', { languages: ['en'] })
  vi.stubGlobal('matchMedia', () => ({ matches: true }))
  vi.stubGlobal('document', { hidden: true })
  vi.stubGlobal('window', globalThis)
}
