/** What is looked for in the archive: what the form holds, and how an address says it. */
import { type ArchiveQuery, archiveQuery } from '../../protocol/archive.ts'
import { queryOf } from '../people/api.ts'

/** Every field as it is typed or chosen; empty: whatever. */
export const FIELDS = ['player', 'against', 'game', 'card', 'end', 'winner', 'least', 'most', 'rated', 'speed', 'source', 'mine'] as const
export type Field = (typeof FIELDS)[number]
export type Looked = Readonly<Partial<Record<Field, string>>>

/** What an address says, without what no archive knows. */
export function lookedFrom(query: string): Looked {
  const said = new URLSearchParams(query)
  return Object.fromEntries(
    FIELDS.flatMap((field) => {
      const value = said.get(field)?.trim() ?? ''
      const isKnown = value !== '' && archiveQuery.shape[field].safeParse(value).success
      return isKnown ? [[field, value]] : []
    }),
  )
}

export const queryIn = (looked: Looked): string => queryOf(Object.fromEntries(FIELDS.map((field) => [field, looked[field]?.trim()])))

export type ArchiveEnd = NonNullable<ArchiveQuery['end']>
export const ENDS: readonly ArchiveEnd[] = archiveQuery.shape.end.unwrap().options
