/** `hotline backup`: backs up all data of a server while it runs. */
import { saveBackup } from '../../server/backup/save.ts'
import { addressAt } from '../../server/storage/address.ts'
import { phrase } from '../../words/program.ts'
import { BadArguments, type Command, filesAmong, readArguments } from '../args.ts'
import { dataLocationOf, fromEnvironment, PLACE } from '../data-location.ts'
import { withProgress } from '../with-progress.ts'

export const command = {
  name: 'backup',
  help: phrase('command.backup'),
  options: PLACE,
  files: 'FILE',
} as const satisfies Command

export async function backup(args: readonly string[]): Promise<number | null> {
  const options = readArguments(command, args)
  if (options === null) return null
  const [file, ...more] = filesAmong(command, args)
  if (file === undefined || more.length > 0) throw new BadArguments(phrase('bad.backup-file'))
  const address = addressAt(dataLocationOf(options, fromEnvironment()))
  const rows = await withProgress('rows are saved', (begin) => saveBackup(address, file, Date.now(), begin))
  process.stdout.write(`${file} holds all ${rows} rows. It tells hands and opens accounts: keep it to yourself.\n`)
  return 0
}
