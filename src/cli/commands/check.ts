/** `hotline check`: replays all games of a server and compares stored positions and lines with their logs. */
import { problemsOf } from '../../server/games/check.ts'
import { addressAt } from '../../server/storage/address.ts'
import { openStorage } from '../../server/storage/open.ts'
import { phrase } from '../../words/program.ts'
import { type Command, readArguments } from '../args.ts'
import { dataLocationOf, fromEnvironment, PLACE } from '../data-location.ts'
import { withProgress } from '../with-progress.ts'

export const command = {
  name: 'check',
  help: phrase('command.check'),
  options: PLACE,
} as const satisfies Command

export async function check(args: readonly string[]): Promise<number | null> {
  const options = readArguments(command, args)
  if (options === null) return null
  const address = addressAt(dataLocationOf(options, fromEnvironment()))
  const found: string[] = []
  const games = await withProgress('games are replayed', async (begin) => {
    const storage = await openStorage(address)
    try {
      const ids = (await storage.db.selectFrom('games').select('id').orderBy('created').execute()).map(({ id }) => id)
      const done = begin(ids.length)
      for (const id of ids) {
        found.push(...(await problemsOf(storage, id)).map((problem) => `${id}: ${problem}\n`))
        done(1)
      }
      return ids.length
    } finally {
      await storage.close()
    }
  })
  process.stdout.write(`${found.join('')}${games} games checked, ${found.length === 0 ? 'no' : found.length} problems.\n`)
  return found.length === 0 ? 0 : 1
}
