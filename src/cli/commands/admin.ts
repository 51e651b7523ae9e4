/** `hotline admin`: makes a user an admin, who may close reports and ban users; prints a link to reset a password; or sets webhooks. */
import { existsSync } from 'node:fs'
import { setAdmin } from '../../server/people/admins.ts'
import { makePeople } from '../../server/people/people.ts'
import { accountNamed, LINK_MINUTES, newResetToken } from '../../server/people/recovery.ts'
import { addressAt } from '../../server/storage/address.ts'
import { type OpenStorage, openStorage } from '../../server/storage/open.ts'
import { phrase } from '../../words/program.ts'
import { BadArguments, type Command, filesAmong, givenAmong, readArguments, refuseBeside } from '../args.ts'
import { type DataLocation, databaseTrouble, dataLocationOf, fromEnvironment, PLACE } from '../data-location.ts'
import { changeWebhooks, concernsWebhooks, WEBHOOKS } from './admin/webhooks.ts'

export const command = {
  name: 'admin',
  help: phrase('command.admin'),
  options: {
    off: { is: 'switch', help: phrase('option.off') },
    'password-link': {
      is: 'switch',
      help: phrase('option.password-link', { minutes: LINK_MINUTES }),
    },
    ...WEBHOOKS,
    ...PLACE,
  },
  files: 'NAME',
} as const satisfies Command

function addressOf(place: DataLocation): string {
  const address = addressAt(place)
  if (place.database === undefined && !existsSync(address)) throw new BadArguments(phrase('bad.admin-data', { file: address }))
  return address
}

export async function admin(args: readonly string[]): Promise<number | null> {
  const options = readArguments(command, args)
  if (options === null) return null
  const [name, ...more] = filesAmong(command, args)
  const isOfWebhooks = concernsWebhooks(options)
  const given = givenAmong(command, args)
  const [deed, ...others] = given.filter((option) => option in WEBHOOKS || option === 'off' || option === 'password-link')
  if (deed !== undefined) refuseBeside(deed, given, others)
  if (isOfWebhooks && name !== undefined) throw new BadArguments(phrase('bad.admin-webhook', { name: JSON.stringify(name) }))
  if (!isOfWebhooks && (name === undefined || more.length > 0)) throw new BadArguments(phrase('bad.admin-name'))
  const env = fromEnvironment()
  return withStorage(addressOf(dataLocationOf(options, env)), async (storage) => {
    if (isOfWebhooks || name === undefined) {
      process.stdout.write(await changeWebhooks(storage, options))
      return 0
    }
    const nobody = (): BadArguments => new BadArguments(phrase('bad.admin-nobody', { name: JSON.stringify(name) }))
    if (options['password-link']) {
      const people = await makePeople(storage)
      const person = await accountNamed(people, name)
      if (person === null) throw nobody()
      const where = (env.HOTLINE_ADDRESS ?? `http://localhost:${env.HOTLINE_PORT ?? 8080}`).replace(/\/$/, '')
      const link = `${where}/#/password/${await newResetToken(people, person.id)}`
      process.stdout.write(`${person.name} chooses a new password at this address, once, within ${LINK_MINUTES} minutes:\n${link}\n`)
      return 0
    }
    const found = await setAdmin(storage, name, !options.off)
    if (found === null) throw nobody()
    process.stdout.write(`${found} is ${options.off ? 'no admin any more' : 'an admin now'}.\n`)
    return 0
  })
}

/** Runs work on the storage, and turns errors of the database into `BadArguments`. */
async function withStorage(address: string, work: (storage: OpenStorage) => Promise<number>): Promise<number> {
  try {
    const storage = await openStorage(address)
    try {
      return await work(storage)
    } finally {
      await storage.close()
    }
  } catch (error) {
    const trouble = databaseTrouble(error)
    throw trouble === null ? error : new BadArguments(trouble, { cause: error })
  }
}
