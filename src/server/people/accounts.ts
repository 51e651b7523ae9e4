/** Accounts: registering, names, passwords, and guests who sign in. */
import { APIError } from 'better-auth/api'
import type { Person } from '../../protocol/people.ts'
import { archiveIn } from '../archive/store.ts'
import { Denied } from '../games/denied.ts'
import type { GameTables } from '../games/tables.ts'
import { isThere } from '../storage/database.ts'
import { codeOf } from '../storage/trouble.ts'
import type { Auth } from './auth.ts'
import { plainName } from './names.ts'
import type { People } from './people.ts'
import { reseat } from './seats.ts'

/** Turns a refusal of the library into our own error; other errors pass through. */
export async function orDeny<T>(work: Promise<T>, refusal: () => Denied, isRefusal = (status: number) => status < 500): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof APIError && isRefusal(error.statusCode)) throw refusal()
    throw error
  }
}

/** Gives an account this name. Throws `Denied` where another account has it. */
export async function takeName({ storage: { db, dialect } }: People, id: string, name: string, owner: string | null = null): Promise<void> {
  try {
    await db
      .updateTable('people')
      .set({
        name,
        username: plainName(name),
        displayUsername: name,
        isAnonymous: dialect === 'sqlite' ? 0 : false,
        ...(owner === null ? {} : { owner }),
      })
      .where('id', '=', id)
      .execute()
  } catch (error) {
    if (isThere(codeOf(error))) throw new Denied('name-taken')
    throw error
  }
}

const isTaken = async ({ storage: { db } }: People, name: string): Promise<boolean> =>
  (await db.selectFrom('people').select('id').where('username', '=', plainName(name)).executeTakeFirst()) !== undefined

const hashIn = async ({ storage: { db } }: People, id: string): Promise<string | null> => {
  const row = await db
    .selectFrom('accounts')
    .select('password')
    .where('userId', '=', id)
    .where('password', 'is not', null)
    .executeTakeFirst()
  return row?.password ?? null
}

export const hasPassword = async (people: People, id: string): Promise<boolean> => (await hashIn(people, id)) !== null

/** Sets the password; reset links that are still open expire. */
export async function setPassword(people: People, auth: Auth, id: string, password: string): Promise<void> {
  const { internalAdapter, password: passwords } = await auth.$context
  const hash = await passwords.hash(password)
  if (await hasPassword(people, id)) await internalAdapter.updatePassword(id, hash)
  else await internalAdapter.linkAccount({ userId: id, providerId: 'credential', accountId: id, password: hash })
  await people.storage.db.deleteFrom('verifications').where('value', '=', id).execute()
}

/** Throws `Denied` where the account has another password. */
export async function checkPassword(people: People, auth: Auth, id: string, password: string | undefined): Promise<void> {
  const hash = await hashIn(people, id)
  if (hash === null) return
  const { password: passwords } = await auth.$context
  if (password === undefined || !(await passwords.verify({ hash, password }))) throw new Denied('wrong-password')
}

const hasPasskey = async ({ storage: { db } }: People, id: string): Promise<boolean> =>
  (await db.selectFrom('passkeys').select('id').where('userId', '=', id).executeTakeFirst()) !== undefined

/** Turns a guest into an account with a name and a password or passkey. Its id, and so its games, stay the same. */
export async function register(
  people: People,
  tables: GameTables,
  auth: Auth,
  guest: Person,
  { name, password }: { readonly name: string; readonly password?: string | undefined },
): Promise<Person> {
  if (await isTaken(people, name)) throw new Denied('name-taken')
  if (password === undefined && !(await hasPasskey(people, guest.id)))
    throw new Denied('not-allowed', {}, 'an account needs a password or a passkey')
  // The name comes last: until then the account is a guest's, and the request can be repeated.
  if (password !== undefined) await setPassword(people, auth, guest.id, password)
  await takeName(people, guest.id, name)
  await renameSeats(people, tables, guest.id, name)
  return (await people.byId(guest.id))!
}

const renameSeats = (people: People, tables: GameTables, id: string, name: string): Promise<void> =>
  reseat(people.storage, tables, id, (seat) => ({ ...seat, name }))

export async function rename(people: People, tables: GameTables, id: string, name: string): Promise<Person> {
  await takeName(people, id, name)
  await renameSeats(people, tables, id, name)
  return (await people.byId(id))!
}

/** Changes the password; all other sessions end. */
export async function changePassword(
  people: People,
  auth: Auth,
  { id }: Person,
  session: string,
  { current, wanted }: { readonly current?: string | undefined; readonly wanted: string },
): Promise<void> {
  await checkPassword(people, auth, id, current)
  await setPassword(people, auth, id, wanted)
  await people.storage.db.deleteFrom('sessions').where('userId', '=', id).where('id', '!=', session).execute()
  people.recheck(id)
}

/** Moves the games, chat and imports of a guest to the account that the guest has signed in to. */
async function adopt(people: People, tables: GameTables, guest: Person, person: Person): Promise<void> {
  const { db } = people.storage
  // In a game against the own account, the guest's seat is left without an account.
  await reseat(people.storage, tables, guest.id, (seat, across) =>
    across.user === person.id ? { ...seat, user: null } : { ...seat, user: person.id, name: person.name },
  )
  await db.updateTable('chat').set({ person: person.id }).where('person', '=', guest.id).execute()
  await archiveIn(db).moveImports(guest.id, person.id)
  await db.deleteFrom('people').where('id', '=', guest.id).execute()
  people.recheck(guest.id)
}

/** Returns the account with this id, to which `before` has signed in. Games of a guest move to it. */
export async function signedIn(people: People, tables: GameTables, before: Person | null, id: string): Promise<Person> {
  const person = (await people.byId(id))!
  if (before?.guest === true && before.id !== id) await adopt(people, tables, before, person)
  return person
}
