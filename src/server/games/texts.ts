/**
 * What a seat is sent of a game, as text: made once for all who know and may see the same of it, so that a thousand spectators cost one
 * serialisation. The clock runs on, and is put in at the end.
 */
import { clockFor, type MessageContext, openAfter, stateFor } from './messages.ts'
import type { Table } from './table.ts'

export interface Texts {
  /** The members of the object that describes the game, the clock among them, without the braces. */
  of(table: Table, context: MessageContext): string
  /** How often one was made. */
  readonly made: number
}

/** Characters of all texts that are kept; those used last stay. */
const MOST_KEPT = 4_000_000

export function makeTexts(): Texts {
  const kept = new Map<string, string>()
  let size = 0
  let made = 0

  function keep(key: string, text: string): void {
    kept.set(key, text)
    size += text.length
    for (const [old, one] of kept) {
      if (size <= MOST_KEPT) break
      kept.delete(old)
      size -= one.length
    }
  }

  function stateText(table: Table, context: MessageContext): string {
    const { row } = table
    const { seat, after, parts, now, opened } = context
    const key = [row.id, row.rev, seat, after, opened?.from, ...[...parts].sort(), openAfter(table, seat, now)].join(' ')
    const known = kept.get(key)
    if (known !== undefined) {
      kept.delete(key)
      kept.set(key, known)
      return known
    }
    made++
    const text = JSON.stringify(stateFor(table, context)).slice(1, -1)
    keep(key, text)
    return text
  }

  return {
    of: (table, context) => `${stateText(table, context)},"clock":${JSON.stringify(clockFor(table, context))}`,
    get made() {
      return made
    },
  }
}
