/** The way back for whoever has lost the password: a link that works once, for a while, and ends every session. */
import { Denied } from '../games/denied.ts'
import { hashOf, newToken } from '../games/secrets.ts'
import { setPassword } from './accounts.ts'
import type { Auth } from './auth.ts'
import { plainName } from './names.ts'
import type { People } from './people.ts'

/** How long a link is good for. */
export const LINK_MINUTES = 60
const MINUTE = 60_000
/** People who share an address. */
const MOST_AT_ADDRESS = 10

/** The place does not matter: nothing of it is in the link. */
const authOf = ({ auths }: People): Auth => auths.at({ protocol: 'http', host: 'localhost' })

const nameOf = (token: string): string => `password ${hashOf(token)}`

/** What a link carries. Only its hash is kept. */
export async function newResetToken(people: People, person: string): Promise<string> {
  const token = newToken()
  const { internalAdapter } = await authOf(people).$context
  const expiresAt = new Date(Date.now() + LINK_MINUTES * MINUTE)
  await internalAdapter.createVerificationValue({ identifier: nameOf(token), value: person, expiresAt })
  return token
}

/** Sets a new password. Throws `Denied` where the link is not, or no longer, good. */
export async function recover(people: People, token: string, password: string): Promise<void> {
  const auth = authOf(people)
  const { internalAdapter } = await auth.$context
  const link = await internalAdapter.consumeVerificationValue(nameOf(token))
  if (link === null || (await people.byId(link.value)) === null) throw new Denied('not-found', {}, 'this link has been used, or is too old')
  await setPassword(people, auth, link.value, password)
  await people.storage.db.deleteFrom('sessions').where('userId', '=', link.value).execute()
  people.recheck(link.value)
}

/** The account of this name that is nobody's program. */
export async function accountNamed({ storage: { db } }: People, name: string): Promise<{ id: string; name: string } | null> {
  const row = await db
    .selectFrom('people')
    .select(['id', 'name'])
    .where('username', '=', plainName(name))
    .where('owner', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** Whom a name or an address means that has been confirmed: what was only typed in somewhere counts for nothing. */
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
