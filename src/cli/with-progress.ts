import { BadArguments } from './args.ts'
import { databaseTrouble } from './data-location.ts'
import { type Progress, progress } from './progress.ts'

/** Runs work with a progress bar, and turns errors that the user can correct into `BadArguments`. */
export async function withProgress(
  what: string,
  work: (begin: (rows: number) => (rows: number) => void) => Promise<number>,
): Promise<number> {
  let shown: Progress | null = null
  try {
    return await work((rows) => {
      const bar = progress(what, rows)
      shown = bar
      return (n) => bar.add(n)
    })
  } catch (error) {
    const message = databaseTrouble(error)
    if (message === null) throw error
    throw new BadArguments(message, { cause: error })
  } finally {
    ;(shown as Progress | null)?.end()
  }
}
