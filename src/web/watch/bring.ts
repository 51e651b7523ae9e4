/** Puts records and text logs into the archive of the server, which checks them by the rules first. */
import { type ArchiveLine, archiveLine } from '../../protocol/archive.ts'
import { ApiError, ask, meOrGuest } from '../people/api.ts'

export interface GivenFile {
  /** The name of the file, or empty. */
  readonly name: string
  readonly text: string
}

/** What came of one text: a line of the archive, or why not. */
export interface Outcome extends GivenFile {
  readonly line: ArchiveLine | null
  readonly refused: ApiError | null
}

/** Throws `ApiError` where nobody can be signed in. */
export async function bring(given: readonly GivenFile[], shown: boolean, onLeft: (left: number) => void): Promise<Outcome[]> {
  await meOrGuest()
  const outcomes: Outcome[] = []
  for (const [i, each] of given.entries()) {
    onLeft(given.length - i)
    outcomes.push(await brought(each, shown))
  }
  onLeft(0)
  return outcomes
}

async function brought({ name, text }: GivenFile, shown: boolean): Promise<Outcome> {
  try {
    return { name, text, line: await ask(archiveLine, 'POST', 'api/archive', { text, shown }), refused: null }
  } catch (error) {
    if (error instanceof ApiError) return { name, text, line: null, refused: error }
    throw error
  }
}
