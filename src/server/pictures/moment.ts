/** A position of a game on the server that everyone may see: what a link to it shows before it is opened. */
import type { Ending } from '../../protocol/common.ts'
import type { Note } from '../../rules/notes.ts'
import type { State } from '../../rules/state.ts'
import type { Archive } from '../archive/store.ts'
import { movesIn, stateAfter } from '../games/course.ts'
import { Denied } from '../games/denied.ts'
import { isCounted } from '../games/table.ts'
import type { GameTables } from '../games/tables.ts'
import { publicNotes } from './public-notes.ts'
import type { MomentReader } from './reader.ts'

/** Where a game is addressed: among those played here, or in the archive, which also has those that people bring along. */
export const SHELVES = ['games', 'archive'] as const
export type ShelfName = (typeof SHELVES)[number]

export interface PublicPosition {
  readonly state: State
  /** How many moves led here, and how many the game has. */
  readonly step: number
  readonly of: number
  /** What the last moves did, as far as a spectator may know it. */
  readonly notes: readonly Note[]
  readonly players: { readonly us: string | null; readonly ussr: string | null }
  /** Of the whole game; null while it is played. */
  readonly ending: Pick<Ending, 'winner'> | null
  /** Whether the game changes no more, so that a picture of it stays right. */
  readonly isFinal: boolean
}

interface Needed {
  readonly tables: GameTables
  readonly archive: Archive
  readonly reader: MomentReader
}

/** A game that is or was played here; null where not everyone may see it, or it has not begun. */
async function ofGame({ tables }: Needed, id: string, step: number | null): Promise<PublicPosition | null> {
  const table = await tables.read(id)
  const { row, course } = table
  if (row.watch !== null || row.status === 'waiting' || row.ending?.kind === 'aborted') return null
  const of = movesIn(course)
  const at = Math.min(step ?? of, of)
  const common = {
    step: at,
    of,
    players: { us: row.seats[0].name, ussr: row.seats[1].name },
    ending: row.ending,
    isFinal: isCounted(row),
  }
  if (at === of) return { ...common, state: course.state, notes: publicNotes(course.made) }
  const { course: whole } = await tables.history(id)
  return { ...common, state: stateAfter(whole, at), notes: publicNotes(whole.made.slice(0, at)) }
}

/** A game of the archive; null where not everyone may see it. */
async function ofArchive(needed: Needed, id: string, step: number | null): Promise<PublicPosition | null> {
  const line = await needed.archive.find(id, null)
  if (line === null) return null
  if (line.source === 'played') return ofGame(needed, id, step)
  const text = await needed.archive.record(id)
  if (text === null) return null
  const read = await needed.reader.read({ text, step })
  const { us, ussr } = line.players
  return { ...read, players: { us: us.name, ussr: ussr.name }, ending: line.ending, isFinal: true }
}

/** The position after so many moves, or the last one; null where not everyone may see the game. */
export async function momentOf(needed: Needed, shelf: ShelfName, id: string, step: number | null): Promise<PublicPosition | null> {
  try {
    return await (shelf === 'games' ? ofGame : ofArchive)(needed, id, step)
  } catch (error) {
    if (error instanceof Denied) return null
    throw error
  }
}
