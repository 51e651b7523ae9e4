/** `hotline restore`: makes a new data folder, or fills an empty database, from a backup. */
import { restoreBackup } from '../../server/backup/restore.ts'
import { addressAt } from '../../server/storage/address.ts'
import { phrase } from '../../words/program.ts'
import { BadArguments, type Command, filesAmong, readArguments } from '../args.ts'
import { dataLocationOf, fromEnvironment, PLACE } from '../data-location.ts'
import { withProgress } from '../with-progress.ts'

export const command = {
  name: 'restore',
  help: phrase('command.restore'),
  options: PLACE,
  files: 'FILE',
} as const satisfies Command

export async function restore(args: readonly string[]): Promise<number | null> {
  const options = readArguments(command, args)
  if (options === null) return null
  const [file, ...more] = filesAmong(command, args)
  if (file === undefined || more.length > 0) throw new BadArguments(phrase('bad.restore-file'))
  const address = addressAt(dataLocationOf(options, fromEnvironment()))
  const rows = await withProgress('rows are restored', (begin) => restoreBackup(address, file, begin))
  process.stdout.write(`All ${rows} rows are restored. Start the server with the same --data or --database.\n`)
  return 0
}
