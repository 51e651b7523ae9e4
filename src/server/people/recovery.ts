/** Resetting a lost password: a link that works once within an hour, and ends every session. */
import { Denied } from '../games/denied.ts'
import { hashOf, newToken } from '../games/secrets.ts'
import { setPassword } from './accounts.ts'
import type { Auth } from './auth.ts'
import { plainName } from './names.ts'
import type { People } from './people.ts'

export const LINK_MINUTES = 60
const MINUTE = 60_000
/** Accounts that share an address; the rest get no link. */
const MOST_AT_ADDRESS = 10

/** Any origin will do: the token does not depend on it. */
const authOf = ({ auths }: People): Auth => auths.at({ protocol: 'http', host: 'localhost' })

const identifierOf = (token: string): string => `password ${hashOf(token)}`

/** Returns the token of a new reset link. Only its hash is stored. */
export async function newResetToken(people: People, person: string): Promise<string> {
  const token = newToken()
  const { internalAdapter } = await authOf(people).$context
  const expiresAt = new Date(Date.now() + LINK_MINUTES * MINUTE)
  await internalAdapter.createVerificationValue({ identifier: identifierOf(token), value: person, expiresAt })
  return token
}

/** Sets a new password. Throws `Denied` where the link is invalid, used or expired. */
export async function recover(people: People, token: string, password: string): Promise<void> {
  const auth = authOf(people)
  const { internalAdapter } = await auth.$context
  const link = await internalAdapter.consumeVerificationValue(identifierOf(token))
  if (link === null || (await people.byId(link.value)) === null) throw new Denied('not-found', {}, 'this link has been used, or is too old')
  await setPassword(people, auth, link.value, password)
  await people.storage.db.deleteFrom('sessions').where('userId', '=', link.value).execute()
  people.recheck(link.value)
}

/** The account of this name; bots are not found. */
export async function accountNamed({ storage: { db } }: People, name: string): Promise<{ id: string; name: string } | null> {
  const row = await db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('username', '=', plainName(name))
    .where('owner', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** The accounts with this name or mail address whose address is confirmed. */
export async function accountsFor({ storage: { db } }: People, who: string): Promise<readonly { id: string; name: string }[]> {
  const confirmed = db
    .selectFrom('people')
    .innerJoin('notice_choices', 'notice_choices.person', 'people.id')
    .select(['people.id', 'people.name'])
    .where('username', 'is not', null)
    .where('owner', 'is', null)
    .where('confirmed', '=', 1)
    .limit(MOST_AT_ADDRESS)
  const isAddress = who.includes('@')
  return isAddress
    ? confirmed.where((e) => e(e.fn<string>('lower', ['mail']), '=', who.toLowerCase())).execute()
    : confirmed.where('username', '=', plainName(who)).execute()
}
