/** Who watches which game in this process. */
import type { Random } from '../../rules/resample.ts'
import { currentFor, type Part } from './frames.ts'
import type { Seat, Table } from './table.ts'

export interface Watcher {
  readonly seat: Seat
  readonly parts: ReadonlySet<Part>
  readonly send: (text: string) => void
}

export interface Hub {
  join(game: string, watcher: Watcher): void
  leave(game: string, watcher: Watcher): void
  watchers(game: string): ReadonlySet<Watcher>
  /** Tells everybody at the table what happened after an entry. */
  update(table: Table, after: number, now: number): void
  /** Tells everybody the same. */
  tell(game: string, message: object): void
  readonly size: number
}

const NOBODY: ReadonlySet<Watcher> = new Set()

export function makeHub(random: Random): Hub {
  const games = new Map<string, Set<Watcher>>()
  const watchers = (game: string): ReadonlySet<Watcher> => games.get(game) ?? NOBODY
  return {
    join: (game, watcher) => {
      const found = games.get(game)
      if (found === undefined) games.set(game, new Set([watcher]))
      else found.add(watcher)
    },
    leave: (game, watcher) => {
      const found = games.get(game)
      found?.delete(watcher)
      if (found?.size === 0) games.delete(game)
    },
    watchers,
    update: (table, after, now) => {
      // Those who may see the same get the same text.
      const texts = new Map<string, string>()
      for (const watcher of watchers(table.row.id)) {
        const { seat, parts } = watcher
        const key = `${seat} ${[...parts].sort().join(' ')}`
        const text = texts.get(key) ?? JSON.stringify({ type: 'update', ...currentFor(table, { seat, after, parts, now, random }) })
        texts.set(key, text)
        watcher.send(text)
      }
    },
    tell: (game, message) => {
      const text = JSON.stringify(message)
      for (const watcher of watchers(game)) watcher.send(text)
    },
    get size() {
      return games.size
    },
  }
}
